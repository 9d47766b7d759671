"""Trying an answer in a copy as far as it is certain: nobody reacts, and neither dice nor unseen cards decide.

The copy has no luck: where something is rolled or shuffled, or a monster would be drawn, the trial ends. So nothing
that comes of it depends on what the asked seat cannot know, as long as one looks only at what that seat may see.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from underhall.games.munchkin_quest.judge.trying import STEPS
from underhall.games.munchkin_quest.ops import Pick, described
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.windows import PASSING, Window
from underhall.kernel.decisions import Decision
from underhall.kernel.judge import answer
from underhall.kernel.luck import ChanceNeeded, Luck
from underhall.kernel.types import OptionCode

DRAWN: Final = frozenset({"appearing"})  # the next monster is drawn: nobody knows which
EFFECT: Final = STEPS  # as far as the effects of the answer go
ONWARDS: Final = DRAWN  # and on with the game until somebody is asked
MOST_PASSES: Final = 40
MOST_BRANCHES: Final = 24
DEPTH: Final = 4  # choices within one effect: a card, its target, whom that hurts


@mypyc_attr(acyclic=True)
class NoLuck(Luck):
    """Gives no numbers at all."""

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 1)

    def clone(self) -> Luck:
        return self

    def word(self) -> i64:
        raise ChanceNeeded


NO_LUCK: Final = NoLuck()


class Trial:
    """How far an answer leads for certain."""

    def __init__(self, world: MunchkinQuest, by_chance: bool) -> None:
        self.world = world
        self.by_chance = by_chance  # whether it ended because luck or an unseen card comes next
        self.choices = 0  # how many were made for its player on the way: it may choose otherwise
        pending = world.pending
        self.asked: Decision | None = pending[0] if pending and not by_chance else None  # else who is asked next


def tried(g: MunchkinQuest, decision: Decision, code: OptionCode, steps: frozenset[str]) -> Trial:
    """The table after `decision` is answered with `code` and everybody passes: as far as one of `steps`, a question
    that is no window, or chance."""
    world = g.clone()
    world.luck = NO_LUCK
    by_chance = False
    try:
        answer(world, decision, code, steps)
        for _ in range(MOST_PASSES):
            if not world.pending or not isinstance(world.pending[0].op, Window):
                break
            answer(world, world.pending[0], PASSING, steps)
    except ChanceNeeded:
        by_chance = True
    return Trial(world, by_chance or draws_monster(world))


def draws_monster(world: MunchkinQuest) -> bool:
    """Whether the next thing to come is a monster that nobody knows yet."""
    return not world.pending and bool(world.agenda) and world.agenda[-1].program.name in DRAWN


def branches(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Trial]:
    """The same with every choice within the effect, whoever makes it, but for what is paid: any will do for that."""
    found: list[Trial] = []
    add_branches(g, decision, code, 0, found)
    return found


def add_branches(g: MunchkinQuest, decision: Decision, code: OptionCode, choices: int, found: list[Trial]) -> None:
    trial = tried(g, decision, code, EFFECT)
    trial.choices = choices
    asked = trial.asked
    if asked is None or choices == DEPTH or not is_within(asked):
        found.append(trial)
        return
    op = described(asked.op)
    codes = asked.codes[:1] if isinstance(op, Pick) and op.is_payment else asked.codes
    for option in codes:
        if len(found) < MOST_BRANCHES:
            add_branches(trial.world, asked, option, choices + 1, found)


def is_within(asked: Decision) -> bool:
    """Whether an effect asks, and not the game itself what comes next."""
    return asked.frame.program.name not in STEPS
