"""Shares, means and whether they differ by more than chance: what reports are counted in.

Intervals are at 95 %. Where many figures are looked at together some stand out by chance alone, so p-values are
adjusted by Benjamini and Hochberg's procedure: of those below 0.05 no more than 5 % are expected to be there by chance.
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from underhall.lab.simulate import Z_95, interval

LEVEL: Final = 0.05  # an adjusted p-value below this counts as a difference
FEWEST: Final = 5  # wins and losses that chance alone must make likely, or nothing is said about a difference


class Standing(msgspec.Struct, frozen=True):
    """How often some seats won, beside how often they would have won by seats alone."""

    players: int  #: seats that were counted
    wins: int  #: how many of them won
    expected: float  #: how many would have, if every seat of a table were as likely to win
    ratio: float  #: wins as a multiple of that: 1.0 is fair, 2.0 is twice as often
    low: float  #: the lower end of its interval (Wilson's)
    high: float  #: the upper end
    p: float  #: how likely a difference from 1.0 as large as this one is by chance; 1.0 where too little was counted


class Mean(msgspec.Struct, frozen=True):
    """A mean, with its interval."""

    count: int  #: how many values
    mean: float
    low: float  #: the lower end of the interval
    high: float  #: its upper end
    deviation: float  #: of a single value


def standing(players: dict[int, int], wins: dict[int, int]) -> Standing:
    """The standing of somebody who played so many games, and won so many, by number of seats."""
    played = sum(players.values())
    if played == 0:
        return Standing(0, 0, 0.0, 0.0, 0.0, 0.0, 1.0)
    won = sum(wins.get(seats, 0) for seats in players)
    fair = sum(count / seats for seats, count in players.items())
    variance = sum(count * (seats - 1) / seats**2 for seats, count in players.items())
    low, high = interval(won, played)
    is_enough = min(fair, played - fair) >= FEWEST
    p = p_value((won - fair) / math.sqrt(variance)) if is_enough else 1.0
    return Standing(played, won, fair, won / fair, low * played / fair, high * played / fair, p)


def mean_of(count: int, total: float, squares: float) -> Mean:
    """The mean of so many values with this sum and this sum of squares."""
    if count == 0:
        return Mean(0, 0.0, 0.0, 0.0, 0.0)
    mean = total / count
    deviation = math.sqrt(max(0.0, squares / count - mean * mean) * count / max(1, count - 1))
    reach = Z_95 * deviation / math.sqrt(count)
    return Mean(count, mean, mean - reach, mean + reach, deviation)


def p_value(deviations: float) -> float:
    """How likely a normal variable is to lie at least so many deviations away from its mean, on either side."""
    return math.erfc(abs(deviations) / math.sqrt(2))


def adjusted(values: Sequence[float]) -> list[float]:
    """The p-values, adjusted for there being so many of them (Benjamini and Hochberg)."""
    by_size = sorted(range(len(values)), key=lambda place: values[place])
    found = [1.0] * len(values)
    least = 1.0
    for rank in range(len(values), 0, -1):
        place = by_size[rank - 1]
        least = min(least, values[place] * len(values) / rank)
        found[place] = least
    return found


def p_of_standings(one: Standing, other: Standing) -> float | None:
    """How likely two standings differ by as much by chance; None where too little was counted."""
    players = one.players + other.players
    wins = one.wins + other.wins
    if not one.players or not other.players:
        return None
    share = wins / players
    if min(one.players, other.players) * min(share, 1 - share) < FEWEST:
        return None
    # A multiple of the fair share is a share of the seats, times a number that is known.
    per_ratio = [each.players / each.expected for each in (one, other)]
    variance = sum(
        share * (1 - share) / each.players * per**2 for each, per in zip((one, other), per_ratio, strict=True)
    )
    return p_value((one.ratio - other.ratio) / math.sqrt(variance))


def p_of_shares(one: tuple[int, int], other: tuple[int, int]) -> float | None:
    """Likewise for two shares, each as so many out of so many."""
    if not one[1] or not other[1]:
        return None
    share = (one[0] + other[0]) / (one[1] + other[1])
    if min(one[1], other[1]) * min(share, 1 - share) < FEWEST:
        return None
    variance = share * (1 - share) * (1 / one[1] + 1 / other[1])
    return p_value((one[0] / one[1] - other[0] / other[1]) / math.sqrt(variance))


def p_of_means(one: Mean, other: Mean) -> float | None:
    """Likewise for two means."""
    if min(one.count, other.count) < 2 * FEWEST:
        return None
    variance = one.deviation**2 / one.count + other.deviation**2 / other.count
    return p_value((one.mean - other.mean) / math.sqrt(variance)) if variance else None
