"""The time between being told to stop and stopping: nothing new is begun, and load balancers look elsewhere."""

import time


class Draining:
    """Whether a server is about to stop, and when it does."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.begun = False
        self._ends = float("inf")

    def begin(self) -> None:
        if not self.begun:
            self._ends = time.monotonic() + self.seconds
            self.begun = True

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self._ends
