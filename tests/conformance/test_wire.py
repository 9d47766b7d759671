"""Views for the wire: written together, each is to the byte what it would be by itself."""

import random

import msgspec
import pytest

import underhall
from underhall.kernel.wire_view import QUESTION_FIELDS, Written, without_question


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("id", underhall.GAMES)
def test_every_view_is_what_the_game_says(id: str, seats: int) -> None:
    """Whole random games: after every answer, every seat and a watcher, in any company and order."""
    info = underhall.game_info(id)
    draw = random.Random(f"wire {seats}")
    for seed in range(2):
        game = underhall.engine.new(id, seats, seed)
        everybody = list(range(-1, seats))
        written = Written()
        while True:
            alone = {seat: msgspec.json.encode(without_question(game.view(seat))) for seat in everybody}
            company = draw.sample(everybody, draw.randint(1, len(everybody)))
            wanted = [alone[seat] for seat in company]
            assert info.encoded_views(game, company, Written()) == wanted
            assert info.encoded_views(game, company, written) == wanted  # what was written before is used again
            if game.over or len(game.answers) > 500:
                break
            decision = draw.choice(game.decisions)
            game.answer(decision.seat, draw.choice(decision.options))


@pytest.mark.parametrize("game", underhall.GAMES)
def test_the_question_is_no_part_of_a_view_on_the_wire(game: str) -> None:
    """The frame carries it; in Python, where there is no frame, the view has it."""
    played = underhall.new(game, 2, 1)
    seat = played.decisions[0].seat
    whole = msgspec.json.decode(msgspec.json.encode(played.view(seat)))
    sent = msgspec.json.decode(underhall.game_info(game).encoded_views(played.engine, [seat], Written())[0])
    assert {name: value for name, value in whole.items() if name not in QUESTION_FIELDS} == sent
    assert set(QUESTION_FIELDS) <= set(whole)
    assert whole["decision"] is not None
