"""Checks that every request passes first: the host, the guest's cookie, the origin, the rate limits; and the headers
that every response gets. Sizes have been checked before, in http_protocol.py and websocket_protocol.py."""

import asyncio
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from underhall.server.errorlog import ERRORS
from underhall.server.guests import COOKIE, guest_of
from underhall.server.headers import HEADERS, NOT_KEPT, ONLY_TLS, YEAR
from underhall.server.hosts import Hosts
from underhall.server.limits import address_of
from underhall.server.operations.events import EVENTS
from underhall.server.refusals import Refusal
from underhall.server.registry import TableRegistry
from underhall.text import LANGUAGES, texts

SAFE: Final = ("GET", "HEAD", "OPTIONS")
NAME: Final = COOKIE.encode() + b"="
LONGEST_TOKEN: Final = 64
LONGEST_PATH: Final = 200  # in the log


class SecurityMiddleware:
    """Wraps the whole app, and the sockets beside it."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, registry: Callable[[], TableRegistry], hosts: Hosts) -> None:
        self.app = app
        self.sockets = sockets
        self.registry = registry
        self.hosts = hosts

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"cookie", b"origin", b"host")}
        host = headers.get(b"host", b"")
        if not self.hosts.knows(host):
            await self._misdirected(scope, send)
            return
        if not scope["path"].isprintable():
            await refuse(scope, send, Refusal("refused-not-found", 404))
            return
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and not self.hosts.is_ours(headers.get(b"origin", b""), host):
            await refuse(scope, send, Refusal("refused-origin", 403))
            return
        address = address_of(scope)
        api = scope["path"].startswith("/api/")
        try:
            if api and scope["type"] == "http":
                self.registry().limits.request(address)
            new = await self._identify(scope, headers.get(b"cookie", b""), address)
        except Refusal as refusal:  # too often, or the database cannot say who asks
            await refuse(scope, send, refusal)
            return
        if (api or asks) and self.registry().bans.is_banned(scope["state"]["guest"], address):
            await refuse(scope, send, Refusal("refused-banned", 403))
            return
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        await self._serve(scope, receive, send, new)

    async def _identify(self, scope: Any, cookie: bytes, address: str) -> str:
        """Note who asks, in which session; the token of somebody who comes for the first time, else ''."""
        registry = self.registry()
        api = scope["path"].startswith("/api/")
        token = read_token(cookie)
        session = guest_of(token) if token and await registry.guests.known(token, address) else ""
        guest = session
        if session and api:
            guest = await registry.accounts.sessions.person_of(session) or ""
        new = ""
        if not guest:
            session = ""
            if api and scope["type"] == "http":
                new = registry.guests.new_token()
                guest = session = guest_of(new)
        scope.setdefault("state", {}).update(guest=guest, session=session)
        return new

    async def _misdirected(self, scope: Any, send: Send) -> None:
        """Say that nobody of that name is here; to a person in words, since there is no page to say it."""
        headers = dict(scope["headers"])
        if b"text/html" not in headers.get(b"accept", b""):
            await refuse(scope, send, Refusal("refused-host", 421))
            return
        lang = wanted_language(headers.get(b"accept-language", b"").decode("latin-1"))
        words = await self.registry().background.run(partial(say, lang, "refused-host"))
        await answer(scope, send, 421, b"text/plain; charset=utf-8", words.encode())

    async def _serve(self, scope: Any, receive: Receive, send: Send, new: str) -> None:
        started = False

        async def receive_or_note() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope["state"]["gone"] = True  # what fails now is no mistake of ours
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                added = [*message["headers"], *always(scope)]
                if scope["path"].startswith("/api/"):
                    added.append(NOT_KEPT)
                token = scope["state"].get("token", new)  # who signs in or out gets another
                if token:
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    path = f"{self.hosts.base_path}/"
                    cookie = f"{COOKIE}={token}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
                    added.append((b"set-cookie", cookie.encode()))
                message["headers"] = added
            await send(message)

        try:
            with self.registry().accounts.underway.of(scope["state"]["guest"]):
                await self.app(scope, receive_or_note, send_with_headers)
        except asyncio.CancelledError:  # the server has to end now; whoever asks again is served by the next one
            if not started:
                await refuse(scope, send, Refusal("refused-busy", 503))
        except Exception as error:
            if not scope["state"].get("gone"):
                ERRORS.print_error(error)
            if not started:
                await refuse(scope, send, Refusal("refused-broken", 500))


def read_token(cookie: bytes) -> str:
    """The guest's token, or '' when there is none that we could have given.

    By hand, since the standard library's parser takes time with the square of the length.
    """
    for part in cookie.split(b";"):
        part = part.strip()
        if part.startswith(NAME):
            token = part[len(NAME) :].strip(b'"')
            return token.decode() if len(token) <= LONGEST_TOKEN and token.isascii() else ""
    return ""


def always(scope: Any) -> list[tuple[bytes, bytes]]:
    """The headers of every answer."""
    return [*HEADERS, ONLY_TLS] if scope["scheme"] in ("https", "wss") else HEADERS


def wanted_language(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for wish in accepted.split(","):
        lang = wish.partition(";")[0].partition("-")[0].strip().lower()
        if lang in LANGUAGES:
            return lang
    return "en"


@cache
def say(lang: str, message: str) -> str:
    return texts(lang).say(message)


async def refuse(scope: Any, send: Send, refusal: Refusal) -> None:
    """Say no without asking any handler."""
    EVENTS.refused(refusal.problem.error, path=scope["path"][:LONGEST_PATH], address=address_of(scope))
    await answer(scope, send, refusal.status, b"application/json", msgspec.json.encode(refusal.problem))


async def answer(scope: Any, send: Send, status: int, kind_of_body: bytes, body: bytes) -> None:
    head = [(b"content-type", kind_of_body), (b"content-length", str(len(body)).encode()), NOT_KEPT]
    kind = "http" if scope["type"] == "http" else "websocket.http"
    start: Any = {"type": f"{kind}.response.start", "status": status, "headers": [*head, *always(scope)]}
    rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
