"""The WebSocket of a table: frames in, frames out.

It is no handler of Litestar's: the way there, through routes and middlewares, took half as long as opening a socket.
"""

import asyncio
import contextlib
import re
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send

from underhall.server.doorway import refuse
from underhall.server.eyes import WATCHER, Eyes
from underhall.server.hall import Hall
from underhall.server.limits import address_of
from underhall.server.protocol import Closed, FromPage
from underhall.server.refusals import Refusal, no_table
from underhall.server.table import Table
from underhall.server.transport import Wire, wire_of

DECODER: Final = msgspec.json.Decoder(FromPage)
PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")
NORMAL: Final = 1000
REFUSED: Final = 4000


async def table_socket(hall: Hall, scope: Any, receive: Receive, send: Send) -> None:
    """One pair of eyes, as long as the connection lasts."""
    address = address_of(scope)
    await receive()  # websocket.connect
    try:
        guard = hall.limits.open_socket(address)
    except Refusal as refusal:
        await refuse(scope, send, refusal)  # before anything is opened: that costs the least
        return
    wire = wire_of(scope)
    if wire is not None:
        wire.guard = guard
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await _look_on(hall, scope, receive, send, wire, address)
    finally:
        hall.limits.close_socket(guard)


async def _look_on(hall: Hall, scope: Any, receive: Receive, send: Send, wire: Wire | None, address: str) -> None:
    try:
        table, eye = await _admit(hall, scope, address)
    except Refusal as refusal:
        frame = msgspec.json.encode(Closed(refusal.problem)).decode()
        await send({"type": "websocket.send", "bytes": None, "text": frame})
        await send({"type": "websocket.close", "code": REFUSED, "reason": refusal.problem.error})
        return
    if wire is not None:
        eye.write = wire.write
        eye.turn_out = wire.turn_out
        wire.hear = lambda data: hear(table, eye, data)
    table.open(eye)
    writing = asyncio.get_running_loop().create_task(_write(eye, send))
    try:
        await _read(table, eye, receive, writing)
    finally:
        if wire is not None:
            eye.write = eye.turn_out = None
            wire.let_go()
        table.shut(eye)
        hall.left(table)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writing


async def _admit(hall: Hall, scope: Any, address: str) -> tuple[Table, Eyes]:
    """The table, and the eyes that this socket is; refused unless the seat is the guest's own."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise no_table()
    guest = scope["state"]["guest"]
    query = parse_qs(scope["query_string"].decode("latin-1"))
    try:
        seat = int(query.get("seat", ["-1"])[0])
    except ValueError:
        seat = -2
    name = await hall.guests.name(guest) if guest and seat == WATCHER else ""
    table = await hall.table(found[1])  # last: it may go to sleep while anything else is awaited
    record = table.record
    if seat == WATCHER:
        if not record.watchers and not record.seats_of(guest):
            raise no_table()
        table.checked()
        if table.watched >= hall.most_watchers:
            raise Refusal("refused-crowded", 429)
        stranger = hall.guests.stranger(address)
        speaker = guest if name or record.seats_of(guest) else stranger
        return table, Eyes(WATCHER, guest or stranger, name, address, speaker)
    if seat not in record.seats_of(guest):
        raise no_table() if not (record.watchers or record.public) else Refusal("refused-not-your-seat", 403)
    return table.checked(), Eyes(seat, guest, address=address)


async def _read(table: Table, eye: Eyes, receive: Receive, writing: "asyncio.Task[None]") -> None:
    while not writing.done():
        message = await receive()
        if message["type"] == "websocket.disconnect" or eye.closed or table.broken:
            return
        data = message.get("text")
        hear(table, eye, data.encode() if isinstance(data, str) else b"")


def hear(table: Table, eye: Eyes, data: bytes) -> None:
    """Something that a page says."""
    if eye.closed or table.broken:
        return
    try:
        frame = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        table.not_understood(eye)
        return
    table.receive(eye, frame)


async def _write(eye: Eyes, send: Send) -> None:
    """Send what has to wait until the eyes are closed."""
    while True:
        while eye.frames:
            eye.busy = True
            await send({"type": "websocket.send", "bytes": None, "text": eye.take().decode()})
            eye.busy = False
        if eye.closed:
            await send({"type": "websocket.close", "code": NORMAL, "reason": ""})
            return
        eye.ready.clear()
        await eye.ready.wait()
