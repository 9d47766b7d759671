"""A worker's side of the line to the supervisor, and through it to the other workers."""

import asyncio
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Final

import msgspec

from underhall.server.bodies import Join, MyTable, Problem
from underhall.server.errorlog import ERRORS
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.registry import TableRegistry
from underhall.server.sharing import Elsewhere, Presence
from underhall.server.store import NotStored
from underhall.server.timing import Time
from underhall.server.workers.channel import NO_FILE, Channel
from underhall.server.workers.messages import (
    AskJoin,
    AskPresence,
    BetweenWorkers,
    Declined,
    Joined,
    Living,
    Passed,
    Place,
    Present,
    Ready,
    Relay,
    Relayed,
    Release,
    Reply,
    Stop,
    Take,
    Told,
    ToWorker,
    Where,
)
from underhall.server.workers.shared_limits import SharedCounts, SharedLimits

DECODER: Final = msgspec.msgpack.Decoder(BetweenWorkers)
PATIENCE: Final = 2.0  # seconds for a colleague to answer; lists are shown without it then
ORPHANED: Final = 70  # the exit code of a worker whose supervisor is gone


class Colleagues:
    """The other workers, and who has which table."""

    remembers_names = False  # they may be changed at another worker; the database knows

    def __init__(self, number: int, line: socket.socket, counts: SharedCounts) -> None:
        self.number = number
        self.counts = counts
        self.others: set[int] = set()
        self.on_passed: Callable[[socket.socket, bytes, bool], None] = _close
        self.on_stop: Callable[[], None] = _nothing
        self._channel: Channel[ToWorker] = Channel(line, ToWorker)
        self._here: set[str] = set()  # the tables that we have
        self._users: Counter[str] = Counter()  # requests and sockets at each of them
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}  # by the number of the question
        self._asked: dict[int, int] = {}  # the worker that has been asked it
        self._tasks: set[asyncio.Task[None]] = set()
        self._registry: TableRegistry | None = None
        self._is_writing = False

    # -- as any process of a server ---------------------------------------------------------------------------------

    def limits(self, time: Time, on: bool) -> Limits:
        return SharedLimits(time, on, self.counts, self.number)

    def begin(self, registry: TableRegistry) -> None:
        self._registry = registry
        asyncio.get_running_loop().add_reader(self._channel.line, self._receive)

    async def take(self, table: str) -> bool:
        if table in self._here:
            return True
        try:
            worker = await self._told(lambda number: Take(number, table))
        except asyncio.CancelledError:
            self._send(Release(table))  # whoever wanted it is gone
            raise
        if worker == self.number:
            self._here.add(table)
        return worker == self.number

    def release(self, table: str) -> None:
        if table in self._here and not self._users[table]:
            self._here.remove(table)
            self._send(Release(table))

    async def is_ours(self, table: str) -> bool:
        return await self.where(table) == self.number

    async def presence(self, tables: Iterable[str]) -> dict[str, Presence]:
        wanted = list(tables)
        if not wanted:
            return {}
        asking = [self._ask(worker, lambda number: AskPresence(number, wanted)) for worker in self.others]
        found: dict[str, Presence] = {}
        for reply in await asyncio.gather(*asking):
            if isinstance(reply, Present):
                found.update(reply.found)
        return found

    async def join(self, guest: str, address: str, table: str) -> MyTable:
        worker = await self.where(table)
        reply = await self._ask(worker, lambda number: AskJoin(number, guest, address, table))
        if isinstance(reply, Joined):
            return reply.body
        if isinstance(reply, Declined):
            raise Refusal(reply.problem.error, reply.status, **reply.problem.args)
        raise Elsewhere(table)

    # -- requests -----------------------------------------------------------------------------------------------------

    async def enter(self, table: str) -> int:
        """The worker that serves a request for this table. If it is us, we have the table until `leave`."""
        while True:
            worker = await self.where(table)
            if worker != self.number:
                return worker
            self._users[table] += 1
            try:
                if await self.take(table):
                    return worker
            except BaseException:
                self.leave(table)
                raise
            self.leave(table)  # somebody was quicker

    def leave(self, table: str) -> None:
        """The request is served. A table that could not be loaded, or is not loaded any more, is anybody's."""
        self._users[table] -= 1
        if not self._users[table]:
            del self._users[table]
            if self._registry is None or not self._registry.has(table):
                self.release(table)

    # -- asking the supervisor --------------------------------------------------------------------------------------

    async def where(self, table: str) -> int:
        """The worker that has the table, or should."""
        return self.number if table in self._here else await self._told(lambda number: Where(number, table))

    async def place(self) -> int:
        """The worker for a new table."""
        return await self._told(Place)

    async def _told(self, question: Callable[[int], object]) -> int:
        number = next(self._numbers)
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            self._send(question(number))
            return await waiting
        finally:
            del self._waiting[number]

    # -- asking and telling other workers ---------------------------------------------------------------------------

    def pass_on(self, worker: int, data: bytes, file: int, is_placed: bool) -> None:
        """Hand a connection on to another worker."""
        self._relay(worker, Passed(data, is_placed), file)

    async def _ask(self, worker: int, question: Callable[[int], object]) -> Reply | None:
        """What the worker replies; None if it is gone or too busy."""
        number = next(self._numbers)
        waiting: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self._waiting[number], self._asked[number] = waiting, worker
        try:
            self._relay(worker, question(number))
            return await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            return None
        finally:
            del self._waiting[number], self._asked[number]

    def _relay(self, worker: int, message: object, file: int = NO_FILE) -> None:
        self._send(Relay(worker, msgspec.msgpack.encode(message)), file)

    def ready(self) -> None:
        """Tables may come."""
        self._send(Ready())

    def _send(self, message: object, file: int = NO_FILE) -> None:
        self._channel.send(message, file)
        if self._channel.is_waiting and not self._is_writing:
            self._is_writing = True
            asyncio.get_running_loop().add_writer(self._channel.line, self._flush)

    def _flush(self) -> None:
        self._channel.flush()
        if not self._channel.is_waiting:
            self._is_writing = False
            asyncio.get_running_loop().remove_writer(self._channel.line)

    # -- being told and asked ---------------------------------------------------------------------------------------

    def _receive(self) -> None:
        for message, file in self._channel.receive():
            self._take_in(message, file)
        if self._channel.ended:
            # The supervisor was killed: nobody knows any more who has which table, and all that counts is on the disk.
            os._exit(ORPHANED)

    def _take_in(self, message: ToWorker, file: int) -> None:
        match message:
            case Told(number, worker):
                self._resolve(number, worker)
            case Relayed(worker, payload):
                self._take_in_relayed(worker, DECODER.decode(payload), file)
            case Living(workers, left):
                self._meet(set(workers), left)
            case Stop():
                self.on_stop()

    def _take_in_relayed(self, worker: int, message: BetweenWorkers, file: int) -> None:
        match message:
            case Passed(data, is_placed):
                self.on_passed(socket.socket(fileno=file), data, is_placed)
            case AskPresence(number, tables):
                found = self._registry.presence(tables) if self._registry is not None else {}
                self._relay(worker, Present(number, found))
            case AskJoin():
                self._begin(self._join(worker, message))
            case _:
                self._resolve(message.number, message)

    def _resolve(self, number: int, result: object) -> None:
        waiting = self._waiting.get(number)
        if waiting is not None and not waiting.done():
            waiting.set_result(result)

    def _meet(self, workers: set[int], left: bool) -> None:
        self.others = workers - {self.number}
        for number, worker in self._asked.items():
            if worker not in workers:
                self._resolve(number, None)
        if left and self._registry is not None:
            self._begin(self._take_over(self._registry))

    async def _take_over(self, registry: TableRegistry) -> None:
        """A colleague is gone: its games whose clocks run go on here, as far as they are ours now."""
        try:
            await registry.load_timed()
        except Exception as error:
            ERRORS.report("the tables whose clocks run", error)

    async def _join(self, worker: int, asked: AskJoin) -> None:
        """Let a guest sit down who is at another worker."""
        registry = self._registry
        assert registry is not None
        reply: Joined | Declined
        try:
            table = await registry.join(asked.guest, asked.address, asked.table, Join())
            reply = Joined(asked.number, registry.as_body(asked.guest, table))
        except Refusal as refusal:
            reply = Declined(asked.number, refusal.status, refusal.problem)
        except NotStored:
            reply = Declined(asked.number, 503, Problem("refused-not-stored"))
        self._relay(worker, reply)

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _close(connection: socket.socket, data: bytes, is_placed: bool) -> None:
    connection.close()


def _nothing() -> None:
    """Nobody runs yet."""
