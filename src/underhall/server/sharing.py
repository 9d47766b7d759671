"""What the processes of one server share. Alone, a process has all tables, and nobody to ask.

A table is run by one process at a time. Whoever is about to load or open a table takes it first, and releases it when
nothing of it is in memory any more. `workers/` shares tables among the processes of one machine, `cluster/` among those
of many: both are `Colleagues`, which ask some `Leases` who runs a table, and reach each other over some `Bus`.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from underhall.server.bodies import Join, MyTable
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.timing import Time

if TYPE_CHECKING:
    from underhall.server.registry import TableRegistry

NO_FILE: Final = -1


class Presence(msgspec.Struct, array_like=True):
    """What only the process that runs a table knows of it."""

    connected: list[int]  # seats with a page open
    watching: int
    problem: str
    asked: list[int]  # seats with a question open


class News(msgspec.Struct, array_like=True):
    """What all processes must hear of people: sessions that are over, and who is now in whose place at their tables."""

    sessions: list[str] = []
    old: str = ""
    new: str = ""
    name: str = ""  # '' if `old` has been erased


class Elsewhere(Refusal):
    """Another process runs this table. Whoever asks again is led there."""

    def __init__(self, table: str) -> None:
        super().__init__("refused-busy", 503)
        self.table = table


class Sharing(Protocol):
    """How a process gets on with the others."""

    has_others: bool  # whether there may be other processes, which have tables of their own
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

    async def open(self, table: str) -> None:
        """Have a table from now on that nobody knows of yet."""
        ...

    def release(self, table: str) -> None:
        """Have it no more."""
        ...

    async def free(self, tables: list[str]) -> list[str]:
        """Those of these tables that nobody has, and that we should take."""
        ...

    async def is_ours(self, table: str) -> bool:
        """Whether we have the table or, if nobody has it, should."""
        ...

    async def presence(self, tables: Iterable[str]) -> dict[str, Presence]:
        """Who is at those of these tables that others run."""
        ...

    async def join(self, guest: str, address: str, table: str, wish: Join) -> MyTable:
        """Let the guest sit down at a table that another process runs."""
        ...

    def announce(self, news: News) -> None:
        """Tell all other processes; each of them calls `Accounts.hear`."""
        ...

    async def end(self) -> None:
        """We are about to go, and have nothing more to write: others may have what is ours."""
        ...


class Leases(Protocol):
    """Knows which process runs which table."""

    on_lost: Callable[[], None]  # none of our tables is ours any more

    def is_there(self) -> bool:
        """Whether the others know that we are there, as far as we know ourselves."""
        ...

    def has(self, table: str) -> bool:
        """Whether a table that we have taken is still ours, as far as we know."""
        ...

    async def where(self, table: str) -> str:
        """The process that has the table or, if nobody has it, should."""
        ...

    async def take(self, table: str) -> str:
        """The process that has the table now: ours, unless another has it."""
        ...

    async def open(self, table: str) -> None:
        """Have a table that nobody knows of yet."""
        ...

    def release(self, table: str) -> None:
        """Have it no more."""
        ...

    async def free(self, tables: list[str]) -> list[str]:
        """Those of these tables that nobody has, and that we should take."""
        ...

    async def place(self) -> str:
        """The process for a new table."""
        ...

    async def end(self) -> None:
        """Give back all that is ours."""
        ...


class Bus(Protocol):
    """Carries messages to other processes. What is lost on the way is not sent again."""

    on_message: Callable[[str, bytes, int], None]  # who sent it, the message, the file that came with it
    on_others: Callable[[set[str], bool], None]  # who else is there, and whether somebody has gone
    on_break: Callable[[str], None]  # some messages between us and this process, or all (''), may have been lost

    def begin(self) -> None:
        """Messages may come from now on."""
        ...

    def send(self, process: str, message: bytes, file: int = NO_FILE) -> None:
        """Send this, perhaps with a file, which is ours no more."""
        ...

    def carries_files(self, process: str) -> bool:
        """Whether open files can be sent to this process: it is on the same machine."""
        ...


class Alone:
    """The only process of a server."""

    has_others = False
    remembers_names = True

    def limits(self, time: Time, on: bool) -> Limits:
        return Limits(time, on)

    def begin(self, registry: "TableRegistry") -> None:
        pass

    async def take(self, table: str) -> bool:
        return True

    def release(self, table: str) -> None:
        pass

    async def open(self, table: str) -> None:
        pass

    async def free(self, tables: list[str]) -> list[str]:
        return tables

    async def is_ours(self, table: str) -> bool:
        return True

    async def presence(self, tables: Iterable[str]) -> dict[str, Presence]:
        return {}

    async def join(self, guest: str, address: str, table: str, wish: Join) -> MyTable:
        raise Elsewhere(table)

    def announce(self, news: News) -> None:
        pass

    async def end(self) -> None:
        pass
