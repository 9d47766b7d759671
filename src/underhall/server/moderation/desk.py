"""What a host does through `underhall admin` and the admin page: both write into the database, and the server obeys."""

import time
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, literal, select

from underhall.errors import BadOptionValue, NotFound
from underhall.server.bodies import Standing
from underhall.server.moderation.bans import BAN, MUTE, holding, is_network
from underhall.server.moderation.orders import erase
from underhall.server.moderation.waiting import CLOSE, DELETE, give
from underhall.server.operations.events import short
from underhall.server.record import read_record
from underhall.server.schema import BANS, COMPLAINTS, GUESTS, LINES, SITTING, TABLES
from underhall.server.store import Row, rows

Action = Literal["close", "delete", "ban", "unban", "mute", "unmute", "dismiss", "erase"]
# What cannot be undone, or ends what people are at: the admin page asks again.
GRAVE: Final[tuple[Action, ...]] = ("close", "delete", "ban", "erase")
ACTIONS: Final[tuple[Action, ...]] = ("close", "delete", "ban", "unban", "mute", "unmute", "dismiss", "erase")
LISTED: Final = 100
SHORTEST_GUEST: Final = 8  # letters of an id
LONGEST_REASON: Final = 200
DAY: Final = 86_400
# What lists call the standing of a table, and what holds for a person.
STANDINGS: Final[dict[Standing, str]] = {
    "open": "cli-admin-standing-open",
    "running": "cli-admin-standing-running",
    "ended": "cli-admin-standing-ended",
}
KINDS: Final = {BAN: "cli-admin-ban", MUTE: "cli-admin-mute"}


def act(connection: Connection, action: Action, subject: str, days: float = 0.0, reason: str = "") -> None:
    """Do this, and commit; refused if there is no such table, person, report or ban."""
    match action:
        case "close" | "delete":
            _require_table(connection, subject)
            give(connection, CLOSE if action == "close" else DELETE, subject)
        case "ban" | "mute":
            _hold(connection, BAN if action == "ban" else MUTE, _whom(connection, subject), days, reason)
        case "unban" | "unmute":
            _release(connection, BAN if action == "unban" else MUTE, subject)
        case "dismiss":
            if not connection.execute(delete(COMPLAINTS).where(COMPLAINTS.c.id == subject)).rowcount:
                raise NotFound(why="report", name=subject, list="reports")
        case "erase":
            erase(connection, guest_called(connection, subject))
    connection.commit()


def at_stake(connection: Connection, action: Action, subject: str) -> dict[str, Any]:
    """What somebody would lose by one of the grave actions; refused as `act` refuses it."""
    if action in ("close", "delete"):
        _require_table(connection, subject)
        (row,) = rows(connection, select(TABLES).where(TABLES.c.id == subject))
        record = read_record(row)
        people = [place.name or short(place.guest) for place in record.places if place.kind == "person"]
        return {
            "table": record.id,
            "game": record.game,
            "standing": record.standing,
            "answers": record.answers,
            "people": ", ".join(people) or "–",
        }
    whom = _whom(connection, subject) if action == "ban" else guest_called(connection, subject)
    if is_network(whom):
        return {"who": whom, "kind": "network", "tables": 0}
    name = connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == whom)).scalar() or ""
    sits = select(func.count()).select_from(TABLES.join(SITTING, SITTING.c.table_id == TABLES.c.id))
    going_on = sits.where(SITTING.c.guest == whom, TABLES.c.standing != "ended")
    tables = connection.execute(going_on).scalar_one()
    return {"who": f"{name} {short(whom)}".strip(), "kind": "person", "tables": tables}


def tables(connection: Connection) -> list[Row]:
    """The tables at which something goes on, those visited last first; then finished ones."""
    found: list[Row] = []
    for standing in ("running", "open", "ended"):
        query = select(TABLES).where(TABLES.c.standing == standing).order_by(TABLES.c.visited.desc())
        found += rows(connection, query.limit(LISTED - len(found)))
    return found


def reports(connection: Connection) -> list[Row]:
    return list(rows(connection, select(COMPLAINTS).order_by(COMPLAINTS.c.created.desc()).limit(LISTED)))


def bans(connection: Connection) -> list[Row]:
    return holding(connection)[:LISTED]


def guest_called(connection: Connection, beginning: str) -> str:
    """The guest whose id begins like this; refused unless it is one."""
    found: set[str] = set()
    if len(beginning) >= SHORTEST_GUEST and beginning.isalnum():
        pattern = f"{beginning.lower()}%"
        for column in (GUESTS.c.id, SITTING.c.guest, LINES.c.guest, COMPLAINTS.c.about, BANS.c.subject):
            found.update(connection.execute(select(column).where(column.like(pattern)).distinct().limit(2)).scalars())
    if len(found) != 1:
        raise NotFound(why="guest", name=beginning, list="list")
    return found.pop()


def _require_table(connection: Connection, id: str) -> None:
    if connection.execute(select(literal(1)).where(TABLES.c.id == id)).first() is None:
        raise NotFound(why="table", name=id, list="list")


def _whom(connection: Connection, subject: str) -> str:
    """A network as it is written, or the whole id of a guest."""
    if not is_network(subject):
        return guest_called(connection, subject)
    if subject.endswith("/0"):
        raise BadOptionValue(name="SUBJECT", value=subject, valid=["203.0.113.7", "203.0.113.0/24", "2001:db8::/48"])
    return subject


def _hold(connection: Connection, kind: str, subject: str, days: float, reason: str) -> None:
    now = int(time.time())
    until = int(now + days * DAY) if days else 0
    connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.subject == subject))
    row: dict[str, Any] = {"kind": kind, "subject": subject, "until": until, "reason": reason[:LONGEST_REASON]}
    connection.execute(insert(BANS).values({**row, "created": now}))


def _release(connection: Connection, kind: str, subject: str) -> None:
    named = BANS.c.subject == subject
    if len(subject) >= SHORTEST_GUEST and subject.isalnum():
        named = BANS.c.subject.startswith(subject)
    if not connection.execute(delete(BANS).where(BANS.c.kind == kind, named)).rowcount:
        raise NotFound(why="ban", name=subject, list="bans")
