"""A connection of a page: the socket of a seat or of a watcher, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 512 * 1024  # bytes; a page that falls this far behind must reconnect
SNAPSHOT: Final = b'{"type":"snapshot"'
ANSWERS: Final = (b'{"type":"accepted"', b'{"type":"refused"')  # which no snapshot repeats


class Connection:
    """A queue of frames to one page. Its version counts the updates that it was sent, and nothing else."""

    def __init__(
        self, seat: int, guest: str, name: str = "", address: str = "", speaker: str = "", session: str = ""
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.name = name
        self.address = address
        self.speaker = speaker or guest  # whose chat limit counts: guests without a name share one for each address
        self.session = session  # ends with it
        self.version = 0
        self.events_sent = 0  # events below this number have been sent
        self.rewind = -1  # after an undo: the page must drop its events from this number on
        self.last_shown: object = None  # what a watcher was shown last
        self.synced = False  # nothing is sent to a page that has not asked for a snapshot yet
        self.closed = False
        self.write: Callable[[list[bytes]], bool] | None = None  # sends at once; False if the socket is not ready
        self.close_socket: Callable[[str], None] | None = None  # closes the socket, with a reason
        self.frames: deque[bytes] = deque()  # what has to wait
        self.waiting = 0  # the bytes of these frames
        self.is_sending = False  # a frame is on its way, and must not be overtaken
        self.ready = asyncio.Event()

    def send(self, *frames: bytes) -> None:
        self.send_all(list(frames))

    def send_all(self, frames: list[bytes]) -> None:
        if self.closed:
            return
        if self.write is not None and not self.frames and not self.is_sending and self.write(frames):
            return
        for frame in frames:
            if frame.startswith(SNAPSHOT):
                self._drop_repeated()
            self.frames.append(frame)
            self.waiting += len(frame)
        if self.waiting > MOST_WAITING and len(self.frames) > 1:
            self.frames.clear()
            self.waiting = 0
            self.close()
            if self.close_socket is not None:
                self.close_socket("refused-behind")
        self.ready.set()

    def take(self) -> bytes:
        """The next of the frames that wait."""
        frame = self.frames.popleft()
        self.waiting -= len(frame)
        return frame

    def _drop_repeated(self) -> None:
        """A snapshot follows: it repeats everything that waits, except the replies to answers."""
        kept = [frame for frame in self.frames if frame.startswith(ANSWERS)]
        self.frames.clear()
        self.frames.extend(kept)
        self.waiting = sum([len(frame) for frame in kept])

    def close(self) -> None:
        """Send what waits, and then nothing more."""
        self.closed = True
        self.ready.set()


def deliver(outbox: list[tuple[Connection, bytes]]) -> None:
    """Send each connection all its frames in one go."""
    frames: dict[Connection, list[bytes]] = {}
    for connection, frame in outbox:
        before = frames.get(connection)
        if before is None:
            frames[connection] = [frame]
        else:
            before.append(frame)
    for connection, each in frames.items():
        connection.send_all(each)
