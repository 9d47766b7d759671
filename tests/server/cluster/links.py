"""Links between a node and what it needs, which a test can cut: nothing gets through then, and nobody is told."""

import ctypes
import os
import select
import socket
import subprocess
import threading
from contextlib import suppress

PIECE = 65536
HOME = "127.0.0.1"
NEW_NETWORK = 0x4000_0000  # CLONE_NEWNET, for setns
NETWORKS = "10.203"  # of nobody else on this machine; two of them for each node


class Relay:
    """Listens here, and hands on what comes to another place. While it is cut, everything waits, on both ways, and new
    connections are taken and come to nothing; what had waited arrives when it is mended, as it does on a real line."""

    def __init__(self, port: int, to: str = HOME, here: str = HOME) -> None:
        self.target = (to, port)
        self.listener = socket.create_server((here, 0))
        self.port = int(self.listener.getsockname()[1])
        self._is_whole = threading.Event()
        self._is_whole.set()
        self._lines: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_whole.clear()

    def mend(self) -> None:
        self._is_whole.set()

    def close(self) -> None:
        self.mend()
        self.listener.close()
        for line in list(self._lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                line, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(line,), daemon=True).start()

    def _carry(self, line: socket.socket) -> None:
        """Both ways, until one side ends."""
        self._is_whole.wait()
        with line, suppress(OSError), socket.create_connection(self.target, 10) as other:
            other.settimeout(None)
            ways = {line: other, other: line}
            self._lines |= set(ways)
            try:
                while True:
                    for came in select.select(list(ways), [], [])[0]:
                        data = came.recv(PIECE)
                        self._is_whole.wait()
                        if not data:
                            return
                        ways[came].sendall(data)
            finally:
                self._lines -= set(ways)


class Island:
    """A network namespace with two lines to this machine: one for guests, one for what a node needs. The second can be
    cut, as if somebody had pulled its plug."""

    def __init__(self, number: int) -> None:
        self.name = f"underhall-{os.getpid()}-{number}"
        self.front, self.back = f"uf{os.getpid()}-{number}", f"ub{os.getpid()}-{number}"
        self.addresses: dict[str, tuple[str, str]] = {}
        ip("netns", "add", self.name)
        try:
            ip("-n", self.name, "link", "set", "lo", "up")
            for third, line in enumerate((self.front, self.back), 2 * number):
                here, there = f"{NETWORKS}.{third}.1", f"{NETWORKS}.{third}.2"
                ip("link", "add", line, "type", "veth", "peer", "name", "eth", "netns", self.name)
                ip("-n", self.name, "link", "set", "eth", "name", line)
                ip("addr", "add", f"{here}/30", "dev", line)
                ip("-n", self.name, "addr", "add", f"{there}/30", "dev", line)
                ip("link", "set", line, "up")
                ip("-n", self.name, "link", "set", line, "up")
                self.addresses[line] = (here, there)
        except BaseException:
            self.close()
            raise

    @property
    def home(self) -> str:
        """This machine, as the node sees it."""
        return self.addresses[self.back][0]

    @property
    def address(self) -> str:
        """The node, as guests see it."""
        return self.addresses[self.front][1]

    def cut(self) -> None:
        ip("link", "set", self.back, "down")

    def mend(self) -> None:
        ip("link", "set", self.back, "up")

    def close(self) -> None:
        ip("netns", "del", self.name)
        for line in (self.front, self.back):  # they are gone with it, unless something went wrong before
            with suppress(subprocess.CalledProcessError):
                ip("link", "del", line)


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def why_no_islands() -> str:
    """Why there can be no network namespaces here; '' if there can."""
    try:
        Island(0).close()
    except FileNotFoundError:
        return "there is no `ip` here (Debian: apt-get install iproute2)"
    except subprocess.CalledProcessError as error:
        return f"ip: {error.stderr.decode().strip()}"
    return ""


def enter(name: str) -> None:
    """Be in this network namespace from now on."""
    with open(f"/var/run/netns/{name}") as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), NEW_NETWORK):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
