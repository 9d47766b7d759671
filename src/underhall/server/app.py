"""The app: handlers, errors, limits, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Send

import underhall
from underhall.errors import UnderhallError
from underhall.server.accounts.routes import HANDLERS as ACCOUNTS
from underhall.server.bodies import Problem
from underhall.server.errorlog import ERRORS
from underhall.server.fair.routes import HANDLERS as FAIR
from underhall.server.hosts import Hosts
from underhall.server.house_sets import HOUSE_SET_HANDLERS as SETS
from underhall.server.http import HANDLERS
from underhall.server.limits import address_of
from underhall.server.moderation import admin_page
from underhall.server.moderation.complaints import complain
from underhall.server.moderation.orders import Orders
from underhall.server.operations import endpoints
from underhall.server.operations.cleaning import Cleaner
from underhall.server.operations.draining import Draining
from underhall.server.operations.events import EVENTS
from underhall.server.operations.monitor import Monitor
from underhall.server.operations.settings import Settings
from underhall.server.pages import page
from underhall.server.refusals import Refusal, refused
from underhall.server.registry import TableRegistry, draw_window_time
from underhall.server.security import LONGEST_PATH, SecurityMiddleware
from underhall.server.seeks.routes import HANDLERS as SEEKS
from underhall.server.sharing import Sharing
from underhall.server.socket import Sitting, table_socket
from underhall.server.store import NotStored, Store
from underhall.server.stored_sets import use_folder
from underhall.server.timing import Time

ROUTES: Final = [
    *HANDLERS,
    *ACCOUNTS,
    *FAIR,
    *SEEKS,
    *SETS,
    *endpoints.HANDLERS,
    complain,
    *admin_page.HANDLERS,
]  # all that is asked for by an address; whatever else is the page's
DOCUMENT_AFTER: Final = 5.0  # seconds
LARGEST_BODY: Final = 64 * 1024
WRONG: Final = {404: "refused-not-found", 405: "refused-method", 413: "refused-too-large"}


class Forwarder(Protocol):
    """Lets other nodes serve what is for their tables; see cluster/forwarding.py."""

    def around(self, app: ASGIApp) -> ASGIApp:
        """The app for requests, or another node's."""
        ...

    def sitting(self, scope: Any) -> Sitting | None:
        """Where the page of this socket sits, if that is at another node."""
        ...


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
    window_time: Callable[[], float] = draw_window_time,
    hosts: Hosts | None = None,
    sharing: Sharing | None = None,
    forwarding: Forwarder | None = None,
    settings: Settings | None = None,
    draining: Draining | None = None,
) -> SecurityMiddleware:
    """The whole server over a database, given or at this address; `sharing` and `forwarding` are for one of several
    processes, `time` and `window_time` for tests that turn the clock by hand; `draining` says when it is about to stop.
    """
    known = hosts or Hosts()
    wanted = settings or Settings()
    stopping = draining or Draining()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = where if isinstance(where, Store) else Store(where)
        registry = TableRegistry(store, time, limits, window_time, sharing)
        app.state.registry = registry
        registry.is_draining = lambda: stopping.begun
        monitor = Monitor(registry)
        monitor.each_second.append(Cleaner(registry, wanted).look)
        monitor.each_second.append(Orders(registry).look)
        app.state.hosts = known
        app.state.settings, app.state.draining = wanted, stopping
        app.state.monitor, app.state.probe = monitor, endpoints.DatabaseProbe(store)
        use_folder()
        registry.open()
        monitor.begin()
        # The document takes a while to put together: not now, when there is so much else to do, and not for anybody.
        asyncio.get_running_loop().call_later(DOCUMENT_AFTER, registry.background.begin, lambda: app.openapi_schema)
        try:
            yield
        finally:
            monitor.end()
            await registry.close()

    app = Litestar(
        [*ROUTES, page],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: refuse,
            UnderhallError: refuse,
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
        sitting = None if forwarding is None else forwarding.sitting(scope)
        await table_socket(app.state.registry, scope, receive, send, sitting)

    def registry_of() -> TableRegistry:
        registry: TableRegistry = app.state.registry
        return registry

    return SecurityMiddleware(app if forwarding is None else forwarding.around(app), sockets, registry_of, known)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    refusal = refused(error) if isinstance(error, UnderhallError) else error
    assert isinstance(refusal, Refusal)
    _note(request, refusal.problem.error)
    return Response(refusal.problem, status_code=refusal.status)


def not_served(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A request that no handler got to see."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    if isinstance(error, ValidationException):
        status = 400
    if status >= 500:
        return broken(request, error)
    problem = Problem(WRONG.get(status, "refused-request"))
    _note(request, problem.error)
    return Response(problem, status_code=status)


def _note(request: Request[Any, Any, Any], kind: str) -> None:
    EVENTS.refused(kind, path=request.scope["path"][:LONGEST_PATH], address=address_of(request.scope))


def not_stored(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database could not be written; the store has printed why."""
    return Response(Problem("refused-not-stored"), status_code=503)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error of ours: it is printed on the server, and the guest hears only that there was one."""
    if not request.scope["state"].get("gone"):
        ERRORS.print_error(error)
    return Response(Problem("refused-broken"), status_code=500)
