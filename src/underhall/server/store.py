"""The database: one writer thread commits in batches, and says when each is safe.

Nothing is acknowledged before it is on the disk. Committing is slow, so all that is added while one batch is being
written goes into the next, and a batch waits a little as long as more is being added.

Each call of `on_commit` also polls whether the last commit is done. The event loop would say so as well, but only when
it has gone through everything else that is ready: with two hundred tables that may take long.

Each row belongs to a table or a guest, its owner. When the database refuses a batch, it is written again owner by
owner, so that nobody suffers for what somebody else wrote. Whatever could not be written must not stay in memory
either: `on_failure` is called with its owners before anybody else hears of it.
"""

import asyncio
import errno
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    case,
    create_engine,
    event,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from underhall.errors import UnusableDatabase
from underhall.server.database_lock import DatabaseLock, history, hold, in_turn
from underhall.server.database_url import database_url, file_of, shown_url
from underhall.server.errorlog import ERRORS
from underhall.server.fence import Fence, LeaseLost
from underhall.server.operations.figures import FIGURES
from underhall.server.refusals import Refusal
from underhall.server.schema import GUESTS, HISTORY, LESSONS, LINES, LOG, PUZZLES, REPORTS, SITTING, STATES, TABLES
from underhall.server.statements import Statement
from underhall.server.write_turns import WriteTurns

T = TypeVar("T")
Row = dict[str, Any]

_ORDER = ("guest", "table", "sitting", "log", "state", "line", "report", "lesson", "puzzle")
_FENCED = ("table", "sitting", "log", "state", "line")  # what only the process that runs a table writes
_OWNER = {kind: "id" if kind in ("guest", "table") else "table_id" for kind in _ORDER} | {
    "lesson": "guest",
    "puzzle": "guest",
}  # whose
_LONGEST_WAIT = 0.015  # seconds that a batch waits for more
BUSY = 10_000  # milliseconds that a commit waits for another program that has the database
# A node that is cut off or stands still must notice within a lease, and its locks must not outlast one.
IN_CLUSTER = MappingProxyType(
    {
        "connect_timeout": 3,
        "tcp_user_timeout": 3000,
        "keepalives_idle": 2,
        "keepalives_interval": 1,
        "options": "-c idle_in_transaction_session_timeout=2000",
    }
)
_CHECKPOINT_AFTER = 300  # commits; each leaves a few pages in the journal


class NotStored(OSError):
    """The database could not be written; of what was asked nothing has happened."""


class Batch:
    """What is to be written in one transaction, and who waits for it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.changes: dict[tuple[str, str], Row] = {}  # by kind and key: the last one counts
        self.callbacks: list[tuple[Callable[[bool], None], tuple[str, ...]]] = []  # with owners; (): everybody
        self.bound: list[tuple[str, ...]] = []  # owners of which all is written or nothing
        self.failed: set[str] = set()  # owners of whom nothing is written, since something before was not
        self.begun = 0.0  # when the first of them came
        self.leases: dict[str, int] = {}  # by table: the number under which it may be written

    def owners(self) -> set[str]:
        found = {row[_OWNER[kind]] for kind, rows in self.rows.items() for row in rows}
        return found | {key for _, key in self.changes}

    def tables(self) -> set[str]:
        """The owners that are tables of which more than a report is written."""
        found = {row[_OWNER[kind]] for kind in _FENCED for row in self.rows.get(kind, ())}
        return found | {key for kind, key in self.changes if kind == "table"}

    def together(self, owners: set[str]) -> set[str]:
        """These owners, and those whose rows must not be written without theirs."""
        more = set(owners).union(*(each for each in self.bound if owners.intersection(each)))
        return owners if more == owners else self.together(more)

    def of(self, owners: set[str]) -> "Batch":
        """What belongs to these owners."""
        part = Batch()
        for kind, rows in self.rows.items():
            part.rows[kind] = [row for row in rows if row[_OWNER[kind]] in owners]
        part.changes = {key: row for key, row in self.changes.items() if key[1] in owners}
        part.leases = {table: number for table, number in self.leases.items() if table in owners}
        return part

    def without(self, owners: set[str]) -> None:
        """Take out all that belongs to them, or with it."""
        lost = self.together(owners & self.owners())
        rest = self.of(self.owners() - lost)
        self.rows, self.changes, self.leases = rest.rows, rest.changes, rest.leases
        self.failed |= lost

    def parts(self) -> "list[Batch]":
        """The same in several batches, each with what must be written together."""
        found: list[Batch] = []
        left = self.owners()
        while left:
            group = self.together({next(iter(left))})
            left -= group
            found.append(self.of(group))
        return found


class Store:
    """Everything that outlives the process."""

    def __init__(self, url: str, in_cluster: bool = False) -> None:
        self.on_failure: Callable[[set[str]], None] = _ignore  # called with the owners whose rows could not be written
        self._lock: DatabaseLock | None = None
        self._locking: Connection | None = None  # holds the lock of a PostgreSQL database
        self.missing = 0  # commits that this database once had
        where = database_url(url)
        file = file_of(where)
        with understood(where):
            if file is not None:
                self._lock = _locked(file)
            try:
                self.engine = open_database(url, IN_CLUSTER if in_cluster else {})
                if self.engine.dialect.name == "postgresql":
                    self._locking = hold(self.engine, in_cluster)
                with in_turn(self.engine) as connection:
                    self.id, self._commits, fresh = history(connection)
            except BaseException:
                if self._lock is not None:
                    self._lock.release()
                raise
        if self._lock is not None:
            self.missing = self._lock.missing(self.id, self._commits, fresh)
            self._lock.note(self.id, self._commits)
            self._checkpoint()
        self._count = Statement(update(HISTORY).values(commits=bindparam("commits")), self.engine.dialect)
        self._inserts = {
            kind: Statement(sql, self.engine.dialect) for kind, sql in _inserts(self.engine.dialect.name).items()
        }
        self._updates: dict[tuple[str, ...], Statement] = {}  # by kind and columns
        # The writer's own, and the driver's: SQLAlchemy's takes as long for a statement as SQLite does.
        self._connection: PoolProxiedConnection | None = None
        self._writer = ThreadPoolExecutor(1, "writer")
        self._checkpointer = ThreadPoolExecutor(1, "checkpointer")
        self._reader = ThreadPoolExecutor(1, "reader")
        self._batch = Batch()
        self._written = self._batch  # what is being written, or was last
        self._writing: Future[None] | None = None
        self._coalescing = False
        self._turns: WriteTurns | None = None  # where other processes write, too
        self.fence: Fence | None = None  # where other nodes write, too
        self.commits = 0

    def share(self) -> None:
        """From now on several processes write; they are forked after this, and each opens its own connections."""
        if self._lock is not None:
            self._turns = WriteTurns(self._lock.database)
            self._count = Statement(update(HISTORY).values(commits=literal_column("commits + 1")), self.engine.dialect)
        self.engine.dispose()

    def sync(self) -> None:
        """Return when whatever any process has committed is on the disk."""
        if self._turns is not None:
            self._turns.sync()

    # -- writing --------------------------------------------------------------------------------------------------

    def add(self, kind: str, row: Row) -> None:
        """A new row, with the next commit."""
        self._batch.rows.setdefault(kind, []).append(row)

    def change(self, kind: str, key: str, row: Row) -> None:
        """New values for the guest or table of this key, with the next commit."""
        self._batch.changes.setdefault((kind, key), {}).update(row)

    def bind(self, *owners: str) -> None:
        """What has come up for these, and will until the next commit, is written together or not at all."""
        self._batch.bound.append(owners)

    def on_commit(self, done: Callable[[bool], None], *owners: str) -> None:
        """Commit soon, and call `done` with whether it worked for all of `owners`, tables or guests; without any, for
        everybody. Calls come in the order of their commits."""
        batch = self._batch
        if not batch.callbacks:
            batch.begun = time.monotonic()
        batch.callbacks.append((done, owners))
        self._poll()

    async def committed(self, *owners: str) -> None:
        """Wait until everything so far of these owners, or of everybody, is safe."""
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(worked: bool) -> None:
            if not waiting.done():  # whoever waited may have gone
                waiting.set_result(worked)

        self.on_commit(done, *owners)
        if not await waiting:
            raise NotStored("the database could not be written")

    def _poll(self) -> None:
        """If the writer thread is done, finish its batch; then start the next commit."""
        if self._writing is not None:
            if not self._writing.done():
                return
            self._finish()
        if not self._batch.callbacks:
            return
        if time.monotonic() - self._batch.begun > _LONGEST_WAIT:
            self._write()
        elif not self._coalescing:
            self._coalescing = True
            asyncio.get_running_loop().call_soon(self._coalesce, 0)

    def _coalesce(self, before: int) -> None:
        """Wait while more is being added: one commit for ten answers costs little more than for one."""
        waiting = len(self._batch.callbacks)
        if before < waiting and self._writing is None:
            asyncio.get_running_loop().call_soon(self._coalesce, waiting)
            return
        self._coalescing = False
        if waiting and self._writing is None:
            self._write()

    def _write(self) -> None:
        loop = asyncio.get_running_loop()
        self._written, self._batch = self._batch, Batch()
        if self.fence is not None:
            self._written.leases = self.fence.leases_of(self._written.tables())
        self._writing = self._writer.submit(self._commit, self._written)
        self._writing.add_done_callback(lambda _: loop.call_soon_threadsafe(self._poll))

    def _finish(self) -> None:
        """Say to everybody who waits for the batch that was written whether that worked."""
        assert self._writing is not None
        error = self._writing.exception()
        written = self._written
        failed = written.failed
        if error is not None:  # whatever it is, those who wait must hear of it, and the next may work
            ERRORS.report("the database could not be written", str(error))
            failed |= written.owners()
        self._writing = None
        if failed:
            # What was added since builds on rows that are not there.
            self._batch.without(failed)
            self.on_failure(failed)
        for done, owners in written.callbacks:
            try:
                done(not failed.intersection(owners) if owners else error is None and not failed)
            except Exception as mistake:  # of one table; the others wait, too
                ERRORS.report("after a commit", mistake)

    def _commit(self, batch: Batch) -> None:
        """Write a batch; what the database does not take of it is in `failed` afterwards."""
        try:
            self._commit_all(batch)
        except LeaseLost as lost:
            batch.without(lost.tables)
            self._commit(batch)
        except Exception as error:
            parts = batch.parts()
            if not _is_refused(error) or len(parts) < 2:
                raise
            for part in parts:
                try:
                    self._commit_all(part)
                except Exception as refused:
                    ERRORS.report("the database did not take what one table wrote", str(refused))
                    batch.failed |= part.owners()

    def _commit_all(self, batch: Batch) -> None:
        if not any(batch.rows.values()) and not batch.changes:
            return
        self.commits += 1
        began = time.perf_counter()
        if self._turns is None:
            self._write_rows(batch)
        else:
            with self._turns:
                self._write_rows(batch)
            self._turns.sync()
        FIGURES.count_commit(time.perf_counter() - began)
        if self._lock is not None:
            self._lock.note(self.id, self._commits)
        if self._commits % _CHECKPOINT_AFTER == 0 and self.engine.dialect.name == "sqlite":
            self._checkpointer.submit(self._checkpoint_twice)

    def _write_rows(self, batch: Batch) -> None:
        if self._connection is None:
            self._connection = self.engine.raw_connection()
            if self._turns is not None:
                self._connection.cursor().execute("PRAGMA synchronous=NORMAL")  # see write_turns.py
        cursor = self._connection.cursor()
        commits = self._commits + 1
        try:
            if self.fence is not None:
                self.fence.check(cursor, batch.leases)
            for kind in _ORDER:
                rows = batch.rows.get(kind)
                if rows:
                    self._inserts[kind].run(cursor, rows)
            for (kind, key), row in batch.changes.items():
                self._update(kind, *row).run(cursor, [{**row, "key": key}])
            if self.fence is not None:
                self.fence.check_there(cursor)
            if self._lock is not None:
                self._count.run(cursor, [{"commits": commits}])
            if self._turns is not None:
                commits = cursor.execute("SELECT commits FROM history").fetchone()[0]
            cursor.close()
            self._connection.commit()
        except BaseException:
            # Nothing of it stays, and the next commit finds a connection that works. It is rolled back first: SQLite
            # keeps the lock of a connection that was closed in the middle of a statement.
            with suppress(Exception):
                cursor.close()
                self._connection.rollback()
            self._connection.invalidate()
            self._connection = None
            raise
        self._commits = commits

    def _checkpoint_twice(self) -> None:
        """Copy SQLite's journal into the database: most of it while others commit, who would otherwise wait for it;
        the rest between two commits, so that the journal starts again at its beginning."""
        self._checkpoint()
        self._writer.submit(self._checkpoint_in_turn)

    def _checkpoint_in_turn(self) -> None:
        with self._turns or nullcontext():
            self._checkpoint()

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

    # -- in one step ----------------------------------------------------------------------------------------------

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, which reads and writes in one transaction: when this returns, it is on the disk."""
        try:
            return await asyncio.wrap_future(self._writer.submit(self._transact, work))
        except (OperationalError, InterfaceError, OSError) as error:
            ERRORS.report("the database could not be written", str(error))
            raise NotStored("the database could not be written") from error

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._turns or nullcontext(), self.engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # what is read shall still hold when it is written
            found = work(connection)
            if self.fence is not None:
                self.fence.check_there(connection.connection.cursor())
            commits = self._commits
            if self._lock is not None:
                connection.execute(update(HISTORY).values(commits=HISTORY.c.commits + 1))
                commits = connection.execute(select(HISTORY.c.commits)).scalar_one()
        self._commits = commits
        if self._lock is not None:
            self._lock.note(self.id, commits)
        return found

    # -- reading --------------------------------------------------------------------------------------------------

    async def read(self, question: Callable[[Connection], T]) -> T:
        """What `question` finds, asked in another thread."""
        with reachable():
            return await asyncio.get_running_loop().run_in_executor(self._reader, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    def discard(self, owners: set[str]) -> None:
        """What waits to be written for these is not theirs to write any more."""
        self._batch.without(owners)

    async def written(self) -> None:
        """Wait until nobody waits for anything."""
        while self._writing is not None or self._batch.callbacks:
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.written()
        self._checkpointer.shutdown()  # first: it leaves work for the writer
        self._writer.shutdown()
        self._reader.shutdown()
        self.release()

    def release(self) -> None:
        """Close the database; SQLite then copies its journal into it, unless somebody else has it open."""
        self.on_failure = _ignore
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._locking is not None:
            self._locking.invalidate()  # the lock is gone with it
            self._locking.close()
            self._locking = None
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _inserts(dialect: str) -> dict[str, Any]:
    """How each kind of row is put in. Who comes back to a table, or is renamed twice at once, is no error."""
    upsert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    guest = upsert(GUESTS)
    lesson = upsert(LESSONS)
    # Whoever does a lesson again loses nothing of what was reached.
    most = case((lesson.excluded.step > LESSONS.c.step, lesson.excluded.step), else_=LESSONS.c.step)
    return {
        "table": insert(TABLES),
        "log": insert(LOG),
        "line": insert(LINES),
        "state": insert(STATES),
        "sitting": upsert(SITTING).on_conflict_do_nothing(),
        "report": upsert(REPORTS).on_conflict_do_nothing(),
        "puzzle": upsert(PUZZLES).on_conflict_do_nothing(),  # the first try counts
        "lesson": lesson.on_conflict_do_update(
            index_elements=["guest", "game", "lesson"], set_={"step": most, "steps": lesson.excluded.steps}
        ),
        "guest": guest.on_conflict_do_update(index_elements=["id"], set_={"name": guest.excluded.name}),
    }


def rows(connection: Connection, statement: Any) -> Sequence[Row]:
    return [dict(row) for row in connection.execute(statement).mappings()]


def open_database(url: str, settings: Mapping[str, Any] = MappingProxyType({})) -> Engine:
    """The database at `url`, brought up to date; `settings` are the driver's."""
    where = database_url(url)
    is_sqlite = where.get_backend_name() == "sqlite"
    file = file_of(where)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(  # errors are logged, so they show no parameters
        where, pool_pre_ping=not is_sqlite, connect_args=dict(settings), hide_parameters=True
    )
    if is_sqlite:
        event.listen(engine, "connect", _careful)
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


@contextmanager
def understood(where: URL) -> Iterator[None]:
    """Whatever is wrong with the database is said in a sentence."""
    file = file_of(where)
    shown = str(file) if file is not None else shown_url(where)
    if where.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise UnusableDatabase(why="unsupported", where=shown)
    try:
        yield
    except ModuleNotFoundError as error:
        raise UnusableDatabase(why="no-driver", where=shown, reason=error.name or "") from error
    except NoSuchModuleError as error:
        raise UnusableDatabase(why="unsupported", where=shown) from error
    except CommandError as error:  # the database is at a step that we do not know
        raise UnusableDatabase(why="newer", where=shown) from error
    except OSError as error:
        raise UnusableDatabase(why="unwritable", where=shown, reason=error.strerror or str(error)) from error
    except DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        if file is None:
            # The driver says first what it tried, and at the end what the server replied.
            reason = reason.rpartition(" failed: ")[2].removeprefix("FATAL:").strip()
            raise UnusableDatabase(why="unreachable", where=shown, reason=reason) from error
        if "locked" in reason:
            raise UnusableDatabase(why="in-use", where=shown) from error
        if isinstance(error, OperationalError):  # no rights, a file system that cannot be written or is full
            raise UnusableDatabase(why="unwritable", where=shown, reason=reason) from error
        raise UnusableDatabase(why="damaged", where=shown, reason=reason) from error
    except SQLAlchemyError as error:
        raise UnusableDatabase(why="damaged", where=shown, reason=str(error)) from error


@contextmanager
def reachable() -> Iterator[None]:
    """Whoever asks while the database is away is told so, and comes again."""
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        ERRORS.report("the database could not be read", str(error.orig).partition("\n")[0])
        raise Refusal("refused-unreadable", 503) from error


def _locked(file: Path) -> DatabaseLock:
    """The lock of the database in this file, whose folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        raise UnusableDatabase(why="folder", where=str(file))
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        # SQLite would begin to write into its journal, and notice only later.
        raise UnusableDatabase(why="unwritable", where=str(file), reason=os.strerror(errno.EACCES))
    return DatabaseLock(file)


def _is_refused(error: Exception) -> bool:
    """Whether the database works, but does not take what it was given: a name twice, a character that it cannot hold.
    A disk that is full or a connection that is lost is everybody's trouble."""
    return not isinstance(error, OSError) and type(error).__name__ not in ("OperationalError", "InterfaceError")


def _ignore(owners: Iterable[str]) -> None:
    """Nobody has anything in memory."""


def _careful(connection: Any, entry: ConnectionPoolEntry) -> None:
    """SQLite that loses nothing in a power cut, and lets readers read while it writes."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # see Store._checkpoint_twice
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the shape that this version knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with in_turn(engine) as connection:
        config.attributes["connection"] = connection  # see migrations/env.py
        command.upgrade(config, "head")
