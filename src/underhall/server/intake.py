"""HTTP as it comes in: what is too large, too slow or no HTTP at all is turned away before it is kept.

uvicorn with httptools knows no limits: it collects a header that never ends, and waits for the rest of a request for
ever. So the bytes of a head are counted as they arrive, a request has to arrive whole within some seconds, and of those
that are still arriving there can only be so many: beyond that the oldest has to go, since an honest one takes no time.
"""

import asyncio
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from underhall.server.bodies import Problem
from underhall.server.headers import HEADERS
from underhall.server.transport import LINGER, Unread

LARGEST_HEAD: Final = 16 * 1024
LONGEST_COOKIE: Final = 4 * 1024
LONGEST_LINE: Final = 8_000  # the address, or one header; WebSockets take no longer ones either
MOST_HEADERS: Final = 64
MOST_PIPELINED: Final = 8  # requests sent before the first is answered
SECONDS: Final = 10.0  # for a whole request to arrive
MOST_ARRIVING: Final = 256


class Arriving:
    """The requests of a server that have not arrived whole yet, the oldest first."""

    def __init__(self, most: int = MOST_ARRIVING) -> None:
        self.most = most
        self._all: dict[Intake, None] = {}

    def add(self, intake: "Intake") -> None:
        self._all[intake] = None
        if len(self._all) > self.most:
            next(iter(self._all)).make_room()

    def remove(self, intake: "Intake") -> None:
        self._all.pop(intake, None)


class TooMuch(Exception):
    """Stops the parser: the request has been refused already."""


class Intake(HttpToolsProtocol):
    """One connection, and what of a request has arrived on it."""

    def __init__(self, arriving: Arriving, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.arriving = arriving
        self.in_head = True
        self.received = 0  # bytes of the head, as far as it has come
        self.counted = 0  # bytes of its address and headers
        self.refused = False
        self.timer: asyncio.TimerHandle | None = None
        self.unread: Unread | None = None

    # -- the connection -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread = Unread(self.loop, transport)
        self._begins()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        if self.unread is not None:
            self.unread.resume()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is not None:
            self.unread.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.resume()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self._unset_keepalive_if_required()
        if self.in_head:
            if self.timer is None:
                self._begins()
            self.received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self.refuse(400, "refused-request")
            return
        if self.in_head and self.received > LARGEST_HEAD:
            self.refuse(431, "refused-too-large")

    def handle_websocket_upgrade(self) -> None:
        if not self.url.isascii():
            self.refuse(400, "refused-request")
            return
        self._arrived()
        super().handle_websocket_upgrade()
        wire: Any = self.transport.get_protocol()
        if not wire.handshake_initiated:  # what it does not understand it would wait for, for ever
            self.transport.close()

    # -- a request ------------------------------------------------------------------------------------------------

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            self._too_much(414)
        self.counted = len(self.url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.counted += len(name) + len(value) + 4
        longest = LONGEST_COOKIE if self.headers[-1][0] == b"cookie" else LONGEST_LINE
        if len(value) > longest or self.counted > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._too_much(431)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            self._too_much(429)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        self.in_head = True
        self.received = 0
        super().on_message_complete()

    def _begins(self) -> None:
        self.timer = self.loop.call_later(SECONDS, self.give_up)
        self.arriving.add(self)

    def _arrived(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.arriving.remove(self)

    # -- saying no ------------------------------------------------------------------------------------------------

    def give_up(self) -> None:
        """The rest of the request has not come in time."""
        if self.received:
            self.refuse(408, "refused-slow")
        else:
            self._arrived()
            self.transport.close()

    def make_room(self) -> None:
        """Others need the place now: there is no time for words."""
        self.refused = True
        self._arrived()
        self.transport.abort()

    def _too_much(self, status: int) -> None:
        self.refuse(status, "refused-too-fast" if status == 429 else "refused-too-large")
        raise TooMuch

    def refuse(self, status: int, error: str) -> None:
        """Answer with `error` and close; what else comes meanwhile is thrown away."""
        if self.refused:
            return
        self.refused = True
        self._arrived()
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # something else is being answered: nothing can be said in between
            return
        body = msgspec.json.encode(Problem(error, {"seconds": 1} if error == "refused-too-fast" else {}))
        head = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            (b"cache-control", b"no-store"),
            *HEADERS,
        ]
        lines = [STATUS_LINE[status], *(b"%b: %b\r\n" % header for header in head), b"\r\n", body]
        self.transport.write(b"".join(lines))
        # Closed at once, with something unread, the answer would be lost on the way.
        self.loop.call_later(LINGER, self.transport.abort)
