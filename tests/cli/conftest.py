"""What the tests of the game commands share."""

from pathlib import Path

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """A shell in an empty folder, on an English terminal of 100 by 40."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return Shell(capsys, monkeypatch)
