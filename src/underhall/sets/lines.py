"""TOML with the line of everything in it, so that whoever wrote it finds what is wrong."""

import re
import tomllib
from typing import Any, Final

from underhall.kernel.house_errors import BadSet

LIST: Final = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")
TABLE: Final = re.compile(r"\s*\[\s*([\w-]+)\s*\]")
KEY: Final = re.compile(r"\s*([\w-]+)\s*=")
AT_LINE: Final = re.compile(r"\(at line (\d+)")
MOST_DOTS: Final = 40  # in one line: what reads TOML is slow with keys of very many parts


class Toml:
    """A file of TOML: its content, and the lines of its tables and of their keys."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                raise BadSet(file=file, line=number, why="toml", name=f"{MOST_DOTS} × “.”")
        try:
            self.content: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also of numbers of thousands of digits
            found = AT_LINE.search(str(error))
            at = int(found[1]) if found else text.count("\n") + 1
            raise BadSet(file=file, line=at, why="toml", name=re.split(r" \(at|;", str(error))[0]) from error
        self._lines: dict[tuple[str, int, str], int] = {}
        table, place = "", 0
        counts: dict[str, int] = {}
        for number, line in enumerate(text.split("\n"), 1):
            begins = LIST.match(line)
            if begins:
                table = begins[1]
                place = counts.get(table, 0)
                counts[table] = place + 1
                self._lines[(table, place, "")] = number
            elif named := TABLE.match(line):
                table, place = named[1], 0
                self._lines[(table, place, "")] = number
            elif key := KEY.match(line):
                self._lines.setdefault((table, place, key[1]), number)

    def line(self, table: str, place: int = 0, key: str = "") -> int:
        """Where this key of the so-manieth table of this name stands; without the key, where the table begins."""
        return self._lines.get((table, place, key)) or self._lines.get((table, place, ""), 1)
