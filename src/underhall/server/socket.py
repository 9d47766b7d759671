"""The WebSocket of a table: frames in, frames out.

It is no handler of Litestar's: the way there, through routes and middlewares, took half as long as opening a socket.
"""

import asyncio
import contextlib
import re
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from underhall.kernel.types import WATCHER
from underhall.server.connections import Connection
from underhall.server.limits import address_of
from underhall.server.protocol import Closed
from underhall.server.refusals import Refusal, no_table
from underhall.server.registry import TableRegistry
from underhall.server.security import refuse
from underhall.server.sharing import Elsewhere
from underhall.server.table import Table
from underhall.server.websocket_protocol import WebSocketProtocol, protocol_of

PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
NORMAL: Final = 1000
RESTARTING: Final = 1012
REFUSED: Final = 4000
NO_SEAT: Final = -2


async def table_socket(registry: TableRegistry, scope: Any, receive: Receive, send: Send) -> None:
    """One connection, as long as it lasts."""
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
        await _serve(registry, scope, receive, send, protocol, address)
    finally:
        registry.limits.close_socket(counter)


async def _serve(
    registry: TableRegistry,
    scope: Any,
    receive: Receive,
    send: Send,
    protocol: WebSocketProtocol | None,
    address: str,
) -> None:
    try:
        table, connection = await _admit(registry, scope, address)
    except Elsewhere:  # the page is not told anything: it comes again by itself, and finds the table where it is now
        await send({"type": "websocket.close", "code": RESTARTING, "reason": ""})
        return
    except Refusal as refusal:
        frame = msgspec.json.encode(Closed(refusal.problem)).decode()
        await send({"type": "websocket.send", "bytes": None, "text": frame})
        await send({"type": "websocket.close", "code": REFUSED, "reason": refusal.problem.error})
        return
    if protocol is not None:
        connection.write = protocol.write
        connection.close_socket = protocol.close_with
        protocol.on_message = partial(table.receive_message, connection)
    table.connect(connection)
    writing = asyncio.get_running_loop().create_task(_write(connection, send))
    try:
        await _read(table, connection, receive, writing)
    finally:
        if protocol is not None:
            connection.write = connection.close_socket = None
            protocol.detach()
        table.disconnect(connection)
        registry.connection_closed(table)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing


async def _admit(registry: TableRegistry, scope: Any, address: str) -> tuple[Table, Connection]:
    """The table and the connection of this socket; refused unless the seat is the guest's own."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise no_table()
    guest = scope["state"]["guest"]
    seat = _seat_in(scope["query_string"])
    name = await registry.guests.name(guest) if guest and seat == WATCHER else ""
    table = await registry.table(found[1])  # last: it may be unloaded while anything else is awaited
    record = table.record
    if seat == WATCHER:
        if not record.watchers and not record.seats_of(guest):
            raise no_table()
        table.require_playable()
        if table.publisher.watchers >= registry.most_watchers:
            raise Refusal("refused-crowded", 429)
        stranger = registry.guests.stranger(address)
        speaker = guest if name or record.seats_of(guest) else stranger
        return table, Connection(WATCHER, guest or stranger, name, address, speaker)
    if seat not in record.seats_of(guest):
        raise no_table() if not (record.watchers or record.public) else Refusal("refused-not-your-seat", 403)
    return table.require_playable(), Connection(seat, guest, address=address)


def _seat_in(query: bytes) -> int:
    """The seat that the address asks for: a watcher without one, nobody's if it is no number."""
    try:
        return int(parse_qs(query.decode("latin-1")).get("seat", ["-1"])[0])
    except ValueError:
        return NO_SEAT


async def _read(table: Table, connection: Connection, receive: Receive, writing: "asyncio.Task[None]") -> None:
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
