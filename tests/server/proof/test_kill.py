"""The server is killed again and again in the middle of many games; nobody's answer is lost or counts twice, and the
pages come back by themselves."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

import underhall
from tests.lengths import length, seed
from tests.server.proof.process import Server, Workers
from tests.server.proof.twin import Frame, Line, Player, Twin
from underhall import GAMES
from underhall.engine import Game
from underhall.kernel.wire_view import without_question

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

# A kill hits every game that is under way. It counts once for each of them that has got further since the kill before.
KILL_POINTS = length(25, full=200)
WORKERS_KILLED = length(12, full=100)
TABLES = length(10, full=30)
MOST_SECONDS = 840.0  # on an idle machine it takes a few
POLL = 0.02
HURRY = 0.15  # pages wait less than they would before they try again, so that the test need not


class Cable:
    """A real WebSocket behind what the twin sees of one."""

    def __init__(self, url: str, token: str, twin: Twin) -> None:
        self.open = False
        self.twin = twin
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.task = asyncio.get_running_loop().create_task(self._run(url, token))

    async def _run(self, url: str, token: str) -> None:
        try:
            header = {"Cookie": f"underhall={token}"}
            async with websockets.connect(
                url, additional_headers=header, max_size=None, open_timeout=60, ping_interval=None, close_timeout=0.1
            ) as socket:
                self.open = True
                writing = asyncio.get_running_loop().create_task(self._write(socket))
                self.twin.opened(self)
                try:
                    async for message in socket:
                        self.twin.hear(self, message)
                finally:
                    writing.cancel()
        except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
            pass
        self.open = False
        self.twin.dropped(self)

    async def _write(self, socket: websockets.ClientConnection) -> None:
        while (text := await self.out.get()) is not None:
            try:
                await socket.send(text.decode())
            except websockets.WebSocketException:
                return

    def send(self, text: bytes) -> None:
        self.out.put_nowait(text)

    def close(self) -> None:
        self.open = False
        self.task.cancel()


class Seat(Player):
    """A player who notes what the server had told them when it died, and what it says when it is back."""

    def __init__(self, run: "KillRun", table: "Sitting", seat: int, token: str) -> None:
        super().__init__(seat, table.name)
        self.run = run
        self.table = table
        self.token = token
        self.before: tuple[list[Frame], Frame | None] | None = None
        self.resumed = 0

    def connect(self, twin: Twin) -> Line:
        url = f"ws://127.0.0.1:{self.run.server.port}/api/tables/{self.table.id}/socket?seat={self.seat}"
        return Cable(url, self.token, twin)

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, then: Callable[[], None]) -> Any:
        return asyncio.get_running_loop().call_later(seconds * HURRY, then)

    def frame(self, frame: Frame) -> None:
        if frame["type"] == "snapshot" and self.before is not None:
            self.compare(frame)
        elif frame["type"] in ("update", "accepted") and self.run.server.workers > 1:
            self.before = None  # its worker lives, and the game has gone on
        super().frame(frame)

    def play(self) -> None:
        answered = len(self.given)
        super().play()
        if len(self.given) > answered:
            self.table.moved += 1
            self.run.answer_sent()

    def may_answer(self) -> bool:
        """Nobody runs ahead: each table gives a few answers between two kills."""
        return self.table.moved < self.table.most

    def compare(self, snapshot: Frame) -> None:
        """Nothing that was ever shown has become untrue, and what was asked is still asked."""
        assert self.before is not None
        events, question = self.before
        self.before = None
        self.resumed += 1
        assert snapshot["events"][: len(events)] == events, "what was shown has never been"
        if question is not None and len(snapshot["events"]) == len(events) and question["id"] not in self.under_way():
            assert snapshot["shown"]["question"] == question, "the question has changed"

    def under_way(self) -> set[str]:
        assert self.twin is not None
        return {answer["question"] for answer in self.twin.answers.values()}


class Sitting:
    """A table, and the people at it."""

    def __init__(self, id: str, game: str, name: str, size: int, tokens: list[str]) -> None:
        self.id = id
        self.game = game
        self.name = name
        self.seats: list[Seat] = []
        self.size = size
        self.quick = len(set(tokens)) == 1  # games between friends have moments that last
        self.moved = 0  # answers sent since the last kill
        self.most = 0

    @property
    def over(self) -> bool:
        return all(seat.over for seat in self.seats)


class KillRun:
    """Everything on this side of the wire."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.tables: list[Sitting] = []
        self.until = -1  # answers before the next kill
        self.kill: asyncio.Event = asyncio.Event()
        self.points = 0
        self.in_flight = 0
        self.stored_unheard = 0

    def answer_sent(self) -> None:
        """One answer nearer to the next kill: it comes while the last of them is on its way, or just after."""
        if self.until > 0:
            self.until -= 1
            if self.until == 0 and not self.kill.is_set():
                asyncio.get_running_loop().call_later(self.luck.choice((0, 0.001, 0.003, 0.008)), self.kill_now)

    def kill_now(self) -> None:
        if not self.kill.is_set():
            self.until = -1
            self.server.kill()
            self.kill.set()

    def open_tables(self) -> None:
        """Most are one person's against bots; some are at one screen, and a few of two friends.

        Four in five are of the first game, which is the shortest.
        """
        first, *others = GAMES
        while sum(not table.over for table in self.tables) < TABLES:
            n = len(self.tables)
            kind = ("alone", "alone", "screen", "alone", "screen", "friends")[n % 6]
            me = {"kind": "me"}
            seats: list[dict[str, str]] = [me, {"kind": "bot", "bot": "random"}]
            if kind == "screen":
                seats = [me, me]
            elif kind == "friends":
                seats = [me, {"kind": "open"}]
            token, friend = self.newcomer(), self.newcomer()
            game = others[n // 5 % len(others)] if n % 5 == 4 else first
            made = self.call(token, "/api/tables", {"game": game, "seats": seats})
            id = made["table"]["id"]
            places = [(seat, token) for seat in made["mine"]]
            if kind == "friends":
                joined = self.call(friend, f"/api/tables/{id}/join", {"invite": made["invite"]})
                places += [(seat, friend) for seat in joined["mine"]]
            table = Sitting(id, game, f"{n}", len(seats), [token for _, token in places])
            self.tables.append(table)
            for seat, token in places:
                sitting = Seat(self, table, seat, token)
                table.seats.append(sitting)
                sitting.twin = Twin(sitting, sitting, self.luck)

    def newcomer(self) -> str:
        """The token that the server gives somebody new."""
        return str(httpx.get(f"{self.server.url}/api/me", timeout=60).cookies["underhall"])

    def call(self, token: str, path: str, body: Any = None) -> Any:
        reply = httpx.request(
            "GET" if body is None else "POST",
            f"{self.server.url}{path}",
            json=body,
            cookies={"underhall": token},
            timeout=60,
        )
        assert reply.status_code < 300, reply.text
        return reply.json()

    @property
    def enough(self) -> bool:
        killed = self.server.killed if isinstance(self.server, Workers) else WORKERS_KILLED
        return self.points >= KILL_POINTS and killed >= WORKERS_KILLED

    async def play(self) -> None:
        async with asyncio.timeout(MOST_SECONDS):
            while not self.enough:
                await self.play_until_killed()
                self.server.start()
                await asyncio.get_running_loop().run_in_executor(None, self.server.wait)
            await self.play_to_the_end()

    def __str__(self) -> str:
        answers = sum(len(seat.accepted) for table in self.tables for seat in table.seats)
        return (
            f"{self.points} kill points, {self.in_flight} answers under way at a kill, "
            f"{self.stored_unheard} of them stored but unheard; {answers} answers"
        )

    async def play_until_killed(self) -> None:
        """Everybody comes back and answers once; one of the answers after that is the last before the kill."""
        self.open_tables()
        for table in self.tables:
            table.moved, table.most = 0, 1
        self.play_on()  # whoever was back before they might answer again
        quick = [table for table in self.tables if table.quick and not table.over]
        while not all(table.moved or table.over for table in quick):
            await asyncio.sleep(POLL)
        self.kill.clear()
        self.until = self.luck.randint(1, len(quick))
        for table in self.tables:
            table.most = self.luck.randint(2, 6)
        self.play_on()
        while not self.kill.is_set():
            moved = sum(table.moved for table in self.tables)
            await asyncio.sleep(POLL)
            if moved == sum(table.moved for table in self.tables):
                self.kill_now()  # nobody has more to say
        self.look_at_the_disk()
        for table in self.tables:
            self.points += bool(table.moved and not table.over)
            for seat in table.seats:
                seat.before = (list(seat.events), seat.question)
                assert seat.twin is not None
                self.in_flight += len(seat.twin.answers)

    def play_on(self) -> None:
        """Nobody has to wait any more."""
        for table in self.tables:
            for seat in table.seats:
                seat.play()

    async def play_to_the_end(self) -> None:
        """No more kills; games between friends are slow, so these are left where they are."""
        for table in self.tables:
            table.most = 10_000
        self.play_on()
        while not all(table.over for table in self.tables if table.quick):
            await asyncio.sleep(POLL)
        settled = False
        while not settled:
            await asyncio.sleep(POLL)
            settled = all(
                seat.twin is not None and not seat.twin.answers for table in self.tables for seat in table.seats
            )
        for table in self.tables:
            for seat in table.seats:
                assert seat.twin is not None
                seat.twin.close()

    def look_at_the_disk(self) -> None:
        """What was acknowledged is there, once; what is there was sent."""
        disk = self.server.disk()
        for table in self.tables:
            log = read_log(disk, table.id)
            for seat in table.seats:
                mine = [each for each in log if (each[1], each[3]) == (seat.seat, "person")]
                stored = [(note.partition(" ")[2], value) for _, _, value, _, note in mine]
                ids = [id for id, _ in stored]
                assert len(set(ids)) == len(ids), f"{table.id}: applied twice"
                unheard = [id for id in ids if id not in seat.accepted]
                assert set(seat.accepted) <= set(ids), f"{table.id}: acknowledged, but lost"
                assert all(value == seat.given[id][1] for id, value in stored)
                assert seat.twin is not None
                assert set(unheard) <= set(seat.twin.answers)
                self.stored_unheard += len(unheard)


def read_seed(file: Path, table: str) -> str:
    with sqlite3.connect(file) as connection:
        (seed,) = connection.execute("select seed from tables where id = ?", (table,)).fetchone()
    connection.close()
    return str(seed)


Given = tuple[str, int, int, str, str]


def read_log(file: Path, table: str) -> list[Given]:
    """Every answer that is stored; `moot` are passes after which somebody else turned out to have acted before."""
    with sqlite3.connect(file) as connection:
        query = "select kind, seat, value, by, note from log where table_id = ? order by number"
        found: list[Given] = connection.execute(query, (table,)).fetchall()
    connection.close()
    return [row for row in found if row[0] in ("answer", "moot")]


def replayed(table: Sitting, seed: str, log: list[Given]) -> Game:
    """The game as the answers make it that people were told are stored; what bots did is in the log alone."""
    game = underhall.engine.new(table.game, table.size, seed)
    people = {seat.seat: seat for seat in table.seats}
    heard = {seat.seat: set(seat.accepted) for seat in table.seats}
    for kind, at, value, by, note in log:
        if by == "person":
            id = note.partition(" ")[2]
            heard[at].remove(id)  # there once, and acknowledged
            value = people[at].given[id][1]
        if kind == "answer":
            game.answer(at, value)
    assert not any(heard.values()), "more was acknowledged than is stored"
    return game


def test_killed_at_many_points_nothing_is_lost(tmp_path: Path) -> None:
    """Each acknowledged answer is on the disk once; each game ends as its answers say."""
    server = Server(tmp_path)
    run = killed_and_checked(server, server.kill)
    seats = [seat for table in run.tables for seat in table.seats]
    assert sum(seat.resumed for seat in seats) >= KILL_POINTS
    print(f"{server.starts - 1} kills, {run}")


def test_workers_killed_at_many_points_lose_nothing(tmp_path: Path) -> None:
    """The same when one of three workers is killed each time: its tables go on in the others, and theirs just go on."""
    server = Workers(tmp_path, random.Random(seed("workers")))
    run = killed_and_checked(server, server.close)
    assert server.killed >= WORKERS_KILLED
    seats = [seat for table in run.tables for seat in table.seats]
    assert sum(seat.resumed for seat in seats) >= WORKERS_KILLED // 2
    assert server.starts == 1
    print(f"{server.killed} kills, {run}")


def killed_and_checked(server: Server, close: Callable[[], None]) -> "KillRun":
    server.start()
    try:
        server.wait()
        run = asyncio.run(killed_and_resumed(server))
        check_ends(run)
    finally:
        close()
    assert run.points >= KILL_POINTS
    assert run.in_flight > KILL_POINTS // 10, "the kills came when nobody was saying anything"
    seats = [seat for table in run.tables for seat in table.seats]
    errors = {frame["problem"]["error"] for seat in seats for frame in seat.refused}
    assert errors <= {"refused-stale"}, "among friends, somebody may have reacted before"
    assert "Traceback" not in server.errors.read_text()
    return run


async def killed_and_resumed(server: Server) -> KillRun:
    run = KillRun(server, random.Random(seed("kill")))
    await run.play()
    return run


def check_ends(run: KillRun) -> None:
    for table in run.tables:
        file = run.server.file
        game = replayed(table, read_seed(file, table.id), read_log(file, table.id))
        seat = table.seats[0]
        if table.over:
            reply = httpx.get(
                f"{run.server.url}/api/replays/{table.id}/file", cookies={"underhall": seat.token}, timeout=60
            )
            kept = underhall.engine.load(reply.content)
            assert kept.fingerprint() == game.fingerprint()
            assert game.outcome is not None
            told = run.call(seat.token, f"/api/tables/{table.id}")["table"]
            assert told["winners"] == game.outcome.winners
        for each in table.seats:
            if table.over:
                assert each.shown is not None
                view = without_question(game.view(each.seat))
                assert each.shown["view"] == msgspec.json.decode(msgspec.json.encode(view))
