"""Lessons over HTTP: a moment of a lesson follows from its file and the answers so far, so nothing is kept of it.

What is kept is how far a guest has got, for the guest and, counted, for the host.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import func, select

from underhall.kernel.wire_view import Written
from underhall.learn import Course, Lesson, LessonRun, Text, Wrong, course, courses, lesson
from underhall.server.bodies import LessonCard, LessonCourse, LessonMoment, LessonStep, LessonText, Problem, Seat, Table
from underhall.server.bodies import LessonFault as FaultBody
from underhall.server.database_url import database_url
from underhall.server.encoded_events import event_text
from underhall.server.protocol import Shown
from underhall.server.publish import choosing
from underhall.server.questions import Questions, sent
from underhall.server.refusals import Refusal
from underhall.server.schema import LESSONS
from underhall.server.store import Row, Store, open_database, rows, understood

RIVAL: Final = "easy"
MOST_ANSWERS: Final = 64


class Learners:
    """How far guests have got."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def steps_of(self, guest: str) -> dict[tuple[str, str], int]:
        """By game and lesson: the step that the guest has reached."""
        query = select(LESSONS).where(LESSONS.c.guest == guest)
        found: list[Row] = await self.store.read(lambda connection: list(rows(connection, query)))
        return {(row["game"], row["lesson"]): row["step"] for row in found}

    async def reached(self, guest: str, found: Lesson, step: int) -> None:
        """The guest has done so many steps; whoever does a lesson again loses nothing."""
        steps = len(found.steps)
        if not 0 <= step <= steps:
            raise Refusal("refused-no-such-moment", 400)
        row = {"guest": guest, "game": found.game, "lesson": found.id, "step": step, "steps": steps}
        self.store.add("lesson", row)
        await self.store.committed(guest)


def learners_at(database: str, game: str) -> dict[tuple[str, int], int]:
    """How many stand where in the lessons of a game: by lesson and steps done. No guest is named.

    For the host, who reads it from the server's own database; nothing of it is sent anywhere.
    """
    place = (LESSONS.c.lesson, LESSONS.c.step)
    query = select(*place, func.count()).where(LESSONS.c.game == game).group_by(*place)
    with understood(database_url(database)):
        engine = open_database(database)
        try:
            with engine.connect() as connection:
                return {(lesson, step): count for lesson, step, count in connection.execute(query)}
        finally:
            engine.dispose()


def course_bodies(reached: dict[tuple[str, str], int]) -> list[LessonCourse]:
    """All courses, with how far somebody has got in each lesson."""
    return [_course_body(each, reached) for each in courses()]


def _course_body(found: Course, reached: dict[tuple[str, str], int]) -> LessonCourse:
    lessons = [
        LessonCard(each.id, _said(each.title), each.minutes, len(each.steps), reached.get((each.game, each.id), 0))
        for each in found.lessons
    ]
    return LessonCourse(
        found.game, lessons, [FaultBody(Problem(each.message_id, each.details)) for each in found.faults]
    )


def moment_of_lesson(game: str, name: str, answers: list[int]) -> LessonMoment:
    """The lesson after these answers, of which only the last may be wrong, and what came of the last one."""
    found = lesson(game, name)
    run = LessonRun(found)
    since = 0
    wrong: Wrong | None = None
    for option in answers:
        decision = run.decision
        if wrong is not None or decision is None or not 0 <= option < len(decision.codes):
            raise Refusal("refused-no-such-option", 400)
        since = run.game.event_count
        wrong = run.answer(option)
    others = [] if found.example else course(game).lessons  # an example stands by itself
    at = [each.id for each in others].index(found.id) if others else -1
    following = others[at + 1] if at + 1 < len(others) else None
    return LessonMoment(
        table_of(run),
        shown_of(run),
        [msgspec.Raw(event_text(event, found.learner, run.game.wording)) for event in run.game.events],
        since,
        found.learner,
        found.seats,
        _said(found.title),
        _said(found.goal),
        _said(found.end),
        [LessonStep(_said(each.say), each.point, each.rule) for each in found.steps],
        run.at,
        run.right,
        wrong is not None,
        None if wrong is None or wrong.say is None else _said(wrong.say),
        [] if wrong is None else sent(wrong.notes),
        at + 1,
        len(others),
        "" if following is None else following.id,
        _said(following.title) if following is not None else None,
    )


def _said(text: Text) -> LessonText:
    return LessonText(text.id, text.attribute, text.own)


def table_of(run: LessonRun) -> Table:
    """The lesson as a table that the page can show."""
    seats = [
        Seat("person", "", "", True, False, False, -1)
        if seat == run.lesson.learner
        else Seat("bot", "", RIVAL, True, False, False, seat - (seat < run.lesson.learner))
        for seat in range(len(run.lesson.seats))
    ]
    config = run.game.config
    return Table(
        f"lesson-{run.lesson.id}",
        run.lesson.game,
        config.options,
        seats,
        "running",
        False,
        "untimed",
        False,
        False,
        run.info.turn(run.game),
        0,
        "",
        [],
        [],
        "",
    )


def shown_of(run: LessonRun) -> Any:
    """What the learner sees of it, as `Shown`."""
    game, info = run.game, run.info
    view = msgspec.Raw(info.encoded_views(game, [run.lesson.learner], Written())[0])
    outlook = msgspec.Raw(info.encoded_outlooks(game, [run.lesson.learner], Written())[0])
    decision = run.decision
    question = None if decision is None else Questions(len(run.lesson.seats)).ask(decision, game, info).question
    waiting, window = choosing(game)
    return Shown(view, outlook, question, waiting, window, False, [], False)
