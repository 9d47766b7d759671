"""uvicorn's HTTP protocol with limits: what is too large, too slow or no HTTP at all is refused before it is kept.

uvicorn with httptools has no such limits: it collects a header that never ends, and waits for the rest of a request for
ever. So the bytes of a head are counted as they arrive, a request must arrive completely within some seconds, and of
those that are still incomplete there can only be so many: beyond that the oldest is dropped.

Why a subclass: uvicorn's public extension points, ASGI and middlewares, are called when a head has arrived completely,
which is too late. `uvicorn.Config(http=…)` takes a protocol class, and subclassing its own is the only way to count
earlier. tests/server/test_private_names.py fails when a name that is used here moves.
"""

import asyncio
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from underhall.server.bodies import Problem
from underhall.server.headers import HEADERS
from underhall.server.websocket_protocol import LINGER, SlowReader

LARGEST_HEAD: Final = 16 * 1024
LONGEST_COOKIE: Final = 4 * 1024
LONGEST_LINE: Final = 8_000  # the address, or one header; WebSockets take no longer ones either
MOST_HEADERS: Final = 64
MOST_PIPELINED: Final = 8  # requests sent before the first is answered
SECONDS: Final = 10.0  # for a whole request to arrive
MOST_INCOMPLETE: Final = 256


class IncompleteRequests:
    """The requests of a server that have not arrived completely yet, the oldest first."""

    def __init__(self, most: int = MOST_INCOMPLETE) -> None:
        self.most = most
        self._all: dict[LimitedHttpProtocol, None] = {}

    def add(self, protocol: "LimitedHttpProtocol") -> None:
        self._all[protocol] = None
        if len(self._all) > self.most:
            next(iter(self._all)).make_room()

    def remove(self, protocol: "LimitedHttpProtocol") -> None:
        self._all.pop(protocol, None)


class TooMuch(Exception):
    """Stops the parser: the request has been refused already."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, and what of a request has arrived on it."""

    def __init__(self, incomplete: IncompleteRequests, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.incomplete = incomplete
        self.in_head = True
        self.received = 0  # bytes of the head, as far as it has come
        self.counted = 0  # bytes of its address and headers
        self.between = 0  # bytes that have come since the last of the body: lengths of pieces, and trailers
        self.refused = False
        self.timer: asyncio.TimerHandle | None = None
        self.slow_reader: SlowReader | None = None

    # -- the connection -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.slow_reader = SlowReader(self.loop, transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self.slow_reader is not None:
            self.slow_reader.resume()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.slow_reader is not None:
            self.slow_reader.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.slow_reader is not None:
            self.slow_reader.resume()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self._unset_keepalive_if_required()
        if self.in_head:
            if self.timer is None:
                self._start_timer()
            self.received += len(data)
        else:
            self.between += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self.refuse(400, "refused-request")
            return
        if max(self.received if self.in_head else 0, self.between) > LARGEST_HEAD:
            self.refuse(431, "refused-too-large")

    def handle_websocket_upgrade(self) -> None:
        if not self.url.isascii():
            self.refuse(400, "refused-request")
            return
        self._stop_timer()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        if not protocol.handshake_initiated:  # it would wait for ever for the rest of what it does not understand
            self.transport.close()
        # The parser and this object refer to each other, and are not needed any more.
        self.parser = None  # type: ignore[assignment]

    # -- a request ------------------------------------------------------------------------------------------------

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            self._too_much(414)
        self.counted = len(self.url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self.in_head:
            return  # a trailer: nobody may add to a head, which says who asks and from where, what comes after the body
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

    def on_body(self, body: bytes) -> None:
        self.between = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        self.in_head = True
        self.received = self.between = 0
        super().on_message_complete()

    def _start_timer(self) -> None:
        self.timer = self.loop.call_later(SECONDS, self.give_up)
        self.incomplete.add(self)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.incomplete.remove(self)

    # -- refusing ------------------------------------------------------------------------------------------------

    def give_up(self) -> None:
        """The rest of the request has not come in time."""
        if self.received:
            self.refuse(408, "refused-slow")
        else:
            self._stop_timer()
            self.transport.close()

    def make_room(self) -> None:
        """Others need the place: close the connection without a word."""
        self.refused = True
        self._stop_timer()
        self.transport.abort()

    def _too_much(self, status: int) -> None:
        self.refuse(status, "refused-too-fast" if status == 429 else "refused-too-large")
        raise TooMuch

    def refuse(self, status: int, error: str) -> None:
        """Answer with `error` and close; what else comes meanwhile is thrown away."""
        if self.refused:
            return
        self.refused = True
        self._stop_timer()
        if not self._can_answer():
            self.transport.abort()
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

    def _can_answer(self) -> bool:
        """Whether a refusal can be said now: not while something is being answered. Whoever waits for the rest of this
        very request is told that it does not come."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete:
            return True
        if cycle.response_started or not cycle.more_body or self.pipeline:
            return False
        cycle.disconnected = True
        cycle.message_event.set()
        return True
