"""One node of a cluster: a process, or several workers."""

import asyncio
import os
import secrets
import socket
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Final

from underhall.server.app import make_app
from underhall.server.cluster.bus import NodeBus, process_name
from underhall.server.cluster.forwarding import Forwarding
from underhall.server.cluster.leases import DatabaseLeases
from underhall.server.cluster.limits import ClusterLimits
from underhall.server.hosts import Hosts
from underhall.server.http_protocol import IncompleteRequests, LimitedHttpProtocol
from underhall.server.limits import Limits
from underhall.server.operations.draining import Draining
from underhall.server.operations.settings import Settings
from underhall.server.registry import TableRegistry
from underhall.server.run import Server, configured, most_incomplete, run
from underhall.server.store import Store
from underhall.server.timing import Time
from underhall.server.workers import worker
from underhall.server.workers.colleagues import Colleagues
from underhall.server.workers.line import SupervisorLine
from underhall.server.workers.routing import Routing
from underhall.server.workers.shared_limits import SharedCounts

TOLD: Final = 0.5  # seconds between two words about what limits have counted
ALL_TOLD: Final = 20  # words


class Node(Colleagues):
    """A process of a cluster."""

    def __init__(self, store: Store, bus: str, name: str, line: SupervisorLine | None = None) -> None:
        leases = DatabaseLeases(name, store.engine)
        leases.join()
        store.fence = leases
        self.node_bus = NodeBus(leases, bus, f"underhall:{store.id}", line)
        super().__init__(name, leases, self.node_bus, self._make_limits)
        self.forwarding = Forwarding(self)
        self._telling: asyncio.Task[None] | None = None

    def _make_limits(self, time: Time, on: bool) -> Limits:
        limits = ClusterLimits(time, on)
        self.on_counted = limits.take_in
        self._counting = limits
        return limits

    def begin(self, registry: TableRegistry) -> None:
        self.node_bus.leases.join()  # once more: to get here may have taken longer than a lease lasts
        super().begin(registry)
        if self._counting.on:
            self._telling = asyncio.get_running_loop().create_task(self._tell_counts())

    async def _tell_counts(self) -> None:
        """Every moment, what was counted here since; now and then all sockets, for those who have come meanwhile."""
        for moment in count():
            await asyncio.sleep(TOLD)
            self._counting.forget_gone(self.others)
            news = self._counting.news(everything=moment % ALL_TOLD == 0)
            if news is not None:
                for process in self.others:
                    self.tell(process, news)

    async def end(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
        await super().end()
        await self.node_bus.end()


def serve(
    store: Store,
    bus: str,
    listener: socket.socket,
    workers: int,
    limits: bool,
    hosts: Hosts,
    ready: Callable[[], None],
    settings: Settings,
) -> None:
    """Serve as a node of the cluster over this database and this Redis, until interrupted."""
    node = secrets.token_hex(4)
    if workers > 1:
        worker.serve(store, listener, workers, limits, hosts, ready, settings, partial(_colleague, store, bus, node))
        return
    colleagues = Node(store, bus, process_name(node, 0, _life()))
    draining = Draining(settings.drain)
    app = make_app(
        store,
        limits=limits,
        hosts=hosts,
        sharing=colleagues,
        forwarding=colleagues.forwarding,
        settings=settings,
        draining=draining,
    )
    http = partial(LimitedHttpProtocol, IncompleteRequests(most_incomplete()))
    config = configured(Routing(app, colleagues), http, settings.proxies, settings.base_path)
    run(Server(config, ready, draining), listener)


def _colleague(
    store: Store, bus: str, node: str, line: SupervisorLine, counts: SharedCounts
) -> tuple[Colleagues, Forwarding]:
    colleagues = Node(store, bus, process_name(node, int(line.name), _life()), line)
    return colleagues, colleagues.forwarding


def _life() -> str:
    return f"{os.getpid():x}{secrets.token_hex(2)}"
