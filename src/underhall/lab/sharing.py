"""The one way to play many games: in this process, in several of this machine, or on the machines of a cluster.

Whoever has games to play says what one of them is, as a function of its number; which process plays it changes nothing
about it. Games are given out in parts that take about a second, so that progress is seen soon, little is lost with a
process that dies, and handing out costs nothing beside playing.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from underhall.errors import BadOptionCombination, BadOptionValue
from underhall.extras import needed_by
from underhall.lab.errors import WorkerLost

T = TypeVar("T")

PART_S: Final = 1.0  # what a part should take, in seconds
PARTS_LEFT: Final = 4  # for each process, at least, so that all of them finish at about the same time
MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 1024


class Part(msgspec.Struct, Generic[T], frozen=True):
    """Some games that have been played: their numbers, what came of them, and how long they took together."""

    games: list[tuple[int, T]]
    seconds: float


class Pool(Protocol):
    """Whoever plays the parts."""

    @property
    def processes(self) -> int:
        """How many parts are played at the same time."""

    @property
    def ahead(self) -> int:
        """How many parts may be given out before one of them is done."""

    def submit(self, play: Callable[[int], T], numbers: list[int]) -> "Future[Part[T]]":
        """Give out a part."""


def check_amounts(games: int, jobs: int, cluster: str | None = None) -> None:
    """Refuse to play no games or absurdly many, and likewise with processes; a cluster has its own."""
    for name, value, most in (("games", games, MOST_GAMES), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= value <= most:
            raise BadOptionValue(name=name, value=value, valid=f"1–{most}")
    if cluster is not None and jobs != 1:
        raise BadOptionCombination(why=f"jobs={jobs}, cluster={cluster}", nearest=f"cluster={cluster}")


def play_all(
    play: Callable[[int], T], numbers: Iterable[int], total: int, jobs: int = 1, cluster: str | None = None
) -> Iterator[list[tuple[int, T]]]:
    """What `play` makes of each number, a part at a time, as soon as it is known: not always in order.

    There are about `total` numbers; each is asked for only when somebody is free to play it: one of `jobs` processes,
    or the Ray cluster at the address `cluster`.
    """
    coming = iter(numbers)
    size = 1
    given = 0
    waiting: set[Future[Part[T]]] = set()
    with _pool(jobs, cluster) as pool:
        while True:
            while len(waiting) < pool.ahead and (part := list(islice(coming, size))):
                waiting.add(pool.submit(play, part))
                given += len(part)
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                played = each.result()
                most = max(1, (total - given) // (pool.processes * PARTS_LEFT))
                size = max(1, min(most, int(PART_S * len(played.games) / max(played.seconds, 1e-6))))
                yield played.games


def in_order(found: Iterable[tuple[int, T]]) -> Iterator[T]:
    """What was found of the games 0, 1, 2 and so on, in that order; what comes too early waits."""
    early: dict[int, T] = {}
    number = 0
    for found_number, each in found:
        early[found_number] = each
        while number in early:
            yield early.pop(number)
            number += 1


def play_part(play: Callable[[int], T], numbers: list[int]) -> Part[T]:
    """Play these games here and now."""
    begun = time.perf_counter()
    games = [(number, play(number)) for number in numbers]
    return Part(games, time.perf_counter() - begun)


@contextmanager
def _pool(jobs: int, cluster: str | None) -> Iterator[Pool]:
    if cluster is not None:
        with needed_by("--cluster", "cluster"):
            from underhall.lab.ray_cluster import cluster_pool  # here, since Ray is large and comes with an extra
        with cluster_pool(cluster) as nodes:
            yield nodes
        return
    if jobs == 1:
        yield HereAndNow()
        return
    others = set(multiprocessing.active_children())
    # A fresh process each, since a copy of this one would share its threads' locks.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=_begin_process)
    try:
        yield Processes(executor, jobs)
    except BrokenProcessPool:
        raise WorkerLost from None
    finally:
        # Whoever still plays is not wanted any more: all is done, or something has gone wrong, or Ctrl+C was pressed.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        executor.shutdown(cancel_futures=True)


class HereAndNow:
    """Plays in this process, while everybody waits."""

    processes = ahead = 1

    def submit(self, play: Callable[[int], T], numbers: list[int]) -> "Future[Part[T]]":
        done: Future[Part[T]] = Future()
        done.set_result(play_part(play, numbers))
        return done


class Processes:
    """Several processes of this machine."""

    def __init__(self, executor: ProcessPoolExecutor, jobs: int) -> None:
        self.executor = executor
        self.processes = jobs
        self.ahead = 2 * jobs  # nobody waits for the next part

    def submit(self, play: Callable[[int], T], numbers: list[int]) -> "Future[Part[T]]":
        return self.executor.submit(play_part, play, numbers)


def _begin_process() -> None:
    """Leave Ctrl+C to the parent, and end when the parent has ended, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent: Any = multiprocessing.parent_process()
    parent.join()
    os._exit(1)
