"""A hundred kills in the middle of everything that people do at tables: nothing that anybody was told is lost."""

import random
from pathlib import Path

import pytest

from tests.server.proof.storm import Storm

pytestmark = pytest.mark.once

KILLS = 100
MOST_SECONDS = 270.0  # it takes a third of that on an idle machine


def test_killed_a_hundred_times_in_the_middle_of_everything(tmp_path: Path) -> None:
    """Tables, seats, names, answers, what was taken back, what was said, ends and rematches."""
    storm = Storm(tmp_path, KILLS, str(random.random()), MOST_SECONDS)
    storm.run()
    print(storm)
    assert storm.points >= KILLS, f"{storm}"
    assert all(storm.ledger.count().values()), f"{storm}"
