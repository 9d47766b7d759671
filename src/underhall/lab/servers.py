"""Our server beside boardgame.io's in one run, all in turns: on a shared machine only ratios count.

Each server has one core and the load another. Ours has every answer on the disk before it says so and plays whole
games of Boss Monster; boardgame.io plays a game that counts, once in memory and once with its flat files. The peers'
harness installs boardgame.io, and drives it; bench/load_driver.py drives ours. Beside the answers a second, which are
fewer when the machine is busy, stands the processor time that the system counts for each server, for one answer.
"""

import contextlib
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeGuard

import msgspec

from underhall.lab.machine import Spread, spread, with_children
from underhall.lab.peers import NoPeers, install, peers_home, works

OURS, IN_MEMORY, FLAT_FILE = "underhall", "in-memory", "flat-file"
CLIENTS: Final = (50, 200)
ROUNDS: Final = 5
WARM: Final = 0.5
FIRST_WARM: Final = 4.0  # V8 takes its time
START_SECONDS: Final = 30.0
SPARE_SECONDS: Final = 120.0  # what a driver may take beside its measuring: all tables have to be opened first
WORKERS: Final = 2
WORKERS_CLIENTS: Final = CLIENTS[-1]
SOAK_TABLES: Final = 200
SOAK_CORES: Final = 2
SOAK_WARM: Final = 60.0  # until as many games begin as end, and the memory that they need is there
HAS_DRIVERS: Final = "import picows, uvloop"


Said = list[dict[str, Any] | None]  # what a driver says of each round; None stands for one that failed


class Rate(msgspec.Struct, frozen=True):
    """One server with so many clients: medians over the rounds."""

    server: str
    clients: int
    answers_per_s: float
    p50_ms: float
    p99_ms: float
    memory_mb: float
    processor_us: float  # of the server, for one answer
    storing_us: float | None = None  # of it, what the threads take that write to the disk; nobody counts it for peers


class Servers(msgspec.Struct, frozen=True):
    """All servers of one run; by peer and clients, how many times as many answers ours takes a second, and for how many
    of them it needs the processor time of one of the peer's."""

    rates: list[Rate]
    ratios: dict[str, dict[int, Spread]]
    processor_ratios: dict[str, dict[int, Spread]]
    errors: list[str]

    def rate(self, server: str, clients: int) -> Rate | None:
        return next((rate for rate in self.rates if rate.server == server and rate.clients == clients), None)


class Workers(msgspec.Struct, frozen=True):
    """Our server with several processes against one, both on two cores: times as many answers.

    `answers` is what the load got, which has to share these cores on a small machine. `capacity` is how many there
    would be once the busiest process had a core to itself and needed all of it.
    """

    workers: int
    clients: int
    answers: Spread
    capacity: Spread
    errors: list[str]


class Soak(msgspec.Struct, frozen=True):
    """Many tables of one person against bots for a long time, at a person's pace, on two cores."""

    tables: int
    seconds: float
    games: int
    answers_per_s: float
    p50_ms: float
    p99_ms: float
    errors: list[str]
    memory_mb_at_start: float
    memory_mb: float
    cores_used: float
    table_kb: float  # memory of a table with four seats, and of all that it needs


class Server:
    """A server that runs, in a process group of its own."""

    def __init__(self, name: str, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.name = name
        self.port = port
        self.process = process
        self.said = ""  # why a driver failed

    def drive(self, command: list[str], seconds: float) -> dict[str, Any] | None:
        """What a driver says of this server, or None if it failed."""
        pids = ",".join(str(pid) for pid in with_children(self.process.pid))
        command = [*command, "--seconds", f"{seconds:g}", "--pids", pids]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + SPARE_SECONDS)
        except (OSError, subprocess.TimeoutExpired) as error:
            self.said = str(error)
            return None
        try:
            said: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        except (ValueError, IndexError):
            self.said = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
            return None
        return said

    def stop(self) -> None:
        for how in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(OSError):
                os.killpg(self.process.pid, how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                return


def measure_servers(root: Path, harness: Path, seconds: float, rounds: int = ROUNDS) -> Servers:
    """Install boardgame.io if need be, and measure all three servers, round by round."""
    home = ready(root, harness)
    ours, theirs = drivers(root, harness, home)
    shutil.copy(harness / "server" / "bgio_server.js", home / "bgio")
    shutil.rmtree(home / "bgio" / "flat", ignore_errors=True)
    bgio = ["node", "bgio_server.js", "{port}"]
    found: dict[tuple[str, int], Said] = {}
    with contextlib.ExitStack() as stack:
        run = [
            (stack.enter_context(started(name, command, folder, _cores()[-1:])), driver)
            for name, command, folder, driver in (
                (OURS, our_server(home), home, [*ours, "race"]),
                (IN_MEMORY, bgio, home / "bgio", [*theirs, "bgio"]),
                (FLAT_FILE, [*bgio, "flat", "flat"], home / "bgio", [*theirs, "bgio"]),
            )
        ]
        for server, driver in run:
            server.drive([*driver, str(server.port), str(CLIENTS[0]), "--warm", str(FIRST_WARM)], 0.1)
        for _ in range(rounds):
            for clients in CLIENTS:
                for server, driver in run:
                    before = found.setdefault((server.name, clients), [])
                    command = [*driver, str(server.port), str(clients), "--warm", str(WARM)]
                    before.append(None if gave_up(before) else server.drive(command, patience(before, seconds)))
    return read_rounds(found, {server.name: server.said for server, _ in run if server.said})


def patience(rounds: Said, seconds: float) -> float:
    """How long to look at a server: twice as long after each round without an answer. On a busy machine, or with flat
    files on a slow disk, the first answer may take longer than a round."""
    idle = 0
    for said in rounds:
        idle = 0 if is_good(said) else idle + 1
    return seconds * (1 << idle)


def gave_up(rounds: Said) -> bool:
    """Whether a server has done nothing three times: it would keep everybody for minutes."""
    return len(rounds) >= 3 and not any(is_good(each) for each in rounds)


def is_good(said: dict[str, Any] | None) -> TypeGuard[dict[str, Any]]:
    """Whether a driver has counted any answers in a round."""
    return said is not None and said["moves_s"] > 0


def read_rounds(found: dict[tuple[str, int], Said], reasons: dict[str, str] | None = None) -> Servers:
    """The drivers' figures as ours: medians over the rounds, of the ratios too. A peer without answers is left out.

    `reasons` says why the driver of a server failed, where it said so.
    """
    rates: list[Rate] = []
    errors: list[str] = []
    for (server, clients), said in found.items():
        for each in said:
            errors += each.get("errors", []) if each is not None else [f"{server}, {clients}"]
        why = (reasons or {}).get(server, "no answers")
        good = [each for each in said if is_good(each)]
        if good:
            rates.append(_rate(server, clients, good))
        elif server == OURS:
            raise NoPeers(f"{server}, {clients}: {why} {errors}")
        else:
            errors.append(f"{server}, {clients}: {why}")
    ratios: dict[str, dict[int, Spread]] = {}
    processor_ratios: dict[str, dict[int, Spread]] = {}
    for peer in (IN_MEMORY, FLAT_FILE):
        for clients in CLIENTS:
            rounds = _good_rounds(found.get((OURS, clients), []), found.get((peer, clients), []))
            if rounds:
                answers = [ours["moves_s"] / theirs["moves_s"] for ours, theirs in rounds]
                ratios.setdefault(peer, {})[clients] = spread(answers)
            used = [(_answer_us(ours), _answer_us(theirs)) for ours, theirs in rounds]
            if used and all(ours and theirs for ours, theirs in used):
                processor_ratios.setdefault(peer, {})[clients] = spread([theirs / ours for ours, theirs in used])
    return Servers(rates, ratios, processor_ratios, errors)


def _rate(server: str, clients: int, rounds: list[dict[str, Any]]) -> Rate:
    """The medians of a server's rounds."""
    storing = [each["storing_cpu"] / each["moves_s"] * 1e6 for each in rounds if "storing_cpu" in each]
    return Rate(
        server,
        clients,
        answers_per_s=statistics.median(each["moves_s"] for each in rounds),
        p50_ms=statistics.median(each["p50_ms"] for each in rounds),
        p99_ms=statistics.median(each["p99_ms"] for each in rounds),
        memory_mb=statistics.median(each["rss_mb"] for each in rounds),
        processor_us=statistics.median(_answer_us(each) for each in rounds),
        storing_us=statistics.median(storing) if storing else None,
    )


def _good_rounds(ours: Said, theirs: Said) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The rounds in which both servers have answered."""
    both = zip(ours, theirs, strict=True)
    return [(one, other) for one, other in both if is_good(one) and is_good(other)]


def _answer_us(said: dict[str, Any]) -> float:
    """Processor time of the server for one answer."""
    return float(said["server_cpu"] / said["moves_s"] * 1e6)


def measure_workers(root: Path, harness: Path, seconds: float, rounds: int = ROUNDS) -> Workers:
    """Our server with one process and with several, in turns, on as many cores."""
    home = ready(root, harness)
    cores = _cores()[:WORKERS]
    load = [*_pinned(_cores()[WORKERS:] or cores), *drivers(root, harness, home)[0][-2:], "race"]
    found: list[list[dict[str, Any] | None]] = []
    with contextlib.ExitStack() as stack:
        run = [
            stack.enter_context(started(f"{OURS}-{workers}", our_server(home, workers), home, cores))
            for workers in (1, WORKERS)
        ]
        for round in range(rounds + 1):
            warm = str(FIRST_WARM if round == 0 else WARM)
            said = [
                server.drive([*load, str(server.port), str(WORKERS_CLIENTS), "--warm", warm], seconds) for server in run
            ]
            if round:
                found.append(said)
    return read_workers(found)


def read_workers(found: list[list[dict[str, Any] | None]]) -> Workers:
    """The rounds of one process and of several, as ratios."""
    errors = [
        error for said in found for each in said for error in (["workers"] if each is None else each.get("errors", []))
    ]
    good = [(one, more) for one, more in found if one and more and one["moves_s"] and more["moves_s"]]
    if not good:
        raise NoPeers(f"workers: {errors}")
    answers = [more["moves_s"] / one["moves_s"] for one, more in good]
    # What the busiest process did with the share of a core that it had, it does with a whole one.
    pairs = [(one, more) for one, more in good if one["busiest_cpu"] and more["busiest_cpu"]]
    full = [(more["moves_s"] / more["busiest_cpu"]) / (one["moves_s"] / one["busiest_cpu"]) for one, more in pairs]
    return Workers(WORKERS, WORKERS_CLIENTS, spread(answers), spread(full or answers), errors)


def measure_soak(root: Path, harness: Path, seconds: float) -> Soak:
    """Let people play against bots at many tables for so long."""
    home = ready(root, harness)
    ours, _ = drivers(root, harness, home)
    with started(OURS, our_server(home), home, _cores()[:SOAK_CORES]) as server:
        said = server.drive([*ours, "soak", str(server.port), str(SOAK_TABLES), "--warm", str(SOAK_WARM)], seconds)
    if said is None:
        raise NoPeers(f"load_driver.py: {server.said}")
    return Soak(
        tables=SOAK_TABLES,
        seconds=seconds,
        games=round(said["games_s"] * seconds),
        answers_per_s=said["moves_s"],
        p50_ms=said["p50_ms"],
        p99_ms=said["p99_ms"],
        errors=said["errors"],
        memory_mb_at_start=said["rss_mb_at_start"],
        memory_mb=said["rss_mb"],
        cores_used=said["server_cpu"],
        table_kb=said["table_kb"],
    )


# -- what runs ----------------------------------------------------------------------------------------------------


def ready(root: Path, harness: Path) -> Path:
    """The folder into which the harness has installed boardgame.io and what the drivers need."""
    home = peers_home(root)
    python = home / "v-srv" / "bin" / "python"
    package = home / "bgio" / "node_modules" / "boardgame.io"
    install(harness, home, lambda: package.is_dir() and works(python, HAS_DRIVERS))
    return home


def drivers(root: Path, harness: Path, home: Path) -> tuple[list[str], list[str]]:
    """The commands of our driver and of the harness's, on the core that the servers do not have."""
    python = [*_pinned(_cores()[:1]), str(home / "v-srv" / "bin" / "python")]
    return [*python, str(root / "bench" / "load_driver.py")], [*python, str(harness.resolve() / "server" / "driver.py")]


def our_server(home: Path, workers: int = 1) -> list[str]:
    """Our server as it is installed here, with an empty database."""
    database = home / f"servers-{workers}.db"
    for file in home.glob(f"{database.name}*"):
        file.unlink()
    serve = [sys.executable, "-m", "underhall.cli", "serve", "--port", "{port}", "--no-limits"]
    more = ["--workers", str(workers)] if workers > 1 else []
    return [*serve, *more, "--db", f"sqlite:///{database}"]


@contextlib.contextmanager
def started(name: str, command: list[str], folder: Path, cores: list[int]) -> Iterator[Server]:
    """A server on loopback, as long as it is needed."""
    port = _free_port()
    command = [*_pinned(cores), *(part.replace("{port}", str(port)) for part in command)]
    environment = {**os.environ, "NODE_ENV": "production"}
    with open(folder / f"{name}.log", "wb") as log:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
    server = Server(name, port, process)
    try:
        _await(lambda: _listens(port), lambda: process.poll() is not None, f"{name}: not up")
        yield server
    finally:
        server.stop()


def _await(happened: Callable[[], bool], failed: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + START_SECONDS
    while not happened():
        if time.monotonic() > end or failed():
            raise NoPeers(otherwise)
        time.sleep(0.1)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _cores() -> list[int]:
    """The cores we may use; the first also serves the machine's interrupts."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def _pinned(cores: list[int]) -> list[str]:
    """What ties a command to these cores, where that can be done."""
    return ["taskset", "-c", ",".join(map(str, cores))] if shutil.which("taskset") else []
