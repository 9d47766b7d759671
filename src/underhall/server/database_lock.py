"""One server at a time for a database, and a check that nothing of it was lost.

Beside a SQLite database lies a small file that the server locks as long as it runs, and so do its workers, which are
its children: the lock is free when the last of them is gone. In it stands how many commits this database has seen. The
database counts them, too, and writes the number to the disk before it comes here: it is never behind, whenever the
power fails. If it is, somebody has removed or cut its journal (`…-wal`), or put an older copy in its place.
"""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, insert, select, text

from underhall.errors import UnusableDatabase
from underhall.server.schema import HISTORY

KEY: Final = 0x756E6465_7268616C  # any number will do, as long as it stays the same
TRIES: Final = 10
WAIT: Final = 0.1  # seconds between them
NOTE: Final = "{id} {commits:020}\n"
FAR: Final = 1 << 30  # where nothing is written: on Windows, what is locked cannot be read either

if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def write_at_start(file: int, text: bytes) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, text)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def write_at_start(file: int, text: bytes) -> None:
        os.pwrite(file, text, 0)  # in one go: workers share the file, and where one has got to in it


class DatabaseLock:
    """The file beside the database, locked by this process."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.existed = database.exists()
        self.file = os.open(f"{database}-lock", os.O_RDWR | os.O_CREAT, 0o644)
        # The workers of a server that was killed notice it a moment later.
        if not any(self._tried(tries_left) for tries_left in reversed(range(TRIES))):
            os.close(self.file)
            raise UnusableDatabase(why="in-use", where=str(database))
        self.id, self.commits = self._read()

    def _tried(self, tries_left: int) -> bool:
        """Whether the file is locked now; if not, and it will be tried again, a moment later."""
        try:
            lock(self.file)
        except OSError as error:
            # Some network file systems have no locks: then two servers are not prevented.
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK, errno.EDEADLK):
                time.sleep(WAIT if tries_left else 0)
                return False
        return True

    def _read(self) -> tuple[str, int]:
        """What was noted last; nothing, if nobody has written here or it cannot be read."""
        os.lseek(self.file, 0, os.SEEK_SET)
        id, _, commits = os.read(self.file, 200).decode("ascii", "replace").strip().partition(" ")
        return (id, int(commits)) if commits.isdecimal() else ("", 0)

    def missing(self, id: str, commits: int, fresh: bool) -> int:
        """How many commits this database once had and has no more. A `fresh` one has just been laid out in a file that
        was there before: all that it once held was in the journal."""
        if not self.existed or (id != self.id and not fresh):
            return 0  # another database was put here
        return max(0, self.commits - commits)

    def note(self, id: str, commits: int) -> None:
        """So far it has got. Whether this reaches the disk before the power fails does not matter."""
        with suppress(OSError):  # a full disk; the database has its own word to say about that
            write_at_start(self.file, NOTE.format(id=id, commits=commits).encode())

    def release(self) -> None:
        os.close(self.file)


def hold(engine: Engine, in_cluster: bool) -> Connection:
    """A connection that holds a PostgreSQL database for this server; refused if another one does, unless both are nodes
    of a cluster."""
    connection = engine.connect()
    kind = "_shared" if in_cluster else ""
    # PostgreSQL notices a moment later that the one before has gone.
    for tries_left in reversed(range(TRIES)):
        held = connection.execute(text(f"SELECT pg_try_advisory_lock{kind}(:key)"), {"key": KEY}).scalar()
        connection.commit()
        if held or not tries_left:
            break
        time.sleep(WAIT)
    if not held:
        connection.close()
        raise UnusableDatabase(why="in-use", where=engine.url.set(drivername="postgresql").render_as_string())
    return connection


@contextmanager
def in_turn(engine: Engine) -> Iterator[Connection]:
    """A transaction during which nobody else has one of these: for what several nodes do when they start at once."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": KEY + 1})
        yield connection
        connection.commit()


def history(connection: Connection) -> tuple[str, int, bool]:
    """The database's own id, how many commits it has seen, and whether it has just been given the id."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # whoever cannot write shall hear of it now
        connection.rollback()
    found: Any = connection.execute(select(HISTORY.c.id, HISTORY.c.commits)).first()
    if found is not None:
        return found[0], found[1], False
    id = os.urandom(8).hex()
    connection.execute(insert(HISTORY).values(id=id, commits=0))
    return id, 0, True
