"""The process that starts the workers and again those that die, and tells them who is there and who has which table.

It does nothing else: it accepts no connection and opens no database, so that it has no reason to die, and a worker can
be forked from it at any time. If it is killed all the same, the workers end.
"""

import os
import selectors
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from underhall.server.errorlog import ERRORS
from underhall.server.sharing import NO_FILE
from underhall.server.workers.channel import Channel
from underhall.server.workers.directory import Directory
from underhall.server.workers.messages import (
    Living,
    Place,
    Ready,
    Relay,
    Relayed,
    Release,
    Stop,
    Take,
    Told,
    ToSupervisor,
    Where,
)

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD) if sys.platform != "win32" else ()
SHORT_LIFE: Final = 5.0  # seconds; a worker that lives no longer than this is started again a little later each time
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
PATIENCE: Final = 10.0  # seconds for the workers to end by themselves
FAILED: Final = 1  # the exit code of a worker that could not go on, and of a server none of whose workers could start


class Worker:
    """One place for a worker, which is filled again when the worker dies."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid = 0  # 0: there is nobody now
        self.channel: Channel[ToSupervisor] | None = None
        self.is_ready = False
        self.started = 0.0
        self.due = 0.0  # when it is started again
        self.pause = 0.0


class Supervisor:
    """Runs until it is told to stop, or no worker can be started at all."""

    def __init__(self, workers: int, work: Callable[[int, socket.socket], None]) -> None:
        self.workers = [Worker(number) for number in range(workers)]
        self.work = work  # what a worker does, given its number and its end of the line to us
        self.directory = Directory()
        self.on_ready: Callable[[], None] = _nothing  # all workers are there for the first time
        self.on_death: Callable[[int], None] = _nothing_for  # called before anybody else hears of it
        self.on_stop: Callable[[], None] = _nothing
        self._selector = selectors.DefaultSelector()
        self._signals: list[int] = []
        self._was_ready = False
        self._stopped_by = 0  # the signal
        self._kill_at = float("inf")
        self.patience = PATIENCE

    # -- from beginning to end --------------------------------------------------------------------------------------

    def run(self) -> int:
        """Let the workers work; the signal that ended it, or 0 if they could not even begin."""
        woken, waker = socket.socketpair()
        woken.setblocking(False)
        waker.setblocking(False)
        before = {number: signal.signal(number, self._note_signal) for number in SIGNALS}
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        self._selector.register(woken, selectors.EVENT_READ)
        try:
            for worker in self.workers:
                self.directory.living.add(worker.number)
            for worker in self.workers:
                self._start(worker)
            while any(worker.pid for worker in self.workers) or not (self._stopped_by or self._cannot_begin):
                self._turn(woken)
        finally:
            self._kill()
            signal.set_wakeup_fd(-1)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._selector.close()
            woken.close()
            waker.close()
        return self._stopped_by

    @property
    def _cannot_begin(self) -> bool:
        """Whether a worker has died before all were there: whatever it is, it will not get better by itself."""
        return not self._was_ready and any(not worker.pid for worker in self.workers)

    def _turn(self, woken: socket.socket) -> None:
        """Wait until there is something to do, and do it."""
        for key, events in self._selector.select(self._seconds_left()):
            if key.data is None:
                with suppress(BlockingIOError):
                    woken.recv(4096)
            else:
                self._hear(key.data, events)
        while self._signals:
            number = self._signals.pop(0)
            if number == signal.SIGCHLD:
                self._bury()
            else:
                self._obey(number)
        now = time.monotonic()
        if now >= self._kill_at:
            self._kill()
        for worker in self.workers:
            if not worker.pid and self._was_ready and not self._stopped_by and now >= worker.due:
                self._start(worker)

    def _seconds_left(self) -> float | None:
        """Until something is due."""
        dues = [self._kill_at] if self._kill_at < float("inf") else []
        if self._was_ready and not self._stopped_by:
            dues += [worker.due for worker in self.workers if not worker.pid]
        return max(0.0, min(dues) - time.monotonic()) if dues else None

    # -- starting and ending ----------------------------------------------------------------------------------------

    def _start(self, worker: Worker) -> None:
        ours, theirs = socket.socketpair()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            ours.close()
            self._become(worker, theirs)
        theirs.close()
        worker.pid = pid
        worker.is_ready = False
        worker.started = time.monotonic()
        worker.channel = Channel(ours, ToSupervisor)
        self._selector.register(worker.channel, selectors.EVENT_READ, worker)
        if worker.number in self.directory.living:
            worker.channel.send(self._living(left=False))

    def _become(self, worker: Worker, line: socket.socket) -> None:
        """In the new process: forget all that is the supervisor's, work, and end."""
        code = FAILED
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C comes to all of us; the supervisor says what to do
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            self._selector.close()
            for each in self.workers:
                if each.channel is not None:
                    each.channel.close()
            self.work(worker.number, line)
            code = 0
        except BaseException:
            with suppress(Exception):
                traceback.print_exc()
        finally:
            with suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def _bury(self) -> None:
        """Take note of the workers that have died. Only now is it certain that they write nothing any more."""
        for worker in self.workers:
            if not worker.pid:
                continue
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if pid:
                self._lost(worker, os.waitstatus_to_exitcode(status))

    def _lost(self, worker: Worker, code: int) -> None:
        lived = time.monotonic() - worker.started
        worker.pid = 0
        worker.pause = min(LONGEST_PAUSE, 2 * worker.pause or FIRST_PAUSE) if lived < SHORT_LIFE else 0.0
        worker.due = time.monotonic() + worker.pause
        self._hang_up(worker)
        if self._stopped_by:
            return
        how = f"killed by signal {-code}" if code < 0 else f"ended with {code}"
        ERRORS.report(f"worker {worker.number}", f"{how}; the others go on with its tables")
        self.on_death(worker.number)
        self.directory.leave(worker.number)
        if self._cannot_begin:
            self._stop_all()
        else:
            self._tell_all(self._living(left=True))

    def _hang_up(self, worker: Worker) -> None:
        channel = worker.channel
        assert channel is not None
        if channel in self._selector.get_map():
            self._selector.unregister(channel)
        channel.close()
        worker.channel = None

    def _stop_all(self) -> None:
        """Nobody is started any more, and those who are there end."""
        self.on_stop()
        self._kill_at = time.monotonic() + self.patience
        self._tell_all(Stop())

    def _kill(self) -> None:
        """Whoever is still there ends now; nothing is lost by that."""
        self._kill_at = float("inf")
        for worker in self.workers:
            if worker.pid:
                with suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGKILL)

    # -- signals ----------------------------------------------------------------------------------------------------

    def _note_signal(self, number: int, frame: Any) -> None:
        self._signals.append(number)

    def _obey(self, number: int) -> None:
        if self._stopped_by:
            self._kill()  # somebody is in a hurry
        else:
            self._stopped_by = number
            self._stop_all()

    # -- messages ---------------------------------------------------------------------------------------------------

    def _hear(self, worker: Worker, events: int) -> None:
        channel = worker.channel
        if channel is None:
            return
        if events & selectors.EVENT_WRITE:
            channel.flush()
        if events & selectors.EVENT_READ:
            for message, file in channel.receive():
                self._take_in(worker, message, file)
        self._watch(worker)

    def _take_in(self, worker: Worker, message: ToSupervisor, file: int) -> None:
        match message:
            case Where(number, table):
                self._tell(worker, Told(number, self.directory.where(table, worker.number)))
            case Take(number, table):
                self._tell(worker, Told(number, self.directory.take(table, worker.number)))
            case Release(table):
                self.directory.release(table, worker.number)
            case Place(number):
                self._tell(worker, Told(number, self.directory.place(worker.number)))
            case Relay(to, payload):
                self._tell(self.workers[to], Relayed(worker.number, payload), file)
            case Ready():
                self._welcome(worker)

    def _welcome(self, worker: Worker) -> None:
        worker.is_ready = True
        if worker.number not in self.directory.living:
            self.directory.living.add(worker.number)
            self._tell_all(self._living(left=False))
        if not self._was_ready and all(each.is_ready for each in self.workers):
            self._was_ready = True
            self.on_ready()

    def _living(self, left: bool) -> Living:
        return Living(sorted(self.directory.living), left)

    def _tell_all(self, message: object) -> None:
        for worker in self.workers:
            self._tell(worker, message)

    def _tell(self, worker: Worker, message: object, file: int = NO_FILE) -> None:
        if worker.channel is not None:
            worker.channel.send(message, file)
            self._watch(worker)
        elif file != NO_FILE:
            os.close(file)  # whoever it was comes again

    def _watch(self, worker: Worker) -> None:
        """Hear of what comes from a worker, and of when something can be sent that waits."""
        channel = worker.channel
        if channel is None or channel not in self._selector.get_map():
            return
        if channel.ended:  # it has no more to say; what became of it, the system will tell
            self._selector.unregister(channel)
            return
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if channel.is_waiting else 0)
        if self._selector.get_key(channel).events != events:
            self._selector.modify(channel, events, worker)


def _nothing() -> None:
    """Nobody wants to know."""


def _nothing_for(worker: int) -> None:
    """Nor this."""
