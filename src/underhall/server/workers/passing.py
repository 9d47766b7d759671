"""A connection goes from one worker to another: its socket, and what has been read of its request.

Only a whole request is passed on, before any of the answer: what follows then goes between the other worker and the
page alone.
"""

import asyncio
import os
import weakref
from typing import Any, Final

from litestar.types import Receive

from underhall.server.http_protocol import LimitedHttpProtocol
from underhall.server.websocket_protocol import protocol_of

STATE_KEY: Final = "underhall_http_protocol"
PLACED_KEY: Final = "underhall_placed"
POLL: Final = 0.01  # seconds
LARGEST_BODY: Final = 64 * 1024
NOT_PASSED: Final = (b"content-length", b"transfer-encoding", b"expect")  # the body comes whole


class TooLarge(Exception):
    """The body has more bytes than any handler takes."""


class PassableHttpProtocol(LimitedHttpProtocol):
    """One connection, which another worker may have begun to read, and yet another may go on to read."""

    passed = b""  # what had been read before it came here
    is_placed = False  # the first request is to be served here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.passed:
            data, self.passed = self.passed, b""
            self.data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        state = self.scope["state"]
        state[STATE_KEY] = weakref.ref(self)  # it has the scope
        state[PLACED_KEY] = self.is_placed
        self.is_placed = False

    @property
    def has_read_on(self) -> bool:
        """Whether something of the next request has come already."""
        return bool(self.pipeline) or self.received > 0


def is_placed(scope: Any) -> bool:
    """Whether another worker has sent this request here to be served."""
    return bool(scope["state"].get(PLACED_KEY))


async def read_body(receive: Receive, most: int) -> bytes | None:
    """The whole body of a request; None if whoever sent it is gone."""
    body = b""
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return None
        body += bytes(message.get("body", b""))
        if len(body) > most:
            raise TooLarge
        if not message.get("more_body"):
            return body


def request_bytes(scope: Any, body: bytes, closes: bool) -> bytes:
    """A request as it came, more or less; `closes`: nothing can follow it on the same connection."""
    is_socket = scope["type"] == "websocket"
    method = "GET" if is_socket else scope["method"]
    path = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [b"%b %b HTTP/%b" % (method.encode(), path, scope["http_version"].encode())]
    dropped = () if is_socket else (*NOT_PASSED, b"connection") if closes else NOT_PASSED
    lines += [b"%b: %b" % header for header in scope["headers"] if header[0] not in dropped]
    if closes:
        lines.append(b"connection: close")
    if body:
        lines.append(b"content-length: %d" % len(body))
    return b"\r\n".join([*lines, b"", body])


class Departure:
    """A connection that is about to leave this process."""

    def __init__(self, scope: Any) -> None:
        self.scope = scope
        self.http: PassableHttpProtocol | None = None
        if scope["type"] == "websocket":
            protocol = protocol_of(scope)
            assert protocol is not None
            self.transport = protocol.transport
        else:
            self.http = scope["state"][STATE_KEY]()
            assert self.http is not None
            self.transport = self.http.transport

    async def leave(self, body: bytes) -> tuple[bytes, int] | None:
        """What was read, and the socket, which is not ours any more; None if it is closed."""
        while self.transport.get_write_buffer_size() and not self.transport.is_closing():
            await asyncio.sleep(POLL)  # an earlier answer is on its way
        if self.transport.is_closing():
            return None
        closes = self.http is not None and self.http.has_read_on  # whoever sends ahead must be ready to send again
        file = os.dup(self.transport.get_extra_info("socket").fileno())
        self.transport.abort()
        return request_bytes(self.scope, body, closes), file
