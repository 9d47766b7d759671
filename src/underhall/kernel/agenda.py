"""What is in progress is data: programs of ops, and frames that say how far each has got."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

G = TypeVar("G")

NOBODY: Final = -1  # no seat, where a seat is stored
NOTHING: Final = -1  # no card, no event, where one is stored
FIRST: Final[tuple[int, ...]] = (0,)  # the picks with which a program goes round from the first place


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


# Frames, decisions, rooms and the like are `acyclic`: none can lead back to itself, so that the garbage collector need
# not know of them, and making one costs less. Of those that come and go with every step one is kept for the next.


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """How far one program has got. Never changed in place, so clones share it."""

    def __init__(self, program: Program, pc: int, seat: int, source: int, cause: int, picks: tuple[int, ...]) -> None:
        self.program = program
        self.pc = pc
        self.seat = seat  # whose effect this is
        self.source = source  # the card it comes from
        self.cause = cause  # the number of the event that set it off
        self.picks = picks  # what has been chosen so far

    def next(self) -> "Frame":
        return Frame(self.program, self.pc + 1, self.seat, self.source, self.cause, self.picks)

    def picking(self, pick: int) -> "Frame":
        return Frame(self.program, self.pc, self.seat, self.source, self.cause, (*self.picks, pick))

    def caused_by(self, cause: int) -> "Frame":
        return Frame(self.program, self.pc, self.seat, self.source, cause, self.picks)

    def dump(self) -> list[object]:
        return [self.program.name, self.pc, self.seat, self.source, self.cause, list(self.picks)]
