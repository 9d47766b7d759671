"""Redis and PostgreSQL of a test's own, on free ports, which it may kill and start again; and nginx."""

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.server.cluster.nodes import live_at
from tests.server.live_server import LiveServer
from tests.server.postgresql import SYSTEM_USER, _binaries, _installed

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0  # seconds, on a machine that has other things to do


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.01)
        else:
            return
    raise AssertionError(f"nobody listens at {port}")


class FrontDoor:
    """Where guests come, on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def live(self) -> LiveServer:
        return live_at(self.port)


class Service:
    """A program that serves on a port of its own."""

    def __init__(self, command: list[str], port: int, user: str | None = None, cwd: Path | None = None) -> None:
        self.command = command
        self.port = port
        self.user = user
        self.cwd = cwd
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, stdout=quiet, stderr=quiet, user=self.user, cwd=self.cwd)
        wait_for(self.port)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Redis(Service):
    """Nothing of it is stored anywhere."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            subprocess.run([ROOT / "tools" / "apt", "redis-server"], stdout=subprocess.DEVNULL)
            program = shutil.which("redis-server")
        assert program is not None, "these tests need Redis: install it (Debian: apt-get install redis-server)"
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        super().__init__([program, *options], port, cwd=Path("/"))

    @property
    def url(self) -> str:
        return self.at("127.0.0.1", self.port)

    def at(self, host: str, port: int) -> str:
        """Its address for somebody who reaches it there."""
        return f"redis://{host}:{port}"


class OwnPostgreSQL(Service):
    """A whole PostgreSQL that really writes to the disk."""

    def __init__(self) -> None:
        binaries = _binaries() or _installed()
        self.folder = Path(tempfile.mkdtemp(prefix="underhall-pg-"))
        user = SYSTEM_USER if os.getuid() == 0 else None
        if user is not None:
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, -1)
        data, port = self.folder / "data", free_port()
        made = [str(binaries / "initdb"), "-D", str(data), "-A", "trust", "-U", "underhall", "-E", "UTF8"]
        subprocess.run(made, user=user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
        options = ["-k", str(self.folder), "-p", str(port), "-c", "listen_addresses=127.0.0.1"]
        super().__init__([str(binaries / "postgres"), "-D", str(data), *options], port, user, self.folder)

    @property
    def url(self) -> str:
        return self.at("127.0.0.1", self.port)

    def at(self, host: str, port: int) -> str:
        """Its address for somebody who reaches it there."""
        return f"postgresql://underhall@{host}:{port}/postgres"

    def start(self) -> None:
        """Until it lets somebody in: after a kill it looks through what it had written first."""
        super().start()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """With all its processes: none of them stores anything any more."""
        if self.process is None:
            return
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.process.kill()
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
            except ProcessLookupError:
                continue
        super().kill()

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nginx(Service):
    """In front of nodes, with what the documentation says about it."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        program = subprocess.run([ROOT / "tools" / "nginx"], check=True, capture_output=True, text=True).stdout.strip()
        port = free_port()
        site = documented_site(port)
        for number, node in enumerate(ports, 1):
            site = site.replace(f"10.0.0.{number}:8765", f"127.0.0.1:{node}")
        file = folder / "nginx.conf"
        file.write_text((Path(__file__).parent / "nginx.conf").read_text().format(folder=folder, site=site))
        super().__init__([program, "-c", str(file), "-p", str(folder), "-g", "daemon off;"], port)

    @property
    def live(self) -> LiveServer:
        return live_at(self.port)

    def kill(self) -> None:
        if self.process is not None:
            self.process.terminate()  # its workers end with it
            self.process.wait()
            self.process = None


def documented_site(port: int) -> str:
    """What the guide for hosts makes of `deploy/nginx.conf`; at a port of our own, and without TLS."""
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    guide = (ROOT / "docs" / "howto" / "cluster.md").read_text()
    site = re.sub(r"upstream underhall {.*?\n}\n", guide.split("```nginx\n")[1].split("```")[0], site, flags=re.DOTALL)
    plain, _, secure = site.partition("server {\n    listen 80;")  # the second says that everything is under TLS
    secure = secure[secure.index("server {") :].replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    return plain + re.sub(r"\n *(listen \[|ssl_)[^\n]*", "", secure)
