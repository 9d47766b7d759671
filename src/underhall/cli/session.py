"""One person's game against bots: whose turn it is to answer, what may be taken back, what has been seen."""

from typing import Any

import underhall
from underhall.bots import Bot, is_own, new_bot
from underhall.cli.boards import board_of
from underhall.cli.output import print_error
from underhall.errors import BotReplaced, NoAnswer
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.saves import read_save


class Point:
    """A decision that the person was asked: how many answers and how many events came before it."""

    def __init__(self, answered: int, event_count: int) -> None:
        self.answered = answered
        self.event_count = event_count


class Session:
    """A game, the seat of the person, and a bot at every other seat."""

    def __init__(self, game: Game, seat: int, bots: list[str], lang: str = "en") -> None:
        self.game = game
        self.info = underhall.game_info(game.config.game)
        self.board = board_of(game.config.game)
        self.seat = seat
        self.bots = bots  # by seat; '' where the person sits
        self.lang = lang
        self.own_bots: dict[int, Bot] = {}  # somebody's own, by seat: they may remember what they like
        self.points: list[Point] = []  # the person's answered decisions, as far back as they can be taken back
        self.looked = -1  # how many of those there were when a question last showed something hidden
        self.passing: Passing | None = None
        self.passed: set[str] = set()  # what has been asked, and passed on

    def view(self) -> Any:
        """All that the person may know."""
        return self.game.view(self.seat)

    def outlook(self) -> Any:
        """What is to be expected, unless somebody reacts."""
        return self.info.outlook(self.game, self.seat)

    def wait(self) -> Decision | None:
        """Let the bots answer until the person has something to choose; None when the game is over."""
        while self.game.pending:
            own = self.game.decision_of(self.seat)
            others = [decision for decision in self.game.pending if decision.seat != self.seat]
            if others:
                self._answer_for(others[0])
            elif own is not None and (
                len(own.codes) == 1 or self.board.is_idle(own) or self._matter(own) in self.passed
            ):
                self.game.answer(self.seat, 0)  # nothing to choose
            elif own is not None and self.passing is not None and self.passing.covers(self, own):
                self.game.answer(self.seat, 0)
            elif own is not None:
                self.passing = None
                if self.info.question_reveals_information(own):
                    self.looked = len(self.points)
                return own
        return None

    def _matter(self, decision: Decision) -> str:
        """What the decision is about, if it is a reaction that need not be offered twice."""
        matter = self.board.matter(decision)
        return f"{self.info.reaction_reason(self.game, self.seat, decision).subject} {matter}" if matter else ""

    def _answer_for(self, decision: Decision) -> None:
        seat, game = decision.seat, self.game
        bot = self.own_bots.get(seat)
        if bot is None:
            # Luck comes from the position: taking a move back does not let anybody try their luck again.
            luck = seeded(f"{game.config.seed}/{seat}/{len(game.answers)}")
            bot = new_bot(self.bots[seat], seat, luck, self._report)
            if is_own(self.bots[seat]):
                self.own_bots[seat] = bot
        game.answer(seat, bot.choose(lambda: game.view(seat), decision, lambda luck: game.imagine(seat, luck)))

    def _report(self, bot: str, why: NoAnswer, given: str) -> None:
        print_error(BotReplaced(why=why, name=bot, given=given), self.lang, as_json=False)

    def answer(self, index: int) -> None:
        """The person's answer to the decision that `wait` returned."""
        self.points.append(Point(len(self.game.answers) // 2, self.game.event_count))
        decision = self.game.decision_of(self.seat)
        if decision is not None and decision.options[index].kind == "pass":
            self.passed |= {self._matter(decision)} - {""}
        self.game.answer(self.seat, index)

    def pass_on(self) -> None:
        """Pass now, and go on passing until the phase ends or something concerns the person."""
        self.passing = Passing(self)
        self.answer(0)

    # -- taking back ----------------------------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        return bool(self.points)

    def revealing_event(self) -> Event | None:
        """The first thing that came to light since the person's last decision, or None."""
        since = self.points[-1].event_count
        return next(
            (e for e in self.game.events if e.number >= since and self.info.reveals_information(e, self.seat)), None
        )

    @property
    def has_looked(self) -> bool:
        """Whether a question has shown the person something hidden since the last decision."""
        return self.looked >= len(self.points)

    def undo(self) -> None:
        """Play the game again up to the person's last decision; whether that is fair is for the caller to know."""
        point = self.points.pop()
        self.game = rewound(self.game, point.answered)
        self.passing = None
        self.passed = set()


class Passing:
    """The wish to pass for now: until the phase ends, the matter becomes one's own, or somebody does something."""

    def __init__(self, session: Session) -> None:
        self.phase_key = session.info.phase_key(session.game)
        self.event_count = session.game.event_count
        self.mine = session.board.is_mine(session.view())

    def covers(self, session: Session, decision: Decision) -> bool:
        """Whether to pass on this decision, too."""
        board = session.board
        if not board.is_skipped(decision) or session.info.phase_key(session.game) != self.phase_key:
            return False
        if board.is_mine(session.view()) and not self.mine:
            return False
        return not any(e.number >= self.event_count and board.is_deed(e, session.seat) for e in session.game.events)


def rewound(game: Game, answered: int) -> Game:
    """The same game after so many of its answers."""
    save = read_save(game.save())
    save.answers = save.answers[: 2 * answered]
    save.snapshots = [snapshot for snapshot in save.snapshots if snapshot[0] <= answered]
    return underhall.engine.replayed(save)
