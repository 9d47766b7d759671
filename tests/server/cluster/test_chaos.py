"""Kills in the middle of everything that people do at a cluster: nothing that anybody was told is lost."""

from pathlib import Path

import pytest

from tests.lengths import length, seed
from tests.server.cluster.chaos import VICTIMS, Chaos

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

KILLS = length(30, full=60)
MOST_SECONDS = 840.0


def test_anything_is_killed_at_any_moment(tmp_path: Path) -> None:
    """Nodes, Redis and PostgreSQL; a node that stands still, and one that is told to end."""
    chaos = Chaos(tmp_path, KILLS, seed("chaos"), MOST_SECONDS, VICTIMS)
    chaos.run()
    print(chaos, dict(chaos.server.killed))
    assert chaos.killed >= KILLS, f"{chaos}"
    assert set(chaos.server.killed) == set(VICTIMS)
