"""A short run on a CPU, with numpy alone: the rows of a game are enough to learn from, by the loss of the nets."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from underhall.games import GAMES

pytest.importorskip("numpy")
FOLDER = str(Path(__file__).parent.parent.parent / "training")

pytestmark = pytest.mark.once


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(FOLDER)
    before = set(sys.modules)
    yield import_module("small")
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(FOLDER):
            del sys.modules[name]  # so general are their names


def test_self_play_learns_to_beat_random_from_nothing(small: Any) -> None:
    """Whoever has learned nothing plays at random, and wins half; after some 1,500 games it wins more."""
    run = small.Small(GAMES["boss-monster"], 1)
    before = run.measure("random", 200)
    assert before["low"] < 0.5 < before["high"]
    run.play(8)
    after = run.measure("random", 200)
    assert before["unfinished"] == after["unfinished"] == 0
    assert after["low"] > 0.5
    assert after["won"] > before["won"] + 20


@pytest.mark.long
@pytest.mark.parametrize("game", ["super-boss-monster", "munchkin-quest"])
def test_imitation_finds_what_greedy_players_choose(small: Any, game: str) -> None:
    """More often after many decisions than after a few."""
    run = small.Small(GAMES[game], 1)
    early = run.imitate(20)
    assert run.imitate(120) > early
