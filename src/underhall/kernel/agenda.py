"""What is in progress is data: programs of ops, and frames that say how far each has got."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from underhall.kernel.types import MOST_SEATS, CardNo, EventNumber, SeatNo, Slot, Uid

G = TypeVar("G")

# Not SeatNo(-1): the compiler would not take it for a constant.
NOBODY: Final[SeatNo] = -1  # type: ignore[assignment]  # no seat, where a seat is stored
NOTHING: Final = -1  # none of what is meant, where a number of it is stored
NO_CARD: Final[CardNo] = -1  # type: ignore[assignment]
NO_EVENT: Final[EventNumber] = -1  # type: ignore[assignment]
NO_SLOT: Final[Slot] = -1  # type: ignore[assignment]
NO_UID: Final[Uid] = -1  # type: ignore[assignment]  # no room, hero or monster
# The picks with which a program goes round: whose turn it is. They are made once, since they come up all the time.
PLACES: Final = 16
POSITIONS: Final[tuple[tuple[int, ...], ...]] = tuple([(position,) for position in range(PLACES)])
FIRST: Final[tuple[int, ...]] = POSITIONS[0]


def at_position(position: int) -> tuple[int, ...]:
    """The picks with which it is the turn of this one in the order."""
    return POSITIONS[position] if 0 <= position < PLACES else (position,)


class Op(Generic[G]):
    """One word of the vocabulary. It holds nothing of a game, so one instance serves every game in the process."""

    powers: int = 0  # what it can do to others, as bits of the game's own

    def run(self, g: G, frame: "Frame") -> None:
        raise NotImplementedError

    def possible(self, g: G, frame: "Frame") -> bool:
        """Whether it can be done at all: what has no target or cannot be paid is not offered."""
        return True


class Program:
    """A named sequence of ops. Saves know a program by its name alone."""

    def __init__(self, name: str, ops: tuple[Op[Any], ...], secret_until: int = 0) -> None:
        self.name = name
        self.ops = ops
        self.length = len(ops)
        self.secret_until = secret_until  # what is chosen before this step, nobody else knows of yet
        self._by_rule: list[Frame | None] = []

    def by_rule(self, seat: SeatNo, position: int) -> "Frame":
        """Its first step where the rules themselves run it, for a seat or NOBODY, at this place in an order.

        Each is made once, since they come up all the time; but for seats that there are not, as a save may name them.
        """
        if not NOBODY <= seat < MOST_SEATS:
            return Frame(self, 0, seat, NO_CARD, NO_EVENT, POSITIONS[position])
        frames = self._by_rule
        if not frames:
            frames = self._by_rule = [None] * ((MOST_SEATS + 1) * PLACES)
        place = (seat + 1) * PLACES + position
        frame = frames[place]
        if frame is None:
            frame = frames[place] = Frame(self, 0, seat, NO_CARD, NO_EVENT, POSITIONS[position])
        return frame


# Frames, decisions, rooms and the like are `acyclic`: none can lead back to itself, so that the garbage collector need
# not know of them, and making one costs less. Of those that come and go with every step one is kept for the next.


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """How far one program has got. Never changed in place, so clones share it."""

    def __init__(
        self, program: Program, pc: int, seat: SeatNo, source: CardNo, cause: EventNumber, picks: tuple[int, ...]
    ) -> None:
        self.program = program
        self.pc = pc
        self.seat = seat  # whose effect this is
        self.source = source  # the card it comes from
        self.cause = cause  # the number of the event that set it off
        self.picks = picks  # what has been chosen so far
        self._next: Frame | None = None

    def next(self) -> "Frame":
        """The step after this one. It is made once: whoever shares this frame shares that one, too."""
        frame = self._next
        if frame is None:
            frame = Frame(self.program, self.pc + 1, self.seat, self.source, self.cause, self.picks)
            self._next = frame
        return frame

    def picking(self, pick: int) -> "Frame":
        return Frame(self.program, self.pc, self.seat, self.source, self.cause, (*self.picks, pick))

    def at(self, position: int) -> "Frame":
        """The same step, at this place in the order."""
        if self.pc == 0 and self.cause == NO_EVENT and self.source == NO_CARD and 0 <= position < PLACES:
            return self.program.by_rule(self.seat, position)
        return Frame(self.program, self.pc, self.seat, self.source, self.cause, at_position(position))

    def caused_by(self, cause: EventNumber) -> "Frame":
        return Frame(self.program, self.pc, self.seat, self.source, cause, self.picks)

    def dump(self) -> list[object]:
        return [self.program.name, self.pc, self.seat, self.source, self.cause, list(self.picks)]
