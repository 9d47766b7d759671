"""What a measurement has to know of the machine: the processor time of other processes, and how busy they kept it."""

import os
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

PROC: Final = Path("/proc")
BUSY: Final = 0.05  # of all cores: what more than this went to others has disturbed a measurement


class Spread(msgspec.Struct, frozen=True):
    """A figure over several rounds: the median, the lowest and the highest."""

    median: float
    low: float
    high: float


def spread(rounds: Sequence[float]) -> Spread:
    return Spread(statistics.median(rounds), min(rounds), max(rounds))


def processor_seconds(pid: int) -> float | None:
    """What a process and its threads have used so far, as far as Linux counts it; in hundredths of a second."""
    try:
        fields = (PROC / str(pid) / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def with_children(pid: int) -> list[int]:
    """A process and all that it has started, and these, too."""
    found = [pid]
    for file in PROC.glob(f"{pid}/task/*/children"):
        try:
            children = file.read_text("utf-8").split()
        except OSError:
            continue
        for child in children:
            found += with_children(int(child))
    return found


class Load(msgspec.Struct, frozen=True):
    """How much of the machine others had while we measured, by what was being measured: as a number of cores."""

    cores: int
    by_others: dict[str, float]

    @property
    def most(self) -> float:
        return max(self.by_others.values(), default=0.0)

    @property
    def is_busy(self) -> bool:
        return self.most > BUSY * self.cores


class Watch:
    """Looks on while one thing after the other is measured. Where Linux does not count, it says nothing."""

    def __init__(self) -> None:
        self.cores = os.cpu_count() or 1
        self.by_others: dict[str, float] = {}
        self.step = ""
        self.begun = _times()

    def enter(self, step: str) -> None:
        """From now on this is measured. All processes that the last one started have ended."""
        now = _times()
        if self.step and now is not None and self.begun is not None:
            whole, busy, ours = (after - before for before, after in zip(self.begun, now, strict=True))
            if whole > 0:
                self.by_others[self.step] = max(0.0, busy - ours) / whole * self.cores
        self.step, self.begun = step, now

    def load(self) -> Load | None:
        self.enter("")
        return Load(self.cores, self.by_others) if self.by_others else None


def _times() -> tuple[float, float, float] | None:
    """Seconds of all cores so far: all in all, not idle, and for us and what we have started and waited for."""
    try:
        line = (PROC / "stat").read_text("utf-8").partition("\n")[0]
    except OSError:
        return None
    user, nice, system, idle, waiting, *rest = (int(word) / os.sysconf("SC_CLK_TCK") for word in line.split()[1:9])
    busy = user + nice + system + sum(rest)  # interrupts, and what other machines took of this one
    return busy + idle + waiting, busy, sum(os.times()[:4])
