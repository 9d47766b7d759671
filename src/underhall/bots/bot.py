"""What a bot is."""

from collections.abc import Callable
from typing import Protocol

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck


class Bot(Protocol):
    """A player at one seat. Whatever luck it spends is its own, so the same luck plays the same game."""

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        """The place of the option chosen, in the order of `decision.options`.

        `view()` is all that the seat may know; `imagine(luck)` is a world that fits it, to try things in. Both are
        made when they are asked for.
        """


def is_choice(decision: Decision) -> bool:
    """Whether there is anything to decide: not for a single option, nor where chance does."""
    return len(decision.codes) > 1 and not decision.op.by_luck


class ThinkingBot:
    """A bot that thinks where there is anything to decide; elsewhere it takes the only option, or any of them."""

    def __init__(self, name: str, seat: int, luck: Luck) -> None:
        self.name = name
        self.seat = seat
        self.luck = luck

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        if is_choice(decision):
            return self.think(view, decision, imagine)
        return self.luck.below(len(decision.codes)) if decision.op.by_luck and len(decision.codes) > 1 else 0

    def think(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        """What `choose` answers where there is a choice."""
        raise NotImplementedError
