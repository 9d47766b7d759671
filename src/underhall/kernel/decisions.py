"""What a seat owes the game: one of the listed options, nothing else."""

from collections.abc import Iterator
from typing import Any, Final, TypeVar, overload

from mypy_extensions import i64, mypyc_attr

from underhall.kernel.agenda import Frame, Op
from underhall.kernel.types import OptionCode, SeatNo

G = TypeVar("G")

# An option is packed into one int while the game runs and unpacked only when somebody looks:
# its kind in the low byte, then up to three small numbers. FIELD is one more than the largest of them.
FIELD: Final = 1 << 16


def pack(kind: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> OptionCode:
    return OptionCode(kind | x << 8 | y << 24 | z << 40)


def kind_of(code: OptionCode) -> int:
    return code & 255


def x_of(code: i64) -> i64:
    return code >> 8 & 65535


def y_of(code: i64) -> i64:
    return code >> 24 & 65535


def z_of(code: i64) -> i64:
    return code >> 40 & 65535


class OptionKind:
    """What the numbers of one kind of option mean: `fields` are 'card', 'seat', 'slot' or 'number'."""

    def __init__(self, name: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.fields = fields


class Wording:
    """How a game's packed options and cards are read: kinds by number, card ids by number."""

    def __init__(self, kinds: tuple[OptionKind, ...], cards: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.cards = cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One legal answer, with typed fields for whoever wants to show it or to choose by it."""

    def __init__(self, code: OptionCode, index: int, decision_number: int, wording: Wording) -> None:
        self.code = code
        self.index = index  #: its place in the list
        self.decision_number = decision_number  #: the number of the decision that offers it
        self.wording = wording

    @property
    def kind(self) -> str:
        """The kind's name; '?' for a number that somebody made up, so that a refusal can still quote it."""
        kinds = self.wording.kinds
        number = kind_of(self.code)
        return kinds[number].name if number < len(kinds) else "?"

    @property
    def fields(self) -> dict[str, Any]:
        """The option's parts by name: cards as their ids, all else as numbers."""
        out: dict[str, Any] = {}
        if self.kind == "?":
            return out
        rest = self.code >> 8
        cards = self.wording.cards
        for name in self.wording.kinds[kind_of(self.code)].fields:
            value = rest & 65535
            out[name] = cards[value] if name == "card" and value < len(cards) else value
            rest >>= 16
        return out

    def __str__(self) -> str:
        return " ".join([self.kind, *(str(value) for value in self.fields.values())])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.code == self.code and other.decision_number == self.decision_number

    def __hash__(self) -> int:
        return hash((self.code, self.decision_number))


@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """The options of a decision in their order, like a tuple; each is made when somebody looks at it."""

    def __init__(self, codes: list[OptionCode], decision_number: int, wording: Wording) -> None:
        self._codes = codes
        self._number = decision_number
        self._wording = wording

    def __reversed__(self) -> Iterator[Option]:
        return iter([self[place] for place in range(len(self) - 1, -1, -1)])

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, place: int | slice) -> Option | tuple[Option, ...]:
        if not isinstance(place, int):
            return tuple(self)[place]
        index: int = place
        if index < 0:
            index += len(self._codes)
        if index < 0:
            raise IndexError(f"no option {place} of {len(self._codes)}")
        return Option(self._codes[index], index, self._number, self._wording)

    def __iter__(self) -> Iterator[Option]:
        codes = self._codes
        return iter([Option(codes[i], i, self._number, self._wording) for i in range(len(codes))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and other._number == self._number and other._codes == self._codes

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class Choice(Op[G]):
    """An op that asks. `options` lists what is legal now; `answered` carries on with the one picked."""

    kind: str = "choose"
    secret: bool = False  # whether being asked would give something away: a reaction, a sealed choice
    by_luck: bool = False  # whether there is nothing to judge the options by yet: greedy bots choose by luck

    def chooser(self, g: G, frame: Frame) -> SeatNo:
        """The seat that is asked: the owner of the effect, unless the op says otherwise."""
        return frame.seat

    def options(self, g: G, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        raise NotImplementedError

    def answered(self, g: G, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One seat picks one of `options`. Never changed in place, so clones share it."""

    def __init__(
        self, number: int, seat: SeatNo, op: Choice[Any], frame: Frame, codes: list[OptionCode], wording: Wording
    ) -> None:
        self.number = number  #: how many decisions this seat has been posed, this one included
        self.seat = seat  #: who is asked
        self.op = op
        self.frame = frame
        self.codes = codes
        self.wording = wording

    @property
    def kind(self) -> str:
        """What is asked, such as "choose-boss" or "build"."""
        return self.op.kind

    @property
    def secret(self) -> bool:
        """Whether the others must not see that this seat is asked."""
        return self.op.secret or self.frame.pc < self.frame.program.secret_until

    @property
    def source(self) -> str:
        """The id of the card that asks, or '' when the rules themselves do."""
        return self.wording.cards[self.frame.source] if self.frame.source >= 0 else ""

    @property
    def options(self) -> Options:
        """Every legal answer, and nothing else."""
        return Options(self.codes, self.number, self.wording)

    def __repr__(self) -> str:
        return f"<decision {self.number}: seat {self.seat}, {self.kind}, {[str(o) for o in self.options]}>"

    def dump(self) -> list[object]:
        return [self.number, self.seat, self.frame.dump(), list(self.codes)]


def others(pending: tuple[Decision, ...], decision: Decision) -> tuple[Decision, ...]:
    """What is asked beside `decision`."""
    if len(pending) == 1 and pending[0] is decision:
        return ()
    return tuple([each for each in pending if each is not decision])
