"""Pages that ask and do not read (H3)."""

from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.attacks.arms import SYNC, hang_up, never_read
from tests.server.attacks.scene import Other, Scene, send
from underhall.kernel.types import WATCHER
from underhall.server import connections, websocket_protocol
from underhall.server.connections import Connection
from underhall.server.http_protocol import LimitedHttpProtocol
from underhall.server.timing import HandTime
from underhall.server.websocket_protocol import SlowReader, WebSocketProtocol

pytestmark = pytest.mark.once


def test_a_hundred_watchers_who_never_read_cost_next_to_nothing(own_scene: Scene) -> None:
    """Six thousand wishes for everything, a few hundred kilobytes each: neither memory nor time."""
    before, worked = own_scene.memory(), own_scene.worked()
    other = Other(own_scene)
    never_read(own_scene)
    assert own_scene.memory() - before < 50
    assert own_scene.worked() - worked < 10
    assert other.waited().at(0.9) < 500


def test_who_wishes_for_everything_too_often_has_to_wait(scene: Scene) -> None:
    """Watchers without a cookie count together, by their address; somebody with a cookie counts alone."""
    first, second = scene.eyes(), scene.eyes()
    for wire in (first, second):
        send(wire, SYNC * 10)
    got = [frame for wire in (first, second) for frame in replies(wire, 10)]
    assert sum('"snapshot"' in frame[:20] for frame in got) == 12
    assert sum("refused-too-fast" in frame for frame in got) == 8
    with scene.person() as ann:
        ann.get("/api/me")
        mine = scene.eyes(token=ann.cookies["underhall"])
    send(mine, SYNC)
    assert '"snapshot"' in replies(mine, 1)[0][:20]
    for wire in (first, second, mine):
        hang_up(wire)


def replies(wire: ClientConnection, wishes: int) -> list[str]:
    """What comes of so many wishes for everything: it all, or a word why not."""
    got: list[str] = []
    while len(got) < wishes:
        frame = str(wire.recv(60))
        if '"snapshot"' in frame[:20] or "refused" in frame:
            got.append(frame)
    return got


class Line:
    """A transport, and how much waits on it."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.cut = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.cut = True


class Loop:
    """An event loop as far as timers go, whose time is turned by hand."""

    def __init__(self) -> None:
        self.time = HandTime()
        self.call_later = self.time.later


def test_who_reads_nothing_is_cut_off() -> None:
    """After a while, whether over HTTP or over a socket; not so whoever is slow."""
    loop: Any = Loop()
    slow, gone, again = Line(1000), Line(1000), Line(1000)
    for line in (slow, gone):
        SlowReader(loop, line).pause()  # type: ignore[arg-type]
    reader = SlowReader(loop, again)  # type: ignore[arg-type]
    reader.pause()
    reader.resume()
    for _ in range(6):
        loop.time.turn(websocket_protocol.NOT_READ / 2)
        slow.waiting -= 100
    assert gone.cut
    assert not slow.cut
    assert not again.cut
    for kind in (LimitedHttpProtocol, WebSocketProtocol):
        assert "pause_writing" in vars(kind), "both tell it when writing has to pause"


# -- the queue of one connection ---------------------------------------------------------------------------------------


def snapshot(version: int, size: int = 100) -> bytes:
    return b'{"type":"snapshot","version":%d,"x":"%b"}' % (version, b"x" * size)


def behind() -> Connection:
    """A connection whose page does not read."""
    connection = Connection(WATCHER, "guest")
    connection.write = lambda frames: False
    return connection


def test_a_newer_snapshot_takes_the_place_of_what_it_repeats() -> None:
    """Also of an older one; but what was said to an answer is said."""
    connection = behind()
    connection.send(b'{"type":"update","version":1}', b'{"type":"accepted","id":"7"}', snapshot(1), b'{"type":"said"}')
    connection.send(b'{"type":"refused","id":"8"}')
    connection.send(snapshot(2))
    connection.send(b'{"type":"update","version":3}')
    assert list(connection.frames) == [
        b'{"type":"accepted","id":"7"}',
        b'{"type":"refused","id":"8"}',
        snapshot(2),
        b'{"type":"update","version":3}',
    ]
    assert connection.waiting == sum(len(frame) for frame in connection.frames)
    while connection.frames:
        connection.take()
    assert connection.waiting == 0


def test_what_waits_is_bounded_in_bytes() -> None:
    """Beyond that the page is turned out, with the reason, and nothing of it is kept."""
    reasons: list[str] = []
    connection = behind()
    connection.close_socket = reasons.append
    size = connections.MOST_WAITING // 10
    for version in range(9):
        connection.send(b'{"type":"update","version":%d,"x":"%b"}' % (version, b"x" * size))
    assert (connection.closed, reasons) == (False, [])
    for version in range(9, 12):
        connection.send(b'{"type":"update","version":%d,"x":"%b"}' % (version, b"x" * size))
    assert (connection.closed, reasons) == (True, ["refused-behind"])
    assert not connection.frames


def test_one_snapshot_may_be_as_large_as_it_is() -> None:
    """A long game has a long story; it is sent all the same, and then again."""
    connection = behind()
    for version in range(50):
        connection.send(snapshot(version, 2 * connections.MOST_WAITING))
    assert not connection.closed
    assert list(connection.frames) == [snapshot(49, 2 * connections.MOST_WAITING)]


def test_nothing_overtakes_what_is_on_its_way() -> None:
    """While a frame that had to wait is being sent, the next one queues up behind it."""
    sent: list[bytes] = []

    def write(frames: list[bytes]) -> bool:
        sent.extend(frames)
        return True

    connection = Connection(WATCHER, "guest")
    connection.write = write
    connection.is_sending = True
    connection.send(b"second")
    assert (sent, list(connection.frames)) == ([], [b"second"])
    connection.is_sending = False
    assert connection.take() == b"second"
    connection.send(b"third")
    assert sent == [b"third"]
