"""A server that shares a name with others: everything of it lies under one path."""

from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from underhall.server.headers import HEADERS

ANYWHERE: Final = ("/health", "/ready", "/metrics")  # whoever asks for these may not know the path
NOWHERE: Final = b"Nothing of Underhall is here: its path is "


class BasePath:
    """Takes the path off what comes, so that nothing inside has to know of it."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in ANYWHERE:
            await self.app(scope, receive, send)
        elif scope["path"].startswith(f"{self.path}/"):
            inner: Any = {**scope, "path": scope["path"][len(self.path) :]}
            await self.app(inner, receive, send)
        elif scope["path"] == self.path:
            await self._answer(scope, send, 308, b"", (b"location", f"{self.path}/".encode()))
        else:
            await self._answer(scope, send, 404, NOWHERE + self.path.encode())

    async def _answer(self, scope: Any, send: Send, status: int, body: bytes, *more: tuple[bytes, bytes]) -> None:
        kind = "http" if scope["type"] == "http" else "websocket.http"
        size = (b"content-length", b"%d" % len(body))
        head = [(b"content-type", b"text/plain; charset=utf-8"), size, *more, *HEADERS]
        await send({"type": f"{kind}.response.start", "status": status, "headers": head})  # type: ignore[arg-type,misc]
        await send({"type": f"{kind}.response.body", "body": body, "more_body": False})  # type: ignore[arg-type,misc]
