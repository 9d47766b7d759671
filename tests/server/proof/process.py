"""A server as a process of its own, on a free port of this machine, that can be killed at any moment."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]


class Server:
    """`underhall serve` over a database file. It keeps its port when it is started again."""

    def __init__(self, folder: Path, limits: bool = False) -> None:
        self.file = folder / "hall.db"
        self.limits = limits
        self.port = 0
        self.starts = 0
        self.process: subprocess.Popen[str] | None = None
        self.errors = folder / "errors.txt"

    def start(self) -> None:
        command = [sys.executable, "-m", "underhall.cli", "serve", "--lang", "en", "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.file}"] + ([] if self.limits else ["--no-limits"])
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT)
        self.starts += 1

    def wait(self) -> None:
        """Until it says that it is open."""
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.port = int(line.split("http://")[1].split("/")[0].split(":")[1])
                return
        raise AssertionError(f"the server did not start: {self.errors.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no signal handler, no farewell."""
        if self.process is None:
            return
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
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
