"""On Auto a person is asked seldom, and nothing is missed: whole games against greedy bots (tests/server/asked.py)."""

import pytest

from tests.lengths import length
from tests.server.asked import Asked, play

pytestmark = [pytest.mark.once, pytest.mark.long]


@pytest.mark.parametrize(
    ("game", "games", "most"),
    [("boss-monster", length(6, 200), 3.0), ("super-boss-monster", length(3, 200), 4.0)],
)
def test_on_auto_few_questions_end_in_a_pass_and_nothing_is_missed(game: str, games: int, most: float) -> None:
    """So many a round at the most; and at no moment that passed unasked could a soul or a wound have been changed."""
    total = Asked()
    for seed in range(games):
        play(game, f"asked {seed}", total)
    print(f"{game}: {total.passes_a_round:.2f} passes of {total.questions_a_round:.2f} questions a round")
    assert total.unasked > total.passes, "hardly anything was left out"
    assert total.passes_a_round <= most
    assert not total.missed
