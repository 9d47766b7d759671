"""A server as a process of its own, on a free port of this machine, that can be killed at any moment."""

import os
import random
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.proof.loaded import ROOT, Process, loaded

__all__ = ["ROOT", "Server", "Workers", "copied", "serving"]

PATIENCE = 120.0  # seconds for workers to be started again, on a machine that has other things to do


class Server:
    """`underhall serve` over a database file. It keeps its port when it is started again."""

    module = "underhall.cli"  # what is run

    def __init__(self, folder: Path, limits: bool = False, workers: int = 1) -> None:
        self.file = folder / "hall.db"
        self.database = f"sqlite:///{self.file}"
        self.limits = limits
        self.workers = workers
        self.bus = ""  # for a node of a cluster
        self.host = ""  # where it listens, unless at this machine alone
        self.before: list[str] = []  # options of `module`
        self.port = 0
        self.starts = 0
        self.process: Process | None = None
        self.errors = folder / "errors.txt"

    def start(self) -> None:
        arguments = [*self.before, "serve", "--lang", "en", "--port", str(self.port), "--db", self.database]
        arguments += [] if self.limits else ["--no-limits"]
        arguments += ["--workers", str(self.workers)] if self.workers > 1 else []
        arguments += ["--bus", self.bus] if self.bus else []
        arguments += ["--host", self.host] if self.host else []
        with self.errors.open("a") as errors:
            self.process = loaded().run(self.module, arguments, errors)
        self.starts += 1

    def wait(self) -> None:
        """Until it says that it is open."""
        assert self.process is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.port = int(line.split("http://")[1].split("/")[0].split(":")[1])
                return
        raise AssertionError(f"the server did not start: {self.errors.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no signal handler, no farewell."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.process = None

    def stop(self) -> None:
        """As somebody would who has the right to."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.process.stdout.close()
        self.process = None

    def disk(self) -> Path:
        """What is on the disk, now that nobody writes."""
        return copied(self.file)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Workers(Server):
    """A server with several workers, of which one is killed each time. The others go on, and it is started again."""

    def __init__(self, folder: Path, luck: random.Random, workers: int = 3, limits: bool = False) -> None:
        super().__init__(folder, limits, workers)
        self.luck = luck
        self.killed = 0

    def start(self) -> None:
        """The first time; then the server sees to it by itself."""
        if self.process is None:
            super().start()

    def wait(self) -> None:
        if not self.port:
            super().wait()

    def pids(self) -> list[int]:
        """The workers that are there."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]

    def kill(self) -> None:
        """Any one of them, at this very moment."""
        end = time.monotonic() + PATIENCE
        while not (pids := self.pids()):
            assert time.monotonic() < end, "nobody starts workers again: the supervisor is gone"
            time.sleep(0.01)  # they are being started again
        os.kill(self.luck.choice(pids), signal.SIGKILL)
        self.killed += 1

    def disk(self) -> Path:
        """The others write on: a reader sees what has been committed."""
        return self.file

    def close(self) -> None:
        super().kill()


def copied(database: Path) -> Path:
    """A copy of the database of a server that was killed: to look at it disturbs nothing."""
    folder = database.parent / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for file in database.parent.glob(f"{database.name}*"):
        shutil.copy(file, folder / file.name)
    return folder / database.name


@contextmanager
def serving(folder: Path, limits: bool = False) -> Iterator[Server]:
    server = Server(folder, limits)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()
