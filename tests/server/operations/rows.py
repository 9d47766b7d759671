"""A database with rows of every kind, as people leave them behind: for copies that must lose nothing."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Float, Integer, LargeBinary, insert

from underhall.server.moving import LASTING
from underhall.server.schema import HISTORY
from underhall.server.store import Store

TEXTS = ("", "Жаба 😀 ノート", 'two\nlines \\ " %s')


def fill(url: str) -> None:
    """Some rows of each kind: letters of all kinds, bytes, large numbers, nothing at all."""
    store = Store(url)
    try:
        with store.engine.begin() as connection:
            for table in LASTING:
                if table is HISTORY:
                    continue
                for number in range(3):
                    row = {column.name: value(column.type, column.name, number) for column in table.columns}
                    connection.execute(insert(table).values(row))
    finally:
        store.release()


def value(kind: Any, name: str, number: int) -> Any:
    if isinstance(kind, Boolean):
        return number % 2 == 0
    if isinstance(kind, BigInteger):
        return (0, 1, 2**53 + 1)[number]
    if isinstance(kind, Integer):
        return (-1, 0, 2**31 - 1)[number]
    if isinstance(kind, Float):
        return (0.0, 25 / 3, -1e-9)[number]
    if isinstance(kind, LargeBinary):
        return (b"", bytes(range(256)), b"\x00" * 5000)[number]
    return f"{name} {number} {TEXTS[number]}"
