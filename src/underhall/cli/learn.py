"""`underhall learn`: the lessons of a game, played at the text table."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import underhall
from underhall.cli.explain import print_rule
from underhall.cli.options import Color, Game, Json, Lang
from underhall.cli.output import console, print_error, print_json
from underhall.cli.play import NAMES
from underhall.cli.session import Session
from underhall.cli.text_table import TextTable
from underhall.errors import BadOptionValue
from underhall.extras import needed_by
from underhall.kernel.decisions import Decision
from underhall.learn import Course, Lesson, LessonRun, Text, Wrong, course
from underhall.learn import lesson as find_lesson
from underhall.text import Texts, texts

RIVAL = "easy"  # what the seats of the others are called; what they do is up to the lesson


def learn(
    game: Game,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="cli-learn-lesson")] = None,
    stops: Annotated[bool, typer.Option("--stops", help="cli-learn-stops")] = False,
    db: Annotated[str, typer.Option("--db", metavar="URL", help="cli-serve-db")] = "",
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help="cli-learn-folder")] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """List the lessons of a game, or play one."""
    underhall.game_info(game)
    where = "" if folder is None else str(folder)
    words = texts(lang)
    if stops:
        _print_stops(course(game, where), words, db, json)
        return
    if lesson is None:
        _print_course(course(game, where), words, lang, json)
        return
    found = find_lesson(game, lesson, where)
    with suppress(ImportError):
        import readline  # noqa: F401  # so that lines can be edited as they are typed
    run = LessonRun(found)
    names = [words.say(each) for each in NAMES[: len(found.seats)]]
    LessonTable(LessonSession(run, lang), words, names, console(), _next(found, where)).play()


def _print_course(found: Course, words: Texts, lang: str, as_json: bool) -> None:
    """The lessons in their order; files that cannot be read are named on standard error, and the rest still works."""
    if as_json:
        listed = [
            {"id": each.id, "title": each.title.told(words, {}), "minutes": each.minutes, "steps": len(each.steps)}
            for each in found.lessons
        ]
        print_json({"game": found.game, "lessons": listed, "faults": [each.in_language(lang) for each in found.faults]})
        return
    out = console()
    width = max([len(each.id) for each in found.lessons], default=0)
    for number, each in enumerate(found.lessons, start=1):
        minutes = words.say("learn-minutes", minutes=each.minutes)
        out.print(f"{number:>2} {each.id:<{width}}  {each.title.told(words, {})} · {minutes}", highlight=False)
    if found.lessons:
        out.print(words.say("cli-learn-how", command=f"underhall learn {found.game} 1"), highlight=False)
    for fault in found.faults:
        print_error(fault, lang, as_json=False)


def _print_stops(found: Course, words: Texts, db: str, as_json: bool) -> None:
    """Where learners on this machine's server stand: whoever hosts can see which step is too hard."""
    with needed_by("underhall learn --stops", "server"):
        from underhall.server.database_url import default_url, is_database
        from underhall.server.learning import learners_at  # here, since other commands need not wait for it

    url = db or default_url()
    if not is_database(url):
        raise BadOptionValue(name="--db", value=db, valid=[default_url()])
    standing = learners_at(url, found.game)
    counts = [[standing.get((each.id, done), 0) for done in range(len(each.steps) + 1)] for each in found.lessons]
    if as_json:
        listed = [{"id": each.id, "steps": row} for each, row in zip(found.lessons, counts, strict=True)]
        print_json({"game": found.game, "lessons": listed})
        return
    out = console()
    for each, (*left, finished) in zip(found.lessons, counts, strict=True):
        line = words.say("learn-stops", finished=finished, left=" · ".join(str(count) for count in left))
        out.print(f"{each.title.told(words, {})}: {line}", highlight=False)


def _next(found: Lesson, folder: str) -> Lesson | None:
    """The lesson behind this one, if there is one."""
    lessons = course(found.game, folder).lessons
    at = lessons.index(found) + 1
    return lessons[at] if at < len(lessons) else None


class LessonSession(Session):
    """A lesson as the text table plays a game: what is wrong is explained, and asked again."""

    def __init__(self, run: LessonRun, lang: str) -> None:
        learner = run.lesson.learner
        bots = ["" if seat == learner else RIVAL for seat in range(len(run.lesson.seats))]
        super().__init__(run.game, learner, bots, lang)
        self.run = run
        self.wrong: Wrong | None = None  # the last answer, if it was wrong

    def wait(self) -> Decision | None:
        return self.run.decision

    def answer(self, index: int) -> None:
        self.wrong = self.run.answer(index)

    def pass_on(self) -> None:
        self.answer(0)

    @property
    def can_go_back(self) -> bool:
        return False  # what was wrong has not happened


class LessonTable(TextTable):
    """The text table with somebody who says what to do."""

    def __init__(
        self, session: LessonSession, text: Texts, names: list[str], out: Console, following: Lesson | None
    ) -> None:
        super().__init__(session, text, names, out, False, None)
        self.lesson = session.run.lesson
        self.lessons = session
        self.following = following
        self.welcomed = True
        self.pen.say("learn-title", title=self._in_words(self.lesson.title))
        self.pen.write(self._in_words(self.lesson.goal))

    def _in_words(self, text: Text) -> str:
        return text.told(self.text, dict(zip(self.lesson.seats, self.names, strict=True)))

    def show(self, decision: Decision) -> None:
        if self.lessons.wrong is not None:
            self._explain_wrong(self.lessons.wrong)
        super().show(decision)

    def _hint(self, decision: Decision) -> None:
        run = self.lessons.run
        assert run.step is not None
        step = self.text.say("learn-step", step=run.at + 1, steps=len(self.lesson.steps))
        self.pen.write(f"{step}: {self._in_words(run.step.say)}", "» ", "bold yellow")

    def _explain_wrong(self, wrong: Wrong) -> None:
        """What would come of it, by the author and by the game; then the rule behind it."""
        self.pen.say("learn-wrong")
        if wrong.say is not None:
            self.pen.write(self._in_words(wrong.say))
        if wrong.notes:
            teller = self._teller()
            self.pen.write("; ".join(teller.note(note) for note in wrong.notes))
        if wrong.rule:
            print_rule(self.pen, self.lesson.game, wrong.rule)

    def _is_fatal(self, decision: Decision) -> bool:
        return False  # nothing is for good here

    def _leave(self) -> None:
        self.pen.say("learn-left")

    def _end(self) -> None:
        self.out.print()
        self._draw(0)
        self.pen.print(self._log_since())
        self.pen.say("learn-done")
        self.pen.write(self._in_words(self.lesson.end))
        if self.following is not None:
            command = f"underhall learn {self.lesson.game} {self.following.id}"
            self.pen.say("learn-next", title=self._in_words(self.following.title), command=command)
