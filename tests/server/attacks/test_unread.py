"""Pages that ask and do not read (H3)."""

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.arms import SYNC, hang_up, never_read
from tests.server.attacks.scene import Other, Scene, send
from underhall.server import eyes, transport
from underhall.server.eyes import WATCHER, Eyes
from underhall.server.intake import Intake
from underhall.server.transport import Unread, Wire

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


class Line:
    """A transport, and how much waits on it."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.cut = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.cut = True


def test_who_reads_nothing_is_cut_off() -> None:
    """After a while, whether over HTTP or over a socket; not so whoever is slow."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        slow, gone = Line(1000), Line(1000)
        for line in (slow, gone):
            Unread(loop, line).pause()  # type: ignore[arg-type]
        for _ in range(6):
            await asyncio.sleep(0.05)
            slow.waiting -= 100
        assert gone.cut
        assert not slow.cut
        again = Line(1000)
        unread = Unread(loop, again)  # type: ignore[arg-type]
        unread.pause()
        unread.resume()
        await asyncio.sleep(0.15)
        assert not again.cut

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(transport, "NOT_READ", 0.1)
        asyncio.run(run())
    for kind in (Intake, Wire):
        assert "pause_writing" in vars(kind), "both tell it when writing has to pause"


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
    assert (eye.closed, reasons) == (False, [])
    for version in range(9, 12):
        eye.send(b'{"type":"update","version":%d,"x":"%b"}' % (version, b"x" * size))
    assert (eye.closed, reasons) == (True, ["refused-behind"])
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
