"""A real server on a loopback port, and people with cookies who come to it."""

import json
import threading
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from underhall.server import run
from underhall.server.security import SecurityMiddleware

Frame = dict[str, Any]


class LiveServer:
    """The server as `underhall serve` runs it, in a thread."""

    def __init__(self, url: str, limits: bool = False) -> None:
        self.file = url.removeprefix("sqlite:///")
        self.listener = run.listening("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        ready = threading.Event()
        self.server = run.make_server(url, limits, ready.set)
        self.thread = threading.Thread(target=run.run, args=(self.server, self.listener), daemon=True)
        self.thread.start()
        assert ready.wait(60)

    @property
    def app(self) -> SecurityMiddleware:
        app = self.server.config.app
        assert isinstance(app, SecurityMiddleware)
        return app

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(60)
        self.listener.close()

    def person(self, name: str = "") -> "Person":
        return Person(self, name)


class Person:
    """A browser without a page: cookies, requests and sockets."""

    def __init__(self, live: LiveServer, name: str) -> None:
        self.live = live
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{live.port}", timeout=60)
        self.received: list[str] = []  # everything that ever came, for looking through
        if name:
            assert self.put("/api/me", {"name": name}) == {"name": name}

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200, **headers: str) -> Any:
        return self._read(self.http.post(path, json=body, headers=headers), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(self.http.put(path, json=body), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        self.received.append(answer.text)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def token(self) -> str:
        return str(self.http.cookies["underhall"])

    def socket(self, table: str, seat: int, **headers: str) -> "Socket":
        cookie = {"cookie": f"underhall={self.token}"} if "underhall" in self.http.cookies else {}
        where = f"ws://127.0.0.1:{self.live.port}/api/tables/{table}/socket?seat={seat}"
        return Socket(
            self, connect(where, additional_headers={**cookie, **headers}, max_size=None, open_timeout=60).__enter__()
        )


class Socket:
    """A connection over the wire."""

    def __init__(self, person: Person, wire: ClientConnection) -> None:
        self.person = person
        self.wire = wire
        self.shown: Frame = {}
        self.events: list[Frame] = []
        self.version = -1
        self.count = 0

    def send(self, **frame: Any) -> None:
        self.wire.send(json.dumps(frame))

    def read(self, timeout: float = 60) -> Frame:
        text = str(self.wire.recv(timeout))
        self.person.received.append(text)
        frame: Frame = json.loads(text)
        if frame["type"] == "snapshot":
            self.version, self.shown, self.events = frame["version"], frame["shown"] or {}, frame["events"]
        elif frame["type"] == "update":
            assert frame["version"] == self.version + 1
            self.version += 1
            self.shown = frame["shown"]
            self.events += frame["events"]
        return frame

    def until(self, *types: str) -> Frame:
        while True:
            frame = self.read()
            if frame["type"] in types:
                return frame

    def sync(self) -> Frame:
        self.send(type="sync")
        return self.until("snapshot")

    def asked(self) -> Frame:
        """Wait for a question: against bots alone they wait a moment after what one may regret."""
        while self.shown.get("question") is None:
            self.read()
        question: Frame = self.shown["question"]
        return question

    def give(self, option: int) -> str:
        """Answer what is asked, and go on; the answer's id."""
        self.count += 1
        id, question = str(self.count), self.asked()["id"]
        self.shown["question"] = None
        self.send(type="answer", id=id, question=question, option=option)
        return id

    def answer(self, option: int) -> None:
        """Answer what is asked, and wait until that is known to be stored."""
        id = self.give(option)
        while (frame := self.read()) != {"type": "accepted", "id": id}:
            assert frame["type"] != "refused", frame
