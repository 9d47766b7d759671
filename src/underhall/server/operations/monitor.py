"""What a server does for its host while it runs: it looks at its own event loop and at its tables."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from underhall.server.errorlog import ERRORS
from underhall.server.moderation.words import WORDS
from underhall.server.operations.figures import FIGURES, LAG
from underhall.server.operations.watchdog import Watchdog
from underhall.server.registry import TableRegistry

TICK: Final = 0.25  # seconds between two looks at the event loop
LOOK_EVERY: Final = 40  # ticks until tables are looked at again
SECOND: Final = 4  # ticks
LASTING: Final = 0.9  # part of the longest wait that is left a second later, so that a rare look finds it


class Monitor:
    """Runs beside the tables of one process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.watchdog = Watchdog()
        self.each_second: list[Callable[[], Awaitable[None]]] = []
        self._lag = 0.0
        self._task: asyncio.Task[None] | None = None
        self._looking: dict[int, asyncio.Task[None]] = {}  # what is done each second, by its place in that list

    def begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    def end(self) -> None:
        for task in (self._task, *self._looking.values()):
            if task is not None:
                task.cancel()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        ticks = 0
        while True:
            began = loop.time()
            await asyncio.sleep(TICK)
            self._lag = max(loop.time() - began - TICK, self._lag * (LASTING if ticks % SECOND == 0 else 1.0))
            ticks += 1
            try:
                if ticks % LOOK_EVERY == 0:
                    self.watchdog.look(list(self.registry.tables.values()))
                if ticks % SECOND == 0:
                    self.measure()
                    WORDS.look_again()
                    self.look()
            except Exception as error:
                ERRORS.report("looking after the server", error)

    def look(self) -> None:
        """Begin all that is done each second and does not go on yet: none keeps another waiting, or ends it."""
        for place, look in enumerate(self.each_second):
            going_on = self._looking.get(place)
            if going_on is None or going_on.done():
                self._looking[place] = asyncio.get_running_loop().create_task(_reported(look))

    def measure(self) -> None:
        """Set the figures that are true of this moment."""
        tables = list(self.registry.tables.values())
        sessions = [table.running_session for table in tables]
        FIGURES.set(LAG, self._lag)
        FIGURES.set("tables", len(tables))
        FIGURES.set("games", sum(session is not None for session in sessions))
        FIGURES.set("sockets", sum(len(table.connections) for table in tables))
        FIGURES.set("thinking", sum(session is not None and session.is_thinking for session in sessions))
        FIGURES.set("bot_failures", self.registry.thinking.failures)


async def _reported(look: Callable[[], Awaitable[None]]) -> None:
    """What fails is reported, and done again in a second."""
    try:
        await look()
    except Exception as error:
        ERRORS.report("looking after the server", error)
