"""Puzzles: every shipped one is proved anew, bad files name their line, and a rating follows from results."""

from datetime import date
from pathlib import Path

import pytest

from underhall.errors import BadLesson
from underhall.games.series.puzzles import HARM, SAFE_SOULS, SOULS
from underhall.puzzles import Puzzle, PuzzleRun, check, collection, collections, standing
from underhall.puzzles.collection import of_folder
from underhall.puzzles.reader import read_puzzle

pytestmark = pytest.mark.once

SHIPPED = [each for found in collections() for each in found.puzzles]


def test_there_are_enough_and_none_is_bad() -> None:
    assert [found.faults for found in collections()] == [[], [], []]
    assert len(collection("boss-monster").puzzles) >= 60
    assert len(collection("super-boss-monster").puzzles) >= 30
    assert len(collection("munchkin-quest").puzzles) >= 30


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: f"{puzzle.game}/{puzzle.id}")
def test_every_puzzle_is_proved(puzzle: Puzzle) -> None:
    """Its solution is certain whatever others do, and no other answer is near; there are two others at least."""
    assert check(puzzle) > 0
    run = PuzzleRun(puzzle)
    assert run.decision is not None
    assert len(run.decision.codes) >= 3
    assert run.outcome == []
    for _ in puzzle.steps:
        run.answer(run.right[0])
    assert run.step is None
    if puzzle.aim.kind in (SOULS, SAFE_SOULS, HARM):
        assert run.outcome, "what came of it is told"


def test_a_wrong_answer_is_explained_and_changes_nothing() -> None:
    run = PuzzleRun(SHIPPED[0])
    decision = run.decision
    assert decision is not None
    wrong = next(place for place in range(len(decision.codes)) if place not in run.right)
    before = run.game.fingerprint()
    assert run.answer(wrong) is not None
    assert run.game.fingerprint() == before
    assert run.at == 0


def changed(old: str, new: str) -> str:
    """The first shipped puzzle with a line put otherwise."""
    text = (Path(__file__).parents[2] / "src/underhall/puzzles/shipped" / SHIPPED[0].file).read_text("utf-8")
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rules: 2", "rules: 1", "rules"),
        ("goal: ", "goal: fly ", "goal"),
        ("seats: [you, ", "seats: [you, you, ", "twice"),
        ("boss: {you: ", "boss: {you: nobody-", "card"),
        ("begin: ", "begin: never-", "moment"),
        ("solution: [", "solution: [fly to-the-moon, ", "step"),
        ("position:", "positions:", "field"),
    ],
)
def test_bad_files_name_line_and_reason(old: str, new: str, why: str) -> None:
    source = changed(old, new)
    with pytest.raises(BadLesson) as refused:
        PuzzleRun(read_puzzle("boss-monster/001-own.yaml", "boss-monster", source))
    assert refused.value.details["why"] == why
    assert refused.value.details["file"] == "boss-monster/001-own.yaml"
    line = refused.value.details["line"]
    assert isinstance(line, int)
    assert new.split(":")[0].split(" ")[0] in source.splitlines()[line - 1] or why in ("twice", "field", "step")


def test_a_solution_that_is_none_is_not_proved() -> None:
    puzzle = read_puzzle("boss-monster/001-own.yaml", "boss-monster", changed("solution: [", "solution: [pass] #"))
    with pytest.raises(BadLesson) as refused:
        check(puzzle)
    assert refused.value.details["why"] == "unproved"


def test_two_puzzles_do_not_have_one_name(tmp_path: Path) -> None:
    """The address of the second one would lead to the first."""
    folder = tmp_path / "boss-monster"
    folder.mkdir()
    for name in ("001-own.yaml", "002-own.yaml"):
        (folder / name).write_text(changed("rules", "rules"), encoding="utf-8")
    found = of_folder("boss-monster", str(tmp_path))
    assert [each.id for each in found.puzzles] == ["own"]
    assert [fault.details["why"] for fault in found.faults] == ["twice"]


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    """A bad file in it does not spoil the others."""
    folder = tmp_path / "boss-monster"
    folder.mkdir()
    (folder / "001-own.yaml").write_text(changed("rules", "rules"), encoding="utf-8")
    (folder / "002-bad.yaml").write_text("rules: x", encoding="utf-8")
    found = of_folder("boss-monster", str(tmp_path))
    assert [each.id for each in found.puzzles] == ["own"]
    assert len(found.faults) == 1
    assert check(found.puzzles[0]) > 0


def test_rating_and_streak_follow_from_results() -> None:
    assert standing([]).rating == 1200
    won = standing([(1200, True)] * 5)
    lost = standing([(1200, True)] * 5 + [(900, False)])
    assert won.rating > 1200 > standing([(1200, False)]).rating
    assert (won.streak, lost.streak, lost.best_streak) == (5, 0, 5)
    assert won.deviation < 350
    assert lost.rating < won.rating


def test_the_puzzle_of_the_day_is_the_same_all_day_and_another_tomorrow() -> None:
    found = collection("boss-monster")
    today, tomorrow = found.of_day(date(2026, 11, 18)), found.of_day(date(2026, 11, 19))
    assert today is found.of_day(date(2026, 11, 18))
    assert today is not tomorrow
