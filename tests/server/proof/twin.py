"""The page's socket (web/src/lib/socket.ts) in Python, move for move, and a player who uses it."""

import hashlib
import itertools
import random
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

FIRST_WAIT = 0.25  # seconds before the first try to come back; doubled each time
LONGEST_WAIT = 8.0
QUIET = 6.0  # after so long without a word, ask for one
DEAD = 15.0  # after so long, the line is dead whatever anybody says
WATCH = 1.0

Frame = dict[str, Any]


class Line(Protocol):
    """A connection, as a browser offers it."""

    open: bool

    def send(self, text: bytes) -> None: ...

    def close(self) -> None: ...


class World(Protocol):
    """What the socket needs of its surroundings."""

    def connect(self, twin: "Twin") -> Line: ...

    def now(self) -> float: ...

    def later(self, seconds: float, then: Callable[[], None]) -> Any: ...


class Hearer(Protocol):
    """Who is told what came, in order."""

    def frame(self, frame: Frame) -> None: ...


class Twin:
    """One socket of a table. What is asked of it and what it answers are those of `TableSocket`."""

    def __init__(self, world: World, hearer: Hearer, luck: random.Random) -> None:
        self.world = world
        self.hearer = hearer
        self.luck = luck
        self.heard = world.now()
        self.line: Line | None = None
        self.version = -1
        self.asked = False  # a snapshot is on its way
        self.tries = 0
        self.ended = False
        self.problem: Frame | None = None
        self.waiting: Any = None
        self.watch: Any = None
        self.answers: dict[str, Frame] = {}  # not yet accepted or refused
        self.connect()
        self._look()

    def answer(self, id: str, question: str, option: int) -> None:
        """Send an answer; it is sent again after each drop until the server has said what became of it."""
        frame = {"type": "answer", "id": id, "question": question, "option": option}
        self.answers[id] = frame
        if not self.asked:
            self.send(frame)

    def send(self, frame: Frame) -> bool:
        if self.line is None or not self.line.open:
            return False
        self.line.send(msgspec.json.encode(frame))
        return True

    def connect(self) -> None:
        self._never(self.waiting)
        self._drop()
        self.asked = True
        self.heard = self.world.now()
        self.line = self.world.connect(self)

    def opened(self, line: Line) -> None:
        if self.line is line:
            self.send({"type": "sync"})

    def hear(self, line: Line, raw: bytes | str) -> None:
        if self.line is line:
            self._hear(msgspec.json.decode(raw))

    def dropped(self, line: Line) -> None:
        if self.line is line:
            self._lost()

    def close(self) -> None:
        self.ended = True
        self._never(self.waiting)
        self._never(self.watch)
        self._drop()

    def _hear(self, frame: Frame) -> None:
        self.heard = self.world.now()
        match frame["type"]:
            case "snapshot":
                self.version = frame["version"]
                self.asked = False
                self.tries = 0
                self.hearer.frame(frame)
                for answer in list(self.answers.values()):
                    self.send(answer)
                return
            case "update":
                if self.asked or frame["version"] <= self.version:
                    return  # what comes anew will hold it, or it is a double
                if frame["version"] > self.version + 1:
                    self._sync()
                    return
                self.version = frame["version"]
            case "beat":
                if not self.asked and frame["version"] > self.version:
                    self._sync()
            case "accepted":
                self.answers.pop(frame["id"], None)
            case "refused":
                self.answers.pop(frame["id"], None)
                if frame["id"]:
                    self._sync()  # what the page showed was out of date
            case "closed":
                self.hearer.frame(frame)
                self.problem = frame["problem"]
                self.close()
                return
        self.hearer.frame(frame)

    def _sync(self) -> None:
        self.asked = True
        self.send({"type": "sync"})

    def _lost(self) -> None:
        self._drop()
        if self.ended:
            return
        wait = min(FIRST_WAIT * 2**self.tries, LONGEST_WAIT)
        self.tries += 1
        self._never(self.waiting)
        self.waiting = self.world.later(wait * (0.5 + self.luck.random() / 2), self.connect)

    def _look(self) -> None:
        self._never(self.watch)
        self.watch = self.world.later(WATCH, self._watched)

    def _watched(self) -> None:
        if self.ended:
            return
        quiet = self.world.now() - self.heard
        if self.line is not None and quiet > DEAD:
            self._lost()
        elif self.line is not None and quiet > QUIET:
            self.send({"type": "ping"})
        self._look()

    def _drop(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            line.close()

    def _never(self, timer: Any) -> None:
        if timer is not None:
            timer.cancel()


class Player:
    """Somebody at the page (web/src/lib/seat.svelte.ts) who answers whatever it shows.

    What they answer follows from the question, and from nothing else.
    """

    def __init__(self, seat: int, taste: str) -> None:
        self.seat = seat
        self.taste = taste
        self.twin: Twin | None = None
        self.shown: Frame | None = None
        self.events: list[Frame] = []
        self.sent = ("", "")  # the question and the id of the answer that is under way
        self.given: dict[str, tuple[str, int]] = {}  # by id: the question and the option
        self.accepted: list[str] = []
        self.refused: list[Frame] = []
        self.pages = itertools.count(1)

    def frame(self, frame: Frame) -> None:
        """A frame, as the socket hands it on."""
        match frame["type"]:
            case "snapshot":
                self.shown = frame["shown"]
                self.events = frame["events"]
            case "update":
                self.shown = frame["shown"]
                if frame["rewind"] >= 0:
                    self.events = [event for event in self.events if event["number"] < frame["rewind"]]
                self.events += frame["events"]
            case "accepted":
                if frame["id"] not in self.accepted:
                    self.accepted.append(frame["id"])
                return
            case "refused":
                self.refused.append(frame)
                if frame["id"] == self.sent[1]:
                    self.sent = ("", "")
                return
            case _:
                return
        self.play()

    @property
    def question(self) -> Frame | None:
        return None if self.shown is None else self.shown["question"]

    @property
    def over(self) -> bool:
        return self.shown is not None and bool(self.shown["over"])

    def play(self) -> None:
        """Answer what is shown, unless that is under way already."""
        question = self.question
        if question is None or question["id"] != self.sent[0]:
            self.sent = ("", "")
        if question is None or self.sent[0] or self.twin is None or not self.may_answer():
            return
        option = self.choice(question)
        id = f"{self.taste}-{self.seat}-{next(self.pages)}"
        self.sent = (question["id"], id)
        self.given[id] = (question["id"], option)
        self.twin.answer(id, question["id"], option)

    def may_answer(self) -> bool:
        return True

    def choice(self, question: Frame) -> int:
        """An option, by the luck of this very question; mostly such that the game lasts."""
        text = msgspec.json.encode([self.taste, self.seat, question["id"], question["kind"], question["options"]])
        luck = random.Random(hashlib.sha256(text).digest())
        options = question["options"]
        places = [i for i, option in enumerate(options) if option["kind"] == "place"]
        return luck.choice(places) if places else luck.randrange(len(options))
