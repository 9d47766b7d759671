"""Finished games in one piece. Of a game that runs, every answer is a row; afterwards nothing is ever added, and the
same rows, compressed together, take a tenth of the room."""

import zlib
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from underhall.server.schema import LOG, PACKED, STATES
from underhall.server.store import Row, rows

LEVEL: Final = 6


class PackedRows(msgspec.Struct):
    """What a finished game had in `log` and `states`, in order."""

    log: list[Row]
    states: list[Row]


DECODER: Final = msgspec.msgpack.Decoder(PackedRows)


def pack(connection: Connection, table: str) -> bool:
    """Put the rows of a finished game into one; whether there were any. It is the caller's to commit."""
    found = PackedRows(
        *(
            list(rows(connection, select(each).where(each.c.table_id == table).order_by(each.c.number)))
            for each in (LOG, STATES)
        )
    )
    if not found.log:
        return False
    packed = zlib.compress(msgspec.msgpack.encode(found), LEVEL)
    connection.execute(insert(PACKED).values(table_id=table, rows=packed))
    for each in (LOG, STATES):
        connection.execute(delete(each).where(each.c.table_id == table))
    return True


def unpacked(connection: Connection, table: str) -> PackedRows | None:
    """The rows of a game that was packed."""
    packed = connection.execute(select(PACKED.c.rows).where(PACKED.c.table_id == table)).scalar()
    return None if packed is None else DECODER.decode(zlib.decompress(packed))
