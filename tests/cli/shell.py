"""Commands as `underhall …` runs them, in this process, with a keyboard."""

import io
import json
from typing import Any

import pytest

from underhall.cli import main


class Ran:
    """What one command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Runs commands; what is typed while one runs is given line by line, and then the input ends."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, line: str, *typed: str) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{each}\n" for each in typed)))
        code = main(line.split())
        printed = self.capsys.readouterr()
        return Ran(code, printed.out, printed.err)
