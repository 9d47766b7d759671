"""Where puzzles are found: those that come with Underhall, and those in a folder of one's own.

A folder of one's own looks like ours: `GAME/001-first.yaml`. It is named by UNDERHALL_PUZZLES, or by `--folder`.
"""

import os
from datetime import date
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from underhall.errors import BadLesson, UnknownPuzzle
from underhall.games import GAMES
from underhall.learn.courses import source_of, yaml_files
from underhall.learn.reader import Reader
from underhall.puzzles.puzzle import Puzzle, PuzzleRun
from underhall.puzzles.reader import read_puzzle

FOLDER: Final = "UNDERHALL_PUZZLES"


class Collection:
    """The puzzles of one game in their order, and what is wrong with the files that could not be read."""

    def __init__(self, game: str, puzzles: list[Puzzle], faults: list[BadLesson]) -> None:
        self.game = game
        self.puzzles = puzzles
        self.faults = faults

    def of_day(self, day: date) -> Puzzle | None:
        """The puzzle of this day: the same for everybody, another one tomorrow."""
        # A step that has no divisor in common with most numbers, so that neighbours in the list do not follow.
        return self.puzzles[day.toordinal() * 37 % len(self.puzzles)] if self.puzzles else None


@cache
def collection(game: str, folder: str = "") -> Collection:
    """The puzzles of a game; those of one's own folder come behind ours. A bad file does not spoil the rest."""
    roots: list[tuple[str, Traversable]] = [("", resources.files("underhall").joinpath("puzzles", "shipped"))]
    own = folder or os.environ.get(FOLDER, "")
    if own:
        roots.append((f"{own}/", Path(own)))
    return _read(game, roots)


def of_folder(game: str, folder: str) -> Collection:
    """The puzzles of a game in this folder alone."""
    return _read(game, [(f"{folder}/", Path(folder))])


def _read(game: str, roots: list[tuple[str, Traversable]]) -> Collection:
    puzzles: list[Puzzle] = []
    faults: list[BadLesson] = []
    for name, file in yaml_files(game, roots):
        try:
            puzzle = read_puzzle(name, game, source_of(name, file))
            if puzzle.id in {each.id for each in puzzles}:
                raise Reader(name).fault(1, "twice", puzzle.id)  # an address leads to one puzzle
            puzzles.append(puzzle)
        except BadLesson as fault:
            faults.append(fault)
    return Collection(game, puzzles, faults)


def collections(folder: str = "") -> list[Collection]:
    """The puzzles of all games."""
    return [collection(game, folder) for game in GAMES]


def puzzle_called(game: str, name: str, folder: str = "") -> Puzzle:
    """A puzzle by its id or its number in the collection."""
    found = collection(game, folder).puzzles
    for number, each in enumerate(found, start=1):
        if name in (each.id, str(number)):
            return each
    raise UnknownPuzzle(game=game, name=name, count=len(found))


def begun(puzzle: Puzzle) -> PuzzleRun:
    """The puzzle at its first question."""
    return PuzzleRun(puzzle)
