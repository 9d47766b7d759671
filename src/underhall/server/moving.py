"""Databases as a whole: everything that one holds goes into another, of whichever kind.

Copies are made table by table from what `schema.py` and `accounts/schema.py` declare, so that nothing that is stored
can be forgotten here. They are read in one transaction, and compared with what they were made from before anybody hears
that it worked.
"""

import hashlib
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, create_engine, func, insert, inspect, select, text

from underhall.errors import UnusableDatabase
from underhall.server.accounts.schema import ACCOUNTS
from underhall.server.database_url import database_url, file_of, shown_url
from underhall.server.schema import HISTORY, LEASES, METADATA, ORDERS, PROCESSES, TABLES
from underhall.server.store import BUSY, Store, understood

AT_ONCE: Final = 1000  # rows
# All but who runs which table, which is true only of servers that run. Those of people are declared when their module
# is imported, which has been done for `ACCOUNTS`.
LASTING: Final = [table for table in METADATA.sorted_tables if table not in (LEASES, PROCESSES)]
assert ACCOUNTS in LASTING
NEW: Final = {HISTORY.name}  # what a database has that was only just made


def migrate_database(url: str) -> str:
    """Bring the database up to date; the step that it is at then. Refused while a server runs on it."""
    store = Store(url)
    try:
        return store.read_now(step_of)
    finally:
        store.release()


def move_database(source: str, target: str) -> int:
    """Copy everything from one database into another, which must be empty; how many rows. Neither may be in use."""
    _require_there(source)
    if _same(source, target):
        raise UnusableDatabase(why="not-empty", where=shown_name(target))
    with _opened(source) as here, _opened(target) as there:
        return copy_all(here, there, target)


def restore_database(copy: Path, target: str) -> int:
    """Put a copy that `backup` has made into an empty database; the copy itself is not touched, even if it is old."""
    _require_there(f"sqlite:///{copy}")
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "copy.db"
        address = f"{copy.absolute().as_uri()}?mode=ro"
        try:  # through SQLite, since a file that was not made by `backup` may have a journal beside it
            with closing(sqlite3.connect(address, uri=True)) as given, closing(sqlite3.connect(own)) as made:
                given.backup(made)
        except sqlite3.Error as error:
            raise UnusableDatabase(why="damaged", where=str(copy), reason=str(error)) from error
        return move_database(f"sqlite:///{own}", target)


def copy_postgresql(source: str, file: Path) -> int:
    """Copy a PostgreSQL database, which may be in use, into a new SQLite file; how many tables for games it has."""
    _require_there(source)
    target = f"sqlite:///{file}"
    count = select(func.count()).select_from(TABLES)
    with _opened(target) as there:
        with _read(source, there) as here:
            copy_all(here, there, target)
        with there.connect() as connection:
            return int(connection.execute(count).scalar_one())


def copy_all(here: Engine, there: Engine, target: str) -> int:
    """Copy all rows, in one transaction on each side, and look whether they have arrived."""
    with here.connect() as reading, there.connect() as writing:
        if here.dialect.name == "postgresql":
            reading.execution_options(isolation_level="REPEATABLE READ")
        elif here.dialect.name == "sqlite":
            reading.exec_driver_sql("BEGIN")
        _require_empty(writing, target)
        with understood(database_url(target)):
            for table in LASTING:
                writing.execute(table.delete())  # what a new database has of its own
                for rows in _in_pieces(reading, table):
                    writing.execute(insert(table), rows)
            before, after = contents(reading), contents(writing)
            if before != after:
                different = sorted(name for name in before if before[name] != after[name])
                raise UnusableDatabase(why="damaged", where=shown_name(target), reason=", ".join(different))
            writing.commit()
        if there.dialect.name == "postgresql":
            with there.begin() as connection:
                connection.exec_driver_sql("ANALYZE")  # else it would not know for a while how much there is
        return sum(count for count, _ in before.values())


def contents(connection: Connection) -> dict[str, tuple[int, str]]:
    """How many rows each table has, and a number that changes with anything in them."""
    found = {}
    for table in LASTING:
        count, total = 0, 0
        for rows in _in_pieces(connection, table):
            for row in rows:
                words = repr([_plain(row[column.name]) for column in table.columns]).encode()
                # Added up, so that the order does not matter: databases sort letters each in its own way.
                total += int.from_bytes(hashlib.sha256(words).digest()[:16], "big")
                count += 1
        found[table.name] = (count, f"{total:x}")
    return found


def _plain(value: Any) -> Any:
    return bytes(value) if isinstance(value, (memoryview, bytearray)) else value


def _in_pieces(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    result = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
    for piece in result.mappings().partitions():
        yield [dict(row) for row in piece]


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    """The database, ours as long as this lasts; refused while a server runs on it."""
    store = Store(url)
    try:
        yield store.engine
    finally:
        store.release()


@contextmanager
def _read(url: str, current: Engine) -> Iterator[Engine]:
    """The database for reading, also while a server runs on it; one of an older version is brought up to date first,
    for which no server may run."""
    with understood(database_url(url)):
        engine = open_plain(url)
        with engine.connect() as connection, current.connect() as other:
            is_current = step_of(connection) == step_of(other)
    try:
        if is_current:
            yield engine
        else:
            with _opened(url) as migrated:
                yield migrated
    finally:
        engine.dispose()


def step_of(connection: Connection) -> str:
    """The migration that the database is at."""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


@contextmanager
def used_database(url: str) -> Iterator[Connection]:
    """A connection to a database beside the server that may be running on it. It must be of this version."""
    _require_there(url)
    where = database_url(url)
    with understood(where):
        engine = open_plain(url)
        try:
            if not inspect(engine).has_table(ORDERS.name):
                raise UnusableDatabase(why="damaged", where=shown_name(url), reason=ORDERS.name)
            with engine.connect() as connection:
                if engine.dialect.name == "sqlite":
                    connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}")
                yield connection
        finally:
            engine.dispose()


def _require_there(url: str) -> None:
    """Refuse a file that does not exist: opening it would make one. And one that is no database of ours."""
    where = database_url(url)
    file = file_of(where)
    if file is not None and not file.is_file():
        raise UnusableDatabase(why="folder" if file.is_dir() else "missing", where=str(file))
    with understood(where):
        engine = open_plain(url)
        try:
            if not inspect(engine).has_table("tables"):
                raise UnusableDatabase(why="damaged", where=shown_name(url), reason="tables")
        finally:
            engine.dispose()


def open_plain(url: str) -> Engine:
    """The database as it is: nothing is brought up to date, nothing is written."""
    return create_engine(database_url(url), hide_parameters=True)


def _require_empty(connection: Connection, target: str) -> None:
    for table in LASTING:
        if table.name not in NEW and connection.execute(select(table).limit(1)).first() is not None:
            raise UnusableDatabase(why="not-empty", where=shown_name(target))


def _same(source: str, target: str) -> bool:
    one, other = database_url(source), database_url(target)
    files = file_of(one), file_of(other)
    if files[0] is not None and files[1] is not None:
        return files[0].resolve() == files[1].resolve()
    return one == other


def shown_name(url: str) -> str:
    where = database_url(url)
    file = file_of(where)
    return str(file) if file is not None else shown_url(where)
