"""Players of any game: they see a view, a decision and imagined worlds, and pick one of the options."""

from collections.abc import Callable
from typing import Final, Protocol

from underhall.bots.greedy import GreedyBot
from underhall.bots.uniform import RandomBot
from underhall.errors import UnknownBot
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


BOTS: Final[dict[str, Callable[[str, int, Luck], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": GreedyBot,
    "normal": GreedyBot,
    "hard": GreedyBot,
    "nightmare": GreedyBot,
    "adaptive": GreedyBot,
}
QUICK: Final = frozenset(("random", "greedy", "easy", "normal"))


def is_quick(name: str) -> bool:
    """Whether the bot of this name chooses so fast that nobody need wait for it."""
    return name in QUICK


def is_own(name: str) -> bool:
    """Whether the name stands for a bot of one's own: `module:Class` or `command …`."""
    return ":" in name or name.startswith("command ")


def new_bot(name: str, seat: int, luck: Luck) -> Bot:
    """A bot of the kind `name`, at `seat`."""
    if name not in BOTS:
        raise UnknownBot(name=name, known=BOTS)
    return BOTS[name](name, seat, luck)
