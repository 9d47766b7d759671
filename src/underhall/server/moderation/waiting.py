"""Orders for whoever runs a table, as they wait in the database: nobody who is away for a moment misses one."""

import secrets
import time
from typing import Final

from sqlalchemy import Connection, insert, select

from underhall.server.schema import ORDERS
from underhall.server.store import Row, rows

CLOSE: Final = "close"
DELETE: Final = "delete"
FORGET: Final = "forget"
FORGOTTEN: Final = "forgotten"  # in the database already: whoever has the table in memory may not have heard of it
NO_TABLE: Final = ""  # of somebody who has never been at one: only the server that runs has to forget them
MOST: Final = 10_000  # that are read at once


def give(connection: Connection, kind: str, table: str, guest: str = "") -> None:
    """A new order. It is the caller's to commit."""
    row = {"id": secrets.token_hex(8), "kind": kind, "table_id": table, "guest": guest, "created": int(time.time())}
    connection.execute(insert(ORDERS).values(row))


def waiting(connection: Connection) -> list[Row]:
    """The orders that nobody has carried out, the oldest first."""
    return list(rows(connection, select(ORDERS).order_by(ORDERS.c.created, ORDERS.c.id).limit(MOST)))
