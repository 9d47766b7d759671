"""A state field is declared once: an attribute with its default in the class body, and its line in `fields`.

    class Seat(Record):
        boss: CardNo = NO_CARD
        hand: tuple[int, ...] = ()
        out: bool = False

        def fields(self, f: Fields, of: "Seat") -> None:
            self.boss = f.card("boss", of.boss)
            self.hand = f.packed("hand", of.hand, HAND_CARD)
            self.out = f.flag("out", of.out)

`of` is where the values come from. Everything that is done with whole states is a subclass of `Fields` that goes over
these lines:

- `Fields` itself hands back what it gets: `new.fields(COPY, old)` copies.
- `Writer` (state_writer.py) makes a dict by name, with cards by id and programs by name. What is as in a fresh record
  is left out.
- `Reader` (state_reader.py) fills a fresh record from such a dict. What is missing keeps its default; a name or a card
  that nobody knows is an error that names it.
- `CardCounter` (state_checks.py) collects the cards that lie somewhere, for checks that none is lost.
- `Scrambler` (state_checks.py) gives every field another value, for tests that look for fields that a copy or a save
  leaves out.

Values are never changed in place but replaced (tuples, not lists; records that are made anew), so that copies share
them. A default belongs to the format: where it changes, old states need a migration. tests/kernel/test_fields.py fails
if an attribute has no line in `fields`, but for those that begin with an underscore: they keep what was read off others
until these are replaced.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from underhall.kernel.agenda import Frame
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo

R = TypeVar("R")
N = TypeVar("N", bound=int)  # a plain number, or one of kernel/types.py

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


Words = list[str] | tuple[str, ...]  # names by number; a list, if more may come

CARD_PARTS: Final = ("card", "mention")


class Packing:
    """Named parts of one int: each a name, its lowest bit and how many bits it has.

    The part "card" is a card that lies here, the part "mention" one that lies elsewhere.
    """

    def __init__(self, *parts: tuple[str, int, int]) -> None:
        self.parts = parts


@mypyc_attr(acyclic=True)
class Record:
    """A part of a state."""

    def fields(self, f: "Fields", of: Any) -> None:
        """Set every field to what `f` makes of the field of `of`, which is of the same class."""
        raise NotImplementedError


class Fields:
    """Goes over the fields of a record and hands each value back as it is: what is filled with them is a copy."""

    def number(self, name: str, value: N) -> N:
        return value

    def flag(self, name: str, value: bool) -> bool:
        return value

    def text(self, name: str, value: str) -> str:
        return value

    def numbers(self, name: str, value: tuple[N, ...]) -> tuple[N, ...]:
        return value

    def word(self, name: str, value: int, words: Words) -> int:
        """A number that stands for one of `words`, which is what is stored."""
        return value

    def words(self, name: str, value: tuple[int, ...], words: Words) -> tuple[int, ...]:
        return value

    def card(self, name: str, value: CardNo) -> CardNo:
        """A card that lies here, or NOTHING."""
        return value

    def cards(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        """Cards that lie here."""
        return value

    def mention(self, name: str, value: CardNo) -> CardNo:
        """A card that lies elsewhere, or NOTHING."""
        return value

    def mentions(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
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
