"""The command `underhall`, also as `python -m underhall`; it says so in one sentence when only the engine is there."""

import sys

from underhall.errors import MissingExtra
from underhall.extras import needed_by
from underhall.text import negotiate


def main() -> int:
    """Run one command and return its exit code."""
    try:
        with needed_by("underhall", "all"):
            from underhall.cli import main as run
    except MissingExtra as error:
        print(f"underhall: {error.in_language(negotiate(None))}", file=sys.stderr)
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
