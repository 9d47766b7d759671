"""Which database somebody means: its address, the file it is in, and where it is unless somebody says so."""

import os
import sys
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


def data_folder() -> Path:
    """Where a person's data belongs on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "underhall"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "underhall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "underhall"


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'underhall.db'}"


def database_url(url: str) -> URL:
    """The address of a database; of PostgreSQL's drivers we know one."""
    where = make_url(url)
    return where.set(drivername="postgresql+psycopg") if where.drivername in ("postgresql", "postgres") else where


def is_database(url: str) -> bool:
    """Whether this is the address of a database at all."""
    try:
        make_url(url)
    except ArgumentError:
        return False
    return True


def can_be_shared(url: str) -> bool:
    """Whether several processes can have the database open: not one that is in memory only."""
    where = make_url(url)
    return where.get_backend_name() != "sqlite" or file_of(where) is not None


def file_of(where: URL) -> Path | None:
    """The file of a SQLite database, unless it is in memory only."""
    name = where.database
    if where.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def shown_url(where: URL) -> str:
    """The address as somebody types it: the driver is our business, and the password nobody else's."""
    return where.set(drivername=where.get_backend_name()).render_as_string()
