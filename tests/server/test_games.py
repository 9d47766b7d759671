"""Whole games at a table, as pages see them."""

import random

import msgspec
import pytest

from tests.server.desk import BEAT, Desk, Page, play_out
from underhall.server.bodies import Table as TableBody
from underhall.server.protocol import Shown, Snapshot, Update

pytestmark = pytest.mark.once


def at_random(seed: int) -> random.Random:
    return random.Random(seed)


def any_option(luck: random.Random, page: Page) -> int:
    assert page.question is not None
    return luck.randrange(len(page.question["options"]))


@pytest.mark.parametrize("seed", range(3))
def test_a_person_finishes_a_game_against_bots(desk: Desk, seed: int) -> None:
    """From the first question to the winner, with every update in order."""
    table = desk.open("me", "greedy", "random", seed=str(seed))
    page = desk.page(table, 0)
    luck = at_random(seed)
    play_out(desk, [page], lambda page: any_option(luck, page))
    assert table.record.standing == "ended"
    assert table.record.ending.by == "rule"
    assert table.record.ending.winners == page.view["winners"]
    assert [frame["type"] for frame in page.frames].count("refused") == 0


@pytest.mark.parametrize("seed", range(3))
def test_friends_finish_a_game_while_others_watch(desk: Desk, seed: int) -> None:
    """Everybody ends up with the same events, but for what only some may see."""
    ann, bob = desk.friends("bob", seed=str(seed))
    watcher = desk.page(ann.table, guest="eve")
    luck = at_random(seed)
    play_out(desk, [ann, bob], lambda page: any_option(luck, page))
    assert ann.over
    assert bob.over
    assert watcher.over
    numbers = [[event["number"] for event in page.events] for page in (ann, bob, watcher)]
    assert numbers[0] == numbers[1] == numbers[2]
    assert watcher.view["hand"] == []
    assert all(frame["shown"]["question"] is None for frame in watcher.frames if frame["type"] == "update")


def test_frames_are_what_the_protocol_says(desk: Desk) -> None:
    """Every snapshot and update decodes as the struct that the schemas are made from."""
    ann, bob = desk.friends("bob", pace="live")
    luck = at_random(1)
    play_out(desk, [ann, bob], lambda page: any_option(luck, page))
    for raw in ann.raw + bob.raw:
        frame = msgspec.json.decode(raw)
        if frame["type"] == "update":
            msgspec.json.decode(raw, type=Update)
        elif frame["type"] == "snapshot":
            msgspec.json.decode(raw, type=Snapshot)


def test_the_same_seat_may_be_opened_once(desk: Desk) -> None:
    """A second window takes over, and the first is told why it ends."""
    table = desk.open("me", "greedy")
    first = desk.page(table, 0)
    second = desk.page(table, 0)
    first.read()
    assert first.frames[-1] == {"type": "closed", "problem": {"error": "refused-opened-elsewhere", "args": {}}}
    assert first.connection.closed
    assert second.question is not None


def test_hot_seat_needs_no_beat(desk: Desk) -> None:
    """One guest at several seats: one page for each, and nobody waits for a moment that passes."""
    table = desk.open("me", "me", "me")
    pages = [desk.page(table, seat) for seat in range(3)]
    luck = at_random(5)
    for _ in range(40):
        asked = [page for page in pages if page.question is not None]
        if pages[0].over:
            break
        assert asked, "somebody is asked without any time passing"
        asked[0].answer(any_option(luck, asked[0]))


def test_a_page_that_comes_again_gets_the_same(desk: Desk) -> None:
    """A snapshot in the middle is what the updates led to."""
    ann, bob = desk.friends("bob")
    luck = at_random(2)
    for _ in range(60):
        asked = [page for page in (ann, bob) if page.question is not None]
        if ann.over:
            break
        if asked:
            asked[0].answer(any_option(luck, asked[0]))
        else:
            desk.turn(BEAT)
        for page in (ann, bob):
            shown, events, version = page.shown, page.events, page.version
            page.send(type="sync")
            assert (page.shown, page.events, page.version) == (shown, events, version)


def test_shown_is_complete(desk: Desk) -> None:
    """The first frame holds all that a page needs."""
    table = desk.open("me", "greedy")
    page = desk.page(table, 0)
    snapshot = page.frames[0]
    shown = msgspec.convert(snapshot["shown"], Shown)
    assert shown.question is not None
    assert shown.question.safe == 0
    assert msgspec.convert(snapshot["table"], TableBody).seats[1].bot == "greedy"
    assert shown.outlook is not None
    assert [clock.running for clock in shown.clocks] == ["", ""]
