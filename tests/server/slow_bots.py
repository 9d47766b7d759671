"""Bots that take their time, in one way or another, and the process in which they do.

python -m tests.server.slow_bots
"""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from underhall.bots import BOTS, BotKind
from underhall.kernel.decisions import Decision
from underhall.kernel.luck import Luck
from underhall.server import bot_process

LAST: Final = "last"  # takes the last option
WHEN_TOLD: Final = "when-told"  # takes the last option once the file of this variable is gone
FAILING: Final = ("hangs", "raises", "out-of-range", "no-number", "exits", "kills-itself")
GATE: Final = "UNDERHALL_TEST_GATE"


class SlowBot:
    """A bot that does what its name says."""

    def __init__(self, name: str, seat: int, luck: Luck) -> None:
        self.name = name

    def choose(self, view: Callable[[], object], decision: Decision, imagine: object) -> int:
        match self.name:
            case "hangs":
                while True:
                    pass
            case "raises":
                raise ValueError("a secret")
            case "out-of-range":
                return len(decision.codes)
            case "no-number":
                return "0"  # type: ignore[return-value]
            case "exits":
                raise SystemExit
            case "kills-itself":
                os.kill(os.getpid(), signal.SIGKILL)
            case "when-told":
                gate = Path(os.environ[GATE])
                Path(f"{gate}.{os.getpid()}").touch()  # somebody thinks here
                while gate.exists():
                    time.sleep(0.01)
        return len(decision.codes) - 1


SLOW_BOTS: Final = dict.fromkeys((LAST, WHEN_TOLD, *FAILING), BotKind(SlowBot, quick=False))

if __name__ == "__main__":
    BOTS.update(SLOW_BOTS)
    bot_process.main()
