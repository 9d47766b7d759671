"""`underhall serve` for the tests in the browser, where each moment for reactions lasts as many seconds as a file says.

Games between people need not take as long as with people, and who has to be quick has all the time in the world. While
another file is there, the disk is full.

    BEAT=file FULL=file python serve.py ARGUMENTS
"""

import os
import sqlite3
import sys
from functools import partial
from pathlib import Path

from underhall.cli import main
from underhall.server import run
from underhall.server.store import Batch, Store

BEAT = Path(os.environ["BEAT"])
FULL = Path(os.environ["FULL"])
commit_all = Store._commit_all


def commit_unless_full(store: Store, batch: Batch) -> None:
    if FULL.exists() and batch.owners():
        raise sqlite3.OperationalError("database or disk is full")
    commit_all(store, batch)


Store._commit_all = commit_unless_full  # type: ignore[method-assign]

run.make_app = partial(run.make_app, window_time=lambda: float(BEAT.read_text()))
sys.exit(main())
