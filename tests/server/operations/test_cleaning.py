"""What deletes rows: old tables by the host's rules, and finished games that are packed. Nothing else may be lost."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from tests.server.desk import BEAT, Desk, Frame
from underhall.server.guests import guest_of
from underhall.server.operations import cleaning
from underhall.server.operations.cleaning import DAY, Cleaner
from underhall.server.operations.packing import pack, unpacked
from underhall.server.operations.settings import Settings
from underhall.server.operations.watchdog import Watchdog
from underhall.server.refusals import Refusal
from underhall.server.schema import LINES, LOG, PACKED, SITTING, STATES, TABLES
from underhall.server.store import Row, rows

pytestmark = pytest.mark.once

OF_TABLES = (LOG, LINES, STATES, PACKED, SITTING)
NOW = time.time()
KEEP_ALL = Settings(pack_after=0)


@pytest.fixture
def desk(database: str) -> Iterator[Desk]:
    desk = Desk(database)
    yield desk
    desk.close()


def of(desk: Desk, table: Any, id: str) -> list[Row]:
    key = table.c.id if table is TABLES else table.c.table_id
    query = select(table).where(key == id).order_by(*table.primary_key)
    return desk.registry.store.read_now(lambda connection: list(rows(connection, query)))


def everything(desk: Desk, id: str) -> list[list[Row]]:
    return [of(desk, table, id) for table in (TABLES, *OF_TABLES)]


def clean(desk: Desk, settings: Settings, now: float = NOW) -> tuple[int, int]:
    return desk.run(Cleaner(desk.registry, settings).clean(now))


def aged(desk: Desk, id: str, days: float) -> str:
    """The table, as if nobody had been there for so long; nothing of it is in memory."""
    desk.run(desk.registry.drop_changed(id))
    set_back(desk, id, days)
    return id


def set_back(desk: Desk, id: str, days: float) -> None:
    then = int(NOW - days * DAY)

    def work(connection: Any) -> None:
        ended = then if connection.execute(select(TABLES.c.ended).where(TABLES.c.id == id)).scalar() else 0
        connection.execute(update(TABLES).where(TABLES.c.id == id).values(visited=then, ended=ended))
        connection.commit()

    desk.registry.store.read_now(work)


def running(desk: Desk, answers: int = 12) -> str:
    pages = desk.friends("bob", free_chat=True)
    while answers:
        asked = [page for page in pages if page.question is not None]
        if asked:
            asked[0].answer(0)
            answers -= 1
        else:
            desk.turn(BEAT)
    pages[0].send(type="say", text="Жаба 😀")
    for page in pages:
        page.shut()
    desk.pages.clear()
    return pages[0].table.record.id


def over(desk: Desk) -> str:
    id = running(desk)
    for guest in ("ann", "bob"):
        desk.run(desk.registry.clear(guest_of(guest), id))
    desk.settle()
    assert desk.table(id).record.standing == "ended"
    return id


def seen(desk: Desk, id: str) -> tuple[list[int], list[Frame], Frame]:
    """All that there is to see of a game that is over."""
    table = desk.table(id)
    assert table.session is not None
    page = desk.page(table, 0)
    found = table.session.game.answers, page.events, page.shown
    page.shut()
    desk.pages.clear()
    desk.run(desk.registry.drop_changed(id))
    return found


def test_each_rule_deletes_what_it_is_for_and_nothing_else(desk: Desk) -> None:
    """Finished, idle and open tables, each by its own rule, with all that belongs to them; younger ones stay whole."""
    old = [aged(desk, id, 10) for id in (over(desk), running(desk), desk.open("me", "open").record.id)]
    young = [aged(desk, id, 3) for id in (over(desk), running(desk), desk.open("me", "open").record.id)]
    before = {id: everything(desk, id) for id in (*old, *young)}
    assert clean(desk, KEEP_ALL) == (0, 0)
    rules = [{"keep_finished": 5}, {"keep_idle": 5}, {"keep_open": 5}]
    for number, rule in enumerate(rules):
        assert clean(desk, msgspec.structs.replace(KEEP_ALL, **rule)) == (1, 0)
        for id in old[: number + 1]:
            assert everything(desk, id) == [[], [], [], [], [], []]
            with pytest.raises(Refusal, match="refused-no-table"):
                desk.table(id)
        for id in (*old[number + 1 :], *young):
            assert everything(desk, id) == before[id]


def test_where_somebody_is_nothing_is_deleted(desk: Desk) -> None:
    """However long ago they came; and whoever comes while tables are deleted finds theirs, or none, never half."""
    here = running(desk)
    aged(desk, running(desk), 10)
    desk.page(desk.table(here), 0)
    set_back(desk, here, 10)
    before = everything(desk, here)
    settings = msgspec.structs.replace(KEEP_ALL, keep_idle=5)
    assert clean(desk, settings) == (1, 0)
    assert everything(desk, here) == before

    async def meanwhile(id: str) -> tuple[int, int]:
        task = asyncio.create_task(Cleaner(desk.registry, settings).clean(NOW))
        while not task.done():
            try:
                await desk.registry.table(id)
            except Refusal:
                assert everything(desk, id) == [[], [], [], [], [], []]
            await asyncio.sleep(0)
        return await task

    due = aged(desk, running(desk), 10)
    deleted, _ = desk.run(meanwhile(due))
    assert [each != [] for each in everything(desk, due)[:2]] == [deleted == 0] * 2
    assert deleted == 0 or not desk.registry.has(due)


def test_a_packed_game_is_the_same_game(desk: Desk) -> None:
    """Every row of it comes back, and it is shown and played back as before; once packed it stays so, and can be
    deleted. A game that goes on is never packed."""
    id, other = aged(desk, over(desk), 2), aged(desk, running(desk), 2)
    log, states, shown = of(desk, LOG, id), of(desk, STATES, id), seen(desk, id)
    rest = everything(desk, other)
    aged(desk, id, 2)
    assert clean(desk, Settings()) == (0, 1)
    assert of(desk, LOG, id) == of(desk, STATES, id) == []
    packed = desk.registry.store.read_now(lambda connection: unpacked(connection, id))
    assert packed is not None
    assert (packed.log, packed.states) == (log, states)
    assert seen(desk, id) == shown
    assert clean(desk, Settings()) == (0, 0)
    assert everything(desk, other) == rest
    desk.restart()
    assert seen(desk, id) == shown
    aged(desk, id, 10)
    assert clean(desk, Settings(keep_finished=5)) == (1, 0)
    assert everything(desk, id) == [[], [], [], [], [], []]


def test_packing_that_fails_loses_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of one transaction or nothing: here the second game of it fails."""
    ids = [aged(desk, over(desk), 2) for _ in range(2)]
    before = {id: everything(desk, id) for id in ids}
    seen_first: list[str] = []

    def failing(connection: Any, id: str) -> bool:
        seen_first.append(id)
        if len(seen_first) == 2:
            raise OSError("no space left")
        return pack(connection, id)

    monkeypatch.setattr(cleaning, "pack", failing)
    with pytest.raises(OSError, match="no space"):
        clean(desk, Settings())
    assert {id: everything(desk, id) for id in ids} == before
    monkeypatch.undo()
    assert clean(desk, Settings()) == (0, 2)


def test_one_process_cleans_at_a_time(desk: Desk) -> None:
    """Of several that want to, whoever notes it first; the others wait for the next round."""
    cleaners = [Cleaner(desk.registry, KEEP_ALL) for _ in range(3)]
    claimed = [desk.registry.store.read_now(each._claim) for each in cleaners]
    assert claimed == [True, False, False]


@pytest.mark.long
def test_a_table_that_nothing_moves_is_told_once(desk: Desk) -> None:
    """Not at the first look, when something may just be about to happen; and never one at which somebody is asked."""
    pages = desk.friends("bob")
    dog, table = Watchdog(), pages[0].table
    assert dog.look([table]) == dog.look([table]) == []
    assert table.session is not None
    table.session.questions.open.clear()  # a mistake of ours
    assert dog.look([table]) == []
    assert dog.look([table]) == dog.look([table]) == [table.record.id]
    assert dog.look([]) == []


def test_pages_of_lists_show_every_table_once(desk: Desk) -> None:
    """Also when tables come and go between two pages; what a page is to follow must be there."""
    ids = [desk.open("me", "open", public=True).record.id for _ in range(4)]
    shown = desk.run(desk.registry.list_tables(guest_of("cat")))
    assert sorted(table.id for table in shown.open) == sorted(ids)
    first = [table.id for table in shown.open][:2]
    later = desk.open("me", "open", public=True).record.id
    desk.run(desk.registry.clear(guest_of("ann"), first[0]))
    rest = desk.run(desk.registry.list_tables(guest_of("cat"), "open", first[1]))
    listed = [table.id for table in rest.open]
    assert len(set(listed)) == len(listed)
    assert {*first, *listed} >= set(ids)
    assert not set(listed) & set(first)
    assert later in {*listed, *(each.id for each in desk.run(desk.registry.list_tables(guest_of("cat"))).open)}
    with pytest.raises(Refusal, match="refused-no-table"):
        desk.run(desk.registry.list_tables(guest_of("cat"), "open", "nothing"))
    query = select(func.count()).select_from(TABLES)
    assert desk.registry.store.read_now(lambda connection: connection.execute(query).scalar()) == 5
