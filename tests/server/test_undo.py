"""Taking back: as far as the last new information, and never what others have built on."""

import random

import pytest
from sqlalchemy import select

from tests.server.desk import BEAT, Desk, Page
from underhall.server.schema import LOG
from underhall.server.session import UNDO_QUEUED

pytestmark = pytest.mark.once


def any_option(luck: random.Random, page: Page) -> int:
    assert page.question is not None
    return luck.randrange(len(page.question["options"]))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_taken_back_is_as_if_it_had_not_been(desk: Desk, seed: int) -> None:
    """The same question comes again under another id, the events are gone, and the game plays on as it should."""
    table = desk.open("me", "greedy", "random", seed=str(seed))
    page = desk.page(table, 0)
    watcher = desk.page(table, guest="eve")
    luck = random.Random(seed)
    undone = 0
    session = table.session
    assert session is not None
    for _ in range(60):
        if page.over:
            break
        before, fingerprint = page.shown, session.game.fingerprint()
        events = list(page.events)
        assert page.question is not None
        page.answer(any_option(luck, page))
        if not page.over and page.shown["undo"]:
            page.send(type="undo")
            undone += 1
            assert session.game.fingerprint() == fingerprint
            assert page.shown["view"] == before["view"]
            assert page.question is not None
            assert page.question["id"] != before["question"]["id"]
            assert page.question["options"] == before["question"]["options"]
            assert page.events == events
            assert [event["number"] for event in watcher.events] == [event["number"] for event in events]
            page.answer(any_option(luck, page))
    assert undone


def test_whoever_else_has_passed_notices_nothing_of_what_is_taken_back(desk: Desk) -> None:
    """Their pass stands, nothing is sent to them, and the moment ends as if nothing had been taken back."""
    assert any(somebody_passes_twice(desk, seed) for seed in range(20))


def somebody_passes_twice(desk: Desk, seed: int) -> bool:
    pages = desk.friends("bob", "cy", seed=str(seed))
    for page in pages:
        page.send(type="policy", policy={"ask": "always", "never": []})
    first: Page | None = None
    for _ in range(150):
        if pages[0].over:
            return False
        asked = [page for page in pages if page.question is not None]
        if not asked:
            first = None
            desk.turn(BEAT)
            continue
        page = asked[0]
        question = page.question
        assert question is not None
        session = page.table.session
        assert session is not None
        if not question["reaction"]:
            first = None
            page.answer(len(question["options"]) - 1)
        elif first is None or first is page:
            moment = session.window.count
            page.answer(question["safe"])
            first = page if session.window.count == moment and session.window.public_game is not None else None
        else:
            page.answer(question["safe"])
            if not first.shown["undo"] or session.window.count != moment:
                first = None
                continue
            frames = len(page.frames)
            first.send(type="undo")
            assert first.question is not None
            first.answer(first.question["safe"])
            assert len(page.frames) == frames
            for other in pages:
                if other.question is not None:
                    other.answer(other.question["safe"])
            desk.turn(BEAT)
            assert session.window.count > moment
            by_page = [seat for seat in session.game.answers[::2] if seat == page.seat]
            assert len(by_page) == len([row for row in page.frames if row["type"] == "accepted"])
            return True
    return False


def test_of_what_is_taken_back_before_its_turn_only_the_undo_is_stored(desk: Desk) -> None:
    """The page hears that its answer has come; on the disk there is nothing that a restart would have to play."""
    assert any(an_answer_is_taken_back_in_the_queue(desk, seed) for seed in range(20))


def an_answer_is_taken_back_in_the_queue(desk: Desk, seed: int) -> bool:
    pages = desk.friends("bob", "cy", seed=str(seed))
    for page in pages:
        page.send(type="policy", policy={"ask": "always", "never": []})
    for _ in range(400):
        asked = [page for page in pages if page.question is not None]
        if not asked:
            if pages[0].over:
                return False
            desk.turn(BEAT)
            continue
        page = asked[-1]  # by the rules the others come first
        question, session = page.question, page.table.session
        assert question is not None
        assert session is not None
        page.answer(question["safe"] if question["reaction"] else len(question["options"]) - 1, id="taken back")
        if page.seat in session.window.queued and page.shown["undo"]:
            heard = page.send(type="undo")
            assert {"type": "accepted", "id": "taken back"} in heard
            log = logged(desk, page.table.record.id)
            assert log[-1] == ("undo", page.seat, UNDO_QUEUED)
            assert len([row for row in log if row[0] == "answer"]) == len(session.game.answers) // 2
            return True
    return False


def logged(desk: Desk, id: str) -> list[tuple[str, int, int]]:
    """The kind, seat and value of each row of a table's log."""
    query = select(LOG.c.kind, LOG.c.seat, LOG.c.value).where(LOG.c.table_id == id).order_by(LOG.c.number)
    return desk.registry.store.read_now(lambda disk: [tuple(row) for row in disk.execute(query)])


def test_new_information_is_never_taken_back(desk: Desk) -> None:
    """Where the page says no, the server says no."""
    table = desk.open("me", "greedy", seed="1")
    page = desk.page(table, 0)
    luck = random.Random(1)
    refused = 0
    for _ in range(60):
        if page.over:
            break
        page.answer(any_option(luck, page))
        if not page.over and not page.shown["undo"]:
            answer = page.send(type="undo")
            assert answer[0]["problem"]["error"] == "refused-undo"
            refused += 1
    assert refused


def test_an_answer_to_a_question_from_before_an_undo_is_refused(desk: Desk) -> None:
    """The id of the question is never used again."""
    table = desk.open("me", "greedy", seed="1")
    page = desk.page(table, 0)
    luck = random.Random(3)
    for _ in range(80):
        assert page.question is not None
        old = page.question
        page.answer(any_option(luck, page))
        if page.shown["undo"]:
            page.send(type="undo")
            answer = page.answer(0, id="late", question=old["id"])
            assert answer[0]["type"] == "refused"
            return
    raise AssertionError("nothing could be taken back")


def test_nothing_is_taken_back_that_others_have_had_their_chance_at(desk: Desk) -> None:
    """With friends at the table an answer stands as soon as the next moment for reactions has gone by."""
    ann, bob = desk.friends("bob", seed="4")
    luck = random.Random(2)
    seen = False
    for _ in range(150):
        if ann.over:
            break
        asked = [page for page in (ann, bob) if page.question is not None]
        if not asked:
            desk.turn(BEAT)
            continue
        page = asked[0]
        other = bob if page is ann else ann
        page.answer(any_option(luck, page))
        if page.shown["undo"] and not page.over:
            events = list(other.events)
            desk.turn(BEAT)
            desk.turn(BEAT)
            desk.turn(BEAT)
            if not page.shown["undo"]:
                seen = True
                assert page.send(type="undo")[0]["problem"]["error"] == "refused-undo"
            assert len(other.events) >= len(events)
    assert seen


def test_a_private_choice_is_taken_back_in_private(desk: Desk) -> None:
    """Whoever has begun to cast a spell can think better of it, and nobody hears of it."""
    assert any(a_private_choice_is_taken_back(desk, seed) for seed in range(10))


def a_private_choice_is_taken_back(desk: Desk, seed: int) -> bool:
    ann, bob = desk.friends("bob", seed=str(seed))
    for page in (ann, bob):
        page.send(type="policy", policy={"ask": "always", "never": []})
    for _ in range(300):
        asked = [page for page in (ann, bob) if page.question is not None]
        if ann.over:
            break
        if not asked:
            desk.turn(BEAT)
            continue
        page = asked[0]
        other = bob if page is ann else ann
        question = page.question
        assert question is not None
        spells = [i for i, option in enumerate(question["options"]) if option["kind"] in ("cast", "use")]
        if question["reaction"] and spells and other.question is None:
            before = len(other.frames)
            page.answer(spells[0])
            if page.question is not None and page.shown["undo"]:
                page.send(type="undo")
                assert page.question is not None
                assert page.question["options"] == question["options"]
                assert len(other.frames) == before
                return True
        elif question["reaction"]:
            page.answer(question["safe"])
        else:
            page.answer(len(question["options"]) - 1)
    return False


def test_an_undo_outlives_a_restart(desk: Desk) -> None:
    """What was taken back stays taken back."""
    table = desk.open("me", "greedy", "random", seed="2")
    page = desk.page(table, 0)
    luck = random.Random(5)
    undone = 0
    for _ in range(40):
        if page.over:
            break
        page.answer(any_option(luck, page))
        if not page.over and page.shown["undo"] and undone < 3:
            page.send(type="undo")
            undone += 1
    assert undone
    session = table.session
    assert session is not None
    fingerprint, question = session.game.fingerprint(), page.question
    desk.restart()
    again = desk.table(table.record.id)
    assert again.session is not None
    assert again.session.game.fingerprint() == fingerprint
    assert desk.page(again, 0).question == question


def built_nothing(desk: Desk) -> Page:
    """A page whose person has just built nothing, by mistake."""
    desk.registry.regret_time = 1.5
    page = desk.page(desk.open("me", "greedy", "greedy", seed="1"), 0)
    for _ in range(20):
        assert page.question is not None
        if page.question["kind"] == "build" and not page.question["reaction"]:
            page.answer(page.option("pass"))
            return page
        page.answer(page.question["safe"])
    raise AssertionError("never asked to build")


def test_to_have_built_nothing_can_be_undone_until_the_next_player_acts(desk: Desk) -> None:
    """Bots wait a moment. Whoever takes it back is asked again; nothing has happened in between."""
    page = built_nothing(desk)
    assert page.shown["undo"]
    assert page.shown["question"] is None
    events = len(page.events)
    desk.turn(1.4)
    assert len(page.events) == events
    page.send(type="undo")
    assert page.question is not None
    assert page.question["kind"] == "build"
    page.answer(page.option("place"))
    assert page.shown["undo"]
    desk.turn(BEAT)
    assert len(page.events) > events


def test_who_plays_all_seats_waits_for_nobody(desk: Desk) -> None:
    """Only bots go on at once: where one person answers for everybody, the next question is there."""
    desk.registry.regret_time = 1.5
    table = desk.open("me", "me", "me", seed="1")
    pages = [desk.page(table, seat) for seat in range(3)]
    built = 0
    while table.session is not None and not table.session.over:
        asked = next(page for page in pages if page.question is not None)
        question = asked.question
        assert question is not None
        built += question["kind"] == "build" and not question["reaction"]
        asked.answer(question["safe"])
    assert built > 3


def test_when_the_moment_is_over_the_game_goes_on_by_itself(desk: Desk) -> None:
    """And what others did since cannot be taken back by anybody, however often it is tried."""
    page = built_nothing(desk)
    events = len(page.events)
    desk.turn(1.6)
    assert len(page.events) > events
    if not page.shown["undo"]:
        for _ in range(3):
            assert page.send(type="undo")[0]["problem"]["error"] == "refused-undo"


def test_a_page_that_sends_more_than_it_should_gains_nothing_by_the_moment(desk: Desk) -> None:
    """The old question is answered; undoing twice takes back one answer; the seat's own policy does not stop time."""
    page = built_nothing(desk)
    session = page.table.session
    assert session is not None
    answered = len(session.game.answers)
    for ask in ("always", "act", "auto"):
        page.send(type="policy", policy={"ask": ask, "never": []})
    assert len(session.game.answers) == answered, "nobody has gone on"
    page.send(type="undo")
    assert len(session.game.answers) == answered - 2
    question = page.question
    assert question is not None
    page.answer(page.option("pass"))
    assert page.answer(0, id="late", question=question["id"])[0]["type"] == "refused"
    desk.turn(BEAT)
    assert len(session.game.answers) > answered


def test_the_moment_does_not_outlive_a_restart(desk: Desk) -> None:
    """The answer is stored; the game goes on from it."""
    page = built_nothing(desk)
    id = page.table.record.id
    events = len(page.events)
    desk.restart()
    again = desk.page(desk.table(id), 0)
    desk.turn(BEAT)
    assert len(again.events) > events
