"""Guests at a cluster who play as their pages do: whatever breaks, they come again by themselves, to any node."""

import random
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Protocol

import psycopg
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tests.server.cluster.nodes import Cluster
from tests.server.live_server import Frame, LiveServer, Person, Socket

LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError)  # a TimeoutError is an OSError
PATIENCE = 240.0  # seconds for anything at all, on a machine that has other things to do
MANY = 1_000_000  # answers
ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Place(Protocol):
    """Where guests come: a node, or what stands in front of several."""

    port: int

    @property
    def live(self) -> LiveServer: ...


def at(person: Person, node: Place) -> Person:
    """The same guest at another node."""
    again = Person(node.live, "")
    again.http.cookies.set("underhall", person.token)
    return again


def wait_until(happened: Callable[[], bool], what: str) -> float:
    """How many seconds it took."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < PATIENCE, what
        time.sleep(0.01)
    return time.monotonic() - began


def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """As a page does: again, while the node says that it cannot be served now."""
    end = time.monotonic() + PATIENCE
    while (reply := person.http.request(method, path, json=body)).status_code == 503:
        assert time.monotonic() < end, reply.text
        time.sleep(0.1)
    assert reply.status_code < 300, reply.text
    return reply.json()


class Player:
    """A guest at a table, in a thread of their own, who answers whatever is asked, as long as they shall."""

    def __init__(self, person: Person, table: str, seat: int, nodes: Sequence[Place]) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.nodes = nodes  # where to come, in this order
        self.plays: Callable[[], bool] = lambda: True
        self.told_at: list[float] = []
        self.thinks = 0.0  # seconds
        self.told: list[str] = []  # ids of the answers that were acknowledged
        self.is_over = False
        self.lines: list[str] = []
        self.coming = 0  # how often they have come
        self.error: BaseException | None = None
        self._luck = random.Random(f"player {seat}")
        self._count = 0
        self._waiting: dict[str, Frame] = {}  # by id: answers that nobody has said a word about
        self._socket: Socket | None = None
        self._has_left = False
        self._thread = threading.Thread(target=self._live, daemon=True)
        self._thread.start()

    def leave(self) -> None:
        self._has_left = True
        self._thread.join(PATIENCE)
        if self.error is not None:
            raise self.error

    def say(self, text: str) -> None:
        assert self._socket is not None
        self._socket.send(type="say", text=text)

    def _live(self) -> None:
        try:
            while not self._has_left:
                try:
                    self._sit_down()
                    self._play()
                except LOST:
                    time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def _sit_down(self) -> None:
        node = self.nodes[self.coming % len(self.nodes)]
        self.coming += 1
        url = f"ws://127.0.0.1:{node.port}/api/tables/{self.table}/socket?seat={self.seat}"
        cookie = {"cookie": f"underhall={self.person.token}"}
        wire = connect(url, additional_headers=cookie, max_size=None, open_timeout=10, close_timeout=1)
        self._socket = Socket(self.person, wire.__enter__())
        self._socket.sync()
        for answer in self._waiting.values():
            self._socket.send(**answer)  # once more, with the same id

    def _play(self) -> None:
        socket = self._socket
        assert socket is not None
        with closing(socket.wire):
            while not self._has_left:
                self.is_over = bool(socket.shown.get("over"))
                question = socket.shown.get("question")
                if question is not None and not self._is_answered(question) and self.plays():
                    time.sleep(self.thinks)
                    self._answer(socket, question)
                try:
                    frame = socket.read(0.05)
                except TimeoutError:
                    continue
                self._hear(socket, frame)

    def _answer(self, socket: Socket, question: Frame) -> None:
        self._count += 1
        id = f"{self.seat}-{self._count}"
        option = self._luck.randrange(len(question["options"]))
        self._waiting[id] = {"type": "answer", "id": id, "question": question["id"], "option": option}
        socket.shown["question"] = None
        socket.send(**self._waiting[id])

    def _hear(self, socket: Socket, frame: Frame) -> None:
        if frame["type"] == "said":
            self.lines.append(frame["line"]["text"])
        elif frame["type"] in ("accepted", "refused") and self._waiting.pop(frame["id"], None) is not None:
            if frame["type"] == "accepted":
                self.told.append(frame["id"])
                self.told_at.append(time.monotonic())
            else:
                socket.send(type="sync")  # it was asked of an older page

    def _is_answered(self, question: Frame) -> bool:
        return question["id"] in [each["question"] for each in self._waiting.values()]


class Game:
    """Two people at one table: Ann at the first place, whose node runs the table, and Bob at the second."""

    def __init__(self, one: Place, two: Place, **more: Any) -> None:
        ann, bob = Person(one.live, ""), Person(two.live, "")
        ask(ann, "PUT", "/api/me", {"name": "Ann"})
        ask(bob, "PUT", "/api/me", {"name": "Bob"})
        wish: dict[str, Any] = {"game": "munchkin-quest", "seats": [ME, OPEN], "public": True, "free_chat": True}
        made = ask(ann, "POST", "/api/tables", {**wish, **more})
        self.table = str(made["table"]["id"])
        assert ask(bob, "POST", f"/api/tables/{self.table}/join", {"invite": made["invite"]})["mine"] == [1]
        self.enough = 0
        self.ann, self.bob = Player(ann, self.table, 0, [one]), Player(bob, self.table, 1, [two])
        self.ann.plays = self.bob.plays = lambda: self.told < self.enough

    @property
    def players(self) -> tuple[Player, Player]:
        return self.ann, self.bob

    @property
    def told(self) -> int:
        return sum(len(player.told) for player in self.players)

    def go_on(self, answers: int = 4) -> float:
        """Until so many more answers were acknowledged, or the game is over; how many seconds that took."""
        self.enough = self.told + answers
        return wait_until(lambda: self.is_over or self.told >= self.enough, f"they do not get on: {self}")

    def play_to_the_end(self) -> float:
        self.enough = MANY
        return wait_until(lambda: self.is_over, f"the game does not end: {self}")

    def leave(self) -> None:
        for player in self.players:
            player.leave()

    @property
    def is_over(self) -> bool:
        """The game, or the test: somebody has met what must not be."""
        return all(each.is_over for each in self.players) or any(each.error for each in self.players)

    def __str__(self) -> str:
        return "; ".join(f"{each.seat}: {len(each.told)} told, waits for {each._waiting}" for each in self.players)


def check_answers(cluster: Cluster, game: Game) -> None:
    """Everything that was acknowledged is there, and nothing twice."""
    told = [set(player.told) for player in game.players]
    with closing(psycopg.connect(cluster.database)) as disk:
        query = "select note from log where table_id = %s and by = 'person' and kind in ('answer', 'moot')"
        stored = [note.partition(" ")[2] for (note,) in disk.execute(query, (game.table,))]
    assert len(set(stored)) == len(stored), "an answer counts twice"
    for player, answers in zip(game.players, told, strict=True):
        assert player.error is None, player.error
        assert answers <= set(stored), "an answer is lost"


def holder(cluster: Cluster, table: str) -> str:
    """The process that has the table's lease."""
    with closing(psycopg.connect(cluster.database)) as disk:
        found = disk.execute("select process from leases where table_id = %s", (table,)).fetchone()
    return "" if found is None else str(found[0])
