"""What the host wants done at tables. An order waits in the database until the process that runs its table has seen to
it: of a running table only that process may change anything."""

import asyncio
import secrets
import time
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from underhall.server.accounts.erasing import forget_account
from underhall.server.accounts.replacing import tables_with
from underhall.server.bodies import Problem
from underhall.server.errorlog import ERRORS
from underhall.server.operations.cleaning import delete_tables
from underhall.server.operations.events import EVENTS
from underhall.server.protocol import Closed
from underhall.server.record import Place
from underhall.server.refusals import Refusal
from underhall.server.registry import TableRegistry
from underhall.server.schema import GUESTS, LESSONS, LINES, ORDERS, PUZZLES, SITTING, TABLES
from underhall.server.sharing import Elsewhere
from underhall.server.store import Row, rows

CLOSE: Final = "close"
DELETE: Final = "delete"
FORGET: Final = "forget"
NO_TABLE: Final = ""  # of somebody who has never been at one: only the server that runs has to forget them
AT_ONCE: Final = 50
SIGNED_OUT: Final = msgspec.json.encode(Closed(Problem("refused-signed-out")))
BANNED: Final = msgspec.json.encode(Closed(Problem("refused-banned")))


class Orders:
    """Carries out what concerns the tables of this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def look(self) -> None:
        """See what is new: bans, and orders for tables that are ours."""
        if await self.registry.bans.look():
            self._close_banned()
        for order in await self.registry.store.read(waiting):
            try:
                if await self.registry.sharing.is_ours(order["table_id"]):
                    await self._obey(order)
            except Elsewhere:
                continue
            except Exception as error:
                ERRORS.report(f"order {order['kind']} for table {order['table_id']}", error)

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
        self.registry.accounts.sessions.forget()
        for table in list(self.registry.tables.values()):
            for connection in [each for each in table.connections if each.guest == guest]:
                connection.send(SIGNED_OUT)
                table.disconnect(connection)

    async def _obey(self, order: Row) -> None:
        id, kind = order["table_id"], order["kind"]
        try:
            table = await self.registry.table(id)
        except Elsewhere:
            raise
        except Refusal:  # it is gone, or cannot be read: what is stored of it can be dealt with all the same
            table = None
        if kind == FORGET:
            self._forget(order["guest"])
        if table is not None:
            if kind == FORGET:
                table.abandon(table.record.seats_of(order["guest"]))
            else:
                table.close_for_host()
            await self.registry.store.committed(id)
            if kind != CLOSE:
                self.registry.drop(table)
        await asyncio.to_thread(self.registry.store.read_now, partial(finish, order))
        if kind != CLOSE:  # somebody may have been quick, and have what it was before
            await self.registry.drop_changed(id)
        EVENTS.note("order", kind=kind, table=id)


def waiting(connection: Connection) -> list[Row]:
    """The orders that nobody has carried out, the oldest first."""
    return list(rows(connection, select(ORDERS).order_by(ORDERS.c.created).limit(AT_ONCE)))


def finish(order: Row, connection: Connection) -> None:
    """Do to the database what the order asks for, and strike it off."""
    if order["kind"] == DELETE:
        delete_tables(connection, [order["table_id"]])
    elif order["kind"] == FORGET:
        forget_at(connection, order["table_id"], order["guest"])
    connection.execute(delete(ORDERS).where(ORDERS.c.id == order["id"]))
    connection.commit()


def give(connection: Connection, kind: str, table: str, guest: str = "") -> None:
    """A new order. It is the caller's to commit."""
    row = {"id": secrets.token_hex(8), "kind": kind, "table_id": table, "guest": guest, "created": int(time.time())}
    connection.execute(insert(ORDERS).values(row))


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
