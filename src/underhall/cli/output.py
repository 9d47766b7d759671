"""How commands print: tables for people, one JSON object for programs, errors on standard error."""

import sys

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from underhall.errors import UnderhallError


def console() -> Console:
    """Where people read; nothing in a text is taken for mark-up."""
    return Console(markup=False, highlight=False, emoji=False)


def table(title: str, columns: list[str]) -> Table:
    """An empty table with a heading."""
    made = Table(title=Text(title, style="bold"), title_justify="left")
    for column in columns:
        made.add_column(column, overflow="fold")  # Japanese has no spaces to break at; nothing is cut
    return made


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
