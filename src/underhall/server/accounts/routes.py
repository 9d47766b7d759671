"""Accounts over HTTP."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from underhall.server.accounts import friends as bonds
from underhall.server.accounts.bodies import (
    Account,
    Chosen,
    Confirmed,
    Done,
    FriendAct,
    Friends,
    InviteFriend,
    NameAndPassword,
    NewPasskey,
    NewPassword,
    PasskeyOptions,
    PasskeyWish,
    Profile,
    SeatPerson,
    UsedPasskey,
)
from underhall.server.accounts.erasing import erase, export
from underhall.server.accounts.names import key_of_name
from underhall.server.accounts.passkeys import Site, site_of
from underhall.server.accounts.people import Accounts, Visitor
from underhall.server.accounts.profiles import people_at, profile_of
from underhall.server.accounts.sessions import device_of
from underhall.server.guests import guest_of
from underhall.server.http import PROBLEMS, Call, Id, registry_of
from underhall.server.limits import address_of
from underhall.server.refusals import Refusal

T = TypeVar("T")
PersonName = Annotated[str, PathParameter(max_length=64)]


def accounts_of(request: Call) -> Accounts:
    return registry_of(request).accounts


def visitor_of(request: Call) -> Visitor:
    state = request.scope["state"]
    device = device_of(request.headers.get("user-agent", ""))
    return Visitor(state["guest"], state["session"], address_of(request.scope), device)


def this_site(request: Call) -> Site:
    return site_of(request.app.state.hosts, request.url.scheme, request.headers.get("host", ""))


async def _account(request: Call, token: str = "") -> Account:
    """The visitor's account, after they have perhaps got another token, which the middleware sends."""
    accounts, visitor = accounts_of(request), visitor_of(request)
    if token:
        request.scope["state"]["token"] = token
        session = guest_of(token)
        person = await accounts.sessions.person_of(session)
        visitor = msgspec.structs.replace(visitor, person=person or "", session=session)
    return await accounts.account(visitor)


# -- one's own account --------------------------------------------------------------------------------------------


@get("/api/account", responses=PROBLEMS)
async def account(request: Call) -> Account:
    """One's own account, with devices and passkeys; without one, its name is ''."""
    return await _account(request)


@post("/api/account", status_code=200, responses=PROBLEMS)
async def sign_up(request: Call, data: JSONBody[NameAndPassword]) -> Account:
    """Keep a name by a password. All that one has done as a guest stays one's own."""
    return await _account(request, await accounts_of(request).sign_up(visitor_of(request), data.name, data.password))


@post("/api/account/log-in", status_code=200, responses=PROBLEMS)
async def log_in(request: Call, data: JSONBody[NameAndPassword]) -> Account:
    """Sign in by a password."""
    return await _account(request, await accounts_of(request).log_in(visitor_of(request), data.name, data.password))


@post("/api/account/log-out", status_code=200, responses=PROBLEMS)
async def log_out(request: Call) -> Account:
    """Be a guest again, on this device."""
    return await _account(request, await accounts_of(request).log_out(visitor_of(request)))


@post("/api/account/password", status_code=200, responses=PROBLEMS)
async def change_password(request: Call, data: JSONBody[NewPassword]) -> Account:
    """Another password, or the first one. All other devices are signed out."""
    await accounts_of(request).change_password(visitor_of(request), data.old, data.new)
    return await _account(request)


@post("/api/account/devices/end", status_code=200, responses=PROBLEMS)
async def end_device(request: Call, data: JSONBody[Chosen]) -> Account:
    """Sign out one of one's devices, or all the others."""
    await accounts_of(request).end_devices(visitor_of(request), data.id)
    return await _account(request)


@post("/api/account/passkey/options", status_code=200, responses=PROBLEMS)
async def passkey_options(request: Call, data: JSONBody[PasskeyWish]) -> PasskeyOptions:
    """What the browser needs to make a passkey: for a new account of this name, or for one's own."""
    return PasskeyOptions(await accounts_of(request).offer_passkey(visitor_of(request), this_site(request), data.name))


@post("/api/account/passkey", status_code=200, responses=PROBLEMS)
async def add_passkey(request: Call, data: JSONBody[NewPasskey]) -> Account:
    """Keep the passkey that the browser has made; a guest gets a new account of this name by it."""
    added = accounts_of(request).add_passkey(visitor_of(request), this_site(request), data.name, data.passkey)
    return await _account(request, await added)


@post("/api/account/passkey/remove", status_code=200, responses=PROBLEMS)
async def remove_passkey(request: Call, data: JSONBody[Chosen]) -> Account:
    """Remove one of one's passkeys, unless it is the last way in."""
    await accounts_of(request).remove_passkey(visitor_of(request), data.id)
    return await _account(request)


@post("/api/account/log-in/options", status_code=200, responses=PROBLEMS)
async def log_in_options(request: Call) -> PasskeyOptions:
    """What the browser needs to sign in by a passkey."""
    return PasskeyOptions(await accounts_of(request).ask_passkey(visitor_of(request), this_site(request)))


@post("/api/account/log-in/passkey", status_code=200, responses=PROBLEMS)
async def log_in_passkey(request: Call, data: JSONBody[UsedPasskey]) -> Account:
    """Sign in by a passkey."""
    signed = accounts_of(request).log_in_by_passkey(visitor_of(request), this_site(request), data.passkey)
    return await _account(request, await signed)


@get("/api/account/export", media_type=MediaType.JSON, responses=PROBLEMS)
async def export_data(request: Call) -> Response[dict[str, Any]]:
    """All that this server knows of one, in one file; guests have one, too."""
    registry, visitor = registry_of(request), visitor_of(request)
    registry.limits.exports.spend(visitor.address)
    found = await registry.store.read(lambda connection: export(connection, visitor.person))
    headers = {"content-disposition": 'attachment; filename="underhall.json"'}
    return Response(found, media_type=MediaType.JSON, headers=headers)


@post("/api/account/erase", status_code=200, responses=PROBLEMS)
async def erase_account(request: Call, data: JSONBody[Confirmed]) -> Account:
    """Erase one's account and all that is known of one. Finished games stay, without one's name."""
    accounts, visitor = accounts_of(request), visitor_of(request)
    accounts.limits.guesses.spend(visitor.address)
    accounts.limits.name_guesses.spend(visitor.person)
    found = await accounts.required(visitor.person)
    if key_of_name(data.name) != found["key"]:
        raise Refusal("refused-erase-name", 400, name=found["name"])
    if found["password"] and not await accounts.passwords.fits(data.password, found["password"]):
        raise Refusal("refused-password-wrong", 403)
    await erase(accounts, visitor.person)
    return await _account(request, registry_of(request).guests.new_token())


# -- people -------------------------------------------------------------------------------------------------------


@get("/api/people/{name:str}", responses=PROBLEMS)
async def person(request: Call, name: PersonName) -> Profile:
    """What everybody may know of a person who keeps a name."""
    registry, visitor = registry_of(request), visitor_of(request)
    registry.limits.reads.spend(visitor.address)
    found = await registry.accounts.named(name)
    return await registry.store.read(lambda connection: profile_of(connection, found, visitor.person))


@get("/api/tables/{table_id:str}/people", responses=PROBLEMS)
async def people(request: Call, table_id: Id) -> list[SeatPerson]:
    """Who sits at a table, by their kept names and ratings. A rated game that is over is counted by then."""
    registry, visitor = registry_of(request), visitor_of(request)
    record = (await registry.visible_table(visitor.person, table_id)).record
    if record.rated and record.standing == "ended":
        await registry.accounts.ratings.settle(table_id)
    return await registry.store.read(lambda connection: people_at(connection, record))


# -- friends ------------------------------------------------------------------------------------------------------


async def _require_person(request: Call) -> None:
    """Refuse whoever has no account, and whoever does too much among people: names that are looked up count, too."""
    accounts, visitor = accounts_of(request), visitor_of(request)
    accounts.limits.friends.spend(visitor.person)
    await accounts.required(visitor.person)


async def _changed(request: Call, work: Callable[[Connection, str], T]) -> T:
    """Let the visitor change something among people."""
    accounts, visitor = accounts_of(request), visitor_of(request)
    return await accounts.store.transact(lambda connection: work(connection, visitor.person))


async def _friends(request: Call) -> Friends:
    accounts, visitor = accounts_of(request), visitor_of(request)
    await accounts.required(visitor.person)
    return await accounts.store.read(lambda connection: bonds.friends_of(connection, visitor.person))


@get("/api/friends", responses=PROBLEMS)
async def friends(request: Call) -> Friends:
    """The people one knows, and what they want."""
    return await _friends(request)


@post("/api/friends", status_code=200, responses=PROBLEMS)
async def befriend(request: Call, data: JSONBody[FriendAct]) -> Friends:
    """Ask somebody to be a friend, accept, remove, block."""
    await _require_person(request)
    other = (await accounts_of(request).named(data.name))["person"]
    await _changed(request, lambda connection, me: bonds.act(connection, me, other, data.act))
    return await _friends(request)


@post("/api/friends/decline", status_code=200, responses=PROBLEMS)
async def decline(request: Call, data: JSONBody[Chosen]) -> Friends:
    """Put an invitation away."""
    if not data.id.isprintable():
        raise Refusal("refused-no-table", 404)
    await _require_person(request)
    await _changed(request, lambda connection, me: bonds.decline(connection, me, data.id))
    return await _friends(request)


@post("/api/tables/{table_id:str}/invite-friend", status_code=200, responses=PROBLEMS)
async def invite_friend(request: Call, table_id: Id, data: JSONBody[InviteFriend]) -> Done:
    """Invite a friend to a table at which one sits and that waits for players."""
    registry = registry_of(request)
    found = await registry.seated_table(visitor_of(request).person, table_id)
    if found.record.standing != "open":
        raise Refusal("refused-started")
    await _require_person(request)
    other = (await registry.accounts.named(data.name))["person"]
    await _changed(request, lambda connection, me: bonds.invite(connection, me, other, table_id))
    return Done()


HANDLERS = [
    account,
    sign_up,
    log_in,
    log_out,
    change_password,
    end_device,
    passkey_options,
    add_passkey,
    remove_passkey,
    log_in_options,
    log_in_passkey,
    export_data,
    erase_account,
    person,
    people,
    friends,
    befriend,
    decline,
    invite_friend,
]
