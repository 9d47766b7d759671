"""Clocks: the question's own time, the bank, the bank for being away; nobody loses while time is left."""

import pytest

from tests.server.desk import BEAT, Desk, Page
from underhall.server.clock import PACES, SeatClock, Times

pytestmark = pytest.mark.once


def live() -> Times:
    times = PACES["live"]
    assert times is not None
    return times


LIVE = live()


def asked(pages: list[Page]) -> Page:
    return next(page for page in pages if page.question is not None and not page.question["reaction"])


def kept(page: Page) -> bool:
    """Whether a caretaker keeps the seat of this page."""
    return page.table.record.places[page.seat].caretaker


def test_a_pace_without_time_has_no_clocks(desk: Desk) -> None:
    """Untimed means that nothing runs, ever."""
    table = desk.open("me", "greedy")
    page = desk.page(table, 0)
    question = page.question
    desk.turn(1_000_000)
    assert page.question == question
    none = {"thinking": None, "question": None, "away": None, "running": ""}
    assert page.shown["clocks"] == [none, none]


def test_the_banks_of_each_pace() -> None:
    """Live as the table says: 180 seconds, 20 a decision, 8 a reaction; away 60 at once and 300 in all."""
    assert (LIVE.bank, LIVE.question, LIVE.reaction, LIVE.away, LIVE.away_once) == (180, 20, 8, 300, 60)
    assert all(PACES[pace] is not None for pace in ("relaxed", "slow"))


def test_time_beyond_the_questions_own_comes_from_the_bank(desk: Desk) -> None:
    """Within its own time a question costs nothing; later the bank shrinks, and only by what went beyond."""
    pages = desk.friends("bob", pace="live", seed="1")
    page = asked(pages)
    session = page.table.session
    assert session is not None
    clock = session.clocks.of(page.seat)
    assert clock is not None
    assert page.shown["clocks"][page.seat] == {
        "thinking": 180000,
        "question": 20000,
        "away": 300000,
        "running": "thinking",
    }
    desk.turn(20)
    assert clock.seen(desk.time.now(), True).thinking == 180000
    desk.turn(30)
    page.answer(0)
    assert clock.bank == 150


def test_when_time_is_up_the_safe_answer_is_given(desk: Desk) -> None:
    """Not a moment sooner; after the second time a caretaker plays on, and the person can have the seat back."""
    pages = desk.friends("bob", pace="live", seed="1")
    page = asked(pages)
    place = page.table.record.places[page.seat]
    question = page.question
    assert question is not None
    desk.turn(199.9)
    assert page.question == question
    desk.turn(0.2)
    assert page.question != question
    assert not place.caretaker
    desk.turn(600)
    assert any(each.caretaker for each in page.table.record.places)
    assert page.table.record.standing == "running", "nobody is left, so the game waits"
    for each in pages:
        each.send(type="back")
    assert not any(each.caretaker for each in page.table.record.places)
    assert any(each.question is not None for each in pages) or page.shown["window"]


def test_a_reaction_has_its_own_time_and_leaves_the_bank_alone(desk: Desk) -> None:
    """A bank that shrank would tell who was asked."""
    pages = desk.friends("bob", pace="live", seed="3")
    for page in pages:
        page.send(type="policy", policy={"ask": "always", "never": []})
    session = pages[0].table.session
    assert session is not None
    for _ in range(300):
        reacting = [page for page in pages if page.question is not None and page.question["reaction"]]
        if reacting:
            break
        thinking = [page for page in pages if page.question is not None]
        if thinking and thinking[0].question is not None:
            thinking[0].answer(len(thinking[0].question["options"]) - 1)
        else:
            desk.turn(BEAT)
    page = reacting[0]
    other = next(each for each in pages if each is not page)
    clock = session.clocks.of(page.seat)
    assert clock is not None
    bank = clock.bank
    before = page.question
    assert page.shown["clocks"][page.seat]["running"] == "thinking"
    other.send(type="sync")
    assert other.shown["clocks"][page.seat]["running"] == "", "the others cannot see it run"
    desk.turn(8.1)
    assert page.question != before
    assert clock.bank == bank
    assert clock.misses == 0


def test_who_is_away_thinks_on_another_bank(desk: Desk) -> None:
    """A minute at once, then a caretaker; coming back takes the seat back."""
    pages = desk.friends("bob", pace="live", seed="1")
    page = asked(pages)
    session = page.table.session
    assert session is not None
    clock = session.clocks.of(page.seat)
    assert clock is not None
    page.shut()
    assert clock.running == "away"
    desk.turn(59)
    assert not kept(page)
    guest = "ann" if page.seat == 0 else "bob"
    back = desk.page(page.table, page.seat, guest)
    assert clock.away == 241
    assert clock.running == "thinking"
    assert back.question is not None
    back.shut()
    desk.turn(61)
    assert kept(page)
    desk.page(page.table, page.seat, guest)
    assert not kept(page)


def test_clocks_stand_still_while_the_server_is_down(desk: Desk) -> None:
    """What is left of the bank is stored with every answer."""
    pages = desk.friends("bob", pace="live", seed="1")
    page = asked(pages)
    desk.turn(50)
    page.answer(0)
    desk.restart()
    table = desk.table(page.table.record.id)
    assert table.session is not None
    clock = table.session.clocks.of(page.seat)
    assert clock is not None
    assert clock.bank == 150


@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("reaction", [True, False])
@pytest.mark.parametrize("spent", [0.0, 5.0, 19.9, 100.0])
def test_the_clock_by_itself(here: bool, reaction: bool, spent: float) -> None:
    """It never goes below nothing, and nothing is due while time is left."""
    clock = SeatClock(LIVE)
    clock.start(100.0, reaction, False, here)
    due = clock.due()
    assert due is not None
    assert due > 100.0
    clock.stop(100.0 + spent)
    assert clock.due() is None
    assert 0 <= clock.bank <= LIVE.bank
    assert 0 <= clock.away <= LIVE.away
    if reaction or not here or spent <= LIVE.question:
        assert clock.bank == LIVE.bank
    if here or reaction:
        assert clock.away == LIVE.away, "a seat that was away would tell that it was asked"


def test_a_game_that_everybody_has_left_waits_quietly(desk: Desk) -> None:
    """Caretakers do not play on alone, and no clock runs for people who are not there."""
    pages = desk.friends("bob", pace="live")
    table = pages[0].table
    for page in pages:
        page.shut()
    desk.turn(3000)
    assert all(place.caretaker for place in table.record.places)
    before = desk.time._count
    desk.turn(30_000)
    assert desk.time._count == before, "a timer was set though there is nothing to wait for"
    again = desk.page(table, 0)
    desk.turn(BEAT)
    assert not table.record.places[0].caretaker
    assert again.shown["clocks"][0]["running"] in ("", "thinking")
