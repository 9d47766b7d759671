"""On Auto a person is asked seldom, and nothing is missed: whole games against greedy bots (tests/server/asked.py)."""

import pytest

from tests.lengths import length
from tests.server.asked import Asked, play
from underhall import GAMES, seeded
from underhall.server.bot_seats import choose_for

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


@pytest.mark.parametrize("game_id", GAMES)
def test_being_asked_tells_nothing_about_hidden_cards(game_id: str) -> None:
    """Where all that the seat cannot see is dealt afresh, there are the same reasons to ask it."""
    info = GAMES[game_id]
    compared = 0
    for seed in range(length(3, 60)):
        game = info.start(4, f"told {seed}", {}, False)
        while game.pending and compared < 5_000 * (1 + seed):
            decision = game.pending[0]
            if info.is_reaction(decision):
                world = game.imagine(decision.seat, seeded(f"{seed} {compared}"))
                world.events = game.events  # what has happened, everybody knows
                twin = world.decision_of(decision.seat)
                assert twin is not None
                reason = info.reaction_reason(game, decision.seat, decision)
                other = info.reaction_reason(world, decision.seat, twin)
                assert (reason.tags, reason.subject) == (other.tags, other.subject), f"{seed}: {decision}"
                compared += 1
            game.answer(decision.seat, choose_for("greedy", game, decision))
    assert compared > 300
