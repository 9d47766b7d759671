"""Passkeys: WebAuthn, checked by the library of that name.

A challenge is given to one session for one purpose, is good for five minutes and for one try, right or wrong: it is
taken out of the database before anything is compared, so that of two who bring the same only one is looked at.
"""

import json
import secrets
import time
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from underhall.server.accounts.bodies import Passkey
from underhall.server.accounts.schema import ACCOUNTS, CHALLENGES, PASSKEYS
from underhall.server.hosts import Hosts, name_in
from underhall.server.refusals import Refusal
from underhall.server.store import Row, rows

LASTS: Final = 300  # seconds
MOST: Final = 20  # passkeys of one person
NEEDED: Final = UserVerificationRequirement.REQUIRED  # the passkey is all that is asked for


class Site(msgspec.Struct, frozen=True):
    """What passkeys are bound to: the name of this server, and the origin of its page."""

    name: str
    origin: str


class NewKey(msgspec.Struct, frozen=True):
    """A passkey that has been checked, as it is stored."""

    id: str
    public_key: bytes
    sign_count: int


def site_of(hosts: Hosts, scheme: str, host: str) -> Site:
    """The site that a request was made to. Browsers know no passkeys for an address in numbers."""
    if hosts.public_url:
        scheme, _, host = hosts.public_url.partition("://")
    name = name_in(host.encode("latin-1", "replace"))
    try:
        ip_address(name)
    except ValueError:
        return Site(name, f"{scheme}://{host}")
    raise Refusal("refused-passkey-address")


def refused_passkey() -> Refusal:
    """One answer for whatever is wrong with a passkey."""
    return Refusal("refused-passkey", 403)


# -- challenges ---------------------------------------------------------------------------------------------------


def give_challenge(connection: Connection, session: str, purpose: str, handle: str) -> bytes:
    """Something new to be signed by this session, which replaces what it was given before."""
    now = int(time.time())
    mine = (CHALLENGES.c.session == session) & (CHALLENGES.c.purpose == purpose)
    connection.execute(delete(CHALLENGES).where(mine | (CHALLENGES.c.expires < now)))
    challenge = secrets.token_bytes(32)
    row = {"session": session, "purpose": purpose, "handle": handle, "expires": now + LASTS}
    connection.execute(CHALLENGES.insert().values(id=bytes_to_base64url(challenge), **row))
    return challenge


def take_challenge(connection: Connection, session: str, purpose: str, passkey: Passkey) -> tuple[bytes, str] | None:
    """The challenge that this passkey has signed, and the handle it was given with; it is gone now."""
    try:
        said = json.loads(base64url_to_bytes(passkey.response.client_data_json))
        id = said["challenge"] if isinstance(said, dict) else ""
    except (ValueError, KeyError, RecursionError):
        return None
    if not isinstance(id, str) or not id.isascii() or not id.isprintable():
        return None
    row: Any = connection.execute(select(CHALLENGES).where(CHALLENGES.c.id == id)).mappings().first()
    if row is None or row["session"] != session or row["purpose"] != purpose or row["expires"] < time.time():
        return None
    if not connection.execute(delete(CHALLENGES).where(CHALLENGES.c.id == id)).rowcount:
        return None  # somebody else was quicker
    return base64url_to_bytes(id), row["handle"]


# -- options for the browser --------------------------------------------------------------------------------------


def creation_options(site: Site, challenge: bytes, handle: str, name: str, known: list[Row]) -> Any:
    """How the browser makes a passkey."""
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Underhall",
        user_name=name,
        user_id=base64url_to_bytes(handle),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=NEEDED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"])) for row in known],
    )
    return json.loads(options_to_json(options))


def request_options(site: Site, challenge: bytes) -> Any:
    """How the browser uses one. It names nobody: which accounts there are is nobody's business."""
    options = generate_authentication_options(rp_id=site.name, challenge=challenge, user_verification=NEEDED)
    return json.loads(options_to_json(options))


# -- checking -----------------------------------------------------------------------------------------------------


def check_new(site: Site, challenge: bytes, passkey: Passkey) -> NewKey:
    """A new passkey, if it was made for this site and this challenge."""
    try:
        made = verify_registration_response(
            credential=_as_sent(passkey),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as error:  # whatever the library makes of bytes that a stranger has made up
        raise refused_passkey() from error
    return NewKey(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)


def check_used(site: Site, challenge: bytes, passkey: Passkey, row: Row) -> int:
    """How often a passkey has been used by its own count, if it has signed this challenge. One that counts and has not
    counted on is a copy."""
    try:
        used = verify_authentication_response(
            credential=_as_sent(passkey),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=row["public_key"],
            credential_current_sign_count=row["sign_count"],
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise refused_passkey() from error
    return used.new_sign_count


def _as_sent(passkey: Passkey) -> dict[str, Any]:
    sent: dict[str, Any] = msgspec.to_builtins(passkey)
    return sent


# -- stored -------------------------------------------------------------------------------------------------------


def passkeys_of(connection: Connection, person: str) -> list[Row]:
    query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return list(rows(connection, query))


def add_passkey(connection: Connection, person: str, made: NewKey, device: str) -> None:
    """Refused if somebody has it already, the person has enough, or has been erased meanwhile."""
    if connection.execute(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == person)).first() is None:
        raise refused_passkey()
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == made.id)).first() is not None:
        raise refused_passkey()
    if len(passkeys_of(connection, person)) >= MOST:
        raise Refusal("refused-passkeys", most=MOST)
    row = {"public_key": made.public_key, "sign_count": made.sign_count, "device": device, "created": int(time.time())}
    connection.execute(PASSKEYS.insert().values(id=made.id, person=person, **row))


def find_passkey(connection: Connection, passkey: Passkey) -> tuple[Row, str] | None:
    """The stored passkey of this id, and its owner's handle."""
    query = select(PASSKEYS, ACCOUNTS.c.handle).join(ACCOUNTS, ACCOUNTS.c.person == PASSKEYS.c.person)
    found = rows(connection, query.where(PASSKEYS.c.id == passkey.id)) if passkey.id.isprintable() else []
    return (found[0], found[0]["handle"]) if found else None


def note_use(connection: Connection, row: Row, sign_count: int) -> bool:
    """Note the new count, unless somebody has used the passkey meanwhile."""
    same = (PASSKEYS.c.id == row["id"]) & (PASSKEYS.c.sign_count == row["sign_count"])
    return bool(connection.execute(update(PASSKEYS).where(same).values(sign_count=sign_count)).rowcount)
