"""What programs ask a server: whether it lives, whether it can take people, and how it fares."""

import asyncio
import hmac
import time
from typing import Any, Final

from litestar import Request, Response, get
from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from underhall.server.http import registry_of
from underhall.server.limits import address_of
from underhall.server.operations.draining import Draining
from underhall.server.operations.figures import CONTENT_TYPE, FIGURES
from underhall.server.operations.monitor import Monitor
from underhall.server.operations.settings import Settings
from underhall.server.reach import is_local_request
from underhall.server.refusals import Refusal
from underhall.server.schema import HISTORY
from underhall.server.store import Store

Call = Request[Any, Any, Any]
PATIENCE: Final = 3.0  # seconds for the database to take a change
CHECKED_FOR: Final = 2.0  # seconds that a check of the database holds: anybody may ask


class DatabaseProbe:
    """Whether the database can be written, asked no more often than need be."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._checked = -CHECKED_FOR
        self._works = False
        self._checking: asyncio.Future[bool] | None = None

    async def works(self) -> bool:
        if time.monotonic() - self._checked >= CHECKED_FOR:
            if self._checking is None or self._checking.done():
                self._checking = asyncio.ensure_future(asyncio.to_thread(self._try))
            try:
                self._works = await asyncio.wait_for(asyncio.shield(self._checking), PATIENCE)
            except TimeoutError:
                self._works = False
            self._checked = time.monotonic()
        return self._works

    def _try(self) -> bool:
        """Write what is there already: that needs the rights, the disk and the tables of this version."""

        def write(connection: Connection) -> None:
            connection.execute(update(HISTORY).values(commits=HISTORY.c.commits))
            connection.commit()

        try:
            self.store.read_now(write)
        except (SQLAlchemyError, OSError):
            return False
        return True


@get("/health", include_in_schema=False)
async def health(request: Call) -> dict[str, str]:
    """The process lives, and its event loop turns."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: Call) -> Response[dict[str, Any]]:
    """Whether people may be sent here."""
    draining: Draining = request.app.state.draining
    probe: DatabaseProbe = request.app.state.probe
    why = ["draining"] if draining.begun else []
    if not await probe.works():
        why.append("database")
    body: dict[str, Any] = {"status": "unready", "why": why} if why else {"status": "ok"}
    return Response(body, status_code=503 if why else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Call) -> Response[bytes]:
    """The figures, for whoever asks at this machine itself or has the token."""
    settings: Settings = request.app.state.settings
    if not (
        has_token(request, settings.metrics_token) or (not settings.metrics_token and is_local_request(request.scope))
    ):
        raise Refusal("refused-not-found", 404)
    monitor: Monitor = request.app.state.monitor
    monitor.measure()
    return Response(FIGURES.written(), media_type=CONTENT_TYPE, headers={"cache-control": "no-store"})


def has_token(request: Call, token: str) -> bool:
    """Whether the request carries this token, as `Authorization: Bearer …`."""
    given = request.headers.get("authorization", "")
    if given and token:
        registry_of(request).limits.host_tokens.spend(address_of(request.scope))
    return bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


HANDLERS: Final = [health, ready, metrics]
