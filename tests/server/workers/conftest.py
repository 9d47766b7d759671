"""Servers with several workers, as processes of their own."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import ClientConnection

from tests.server.live_server import LiveServer
from tests.server.proof.process import Workers

WORKERS = 3


class LiveWorkers(LiveServer):
    """What the tests of a single server ask of it, of one with several workers."""

    def __init__(self, folder: Path, limits: bool = False, workers: int = WORKERS, database: str = "") -> None:
        self.process = Workers(folder, Random("workers"), workers, limits)
        self.process.database = database or self.process.database
        self.process.start()
        self.process.wait()
        self.port = self.process.port
        self.file = str(self.process.file)

    def close(self) -> None:
        if self.process.process is not None:
            self.process.close()

    def worker_of(self, wire: ClientConnection) -> int:
        """The process that has the other end of this socket."""
        inode = inode_of(wire, self.port)
        return next(pid for pid in self.process.pids() if inode in inodes(pid))


def inode_of(wire: ClientConnection, port: int) -> str:
    """What the system calls the server's end of a connection on this machine."""
    ours = wire.socket.getsockname()[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(f":{port:04X}") and fields[2].endswith(f":{ours:04X}"):
            return f"socket:[{fields[9]}]"
    raise AssertionError("nobody has it")


def inodes(pid: int) -> set[str]:
    """All that a process has open."""
    found: set[str] = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # closed meanwhile
            found.add(str(file.readlink()))
    return found


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveWorkers]:
    """A server without limits."""
    live = LiveWorkers(tmp_path_factory.mktemp("live"))
    yield live
    live.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveWorkers]:
    """A server with all its limits."""
    live = LiveWorkers(tmp_path_factory.mktemp("strict"), limits=True)
    yield live
    live.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., LiveWorkers]]:
    """A server for one test, which may kill what it likes."""
    started: list[LiveWorkers] = []

    def start(limits: bool = False, workers: int = WORKERS, database: str = "") -> LiveWorkers:
        started.append(LiveWorkers(tmp_path, limits, workers, database))
        return started[-1]

    yield start
    for live in started:
        live.close()
