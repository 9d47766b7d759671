"""The coach: hints at tables where nobody else plays, and reports on finished games.

Both are worked out in processes of their own, one for hints and one for reports, so that neither the event loop nor any
bot waits for them. Each has one thing in hand at a time; the others wait in a queue that has an end.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import and_, select

from underhall.bots.bot import is_choice
from underhall.coach.analysis import VERSION
from underhall.kernel.game import Game
from underhall.server.bodies import AskHint, Hint, HintOption, ReportProgress
from underhall.server.changes import Thought
from underhall.server.coach_messages import (
    HINT_LIMIT,
    REPORT_LIMIT,
    Advised,
    CoachReply,
    Reported,
    ReportRequest,
    Working,
    is_working,
    read_coach_reply,
)
from underhall.server.errorlog import ERRORS
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.schema import REPORTS
from underhall.server.session import GameSession
from underhall.server.store import Store
from underhall.server.table import Table
from underhall.server.thinking import BotProcess, encode_thought
from underhall.server.thinking_messages import ENCODER, Failure
from underhall.server.timing import Time, Timer

MOST_WAITING: Final = 16  # hints, and reports, in hand or waiting
ABANDONED_AFTER: Final = 30.0  # seconds after which a report is dropped that nobody has asked about again
MOST_REMEMBERED: Final = 32  # reports, and failures, in memory


class Work:
    """Something that the coach is to do for a guest."""

    def __init__(self, table: str, guest: str, request: bytes, done: Callable[[CoachReply | None], None]) -> None:
        self.table = table
        self.guest = guest
        self.request = request
        self.done = done  # is called with the result or a failure, or with None if it was cancelled
        self.share = 0.0  # that is done
        self.timer: Timer | None = None  # ends it if nobody wants it any more

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class CoachLane:
    """One process, what it has in hand, and what waits for it."""

    def __init__(self, time: Time, module: str, limit: float, is_kept: bool) -> None:
        self.time = time
        self.module = module
        self.limit = limit  # seconds for one thing
        self.is_kept = is_kept  # whether the process stays when there is nothing to do
        self.process: BotProcess | None = None
        self._works: deque[Work] = deque()  # the first one is in hand
        self._stop: Timer | None = None

    def begin(self, work: Work) -> None:
        if len(self._works) >= MOST_WAITING:
            raise Refusal("refused-busy", 429)
        self._works.append(work)
        if len(self._works) == 1:
            self._start_next()

    def before(self, work: Work) -> int:
        """How many are done before it."""
        return self._works.index(work)

    def of(self, guest: str) -> list[Work]:
        """What is to be done for this guest."""
        return [work for work in self._works if work.guest == guest]

    def cancel(self, work: Work) -> None:
        """It is not wanted any more."""
        if work is self._works[0]:
            self._finish(None, replaced=True)
        else:
            self._works.remove(work)
            work.stop_timer()
            work.done(None)

    def _start_next(self) -> None:
        while self._works:
            work = self._works[0]
            try:
                if self.process is None or not self.process.is_alive:
                    self._end_process()
                    self.process = BotProcess(self.module, self._take_reply, is_working)
            except OSError as error:
                self._drop(self._failed(work, f"no process could be started: {error}"))
                continue
            self._stop = self.time.later(self.limit, self._stop_hanging)
            self.process.send(work.request)
            return
        if not self.is_kept:
            self._end_process()

    def _take_reply(self, data: bytes) -> None:
        work = self._works[0]
        try:
            reply = read_coach_reply(data)
        except msgspec.MsgspecError:
            self._finish(self._failed(work, "its process has died"), replaced=True)
            return
        if isinstance(reply, Working):
            work.share = reply.share
        elif isinstance(reply, Failure):
            self._finish(self._failed(work, f"it failed with {reply.error} at {reply.place}"))
        else:
            self._finish(reply)

    def _stop_hanging(self) -> None:
        why = f"it was not done within {self.limit:g} seconds"
        self._finish(self._failed(self._works[0], why), replaced=True)

    def _finish(self, reply: CoachReply | None, replaced: bool = False) -> None:
        """What was in hand is over; the next one begins."""
        if replaced:
            self._end_process()
        self._drop(reply)
        self._start_next()

    def _drop(self, reply: CoachReply | None) -> None:
        if self._stop is not None:
            self._stop.cancel()
            self._stop = None
        work = self._works.popleft()
        work.stop_timer()
        work.done(reply)

    def _failed(self, work: Work, why: str) -> Failure:
        ERRORS.report(f"table {work.table}: coach", why)
        return Failure(why, "")

    def _end_process(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None

    def close(self) -> None:
        if self._stop is not None:
            self._stop.cancel()
        self._end_process()
        works, self._works = self._works, deque()
        for work in works:
            work.stop_timer()
            work.done(None)


class Coach:
    """Everything that people ask the coach."""

    hint_module = "underhall.server.hint_process"
    report_module = "underhall.server.report_process"

    def __init__(self, time: Time, limits: Limits, store: Store) -> None:
        self.time = time
        self.limits = limits
        self.store = store
        self.hints = CoachLane(time, self.hint_module, HINT_LIMIT, is_kept=True)
        self.reports = CoachLane(time, self.report_module, REPORT_LIMIT, is_kept=False)
        self._reports: dict[str, Work] = {}  # by table: being made, or waiting for it
        self._kept: dict[str, str] = {}  # by table: the last few that were made, which need not be stored yet
        self._failed: dict[str, str] = {}  # tables whose report came to nothing, until somebody asks

    # -- hints ----------------------------------------------------------------------------------------------------

    async def hint(self, table: Table, guest: str, address: str, wish: AskHint) -> Hint:
        """The best options of the question, if it is still open when they are found."""
        session, thought = self._thought(table, guest, wish)
        self.limits.hints.spend(guest)
        self.limits.address_hints.spend(address)
        for earlier in self.hints.of(guest):
            self.hints.cancel(earlier)
        result: asyncio.Future[CoachReply | None] = asyncio.get_running_loop().create_future()
        self.hints.begin(Work(table.record.id, guest, encode_thought(thought), partial(resolve, result)))
        reply = await result
        if table.running_session is not session or not session.questions.is_open(wish.seat, wish.question):
            raise Refusal("refused-stale")
        if reply is None:  # for another one
            raise Refusal("refused-busy", 429)
        if not isinstance(reply, Advised):
            raise Refusal("refused-hint-failed", 503)
        return Hint(wish.question, [HintOption(*option) for option in reply.options])

    def _thought(self, table: Table, guest: str, wish: AskHint) -> tuple[GameSession, Thought]:
        """What is to be thought about, if the guest may have a hint on it."""
        record, session = table.record, table.session
        if wish.seat not in record.seats_of(guest):
            raise Refusal("refused-not-your-seat", 403)
        if session is None:
            raise Refusal("refused-not-started")
        if session.over:
            raise Refusal("refused-over")
        if record.places[wish.seat].resigned:
            raise Refusal("refused-resigned")
        if record.guests_playing != {guest}:
            raise Refusal("refused-hint-people", 403)
        asked = session.questions.open.get(wish.seat)
        if asked is None or asked.id != wish.question:
            raise Refusal("refused-stale")
        if asked.decision is None or not is_choice(asked.decision):
            raise Refusal("refused-hint-no-choice")
        return session, Thought("", session.game, asked.decision)

    # -- reports --------------------------------------------------------------------------------------------------

    async def report(self, table: Table, guest: str, address: str) -> str | ReportProgress:
        """The report on the finished game as JSON, or how far it is."""
        id, session = table.record.id, table.session
        assert session is not None
        if not table.is_current:
            raise Refusal("refused-report-old-rules")
        stored = await self._stored(id)
        kept = stored or self._kept.get(id)
        if kept is not None:
            return kept
        work = self._reports.get(id)
        if work is None and id not in self._failed:
            work = self._begin_report(id, session.game, guest, address)
        if id in self._failed:
            del self._failed[id]
            raise Refusal("refused-report-failed", 503)
        assert work is not None
        work.stop_timer()
        work.timer = self.time.later(ABANDONED_AFTER, partial(self.reports.cancel, work))
        return ReportProgress(work.share, self.reports.before(work))

    async def _stored(self, id: str) -> str | None:
        query = select(REPORTS.c.report).where(and_(REPORTS.c.table_id == id, REPORTS.c.version == VERSION))
        found: str | None = await self.store.read(lambda connection: connection.execute(query).scalar())
        return found

    def _begin_report(self, id: str, game: Game, guest: str, address: str) -> Work:
        if self.reports.of(guest):
            raise Refusal("refused-report-one", 429)
        self.limits.reports.spend(guest)
        self.limits.address_reports.spend(address)
        config = game.config
        request = ReportRequest(config.game, config.seats, config.seed, config.options, game.answers)
        work = Work(id, guest, ENCODER.encode(request), lambda reply: self._take_report(work, reply))
        self._reports[id] = work
        try:
            self.reports.begin(work)
        except Refusal:
            del self._reports[id]
            raise
        return work

    def _take_report(self, work: Work, reply: CoachReply | None) -> None:
        id = work.table
        del self._reports[id]
        if isinstance(reply, Reported):
            _remember(self._kept, id, reply.report)
            self.store.add("report", {"table_id": id, "version": VERSION, "report": reply.report})
            self.store.on_commit(_nothing, id)
        elif reply is not None:
            _remember(self._failed, id, "")

    def close(self) -> None:
        self.hints.close()
        self.reports.close()


def resolve(result: "asyncio.Future[CoachReply | None]", reply: CoachReply | None) -> None:
    """Whoever waits for this result has it now."""
    if not result.done():  # whoever waited may have gone
        result.set_result(reply)


def _remember(where: dict[str, str], id: str, what: str) -> None:
    where[id] = what
    if len(where) > MOST_REMEMBERED:
        del where[next(iter(where))]


def _nothing(worked: bool) -> None:
    """If it could not be stored, it is made again when somebody asks; the store has said why."""
