"""One pair of eyes at a table: a socket of a seat or of a watcher, what has been sent to it, and what it is told."""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

WATCHER = -1
MOST_WAITING = 400  # frames; a page that falls this far behind has lost the thread and must come back


class Eyes:
    """A queue of frames to one page. Versions count what these eyes have been shown, and nothing else."""

    def __init__(self, seat: int, guest: str, name: str = "") -> None:
        self.seat = seat
        self.guest = guest
        self.name = name
        self.version = 0
        self.told = 0  # events up to this number
        self.rewind = -1  # after an undo: what the page has from this number on is no longer so
        self.last: object = None  # what a watcher was shown last
        self.synced = False  # nothing is sent to a page that has not asked yet
        self.closed = False
        self.write: Callable[[bytes], bool] | None = None  # straight to the wire, unless it is busy
        self.frames: deque[bytes] = deque()  # what has to wait
        self.ready = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if self.closed or (self.write is not None and not self.frames and self.write(frame)):
            return
        self.frames.append(frame)
        if len(self.frames) > MOST_WAITING:
            self.close()
        self.ready.set()

    def close(self) -> None:
        """Nothing more comes after what is waiting."""
        self.closed = True
        self.ready.set()


class Told(msgspec.Struct, gc=False):
    """An event, written out once for those who may see all of it and once for the others."""

    public: msgspec.Raw
    private: msgspec.Raw | None
    seen_by: int

    def to(self, seat: int) -> msgspec.Raw:
        if self.private is not None and seat >= 0 and self.seen_by >> seat & 1:
            return self.private
        return self.public
