"""A real PostgreSQL for the tests: the one that is running here if it lets us in, else one of our own, installed if
need be; thrown away afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

Command = list[str | Path]
APT = Path(__file__).parents[2] / "tools" / "apt"
SYSTEM_USER = "postgres"  # it refuses to run as root


class PostgreSQL:
    """A server in which each test has a database of its own."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.count = 0
        self.address = os.environ.get("UNDERHALL_TEST_POSTGRESQL", "")
        if not self._lets_us_in():
            self._start()

    def _lets_us_in(self) -> bool:
        """Whether a server is running in which we may make databases."""
        for address in [self.address] if self.address else ["host=/var/run/postgresql", "host=localhost"]:
            try:
                with psycopg.connect(f"{address} dbname=postgres connect_timeout=3") as connection:
                    found = connection.execute("select rolcreatedb or rolsuper from pg_roles where rolname = user")
                    if (found.fetchone() or [False])[0]:
                        self.address = address
                        return True
            except psycopg.Error:
                continue
        return False

    def _start(self) -> None:
        """A server of our own, on a socket in a folder of its own."""
        binaries = _binaries() or _installed()
        self.folder = Path(tempfile.mkdtemp(prefix="underhall-pg-"))
        user = SYSTEM_USER if os.getuid() == 0 else None
        if user is not None:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = self.folder / "data"
        made: Command = [binaries / "initdb", "-D", data, "-A", "trust", "-U", "underhall", "-E", "UTF8", "--no-sync"]
        options = f"-k {self.folder} -p {port} -c listen_addresses='' -c fsync=off"
        started: Command = [binaries / "pg_ctl", "-D", data, "-w", "-l", self.folder / "log", "-o", options, "start"]
        for command in (made, started):
            subprocess.run(command, user=user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
        self.stop_command: Command = [binaries / "pg_ctl", "-D", data, "-m", "immediate", "stop"]
        self.user = user
        self.address = f"host={self.folder} port={port} user=underhall"

    def database(self) -> str:
        """The address of an empty database, as `--db` takes it."""
        self.count += 1
        name = f"underhall_{os.getpid()}_{self.count}"
        with psycopg.connect(f"{self.address} dbname=postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}"')
        query = "&".join(each for each in self.address.split() if not each.startswith("user="))
        user = next((each[5:] for each in self.address.split() if each.startswith("user=")), "")
        return f"postgresql://{user}@/{name}?{query}" if user else f"postgresql:///{name}?{query}"

    def connect(self, url: str) -> "psycopg.Connection[tuple[object, ...]]":
        """A connection beside the server's own."""
        name = url.partition("?")[0].rpartition("/")[2]
        return psycopg.connect(f"{self.address} dbname={name}", autocommit=True)

    def wait_until_left(self, url: str) -> None:
        """Until nobody else is connected to it: PostgreSQL takes a while to notice that somebody was killed."""
        left = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
        with self.connect(url) as connection:
            while connection.execute(left).fetchone() != (0,):
                time.sleep(0.01)

    def close(self) -> None:
        if self.folder is not None:
            subprocess.run(self.stop_command, user=self.user, cwd="/", check=False, stdout=subprocess.DEVNULL)
            shutil.rmtree(self.folder, ignore_errors=True)


def _binaries() -> Path | None:
    """Where PostgreSQL's programs are, the newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]), reverse=True)
    if found:
        return found[0].parent
    named = shutil.which("initdb")
    return Path(named).resolve().parent if named else None


def _installed() -> Path:
    """PostgreSQL, installed just now where that is possible."""
    subprocess.run([APT, "postgresql"], stdout=subprocess.DEVNULL)
    found = _binaries()
    assert found is not None, "these tests need PostgreSQL: install it (Debian: apt-get install postgresql)"
    return found
