"""Reports of people to the host: about a name, a line of the chat, or how somebody plays."""

import asyncio
import hashlib
import time
from functools import partial
from typing import Any, Final, Literal

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from sqlalchemy import Connection, func, insert, select

from underhall.server.http import PROBLEMS, Id, guest_of, registry_of
from underhall.server.limits import address_of
from underhall.server.operations.events import EVENTS, short
from underhall.server.refusals import Refusal
from underhall.server.schema import COMPLAINTS
from underhall.server.store import Row
from underhall.server.table import Table

Kind = Literal["name", "chat", "play"]
MOST: Final = 10_000  # that wait for the host
LETTERS: Final = 12


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody reports: a person by their number at the table, and a line of theirs if it is about the chat."""

    guest: int
    kind: Kind
    line: int = -1


class ComplaintTaken(msgspec.Struct, frozen=True):
    """The report is with the host."""

    id: str


@post("/api/tables/{table_id:str}/complaints", status_code=200, responses=PROBLEMS)
async def complain(request: Request[Any, Any, Any], table_id: Id, data: JSONBody[Complaint]) -> ComplaintTaken:
    """Report a person at a table to the host, who alone sees it."""
    registry, guest, address = registry_of(request), guest_of(request), address_of(request.scope)
    table = await registry.visible_table(guest, table_id)
    row = _row(table, guest, data)
    registry.limits.complaints.spend(guest)
    registry.limits.address_complaints.spend(address)
    await asyncio.to_thread(registry.store.read_now, partial(_add, row))
    EVENTS.note("reported", table=table_id, report=row["id"], by=short(guest), about=short(row["about"]))
    return ComplaintTaken(row["id"])


def _row(table: Table, by: str, complaint: Complaint) -> Row:
    people = table.record.people
    about = people[complaint.guest] if 0 <= complaint.guest < len(people) else ""
    if not about or about == by:
        raise Refusal("refused-complaint", 404)
    said = next((line for line in table.lines if line.number == complaint.line and line.guest == complaint.guest), None)
    if complaint.kind == "chat" and said is None:
        raise Refusal("refused-complaint", 404)
    name = next((place.name for place in table.record.places if place.guest == about), said.name if said else "")
    address = next((each.address for each in table.connections if each.speaker == about), "")
    # The same once more is the same report.
    words = f"{table.record.id} {by} {about} {complaint.kind} {complaint.line}"
    return {
        "id": hashlib.sha256(words.encode()).hexdigest()[:LETTERS],
        "table_id": table.record.id,
        "by": by,
        "about": about,
        "name": name,
        "address": address,
        "kind": complaint.kind,
        "line": complaint.line if said is not None else -1,
        "text": "" if said is None else said.text or said.phrase,
        "created": int(time.time()),
    }


def _add(row: Row, connection: Connection) -> None:
    if connection.execute(select(COMPLAINTS.c.id).where(COMPLAINTS.c.id == row["id"])).first() is not None:
        return
    if connection.execute(select(func.count()).select_from(COMPLAINTS)).scalar_one() >= MOST:
        raise Refusal("refused-busy", 503)
    connection.execute(insert(COMPLAINTS).values(row))
    connection.commit()
