"""Kills in the middle of everything that people do at tables: nothing that anybody was told is lost."""

from pathlib import Path

import pytest

from tests.lengths import length, seed
from tests.server.proof.storm import Storm

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

KILLS = length(15, full=100)
WORKERS_KILLED = length(15, full=400)
MOST_SECONDS = 840.0  # on an idle machine a kill takes one


def test_killed_many_times_in_the_middle_of_everything(tmp_path: Path) -> None:
    """Tables, seats, names, answers, what was taken back, what was said, ends and rematches."""
    storm = Storm(tmp_path, KILLS, seed("storm"), MOST_SECONDS)
    storm.run()
    print(storm)
    assert storm.points >= KILLS, f"{storm}"
    assert all(storm.ledger.count().values()), f"{storm}"


def test_workers_killed_many_times_in_the_middle_of_everything(tmp_path: Path) -> None:
    """The same when one of three workers is killed at a time, while the others go on with its tables."""
    storm = Storm(tmp_path, WORKERS_KILLED, seed("workers' storm"), MOST_SECONDS, workers=True)
    storm.run()
    print(storm)
    assert storm.points >= WORKERS_KILLED, f"{storm}"
    assert all(storm.ledger.count().values()), f"{storm}"
