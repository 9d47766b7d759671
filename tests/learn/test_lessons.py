"""Every lesson can be played to its end by its right answers, and says why the others are wrong, in five languages."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall.errors import BadLesson, UnknownLesson
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.games.series.state import SeriesGame
from underhall.kernel.types import SeatNo
from underhall.learn import Lesson, LessonRun, Text, course, courses, lesson
from underhall.learn.reader import read_lesson
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

SHIPPED = [each for found in courses() for each in found.lessons]
LONGEST = 3  # minutes that a lesson takes
WORDS_A_MINUTE = 200
SECONDS_A_STEP = 25
FEWEST_STEPS = 2
CARD_GAMES = [each for each in SHIPPED if each.game != "munchkin-quest"]
# The ends of messages that say what a wrong answer leads to: no soul this turn; a tie, so that nobody leaves the town.
NO_SOUL = {"lives", "lost", "nobody", "pass", "survives", "weak"}
TIES = {"still-tied", "tie"}
MOST_ANSWERS = 300  # until a turn is over

GOOD = """\
rules: 2
minutes: 1
title: {en: Own}
goal: {en: Build}
end: {en: Done}
seats: [you, opponent]
position:
  hand: {you: [dark-altar, open-grave]}
begin: build
steps:
  - say: {en: Build it, ja: 建設}
    right: place dark-altar
    wrong:
      pass: {en: "No, build"}
"""


def own(source: str = GOOD, file: str = "boss-monster/01-own.yaml") -> Lesson:
    return read_lesson(file, "boss-monster", source)


def told_in(step_texts: list[Text], found: Lesson) -> Iterator[str]:
    for lang in LANGUAGES:
        for text in step_texts:
            yield text.told(texts(lang), dict.fromkeys(found.seats, "Ann"))


def test_no_file_is_refused() -> None:
    """What ships can be read and begun."""
    assert [str(fault) for found in courses() for fault in found.faults] == []


@pytest.mark.parametrize("found", SHIPPED, ids=lambda each: f"{each.game}/{each.id}")
def test_a_lesson_is_played_to_its_end(found: Lesson) -> None:
    """By each of its right answers at each step, with something to do on every one."""
    run = LessonRun(found)
    for at in range(len(found.steps)):
        assert run.at == at
        assert run.decision is not None
        assert run.right
        for other in run.right[1:]:
            assert branch(found, at, other).at > at
        assert run.answer(run.right[0]) is None
    assert run.step is None
    assert run.decision is None
    assert 0 < found.minutes <= LONGEST
    assert len(found.steps) >= FEWEST_STEPS


def branch(found: Lesson, at: int, option: int) -> LessonRun:
    """The lesson with another right answer at this step, and the first one before."""
    run = LessonRun(found)
    for _ in range(at):
        run.answer(run.right[0])
    assert run.answer(option) is None
    while run.step is not None:
        assert run.answer(run.right[0]) is None
    return run


@pytest.mark.parametrize("found", SHIPPED, ids=lambda each: f"{each.game}/{each.id}")
def test_a_wrong_answer_is_explained_and_changes_nothing(found: Lesson) -> None:
    """By the author and by the game itself; then the very same is asked again."""
    run = LessonRun(found)
    while run.step is not None:
        decision = run.decision
        assert decision is not None
        before = run.game.fingerprint()
        for option in range(len(decision.codes)):
            if option not in run.right:
                wrong = run.answer(option)
                assert wrong is not None
                assert wrong.say is not None, decision.options[option]
                assert wrong.notes, decision.options[option]
                assert run.game.fingerprint() == before
        run.answer(run.right[0])


@pytest.mark.parametrize("found", CARD_GAMES, ids=lambda each: f"{each.game}/{each.id}")
def test_an_answer_that_is_said_to_win_no_soul_wins_none(found: Lesson) -> None:
    """Nor does anybody leave the town who is said to stay in a tie."""
    run = LessonRun(found)
    while run.step is not None:
        said = {text: text.id.removeprefix(f"lesson-{found.game}-{found.id}-") for text in run.step.wrong.values()}
        assert run.decision is not None
        for option in set(range(len(run.decision.codes))) - set(run.right):
            wrong = run.answer(option)
            assert wrong is not None
            assert wrong.say is not None
            souls, is_lured = played_on(found, run.at, option)
            words = run.decision.options[option]
            assert said[wrong.say] not in NO_SOUL or souls <= 0, words
            assert said[wrong.say] not in TIES or (souls <= 0 and not is_lured), words
        run.answer(run.right[0])


def played_on(found: Lesson, at: int, option: int) -> tuple[int, bool]:
    """The rest of the turn after this answer at this step, if nobody does more than they must: how many souls more the
    learner has then, and whether anybody lured a hero."""
    run = LessonRun(found)
    for _ in range(at):
        run.answer(run.right[0])
    game, info = run.game, run.info
    assert isinstance(game, SeriesGame)
    since, turn, before = game.event_count, info.turn(game), game.souls(SeatNo(found.learner))
    game.answer(found.learner, option)
    for _ in range(MOST_ANSWERS):
        if not game.pending or info.turn(game) != turn:
            break
        decision = game.pending[0]
        game.answer(decision.seat, info.default_option(decision))
    is_lured = any(event.message.name == "hero-lured" for event in game.events if event.number >= since)
    return game.souls(SeatNo(found.learner)) - before, is_lured


@pytest.mark.parametrize("found", SHIPPED, ids=lambda each: f"{each.game}/{each.id}")
def test_a_lesson_says_everything_in_five_languages(found: Lesson) -> None:
    """A text that were missing or lacked a variable would raise an error."""
    said = [found.title, found.goal, found.end]
    for step in found.steps:
        said += [step.say, *step.wrong.values()]
    assert all(told_in(said, found))


@pytest.mark.parametrize("found", SHIPPED, ids=lambda each: f"{each.game}/{each.id}")
def test_every_step_points_at_something(found: Lesson) -> None:
    """What that can be, the reader knows."""
    assert all(step.point for step in found.steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_strength_that_a_lesson_tells_is_the_learners(lang: str) -> None:
    """The way to the Boss tells it twice: before the last item is laid out, and after that."""
    found = lesson("munchkin-quest", "boss")
    run = LessonRun(found)
    told = {step: found.steps[step].say.told(texts(lang), {}) for step in (0, 2)}
    weak = found.steps[0].wrong["walk"].told(texts(lang), {})
    for step in range(len(found.steps)):
        assert isinstance(run.game, MunchkinQuest)
        if step in told:
            assert f"{strength(run.game, SeatNo(found.learner))}" in told[step]
        if step == 0:
            assert f"{strength(run.game, SeatNo(found.learner))}" in weak
        run.answer(run.right[0])


def test_each_game_has_its_course() -> None:
    """Boss Monster takes at most a quarter of an hour in all."""
    assert 6 <= len(course("boss-monster").lessons) <= 8
    assert sum(each.minutes for each in course("boss-monster").lessons) <= 15


@pytest.mark.parametrize("found", SHIPPED, ids=lambda each: f"{each.game}/{each.id}")
def test_a_lesson_takes_no_longer_than_it_says(found: Lesson) -> None:
    """200 words a minute, and for each step the time to read the question, to answer it and to see what comes of it."""
    said = [each.say for each in found.steps] + [found.end]
    words = sum(len(text.told(texts("en"), dict.fromkeys(found.seats, "Ann")).split()) for text in said)
    seconds = words / WORDS_A_MINUTE * 60 + SECONDS_A_STEP * len(found.steps)
    assert seconds < 60 * (found.minutes + 0.5)


def test_own_words_are_told_in_the_language_they_have() -> None:
    """… and otherwise in the first that the author wrote."""
    say = own().steps[0].say
    assert say.told(texts("ja"), {}) == "建設"
    assert say.told(texts("uk"), {}) == "Build it"


def test_notes_of_the_game_can_be_told() -> None:
    """What the engine says of a wrong answer has words."""
    run = LessonRun(lesson("boss-monster", "who-is-lured"))
    wrong = run.answer(0)
    assert wrong is not None
    teller = Teller(texts("en"), run.info, run.game, run.lesson.seats)
    assert all(teller.note(note) for note in wrong.notes)


# -- files of one's own -----------------------------------------------------------------------------------------------


def write(folder: Path, name: str, source: str) -> None:
    (folder / "boss-monster").mkdir(exist_ok=True)
    (folder / "boss-monster" / name).write_text(source, "utf-8")


def test_a_folder_of_ones_own_works_like_ours(tmp_path: Path) -> None:
    """Its lessons come behind ours, and a bad file does not spoil the others."""
    write(tmp_path, "01-own.yaml", GOOD)
    write(tmp_path, "02-bad.yaml", GOOD.replace("dark-altar, open", "dark-alter, open"))
    write(tmp_path, "notes.txt", "not a lesson")
    found = course("boss-monster", str(tmp_path))
    assert found.lessons[-1].id == "own"
    assert len(found.lessons) == len(course("boss-monster").lessons) + 1
    (fault,) = found.faults
    assert fault.details["file"] == f"{tmp_path}/boss-monster/02-bad.yaml"
    assert fault.details["line"] == 8
    assert fault.details["why"] == "card"
    assert "dark-altar" in str(fault)


def test_a_step_that_is_never_reached_is_told_with_its_line(tmp_path: Path) -> None:
    """Also when it is not the first one: before anybody learns with it."""
    write(tmp_path, "01-own.yaml", GOOD + "  - say: {en: And that}\n    right: place golem-factory\n")
    (fault,) = course("boss-monster", str(tmp_path)).faults
    assert (fault.details["why"], fault.details["line"]) == ("step", 15)


def test_two_lessons_do_not_have_one_name(tmp_path: Path) -> None:
    """The address of the second one would lead to the first."""
    write(tmp_path, "01-your-dungeon.yaml", GOOD)
    (fault,) = course("boss-monster", str(tmp_path)).faults
    assert (fault.details["why"], fault.details["name"]) == ("twice", "your-dungeon")


def test_the_lesson_in_the_documentation_can_be_played(tmp_path: Path) -> None:
    """Whoever copies it into an empty folder has a lesson of their own."""
    page = (Path(__file__).parents[2] / "docs" / "howto" / "lessons.md").read_text("utf-8")
    (source,) = re.findall(r"```yaml\n(.*?)```", page, re.S)
    write(tmp_path, "01-first-steps.yaml", source)
    found = course("boss-monster", str(tmp_path))
    assert found.faults == []
    assert found.lessons[-1].id == "first-steps"


def test_what_is_no_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    """A folder, a pipe, a link to nothing; of a file that is far too long no more is read than shows that."""
    write(tmp_path, "01-own.yaml", GOOD)
    folder = tmp_path / "boss-monster"
    (folder / "02-folder.yaml").mkdir()
    os.mkfifo(folder / "03-pipe.yaml")
    (folder / "04-link.yaml").symlink_to("nowhere")
    with (folder / "05-long.yaml").open("wb") as file:
        file.truncate(1 << 40)
    found = course("boss-monster", str(tmp_path))
    assert found.lessons[-1].id == "own"
    assert [fault.details["why"] for fault in found.faults] == ["no-file", "no-file", "no-file", "long"]
    assert str(found.faults[2]).endswith("04-link.yaml: there is no such file, or it cannot be read.")


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownLesson, match="your-dungeon"):
        lesson("boss-monster", "flying")


BAD = [
    ("rules: 2", "rules: 1", 1, "rules"),
    ("rules: 2", "rules: two", 1, "number"),
    ("rules: 2\n", "", 1, "missing"),
    ("minutes: 1", "minuets: 1", 2, "field"),
    ("seats: [you, opponent]", "seats: [you, you]", 6, "twice"),
    ("seats: [you, opponent]", "seats: [you]", 6, "seats"),
    ("seats: [you, opponent]", "seats: you", 6, "shape"),
    ("goal: {en: Build}\n", "", 1, "missing"),
    ("title: {en: Own}", "title: {tlh: Own}", 3, "language"),
    ("  hand: {you", "  hands: {you", 8, "word"),
    ("  hand: {you", "  hand: {she", 8, "seat"),
    ("[dark-altar, open-grave]", "[dark-altar, samurai]", 8, "card"),
    ("[dark-altar, open-grave]", "[draculord, xyzax, draculord]", 8, "spare"),
    ("begin: build", "begin: lunch", 9, "moment"),
    ("right: place dark-altar", "right: place golem-factory", 11, "step"),
    ("right: place dark-altar", "write: place dark-altar", 12, "field"),
    ("    right: place dark-altar\n", "", 11, "missing"),
    ("    right: place dark-altar\n", "    right: place dark-altar\n    rule: BM-NO-1\n", 13, "rule"),
    ("    right: place dark-altar\n", "    right: place dark-altar\n    point: [dark-altar, dark]\n", 13, "card"),
    ("begin: build", "begin: build\nrivals: {you: [pass]}", 10, "seat"),
    ("begin: build", "begin: build\noptions: {colour: red}", 10, "option-name"),
    ("begin: build", "begin: build\noptions: {edition: none}", 10, "option-value"),
    ("begin: build", "begin: [", 11, "yaml"),
    ("say: {en: Build it, ja: 建設}", "say: tie", 11, "text"),
    ('      pass: {en: "No, build"}', "      pass: covered", 14, "text"),
    ("title: {en: Own}\ngoal: {en: Build}\nend: {en: Done}\n", "", 1, "missing"),
]


@pytest.mark.parametrize(("old", "new", "line", "why"), BAD, ids=lambda each: str(each)[:24])
def test_a_bad_file_is_refused_with_line_and_reason(old: str, new: str, line: int, why: str) -> None:
    """Whatever is wrong, its author is told where."""
    assert old in GOOD
    with pytest.raises(BadLesson) as caught:
        LessonRun(own(GOOD.replace(old, new, 1)))
    assert (caught.value.details["why"], caught.value.details["line"]) == (why, line)
    assert caught.value.details["file"] == "boss-monster/01-own.yaml"


@pytest.mark.parametrize("source", ["", "- 1", "{", "&a [*a]", "a: &a {b: *a}", "\x00", "steps: " + "[" * 3000])
def test_what_is_no_lesson_at_all_is_refused(source: str) -> None:
    """Nothing else comes out of the reader, whatever it is fed."""
    with pytest.raises(BadLesson):
        own(source)


def test_a_file_with_an_odd_name_is_refused() -> None:
    with pytest.raises(BadLesson, match=r"first\.yaml"):
        own(GOOD, "boss-monster/first.yaml")
