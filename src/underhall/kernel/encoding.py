"""What a seat may know as bytes for learners: how they are laid out, and how they come into a buffer.

A row is what the seat knows of the table, then its options: equal parts, at most so many of them. It consists of
blocks, a block of items, an item of columns of one byte each. Whoever reads a row goes by the game's `Layout`; what
each game writes stands in its folder `encoding`.
"""

import hashlib
import tomllib
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from underhall.errors import BadEncoding

if TYPE_CHECKING:
    from underhall.kernel.decisions import Decision
    from underhall.kernel.game import Game

# What a column holds.
CARD: Final = "card"  # the number of a card, see `Numbers`
CATEGORY: Final = "category"  # one of several things, which are not more or less than one another
NUMBER: Final = "number"  # a quantity; what is more than the column's `most` counts as that
FLAG: Final = "flag"  # yes or no
KINDS: Final = (CARD, CATEGORY, NUMBER, FLAG)

# What a game needs to be encoded.
NEEDED: Final = "Game.layout, Game.encoded, GameInfo.layout"

# Numbers of cards that mean no card. Those of cards follow.
NO_CARD: Final = 0
UNSEEN_CARD: Final = 1  # there is one, and the seat cannot look at it
FIRST_CARD: Final = 2
LARGEST: Final = 255


class Numbers:
    """The numbers by which a game's rows name cards, kinds of options and kinds of decisions.

    They stand in the game's `data/numbers.toml` in their order and are never changed, so that what was learned with
    them keeps its meaning: what is new is added behind all others. Nothing else depends on that file; what it does not
    name yet comes behind it in the order of the game's own tables.
    """

    def __init__(
        self,
        cards: tuple[str, ...],
        options: tuple[str, ...],
        decisions: tuple[str, ...],
        heroes: tuple[str, ...] = (),
    ) -> None:
        self.cards = cards  #: ids of cards; the first has the number FIRST_CARD
        self.options = options  #: kinds of options; the first has the number 1
        self.decisions = decisions  #: kinds of decisions; the first has the number 1
        self.heroes = heroes  #: ids of heroes, which actions name and rows do not; the first has the number 0
        self.decision: dict[str, int] = {name: i + 1 for i, name in enumerate(decisions)}

    def of_cards(self, ids: tuple[str, ...]) -> list[int]:
        """The number of each of these cards, NO_CARD for those that have none."""
        number = {id_: i + FIRST_CARD for i, id_ in enumerate(self.cards)}
        return [number.get(id_, NO_CARD) for id_ in ids]

    def of_options(self, names: tuple[str, ...]) -> list[int]:
        """The number of each of these kinds of options."""
        return [self.options.index(name) + 1 for name in names]


def read_numbers(
    package: str, cards: tuple[str, ...], options: tuple[str, ...], heroes: tuple[str, ...] = ()
) -> Numbers:
    """The numbers in a game's file, and behind them those of its cards and options that the file does not name."""
    text = resources.files(package).joinpath("data/numbers.toml").read_text("utf-8")
    return numbered(tomllib.loads(text), cards, options, heroes)


def numbered(
    stored: dict[str, Any], cards: tuple[str, ...], options: tuple[str, ...], heroes: tuple[str, ...] = ()
) -> Numbers:
    """The numbers that are `stored`, and behind them those of what is not among them."""
    return Numbers(
        with_new(stored["cards"], cards),
        with_new(stored["options"], options),
        tuple(stored["decisions"]),
        with_new(stored.get("heroes", []), heroes),
    )


def with_new(stored: list[str], names: tuple[str, ...]) -> tuple[str, ...]:
    """What is stored, and behind it those names that are not."""
    return (*stored, *[name for name in names if name not in stored])


class Column:
    """One byte of an item."""

    def __init__(self, name: str, kind: str, most: int, meaning: str) -> None:
        self.name = name
        self.kind = kind  #: one of `KINDS`
        self.most = most  #: the largest value
        self.meaning = meaning


class Block:
    """Items that have the same columns, one behind the other.

    Those of an `ordered` block are told apart by their place: seats from the one who is asked onwards, rooms from the
    boss outwards. All others are a set: their order means nothing, and places left over at the end are all 0.
    `per` names the block that these items belong to: each of its items has an equal share of them, in the same order.
    """

    def __init__(
        self, name: str, meaning: str, columns: tuple[Column, ...], count: int = 1, per: str = "", ordered: bool = True
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.columns = columns
        self.count = count
        self.per = per
        self.ordered = ordered
        self.size = count * len(columns)


class Layout:
    """How the rows of a game are laid out. Rows of another `version`, or of another `digest`, mean something else."""

    def __init__(
        self,
        game: str,
        version: int,
        blocks: tuple[Block, ...],
        option: tuple[Column, ...],
        most_options: int,
        numbers: Numbers,
        cards: int,
        facts: tuple[Column, ...],
    ) -> None:
        self.game = game  #: the id of the game
        self.version = version  #: goes up when the bytes of some position change
        self.blocks = blocks  #: what the seat knows of the table
        self.option = option  #: the columns of an option
        self.most_options = most_options  #: options beyond these are left out
        self.numbers = numbers
        self.cards = cards  #: numbers of cards stay below this, with those that are yet to be added
        self.facts = facts  #: what `GameInfo.card_facts` says of each card
        self.option_size = len(option)
        self.offsets: dict[str, int] = {}  #: where each block begins
        size = 0
        for block in blocks:
            self.offsets[block.name] = size
            size += block.size
        self.state_size = size  #: the bytes of all blocks; the options follow
        self.row_size = size + self.option_size * most_options

    def block(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    @property
    def digest(self) -> str:
        """A short hash of everything that a net must be built for. A new card or a new kind does not change it."""
        parts: list[object] = [self.game, self.version, self.most_options, self.cards, [c.name for c in self.facts]]
        for block in self.blocks:
            columns = [(column.name, column.kind, column.most) for column in block.columns]
            parts.append((block.name, block.count, block.per, block.ordered, columns))
        parts.append([(column.name, column.kind, column.most) for column in self.option])
        return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()

    def read(self, row: bytes) -> dict[str, list[dict[str, int]]]:
        """The items of each block of a row, by the names of their columns; the options are the block "options"."""
        found: dict[str, list[dict[str, int]]] = {}
        for block in self.blocks:
            found[block.name] = items(row, self.offsets[block.name], block.count, block.columns)
        found["options"] = items(row, self.state_size, self.most_options, self.option)
        return found


def items(row: bytes, begin: int, count: int, columns: tuple[Column, ...]) -> list[dict[str, int]]:
    size = len(columns)
    return [{columns[c].name: row[begin + item * size + c] for c in range(size)} for item in range(count)]


# -- columns as games write them down -------------------------------------------------------------------------------


def card(name: str, meaning: str) -> Column:
    return Column(name, CARD, LARGEST, meaning)


def category(name: str, most: int, meaning: str) -> Column:
    return Column(name, CATEGORY, most, meaning)


def number(name: str, most: int, meaning: str) -> Column:
    return Column(name, NUMBER, most, meaning)


def flag(name: str, meaning: str) -> Column:
    return Column(name, FLAG, 1, meaning)


def asked_columns(seats: int, decisions: int, picked: int) -> tuple[Column, ...]:
    """What rows of every game have of the question: see `add_asked`."""
    return (
        category("decision", decisions, "the kind of the decision, 0 if the seat is not asked"),
        card("source", "the card that asks"),
        category("owner", seats, "the seat whose effect asks"),
        number("picked", picked, "what has been chosen so far for that effect"),
    )


def card_set(name: str, meaning: str, count: int, per: str = "", each: str = "card") -> Block:
    """A block of cards whose order means nothing."""
    return Block(name, meaning, (card("card", f"the {each}"),), count, per, ordered=False)


def listed(names: tuple[str, ...]) -> str:
    """What the values of a category mean: their names from 1 on."""
    return ", ".join([f"{i + 1} {name}" for i, name in enumerate(names)])


# -- what games write alike -------------------------------------------------------------------------------------------

NOT_ASKED: Final = bytes(len(asked_columns(0, 0, 0)))


def add_asked(
    out: BytesWriter, decision: "Decision | None", me: i64, seats: i64, numbers: Numbers, cards: list[int], picked: i64
) -> None:
    """`asked_columns` of a decision, or of none. `cards` has the numbers of cards by the engine's."""
    if decision is None:
        out.write(NOT_ASKED)
        return
    frame = decision.frame
    source = cards[frame.source] if frame.source >= 0 else NO_CARD
    owner = place_from(frame.seat, me, seats)
    chosen = at_most(len(frame.picks), picked)
    out.append(u8(numbers.decision.get(decision.op.kind, 0)))
    out.append(u8(source))
    out.append(u8(owner))
    out.append(u8(chosen))


def add_flags(out: BytesWriter, flags: i64) -> None:
    """Eight flags side by side, by the number that they are the bits of; the first is the lowest."""
    for bit in range(8):
        out.append(u8(flags >> bit & 1))


def add_cards(out: BytesWriter, cards: tuple[int, ...], most: int, numbers: list[int]) -> None:
    """The first cards, and empty places up to `most`."""
    for i in range(most):
        out.append(u8(numbers[cards[i]] if i < len(cards) else NO_CARD))


def at_most(value: i64, most: i64) -> i64:
    """The value of a column of kind NUMBER."""
    if value < 0:
        return 0
    return value if value < most else most


def place_from(seat: i64, me: i64, seats: i64) -> i64:
    """A seat as rows have it: 1 is `me`, 2 the next one, 0 nobody."""
    if seat < 0:
        return 0
    return seat - me + 1 if seat >= me else seat - me + 1 + seats


# -- rows into buffers ------------------------------------------------------------------------------------------------


class Rows:
    """A buffer that rows are written into."""

    def __init__(self, layout: Layout, buffer: Any) -> None:
        self.layout = layout
        self.buffer = buffer  # bytearray or a memoryview of plain bytes: whatever takes a slice of bytes
        self.nothing = bytes(layout.row_size)
        self.state_size: i64 = layout.state_size
        self.option_size: i64 = layout.option_size
        self.row_size: i64 = layout.row_size

    def write(self, game: "Game", seat: int, offset: i64) -> int:
        """Write the row of `seat`; how many options it has comes back. Nothing is checked here."""
        row = game.encoded(seat)
        size: i64 = len(row)
        buffer = self.buffer
        end = offset + size
        buffer[offset:end] = row
        rest = self.row_size - size
        if rest > 0:
            buffer[end : offset + self.row_size] = self.nothing[:rest]
        return (size - self.state_size) // self.option_size


def write_row(game: "Game", layout: Layout, seat: object, buffer: object, offset: object) -> int:
    """Write the row of a seat into somebody's buffer, or say what is wrong with it; then nothing is written."""
    seats = game.config.seats
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadEncoding(why="seat", given=repr(seat), valid=", ".join(str(each) for each in range(seats)))
    size = layout.row_size
    room = writable(buffer)
    length = len(room)
    if type(offset) is not int or offset < 0:
        raise BadEncoding(why="offset", given=repr(offset), valid="0, 1, 2, …")
    if length - offset < size:
        raise BadEncoding(why="small", given=str(max(0, length - offset)), valid=str(size))
    return Rows(layout, room).write(game, seat, offset)


def writable(buffer: object) -> Any:
    """What takes slices of bytes and is the same memory as `buffer`: a view, since a bytearray copies them twice."""
    try:
        room = memoryview(buffer)  # type: ignore[arg-type]
        plain = room.cast("B") if room.format != "B" or room.ndim != 1 else room
    except TypeError as error:
        raise BadEncoding(why="buffer", given=type(buffer).__name__, valid="bytearray") from error
    if plain.readonly:
        raise BadEncoding(why="read-only", given=type(buffer).__name__, valid="bytearray")
    return plain
