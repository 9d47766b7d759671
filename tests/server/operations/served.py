"""`underhall serve` as a process of its own, with whatever options."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx

import underhall
from tests.server.live_server import Person

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(underhall.__file__).parents[1]), "LANG": "C.UTF-8"}


class Served:
    """A server that runs until it is told to stop. `log` is all that it has written to standard error by then."""

    def __init__(self, folder: Path, *options: str, db: str = "sqlite:///hall.db") -> None:
        self.folder = folder
        self.errors = (folder / "stderr").open("a+b")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "underhall.cli", "serve", "--port", "0", "--db", db, *options],
            cwd=folder,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)(/\S*)", self.process.stdout.readline())
        assert found is not None, self.log
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        self.stop()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(self.url + path, headers=headers, timeout=60)

    def person(self, name: str = "") -> Person:
        return Person(self, name)  # type: ignore[arg-type]  # of a server it asks for the port alone

    def tell(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.tell(signal.SIGTERM)
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        return code

    @property
    def log(self) -> str:
        return (self.folder / "stderr").read_text("utf-8")
