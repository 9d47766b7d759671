"""Somebody's own bots: a class in a module of theirs, or a program that is asked over standard input and output.

Whatever such a bot does, the game goes on: where it gives no answer that counts, the greedy bot answers, and the first
time this is reported.
"""

import shlex
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Final

from underhall.bots.bot import Bot
from underhall.bots.greedy import GreedyBot
from underhall.bots.program import TIME_LIMIT, ProgramBot, Unanswered
from underhall.errors import BadBot, BotReplaced, NoAnswer
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck

COMMAND: Final = "command"
MODULE_EXAMPLE: Final = "my_bots:Eager"
COMMAND_EXAMPLE: Final = "command python my_bot.py"
MOST_FAILURES: Final = 3  # of one bot in one game; then it is not asked any more
LONGEST_QUOTE: Final = 200

Report = Callable[[str, NoAnswer, str], None]  # hears which bot did not answer, why, and what was seen of it


def print_report(name: str, why: NoAnswer, given: str) -> None:
    """Tell on standard error that a bot was replaced."""
    print(f"underhall: {BotReplaced(why=why, name=name, given=given)}", file=sys.stderr)


def is_own_name(name: str) -> bool:
    return is_command(name) or ":" in name


def is_command(name: str) -> bool:
    return name.partition(" ")[0] == COMMAND


def check_own_bot(name: str) -> None:
    """Refuse a bot of one's own that is not there."""
    if not is_command(name):
        maker_of(name)
    elif shutil.which(words_of(name)[0]) is None:
        raise BadBot(why="command", given=name, valid=COMMAND_EXAMPLE)


def words_of(name: str) -> list[str]:
    """The program of a command, and its arguments."""
    try:
        words = shlex.split(name)[1:]
    except ValueError:
        words = []  # a quotation mark that nothing closes
    if not words:
        raise BadBot(why="command", given=name, valid=COMMAND_EXAMPLE)
    return words


def maker_of(name: str) -> Callable[[str, int, Luck], Bot]:
    """What `module:Class` stands for."""
    module_name, _, class_name = name.partition(":")
    try:
        module = import_module(module_name)
    except (Exception, SystemExit) as error:  # it is somebody else's code, and runs when it is imported
        raise BadBot(why="module", given=f"{name} ({error})", valid=MODULE_EXAMPLE) from error
    maker = getattr(module, class_name, None)
    if not callable(maker) or not hasattr(maker, "choose"):
        raise BadBot(why="class", given=name, valid=MODULE_EXAMPLE)
    found: Callable[[str, int, Luck], Bot] = maker
    return found


def new_own_bot(name: str, seat: int, luck: Luck, report: Report, time_limit: float = TIME_LIMIT) -> "OwnBot":
    """The bot of the class or program that `name` stands for."""
    if is_command(name):
        words = words_of(name)
        return OwnBot(name, seat, luck, lambda: ProgramBot(words, seat, time_limit), report)
    maker = maker_of(name)
    return OwnBot(name, seat, luck, lambda: maker(name, seat, luck.fork()), report)


class OwnBot:
    """Asks somebody's own bot, and the greedy one where that gives no answer that counts."""

    def __init__(self, name: str, seat: int, luck: Luck, make: Callable[[], Bot], report: Report) -> None:
        self.name = name
        self.make = make
        self.report = report
        self.bot: Bot | None = None  # made when it is first asked
        self.greedy = GreedyBot(name, seat, luck)
        self.failures = 0

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        if self.failures < MOST_FAILURES:
            try:
                return self.asked(view, decision, imagine)
            except Unanswered as failure:
                self.failures += 1
                if self.failures == 1:
                    self.report(self.name, failure.why, failure.given[:LONGEST_QUOTE])
        return self.greedy.choose(view, decision, imagine)

    def asked(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        """What the bot answers, if that is the place of an option."""
        try:
            if self.bot is None:
                self.bot = self.make()
            answer: object = self.bot.choose(view, decision, imagine)
        except Unanswered:
            raise
        except (Exception, SystemExit) as error:
            raise Unanswered("raised", f"{type(error).__name__}: {error}") from error
        if type(answer) is not int or not 0 <= answer < len(decision.codes):
            raise Unanswered("rubbish", repr(answer))
        return answer
