"""Orders of the host reach whoever has the table, whatever gets in their way: others who are quicker, messages that are
lost, work that hangs or fails."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tests.server.desk import Desk
from underhall.server.accounts.erasing import erase as erase_oneself
from underhall.server.guests import guest_of
from underhall.server.moderation.desk import act
from underhall.server.moderation.orders import AT_ONCE, Orders
from underhall.server.moderation.waiting import CLOSE, give, waiting
from underhall.server.operations.monitor import Monitor
from underhall.server.schema import TABLES
from underhall.server.sharing import Alone

ANN = guest_of("ann")


def seats_stored(desk: Desk, id: str) -> str:
    return str(
        desk.registry.store.read_now(lambda each: each.execute(select(TABLES.c.seats).filter_by(id=id)).scalar())
    )


def given(desk: Desk, work: Callable[[Connection], Any]) -> None:
    def commit(connection: Connection) -> None:
        work(connection)
        connection.commit()

    desk.registry.store.read_now(commit)


class Watched(Alone):
    """Notes what is stored of the tables at the moment when other processes may read them."""

    has_others = True

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.released: list[str] = []
        self.ours: Callable[[str], bool] = lambda table: True

    def release(self, table: str) -> None:
        self.released.append(seats_stored(self.desk, table))

    async def is_ours(self, table: str) -> bool:
        return self.ours(table)


@pytest.fixture
def watched(desk: Desk) -> Watched:
    sharing = Watched(desk)
    desk.registry.sharing = sharing
    return sharing


def test_nobody_else_has_a_table_before_who_is_erased_is_off_it(desk: Desk, watched: Watched) -> None:
    """Another process that read it in between would show the old name for as long as anybody is there."""
    page = desk.friends("bob", "cid")[0]
    id = page.table.record.id
    assert ANN in seats_stored(desk, id)
    given(desk, lambda connection: act(connection, "erase", ANN))
    desk.run(Orders(desk.registry).look())
    assert watched.released
    assert all(ANN not in seats for seats in watched.released)
    assert ANN not in seats_stored(desk, id)
    assert not desk.registry.store.read_now(waiting)


def test_who_asks_for_a_table_meanwhile_gets_it_as_it_is_afterwards(desk: Desk) -> None:
    """Not as it was: what they did there would be stored with the old name."""
    id = desk.friends("bob", "cid")[0].table.record.id
    registry = desk.registry

    async def meanwhile() -> Any:
        loading: list[asyncio.Task[Any]] = []
        loop = asyncio.get_running_loop()

        def work(connection: Connection) -> None:
            asked = asyncio.run_coroutine_threadsafe(ask(), loop)
            asked.result(10)
            act(connection, "erase", ANN)

        async def ask() -> None:
            loading.append(loop.create_task(registry.table(id)))
            await asyncio.sleep(0.05)
            assert not loading[0].done()

        await registry.change_stored(id, work)
        return await loading[0]

    table = desk.run(meanwhile())
    assert registry.tables[id] is table
    assert not table.broken


def test_word_that_is_lost_is_found_in_the_database(
    desk: Desk, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if another node had the table, and had not heard of it while Redis was away."""
    page = desk.friends("bob", "cid")[0]
    id = page.table.record.id
    accounts = desk.registry.accounts

    async def is_lost(*news: object) -> None:
        """The table is another node's, and nothing comes to it."""

    monkeypatch.setattr(accounts, "replace_here", is_lost)
    monkeypatch.setattr(accounts, "leave_tables", is_lost)
    desk.run(erase_oneself(accounts, ANN))
    assert desk.registry.tables[id].record.knows(ANN)
    desk.run(Orders(desk.registry).look())
    table = desk.table(id)
    assert not table.record.knows(ANN)
    assert table.record.seats_of(guest_of("bob")) == [1]
    table.save("seats", "owner")
    desk.settle()
    assert ANN not in seats_stored(desk, id)


def test_whoever_has_heard_is_left_in_peace(desk: Desk, watched: Watched) -> None:
    """The pages of the others stay open."""
    pages = desk.friends("bob", "cid")
    table = pages[0].table
    desk.run(erase_oneself(desk.registry.accounts, ANN))
    desk.run(Orders(desk.registry).look())
    assert desk.table(table.record.id) is table
    assert not table.broken
    assert not desk.registry.store.read_now(waiting)


def test_orders_of_others_and_those_that_fail_do_not_keep_back_the_rest(desk: Desk, watched: Watched) -> None:
    table = desk.open("me", "open")
    id = table.record.id
    watched.ours = lambda table: table == id
    for each in (*[f"another{n}" for n in range(2 * AT_ONCE)], id):
        given(desk, lambda connection, each=each: give(connection, CLOSE, each))  # type: ignore[misc]
    orders = Orders(desk.registry)
    for _ in range(3):
        desk.run(orders.look())
    assert desk.table(id).record.standing == "ended"


def test_what_is_done_each_second_goes_on_whatever_becomes_of_the_rest(desk: Desk) -> None:
    """What hangs, fails or is cancelled ends nothing else, and is not begun twice at once."""
    done = {"hangs": 0, "fails": 0, "is cancelled": 0, "works": 0}

    async def hangs() -> None:
        done["hangs"] += 1
        await asyncio.Event().wait()

    async def fails() -> None:
        done["fails"] += 1
        raise ValueError

    async def is_cancelled() -> None:
        done["is cancelled"] += 1
        raise asyncio.CancelledError

    async def works() -> None:
        done["works"] += 1

    async def watch() -> None:
        monitor = Monitor(desk.registry)
        monitor.each_second += [hangs, fails, is_cancelled, works]
        for _ in range(3):
            monitor.look()
            await asyncio.sleep(0.01)
        monitor.end()

    desk.run(watch())
    assert done == {"hangs": 1, "fails": 3, "is cancelled": 3, "works": 3}


def test_who_waits_for_a_table_has_it_though_who_asked_first_gives_up(desk: Desk, monkeypatch: Any) -> None:
    """Their end is no end of whoever waits with them, such as what is done each second."""
    id = desk.friends("bob", "cid")[0].table.record.id
    desk.restart()
    registry = desk.registry
    read, begun = registry._read_table, asyncio.Event()

    async def slowly(id: str) -> Any:
        begun.set()
        await asyncio.sleep(0.05)
        return await read(id)

    monkeypatch.setattr(registry, "_read_table", slowly)

    async def ask() -> Any:
        first = asyncio.create_task(registry.table(id))
        await begun.wait()
        second = asyncio.create_task(registry.table(id))
        await asyncio.sleep(0.01)
        first.cancel()
        return await second

    assert desk.run(ask()).record.id == id
