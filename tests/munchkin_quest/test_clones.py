"""Clones share munchkins until one of the games changes them: nothing is read of a munchkin that has been replaced."""

import pytest

from tests.conformance.tables import pick
from tests.lengths import length
from underhall import engine, seeded
from underhall.engine import Game


def play(seed: int, seats: int, cloned: bool) -> Game:
    """A random game, in which everything is shared with a clone before each answer, or nothing ever is."""
    game = engine.new("munchkin-quest", seats, seed, quiet=True)
    luck = seeded(seed)
    while not game.over:
        seat, index = pick(game, luck, ("any", "eager", "steady")[seed % 3])
        if cloned:
            game.clone()
        game.answer(seat, index)
    return game


@pytest.mark.once
@pytest.mark.parametrize("seed", range(length(6, full=300)))
def test_a_game_of_which_everything_is_shared_goes_the_same_way(seed: int) -> None:
    """What is asked, answered and decided by luck is the same to the end."""
    seats = 2 + seed % 3
    plain, cloned = play(seed, seats, False), play(seed, seats, True)
    assert cloned.answers == plain.answers
    assert cloned.fingerprint() == plain.fingerprint()
