"""Accounts: signing up, in and out, passwords, passkeys, devices; and who is behind a request.

A guest who signs up becomes the account: tables, replays and progress are theirs already. Whoever signs in gets a new
token each time; what the guest of that device had goes along to the account.
"""

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url

from underhall.server.accounts.bodies import Account, Device, KnownPasskey, Passkey
from underhall.server.accounts.names import clean_name, key_of_name
from underhall.server.accounts.passkeys import (
    Site,
    add_passkey,
    check_new,
    check_used,
    creation_options,
    find_passkey,
    give_challenge,
    note_use,
    passkeys_of,
    refused_passkey,
    request_options,
    take_challenge,
)
from underhall.server.accounts.passwords import Passwords
from underhall.server.accounts.ratings import Ratings
from underhall.server.accounts.replacing import move_progress, replace_at, replace_rows
from underhall.server.accounts.schema import ACCOUNTS, PASSKEYS
from underhall.server.accounts.sessions import Sessions, begin_session, end_sessions, sessions_of
from underhall.server.accounts.underway import Underway
from underhall.server.bodies import NewTable, Problem
from underhall.server.chat import LONGEST_NAME
from underhall.server.protocol import Closed
from underhall.server.refusals import Refusal
from underhall.server.schema import GUESTS
from underhall.server.sharing import Elsewhere, News
from underhall.server.store import Row, rows

if TYPE_CHECKING:
    from underhall.server.registry import TableRegistry

LONGEST_TYPED: int = 4 * LONGEST_NAME  # of a name, with all that may stand between its letters
SHOWN: int = 16  # characters of a session's id that its owner gets to see: no way back to its token


class Visitor(msgspec.Struct, frozen=True):
    """Who asks: the guest or person, the session, where from, and with what."""

    person: str
    session: str
    address: str
    device: str


class Accounts:
    """Everybody who keeps a name."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.store = registry.store
        self.limits = registry.limits
        self.underway = Underway()
        self.sessions = Sessions(registry.store, registry.sharing.remembers_names)
        self.passwords = Passwords()
        self.ratings = Ratings(registry.store)

    def close(self) -> None:
        self.passwords.close()

    # -- who is who -----------------------------------------------------------------------------------------------

    async def of(self, person: str) -> Row | None:
        """The account of this person, if they have one."""
        return await self.store.read(lambda connection: account_of(connection, person))

    async def required(self, person: str) -> Row:
        """The account of this person; refused if they have none."""
        found = await self.of(person)
        if found is None:
            raise Refusal("refused-no-account", 403)
        return found

    async def named(self, name: str) -> Row:
        """The account of this name; refused if there is none."""
        found = await self.store.read(lambda connection: account_named(connection, name))
        if found is None:
            raise Refusal("refused-nobody-named", 404)
        return found

    async def check_guest_name(self, guest: str, name: str) -> None:
        """Refuse a guest a name that somebody keeps, and whoever keeps a name another one."""

        def ask(connection: Connection) -> Row | None:
            return account_of(connection, guest) or account_named(connection, name)

        found = await self.store.read(ask)
        if found is not None and found["person"] != guest:
            raise Refusal("refused-name-taken")
        if found is not None and found["name"] != name:
            raise Refusal("refused-name-kept", name=found["name"])

    async def called(self, guest: str) -> str:
        """What the guest is called; '' for a name that somebody else has come to keep since."""
        name = await self.registry.guests.name(guest)
        return name if await self._may_be_called(guest, name) else ""

    async def check_seat_names(self, guest: str, wish: NewTable) -> None:
        """Refuse names that others keep for those who share the guest's device."""
        for name in {seat.name for seat in wish.seats}:
            if not await self._may_be_called(guest, name):
                raise Refusal("refused-name-taken")

    async def _may_be_called(self, guest: str, name: str) -> bool:
        if not name:
            return True
        found = await self.store.read(lambda connection: account_named(connection, name))
        return found is None or found["person"] == guest

    async def account(self, visitor: Visitor) -> Account:
        """The visitor's own account, with devices and passkeys."""

        def ask(connection: Connection) -> tuple[Row | None, list[Row], list[Row]]:
            person = visitor.person
            return account_of(connection, person), sessions_of(connection, person), passkeys_of(connection, person)

        found, sessions, passkeys = await self.store.read(ask)
        if found is None:
            return Account("", False, [], [])
        devices = [
            Device(each["id"][:SHOWN], each["device"], each["created"], each["seen"], each["id"] == visitor.session)
            for each in sessions
        ]
        keys = [KnownPasskey(each["id"], each["device"], each["created"]) for each in passkeys]
        return Account(found["name"], bool(found["password"]), devices, keys)

    async def check_rated(self, person: str, wish: NewTable) -> None:
        """Refuse a rated table that could not count; see ratings.py."""
        seats = [seat.kind for seat in wish.seats]
        if len(seats) < 2 or seats.count("me") != 1 or wish.seed:
            raise Refusal("refused-rated-seats", 400)
        if wish.options.get("sets"):
            raise Refusal("refused-rated-sets", 400)
        await self.required(person)

    # -- signing up and in ----------------------------------------------------------------------------------------

    async def sign_up(self, visitor: Visitor, name: str, password: str) -> str:
        """Keep a name by a password; the token of the new session."""
        self.limits.sign_ups.spend(visitor.address)
        name = clean_name(name)
        hashed = await self.passwords.hashed(password, name)
        handle = bytes_to_base64url(secrets.token_bytes(32))
        return await self._create(visitor, name, hashed, handle, lambda connection: None)

    async def _create(self, visitor: Visitor, name: str, password: str, handle: str, also: Any) -> str:
        token = self.registry.guests.new_token()
        row = {
            "person": visitor.person,
            "name": name,
            "key": key_of_name(name),
            "password": password,
            "handle": handle,
            "created": int(time.time()),
        }

        def work(connection: Connection) -> None:
            if account_of(connection, visitor.person) is not None:
                raise Refusal("refused-signed-in")
            if account_named(connection, name) is not None:
                raise Refusal("refused-name-taken")
            connection.execute(ACCOUNTS.insert().values(row))
            connection.execute(delete(GUESTS).where(GUESTS.c.id == visitor.person))
            connection.execute(GUESTS.insert().values(id=visitor.person, name=name))
            begin_session(connection, token, visitor.person, visitor.device)
            also(connection)

        try:
            await self.store.transact(work)
        except IntegrityError as error:  # two at the same instant, on two nodes
            raise Refusal("refused-name-taken") from error
        self.registry.guests.forget(visitor.person)
        # Pages that the guest had open belong to a token that is nobody's any more: they come again with the new one.
        self.end_here([visitor.session])
        return token

    async def log_in(self, visitor: Visitor, name: str, password: str) -> str:
        """Sign in by a password; the token of the new session. Whether there is such a name shows in nothing."""
        self.limits.guesses.spend(visitor.address)
        self.limits.name_guesses.spend(key_of_name(name[:LONGEST_TYPED]))
        found = await self.store.read(lambda connection: account_named(connection, name))
        if not await self.passwords.fits(password, found["password"] if found else "") or found is None:
            raise Refusal("refused-login", 403)
        return await self._begin(visitor, found, lambda connection: True)

    async def _begin(self, visitor: Visitor, account: Row, also: Any) -> str:
        """A new session of the account for the visitor, whose own is over."""
        token = self.registry.guests.new_token()
        person, name = account["person"], account["name"]

        def work(connection: Connection) -> tuple[bool, list[str]]:
            if account_of(connection, person) is None or not also(connection):
                raise Refusal("refused-login", 403)
            was_guest = account_of(connection, visitor.person) is None
            ended = [] if was_guest else end_sessions(connection, visitor.person, only=visitor.session)
            begin_session(connection, token, person, visitor.device)
            if was_guest:
                move_progress(connection, visitor.person, person)
            return was_guest, ended

        was_guest, ended = await self.store.transact(work)
        self.end_here(ended)
        if was_guest:
            await self.replace(visitor.person, person, name)
        return token

    async def log_out(self, visitor: Visitor) -> str:
        """The visitor's session is over; the token of a new guest."""
        await self.end_devices(visitor, visitor.session[:SHOWN])
        return self.registry.guests.new_token()

    async def end_devices(self, visitor: Visitor, id: str) -> None:
        """End one session of the visitor's, or with '' all the others."""

        def work(connection: Connection) -> list[str]:
            if not id:
                return end_sessions(connection, visitor.person, but=visitor.session)
            found = [each["id"] for each in sessions_of(connection, visitor.person) if each["id"][:SHOWN] == id]
            if not found:
                raise Refusal("refused-no-device", 404)
            return end_sessions(connection, visitor.person, only=found[0])

        await self.required(visitor.person)
        self.end_here(await self.store.transact(work))

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Another password; whoever is signed in elsewhere has to sign in again."""
        self.limits.guesses.spend(visitor.address)
        self.limits.name_guesses.spend(visitor.person)
        account = await self.required(visitor.person)
        if account["password"] and not await self.passwords.fits(old, account["password"]):
            raise Refusal("refused-password-wrong", 403)
        hashed = await self.passwords.hashed(new, account["name"])

        def work(connection: Connection) -> list[str]:
            same = (ACCOUNTS.c.person == visitor.person) & (ACCOUNTS.c.password == account["password"])
            if not connection.execute(update(ACCOUNTS).where(same).values(password=hashed)).rowcount:
                raise Refusal("refused-password-wrong", 403)  # it was changed meanwhile
            return end_sessions(connection, visitor.person, but=visitor.session)

        self.end_here(await self.store.transact(work))

    # -- passkeys -------------------------------------------------------------------------------------------------

    async def offer_passkey(self, visitor: Visitor, site: Site, name: str) -> Any:
        """What the browser needs to make a passkey: for a new account of this name, or for the visitor's own."""
        self.limits.passkeys.spend(visitor.address)
        account = await self.of(visitor.person)
        if account is None:
            name = clean_name(name)
        handle = account["handle"] if account else bytes_to_base64url(secrets.token_bytes(32))

        def work(connection: Connection) -> tuple[bytes, list[Row]]:
            if account is None and account_named(connection, name) is not None:
                raise Refusal("refused-name-taken")
            challenge = give_challenge(connection, visitor.session, "add", handle)
            return challenge, passkeys_of(connection, visitor.person)

        challenge, known = await self.store.transact(work)
        return creation_options(site, challenge, handle, account["name"] if account else name, known)

    async def add_passkey(self, visitor: Visitor, site: Site, name: str, passkey: Passkey) -> str:
        """Keep the new passkey; for a new account, the token of its session, otherwise ''."""
        self.limits.passkeys.spend(visitor.address)
        taken = await self.store.transact(
            lambda connection: take_challenge(connection, visitor.session, "add", passkey)
        )
        if taken is None:
            raise refused_passkey()
        made = await self.passwords.run(lambda: check_new(site, taken[0], passkey))
        account = await self.of(visitor.person)

        def work(connection: Connection) -> None:
            add_passkey(connection, visitor.person, made, visitor.device)

        if account is None:
            self.limits.sign_ups.spend(visitor.address)
            return await self._create(visitor, clean_name(name), "", taken[1], work)
        await self.store.transact(work)
        return ""

    async def remove_passkey(self, visitor: Visitor, id: str) -> None:
        """Remove a passkey, unless it is the last way in."""

        def work(connection: Connection) -> None:
            account = account_of(connection, visitor.person)
            known = passkeys_of(connection, visitor.person)
            if account is None or all(each["id"] != id for each in known):
                raise Refusal("refused-no-device", 404)
            if len(known) == 1 and not account["password"]:
                raise Refusal("refused-last-way")
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.person == visitor.person))

        await self.required(visitor.person)
        await self.store.transact(work)

    async def ask_passkey(self, visitor: Visitor, site: Site) -> Any:
        """What the browser needs to sign in by a passkey."""
        self.limits.passkeys.spend(visitor.address)
        challenge = await self.store.transact(
            lambda connection: give_challenge(connection, visitor.session, "log-in", "")
        )
        return request_options(site, challenge)

    async def log_in_by_passkey(self, visitor: Visitor, site: Site, passkey: Passkey) -> str:
        """Sign in; the token of the new session."""
        self.limits.guesses.spend(visitor.address)

        def take(connection: Connection) -> tuple[bytes, Row, str] | None:
            taken = take_challenge(connection, visitor.session, "log-in", passkey)
            found = find_passkey(connection, passkey)
            return None if taken is None or found is None else (taken[0], *found)

        taken = await self.store.transact(take)
        if taken is None:
            raise refused_passkey()
        challenge, row, handle = taken
        if passkey.response.user_handle not in (None, "", handle):
            raise refused_passkey()
        count = await self.passwords.run(lambda: check_used(site, challenge, passkey, row))
        account = await self.required(row["person"])
        return await self._begin(visitor, account, lambda connection: note_use(connection, row, count))

    # -- what others must hear of ---------------------------------------------------------------------------------

    def end_here(self, sessions: list[str]) -> None:
        """These sessions are over, and so are their sockets, wherever they are."""
        self.sessions.forget(sessions)
        if sessions:
            self._close_sockets(sessions)
            self.registry.sharing.announce(News(sessions=sessions))

    async def replace(self, old: str, new: str, name: str) -> None:
        """Put `new` in the place of `old` at all tables, loaded or not; see replacing.py."""
        self.registry.sharing.announce(News(old=old, new=new, name=name))
        await self.replace_here(old, new, name)
        await self.store.transact(lambda connection: replace_rows(connection, old, new, name))
        await self.replace_here(old, new, name)  # some may have been loaded meanwhile

    async def replace_here(self, old: str, new: str, name: str) -> None:
        changed = [table for table in list(self.registry.tables.values()) if replace_at(table, old, new, name)]
        self.registry.guests.forget(old)
        if changed:
            await self.store.committed(*(table.record.id for table in changed))

    async def hear(self, news: News) -> None:
        """Another process has changed something."""
        from underhall.server.accounts.erasing import erase_rows  # here, since it knows accounts, too

        self.sessions.forget(news.sessions)
        self._close_sockets(news.sessions)
        if not news.old:
            return
        if news.name:
            await self.replace_here(news.old, news.new, news.name)
            return
        had_more = await self.underway.answered(news.old)
        await self.leave_tables(news.old, list(self.registry.tables))
        await self.replace_here(news.old, news.new, "")
        if had_more:
            await self.store.transact(lambda connection: erase_rows(connection, news.old))

    async def leave_tables(self, person: str, tables: list[str]) -> None:
        """The person gets up from those of these tables where they sit and the game is not over."""
        for id in tables:
            try:
                table = await self.registry.table(id)
                if table.record.standing != "ended" and table.record.seats_of(person):
                    await self.registry.clear(person, id)
            except Elsewhere:
                pass  # whoever has it hears of it
            except Refusal:
                pass  # it cannot be loaded; its row is changed all the same

    def _close_sockets(self, sessions: list[str]) -> None:
        for table in list(self.registry.tables.values()):
            for connection in [each for each in table.connections if each.session in sessions]:
                connection.send(msgspec.json.encode(Closed(Problem("refused-signed-out"))))
                table.disconnect(connection)


def account_of(connection: Connection, person: str) -> Row | None:
    found = rows(connection, select(ACCOUNTS).where(ACCOUNTS.c.person == person))
    return found[0] if found else None


def account_named(connection: Connection, name: str) -> Row | None:
    """The account of this name, or of one that cannot be told from it."""
    key = key_of_name(name[:LONGEST_TYPED])
    if not key.isprintable() or len(name) > LONGEST_TYPED:
        return None
    found = rows(connection, select(ACCOUNTS).where(ACCOUNTS.c.key == key))
    return found[0] if found else None
