"""What the end of a game is worth to each seat.

Winning is worth 1, and what the winners gain the others lose in equal parts: -1 heads-up, -1/3 each at a table for
four. Winners share: two of four have 1/3 each. If nobody wins, everybody has 0. A game for one is worth the part of the
best score that was reached, from 0 to 1. Whoever is out while others play on has lost; a game broken off is worth 0.
"""

from collections.abc import Sequence

from underhall.kernel.game import Game
from underhall.kernel.many_games import score
from underhall.kernel.registry import GameInfo


def rewards(info: GameInfo, game: Game) -> list[float]:
    """What each seat has of a game that is over."""
    return from_scores([score(info, game, seat) for seat in range(game.config.seats)])


def from_scores(scores: Sequence[float]) -> list[float]:
    """The same from the parts of the win that the seats have (`ManyGames.scores`)."""
    count = len(scores)
    if count == 1:
        return [float(scores[0])]
    if not any(scores):
        return [0.0] * count
    return [(float(part) * count - 1) / (count - 1) for part in scores]


def loss(seats: int) -> float:
    """What a seat has that is out."""
    return -1 / (seats - 1) if seats > 1 else 0.0
