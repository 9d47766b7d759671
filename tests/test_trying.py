"""Trying what a reaction would gain: what is left out of it would have come to the same."""

import random

import pytest

from underhall import engine
from underhall.games.series.state import SeriesGame
from underhall.games.series.trying import Standing, standing
from underhall.kernel import pace
from underhall.kernel.types import SeatNo


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("boss-monster", {}),
        ("boss-monster", {"machinations": "on"}),
        ("super-boss-monster", {}),
    ],
)
def test_nothing_counts_any_more_once_all_has_counted(game: str, options: dict[str, str]) -> None:
    """From there to the next turn nobody gains or loses a soul or a wound."""
    seen = 0
    for seed in range(6):
        table = engine.new(game, 2 + seed % 3, seed, options=options)
        assert isinstance(table, SeriesGame)
        luck = random.Random(seed)
        counted: tuple[int, Standing] | None = None
        while table.pending or table.agenda:
            if counted is not None and (table.turn != counted[0] or table.winners):
                counted = None
            if counted is not None:
                assert standing(table, SeatNo(0)) == counted[1], f"{seed}, turn {table.turn}"
            elif table.has_counted():
                counted = (table.turn, standing(table, SeatNo(0)))
                seen += 1
            if table.pending:
                decision = table.pending[0]
                pace.take(table, decision, luck.randrange(len(decision.codes)))
            else:
                pace.step(table)
    assert (seen > 0) == (options == {})
