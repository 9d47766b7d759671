"""Statements as the driver wants them, for rows that are written again and again."""

import re
from typing import Any, Final

from sqlalchemy import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor

VALUES: Final = re.compile(r"(?<=VALUES )\([?, ]+\)")
SEVERAL: Final = (256, 64, 16, 4, 1)  # rows in one statement: SQLite takes 32,766 values, and a table has 21


class Statement:
    """SQL as the driver wants it: putting it together anew for each commit took longer than the commit."""

    def __init__(self, sql: Any, dialect: Dialect) -> None:
        compiled = sql.compile(dialect=dialect)
        self.text = str(compiled)
        self.order: list[str] | None = compiled.positiontup  # None: the driver knows parameters by name
        self.several: dict[int, str] = {}  # the same for so many rows
        values = VALUES.search(self.text)
        if self.order is not None and values is not None:
            before, after = self.text[: values.start()], self.text[values.end() :]
            self.several = {count: before + ", ".join([values.group()] * count) + after for count in SEVERAL}

    def run(self, cursor: DBAPICursor, rows: list[dict[str, Any]]) -> None:
        order = self.order
        if order is None:
            cursor.executemany(self.text, rows)
            return
        if not self.several:
            cursor.executemany(self.text, [[row[name] for name in order] for row in rows])
            return
        # Many rows in few statements: SQLite lets other threads run at each, and here they are slow to give way. And in
        # few different ones: it keeps what it has made of them.
        first = 0
        for count, text in self.several.items():
            while len(rows) - first >= count:
                cursor.execute(text, [row[name] for row in rows[first : first + count] for name in order])
                first += count
