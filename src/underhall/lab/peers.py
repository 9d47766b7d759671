"""Our speed beside that of other engines, in turns: on a shared machine only ratios of the same rounds count.

The peers' harness is a folder with setup.sh, which installs the peers, and worker.py, which plays one of them or of us
as it is asked. We take part as installed, from source, and with compiled playouts where the engine has them, through
bench/adapter.py. A round's figure is processor time, which the system counts for every worker alike.
"""

import contextlib
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

import underhall
from underhall.lab.machine import Spread, processor_seconds, spread

PEERS: Final = {"catanatron": "catan:Catan", "gin_rummy": "spiel:Spiel:gin_rummy:1", "hearts": "spiel:Spiel:hearts:1"}
# We as the harness's workers see us: which Python, and which class of bench/adapter.py.
OURS: Final = {
    "compiled": ("installed", "Underhall"),
    "interpreted": ("source", "Underhall"),
    "playout": ("installed", "Playouts"),
}
HEARTS_DECISIONS: Final = "hearts_decisions"  # all of them, also those without a choice
ROUNDS: Final = 5
CENSUS: Final = 20  # games in which the real choices are counted
WARM: Final = 0.2
SETUP_SECONDS: Final = 900
HAS_PEERS: Final = "import catanatron, pyspiel"


class Engine(msgspec.Struct, frozen=True):
    """One engine's speed in random play."""

    name: str
    choices_per_s: float
    decisions_per_s: float
    games_per_s: float
    choice_us: float  # processor time
    clone_us: float | None
    spread_percent: float  # half the range of its rounds


class Peers(msgspec.Struct, frozen=True):
    """All engines of one run, and how many times as fast we are, by flavour and peer, in processor time a choice."""

    engines: list[Engine]
    ratios: dict[str, dict[str, Spread]]


class Rep(msgspec.Struct, frozen=True):
    """One round of one engine."""

    decisions: int
    games: int
    seconds: float
    processor_s: float
    clone_us: float | None


class Rounds(msgspec.Struct, frozen=True):
    """All rounds of one engine; None stands for one that failed."""

    name: str
    choices: float  # the share of decisions that have two options or more
    reps: list[Rep | None]


class NoPeers(Exception):
    """The peers could not be measured; the argument says what failed, as a program would."""


def checkout(start: Path) -> Path | None:
    """The checkout that `start` is in: our adapter is not part of the installed package."""
    for folder in (start, *start.parents):
        if (folder / "bench" / "adapter.py").is_file() and (folder / "src" / "underhall").is_dir():
            return folder
    return None


def default_harness(root: Path) -> Path | None:
    """The harness beside the checkout, if there is one."""
    folder = root.parent / "shared" / "bench"
    return folder if (folder / "worker.py").is_file() else None


def measure_peers(root: Path, harness: Path, seconds: float) -> Peers:
    """Install the peers if need be, into $BENCH_HOME or the checkout's .bench, and let them play with us in turns."""
    home = peers_home(root)
    theirs = home / "v-games" / "bin" / "python"
    install(harness, home, lambda: works(theirs, HAS_PEERS))
    # The very package that runs here, installed or not: a release, say, instead of the checkout's own.
    _write_python(home / "installed", {"PYTHONPATH": str(Path(underhall.__file__).resolve().parents[1])})
    _write_python(home / "source", {"PYTHONPATH": str(root / "src"), "PYTHONPYCACHEPREFIX": str(home / "pycache")})
    adapter = root.resolve() / "bench" / "adapter.py"
    commands = {peer: (theirs, spec) for peer, spec in PEERS.items()}
    for flavour, (where, kind) in OURS.items():
        commands[flavour] = (home / where / "bin" / "python", f"{adapter}:{kind}")
    with contextlib.ExitStack() as stack:
        workers = {
            name: stack.enter_context(Worker(python, spec, harness, home, seconds))
            for name, (python, spec) in commands.items()
        }
        found = play_rounds(workers, seconds)
    if not found.keys() & PEERS.keys() or not found.keys() & OURS.keys():
        raise NoPeers("; ".join(sorted({worker.said for worker in workers.values() if worker.said})) or "worker.py")
    return read_rounds(found)


class Worker:
    """One engine in a process of its own, which plays when it is asked to: see the harness's worker.py."""

    def __init__(self, python: Path, spec: str, harness: Path, home: Path, seconds: float) -> None:
        command = [str(python), str((harness / "worker.py").resolve()), spec]
        if shutil.which("taskset"):
            command = ["taskset", "-c", str(_core()), *command]
        environment = {**_environment(home), "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        self.log = home / f"{python.parents[1].name}-{spec.rpartition('/')[2].replace(':', '-')}.log"
        with self.log.open("wb") as log:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=log, env=environment, cwd=home)
        self.timer = threading.Timer(120 + ROUNDS * seconds * (len(PEERS) + len(OURS)) * 4, self.process.kill)
        self.timer.start()
        self.said = ""  # what went wrong
        self.name = str((self.heard() or {}).get("ready", spec))

    def heard(self) -> dict[str, Any] | None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            last = self.log.read_text("utf-8", "replace").strip().splitlines()
            self.said = last[-1] if last else "worker.py"
            return None
        answer: dict[str, Any] = json.loads(line)
        return None if "error" in answer else answer

    def ask(self, op: str, **words: float) -> dict[str, Any] | None:
        """What it says, or None where it failed."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"op": op, **words}).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            return None
        return self.heard()

    def rep(self, seconds: float) -> Rep | None:
        """One round: games, and then copies."""
        begun, used = time.perf_counter(), processor_seconds(self.process.pid)
        played = self.ask("rep", seconds=seconds)
        took, after = time.perf_counter() - begun, processor_seconds(self.process.pid)
        if played is None:
            return None
        share = 1.0 if used is None or after is None else (after - used) / took
        copied = self.ask("clone", seconds=seconds / 4)
        clone_us = None if copied is None else copied["seconds"] / copied["clones"] * 1e6
        # Under a tenth of a second the system's clock says nothing.
        processor_s = played["seconds"] * (share if seconds >= 0.1 else 1.0)
        return Rep(played["decisions"], played["games"], played["seconds"], processor_s, clone_us)

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()
        with contextlib.suppress(OSError):
            self.process.communicate(timeout=10)
        self.process.kill()
        self.process.wait()


def play_rounds(workers: dict[str, Worker], seconds: float) -> dict[str, Rounds]:
    """Let each play in turn, round by round; who fails altogether is left out."""
    shares: dict[str, float] = {}
    for name, worker in workers.items():
        worker.ask("rep", seconds=min(WARM, seconds))
        counted = worker.ask("census", games=CENSUS)
        if counted is not None:
            shares[name] = counted["choices"] / counted["decisions"]
    reps: dict[str, list[Rep | None]] = {name: [] for name in shares}
    for _ in range(ROUNDS):
        for name, played in reps.items():
            played.append(workers[name].rep(seconds))
    return {name: Rounds(workers[name].name, shares[name], played) for name, played in reps.items() if any(played)}


def read_rounds(found: dict[str, Rounds]) -> Peers:
    """Every engine, and the ratios of each round."""
    ratios: dict[str, dict[str, Spread]] = {}
    for flavour in found.keys() & OURS.keys():
        for peer in PEERS:
            if peer in found:
                ratios.setdefault(flavour, {})[peer] = _ratio(found[flavour], found[peer])
        if "hearts" in found:
            hearts = msgspec.structs.replace(found["hearts"], choices=1.0)
            ratios[flavour][HEARTS_DECISIONS] = _ratio(found[flavour], hearts)
    order = {flavour: ratios[flavour] for flavour in OURS if flavour in ratios}
    return Peers([_engine(rounds) for rounds in found.values()], order)


def _engine(rounds: Rounds) -> Engine:
    reps = [rep for rep in rounds.reps if rep is not None]
    decisions = [rep.decisions / rep.seconds for rep in reps]
    clones = [rep.clone_us for rep in reps if rep.clone_us is not None]
    return Engine(
        name=rounds.name,
        choices_per_s=statistics.median(decisions) * rounds.choices,
        decisions_per_s=statistics.median(decisions),
        games_per_s=statistics.median(rep.games / rep.seconds for rep in reps),
        choice_us=statistics.median(_choice_us(rep, rounds.choices) for rep in reps),
        clone_us=statistics.median(clones) if clones else None,
        spread_percent=(max(decisions) - min(decisions)) / 2 / statistics.median(decisions) * 100,
    )


def _choice_us(rep: Rep, choices: float) -> float:
    return rep.processor_s / rep.decisions / choices * 1e6


def _ratio(ours: Rounds, theirs: Rounds) -> Spread:
    both = zip(ours.reps, theirs.reps, strict=True)
    pairs = [(one, other) for one, other in both if one is not None and other is not None]
    return spread([_choice_us(other, theirs.choices) / _choice_us(one, ours.choices) for one, other in pairs])


def peers_home(root: Path) -> Path:
    """Where the peers are installed."""
    home = Path(os.environ.get("BENCH_HOME") or root / ".bench").resolve()
    home.mkdir(parents=True, exist_ok=True)
    return home


def install(harness: Path, home: Path, is_there: Callable[[], bool]) -> None:
    """Run the harness's set-up, unless what is needed is there already; the rest of it may fail."""
    if is_there():
        return
    failed = _run(["bash", str((harness / "setup.sh").resolve())], home, _environment(home), SETUP_SECONDS)
    if not is_there():
        raise NoPeers(failed or "setup.sh")


def works(python: Path, code: str) -> bool:
    """Whether there is such a Python, and it can do this."""
    command = [str(python), "-c", code]
    return python.exists() and subprocess.run(command, capture_output=True, timeout=120).returncode == 0


def _environment(home: Path) -> dict[str, str]:
    return {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, "BENCH_HOME": str(home)}


def _run(command: list[str], folder: Path, environment: dict[str, str], limit: float) -> str:
    """Run a command of the harness for no longer than `limit`; what it said last if it failed, or ''."""
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=limit)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    said = (done.stderr.strip() or done.stdout.strip()).splitlines()
    return f"{Path(command[1]).name}: {said[-1] if said else done.returncode}" if done.returncode else ""


def _write_python(folder: Path, environment: dict[str, str]) -> None:
    """A Python that sees one of our two flavours; the harness takes a path, not a command line."""
    settings = "".join(f"export {name}={shlex.quote(value)}\n" for name, value in environment.items())
    script = folder / "bin" / "python"
    script.parent.mkdir(parents=True, exist_ok=True)
    script.write_text(f'#!/bin/sh\n{settings}exec {shlex.quote(sys.executable)} "$@"\n', encoding="utf-8")
    script.chmod(0o755)


def _core() -> int:
    """The core to pin everything to: the last we may use, since the first serves the machine's interrupts."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
