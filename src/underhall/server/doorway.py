"""What every request passes first: who is it, does it come from our own page, what must the browser not do."""

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from underhall.server.bodies import Problem
from underhall.server.guests import COOKIE, guest_of, new_token

YEAR: Final = 365 * 86_400
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_TOKEN: Final = 64

# No script, style or frame from anywhere else; styles may be set by script, since that is how things move.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Doorway:
    """Wraps the whole app, and the sockets beside it."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp) -> None:
        self.app = app
        self.sockets = sockets

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"cookie", b"origin", b"host")}
        token = read_token(headers.get(b"cookie", b""))
        new = ""
        if not token and scope["type"] == "http" and scope["path"].startswith("/api/"):
            new = token = new_token()
        scope.setdefault("state", {})["guest"] = guest_of(token) if token else ""
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and not is_ours(headers.get(b"origin", b""), headers.get(b"host", b"")):
            await refuse(scope, send)
            return
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*message["headers"], *HEADERS]
                if new:
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    cookie = f"{COOKIE}={new}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                    added.append((b"set-cookie", cookie.encode()))
                message["headers"] = added
            await send(message)

        await self.app(scope, receive, send_with_headers)


def read_token(cookie: bytes) -> str:
    """The guest's token, or '' when there is none that we could have given."""
    try:
        morsel = SimpleCookie(cookie.decode("latin-1")).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel is not None and 16 <= len(morsel.value) <= LONGEST_TOKEN else ""


def is_ours(origin: bytes, host: bytes) -> bool:
    """Whether a request that changes something comes from our own page, or from no page at all (a bot, a test)."""
    return not origin or urlsplit(origin.decode("latin-1")).netloc.encode("latin-1") == host


async def refuse(scope: Any, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "refused-origin"})
        return
    body = msgspec.json.encode(Problem("refused-origin"))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})
