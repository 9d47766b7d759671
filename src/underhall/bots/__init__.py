"""Players of any game: they see a view, a decision and imagined worlds, and pick one of the options."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from underhall.bots.adaptive import AdaptiveBot
from underhall.bots.bot import Bot
from underhall.bots.easy import EasyBot
from underhall.bots.greedy import GreedyBot
from underhall.bots.own import Report, check_own_bot, is_own_name, new_own_bot, print_report
from underhall.bots.program import TIME_LIMIT
from underhall.bots.search import BUDGETS, SEARCH, SearchBot, read_budget
from underhall.bots.strengths import new_hard, new_nightmare
from underhall.bots.uniform import RandomBot
from underhall.errors import BadBot, UnknownBot
from underhall.kernel.luck import Luck


class BotKind(NamedTuple):
    """How a bot of this kind is made for a seat, and whether it answers within a few milliseconds from the start."""

    make: Callable[..., Bot]
    quick: bool
    has_net: bool = False  # it reports once where there is none


BOTS: Final[dict[str, BotKind]] = {
    "random": BotKind(RandomBot, quick=True),
    "easy": BotKind(EasyBot, quick=True),
    "normal": BotKind(GreedyBot, quick=True),
    "hard": BotKind(new_hard, quick=False, has_net=True),
    "nightmare": BotKind(new_nightmare, quick=False, has_net=True),
    "adaptive": BotKind(AdaptiveBot, quick=False, has_net=True),
    "search": BotKind(partial(SearchBot, budget=SEARCH), quick=False),
    "greedy": BotKind(GreedyBot, quick=True),  # the name of `normal` in earlier games and replays
}

KNOWN: Final = (*BOTS, *BUDGETS, "MODULE:CLASS", "command PROGRAM")  # as somebody may write them
WITH_BUDGET: Final = ("search", "nightmare")  # whose name may say how long to think


def new_bot(name: str, seat: int, luck: Luck, report: Report = print_report, time_limit: float = TIME_LIMIT) -> Bot:
    """A bot of the kind `name`, at `seat`. `report` hears, once, when a bot does not play itself.

    A program has `time_limit` seconds for each answer.
    """
    kind = BOTS.get(name)
    if kind is not None:
        return kind.make(name, seat, luck, report) if kind.has_net else kind.make(name, seat, luck)
    check_bot(name)
    if is_own(name):
        return new_own_bot(name, seat, luck, report, time_limit)
    budget = read_budget(name)
    if name.startswith("nightmare"):
        return new_nightmare(name, seat, luck, report, budget)
    return SearchBot(name, seat, luck, budget)


def check_bot(name: str) -> None:
    """Refuse the name of a bot that cannot be made, with an error that says what would be right."""
    if name in BOTS:
        return
    if is_own(name):
        check_own_bot(name)
        return
    first, colon, _ = name.partition(":")
    if not colon:
        raise UnknownBot(name=name, known=KNOWN)
    if first not in WITH_BUDGET:
        raise BadBot(why="no-budget", given=name, valid=(first, *BUDGETS))
    read_budget(name)


def is_quick(name: str) -> bool:
    """Whether the bot answers so fast that whoever waits for it need not do something else meanwhile."""
    check_bot(name)
    return name in BOTS and BOTS[name].quick


def is_own(name: str) -> bool:
    """Whether the name stands for somebody's own code: `MODULE:CLASS`, or `command` and a program."""
    return is_own_name(name) and name.partition(":")[0] not in BOTS


__all__ = ["BOTS", "KNOWN", "Bot", "BotKind", "check_bot", "is_own", "is_quick", "new_bot"]
