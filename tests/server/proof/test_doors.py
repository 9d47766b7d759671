"""Who may come in, who may not, and what those learn who try."""

import hashlib
import re
import sqlite3
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.live_server import LiveServer, Person, Socket
from underhall.server.guests import guest_of

pytestmark = pytest.mark.once

GAME = "boss-monster"
ANSWERS = 8
PAUSE = 0.4  # seconds: who asks more often is asked to slow down
LONG = 60.0  # each moment for reactions takes a second or two
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def table_of(person: Person, *seats: dict[str, str], **wish: Any) -> Any:
    return person.post("/api/tables", {"game": GAME, "seats": list(seats), **wish}, 201)


# -- seats -----------------------------------------------------------------------------------------------------------


def test_the_same_seat_opened_twice_closes_the_first_with_a_reason(live: LiveServer) -> None:
    """The second browser of a guest plays on; the first is told why it no longer does, and changes nothing any more."""
    ann = live.person("Ann")
    table = table_of(ann, ME, BOT)["table"]["id"]
    first = ann.socket(table, 0)
    first.sync()
    second = ann.socket(table, 0)
    second.sync()
    assert first.until("closed")["problem"]["error"] == "refused-opened-elsewhere"
    with pytest.raises(ConnectionClosed):
        first.until("nothing that there is")
    question = second.shown["question"]["id"]
    second.answer(0)
    assert second.sync()["shown"]["question"]["id"] != question


def test_the_first_browser_can_come_back(live: LiveServer) -> None:
    """Then the other one is closed: whoever opens the seat last has it."""
    ann = live.person("Ann")
    table = table_of(ann, ME, BOT)["table"]["id"]
    sockets = []
    for _ in range(3):
        sockets.append(ann.socket(table, 0))
        sockets[-1].sync()
    for socket in sockets[:-1]:
        assert socket.until("closed")["problem"]["error"] == "refused-opened-elsewhere"
    sockets[-1].answer(0)


@pytest.mark.parametrize("seat", ["0", "1", "2", "-2", "-3", "99", "x", "1e3", "٣", "0&seat=1", "9" * 400])
@pytest.mark.parametrize("watchers", [True, False])
def test_nobody_opens_a_seat_that_is_not_theirs(live: LiveServer, seat: str, watchers: bool) -> None:
    """Neither with another cookie nor with none; and a table closed to watchers does not even say that it is there."""
    ann, eve = live.person("Ann"), live.person("Eve")
    table = table_of(ann, ME, BOT, watchers=watchers)["table"]["id"]
    told = []
    for who in (table, "nosuchtable1"):
        for cookie in ({"cookie": f"underhall={eve.token}"}, {}):
            where = f"ws://127.0.0.1:{live.port}/api/tables/{who}/socket?seat={seat}"
            with connect(where, additional_headers=cookie, max_size=None) as wire:
                told.append(str(wire.recv(10)))
    assert all('"type":"closed"' in each for each in told), told
    if not watchers:
        assert len(set(told)) == 1, "a table that is none of Eve's business answers as none would"


def test_a_cookie_that_is_nearly_right_opens_nothing(live: LiveServer) -> None:
    """One letter more, one less, the hash instead of the token."""
    ann = live.person("Ann")
    table = table_of(ann, ME, BOT)["table"]["id"]
    for token in (ann.token[:-1], f"{ann.token}A", ann.token.swapcase(), guest_of(ann.token), ""):
        where = f"ws://127.0.0.1:{live.port}/api/tables/{table}/socket?seat=0"
        with connect(where, additional_headers={"cookie": f"underhall={token}"}) as wire:
            assert '"type":"closed"' in str(wire.recv(10))


# -- guessing --------------------------------------------------------------------------------------------------------


def told(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    reply = person.http.request(method, path, json=body)
    return reply.status_code, reply.text


def test_a_wrong_guess_is_answered_like_no_table_at_all(live: LiveServer) -> None:
    """A guest who guesses invites or ids learns nothing: not that the table is there, is full, runs or has ended."""
    ann, bob, eve = live.person("Ann"), live.person("Bob"), live.person("Eve")
    waiting = table_of(ann, ME, OPEN, watchers=False)
    running = table_of(ann, ME, BOT, watchers=False)
    full = table_of(ann, ME, OPEN, watchers=False)
    bob.post(f"/api/tables/{full['table']['id']}/join", {"invite": full["invite"]})
    ids = [each["table"]["id"] for each in (waiting, running, full)]
    for invite in ("", "x", waiting["invite"][:-1], waiting["invite"].swapcase(), "Ä" * 20):
        for seat in (-1, 0, 1, 7):
            answers = {told(eve, "POST", f"/api/tables/{id}/join", {"invite": invite, "seat": seat}) for id in ids}
            answers.add(told(eve, "POST", "/api/tables/nosuchtable1/join", {"invite": invite, "seat": seat}))
            assert len(answers) == 1, answers
            assert answers.pop()[0] == 404
    for method, path in (
        ("GET", ""),
        ("GET", "/invite"),
        ("GET", "/course"),
        ("POST", "/start"),
        ("POST", "/leave"),
        ("POST", "/rematch"),
    ):
        answers = {told(eve, method, f"/api/tables/{id}{path}") for id in (*ids, "nosuchtable1")}
        assert answers == {(404, '{"error":"refused-no-table","args":{}}')}, (path, answers)
    for path in ("", "/file"):
        answers = {told(eve, "GET", f"/api/replays/{id}{path}") for id in (*ids, "nosuchtable1")}
        assert answers == {(404, '{"error":"refused-no-table","args":{}}')}, (path, answers)
    assert bob.get(f"/api/tables/{full['table']['id']}")["mine"] == [1]


# -- limits ----------------------------------------------------------------------------------------------------------


def friendly(status: int, body: Any) -> None:
    assert status == 429
    assert body["error"] == "refused-too-fast"
    assert 1 <= body["args"]["seconds"] <= 600


def test_too_many_tables_are_refused_with_the_time_to_wait(strict: LiveServer) -> None:
    ann = strict.person("Ann")
    replies = [ann.http.post("/api/tables", json={"game": GAME, "seats": [ME, BOT]}) for _ in range(40)]
    made = [reply for reply in replies if reply.status_code == 201]
    assert 10 <= len(made) < 40
    friendly(replies[-1].status_code, replies[-1].json())
    assert ann.get("/api/me") == {"name": "Ann"}, "everything else goes on"


def test_too_many_frames_are_refused_and_nobody_is_thrown_out(strict: LiveServer) -> None:
    bob = strict.person("Bob")
    table = table_of(bob, ME, BOT)["table"]["id"]
    socket = bob.socket(table, 0)
    socket.sync()
    for _ in range(100):
        socket.send(type="sync")
    socket.send(type="ping")
    refused = 0
    while (frame := socket.read())["type"] != "beat":
        if frame["type"] == "refused":
            refused += 1
            friendly(429, frame["problem"])
    assert 30 <= refused <= 100


def test_too_much_talk_is_refused(strict: LiveServer) -> None:
    cy = strict.person("Cy")
    table = table_of(cy, ME, BOT)["table"]["id"]
    socket = cy.socket(table, 0)
    socket.sync()
    for _ in range(12):
        socket.send(type="say", phrase="phrase-hello")
    socket.send(type="ping")
    kinds = []
    while (frame := socket.read())["type"] != "beat":
        kinds.append(frame["type"])
        if frame["type"] == "refused":
            friendly(429, frame["problem"])
    assert kinds.count("said") == 5
    assert kinds.count("refused") == 7


def test_whoever_guesses_invites_is_slowed_down(strict: LiveServer) -> None:
    dee, eve = strict.person("Dee"), strict.person("Eve")
    table = table_of(dee, ME, OPEN)
    where = f"/api/tables/{table['table']['id']}/join"
    replies = [eve.http.post(where, json={"invite": f"guess-{n}"}) for n in range(60)]
    assert replies[0].status_code == 404
    friendly(replies[-1].status_code, replies[-1].json())
    nobody = eve.http.post("/api/tables/nosuchtable1/join", json={"invite": "guess"})
    assert nobody.status_code == 429, "guessing ids counts like guessing invites"
    assert eve.http.post(where, json={"invite": table["invite"]}).status_code == 200, "the right one still opens"


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_no_secret_is_in_any_frame_or_body(live: LiveServer) -> None:
    """Tokens, their hashes, invites of others, and seeds, in all that several people and a watcher ever receive."""
    ann, bob, eve = live.person("Ann"), live.person("Bob"), live.person("Eve")
    made = table_of(ann, ME, OPEN, BOT, public=True, free_chat=True)
    id = made["table"]["id"]
    private = table_of(ann, ME, OPEN)
    bob.post(f"/api/tables/{id}/join", {"invite": made["invite"]})
    sockets = [ann.socket(id, 0), bob.socket(id, 1), ann.socket(id, -1), eve.socket(id, -1)]
    for socket in sockets:
        socket.sync()
        socket.send(type="say", phrase="phrase-hello")
    play_a_while(sockets)
    alone = table_of(eve, ME, BOT)["table"]["id"]
    play_out(eve.socket(alone, 0))
    for person in (ann, bob, eve):
        person.get("/api/me")
        person.get("/api/tables")
        person.get("/api/replays")
        person.get(f"/api/tables/{id}")
    eve.get(f"/api/tables/{alone}/course")
    for eyes in (-2, -1, 0, 1):
        eve.get(f"/api/replays/{alone}?eyes={eyes}")
    seeds = stored(live, "select seed from tables")
    invites = dict(stored(live, "select id, invite from tables"))
    for person in (ann, bob, eve):
        received = "\n".join(person.received)
        for other in (ann, bob, eve):
            for secret in (other.token, guest_of(other.token), hashlib.sha256(other.token.encode()).hexdigest()[:16]):
                assert secret not in received
        assert not [seed for (seed,) in seeds if len(seed) > 8 and seed in received]
        mine = {id, private["table"]["id"]} if person is ann else {id} if person is bob else {alone}
        assert not [each for each, invite in invites.items() if each not in mine and invite in received]
    assert not re.search(r"underhall=", "".join(ann.received + bob.received + eve.received))


def stored(live: LiveServer, query: str) -> list[Any]:
    """What the database holds, read behind the server's back."""
    with sqlite3.connect(live.file) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


def play_a_while(sockets: list[Socket]) -> None:
    """A few answers of the first two, taken from what is offered.

    Neither waits to hear that an answer is stored: where both may react, that is said when both have answered.
    """
    given = 0
    end = time.monotonic() + LONG
    while given < ANSWERS and time.monotonic() < end:
        for socket in sockets[:2]:
            socket.sync()
            if socket.shown["question"] is not None:
                socket.give(0)
                given += 1
        time.sleep(PAUSE)
    assert given >= ANSWERS
    for socket in sockets[2:]:
        socket.sync()


def play_out(socket: Socket) -> None:
    socket.sync()
    while not socket.shown["over"]:
        if socket.shown["question"] is None:
            socket.read()
        else:
            options = socket.shown["question"]["options"]
            socket.answer(len(options) - 1)
