"""A report as files: numbers to compare (report.json), a page (report.html), text (report.md) and rows (Parquet)."""

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from underhall.errors import UnwritableFile
from underhall.extras import needed_by
from underhall.lab.errors import BadReport
from underhall.lab.report import Report, report
from underhall.lab.report_sections import as_markdown
from underhall.text import Texts

NUMBERS: Final = "report.json"
PAGE: Final = "report.html"
TEXT: Final = "report.md"
FILES: Final = (PAGE, TEXT, NUMBERS, "games.parquet", "cards.parquet")
WHAT: Final = "underhall report --out"


def make_report(folder: Path, text: Texts, *arguments: Any, **more: Any) -> Report:
    """Play as `report` does with these arguments, and write everything to the folder."""
    with needed_by(WHAT, "lab"):
        from underhall.lab.report_page import page  # here, since they draw and write with libraries of an extra
        from underhall.lab.report_tables import Rows
    try:
        folder.mkdir(parents=True, exist_ok=True)  # before an hour of games, not after it
        _check_writable(folder)
        rows = Rows()
        made = report(*arguments, each=rows.add, **more)
        rows.write(folder)
        (folder / PAGE).write_text(page(made, text), "utf-8")
        (folder / TEXT).write_text(as_markdown(made, text), "utf-8")
        # Last: where it is, the others are, too.
        (folder / NUMBERS).write_bytes(msgspec.json.format(msgspec.json.encode(made)))
    except OSError as error:
        raise UnwritableFile(file=str(folder), reason=error.strerror or str(error)) from error
    return made


def read_report(folder: Path) -> Report:
    """The numbers of a report that was written there."""
    try:
        return msgspec.json.decode((folder / NUMBERS).read_bytes(), type=Report)
    except (FileNotFoundError, NotADirectoryError):
        raise BadReport(why="missing", where=str(folder)) from None
    except (OSError, ValueError, msgspec.DecodeError) as error:
        raise BadReport(why="damaged", where=str(folder), given=str(error)) from error


def _check_writable(folder: Path) -> None:
    probe = folder / f".{os.getpid()}"
    probe.touch()
    probe.unlink()
