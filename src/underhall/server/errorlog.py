"""Mistakes of our own, told on standard error: never so often that somebody could fill a disk with them."""

import logging
import sys
import time
import traceback
from contextlib import suppress
from typing import Final

MOST: Final = 20
SECONDS: Final = 60.0


class ErrorLog(logging.Filter):
    """Lets so many errors through in a minute, and counts the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._since = -SECONDS
        self._told = 0

    def count_anew(self) -> None:
        """A server begins: what another one has told does not count against it."""
        self._since = -SECONDS
        self._told = 0

    def tell(self, error: BaseException) -> None:
        """Print the error with where it came from."""
        if self._may_tell():
            traceback.print_exception(error, file=sys.stderr)

    def report(self, what: str, why: object) -> None:
        """One line: what cannot be done, and why."""
        if self._may_tell():
            told = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else str(why)
            _print(f"underhall: {what}: {told}")

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the libraries may log this."""
        return self._may_tell()

    def _may_tell(self) -> bool:
        now = time.monotonic()
        if now - self._since > SECONDS:
            if self._told > MOST:
                _print(f"underhall: {self._told - MOST} more errors were not printed")
            self._since = now
            self._told = 0
        self._told += 1
        return self._told <= MOST


def _print(line: str) -> None:
    with suppress(OSError, ValueError):  # where standard error is full or closed, nothing is lost but the line
        print(line, file=sys.stderr)


ERRORS: Final = ErrorLog()
