"""Events are put together from pieces, and are to the byte what the encoder would write."""

import random

import msgspec
import pytest

import underhall
from tests.conformance.tables import MAIN, Table
from tests.events import event_of
from underhall.kernel.events import Message, Part
from underhall.kernel.types import WATCHER, CardNo, SeatNo
from underhall.server.encoded_events import encode_event, event_text


@pytest.mark.parametrize("table", MAIN, ids=str)
def test_events_are_what_the_encoder_writes(table: Table) -> None:
    """Every event of a random game, as everybody sees it."""
    luck = random.Random(str(table))
    game = underhall.engine.new(table.game, table.seats, 7, dict(table.options))
    while not game.over and len(game.answers) < 600:
        decision = luck.choice(game.decisions)
        game.answer(decision.seat, luck.randrange(len(decision.options)))
    assert len(game.events) > 20
    for event in game.events:
        encoded = encode_event(event, game.wording, table.seats)
        for seat in range(WATCHER, table.seats):
            wanted = msgspec.json.encode(event.seen_with_parts(seat, game.wording))
            assert event_text(event, seat, game.wording) == wanted
            assert encoded.for_seat(seat) == wanted


def test_an_event_may_say_nothing_but_that_it_happened() -> None:
    """No field, all of them secret, a card that is none, a cause, a source and parts."""
    wording = underhall.engine.new("boss-monster", 2, 1).wording
    bare = event_of(Message("bare"), (), number=3, rule="R-1")
    assert event_text(bare, 0, wording) == msgspec.json.encode(bare.seen_with_parts(0, wording))
    secret = event_of(Message("secret", "?card:card ?n"), (-1, 5), number=12, cause=3, source=2, seen_by=1)
    secret.parts = (Part("base", 2), Part("spell", -1, CardNo(4), SeatNo(1)))
    for seat in (WATCHER, 0, 1):
        assert event_text(secret, seat, wording) == msgspec.json.encode(secret.seen_with_parts(seat, wording))


@pytest.mark.parametrize("game", underhall.GAMES)
def test_no_id_needs_to_be_escaped(game: str) -> None:
    """Cards, messages and their fields: each is written between quotes as it is."""
    info = underhall.game_info(game)
    fields = [name for message in info.messages() for name in message.names]
    for word in [*info.card_ids, *[message.name for message in info.messages()], *fields]:
        assert msgspec.json.encode(word) == f'"{word}"'.encode()
