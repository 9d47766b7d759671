"""Views for the wire: written together, each is to the byte what it would be by itself."""

import random

import msgspec
import pytest

import underhall
from underhall.kernel.wire_view import QUESTION_FIELDS, without_question

INFO = underhall.game_info("boss-monster")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_is_what_the_game_says(seats: int) -> None:
    """Whole random games: after every answer, every seat and a watcher, in any company and order."""
    draw = random.Random(f"wire {seats}")
    for seed in range(4):
        game = underhall.engine.new("boss-monster", seats, seed)
        everybody = list(range(-1, seats))
        while True:
            alone = {seat: msgspec.json.encode(without_question(game.view(seat))) for seat in everybody}
            company = draw.sample(everybody, draw.randint(1, len(everybody)))
            assert INFO.encoded_views(game, company) == [alone[seat] for seat in company]
            if game.over:
                break
            decision = draw.choice(game.decisions)
            game.answer(decision.seat, draw.choice(decision.options))


@pytest.mark.parametrize("game", underhall.GAMES)
def test_the_question_is_no_part_of_a_view_on_the_wire(game: str) -> None:
    """The frame carries it; in Python, where there is no frame, the view has it."""
    played = underhall.new(game, 2, 1)
    seat = played.decisions[0].seat
    whole = msgspec.json.decode(msgspec.json.encode(played.view(seat)))
    sent = msgspec.json.decode(underhall.game_info(game).encoded_views(played.engine, [seat])[0])
    assert {name: value for name, value in whole.items() if name not in QUESTION_FIELDS} == sent
    assert set(QUESTION_FIELDS) <= set(whole)
    assert whole["decision"] is not None
