"""A table in this process whose disk is a sheet of paper: what is written counts once it has been committed, and a
crash leaves only that."""

import itertools
from collections.abc import Callable
from typing import Any

import msgspec

import underhall
from underhall.server.bodies import NewTable
from underhall.server.changes import Thought
from underhall.server.connections import Connection
from underhall.server.limits import Limits
from underhall.server.protocol import FromPage, Policy
from underhall.server.record import CARETAKER, Place, Record, new_record, read_record
from underhall.server.restore import restore
from underhall.server.store import Batch, Row, Store
from underhall.server.table import Table
from underhall.server.timing import HandTime, Time

DECODER = msgspec.json.Decoder(FromPage)
BEAT = 2.0
NAMES = ("ann", "bob", "cy", "dee", "eli", "fay")


class Paper(Store):
    """Rows in lists instead of a database; with `slow`, nothing is committed before `commit` is called."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self.rows: dict[str, list[Row]] = {"table": [], "log": [], "line": [], "state": [], "sitting": [], "guest": []}
        self._batch = Batch()

    def on_commit(self, done: Callable[[bool], None], *owners: str) -> None:
        self._batch.callbacks.append((done, owners))
        if not self.slow:
            self.commit()

    def commit(self) -> None:
        """All that has come up is safe now."""
        while self._batch.callbacks:
            batch, self._batch = self._batch, Batch()
            for kind, rows in batch.rows.items():
                self.rows[kind] += [dict(row) for row in rows]
            for (kind, _), row in batch.changes.items():
                self.rows[kind][0].update(row)
            for done, _ in batch.callbacks:
                done(True)

    def crash(self) -> None:
        """What was not committed is gone, and nobody hears of it."""
        self._batch = Batch()


def person(guest: str, policy: Policy | None = None) -> Place:
    return Place("person", guest, CARETAKER, guest, policy=policy or Policy())


def bot(strength: str = "greedy") -> Place:
    return Place("bot", bot=strength)


def record_of(game: str, places: list[Place], seed: str, options: dict[str, str] | None = None, **wish: Any) -> Record:
    """A new table whose every random part follows from the seed."""
    info = underhall.game_info(game)
    record = new_record(NewTable(game, [], seed=seed, **wish), info, options or {}, places, places[0].guest)
    record.id, record.invite, record.created = f"table-{seed}", f"invite-{seed}", 0
    return record


class HandThinking:
    """Bots that think as long as they are told to, on a clock that is turned by hand."""

    def __init__(self, time: Time, think: Callable[[Thought], tuple[float, int]]) -> None:
        self.time = time
        self.think = think  # how many seconds it takes, and what is chosen

    def begin(self, thought: Thought, table: str, done: Callable[[int], None]) -> None:
        seconds, option = self.think(thought)
        self.time.later(seconds, lambda: done(option))


def no_thought(thought: Thought) -> tuple[float, int]:
    raise AssertionError(f"all bots here are quick, but {thought.bot} thinks")


class Desk:
    """One table on paper, with time that is turned by hand."""

    def __init__(self, record: Record, window_time: Callable[[], float] = lambda: BEAT, slow: bool = False) -> None:
        self.time = HandTime()
        self.window_time = window_time
        self.think = no_thought
        self.paper = Paper(slow)
        self.paper.rows["table"].append(record.row())
        self.table = self._table(record, self.time)

    def _table(self, record: Record, time: Time) -> Table:
        info = underhall.game_info(record.game)
        thinking = HandThinking(time, lambda thought: self.think(thought))
        return Table(record, info, self.paper, time, Limits(time, False), thinking, self.window_time)

    def start(self) -> None:
        self.table.start()
        self.time.turn(0)

    def restart(self) -> None:
        """The server dies where it stands, and comes back."""
        self.paper.crash()
        self.table.close_session()
        self.time = HandTime()
        self.table = self._table(read_record(self.paper.rows["table"][0]), self.time)
        log = self.paper.rows["log"]
        self.table.log_length = log[-1]["number"] + 1 if log else 0
        restore(self.table, log, [])
        self.time.turn(0)

    @property
    def state(self) -> list[object]:
        """All that makes the game what it is."""
        assert self.table.session is not None
        return self.table.session.game.fingerprint()


class Page:
    """A connection whose frames are all kept: every frame as bytes, with the time at which it came."""

    ids = itertools.count(1)

    def __init__(self, desk: Desk, seat: int, guest: str) -> None:
        self.desk = desk
        self.seat = seat
        self.connection = Connection(seat, guest)
        self.wire: list[tuple[float, bytes]] = []
        self.shown: dict[str, Any] = {}
        desk.table.connect(self.connection)
        self.send(type="sync")

    def send(self, **frame: Any) -> None:
        self.desk.table.receive(self.connection, DECODER.decode(msgspec.json.encode(frame)))
        self.read()

    def read(self) -> None:
        while self.connection.frames:
            raw = self.connection.take()
            self.wire.append((round(self.desk.time.now(), 6), raw))
            frame = msgspec.json.decode(raw)
            if frame["type"] in ("snapshot", "update") and frame["shown"] is not None:
                self.shown = frame["shown"]

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.shown.get("question")
        return question
