"""uvicorn's WebSocket with a shortcut: frames pass between the wire and a table without a task in between.

Waking a task for every frame was a third of the server's work, and reading a short frame by way of a general parser
took longer than finding out what it says. Greeting, refusing and closing go the usual way; so do long frames, split
ones, those that are not text, and what is sent to a page that is slow to read.

Nobody can keep the server from the others: what comes is read in small pieces, all sockets together are heard for some
milliseconds in a turn of the event loop, whoever sends too many frames is closed, and so is whoever does not read.
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
from underhall.server.limits import Guard
from underhall.server.protocol import Closed

PIECE: Final = 1024  # bytes that are read at a time: some fifty frames
LONGEST_TURN: Final = 0.010  # seconds that sockets are heard before everything else has its turn
LINGER: Final = 1.0  # seconds in which somebody who is turned out can still read why
NOT_READ: Final = 20.0  # seconds after which somebody who reads nothing of what is sent is gone
TURNED_OUT: Final = 1008


class Turn:
    """This turn of the event loop, from the first frame that was heard in it."""

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


class Unread:
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


class Wire(WebSocketsSansIOProtocol):
    """One connection; the app finds it in its scope's state, as `wire`."""

    hear: Callable[[bytes], None] | None = None  # who takes what comes; nobody: it waits for the app's `receive`
    guard: Guard | None = None  # who counts it
    whole = True  # every piece that came since the handshake was one frame, so the next begins with one, too
    later = b""  # what has come and waits for its turn
    turned_out = False
    unread: Unread | None = None

    def __init__(self, turn: Turn, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.turn = turn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = Unread(self.loop, self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    # -- what comes -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.turned_out:
            return
        if self.later or (self.handshake_initiated and (len(data) > PIECE or self.turn.is_over(self.loop))):
            if not self.later:
                self.loop.call_soon(self._go_on)
            self.later += data
            if not self.transport.is_closing():
                self.transport.pause_reading()
            return
        self._take(data)

    def _go_on(self) -> None:
        """Take the next piece of what has been put off."""
        if self.turned_out or self.disconnected or not self.later:
            return
        if not self.turn.is_over(self.loop):
            piece, self.later = self.later[:PIECE], self.later[PIECE:]
            self._take(piece)
        if self.later:
            self.loop.call_soon(self._go_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _take(self, data: bytes) -> None:
        if self.handshake_initiated and self.whole:
            self.whole = is_short(data)
            if self.whole and data[0] == TEXT and self.hear is not None and not self.close_sent:
                if self.guard is None or self.guard.passes():
                    self.hear(apply_mask(data[6:], data[2:6]))
                else:
                    self.turn_out("refused-flood")
                return
        super().data_received(data)

    def handle_events(self) -> None:
        if self.guard is not None:
            for _ in self.conn.events:
                if not self.guard.passes():
                    self.turn_out("refused-flood")
                    return
        super().handle_events()

    def handle_text(self, event: Frame) -> None:
        if self.hear is not None and event.fin and not self.close_sent:
            self.hear(bytes(event.data))
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
        if self.unread is not None:
            self.unread.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.resume()

    # -- the end --------------------------------------------------------------------------------------------------

    def turn_out(self, error: str) -> None:
        """Close the connection for what its page did; nothing more is heard of it."""
        if self.turned_out or self.disconnected:
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        if not self.close_sent and self.conn.state is OPEN:
            self.write([msgspec.json.encode(Closed(Problem(error)))])
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TURNED_OUT, "reason": error})
            self.conn.send_close(TURNED_OUT, error)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.turned_out = True
        self.hear = None
        self.later = b""
        self.stop_keepalive()
        # Closed at once, with something unread, the reason would be lost on the way.
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing waits until everything is read, and there is nobody to read it

    def let_go(self) -> None:
        """The app is done with this connection. It knows its scope, and its scope knew it: in a circle both would stay
        until the garbage collector comes."""
        self.hear = None
        self.scope["state"].pop("wire", None)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.unread is not None:
            self.unread.resume()
        super().connection_lost(exc)
        self.conn.parser.close()  # it is a method of `conn`, halfway: another circle


def wire_of(scope: Any) -> Wire | None:
    """The connection of this scope, or None under another server."""
    wire = scope["state"].get("wire")
    return wire if isinstance(wire, Wire) else None
