"""The only clock that counts. Tests put another in its place and turn it by hand."""

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """What the server asks of time: seconds that only go forward, and a call when some have passed."""

    def now(self) -> float: ...

    def later(self, seconds: float, then: Callable[[], None]) -> Timer: ...


class RealTime:
    """Time as it passes."""

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, then: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, then)


class HandTime:
    """Time that stands still until somebody turns it: for tests."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._count = 0
        self._due: list[tuple[float, int, HandTimer]] = []

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, then: Callable[[], None]) -> Timer:
        self._count += 1
        timer = HandTimer(then)
        heapq.heappush(self._due, (self._now + max(seconds, 0.0), self._count, timer))
        return timer

    def turn(self, seconds: float) -> None:
        """Let so many seconds pass, with everything that is due on the way."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            at, _, timer = heapq.heappop(self._due)
            self._now = max(self._now, at)
            if not timer.off:
                timer.then()
        self._now = until


class HandTimer:
    """A call that waits until time is turned to it."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then = then
        self.off = False

    def cancel(self) -> None:
        self.off = True
        self.then = _nothing


def _nothing() -> None:
    """What a timer calls that was cancelled: it keeps nothing else alive."""
