"""Errors of the server on standard error, with a limit: nobody can fill a disk with them. All of them are counted."""

import logging
import sys
import time
import traceback
from collections import deque
from contextlib import suppress
from typing import Final

from underhall.server.operations.events import EVENTS
from underhall.server.operations.figures import FIGURES

MOST: Final = 20
SECONDS: Final = 60.0
RECENT: Final = 50
LONGEST: Final = 300  # letters of one


class ErrorLog(logging.Filter):
    """Prints only so many errors in a minute, and counts the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._since = -SECONDS
        self._printed = 0
        self.recent: deque[str] = deque(maxlen=RECENT)  # the last of them, for the admin page

    def reset(self) -> None:
        """A server starts: what another one has printed does not count."""
        self._since = -SECONDS
        self._printed = 0

    def print_error(self, error: BaseException) -> None:
        """Print the error with its traceback."""
        self._remember(f"{type(error).__name__}: {error}")
        if not self._may_print():
            return
        if EVENTS.format == "json":
            EVENTS.note("error", what=type(error).__name__, why="".join(traceback.format_exception(error)[-3:]))
        else:
            traceback.print_exception(error, file=sys.stderr)

    def report(self, what: str, why: object) -> None:
        """One line: what cannot be done, and why."""
        reason = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else str(why)
        self._remember(f"{what}: {reason}")
        if self._may_print():
            if EVENTS.format == "json":
                EVENTS.note("error", what=what, why=reason)
            else:
                _print(f"underhall: {what}: {reason}")

    def _remember(self, line: str) -> None:
        self.recent.append(f"{time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime())} {line[:LONGEST]}")

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the libraries may log this; where lines are JSON, it is written here."""
        if not self._may_print():
            return False
        if EVENTS.format == "json":
            EVENTS.note("error", what=record.name, why=record.getMessage())
        return EVENTS.format != "json"

    def _may_print(self) -> bool:
        FIGURES.count("errors")
        now = time.monotonic()
        if now - self._since > SECONDS:
            if self._printed > MOST:
                if EVENTS.format == "json":
                    EVENTS.note("errors-not-printed", count=self._printed - MOST)
                else:
                    _print(f"underhall: {self._printed - MOST} more errors were not printed")
            self._since = now
            self._printed = 0
        self._printed += 1
        return self._printed <= MOST


def _print(line: str) -> None:
    with suppress(OSError, ValueError):  # where standard error is full or closed, nothing is lost but the line
        print(line, file=sys.stderr)


ERRORS: Final = ErrorLog()
