"""The example client plays a whole game against a real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.live_server import LiveServer

pytestmark = pytest.mark.once

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_client_plays_to_the_end(tmp_path: Path) -> None:
    """It opens a table, answers until the game is over, and says who won."""
    live = LiveServer(f"sqlite:///{tmp_path / 'hall.db'}")
    try:
        command = [sys.executable, str(CLIENT), f"http://127.0.0.1:{live.port}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    finally:
        live.close()
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("won by seats ["), done.stdout


def test_the_example_is_short() -> None:
    """Sixty lines are enough to play."""
    lines = CLIENT.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 60
