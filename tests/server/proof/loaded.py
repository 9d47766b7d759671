"""Servers that are there at once: a process that has all their code loaded forks them, as often as it is told to.

Loading takes a second of the processor, and the tests start a hundred servers. `tests/cli/test_serve.py` starts some
as people do.

    python -m tests.server.proof.loaded SOCKET
"""

import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO, Any, TextIO

from underhall.server import app, run, store  # noqa: F401  what is loaded once for all

ROOT = Path(__file__).parents[3]


class Process:
    """A process that was forked for us; of `subprocess.Popen`, what the tests need."""

    def __init__(self, loaded: "Loaded", pid: int, stdout: TextIO) -> None:
        self.loaded = loaded
        self.pid = pid
        self.stdout = stdout
        self.code: int | None = None

    def wait(self) -> int:
        """How it ended, once it has."""
        if self.code is None:
            self.code = self.loaded.ask({"wait": self.pid})
        return self.code

    def send_signal(self, number: int) -> None:
        if self.code is None:
            os.kill(self.pid, number)


class Loaded:
    """The process that forks."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        command = [sys.executable, "-m", "tests.server.proof.loaded", str(theirs.fileno())]
        subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        theirs.close()

    def ask(self, what: Any, *files: int) -> int:
        socket.send_fds(self.line, [json.dumps(what).encode()], files)
        return int(self.line.recv(64))

    def run(self, module: str, arguments: list[str], errors: IO[str]) -> Process:
        """`python -m module arguments`."""
        reading, writing = os.pipe()
        pid = self.ask({"run": [module, *arguments]}, writing, errors.fileno())
        os.close(writing)
        return Process(self, pid, os.fdopen(reading))


@cache
def loaded() -> Loaded:
    """One for this process; it ends with us, since nobody tells it anything any more."""
    return Loaded()


def main() -> None:
    line = socket.socket(fileno=int(sys.argv[1]))
    while True:
        text, files, _, _ = socket.recv_fds(line, 65536, 2)
        if not text:
            return
        told = json.loads(text)
        if "wait" in told:
            answer = os.waitstatus_to_exitcode(os.waitpid(told["wait"], 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                line.close()
                become(told["run"], files)
            for file in files:
                os.close(file)
        line.send(str(answer).encode())


def become(command: list[str], files: list[int]) -> None:
    """Be the program that is wanted, in a process of its own."""
    for file, at in zip(files, (1, 2), strict=True):
        os.dup2(file, at)
        os.close(file)
    module, *arguments = command
    sys.argv = [module, *arguments]
    code: object = 0
    try:
        runpy.run_module(module, run_name="__main__")
    except SystemExit as end:
        code = end.code
    sys.stdout.flush()
    os._exit(code if isinstance(code, int) else 0 if code is None else 1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the tests ends us by ending them
    main()
