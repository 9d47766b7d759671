"""Guests: nobody has an account. A random token in a cookie says who comes back; here only its hash is known."""

import hashlib
import secrets
from collections import OrderedDict

from sqlalchemy import select

from underhall.server.chat import LONGEST_NAME, plain
from underhall.server.schema import GUESTS
from underhall.server.store import Store

COOKIE = "underhall"
REMEMBERED = 10_000


def new_token() -> str:
    return secrets.token_urlsafe(16)  # 128 bits


def guest_of(token: str) -> str:
    """The guest behind a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """What guests want to be called."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._names: OrderedDict[str, str] = OrderedDict()

    async def name(self, guest: str) -> str:
        """The guest's name, or '' for somebody who has not said it."""
        if guest not in self._names:
            query = select(GUESTS.c.name).where(GUESTS.c.id == guest)
            found = await self.store.read(lambda connection: connection.execute(query).scalar())
            if guest not in self._names:  # nor said meanwhile
                self._remember(guest, found or "")
        return self._names[guest]

    async def rename(self, guest: str, name: str) -> str:
        name = plain(name, LONGEST_NAME)
        self.store.add("guest", {"id": guest, "name": name})
        await self.store.committed(guest)
        self._remember(guest, name)
        return name

    def forget(self, guest: str) -> None:
        """What is known of the guest is asked for anew."""
        self._names.pop(guest, None)

    def _remember(self, guest: str, name: str) -> None:
        self._names[guest] = name
        if len(self._names) > REMEMBERED:
            self._names.popitem(last=False)
