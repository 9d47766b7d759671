"""Messages over a Unix socket, some with an open file. Nobody ever waits here: what cannot be sent now is queued."""

import os
import socket
import struct
from collections import deque
from typing import Any, Final, Generic, TypeVar

import msgspec

from underhall.server.sharing import NO_FILE

In = TypeVar("In")
HEAD: Final = struct.Struct(">IB")  # how long the message is, and whether a file comes with it
PIECE: Final = 256 * 1024  # bytes that are read at a time
FILES: Final = 64  # that come with them at most
MOST_WAITING: Final = 1000  # messages; a worker that has stopped reading is given no more connections
ENCODER: Final = msgspec.msgpack.Encoder()


class Channel(Generic[In]):
    """One end of a line between the supervisor and a worker."""

    def __init__(self, line: socket.socket, kind: Any) -> None:
        line.setblocking(False)
        self.line = line
        self.ended = False  # the other side is gone
        self._decoder: msgspec.msgpack.Decoder[In] = msgspec.msgpack.Decoder(kind)
        self._waiting: deque[tuple[memoryview, int]] = deque()
        self._received = b""
        self._files: deque[int] = deque()  # that have come, for the next messages that say they bring one

    def fileno(self) -> int:
        return self.line.fileno()

    @property
    def is_waiting(self) -> bool:
        """Whether something is to be sent as soon as that is possible."""
        return bool(self._waiting)

    def send(self, message: object, file: int = NO_FILE) -> None:
        """Send this, and the file, which is ours no more."""
        if self.ended or (file != NO_FILE and len(self._waiting) > MOST_WAITING):
            if file != NO_FILE:
                os.close(file)
            return
        body = ENCODER.encode(message)
        self._waiting.append((memoryview(HEAD.pack(len(body), file != NO_FILE) + body), file))
        self.flush()

    def flush(self) -> None:
        """Send what waits, as far as that is possible now."""
        while self._waiting:
            data, file = self._waiting[0]
            try:
                sent = socket.send_fds(self.line, [data], [file]) if file != NO_FILE else self.line.send(data)
            except BlockingIOError:
                return
            except OSError:
                self._give_up()
                return
            if file != NO_FILE:
                os.close(file)
            if sent == len(data):
                self._waiting.popleft()
            else:
                self._waiting[0] = (data[sent:], NO_FILE)

    def receive(self) -> list[tuple[In, int]]:
        """The messages that have come, each with its file."""
        try:
            data, files, _, _ = socket.recv_fds(self.line, PIECE, FILES)
        except BlockingIOError:
            return []
        except OSError:
            data, files = b"", []
        self._files.extend(files)
        if not data:
            self.ended = True
            return []
        self._received += data
        found: list[tuple[In, int]] = []
        first = 0
        while len(self._received) >= first + HEAD.size:
            length, with_file = HEAD.unpack_from(self._received, first)
            last = first + HEAD.size + length
            if len(self._received) < last:
                break
            message = self._decoder.decode(memoryview(self._received)[first + HEAD.size : last])
            found.append((message, self._files.popleft() if with_file else NO_FILE))
            first = last
        self._received = self._received[first:]
        return found

    def close(self) -> None:
        """Close our end, with all that waits here."""
        self._give_up()
        self.line.close()

    def _give_up(self) -> None:
        """Nobody will take what waits here. The line stays as it is: others may be watching it."""
        self.ended = True
        for file in (*self._files, *(file for _, file in self._waiting if file != NO_FILE)):
            os.close(file)
        self._files.clear()
        self._waiting.clear()
