"""Running the server: one process, uvloop, until it is told to stop. For several processes see workers/."""

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_network
from typing import Any

import uvicorn

from underhall.collector import calm_collector
from underhall.errors import PortTaken, UnusableHost
from underhall.server.app import make_app
from underhall.server.errorlog import ERRORS
from underhall.server.hosts import Hosts
from underhall.server.http_protocol import MOST_INCOMPLETE, IncompleteRequests, LimitedHttpProtocol
from underhall.server.operations.base_path import BasePath
from underhall.server.operations.draining import Draining
from underhall.server.operations.events import EVENTS
from underhall.server.operations.settings import Settings
from underhall.server.store import Store
from underhall.server.websocket_protocol import LoopTurn, WebSocketProtocol

MOST_FILES = 65_536  # that we ask the system for: each connection is one
LARGEST_FRAME = 16 * 1024
THIS_MACHINE = ("127.0.0.1", "::1")
GIVE_WAY_AFTER = 0.0005  # seconds that the game goes on while the database waits for its turn: each commit needs many


def listening(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket at `port`, or at one of the next few; an error that says so when they are all taken."""
    for offset in range(tries):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port + offset))
            listener.listen(2048)
        except OSError as error:
            listener.close()
            if isinstance(error, socket.gaierror):
                raise UnusableHost(why="unknown", host=host, port=port) from error
            if error.errno == errno.EADDRNOTAVAIL:
                raise UnusableHost(why="elsewhere", host=host, port=port) from error
            if error.errno in (errno.EACCES, errno.EPERM):
                raise UnusableHost(why="forbidden", host=host, port=port + offset) from error
            continue
        except UnicodeError as error:  # no name at all
            listener.close()
            raise UnusableHost(why="unknown", host=host, port=port) from error
        listener.set_inheritable(True)
        return listener
    raise PortTaken(host=host, port=port)


def refusing(listener: socket.socket) -> socket.socket:
    """The same address, where nobody listens before the server is ready: a load balancer then asks another node, and
    does not wait for one that is just starting. Closes `listener`, which has shown that the address is free."""
    address = listener.getsockname()
    listener.close()
    later = socket.socket(listener.family, socket.SOCK_STREAM)
    later.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        later.bind(address)
    except OSError as error:  # somebody was quick
        later.close()
        raise PortTaken(host=address[0], port=address[1]) from error
    later.set_inheritable(True)
    return later


class Server(uvicorn.Server):
    """uvicorn, with a word when it is ready; told to stop, it lets load balancers notice first."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], draining: Draining | None = None) -> None:
        super().__init__(config)
        self.ready = ready
        self.draining = draining or Draining()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            calm_collector()
            self.ready()

    def handle_exit(self, sig: int, frame: Any) -> None:
        """The first signal begins the end; the second is from somebody in a hurry."""
        if sig != signal.SIGTERM or self.draining.begun or not self.draining.seconds:
            self.draining.begin()
            super().handle_exit(sig, frame)
        else:
            self._captured_signals.append(sig)
            self.drain()

    def drain(self) -> None:
        """Stop when the time for it has passed."""
        self.draining.begin()
        EVENTS.note("draining", seconds=self.draining.seconds)

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self.draining.is_over

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Pages are told that the server restarts, and come again; what they sent is stored."""
        self.draining.begin()
        await super().shutdown(sockets)
        EVENTS.note("stopped")


def make_server(
    where: str | Store,
    limits: bool,
    ready: Callable[[], None],
    hosts: Hosts | None = None,
    settings: Settings | None = None,
) -> Server:
    """The server over a database, or the one at this address; it says when it is ready."""
    http = partial(LimitedHttpProtocol, IncompleteRequests(most_incomplete()))
    wanted = settings or Settings()
    draining = Draining(wanted.drain)
    app = make_app(where, limits=limits, hosts=hosts, settings=wanted, draining=draining)
    return Server(configured(app, http, wanted.proxies, wanted.base_path), ready, draining)


def configured(
    app: Any, http: Callable[..., LimitedHttpProtocol], proxies: Sequence[str] = (), base_path: str = ""
) -> uvicorn.Config:
    """How uvicorn serves `app`, with such connections."""
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(ERRORS)
    return uvicorn.Config(
        BasePath(app, base_path) if base_path else app,
        loop="auto",  # uvloop, where there is one
        http=http,  # type: ignore[arg-type]
        ws=partial(WebSocketProtocol, LoopTurn()),  # type: ignore[arg-type]
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
        timeout_graceful_shutdown=2,
        server_header=False,
        forwarded_allow_ips=believed(proxies),
    )


def believed(proxies: Sequence[str]) -> list[str]:
    """Who may say where a request comes from, as uvicorn takes it: a network by its first address; and IPv4 ones a
    second time, as they look to a server that listens at `::`."""
    networks = [ip_network(each, strict=False) for each in proxies or THIS_MACHINE]
    mapped = [f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in networks if each.version == 4]
    return [*map(str, networks), *mapped]


def most_incomplete() -> int:
    """How many requests may be incomplete at a time: never so many that no files are left for the others."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST_INCOMPLETE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        soft = hard if 0 < hard < MOST_FILES else MOST_FILES
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(16, min(MOST_INCOMPLETE, soft // 4))


def run(server: Server, listener: socket.socket) -> None:
    """Serve until interrupted."""
    sys.setswitchinterval(GIVE_WAY_AFTER)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve([listener]))
