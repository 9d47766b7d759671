"""Lists of tables, in pages.

Each goes along an index, so that it takes as long among a hundred thousand tables as among a hundred. A page begins
after a table that was on the page before: tables come and go, and none is shown twice for that.
"""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, select, tuple_

from underhall.server.refusals import no_table
from underhall.server.schema import SITTING, TABLES
from underhall.server.store import Row, rows

LISTED: Final = 50  # tables on a page
OPEN: Final = and_(TABLES.c.standing == "open", TABLES.c.public)
RUNNING: Final = and_(TABLES.c.standing == "running", TABLES.c.public, TABLES.c.watchers)
FINISHED: Final = and_(TABLES.c.standing == "ended", TABLES.c.answers > 0)
# Something is put behind the standing, so that no index of it is used: of a guest's own tables there are few, and
# SQLite would otherwise go through all finished games to find them.
OWN_FINISHED: Final = and_(TABLES.c.standing.concat("") == "ended", TABLES.c.answers > 0)


def going_on(connection: Connection, guest: str, only: str, after: str) -> tuple[list[Row], list[Row], list[Row]]:
    """Tables to join, tables to watch, and the guest's own; those that are not asked for are left out."""
    own = _of(guest).where(TABLES.c.standing != "ended")
    queries = {"open": select(TABLES).where(OPEN), "running": select(TABLES).where(RUNNING), "mine": own}
    found = {
        name: _page(connection, query, TABLES.c.created, after) if only in ("", name) else []
        for name, query in queries.items()
    }
    return found["open"], found["running"], found["mine"]


def finished(connection: Connection, guest: str, after: str) -> list[Row]:
    """The public games that are over, and the guest's own.

    Both are looked for by themselves: an index that serves the one cannot serve the other.
    """
    public = _page(connection, select(TABLES).where(FINISHED, TABLES.c.public), TABLES.c.ended, after)
    own = _page(connection, own_finished(guest), TABLES.c.ended, after)
    together = {row["id"]: row for row in (*public, *own)}
    return sorted(together.values(), key=lambda row: (row["ended"], row["id"]), reverse=True)[:LISTED]


def own_finished(guest: str, *columns: ColumnElement[Any]) -> Select[Any]:
    """The guest's own games that are over: all of their columns, or these."""
    return _of(guest, *columns).where(OWN_FINISHED)


def _of(guest: str, *columns: ColumnElement[Any]) -> Select[Any]:
    wanted = select(*columns) if columns else select(TABLES)
    return wanted.join_from(SITTING, TABLES, SITTING.c.table_id == TABLES.c.id).where(SITTING.c.guest == guest)


def _page(connection: Connection, query: Select[Any], when: ColumnElement[int], after: str) -> list[Row]:
    """The newest tables of the query, or those that come after this one."""
    if after:
        last = connection.execute(select(when).where(TABLES.c.id == after)).scalar()
        if last is None:
            raise no_table()
        query = query.where(tuple_(when, TABLES.c.id) < tuple_(last, after))
    return list(rows(connection, query.order_by(when.desc(), TABLES.c.id.desc()).limit(LISTED)))
