"""uvicorn's WebSocket protocol with a shortcut: frames pass between the socket and a table without a task in between.

Waking a task for every frame was a third of the server's work, and the general parser takes longer for a short frame
than all that follows. Handshake, refusal and closing go the usual way; so do long frames, split ones, those that are
not text, and what is sent to a page that is slow to read.

Nobody can keep the server from the others: what comes is read in small pieces, all sockets together are read for some
milliseconds in a turn of the event loop, whoever sends too many frames is closed, and so is whoever does not read.

Why a subclass: uvicorn offers no public way past its queue and its task. `uvicorn.Config(ws=…)` takes a protocol class.
tests/server/test_private_names.py fails when a name that is used here moves.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from underhall.server.bodies import Problem
from underhall.server.framing import TEXT, framed, is_short
from underhall.server.limits import FrameCounter
from underhall.server.protocol import Closed

PIECE: Final = 1024  # bytes that are read at a time: some fifty frames
LONGEST_TURN: Final = 0.010  # seconds that all sockets together are read before everything else has its turn
LINGER: Final = 1.0  # seconds in which a page whose connection is closed can still read why
NOT_READ: Final = 20.0  # seconds after which somebody who reads nothing of what is sent is gone
POLICY_VIOLATION: Final = 1008
STATE_KEY: Final = "underhall_protocol"


class LoopTurn:
    """This turn of the event loop, from the first frame that was read in it."""

    def __init__(self) -> None:
        self._began = 0.0

    def is_over(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether what else comes has to wait for the next turn."""
        now = time.monotonic()
        if not self._began:
            self._began = now
            loop.call_soon(self._end)
        return now - self._began > LONGEST_TURN

    def _end(self) -> None:
        self._began = 0.0


class SlowReader:
    """Ends a connection whose other side has stopped reading: what waits for it would wait for ever."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.loop = loop
        self.transport = transport
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def pause(self) -> None:
        self._left = self.transport.get_write_buffer_size()
        self._timer = self.loop.call_later(NOT_READ, self._look)

    def resume(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() < self._left:
            self.pause()  # slow, but there
        else:
            self.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection; the app finds it in its scope's state."""

    on_message: Callable[[bytes], None] | None = None  # None: messages wait for the app's `receive`
    frame_counter: FrameCounter | None = None
    frames_aligned = True  # every piece since the handshake was exactly one frame, so the next begins with one, too
    postponed = b""  # what has come and waits for its turn
    is_expelled = False  # closed for what its page did; whatever else comes is ignored
    slow_reader: SlowReader | None = None

    def __init__(self, turn: LoopTurn, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.turn = turn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.slow_reader = SlowReader(self.loop, self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][STATE_KEY] = self

    # -- what comes -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.is_expelled:
            return
        if self.postponed or (self.handshake_initiated and (len(data) > PIECE or self.turn.is_over(self.loop))):
            if not self.postponed:
                self.loop.call_soon(self._take_postponed)
            self.postponed += data
            if not self.transport.is_closing():
                self.transport.pause_reading()
            return
        self._take(data)

    def _take_postponed(self) -> None:
        """Take the next piece of what was postponed."""
        if self.is_expelled or self.disconnected or not self.postponed:
            return
        if not self.turn.is_over(self.loop):
            piece, self.postponed = self.postponed[:PIECE], self.postponed[PIECE:]
            self._take(piece)
        if self.postponed:
            self.loop.call_soon(self._take_postponed)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _take(self, data: bytes) -> None:
        if self.handshake_initiated and self.frames_aligned:
            self.frames_aligned = is_short(data)
            if self.frames_aligned and data[0] == TEXT and self.on_message is not None and not self.close_sent:
                if self.frame_counter is None or self.frame_counter.allows_one_more():
                    self.on_message(apply_mask(data[6:], data[2:6]))
                else:
                    self.close_with("refused-flood")
                return
        super().data_received(data)

    def handle_events(self) -> None:
        if self.frame_counter is not None:
            for _ in self.conn.events:
                if not self.frame_counter.allows_one_more():
                    self.close_with("refused-flood")
                    return
        super().handle_events()

    def handle_text(self, event: Frame) -> None:
        if self.on_message is not None and event.fin and not self.close_sent:
            self.on_message(bytes(event.data))
        else:
            super().handle_text(event)

    # -- what goes ------------------------------------------------------------------------------------------------

    def write(self, texts: list[bytes]) -> bool:
        """Send this now; False if it must wait, or nothing can be sent any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(texts))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused: uvicorn would complain that nobody has answered

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.slow_reader is not None:
            self.slow_reader.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.slow_reader is not None:
            self.slow_reader.resume()

    # -- the end --------------------------------------------------------------------------------------------------

    def close_with(self, error: str) -> None:
        """Close the connection for what its page did; whatever else it sends is ignored."""
        if self.is_expelled or self.disconnected:
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        if not self.close_sent and self.conn.state is OPEN:
            self.write([msgspec.json.encode(Closed(Problem(error)))])
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": error})
            self.conn.send_close(POLICY_VIOLATION, error)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.is_expelled = True
        self.on_message = None
        self.postponed = b""
        self.stop_keepalive()
        # Closed at once, with something unread, the reason would be lost on the way.
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing waits until everything is read, and there is nobody to read it

    def detach(self) -> None:
        """The app is done with this connection. Neither it nor its scope refers to the other any more: otherwise both
        would stay until the garbage collector runs."""
        self.on_message = None
        self.scope["state"].pop(STATE_KEY, None)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.slow_reader is not None:
            self.slow_reader.resume()
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that refers to `conn`, which refers to it


def protocol_of(scope: Any) -> WebSocketProtocol | None:
    """The connection of this scope, or None under another server than uvicorn."""
    protocol = scope["state"].get(STATE_KEY)
    return protocol if isinstance(protocol, WebSocketProtocol) else None
