"""Steps of games with house sets: a card that fails or does not come to an end is cut off, and the game goes on.

Printed cards are tested, house cards are anybody's. Before each step the state is kept, which costs little since
values are shared; a step that fails is taken back.
"""

from typing import TYPE_CHECKING, Any, Final

from underhall.errors import UnderhallError
from underhall.kernel.house import CUT_OFF, House
from underhall.kernel.house_errors import SetFailed
from underhall.kernel.luck import ChanceNeeded

if TYPE_CHECKING:
    from underhall.kernel.agenda import Frame
    from underhall.kernel.decisions import Decision
    from underhall.kernel.game import Game
    from underhall.kernel.types import OptionCode

MOST_STEPS: Final = 2000  # that one answer may set off; printed cards alone need less than a tenth of that


def run(g: "Game", frame: "Frame") -> None:
    """Run the op of a frame that has just been taken off the agenda."""
    house = the_house(g)
    source = frame.source
    g.steps += 1
    if source in g.cut_off:
        g.drop(frame)
        return
    if g.steps > MOST_STEPS:
        if house.has(source):
            cut_off(g, source)
            return
        if g.steps > 2 * MOST_STEPS:
            raise SetFailed(sets=house.key, why=f"{MOST_STEPS} × {frame.program.name}")
    before = g.clone()
    events = len(g.events)
    try:
        frame.program.ops[frame.pc].run(g, frame)
    except (UnderhallError, ChanceNeeded):
        raise
    except Exception as error:
        take_back(g, before, events, house, source, error)


def answered(g: "Game", decision: "Decision", code: "OptionCode") -> None:
    """Carry on with an answer; if that fails, it is as if the card that asked had not."""
    g.steps = 0
    g.cut_off = ()
    frame = decision.frame
    before = g.clone()
    events = len(g.events)
    op: Any = decision.op
    try:
        op.answered(g, frame, decision.seat, code)
    except (UnderhallError, ChanceNeeded):
        raise
    except Exception as error:
        take_back(g, before, events, the_house(g), frame.source, error)


def possible(g: "Game", op: Any, frame: "Frame") -> bool:
    """Whether the op can be done at all. A house card of which that cannot even be asked does nothing."""
    try:
        able: bool = op.possible(g, frame)
        return able
    except (UnderhallError, ChanceNeeded):
        raise
    except Exception:
        house = the_house(g)
        if not house.has(frame.source):
            raise
        house.failed[frame.source] = house.failed.get(frame.source, 0) + 1
        return False


def take_back(g: "Game", before: "Game", events: int, house: House, card: int, error: Exception) -> None:
    """What has failed is undone. If a house card did it, that is cut off; otherwise nobody knows which one it was."""
    g.take_back(before, events)
    if not house.has(card):
        raise SetFailed(sets=house.key, why=repr(error)) from error
    g.pending = tuple([each for each in g.pending if each.frame.source != card])
    cut_off(g, card)


def cut_off(g: "Game", card: int) -> None:
    """Nothing of what the card has begun goes on, and it begins nothing more until the next answer."""
    g.cut_off = (*g.cut_off, card)
    g.agenda = [frame for frame in g.agenda if frame.source != card]
    g.emit(CUT_OFF, "", card)


def the_house(g: "Game") -> House:
    house = g.config.house
    assert house is not None
    return house
