"""A request or a socket for a table that another node runs: taken in here, served there.

Who asks was settled here (`SecurityMiddleware`), and so was how often; the other node is told the guest. A socket stays
open here for as long as its page does: what the page sends goes there, and frames come back. When a message between the
two is lost, or the other node is, the socket is closed with nothing said: its page comes again by itself, and sends
again what it has no reply to.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from underhall.kernel.types import WATCHER
from underhall.server.bodies import Problem
from underhall.server.connections import Connection
from underhall.server.errorlog import ERRORS
from underhall.server.limits import address_of
from underhall.server.protocol import Closed
from underhall.server.refusals import Refusal
from underhall.server.security import refuse
from underhall.server.sharing import Elsewhere
from underhall.server.socket import UNAVAILABLE, admit
from underhall.server.table import Table
from underhall.server.workers.colleagues import Colleagues
from underhall.server.workers.messages import (
    Call,
    CloseSocket,
    Forwarded,
    Frames,
    OpenSocket,
    PageGone,
    PageSent,
    Response,
)
from underhall.server.workers.passing import LARGEST_BODY, TooLarge, read_body
from underhall.server.workers.routing import HOLDER

PATIENCE: Final = 20.0  # seconds for another node to serve a request
MOST_EARLY: Final = 100  # messages of a page that is not admitted yet


class RemoteTable:
    """At the node of the page: stands for a table that another runs, and for how the page sits there."""

    def __init__(self, forwarding: "Forwarding", process: str, table: str) -> None:
        self.forwarding = forwarding
        self.process = process
        self.table = table
        self.broken = False
        self.number = 0
        self.connection = Connection(WATCHER, "")  # whose it is, the other node knows
        self._sent = 0
        self._received = 0

    async def begin(self, scope: Any, address: str) -> tuple["RemoteTable", Connection]:
        who = scope["state"]
        self.number = self.forwarding.new_number()
        self._asked = OpenSocket(
            self.number, self.table, scope["path"], scope["query_string"], address, who["guest"], who["session"]
        )
        return self, self.connection

    def sit_down(self) -> None:
        self.forwarding.tables[self.number] = self
        if self.forwarding.is_there(self.process):
            self.forwarding.tell(self.process, self._asked)
        else:
            self.close(None)  # it has gone since we heard that it has the table

    def get_up(self) -> None:
        del self.forwarding.tables[self.number]
        self.forwarding.tell(self.process, PageGone(self.number))

    def receive_message(self, connection: Connection, data: bytes) -> None:
        self._sent += 1
        self.forwarding.tell(self.process, PageSent(self.number, self._sent, data))

    def take_frames(self, count: int, frames: list[bytes]) -> None:
        self._received += 1
        if count != self._received:
            self.close(None)  # something was lost on the way
        else:
            self.connection.send_all(frames)

    def close(self, problem: Problem | None) -> None:
        """Close the page; without a problem it comes again."""
        self.broken = True
        if problem is not None:
            self.connection.send(msgspec.json.encode(Closed(problem)))
        self.connection.close()


class RemotePage:
    """At the node that runs the table: a page whose socket is elsewhere. Nothing waits here.

    It is no `Connection` of another kind, but uses one as a socket does: compiled classes have no interpreted ones
    below them.
    """

    def __init__(self, forwarding: "Forwarding", process: str, number: int, table: Table, table_id: str) -> None:
        self.forwarding = forwarding
        self.process = process
        self.number = number
        self.table = table
        self.table_id = table_id
        self.received = 0
        self._sent = 0
        self._closing: asyncio.Task[None] | None = None

    def sit_down(self, connection: Connection) -> None:
        self.connection = connection
        connection.write = self.send
        self._closing = asyncio.get_running_loop().create_task(self._tell_closed(connection))
        self.table.connect(connection)

    def get_up(self) -> None:
        """The page is gone, and need not be told anything."""
        if self._closing is not None:
            self._closing.cancel()
        self.connection.write = None
        self.table.disconnect(self.connection)

    def receive(self, sent: PageSent) -> None:
        self.received += 1
        if sent.count != self.received or self.table.broken:
            self.connection.close()  # something was lost on the way
        elif not self.connection.closed:
            self.table.receive_message(self.connection, sent.data)

    def send(self, frames: list[bytes]) -> bool:
        self._sent += 1
        self.forwarding.tell(self.process, Frames(self.number, self._sent, frames))
        return True

    async def _tell_closed(self, connection: Connection) -> None:
        """The table has closed the connection."""
        await connection.ready.wait()
        self.forwarding.tell(self.process, CloseSocket(self.number, None))


class Forwarding:
    """Both ends of it, for one process."""

    def __init__(self, colleagues: Colleagues) -> None:
        self.colleagues = colleagues
        self._app: ASGIApp | None = None
        self._numbers = count(1)
        self._calls: dict[int, tuple[str, asyncio.Future[Response | None]]] = {}  # asked of others
        self.tables: dict[int, RemoteTable] = {}  # whose pages are here
        self._pages: dict[tuple[str, int], RemotePage] = {}  # of our tables, that are elsewhere
        self._admitting: dict[tuple[str, int], list[PageSent]] = {}  # such pages, and what they have sent already
        colleagues.on_forwarded = self._receive
        colleagues.on_left = self._drop_gone
        colleagues.bus.on_break = self._drop_lost

    def tell(self, process: str, message: Forwarded) -> None:
        self.colleagues.tell(process, message)

    def is_there(self, process: str) -> bool:
        return process in self.colleagues.others

    def around(self, app: ASGIApp) -> ASGIApp:
        """The app, but what is for others is served by them."""
        self._app = app

        async def forward(scope: Any, receive: Receive, send: Send) -> None:
            held = scope.get("state", {}).get(HOLDER)
            if held is None:
                await app(scope, receive, send)
                return
            try:
                body = await read_body(receive, LARGEST_BODY)
            except TooLarge:
                await refuse(scope, send, Refusal("refused-too-large", 413))
                return
            if body is not None:
                process, table = held
                try:
                    await self._call(process, table, scope, body, send)
                except Refusal as refusal:
                    await refuse(scope, send, refusal)

        return forward

    # -- requests -----------------------------------------------------------------------------------------------------

    async def _call(self, process: str, table: str, scope: Any, body: bytes, send: Send) -> None:
        """Let another node serve this. If that one is gone, whoever has the table then does: nothing that is asked of a
        table does harm when it is asked twice."""
        call = self._call_of(scope, table, body)
        reply = await self._asked(process, call)
        if reply is None:
            process = await self.colleagues.enter(table)
            if process == self.colleagues.name:
                reply = await self._served(call)
            else:
                reply = await self._asked(process, call)
        if reply is None:
            raise Elsewhere(table)
        start: Any = {"type": "http.response.start", "status": reply.status, "headers": list(reply.headers)}
        await send(start)
        await send({"type": "http.response.body", "body": reply.body, "more_body": False})

    def _call_of(self, scope: Any, table: str, body: bytes) -> Call:
        headers = [(bytes(name), bytes(value)) for name, value in scope["headers"] if name != b"cookie"]
        return Call(
            self.new_number(),
            table,
            scope["scheme"],
            scope["method"],
            scope["path"],
            scope["query_string"],
            headers,
            body,
            address_of(scope),
            scope["state"]["guest"],
            scope["state"]["session"],
        )

    async def _asked(self, process: str, call: Call) -> Response | None:
        if not self.is_there(process):
            return None
        waiting: asyncio.Future[Response | None] = asyncio.get_running_loop().create_future()
        self._calls[call.number] = (process, waiting)
        try:
            self.tell(process, call)
            return await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            return None
        finally:
            del self._calls[call.number]

    async def _serve(self, sender: str, call: Call) -> None:
        """Serve what came to another node; without a word, if the table is not here any more."""
        reply = Response(call.number, UNAVAILABLE, [], b"")
        try:
            if await self.colleagues.enter(call.table) == self.colleagues.name:
                reply = await self._served(call)
        finally:
            self.tell(sender, reply)

    async def _served(self, call: Call) -> Response:
        """Serve this here, where the table is; it has been entered."""
        app, status, headers, body = self._app, 500, [], b""
        assert app is not None
        messages: list[Any] = [{"type": "http.request", "body": call.body, "more_body": False}]
        ended = asyncio.Event()

        async def receive() -> Any:
            if messages:
                return messages.pop()
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status, headers = message["status"], [tuple(header) for header in message["headers"]]
            else:
                body += message.get("body", b"")

        try:
            await app(_scope(call), receive, send)  # type: ignore[arg-type]
        finally:
            ended.set()
            self.colleagues.leave(call.table)
        return Response(call.number, status, headers, body)

    # -- sockets ------------------------------------------------------------------------------------------------------

    def sitting(self, scope: Any) -> RemoteTable | None:
        """Where the page of this socket sits, if that is at another node."""
        held = scope["state"].get(HOLDER)
        return None if held is None else RemoteTable(self, *held)

    def new_number(self) -> int:
        return next(self._numbers)

    async def _admit(self, sender: str, asked: OpenSocket) -> None:
        try:
            process = await self.colleagues.enter(asked.table)
            if process != self.colleagues.name:
                raise Elsewhere(asked.table)
            try:
                await self._sit_down(sender, asked)
            except BaseException:
                self.colleagues.leave(asked.table)
                raise
        except Refusal as refusal:
            problem = None if refusal.status == UNAVAILABLE else refusal.problem
            self.tell(sender, CloseSocket(asked.number, problem))
        except Exception as error:
            ERRORS.report("a page of another node", error)
            self.tell(sender, CloseSocket(asked.number, None))
        for sent in self._admitting.pop((sender, asked.number), ()):
            self._take_sent(sender, sent)

    async def _sit_down(self, sender: str, asked: OpenSocket) -> None:
        registry = self.colleagues.registry
        assert registry is not None
        scope = {
            "path": asked.path,
            "query_string": asked.query,
            "state": {"guest": asked.guest, "session": asked.session},
        }
        table, admitted = await admit(registry, scope, asked.address)
        if (sender, asked.number) not in self._admitting or sender not in self.colleagues.others:
            raise Elsewhere(asked.table)  # the page went before it was admitted
        page = RemotePage(self, sender, asked.number, table, asked.table)
        self._pages[sender, asked.number] = page
        page.sit_down(admitted)

    def _leave(self, key: tuple[str, int]) -> None:
        """A page of another node is gone."""
        self._admitting.pop(key, None)
        page = self._pages.pop(key, None)
        if page is None:
            return
        page.get_up()
        if self.colleagues.registry is not None:
            self.colleagues.registry.connection_closed(page.table)
        self.colleagues.leave(page.table_id)

    def _take_sent(self, sender: str, sent: PageSent) -> None:
        key = (sender, sent.number)
        page = self._pages.get(key)
        if page is not None:
            page.receive(sent)
        elif key in self._admitting:
            self._admitting[key].append(sent)
            if len(self._admitting[key]) > MOST_EARLY:
                self._leave(key)
        else:
            self.tell(sender, CloseSocket(sent.number, None))

    # -- messages -----------------------------------------------------------------------------------------------------

    def _receive(self, sender: str, message: Forwarded) -> None:
        match message:
            case PageSent():
                self._take_sent(sender, message)
            case Frames(number, count, frames):
                if number in self.tables:
                    self.tables[number].take_frames(count, frames)
            case OpenSocket(number):
                self._admitting[sender, number] = []
                self.colleagues.start(self._admit(sender, message))
            case PageGone(number):
                self._leave((sender, number))
            case CloseSocket(number, problem):
                if number in self.tables:
                    self.tables[number].close(problem)
            case Call():
                self.colleagues.start(self._reported(self._serve(sender, message)))
            case Response(number):
                self._resolve(number, message)

    async def _reported(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal:
            pass  # the database is away
        except Exception as error:
            ERRORS.report("a request of another node", error)

    def _resolve(self, number: int, reply: Response | None) -> None:
        if reply is not None and not reply.headers and reply.status == UNAVAILABLE:
            reply = None  # the table was not there any more
        asked = self._calls.get(number)
        if asked is not None and not asked[1].done():
            asked[1].set_result(reply)

    def _drop(self, is_lost: Callable[[str], bool]) -> None:
        """Close what goes between us and these processes; pages come again."""
        for number, (process, _) in list(self._calls.items()):
            if is_lost(process):
                self._resolve(number, None)
        for remote in list(self.tables.values()):
            if is_lost(remote.process):
                remote.close(None)
        for key in list(self._pages):
            if is_lost(key[0]):
                self.tell(key[0], CloseSocket(key[1], None))
                self._leave(key)

    def _drop_gone(self, others: set[str]) -> None:
        self._drop(lambda process: process not in others)

    def _drop_lost(self, process: str) -> None:
        """Messages may have been lost between us and this process, or all of them (''): nobody knows which."""
        self._drop(lambda each: not process or each == process)


def _scope(call: Call) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": call.scheme,
        "method": call.method,
        "path": call.path,
        "raw_path": call.path.encode(),
        "query_string": call.query,
        "root_path": "",
        "headers": call.headers,
        "client": (call.address, 0),
        "server": None,
        "state": {"guest": call.guest, "session": call.session},
    }
