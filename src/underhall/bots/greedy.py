"""The greedy bot: it tries each option in an imagined world and takes the one that leaves it best off."""

from collections.abc import Callable

from underhall.bots.bot import ThinkingBot
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck


class GreedyBot(ThinkingBot):
    """Looks one decision ahead. Of options worth the same it takes the first: passing before spending."""

    def __init__(self, name: str, seat: int, luck: Luck, worlds: int = 1) -> None:
        super().__init__(name, seat, luck)
        self.worlds = worlds

    def think(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        total = [0] * len(decision.codes)
        for _ in range(self.worlds):
            world = imagine(self.luck)
            for index, worth in enumerate(GAMES[world.config.game].judge(world, self.seat)):
                total[index] += worth
        return total.index(max(total))
