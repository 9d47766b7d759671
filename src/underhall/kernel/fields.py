"""A state field is declared once: an attribute with its default in the class body, and its line in `fields`.

    class Seat(Record["Seat"]):
        boss: int = NOTHING
        hand: tuple[int, ...] = ()
        out: bool = False

        def fields(self, f: Fields, of: "Seat") -> None:
            self.boss = f.card("boss", of.boss)
            self.hand = f.packed("hand", of.hand, HAND_CARD)
            self.out = f.flag("out", of.out)

`of` is where the values come from. Everything that is done with whole states is a subclass of `Fields` that goes over
these lines:

- `Fields` itself hands back what it gets: `new.fields(COPY, old)` copies.
- `Writer` makes a dict by name, with cards by id and programs by name. What is as in a fresh record is left out.
- `Reader` fills a fresh record from such a dict. What is missing keeps its default; a name or a card that nobody knows
  is an error that names it.
- `CardCounter` collects the cards that lie somewhere, for checks that none is lost.
- `Scrambler` gives every field another value, for tests that look for fields that a copy or a save leaves out.

Values are never changed in place but replaced (tuples, not lists; records that are made anew), so that copies share
them. A default belongs to the format: where it changes, old states need a migration. tests/kernel/test_fields.py fails
if an attribute has no line in `fields`.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from underhall.errors import NewerSave, UnknownInState
from underhall.kernel.agenda import NOTHING, Frame, Program
from underhall.kernel.luck import Luck, restored

R = TypeVar("R")

SCHEMA: Final = 1  # goes up when what is written can no longer be read by an older version
SCHEMA_NAME: Final = "schema"


# Slices and sums of tuples are what is fastest here: an unpacked literal goes through a list.


def plus(values: tuple[R, ...], value: R) -> tuple[R, ...]:
    """The values with one more at the end."""
    return values + (value,)  # noqa: RUF005


def replaced(values: tuple[R, ...], place: int, value: R) -> tuple[R, ...]:
    """The values with another one at `place`."""
    new = list(values)
    new[place] = value
    return tuple(new)


def without(values: tuple[R, ...], place: int) -> tuple[R, ...]:
    """The values but for the one at `place`."""
    if place == len(values) - 1:
        return values[:place]
    return values[:place] + values[place + 1 :] if place else values[1:]


def minus(values: tuple[R, ...], value: R) -> tuple[R, ...]:
    """The values but for the first that is `value`."""
    return without(values, values.index(value))


def inserted(values: tuple[R, ...], place: int, value: R) -> tuple[R, ...]:
    """The values with one more, at `place`."""
    if place == len(values):
        return values + (value,)  # noqa: RUF005
    return values[:place] + (value,) + values[place:]  # noqa: RUF005


CARD_PARTS: Final = ("card", "mention")


class Packing:
    """Named parts of one int: each a name, its lowest bit and how many bits it has.

    The part "card" is a card that lies here, the part "mention" one that lies elsewhere.
    """

    def __init__(self, *parts: tuple[str, int, int]) -> None:
        self.parts = parts


class Record(Generic[R]):
    """A part of a state. `R` is the class itself."""

    def fields(self, f: "Fields", of: R) -> None:
        """Set every field to what `f` makes of the field of `of`."""
        raise NotImplementedError


class Fields:
    """Goes over the fields of a record and hands each value back as it is: what is filled with them is a copy."""

    def number(self, name: str, value: int) -> int:
        return value

    def flag(self, name: str, value: bool) -> bool:
        return value

    def text(self, name: str, value: str) -> str:
        return value

    def numbers(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        return value

    def word(self, name: str, value: int, words: tuple[str, ...]) -> int:
        """A number that stands for one of `words`, which is what is stored."""
        return value

    def words(self, name: str, value: tuple[int, ...], words: tuple[str, ...]) -> tuple[int, ...]:
        return value

    def card(self, name: str, value: int) -> int:
        """A card that lies here, or NOTHING."""
        return value

    def cards(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        """Cards that lie here."""
        return value

    def mention(self, name: str, value: int) -> int:
        """A card that lies elsewhere, or NOTHING."""
        return value

    def mentions(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        """Cards that lie elsewhere."""
        return value

    def packed(self, name: str, value: tuple[int, ...], packing: Packing) -> tuple[int, ...]:
        """Ints of several parts; a card among them lies here."""
        return value

    def parts(self, name: str, value: int, packing: Packing) -> int:
        """One int of several parts."""
        return value

    def record(self, name: str, value: R | None, new: Callable[[], R]) -> R | None:
        """A record, or None; `new` makes a fresh one. It is never changed in place: copies share it."""
        return value

    def records(self, name: str, value: tuple[R, ...], new: Callable[[], R]) -> tuple[R, ...]:
        return value

    def places(self, name: str, value: tuple[R | None, ...], new: Callable[[], R]) -> tuple[R | None, ...]:
        """Records in places of which some are empty."""
        return value

    def stacks(self, name: str, value: tuple[tuple[R, ...], ...], new: Callable[[], R]) -> tuple[tuple[R, ...], ...]:
        """Records that lie on one another."""
        return value

    def luck(self, name: str, value: Luck) -> Luck:
        return value.clone()

    def frames(self, name: str, value: list[Frame]) -> list[Frame]:
        return value[:]


COPY: Final = Fields()


class Writer(Fields):
    """Writes the fields of one record into a dict by their names."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.ids = cards  # the id of each card by its number
        self.out: dict[str, object] = {}
        self.fresh: dict[object, dict[str, object]] = {}  # what a fresh record of each kind looks like

    def written(self, record: Any, new: Callable[[], Any]) -> dict[str, object]:
        """The record by names, without what is as in a fresh one."""
        fresh = self.fresh.get(new)
        if fresh is None:
            fresh = self.all_of(new())
            self.fresh[new] = fresh
        return changes(self.all_of(record), fresh)

    def all_of(self, record: Any) -> dict[str, object]:
        """Every field of the record by its name."""
        before = self.out
        found: dict[str, object] = {}
        self.out = found
        record.fields(self, record)
        self.out = before
        return found

    def id_of(self, card: int) -> str | None:
        return None if card == NOTHING else self.ids[card]

    def number(self, name: str, value: int) -> int:
        self.out[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.out[name] = value
        return value

    def text(self, name: str, value: str) -> str:
        self.out[name] = value
        return value

    def numbers(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        self.out[name] = list(value)
        return value

    def word(self, name: str, value: int, words: tuple[str, ...]) -> int:
        self.out[name] = words[value]
        return value

    def words(self, name: str, value: tuple[int, ...], words: tuple[str, ...]) -> tuple[int, ...]:
        self.out[name] = [words[each] for each in value]
        return value

    def card(self, name: str, value: int) -> int:
        self.out[name] = self.id_of(value)
        return value

    def cards(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        self.out[name] = [self.ids[card] for card in value]
        return value

    def mention(self, name: str, value: int) -> int:
        self.out[name] = self.id_of(value)
        return value

    def mentions(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        self.out[name] = [self.ids[card] for card in value]
        return value

    def packed(self, name: str, value: tuple[int, ...], packing: Packing) -> tuple[int, ...]:
        self.out[name] = [self.unpacked(each, packing) for each in value]
        return value

    def parts(self, name: str, value: int, packing: Packing) -> int:
        self.out[name] = self.unpacked(value, packing)
        return value

    def unpacked(self, value: int, packing: Packing) -> dict[str, object]:
        parts: dict[str, object] = {}
        for name, shift, bits in packing.parts:
            part = value >> shift & (1 << bits) - 1
            if name in CARD_PARTS:
                parts[name] = self.ids[part]
            elif part:
                parts[name] = part
        return parts

    def record(self, name: str, value: R | None, new: Callable[[], R]) -> R | None:
        self.out[name] = None if value is None else self.written(value, new)
        return value

    def records(self, name: str, value: tuple[R, ...], new: Callable[[], R]) -> tuple[R, ...]:
        self.out[name] = [self.written(each, new) for each in value]
        return value

    def places(self, name: str, value: tuple[R | None, ...], new: Callable[[], R]) -> tuple[R | None, ...]:
        self.out[name] = [None if each is None else self.written(each, new) for each in value]
        return value

    def stacks(self, name: str, value: tuple[tuple[R, ...], ...], new: Callable[[], R]) -> tuple[tuple[R, ...], ...]:
        self.out[name] = [[self.written(each, new) for each in stack] for stack in value]
        return value

    def luck(self, name: str, value: Luck) -> Luck:
        self.out[name] = value.state()
        return value

    def frames(self, name: str, value: list[Frame]) -> list[Frame]:
        self.out[name] = [self.frame(each) for each in value]
        return value

    def frame(self, frame: Frame) -> dict[str, object]:
        """What is in progress, by the name of its program. Picks are numbers, of cards too: states are stored between
        turns, where nothing is picked."""
        return {
            "program": frame.program.name,
            "step": frame.pc,
            "seat": frame.seat,
            "source": self.id_of(frame.source),
            "cause": frame.cause,
            "picks": list(frame.picks),
        }


def changes(written: dict[str, object], fresh: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in written.items() if value != fresh[name]}


class Names:
    """What stored names stand for in this process."""

    def __init__(self, cards: tuple[str, ...], programs: dict[str, Program]) -> None:
        self.cards = cards
        self.numbers = {id: number for number, id in enumerate(cards)}
        self.programs = programs


class Reader(Fields):
    """Fills fresh records from what a `Writer` wrote: `record.fields(reader, record)`.

    The types are checked, since compiled or not a damaged state must not get into a game.
    """

    def __init__(self, state: object, names: Names) -> None:
        self.names = names
        self.found: dict[str, Any] = the_dict(state)

    def read(self, record: Any) -> None:
        """Fill the record, and see to it that nothing is left over."""
        record.fields(self, record)
        for name in self.found:
            raise UnknownInState(why="field", name=name)

    def number_of(self, id: object) -> int:
        if not isinstance(id, str):
            raise TypeError(f"no card: {id!r}")
        number = self.names.numbers.get(id)
        if number is None:
            raise UnknownInState(why="card", name=id)
        return number

    def number(self, name: str, value: int) -> int:
        return the_int(self.found.pop(name)) if name in self.found else value

    def flag(self, name: str, value: bool) -> bool:
        if name not in self.found:
            return value
        found = self.found.pop(name)
        if found is not True and found is not False:
            raise TypeError(f"{name} is {found!r}")
        return bool(found)

    def text(self, name: str, value: str) -> str:
        if name not in self.found:
            return value
        found = self.found.pop(name)
        if not isinstance(found, str):
            raise TypeError(f"{name} is {found!r}")
        return found

    def numbers(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        if name not in self.found:
            return value
        return tuple([the_int(each) for each in the_list(self.found.pop(name))])

    def word(self, name: str, value: int, words: tuple[str, ...]) -> int:
        return place_of(self.found.pop(name), words) if name in self.found else value

    def words(self, name: str, value: tuple[int, ...], words: tuple[str, ...]) -> tuple[int, ...]:
        if name not in self.found:
            return value
        return tuple([place_of(each, words) for each in the_list(self.found.pop(name))])

    def card(self, name: str, value: int) -> int:
        if name not in self.found:
            return value
        id = self.found.pop(name)
        return NOTHING if id is None else self.number_of(id)

    def cards(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        if name not in self.found:
            return value
        return tuple([self.number_of(id) for id in the_list(self.found.pop(name))])

    def mention(self, name: str, value: int) -> int:
        return self.card(name, value)

    def mentions(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        return self.cards(name, value)

    def packed(self, name: str, value: tuple[int, ...], packing: Packing) -> tuple[int, ...]:
        if name not in self.found:
            return value
        return tuple([self.packed_one(each, packing) for each in the_list(self.found.pop(name))])

    def parts(self, name: str, value: int, packing: Packing) -> int:
        return self.packed_one(self.found.pop(name), packing) if name in self.found else value

    def packed_one(self, state: object, packing: Packing) -> int:
        parts = the_dict(state)
        value = 0
        for name, shift, bits in packing.parts:
            part = self.number_of(parts.pop(name)) if name in CARD_PARTS else the_int(parts.pop(name, 0))
            if part < 0 or part >= 1 << bits:
                raise ValueError(f"{name} is {part}")
            value |= part << shift
        for name in parts:
            raise UnknownInState(why="field", name=name)
        return value

    def read_new(self, state: object, new: Callable[[], R]) -> R:
        record = new()
        Reader(state, self.names).read(record)
        return record

    def record(self, name: str, value: R | None, new: Callable[[], R]) -> R | None:
        if name not in self.found:
            return value
        state = self.found.pop(name)
        return None if state is None else self.read_new(state, new)

    def records(self, name: str, value: tuple[R, ...], new: Callable[[], R]) -> tuple[R, ...]:
        if name not in self.found:
            return value
        return tuple([self.read_new(each, new) for each in the_list(self.found.pop(name))])

    def places(self, name: str, value: tuple[R | None, ...], new: Callable[[], R]) -> tuple[R | None, ...]:
        if name not in self.found:
            return value
        found = the_list(self.found.pop(name))
        return tuple([None if each is None else self.read_new(each, new) for each in found])

    def stacks(self, name: str, value: tuple[tuple[R, ...], ...], new: Callable[[], R]) -> tuple[tuple[R, ...], ...]:
        if name not in self.found:
            return value
        found = the_list(self.found.pop(name))
        return tuple([tuple([self.read_new(each, new) for each in the_list(stack)]) for stack in found])

    def luck(self, name: str, value: Luck) -> Luck:
        return restored([the_int(each) for each in the_list(self.found.pop(name))])

    def frames(self, name: str, value: list[Frame]) -> list[Frame]:
        return [self.frame(each) for each in the_list(self.found.pop(name, []))]

    def frame(self, state: object) -> Frame:
        parts = the_dict(state)
        name = parts.pop("program")
        program = self.names.programs.get(name)
        if program is None:
            raise UnknownInState(why="program", name=str(name))
        step = the_int(parts.pop("step"))
        if step < 0 or step >= program.length:
            raise ValueError(f"{name} has no step {step}")
        seat, source, cause = the_int(parts.pop("seat")), parts.pop("source"), the_int(parts.pop("cause"))
        picks = tuple([the_int(pick) for pick in the_list(parts.pop("picks"))])
        for left in parts:
            raise UnknownInState(why="field", name=left)
        return Frame(program, step, seat, NOTHING if source is None else self.number_of(source), cause, picks)


def write_state(state: Any, fresh: Any, cards: tuple[str, ...]) -> dict[str, object]:
    """A whole state by names, without what is as in a `fresh` one. `cards` are the ids of all cards."""
    writer = Writer(cards)
    return {SCHEMA_NAME: SCHEMA, **changes(writer.all_of(state), writer.all_of(fresh))}


def read_state(fresh: Any, state: object, names: Names) -> None:
    """Fill a fresh state with what `write_state` wrote."""
    found = the_dict(state)
    schema = the_int(found.pop(SCHEMA_NAME, 0))
    if schema > SCHEMA:
        raise NewerSave(found=schema, supported=SCHEMA)
    Reader(found, names).read(fresh)


def the_dict(state: object) -> dict[str, Any]:
    if not isinstance(state, dict):
        raise TypeError(f"no record: {state!r}")
    return dict(state)


def the_list(state: object) -> list[Any]:
    if not isinstance(state, list):
        raise TypeError(f"no list: {state!r}")
    return state


def place_of(state: object, words: tuple[str, ...]) -> int:
    if not isinstance(state, str):
        raise TypeError(f"no word: {state!r}")
    if state not in words:
        raise UnknownInState(why="card", name=state)
    return words.index(state)


def the_int(state: object) -> int:
    if not isinstance(state, int) or isinstance(state, bool):
        raise TypeError(f"no number: {state!r}")
    return state


class CardCounter(Fields):
    """Collects every card that lies somewhere in the records it goes over."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def card(self, name: str, value: int) -> int:
        if value != NOTHING:
            self.found.append(value)
        return value

    def cards(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        self.found += value
        return value

    def packed(self, name: str, value: tuple[int, ...], packing: Packing) -> tuple[int, ...]:
        for part, shift, bits in packing.parts:
            if part == "card":
                self.found += [each >> shift & (1 << bits) - 1 for each in value]
        return value

    def look_into(self, record: Any) -> None:
        record.fields(self, record)

    def record(self, name: str, value: R | None, new: Callable[[], R]) -> R | None:
        if value is not None:
            self.look_into(value)
        return value

    def records(self, name: str, value: tuple[R, ...], new: Callable[[], R]) -> tuple[R, ...]:
        for each in value:
            self.look_into(each)
        return value

    def places(self, name: str, value: tuple[R | None, ...], new: Callable[[], R]) -> tuple[R | None, ...]:
        for each in value:
            if each is not None:
                self.look_into(each)
        return value

    def stacks(self, name: str, value: tuple[tuple[R, ...], ...], new: Callable[[], R]) -> tuple[tuple[R, ...], ...]:
        for stack in value:
            for each in stack:
                self.look_into(each)
        return value

    def luck(self, name: str, value: Luck) -> Luck:
        return value

    def frames(self, name: str, value: list[Frame]) -> list[Frame]:
        return value


def all_cards(state: Any) -> list[int]:
    """Every card that lies somewhere in the state, sorted: what conservation is checked against."""
    counter = CardCounter()
    counter.look_into(state)
    counter.found.sort()
    return counter.found


class Scrambler(Fields):
    """Gives every field another value."""

    def scrambled(self, new: Callable[[], R]) -> R:
        """A record in which nothing is as in a fresh one."""
        record: Any = new()
        record.fields(self, record)
        return record  # type: ignore[no-any-return]

    def number(self, name: str, value: int) -> int:
        return value + 1

    def flag(self, name: str, value: bool) -> bool:
        return not value

    def text(self, name: str, value: str) -> str:
        return value + "x"

    def numbers(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        return (*value, 1)

    def word(self, name: str, value: int, words: tuple[str, ...]) -> int:
        return value + 1

    def words(self, name: str, value: tuple[int, ...], words: tuple[str, ...]) -> tuple[int, ...]:
        return (*value, 1)

    def card(self, name: str, value: int) -> int:
        return value + 1

    def cards(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        return (*value, 1)

    def mention(self, name: str, value: int) -> int:
        return value + 1

    def mentions(self, name: str, value: tuple[int, ...]) -> tuple[int, ...]:
        return (*value, 1)

    def packed(self, name: str, value: tuple[int, ...], packing: Packing) -> tuple[int, ...]:
        each_part = 0
        for _, shift, _ in packing.parts:
            each_part |= 1 << shift
        return (*value, each_part)

    def parts(self, name: str, value: int, packing: Packing) -> int:
        return value + (1 << packing.parts[0][1])

    def record(self, name: str, value: R | None, new: Callable[[], R]) -> R | None:
        return self.scrambled(new)

    def records(self, name: str, value: tuple[R, ...], new: Callable[[], R]) -> tuple[R, ...]:
        return (*value, self.scrambled(new))

    def places(self, name: str, value: tuple[R | None, ...], new: Callable[[], R]) -> tuple[R | None, ...]:
        return (*value, None, self.scrambled(new))

    def stacks(self, name: str, value: tuple[tuple[R, ...], ...], new: Callable[[], R]) -> tuple[tuple[R, ...], ...]:
        return (*value, (self.scrambled(new), self.scrambled(new)))

    def luck(self, name: str, value: Luck) -> Luck:
        return value.fork()

    def frames(self, name: str, value: list[Frame]) -> list[Frame]:
        return [*value, Frame(SCRAMBLED, 0, 1, 2, 3, (4, 5))]


SCRAMBLED: Final = Program("scrambled", ())
