"""After a crash everything that was acknowledged is there, and goes on."""

import random

import pytest

from tests.server.desk import BEAT, Desk, Page, play_out

pytestmark = pytest.mark.once


def any_option(luck: random.Random, page: Page) -> int:
    assert page.question is not None
    return luck.randrange(len(page.question["options"]))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_against_bots_goes_on_where_it_was(desk: Desk, seed: int) -> None:
    """State, question and history are the same to the byte."""
    luck = random.Random(seed)
    table = desk.open("me", "greedy", "random", seed=str(seed))
    page = desk.page(table, 0)
    for _ in range(luck.randrange(5, 30)):
        if page.over:
            break
        page.answer(any_option(luck, page))
    session = table.session
    assert session is not None
    fingerprint, question, events = session.game.fingerprint(), page.question, page.events
    view = page.view
    desk.restart()
    again = desk.table(table.record.id)
    assert again.session is not None
    assert again.session.game.fingerprint() == fingerprint
    page = desk.page(again, 0)
    assert (page.question, page.events, page.view) == (question, events, view)
    if not page.over:
        play_out(desk, [page], lambda page: any_option(luck, page))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_among_friends_goes_on_where_it_was(desk: Desk, seed: int) -> None:
    """With restarts every few answers it ends like the game without any."""
    endings = []
    for restarts in (False, True):
        luck = random.Random(seed)
        pages = desk.friends("bob", seed=str(seed))
        while not pages[0].over:
            asked = [page for page in pages if page.question is not None]
            if asked:
                question = asked[0].question
                assert question is not None
                option = random.Random(f"{seed} {question['id']} {asked[0].seat}").randrange(len(question["options"]))
                asked[0].answer(option)
            else:
                desk.turn(BEAT)
            if restarts and luck.random() < 0.2:
                id = pages[0].table.record.id
                desk.restart()
                table = desk.table(id)
                pages = [desk.page(table, seat, name) for seat, name in enumerate(("ann", "bob"))]
        session = pages[0].table.session
        assert session is not None
        endings.append((session.game.answers, pages[0].table.record.ending.winners))
    assert endings[0] == endings[1]


def test_an_open_table_is_still_open(desk: Desk) -> None:
    """With its invitation, and those who sit there."""
    table = desk.open("me", "open", "greedy")
    desk.restart()
    again = desk.table(table.record.id)
    assert again.record.row() == table.record.row()
    desk.join(again, "bob")
    assert again.record.standing == "running"


def test_a_finished_game_is_still_finished(desk: Desk) -> None:
    """The end can be looked at by whoever opens the page late."""
    page = desk.page(desk.open("me", "greedy"), 0)
    luck = random.Random(4)
    play_out(desk, [page], lambda page: any_option(luck, page))
    shown, events = page.shown, page.events
    desk.restart()
    again = desk.page(desk.table(page.table.record.id), 0)
    assert (again.shown, again.events) == (shown, events)


def test_what_cannot_be_stored_is_not_shown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: nobody is told of an answer that is not safe, and the table comes back as it was stored."""
    page = desk.page(desk.open("me", "greedy"), 0)
    question, frames = page.question, len(page.frames)

    def full(batch: object) -> None:
        raise OSError("no space left")

    commit = desk.registry.store._commit
    monkeypatch.setattr(desk.registry.store, "_commit", full)
    desk.run(page._send({"type": "answer", "id": "1", "question": question["id"] if question else "", "option": 1}))
    with pytest.raises(OSError, match="could not be written"):
        desk.run(desk.registry.store.committed())
    page.read()
    assert len(page.frames) == frames
    assert page.connection.closed
    monkeypatch.setattr(desk.registry.store, "_commit", commit)
    again = desk.page(desk.table(page.table.record.id), 0)
    assert again.question == question


def test_tables_that_nobody_looks_at_sleep_and_wake(desk: Desk) -> None:
    """Memory is for those who play."""
    page = desk.page(desk.open("me", "greedy"), 0)
    id, question = page.table.record.id, page.question
    page.shut()
    desk.registry.chores()
    assert id in desk.registry.tables
    desk.turn(301)
    desk.run(_chores(desk))
    assert id not in desk.registry.tables
    assert desk.page(desk.table(id), 0).question == question


async def _chores(desk: Desk) -> None:
    desk.registry.chores()
