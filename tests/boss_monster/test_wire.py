"""Views for the wire: written together, each is to the byte what it would be by itself."""

import random

import msgspec
import pytest

import underhall

INFO = underhall.game_info("boss-monster")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_is_what_the_game_says(seats: int) -> None:
    """Whole random games: after every answer, every seat and a watcher, in any company and order."""
    draw = random.Random(f"wire {seats}")
    for seed in range(4):
        game = underhall.new("boss-monster", seats, seed)
        everybody = list(range(-1, seats))
        while True:
            alone = {seat: msgspec.json.encode(game.view(seat)) for seat in everybody}
            company = draw.sample(everybody, draw.randint(1, len(everybody)))
            assert INFO.encoded_views(game, company) == [alone[seat] for seat in company]
            if game.over:
                break
            decision = draw.choice(game.decisions)
            game.answer(decision.seat, draw.choice(decision.options))
