"""What stored tables cost: fills a database with so many, starts the server on it, and asks over HTTP and a socket.

    python bench/stored_tables.py --tables 100000
    python bench/stored_tables.py --tables 100000 --db postgresql:///empty

Of a hundred tables 79 are finished, 20 run and one waits for people; half are public; each has some rows in its log,
since what is measured here goes along indexes and does not read them. Everybody sits at fifty tables, and one at every
fortieth. One more game has 5,000 answers. Beside what a request takes stands the processor time that the server needed
for it: on a machine that has other things to do only that can be compared.
"""

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import insert
from websockets.sync.client import ClientConnection, connect

from underhall.games import GAMES
from underhall.server.accounts.names import key_of_name
from underhall.server.accounts.schema import ACCOUNTS, RATED, RATINGS, SESSIONS
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.connections import Connection
from underhall.server.guests import guest_of
from underhall.server.protocol import Answer
from underhall.server.record import CARETAKER, Ending, Place, Record, new_record
from underhall.server.registry import TableRegistry
from underhall.server.schema import GUESTS, LINES, LOG, SITTING, TABLES
from underhall.server.store import Store

AT_ONCE = 2000
LOGGED = 10  # rows of each table
ROUNDS = 30
OFTEN = 40  # every so many tables the one sits who plays most
LONG = 5000  # answers of the long game
CAREFUL = 0.9  # how often its players take the first option, which keeps it going
TOKEN = "stored-tables-token-{:06}"  # the cookie of somebody; older versions gave out such that are not signed
HOSTS_TOKEN = "of-this-measurement"
ADMIN = base64.b64encode(f"host:{HOSTS_TOKEN}".encode()).decode()
ANSWERS = 500


# -- filling ------------------------------------------------------------------------------------------------------


def person(number: int) -> str:
    return guest_of(TOKEN.format(number))


def who(number: int, people: int) -> int:
    """Whose table this is: the first plays most."""
    return 0 if number % OFTEN == 0 else 1 + number % people


def stored(number: int, people: int) -> Record:
    game = list(GAMES)[number % len(GAMES)]
    guest = person(who(number, people))
    places = [Place("person", "Ann", CARETAKER, guest), Place("bot", bot="greedy")]
    wish = NewTable(game, [SeatWish("me"), SeatWish("bot", "greedy")], public=number % 2 == 0)
    record = new_record(wish, GAMES[game], {}, places, guest)
    record.created = record.visited = 1_700_000_000 + number
    if number // 4 % 100 < 79:
        record.standing, record.ended, record.answers = "ended", record.created + 3600, 300
        record.ending = Ending("rule", [0], [10, 7])
        record.rated = 2 * (number % 3 == 0)
    elif number // 4 % 100 < 99:
        record.standing = "running"
    return record


def fill(url: str, tables: int) -> None:
    store = Store(url)
    people = max(5, tables // 50)
    with store.engine.begin() as connection:
        names = [(person(number), f"Person {number:06}") for number in range(people + 1)]
        connection.execute(insert(GUESTS), [{"id": id, "name": name} for id, name in names])
        nothing = {"password": "", "handle": "", "created": 1_700_000_000}
        kept = [{"person": id, "name": name, "key": key_of_name(name), **nothing} for id, name in names]
        connection.execute(insert(ACCOUNTS), kept)
        lately = {"device": "", "created": 1_700_000_000, "seen": int(time.time())}
        connection.execute(insert(SESSIONS), [{"id": id, "person": id, **lately} for id, _ in names])
        new = {"seats": 2, "mu": 25.0, "sigma": 5.0, "games": 10, "wins": 5}
        ratings = [{"player": id, "game": game, **new} for id, _ in names for game in GAMES]
        connection.execute(insert(RATINGS), ratings)
    for first in range(0, tables, AT_ONCE):
        batch = [stored(number, people) for number in range(first, min(tables, first + AT_ONCE))]
        with store.engine.begin() as connection:
            connection.execute(insert(TABLES), [record.row() for record in batch])
            connection.execute(insert(SITTING), [{"guest": record.owner, "table_id": record.id} for record in batch])
            connection.execute(insert(LOG), list(logged(batch)))
            said = {"number": 0, "name": "Ann", "phrase": "phrase-hello", "text": ""}
            connection.execute(
                insert(LINES), [{"table_id": record.id, "guest": record.owner, **said} for record in batch]
            )
            counted = [record for record in batch if record.rated]
            if counted:
                connection.execute(insert(RATED), [rated(record) for record in counted])
    if store.engine.dialect.name == "postgresql":  # which it does by itself, a while after so much has been written
        with store.engine.begin() as connection:
            connection.exec_driver_sql("ANALYZE")
    store.release()


def logged(batch: list[Record]) -> Iterator[dict[str, Any]]:
    same = {"kind": "answer", "seat": 0, "value": 0, "by": "person", "note": "", "bank": -1}
    for record in batch:
        for number in range(LOGGED):
            yield {"table_id": record.id, "number": number, **same}


def rated(record: Record) -> dict[str, Any]:
    values = {"mu_before": 25.0, "sigma_before": 5.0, "mu": 25.1, "sigma": 4.9, "rank": 0, "seat": 0, "seats": 2}
    return {"table_id": record.id, "player": record.owner, "game": record.game, "ended": record.ended, **values}


async def play_long(url: str) -> str:
    """A running game of so many answers, each of four seats on one device."""
    registry = TableRegistry(Store(url), limits=False, window_time=lambda: 0.0, regret_time=0.0)
    wish = NewTable("munchkin-quest", [SeatWish("me") for _ in range(4)], seed="long")
    table = await registry.create(person(1), "127.0.0.1", wish)
    luck = random.Random("long")
    given = 0
    while given < LONG:
        session = table.running_session
        assert session is not None
        if not session.questions.open:
            await asyncio.sleep(0.001)
            continue
        seat, asked = next(iter(session.questions.open.items()))
        option = 0 if luck.random() < CAREFUL else luck.randrange(len(asked.question.options))
        page = Connection(seat, person(1))
        page.synced = True
        table.receive(page, Answer(str(given), asked.id, option))
        given += 1
        if given % AT_ONCE == 0:
            await registry.store.committed(table.record.id)
    await registry.store.committed(table.record.id)
    await registry.close()
    return table.record.id


# -- measuring ----------------------------------------------------------------------------------------------------


class Server:
    """`underhall serve` on the database, in a process of its own."""

    def __init__(self, url: str, folder: Path) -> None:
        token = folder / "token"
        token.write_text(HOSTS_TOKEN)
        command = [sys.executable, "-m", "underhall", "serve", "--port", "0", "--no-limits", "--db", url]
        command += ["--admin-token-file", str(token), "--lang", "en"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPYCACHEPREFIX": str(Path(folder, "pycache"))}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.start = time.perf_counter() - began
        self.start_worked = self.worked()
        self.port = int(line.partition("localhost:")[2].partition("/")[0])
        self.http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)

    def worked(self) -> float:
        """The processor time that it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def get(self, path: str, cookie: str) -> bytes:
        headers = {"Authorization": "Basic " + ADMIN} if path == "/admin" else {"Cookie": f"underhall={cookie}"}
        self.http.request("GET", path, headers=headers)
        answer = self.http.getresponse()
        body = answer.read()
        assert answer.status == 200, (path, answer.status, body[:200])
        return body

    def post(self, path: str, body: object, cookie: str) -> Any:
        headers = {"Cookie": f"underhall={cookie}", "Content-Type": "application/json"}
        self.http.request("POST", path, json.dumps(body), headers)
        answer = self.http.getresponse()
        said = answer.read()
        assert answer.status in (200, 201), (path, answer.status, said[:200])
        return json.loads(said)

    def socket(self, table: str, seat: int, cookie: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?seat={seat}"
        return connect(url, additional_headers={"Cookie": f"underhall={cookie}"}, max_size=None).__enter__()

    def timed(self, work: Callable[[], object], rounds: int = ROUNDS) -> dict[str, float]:
        """How long it takes, and the processor time of one; in milliseconds."""
        work()
        before, times = self.worked(), []
        for _ in range(rounds):
            began = time.perf_counter()
            work()
            times.append(time.perf_counter() - began)
        worked = (self.worked() - before) / rounds
        return {"median": ms(statistics.median(times)), "worst": ms(max(times)), "processor": ms(worked)}

    def close(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(60)


def ms(seconds: float) -> float:
    return round(1000 * seconds, 2)


def measured(url: str, tables: int, long: str, folder: Path) -> dict[str, Any]:
    Server(url, folder).close()  # which leaves its modules compiled, as they are where it has been installed
    server = Server(url, folder)
    try:
        found: dict[str, Any] = {"start": {"median": ms(server.start), "processor": ms(server.start_worked)}}
        found.update(lists(server, tables))
        found["answers"] = answers(server)
        found["long game, first opened"] = opened(server, long)
        found["long game, opened again"] = opened(server, long)
        return found
    finally:
        server.close()


def lists(server: Server, tables: int) -> dict[str, Any]:
    usual, most = TOKEN.format(2), TOKEN.format(0)
    found = {}
    for name, cookie in (("usual", usual), ("plays most", most)):
        for path in ("/api/tables", "/api/tables?list=mine", "/api/replays", "/api/account", "/api/friends"):
            found[f"{path} ({name})"] = server.timed(partial(server.get, path, cookie))
        last = json.loads(server.get("/api/replays", cookie))[-1]["table"]["id"]
        path = f"/api/replays?after={last}"
        found[f"/api/replays, next page ({name})"] = server.timed(partial(server.get, path, cookie))
        path = f"/api/people/Person%20{cookie[-6:]}"
        found[f"/api/people ({name})"] = server.timed(partial(server.get, path, usual))
    for kind in ("open", "running"):
        first = json.loads(server.get(f"/api/tables?list={kind}", usual))[kind]
        if first:
            path = f"/api/tables?list={kind}&after={first[-1]['id']}"
            found[f"/api/tables {kind}, next page"] = server.timed(partial(server.get, path, usual))
    found["/admin"] = server.timed(lambda: server.get("/admin", ""))
    wish = {"game": "boss-monster", "seats": 2}
    found["POST /api/seeks"] = server.timed(lambda: server.post("/api/seeks", wish, usual))
    return found


def answers(server: Server) -> dict[str, float]:
    """From an answer until it is stored, at a new table beside all the others: one person against herself."""
    cookie = TOKEN.format(3)
    wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "me"}], "seed": "answers"}
    luck = random.Random("answers")
    times: list[float] = []
    worked = 0.0
    while len(times) < ANSWERS:
        table = server.post("/api/tables", wish, cookie)["table"]["id"]
        seats = [server.socket(table, seat, cookie) for seat in (0, 1)]
        before = server.worked()
        times += play(seats, luck, ANSWERS - len(times))
        worked += server.worked() - before
        for each in seats:
            each.close()
    return {"median": ms(statistics.median(times)), "worst": ms(max(times)), "processor": ms(worked / len(times))}


def play(seats: list[ClientConnection], luck: random.Random, most: int) -> list[float]:
    """Both seats' answers, until the game is over or there are enough."""
    times: list[float] = []
    shown: list[Any] = [None, None]
    for each in seats:
        each.send('{"type":"sync"}')
    while len(times) < most:
        for seat, each in enumerate(seats):
            while (frame := received(each, shown, seat)) is not None:
                if frame.get("type") == "refused":
                    raise RuntimeError(frame)
        if any(each is not None and each["over"] for each in shown):
            break
        asked = [seat for seat in (0, 1) if shown[seat] is not None and shown[seat]["question"] is not None]
        if not asked:
            time.sleep(0.0005)
            continue
        seat = asked[0]
        question, shown[seat] = shown[seat]["question"], None
        frame = {"type": "answer", "id": str(len(times)), "question": question["id"]}
        frame["option"] = luck.randrange(len(question["options"]))
        began = time.perf_counter()
        seats[seat].send(json.dumps(frame))
        while received(seats[seat], shown, seat, 60.0) != {"type": "accepted", "id": frame["id"]}:
            pass
        times.append(time.perf_counter() - began)
    return times


def received(wire: ClientConnection, shown: list[Any], seat: int, timeout: float = 0.0005) -> Any:
    """The next frame, or None."""
    try:
        frame = json.loads(wire.recv(timeout))
    except TimeoutError:
        return None
    if frame["type"] in ("snapshot", "update"):
        shown[seat] = frame["shown"]
    return frame


def opened(server: Server, table: str) -> dict[str, float]:
    """From asking for a table until its page has all that it shows."""
    cookie = TOKEN.format(1)
    before, began = server.worked(), time.perf_counter()
    server.get(f"/api/tables/{table}", cookie)
    wire = server.socket(table, 0, cookie)
    wire.send('{"type":"sync"}')
    while json.loads(wire.recv(60))["type"] != "snapshot":
        pass
    took = time.perf_counter() - began
    wire.close()
    return {"median": ms(took), "processor": ms(server.worked() - before)}


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--tables", type=int, default=100_000)
    wanted.add_argument("--db", default="", help="an empty database; without it, one in a folder of its own")
    wanted.add_argument("--filled", default="", metavar="ID", help="the database is filled, with this long game in it")
    given = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = given.db or f"sqlite:///{Path(folder) / 'many.db'}"
        long = given.filled
        if not long:
            fill(url, given.tables)
            long = asyncio.run(play_long(url))
            print(f"filled; the long game is {long}", file=sys.stderr)
        found = measured(url, given.tables, long, Path(folder))
    print(json.dumps({"stored": given.tables, **found}, indent=1))


if __name__ == "__main__":
    main()
