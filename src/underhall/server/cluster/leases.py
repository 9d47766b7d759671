"""Leases in PostgreSQL: who runs a table, settled by the database alone.

A process says every moment that it is there; by the database's clock, that holds for some seconds. A table whose lease
is of a process that is not there any more is anybody's. Each time that a table is taken, its lease gets another number,
and everything that is written for a table is written in a transaction that holds the lease of that number (`check`):
whoever has stood still for too long, or was cut off, may believe what it likes, but changes nothing any more.

Nor does it write anything else (`check_there`), such as a guest's name: whoever waited for it has given up, and may
have asked another process. When it can be heard again, it stays away for a moment (`AWAY`), in which it refuses all
that was waiting for it, before it says that it is there.
"""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError

from underhall.server.errorlog import ERRORS
from underhall.server.fence import LeaseLost, NotThere
from underhall.server.refusals import Refusal
from underhall.server.sharing import Elsewhere
from underhall.server.store import reachable

T = TypeVar("T")
LEASE: Final = 2.5  # seconds for which a process is there without a word
RENEWED: Final = 0.5  # seconds between two words
AWAY: Final = 1.0  # seconds from when we notice that others take us for gone until we are there again
TRIES: Final = 3
FORGOTTEN: Final = 60.0  # seconds after which nothing is kept of a process

JOIN: Final = text(
    "INSERT INTO processes (name, alive_until) VALUES (:me, now() + make_interval(secs => :lease)) "
    "ON CONFLICT (name) DO UPDATE SET alive_until = excluded.alive_until"
)
RENEW: Final = text(
    "UPDATE processes SET alive_until = now() + make_interval(secs => :lease) "
    "WHERE name = :me AND alive_until > now() RETURNING 1"
)
FORGET: Final = text("DELETE FROM processes WHERE alive_until < now() - make_interval(secs => :forgotten)")
FORGET_LEASES: Final = text("DELETE FROM leases WHERE process NOT IN (SELECT name FROM processes)")
LIVING: Final = text("SELECT name FROM processes WHERE alive_until > now()")
TAKE: Final = text(
    "INSERT INTO leases (table_id, process, number) SELECT :table, :me, nextval('lease_numbers') "
    "WHERE :is_new OR EXISTS (SELECT 1 FROM tables WHERE id = :table) "
    "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, number = excluded.number "
    "WHERE leases.process = :me OR NOT EXISTS "
    "(SELECT 1 FROM processes WHERE name = leases.process AND alive_until > now()) RETURNING number"
)
HOLDER: Final = text(
    "SELECT leases.process FROM leases JOIN processes ON processes.name = leases.process "
    "WHERE leases.table_id = :table AND processes.alive_until > now()"
)
HELD: Final = text(
    "SELECT leases.table_id FROM leases JOIN processes ON processes.name = leases.process "
    "WHERE leases.table_id = ANY(:tables) AND processes.alive_until > now()"
)
RELEASE: Final = text("DELETE FROM leases WHERE table_id = :table AND process = :me AND number = :number")
RELEASE_ALL: Final = text("DELETE FROM leases WHERE process = :me")
LEAVE: Final = text("DELETE FROM processes WHERE name = :me")
CHECK: Final = (
    "SELECT table_id, number FROM leases WHERE table_id = ANY(%s) AND process = %s ORDER BY table_id FOR SHARE"
)

THERE: Final = "SELECT 1 FROM processes WHERE name = %s AND alive_until > clock_timestamp()"


class DatabaseLeases:
    """The leases of one process. Its name must never have been another's."""

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.engine = engine
        self.on_lost: Callable[[], None] = _nothing
        self.on_others: Callable[[set[str], bool], None] = _nobody
        self.others: set[str] = set()
        self._numbers: dict[str, int] = {}  # of our leases, by table
        self._heard = inf  # when the database last heard of us, by our clock; before we begin, `join` has just told it
        self._is_lost = False
        self._renewing = ThreadPoolExecutor(1, "lease")  # nothing else shall keep it waiting
        self._asking = ThreadPoolExecutor(2, "leases")
        self._task: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._releasing: set[asyncio.Future[Any]] = set()

    # -- being there ------------------------------------------------------------------------------------------------

    def join(self) -> None:
        """Be there from now on; called before anybody can come."""
        with self.engine.begin() as connection:
            connection.execute(JOIN, {"me": self.name, "lease": LEASE})
            connection.execute(FORGET, {"forgotten": FORGOTTEN})
            connection.execute(FORGET_LEASES)

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        self._heard = loop.time()
        self._task = loop.create_task(self._stay())
        self._watching = loop.create_task(self._watch())

    async def _stay(self) -> None:
        """Say again and again that we are there, and hear who else is."""
        loop = asyncio.get_running_loop()
        while True:
            asked = loop.time()
            try:
                living = await loop.run_in_executor(self._renewing, self._renew)
                if living is None:
                    self._lose_once()
                    await asyncio.sleep(AWAY)
                    asked = loop.time()
                    living = await loop.run_in_executor(self._renewing, self._come_back)
            except SQLAlchemyError as error:
                ERRORS.report("the lease could not be renewed", str(error).partition("\n")[0])
            else:
                has_changed = self._is_lost or not self.others <= living
                self._heard, self._is_lost = asked, False
                self.others = living
                self.on_others(set(living), has_changed)
            await asyncio.sleep(RENEWED)

    async def _watch(self) -> None:
        """Without the database we have no table longer than it says."""
        while True:
            await asyncio.sleep(RENEWED)
            if not self.is_there():
                self._lose_once()

    def is_there(self) -> bool:
        return not self._is_lost and asyncio.get_running_loop().time() <= self._heard + LEASE

    def _lose_once(self) -> None:
        if not self._is_lost:
            self._is_lost = True
            self._numbers.clear()
            self.on_lost()

    def _renew(self) -> set[str] | None:
        """Who else is there; None if we are not, and were not heard of in time."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql("SET LOCAL lock_timeout = '1s'")
            if connection.execute(RENEW, {"me": self.name, "lease": LEASE}).first() is None:
                return None
            return self._others(connection)

    def _come_back(self) -> set[str]:
        """Be there again, with nothing; who else is."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql("SET LOCAL lock_timeout = '1s'")
            connection.execute(RELEASE_ALL, {"me": self.name})
            connection.execute(JOIN, {"me": self.name, "lease": LEASE})
            return self._others(connection)

    def _others(self, connection: Connection) -> set[str]:
        return set(connection.execute(LIVING).scalars()) - {self.name}

    async def end(self) -> None:
        """Give everything back at once."""
        for task in (self._task, self._watching):
            if task is not None:
                task.cancel()

        def leave(connection: Connection) -> None:
            connection.execute(RELEASE_ALL, {"me": self.name})
            connection.execute(LEAVE, {"me": self.name})

        with suppress(Refusal):  # the database is away; they are free soon all the same
            await self._ask(leave)
        self._numbers.clear()
        self._renewing.shutdown(wait=False)
        self._asking.shutdown(wait=False)

    # -- tables -----------------------------------------------------------------------------------------------------

    def has(self, table: str) -> bool:
        return table in self._numbers

    async def where(self, table: str) -> str:
        found = await self._ask(lambda connection: connection.execute(HOLDER, {"table": table}).scalar())
        return self._met(self.name if found is None else str(found))

    def _met(self, process: str) -> str:
        """The database says that this one is there. If it is the last that is heard of it, we hear of that, too."""
        if process != self.name and process not in self.others:
            self.others.add(process)
            self.on_others(set(self.others), False)
        return process

    async def take(self, table: str) -> str:
        self._require_there(table)
        process, number = await self._ask(lambda connection: self._take(connection, table, False))
        if number:
            self._numbers[table] = number
        return self._met(process)

    async def open(self, table: str) -> None:
        self._require_there(table)
        _, self._numbers[table] = await self._ask(lambda connection: self._take(connection, table, True))

    def _require_there(self, table: str) -> None:
        """What is taken while the others take us for gone is anybody's."""
        if not self.is_there():
            raise Elsewhere(table)

    def _take(self, connection: Connection, table: str, is_new: bool) -> tuple[str, int]:
        """Who has the table now, and the number of our lease; 0 for a table that there is not."""
        connection.exec_driver_sql("SET LOCAL lock_timeout = '4s'")
        for _ in range(TRIES):  # it may be given back between the two questions
            number = connection.execute(TAKE, {"table": table, "me": self.name, "is_new": is_new}).scalar()
            if number is not None:
                return self.name, int(number)
            found = connection.execute(HOLDER, {"table": table}).scalar()
            if found is not None:
                return str(found), 0
        return self.name, 0

    def release(self, table: str) -> None:
        number = self._numbers.pop(table, 0)
        if not number:
            return
        values = {"table": table, "me": self.name, "number": number}
        releasing = asyncio.ensure_future(self._ask(lambda connection: connection.execute(RELEASE, values)))
        self._releasing.add(releasing)
        releasing.add_done_callback(self._released)

    def _released(self, releasing: asyncio.Future[Any]) -> None:
        self._releasing.discard(releasing)
        if not releasing.cancelled():
            releasing.exception()  # the database is away, and we will be heard of no more, or drop what we have

    async def free(self, tables: list[str]) -> list[str]:
        """Each of the processes that are there takes its part of them."""
        held = await self._ask(lambda connection: set(connection.execute(HELD, {"tables": tables}).scalars()))
        processes = [self.name, *self.others]
        return [
            table
            for table in tables
            if table not in held and max(processes, key=lambda each: _weight(table, each)) == self.name
        ]

    async def place(self) -> str:
        return self.name

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        with reachable():
            return await asyncio.get_running_loop().run_in_executor(self._asking, self._ask_now, question)

    def _ask_now(self, question: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return question(connection)

    # -- the fence: see Store -----------------------------------------------------------------------------------------

    def leases_of(self, tables: set[str]) -> dict[str, int]:
        return {table: self._numbers.get(table, 0) for table in tables}

    def check(self, cursor: DBAPICursor, leases: dict[str, int]) -> None:
        if not leases:
            return
        cursor.execute(CHECK, (list(leases), self.name))
        held = dict(cursor.fetchall())
        lost = {table for table, number in leases.items() if held.get(table) != number}
        for table in lost:
            if self._numbers.get(table) == leases[table]:
                self._numbers.pop(table, None)
        if lost:
            raise LeaseLost(lost)

    def check_there(self, cursor: DBAPICursor) -> None:
        cursor.execute(THERE, (self.name,))
        if cursor.fetchone() is None:
            raise NotThere


def _weight(table: str, process: str) -> bytes:
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()


def _nothing() -> None:
    """Nobody runs yet."""


def _nobody(others: set[str], left: bool) -> None:
    """Nobody wants to know who is there."""
