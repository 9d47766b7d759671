"""A server that is there again in a moment: this process has everything loaded, and forks one whenever it is told to.

python -m tests.server.proof.forked FILE
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.proof.process import ROOT, copied
from underhall.server import run
from underhall.server.store import Store


class Forked:
    """The same as `Server`, for a hundred kills."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "hall.db"
        self.errors = folder / "errors.txt"
        command = [sys.executable, "-m", "tests.server.proof.forked", str(self.file)]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT
            )
        self.port = int(self._hear())

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line, f"the server is gone: {self.errors.read_text()}"
        return line

    def _say(self, word: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        return self._hear()

    def start(self) -> None:
        """Until it says that it is open."""
        assert self._say("start") == "ready"

    def wait(self) -> None:
        """It is there when it is started."""

    def kill(self) -> None:
        """As a power cut would."""
        assert self._say("kill") == "killed"

    stop = kill

    def disk(self) -> Path:
        return copied(self.file)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def serve(file: str) -> None:
    """Fork and kill, as we are told."""
    listener = run.listening("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    child = 0
    for line in sys.stdin:
        if line.strip() == "start":
            child = os.fork()
            if child == 0:
                server = run.make_server(Store(f"sqlite:///{file}"), False, lambda: print("ready", flush=True))
                run.run(server, listener)
                os._exit(0)
        elif child:
            os.kill(child, 9)
            os.waitpid(child, 0)
            child = 0
            print("killed", flush=True)
    if child:
        os.kill(child, 9)


if __name__ == "__main__":
    serve(sys.argv[1])
