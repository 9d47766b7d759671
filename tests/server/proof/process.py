"""A server as a process of its own, on a free port of this machine, that can be killed at any moment."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.proof.loaded import ROOT, Process, loaded

__all__ = ["ROOT", "Server", "serving"]


class Server:
    """`underhall serve` over a database file. It keeps its port when it is started again."""

    module = "underhall.cli"  # what is run

    def __init__(self, folder: Path, limits: bool = False) -> None:
        self.file = folder / "hall.db"
        self.limits = limits
        self.port = 0
        self.starts = 0
        self.process: Process | None = None
        self.errors = folder / "errors.txt"

    def start(self) -> None:
        arguments = ["serve", "--lang", "en", "--port", str(self.port), "--db", f"sqlite:///{self.file}"]
        arguments += [] if self.limits else ["--no-limits"]
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

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(folder: Path, limits: bool = False) -> Iterator[Server]:
    server = Server(folder, limits)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()
