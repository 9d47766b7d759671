"""A copy of a database that is being written to. To copy its file alone is not enough: what was committed last is in
the journal beside it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from underhall.errors import UnusableDatabase
from underhall.server.database_url import database_url, file_of, shown_url
from underhall.server.moving import copy_postgresql

PAGES: Final = 1000  # copied at a time; in between, the server writes


def copy_database(url: str, to: Path) -> int:
    """Copy the database at `url` into the file `to`, in one step as far as others can tell; how many tables it has."""
    where = database_url(url)
    if where.get_backend_name() == "postgresql":
        return _copied_from_postgresql(url, to)
    file = file_of(where)
    if file is None:
        raise UnusableDatabase(why="unsupported", where=shown_url(where))
    if file.is_dir() or to.is_dir():
        raise UnusableDatabase(why="folder", where=str(file if file.is_dir() else to))
    if not file.is_file():
        raise UnusableDatabase(why="missing", where=str(file))
    if to.exists() and to.samefile(file):
        raise UnusableDatabase(why="in-use", where=str(file))
    part = to.with_name(f"{to.name}.part")
    try:
        tables = _copied(file, part, to)
        os.replace(part, to)
    except OSError as error:
        raise UnusableDatabase(why="unwritable", where=str(to), reason=error.strerror or str(error)) from error
    finally:
        for name in (part, part.with_name(f"{part.name}-journal")):
            if name.is_file():
                name.unlink()
    return tables


def _copied_from_postgresql(url: str, to: Path) -> int:
    """The same of a PostgreSQL database: its rows as they are at one moment, in a SQLite file of our own."""
    if to.is_dir():
        raise UnusableDatabase(why="folder", where=str(to))
    part = to.with_name(f"{to.name}.part")
    leftovers = [part.with_name(part.name + end) for end in ("", "-wal", "-shm", "-lock", "-journal")]
    try:
        tables = copy_postgresql(url, part)
        with closing(sqlite3.connect(part)) as copy:
            copy.execute("PRAGMA journal_mode = DELETE")
        os.replace(part, to)
    except OSError as error:
        raise UnusableDatabase(why="unwritable", where=str(to), reason=error.strerror or str(error)) from error
    finally:
        for name in leftovers:
            name.unlink(missing_ok=True)
    return tables


def _copied(file: Path, part: Path, to: Path) -> int:
    """Copy the database, and look whether the copy is whole; `to` is what it will be called."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as source:
            source.execute("SELECT count(*) FROM tables").fetchone()
            try:
                with closing(sqlite3.connect(part)) as copy:
                    source.backup(copy, pages=PAGES)
                    copy.execute("PRAGMA journal_mode = DELETE")
                    found = copy.execute("PRAGMA integrity_check").fetchone()[0]
                    if found != "ok":
                        raise UnusableDatabase(why="damaged", where=str(file), reason=str(found))
                    tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
                    return tables
            except sqlite3.OperationalError as error:
                raise UnusableDatabase(why="unwritable", where=str(to), reason=str(error)) from error
    except sqlite3.OperationalError as error:
        why = "damaged" if "no such table" in str(error) else "unwritable"
        raise UnusableDatabase(why=why, where=str(file), reason=str(error)) from error  # type: ignore[arg-type]
    except sqlite3.DatabaseError as error:
        raise UnusableDatabase(why="damaged", where=str(file), reason=str(error)) from error
