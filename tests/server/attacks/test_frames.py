"""Frames: too many of them, of whatever kind, over one socket or over many (C2)."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Request
from websockets.sync.client import ClientConnection

from tests.server.attacks.arms import PING, SYNC, hang_up, ping_stream
from tests.server.attacks.scene import OTHER, Other, Scene, closed_for, framed, send
from underhall.server import websocket_protocol
from underhall.server.limits import Limits
from underhall.server.timing import HandTime
from underhall.server.websocket_protocol import PIECE, LoopTurn, WebSocketProtocol

pytestmark = pytest.mark.once

FLOOD = (1008, "refused-flood")
KINDS = {
    "pings": PING,
    "nonsense": framed(b"x"),
    "not text": framed(b"x", 0x82),
    "pings of the protocol": framed(b"", 0x89),
    "pongs of the protocol": framed(b"", 0x8A),
    "pieces": framed(b"x", 0x01) + framed(b"x", 0x80),
    "wishes for everything": SYNC,
    "answers of a watcher": framed(b'{"type":"answer","id":"1","question":"1","option":0}'),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_frame_counts(scene: Scene, kind: str) -> None:
    """Whoever sends a thousand at once is told why, and closed; the server hardly works for it."""
    before = scene.worked()
    wire = scene.eyes(address=f"203.0.113.{len(kind)}")
    send(wire, KINDS[kind] * 1000)
    # Of nonsense even sixty are too many, and whether these or three hundred are noticed first is up to the load.
    assert closed_for(wire) in ((FLOOD, (1000, "")) if kind == "nonsense" else (FLOOD,))
    assert scene.worked() - before < 1.5


def test_fifty_thousand_pings_are_not_worked_off(scene: Scene) -> None:
    """Before the reason, a page that knows our frames gets it as the last of them."""
    before = scene.worked()
    wire = scene.eyes(address="203.0.113.101")
    send(wire, PING * 50_000)
    last = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = str(wire.recv(60))
    assert last == '{"type":"closed","problem":{"error":"refused-flood","args":{}}}'
    assert scene.worked() - before < 1.5


def test_a_page_in_a_hurry_is_not_a_flood(scene: Scene) -> None:
    """A hundred pings in a row are answered."""
    wire = scene.eyes(address="203.0.113.102")
    send(wire, PING * 100)
    for _ in range(100):
        assert "beat" in str(wire.recv(60))
    wire.close()


def test_many_sockets_of_one_address_count_together(scene: Scene) -> None:
    """None of them alone sends too much. Somebody from elsewhere is not touched."""
    other = scene.eyes(address=OTHER)
    wires = [scene.eyes(address="203.0.113.103") for _ in range(20)]
    for wire in wires:
        send(wire, PING * 250)
    kept = sum(answers_all(wire, 250) for wire in wires)
    assert kept <= 3000 // 250
    send(other, PING)
    assert "beat" in str(other.recv(60))
    for wire in [*wires, other]:
        hang_up(wire)


def answers_all(wire: ClientConnection, pings: int) -> bool:
    """Whether so many pings are answered; else the socket is closed for the flood."""
    answered = 0
    with contextlib.suppress(ConnectionClosed):
        while answered < pings:
            answered += "beat" in str(wire.recv(60))
    assert answered == pings or closed_for(wire) == FLOOD
    return answered == pings


def test_sockets_of_one_address_are_numbered(own_scene: Scene) -> None:
    """So many may be opened in a minute, and no more."""
    wires: list[ClientConnection] = []
    refused = 0
    while not refused and len(wires) < 400:
        try:
            wires.append(own_scene.eyes(table="nosuchtable1"))
        except InvalidStatus as refusal:
            refused = refusal.response.status_code
    assert refused == 429
    assert len(wires) == 300
    own_scene.eyes(table="nosuchtable1", address=OTHER)
    for wire in wires:
        hang_up(wire)


def test_others_hardly_notice(own_scene: Scene) -> None:
    """A stream of pings, again after each time it is cut off: seconds, they used to wait."""
    other = Other(own_scene)
    before, began = own_scene.worked(), time.monotonic()
    ping_stream(own_scene, 4)
    worked, passed = own_scene.worked() - before, time.monotonic() - began
    assert worked < 0.7 * passed, "nearly all of it is thrown away"
    assert other.waited().most < 2000


# -- one connection, by hand ------------------------------------------------------------------------------------------


class Line:
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        self.reading = True
        self.closing = False
        self.sent = b""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True

    def get_write_buffer_size(self) -> int:
        return len(self.sent)

    def get_extra_info(self, name: str) -> Any:
        return None

    close = abort


async def opened(hear: Callable[[bytes], None], turn: LoopTurn) -> tuple[WebSocketProtocol, Line]:
    """A socket that has been accepted."""
    import uvicorn
    from uvicorn.server import ServerState

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = uvicorn.Config(app, log_config=None)
    wire, line = WebSocketProtocol(turn, config=config, server_state=ServerState(), app_state={}), Line()
    wire.connection_made(line)  # type: ignore[arg-type]
    wire.data_received(
        b"GET /api/tables/a/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    while not wire.handshake_complete:
        await asyncio.sleep(0)
    assert isinstance(wire.request, Request)
    wire.on_message = hear
    return wire, line


def test_what_comes_in_one_go_is_heard_piece_by_piece() -> None:
    """Between two pieces everybody else has a turn, and nothing more is read; all is heard in the end, in order."""

    async def run() -> None:
        heard: list[bytes] = []
        wire, line = await opened(heard.append, LoopTurn())
        texts = [b"%05d" % n for n in range(2000)]
        wire.data_received(b"".join(framed(text) for text in texts))
        most = 0
        while len(heard) < len(texts):
            before = len(heard)
            assert not line.reading
            await asyncio.sleep(0)
            most = max(most, len(heard) - before)
        assert 0 < most <= PIECE // len(framed(texts[0])) + 1
        assert heard == texts
        await asyncio.sleep(0)
        assert line.reading

    asyncio.run(run())


def test_all_sockets_together_have_so_much_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes over others when it is used up waits for the next."""

    async def run() -> None:
        turn = LoopTurn()
        heard: list[bytes] = []

        def slowly(data: bytes) -> None:
            heard.append(data)
            time.sleep(0.004)

        wires = [await opened(slowly, turn) for _ in range(8)]
        for wire, _ in wires:
            wire.data_received(framed(b"now"))
        assert len(heard) < 8
        turns = 0
        while len(heard) < 8:
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 1

    monkeypatch.setattr(websocket_protocol, "LONGEST_TURN", 0.01)
    asyncio.run(run())


def test_the_count_begins_anew_after_a_while() -> None:
    now = HandTime()
    limits = Limits(now)
    guard = limits.open_socket("here")
    assert guard is not None
    assert [guard.allows_one_more() for _ in range(limits.most_frames + 1)] == [True] * limits.most_frames + [False]
    now.turn(11)
    assert guard.allows_one_more()
    limits.close_socket(guard)
    assert Limits(now, on=False).open_socket("here") is None
