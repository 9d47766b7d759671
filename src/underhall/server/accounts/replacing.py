"""One guest in place of another at all their tables: a guest who signs in brings their games along, and whoever is
erased leaves them to somebody without a name.

A table that is loaded is changed in memory and stores itself; of all others the rows are changed. Other processes are
told, and do the same with what they have loaded: whoever stores a table last has heard of it.
"""

from typing import Any

import msgspec
from sqlalchemy import CompoundSelect, Connection, delete, select, update

from underhall.server.record import Place
from underhall.server.schema import GUESTS, LESSONS, LINES, PUZZLES, SITTING, TABLES
from underhall.server.store import Row, rows
from underhall.server.table import Table


def replace_rows(connection: Connection, old: str, new: str, name: str) -> list[str]:
    """Put `new` where `old` sat, in the database; the tables that have changed. With '' for a name, what `old` has said
    is gone as well. A table at which both sit stays as it is."""
    concerned = TABLES.c.id.in_(tables_with(old))
    changed: list[str] = []
    for row in rows(connection, select(TABLES.c.id, TABLES.c.seats, TABLES.c.owner).where(concerned)):
        places = msgspec.json.decode(row["seats"], type=list[Place])
        if {old, new} <= {place.guest for place in places}:
            continue
        changed.append(row["id"])
        values = {
            "seats": msgspec.json.encode([replaced(place, old, new, name) for place in places]).decode(),
            "owner": new if row["owner"] == old else row["owner"],
        }
        connection.execute(update(TABLES).where(TABLES.c.id == row["id"]).values(values))
    mine = SITTING.c.guest == old
    if name:
        connection.execute(update(SITTING).where(mine, SITTING.c.table_id.in_(changed)).values(guest=new))
        lines = update(LINES).where(LINES.c.guest == old, LINES.c.table_id.in_(changed))
        connection.execute(lines.values(guest=new))
    else:
        connection.execute(delete(SITTING).where(mine))
        connection.execute(delete(LINES).where(LINES.c.guest == old))
    return changed


def tables_with(guest: str) -> CompoundSelect[Any]:
    """The ids of all tables at which the guest has sat or said something, that are theirs, or where a place is kept for
    them since they are to play the same once more."""
    sat = select(SITTING.c.table_id).where(SITTING.c.guest == guest)
    said = select(LINES.c.table_id).where(LINES.c.guest == guest)
    owned = select(TABLES.c.id).where(TABLES.c.owner == guest)
    once_more = select(TABLES.c.again).where(TABLES.c.id.in_(sat), TABLES.c.again != "")
    return sat.union(said, owned, once_more)  # with OR, PostgreSQL would read all tables there are


def replaced(place: Place, old: str, new: str, name: str) -> Place:
    """The place with `new` in it, if `old` was."""
    if place.guest != old:
        return place
    named = name if place.kind == "person" else ""
    return msgspec.structs.replace(place, guest=new, name=named)


def replace_at(table: Table, old: str, new: str, name: str) -> bool:
    """The same at a table that is loaded. Whether it had to be changed."""
    record = table.record
    if old not in record.people and record.owner != old:
        return False
    if any(place.guest == new for place in record.places):
        return False
    with table.changing():
        for seat, place in enumerate(record.places):
            record.places[seat] = replaced(place, old, new, name)
        if not name and old in record.people:
            number = record.people.index(old)
            table.lines[:] = [line for line in table.lines if line.guest != number]
        record.people[:] = [new if each == old else each for each in record.people]
        if record.owner == old:
            record.owner = new
        if old in table.muted:
            table.muted[new] = table.muted.pop(old)
        table.save("seats", "owner")
        table.announce_seats()
    return True


def move_progress(connection: Connection, old: str, new: str) -> None:
    """What a guest has learned and solved is the person's now; where both have done something, the person's own counts,
    or the farther step."""
    for lesson in rows(connection, select(LESSONS).where(LESSONS.c.guest == old)):
        same = (LESSONS.c.guest == new, LESSONS.c.game == lesson["game"], LESSONS.c.lesson == lesson["lesson"])
        before = connection.execute(select(LESSONS.c.step).where(*same)).scalar()
        if before is None:
            connection.execute(LESSONS.insert().values({**lesson, "guest": new}))
        elif before < lesson["step"]:
            connection.execute(update(LESSONS).where(*same).values(step=lesson["step"], steps=lesson["steps"]))
    for puzzle in rows(connection, select(PUZZLES).where(PUZZLES.c.guest == old)):
        tried = (PUZZLES.c.guest == new, PUZZLES.c.game == puzzle["game"], PUZZLES.c.puzzle == puzzle["puzzle"])
        if connection.execute(select(PUZZLES.c.guest).where(*tried)).first() is None:
            connection.execute(PUZZLES.insert().values({**puzzle, "guest": new}))
    forget_progress(connection, old)


def forget_progress(connection: Connection, guest: str) -> None:
    """Nothing is left of what this guest was called, has learned and solved."""
    for column in (LESSONS.c.guest, PUZZLES.c.guest, GUESTS.c.id):
        connection.execute(delete(column.table).where(column == guest))


def progress_of(connection: Connection, guest: str) -> dict[str, list[Row]]:
    """What this guest has learned and solved."""
    lessons = rows(connection, select(LESSONS).where(LESSONS.c.guest == guest))
    puzzles = rows(connection, select(PUZZLES).where(PUZZLES.c.guest == guest))
    return {"lessons": list(lessons), "puzzles": list(puzzles)}
