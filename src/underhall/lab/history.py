"""The figures of one commit after the other, in bench/history.jsonl: `underhall bench --record` adds a line.

The documentation draws them. A line says what it was measured on (cores, Python, how busy the machine was), since only
ratios to peers of the same run can be compared with those of another machine.
"""

import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from underhall.lab.bench import Figures
from underhall.lab.machine import Load
from underhall.lab.targets import Target

FILE: Final = Path("bench", "history.jsonl")
BUILT_FROM: Final = ("src", "setup.py", "tools/training.py")


class Entry(msgspec.Struct, frozen=True):
    """All figures of one run."""

    commit: str  # with a + where the sources had been changed since
    committed: str  # the day of the commit
    measured: str  # the day of the run
    engine: str  # release, compiled or interpreted
    python: str
    machine: str
    cores: int
    by_others: float | None  # cores that others had at most
    figures: dict[str, tuple[float, float, float]]  # by target: measured, lowest and highest round


def entry(root: Path, figures: Figures, load: Load | None, targets: Sequence[Target]) -> Entry:
    """What is to be remembered of a run in this checkout."""
    commit, committed = _git(root, "log", "-1", "--abbrev=10", "--format=%h %cs").split()
    changed = _git(root, "status", "--porcelain", "--", *BUILT_FROM)
    return Entry(
        commit=f"{commit}+" if changed else commit,
        committed=committed,
        measured=time.strftime("%Y-%m-%d", time.gmtime()),
        engine=figures.engine,
        python=figures.python,
        machine=figures.machine,
        cores=figures.cores,
        by_others=None if load is None else round(load.most, 2),
        figures={each.name: (_short(each.value), _short(each.low), _short(each.high)) for each in targets},
    )


def add(root: Path, new: Entry) -> Path:
    """Write it behind all others."""
    file = root / FILE
    with file.open("ab") as history:
        history.write(msgspec.json.encode(new) + b"\n")
    return file


def read(root: Path) -> list[Entry]:
    """All entries, oldest first."""
    file = root / FILE
    lines = file.read_bytes().splitlines() if file.is_file() else []
    return [msgspec.json.decode(line, type=Entry) for line in lines]


def _short(value: float) -> float:
    """Four digits are more than any of these figures is worth."""
    return float(f"{value:.4g}")


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()
