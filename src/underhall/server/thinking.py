"""Bots that take their time think in processes of their own: the event loop never waits for them.

There are two, each started when it is first needed. One is for bots that are done in milliseconds, the other for those
that search, so that the first never wait behind the second. A process has one thought at a time. If it takes too long,
fails, or dies, whoever asked hears that nothing was chosen; the process is replaced, and the log says why.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final, Protocol

import msgspec

from underhall.server.bot_seats import REACTS_FOR
from underhall.server.changes import UNDECIDED, Thought
from underhall.server.errorlog import ERRORS
from underhall.server.record import CARETAKER
from underhall.server.thinking_messages import (
    ENCODER,
    LIMIT,
    Failure,
    Request,
    read_frame,
    read_reply,
    write_frame,
)
from underhall.server.timing import Time, Timer

WAITING_LIMIT: Final = 10.0  # seconds until a thought that nobody has had time for is given up
REACTION_LIMIT: Final = 0.25  # seconds for a reaction, of which nobody may notice that a bot thinks about it

Done = Callable[[int], None]


class Thinking(Protocol):
    """Where bots think."""

    def begin(self, thought: Thought, table: str, done: Done) -> None:
        """Let the bot think, and call `done` later, with its option or UNDECIDED."""


class Job:
    """A thought, and who waits for it."""

    def __init__(self, thought: Thought, table: str, done: Done) -> None:
        self.thought = thought
        self.table = table
        self.done = done
        self.is_answered = False
        self.timer: Timer | None = None

    def answer(self, option: int) -> None:
        """Tell whoever waits, once."""
        if not self.is_answered:
            self.is_answered = True
            if self.thought.is_wanted:
                self.done(option)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BotProcess:
    """A process in which bots think, and the thread that talks to it. b"" is the reply of one that has died.

    After a reply that `has_more` says so of, another one comes to the same request.
    """

    def __init__(
        self, module: str, on_reply: Callable[[bytes], None], has_more: Callable[[bytes], bool] | None = None
    ) -> None:
        # The same modules as here, wherever they come from, and none that happen to lie in the current folder.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self._on_reply = on_reply
        self._has_more = has_more
        self._is_ended = False
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = Thread(target=self._talk, args=(asyncio.get_running_loop(),), daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def send(self, request: bytes) -> None:
        self._requests.put(request)

    def end(self) -> None:
        """At once: there is nothing that it could lose. What it may still reply is not heard."""
        self._is_ended = True
        self._process.kill()
        self._requests.put(None)
        self._thread.join()

    def _talk(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: hand each request to the process, and its reply to the event loop."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended
            while (request := self._requests.get()) is not None:
                reply = _exchange(stdin, stdout, request)
                while reply and self._has_more is not None and self._has_more(reply):
                    loop.call_soon_threadsafe(self._hear, reply)
                    reply = _exchange(stdin, stdout, b"")
                loop.call_soon_threadsafe(self._hear, reply)
        stdout.close()
        with contextlib.suppress(OSError):  # it has died with a request half written
            stdin.close()
        self._process.wait()

    def _hear(self, reply: bytes) -> None:
        if not self._is_ended:
            self._on_reply(reply)


def _exchange(stdin: IO[bytes], stdout: IO[bytes], request: bytes) -> bytes:
    """The next reply, to this request or (b"") to the one before."""
    try:
        if request:
            write_frame(stdin, request)
        return read_frame(stdout)
    except OSError:
        return b""


def encode_thought(thought: Thought) -> bytes:
    """All that is needed to think the thought elsewhere."""
    config, turn = thought.config, thought.snapshot
    request = Request(
        thought.bot,
        thought.decision.seat,
        config.game,
        config.rules,
        config.cards,
        config.seats,
        config.seed,
        config.options,
        thought.answers,
        0 if turn is None else turn.answered,
        b"" if turn is None else turn.packed,
    )
    return ENCODER.encode(request)


class Lane:
    """One process with the thoughts that wait for it."""

    def __init__(self, time: Time, module: str) -> None:
        self.time = time
        self.module = module
        self.failures = 0
        self.process: BotProcess | None = None
        self._waiting: deque[Job] = deque()
        self._current: Job | None = None

    def begin(self, job: Job) -> None:
        seconds = REACTION_LIMIT if job.thought.is_hurried else WAITING_LIMIT
        job.timer = self.time.later(seconds, partial(self._give_up_waiting, job))
        self._waiting.append(job)
        self._start_next()

    def _start_next(self) -> None:
        while self._current is None and self._waiting:
            job = self._waiting.popleft()
            if job.is_answered or not job.thought.is_wanted:
                job.stop_timer()
            else:
                self._start(job)

    def _start(self, job: Job) -> None:
        if self.process is None or not self.process.is_alive:
            self._end_process()
            try:
                self.process = BotProcess(self.module, self._take_reply)
            except OSError as error:
                self._fail(job, f"no process could be started: {error}")
                return
        self._current = job
        if not job.thought.is_hurried:
            job.stop_timer()
            job.timer = self.time.later(LIMIT, partial(self._stop, job))
        self.process.send(encode_thought(job.thought))

    def _give_up_waiting(self, job: Job) -> None:
        """It takes too long for whoever waits, which is nobody's fault. A process that has begun goes on."""
        job.timer = None
        if job is self._current:
            job.timer = self.time.later(LIMIT - REACTION_LIMIT, partial(self._stop, job))
        elif not job.thought.is_hurried:
            self._report(job, f"nobody had time to think for {WAITING_LIMIT:g} seconds")
        job.answer(UNDECIDED)

    def _stop(self, job: Job) -> None:
        """Its time is over: the process hangs."""
        self._go_on(replaced=True)
        self._fail(job, f"it has not chosen within {LIMIT:g} seconds")

    def _take_reply(self, data: bytes) -> None:
        job = self._current
        assert job is not None
        try:
            reply = read_reply(data)
        except msgspec.MsgspecError:
            self._go_on(replaced=True)
            self._fail(job, "its process has died")
            return
        self._go_on(replaced=False)
        options = len(job.thought.decision.codes)
        if isinstance(reply, Failure):
            self._fail(job, f"it failed with {reply.error} at {reply.place}")
        elif not 0 <= reply.option < options:
            self._fail(job, f"it chose option {reply.option} of {options}")
        else:
            job.stop_timer()
            job.answer(reply.option)

    def _go_on(self, replaced: bool) -> None:
        """Nobody thinks any more: the next one begins."""
        self._current = None
        if replaced:
            self._end_process()
        self._start_next()

    def _fail(self, job: Job, why: str) -> None:
        job.stop_timer()
        self._report(job, why)
        job.answer(UNDECIDED)

    def _report(self, job: Job, why: str) -> None:
        self.failures += 1
        ERRORS.report(f"table {job.table}: bot {job.thought.bot}", f"{why}; {CARETAKER} answers in its place")

    def _end_process(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None

    def close(self) -> None:
        for job in (self._current, *self._waiting):
            if job is not None:
                job.stop_timer()
        self._current = None
        self._waiting.clear()
        self._end_process()


class BotProcesses:
    """The processes of one server process in which bots think."""

    module = "underhall.server.bot_process"  # what they run

    def __init__(self, time: Time) -> None:
        self.fast = Lane(time, self.module)
        self.searching = Lane(time, self.module)

    def begin(self, thought: Thought, table: str, done: Done) -> None:
        lane = self.searching if thought.bot in REACTS_FOR else self.fast
        lane.begin(Job(thought, table, done))

    @property
    def failures(self) -> int:
        """How many answers the caretaker has given in place of a bot that failed."""
        return self.fast.failures + self.searching.failures

    def close(self) -> None:
        self.fast.close()
        self.searching.close()
