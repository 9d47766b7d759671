"""How likely a seat wins, on what it knows: by playing on in imagined worlds, as the search does.

Options are compared in the same worlds and with the same luck, so that they differ by what they change and not by the
cards that came. In a game for one there is nobody to beat: there the same figures are the score to expect.
"""

from time import thread_time
from typing import Final, NamedTuple

from underhall.bots.search import FEWEST_WORLDS, Try, lead_over, mean, promising
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.judge import SURE_WIN
from underhall.kernel.luck import Luck, canonical
from underhall.kernel.playout import GreedyPolicy

ONE_POINT: Final = 100  # `GameInfo.worth` counts the score of a game for one in hundredths


class WeighedOption(NamedTuple):
    """An option, and what it was worth in each of the worlds: chances from 0 to 1, or points in a game for one."""

    place: int
    worths: list[float]

    @property
    def chance(self) -> float:
        """What it is worth on the whole."""
        return sum(self.worths) / len(self.worths)


def weigh(
    game: Game, decision: Decision, worlds: int, luck: Luck, chosen: int | None = None, seconds: float | None = None
) -> list[WeighedOption]:
    """The options that make sense, and the one that was `chosen`, in so many worlds; the best first.

    With `seconds` of processor time, no more worlds are begun once they are over, but for the fewest that say anything.
    """
    end = None if seconds is None else thread_time() + seconds
    seat = decision.seat
    info = GAMES[game.config.game]
    dealing = canonical(luck)  # whatever lies where the seat cannot see it, its worlds are the same
    tries = promising(info.judge(game.imagine(seat, dealing), seat))
    if chosen is not None and all(each.place != chosen for each in tries):
        tries.append(Try(chosen))
    policies = [GreedyPolicy(game.wording, info.judge) for _ in range(game.config.seats)]
    for number in range(worlds):
        if end is not None and number >= FEWEST_WORLDS and thread_time() > end:
            break
        world = game.imagine(seat, dealing)
        same = dealing.fork()
        for each in tries:
            each.play(world, seat, info, policies, same)
    unit = unit_of(game)
    weighed = [WeighedOption(each.place, [worth / unit for worth in each.worths]) for each in tries]
    return sorted(weighed, key=lambda each: -each.chance)


def chance_of_seat(game: Game, seat: int, worlds: int, luck: Luck) -> float:
    """How likely the seat wins from here, whoever is asked."""
    info = GAMES[game.config.game]
    policies = [GreedyPolicy(game.wording, info.judge) for _ in range(game.config.seats)]
    dealing = canonical(luck)
    total = 0
    for _ in range(worlds):
        world = game.imagine(seat, dealing)
        until = info.horizon(world)
        world.playout([*policies], [dealing.fork() for _ in policies], until)
        total += info.worth(world, seat)
    return total / worlds / unit_of(game)


def unit_of(game: Game) -> int:
    """What `GameInfo.worth` is divided by: a sure win is 1, or a point is 1."""
    return ONE_POINT if game.config.seats == 1 else SURE_WIN


def chance_given_away(weighed: list[WeighedOption], chosen: int) -> float:
    """What the chosen option gave away against the best.

    Of options that are equally good, one looks best by chance. So the best is found in one half of the worlds and
    compared in the other: what is the same by nature comes out as nothing, on average.
    """
    own = worths_of(weighed, chosen)
    halves = (slice(0, None, 2), slice(1, None, 2))
    total = 0.0
    for found_in, compared_in in (halves, halves[::-1]):
        best = max(weighed, key=lambda each: sum(each.worths[found_in]))
        total += mean(best.worths[compared_in]) - mean(own[compared_in])
    return total / 2


def behind(weighed: list[WeighedOption], one: int, other: int) -> tuple[float, float]:
    """By how much one option is behind another, and the standard error of that."""
    return lead_over(worths_of(weighed, other), worths_of(weighed, one))


def worths_of(weighed: list[WeighedOption], place: int) -> list[float]:
    """What the option of this place was worth in each world."""
    return next(each.worths for each in weighed if each.place == place)
