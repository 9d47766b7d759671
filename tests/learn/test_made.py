"""A lesson made from any moment of a game works in a folder of one's own; what does not fit is refused by its line."""

import random
from pathlib import Path

import pytest

from underhall.errors import BadLesson, NoMoment
from underhall.games import GAMES
from underhall.kernel.game import Game, GameConfig
from underhall.learn import LessonRun, course, lesson_from
from underhall.learn.reader import read_lesson
from underhall.text import texts

MOMENTS = 8  # that are tried of each game


def finished(game: str, seats: int) -> Game:
    """A game that bots without a plan have played, or much of it."""
    played = GAMES[game].start(seats, "made", {}, False)
    luck = random.Random(1)
    while played.pending and len(played.answers) < 600:
        decision = played.pending[0]
        played.answer(decision.seat, luck.randrange(len(decision.codes)))
    return played


@pytest.mark.parametrize(("game", "seats"), [("boss-monster", 3), ("super-boss-monster", 1), ("munchkin-quest", 2)])
def test_any_moment_becomes_a_lesson(game: str, seats: int) -> None:
    """What was played there is right, whoever is asked."""
    played = finished(game, seats)
    moments = random.Random(2).sample(range(len(played.answers) // 2), MOMENTS)
    for at in moments:
        made = lesson_from(played.config, played.answers, at, seats - 1, texts("uk"))
        run = LessonRun(read_lesson(f"{game}/01-made.yaml", game, made))
        assert run.right
        assert run.answer(run.right[0]) is None
        assert run.step is None


def test_it_works_in_a_folder_of_ones_own(tmp_path: Path) -> None:
    played = finished("boss-monster", 2)
    (tmp_path / "boss-monster").mkdir()
    made = lesson_from(played.config, played.answers, 5, -1, texts("en"))
    (tmp_path / "boss-monster" / "01-made.yaml").write_text(made, "utf-8")
    found = course("boss-monster", str(tmp_path))
    assert found.faults == []
    assert (found.lessons[-1].id, found.lessons[-1].title.told(texts("ja"), {})) == ("made", "Turn 0")


def test_there_is_none_where_nobody_is_asked() -> None:
    played = finished("boss-monster", 2)
    while played.pending:
        decision = played.pending[0]
        played.answer(decision.seat, 0)
    with pytest.raises(NoMoment, match="earlier moment"):
        lesson_from(played.config, played.answers, len(played.answers) // 2, 0, texts("en"))


def test_there_is_none_of_a_game_by_other_rules() -> None:
    played = finished("boss-monster", 2)
    now = played.config
    other = GameConfig(now.game, now.rules - 1, now.cards, now.seats, now.seed, now.options)
    with pytest.raises(NoMoment, match=f"rules {now.rules - 1}"):
        lesson_from(other, played.answers, 3, 0, texts("en"))


def made_lines() -> list[str]:
    played = finished("boss-monster", 2)
    return lesson_from(played.config, played.answers, 3, 0, texts("en")).splitlines()


BAD = [
    ("cards:", "  cards: 0123456789ab", "cards"),
    ("answers:", "  answers: 0 99 1 0", "replay"),
    ("answers:", "  answers: 7 0", "replay"),
    ("answers:", "  answers: 0 0 1", "number"),
    ("answers:", "  answers: zero", "number"),
    ("learner:", "  learner: nobody", "seat"),
    ("seed:", "  sed: made", "field"),
    ("rules:", "rules: 1", "rules"),
    ("steps:", "begin: build\nsteps:", "field"),
]


@pytest.mark.parametrize(("begins", "instead", "why"), BAD, ids=lambda each: str(each))
def test_what_does_not_fit_is_refused_with_its_line(begins: str, instead: str, why: str) -> None:
    lines = made_lines()
    at = next(number for number, line in enumerate(lines) if line.strip().startswith(begins))
    lines[at] = instead
    with pytest.raises(BadLesson) as caught:
        LessonRun(read_lesson("boss-monster/01-made.yaml", "boss-monster", "\n".join(lines)))
    assert (caught.value.details["why"], caught.value.details["line"]) == (why, at + 1)
