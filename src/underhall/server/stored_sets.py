"""Where house sets lie that guests have written: in the database, with the tables that are played with them, so that a
backup has both; and copied to a folder, where the other processes of the machine find them."""

import asyncio
import os
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from underhall.kernel.house import SETS
from underhall.server.database_url import data_folder
from underhall.server.errorlog import ERRORS
from underhall.server.schema import HOUSE_SETS
from underhall.server.store import Store
from underhall.sets.loading import BETWEEN, FOLDER_NAME, KNOWN, MOST_SETS, find_again, keep_for_all, load_text
from underhall.sets.reader import HouseSet

MOST_UNPLAYED: Final = 2000  # sets that nobody has opened a table with: beyond that the oldest go
MOST_FILES: Final = 4000  # in the folder


def use_folder() -> None:
    """Where the processes of this machine find the sets that are played with, unless the host has said so. What they
    find is a copy of what the database has."""
    os.environ.setdefault(FOLDER_NAME, str(data_folder() / "sets"))


async def bring(store: Store, options: dict[str, str], is_played: bool = False) -> None:
    """Have the sets at hand that a table with these options is played with; those that are not known stay so."""
    names = options.get(SETS, "").split(BETWEEN)[:MOST_SETS]
    if not names[0]:
        return
    find_again(options[SETS])
    missing = [name for name in names if name not in KNOWN and name.isprintable()]
    query = select(HOUSE_SETS.c.text).where(HOUSE_SETS.c.key.in_(missing))
    texts = await store.read(lambda connection: list(connection.execute(query).scalars())) if missing else []
    for text in texts:
        await asyncio.to_thread(copy_to_folder, load_text(text))
    known = [name for name in names if name in KNOWN]
    if is_played and known:
        played = update(HOUSE_SETS).where(HOUSE_SETS.c.key.in_(known), HOUSE_SETS.c.played == 0).values(played=1)
        await store.transact(lambda connection: connection.execute(played))


def store_set(connection: Connection, house: HouseSet) -> None:
    """Put a set into the database; of those that nobody plays with, the oldest make room."""
    upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"key": house.key, "text": house.text, "created": int(time.time()), "played": 0}
    connection.execute(upsert(HOUSE_SETS).values(row).on_conflict_do_nothing())
    unplayed = HOUSE_SETS.c.played == 0
    count = connection.execute(select(func.count()).select_from(HOUSE_SETS).where(unplayed)).scalar_one()
    if count > MOST_UNPLAYED:
        oldest = select(HOUSE_SETS.c.key).where(unplayed).order_by(HOUSE_SETS.c.created).limit(count - MOST_UNPLAYED)
        keys = [key for key in connection.execute(oldest).scalars() if key != house.key]
        connection.execute(delete(HOUSE_SETS).where(HOUSE_SETS.c.key.in_(keys)))


def copy_to_folder(house: HouseSet) -> None:
    """Put a set where other processes of this machine find it."""
    folder = Path(os.environ[FOLDER_NAME])
    try:
        files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime) if folder.is_dir() else []
        for file in files[: max(0, len(files) + 1 - MOST_FILES)]:
            file.unlink(missing_ok=True)
        keep_for_all(house)
    except OSError as error:  # bots that cannot find it are replaced
        ERRORS.report("the folder of house sets", error)
