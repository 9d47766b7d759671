"""A state from a dict by names: what `kernel/state_writer.py` wrote, now or in an earlier version."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from underhall.errors import NewerSave, UnknownInState
from underhall.kernel.agenda import NO_CARD, Frame, Program
from underhall.kernel.fields import CARD_PARTS, Fields, Packing, Words
from underhall.kernel.luck import Luck, restored
from underhall.kernel.state_writer import SCHEMA, SCHEMA_NAME
from underhall.kernel.types import CardNo, EventNumber, SeatNo

R = TypeVar("R")
N = TypeVar("N", bound=int)


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

    def number_of(self, id: object) -> CardNo:
        if not isinstance(id, str):
            raise TypeError(f"no card: {id!r}")
        number = self.names.numbers.get(id)
        if number is None:
            raise UnknownInState(why="card", name=id)
        return CardNo(number)

    def number(self, name: str, value: N) -> N:
        return cast(N, the_int(self.found.pop(name))) if name in self.found else value

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

    def numbers(self, name: str, value: tuple[N, ...]) -> tuple[N, ...]:
        if name not in self.found:
            return value
        return tuple([cast(N, the_int(each)) for each in the_list(self.found.pop(name))])

    def word(self, name: str, value: int, words: Words) -> int:
        return place_of(self.found.pop(name), words) if name in self.found else value

    def words(self, name: str, value: tuple[int, ...], words: Words) -> tuple[int, ...]:
        if name not in self.found:
            return value
        return tuple([place_of(each, words) for each in the_list(self.found.pop(name))])

    def card(self, name: str, value: CardNo) -> CardNo:
        if name not in self.found:
            return value
        id = self.found.pop(name)
        return NO_CARD if id is None else self.number_of(id)

    def cards(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
        if name not in self.found:
            return value
        return tuple([self.number_of(id) for id in the_list(self.found.pop(name))])

    def mention(self, name: str, value: CardNo) -> CardNo:
        return self.card(name, value)

    def mentions(self, name: str, value: tuple[CardNo, ...]) -> tuple[CardNo, ...]:
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
        seat, id, cause = the_int(parts.pop("seat")), parts.pop("source"), the_int(parts.pop("cause"))
        picks = tuple([the_int(pick) for pick in the_list(parts.pop("picks"))])
        for left in parts:
            raise UnknownInState(why="field", name=left)
        source = NO_CARD if id is None else self.number_of(id)
        return Frame(program, step, SeatNo(seat), source, EventNumber(cause), picks)


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


def place_of(state: object, words: Words) -> int:
    if not isinstance(state, str):
        raise TypeError(f"no word: {state!r}")
    if state not in words:
        raise UnknownInState(why="card", name=state)
    return words.index(state)


def the_int(state: object) -> int:
    if not isinstance(state, int) or isinstance(state, bool):
        raise TypeError(f"no number: {state!r}")
    return state
