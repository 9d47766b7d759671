"""A hint: the best options of whoever is asked, judged on what that seat knows and on nothing else."""

from typing import Final, NamedTuple

from underhall.bots.search import standard_error
from underhall.coach.chances import weigh
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded

WORLDS: Final = 32
MOST_ADVISED: Final = 3


class Advice(NamedTuple):
    """An option, with the chance to win after it, or the points to expect in a game for one."""

    place: int
    chance: float
    error: float  # the standard error of that


def hint(game: Game, decision: Decision, worlds: int = WORLDS, seconds: float | None = None) -> list[Advice]:
    """The best options, the best first; in so many worlds, or in fewer if that takes so many seconds."""
    luck = seeded(f"{game.config.seed}/hint/{decision.seat}/{decision.number}")
    best = weigh(game, decision, worlds, luck, None, seconds)[:MOST_ADVISED]
    return [Advice(each.place, each.chance, standard_error(each.worths)) for each in best]
