"""What the host wants done at tables. An order waits in the database until the process that runs its table has seen to
it: of a running table only that process may change anything."""

import asyncio
import secrets
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from underhall.server.accounts.erasing import forget_account
from underhall.server.accounts.replacing import tables_with
from underhall.server.bodies import Problem
from underhall.server.errorlog import ERRORS
from underhall.server.moderation.waiting import CLOSE, DELETE, FORGET, FORGOTTEN, NO_TABLE, give, waiting
from underhall.server.operations.cleaning import delete_tables
from underhall.server.operations.events import EVENTS
from underhall.server.protocol import Closed
from underhall.server.record import Place
from underhall.server.refusals import Refusal
from underhall.server.registry import TableRegistry
from underhall.server.schema import GUESTS, LESSONS, LINES, ORDERS, PUZZLES, SITTING, TABLES
from underhall.server.sharing import Elsewhere
from underhall.server.store import Row

AT_ONCE: Final = 50  # orders that a process looks at each second
SIGNED_OUT: Final = msgspec.json.encode(Closed(Problem("refused-signed-out")))
BANNED: Final = msgspec.json.encode(Closed(Problem("refused-banned")))


class Orders:
    """Carries out what concerns the tables of this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._looks = 0
        self._looked_at: dict[str, int] = {}  # the last look at each order

    async def look(self) -> None:
        """See what is new: bans, and orders for tables that are ours."""
        if await self.registry.bans.look():
            self._close_banned()
        self._looks += 1
        for order in self._in_turn(await self.registry.store.read(waiting))[:AT_ONCE]:
            self._looked_at[order["id"]] = self._looks
            try:
                if await self.registry.sharing.is_ours(order["table_id"]):
                    await self._obey(order)
            except Elsewhere:
                continue
            except Exception as error:
                ERRORS.report(f"order {order['kind']} for table {order['table_id']}", error)

    def _in_turn(self, orders: list[Row]) -> list[Row]:
        """Those that were not looked at for the longest time come first: neither others' orders nor those that fail
        again and again keep us from the rest."""
        self._looked_at = {order["id"]: self._looked_at.get(order["id"], 0) for order in orders}
        return sorted(orders, key=lambda order: self._looked_at[order["id"]])

    def _close_banned(self) -> None:
        """Whoever is banned goes at once."""
        bans = self.registry.bans
        for table in list(self.registry.tables.values()):
            for connection in list(table.connections):
                people = (connection.guest, connection.speaker)  # another one who watches without a name
                if any(bans.is_banned(each, connection.address) for each in people):
                    connection.send(BANNED)
                    table.disconnect(connection)

    def _forget(self, guest: str) -> None:
        """Whoever asks as this guest is somebody new from now on, and has no page open as who they were."""
        self.registry.guests.forget(guest)
        self.registry.accounts.sessions.forget([guest])
        for table in list(self.registry.tables.values()):
            for connection in [each for each in table.connections if each.guest == guest]:
                connection.send(SIGNED_OUT)
                table.disconnect(connection)

    async def _obey(self, order: Row) -> None:
        id, kind = order["table_id"], order["kind"]
        if kind == FORGOTTEN and not self._knows(id, order["guest"]):
            await asyncio.to_thread(self.registry.store.read_now, partial(finish, order))
            return
        try:
            table = await self.registry.table(id)
        except Elsewhere:
            raise
        except Refusal:  # it is gone, or cannot be read: what is stored of it can be dealt with all the same
            table = None
        if kind in (FORGET, FORGOTTEN):
            self._forget(order["guest"])
        if table is not None:
            if kind in (FORGET, FORGOTTEN):
                table.abandon(table.record.seats_of(order["guest"]))
            else:
                table.close_for_host()
            await self.registry.store.committed(id)
        if kind == CLOSE:
            await asyncio.to_thread(self.registry.store.read_now, partial(finish, order))
        else:
            await self.registry.change_stored(id, partial(finish, order))
        EVENTS.note("order", kind=kind, table=id)

    def _knows(self, id: str, guest: str) -> bool:
        """Whether our memory of a table still has somebody; one that is just being loaded may have been read before."""
        table = self.registry.tables.get(id)
        return table.record.knows(guest) if table is not None else self.registry.has(id)


def finish(order: Row, connection: Connection) -> None:
    """Do to the database what the order asks for, and strike it off."""
    if order["kind"] == DELETE:
        delete_tables(connection, [order["table_id"]])
    elif order["kind"] in (FORGET, FORGOTTEN):
        forget_at(connection, order["table_id"], order["guest"])
    connection.execute(delete(ORDERS).where(ORDERS.c.id == order["id"]))
    connection.commit()


def erase(connection: Connection, guest: str) -> int:
    """Delete what the database knows of a person; their tables follow by order. How many those are."""
    tables = sorted(connection.execute(tables_with(guest)).scalars())
    for table in tables or [NO_TABLE]:
        give(connection, FORGET, table, guest)
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    for each in (LESSONS, PUZZLES):
        connection.execute(delete(each).where(each.c.guest == guest))
    forget_account(connection, guest)
    return len(tables)


def forget_at(connection: Connection, table: str, guest: str) -> None:
    """Take a person's name and words off a table; the game itself stays. Nobody can tell any more who it was."""
    nobody = f"erased {secrets.token_hex(8)}"
    found: Any = connection.execute(select(TABLES.c.seats, TABLES.c.owner).where(TABLES.c.id == table)).first()
    if found is not None:
        places = [
            msgspec.structs.replace(place, name="", guest=nobody) if place.guest == guest else place
            for place in msgspec.json.decode(found[0], type=list[Place])
        ]
        owner = nobody if found[1] == guest else found[1]
        changed = {"seats": msgspec.json.encode(places).decode(), "owner": owner}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed))
    here = (LINES.c.table_id == table) & (LINES.c.guest == guest)
    connection.execute(update(LINES).where(here).values(guest=nobody, name="", text="…", phrase=""))
    connection.execute(delete(SITTING).where((SITTING.c.table_id == table) & (SITTING.c.guest == guest)))
