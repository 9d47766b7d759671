"""What pages send to a table: each frame is checked, and done."""

from math import ceil
from typing import TYPE_CHECKING, Final

from underhall.kernel.types import WATCHER
from underhall.server.connections import Connection
from underhall.server.policy import ASKS
from underhall.server.protocol import (
    Answer,
    Back,
    Beat,
    FromPage,
    Mute,
    Ping,
    Policy,
    Relieve,
    Resign,
    Say,
    SetPolicy,
    Sync,
    Undo,
    Vote,
)
from underhall.server.refusals import Refusal
from underhall.server.session import GameSession

if TYPE_CHECKING:
    from underhall.server.table import Table

LONGEST_ID: Final = 64
RELIEVED_AFTER: Final = 60.0  # seconds of absence after which others may let a caretaker play


def handle(table: "Table", connection: Connection, frame: FromPage) -> None:
    """Do what the frame asks for; refused if it may not be done."""
    match frame:
        case Ping():
            table.publisher.send(connection, Beat(connection.version))
        case Sync():
            table.limits.syncs.spend(f"{connection.guest} {connection.seat}")
            table.limits.address_syncs.spend(connection.address)
            muted = table.muted.get(connection.guest, set())
            lines = [line for line in table.lines if line.guest not in muted]
            table.publisher.snapshot(connection, table.session, lines, table.votes)
        case Say():
            table.say(connection, frame)
        case Mute(guest, on):
            if not 0 <= guest < len(table.record.people):
                raise Refusal("refused-nobody", 400)
            muted = table.muted.setdefault(connection.guest, set())
            (muted.add if on else muted.discard)(guest)
        case _:
            handle_player(table, connection.seat, frame)


def handle_player(table: "Table", seat: int, frame: FromPage) -> None:
    """Something that only whoever sits at the table may do."""
    session = table.session
    if seat == WATCHER:
        raise Refusal("refused-watching", 403)
    if session is None:
        raise Refusal("refused-not-started")
    if isinstance(frame, Answer):
        answer(table, seat, frame, session)
        return
    if session.over:
        raise Refusal("refused-over")
    if table.record.places[seat].resigned:
        raise Refusal("refused-resigned")
    if isinstance(frame, Vote):
        table.vote(seat, frame.yes)
    elif isinstance(frame, Resign):
        table.votes.discard(seat)
        table.apply(session.resign(seat), session)
        table.count_votes()
    else:
        handle_wish(table, seat, frame, session)


def answer(table: "Table", seat: int, frame: Answer, session: GameSession) -> None:
    for text in (frame.id, frame.question):
        if len(text) > LONGEST_ID or not text.isprintable():
            raise Refusal("refused-frame", 400)
    table.apply(session.answer(seat, frame.id, frame.question, frame.option), session)


def handle_wish(table: "Table", seat: int, frame: FromPage, session: GameSession) -> None:
    match frame:
        case SetPolicy(policy):
            set_policy(table, seat, policy, session)
        case Undo():
            table.apply(session.undo(seat), session)
        case Back():
            table.departed.discard(seat)
            table.set_caretaker([seat], False, session)
        case Relieve(other):
            relieve(table, other, session)


def set_policy(table: "Table", seat: int, policy: Policy, session: GameSession) -> None:
    if policy.ask not in ASKS or not set(policy.never) <= set(table.info.card_ids):
        raise Refusal("refused-policy", 400)
    table.apply(session.set_policy(seat, policy), session)


def relieve(table: "Table", seat: int, session: GameSession) -> None:
    """Somebody asks for a caretaker for a seat whose person has been away too long."""
    places = table.record.places
    if not 0 <= seat < len(places) or not places[seat].is_playing_person or table.is_connected(seat):
        raise Refusal("refused-not-away")
    wait = table.away_since[seat] + RELIEVED_AFTER - table.time.now()
    if wait > 0:
        raise Refusal("refused-not-away-long", seconds=ceil(wait))
    table.set_caretaker([seat], True, session)
