"""Ratings of bots from the games that they have played against one another, by openskill's Plackett–Luce model."""

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from underhall.lab.simulate import Z_95


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot seems to be: everybody begins at 25, and a higher number wins more often."""

    rating: float
    low: float  #: the lower end of its 95 % interval, by the model's own uncertainty
    high: float  #: its upper end


def rate(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after these games, each with who sat where and which seats won; all others of a game are second."""
    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in bots}
    for names, winners in games:
        teams = [[found[name]] for name in names]
        ranks = [0.0 if seat in winners else 1.0 for seat in range(len(names))]
        for name, team in zip(names, model.rate(teams, ranks=ranks), strict=True):
            found[name] = team[0]
    return {
        bot: Rating(each.mu, each.mu - Z_95 * each.sigma, each.mu + Z_95 * each.sigma) for bot, each in found.items()
    }
