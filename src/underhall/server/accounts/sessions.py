"""Who is behind a cookie: a guest, or a person with an account on one of their devices.

A session is known by the hash of its token, as guests are. A token that is no session's is a guest's, with one
exception: the guest who has signed up is an account now, and the token from before is nobody's any more. Whoever knew
it, or slipped it to them, gains nothing.
"""

import re
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from underhall.server.accounts.schema import ACCOUNTS, SESSIONS
from underhall.server.guests import guest_of
from underhall.server.headers import YEAR
from underhall.server.store import Row, Store, rows

REMEMBERED: Final = 10_000
NOTED_EVERY: Final = 3600  # seconds after which it is noted that a session is still in use
MOST: Final = 50  # sessions of one person: the least used go first
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class Sessions:
    """Sessions, and what is remembered of those that have asked lately."""

    def __init__(self, store: Store, remembers: bool) -> None:
        self.store = store
        self.remembers = remembers  # where no other process changes them
        self._known: OrderedDict[str, tuple[str | None, int]] = OrderedDict()  # with when it was looked up
        self._changes = 0
        self._ended: OrderedDict[str, int] = OrderedDict()  # sessions, and people of whom nothing is known any more

    async def person_of(self, session: str) -> str | None:
        """The guest or person of this session; None if its token is nobody's any more."""
        now = int(time.time())
        known = self._known.get(session)
        if known is not None and now - known[1] < NOTED_EVERY:
            return known[0]
        changes = self._changes
        found, seen = await self.store.read(lambda connection: self._look_up(connection, session, now))
        if seen and now - seen > NOTED_EVERY:
            await self._note_use(session, now)
        if self._ended_since(changes, session, found):  # other sessions may end as they like
            changes = self._changes
            found, _ = await self.store.read(lambda connection: self._look_up(connection, session, now))
        if self.remembers and not self._ended_since(changes, session, found):
            self._known[session] = (found, now)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

    async def _note_use(self, session: str, now: int) -> None:
        used = update(SESSIONS).where(SESSIONS.c.id == session).values(seen=now)
        await self.store.transact(lambda connection: connection.execute(used))

    def _look_up(self, connection: Connection, session: str, now: int) -> tuple[str | None, int]:
        query = select(SESSIONS.c.person, SESSIONS.c.seen).where(SESSIONS.c.id == session)
        row: Any = connection.execute(query).first()
        if row is not None and now - row[1] < YEAR:
            return row[0], row[1]
        signed_up = connection.execute(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == session)).first()
        return (None if signed_up else session), 0

    def forget(self, ended: Iterable[str] = ()) -> None:
        """Something has changed: whoever asks next is looked up again. These sessions, or people, are over."""
        self._changes += 1
        self._known.clear()
        for session in ended:
            self._ended[session] = self._changes
            self._ended.move_to_end(session)
            if len(self._ended) > REMEMBERED:
                self._ended.popitem(last=False)

    def _ended_since(self, changes: int, session: str, person: str | None) -> bool:
        """Whether one of them has ended since there were so many changes."""
        return max(self._ended.get(session, 0), self._ended.get(person or "", 0)) > changes

    def is_over(self, session: str) -> bool:
        """Whether this session has ended since somebody came in it: their socket may just be opening."""
        return session in self._ended


def begin_session(connection: Connection, token: str, person: str, device: str) -> None:
    """From now on this token is the person's."""
    now = int(time.time())
    kept = select(SESSIONS.c.id).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
    for old in list(connection.execute(kept).scalars())[MOST - 1 :]:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id == old))
    row = {"id": guest_of(token), "person": person, "device": device, "created": now, "seen": now}
    connection.execute(SESSIONS.insert().values(row))


def end_sessions(connection: Connection, person: str, *, only: str = "", but: str = "") -> list[str]:
    """End the sessions of a person: only one, all but one, or all. Those that have ended."""
    mine = SESSIONS.c.person == person
    query = select(SESSIONS.c.id).where(mine)
    if only:
        query = query.where(SESSIONS.c.id == only)
    ended = [each for each in connection.execute(query).scalars() if each != but]
    connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.id.in_(ended)))
    return ended


def sessions_of(connection: Connection, person: str) -> list[Row]:
    """Where a person is signed in, the last used first."""
    query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
    return list(rows(connection, query))


def device_of(agent: str) -> str:
    """What to call a device in a list: its browser and system as far as they say so, and nothing more precise."""
    found = [next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    known = ", ".join(each for each in found if each)
    return known or re.sub(r"[^\w ./-]", "", agent, flags=re.ASCII)[:20].strip()
