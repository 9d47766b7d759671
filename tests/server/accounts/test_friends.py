"""Friends, invitations, one's data in a file, and nothing left of it."""

import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from sqlalchemy import MetaData, select

from tests.server.accounts.signed import BOT, ME, OPEN, PASSWORD, error_of, logged_in, signed_up, table_of
from tests.server.live_server import LiveServer, Person
from tests.server.moderation.test_hosting import until
from underhall.server.accounts import friends
from underhall.server.accounts.passkeys import NewKey, add_passkey
from underhall.server.accounts.people import account_named
from underhall.server.guests import guest_of
from underhall.server.moderation import desk
from underhall.server.moderation.waiting import waiting
from underhall.server.moving import used_database
from underhall.server.refusals import Refusal
from underhall.server.schema import TABLES
from underhall.server.store import Store

pytestmark = pytest.mark.once


def wants(person: Person, act: str, name: str, status: int = 200) -> Any:
    return person.post("/api/friends", {"name": name, "act": act}, status)


@pytest.fixture
def names(live: LiveServer, request: pytest.FixtureRequest) -> tuple[str, str]:
    word = f"{abs(hash(request.node.name)) % 100_000}"
    return f"Ann {word}", f"Bob {word}"


def test_people_become_friends_and_part(live: LiveServer, names: tuple[str, str]) -> None:
    """Asked, accepted, removed; asking each other is accepting."""
    ann, bob = (signed_up(live, name) for name in names)
    assert wants(ann, "ask", names[1])["asked"] == [names[1]]
    assert bob.get("/api/friends")["asking"] == [names[0]]
    assert bob.get(f"/api/people/{names[0]}")["bond"] == "asking"
    assert wants(bob, "accept", names[0])["friends"] == [names[0]]
    assert ann.get("/api/friends")["friends"] == [names[1]]
    assert wants(ann, "remove", names[1])["friends"] == []
    assert bob.get("/api/friends")["friends"] == []
    assert error_of(wants(bob, "accept", names[0], 409)) == "refused-friend-not-asked"
    wants(ann, "ask", names[1])
    assert wants(bob, "ask", names[0])["friends"] == [names[0]]
    assert error_of(wants(ann, "ask", names[0], 400)) == "refused-friend-self"
    assert error_of(wants(ann, "ask", "Nobody here", 404)) == "refused-nobody-named"
    assert error_of(wants(live.person(), "ask", names[0], 403)) == "refused-no-account"


def test_looking_for_names_is_limited(limited: LiveServer) -> None:
    """Also for names that nobody has."""
    ann = signed_up(limited, "Looker")
    wish = {"name": "Nobody here", "act": "ask"}
    found = [ann.http.post("/api/friends", json=wish).status_code for _ in range(62)]
    assert found == [404] * 60 + [429] * 2


def test_whoever_is_blocked_is_told_nothing(live: LiveServer, names: tuple[str, str]) -> None:
    """Their question seems to wait, reaches nobody, and the friendship is over on both sides."""
    ann, bob = (signed_up(live, name) for name in names)
    wants(ann, "ask", names[1])
    wants(bob, "accept", names[0])
    assert wants(ann, "block", names[1])["blocked"] == [names[1]]
    assert bob.get("/api/friends")["friends"] == []
    assert wants(bob, "ask", names[0])["asked"] == [names[0]]
    assert ann.get("/api/friends")["asking"] == []
    assert error_of(wants(ann, "ask", names[1], 409)) == "refused-friend-blocked"
    assert error_of(wants(ann, "accept", names[1], 409)) == "refused-friend-not-asked"
    wants(ann, "unblock", names[1])
    assert ann.get("/api/friends")["asking"] == [names[1]]


def test_friends_are_invited_to_a_table(live: LiveServer, names: tuple[str, str]) -> None:
    """The invitation carries the way in, goes when the game starts, and is for friends only."""
    ann, bob = (signed_up(live, name) for name in names)
    table = table_of(ann, ME, OPEN)["table"]["id"]
    path = f"/api/tables/{table}/invite-friend"
    assert error_of(ann.post(path, {"name": names[1]}, 403)) == "refused-not-friend"
    wants(ann, "ask", names[1])
    wants(bob, "accept", names[0])
    assert error_of(bob.post(path, {"name": names[0]}, 404)) == "refused-no-table"
    ann.post(path, {"name": names[1]})
    ann.post(path, {"name": names[1]})
    found = bob.get("/api/friends")["invitations"]
    assert [(each["table"], each["by"]) for each in found] == [(table, names[0])]
    assert bob.post("/api/friends/decline", {"id": table})["invitations"] == []
    ann.post(path, {"name": names[1]})
    secret = bob.get("/api/friends")["invitations"][0]["path"].partition("#")[2]
    assert bob.post(f"/api/tables/{table}/join", {"invite": secret})["mine"] == [1]
    assert bob.get("/api/friends")["invitations"] == []
    assert error_of(ann.post(path, {"name": names[1]}, 409)) == "refused-started"


def everything_in(store: Store) -> str:
    """All that the database holds, as text."""
    metadata = MetaData()
    metadata.reflect(store.engine)
    with store.engine.connect() as connection:
        return "\n".join(
            f"{table.name} {row}" for table in metadata.sorted_tables for row in connection.execute(select(table))
        )


def id_of(live: LiveServer, name: str) -> str:
    """What the database knows somebody by who keeps this name."""
    found = live.app.registry().store.read_now(lambda connection: account_named(connection, name))
    assert found is not None
    return str(found["person"])


def test_whoever_is_erased_is_gone_from_everywhere(database: str) -> None:
    """No row of any table has their name, their id or their words; games stay, without a name."""
    live = LiveServer(database)
    try:
        ann, bob = signed_up(live, "Vanishing"), signed_up(live, "Staying")
        person = ann.get("/api/account/export")
        assert person["account"]["name"] == "Vanishing"
        wants(ann, "ask", "Staying")
        wants(bob, "accept", "Vanishing")
        over = table_of(ann, ME, BOT, public=True)["table"]["id"]
        socket = ann.socket(over, 0)
        socket.sync()
        socket.answer(0)
        ann.post(f"/api/tables/{over}/clear")
        waiting = table_of(ann, ME, OPEN)["table"]
        shared = table_of(ann, ME, OPEN, free_chat=True, watchers=True)
        bob.post(f"/api/tables/{shared['table']['id']}/join", {"invite": shared["invite"]})
        ann.post(f"/api/tables/{waiting['id']}/invite-friend", {"name": "Staying"})
        talking = ann.socket(shared["table"]["id"], 0)
        talking.sync()
        talking.send(type="say", phrase="", text="unforgettable words")
        talking.until("said")
        session = guest_of(ann.token)
        exported = ann.get("/api/account/export")
        assert [each["text"] for each in exported["chat"]] == ["unforgettable words"]
        assert len(exported["tables"]) == 3
        assert exported["friends"]["friends"] == ["Staying"]
        assert PASSWORD not in str(exported)
        wrong = ann.post("/api/account/erase", {"name": "Vanishing", "password": "not this"}, 403)
        assert error_of(wrong) == "refused-password-wrong"
        assert error_of(ann.post("/api/account/erase", {"name": "Staying"}, 400)) == "refused-erase-name"
        phone = logged_in(live, "Vanishing")
        assert ann.post("/api/account/erase", {"name": "Vanishing", "password": PASSWORD})["name"] == ""
        assert talking.until("closed")["problem"]["error"] == "refused-signed-out"
        assert phone.get("/api/account")["name"] == ""
        assert bob.get("/api/friends")["friends"] == []
        assert bob.get("/api/friends")["invitations"] == []
        assert error_of(bob.get("/api/people/Vanishing", 404)) == "refused-nobody-named"
        seats = bob.get(f"/api/tables/{shared['table']['id']}")["table"]["seats"]
        assert (seats[0]["name"], seats[0]["resigned"], seats[1]["name"]) == ("", True, "Staying")
        assert bob.get(f"/api/tables/{over}")["table"]["seats"][0]["name"] == ""
        assert bob.get(f"/api/replays/{over}")["answers"] > 0
        signed_up(live, "Vanishing").post("/api/account/erase", {"name": "vanishing", "password": PASSWORD})
    finally:
        live.close()
    store = Store(database)
    try:
        found = everything_in(store)
    finally:
        store.release()
    assert "Staying" in found
    for trace in ("Vanishing", "unforgettable", session, "vanlshlng"):
        assert trace not in found, [line for line in found.splitlines() if trace in line]


def test_what_was_asked_before_is_answered_before_somebody_is_erased(database: str) -> None:
    """A request that has half arrived by then leaves nothing behind either."""
    live = LiveServer(database)
    try:
        ann = signed_up(live, "Vanishing")
        body = b'{"name":"Vanishing"}'
        head = (
            f"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: underhall={ann.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", live.port), 60) as line, ThreadPoolExecutor(1) as other:
            line.sendall(head.encode() + body[:5])
            until(lambda: bool(live.app.registry().accounts.underway.people))
            erased = other.submit(ann.post, "/api/account/erase", {"name": "Vanishing", "password": PASSWORD})
            until(lambda: live.app.registry().accounts.sessions.is_over(guest_of(ann.token)))
            line.sendall(body[5:])
            assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
            assert erased.result(60)["name"] == ""
    finally:
        live.close()
    store = Store(database)
    try:
        assert "Vanishing" not in everything_in(store)
    finally:
        store.release()


@pytest.mark.parametrize("way", ["themselves", "the host"])
def test_no_place_is_kept_for_who_is_erased(database: str, way: str) -> None:
    """Where others want to play the same once more, theirs is free."""
    live = LiveServer(database)
    try:
        ann, bob = signed_up(live, "Vanishing"), signed_up(live, "Staying")
        made = table_of(ann, ME, OPEN)
        path = f"/api/tables/{made['table']['id']}"
        bob.post(f"{path}/join", {"invite": made["invite"]})
        sockets = [person.socket(made["table"]["id"], seat) for seat, person in enumerate((ann, bob))]
        for socket in sockets:
            socket.sync()
            socket.send(type="vote", yes=True)
        while not sockets[1].shown.get("over"):
            sockets[1].read()
        again = bob.post(f"{path}/rematch")["table"]["id"]
        store = live.app.registry().store
        person = id_of(live, "Vanishing")
        assert person in str(store.read_now(lambda connection: connection.execute(select(TABLES.c.seats)).all()))
        if way == "themselves":
            ann.post("/api/account/erase", {"name": "Vanishing", "password": PASSWORD})
        else:
            with used_database(database) as connection:
                desk.act(connection, "erase", person[:8])
            until(lambda: not store.read_now(waiting))
        assert person not in everything_in(store)
        seats = bob.get(f"/api/tables/{again}")["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["open", "person"]
    finally:
        live.close()


def test_nothing_is_stored_of_who_was_erased_meanwhile(live: LiveServer, names: tuple[str, str]) -> None:
    """A request that has found them before they were."""
    signed_up(live, names[0])
    store = live.app.registry().store
    person = id_of(live, names[0])
    for one, other in ((person, "erased"), ("erased", person)):
        with pytest.raises(Refusal, match="refused-nobody-named"):
            store.read_now(partial(friends.act, person=one, other=other, what="ask"))
    with pytest.raises(Refusal, match="refused-passkey"):
        store.read_now(lambda connection: add_passkey(connection, "erased", NewKey("id", b"key", 0), "a phone"))


def test_guests_can_take_their_data_along_too(live: LiveServer) -> None:
    guest = live.person("Passer-by")
    table_of(guest, ME, OPEN)
    found = guest.get("/api/account/export")
    assert (found["name"], found["account"], len(found["tables"])) == ("Passer-by", None, 1)
