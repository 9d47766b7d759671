"""Passkeys: real WebAuthn bytes, and what an attacker would send instead."""

import json
from typing import Any

import pytest

from tests.server.accounts.authenticator import Authenticator, b64, unb64
from tests.server.accounts.signed import (
    PASSWORD,
    at_name,
    authenticator,
    error_of,
    passkey_account,
    signed_up,
)
from tests.server.live_server import LiveServer, Person
from underhall.server.accounts.passkeys import site_of
from underhall.server.hosts import Hosts
from underhall.server.refusals import Refusal

pytestmark = pytest.mark.once


def options_of(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.post("/api/account/log-in/options")["options"]
    return found


def log_in(person: Person, made: dict[str, Any], status: int = 200) -> Any:
    return person.post("/api/account/log-in/passkey", {"passkey": made}, status)


def test_a_name_is_kept_by_a_passkey_alone(live: LiveServer) -> None:
    """Signed up, signed in on another device, the guest's token replaced each time; no password ever fits."""
    person, device = passkey_account(live, "Keyed")
    phone = at_name(live)
    options = options_of(phone)
    assert options.get("allowCredentials", []) == [], "which accounts there are is nobody's business"
    before = phone.token
    assert log_in(phone, device.get(options))["name"] == "Keyed"
    assert phone.token != before
    refused = at_name(live).post("/api/account/log-in", {"name": "Keyed", "password": ""}, 403)
    assert error_of(refused) == "refused-login"
    assert len(person.get("/api/account")["devices"]) == 2


def test_the_last_way_in_cannot_be_removed(live: LiveServer) -> None:
    person, device = passkey_account(live, "Locked")
    id = b64(device.id)
    assert error_of(person.post("/api/account/passkey/remove", {"id": id}, 409)) == "refused-last-way"
    person.post("/api/account/password", {"old": "", "new": PASSWORD})
    assert person.post("/api/account/passkey/remove", {"id": id})["passkeys"] == []
    assert error_of(person.post("/api/account/passkey/remove", {"id": id}, 404)) == "refused-no-device"
    guest = at_name(live)
    assert error_of(log_in(guest, device.get(options_of(guest)), 403)) == "refused-passkey"


def test_a_second_passkey_is_added_and_cannot_be_somebody_elses(live: LiveServer) -> None:
    person, first = passkey_account(live, "Doubled")
    second = authenticator(live)
    options = person.post("/api/account/passkey/options", {})["options"]
    assert [each["id"] for each in options["excludeCredentials"]] == [b64(first.id)]
    made = person.post("/api/account/passkey", {"passkey": second.create(options)})
    assert (made["name"], len(made["passkeys"])) == ("Doubled", 2)
    thief = at_name(live)
    options = thief.post("/api/account/passkey/options", {"name": "Thief"})["options"]
    refused = thief.post("/api/account/passkey", {"name": "Thief", "passkey": second.create(options)}, 403)
    assert error_of(refused) == "refused-passkey"
    assert thief.get("/api/account")["name"] == ""
    mallory, _ = passkey_account(live, "Mallory")
    assert error_of(mallory.post("/api/account/passkey/remove", {"id": b64(first.id)}, 404)) == "refused-no-device"


def test_a_challenge_is_good_once_for_one_session_and_one_purpose(live: LiveServer) -> None:
    """Replayed, brought by somebody else, replaced by a newer one, or meant for something else: refused."""
    _, device = passkey_account(live, "Once")
    phone = at_name(live)
    made = device.get(options_of(phone))
    assert error_of(log_in(at_name(live), made, 403)) == "refused-passkey", "brought by somebody else"
    log_in(phone, made)
    assert error_of(log_in(phone, made, 403)) == "refused-passkey", "replayed"
    guest = at_name(live)
    old = options_of(guest)
    newer = options_of(guest)
    assert error_of(log_in(guest, device.get(old), 403)) == "refused-passkey", "replaced"
    assert error_of(guest.post("/api/account/passkey", {"name": "X Y", "passkey": device.get(newer)}, 403))
    assert log_in(guest, device.get(options_of(guest)))["name"] == "Once"


def test_a_wrong_try_uses_the_challenge_up(live: LiveServer) -> None:
    _, device = passkey_account(live, "Used up")
    guest = at_name(live)
    options = options_of(guest)
    forged = device.get(options)
    forged["response"]["signature"] = b64(b"\x30\x06\x02\x01\x01\x02\x01\x01")
    assert error_of(log_in(guest, forged, 403)) == "refused-passkey"
    assert error_of(log_in(guest, device.get(options), 403)) == "refused-passkey"


def _other_origin(device: Authenticator) -> None:
    device.origin = "http://evil.example"


def _not_verified(device: Authenticator) -> None:
    device.flags = 1


def _copied(device: Authenticator) -> None:
    device.count = 1  # the next is 2, and the server has seen 5


@pytest.mark.parametrize("spoil", [_other_origin, _not_verified, _copied])
def test_a_passkey_of_another_site_unverified_or_copied_is_refused(live: LiveServer, spoil: Any) -> None:
    """The count of a passkey that goes back means that there are two of it."""
    _, device = passkey_account(live, f"Spoiled {spoil.__name__[1:6]} {live.port}")
    device.count = 4
    guest = at_name(live)
    log_in(guest, device.get(options_of(guest)))
    honest = device.origin
    spoil(device)
    other = at_name(live)
    assert error_of(log_in(other, device.get(options_of(other)), 403)) == "refused-passkey"
    device.origin, device.flags, device.count = honest, 5, 9
    assert log_in(other, device.get(options_of(other)))["name"], "the owner is not locked out"


def test_a_passkey_made_for_another_site_is_refused(live: LiveServer) -> None:
    guest, device = at_name(live), Authenticator("http://evil.example")
    options = guest.post("/api/account/passkey/options", {"name": "Phished"})["options"]
    made = device.create(options)
    assert error_of(guest.post("/api/account/passkey", {"name": "Phished", "passkey": made}, 403)) == "refused-passkey"
    options = guest.post("/api/account/passkey/options", {"name": "Phished"})["options"]
    options["rp"]["id"] = "evil.example"
    made = authenticator(live).create(options)
    assert error_of(guest.post("/api/account/passkey", {"name": "Phished", "passkey": made}, 403)) == "refused-passkey"


@pytest.mark.parametrize("garbage", ["", "!", b64(b"\xff" * 40), b64(b"[]"), b64(b"{}"), b64(b"[" * 3000), "é"])
@pytest.mark.parametrize("field", ["clientDataJSON", "attestationObject"])
def test_bytes_that_nobody_signed(live: LiveServer, field: str, garbage: str) -> None:
    guest, device = at_name(live), authenticator(live)
    options = guest.post("/api/account/passkey/options", {"name": f"Garbage {live.port}"})["options"]
    made = device.create(options)
    made["response"][field] = garbage
    refused = guest.post("/api/account/passkey", {"name": "Garbage", "passkey": made}, 403)
    assert error_of(refused) == "refused-passkey"


def test_a_challenge_with_odd_letters_is_none(live: LiveServer) -> None:
    guest, device = at_name(live), authenticator(live)
    made = device.create(guest.post("/api/account/passkey/options", {"name": "Odd letters"})["options"])
    said = json.loads(unb64(made["response"]["clientDataJSON"]))
    for challenge in ("\0", "\ud800", 7, None, ["x"], "x" * 9000):
        said["challenge"] = challenge
        made["response"]["clientDataJSON"] = b64(json.dumps(said).encode())
        assert error_of(guest.post("/api/account/passkey", {"name": "Odd", "passkey": made}, 403)) == "refused-passkey"


def test_a_taken_name_is_refused_before_a_passkey_is_made(live: LiveServer) -> None:
    signed_up(live, "Occupied")
    refused = at_name(live).post("/api/account/passkey/options", {"name": "occupied"}, 409)
    assert error_of(refused) == "refused-name-taken"


def test_there_are_no_passkeys_for_an_address_in_numbers(live: LiveServer) -> None:
    refused = live.person().post("/api/account/passkey/options", {"name": "Numbers"}, 409)
    assert error_of(refused) == "refused-passkey-address"
    for host in ("127.0.0.1:80", "[::1]:8000", "192.168.0.4"):
        with pytest.raises(Refusal):
            site_of(Hosts(), "http", host)
    public = Hosts(public_url="https://hall.example:8443")
    assert site_of(public, "http", "127.0.0.1:80").origin == "https://hall.example:8443"
    assert site_of(public, "http", "127.0.0.1:80").name == "hall.example"
