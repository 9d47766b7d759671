"""People with accounts: what these tests do over and over."""

from typing import Any

import httpx

from tests.server.accounts.authenticator import Authenticator
from tests.server.live_server import LiveServer, Person

PASSWORD = "correct horse battery"
BOT = {"kind": "bot", "bot": "easy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def signed_up(live: LiveServer, name: str, password: str = PASSWORD) -> Person:
    person = live.person()
    assert person.post("/api/account", {"name": name, "password": password})["name"] == name
    return person


def logged_in(live: LiveServer, name: str, password: str = PASSWORD) -> Person:
    person = live.person()
    assert person.post("/api/account/log-in", {"name": name, "password": password})["name"]
    return person


def at_name(live: LiveServer) -> Person:
    """A browser that calls the server by a name: for passkeys there must be one."""
    person = live.person()
    person.http = httpx.Client(base_url=f"http://localhost:{live.port}", timeout=60)
    return person


def authenticator(live: LiveServer) -> Authenticator:
    return Authenticator(f"http://localhost:{live.port}")


def passkey_account(live: LiveServer, name: str) -> tuple[Person, Authenticator]:
    """Somebody who keeps a name by a passkey alone."""
    person, device = at_name(live), authenticator(live)
    options = person.post("/api/account/passkey/options", {"name": name})["options"]
    made = person.post("/api/account/passkey", {"name": name, "passkey": device.create(options)})
    assert (made["name"], made["password"], len(made["passkeys"])) == (name, False, 1)
    return person, device


def table_of(person: Person, *seats: dict[str, str], status: int = 201, **wish: Any) -> Any:
    return person.post("/api/tables", {"game": "boss-monster", "seats": list(seats), **wish}, status)


def error_of(answer: Any) -> str:
    return str(answer["error"])
