"""The app: handlers, errors, limits, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Send

import underhall
from underhall.errors import UnderhallError
from underhall.server.bodies import Problem
from underhall.server.doorway import Doorway
from underhall.server.errorlog import ERRORS
from underhall.server.hall import Hall, draw_beat
from underhall.server.hosts import Hosts
from underhall.server.http import HANDLERS
from underhall.server.pages import page
from underhall.server.refusals import Refusal, refused
from underhall.server.socket import table_socket
from underhall.server.store import NotStored, Store
from underhall.server.timing import Time

DOCUMENT_AFTER: Final = 5.0  # seconds
LARGEST_BODY: Final = 64 * 1024
WRONG: Final = {404: "refused-not-found", 405: "refused-method", 413: "refused-too-large"}


class Document(JsonRenderPlugin):
    """The OpenAPI document, written out once."""

    def __init__(self) -> None:
        super().__init__()
        self._written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._written:
            self._written = super().render(request, openapi_schema)
        return self._written


def make_app(
    where: str | Store,
    time: Time | None = None,
    limits: bool = True,
    beat: Callable[[], float] = draw_beat,
    hosts: Hosts | None = None,
) -> Doorway:
    """The whole server over a database, given or at this address; `time` and `beat` are for tests that turn the clock
    by hand."""
    known = hosts or Hosts()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(where if isinstance(where, Store) else Store(where), time, limits, beat)
        app.state.hall = hall
        app.state.public_url = known.public_url
        hall.open()
        # The document takes a while to put together: not now, when there is so much else to do, and not for anybody.
        asyncio.get_running_loop().call_later(DOCUMENT_AFTER, hall.library.begin, lambda: app.openapi_schema)
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        [*HANDLERS, page],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: say_no,
            UnderhallError: say_no,
            NotStored: not_stored,
            HTTPException: not_served,
            msgspec.ValidationError: not_served,
            RecursionError: not_served,  # a body that is nested beyond measure
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Underhall", version=underhall.__version__, path="/api/schema", render_plugins=[Document()]
        ),
        request_max_body_size=LARGEST_BODY,
        # The page's own files come packed already.
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        logging_config=None,
    )

    async def sockets(scope: Any, receive: Receive, send: Send) -> None:
        await table_socket(app.state.hall, scope, receive, send)

    def hall_of() -> Hall:
        hall: Hall = app.state.hall
        return hall

    return Doorway(app, sockets, hall_of, known)


def say_no(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    refusal = refused(error) if isinstance(error, UnderhallError) else error
    assert isinstance(refusal, Refusal)
    return Response(refusal.problem, status_code=refusal.status)


def not_served(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something that no handler got to see."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    if isinstance(error, ValidationException):
        status = 400
    if status >= 500:
        return broken(request, error)
    return Response(Problem(WRONG.get(status, "refused-request")), status_code=status)


def not_stored(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database could not be written; the store has said why, on the server."""
    return Response(Problem("refused-not-stored"), status_code=503)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: it is told on the server, not to the guest."""
    if not request.scope["state"].get("gone"):
        ERRORS.tell(error)
    return Response(Problem("refused-broken"), status_code=500)
