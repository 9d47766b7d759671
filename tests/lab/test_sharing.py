"""Many games: however the work is shared, each is played once, and nobody plays on when nobody waits for it."""

import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from underhall.errors import BadOptionValue
from underhall.lab.errors import WorkerLost
from underhall.lab.sharing import MOST_GAMES, MOST_JOBS, check_amounts, in_order, play_all

pytestmark = pytest.mark.once

PATIENCE = 60.0  # seconds; a busy machine takes its time


def squared(number: int) -> int:
    return number * number


def killed_at(fatal: int, number: int) -> int:
    """Ends its own process at one of the numbers, as somebody out of memory does."""
    if number == fatal:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def write_and_wait(folder: str, number: int) -> int:
    Path(folder, str(os.getpid())).touch()
    time.sleep(PATIENCE)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_number_is_played_once(jobs: int) -> None:
    """In parts whose sizes follow from how long they took, and put in order again."""
    found = [pair for part in play_all(squared, range(300), 300, jobs) for pair in part]
    assert sorted(found) == [(number, number * number) for number in range(300)]
    assert list(in_order(found)) == [number * number for number in range(300)]


def test_numbers_are_asked_for_only_when_somebody_is_free() -> None:
    """So that what comes of the first games can change which ones are still wanted."""
    wanted = True

    def numbers() -> Iterator[int]:
        for number in range(100):
            if wanted or number % 2 == 0:
                yield number

    played = []
    for part in play_all(squared, numbers(), 100):
        played += [number for number, _ in part]
        wanted = False
    assert len(played) < 60


def test_a_process_that_is_killed_is_told() -> None:
    """Nobody waits for it for ever."""
    with pytest.raises(WorkerLost):
        list(play_all(partial(killed_at, 3), range(10), 10, jobs=2))


def test_nobody_plays_on_after_the_caller_has_stopped(tmp_path: Path) -> None:
    """Whoever stops reading ends the processes, even in the middle of a game."""
    parts = play_all(partial(write_and_wait, str(tmp_path)), range(4), 4, jobs=2)
    begun = time.monotonic()

    def interrupt(signum: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.2, 0.2)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(parts)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert time.monotonic() - begun < PATIENCE


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-1, 1), (MOST_GAMES + 1, 1), (1, 0), (1, MOST_JOBS + 1)])
def test_absurd_amounts_are_refused(games: int, jobs: int) -> None:
    """With the numbers that would do."""
    with pytest.raises(BadOptionValue, match="1–"):
        check_amounts(games, jobs)
