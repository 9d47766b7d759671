"""What a server counts, as Prometheus reads it. Several workers count in memory that they share, each in its own row.

A worker that dies leaves its row behind: what it has counted stays counted, the next of its number counts on.
Only what is true of a moment, such as its open sockets, goes with it.
"""

import mmap
import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

# True of a moment, and summed over the workers.
NOW: Final = {
    "tables": "Tables that are loaded.",
    "games": "Games that run at these tables.",
    "sockets": "Pages that are connected.",
    "thinking": "Bots that think at this moment.",
    "stuck": "Tables that nobody and nothing can move.",
}
SINCE_START: Final = {
    "errors": "Mistakes of the server, printed or not.",
    "bot_failures": "Bots that were replaced because they failed or took too long.",
    "packed": "Finished games that were packed.",
    "deleted": "Tables that were deleted by the host's rules or orders.",
}
PLAYERS: Final = ("person", "bot", "caretaker", "policy", "clock", "before")
COMMIT_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
LAG: Final = "loop_lag"
OTHER: Final = "other"
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


@cache
def refusal_kinds() -> tuple[str, ...]:
    """Every reason for which something is refused: each has a sentence of its own."""
    words = resources.files("underhall").joinpath("locales", "en", "server.ftl").read_text("utf-8")
    return (*re.findall(r"^(refused-[a-z-]+) =", words, re.MULTILINE), OTHER)


class Figures(Collector):
    """All figures of a server."""

    def __init__(self) -> None:
        names = [LAG, *NOW, *SINCE_START, *(f"answers {by}" for by in PLAYERS)]
        names += [f"commits {number}" for number in range(len(COMMIT_SECONDS) + 1)] + ["commit seconds"]
        names += [f"refused {kind}" for kind in refusal_kinds()]
        self._at = {name: at for at, name in enumerate(names)}
        self._commits = self._at["commits 0"]
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self.share(1)

    def share(self, workers: int) -> None:
        """Count anew, for so many workers, which are forked after this."""
        self.workers = workers
        self.first = 0  # where our own row begins
        self._cells = memoryview(mmap.mmap(-1, workers * len(self._at) * 8)).cast("d")

    def begin(self, worker: int) -> None:
        """This process is the worker of this number."""
        self.first = worker * len(self._at)
        self.forget_now(worker)

    def forget_now(self, worker: int) -> None:
        """What was true of a moment is not true any more: the worker is gone."""
        for name in (LAG, *NOW):
            self._cells[worker * len(self._at) + self._at[name]] = 0

    # -- counting -----------------------------------------------------------------------------------------------------

    def count(self, name: str, more: float = 1) -> None:
        self._cells[self.first + self._at[name]] += more

    def set(self, name: str, value: float) -> None:
        self._cells[self.first + self._at[name]] = value

    def count_answer(self, by: str) -> None:
        at = self._at.get(f"answers {by}")
        if at is not None:
            self._cells[self.first + at] += 1

    def count_refusal(self, kind: str) -> None:
        at = self._at.get(f"refused {kind}", self._at[f"refused {OTHER}"])
        self._cells[self.first + at] += 1

    def count_commit(self, seconds: float) -> None:
        self._cells[self.first + self._commits + bisect_left(COMMIT_SECONDS, seconds)] += 1
        self.count("commit seconds", seconds)

    # -- telling ------------------------------------------------------------------------------------------------------

    def total(self, name: str) -> float:
        """The sum over all workers."""
        return float(sum(self._cells[self._at[name] :: len(self._at)]))

    def written(self) -> bytes:
        """Everything in the format that Prometheus reads."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        for name, meaning in NOW.items():
            yield GaugeMetricFamily(f"underhall_{name}", meaning, self.total(name))
        for name, meaning in SINCE_START.items():
            yield CounterMetricFamily(f"underhall_{name}", meaning, self.total(name))
        answers = CounterMetricFamily("underhall_answers", "Answers, by who gave them.", labels=["by"])
        for by in PLAYERS:
            answers.add_metric([by], self.total(f"answers {by}"))
        yield answers
        refused = CounterMetricFamily("underhall_refusals", "Requests and frames refused, by reason.", labels=["kind"])
        for kind in refusal_kinds():
            count = self.total(f"refused {kind}")
            if count:
                refused.add_metric([kind], count)
        yield refused
        lag = GaugeMetricFamily(
            "underhall_loop_lag_seconds", "The longest wait for a turn of the event loop lately.", labels=["worker"]
        )
        for worker in range(self.workers):
            lag.add_metric([str(worker)], self._cells[worker * len(self._at) + self._at[LAG]])
        yield lag
        yield self._commit_times()

    def _commit_times(self) -> HistogramMetricFamily:
        buckets, so_far = [], 0.0
        for number, bound in enumerate((*map(str, COMMIT_SECONDS), "+Inf")):
            so_far += self.total(f"commits {number}")
            buckets.append((bound, so_far))
        found = HistogramMetricFamily("underhall_commit_seconds", "How long commits to the database took.")
        found.add_metric([], buckets, self.total("commit seconds"))
        return found


FIGURES: Final = Figures()
