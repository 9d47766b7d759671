"""A server as a process of its own, with all its limits; a table worth attacking; and somebody else who wants in."""

import http.client
import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.attacks import served
from tests.server.proof.process import ROOT, Server

ANSWERS = 100
ATTACKER = "203.0.113.66"  # as a proxy on this machine would tell; others come from elsewhere
OTHER = "198.51.100.1"
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class Attacked(Server):
    """A server with limits, whose clock is turned by hand."""

    module = served.__name__

    def turn(self) -> None:
        """Let a while pass: whoever has talked too much may talk again."""
        assert self.process is not None
        self.process.send_signal(served.TURN)


class Scene:
    """The server, a long game that runs, and one that is over."""

    def __init__(self, server: Attacked, running: str, ended: str, token: str) -> None:
        self.server = server
        self.running = running
        self.ended = ended
        self.token = token  # of the one who plays

    @property
    def port(self) -> int:
        return self.server.port

    # -- the server from outside ----------------------------------------------------------------------------------

    def memory(self) -> float:
        """What the server holds, in MB."""
        return int(self._ps("rss")) / 1024

    def worked(self, loop_only: bool = False) -> float:
        """Seconds of processor time that the server has spent: that does not depend on who else uses the machine.

        `loop_only` is the part of its event loop, where the system tells (elsewhere it is 0).
        """
        assert self.server.process is not None
        id = self.server.process.pid
        stat = Path(f"/proc/{id}/task/{id}/stat" if loop_only else f"/proc/{id}/stat")
        if loop_only and not stat.exists():
            return 0.0
        if stat.exists():
            fields = stat.read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / 100
        seconds = 0.0
        for part in self._ps("time").split(":"):
            seconds = 60 * seconds + float(part)
        return seconds

    def _ps(self, what: str) -> str:
        assert self.server.process is not None
        command = ["ps", "-o", f"{what}=", "-p", str(self.server.process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    # -- ways in --------------------------------------------------------------------------------------------------

    def raw(self, data: bytes = b"") -> socket.socket:
        """A connection, and these bytes on it."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        if data:
            line.sendall(data)
        return line

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> "Reply":
        """One request, on a connection of its own; `headers` with _ for -."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        named = {"X-Forwarded-For": ATTACKER, **{name.replace("_", "-"): value for name, value in headers.items()}}
        line.request(method, path, body, named)
        reply = Reply(line.getresponse())
        line.close()
        return reply

    def person(self, address: str = OTHER, token: str = "") -> httpx.Client:
        cookies = {"underhall": token} if token else None
        headers = {"X-Forwarded-For": address}
        return httpx.Client(base_url=self.server.url, timeout=60, cookies=cookies, headers=headers)

    def eyes(self, seat: int = -1, table: str = "", token: str = "", address: str = ATTACKER) -> ClientConnection:
        """A socket at the running table; without a cookie it is a watcher's."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table or self.running}/socket?seat={seat}"
        headers = {"X-Forwarded-For": address, **({"cookie": f"underhall={token}"} if token else {})}
        return connect(
            where, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=60
        ).__enter__()


class Reply:
    """An answer, read."""

    def __init__(self, reply: http.client.HTTPResponse) -> None:
        self.status = reply.status
        self.headers = reply.headers
        self.body = reply.read()

    @property
    def error(self) -> str:
        return str(json.loads(self.body)["error"])


def framed(text: bytes, opcode: int = 0x81) -> bytes:
    """A short frame as a page sends it, with a mask of noughts."""
    return bytes((opcode, 0x80 | len(text), 0, 0, 0, 0)) + text


def send(wire: ClientConnection, data: bytes) -> None:
    """These bytes on the socket's line, as they are, as long as the other side takes them."""
    with suppress(OSError):
        wire.socket.sendall(data)


def closed_for(wire: ClientConnection, seconds: float = 60) -> tuple[int, str]:
    """Read until the socket is closed; the code and the reason."""
    from websockets.exceptions import ConnectionClosed

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            wire.recv(timeout=max(0.1, end - time.monotonic()))
        except ConnectionClosed as closed:
            frame = closed.rcvd
            return (frame.code, frame.reason) if frame is not None else (1006, "")
        except TimeoutError:
            break
    raise AssertionError("the socket stays open")


# -- somebody else ---------------------------------------------------------------------------------------------------


class Waiting:
    """How long the server has worked for others while somebody waited for each answer, in milliseconds."""

    def __init__(self, times: list[float]) -> None:
        self.times = sorted(times)

    def at(self, share: float) -> float:
        return self.times[min(len(self.times) - 1, int(share * len(self.times)))]

    @property
    def most(self) -> float:
        return self.times[-1]


class Other:
    """Another guest, in a process of its own, who asks `GET /api/me` every 50 ms until the attack is over."""

    def __init__(self, scene: Scene) -> None:
        assert scene.server.process is not None
        places = [str(scene.port), str(scene.server.process.pid)]
        command = [sys.executable, "-m", "tests.server.attacks.other", *places]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "asking\n"

    def waited(self) -> Waiting:
        """Now that the attack is over."""
        out, _ = self.process.communicate(timeout=240)
        return Waiting(json.loads(out))


# -- setting it up ---------------------------------------------------------------------------------------------------


def prepare(folder: Path) -> dict[str, str]:
    """A database with the two games in it, played without limits; what a scene needs to know of it."""
    server = Server(folder)
    server.start()
    server.wait()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as ann:
            ann.put("/api/me", json={"name": "Ann"})
            token = ann.cookies["underhall"]
            ids = [long_game(server, ann, token, ends) for ends in (False, True)]
    finally:
        server.kill()
    return {"running": ids[0], "ended": ids[1], "token": token}


def long_game(server: Server, ann: httpx.Client, token: str, ends: bool) -> str:
    """A table with a long game. Some are over too soon; then another is begun."""
    for seed in range(20):
        wish = {"game": "munchkin-quest", "seats": [ME, BOT], "public": True, "free_chat": True, "seed": str(seed)}
        id = str(ann.post("/api/tables", json=wish).json()["table"]["id"])
        if play(server, id, token, ends):
            return id
    raise AssertionError("no game lasts long enough")


def play(server: Server, id: str, token: str, ends: bool) -> bool:
    """Answer so often, and end the game then, if wanted; whether it lasted that long."""
    where = f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket?seat=0"
    with connect(where, additional_headers={"cookie": f"underhall={token}"}, max_size=None) as wire:
        wire.send('{"type":"sync"}')
        given = 0
        asked = ""
        while given < ANSWERS:
            frame: Any = json.loads(wire.recv(60))
            shown = frame.get("shown") or {}
            if shown.get("over"):
                return False
            question = shown.get("question")
            if question is not None and question["id"] != asked:
                asked = question["id"]
                option = question["safe"] if given % 3 else 0
                answer = {"type": "answer", "id": str(given), "question": asked, "option": option}
                wire.send(json.dumps(answer))
                given += 1
        if ends:
            wire.send('{"type":"vote","yes":true}')
            while not (json.loads(wire.recv(60)).get("shown") or {}).get("over"):
                pass
    return True


@contextmanager
def scene_of(prepared: Path, known: dict[str, str], folder: Path) -> Iterator[Scene]:
    """A server with limits over a copy of what was prepared."""
    for file in prepared.glob("hall.db*"):
        shutil.copy(file, folder / file.name)
    server = Attacked(folder, limits=True)
    server.start()
    try:
        server.wait()
        scene = Scene(server, known["running"], known["ended"], known["token"])
        scene.ask("/api/me")
        yield scene
    finally:
        server.kill()
