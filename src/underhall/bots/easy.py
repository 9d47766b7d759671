"""The easy bot: it judges like the greedy one, but overlooks much of what it could do."""

from collections.abc import Callable

from underhall.bots.bot import ThinkingBot
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED
from underhall.kernel.luck import Luck, canonical


class EasyBot(ThinkingBot):
    """Plays like a beginner: the best of the options that it notices, of which the cautious one
    always is one. It rarely reacts to what others do."""

    def think(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        count = len(decision.codes)
        world = imagine(canonical(self.luck))  # the same whatever lies where the seat cannot see it
        info = GAMES[world.config.game]
        judged = info.judge(world, self.seat)
        # What nobody would ever do is no mistake that a beginner makes either.
        sensible = [place for place in range(count) if judged[place] > -DECIDED] or list(range(count))
        share = info.noticed(decision)
        cautious = info.default_option(decision)
        noticed = [place for place in sensible if place == cautious or self.luck.below(100) < share]
        return max(noticed or sensible, key=lambda place: judged[place])
