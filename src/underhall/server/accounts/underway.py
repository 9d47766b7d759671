"""Requests that are being answered, by who asks. Who wants to be erased has to be answered everything else first: what
is stored later would stay."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 15.0  # seconds: longer than a request takes to arrive, or anything to be stored
POLL: Final = 0.01  # seconds


class Underway:
    """Counts the requests of each person in this process."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    @contextmanager
    def of(self, person: str) -> Iterator[None]:
        """One more, as long as this lasts."""
        self._count[person] += 1
        try:
            yield
        finally:
            self._count[person] -= 1
            if not self._count[person]:
                del self._count[person]

    @property
    def people(self) -> set[str]:
        """Who waits for an answer."""
        return {person for person in self._count if person}

    async def answered(self, person: str, but: int = 0) -> bool:
        """Wait until all of them are answered, `but` so many. Whether there were any."""
        if self._count[person] <= but:
            return False
        end = time.monotonic() + PATIENCE
        while self._count[person] > but and time.monotonic() < end:
            await asyncio.sleep(POLL)
        return True
