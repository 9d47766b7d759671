"""Puzzles: a position from a game, what is to be reached, and the one line that reaches it for certain."""

from underhall.kernel.puzzles import Goal
from underhall.puzzles.check import check
from underhall.puzzles.collection import Collection, collection, collections, puzzle_called
from underhall.puzzles.made import puzzle_from
from underhall.puzzles.puzzle import Puzzle, PuzzleRun
from underhall.puzzles.rating import Standing, standing

__all__ = [
    "Collection",
    "Goal",
    "Puzzle",
    "PuzzleRun",
    "Standing",
    "check",
    "collection",
    "collections",
    "puzzle_called",
    "puzzle_from",
    "standing",
]
