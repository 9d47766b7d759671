"""The strong bots: a net, and a search that it guides. Without a net they search without one."""

from typing import Final

from underhall.bots.bot import Bot
from underhall.bots.net_search import NetSearchBot
from underhall.bots.own import Report, print_report
from underhall.bots.search import Budget, SearchBot
from underhall.kernel.luck import Luck

HARD: Final = Budget(iterations=72)  # some 5 ms
WITHOUT_NET: Final = Budget(milliseconds=80)  # of `hard`
NIGHTMARE: Final = Budget(milliseconds=1000)


def new_hard(name: str, seat: int, luck: Luck, report: Report = print_report) -> Bot:
    """The bot that looks with the net as far as its next question."""
    return NetSearchBot(name, seat, luck, SearchBot(name, seat, luck, WITHOUT_NET), report, HARD, far=False)


def new_nightmare(name: str, seat: int, luck: Luck, report: Report = print_report, budget: Budget = NIGHTMARE) -> Bot:
    """The bot that searches far with the net."""
    return NetSearchBot(name, seat, luck, SearchBot(name, seat, luck, budget), report, budget, far=True)
