"""All tables in this process, with time turned by hand, and pages without a browser: what these tests work with."""

import asyncio
import itertools
import time as clock
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from underhall.kernel.types import WATCHER
from underhall.server.bodies import Join, NewTable, SeatWish
from underhall.server.connections import Connection
from underhall.server.guests import guest_of
from underhall.server.protocol import FromPage
from underhall.server.registry import TableRegistry
from underhall.server.store import Store
from underhall.server.table import Table
from underhall.server.timing import HandTime

T = TypeVar("T")
BEAT = 2.0
PATIENCE = 120.0  # seconds for a bot in another process, on a machine that has other things to do
DECODER = msgspec.json.Decoder(FromPage)
Frame = dict[str, Any]


class Page:
    """A connection that keeps what it is sent, as the page in the browser does, and checks that nothing is lost."""

    def __init__(self, desk: "Desk", table: Table, seat: int, guest: str) -> None:
        self.desk = desk
        self.table = table
        self.seat = seat
        self.connection = Connection(seat, guest)
        self.frames: list[Frame] = []  # everything that came
        self.raw: list[bytes] = []
        self.version = -1
        self.shown: Frame = {}
        self.events: list[Frame] = []
        self.you: Frame = {}
        self.votes: list[int] = []
        self.ids = itertools.count(1)
        desk.run(self._open())
        self.send(type="sync")

    async def _open(self) -> None:
        self.table.connect(self.connection)

    def send(self, **frame: Any) -> list[Frame]:
        """Send a frame; what comes back before anybody does anything else."""
        before = len(self.frames)
        self.desk.run(self._send(frame))
        self.desk.settle()
        self.read()
        return self.frames[before:]

    async def _send(self, frame: Frame) -> None:
        self.table.receive(self.connection, DECODER.decode(msgspec.json.encode(frame)))

    def read(self) -> None:
        """Take in what has come."""
        new: list[Frame] = []
        while self.connection.frames:
            raw = self.connection.take()
            self.raw.append(raw)
            new.append(msgspec.json.decode(raw))
        for frame in new:
            self._take_in(frame)
        self.frames += new

    def _take_in(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "snapshot":
            self.version = frame["version"]
            self.shown = frame["shown"] or {}
            self.events = frame["events"]
            self.you = frame
            self.votes = frame["votes"]
        elif kind == "update":
            assert frame["version"] == self.version + 1
            self.version += 1
            self.shown = frame["shown"]
            if frame["rewind"] >= 0:
                self.events = [event for event in self.events if event["number"] < frame["rewind"]]
            self.events += frame["events"]
            first = self.events[0]["number"] if self.events else 0  # not 0 if the game was resumed under newer rules
            assert [event["number"] for event in self.events] == list(range(first, first + len(self.events)))
        elif kind == "beat":
            assert frame["version"] == self.version
        elif kind == "votes":
            self.votes = frame["seats"]

    @property
    def question(self) -> Frame | None:
        question: Frame | None = self.shown.get("question")
        return question

    @property
    def view(self) -> Frame:
        view: Frame = self.shown["view"]
        return view

    @property
    def over(self) -> bool:
        return bool(self.shown["over"])

    def option(self, *kinds: str) -> int:
        """The first option of one of these kinds."""
        assert self.question is not None
        for kind in kinds:
            for index, option in enumerate(self.question["options"]):
                if option["kind"] == kind:
                    return index
        raise AssertionError(f"none of {kinds} in {self.question}")

    def answer(self, option: int = 0, id: str | None = None, question: str | None = None) -> list[Frame]:
        """Answer the question that is open, or the one that is named."""
        if question is None:
            assert self.question is not None
            question = self.question["id"]
        return self.send(type="answer", id=id or str(next(self.ids)), question=question, option=option)

    def shut(self) -> None:
        self.desk.run(self._shut())
        self.desk.settle()

    async def _shut(self) -> None:
        self.table.disconnect(self.connection)


class Desk:
    """All tables and their clock. `restart` is what a crash and a new start do: only what was stored is left."""

    def __init__(
        self, where: Path | str, limits: bool = False, window_time: Callable[[], float] = lambda: BEAT
    ) -> None:
        self.runner = asyncio.Runner()
        self.url = where if isinstance(where, str) else f"sqlite:///{where / 'hall.db'}"
        self.time = HandTime()
        self.limits = limits
        self.window_time = window_time
        self.registry = self._open_registry()
        self.pages: list[Page] = []

    def _open_registry(self) -> TableRegistry:
        return TableRegistry(Store(self.url), self.time, self.limits, self.window_time)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def close(self) -> None:
        self.run(self.registry.close())
        self.runner.close()

    def restart(self) -> None:
        self.run(self.registry.close())
        self.time = HandTime()
        self.registry = self._open_registry()
        self.pages = []

    def settle(self) -> None:
        """Until everything is stored and sent, and bots have thought."""
        self.run(self._settle())
        for page in self.pages:
            page.read()

    async def _settle(self) -> None:
        while True:
            self.time.turn(0)
            await self.registry.store.committed()
            sessions = [table.session for table in self.registry.tables.values() if table.session is not None]
            if not any(session.is_busy and not session.is_thinking for session in sessions):
                return

    def think(self) -> None:
        """Until no bot thinks in another process any more."""
        self.run(self._think())
        self.settle()

    async def _think(self) -> None:
        end = clock.monotonic() + PATIENCE
        while any(table.session is not None and table.session.is_thinking for table in self.registry.tables.values()):
            assert clock.monotonic() < end, "a bot hangs"
            await asyncio.sleep(0.002)
            self.time.turn(0)

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        self.run(self._turn(seconds))
        self.settle()

    async def _turn(self, seconds: float) -> None:
        self.time.turn(seconds)

    # -- tables ---------------------------------------------------------------------------------------------------

    def open(self, *seats: str, seed: str = "1", game: str = "boss-monster", **wish: Any) -> Table:
        """A table of "ann": each seat is "me", "open", or the name of a bot."""
        wishes = [SeatWish(each) if each in ("me", "open") else SeatWish("bot", each) for each in seats]  # type: ignore[arg-type]
        chosen = "" if "open" in seats else seed  # nobody may choose the cards of a game with others
        made = NewTable(game, wishes, seed=chosen, **wish)
        table = self.run(self.registry.create(guest_of("ann"), "here", made))
        table.record.seed, table.record.shuffle = seed, "chosen"
        table.save("seed", "shuffle")
        self.settle()
        return table

    def join(self, table: Table, guest: str, seat: int = -1, invite: str | None = None) -> Table:
        wish = Join(table.record.invite if invite is None else invite, seat)
        joined = self.run(self.registry.join(guest_of(guest), "here", table.record.id, wish))
        self.settle()
        return joined

    def table(self, id: str) -> Table:
        table = self.run(self.registry.table(id))
        self.settle()
        return table

    def page(self, table: Table, seat: int = WATCHER, guest: str = "ann") -> Page:
        page = Page(self, table, seat, guest_of(guest))
        self.pages.append(page)
        return page

    def friends(self, *names: str, seed: str = "1", **wish: Any) -> list[Page]:
        """Some people at one table, ann first, each at a page of their own."""
        table = self.open("me", *(["open"] * len(names)), seed=seed, **wish)
        for name in names:
            self.join(table, name)
        return [self.page(table, seat, name) for seat, name in enumerate(("ann", *names))]


def play_out(desk: Desk, pages: list[Page], choose: Callable[[Page], int], most: int = 3000) -> int:
    """Answer whatever is asked until the game is over; the number of answers."""
    given = 0
    while not pages[0].over:
        assert given < most
        asked = [page for page in pages if page.question is not None]
        if asked:
            asked[0].answer(choose(asked[0]))
            given += 1
        else:
            desk.turn(BEAT)
    return given
