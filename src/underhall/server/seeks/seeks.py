"""Leads people who look for the same game to one table.

A seek is an ordinary public table with what its people look for written on it (`Record.seek`). So everything that holds
for tables holds for seeks: they survive a restart, belong to one process at a time, and a place is taken by one person.
Whoever comes is led to the oldest table with the same wish whose people are all still there, or opens one. Should two
open one at the same time, in two processes, the younger table's person moves to the older: each page that waits asks
again every second or two, which also says that it is still there.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import and_, select

import underhall
from underhall.errors import BadSeatCount
from underhall.server.bodies import Join, MyTable, NewTable, SeatWish, Seek
from underhall.server.refusals import Refusal
from underhall.server.schema import SITTING, TABLES
from underhall.server.sharing import Elsewhere
from underhall.server.stored_sets import bring
from underhall.server.table import Table

if TYPE_CHECKING:
    from underhall.server.registry import TableRegistry

PRESENT: Final = 6.0  # seconds since somebody's page has asked: nobody is led to people who may be gone
GONE: Final = 75.0  # seconds after which a page is gone. Browsers let a page in the background ask once a minute
AWAY: Final = 5.0  # seconds until one is gone that has said goodbye: it may have been reloaded
LEAST_SEATS: Final = 2
TRIED: Final = 8  # tables with the same wish


class Seeks:
    """All that this process knows of people who look for opponents."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self._seen: dict[tuple[str, str], float] = {}  # by table and guest: when their page last asked
        self._finding = asyncio.Lock()  # within a process, nobody misses somebody who is just opening a table

    async def find(self, guest: str, address: str, wish: Seek) -> MyTable:
        """A table for the guest's wish: the one that they wait at already, somebody else's, or a new one."""
        limits = self.registry.limits
        limits.seeks.spend(guest)
        limits.address_seeks.spend(address)
        await bring(self.registry.store, wish.options)
        options = _checked(wish)
        key = _key(wish, options)
        async with self._finding:
            mine = await self._own(guest, key)
            if mine is None:
                mine = await self._led(guest, address, key, wish.seal)
            return mine or await self._opened(guest, address, key, wish, options)

    async def look(self, guest: str, address: str, id: str, away: bool) -> MyTable:
        """The guest's page still waits, or says goodbye. It is led on if somebody has waited elsewhere for longer."""
        registry = self.registry
        table = await registry.seated_table(guest, id)
        record = table.record
        if not record.seek:
            raise Refusal("refused-not-seeking", 409)
        if record.standing != "open" or record.is_full:
            return registry.as_body(guest, table)
        self._note(id, guest, away)
        if not away and record.guests_playing == {guest}:
            async with self._finding:
                return await self._moved(guest, address, table)
        return registry.as_body(guest, table)

    def are_present(self, table: Table) -> bool:
        """Whether all who sit at the table have been heard of lately."""
        now, id = self.registry.time.now(), table.record.id
        return all(now - self._seen.get((id, each), -GONE) <= PRESENT for each in table.record.guests_playing)

    def sweep(self) -> None:
        """Every few seconds: who is gone gets up, and a table that nobody is left at ends."""
        now = self.registry.time.now()
        seen = {}
        for id, table in list(self.registry.tables.items()):
            record = table.record
            if not record.seek or record.standing != "open" or record.is_full or table.broken:
                continue
            for guest in record.guests_playing:
                last = self._seen.get((id, guest), now)  # after a restart everybody has time to come back
                if now - last > GONE:
                    self.registry.stand_up(table, guest)
                else:
                    seen[id, guest] = last
        self._seen = seen

    def _note(self, id: str, guest: str, away: bool = False) -> None:
        now = self.registry.time.now()
        self._seen[id, guest] = now - GONE + AWAY if away else now

    # -- finding a table ------------------------------------------------------------------------------------------

    async def _own(self, guest: str, key: str) -> MyTable | None:
        """The table at which the guest waits for the same already. Where they wait for something else, they get up."""
        query = (
            select(TABLES.c.id, TABLES.c.seek)
            .join(SITTING, SITTING.c.table_id == TABLES.c.id)
            .where(and_(SITTING.c.guest == guest, TABLES.c.standing == "open", TABLES.c.seek != ""))
        )
        found = None
        for id, seek in await self.registry.store.read(lambda connection: list(connection.execute(query))):
            try:
                table = await self.registry.table(id)
            except Refusal:
                continue  # another process has it; its page is gone, or it would not ask here
            if table.record.standing != "open" or table.record.is_full or not table.record.seats_of(guest):
                continue
            if seek == key and found is None:
                self._note(id, guest)
                found = self.registry.as_body(guest, table)
            else:
                self.registry.stand_up(table, guest)
        return found

    async def _led(
        self, guest: str, address: str, key: str, seal: str, before: tuple[int, str] | None = None
    ) -> MyTable | None:
        """A place at the oldest table with this wish whose people are there; older than `before`, if that is given."""
        for id in await self._waiting(key, before):
            try:
                joined = await self._join(guest, address, id, Join(seal=seal, if_present=True))
            except Refusal:
                continue  # full by now, or its people are gone
            self._note(id, guest)
            return joined
        return None

    async def _join(self, guest: str, address: str, id: str, wish: Join) -> MyTable:
        try:
            return self.registry.as_body(guest, await self.registry.join(guest, address, id, wish))
        except Elsewhere:
            return await self.registry.sharing.join(guest, address, id, wish)

    async def _waiting(self, key: str, before: tuple[int, str] | None) -> list[str]:
        query = select(TABLES.c.id, TABLES.c.created).where(and_(TABLES.c.standing == "open", TABLES.c.seek == key))
        query = query.order_by(TABLES.c.created, TABLES.c.id).limit(TRIED)
        found = await self.registry.store.read(lambda connection: list(connection.execute(query)))
        return [id for id, created in found if before is None or (created, id) < before]

    async def _opened(self, guest: str, address: str, key: str, wish: Seek, options: dict[str, str]) -> MyTable:
        seats = [SeatWish("me"), *(SeatWish("open") for _ in range(wish.seats - 1))]
        new = NewTable(wish.game, seats, options, public=True, pace=wish.pace, seal=wish.seal)
        table = await self.registry.create(guest, address, new, key)
        self._note(table.record.id, guest)
        return self.registry.as_body(guest, table)

    async def _moved(self, guest: str, address: str, table: Table) -> MyTable:
        """To an older table if there is one. The guest gets up first, so that they never sit at two."""
        registry, record = self.registry, table.record
        if record.standing != "open" or record.guests_playing != {guest} or record.is_full:
            return registry.as_body(guest, table)
        here = (record.created, record.id)
        for id in await self._waiting(record.seek, here):
            if not await self._is_alive(id):
                continue
            if record.standing != "open" or record.guests_playing != {guest} or record.is_full:
                break  # meanwhile somebody has come
            seal = record.places[record.seats_of(guest)[0]].seal
            registry.stand_up(table, guest)
            await registry.store.committed(record.id)
            led = await self._led(guest, address, record.seek, seal, here)
            if led is not None:
                return led
            wish = msgspec.json.decode(record.seek, type=Seek)
            wish = msgspec.structs.replace(wish, seal=seal)
            return await self._opened(guest, address, record.seek, wish, wish.options)
        return registry.as_body(guest, table)

    async def _is_alive(self, id: str) -> bool:
        """Whether people wait there, as far as can be told: of another process's table that is seen when joining."""
        try:
            table = await self.registry.table(id)
        except Elsewhere:
            return True
        except Refusal:
            return False
        return table.record.standing == "open" and not table.record.is_full and self.are_present(table)


def _checked(wish: Seek) -> dict[str, str]:
    """All options of the game that is looked for; refused if there is no such game."""
    info = underhall.game_info(wish.game)
    if wish.seats not in info.seats or wish.seats < LEAST_SEATS:
        least = max(LEAST_SEATS, info.seats[0])
        raise BadSeatCount(game=wish.game, seats=wish.seats, least=least, most=info.seats[-1])
    options: dict[str, Any] = dict(wish.options)
    return info.start(wish.seats, "0", options, True).config.options


def _key(wish: Seek, options: dict[str, str]) -> str:
    """The wish as a text that is the same for all who want the same."""
    whole = Seek(wish.game, wish.seats, options, wish.pace)
    return msgspec.json.encode(whole, order="deterministic").decode()
