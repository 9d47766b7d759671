"""Errors of the server on standard error, with a limit: nobody can fill a disk with them."""

import logging
import sys
import time
import traceback
from contextlib import suppress
from typing import Final

MOST: Final = 20
SECONDS: Final = 60.0


class ErrorLog(logging.Filter):
    """Prints only so many errors in a minute, and counts the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._since = -SECONDS
        self._printed = 0

    def reset(self) -> None:
        """A server starts: what another one has printed does not count."""
        self._since = -SECONDS
        self._printed = 0

    def print_error(self, error: BaseException) -> None:
        """Print the error with its traceback."""
        if self._may_print():
            traceback.print_exception(error, file=sys.stderr)

    def report(self, what: str, why: object) -> None:
        """One line: what cannot be done, and why."""
        if self._may_print():
            reason = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else str(why)
            _print(f"underhall: {what}: {reason}")

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the libraries may log this."""
        return self._may_print()

    def _may_print(self) -> bool:
        now = time.monotonic()
        if now - self._since > SECONDS:
            if self._printed > MOST:
                _print(f"underhall: {self._printed - MOST} more errors were not printed")
            self._since = now
            self._printed = 0
        self._printed += 1
        return self._printed <= MOST


def _print(line: str) -> None:
    with suppress(OSError, ValueError):  # where standard error is full or closed, nothing is lost but the line
        print(line, file=sys.stderr)


ERRORS: Final = ErrorLog()
