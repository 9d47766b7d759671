"""How commands print: tables for people, one JSON object for programs, errors on standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from underhall.errors import UnderhallError


def console() -> Console:
    """Where people read; nothing in a text is taken for mark-up."""
    return Console(markup=False, highlight=False, emoji=False)


def error_console() -> Console:
    """Where people read what is not the result."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def table(title: str, columns: list[str]) -> Table:
    """An empty table with a heading."""
    made = Table(title=Text(title, style="bold"), title_justify="left")
    for column in columns:
        made.add_column(column, overflow="fold")  # Japanese has no spaces to break at; nothing is cut
    return made


@contextmanager
def progress(total: int, doing: str, hidden: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while something is counted up to `total`, if somebody is watching."""
    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watched, transient=True, disable=hidden or not watched.is_terminal) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda done: bar.advance(task, done)


def print_json(value: dict[str, object]) -> None:
    """The one JSON object of a command."""
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def print_error(error: UnderhallError, lang: str, as_json: bool) -> None:
    """The error as a sentence in `lang`, or as a JSON object that holds it."""
    message = error.in_language(lang)
    if as_json:
        told = {"error": error.message_id, "message": message, "details": error.details}
        print(msgspec.json.encode(told).decode(), file=sys.stderr)
    else:
        print(f"underhall: {message}", file=sys.stderr)
