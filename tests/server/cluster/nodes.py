"""A cluster as processes of its own: nodes that can be killed, stopped and started again."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from tests.server.live_server import LiveServer
from tests.server.proof.process import Server


class Node(Server):
    """One node. It keeps its port when it is started again."""

    module = "tests.server.cluster.quick_node"

    def __init__(self, folder: Path, database: str, bus: str, limits: bool = False, workers: int = 1) -> None:
        folder.mkdir(exist_ok=True)
        super().__init__(folder, limits, workers)
        self.database = database
        self.bus = bus

    def tell_to_end(self) -> None:
        """As `stop` does, without waiting."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def freeze(self) -> None:
        """It stands still, as if cut off from everything."""
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def is_called(self, process: str) -> bool:
        """Whether this is the process of that name, in this life."""
        assert self.process is not None
        return process.rpartition(".")[2][:-4] == f"{self.process.pid:x}"

    def _pids(self) -> list[int]:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    @property
    def live(self) -> LiveServer:
        return live_at(self.port)


def live_at(port: int) -> LiveServer:
    """What people ask of a server."""
    live = object.__new__(LiveServer)
    live.port = port
    return live


class Cluster:
    """Several nodes over one database and one Redis."""

    def __init__(
        self,
        folder: Path,
        database: str,
        bus: str,
        nodes: int = 3,
        limits: bool = False,
        workers: int = 1,
        change: Callable[[Node], None] | None = None,
    ) -> None:
        """`change` makes something else of the first node before it starts."""
        self.database = database
        self.nodes = [Node(folder / f"node{n}", database, bus, limits, workers) for n in range(nodes)]
        if change is not None:
            change(self.nodes[0])
        for node in self.nodes:
            node.start()
        for node in self.nodes:
            node.wait()

    def __getitem__(self, number: int) -> Node:
        return self.nodes[number]

    def number_of(self, process: str) -> int:
        """Which of the nodes has this process."""
        return next(number for number, node in enumerate(self.nodes) if node.process and node.is_called(process))

    def errors(self) -> str:
        return "".join(node.errors.read_text() for node in self.nodes)

    def close(self) -> None:
        for node in self.nodes:
            if node.process is not None:
                node.thaw()
                node.kill()
