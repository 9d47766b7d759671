"""`underhall serve`, but the clock of its limits stands still: whoever may do something so often in a minute may do it
no more often at a slow machine. A signal turns the clock.

    python -m tests.server.attacks.served ARGUMENTS
"""

import signal
from typing import Final

from underhall import cli
from underhall.server import registry
from underhall.server.limits import Limits
from underhall.server.timing import HandTime, Time

TURN: Final = signal.SIGUSR1
SECONDS: Final = 11.0  # that it is turned by: more than anybody has to wait who has talked too much


def main() -> None:
    clock = HandTime()

    def limits(time: Time, on: bool = True) -> Limits:
        return Limits(clock, on)

    setattr(registry, "Limits", limits)  # noqa: B010 - the type checker does not see it as the registry's own
    signal.signal(TURN, lambda number, frame: clock.turn(SECONDS))
    cli.main()


if __name__ == "__main__":
    main()
