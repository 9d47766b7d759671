"""Puzzles over HTTP: moments that follow from answers alone, and what is kept of a guest's first try."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.live_server import LiveServer, Person
from underhall.games import GAMES
from underhall.puzzles import PuzzleRun, collection

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('live')}/hall.db")
    yield live
    live.close()


def first_of(game: str) -> tuple[str, list[int], int]:
    """The address of a game's first puzzle, the answers that solve it, and one that is wrong at its start."""
    puzzle = collection(game).puzzles[0]
    run = PuzzleRun(puzzle)
    decision = run.decision
    assert decision is not None
    wrong = next(place for place in range(len(decision.codes)) if place not in run.right)
    answers: list[int] = []
    while run.step is not None:
        answers.append(run.right[0])
        run.answer(run.right[0])
    return f"/api/puzzles/{game}/{puzzle.id}", answers, wrong


def shelf(person: Person, game: str) -> dict[str, object]:
    found: dict[str, object] = next(each for each in person.get("/api/puzzles") if each["game"] == game)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_its_answers(live: LiveServer, game: str) -> None:
    """A wrong one changes nothing and can be taken back; the right ones lead to the end, and raise the rating."""
    person = live.person()
    path, answers, wrong = first_of(game)
    start = person.post(path, {"answers": []}, 200)
    missed = person.post(path, {"answers": [wrong]}, 200)
    assert missed["wrong"]
    assert missed["shown"] == start["shown"]
    done = person.post(path, {"answers": answers}, 200)
    assert (done["wrong"], done["at"], done["shown"]["question"]) == (False, len(answers), None)
    assert start["outcome"] == []
    assert set(done["outcome"]) <= {event["number"] for event in done["events"]}
    result = person.put(path, {"answers": answers}, 200)
    assert (result["solved"], result["counted"], result["streak"]) == (True, True, 1)
    assert result["rating"] > 1200
    assert shelf(person, game)["streak"] == 1
    assert shelf(live.person(), game)["streak"] == 0, "what others did is theirs"


def test_only_the_first_try_counts_whoever_is_quick(live: LiveServer) -> None:
    """A wrong one cannot be made good, and several at once are one."""
    person = live.person()
    path, answers, wrong = first_of("boss-monster")
    tries = [[wrong]] * 4
    with ThreadPoolExecutor(4) as pool:
        assert not any(
            each["solved"] for each in pool.map(lambda each: person.put(path, {"answers": each}, 200), tries)
        )
    failed = shelf(person, "boss-monster")
    again = person.put(path, {"answers": answers}, 200)
    assert (again["solved"], again["counted"], again["streak"]) == (True, False, 0)
    assert shelf(person, "boss-monster") == failed


@pytest.mark.parametrize(
    ("name", "answers", "status"),
    [
        ("", [99], 400),
        ("", [-1], 400),
        ("", [0] * 10_000, 400),
        ("", ["first"], 400),
        ("no-such-puzzle", [], 404),
        ("../boss-monster", [], 404),
    ],
)
def test_what_makes_no_sense_is_refused(live: LiveServer, name: str, answers: list[object], status: int) -> None:
    """And nothing is kept of it."""
    person = live.person()
    path = first_of("boss-monster")[0] if not name else f"/api/puzzles/boss-monster/{name}"
    before = person.get("/api/puzzles")
    person.post(path, {"answers": answers}, status)
    person.put(path, {"answers": answers}, status)
    assert person.get("/api/puzzles") == before


def test_a_try_that_is_not_finished_is_none(live: LiveServer) -> None:
    person = live.person()
    person.put(first_of("boss-monster")[0], {"answers": []}, 400)
    assert shelf(person, "boss-monster")["streak"] == 0
