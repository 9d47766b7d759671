"""Friends: people who know each other by their kept names, and invite each other to tables.

Whoever is blocked is told nothing of it: what they ask seems to wait for an answer.
"""

import time
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, or_, select

from underhall.server.accounts.bodies import Act, Bond, Friends, Invitation
from underhall.server.accounts.schema import ACCOUNTS, FRIENDS, INVITATIONS
from underhall.server.refusals import Refusal
from underhall.server.schema import TABLES
from underhall.server.store import rows

MOST: Final = 500  # people that one knows, has asked or blocked
MOST_INVITATIONS: Final = 50  # of one person at a time: the oldest go


def bond_of(connection: Connection, person: str, other: str) -> Bond:
    """What `other` is to `person`."""
    if person == other:
        return "self"
    mine = _bond(connection, person, other)
    if mine:
        return mine  # type: ignore[return-value]
    return "asking" if _bond(connection, other, person) == "asked" else ""


def act(connection: Connection, person: str, other: str, what: Act) -> None:
    """Do what `person` wants of `other`. What is so already stays so."""
    if person == other:
        raise Refusal("refused-friend-self", 400)
    _require_kept(connection, person, other)
    mine, theirs = _bond(connection, person, other), _bond(connection, other, person)
    if what in ("ask", "block") and not mine and _count(connection, person) >= MOST:
        raise Refusal("refused-friends-many", most=MOST)
    if what == "ask":
        if mine == "blocked":
            raise Refusal("refused-friend-blocked")
        if theirs == "asked":
            _befriend(connection, person, other)
        elif not mine:
            _set(connection, person, other, "asked")
    elif what == "accept":
        if theirs == "asked" and mine != "blocked":
            _befriend(connection, person, other)
        elif mine != "friend":
            raise Refusal("refused-friend-not-asked")
    elif what == "block":
        _block(connection, person, other)
    elif what == "unblock":
        _set(connection, person, other, "" if mine == "blocked" else mine)
    else:  # remove: a friend, one's own question, or theirs
        _part(connection, person, other)
        _part(connection, other, person)


def invite(connection: Connection, person: str, other: str, table: str) -> None:
    """Invite a friend to a table."""
    if _bond(connection, person, other) != "friend":
        raise Refusal("refused-not-friend", 403)
    _require_kept(connection, person, other)
    same = and_(INVITATIONS.c.person == other, INVITATIONS.c.table_id == table)
    connection.execute(delete(INVITATIONS).where(same))
    row = {"person": other, "table_id": table, "by": person, "sent": int(time.time())}
    connection.execute(INVITATIONS.insert().values(row))
    kept = select(INVITATIONS.c.table_id).where(INVITATIONS.c.person == other).order_by(INVITATIONS.c.sent.desc())
    for old in list(connection.execute(kept).scalars())[MOST_INVITATIONS:]:
        decline(connection, other, old)


def decline(connection: Connection, person: str, table: str) -> None:
    mine = and_(INVITATIONS.c.person == person, INVITATIONS.c.table_id == table)
    connection.execute(delete(INVITATIONS).where(mine))


def friends_of(connection: Connection, person: str) -> Friends:
    """The people this person knows, and what they want. Of invitations, those to tables that still wait."""
    name = ACCOUNTS.c.name
    mine = select(name, FRIENDS.c.bond).join(FRIENDS, FRIENDS.c.other == ACCOUNTS.c.person)
    known = rows(connection, mine.where(FRIENDS.c.person == person).order_by(name))
    blocked = select(FRIENDS.c.other).where(FRIENDS.c.person == person, FRIENDS.c.bond == "blocked")
    theirs = select(name).join(FRIENDS, FRIENDS.c.person == ACCOUNTS.c.person)
    theirs = theirs.where(FRIENDS.c.other == person, FRIENDS.c.bond == "asked", FRIENDS.c.person.not_in(blocked))
    asking = list(connection.execute(theirs.order_by(name).limit(MOST)).scalars())
    of = {bond: [row["name"] for row in known if row["bond"] == bond] for bond in ("friend", "asked", "blocked")}
    return Friends(of["friend"], of["asked"], asking, of["blocked"], _invitations(connection, person))


def _invitations(connection: Connection, person: str) -> list[Invitation]:
    query = (
        select(INVITATIONS.c.table_id, INVITATIONS.c.sent, ACCOUNTS.c.name, TABLES.c.game, TABLES.c.invite)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .join(ACCOUNTS, ACCOUNTS.c.person == INVITATIONS.c.by)
        .where(INVITATIONS.c.person == person, TABLES.c.standing == "open")
        .order_by(INVITATIONS.c.sent.desc())
        .limit(MOST_INVITATIONS)
    )
    return [
        Invitation(row["table_id"], row["game"], row["name"], f"/t/{row['table_id']}#{row['invite']}", row["sent"])
        for row in rows(connection, query)
    ]


def _bond(connection: Connection, person: str, other: str) -> str:
    query = select(FRIENDS.c.bond).where(FRIENDS.c.person == person, FRIENDS.c.other == other)
    return connection.execute(query).scalar() or ""


def _require_kept(connection: Connection, *people: str) -> None:
    """Refused if one of these people has been erased since they were looked up: nothing is stored of them any more."""
    kept = select(ACCOUNTS.c.person).where(ACCOUNTS.c.person.in_(people))
    if len(connection.execute(kept).all()) != len(people):
        raise Refusal("refused-nobody-named", 404)


def _set(connection: Connection, person: str, other: str, bond: str) -> None:
    connection.execute(delete(FRIENDS).where(FRIENDS.c.person == person, FRIENDS.c.other == other))
    if bond:
        row: dict[str, Any] = {"person": person, "other": other, "bond": bond, "since": int(time.time())}
        connection.execute(FRIENDS.insert().values(row))


def _befriend(connection: Connection, person: str, other: str) -> None:
    if _bond(connection, other, person) == "blocked":
        return
    _set(connection, person, other, "friend")
    _set(connection, other, person, "friend")


def _block(connection: Connection, person: str, other: str) -> None:
    """Nothing of `other` reaches `person` any more."""
    _set(connection, person, other, "blocked")
    _part(connection, other, person)
    either = or_(
        and_(INVITATIONS.c.person == person, INVITATIONS.c.by == other),
        and_(INVITATIONS.c.person == other, INVITATIONS.c.by == person),
    )
    connection.execute(delete(INVITATIONS).where(either))


def _part(connection: Connection, person: str, other: str) -> None:
    """They are nothing to each other any more; who is blocked stays blocked."""
    if _bond(connection, person, other) != "blocked":
        _set(connection, person, other, "")


def _count(connection: Connection, person: str) -> int:
    return len(connection.execute(select(FRIENDS.c.other).where(FRIENDS.c.person == person)).all())
