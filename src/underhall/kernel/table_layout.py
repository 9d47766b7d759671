"""A table laid out by name instead of dealt: for lessons and for tests.

Each game has a layout of its own, whose vocabulary says which words there are, such as `hand` or `town`, and what they
are said about. A layout is a tool around a game, no part of it: it puts cards where they are wanted before anything is
asked, and from then on everything goes through decisions.
"""

import difflib
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, Final
from zlib import crc32

from underhall.kernel.decisions import Decision, Option
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.types import SeatNo

SEAT: Final = "seat"  # the word is said of a seat: `hand: {you: [freeze]}`
TABLE: Final = "table"  # … of the table: `town: [thug, squire]`
DECK: Final = "deck"  # … of a pile with a name: `next: {room deck: [dark-altar]}`
ENTRIES: Final = "entries"  # … several times, with parts that have names: `room: [{face: nest, side: east}]`


class TableLayoutError(Exception):
    """Something cannot be laid out so: `why` is a word for the reason, `name` what was meant, `known` what there is."""

    def __init__(self, why: str, name: str, known: Collection[str] = ()) -> None:
        self.why = why
        self.name = name
        self.known = known
        super().__init__(f"{why}: {name}; {', '.join(self.nearest)}" if known else f"{why}: {name}")

    @property
    def nearest(self) -> list[str]:
        """What may have been meant."""
        return difflib.get_close_matches(self.name, self.known, n=3, cutoff=0.0)


class Word:
    """A word of a layout: what it is said of, and which method does it."""

    def __init__(self, of: str, does: str, type: type = str) -> None:
        self.of = of
        self.does = does  # the name of the layout's method
        self.type = type  # of what is said: str or int


class TableLayout:
    """A game and the names of its seats, before and while it is played by name."""

    vocabulary: ClassVar[dict[str, Word]]
    places: ClassVar[Collection[str]] = ()  # what a lesson can point at besides cards and seats
    g: Any
    names: list[str]

    def seat(self, name: str) -> SeatNo:
        if name not in self.names:
            raise TableLayoutError("seat", name, self.names)
        return SeatNo(self.names.index(name))

    def begin(self, moment: str) -> Any:
        """Let the game go on from here, by the name of a phase; it stops at its first decision."""
        raise NotImplementedError

    @property
    def moments(self) -> Collection[str]:
        """The moments that `begin` knows."""
        raise NotImplementedError

    def words(self, option: Option) -> str:
        """An option in words: 'pass', 'place dark-altar 0', 'room dark-altar bob 0'."""
        return " ".join([option.kind, *(str(self._named(field, value)) for field, value in option.fields.items())])

    def options_like(self, decision: Decision, words: str) -> list[int]:
        """The options whose words these are, or that begin so."""
        listed = [self.words(option) for option in decision.options]
        return [i for i, each in enumerate(listed) if each == words or each.startswith(f"{words} ")]

    def _named(self, type_: str, value: Any) -> Any:
        """A number in an option or event by its name."""
        return self.names[value] if type_ == "seat" and 0 <= value < len(self.names) else value


def arranged(cards: Iterable[int], ids: Sequence[str]) -> tuple[int, ...]:
    """The cards in an order that comes from their ids alone; copies of one do not lie together."""
    copies: Counter[int] = Counter()
    placed: list[tuple[int, int]] = []
    for card in cards:
        copies[card] += 1
        placed.append((crc32(f"{ids[card]} {copies[card]}".encode()), card))
    return tuple(card for _, card in sorted(placed))


def arrange(game: Game, decks: Iterable[str], ids: Sequence[str]) -> None:
    """Put each of these decks of the game into its order, so that a card more in the box moves no other.

    What is drawn by lot from now on depends on no shuffle.
    """
    for name in decks:
        setattr(game, name, arranged(getattr(game, name), ids))
    game.luck = seeded("test")
