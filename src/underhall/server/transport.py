"""uvicorn's WebSocket with a shortcut: frames pass between the wire and a table without a task in between.

Waking a task for every frame was a third of the server's work. Greeting, refusing and closing go the usual way, and so
does a frame to a page that is slow to read.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

TEXT = 0x81  # a whole message in one frame
SHORT, MEDIUM = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """One connection; the app finds it in its scope's state, as `wire`."""

    hear: Callable[[bytes], None] | None = None  # who takes what comes; nobody: it waits for the app's `receive`

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def handle_text(self, event: Frame) -> None:
        if self.hear is not None and event.fin and not self.close_sent:
            self.hear(bytes(event.data))
        else:
            super().handle_text(event)

    def write(self, text: bytes) -> bool:
        """Send this now; False if it must wait, or nothing can be sent any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(length: int) -> bytes:
    """What stands before so many bytes of text."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def wire_of(scope: Any) -> Wire | None:
    """The connection of this scope, or None under another server."""
    wire = scope["state"].get("wire")
    return wire if isinstance(wire, Wire) else None
