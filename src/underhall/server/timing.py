"""The only clock that counts. Tests put another in its place and turn it by hand."""

import asyncio
import heapq
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

NO_REGRET: Final = 0.0  # nobody is given time to undo before bots go on


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """What the server asks of time: seconds that only go forward, and a call when some have passed."""

    def now(self) -> float: ...

    def later(self, seconds: float, then: Callable[[], None]) -> Timer: ...

    def in_turn(self, then: Callable[[], None]) -> Timer: ...


class RealTime:
    """Time as it passes.

    What takes long is done in turns, one in each turn of the event loop: what people send is taken in between. Whoever
    is not done goes on first, so that nobody waits for tables that came later.
    """

    def __init__(self) -> None:
        self._turns: deque[Turn] = deque()
        self._is_someones = False  # it is somebody's turn right now

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, then: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, then)

    def in_turn(self, then: Callable[[], None]) -> Timer:
        turn = Turn(then)
        if self._is_someones:
            self._turns.appendleft(turn)
            return turn
        self._turns.append(turn)
        if len(self._turns) == 1:
            asyncio.get_running_loop().call_soon(self._take_turn)
        return turn

    def _take_turn(self) -> None:
        turn = self._turns.popleft()
        self._is_someones = True
        try:
            turn.then()
        finally:
            self._is_someones = False
            while self._turns and self._turns[0].off:
                self._turns.popleft()
            if self._turns:
                asyncio.get_running_loop().call_soon(self._take_turn)


class Turn:
    """Something that waits for its turn."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then = then
        self.off = False

    def cancel(self) -> None:
        self.off = True
        self.then = _nothing


class HandTime:
    """Time that stands still until somebody turns it: for tests."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._count = 0
        self._due: list[tuple[float, int, Turn]] = []

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, then: Callable[[], None]) -> Timer:
        self._count += 1
        timer = Turn(then)
        heapq.heappush(self._due, (self._now + max(seconds, 0.0), self._count, timer))
        return timer

    def in_turn(self, then: Callable[[], None]) -> Timer:
        return self.later(0.0, then)

    def turn(self, seconds: float) -> None:
        """Let so many seconds pass, with everything that is due on the way."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            at, _, timer = heapq.heappop(self._due)
            self._now = max(self._now, at)
            if not timer.off:
                timer.then()
        self._now = until


def _nothing() -> None:
    """What a timer calls that was cancelled: it keeps nothing else alive."""
