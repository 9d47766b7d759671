"""The database: one writer that commits everything that has come up in one go, and tells when it is safe.

Nothing is acknowledged before it is on the disk. Committing is slow and waiting is cheap, so all that comes up while
one transaction is being written goes into the next, and a commit waits a little as long as answers keep coming in.

Whoever brings something to be written also looks whether the last commit is done. The event loop would tell as well,
but only when it has gone through everything else that is ready: with two hundred tables that may take long.
"""

import asyncio
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Dialect, Engine, bindparam, create_engine, event, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from underhall.server.schema import GUESTS, LINES, LOG, METADATA, SITTING, STATES, TABLES

T = TypeVar("T")
Row = dict[str, Any]

_VALUES = re.compile(r"(?<=VALUES )\([?, ]+\)")
_SEVERAL = (256, 64, 16, 4, 1)  # rows in one statement: SQLite takes 32,766 values, and a table has 21
_ORDER = ("guest", "table", "sitting", "log", "state", "line")
_LONGEST_WAIT = 0.015  # seconds that a commit waits for company
_TIDY_AFTER = 300  # commits; each leaves a few pages in the journal


class Batch:
    """What is to be written in one transaction, and who waits for it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.changes: dict[tuple[str, str], Row] = {}  # by kind and key: the last one counts
        self.then: list[Callable[[bool], None]] = []
        self.begun = 0.0  # when the first of them came


class Statement:
    """SQL as the driver wants it: putting it together anew for each commit took longer than the commit."""

    def __init__(self, sql: Any, dialect: Dialect) -> None:
        compiled = sql.compile(dialect=dialect)
        self.text = str(compiled)
        self.order: list[str] | None = compiled.positiontup  # None: the driver knows parameters by name
        self.several: dict[int, str] = {}  # the same for so many rows
        values = _VALUES.search(self.text)
        if self.order is not None and values is not None:
            before, after = self.text[: values.start()], self.text[values.end() :]
            self.several = {count: before + ", ".join([values.group()] * count) + after for count in _SEVERAL}

    def run(self, cursor: DBAPICursor, rows: list[Row]) -> None:
        order = self.order
        if order is None:
            cursor.executemany(self.text, rows)
            return
        given = [tuple([row[name] for name in order]) for row in rows]
        if not self.several:
            cursor.executemany(self.text, given)
            return
        # Many rows in few statements: SQLite lets other threads run at each, and here they are slow to give way. And in
        # few different ones: it keeps what it has made of them.
        first = 0
        for count, text in self.several.items():
            while len(given) - first >= count:
                cursor.execute(text, tuple(chain.from_iterable(given[first : first + count])))
                first += count


class Store:
    """Everything that outlives the process."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self._inserts = {
            kind: Statement(sql, self.engine.dialect) for kind, sql in _inserts(self.engine.dialect.name).items()
        }
        self._updates: dict[tuple[str, ...], Statement] = {}  # by kind and columns
        # The writer's own, and the driver's: SQLAlchemy's takes as long for a statement as SQLite does.
        self._connection: PoolProxiedConnection | None = None
        self._writer = ThreadPoolExecutor(1, "writer")
        self._tidier = ThreadPoolExecutor(1, "tidier")
        self._reader = ThreadPoolExecutor(1, "reader")
        self._batch = Batch()
        self._written = self._batch  # what is being written, or was last
        self._writing: Future[None] | None = None
        self._gathering = False
        self.commits = 0

    # -- writing --------------------------------------------------------------------------------------------------

    def add(self, kind: str, row: Row) -> None:
        """A new row, with the next commit."""
        self._batch.rows.setdefault(kind, []).append(row)

    def change(self, kind: str, key: str, row: Row) -> None:
        """New values for the guest or table of this key, with the next commit."""
        self._batch.changes.setdefault((kind, key), {}).update(row)

    def then(self, done: Callable[[bool], None]) -> None:
        """Commit soon, and call `done` with whether it worked; calls come in the order of their commits."""
        batch = self._batch
        if not batch.then:
            batch.begun = time.monotonic()
        batch.then.append(done)
        self._tend()

    async def committed(self) -> None:
        """Wait until everything so far is safe."""
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(worked: bool) -> None:
            if not waiting.done():  # whoever waited may have gone
                waiting.set_result(worked)

        self.then(done)
        if not await waiting:
            raise OSError("the database could not be written")

    def _tend(self) -> None:
        """Tell those whose commit is done, and see to it that what waits is written."""
        if self._writing is not None:
            if not self._writing.done():
                return
            self._told()
        if not self._batch.then:
            return
        if time.monotonic() - self._batch.begun > _LONGEST_WAIT:
            self._write()
        elif not self._gathering:
            self._gathering = True
            asyncio.get_running_loop().call_soon(self._gather, 0)

    def _gather(self, before: int) -> None:
        """Let all who are about to say something say it: one commit for ten answers costs little more than for one."""
        waiting = len(self._batch.then)
        if before < waiting and self._writing is None:
            asyncio.get_running_loop().call_soon(self._gather, waiting)
            return
        self._gathering = False
        if waiting and self._writing is None:
            self._write()

    def _write(self) -> None:
        loop = asyncio.get_running_loop()
        self._written, self._batch = self._batch, Batch()
        self._writing = self._writer.submit(self._commit, self._written)
        self._writing.add_done_callback(lambda _: loop.call_soon_threadsafe(self._tend))

    def _told(self) -> None:
        assert self._writing is not None
        error = self._writing.exception()
        if error is not None:  # whatever it is, those who wait must hear of it, and the next may work
            print(f"underhall: the database could not be written: {error}", file=sys.stderr)
        self._writing = None
        for done in self._written.then:
            done(error is None)

    def _commit(self, batch: Batch) -> None:
        if not batch.rows and not batch.changes:
            return
        self.commits += 1
        if self._connection is None:
            self._connection = self.engine.raw_connection()
        try:
            cursor = self._connection.cursor()
            for kind in _ORDER:
                rows = batch.rows.get(kind)
                if rows:
                    self._inserts[kind].run(cursor, rows)
            for (kind, key), row in batch.changes.items():
                self._update(kind, *row).run(cursor, [{**row, "key": key}])
            cursor.close()
            self._connection.commit()
        except BaseException:
            self._connection.invalidate()  # nothing of it stays; the next commit finds a connection that works
            self._connection = None
            raise
        if self.commits % _TIDY_AFTER == 0 and self.engine.dialect.name == "sqlite":
            self._tidier.submit(self._tidy)

    def _tidy(self) -> None:
        """Bring what SQLite has in its journal to its place. Most of it while others commit, who would otherwise wait
        for it; the rest between two commits, so that the journal begins anew."""
        self._checkpoint()
        self._writer.submit(self._checkpoint)

    def _checkpoint(self) -> None:
        self.read_now(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)"))

    def _update(self, kind: str, *columns: str) -> Statement:
        statement = self._updates.get((kind, *columns))
        if statement is None:
            table = TABLES if kind == "table" else GUESTS
            sql = update(table).where(table.c.id == bindparam("key"))
            sql = sql.values({column: bindparam(column) for column in columns})
            statement = self._updates[(kind, *columns)] = Statement(sql, self.engine.dialect)
        return statement

    # -- reading --------------------------------------------------------------------------------------------------

    async def read(self, question: Callable[[Connection], T]) -> T:
        """What `question` finds, asked in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    async def close(self) -> None:
        while self._writing is not None or self._batch.then:
            await asyncio.sleep(0.001)
        self._tidier.shutdown()  # first: it leaves work for the writer
        self._writer.shutdown()
        self._reader.shutdown()
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()


def _inserts(dialect: str) -> dict[str, Any]:
    """How each kind of row is put in. Who comes back to a table, or is renamed twice at once, is no error."""
    upsert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    guest = upsert(GUESTS)
    return {
        "table": insert(TABLES),
        "log": insert(LOG),
        "line": insert(LINES),
        "state": insert(STATES),
        "sitting": upsert(SITTING).on_conflict_do_nothing(),
        "guest": guest.on_conflict_do_update(index_elements=["id"], set_={"name": guest.excluded.name}),
    }


def rows(connection: Connection, statement: Any) -> Sequence[Row]:
    return [dict(row) for row in connection.execute(statement).mappings()]


def data_folder() -> Path:
    """Where a person's data belongs on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "underhall"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "underhall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "underhall"


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'underhall.db'}"


def is_database(url: str) -> bool:
    """Whether this is the address of a database that we can use."""
    try:
        make_url(url).get_dialect()
    except (ArgumentError, NoSuchModuleError, ImportError):
        return False
    return True


def open_database(url: str) -> Engine:
    """The database at `url`, brought up to date."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and where.database and where.database != ":memory:":
        Path(where.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(where)
    if where.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _careful)
    migrate(engine)
    return engine


def _careful(connection: Any, entry: ConnectionPoolEntry) -> None:
    """SQLite that loses nothing in a power cut, and lets readers read while it writes."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # see Store._tidy
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the shape that this version knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)

    def to_head(revision: Any, context: Any) -> Any:
        return script._upgrade_revs("head", revision)

    with engine.begin() as connection, EnvironmentContext(config, script, fn=to_head) as environment:
        environment.configure(connection=connection, target_metadata=METADATA)
        with environment.begin_transaction():
            environment.run_migrations()
