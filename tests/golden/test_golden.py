"""The recorded games are played again and go as they went."""

import pytest

from tests.golden.record import HERE, records
from underhall import GAMES

FILES = [*(f"{game}.txt" for game in GAMES), "outcomes.txt"]


@pytest.fixture(scope="module")
def now() -> dict[str, str]:
    return records()


@pytest.mark.parametrize("name", FILES)
def test_recorded_games_go_as_they_went(name: str, now: dict[str, str]) -> None:
    """Every question, option, event and outcome is as recorded. If a change is meant, see record.py."""
    recorded = (HERE / name).read_text(encoding="utf-8")
    assert now[name].splitlines() == recorded.splitlines(), "if this is meant: python -m tests.golden.record"


def test_nothing_else_is_recorded() -> None:
    """No record is left over from a game or table that is gone."""
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted(FILES)
