"""One of several processes that serve together, and what starts them."""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import uvicorn

from underhall.collector import calm_collector
from underhall.server.app import Forwarder, make_app
from underhall.server.errorlog import ERRORS
from underhall.server.guests import key_of
from underhall.server.hosts import Hosts
from underhall.server.http_protocol import IncompleteRequests
from underhall.server.operations.draining import Draining
from underhall.server.operations.figures import FIGURES
from underhall.server.operations.settings import Settings
from underhall.server.run import Server, configured, most_incomplete, run
from underhall.server.store import Store
from underhall.server.workers.colleagues import Colleagues
from underhall.server.workers.line import SupervisorLine
from underhall.server.workers.passing import PassableHttpProtocol
from underhall.server.workers.routing import Routing
from underhall.server.workers.shared_limits import SharedCounts, SharedLimits
from underhall.server.workers.supervisor import Supervisor


class WorkerServer(Server):
    """uvicorn, to which connections also come from other workers."""

    def __init__(
        self, config: uvicorn.Config, colleagues: Colleagues, line: SupervisorLine, draining: Draining
    ) -> None:
        super().__init__(config, line.ready, draining)
        self._adopting: set[asyncio.Task[None]] = set()
        colleagues.on_passed = self._take_over
        line.on_stop = self._stop

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The supervisor tells us when to stop; somebody may also want this worker alone to end."""
        signal.signal(signal.SIGTERM, self.handle_exit)
        yield

    def _stop(self) -> None:
        if self.draining.seconds:
            self.drain()
        else:
            self.should_exit = True

    def _take_over(self, connection: socket.socket, data: bytes, is_placed: bool) -> None:
        task = asyncio.get_running_loop().create_task(self._adopt(connection, data, is_placed))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopt(self, connection: socket.socket, data: bytes, is_placed: bool) -> None:
        """Go on with a connection that another worker has accepted."""
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        make: Any = self.config.http_protocol_class
        protocol: PassableHttpProtocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
        )
        protocol.passed, protocol.is_placed = data, is_placed
        if self.should_exit:
            connection.close()
            return
        with contextlib.suppress(OSError):  # its page is gone
            await loop.connect_accepted_socket(lambda: protocol, connection)


Colleague = Callable[[SupervisorLine, SharedCounts], tuple[Colleagues, Forwarder | None]]


def serve(
    store: Store,
    listener: socket.socket,
    workers: int,
    limits: bool,
    hosts: Hosts,
    ready: Callable[[], None],
    settings: Settings | None = None,
    colleague: Colleague | None = None,
) -> None:
    """Serve with so many workers until interrupted; `colleague` makes them processes of something larger."""
    key_of(store)  # is drawn now, and not by each of them
    counts = SharedCounts(workers)
    wanted = settings or Settings()
    FIGURES.share(workers)
    store.share()
    calm_collector()  # what is loaded now stays as it is, and in memory once for all
    supervisor = Supervisor(
        workers, partial(_work, store, listener, limits, hosts, wanted, counts, colleague or _on_this_machine)
    )
    supervisor.patience += wanted.drain
    supervisor.on_ready = ready
    supervisor.on_stop = listener.close

    def note_death(worker: int) -> None:
        store.sync()  # what it wrote last may be read by others now, and must not be lost any more
        counts.forget(worker)
        FIGURES.forget_now(worker)

    supervisor.on_death = note_death
    try:
        stopped_by = supervisor.run()
    finally:
        store.release()
    if stopped_by == signal.SIGINT:
        raise KeyboardInterrupt
    if not stopped_by:
        raise SystemExit(1)
    signal.signal(stopped_by, signal.SIG_DFL)
    os.kill(os.getpid(), stopped_by)


def _work(
    store: Store,
    listener: socket.socket,
    limits: bool,
    hosts: Hosts,
    settings: Settings,
    counts: SharedCounts,
    colleague: Colleague,
    number: int,
    line: socket.socket,
) -> None:
    """What a worker does, in a process of its own."""
    ERRORS.reset()
    FIGURES.begin(number)
    supervisor = SupervisorLine(number, line)
    colleagues, forwarding = colleague(supervisor, counts)
    draining = Draining(settings.drain)
    app = make_app(
        store,
        limits=limits,
        hosts=hosts,
        sharing=colleagues,
        forwarding=forwarding,
        settings=settings,
        draining=draining,
    )
    http = partial(PassableHttpProtocol, IncompleteRequests(most_incomplete()))
    config = configured(Routing(app, colleagues), http, settings.proxies, settings.base_path)
    run(WorkerServer(config, colleagues, supervisor, draining), listener)


def _on_this_machine(line: SupervisorLine, counts: SharedCounts) -> tuple[Colleagues, None]:
    """The supervisor knows who has which table, and hands on what workers tell each other."""
    return Colleagues(line.name, line, line, lambda time, on: SharedLimits(time, on, counts, int(line.name))), None
