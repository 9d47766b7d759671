"""Late, double and foreign answers: refused with a reason, or recognised as the same; never applied twice."""

import msgspec
import pytest

from tests.server.desk import DECODER, Desk, Frame
from underhall.server.protocol import Answer

pytestmark = pytest.mark.once


def problem(frames: list[Frame]) -> str:
    refused = [frame for frame in frames if frame["type"] == "refused"]
    assert len(refused) == 1
    return str(refused[0]["problem"]["error"])


def test_the_same_answer_again_is_accepted_again_and_done_once(desk: Desk) -> None:
    """A page that has not heard back may simply repeat itself."""
    page = desk.page(desk.open("me", "greedy"), 0)
    question = page.question
    assert question is not None
    first = page.answer(1, id="x")
    assert first[0] == {"type": "accepted", "id": "x"} or first[-1] == {"type": "accepted", "id": "x"}
    session = page.table.session
    assert session is not None
    answers = list(session.game.answers)
    again = page.answer(1, id="x", question=question["id"])
    assert again == [{"type": "accepted", "id": "x"}]
    assert session.game.answers == answers


def test_the_same_answer_is_known_after_a_restart(desk: Desk) -> None:
    """It may have been stored just before the server went down, with nobody told."""
    table = desk.open("me", "greedy")
    page = desk.page(table, 0)
    question = page.question
    assert question is not None
    page.answer(1, id="x")
    desk.restart()
    page = desk.page(desk.table(table.record.id), 0)
    assert page.answer(1, id="x", question=question["id"]) == [{"type": "accepted", "id": "x"}]
    assert problem(page.answer(2, id="y", question=question["id"])) == "refused-answered"


def test_another_answer_to_the_same_question_is_refused(desk: Desk) -> None:
    """Nobody changes his mind by clicking twice."""
    page = desk.page(desk.open("me", "greedy"), 0)
    question = page.question
    assert question is not None
    page.answer(1, id="x")
    assert problem(page.answer(0, id="y", question=question["id"])) == "refused-answered"
    assert problem(page.answer(0, id="x", question=question["id"])) == "refused-answered"


def test_foreign_and_made_up_answers_are_refused(desk: Desk) -> None:
    """Another seat's question, one that never was, an option that is none: nothing changes."""
    ann, bob = sorted(desk.friends("bob"), key=lambda page: page.question is None)
    assert ann.question is not None
    assert bob.question is None
    session = ann.table.session
    assert session is not None
    answers = list(session.game.answers)
    assert problem(bob.answer(0, question="0.99")) == "refused-stale"
    assert problem(bob.answer(0, question="nonsense")) == "refused-stale"
    assert problem(ann.answer(99)) == "refused-no-such-option"
    assert problem(ann.answer(-1)) == "refused-no-such-option"
    assert problem(ann.answer(0, id="x" * 100)) == "refused-frame"
    watcher = desk.page(ann.table, guest="eve")
    assert problem(watcher.answer(0, question=ann.question["id"])) == "refused-watching"
    assert session.game.answers == answers


def test_a_table_that_has_not_started_answers_nobody(desk: Desk) -> None:
    """The page sees the table, and no game."""
    page = desk.page(desk.open("me", "open"), 0)
    assert page.shown == {}
    assert problem(page.answer(0, question="0.1")) == "refused-not-started"


def test_a_game_that_is_over_answers_nobody(desk: Desk) -> None:
    """What comes too late is refused."""
    page = desk.page(desk.open("me", "greedy"), 0)
    question = page.question
    assert question is not None
    page.send(type="vote", yes=True)
    assert page.over
    assert problem(page.answer(0, question=question["id"])) == "refused-stale"
    assert problem(page.send(type="undo")) == "refused-over"


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"nothing",
        b"[]",
        b'{"type":"answer"}',
        b'{"type":"sync","more":1}',
        b'{"type":"dance"}',
        b"\xff",
        b"[" * 500,
    ],
)
def test_what_is_no_frame_does_not_decode(frame: bytes) -> None:
    """The decoder lets nothing else through."""
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        DECODER.decode(frame)


def test_a_frame_decodes(desk: Desk) -> None:
    """And what is one comes through."""
    assert DECODER.decode(b'{"type":"answer","id":"1","question":"0.1","option":2}') == Answer("1", "0.1", 2)
