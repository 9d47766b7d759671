"""Parts of many games given out to the machines of a Ray cluster.

Ray knows the machines, starts processes on them, and gives a part out once more when whoever played it is gone. A game
comes of its number alone, so that it does not matter who plays it, nor that somebody had begun it before: of each part
one result comes back, and only that is counted.
"""

import logging
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import ray
import ray._private.worker as ray_worker
from ray.exceptions import NodeDiedError, OutOfMemoryError, RayError, RayTaskError, WorkerCrashedError

from underhall.errors import UnderhallError
from underhall.lab.errors import BadCluster, WorkerLost
from underhall.lab.sharing import Part, play_part
from underhall.version import VERSION

T = TypeVar("T")

CONNECT_S: Final = 5.0
TRIES: Final = 10  # for a part whose processes die: then the part kills them, or every machine is short of memory
# What a client of HTTP/2 says first, and what a server's answer has in its fourth byte: Ray's head is such a server.
HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS: Final = 4


@contextmanager
def cluster_pool(address: str) -> Iterator["RayCluster"]:
    """All processors of the cluster at this address, HOST:PORT of its head. This machine has to be one of its own."""
    ours = not ray.is_initialized()
    if ours:
        _connect(address)
    try:
        processes = int(ray.cluster_resources().get("CPU", 0))  # type: ignore[no-untyped-call]
        if processes < 1:
            raise BadCluster(why="no-processors", where=address)
        yield RayCluster(address, processes)
    except RayTaskError as error:
        raise _cause(error, address) from error
    except (WorkerCrashedError, NodeDiedError, OutOfMemoryError):
        raise WorkerLost from None
    finally:
        if ours:
            ray.shutdown()  # which ends whoever still plays for us


class RayCluster:
    """The processors that a cluster has when the games begin."""

    def __init__(self, address: str, processes: int) -> None:
        self.address = address
        self.processes = processes
        self.ahead = 2 * processes  # nobody waits for the next part
        self._play: Any = ray.remote(num_cpus=1, max_retries=TRIES)(play_on_node)

    def submit(self, play: Callable[[int], T], numbers: list[int]) -> "Future[Part[T]]":
        part: Future[Part[T]] = self._play.remote(self.address, VERSION, play, numbers).future()
        return part


def play_on_node(address: str, version: str, play: Callable[[int], T], numbers: list[int]) -> Part[T]:
    """Play these games on a machine of the cluster, if it would play them as whoever asks does."""
    if version != VERSION:
        raise BadCluster(why="version", where=address, given=f"{VERSION} ≠ {version} ({socket.gethostname()})")
    return play_part(play, numbers)


def _connect(address: str) -> None:
    """Join the cluster, or say why that cannot be done. Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadCluster(why="address", where=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), CONNECT_S) as there:
            there.settimeout(CONNECT_S)
            there.sendall(HELLO)
            reply = there.recv(4)
    except OSError as error:
        raise BadCluster(why="unreachable", where=address, given=error.strerror or str(error)) from None
    if len(reply) < 4 or reply[3] != SETTINGS:
        raise BadCluster(why="not-ray", where=address)
    # Ray prints about processes that died on standard output, where our results go; whatever it asks for, we see to it.
    ray_worker._worker_logs_enabled = False
    try:
        ray.init(address, configure_logging=False, logging_level=logging.ERROR, log_to_driver=False)
    except (RayError, RuntimeError, ValueError, OSError) as error:
        raise BadCluster(why="unreachable", where=address, given=str(error)) from error


def _cause(error: RayTaskError, address: str) -> Exception:
    """What went wrong on a machine of the cluster, as it would be reported had it happened here."""
    missing = re.search(r"No module named '([^']+)'", str(error))  # perhaps Underhall: no class of ours could come back
    if missing is not None:
        return BadCluster(why="module", where=address, given=missing[1])
    cause = error.cause
    return cause if isinstance(cause, (UnderhallError, OSError)) else error
