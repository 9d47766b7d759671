"""The random bot."""

from collections.abc import Callable

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck


class RandomBot:
    """Picks any option, each as likely as the others."""

    def __init__(self, name: str, seat: int, luck: Luck) -> None:
        self.name = name
        self.seat = seat
        self.luck = luck

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        return self.luck.below(len(decision.codes))
