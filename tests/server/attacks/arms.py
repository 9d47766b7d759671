"""The attacks themselves: bounded in number and time, and only on this machine."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.attacks.scene import ATTACKER, Scene, framed, send

PING = framed(b'{"type":"ping"}')
SYNC = framed(b'{"type":"sync"}')
HELLO = framed(b'{"type":"say","phrase":"phrase-hello"}')
HEAD = f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {ATTACKER}\r\n".encode()


def push(line: socket.socket, data: bytes) -> int:
    """Send all of this, or as much as is taken; how much that was."""
    sent = 0
    line.settimeout(5)
    with contextlib.suppress(OSError):
        while sent < len(data):
            sent += line.send(data[sent : sent + 65536])
    return sent


def answer_on(line: socket.socket, seconds: float = 60) -> bytes:
    """What comes until the line is closed."""
    line.settimeout(seconds)
    got = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65536):
            got += piece
    return got


def cookie(scene: Scene) -> None:
    """C1: cookies that a careless parser takes for ever to read, of every size."""
    for size in (1_000, 2_000, 3_900, 16_000, 32_000, 64_000):
        with scene.raw() as line:
            push(line, HEAD + b'Cookie: x="' + b"\\a" * (size // 2) + b'"\r\nConnection: close\r\n\r\n')
            answer_on(line, 60)


class Tap:
    """A watcher's socket that takes in whatever comes without looking at it, and can send as fast as the line goes."""

    def __init__(self, scene: Scene) -> None:
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        path = f"GET /api/tables/{scene.running}/socket?seat=-1 HTTP/1.1\r\nHost: localhost\r\n"
        self.line = scene.raw(f"{path}X-Forwarded-For: {ATTACKER}\r\n{upgrade}{key}\r\n".encode())
        self.line.recv(65536)
        self.drain = threading.Thread(target=self._drain, daemon=True)
        self.drain.start()

    def _drain(self) -> None:
        with contextlib.suppress(OSError):
            while self.line.recv(1 << 20):
                pass

    def send(self, data: bytes, seconds: float) -> None:
        """This over and over, for so many seconds or until the server has enough."""
        end = time.monotonic() + seconds
        with contextlib.suppress(OSError):
            while time.monotonic() < end and self.drain.is_alive():
                self.line.sendall(data)

    def close(self) -> None:
        self.line.close()


def ping_burst(scene: Scene) -> None:
    """C2: fifty thousand pings in one go."""
    tap = Tap(scene)
    with contextlib.suppress(OSError):
        tap.line.sendall(PING * 50_000)
    time.sleep(3)
    tap.close()


def ping_stream(scene: Scene, seconds: float = 6) -> None:
    """C2: pings without end, by somebody who comes back whenever he is thrown out."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tap = Tap(scene)
        tap.send(PING * 1_000, end - time.monotonic())
        tap.close()


def never_read(scene: Scene) -> None:
    """H3: a hundred watchers who ask for everything sixty times, and read nothing."""
    wires = []
    for _ in range(100):
        with contextlib.suppress(InvalidStatus, OSError):
            wires.append(scene.eyes())
    for wire in wires:
        wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        send(wire, SYNC * 60)
    time.sleep(4)
    for wire in wires:
        hang_up(wire)


def chat(scene: Scene) -> None:
    """M1: watchers without a cookie who come, talk and go."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        with contextlib.suppress(InvalidStatus, OSError, ConnectionClosed):
            wire = scene.eyes()
            send(wire, HELLO * 5)
            hang_up(wire)


def endless_header(scene: Scene) -> None:
    """M2: a header that never ends."""
    with scene.raw(HEAD + b"X: ") as line:
        push(line, b"x" * 20_000_000)


def many_headers(scene: Scene) -> None:
    """M2: a million headers."""
    with scene.raw(HEAD) as line:
        push(line, b"".join(b"a%d: b\r\n" % n for n in range(1_000_000)))


def endless_trailer(scene: Scene) -> None:
    """M2: a trailer that never ends, after a body in pieces."""
    head = HEAD.replace(b"GET", b"PUT") + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    with scene.raw(head + b"2\r\n{}\r\n0\r\nX: ") as line:
        push(line, b"x" * 50_000_000)


def half_requests(scene: Scene) -> None:
    """M2: requests that never go on."""
    lines = []
    for _ in range(900):
        with contextlib.suppress(OSError):
            lines.append(scene.raw(HEAD))
    time.sleep(3)
    for line in lines:
        line.close()


def replays(scene: Scene) -> None:
    """M3: looking back at a long game, over and over, at other moments each time."""
    end = time.monotonic() + 6
    n = 0
    while time.monotonic() < end:
        n += 1
        scene.ask(f"/api/replays/{scene.ended}?eyes={n % 3 - 2}&from={n % 20}&to={n % 20 + 100}")
        if n % 10 == 0:
            scene.ask("/api/games/munchkin-quest/rules")
            scene.ask("/api/schema/openapi.json")


def nonsense(scene: Scene) -> None:
    """L1: addresses and origins that nobody has."""
    for _ in range(100):
        scene.ask("/a%00b")
        scene.ask("/" + 5000 * "a")
        scene.ask("/api/me", "PUT", b"{}", Origin="http://[")
        with scene.raw(HEAD.replace(b"GET", b"PUT") + b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"):
            pass


def hang_up(wire: object) -> None:
    with contextlib.suppress(Exception):
        wire.socket.close()  # type: ignore[attr-defined]


ALL: dict[str, Callable[[Scene], None]] = {
    "C1 cookies": cookie,
    "C2 ping burst": ping_burst,
    "C2 ping stream": ping_stream,
    "H3 never read": never_read,
    "M1 chat": chat,
    "M2 endless header": endless_header,
    "M2 endless trailer": endless_trailer,
    "M2 a million headers": many_headers,
    "M2 half requests": half_requests,
    "M3 replays": replays,
    "L1 nonsense": nonsense,
}
