"""The database: committed together, told in order, brought up to date at the start."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, text

from tests.server.desk import Desk
from underhall.server.guests import guest_of
from underhall.server.schema import GUESTS, METADATA, SITTING
from underhall.server.statements import SEVERAL
from underhall.server.store import _CHECKPOINT_AFTER, Store, open_database, rows

pytestmark = pytest.mark.once
PAGES = 3  # that a commit of one guest with a long name changes
MANY = sum(SEVERAL)  # rows that need every statement


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """Nothing is declared that no migration makes, and the other way round; a second start finds nothing to do."""
    for _ in range(2):
        engine = open_database(f"sqlite:///{tmp_path / 'deep' / 'er' / 'hall.db'}")
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2, "FULL: a power cut loses nothing"
        engine.dispose()


def test_what_comes_up_meanwhile_is_committed_together(desk: Desk) -> None:
    """A hundred writes, a few transactions, and everybody hears in the order in which they wrote."""
    heard: list[int] = []

    async def write(store: Store) -> None:
        for n in range(100):
            store.add("guest", {"id": str(n), "name": f"guest {n}"})
            store.on_commit(lambda worked, n=n: heard.append(n) if worked else None)  # type: ignore[misc]
        await store.committed()

    store = desk.registry.store
    before = store.commits
    desk.run(write(store))
    assert heard == list(range(100))
    assert store.commits - before <= 3
    assert len(desk.run(store.read(lambda connection: connection.execute(select(GUESTS)).all()))) == 100


def test_of_a_commit_that_fails_nothing_stays_and_the_next_one_works(desk: Desk) -> None:
    """Ann is written first, then a line that has no text: the database refuses it, and Ann, bound to it, goes too."""
    line = {"table_id": "t", "number": 0, "guest": "ann", "name": "Ann", "phrase": ""}

    async def write(store: Store, id: str, *texts: str | None) -> None:
        store.add("guest", {"id": id, "name": id})
        store.bind(id, "t")
        for said in texts:
            store.add("line", {**line, "text": said})
        await store.committed()

    store = desk.registry.store
    with pytest.raises(OSError, match="could not be written"):
        desk.run(write(store, "ann", None))
    desk.run(write(store, "bob", "hello"))
    assert [row["id"] for row in desk.run(store.read(lambda connection: rows(connection, select(GUESTS))))] == ["bob"]


def test_more_rows_than_one_statement_takes_are_all_written(desk: Desk) -> None:
    """In their order: of two names of one guest the later one stays."""

    async def write(store: Store) -> None:
        for n in range(2 * MANY + 1):
            store.add("guest", {"id": str(n % (2 * MANY)), "name": f"guest {n}"})
        await store.committed()

    store = desk.registry.store
    desk.run(write(store))
    found = desk.run(store.read(lambda connection: rows(connection, select(GUESTS))))
    names = {row["id"]: row["name"] for row in found}
    assert len(names) == 2 * MANY
    assert names["0"] == f"guest {2 * MANY}"


def test_the_journal_begins_anew_while_others_write(tmp_path: Path) -> None:
    """However long people play, what SQLite has not brought to its place yet stays small; and nothing is lost."""

    async def write(store: Store) -> None:
        for n in range(4 * _CHECKPOINT_AFTER):
            store.add("guest", {"id": str(n), "name": "x" * 2000})
            await store.committed()

    path = tmp_path / "hall.db"
    store = Store(f"sqlite:///{path}")
    asyncio.run(write(store))
    largest = path.with_name("hall.db-wal").stat().st_size
    assert len(store.read_now(lambda connection: connection.execute(select(GUESTS)).all())) == 4 * _CHECKPOINT_AFTER
    asyncio.run(store.close())
    assert largest < 2 * _CHECKPOINT_AFTER * PAGES * 4096, "the journal of half of it all"


def test_a_new_name_replaces_the_old_one(desk: Desk) -> None:
    """Also when both come at once."""

    async def rename() -> None:
        for name in ("Ann", "Anne"):
            await desk.registry.guests.rename("somebody", name)
        desk.registry.guests._names.clear()

    desk.run(rename())
    assert desk.run(desk.registry.guests.name("somebody")) == "Anne"


def test_who_comes_back_to_an_open_table_sits_there_again(desk: Desk) -> None:
    """Leaving and joining again is nothing special."""
    table = desk.open("me", "open", "open")
    for _ in range(3):
        desk.join(table, "bob")
        desk.run(desk.registry.leave(guest_of("bob"), table.record.id))
    desk.join(table, "bob")
    query = select(SITTING).where(SITTING.c.guest == guest_of("bob"))
    assert len(desk.run(desk.registry.store.read(lambda connection: connection.execute(query).all()))) == 1
