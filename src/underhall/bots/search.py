"""The search: it plays its best options on in imagined worlds, and takes the one that leaves it the likeliest to win.

Each world is dealt anew from what the seat may know, and every option that is still in question is tried in it, with
the same luck: two options are told apart by what they change, not by which of them got the better cards. Everybody
plays on like the greedy bot until the turn that the game names, then the game says what the position is worth. An
option that is clearly worse than the best is given up, so that the others are tried more often.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from time import thread_time
from typing import Final, NamedTuple

from underhall.bots.bot import ThinkingBot
from underhall.errors import BadBot
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED
from underhall.kernel.luck import Luck, canonical
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
MILLISECONDS: Final = "ms"
ITERATIONS: Final = "iterations="


class Budget(NamedTuple):
    """How long to think about a decision: processor time or iterations, which are playouts of one option."""

    milliseconds: int | None = None
    iterations: int | None = None


SEARCH: Final = Budget(milliseconds=100)


def read_budget(name: str) -> Budget:
    """The budget in a bot's name: `search:100ms` or `nightmare:iterations=200`."""
    bot, _, words = name.partition(":")
    if words.endswith(MILLISECONDS):
        milliseconds = whole_number(words.removesuffix(MILLISECONDS))
        if 1 <= milliseconds <= MOST_MILLISECONDS:
            return Budget(milliseconds=milliseconds)
    elif words.startswith(ITERATIONS):
        iterations = whole_number(words.removeprefix(ITERATIONS))
        if 1 <= iterations <= MOST_ITERATIONS:
            return Budget(iterations=iterations)
    limits = f"{bot}:100ms (1–{MOST_MILLISECONDS}), {bot}:iterations=200 (1–{MOST_ITERATIONS})"
    raise BadBot(why="budget", given=name, valid=limits)


def whole_number(digits: str) -> int:
    """The number, or 0 where there is none; more digits than any budget has are not read."""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER else 0


class SearchBot(ThinkingBot):
    """Thinks for as long as its budget lasts; with one in iterations, the same luck gives the same answer."""

    def __init__(self, name: str, seat: int, luck: Luck, budget: Budget) -> None:
        super().__init__(name, seat, luck)
        self.budget = budget

    def think(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        used = BudgetUse(self.budget)
        dealing = canonical(self.luck)  # whatever lies where the seat cannot see it, its worlds are the same
        world = imagine(dealing)
        info = GAMES[world.config.game]
        tries = promising(info.judge(world, self.seat))
        policies = [GreedyPolicy(world.wording, info.judge) for _ in range(world.config.seats)]
        while len(tries) > 1:
            luck = dealing.fork()
            for each in tries:
                if used.is_used_up():
                    return best_of(tries).place
                each.play(world, self.seat, info, policies, luck)
            tries = still_in_question(tries)
            world = imagine(dealing)
        return tries[0].place


class BudgetUse:
    """What has been used of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = 0
        self.most = budget.iterations
        self.end = None if budget.milliseconds is None else thread_time() + budget.milliseconds / 1000

    def is_used_up(self) -> bool:
        """Whether there is nothing left; otherwise one more iteration is counted."""
        if self.iterations == self.most or (self.end is not None and thread_time() >= self.end):
            return True
        self.iterations += 1
        return False

    def take(self, worlds: int, options: int) -> int:
        """In how many of these worlds, at most, all options can still be tried; their iterations are counted."""
        if self.end is not None and thread_time() >= self.end:
            return 0
        if self.most is not None:
            worlds = min(worlds, (self.most - self.iterations) // options)
        self.iterations += worlds * options
        return worlds


class Try:
    """One option, and what the worlds were worth that it was tried in, in the order of the worlds."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.worths: list[int] = []

    def play(self, world: Game, seat: int, info: GameInfo, policies: list[GreedyPolicy], luck: Luck) -> None:
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


def still_in_question(tries: list[Try]) -> list[Try]:
    """The options that may still be the best; all were tried in the same worlds."""
    worlds = len(tries[0].worths)
    if worlds < FEWEST_WORLDS:
        return tries
    best = best_of(tries)
    return [each for each in tries if each is best or is_in_question(each, best)]


def is_in_question(each: Try, best: Try) -> bool:
    """Whether an option is not clearly behind the best: by as much as differs, or in no world at all."""
    lead, error = lead_over(best.worths, each.worths)
    return lead < DOUBT * error


def lead_over(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one option is worth more than another, on average of the same worlds, and its standard error."""
    leads = [own - others for own, others in zip(one, other, strict=True)]
    return mean(leads), standard_error(leads)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    """How far the mean of these may well be from what it would be in very many worlds."""
    middle = mean(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return sqrt(spread / len(numbers))
