"""Frames that are put together from texts are to the byte what the encoder makes of the protocol's structs."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.desk import BEAT, Desk, Page
from underhall.kernel.wire_view import without_question
from underhall.server.protocol import ToPage

DECODER = msgspec.json.Decoder(ToPage)


def as_sent(shown: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(shown))


def check(page: Page) -> None:
    """All frames so far, and what the last one shows of the game."""
    for raw in page.raw:
        assert msgspec.json.encode(DECODER.decode(raw)) == raw
    session = page.table.session
    assert session is not None
    game = session.game_seen_by(page.seat)
    assert page.shown["view"] == as_sent(without_question(game.view(page.seat)))
    assert page.shown["outlook"] == as_sent(session.info.outlook(game, page.seat))
    assert page.events == [
        event.seen_with_parts(page.seat, game.wording) for event in session.game.events[: len(page.events)]
    ]
    page.raw.clear()


@pytest.mark.parametrize("pace", ["untimed", "live"])
@pytest.mark.parametrize("alone", [True, False])
def test_every_frame_is_what_the_encoder_writes(desk: Desk, pace: str, alone: bool) -> None:
    """Alone at the table or with a friend, with bots, a watcher, undo, and with time that counts or not."""
    luck = random.Random(f"{pace} {alone}")
    if alone:
        table = desk.open("me", "me", "greedy", pace=pace)
        people = [desk.page(table, seat) for seat in range(2)]
    else:
        people = desk.friends("bob", pace=pace)
        table = people[0].table
    watcher = desk.page(table, guest="eve")
    for _ in range(80):
        for page in people:
            page.read()
            if page.question is not None and not page.over:
                page.answer(luck.randrange(len(page.question["options"])))
            if luck.random() < 0.1:
                page.send(type="undo")
        desk.turn(BEAT)
        for page in [*people, watcher]:
            page.read()
            check(page)
