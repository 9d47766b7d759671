"""What the processes of one server share. Alone, a process has all tables, and nobody to ask.

A table is run by one process at a time. Whoever is about to load or open a table takes it first, and releases it when
nothing of it is in memory any more. `workers/` shares the tables of one machine; nodes that lease tables from a common
database would do the same through these methods.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec

from underhall.server.bodies import MyTable
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.timing import Time

if TYPE_CHECKING:
    from underhall.server.registry import TableRegistry


class Presence(msgspec.Struct, array_like=True):
    """What only the process that runs a table knows of it."""

    connected: list[int]  # seats with a page open
    watching: int
    problem: str
    asked: list[int]  # seats with a question open


class Elsewhere(Refusal):
    """Another process runs this table. Whoever asks again is led there."""

    def __init__(self, table: str) -> None:
        super().__init__("refused-busy", 503)
        self.table = table


class Sharing(Protocol):
    """How a process gets on with the others."""

    remembers_names: bool  # whether what a guest is called can be kept in memory: nobody else changes it

    def limits(self, time: Time, on: bool) -> Limits:
        """Limits that hold for all processes together."""
        ...

    def begin(self, registry: "TableRegistry") -> None:
        """These are our tables from now on."""
        ...

    async def take(self, table: str) -> bool:
        """Have the table from now on; False if another process has it."""
        ...

    def release(self, table: str) -> None:
        """Have it no more."""
        ...

    async def is_ours(self, table: str) -> bool:
        """Whether we have the table or, if nobody has it, should."""
        ...

    async def presence(self, tables: Iterable[str]) -> dict[str, Presence]:
        """Who is at those of these tables that others run."""
        ...

    async def join(self, guest: str, address: str, table: str) -> MyTable:
        """Let the guest sit down at a table that another process runs."""
        ...


class Alone:
    """The only process of a server."""

    remembers_names = True

    def limits(self, time: Time, on: bool) -> Limits:
        return Limits(time, on)

    def begin(self, registry: "TableRegistry") -> None:
        pass

    async def take(self, table: str) -> bool:
        return True

    def release(self, table: str) -> None:
        pass

    async def is_ours(self, table: str) -> bool:
        return True

    async def presence(self, tables: Iterable[str]) -> dict[str, Presence]:
        return {}

    async def join(self, guest: str, address: str, table: str) -> MyTable:
        raise Elsewhere(table)
