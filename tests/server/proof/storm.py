"""People who do everything at once, at a server that is killed again and again: open tables, join, answer, take back,
talk, end, play again. What each of them was told is noted, and looked for on the disk after every kill.

    python -m tests.server.proof.storm KILLS [workers]

With `workers`, it is one worker of several that is killed each time, and the others go on.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.desk import Desk
from tests.server.proof.forked import Forked
from tests.server.proof.process import Workers
from underhall import GAMES
from underhall.server.guests import guest_of
from underhall.server.session import UNDO_QUEUED

PEOPLE = 6
RELIEVED_AFTER = 0.4  # seconds for an answer of the server
LIFE = (0.05, 0.5)  # seconds from when somebody has been told something to the kill
LOST = (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError, EOFError)


class Ledger:
    """What people were told has happened."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.seats: set[tuple[str, str]] = set()  # a table, and the name of somebody who sits there
        self.names: dict[str, list[str]] = {}  # by token: what was asked for since it was last told
        self.again: dict[str, str] = {}
        self.said: set[tuple[str, str]] = set()
        self.accepted: set[tuple[str, int, str]] = set()
        self.undone: dict[str, int] = {}
        self.ended: set[str] = set()
        self.told = 0  # of all of them

    def count(self) -> dict[str, int]:
        return {
            "tables": len(self.tables),
            "joins": len(self.seats),
            "answers": len(self.accepted),
            "lines": len(self.said),
            "undone": sum(self.undone.values()),
            "ended": len(self.ended),
            "rematches": len(self.again),
            "names": len(self.names),
        }


class Somebody:
    """One person with a browser."""

    def __init__(self, storm: "Storm", number: int) -> None:
        self.storm = storm
        self.ledger = storm.ledger
        self.luck = random.Random(f"{storm.seed} {number}")
        self.token = storm.newcomer()
        self.friend = storm.newcomer()
        self.count = 0
        self.under_way: dict[tuple[str, int], dict[str, Any]] = {}  # answers that nobody has said a word about
        self.table = ""
        self.http = httpx.AsyncClient(base_url=storm.server.url, timeout=5)

    async def live(self) -> None:
        while not self.storm.over:
            try:
                await self.act()
            except LOST:
                await asyncio.sleep(0.02)
        await self.http.aclose()

    async def call(self, token: str, method: str, path: str, body: Any) -> Any:
        reply = await self.http.request(method, path, json=body, headers={"cookie": f"underhall={token}"})
        if reply.status_code in (502, 503, 504):  # its table was on its way, or its node is gone
            raise httpx.RemoteProtocolError(reply.text)
        assert reply.status_code < 300, f"{path}: {reply.text}"
        self.ledger.told += 1
        return reply.json()

    async def act(self) -> None:
        if self.table and self.luck.random() < 0.7:
            await self.play(self.table, 0, self.token)
            return
        await self.rename()
        game = self.luck.choice([*GAMES, "boss-monster", "boss-monster", "boss-monster"])
        friends = self.luck.random() < 0.4
        seats = [{"kind": "me"}, {"kind": "open"} if friends else {"kind": "bot", "bot": "random"}]
        made = await self.call(self.token, "POST", "/api/tables", {"game": game, "seats": seats, "free_chat": True})
        self.table = made["table"]["id"]
        self.ledger.tables.add(self.table)
        if friends:
            path = f"/api/tables/{self.table}/join"
            joined = await self.call(self.friend, "POST", path, {"invite": made["invite"]})
            assert joined["mine"] == [1]
            self.ledger.seats.add((self.table, self.friend))
            await self.play(self.table, 1, self.friend)

    async def rename(self) -> None:
        name = f"{self.luck.randrange(10**9)}"
        asked = self.ledger.names.setdefault(self.token, [""])
        asked.append(name)
        await self.call(self.token, "PUT", "/api/me", {"name": name})
        self.ledger.names[self.token] = [name]

    async def play(self, table: str, seat: int, token: str) -> None:
        """Sit down at the page for a while."""
        url = f"ws://127.0.0.1:{self.storm.server.port}/api/tables/{table}/socket?seat={seat}"
        header = {"cookie": f"underhall={token}"}
        async with websockets.connect(
            url, additional_headers=header, max_size=None, open_timeout=5, close_timeout=0.1
        ) as socket:
            await socket.send('{"type":"sync"}')
            for _ in range(self.luck.randrange(10, 60)):
                try:
                    frame = json.loads(await asyncio.wait_for(socket.recv(), RELIEVED_AFTER))
                except TimeoutError:
                    break
                await self.hear(socket, table, seat, frame)
        if seat == 0 and table in self.ledger.ended:
            await self.play_again(table)

    async def hear(self, socket: websockets.ClientConnection, table: str, seat: int, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        waiting = self.under_way.get((table, seat))
        if kind in ("accepted", "refused") and waiting is not None and frame["id"] == waiting["id"]:
            del self.under_way[table, seat]
            if kind == "accepted":
                self.ledger.told += 1
                self.ledger.accepted.add((table, seat, frame["id"]))
        elif kind == "said":
            text = frame["line"]["text"]
            self.ledger.said.add((table, text))
            self.ledger.told += 1
        elif kind == "seats" and frame["table"]["standing"] == "ended":
            self.ledger.ended.add(table)
        elif kind == "snapshot" and waiting is not None:
            await socket.send(json.dumps(waiting))  # once more, with the same id
        elif kind in ("snapshot", "update"):
            if frame.get("rewind", -1) >= 0:
                self.ledger.undone[table] = self.ledger.undone.get(table, 0) + 1
            await self.do(socket, table, seat, frame["shown"])

    async def do(self, socket: websockets.ClientConnection, table: str, seat: int, shown: dict[str, Any]) -> None:
        if not shown or shown["over"]:
            return
        chance = self.luck.random()
        if chance < 0.15:
            self.count += 1
            text = f"line {self.token} {self.count}"
            await socket.send(json.dumps({"type": "say", "text": text}))
        elif chance < 0.35 and shown["undo"]:
            await socket.send('{"type":"undo"}')
            return
        elif chance < 0.38:
            await socket.send('{"type":"vote","yes":true}')
        question = shown["question"]
        if question is not None and (table, seat) not in self.under_way:
            self.count += 1
            answer = {"type": "answer", "id": f"{self.token}-{self.count}", "question": question["id"]}
            answer["option"] = self.luck.randrange(len(question["options"]))
            self.under_way[table, seat] = answer
            await socket.send(json.dumps(answer))

    async def play_again(self, table: str) -> None:
        made = await self.call(self.token, "POST", f"/api/tables/{table}/rematch", None)
        new = made["table"]["id"]
        assert self.ledger.again.setdefault(table, new) == new, "two rematches of one game"
        self.ledger.tables.add(new)
        self.table = new


class Storm:
    """The server, the people, and whoever kills it."""

    def __init__(self, folder: Path, kills: int, seed: str, longest: float, workers: bool = False) -> None:
        self.folder = folder
        self.kills = kills
        self.seed = seed
        self.longest = longest
        self.luck = random.Random(seed)
        self.ledger = Ledger()
        self.over = False
        self.killed = 0
        self.points = 0  # kills since whose predecessor somebody had been told something
        self.server: Any = self.killed_server(workers)

    def killed_server(self, workers: bool) -> Any:
        """What is killed again and again."""
        return Workers(self.folder, self.luck) if workers else Forked(self.folder)

    def run(self) -> None:
        try:
            self.server.start()
            self.server.wait()
            asyncio.run(self._run())
            self.server.stop()
        finally:
            self.server.close()
        self.check()
        self.wake()

    @property
    def enough(self) -> bool:
        """So many kills, and everything that people do was done."""
        return self.points >= self.kills and all(self.ledger.count().values())

    def newcomer(self) -> str:
        """The token that the server gives somebody new."""
        return str(httpx.get(f"{self.server.url}/api/me", timeout=60).cookies["underhall"])

    async def _run(self) -> None:
        people = [Somebody(self, number) for number in range(PEOPLE)]
        living = [asyncio.create_task(person.live()) for person in people]
        loop = asyncio.get_running_loop()
        began = time.monotonic()
        while not self.enough and time.monotonic() - began < self.longest:
            told = self.ledger.told
            patience = time.monotonic() + 5
            while self.ledger.told == told and time.monotonic() < patience:
                await asyncio.sleep(0.005)
                for task in living:
                    if task.done():
                        task.result()
            await asyncio.sleep(self.luck.uniform(*LIFE))
            await loop.run_in_executor(None, self.server.kill)
            self.killed += 1
            self.points += self.ledger.told > told
            await asyncio.sleep(0.01)  # what had come over the wire is heard
            self.check()
            await loop.run_in_executor(None, self.server.start)
        self.over = True
        for task in living:
            with suppress(*LOST):
                await asyncio.wait_for(task, 60)

    def stored(self) -> Any:
        """A connection to what is stored, now that something was killed."""
        return sqlite3.connect(self.server.disk())

    def check(self) -> None:
        """All that was told is there, once."""
        ledger = self.ledger
        with closing(self.stored()) as disk:
            tables = {row[0]: row[1:] for row in disk.execute("select id, seats, again, standing from tables")}
            assert ledger.tables <= set(tables), "a table is lost"
            for table, friend in ledger.seats:
                assert len(json.loads(tables[table][0])) == 2, friend
                assert json.loads(tables[table][0])[1]["kind"] == "person", "somebody who sat down is gone"
            for table, new in ledger.again.items():
                assert tables[table][1] == new, "a rematch is lost"
            for table in ledger.ended:
                assert tables[table][2] == "ended", "an end is lost"
            lines = [tuple(row) for row in disk.execute("select table_id, text from lines")]
            assert len(set(lines)) == len(lines), "a line is there twice"
            assert ledger.said <= set(lines), "a line is lost"
            query = "select table_id, seat, note from log where by = 'person' and kind in ('answer', 'moot')"
            answers = [(table, seat, note.partition(" ")[2]) for table, seat, note in disk.execute(query)]
            assert len(set(answers)) == len(answers), "an answer counts twice"
            # What was taken back before its turn came was accepted, and of it only the undo is stored.
            query = f"select table_id, seat from log where kind = 'undo' and value = {UNDO_QUEUED}"
            taken_back = Counter(disk.execute(query).fetchall())
            missing = Counter((table, seat) for table, seat, _ in ledger.accepted - set(answers))
            assert missing <= taken_back, "an answer is lost"
            undone = dict(disk.execute("select table_id, count(*) from log where kind = 'undo' group by table_id"))
            for table, count in ledger.undone.items():
                assert undone.get(table, 0) > 0, f"{count} undone, and none is stored"
            holes = "select table_id from log group by table_id having max(number) + 1 <> count(*) or min(number) <> 0"
            assert disk.execute(holes).fetchall() == [], "a log has a hole"
            names = dict(disk.execute("select id, name from guests"))
            for token, asked in ledger.names.items():
                assert names.get(guest_of(token), "") in asked, "a name is lost"

    def wake(self) -> None:
        """Every table can be taken up."""
        desk = Desk(f"sqlite:///{self.server.file}")
        assert desk.registry.store.missing == 0, "nothing was missing"
        for table in self.ledger.tables:
            desk.table(table).require_playable()
        desk.close()
        assert "Traceback" not in self.server.errors.read_text(), self.server.errors.read_text()

    def __str__(self) -> str:
        return f"{self.killed} kills, {self.points} with something told since the one before: {self.ledger.count()}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        storm = Storm(Path(folder), int(sys.argv[1]), str(time.time()), float("inf"), "workers" in sys.argv)
        storm.run()
        print(storm)


if __name__ == "__main__":
    main()
