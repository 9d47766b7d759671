"""Mistakes of our own, told on standard error: never so often that somebody could fill a disk with them."""

import logging
import sys
import time
import traceback
from typing import Final

MOST: Final = 20
SECONDS: Final = 60.0


class ErrorLog(logging.Filter):
    """Lets so many errors through in a minute, and counts the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._since = -SECONDS
        self._told = 0

    def tell(self, error: BaseException) -> None:
        """Print the error with where it came from."""
        if self._may_tell():
            traceback.print_exception(error, file=sys.stderr)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the libraries may log this."""
        return self._may_tell()

    def _may_tell(self) -> bool:
        now = time.monotonic()
        if now - self._since > SECONDS:
            if self._told > MOST:
                print(f"underhall: {self._told - MOST} more errors were not printed", file=sys.stderr)
            self._since = now
            self._told = 0
        self._told += 1
        return self._told <= MOST


ERRORS: Final = ErrorLog()
