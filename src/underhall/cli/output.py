"""How commands print: tables for people, one JSON object for programs, errors on standard error."""

import difflib
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from underhall.errors import BadOptionValue, UnderhallError, UnknownBot, UnknownGame, UnknownOption, UsageError
from underhall.text import texts

COLORS: Final = ("auto", "always", "never")
PIPED_WIDTH: Final = 80  # of what nobody sees in a window

_color = COLORS[0]


def use_color(when: str) -> None:
    """Colours from now on: always, never, or where a terminal shows them (NO_COLOR, FORCE_COLOR and TERM count)."""
    global _color
    _color = when


class Unread(Exception):
    """Whoever read the output has stopped, as `head` does."""


class _Output(Console):
    """A rich console that leaves it to `main` what becomes of a broken pipe."""

    def on_broken_pipe(self) -> NoReturn:
        raise Unread


def console(stderr: bool = False) -> Console:
    """Where people read; nothing in a text is taken for mark-up."""
    shown = (sys.stderr if stderr else sys.stdout).isatty()
    always = _color == "always"
    return _Output(
        stderr=stderr,
        markup=False,
        highlight=False,
        emoji=False,
        width=None if shown or "COLUMNS" in os.environ else PIPED_WIDTH,
        force_terminal=True if always else None,
        color_system="standard" if always else None if _color == "never" else "auto",
        no_color=False if always else None,
    )


def error_console() -> Console:
    """Where people read what is not the result."""
    return console(stderr=True)


def table(title: str, columns: list[str]) -> Table:
    """An empty table with a heading."""
    made = Table(title=Text(title, style="bold"), title_justify="left")
    for column in columns:
        made.add_column(column, overflow="fold")  # Japanese has no spaces to break at; nothing is cut
    return made


@contextmanager
def progress(total: int, doing: str, hidden: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while something is counted up to `total`, if somebody is watching."""
    watched = error_console()
    unseen = hidden or not sys.stderr.isatty() or watched.is_dumb_terminal
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watched, transient=True, disable=unseen) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda done: bar.advance(task, done)


def print_json(value: dict[str, object]) -> None:
    """The one JSON object of a command."""
    print_plain(msgspec.json.format(msgspec.json.encode(value)).decode())


def print_plain(text: str) -> None:
    """Lines for programs, as they are."""
    try:
        print(text, flush=True)
    except BrokenPipeError as error:
        raise Unread from error


def print_error(error: UnderhallError, lang: str, as_json: bool) -> None:
    """The error as a sentence in `lang`, or as a JSON object that holds it."""
    message = error.in_language(lang)
    nearest = _nearest(error)
    if nearest:
        message = f"{message} {texts(lang).say('error-nearest', nearest=nearest)}"
    if as_json:
        body = {"error": error.message_id, "message": message, "details": error.details}
        print(msgspec.json.encode(body).decode(), file=sys.stderr)
    else:
        print(f"underhall: {message}", file=sys.stderr)


def _nearest(error: UnderhallError) -> str:
    """Of what would be right, that which looks most like what was given; '' if nothing does."""
    match error:
        case UnknownGame() | UnknownOption() | UnknownBot():
            given, known = error.details["name"], error.details["known"]
        case BadOptionValue():
            given, known = error.details["value"], error.details["valid"]
        case UsageError() if error.details["why"] in ("no-such-command", "no-such-option"):
            given, known = error.details["given"], error.details["valid"]
        case _:
            return ""
    words = re.split(r"[\s,|\[\]]+", str(known))
    return next(iter(difflib.get_close_matches(str(given), words, n=1)), "")
