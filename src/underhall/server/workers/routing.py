"""Every request goes to the process that has its table; all others are served where they come.

On the same machine its connection is passed on; to another, the request is forwarded (cluster/forwarding.py).
"""

import re
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from underhall.server.refusals import Refusal
from underhall.server.security import refuse
from underhall.server.workers.colleagues import Colleagues
from underhall.server.workers.passing import LARGEST_BODY, Departure, TooLarge, is_placed, read_body

TABLE: Final = re.compile(r"/api/(?:tables|replays)/([A-Za-z0-9_-]{1,64})(?:/.*)?")
TABLES: Final = "/api/tables"
HOLDER: Final = "underhall_holder"  # in a scope's state: who serves the request at another machine, and which table


class Routing:
    """Around the whole app of a worker."""

    def __init__(self, app: ASGIApp, colleagues: Colleagues) -> None:
        self.app = app
        self.colleagues = colleagues

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["path"].startswith("/api/") and not self.colleagues.leases.is_there():
            # Whoever waited while we could not be heard has given up, and asked another process.
            await self._refuse(scope, receive, send, Refusal("refused-busy", 503))
            return
        found = TABLE.fullmatch(scope["path"])
        if found is not None:
            await self._serve_table(scope, receive, send, found[1])
        elif _is_new_table(scope) and (process := await self.colleagues.place()) != self.colleagues.name:
            await self._pass_on(scope, receive, send, process, True)
        else:
            await self.app(scope, receive, send)

    async def _serve_table(self, scope: Any, receive: Receive, send: Send, table: str) -> None:
        try:
            process = await self.colleagues.enter(table)
        except Refusal as refusal:
            await self._refuse(scope, receive, send, refusal)
            return
        if process != self.colleagues.name:
            if self.colleagues.bus.carries_files(process):
                await self._pass_on(scope, receive, send, process, False)
            else:
                scope["state"][HOLDER] = (process, table)
                await self.app(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.colleagues.leave(table)

    async def _refuse(self, scope: Any, receive: Receive, send: Send, refusal: Refusal) -> None:
        """Say that it cannot be served now."""
        if scope["type"] == "websocket":
            await receive()
        await refuse(scope, send, refusal)

    async def _pass_on(self, scope: Any, receive: Receive, send: Send, process: str, is_new: bool) -> None:
        departure = Departure(scope)
        body: bytes | None = b""
        if scope["type"] == "http":
            try:
                body = await read_body(receive, LARGEST_BODY)
            except TooLarge:
                await refuse(scope, send, Refusal("refused-too-large", 413))
                return
        if body is None:
            return
        left = await departure.leave(body)
        if left is not None:
            self.colleagues.pass_on(process, *left, is_new)
        while not (await receive())["type"].endswith(".disconnect"):
            pass  # until the server has noticed, too, that the connection is not here any more


def _is_new_table(scope: Any) -> bool:
    """Whether the request opens a table, and nobody has said yet who shall have it."""
    return scope["path"] == TABLES and scope["type"] == "http" and scope["method"] == "POST" and not is_placed(scope)
