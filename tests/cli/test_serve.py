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
from underhall.server.store import Store

pytestmark = pytest.mark.once

# The package that is tested here, wherever a command is run.
HERE = {**os.environ, "PYTHONPATH": str(Path(underhall.__file__).parents[1]), "LANG": "C.UTF-8"}


SERVE = ["serve", "--port", "0", "--db", "sqlite:///mine.db"]


@pytest.mark.parametrize("command", [SERVE, [*SERVE, "--workers", "3"], ["play", "--no-browser"]])
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
        out, err = running.communicate(timeout=60)
        assert (out, err) == ("", "")
        assert running.returncode == 130
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
    assert f"Port {port} on 127.0.0.1 is already in use." in ran.err
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


def test_no_address_at_all_is_an_error(shell: Shell) -> None:
    """Not every address of the machine, as the system would have it."""
    ran = shell("serve --host= --port 0 --db sqlite:///never.db")
    assert ran.code == 2
    assert "“” is not a value of the option “--host”." in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not Path("never.db").exists()


def test_a_port_that_is_none_is_told(shell: Shell) -> None:
    """With those that are."""
    ran = shell("serve --port 70000 --db sqlite:///never.db")
    assert ran.code == 2
    assert ran.err.startswith("underhall: That is not a valid value for “--port PORT”. Usage: --port 0–65535")


@pytest.mark.parametrize("workers", ["0", "-1", "1000", "two", "1.5", "''"])
def test_a_number_of_workers_that_is_none_is_told(shell: Shell, workers: str) -> None:
    """With those that are."""
    ran = shell(f"serve --workers {workers} --port 0 --db sqlite:///never.db")
    assert ran.code == 2
    assert ran.err.startswith("underhall: That is not a valid value for “--workers N”. Usage: --workers 1–64")
    assert len(ran.err.splitlines()) == 1
    assert not Path("never.db").exists()


def test_where_processes_cannot_share_tables_that_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a server has one process, as it has by itself."""
    monkeypatch.delattr(os, "fork")
    ran = shell("serve --workers 2 --port 0 --db sqlite:///never.db")
    assert ran.code == 2
    assert ran.err == (
        "underhall: This system cannot share the tables of a server among several processes. "
        "Leave out --workers, or use --workers 1.\n"
    )
    assert not Path("never.db").exists()


def test_workers_need_a_database_that_they_can_share(shell: Shell) -> None:
    """One in memory is each process's own."""
    ran = shell("serve --workers 2 --port 0 --db sqlite://")
    assert ran.code == 2
    assert "“sqlite://” is not a value of the option “--db”." in ran.err


def test_a_database_that_is_none_is_told(shell: Shell) -> None:
    """Instead of a traceback."""
    ran = shell("serve --port 0 --db nonsense")
    assert ran.code == 2
    assert "“nonsense” is not a value of the option “--db”." in ran.err


AS_NOBODY = """
import os, sys
import encodings.idna, underhall.server.backup, underhall.server.run  # while we may read all of Python
from underhall.cli import main
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("serve --port 80 --db sqlite:///new.db", "You are not allowed to use port 80 on 127.0.0.1."),
        (
            "serve --port 0 --db sqlite:///fixed.db",
            "The database fixed.db cannot be opened for writing: Perm",
        ),
        ("serve --port 0 --db sqlite:///secret.db", "The database secret.db cannot be opened for writing: Permission"),
        (
            "serve --port 0 --db sqlite:///closed/new.db",
            "The database closed/new.db cannot be opened for writing",
        ),
        (
            "serve --port 0 --db sqlite:///closed/a/new.db",
            "The database closed/a/new.db cannot be opened for writing",
        ),
        ("backup closed/copy.db --db sqlite:///fixed.db", "The database closed/copy.db cannot be opened for writing: "),
        ("replay secret.underhall", "The file “secret.underhall” cannot be read: Permission denied."),
    ],
)
def test_what_an_ordinary_user_may_not_is_told(tmp_path: Path, line: str, told: str) -> None:
    """One sentence, and nothing is left behind."""
    if "--port 80" in line and int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text()) < 81:
        pytest.skip("here everybody may listen at port 80")
    for folder in (*tmp_path.parents, tmp_path):
        if folder.stat().st_uid == os.getuid() and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | 0o755)
    Store(f"sqlite:///{tmp_path / 'fixed.db'}").release()
    (tmp_path / "secret.db").touch()
    (tmp_path / "secret.underhall").touch()
    (tmp_path / "closed").mkdir()
    for name, mode in {"fixed.db": 0o444, "secret.db": 0, "secret.underhall": 0, "closed": 0o555}.items():
        (tmp_path / name).chmod(mode)
    (tmp_path / "fixed.db-lock").chmod(0o666)
    tmp_path.chmod(0o777)
    before = set(tmp_path.rglob("*"))
    command = [sys.executable, "-c", AS_NOBODY, *line.split()]
    ran = subprocess.run(command, cwd=tmp_path, env=HERE, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert ran.stderr.startswith(f"underhall: {told}")
    assert len(ran.stderr.splitlines()) == 1
    left = {file.name for file in set(tmp_path.rglob("*")) - before}
    assert left <= {"fixed.db-shm", "fixed.db-wal"}  # SQLite's own, beside a database that was read


def test_other_commands_do_not_wait_for_the_server() -> None:
    """Nothing of it is imported before it is needed."""
    code = "import sys, underhall.cli; print('litestar' in sys.modules or 'sqlalchemy' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], env=HERE, capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--bus nonsense", "“nonsense” is not a value of the option “--bus”."),
        ("--bus http://localhost", "“http://localhost” is not a value of the option “--bus”."),
        ("--bus redis://localhost --db sqlite:///games.db", "Several servers can share a PostgreSQL database only"),
        ("--bus redis://:secret@127.0.0.1:1", "Redis cannot be reached at redis://:***@127.0.0.1:1"),
    ],
)
def test_a_bus_that_is_none_is_told(shell: Shell, options: str, sentence: str) -> None:
    """In one sentence, with what would be right; nothing is served, and no password is shown."""
    database = "" if "--db" in options else " --db postgresql://nobody@127.0.0.1:1/nothing"
    ran = shell(f"serve --port 0 {options}{database}")
    assert ran.code != 0
    assert sentence in " ".join(ran.err.split())
    assert "secret" not in ran.err
