"""`underhall serve` and `underhall play`: the server starts, says where it is, and stops."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import underhall
from tests.cli.shell import Shell

pytestmark = pytest.mark.once

# The package that is tested here, wherever a command is run.
HERE = {**os.environ, "PYTHONPATH": str(Path(underhall.__file__).parents[1]), "LANG": "C.UTF-8"}


@pytest.mark.parametrize("command", [["serve", "--port", "0", "--db", "sqlite:///mine.db"], ["play", "--no-browser"]])
def test_the_server_says_where_it_is(command: list[str], tmp_path: Path) -> None:
    """One line with the address; the page and the API answer there; an interrupt ends it quietly."""
    environment = {**HERE, "XDG_DATA_HOME": str(tmp_path / "data")}
    running = subprocess.Popen(
        [sys.executable, "-m", "underhall.cli", *command],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        address = re.search(r"http://\S+", line)
        assert address is not None, line
        assert httpx.get(f"{address.group()}api/games").json()[0]["id"] == "boss-monster"
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=10)
        assert (out, err) == ("", "")
        assert running.returncode in (0, 130)
    finally:
        running.kill()
    kept = tmp_path / "mine.db" if "--db" in command else tmp_path / "data" / "underhall" / "underhall.db"
    assert kept.is_file()


def test_a_port_that_is_taken_is_told(shell: Shell) -> None:
    """With what to do about it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = shell(f"serve --port {port} --db sqlite:///never.db")
    assert ran.code == 2
    assert f"Port {port} at 127.0.0.1 is already in use." in ran.err
    assert not Path("never.db").exists()


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("203.0.113.7", "“203.0.113.7” is not an address of this machine."),
        ("no-such-machine.invalid", "There is no machine called “no-such-machine.invalid”."),
        ("a" * 70, "There is no machine called “aaaa"),
    ],
)
def test_a_host_that_is_not_ours_is_told(shell: Shell, host: str, told: str) -> None:
    """It is not the port's fault."""
    ran = shell(f"serve --host {host} --port 0 --db sqlite:///never.db")
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not Path("never.db").exists()


def test_a_database_that_is_none_is_told(shell: Shell) -> None:
    """Instead of a traceback."""
    ran = shell("serve --port 0 --db nonsense")
    assert ran.code == 2
    assert "“nonsense” is not a value of the option “--db”." in ran.err


def test_other_commands_do_not_wait_for_the_server() -> None:
    """Nothing of it is imported before it is needed."""
    code = "import sys, underhall.cli; print('litestar' in sys.modules or 'sqlalchemy' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], env=HERE, capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"
