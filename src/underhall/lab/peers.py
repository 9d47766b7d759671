"""Our speed beside that of other engines, in one run of the peers' harness: on a shared machine only ratios count.

The harness is a folder with setup.sh, which installs the peers, and engines.py, which plays them and us in turns.
We take part twice, as installed and from source, through bench/adapter.py.
"""

import json
import os
import shlex
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

PEERS: Final = {"catanatron": "catan:Catan", "gin_rummy": "spiel:Spiel:gin_rummy:1", "hearts": "spiel:Spiel:hearts:1"}
ONLY: Final = "catan,gin_rummy,hearts"
FLAVOURS: Final = ("compiled", "interpreted")
ROUNDS: Final = 5
SETUP_SECONDS: Final = 900
HAS_PEERS: Final = "import catanatron, pyspiel"


class Engine(msgspec.Struct, frozen=True):
    """One engine's speed in random play."""

    name: str
    choices_per_s: float
    decisions_per_s: float
    games_per_s: float
    clone_us: float | None
    spread_percent: float  # half the range of its rounds


class Peers(msgspec.Struct, frozen=True):
    """All engines of one run, and how many times as fast we are, by flavour and peer, in real choices a second."""

    engines: list[Engine]
    ratios: dict[str, dict[str, float]]


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
    return folder if (folder / "engines.py").is_file() else None


def measure_peers(root: Path, harness: Path, seconds: float) -> Peers:
    """Install the peers if need be, into $BENCH_HOME or the checkout's .bench, and run them with us."""
    home = peers_home(root)
    environment = _environment(home)
    python = home / "v-games" / "bin" / "python"
    install(harness, home, lambda: works(python, HAS_PEERS))
    _write_python(home / "installed", {})
    _write_python(home / "source", {"PYTHONPATH": str(root / "src"), "PYTHONPYCACHEPREFIX": str(home / "pycache")})
    adapter = os.path.relpath(root / "bench" / "adapter.py", home)
    environment["OURS"] = ";".join(f"{where}/bin/python {adapter}:Underhall" for where in ("installed", "source"))
    out = home / "out.json"
    out.unlink(missing_ok=True)
    command = [sys.executable, str((harness / "engines.py").resolve()), "--only", ONLY, "--out", str(out)]
    command += ["--reps", str(ROUNDS), "--seconds", str(seconds), "--core", str(_core())]
    limit = 120 + ROUNDS * seconds * (len(PEERS) + len(FLAVOURS) + 1) * 4
    failed = _run(command, home, environment, limit)
    if not out.is_file():
        raise NoPeers(failed or "engines.py")
    return read_results(json.loads(out.read_text("utf-8")))


def read_results(results: dict[str, Any]) -> Peers:
    """The harness's figures as ours: every engine, and the median over the rounds of each ratio."""
    found = {result["spec"]: result for result in results["results"] if result["decisions_s"]}
    ours = {
        flavour: result
        for flavour in FLAVOURS
        for result in results["results"]
        if result["name"].endswith(flavour) and result["decisions_s"]
    }
    shown = [found[spec] for spec in PEERS.values() if spec in found] + list(ours.values())
    ratios: dict[str, dict[str, float]] = {}
    for flavour, result in ours.items():
        for peer, spec in PEERS.items():
            if spec in found:
                ratios.setdefault(flavour, {})[peer] = _ratio(result, found[spec])
    return Peers([_engine(result) for result in shown], ratios)


def _engine(result: dict[str, Any]) -> Engine:
    return Engine(
        name=result["name"],
        choices_per_s=result["decisions_s"] * result["real_choice_fraction"],
        decisions_per_s=result["decisions_s"],
        games_per_s=result["games_s"],
        clone_us=result["clone_us"],
        spread_percent=result["spread_pct"],
    )


def _ratio(ours: dict[str, Any], theirs: dict[str, Any]) -> float:
    rounds = zip(ours["raw_decisions_s"], theirs["raw_decisions_s"], strict=True)
    speed = statistics.median(one / other for one, other in rounds if one and other)
    return float(speed * ours["real_choice_fraction"] / theirs["real_choice_fraction"])


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
