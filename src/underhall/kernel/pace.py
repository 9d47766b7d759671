"""A game taken step by step, so that a table can stop at every moment for reactions, whether or not anybody has one.

Left to itself a game runs through such a moment when nobody can react and stops when somebody can; whoever sees it
stop would know that somebody holds something. A table with several people stops each time. `Choice.secret` marks
these moments, so this works for every game; the answers of a game are the same either way.
"""

from typing import Any, Final

from underhall.kernel.agenda import Frame
from underhall.kernel.decisions import Choice, Decision, others
from underhall.kernel.game import Game
from underhall.kernel.types import SeatNo

NO_SEAT: Final[SeatNo] = -2  # type: ignore[assignment]  # who is asked while everybody waits: no seat, and no watcher either


class Moment:
    """A moment for reactions: the choice that opens it, and what stands for it while nobody is asked."""

    def __init__(self, game: Game, frame: Frame, op: Choice[Any]) -> None:
        self.frame = frame
        self.op = op
        self.event_count = game.event_count
        self.waiting = Decision(0, NO_SEAT, op, frame, [], game.wording)

    def still_open(self, game: Game) -> bool:
        """Whether the game, after an answer, is still in this very moment: somebody passed, and others may follow."""
        if game.pending or not game.agenda or game.event_count != self.event_count:
            return False
        top = game.agenda[-1]
        frame = self.frame
        return top.program is frame.program and top.pc == frame.pc and top.cause == frame.cause


def take(game: Game, decision: Decision, index: int) -> None:
    """Give the answer at `index`, without going on from there. The caller has checked that it is one of the options."""
    game.answers.append(decision.seat)
    game.answers.append(index)
    game.pending = others(game.pending, decision)
    game.frame = decision.frame
    game.carry_on(decision, decision.codes[index])


def run_on(game: Game) -> Moment | None:
    """Work the agenda until somebody owes a decision, nothing is left, or a moment for reactions has come."""
    while not game.pending and game.agenda:
        frame = game.agenda[-1]
        op = frame.program.ops[frame.pc]
        if isinstance(op, Choice) and op.secret:
            return Moment(game, frame, op)
        step(game)
    return None


def step(game: Game) -> None:
    """Run the one op that is next: after `run_on` has found a moment, this asks whoever can react first, if anybody."""
    game.run_frame(take_frame(game))


def take_frame(game: Game) -> Frame:
    """Take the one op that is next off the agenda: it is what is running now."""
    agenda = game.agenda
    frame = agenda.pop()
    if frame.pc + 1 < frame.program.length:
        agenda.append(frame.next())
    game.frame = frame
    return frame


def wait(game: Game, moment: Moment) -> None:
    """Let the table wait in `moment` while nobody is asked, looking as if somebody were."""
    game.pending = (moment.waiting,)


def stop_waiting(game: Game) -> None:
    """Nobody waits any more; `run_on` is next."""
    game.pending = tuple([each for each in game.pending if each.seat != NO_SEAT])
