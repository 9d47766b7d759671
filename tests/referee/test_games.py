"""Fifty games of each kind under the eyes of its referee (thousands: `make soak`)."""

import pytest

from tests.conformance.tables import Table
from tests.referee.desk import read_book, referee_game
from tests.referee.house import REFEREES, fixtures

GAMES = 50
SHOWN = 2  # of each kind are played on the source, too

PLAYED = [
    pytest.param(table, seed, style, id=f"{table}-{seed}-{style}", marks=[] if n < SHOWN else pytest.mark.once)
    for game in REFEREES
    for n, (table, seed, style) in enumerate(fixtures(game, GAMES))
]


@pytest.mark.parametrize(("table", "seed", "style"), PLAYED)
def test_the_referee_has_nothing_to_complain_about(table: Table, seed: str, style: str) -> None:
    """What the log tells is what catalogue and card texts make of the table, to the end of the game."""
    referee = referee_game(table, seed, style, REFEREES[table.game], read_book(table.game))
    assert referee.checks > 50
