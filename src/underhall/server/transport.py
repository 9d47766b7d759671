"""uvicorn's WebSocket with a shortcut: frames pass between the wire and a table without a task in between.

Waking a task for every frame was a third of the server's work, and reading a short frame by way of a general parser
took longer than finding out what it says. Greeting, refusing and closing go the usual way; so do long frames, split
ones, those that are not text, and what is sent to a page that is slow to read.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from underhall.server.framing import TEXT, framed, is_short


class Wire(WebSocketsSansIOProtocol):
    """One connection; the app finds it in its scope's state, as `wire`."""

    hear: Callable[[bytes], None] | None = None  # who takes what comes; nobody: it waits for the app's `receive`
    whole = True  # every piece that came since the handshake was one frame, so the next begins with one, too

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and self.whole:
            self.whole = is_short(data)
            if self.whole and data[0] == TEXT and self.hear is not None and not self.close_sent:
                self.hear(apply_mask(data[6:], data[2:6]))
                return
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        if self.hear is not None and event.fin and not self.close_sent:
            self.hear(bytes(event.data))
        else:
            super().handle_text(event)

    def let_go(self) -> None:
        """The app is done with this connection. It knows its scope, and its scope knew it: in a circle both would stay
        until the garbage collector comes."""
        self.hear = None
        self.scope["state"].pop("wire", None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it is a method of `conn`, halfway: another circle

    def write(self, texts: list[bytes]) -> bool:
        """Send this now; False if it must wait, or nothing can be sent any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(texts))
        return True


def wire_of(scope: Any) -> Wire | None:
    """The connection of this scope, or None under another server."""
    wire = scope["state"].get("wire")
    return wire if isinstance(wire, Wire) else None
