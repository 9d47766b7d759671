"""For checks of whole states: which cards lie somewhere, and whether any field is left out."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from underhall.kernel.agenda import NOTHING, Frame, Program
from underhall.kernel.fields import Fields, Packing, Words
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, EventNumber, SeatNo

R = TypeVar("R")
N = TypeVar("N", bound=int)


class CardCounter(Fields):
    """Collects every card that lies somewhere in the records it goes over."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def card(self, name: str, value: CardNo) -> CardNo:
        if value != NOTHING:
            self.found.append(value)
        return value

    def cards(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
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

    def number(self, name: str, value: N) -> N:
        return cast(N, value + 1)

    def flag(self, name: str, value: bool) -> bool:
        return not value

    def text(self, name: str, value: str) -> str:
        return value + "x"

    def numbers(self, name: str, value: tuple[N, ...]) -> tuple[N, ...]:
        return (*value, cast(N, 1))

    def word(self, name: str, value: int, words: Words) -> int:
        return value + 1

    def words(self, name: str, value: tuple[int, ...], words: Words) -> tuple[int, ...]:
        return (*value, 1)

    def card(self, name: str, value: CardNo) -> CardNo:
        return CardNo(value + 1)

    def cards(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        return (*value, CardNo(1))

    def mention(self, name: str, value: CardNo) -> CardNo:
        return CardNo(value + 1)

    def mentions(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        return (*value, CardNo(1))

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
        return [*value, Frame(SCRAMBLED, 0, SeatNo(1), CardNo(2), EventNumber(3), (4, 5))]


SCRAMBLED: Final = Program("scrambled", ())
