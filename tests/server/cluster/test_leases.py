"""Leases on a real PostgreSQL, without any node: who has a table, and who may write for it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import select, text, update

from tests.server.postgresql import PostgreSQL
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.cluster.leases import DatabaseLeases
from underhall.server.guests import guest_of
from underhall.server.limits import Limits
from underhall.server.protocol import Line
from underhall.server.registry import TableRegistry
from underhall.server.schema import GUESTS, LINES
from underhall.server.sharing import NO_FILE, Elsewhere
from underhall.server.store import NotStored, Store
from underhall.server.timing import HandTime
from underhall.server.workers.colleagues import Colleagues

ANN = guest_of("ann")


class NoBus:
    """Nobody has anything to say."""

    on_message: Any = None
    on_others: Any = None
    on_break: Any = None

    def begin(self) -> None:
        pass

    def send(self, process: str, message: bytes, file: int = NO_FILE) -> None:
        pass

    def carries_files(self, process: str) -> bool:
        return False


class Process:
    """One process of a cluster, without its sockets."""

    def __init__(self, url: str, name: str) -> None:
        self.store = Store(url, in_cluster=True)
        self.leases = DatabaseLeases(name, self.store.engine)
        self.join()
        self.store.fence = self.leases
        self.colleagues = Colleagues(name, self.leases, NoBus(), Limits)
        self.registry = TableRegistry(self.store, HandTime(), False, lambda: 2.0, self.colleagues)
        self.colleagues.begin(self.registry)

    async def close(self) -> None:
        self.registry.background.close()
        await self.store.written()
        await self.leases.end()
        await self.store.close()

    def join(self) -> None:
        """It is there, however long the test takes: nobody says so again until `leases.begin`."""
        self.leases.join()
        self._be_there_until("now() + interval '1 hour'")

    def expire(self) -> None:
        """As if nothing had been heard of it for too long."""
        self._be_there_until("now() - interval '1 second'")

    def _be_there_until(self, when: str) -> None:
        with self.store.engine.begin() as connection:
            connection.execute(
                text(f"UPDATE processes SET alive_until = {when} WHERE name = :me"), {"me": self.leases.name}
            )

    def lines(self, table: str) -> int:
        query = select(LINES.c.number).where(LINES.c.table_id == table)
        return len(self.store.read_now(lambda connection: list(connection.execute(query))))


Test = Callable[[Process, Process], Coroutine[Any, Any, None]]


@pytest.fixture
def run(postgresql: PostgreSQL) -> Callable[[Test], None]:
    url = postgresql.database()

    async def whole(test: Test) -> None:
        one, two = Process(url, "one.0.a"), Process(url, "two.0.b")
        try:
            await test(one, two)
        finally:
            await one.close()
            await two.close()

    return lambda test: asyncio.run(whole(test))


def wish(**more: Any) -> NewTable:
    return NewTable("boss-monster", [SeatWish("me"), SeatWish("bot")], **more)


def test_a_table_is_run_by_one_process_at_a_time(run: Callable[[Test], None]) -> None:
    """Until it is given back; of tables that there are not, nothing is kept."""

    async def test(one: Process, two: Process) -> None:
        id = (await one.registry.create(ANN, "home", wish())).record.id
        with pytest.raises(Elsewhere):
            await two.registry.table(id)
        assert await two.colleagues.where(id) == "one.0.a"
        one.registry._unload(one.registry.tables[id])
        await asyncio.gather(*one.leases._releasing)
        assert (await two.registry.table(id)).record.id == id
        with pytest.raises(Exception, match="refused-no-table"):
            await two.registry.table("nobody")
        count = text("SELECT count(*) FROM leases")
        assert two.store.read_now(lambda connection: connection.execute(count).scalar()) == 1

    run(test)


def test_many_who_want_a_table_at_once_are_told_the_same(run: Callable[[Test], None]) -> None:
    async def test(one: Process, two: Process) -> None:
        id = (await one.registry.create(ANN, "home", wish())).record.id
        one.registry._unload(one.registry.tables[id])
        await asyncio.gather(*one.leases._releasing)
        found = await asyncio.gather(*(each.leases.take(id) for _ in range(8) for each in (one, two)))
        assert len(set(found)) == 1, found

    run(test)


def test_whoever_was_silent_for_too_long_stores_nothing(run: Callable[[Test], None]) -> None:
    """Another has taken the table: what the first one still does is neither stored nor acknowledged, and it lets go."""

    async def test(one: Process, two: Process) -> None:
        table = await one.registry.create(ANN, "home", wish())
        other = await one.registry.create(ANN, "home", wish())
        id = table.record.id
        before = one.lines(id)
        one.expire()
        taken = await two.registry.table(id)
        told: list[bool] = []
        for each in (table, other):
            with each.changing():
                each._add_line(ANN, _line(each.next_line))
        one.store.on_commit(told.append, id)
        one.store.on_commit(told.append, other.record.id)
        await one.store.written()
        assert told == [False, False]
        assert table.broken
        assert other.broken
        assert one.registry.tables == {}
        assert not taken.broken
        assert two.lines(id) == before
        with pytest.raises(Elsewhere):
            await one.registry.table(id)

    run(test)


def test_a_table_that_was_taken_is_refused_alone(run: Callable[[Test], None]) -> None:
    """The process is there, and what it writes for its other tables is stored."""

    async def test(one: Process, two: Process) -> None:
        table = await one.registry.create(ANN, "home", wish())
        other = await one.registry.create(ANN, "home", wish())
        one.expire()
        await two.registry.table(table.record.id)
        one.join()
        told: list[bool] = []
        for each in (table, other):
            with each.changing():
                each._add_line(ANN, _line(each.next_line))
            one.store.on_commit(told.append, each.record.id)
        await one.store.written()
        assert told == [False, True]
        assert set(one.registry.tables) == {other.record.id}

    run(test)


def test_whoever_was_silent_for_too_long_changes_nothing_of_people(run: Callable[[Test], None]) -> None:
    """Names, and what is done in one step: the others have been asked for it by now."""

    async def test(one: Process, two: Process) -> None:
        await two.registry.guests.rename(ANN, "Ann")
        one.expire()
        with pytest.raises(NotStored):
            await one.registry.guests.rename(ANN, "Late")
        with pytest.raises(NotStored):
            await one.store.transact(lambda connection: connection.execute(update(GUESTS).values(name="Late")))
        assert await two.registry.guests.name(ANN) == "Ann"
        one.join()
        await one.registry.guests.rename(ANN, "Anna")
        assert await two.registry.guests.name(ANN) == "Anna"

    run(test)


def test_whoever_comes_back_refuses_first_what_had_waited(run: Callable[[Test], None]) -> None:
    """For a moment it is not there although it could be: it takes no tables, and opens none."""

    async def test(one: Process, two: Process) -> None:
        id = (await two.registry.create(ANN, "home", wish())).record.id
        two.registry._unload(two.registry.tables[id])
        await asyncio.gather(*two.leases._releasing)
        one.expire()
        assert one.leases.is_there(), "it does not know yet"
        one.leases.begin()
        while one.leases.is_there():
            await asyncio.sleep(0.01)
        with pytest.raises(Elsewhere):
            await one.leases.take(id)
        with pytest.raises(Elsewhere):
            await one.leases.open("new")
        while not one.leases.is_there():
            await asyncio.sleep(0.01)
        assert (await one.registry.table(id)).record.id == id

    run(test)


def test_a_process_that_was_away_drops_what_it_had(run: Callable[[Test], None]) -> None:
    """It is there again, but nothing in its memory counts; everything can be taken by anybody."""

    async def test(one: Process, two: Process) -> None:
        id = (await one.registry.create(ANN, "home", wish())).record.id
        one.expire()
        one.leases.begin()
        while one.registry.tables or not one.leases.is_there():
            await asyncio.sleep(0.01)
        assert (await two.registry.table(id)).record.id == id
        assert await one.colleagues.where(id) == "two.0.b"

    run(test)


def test_games_whose_clocks_run_go_on_elsewhere(run: Callable[[Test], None]) -> None:
    """Nobody need come for them; while the first process is there, they are its own."""

    async def test(one: Process, two: Process) -> None:
        timed = (await one.registry.create(ANN, "home", wish(pace="live"))).record.id
        untimed = (await one.registry.create(ANN, "home", wish())).record.id
        await two.registry.load_timed()
        assert two.registry.tables == {}
        one.expire()
        await two.registry.load_timed()
        assert set(two.registry.tables) == {timed}, untimed

    run(test)


def test_clocks_stand_still_while_nobody_runs_a_table(run: Callable[[Test], None]) -> None:
    """Whoever had thought has used what they had thought; the time in which nobody ran the table is nobody's."""

    async def test(one: Process, two: Process) -> None:
        table = await one.registry.create(ANN, "home", wish(pace="live"))
        seat = table.record.seats_of(ANN)[0]
        assert table.session is not None
        time = one.registry.time
        assert isinstance(time, HandTime)
        while seat not in table.session.questions.open:
            time.turn(0.1)
        clock = table.session.clocks.of(seat)
        assert clock is not None
        full = clock.bank
        one.expire()
        time.turn(15.0)  # it stands still, and so does whoever is asked
        other = two.registry.time
        assert isinstance(other, HandTime)
        other.turn(10_000.0)
        taken = await two.registry.table(table.record.id)
        assert taken.session is not None
        while seat not in taken.session.questions.open:
            other.turn(0.1)
        again = taken.session.clocks.of(seat)
        assert again is not None
        assert again.bank == full

    run(test)


def _line(number: int) -> Line:
    return Line(number, 0, "Ann", "", "hello")
