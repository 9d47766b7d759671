"""How long the longest proofs are: as long as `make test` can wait, or at full length in `make soak`."""

import os
import time
from typing import Final

FULL: Final = os.environ.get("UNDERHALL_LENGTHS") == "full"


def length(usual: int, full: int) -> int:
    """So many of whatever a proof goes through: `usual` in `make test`, `full` in `make soak`."""
    return full if FULL else usual


def seed(name: str) -> str:
    """What the luck of a proof comes from: always the same in `make test`, another each time in `make soak`."""
    drawn = f"{name} {time.time()}" if FULL else name
    print(f"seed: {drawn}")
    return drawn
