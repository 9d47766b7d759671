"""Pages that ask and do not read (H3)."""

import contextlib
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.arms import SYNC, hang_up, never_read
from tests.server.attacks.scene import Other, Scene, send
from underhall.server import eyes
from underhall.server.eyes import WATCHER, Eyes

pytestmark = pytest.mark.once


def test_a_hundred_watchers_who_never_read_cost_next_to_nothing(own_scene: Scene) -> None:
    """Six thousand wishes for everything, a few hundred kilobytes each: neither memory nor time."""
    before, worked = own_scene.memory(), own_scene.worked()
    other = Other(own_scene, 8)
    never_read(own_scene)
    assert own_scene.memory() - before < 50
    assert own_scene.worked() - worked < 10
    assert other.waited().at(0.9) < 500


def test_who_wishes_for_everything_too_often_has_to_wait(scene: Scene) -> None:
    """Watchers without a cookie count together, by their address; somebody with a cookie counts alone."""
    first, second = scene.eyes(), scene.eyes()
    for wire in (first, second):
        send(wire, SYNC * 10)
    got = [frame for wire in (first, second) for frame in read_all(wire)]
    assert sum('"snapshot"' in frame[:20] for frame in got) == 12
    assert sum("refused-too-fast" in frame for frame in got) == 8
    with scene.person() as ann:
        ann.get("/api/me")
        mine = scene.eyes(token=ann.cookies["underhall"])
    send(mine, SYNC)
    assert any('"snapshot"' in frame[:20] for frame in read_all(mine))
    for wire in (first, second, mine):
        hang_up(wire)


def read_all(wire: object, seconds: float = 2) -> list[str]:
    got: list[str] = []
    with contextlib.suppress(TimeoutError, ConnectionClosed):
        while True:
            got.append(str(wire.recv(seconds)))  # type: ignore[attr-defined]
    return got


def test_an_answer_that_nobody_reads_is_given_up(own_scene: Scene) -> None:
    """After a while the line is cut, and what waited for it is gone."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", own_scene.port))
    ask = f"GET /api/replays/{own_scene.ended}?to=100 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with line:
        line.sendall(ask * 8)  # one after the other, each some hundred kilobytes
        time.sleep(45)
        line.settimeout(5)
        got = 0
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(65536):
                got += len(piece)
                assert got < 50_000_000
    # Cut off in the middle: the system's own buffers had room for some of it.


# -- the queue of one pair of eyes ------------------------------------------------------------------------------------


def snapshot(version: int, size: int = 100) -> bytes:
    return b'{"type":"snapshot","version":%d,"x":"%b"}' % (version, b"x" * size)


def behind() -> Eyes:
    """Eyes whose page does not read."""
    eye = Eyes(WATCHER, "guest")
    eye.write = lambda frames: False
    return eye


def test_a_newer_snapshot_takes_the_place_of_what_it_repeats() -> None:
    """Also of an older one; but what was said to an answer is said."""
    eye = behind()
    eye.send(b'{"type":"update","version":1}', b'{"type":"accepted","id":"7"}', snapshot(1), b'{"type":"said"}')
    eye.send(b'{"type":"refused","id":"8"}')
    eye.send(snapshot(2))
    eye.send(b'{"type":"update","version":3}')
    assert list(eye.frames) == [
        b'{"type":"accepted","id":"7"}',
        b'{"type":"refused","id":"8"}',
        snapshot(2),
        b'{"type":"update","version":3}',
    ]
    assert eye.waiting == sum(len(frame) for frame in eye.frames)
    while eye.frames:
        eye.take()
    assert eye.waiting == 0


def test_what_waits_is_bounded_in_bytes() -> None:
    """Beyond that the page is turned out, with the reason, and nothing of it is kept."""
    reasons: list[str] = []
    eye = behind()
    eye.turn_out = reasons.append
    size = eyes.MOST_WAITING // 10
    for version in range(9):
        eye.send(b'{"type":"update","version":%d,"x":"%b"}' % (version, b"x" * size))
    assert not eye.closed
    for version in range(9, 12):
        eye.send(b'{"type":"update","version":%d,"x":"%b"}' % (version, b"x" * size))
    assert eye.closed
    assert reasons == ["refused-behind"]
    assert not eye.frames


def test_one_snapshot_may_be_as_large_as_it_is() -> None:
    """A long game has a long story; it is sent all the same, and then again."""
    eye = behind()
    for version in range(50):
        eye.send(snapshot(version, 2 * eyes.MOST_WAITING))
    assert not eye.closed
    assert list(eye.frames) == [snapshot(49, 2 * eyes.MOST_WAITING)]


def test_nothing_overtakes_what_is_on_its_way() -> None:
    """While a frame that had to wait is being sent, the next one queues up behind it."""
    sent: list[bytes] = []

    def write(frames: list[bytes]) -> bool:
        sent.extend(frames)
        return True

    eye = Eyes(WATCHER, "guest")
    eye.write = write
    eye.busy = True
    eye.send(b"second")
    assert (sent, list(eye.frames)) == ([], [b"second"])
    eye.busy = False
    assert eye.take() == b"second"
    eye.send(b"third")
    assert sent == [b"third"]
