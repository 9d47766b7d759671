"""Many live tables of four people each, on a server of our own: how soon everybody at a table sees an answer.

    python bench/live_tables.py --tables 2000 --think 3 --seconds 60             # 8,000 sockets, one process
    python bench/live_tables.py --tables 2000 --think 3 --seconds 60 --workers 2
    python bench/live_tables.py --tables 200 --think 1 --seconds 1800 --soak     # does anything grow?

Four guests sit at each table, each with a socket of their own, and think `--think` seconds on average. A finished game
is followed by a new one at a new table. The time is from sending an answer until the last of the four has the update;
answers in moments for reactions are left out, which by design come later. The load is this process, the server another.
On a machine with other work, look at `server_ms_per_answer`, and at `client_lag_p99_ms`: so late was the load itself.

In a soak, people also come and go: watchers, lost connections, people who look for opponents. It fails when memory
grows by more than 5 % in its second half, or when tasks, files or rows are left when everybody has gone.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from load_driver import (
    ACCEPTED,
    HOST,
    OPTION,
    OPTIONS_END,
    OVER,
    PATIENCE,
    QUESTION,
    SEATS,
    SNAPSHOT,
    SYNC,
    UPDATE,
    post,
    processor_seconds,
)
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

GAME = "boss-monster"
WINDOW = b'"window":true'
REFUSED = b'{"type":"refused"'
OPENING = 16  # tables that are opened at once
WATCHER = -1
TICK = 0.01
SAMPLE = 5.0  # seconds between two looks at the memory, in a soak
VISITS = 0.25  # seconds between two visitors, in a soak
# What a server may have more of after a while: chores at work, connections to its database of three files each.
MORE = {"tasks": 2, "sockets": 0, "files": 15}
BARS = {"p99_ms": 150.0, "memory_mb": 1536.0}


class Load:
    """What is counted, over all tables."""

    def __init__(self, port: int, think: float) -> None:
        self.port = port
        self.think = think
        self.loop = asyncio.get_running_loop()
        self.counting = self.stopped = False
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.answers = self.games = self.refused = 0
        self.errors: list[str] = []
        self.tables: set[Table] = set()
        self.opening = asyncio.Semaphore(OPENING)
        self.tasks: set[asyncio.Task[None]] = set()

    def wrong(self, what: str) -> None:
        if not self.stopped:
            self.errors.append(what)

    def begin(self, people: list[str]) -> None:
        """Open a table for these people, by their cookies; newcomers have none yet."""
        self.later(Table(self, people).open())

    def later(self, work: Any) -> None:
        task = self.loop.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except (TimeoutError, OSError, ValueError) as error:
            self.wrong(repr(error))

    async def watch_itself(self) -> None:
        """How late this process is: that much of each latency is its own."""
        while True:
            due = self.loop.time() + TICK
            await asyncio.sleep(TICK)
            if self.counting:
                self.lags.append(self.loop.time() - due)


class Pending:
    """An answer that not everybody has seen yet."""

    def __init__(self, seat: int, sent: float) -> None:
        self.seat = seat
        self.sent = sent
        self.seen: dict[int, float] = {}


class Table:
    """One table, and the four who sit at it."""

    def __init__(self, load: Load, people: list[str]) -> None:
        self.load = load
        self.people = people
        self.id = ""
        self.seats: list[Seat] = []
        self.pending: list[Pending] = []
        self.over = False

    async def open(self) -> None:
        load, people = self.load, self.people
        async with load.opening:
            wish = {"game": GAME, "seats": [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])], "public": True}
            people[0], made = await post(load.port, "/api/tables", wish, people[0])
            self.id = made["table"]["id"]
            for number in range(1, len(people)):
                people[number], _ = await post(load.port, f"/api/tables/{self.id}/join", {}, people[number])
            for number in range(len(people)):
                self.seats.append(await self.connected(number))
        load.tables.add(self)
        for seat in self.seats:
            seat.send(SYNC)

    async def connected(self, number: int) -> "Seat":
        url = f"ws://{HOST}:{self.load.port}/api/tables/{self.id}/socket?seat={number}"
        cookie = self.people[number] if number >= 0 else ""
        seat = Seat(self, number)
        await asyncio.wait_for(ws_connect(lambda: seat, url, extra_headers={"Cookie": cookie}), PATIENCE)
        return seat

    async def reconnect(self, number: int) -> None:
        """Somebody's connection is lost and comes again."""
        self.seats[number].leave()
        seat = await self.connected(number)
        self.seats[number] = seat
        seat.send(SYNC)

    def answered(self, seat: int, now: float) -> None:
        """This seat answers; what it and others get next is that."""
        self.pending = [each for each in self.pending if not self.finish(each)]
        self.pending.append(Pending(seat, now))

    def saw(self, seat: int, now: float) -> None:
        for each in list(self.pending):
            if seat not in each.seen:
                each.seen[seat] = now
                if len(each.seen) == len(self.seats) and self.finish(each):
                    self.pending.remove(each)
                return
            if self.finish(each):  # this is the next change already: whoever has not heard of the last one, need not
                self.pending.remove(each)

    def finish(self, answer: Pending) -> bool:
        """Whether who gave it has seen it; then nothing more is awaited."""
        if answer.seat not in answer.seen:
            return False
        if self.load.counting:
            self.load.latencies.append(max(answer.seen.values()) - answer.sent)
        return True

    def end(self) -> None:
        """The game is over: on to the next."""
        if self.over:
            return
        self.over = True
        self.load.games += self.load.counting
        self.load.tables.discard(self)
        for seat in self.seats:
            seat.leave()
        if not self.load.stopped:
            self.load.begin(self.people)


class Seat(WSListener):
    """One person at one socket."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.load = table.load
        self.seat = seat
        self.asked = b""  # the last question that was answered, or is being thought about
        self.gone = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.gone and not self.table.over:
            self.load.wrong("closed")

    def leave(self) -> None:
        self.gone = True
        self.transport.disconnect()

    def send(self, frame: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, frame)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.TEXT and not self.gone and self.seat >= 0:
            self.take_in(frame.get_payload_as_bytes())

    def take_in(self, data: bytes) -> None:
        if data.startswith((UPDATE, SNAPSHOT)):
            self.table.saw(self.seat, time.perf_counter())
            if OVER in data:
                self.table.end()
            else:
                self.read_question(data)
        elif data.startswith(ACCEPTED):
            self.load.answers += self.load.counting
        elif data.startswith(REFUSED):  # somebody has acted before: what is asked now comes with an update
            self.load.refused += self.load.counting

    def read_question(self, data: bytes) -> None:
        begin = data.find(QUESTION)
        if begin < 0:
            return
        begin += len(QUESTION)
        asked = data[begin : data.index(b'"', begin)]
        if asked == self.asked:
            return
        self.asked = asked
        options = data.count(OPTION, begin, data.index(OPTIONS_END, begin))
        wait = self.load.think * random.uniform(0.5, 1.5)
        self.load.loop.call_later(wait, self.answer, asked, options, WINDOW in data)

    def answer(self, asked: bytes, options: int, in_window: bool) -> None:
        if self.load.stopped or self.gone or asked != self.asked:
            return
        if not in_window:
            self.table.answered(self.seat, time.perf_counter())
        option = int(random.random() * options)
        self.send(b'{"type":"answer","id":"%s","question":"%s","option":%d}' % (asked, asked, option))


# -- the server ---------------------------------------------------------------------------------------------------


def serve_counted(url: str, file: str) -> None:
    """The server, which writes its port into a file, and the number of its tasks whenever it is sent SIGUSR1."""
    from underhall.server import run

    listener = run.listening(HOST, 0)

    def ready() -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, lambda: Path(file).write_text(str(len(asyncio.all_tasks()))))
        Path(file).write_text(str(listener.getsockname()[1]))

    run.run(run.make_server(url, False, ready), listener)


class Server:
    """A server in a process of its own, and what the system tells of it and its children."""

    def __init__(self, folder: Path, workers: int, counted: bool) -> None:
        self.file = folder / "told"
        self.database = folder / "live.db"
        url = f"sqlite:///{self.database}"
        command = [sys.executable, __file__, "--serve", url, str(self.file)]
        if not counted:
            command = [sys.executable, "-m", "underhall", "serve", "--no-limits", "--port", "0", "--db", url]
            command += ["--workers", str(workers), "--lang", "en"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        if counted:
            self.port = self.told()
        else:
            assert self.process.stdout is not None
            self.port = int(self.process.stdout.readline().partition("localhost:")[2].partition("/")[0])

    def told(self) -> int:
        while not self.file.exists() or not self.file.read_text():
            time.sleep(0.02)
        number = int(self.file.read_text())
        self.file.unlink()
        return number

    def tasks(self) -> int:
        self.process.send_signal(signal.SIGUSR1)
        return self.told()

    def pids(self) -> list[str]:
        """The process and all that descend from it."""
        found = [str(self.process.pid)]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += task.read_text().split()
        return found

    def open_sockets(self) -> int:
        return sum("socket:" in each for each in self.files())

    def files(self) -> list[str]:
        """What it has open."""
        found = []
        for file in os.listdir(f"/proc/{self.process.pid}/fd"):
            with contextlib.suppress(OSError):  # closed just now
                found.append(os.readlink(f"/proc/{self.process.pid}/fd/{file}"))
        return found

    def memory_mb(self) -> float:
        """What all of them have together; what they share counts once."""
        kb = 0
        for pid in self.pids():
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            kb += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return kb / 1024

    def worked(self) -> float:
        return sum(processor_seconds(self.pids()))

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(60)


# -- a soak -------------------------------------------------------------------------------------------------------


async def visit(load: Load) -> None:
    """Whoever comes by: each time somebody else."""
    luck = random.random()
    table = random.choice(list(load.tables))
    if luck < 0.3:
        watcher = await table.connected(WATCHER)
        watcher.send(SYNC)
        await asyncio.sleep(1.0)
        watcher.leave()
    elif luck < 0.6:
        await table.reconnect(random.randrange(SEATS))
    elif luck < 0.8:
        table.seats[random.randrange(SEATS)].send(b'{"type":"say","phrase":"phrase-hello"}')
    elif luck < 0.9:
        table.seats[random.randrange(SEATS)].send(b"nonsense")
    else:
        cookie, sought = await post(load.port, "/api/seeks", {"game": GAME, "seats": 2}, "")
        await post(load.port, f"/api/tables/{sought['table']['id']}/leave", {}, cookie)


async def visits(load: Load) -> None:
    while not load.stopped:
        load.later(visit(load))
        await asyncio.sleep(VISITS)


def counts(server: Server) -> dict[str, int]:
    """What there may be too much of."""
    return {"tasks": server.tasks(), "sockets": server.open_sockets(), "files": len(server.files())}


async def left_behind(server: Server, before: dict[str, int]) -> list[str]:
    """What is still there of tasks, files and rows when everybody has gone."""
    found: list[str] = []
    for _ in range(100):
        now = counts(server)
        found = [
            f"{name}: {now[name]} instead of {was}" for name, was in before.items() if now[name] > was + MORE[name]
        ]
        if not found:
            break
        await asyncio.sleep(0.2)
    with sqlite3.connect(server.database) as database:
        for table in ("log", "lines", "states", "sitting"):
            query = f"select count(*) from {table} where table_id not in (select id from tables)"
            if count := database.execute(query).fetchone()[0]:
                found.append(f"rows of no table in {table}: {count}")
    return found


def growth(memory: list[float]) -> float:
    """How many times as much at the end of the second half as at its beginning."""
    half = memory[len(memory) // 2 :]
    few = max(1, len(half) // 5)
    return (sum(half[-few:]) / few) / (sum(half[:few]) / few)


# -- the measurement ----------------------------------------------------------------------------------------------


async def measure(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    load = Load(server.port, given.think)
    before = counts(server) if given.soak else {}
    watching = asyncio.create_task(load.watch_itself())
    began = time.perf_counter()
    for _ in range(given.tables):
        load.begin([""] * SEATS)
    while len(load.tables) < given.tables - len(load.errors) and time.perf_counter() - began < given.opening:
        await asyncio.sleep(0.5)
    opened = time.perf_counter() - began
    await asyncio.sleep(given.warm)
    visiting = asyncio.create_task(visits(load)) if given.soak else None
    worked, ours, began = server.worked(), time.process_time(), time.perf_counter()
    load.counting = True
    memory: list[float] = []
    while time.perf_counter() - began < given.seconds:
        await asyncio.sleep(min(SAMPLE, given.seconds))
        memory.append(server.memory_mb())
    load.counting = False
    took = time.perf_counter() - began
    worked, ours = server.worked() - worked, time.process_time() - ours
    load.stopped = True
    found = {
        "tables": len(load.tables),
        "sockets": sum(len(table.seats) for table in load.tables),
        "workers": given.workers,
        "seconds": round(took, 1),
        "opened_in_s": round(opened, 1),
        "answers": load.answers,
        "answers_s": round(load.answers / took, 1),
        "games": load.games,
        "refused": load.refused,
        **{name: at_most(load.latencies, share) for name, share in (("p50_ms", 0.5), ("p99_ms", 0.99))},
        "max_ms": at_most(load.latencies, 1.0),
        "measured_answers": len(load.latencies),
        "client_lag_p99_ms": at_most(load.lags, 0.99),
        "server_ms_per_answer": round(1e3 * worked / max(1, load.answers), 2),
        "server_cores": round(worked / took, 2),
        "client_cores": round(ours / took, 2),
        "memory_mb": round(max(memory)),
        "load_average": os.getloadavg()[0],
        "errors": len(load.errors),
        "first_errors": load.errors[:3],
    }
    watching.cancel()
    for table in list(load.tables):
        for seat in table.seats:
            seat.leave()
    if visiting is not None:
        await asyncio.gather(visiting, *load.tasks, return_exceptions=True)
        found["memory_growth"] = round(growth(memory), 4)
        found["memory_samples_mb"] = [round(each) for each in memory[:: max(1, len(memory) // 20)]]
        found["left_behind"] = await left_behind(server, before)
    return found


def at_most(values: list[float], share: float) -> float:
    ordered = sorted(values) or [0.0]
    return round(1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument("--think", type=float, default=3.0, help="seconds, on average")
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--warm", type=float, default=10.0)
    options.add_argument("--opening", type=float, default=300.0, help="seconds within which all tables must be open")
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--soak", action="store_true")
    options.add_argument(
        "--growth", type=float, default=1.05, help="times as much memory at the end of a soak, at most"
    )
    options.add_argument("--check", action="store_true", help="fail where a bar is missed")
    options.add_argument("--serve", nargs=2, metavar=("URL", "FILE"), help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.serve:
        serve_counted(*given.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), given.workers, given.soak)
        try:
            found = uvloop.run(measure(server, given))
        finally:
            server.close()
    print(json.dumps(found, indent=1))
    missed = [name for name, most in BARS.items() if given.check and found[name] > most]
    if given.soak and (found["memory_growth"] > given.growth or found["left_behind"]):
        missed.append("soak")
    if missed or found["errors"]:
        raise SystemExit(f"missed: {', '.join(missed) or 'errors'}")


if __name__ == "__main__":
    main()
