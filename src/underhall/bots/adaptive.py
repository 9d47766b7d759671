"""The bot that adapts to the others: the better it stands, the weaker it plays."""

from collections.abc import Callable
from typing import Final

from underhall.bots.bot import Bot
from underhall.bots.easy import EasyBot
from underhall.bots.greedy import GreedyBot
from underhall.bots.own import Report, print_report
from underhall.bots.strengths import new_hard
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.judge import SURE_WIN
from underhall.kernel.luck import Luck, canonical

WORLDS: Final = 3  # imagined for each decision, to see how the game stands

# Its chance to win, in hundredths of a fair share, from which it plays easy and up to which it plays hard.
AHEAD: Final = 120
BEHIND: Final = 80


class AdaptiveBot:
    """Plays easy while it is ahead, hard while it is behind, and normal in between, as far as its seat can tell."""

    def __init__(self, name: str, seat: int, luck: Luck, report: Report = print_report) -> None:
        self.name = name
        self.seat = seat
        self.luck = luck
        self.report = report

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        if len(decision.codes) == 1:
            return 0
        return self.bot_for(imagine).choose(view, decision, imagine)

    def bot_for(self, imagine: Callable[[Luck], Game]) -> Bot:
        """The bot that answers, by how the game stands."""
        dealing = canonical(self.luck)  # whatever lies where the seat cannot see it, its worlds are the same
        worlds = [imagine(dealing) for _ in range(WORLDS)]
        config = worlds[0].config
        info = GAMES[config.game]
        chance = sum(info.worth(world, self.seat) for world in worlds) // WORLDS
        shares = chance * config.seats * 100 // SURE_WIN
        if config.seats > 1 and shares >= AHEAD:
            return EasyBot(self.name, self.seat, self.luck)
        if config.seats > 1 and shares <= BEHIND:
            return new_hard(self.name, self.seat, self.luck, self.report)
        return GreedyBot(self.name, self.seat, self.luck)
