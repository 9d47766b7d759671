"""The other processes of a server, on this machine or on others: who runs which table, and what they are asked."""

import asyncio
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
from underhall.server.sharing import NO_FILE, Bus, Elsewhere, Leases, News, Presence
from underhall.server.store import NotStored
from underhall.server.timing import Time
from underhall.server.workers.messages import (
    AskJoin,
    AskPresence,
    BetweenProcesses,
    Counted,
    Declined,
    Forwarded,
    Joined,
    Passed,
    Present,
    Reply,
    TellNews,
)

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(BetweenProcesses)
PATIENCE: Final = 2.0  # seconds for a colleague to answer; lists are shown without it then


class Colleagues:
    """The other processes, and who has which table."""

    has_others = True
    remembers_names = False  # they may be changed at another process; the database knows

    def __init__(self, name: str, leases: Leases, bus: Bus, limits: Callable[[Time, bool], Limits]) -> None:
        self.name = name
        self.leases = leases
        self.bus = bus
        self.limits = limits
        self.others: set[str] = set()
        self.on_passed: Callable[[socket.socket, bytes, bool], None] = _close
        self.on_forwarded: Callable[[str, Forwarded], None] = _ignore
        self.on_counted: Callable[[str, Counted], None] = _ignore
        self.on_left: Callable[[set[str]], None] = _nobody  # who is still there, when somebody has gone
        self._here: set[str] = set()  # the tables that we have
        self._users: Counter[str] = Counter()  # requests and sockets at each of them
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Reply | None]] = {}  # by the number of the question
        self._asked: dict[int, str] = {}  # the process that has been asked it
        self._tasks: set[asyncio.Task[None]] = set()
        self.registry: TableRegistry | None = None
        leases.on_lost = self._lose_all
        bus.on_message = self._receive
        bus.on_others = self._meet

    # -- as any process of a server ---------------------------------------------------------------------------------

    def begin(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.bus.begin()

    async def take(self, table: str) -> bool:
        if self._has(table):
            return True
        is_ours = await self.leases.take(table) == self.name
        if is_ours:
            self._here.add(table)
        return is_ours

    async def open(self, table: str) -> None:
        await self.leases.open(table)
        self._here.add(table)

    def release(self, table: str) -> None:
        if table in self._here and not self._users[table]:
            self._here.remove(table)
            self.leases.release(table)

    async def free(self, tables: list[str]) -> list[str]:
        return await self.leases.free(tables)

    async def is_ours(self, table: str) -> bool:
        return await self.where(table) == self.name

    async def presence(self, tables: Iterable[str]) -> dict[str, Presence]:
        wanted = list(tables)
        if not wanted:
            return {}
        asking = [self._ask(process, lambda number: AskPresence(number, wanted)) for process in self.others]
        found: dict[str, Presence] = {}
        for reply in await asyncio.gather(*asking):
            if isinstance(reply, Present):
                found.update(reply.found)
        return found

    async def join(self, guest: str, address: str, table: str, wish: Join) -> MyTable:
        process = await self.where(table)
        reply = await self._ask(process, lambda number: AskJoin(number, guest, address, table, wish))
        if isinstance(reply, Joined):
            return reply.body
        if isinstance(reply, Declined):
            raise Refusal(reply.problem.error, reply.status, **reply.problem.args)
        raise Elsewhere(table)

    def announce(self, news: News) -> None:
        for process in self.others:
            self.tell(process, TellNews(news))

    async def end(self) -> None:
        await self.leases.end()

    # -- requests -----------------------------------------------------------------------------------------------------

    async def where(self, table: str) -> str:
        """The process that has the table, or should."""
        return self.name if self._has(table) else await self.leases.where(table)

    def _has(self, table: str) -> bool:
        return table in self._here and self.leases.has(table)

    async def place(self) -> str:
        """The process for a new table."""
        return await self.leases.place()

    async def enter(self, table: str) -> str:
        """The process that serves a request for this table. If it is us, we have the table until `leave`."""
        while True:
            process = await self.where(table)
            if process != self.name:
                return process
            self._users[table] += 1
            try:
                if await self.take(table):
                    return process
            except BaseException:
                self.leave(table)
                raise
            self.leave(table)  # somebody was quicker

    def leave(self, table: str) -> None:
        """The request is served. A table that could not be loaded, or is not loaded any more, is anybody's."""
        self._users[table] -= 1
        if not self._users[table]:
            del self._users[table]
            if self.registry is None or not self.registry.has(table):
                self.release(table)

    # -- asking and telling other processes -------------------------------------------------------------------------

    def pass_on(self, process: str, data: bytes, file: int, is_placed: bool) -> None:
        """Hand a connection on to another process."""
        self.tell(process, Passed(data, is_placed), file)

    def tell(self, process: str, message: object, file: int = NO_FILE) -> None:
        self.bus.send(process, ENCODER.encode(message), file)

    async def _ask(self, process: str, question: Callable[[int], object]) -> Reply | None:
        """What the process replies; None if it is gone or too busy."""
        number = next(self._numbers)
        waiting: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self._waiting[number], self._asked[number] = waiting, process
        try:
            self.tell(process, question(number))
            return await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            return None
        finally:
            del self._waiting[number], self._asked[number]

    # -- being told and asked ---------------------------------------------------------------------------------------

    def _receive(self, sender: str, data: bytes, file: int) -> None:
        message = DECODER.decode(data)
        match message:
            case Passed(request, is_placed):
                self.on_passed(socket.socket(fileno=file), request, is_placed)
            case AskPresence(number, tables):
                found = self.registry.presence(tables) if self.registry is not None else {}
                self.tell(sender, Present(number, found))
            case AskJoin():
                self.start(self._join(sender, message))
            case TellNews(news):
                if self.registry is not None:
                    self.start(self.registry.accounts.hear(news))
            case Present() | Joined() | Declined():
                self._resolve(message.number, message)
            case Counted():
                self.on_counted(sender, message)
            case _:
                self.on_forwarded(sender, message)

    def _resolve(self, number: int, result: Reply | None) -> None:
        waiting = self._waiting.get(number)
        if waiting is not None and not waiting.done():
            waiting.set_result(result)

    def _meet(self, others: set[str], left: bool) -> None:
        self.others = others
        for number, process in self._asked.items():
            if process not in others:
                self._resolve(number, None)
        if left:
            self.on_left(others)
            self._take_over()

    def _take_over(self) -> None:
        """Somebody is gone: games whose clocks run go on here, as far as they should."""
        if self.registry is not None:
            self.start(self._load_timed(self.registry))

    async def _load_timed(self, registry: TableRegistry) -> None:
        try:
            await registry.load_timed()
        except Exception as error:
            ERRORS.report("the tables whose clocks run", error)

    def _lose_all(self) -> None:
        """None of our tables is ours any more, since we have not been heard of for too long."""
        self._here.clear()
        if self.registry is not None:
            self.registry.drop_all()

    async def _join(self, sender: str, asked: AskJoin) -> None:
        """Let a guest sit down who is at another process."""
        registry = self.registry
        assert registry is not None
        reply: Joined | Declined
        try:
            table = await registry.join(asked.guest, asked.address, asked.table, asked.wish)
            reply = Joined(asked.number, registry.as_body(asked.guest, table))
        except Refusal as refusal:
            reply = Declined(asked.number, refusal.status, refusal.problem)
        except NotStored:
            reply = Declined(asked.number, 503, Problem("refused-not-stored"))
        self.tell(sender, reply)

    def start(self, work: Any) -> None:
        """Do this beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _close(connection: socket.socket, data: bytes, is_placed: bool) -> None:
    connection.close()


def _ignore(sender: str, message: object) -> None:
    """Nobody is interested."""


def _nobody(others: set[str]) -> None:
    """Nor in who is there."""
