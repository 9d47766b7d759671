"""The easy bot: it judges like the greedy one, but overlooks half of what it could do."""

from collections.abc import Callable
from typing import Final

from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED
from underhall.kernel.luck import Luck

# How many of a hundred options it notices: in its own turn, and while others act.
NOTICED: Final = 50
NOTICED_REACTIONS: Final = 20


class EasyBot:
    """Plays like a beginner: the best of the options that it notices. It rarely reacts to what others do."""

    def __init__(self, name: str, seat: int, luck: Luck) -> None:
        self.name = name
        self.seat = seat
        self.luck = luck

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        count = len(decision.codes)
        if count == 1:
            return 0
        if decision.op.by_luck:
            return self.luck.below(count)
        world = imagine(self.luck)
        info = GAMES[world.config.game]
        judged = info.judge(world, self.seat)
        # What nobody would ever do is no mistake that a beginner makes either.
        sensible = [place for place in range(count) if judged[place] > -DECIDED] or list(range(count))
        if info.is_reaction(decision):
            noticed = [place for place in sensible if place == 0 or self.luck.below(100) < NOTICED_REACTIONS]
        else:
            noticed = [place for place in sensible if self.luck.below(100) < NOTICED]
        if not noticed:
            return sensible[self.luck.below(len(sensible))]
        return max(noticed, key=lambda place: judged[place])
