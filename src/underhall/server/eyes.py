"""One pair of eyes at a table: a socket of a seat or of a watcher, what has been sent to it, and what it is told."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

WATCHER: Final = -1
MOST_WAITING: Final = 512 * 1024  # bytes; a page that falls this far behind has lost the thread and must come back
SNAPSHOT: Final = b'{"type":"snapshot"'
ANSWERS: Final = (b'{"type":"accepted"', b'{"type":"refused"')  # which no snapshot repeats


class Eyes:
    """A queue of frames to one page. Versions count what these eyes have been shown, and nothing else."""

    def __init__(self, seat: int, guest: str, name: str = "", address: str = "", speaker: str = "") -> None:
        self.seat = seat
        self.guest = guest
        self.name = name
        self.address = address
        self.speaker = speaker or guest  # who says what is said here: those without a name are one for each address
        self.version = 0
        self.told = 0  # events up to this number
        self.rewind = -1  # after an undo: what the page has from this number on is no longer so
        self.last: object = None  # what a watcher was shown last
        self.synced = False  # nothing is sent to a page that has not asked yet
        self.closed = False
        self.write: Callable[[list[bytes]], bool] | None = None  # straight to the wire, unless it is busy
        self.turn_out: Callable[[str], None] | None = None  # closes the wire, with a reason
        self.frames: deque[bytes] = deque()  # what has to wait
        self.waiting = 0  # how many bytes that is
        self.busy = False  # something is on its way that must not be overtaken
        self.ready = asyncio.Event()

    def send(self, *frames: bytes) -> None:
        if self.closed:
            return
        if self.write is not None and not self.frames and not self.busy and self.write(list(frames)):
            return
        for frame in frames:
            if frame.startswith(SNAPSHOT):
                self._drop_what_it_repeats()
            self.frames.append(frame)
            self.waiting += len(frame)
        if self.waiting > MOST_WAITING and len(self.frames) > 1:
            self.frames.clear()
            self.waiting = 0
            self.close()
            if self.turn_out is not None:
                self.turn_out("refused-behind")
        self.ready.set()

    def take(self) -> bytes:
        """The next of the frames that wait."""
        frame = self.frames.popleft()
        self.waiting -= len(frame)
        return frame

    def _drop_what_it_repeats(self) -> None:
        """A snapshot comes: everything that waits before it is in it, but for what was said to an answer."""
        kept = [frame for frame in self.frames if frame.startswith(ANSWERS)]
        self.frames.clear()
        self.frames.extend(kept)
        self.waiting = sum([len(frame) for frame in kept])

    def close(self) -> None:
        """Nothing more comes after what is waiting."""
        self.closed = True
        self.ready.set()


@mypyc_attr(acyclic=True)  # the garbage collector has nothing to look for in it
class Told:
    """An event, written out once for those who may see all of it and once for the others."""

    def __init__(self, public: msgspec.Raw, private: msgspec.Raw | None, seen_by: int) -> None:
        self.public = public
        self.private = private
        self.seen_by = seen_by

    def to(self, seat: int) -> msgspec.Raw:
        if self.private is not None and seat >= 0 and self.seen_by >> seat & 1:
            return self.private
        return self.public


def deliver(outbox: list[tuple[Eyes, bytes]]) -> None:
    """Send each pair of eyes all that is there for it in one go."""
    frames: dict[Eyes, list[bytes]] = {}
    for eye, frame in outbox:
        frames.setdefault(eye, []).append(frame)
    for eye, each in frames.items():
        eye.send(*each)
