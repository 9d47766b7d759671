"""The search: it plays its best options on in imagined worlds, and takes the one that leaves it the likeliest to win.

Each world is dealt anew from what the seat may know, and every option that is still in question is tried in it, with
the same luck: two options are told apart by what they change, not by which of them got the better cards. Everybody
plays on like the greedy bot until the turn that the game names, then the game says what the position is worth. An
option that is clearly worse than the best is given up, so that the others are tried more often.
"""

from collections.abc import Callable
from math import sqrt
from time import thread_time
from typing import Final, NamedTuple

from underhall.errors import BadBot
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED
from underhall.kernel.luck import Luck
from underhall.kernel.playout import GreedyPolicy
from underhall.kernel.registry import GameInfo

MOST_OPTIONS: Final = 6  # that are tried: those that the greedy bot finds best
FEWEST_WORLDS: Final = 6  # before an option is given up
DOUBT: Final = 2.0  # standard errors by which it must be behind the best for that
MOST_ANSWERS: Final = 400  # in one playout, whatever goes on there


MOST_MILLISECONDS: Final = 60_000
MOST_ITERATIONS: Final = 1_000_000
LONGEST_NUMBER: Final = 9
BUDGETS: Final = ("search:100ms", "search:iterations=200")  # as somebody may write them
LIMITS: Final = f"{BUDGETS[0]} (1–{MOST_MILLISECONDS}), {BUDGETS[1]} (1–{MOST_ITERATIONS})"
MILLISECONDS: Final = "ms"
ITERATIONS: Final = "iterations="


class Budget(NamedTuple):
    """How long to think about a decision: processor time or iterations, which are playouts of one option."""

    milliseconds: int | None = None
    iterations: int | None = None


SEARCH: Final = Budget(milliseconds=100)
HARD: Final = Budget(milliseconds=80)
NIGHTMARE: Final = Budget(milliseconds=1000)


def read_budget(name: str) -> Budget:
    """The budget in a bot's name: `search:100ms` or `search:iterations=200`."""
    words = name.partition(":")[2]
    if words.endswith(MILLISECONDS):
        milliseconds = whole_number(words.removesuffix(MILLISECONDS))
        if 1 <= milliseconds <= MOST_MILLISECONDS:
            return Budget(milliseconds=milliseconds)
    elif words.startswith(ITERATIONS):
        iterations = whole_number(words.removeprefix(ITERATIONS))
        if 1 <= iterations <= MOST_ITERATIONS:
            return Budget(iterations=iterations)
    raise BadBot(why="budget", given=name, valid=LIMITS)


def whole_number(digits: str) -> int:
    """The number, or 0 where there is none; more digits than any budget has are not read."""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER else 0


class SearchBot:
    """Thinks for as long as its budget lasts; with one in iterations, the same luck gives the same answer."""

    def __init__(self, name: str, seat: int, luck: Luck, budget: Budget) -> None:
        self.name = name
        self.seat = seat
        self.luck = luck
        self.budget = budget

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        count = len(decision.codes)
        if count == 1:
            return 0
        if decision.op.by_luck:
            return self.luck.below(count)
        spent = Spent(self.budget)
        world = imagine(self.luck)
        info = GAMES[world.config.game]
        tries = promising(info.judge(world, self.seat))
        policies = [GreedyPolicy(world.wording, info.judge) for _ in range(world.config.seats)]
        while len(tries) > 1:
            luck = self.luck.fork()
            for each in tries:
                if spent.is_up():
                    return best_of(tries).place
                each.played(world, self.seat, info, policies, luck)
            tries = left_in(tries)
            world = imagine(self.luck)
        return tries[0].place


class Spent:
    """What has been used of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = 0
        self.most = budget.iterations
        self.end = None if budget.milliseconds is None else thread_time() + budget.milliseconds / 1000

    def is_up(self) -> bool:
        """Whether there is nothing left; otherwise one more iteration is counted."""
        if self.iterations == self.most or (self.end is not None and thread_time() >= self.end):
            return True
        self.iterations += 1
        return False


class Try:
    """One option, and what the worlds were worth that it was tried in, in the order of the worlds."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.worths: list[int] = []

    def played(self, world: Game, seat: int, info: GameInfo, policies: list[GreedyPolicy], luck: Luck) -> None:
        """Choose the option in a copy of the world and let everybody play on."""
        tried = world.clone()
        until = info.horizon(tried)
        tried.answer(seat, self.place)
        tried.playout([*policies], [luck.clone() for _ in policies], until, MOST_ANSWERS)
        self.worths.append(info.worth(tried, seat))


def promising(judged: list[int]) -> list[Try]:
    """The options to try, the greedy bot's choice first. What it would do on no account is not tried."""
    ranked = sorted(range(len(judged)), key=lambda place: -judged[place])
    sensible = [place for place in ranked if judged[place] > -DECIDED]
    return [Try(place) for place in (sensible or ranked)[:MOST_OPTIONS]]


def best_of(tries: list[Try]) -> Try:
    """The best in all worlds that every option was tried in; of equals the first, which the greedy bot likes best."""
    worlds = min(len(each.worths) for each in tries)
    return max(tries, key=lambda each: sum(each.worths[:worlds]))


def left_in(tries: list[Try]) -> list[Try]:
    """The options that may still be the best; all were tried in the same worlds."""
    worlds = len(tries[0].worths)
    if worlds < FEWEST_WORLDS:
        return tries
    best = best_of(tries)
    return [each for each in tries if each is best or is_in_question(each, best, worlds)]


def is_in_question(each: Try, best: Try, worlds: int) -> bool:
    """Whether an option is not clearly behind the best: by as much as differs, or in no world at all."""
    behind = [most - own for most, own in zip(best.worths, each.worths, strict=True)]
    mean = sum(behind) / worlds
    spread = sum((one - mean) ** 2 for one in behind) / (worlds - 1)
    return mean < DOUBT * sqrt(spread / worlds)
