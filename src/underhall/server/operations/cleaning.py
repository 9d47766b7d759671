"""Old tables are deleted by the rules that the host has set, and finished games are packed.

Little by little, so that no commit waits long for it; and by one process at a time, since each notes in the database
when it has begun. A table that is loaded anywhere is left alone: somebody is there.
"""

import asyncio
import time
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update

from underhall.server.operations.events import EVENTS
from underhall.server.operations.figures import FIGURES
from underhall.server.operations.packing import pack
from underhall.server.operations.settings import Settings
from underhall.server.registry import TableRegistry
from underhall.server.schema import KEYS, LINES, LOG, PACKED, REPORTS, SITTING, STATES, TABLES

DAY: Final = 86_400
EVERY: Final = 600  # seconds between two rounds
SOON: Final = 60  # seconds after the start
AT_ONCE: Final = 20  # tables in one transaction
MOST: Final = 2000  # tables in one round
CLEANED: Final = "cleaned"  # the key that notes when


def delete_tables(connection: Connection, ids: Iterable[str]) -> None:
    """Delete these tables with all that belongs to them. It is the caller's to commit."""
    wanted = list(ids)
    for table in (LOG, LINES, STATES, PACKED, SITTING, REPORTS):
        connection.execute(delete(table).where(table.c.table_id.in_(wanted)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(wanted)))


class Cleaner:
    """Cleans up after the tables of one server."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self.registry = registry
        self.settings = settings
        self._next = time.monotonic() + SOON

    async def look(self) -> None:
        """Clean up, if it is time to, and nobody else does."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + EVERY
        if await asyncio.to_thread(self.registry.store.read_now, self._claim):
            await self.clean(time.time())

    def _claim(self, connection: Connection) -> bool:
        now = int(time.time())
        if connection.execute(select(KEYS.c.value).where(KEYS.c.name == CLEANED)).scalar() is None:
            connection.execute(insert(KEYS).values(name=CLEANED, value="0"))
        before = str(now - EVERY // 2)
        stale = or_(KEYS.c.value < before, KEYS.c.value == "0")  # of the same length until the year 2286
        taken = connection.execute(update(KEYS).where(KEYS.c.name == CLEANED, stale).values(value=str(now)))
        connection.commit()
        return taken.rowcount == 1

    async def clean(self, now: float) -> tuple[int, int]:
        """Delete and pack what is due at this time; how many tables were deleted and packed."""
        deleted = await self._each(self._outdated(now), delete_tables)
        packed = await self._each(self._unpacked(now), _pack_all)
        FIGURES.count("deleted", deleted)
        FIGURES.count("packed", packed)
        if deleted or packed:
            EVENTS.note("cleaned", deleted=deleted, packed=packed)
        return deleted, packed

    def _outdated(self, now: float) -> list[Any]:
        """What is to be deleted, one condition for each rule."""
        rules = (
            ("ended", TABLES.c.ended, self.settings.keep_finished),
            ("running", TABLES.c.visited, self.settings.keep_idle),
            ("open", TABLES.c.visited, self.settings.keep_open),
        )
        found = [
            and_(TABLES.c.standing == standing, when < int(now - days * DAY), TABLES.c.visited < int(now - days * DAY))
            for standing, when, days in rules
            if days
        ]
        return [select(TABLES.c.id).where(each).limit(MOST) for each in found]

    def _unpacked(self, now: float) -> list[Any]:
        if not self.settings.pack_after:
            return []
        has_log = exists().where(LOG.c.table_id == TABLES.c.id)
        before = int(now - self.settings.pack_after * DAY)
        return [select(TABLES.c.id).where(TABLES.c.standing == "ended", TABLES.c.ended < before, has_log).limit(MOST)]

    async def _each(self, queries: list[Any], work: Any) -> int:
        """Do this with the tables that the queries find, as far as nobody has them."""
        done = 0
        store, sharing = self.registry.store, self.registry.sharing
        for query in queries:
            found = await asyncio.to_thread(store.read_now, partial(_ids, query))
            for first in range(0, len(found), AT_ONCE):
                free = [id for id in found[first : first + AT_ONCE] if not self.registry.has(id)]
                taken = [id for id in free if await sharing.take(id)]
                try:
                    done += await asyncio.to_thread(store.read_now, partial(_commit, query, work, taken))
                finally:
                    for id in taken:
                        await self.registry.drop_changed(id)  # somebody may have come meanwhile
                        sharing.release(id)
        return done


def _pack_all(connection: Connection, ids: list[str]) -> None:
    for id in ids:
        pack(connection, id)


def _ids(query: Any, connection: Connection) -> list[str]:
    return list(connection.execute(query).scalars())


def _commit(query: Any, work: Any, ids: list[str], connection: Connection) -> int:
    """Do it with those for which it is still due: somebody may have been there since they were found."""
    due = _ids(query.where(TABLES.c.id.in_(ids)), connection) if ids else []
    if due:
        work(connection, due)
        connection.commit()
    return len(due)
