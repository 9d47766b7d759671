"""One's data: all of it in one file, and none of it any more.

Erased are account, sessions, passkeys, friends, invitations, ratings, lessons, puzzles, complaints, and what the person
has said. Finished games stay, for those who played along: with somebody in the seat who has no name and cannot be
found.
"""

import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, or_, select

from underhall.server.accounts.friends import friends_of
from underhall.server.accounts.passkeys import passkeys_of
from underhall.server.accounts.people import Accounts, account_of
from underhall.server.accounts.profiles import ratings_of
from underhall.server.accounts.replacing import forget_progress, progress_of, replace_rows
from underhall.server.accounts.schema import (
    ACCOUNTS,
    CHALLENGES,
    FRIENDS,
    INVITATIONS,
    PASSKEYS,
    RATED,
    RATINGS,
    SESSIONS,
)
from underhall.server.accounts.sessions import end_sessions, sessions_of
from underhall.server.moderation.waiting import FORGOTTEN, give
from underhall.server.record import read_record
from underhall.server.schema import COMPLAINTS, GUESTS, LINES, SITTING, TABLES
from underhall.server.store import Row, rows

ERASED: Final = "erased "  # and a random word: what stands in a seat for somebody who was there


async def erase(accounts: Accounts, person: str) -> None:
    """Erase all that this server knows of a person, with or without an account, while it runs. The one request of
    theirs that is not answered by then is the one that asks for it."""
    ended = await accounts.store.transact(lambda connection: end_sessions(connection, person))
    accounts.end_here([*ended, person])  # a guest's only session has the guest's own id
    await accounts.underway.answered(person, but=1)
    sitting = select(SITTING.c.table_id).where(SITTING.c.guest == person)
    tables = await accounts.store.read(lambda connection: list(connection.execute(sitting).scalars()))
    await accounts.leave_tables(person, tables)
    await accounts.replace(person, gone(), "")

    def work(connection: Connection) -> None:
        erase_rows(connection, person)
        for table in tables if accounts.registry.sharing.has_others else ():
            give(connection, FORGOTTEN, table, person)  # who has not heard of it, since word was lost, finds this

    await accounts.store.transact(work)
    accounts.registry.guests.forget(person)
    accounts.sessions.forget([person])


def erase_rows(connection: Connection, person: str) -> None:
    """The same in a database that no server has open."""
    replace_rows(connection, person, gone(), "")
    forget_progress(connection, person)
    forget_account(connection, person)


def forget_account(connection: Connection, person: str) -> None:
    """What is stored of a person apart from tables and progress: nothing of it stays."""
    sessions = select(SESSIONS.c.id).where(SESSIONS.c.person == person)
    connection.execute(
        delete(CHALLENGES).where(or_(CHALLENGES.c.session.in_(sessions), CHALLENGES.c.session == person))
    )
    connection.execute(delete(FRIENDS).where(or_(FRIENDS.c.person == person, FRIENDS.c.other == person)))
    connection.execute(delete(INVITATIONS).where(or_(INVITATIONS.c.person == person, INVITATIONS.c.by == person)))
    connection.execute(delete(COMPLAINTS).where(or_(COMPLAINTS.c.by == person, COMPLAINTS.c.about == person)))
    for column in (SESSIONS.c.person, PASSKEYS.c.person, RATINGS.c.player, RATED.c.player, ACCOUNTS.c.person):
        connection.execute(delete(column.table).where(column == person))


def gone() -> str:
    """Somebody whom no cookie can be."""
    return ERASED + secrets.token_hex(8)


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that this server knows of a person, as it is stored; without what would let somebody else sign in."""
    account = account_of(connection, person)
    called = connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == person)).scalar()
    sat = select(TABLES).join(SITTING, SITTING.c.table_id == TABLES.c.id).where(SITTING.c.guest == person)
    said = select(LINES).where(LINES.c.guest == person).order_by(LINES.c.table_id, LINES.c.number)
    rated = select(RATED).where(RATED.c.player == person).order_by(RATED.c.ended)
    reported = select(COMPLAINTS).where(COMPLAINTS.c.by == person).order_by(COMPLAINTS.c.created)
    return {
        "name": called or "",
        "account": None if account is None else _without(account, "password", "person"),
        "password": bool(account and account["password"]),
        "sessions": [_without(row, "id", "person") for row in sessions_of(connection, person)],
        "passkeys": [_without(row, "public_key", "person") for row in passkeys_of(connection, person)],
        "friends": friends_of(connection, person),
        "ratings": ratings_of(connection, person),
        "rated_games": [_without(row, "player") for row in rows(connection, rated)],
        "tables": [_table(row, person) for row in rows(connection, sat.order_by(TABLES.c.created))],
        "chat": [_without(row, "guest") for row in rows(connection, said)],
        "reports": [_report(row) for row in rows(connection, reported)],
        **{kind: [_without(row, "guest") for row in found] for kind, found in progress_of(connection, person).items()},
    }


def _table(row: Row, person: str) -> dict[str, Any]:
    """A table, with the person's own seats: what others have said and done is theirs."""
    record = read_record(row)
    return {
        "id": record.id,
        "game": record.game,
        "options": record.options,
        "standing": record.standing,
        "created": record.created,
        "ended": record.ended,
        "seats": record.seats_of(person),
        "names": [record.places[seat].name for seat in record.seats_of(person)],
        "winners": record.ending.winners,
        "scores": record.ending.scores,
    }


def _report(row: Row) -> dict[str, Any]:
    """What the person has told the host about somebody, who is no part of the person's own data."""
    return {column: row[column] for column in ("id", "table_id", "kind", "created")}


def _without(row: Row, *columns: str) -> Row:
    return {name: value for name, value in row.items() if name not in columns}
