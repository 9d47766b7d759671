"""Accounts over the wire: a guest keeps a name, comes back on other devices, and whoever is out is out at once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.accounts.signed import BOT, ME, OPEN, PASSWORD, error_of, logged_in, signed_up, table_of
from tests.server.live_server import LiveServer, Person
from underhall.server.accounts import passwords
from underhall.server.accounts.names import clean_name, key_of_name
from underhall.server.accounts.passwords import Passwords, check_password
from underhall.server.accounts.sessions import device_of
from underhall.server.refusals import Refusal
from underhall.server.registry import TableRegistry
from underhall.server.table import Table

pytestmark = pytest.mark.once


def test_a_guest_keeps_all_that_was_theirs(live: LiveServer) -> None:
    """Tables, seats and progress are there afterwards, here and on another device; the cookie is another."""
    ann = live.person("Keeper")
    table = table_of(ann, ME, OPEN)["table"]["id"]
    ann.put(lesson_path(ann), {"step": 1})
    guest = ann.token
    assert ann.get("/api/account")["name"] == ""
    account = ann.post("/api/account", {"name": "Keeper", "password": PASSWORD})
    assert (account["name"], account["password"], len(account["devices"])) == ("Keeper", True, 1)
    assert account["devices"][0]["here"]
    assert ann.token != guest
    assert [each["table"]["id"] for each in ann.get("/api/tables")["mine"]] == [table]
    phone = logged_in(live, "keeper")
    assert [each["table"]["id"] for each in phone.get("/api/tables")["mine"]] == [table]
    assert phone.get("/api/me") == {"name": "Keeper"}
    assert steps(phone) == 1
    assert len(ann.get("/api/account")["devices"]) == 2


def lesson_path(person: Person) -> str:
    course = person.get("/api/learn")[0]
    return f"/api/learn/{course['game']}/{course['lessons'][0]['id']}"


def steps(person: Person) -> int:
    return int(person.get("/api/learn")[0]["lessons"][0]["step"])


def test_the_token_from_before_is_nobodys(live: LiveServer) -> None:
    """Session fixation: whoever slipped somebody a cookie does not sit in their account afterwards."""
    ann = live.person()
    ann.get("/api/me")
    planted = ann.token
    table = table_of(ann, ME, OPEN)["table"]["id"]
    ann.post("/api/account", {"name": "Fixed", "password": PASSWORD})
    thief = live.person()
    thief.http.cookies.set("underhall", planted)
    assert thief.get("/api/account")["name"] == ""
    assert thief.get("/api/tables")["mine"] == []
    thief.http.cookies.set("underhall", planted)
    assert error_of(thief.post(f"/api/tables/{table}/leave", {}, 404)) == "refused-no-table"
    # The same with a token that was planted before signing in.
    victim = live.person()
    victim.get("/api/me")
    planted = victim.token
    victim.post("/api/account/log-in", {"name": "Fixed", "password": PASSWORD})
    assert victim.token != planted
    thief = live.person()
    thief.http.cookies.set("underhall", planted)
    assert thief.get("/api/account")["name"] == ""


def test_a_guest_who_signs_in_brings_their_games_along(live: LiveServer) -> None:
    """Loaded tables and stored ones, and what was learned; at the table they have their kept name."""
    signed_up(live, "Wanderer")
    guest = live.person("Somebody")
    path = lesson_path(guest)
    guest.put(path, {"step": 2})
    table = table_of(guest, ME, OPEN)["table"]["id"]
    guest.post("/api/account/log-in", {"name": "Wanderer", "password": PASSWORD})
    mine = guest.get(f"/api/tables/{table}")
    assert (mine["mine"], mine["owner"]) == ([0], True)
    assert mine["table"]["seats"][0]["name"] == "Wanderer"
    assert [each["table"]["id"] for each in guest.get("/api/tables")["mine"]] == [table]
    assert steps(guest) == 2


def test_a_revoked_device_is_out_at_once(live: LiveServer) -> None:
    """Its requests and its open socket, while the other device plays on."""
    ann = signed_up(live, "Revoker")
    phone = logged_in(live, "Revoker")
    table = table_of(ann, ME, OPEN)["table"]["id"]
    socket = phone.socket(table, 0)
    socket.sync()
    devices = ann.get("/api/account")["devices"]
    other = next(each["id"] for each in devices if not each["here"])
    assert error_of(ann.post("/api/account/devices/end", {"id": "0123456789abcdef"}, 404)) == "refused-no-device"
    left = ann.post("/api/account/devices/end", {"id": other})["devices"]
    assert [each["here"] for each in left] == [True]
    assert socket.until("closed")["problem"]["error"] == "refused-signed-out"
    with pytest.raises(ConnectionClosed):
        socket.wire.recv(20)
    assert phone.get("/api/account")["name"] == ""
    assert phone.get("/api/tables")["mine"] == []
    assert error_of(phone.post("/api/account/devices/end", {"id": ""}, 403)) == "refused-no-account"
    assert ann.get("/api/account")["name"] == "Revoker"


def test_all_other_devices_are_signed_out_together_and_by_a_new_password(live: LiveServer) -> None:
    ann = signed_up(live, "Many")
    others = [logged_in(live, "Many") for _ in range(3)]
    assert len(ann.post("/api/account/devices/end", {"id": ""})["devices"]) == 1
    assert {each.get("/api/account")["name"] for each in others} == {""}
    phone = logged_in(live, "Many")
    wrong = ann.post("/api/account/password", {"old": "not this one", "new": "another one 7"}, 403)
    assert error_of(wrong) == "refused-password-wrong"
    ann.post("/api/account/password", {"old": PASSWORD, "new": "another one 7"})
    assert phone.get("/api/account")["name"] == ""
    refused = live.person().post("/api/account/log-in", {"name": "Many", "password": PASSWORD}, 403)
    assert error_of(refused) == "refused-login"
    logged_in(live, "Many", "another one 7")


def test_signing_out_makes_a_guest(live: LiveServer) -> None:
    ann = signed_up(live, "Leaver")
    before = ann.token
    assert ann.post("/api/account/log-out")["name"] == ""
    assert ann.token != before
    old = live.person()
    old.http.cookies.set("underhall", before)
    assert old.get("/api/account")["name"] == ""


def test_a_name_taken_by_two_at_once_is_ones(live: LiveServer) -> None:
    people = [live.person() for _ in range(6)]
    for each in people:
        each.get("/api/me")

    def try_it(person: Person) -> int:
        return person.http.post("/api/account", json={"name": "Racer", "password": PASSWORD}).status_code

    with ThreadPoolExecutor(6) as pool:
        found = sorted(pool.map(try_it, people))
    assert found == [200, 409, 409, 409, 409, 409]


@pytest.mark.parametrize(
    "name", ["KEPT", "Ｋept", "kept ", "k.e.p.t", "Керt", "ΚΕΡΤ", "Kept\u034f", "\u3164Kept\ufe0f"]
)
def test_names_that_look_alike_are_one(live: LiveServer, name: str) -> None:
    """For accounts and for guests, who may not call themselves what somebody keeps."""
    if live.person().http.get("/api/people/Kept").status_code == 404:
        signed_up(live, "Kept")
    refused = live.person().post("/api/account", {"name": name, "password": PASSWORD}, 409)
    assert error_of(refused) == "refused-name-taken"
    assert error_of(live.person().put("/api/me", {"name": name}, 409)) == "refused-name-taken"


@pytest.mark.parametrize("name", ["Seen\u200d", "Se\u200cen", "Seen\u2800", "Se\u2010en", "Seen\ufe0f", "\u115fSeen"])
def test_what_nobody_sees_makes_no_other_name(live: LiveServer, name: str) -> None:
    """Guests may write more than can be kept, but are not called what looks like a kept name, nor nothing at all."""
    if live.person().http.get("/api/people/Seen").status_code == 404:
        signed_up(live, "Seen")
    assert error_of(live.person().put("/api/me", {"name": name}, 409)) == "refused-name-taken"
    blank = "".join(letter for letter in name if not letter.isascii() and letter != "\u2010")
    if blank:
        assert error_of(live.person().put("/api/me", {"name": blank}, 400)) == "refused-chat-empty"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("admin", "refused-name-taken"),
        ("admin\u034f", "refused-name-taken"),
        ("\u3164\u034f", "refused-chat-empty"),
        ("М0derator", "refused-name-taken"),
        ("Nightmare", "refused-name-taken"),
        ("x", "refused-name-short"),
        ("--", "refused-name-short"),
        ("", "refused-chat-empty"),
        ("a\x00b", "refused-text-odd"),
        ("a\nb", "refused-text-odd"),
        ("a\u202eb", "refused-text-odd"),
        ("a\u200bb", "refused-text-odd"),
        ("<b>bold</b>", "refused-name-odd"),
        ("../etc", "refused-name-odd"),
        ("a" * 25, "refused-text-too-long"),
        ("a" * 60_000, "refused-text-too-long"),
    ],
)
def test_names_that_nobody_can_have(live: LiveServer, name: str, error: str) -> None:
    answer = live.person().http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code in (400, 409)
    assert answer.json()["error"] == error


@pytest.mark.parametrize("name", ["Оля", "たろう", "Żółw", "Jean-Luc", "O'Neil", "Їжак 7"])
def test_names_of_all_our_languages_can_be_kept(live: LiveServer, name: str) -> None:
    assert clean_name(name) == name
    person = live.person()
    answer = person.http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200
    assert live.person().get(f"/api/people/{name}")["name"] == name


def test_keys_keep_apart_what_is_different() -> None:
    names = ["Оля", "Ольга", "Коля", "пир", "тир", "たろう", "たろ", "Ann", "Anna", "Żółw", "Zolw"]
    assert len({key_of_name(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("password", "error"),
    [
        ("short", "refused-password-short"),
        ("x" * 10_000, "refused-password-long"),
        ("password123", "refused-password-weak"),
        ("abababab", "refused-password-weak"),
        ("SomeName", "refused-password-weak"),
    ],
)
def test_passwords_that_protect_nothing(password: str, error: str) -> None:
    with pytest.raises(Refusal) as refusal:
        check_password(password, "Somename")
    assert refusal.value.problem.error == error


def test_a_password_costs_what_it_should() -> None:
    """Argon2id, at least as OWASP advises."""
    source = Path(passwords.__file__).read_text("utf-8")
    assert "PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1, type=Type.ID)" in source


def test_a_long_password_is_refused_before_anything_is_worked_out(live: LiveServer) -> None:
    for path in ("/api/account", "/api/account/log-in"):
        answer = live.person().post(path, {"name": "Lengthy", "password": "x" * 10_000}, 400)
        assert error_of(answer) == "refused-password-long"


def test_a_password_with_nul_counts_to_its_end(live: LiveServer) -> None:
    signed_up(live, "Nul", "before\0after")
    logged_in(live, "Nul", "before\0after")
    for wrong in ("before", "before\0", "before\0aftes"):
        refused = live.person().post("/api/account/log-in", {"name": "Nul", "password": wrong}, 403)
        assert error_of(refused) == "refused-login"


def test_no_such_name_and_a_wrong_password_are_one_answer_and_one_work(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bytes, the same headers, and one hash compared in each case."""
    signed_up(live, "Timed")
    compared: list[bool] = []
    compare = Passwords._compare

    def counted(self: Passwords, password: str, hashed: str) -> bool:
        compared.append(bool(hashed))
        return compare(self, password, hashed)

    monkeypatch.setattr(Passwords, "_compare", counted)
    answers = [
        live.person().http.post("/api/account/log-in", json={"name": name, "password": "some wrong one"})
        for name in ("Timed", "Nobody at all", "\ufffe", "a" * 300)
    ]
    assert {answer.content for answer in answers} == {b'{"error":"refused-login","args":{}}'}
    assert {answer.status_code for answer in answers} == {403}
    assert {tuple(sorted(set(answer.headers) - {"set-cookie"})) for answer in answers} == {
        tuple(sorted(set(answers[0].headers) - {"set-cookie"}))
    }
    assert compared == [True, False, False, False]


def test_guessing_is_limited_by_address_and_by_name(limited: LiveServer) -> None:
    """Twenty wrong ones for a name, thirty from an address, each from another guest."""
    signed_up(limited, "Target")
    statuses: list[int] = []
    for turn in range(25):
        guess = {"name": "target", "password": f"wrong one {turn}"}
        statuses.append(limited.person().http.post("/api/account/log-in", json=guess).status_code)
    assert statuses == [403] * 20 + [429] * 5
    more: list[Any] = []
    for turn in range(10):
        guess = {"name": f"Other {turn}", "password": "wrong one here"}
        more.append(limited.person().http.post("/api/account/log-in", json=guess))
    assert [each.status_code for each in more] == [403] * 5 + [429] * 5
    assert more[-1].json()["error"] == "refused-too-fast"


def test_a_name_is_one_name_however_it_is_typed(limited: LiveServer) -> None:
    """What may stand between its letters gives nobody more tries."""
    signed_up(limited, "Spelled")
    statuses: list[int] = []
    for turn in range(24):
        at = turn % 7 + 1
        guess = {"name": "Spelled"[:at] + "-" * 60 + "Spelled"[at:], "password": f"wrong one {turn}"}
        statuses.append(limited.person().http.post("/api/account/log-in", json=guess).status_code)
    assert statuses == [403] * 20 + [429] * 4


def test_who_is_signed_out_while_a_table_is_loaded_does_not_get_in(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket has been let in as the person's, and is not among those that are closed; as a guest, the device is."""
    ann = signed_up(live, "Late")
    phone = logged_in(live, "Late")
    table = table_of(ann, ME, OPEN, public=True)["table"]["id"]
    load = TableRegistry.table
    other = next(each["id"] for each in ann.get("/api/account")["devices"] if not each["here"])

    async def loaded(self: TableRegistry, id: str) -> Table:
        monkeypatch.undo()
        await asyncio.to_thread(ann.post, "/api/account/devices/end", {"id": other})
        return await load(self, id)

    monkeypatch.setattr(TableRegistry, "table", loaded)
    assert phone.socket(table, 0).until("closed")["problem"]["error"] == "refused-signed-out"
    table = table_of(phone, ME, OPEN)["table"]["id"]
    assert phone.socket(table, 0).sync()["type"] == "snapshot"


def test_whoever_keeps_a_name_is_called_by_it(live: LiveServer) -> None:
    ann = signed_up(live, "Constant")
    assert error_of(ann.put("/api/me", {"name": "Changing"}, 409)) == "refused-name-kept"
    assert ann.put("/api/me", {"name": "Constant"}) == {"name": "Constant"}
    assert error_of(ann.post("/api/account", {"name": "Second", "password": PASSWORD}, 409)) == "refused-signed-in"


def test_a_guest_loses_a_name_that_somebody_comes_to_keep(live: LiveServer) -> None:
    """From then on nobody else sits down, watches or lets a neighbour play by it, or by one that looks like it."""
    guest = live.person("Quill")
    assert table_of(guest, ME, BOT)["table"]["seats"][0]["name"] == "Quill"
    keeper = signed_up(live, "Quill")
    assert table_of(guest, ME, BOT)["table"]["seats"][0]["name"] == ""
    assert table_of(keeper, ME, BOT)["table"]["seats"][0]["name"] == "Quill"
    opened = table_of(keeper, ME, OPEN, public=True)["table"]["id"]
    seats = guest.post(f"/api/tables/{opened}/join", {})["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Quill", ""]
    for name in ("Quill", "QUILL", "Qu1ll"):
        refused = table_of(guest, ME, {"kind": "me", "name": name}, status=409)
        assert error_of(refused) == "refused-name-taken"
    shared = table_of(keeper, ME, {"kind": "me", "name": "Neighbour"})
    assert [seat["name"] for seat in shared["table"]["seats"]] == ["Quill", "Neighbour"]


def test_another_site_cannot_sign_anybody_in(live: LiveServer) -> None:
    wish = {"name": "Crossed", "password": PASSWORD}
    refused = live.person().post("/api/account", wish, 403, origin="http://evil.example")
    assert error_of(refused) == "refused-origin"


def test_devices_are_called_by_what_they_are() -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
    assert device_of(agent) == "Chrome, Linux"
    assert (
        device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")
        == "Safari, iPhone"
    )
    assert device_of("curl/8.1 <script>\n") == "curl/8.1 script"
    assert device_of("") == ""


def test_a_rated_table_is_for_those_who_keep_a_name(live: LiveServer) -> None:
    guest, ann = live.person("Passing"), signed_up(live, "Rated")
    assert error_of(table_of(guest, ME, BOT, status=403, rated=True)) == "refused-no-account"
    for seats in ([ME], [ME, ME], [ME, ME, BOT]):
        assert error_of(table_of(ann, *seats, status=400, rated=True)) in (
            "refused-rated-seats",
            "error-bad-seat-count",
        )
    assert error_of(table_of(ann, ME, BOT, status=400, rated=True, seed="7")) == "refused-rated-seats"
    table = table_of(ann, ME, OPEN, rated=True, public=True)["table"]
    assert table["rated"]
    assert error_of(guest.post(f"/api/tables/{table['id']}/join", {}, 403)) == "refused-no-account"
    bob = signed_up(live, "Rated too")
    assert bob.post(f"/api/tables/{table['id']}/join", {})["mine"] == [1]


def test_a_private_rated_table_is_known_to_the_invited_alone(live: LiveServer) -> None:
    """Without the invitation it is as if there were none; with it one is told what is missing, or sits down."""
    guest, ann, bob = live.person("Passing"), signed_up(live, "Rated host"), signed_up(live, "Rated guest")
    made = table_of(ann, ME, OPEN, rated=True)
    path, invite = f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"]}
    nowhere = guest.post("/api/tables/nosuchtable1/join", invite, 404)
    for person in (guest, bob):
        for wrong in ({}, {"invite": "wrong"}, {"invite": "wrong", "seat": 1}):
            assert person.post(path, wrong, 404) == nowhere
    assert error_of(guest.post(path, invite, 403)) == "refused-no-account"
    assert bob.post(path, invite)["mine"] == [1]
    assert error_of(signed_up(live, "Rated late").post(path, invite, 409)) == "refused-full"
    assert guest.post(path, {}, 404) == nowhere
