"""Guests: nobody has an account. A random token in a cookie says who comes back; here only its hash is known.

A token is signed, so that only what this server has given out is somebody: a cookie that was made up is no cookie. That
needs nothing to be kept of those who only look in. Tokens of earlier versions are not signed; they are known by what
their guests have left behind.
"""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection, literal, select

from underhall.server.chat import LONGEST_NAME, clean_text
from underhall.server.database_lock import in_turn
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.schema import GUESTS, KEYS, SITTING
from underhall.server.store import Store

COOKIE: Final = "underhall"
REMEMBERED: Final = 10_000
KEY: Final = "guests"
SHORTEST: Final = 16  # characters that earlier versions took for a token


def new_token() -> str:
    return secrets.token_urlsafe(16)  # 128 bits


def guest_of(token: str) -> str:
    """The guest behind a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Who guests are, and what they want to be called."""

    def __init__(self, store: Store, limits: Limits, remembers_names: bool = True) -> None:
        self.store = store
        self.limits = limits
        self.remembers_names = remembers_names  # where nobody else changes them
        self._names: OrderedDict[str, str] = OrderedDict()
        self._unsigned: OrderedDict[str, None] = OrderedDict()
        self._key = bytes.fromhex(key_of(store))

    # -- who is who -----------------------------------------------------------------------------------------------

    def new_token(self) -> str:
        """A token for somebody who has none yet."""
        token = new_token()
        return f"{token}.{self._signature(token)}"

    async def known(self, token: str, address: str) -> bool:
        """Whether this server has given out the token."""
        word, _, signature = token.partition(".")
        if hmac.compare_digest(signature.encode(), self._signature(word).encode()):
            return True
        return len(token) >= SHORTEST and await self._is_unsigned_guest(guest_of(token), address)

    def stranger(self, address: str) -> str:
        """Somebody who comes without a token or does not say a name: all of one address are one."""
        return hmac.new(self._key, f"address {address}".encode(), hashlib.sha256).hexdigest()

    def _signature(self, word: str) -> str:
        return hmac.new(self._key, word.encode(), hashlib.sha256).hexdigest()[:32]

    async def _is_unsigned_guest(self, guest: str, address: str) -> bool:
        if guest in self._unsigned:
            return True
        try:
            self.limits.lookups.spend(address)
        except Refusal:
            return False

        def ask(connection: Connection) -> bool:
            traces = (GUESTS.c.id == guest, SITTING.c.guest == guest)
            return any(connection.execute(select(literal(1)).where(trace).limit(1)).first() for trace in traces)

        if not await self.store.read(ask):
            return False
        self._unsigned[guest] = None
        if len(self._unsigned) > REMEMBERED:
            self._unsigned.popitem(last=False)
        return True

    # -- names ----------------------------------------------------------------------------------------------------

    async def name(self, guest: str) -> str:
        """The guest's name, or '' for somebody who has not said it."""
        if guest in self._names:
            return self._names[guest]
        query = select(GUESTS.c.name).where(GUESTS.c.id == guest)
        found = await self.store.read(lambda connection: connection.execute(query).scalar()) or ""
        if guest in self._names:  # said meanwhile
            return self._names[guest]
        self._remember(guest, found)
        return found

    async def rename(self, guest: str, name: str, address: str = "") -> str:
        name = clean_text(name, LONGEST_NAME)
        self.limits.names.spend(address)
        self.store.add("guest", {"id": guest, "name": name})
        await self.store.committed(guest)
        self._remember(guest, name)
        return name

    def forget(self, guest: str) -> None:
        """What is known of the guest is asked for anew."""
        self._names.pop(guest, None)

    def _remember(self, guest: str, name: str) -> None:
        if not self.remembers_names:
            return
        self._names[guest] = name
        if len(self._names) > REMEMBERED:
            self._names.popitem(last=False)


def key_of(store: Store) -> str:
    """The key of this database; the first server that opens it draws one."""
    query = select(KEYS.c.value).where(KEYS.c.name == KEY)
    with in_turn(store.engine) as connection:
        found = connection.execute(query).scalar()
        if found is None:
            found = secrets.token_hex(32)
            connection.execute(KEYS.insert().values(name=KEY, value=found))
    return str(found)
