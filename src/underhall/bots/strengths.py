"""The strong bots: a net, and a search that it guides. Without a net they search without one."""

from typing import Final

from underhall.bots.bot import Bot
from underhall.bots.net import NetBot
from underhall.bots.net_search import NetSearchBot
from underhall.bots.own import Report, print_report
from underhall.bots.search import Budget, SearchBot
from underhall.kernel.luck import Luck

WITHOUT_NET: Final = Budget(milliseconds=80)  # of `hard`
NIGHTMARE: Final = Budget(milliseconds=1000)


def new_hard(name: str, seat: int, luck: Luck, report: Report = print_report) -> Bot:
    """The bot that plays what the net likes best."""
    return NetBot(name, seat, luck, SearchBot(name, seat, luck, WITHOUT_NET), report)


def new_nightmare(name: str, seat: int, luck: Luck, report: Report = print_report, budget: Budget = NIGHTMARE) -> Bot:
    """The bot that searches with the net."""
    return NetSearchBot(name, seat, luck, SearchBot(name, seat, luck, budget), report, budget)
