"""The WebSocket of a table: frames in, frames out.

It is no handler of Litestar's: the way there, through routes and middlewares, took half as long as opening a socket.
"""

import asyncio
import contextlib
import re
from functools import partial
from typing import Any, Final, Protocol
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from underhall.kernel.types import WATCHER
from underhall.server.bodies import Problem
from underhall.server.connections import Connection
from underhall.server.limits import address_of
from underhall.server.operations.events import EVENTS, short
from underhall.server.protocol import Closed
from underhall.server.refusals import Refusal, no_table
from underhall.server.registry import TableRegistry
from underhall.server.security import refuse
from underhall.server.table import Table
from underhall.server.websocket_protocol import WebSocketProtocol, protocol_of

PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
NORMAL: Final = 1000
RESTARTING: Final = 1012
REFUSED: Final = 4000
NO_SEAT: Final = -2
UNAVAILABLE: Final = 503


class Attended(Protocol):
    """A table as its sockets know it: one that runs here, or stands for one that runs at another node."""

    broken: bool

    def receive_message(self, connection: Connection, data: bytes) -> None: ...


async def table_socket(
    registry: TableRegistry, scope: Any, receive: Receive, send: Send, sitting: "Sitting | None" = None
) -> None:
    """One connection, as long as it lasts; `sitting` is for a table that another node runs."""
    address = address_of(scope)
    await receive()  # websocket.connect
    try:
        counter = registry.limits.open_socket(address)
    except Refusal as refusal:
        await refuse(scope, send, refusal)  # before anything is opened: that costs the least
        return
    protocol = protocol_of(scope)
    if protocol is not None:
        protocol.frame_counter = counter
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await _serve(scope, receive, send, protocol, sitting or SittingHere(registry), address)
    finally:
        registry.limits.close_socket(counter)


class Sitting(Protocol):
    """How a socket comes to its table, and leaves it."""

    async def begin(self, scope: Any, address: str) -> tuple[Attended, Connection]:
        """The table and the connection of this socket; refused unless the seat is the guest's own."""
        ...

    def sit_down(self) -> None:
        """From now on the page can be sent something."""
        ...

    def get_up(self) -> None:
        """The socket is closed, or will be."""
        ...


class SittingHere:
    """At a table that runs in this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def begin(self, scope: Any, address: str) -> tuple[Attended, Connection]:
        self.table, self.connection = await admit(self.registry, scope, address)
        return self.table, self.connection

    def sit_down(self) -> None:
        self.table.connect(self.connection)

    def get_up(self) -> None:
        self.table.disconnect(self.connection)
        self.registry.connection_closed(self.table)


async def _serve(
    scope: Any,
    receive: Receive,
    send: Send,
    protocol: WebSocketProtocol | None,
    sitting: Sitting,
    address: str,
) -> None:
    try:
        table, connection = await sitting.begin(scope, address)
    except Refusal as refusal:
        EVENTS.refused(refusal.problem.error, path=scope["path"], address=address)
        await _turn_away(send, refusal.problem if refusal.status != UNAVAILABLE else None)
        return
    if protocol is not None:
        connection.write = protocol.write
        connection.close_socket = protocol.close_with
        protocol.on_message = partial(table.receive_message, connection)
    named = PATH.fullmatch(scope["path"])
    who: dict[str, str | int] = {
        "table": named[1] if named is not None else "",
        "seat": connection.seat,
        "guest": short(connection.guest),
        "address": address,
    }
    EVENTS.note("connected", **who)
    sitting.sit_down()
    writing = asyncio.get_running_loop().create_task(_write(connection, send))
    try:
        await _read(table, connection, receive, writing)
    finally:
        if protocol is not None:
            connection.write = connection.close_socket = None
            protocol.detach()
        sitting.get_up()
        EVENTS.note("disconnected", **who)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing


async def _turn_away(send: Send, problem: Problem | None) -> None:
    """Say why, for good. Without a problem, the page is told nothing: it comes again by itself, and finds the table."""
    if problem is None:
        await send({"type": "websocket.close", "code": RESTARTING, "reason": ""})
        return
    frame = msgspec.json.encode(Closed(problem)).decode()
    await send({"type": "websocket.send", "bytes": None, "text": frame})
    await send({"type": "websocket.close", "code": REFUSED, "reason": problem.error})


async def admit(registry: TableRegistry, scope: Any, address: str) -> tuple[Table, Connection]:
    """The table and the connection of this socket; refused unless the seat is the guest's own."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise no_table()
    guest = scope["state"]["guest"]
    seat = _seat_in(scope["query_string"])
    name = await registry.accounts.called(guest) if guest and seat == WATCHER else ""
    table = await registry.table(found[1])  # last: it may be unloaded while anything else is awaited
    session = scope["state"]["session"]
    stranger = registry.guests.stranger(address)
    speaker = guest if name or table.record.seats_of(guest) else stranger
    _require_welcome(registry, guest, session, speaker if seat == WATCHER else guest, address)
    record = table.record
    if seat == WATCHER:
        if not record.watchers and not record.seats_of(guest):
            raise no_table()
        table.require_playable()
        if table.publisher.watchers >= registry.most_watchers:
            raise Refusal("refused-crowded", 429)
        return table, Connection(WATCHER, guest or stranger, name, address, speaker, session)
    if seat not in record.seats_of(guest):
        raise no_table() if not (record.watchers or record.public) else Refusal("refused-not-your-seat", 403)
    return table.require_playable(), Connection(seat, guest, address=address, session=session)


def _require_welcome(registry: TableRegistry, guest: str, session: str, speaker: str, address: str) -> None:
    """Refuse whoever was signed out or banned while their table was loaded: their open sockets were closed then.

    Who comes later with what was a person's token is a guest of that very id, and welcome. Whoever watches without a
    name is banned as who they speak as.
    """
    if guest != session and registry.accounts.sessions.is_over(session):
        raise Refusal("refused-signed-out", 403)
    if registry.bans.is_banned(guest, address) or registry.bans.is_banned(speaker, address):
        raise Refusal("refused-banned", 403)


def _seat_in(query: bytes) -> int:
    """The seat that the address asks for: a watcher without one, nobody's if it is no number."""
    try:
        return int(parse_qs(query.decode("latin-1")).get("seat", ["-1"])[0])
    except ValueError:
        return NO_SEAT


async def _read(table: Attended, connection: Connection, receive: Receive, writing: "asyncio.Task[None]") -> None:
    while not writing.done():
        message = await receive()
        if message["type"] == "websocket.disconnect" or connection.closed or table.broken:
            return
        data = message.get("text")
        table.receive_message(connection, data.encode() if isinstance(data, str) else b"")


async def _write(connection: Connection, send: Send) -> None:
    """Send what has to wait, until the connection is closed or the page is gone."""
    with contextlib.suppress(Exception):
        while True:
            while connection.frames:
                connection.is_sending = True
                await send({"type": "websocket.send", "bytes": None, "text": connection.take().decode()})
                connection.is_sending = False
            if connection.closed:
                await send({"type": "websocket.close", "code": NORMAL, "reason": ""})
                return
            connection.ready.clear()
            await connection.ready.wait()
