"""Load on an Underhall server: one process, picows clients on loopback, one JSON line of figures at the end.

    python bench/load_driver.py race PORT 200 --seconds 2    # 50 tables of four seats, each answered as soon as asked
    python bench/load_driver.py soak PORT 200 --seconds 300  # 200 tables of one person against bots, at a person's pace
    python bench/load_driver.py soak PORT 200 --bot hard --seconds 300

In a race each table belongs to one guest with a socket for every seat; whoever is asked answers at once with a random
option, and every change goes to all four. The latency is the answerer's own: from sending the answer until the update
that shows what came of it, which follows the word that the answer is stored. A finished game is followed by a new
one of the same guest, at a new table, with new sockets. Written for the Python of the peers' harness: nothing but
picows and uvloop beside the standard library.
"""

import argparse
import asyncio
import glob
import itertools
import json
import os
import random
import time
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
HOST = "127.0.0.1"
SYNC = b'{"type":"sync"}'
PATIENCE = 20.0  # seconds for a server that does not answer at all
CONNECTING = 16  # tables that are opened at once: a lobby full of people, not an attack

# What a frame says is found without reading the whole of it: the driver must not be what is measured.
UPDATE = b'{"type":"update"'
SNAPSHOT = b'{"type":"snapshot"'
ACCEPTED = b'{"type":"accepted"'
BEAT = b'{"type":"beat"'
SEATED = b'{"type":"seats"'
QUESTION = b'"question":{"id":"'
OPTION = b'{"kind":'
OPTIONS_END = b'],"safe":'
OVER = b'"over":true}'


class Load:
    """What is counted, over all tables."""

    def __init__(self, ports: list[int], bots: int, bot: str, pause: float) -> None:
        self._ports = itertools.cycle(ports)
        self.bots = bots
        self.bot = bot  # their strength
        self.pause = pause  # how long a person thinks, on average
        self.loop = asyncio.get_running_loop()
        self.counting = False
        self.stopped = False
        self.latencies: list[float] = []
        self.answers = self.received = self.bytes = self.games = 0
        self.errors: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.connecting = asyncio.Semaphore(CONNECTING)

    @property
    def port(self) -> int:
        """Where to come next: to each of the servers in turn."""
        return next(self._ports)

    def wrong(self, what: str) -> None:
        if not self.stopped:
            self.errors.append(what)

    def open_table(self, cookie: str = "") -> None:
        """Let a guest open a table; a newcomer has no cookie yet."""
        task = self.loop.create_task(self._open_table(cookie))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _open_table(self, cookie: str) -> None:
        try:
            async with self.connecting:
                await Table(self, cookie).open()
        except (TimeoutError, OSError, ValueError) as error:
            self.wrong(repr(error))


class Table:
    """One table, and everybody who sits at it."""

    def __init__(self, load: Load, cookie: str) -> None:
        self.load = load
        self.cookie = cookie
        self.seats: list[Seat] = []
        self.over = False

    async def open(self) -> None:
        bots = self.load.bots
        wishes = [{"kind": "me"}] * (SEATS - bots) + [{"kind": "bot", "bot": self.load.bot}] * bots
        wish = {"game": "boss-monster", "seats": wishes}
        self.cookie, table = await post(self.load.port, "/api/tables", wish, self.cookie)
        for number in range(SEATS - bots):
            url = f"ws://{HOST}:{self.load.port}/api/tables/{table['table']['id']}/socket?seat={number}"
            seat = Seat(self, number)
            connecting = ws_connect(lambda seat=seat: seat, url, extra_headers={"Cookie": self.cookie})
            await asyncio.wait_for(connecting, PATIENCE)
            self.seats.append(seat)
        for seat in self.seats:
            seat.send(SYNC)

    def end(self) -> None:
        """The game is over: on to the next."""
        if self.over:
            return
        self.over = True
        if self.load.counting:
            self.load.games += 1
        for seat in self.seats:
            seat.leave()
        if not self.load.stopped:
            self.load.open_table(self.cookie)


class Seat(WSListener):
    """One person at one socket."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.load = table.load
        self.seat = seat
        self.answered = b""  # the last question that was answered, or is being thought about
        self.stored = True
        self.shown = True
        self.sent = 0.0
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
            return
        if frame.msg_type != WSMsgType.TEXT or self.gone:
            return
        data = frame.get_payload_as_bytes()
        load = self.load
        if load.counting:
            load.received += 1
            load.bytes += len(data)
        if data.startswith(ACCEPTED):
            self.stored = True
        elif data.startswith((UPDATE, SNAPSHOT)):
            if self.stored and not self.shown:
                self.shown = True
                if load.counting:
                    load.answers += 1
                    load.latencies.append(time.perf_counter() - self.sent)
            if OVER in data:
                self.table.end()
            else:
                self.read_question(data)
        elif not data.startswith((BEAT, SEATED)):
            load.wrong(data[:200].decode())

    def read_question(self, data: bytes) -> None:
        begin = data.find(QUESTION)
        if begin < 0:
            return
        begin += len(QUESTION)
        asked = data[begin : data.index(b'"', begin)]
        if asked == self.answered:
            return
        self.answered = asked
        options = data.count(OPTION, begin, data.index(OPTIONS_END, begin))
        if self.load.pause:
            self.load.loop.call_later(self.load.pause * random.uniform(0.5, 1.5), self.answer, asked, options)
        else:
            self.answer(asked, options)

    def answer(self, asked: bytes, options: int) -> None:
        if self.load.stopped or self.gone:
            return
        self.stored = self.shown = False
        self.sent = time.perf_counter()
        option = int(random.random() * options)
        self.send(b'{"type":"answer","id":"a","question":"%s","option":%d}' % (asked, option))


async def post(port: int, path: str, body: dict[str, Any], cookie: str) -> tuple[str, dict[str, Any]]:
    """The cookie, which a newcomer is given, and the answer."""
    data = json.dumps(body).encode()
    known = f"Cookie: {cookie}\r\n" if cookie else ""
    reader, writer = await asyncio.wait_for(asyncio.open_connection(HOST, port), PATIENCE)
    writer.write(
        b"POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
        b"%sConnection: close\r\n\r\n%s" % (path.encode(), HOST.encode(), len(data), known.encode(), data)
    )
    reply = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    head, _, rest = reply.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    if " 20" not in lines[0]:
        raise ValueError(f"{lines[0]} {rest[:200]!r}")
    cookies = [line.split(":", 1)[1].split(";")[0].strip() for line in lines if line.lower().startswith("set-cookie:")]
    return cookie or cookies[0], json.loads(rest)


def processor_seconds(pids: list[str]) -> list[float]:
    """What each of these processes has used so far."""
    found = []
    for pid in pids:
        try:
            with open(f"/proc/{pid}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            fields = ["0"] * 13
        found.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return found


def storing_seconds(pids: list[str]) -> float:
    """What the threads beside each process's first have used so far: those that write to the disk."""
    total = 0
    for pid in pids:
        for file in glob.glob(f"/proc/{pid}/task/*/schedstat"):
            if file.split("/")[4] != pid:
                try:
                    with open(file) as stat:
                        total += int(stat.read().split()[0])
                except (OSError, ValueError, IndexError):
                    continue
    return total / 1e9


def memory_mb(pids: list[str]) -> float:
    kb = 0
    for pid in pids:
        try:
            with open(f"/proc/{pid}/status") as file:
                kb += next((int(line.split()[1]) for line in file if line.startswith("VmRSS")), 0)
        except OSError:
            continue
    return kb / 1024


async def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("kind", choices=("race", "soak"))
    options.add_argument("port", help="or several, with commas between them: nodes of one cluster")
    options.add_argument("clients", type=int)
    options.add_argument("--warm", type=float, default=0.5)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--pause", type=float, default=1.0)
    options.add_argument("--bot", default="greedy", help="in a soak")
    options.add_argument("--pids", default="")
    given = options.parse_args()
    race = given.kind == "race"
    ports = [int(port) for port in given.port.split(",")]
    load = Load(ports, 0 if race else SEATS - 1, given.bot, 0.0 if race else given.pause)
    pids = [pid for pid in given.pids.split(",") if pid]
    empty = memory_mb(pids)
    tables = given.clients // SEATS if race else given.clients
    for _ in range(tables):
        load.open_table()
    await asyncio.wait(load.tasks, timeout=PATIENCE + given.clients / 10)
    await asyncio.sleep(given.warm)
    memory_at_start = memory_mb(pids)
    server, storing = processor_seconds(pids), storing_seconds(pids)
    driver, begun = time.process_time(), time.perf_counter()
    load.counting = True
    await asyncio.sleep(given.seconds)
    load.counting = False
    took = time.perf_counter() - begun
    used = [max(0.0, after - before) for before, after in zip(server, processor_seconds(pids), strict=True)]
    storing = storing_seconds(pids) - storing
    driver = time.process_time() - driver
    load.stopped = True
    latencies = sorted(load.latencies) or [0.0]

    def at_most(share: float) -> float:
        return latencies[min(len(latencies) - 1, int(len(latencies) * share))] * 1e3

    print(
        json.dumps(
            {
                "moves_s": load.answers / took,
                "recv_s": load.received / took,
                "p50_ms": at_most(0.5),
                "p99_ms": at_most(0.99),
                "max_ms": at_most(1.0),
                "games_s": load.games / took,
                "server_cpu": sum(used) / took,
                "busiest_cpu": max(used, default=0.0) / took,  # of the server's processes
                "storing_cpu": storing / took,
                "driver_cpu": driver / took,
                "bytes_per_update": load.bytes / max(1, load.received),
                "rss_mb": memory_mb(pids),
                "rss_mb_at_start": memory_at_start,
                "table_kb": (memory_at_start - empty) * 1024 / tables,
                "err": len(load.errors),
                "errors": load.errors[:5],
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    uvloop.run(main())
