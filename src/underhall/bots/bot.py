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


def answer_without_choice(decision: Decision, luck: Luck) -> int:
    """What every bot that thinks answers where there is nothing to decide: the only option, or any of them."""
    return luck.below(len(decision.codes)) if decision.op.by_luck and len(decision.codes) > 1 else 0
