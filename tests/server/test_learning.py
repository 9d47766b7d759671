"""Lessons over HTTP: moments that follow from answers alone, and progress that is kept with the guest."""

from collections.abc import Iterator

import pytest

from tests.server.live_server import LiveServer
from tests.server.test_http_api import finished
from underhall.errors import UnusableDatabase
from underhall.learn import LessonRun, course, courses, examples, lesson
from underhall.learn.reader import read_lesson
from underhall.server.learning import learners_at

pytestmark = pytest.mark.once

FIRST = "/api/learn/boss-monster/your-dungeon"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('live')}/hall.db")
    yield live
    live.close()


def test_a_lesson_is_played_by_its_answers(live: LiveServer) -> None:
    """A wrong one is explained and changes nothing; the right ones lead to the end."""
    person = live.person()
    run = LessonRun(lesson("boss-monster", "your-dungeon"))
    answers: list[int] = []
    while run.step is not None:
        moment = person.post(FIRST, {"answers": answers}, 200)
        assert moment["at"] == run.at
        assert moment["right"] == run.right
        assert moment["shown"]["question"]["kind"] == "build"
        wrong = person.post(FIRST, {"answers": [*answers, 0]}, 200)
        assert wrong["wrong"]
        assert wrong["say"]["id"] == "lesson-boss-monster-your-dungeon-nothing"
        assert wrong["shown"] == moment["shown"]
        answers.append(run.right[0])
        run.answer(run.right[0])
    done = person.post(FIRST, {"answers": answers}, 200)
    assert done["at"] == len(done["steps"])
    assert done["shown"]["question"] is None
    assert done["next"] == "who-is-lured"
    assert any(event["message"] == "event-hero-died" for event in done["events"])


@pytest.mark.parametrize("answers", [[99], [-1], [0, 0], [6] * 65])
def test_answers_that_cannot_be_are_refused(live: LiveServer, answers: list[int]) -> None:
    """An option that is not there, or an answer after a wrong one."""
    assert live.person().post(FIRST, {"answers": answers}, 400)["error"] == "refused-no-such-option"


def test_a_lesson_that_is_not_there_is_refused(live: LiveServer) -> None:
    person = live.person()
    assert person.post("/api/learn/boss-monster/flying", {"answers": []}, 404)["error"] == "error-unknown-lesson"
    assert person.post("/api/learn/chess/1", {"answers": []}, 404)["error"] == "error-unknown-game"


def test_nothing_hidden_is_told(live: LiveServer) -> None:
    """The view of a lesson is the learner's: the rival's cards are counted, not named."""
    moment = live.person().post("/api/learn/boss-monster/spells", {"answers": []}, 200)
    assert "freeze" not in str(moment["shown"]["view"])


def test_progress_is_kept_with_the_guest_and_never_lost(live: LiveServer) -> None:
    """Doing a lesson again takes nothing away; another guest has their own."""
    person, other = live.person(), live.person()
    assert person.put(FIRST, {"step": 2}) == {"step": 2}
    person.put(FIRST, {"step": 0})
    listed = person.get("/api/learn")
    assert [found["game"] for found in listed] == [found.game for found in courses()]
    assert listed[0]["lessons"][0]["step"] == 2
    assert listed[0]["lessons"][1]["step"] == 0
    assert len(listed[0]["lessons"]) == len(course("boss-monster").lessons)
    assert other.get("/api/learn")[0]["lessons"][0]["step"] == 0


def test_more_steps_than_there_are_cannot_be_done(live: LiveServer) -> None:
    assert live.person().put(FIRST, {"step": 3}, 400)["error"] == "refused-no-such-moment"


def test_a_host_sees_where_learners_stop(live: LiveServer) -> None:
    """How many stand before each step, and how many have finished; nobody is named."""
    lesson_3 = "/api/learn/boss-monster/souls-and-wounds"
    for step in (0, 1, 1, 2):
        live.person().put(lesson_3, {"step": step})
    standing = learners_at(f"sqlite:///{live.file}", "boss-monster")
    assert [standing.get(("souls-and-wounds", step), 0) for step in range(3)] == [1, 2, 1]
    assert not any(name == "souls-and-wounds" for name, _ in learners_at(f"sqlite:///{live.file}", "munchkin-quest"))
    with pytest.raises(UnusableDatabase):
        learners_at("mysql://nowhere/hall", "boss-monster")


def test_an_example_of_the_rulebook_is_played_like_a_lesson(live: LiveServer) -> None:
    """It stands by itself: no number, nothing behind it; the rulebook says which there are."""
    person = live.person()
    moment = person.post("/api/learn/boss-monster/BM-EX-06", {"answers": []}, 200)
    assert (moment["number"], moment["next"], moment["you"]) == (0, "", 0)
    assert moment["title"]["id"] == "rule-bm-ex-06"
    chapters = person.get("/api/games/boss-monster/rules")["chapters"]
    entries = [entry for chapter in chapters for section in chapter["sections"] for entry in section["entries"]]
    assert {entry["id"] for entry in entries if entry["position"]} == set(examples("boss-monster"))


def test_a_moment_of_a_replay_becomes_a_lesson(live: LiveServer) -> None:
    """The file can be read at once; where the game is over there is nothing to ask."""
    person = live.person()
    table = finished(person)
    made = person.get(f"/api/replays/{table}/lesson?at=7&seat=0&lang=pl")
    assert made["name"] == "01-moment-7.yaml"
    assert LessonRun(read_lesson(f"boss-monster/{made['name']}", "boss-monster", made["text"])).right
    last = person.get(f"/api/replays/{table}")["answers"]
    over = person.get(f"/api/replays/{table}/lesson?at={last}", 409)
    assert over["error"] == "error-no-moment"
    assert person.get(f"/api/replays/{table}/lesson?at={last + 1}", 400)["error"] == "refused-no-such-moment"
    assert person.get(f"/api/replays/{table}/lesson?at=7&lang=tlh", 400)["error"] == "refused-no-such-moment"
