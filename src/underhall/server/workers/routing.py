"""Every request goes to the worker that has its table; all others are served where they come."""

import re
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from underhall.server.refusals import Refusal
from underhall.server.security import refuse
from underhall.server.workers.colleagues import Colleagues
from underhall.server.workers.passing import Departure, TooLarge, is_placed, read_body

TABLE: Final = re.compile(r"/api/(?:tables|replays)/([A-Za-z0-9_-]{1,64})(?:/.*)?")
TABLES: Final = "/api/tables"
LARGEST_BODY: Final = 64 * 1024


class Routing:
    """Around the whole app of a worker."""

    def __init__(self, app: ASGIApp, colleagues: Colleagues) -> None:
        self.app = app
        self.colleagues = colleagues

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        found = TABLE.fullmatch(scope["path"])
        if found is not None:
            await self._serve_table(scope, receive, send, found[1])
        elif _is_new_table(scope) and (worker := await self.colleagues.place()) != self.colleagues.number:
            await self._pass_on(scope, receive, send, worker, True)
        else:
            await self.app(scope, receive, send)

    async def _serve_table(self, scope: Any, receive: Receive, send: Send, table: str) -> None:
        worker = await self.colleagues.enter(table)
        if worker != self.colleagues.number:
            await self._pass_on(scope, receive, send, worker, False)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.colleagues.leave(table)

    async def _pass_on(self, scope: Any, receive: Receive, send: Send, worker: int, is_new: bool) -> None:
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
            self.colleagues.pass_on(worker, *left, is_new)
        while not (await receive())["type"].endswith(".disconnect"):
            pass  # until the server has noticed, too, that the connection is not here any more


def _is_new_table(scope: Any) -> bool:
    """Whether the request opens a table, and nobody has said yet who shall have it."""
    return scope["path"] == TABLES and scope["type"] == "http" and scope["method"] == "POST" and not is_placed(scope)
