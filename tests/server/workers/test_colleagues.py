"""A worker's side of the line, with the supervisor's played here: what it asks, what it keeps, what it takes over."""

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.desk import Desk
from underhall.server.bodies import Join, NewTable, SeatWish
from underhall.server.guests import guest_of
from underhall.server.limits import Limits
from underhall.server.registry import TableRegistry
from underhall.server.sharing import Elsewhere
from underhall.server.store import Store
from underhall.server.timing import HandTime, Time
from underhall.server.workers.channel import Channel
from underhall.server.workers.colleagues import Colleagues
from underhall.server.workers.directory import Directory
from underhall.server.workers.line import SupervisorLine
from underhall.server.workers.messages import (
    Living,
    Place,
    Relay,
    Relayed,
    Release,
    Take,
    Told,
    ToSupervisor,
    ToWorker,
    Where,
)
from underhall.server.workers.shared_limits import SharedCounts, SharedLimits

ANN = guest_of("ann")


def limits_of(counts: SharedCounts, number: int, time: Time, on: bool) -> Limits:
    return SharedLimits(time, on, counts, number)


def channel_of(colleague: Colleagues) -> Channel[ToWorker]:
    assert isinstance(colleague.bus, SupervisorLine)
    return colleague.bus.channel


class Office:
    """What the supervisor does, for workers in one process."""

    def __init__(self, workers: int) -> None:
        self.directory = Directory()
        self.directory.living = set(range(workers))
        self.lines: list[Channel[ToSupervisor]] = []
        self.colleagues: list[Colleagues] = []
        counts = SharedCounts(workers)
        for number in range(workers):
            ours, theirs = socket.socketpair()
            self.lines.append(Channel(ours, ToSupervisor))
            line = SupervisorLine(number, theirs)
            self.colleagues.append(Colleagues(line.name, line, line, partial(limits_of, counts, number)))

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        for number, line in enumerate(self.lines):
            loop.add_reader(line.line, self._hear, number)
        self.tell_all(Living(sorted(self.directory.living), False))

    def _hear(self, number: int) -> None:
        for message, _ in self.lines[number].receive():
            match message:
                case Where(asked, table):
                    self.lines[number].send(Told(asked, self.directory.where(table, number)))
                case Take(asked, table):
                    self.lines[number].send(Told(asked, self.directory.take(table, number)))
                case Place(asked):
                    self.lines[number].send(Told(asked, self.directory.place(number)))
                case Release(table):
                    self.directory.release(table, number)
                case Relay(to, payload):
                    self.lines[to].send(Relayed(number, payload))

    def tell_all(self, message: object) -> None:
        for number in self.directory.living:
            self.lines[number].send(message)

    def close(self) -> None:
        loop = asyncio.get_running_loop()
        for colleague, line in zip(self.colleagues, self.lines, strict=True):
            loop.remove_reader(channel_of(colleague).line)
            loop.remove_reader(line.line)
            channel_of(colleague).close()
            line.close()


class Hall:
    """Two workers over one database."""

    def __init__(self, file: Path) -> None:
        self.office = Office(2)
        store = Store(f"sqlite:///{file}")
        self.registries = [
            TableRegistry(store, HandTime(), True, lambda: 2.0, colleague) for colleague in self.office.colleagues
        ]


def run(file: Path, test: Callable[[Hall], Any]) -> None:
    """Run a test in an event loop, with everything opened before and closed after it."""

    async def whole() -> None:
        hall = Hall(file)
        hall.office.open()
        for registry in hall.registries:
            registry.sharing.begin(registry)
        try:
            await test(hall)
        finally:
            for registry in hall.registries:
                registry.background.close()
            hall.office.close()
            await hall.registries[0].store.close()

    asyncio.run(whole())


def wish(**more: Any) -> NewTable:
    return NewTable("boss-monster", [SeatWish("me"), SeatWish("bot")], **more)


async def has(condition: Callable[[], bool]) -> None:
    """Wait until it is so."""
    while not condition():
        await asyncio.sleep(0.005)


def test_a_table_is_loaded_by_one_worker_at_a_time(tmp_path: Path) -> None:
    """The other is refused until it is unloaded here; nothing is kept of tables that there are not."""

    async def test(hall: Hall) -> None:
        one, two = hall.registries
        id = (await one.create(ANN, "home", wish())).record.id
        with pytest.raises(Elsewhere):
            await two.table(id)
        one._unload(one.tables[id])
        assert (await two.table(id)).record.id == id
        with pytest.raises(Elsewhere):
            await one.table(id)
        for nobody in ("no-such-table", "nor-this"):
            with pytest.raises(Exception, match="refused-no-table"):
                await one.table(nobody)
        await has(lambda: set(hall.office.directory._workers) == {id})

    run(tmp_path / "hall.db", test)


def test_a_request_keeps_its_table_where_it_is(tmp_path: Path) -> None:
    """Though it is unloaded meanwhile; when the request is served, the table is anybody's."""

    async def test(hall: Hall) -> None:
        one, _ = hall.registries
        here, there = hall.office.colleagues
        id = (await one.create(ANN, "home", wish())).record.id
        assert (await here.enter(id), await there.enter(id)) == ("0", "0")
        one._unload(one.tables[id])
        assert await there.enter(id) == "0"
        here.leave(id)
        await has(lambda: id not in hall.office.directory._workers)
        assert await there.take(id)
        there.release(id)
        assert not there._users
        assert not here._users

    run(tmp_path / "hall.db", test)


def test_games_whose_clocks_run_go_on_when_their_worker_is_gone(tmp_path: Path) -> None:
    """Nobody need be there; games without clocks wait for somebody to come back."""

    async def test(hall: Hall) -> None:
        one, two = hall.registries
        timed = (await one.create(ANN, "home", wish(pace="live"))).record.id
        untimed = (await one.create(ANN, "home", wish())).record.id
        await two.load_timed()
        assert two.tables == {}
        hall.office.directory.leave(0)
        hall.office.tell_all(Living([1], True))
        await has(lambda: timed in two.tables)
        assert untimed not in two.tables

    run(tmp_path / "hall.db", test)


def test_a_friend_sits_down_at_a_table_of_another_worker(tmp_path: Path) -> None:
    """Or is told why not, in the same words."""

    async def test(hall: Hall) -> None:
        one, two = hall.registries
        made = await one.create(ANN, "home", NewTable("boss-monster", [SeatWish("me"), SeatWish("open")], public=True))
        body = await two.sharing.join(guest_of("bob"), "home", made.record.id, Join())
        assert body.mine == [1]
        with pytest.raises(Exception, match="refused-full"):
            await two.sharing.join(guest_of("eve"), "home", made.record.id, Join())
        with pytest.raises(Elsewhere):
            await two.join(guest_of("eve"), "home", made.record.id, Join())

    run(tmp_path / "hall.db", test)


def test_whoever_asks_a_colleague_that_dies_is_told(tmp_path: Path) -> None:
    """A list is shown without what it knew."""

    async def test(hall: Hall) -> None:
        two = hall.registries[1]
        await has(lambda: bool(hall.office.colleagues[1].others))
        asyncio.get_running_loop().remove_reader(channel_of(hall.office.colleagues[0]).line)  # it does not answer
        asking = asyncio.get_running_loop().create_task(two.sharing.presence(["t"]))
        await has(lambda: bool(hall.office.colleagues[1]._asked))
        hall.office.directory.leave(0)
        hall.office.tell_all(Living([1], False))
        assert await asking == {}

    run(tmp_path / "hall.db", test)


def test_alone_nothing_is_different(desk: Desk) -> None:
    """A single process has every table, and limits of its own."""
    sharing = desk.registry.sharing
    assert type(desk.registry.limits) is Limits
    assert desk.run(sharing.take("t"))
    assert desk.run(sharing.free(["t"])) == ["t"]
    assert desk.run(sharing.presence(["t"])) == {}
    assert msgspec.json.encode(desk.run(desk.registry.list_tables(ANN))) == b'{"open":[],"running":[],"mine":[]}'
