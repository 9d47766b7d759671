"""A state as a dict by names: what `kernel/state_reader.py` reads."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from underhall.kernel.agenda import NOTHING, Frame
from underhall.kernel.fields import CARD_PARTS, Fields, Packing, Words
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo

R = TypeVar("R")
N = TypeVar("N", bound=int)

SCHEMA: Final = 1  # goes up when what is written can no longer be read by an older version
SCHEMA_NAME: Final = "schema"


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

    def id_of(self, card: CardNo) -> str | None:
        return None if card == NOTHING else self.ids[card]

    def number(self, name: str, value: N) -> N:
        self.out[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.out[name] = value
        return value

    def text(self, name: str, value: str) -> str:
        self.out[name] = value
        return value

    def numbers(self, name: str, value: tuple[N, ...]) -> tuple[N, ...]:
        self.out[name] = list(value)
        return value

    def word(self, name: str, value: int, words: Words) -> int:
        self.out[name] = words[value]
        return value

    def words(self, name: str, value: tuple[int, ...], words: Words) -> tuple[int, ...]:
        self.out[name] = [words[each] for each in value]
        return value

    def card(self, name: str, value: CardNo) -> CardNo:
        self.out[name] = self.id_of(value)
        return value

    def cards(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        self.out[name] = [self.ids[card] for card in value]
        return value

    def mention(self, name: str, value: CardNo) -> CardNo:
        self.out[name] = self.id_of(value)
        return value

    def mentions(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
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


def write_state(state: Any, fresh: Any, cards: tuple[str, ...]) -> dict[str, object]:
    """A whole state by names, without what is as in a `fresh` one. `cards` are the ids of all cards."""
    writer = Writer(cards)
    return {SCHEMA_NAME: SCHEMA, **changes(writer.all_of(state), writer.all_of(fresh))}
