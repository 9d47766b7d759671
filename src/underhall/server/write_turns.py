"""Several processes that write to one SQLite database: one after the other, and to the disk together.

SQLite lets whoever finds the database locked try again after some time, and under load some never get their turn: with
four writers, one had a single commit in two seconds. So they wait for a lock of the system's, which wakes the next.

A commit that waits for the disk while it holds the database makes all the others wait as often as there are writers.
Here the database is only held while the rows are written into its journal; then each writer waits until the journal is
on the disk (`sync`), all at the same time, for which the disk needs no longer than for one. Only then is a commit done.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

if sys.platform != "win32":
    import fcntl


class WriteTurns:
    """Whose turn it is. Made before the processes are forked: each of them locks the same nameless file."""

    def __init__(self, database: Path) -> None:
        self._journal = f"{database}-wal"
        self._file = tempfile.TemporaryFile()  # noqa: SIM115  as long as the server runs

    def __enter__(self) -> None:
        if sys.platform != "win32":
            fcntl.lockf(self._file, fcntl.LOCK_EX)  # a process that dies gives it back

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        if sys.platform != "win32":
            fcntl.lockf(self._file, fcntl.LOCK_UN)

    def sync(self) -> None:
        """Return when everything that has been committed so far is on the disk.

        The journal is opened anew each time: SQLite may have put another in its place.
        """
        try:
            file = os.open(self._journal, os.O_RDWR)
        except FileNotFoundError:
            return  # whoever closed the database last has brought all of it to its place
        try:
            os.fsync(file)
        finally:
            os.close(file)
