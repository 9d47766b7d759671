"""A word to whoever runs the server."""

import sys
from contextlib import suppress


def report(what: str, why: object) -> None:
    """One line on standard error. Where that is full or closed, nothing is lost but the line."""
    told = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else str(why)
    with suppress(OSError, ValueError):
        print(f"underhall: {what}: {told}", file=sys.stderr)
