"""Printed examples of the rulebooks as positions: each can be played to its end, and is told by the rulebook itself."""

import pytest

from underhall.games import GAMES
from underhall.learn import Lesson, LessonRun, examples, lesson
from underhall.rules.catalogue import Example, catalogue
from underhall.text import LANGUAGES, texts

PLAYED = [each for game in GAMES for each in examples(game).values()]
# Nobody decides anything in these: a table laid out, a line that moves up, a final score, a map with arrows.
PICTURES = {
    *("BM-EX-12", "BM-EX-13", "BM-EX-15", "BM-EX-16"),
    *("SBM-EX-02", "SBM-EX-05", "SBM-EX-07", "SBM-EX-08", "SBM-EX-12", "SBM-EX-13", "SBM-EX-17", "SBM-EX-18"),
    *("MQ-EX-03", "MQ-EX-04", "MQ-EX-05", "MQ-EX-06", "MQ-EX-07", "MQ-EX-08", "MQ-EX-09", "MQ-EX-10", "MQ-EX-11"),
    *("MQ-EX-15", "MQ-EX-16", "MQ-EX-17", "MQ-EX-19", "MQ-EX-20"),
}


def test_every_example_is_a_position_or_named_as_none() -> None:
    every = {each.id for game in GAMES for each in catalogue(game).examples}
    assert {each.id for each in PLAYED} == every - PICTURES


@pytest.mark.parametrize("found", PLAYED, ids=lambda each: each.id)
def test_an_example_is_played_to_its_end(found: Lesson) -> None:
    """By its first right answer at each step, and every step has one."""
    run = LessonRun(found)
    while run.step is not None:
        assert run.right
        assert run.answer(run.right[0]) is None
    assert found.id in catalogue(found.game).entries()
    assert isinstance(catalogue(found.game).entry(found.id), Example)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_tells_them(lang: str) -> None:
    for found in PLAYED:
        for text in (found.title, found.goal, found.end, *(step.say for step in found.steps)):
            assert text.told(texts(lang), {})


def test_the_hidden_build_of_the_rulebook_breaks_the_tie() -> None:
    """BM-EX-06: with the fighter's symbol he comes, without it he stays in town."""
    for card, lured in (("golem-factory", True), ("open-grave", False)):
        run = LessonRun(lesson("boss-monster", "bm-ex-06"))
        assert run.decision is not None
        option = next(i for i in run.right if run.decision.options[i].fields["card"] == card)
        run.answer(option)
        assert any(event.message.name == "hero-lured" for event in run.game.events) == lured


def test_the_jam_of_the_rulebook_breaks_up_at_one_stroke() -> None:
    """BM-EX-11: three thieves come for one symbol more, and none without it."""
    for kind, count in (("place", 3), ("pass", 0)):
        run = LessonRun(lesson("boss-monster", "BM-EX-11"))
        assert run.decision is not None
        run.answer(next(i for i in run.right if run.decision.options[i].kind == kind))
        assert sum(event.message.name == "hero-lured" for event in run.game.events) == count
