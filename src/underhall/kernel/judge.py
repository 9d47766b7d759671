"""Trying an option in an imagined world, and what a position is worth: what the judges of all games do alike."""

from math import exp
from typing import Final

from underhall.kernel.decisions import Decision, others
from underhall.kernel.game import Game
from underhall.kernel.types import OptionCode, SeatNo

DECIDED: Final = 1_000_000  # what winning the game is worth: more than all that is counted
SURE_WIN: Final = 10_000  # chances to win are counted in parts of this
FARTHEST: Final = 40.0  # from so many times the scale on, a lead leaves no doubt


def won(world: Game, seat: SeatNo) -> int:
    """What a finished game is worth to the seat: a win that is shared counts for its share."""
    outcome = world.outcome
    if outcome is None or seat not in outcome.winners:
        return 0
    return SURE_WIN // len(outcome.winners)


def win_chance(lead: int, rivals: int, scale: int) -> int:
    """How likely a seat seems to win that is so far ahead of its rivals; without a lead, as likely as each of them."""
    ahead = max(-FARTHEST, min(FARTHEST, lead / scale))
    return int(SURE_WIN / (1 + rivals * exp(-ahead)))


def answer(world: Game, decision: Decision, code: OptionCode, steps: frozenset[str]) -> None:
    """Answer, and work off the effects until somebody is asked or one of the `steps` of the game would begin."""
    world.pending = others(world.pending, decision)
    world.frame = decision.frame
    world.carry_on(decision, code)
    work_off(world, steps)


def work_off(world: Game, steps: frozenset[str]) -> None:
    """Run the agenda until somebody is asked or one of the `steps` of the game, programs by name, would begin."""
    while not world.pending and world.agenda:
        frame = world.agenda[-1]
        program = frame.program
        if program.name in steps:
            return
        world.agenda.pop()
        if frame.pc + 1 < program.length:
            world.agenda.append(frame.next())
        world.frame = frame
        world.run_frame(frame)


def asked_within(world: Game, steps: frozenset[str]) -> Decision | None:
    """The decision that an effect under way waits for; None once it is worked off."""
    if not world.pending:
        return None
    asked = world.pending[0]
    return None if asked.frame.program.name in steps else asked
