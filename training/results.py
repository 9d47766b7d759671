"""What became of decisions: how the games that they were made in ended."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from underhall.kernel.many_games import MOST_SEATS


class Step(NamedTuple):
    """One decision of each game of a group, and how the games ended that were over with it."""

    group: int
    seats: NDArray[Any]
    over: NDArray[Any]
    scores: NDArray[Any]


def results(steps: list[Step], groups: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """What each decision's seat had in the end, and whether the game was played that far; [steps, games]."""
    games = len(steps[0].seats)
    ends = [np.zeros((games, MOST_SEATS), np.float32) for _ in range(groups)]
    known = [np.zeros(games, bool) for _ in range(groups)]
    found, is_known = [], []
    for group, seats, over, won in reversed(steps):
        ended = over > 0
        ends[group] = np.where(ended[:, None], won, ends[group])
        known[group] = known[group] | ended
        found.append(ends[group][np.arange(games), seats])
        is_known.append(known[group].copy())
    return np.stack(found[::-1]), np.stack(is_known[::-1])
