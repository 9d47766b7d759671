"""Where lessons are found: those that come with Underhall, and those in a folder of one's own.

A folder of one's own looks like ours: `GAME/01-first.yaml`. It is named by UNDERHALL_LESSONS, or by `--folder`.
"""

import os
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from underhall.errors import BadLesson, UnknownLesson
from underhall.games import GAMES
from underhall.learn.lesson import Lesson
from underhall.learn.reader import LONGEST_FILE, Reader, read_lesson
from underhall.learn.run import LessonRun

FOLDER: Final = "UNDERHALL_LESSONS"
EXAMPLES: Final = "examples"  # the folder beside a game's lessons


class Course:
    """The lessons of one game in their order, and what is wrong with the files that could not be read."""

    def __init__(self, game: str, lessons: list[Lesson], faults: list[BadLesson]) -> None:
        self.game = game
        self.lessons = lessons
        self.faults = faults


@cache
def course(game: str, folder: str = "") -> Course:
    """The course of a game; the lessons of one's own folder come behind ours. A bad file does not spoil the rest."""
    lessons: list[Lesson] = []
    faults: list[BadLesson] = []
    roots: list[tuple[str, Traversable]] = [("", resources.files("underhall").joinpath("lessons"))]
    own = folder or os.environ.get(FOLDER, "")
    if own:
        roots.append((f"{own}/", Path(own)))
    for name, file in yaml_files(game, roots):
        try:
            lesson = read_lesson(name, game, source_of(name, file))
            if lesson.id in {each.id for each in lessons}:
                raise Reader(name).fault(1, "twice", lesson.id)  # an address leads to one lesson
            LessonRun(lesson).play_through()
            lessons.append(lesson)
        except BadLesson as fault:
            faults.append(fault)
    return Course(game, lessons, faults)


def courses(folder: str = "") -> list[Course]:
    """The courses of all games."""
    return [course(game, folder) for game in GAMES]


@cache
def examples(game: str) -> dict[str, Lesson]:
    """The printed examples of a game's rulebook that can be played, by their ids."""
    found = [
        read_lesson(f"{game}/{EXAMPLES}/{file.name}", game, source_of(file.name, file))
        for file in _listed(resources.files("underhall").joinpath("lessons", game, EXAMPLES))
    ]
    return {each.id: each for each in found}


def lesson(game: str, name: str, folder: str = "") -> Lesson:
    """A lesson by its id or its number in the course, or an example by its id."""
    if name.upper() in examples(game):
        return examples(game)[name.upper()]
    found = course(game, folder).lessons
    for number, each in enumerate(found, start=1):
        if name in (each.id, str(number)):
            return each
    raise UnknownLesson(game=game, name=name, known=[each.id for each in found])


def yaml_files(game: str, roots: list[tuple[str, Traversable]]) -> Iterator[tuple[str, Traversable]]:
    """The files of a game in these folders, with their names as errors quote them."""
    for shown, root in roots:
        for file in _listed(root.joinpath(game)):
            yield f"{shown}{game}/{file.name}", file


def _listed(folder: Traversable) -> list[Traversable]:
    """The lessons in a folder by their names; none where there is no such folder."""
    files = list(folder.iterdir()) if folder.is_dir() else []
    return sorted((file for file in files if file.name.endswith(".yaml")), key=lambda file: file.name)


def source_of(name: str, file: Traversable) -> str:
    """The text of a file, of one that is too long no more than shows that; nothing else is waited for or read."""
    try:
        if not file.is_file():
            raise FileNotFoundError
        with file.open("rb") as opened:
            return opened.read(4 * LONGEST_FILE + 4).decode("utf-8")
    except OSError as error:
        raise Reader(name).fault(0, "no-file", name) from error
    except UnicodeDecodeError as error:
        raise Reader(name).fault(0, "encoding", name) from error
