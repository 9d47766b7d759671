"""Who may not play here, and who may not write in the chat: by guest, or by the network that they come from.

It stands in the database, where `underhall admin` and the admin page write it; every process looks there each second.
"""

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from sqlalchemy import Connection, select

from underhall.server.schema import BANS
from underhall.server.store import Row, Store, rows

BAN: Final = "ban"
MUTE: Final = "mute"
MOST: Final = 10_000  # that are kept in mind
REMEMBERED: Final = 10_000  # addresses
HOUSEHOLD: Final = 64  # bits of an IPv6 address that all of one household share


def network_of(subject: str) -> IPv4Network | IPv6Network:
    """The network that a ban names. Of an IPv6 address only the first half counts, as for limits: see `address_of`."""
    named = ip_network(subject, strict=False)
    is_within_household = named.version == 6 and named.prefixlen > HOUSEHOLD
    return named.supernet(new_prefix=HOUSEHOLD) if is_within_household else named


def is_network(subject: str) -> bool:
    """Whether this names a network, or one address of it, and not a guest."""
    try:
        network_of(subject)
    except ValueError:
        return False
    return True


class Subjects:
    """All that one kind of ban holds for, as it was last read."""

    def __init__(self, found: list[Row]) -> None:
        self.guests = {row["subject"] for row in found if not is_network(row["subject"])}
        self.networks: list[IPv4Network | IPv6Network] = [
            network_of(row["subject"]) for row in found if is_network(row["subject"])
        ]
        self._addresses: dict[str, bool] = {}

    def hold_for(self, guest: str, address: str) -> bool:
        return guest in self.guests or (bool(self.networks) and self._holds_at(address))

    def _holds_at(self, address: str) -> bool:
        known = self._addresses.get(address)
        if known is None:
            try:
                number = ip_address(address)
            except ValueError:
                return False
            known = any(number.version == each.version and number in each for each in self.networks)
            if len(self._addresses) >= REMEMBERED:
                self._addresses.clear()
            self._addresses[address] = known
        return known


class Bans:
    """What holds now."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._read: list[Row] = []
        self._banned = Subjects([])
        self._muted = Subjects([])

    async def look(self) -> bool:
        """See what the database says; whether that is news."""
        found = await self.store.read(holding)
        if found == self._read:
            return False
        self._read = found
        self._banned = Subjects([row for row in found if row["kind"] == BAN])
        self._muted = Subjects([row for row in found if row["kind"] == MUTE])
        return True

    def is_banned(self, guest: str, address: str) -> bool:
        return self._banned.hold_for(guest, address)

    def is_muted(self, guest: str, address: str) -> bool:
        return self._muted.hold_for(guest, address)


def holding(connection: Connection) -> list[Row]:
    """The bans and mutes that are not over."""
    now = int(time.time())
    query = (
        select(BANS).where((BANS.c.until == 0) | (BANS.c.until > now)).order_by(BANS.c.created.desc(), BANS.c.subject)
    )
    return list(rows(connection, query.limit(MOST)))
