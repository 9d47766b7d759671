"""A server with several workers, as people meet it, and as whoever runs it does."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.desk import Desk
from tests.server.live_server import Person, Socket
from tests.server.postgresql import PostgreSQL
from tests.server.proof.process import ROOT
from tests.server.workers.conftest import WORKERS, LiveWorkers
from underhall.server.backup import copy_database

pytestmark = [pytest.mark.once, pytest.mark.long]

Start = Callable[..., LiveWorkers]
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)


def opened(person: Person, *seats: dict[str, str], **wish: Any) -> Any:
    return person.post("/api/tables", {"game": "boss-monster", "seats": list(seats), **wish}, 201)


def lasting(person: Person) -> str:
    """The id of a new table whose game is not over after a few answers, whatever is dealt."""
    return str(opened(person, ME, BOT, game="munchkin-quest")["table"]["id"])


def fresh(person: Person) -> Person:
    """The same guest over a new connection, which any worker may accept."""
    again = Person(person.live, "")
    again.http.cookies.set("underhall", person.token)
    return again


def come_back(person: Person, table: str, seat: int = 0) -> Socket:
    """As a page does: again and again, until somebody is there."""
    while True:
        try:
            sitting = person.socket(table, seat)
            sitting.sync()
        except LOST:
            time.sleep(0.02)
        else:
            return sitting


# -- tables -----------------------------------------------------------------------------------------------------------


def test_tables_are_spread_over_the_workers(start: Start) -> None:
    """New ones go where there are fewest, and every socket to where its table is."""
    live = start()
    ann = live.person("Ann")
    tables = [opened(fresh(ann), ME, ME)["table"]["id"] for _ in range(4 * WORKERS)]
    where: list[int] = []
    for table in tables:
        pair = [ann.socket(table, seat) for seat in (0, 1)]
        workers = {live.worker_of(each.wire) for each in pair}
        assert len(workers) == 1, "one table, two processes"
        where += workers
    assert set(Counter(where).values()) == {4}


def test_friends_play_wherever_they_come_in(live: LiveWorkers) -> None:
    """Each request and each socket of theirs may be accepted by another worker; they are at one table all the same."""
    for n in range(6):
        ann, bob = live.person("Ann"), live.person("Bob")
        made = opened(fresh(ann), ME, OPEN, free_chat=True)
        id = made["table"]["id"]
        assert fresh(bob).post(f"/api/tables/{id}/join", {"invite": made["invite"]})["mine"] == [1]
        pair = [fresh(ann).socket(id, 0), fresh(bob).socket(id, 1)]
        for each in pair:
            each.sync()
        pair[n % 2].send(type="say", text=f"hello {n}")
        assert [each.until("said")["line"]["text"] for each in pair] == [f"hello {n}"] * 2
        asked = [each for each in pair if each.shown["question"] is not None]
        for each in asked:
            each.answer(0)
        names = [seat["name"] for seat in fresh(bob).get(f"/api/tables/{id}")["table"]["seats"]]
        assert names == ["Ann", "Bob"]


def test_a_new_name_counts_at_every_worker(live: LiveWorkers) -> None:
    """From the moment when it has been said."""
    ann = live.person("Ann")
    for n in range(12):
        name = f"Ann {n}"
        assert fresh(ann).put("/api/me", {"name": name}) == {"name": name}
        assert fresh(ann).get("/api/me") == {"name": name}
        assert opened(fresh(ann), ME, BOT)["table"]["seats"][0]["name"] == name


def test_lists_show_who_is_at_tables_of_other_workers(start: Start) -> None:
    """Whichever worker is asked."""
    live = start()
    ann, eve = live.person("Ann"), live.person("Eve")
    ids = [opened(fresh(ann), ME, OPEN, public=True)["table"]["id"] for _ in range(WORKERS)]
    sitting = [ann.socket(id, 0) for id in ids]
    watching = [eve.socket(id, -1) for id in ids]
    for each in (*sitting, *watching):
        each.sync()
    assert len({live.worker_of(each.wire) for each in sitting}) == WORKERS
    for _ in range(4 * WORKERS):
        found = {table["id"]: table for table in fresh(eve).get("/api/tables")["open"]}
        assert set(found) == set(ids)
        assert [found[id]["seats"][0]["here"] for id in ids] == [True] * WORKERS
        assert [found[id]["watching"] for id in ids] == [1] * WORKERS


def test_a_rematch_at_another_worker_is_found(start: Start) -> None:
    """The first of two friends asks for it, and its worker is killed: it may be anywhere when the second comes."""
    live = start()
    for _ in range(4):
        ann, bob = live.person("Ann"), live.person("Bob")
        made = opened(ann, ME, OPEN)
        id = made["table"]["id"]
        bob.post(f"/api/tables/{id}/join", {"invite": made["invite"]})
        for person, seat in ((ann, 0), (bob, 1)):
            sitting = person.socket(id, seat)
            sitting.sync()
            sitting.send(type="resign")
            sitting.until("seats")
        while fresh(ann).get(f"/api/tables/{id}")["table"]["standing"] != "ended":
            time.sleep(0.02)
        again = fresh(ann).post(f"/api/tables/{id}/rematch")["table"]["id"]
        sitting = ann.socket(again, 0)
        os.kill(live.worker_of(sitting.wire), signal.SIGKILL)
        come_back(ann, again)
        joined = rematch(bob, id)
        assert joined["table"]["id"] == again
        assert joined["mine"] == [1]


def rematch(person: Person, table: str) -> Any:
    """Ask until the table has found its new place."""
    while True:
        try:
            reply = fresh(person).http.post(f"/api/tables/{table}/rematch")
        except OSError:
            continue
        if reply.status_code != 503:
            assert reply.status_code == 200, reply.text
            return reply.json()


# -- limits -----------------------------------------------------------------------------------------------------------


def test_limits_hold_over_all_workers(strict: LiveWorkers) -> None:
    """Twenty new tables in ten minutes are twenty, whichever worker is asked; so are twenty wrong invitations."""
    ann = strict.person("Ann")
    wish = {"game": "boss-monster", "seats": [ME, OPEN]}
    replies = [fresh(ann).http.post("/api/tables", json=wish).status_code for _ in range(30)]
    assert Counter(replies) == {201: 20, 429: 10}
    assert fresh(ann).get("/api/me") == {"name": "Ann"}


# -- requests ---------------------------------------------------------------------------------------------------------


def tables_everywhere(live: LiveWorkers, person: Person) -> list[str]:
    """One table at each worker."""
    ids = [opened(fresh(person), ME, OPEN)["table"]["id"] for _ in range(3 * WORKERS)]
    found = {live.worker_of(person.socket(id, 0).wire): id for id in ids}
    assert len(found) == WORKERS
    return list(found.values())


def test_one_connection_goes_from_worker_to_worker(live: LiveWorkers) -> None:
    """Request by request, without a word lost; bodies that come in pieces, too."""
    ann, bob = live.person("Ann"), live.person("Bob")
    ids = tables_everywhere(live, ann)
    for _ in range(4):
        for id in ids:
            assert ann.get(f"/api/tables/{id}")["table"]["id"] == id
            assert ann.get("/api/me") == {"name": "Ann"}
    invites = {id: ann.get(f"/api/tables/{id}")["invite"] for id in ids}

    def pieces(text: str) -> Iterator[bytes]:
        for letter in text:
            yield letter.encode()

    for id, invite in invites.items():
        reply = bob.http.post(
            f"/api/tables/{id}/join",
            content=pieces(json.dumps({"invite": invite})),
            headers={"content-type": "application/json"},
        )
        assert (reply.status_code, reply.json()["mine"]) == (200, [1])


def test_who_sends_ahead_gets_each_answer_to_its_own_question_or_none(live: LiveWorkers) -> None:
    """The connection may be closed before all are answered, as HTTP has it; then they are asked again."""
    ann = live.person("Ann")
    ids = tables_everywhere(live, ann)
    wanted = ids * 2
    rounds = 0
    while wanted:
        rounds += 1
        assert rounds <= 2 * len(ids), "each time at least one is answered"
        with socket.create_connection(("127.0.0.1", live.port)) as wire:
            head = f"Host: 127.0.0.1\r\nCookie: underhall={ann.token}\r\n\r\n"
            wire.sendall("".join(f"GET /api/tables/{id} HTTP/1.1\r\n{head}" for id in wanted).encode())
            answers = read_answers(wire, len(wanted))
        assert [json.loads(body)["table"]["id"] for body in answers] == wanted[: len(answers)]
        wanted = wanted[len(answers) :]


def read_answers(wire: socket.socket, most: int) -> list[bytes]:
    """The bodies of what comes, until so many have come or the connection is closed."""
    data = b""
    found: list[bytes] = []
    while len(found) < most:
        try:
            piece = wire.recv(65536)
        except ConnectionResetError:
            piece = b""
        if not piece:
            break
        data += piece
        while b"\r\n\r\n" in data:
            head, _, rest = data.partition(b"\r\n\r\n")
            lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
            length = int(lengths[0].split(b":")[1])
            if len(rest) < length:
                break
            found.append(rest[:length])
            data = rest[length:]
    return found


def test_a_body_that_is_too_large_is_refused_at_every_worker(live: LiveWorkers) -> None:
    ann = live.person("Ann")
    for id in tables_everywhere(live, ann):
        reply = ann.http.post(f"/api/tables/{id}/join", content=b" " * 100_000)
        assert (reply.status_code, reply.json()["error"]) == (413, "refused-too-large")


@pytest.mark.parametrize("id", ["no-such-table", "x" * 64, "x" * 65, "%00", "..", "a%2Fb"])
def test_no_table_is_no_table_at_every_worker(live: LiveWorkers, id: str) -> None:
    """And nobody keeps anything of it."""
    ann = live.person("Ann")
    for _ in range(2 * WORKERS):
        reply = fresh(ann).http.get(f"/api/tables/{id}")
        assert reply.status_code in (400, 404), reply.text


# -- dying ------------------------------------------------------------------------------------------------------------


def test_a_table_goes_on_when_its_worker_is_killed(start: Start) -> None:
    """With all that was answered; the same question is asked again, and the worker is there again, too."""
    live = start()
    ann = live.person("Ann")
    ids = [lasting(fresh(ann)) for _ in range(2 * WORKERS)]
    for n in range(2 * WORKERS):
        sittings = {id: come_back(ann, id) for id in ids}
        for sitting in sittings.values():
            sitting.answer(0)
            sitting.asked()
            sitting.sync()
        before = {id: (each.shown["question"], each.events) for id, each in sittings.items()}
        where = {id: live.worker_of(each.wire) for id, each in sittings.items()}
        victim = where[ids[n]]
        os.kill(victim, signal.SIGKILL)
        for id, sitting in sittings.items():
            if where[id] == victim:
                with pytest.raises(ConnectionClosed):
                    sitting.until("closed")  # beats may have come before
                sitting = come_back(ann, id)
            else:
                sitting.sync()
            assert (sitting.shown["question"], sitting.events) == before[id]
    while len(live.process.pids()) < WORKERS:
        time.sleep(0.02)


def test_when_all_workers_are_killed_at_once_they_are_started_again(start: Start) -> None:
    live = start()
    ann = live.person("Ann")
    id = opened(ann, ME, BOT)["table"]["id"]
    for pid in live.process.pids():
        os.kill(pid, signal.SIGKILL)
    sitting = come_back(fresh(ann), id)
    assert sitting.shown["question"] is not None


def test_when_the_server_itself_is_killed_its_workers_end(start: Start) -> None:
    """And another server may have the database."""
    live = start()
    ann = live.person("Ann")
    id = opened(ann, ME, BOT)["table"]["id"]
    pids = live.process.pids()
    live.process.close()
    while any(is_running(pid) for pid in pids):
        time.sleep(0.02)
    live.process.start()
    live.process.port = 0
    live.process.wait()
    live.port = live.process.port
    ann.live = live
    assert come_back(ann, id).shown["question"] is not None


def is_running(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def test_a_server_that_is_told_to_end_closes_everything(start: Start) -> None:
    """Pages are told to come again later; what was answered is there; nothing is printed."""
    live = start()
    ann = live.person("Ann")
    ids = [opened(ann, ME, BOT)["table"]["id"] for _ in range(WORKERS)]
    sittings = [come_back(ann, id) for id in ids]
    for sitting in sittings:
        sitting.answer(0)
    process = live.process.process
    assert process is not None
    process.send_signal(signal.SIGTERM)
    for sitting in sittings:
        with pytest.raises(ConnectionClosed) as closed:
            sitting.until("nothing like that")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert process.wait() == -signal.SIGTERM
    assert live.process.errors.read_text() == ""
    desk = Desk(live.process.database)
    assert desk.registry.store.missing == 0
    for id in ids:
        assert desk.table(id).log_length >= 1
    desk.close()
    process.stdout.close()
    live.process.process = None


# -- the database -----------------------------------------------------------------------------------------------------


def test_a_backup_while_people_play_is_whole(start: Start, tmp_path: Path) -> None:
    """Every answer that had been acknowledged before is in it."""
    live = start()
    ann = live.person("Ann")
    sittings = {id: come_back(ann, id) for id in [lasting(ann) for _ in range(WORKERS)]}
    for n in range(5):
        for sitting in sittings.values():
            sitting.answer(0)
            sitting.sync()
        copy = tmp_path / f"copy {n}.db"
        assert copy_database(live.process.database, copy) == WORKERS
        desk = Desk(f"sqlite:///{copy}")
        for id, sitting in sittings.items():
            session = desk.table(id).session
            assert session is not None
            assert session.game.event_count >= len(sitting.events)
        desk.close()


def test_a_second_server_is_told_that_there_is_one(start: Start) -> None:
    """One sentence; and it does not matter how many workers either has."""
    live = start()
    for workers in ("1", "2"):
        command = ["serve", "--lang", "en", "--port", "0", "--db", live.process.database, "--workers", workers]
        ran = subprocess.run(
            [sys.executable, "-m", "underhall.cli", *command], cwd=ROOT, capture_output=True, text=True, timeout=120
        )
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith("underhall: Another server is already using the database ")
        assert len(ran.stderr.splitlines()) == 1


def test_workers_share_a_postgresql_database(start: Start, postgresql: PostgreSQL) -> None:
    """As they share a file."""
    live = start(database=postgresql.database())
    ann = live.person("Ann")
    ids = [opened(fresh(ann), ME, BOT)["table"]["id"] for _ in range(WORKERS)]
    for id in ids:
        sitting = come_back(ann, id)
        sitting.answer(0)
        sitting.sync()
        before = sitting.shown["question"]
        os.kill(live.worker_of(sitting.wire), signal.SIGKILL)
        assert come_back(ann, id).shown["question"] == before
    live.process.stop()
