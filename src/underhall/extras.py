"""What `pip install underhall` leaves out: the libraries of the command line and of the server are extras."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from underhall.errors import MissingExtra


@contextmanager
def needed_by(what: str, extra: str) -> Iterator[None]:
    """Imports in here that fail for want of a library say which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module in ("", "underhall") or module in sys.stdlib_module_names:
            raise  # no extra would help
        raise MissingExtra(what=what, extra=extra) from error
