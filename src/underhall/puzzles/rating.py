"""How good somebody is at puzzles: Glicko's numbers, worked out anew from all results in their order."""

from math import log, pi, sqrt
from typing import Final

FIRST: Final = 1200
UNSURE: Final = 350.0  # the deviation of somebody about whom nothing is known
SUREST: Final = 60.0
OF_PUZZLES: Final = 80.0  # the deviation of a puzzle's own rating
Q: Final = log(10) / 400


class Standing:
    """Somebody's rating, how sure it is, and how many puzzles have been solved in a row."""

    def __init__(self) -> None:
        self.rating = float(FIRST)
        self.deviation = UNSURE
        self.streak = 0
        self.best_streak = 0

    def add(self, puzzle: int, solved: bool) -> None:
        """A puzzle of this rating was tried for the first time."""
        spread = 1 / sqrt(1 + 3 * Q**2 * OF_PUZZLES**2 / pi**2)
        expected = 1 / (1 + 10 ** (-spread * (self.rating - puzzle) / 400))
        precision = 1 / self.deviation**2 + Q**2 * spread**2 * expected * (1 - expected)
        self.rating += Q / precision * spread * ((1.0 if solved else 0.0) - expected)
        self.deviation = max(SUREST, sqrt(1 / precision))
        self.streak = self.streak + 1 if solved else 0
        self.best_streak = max(self.best_streak, self.streak)


def standing(results: list[tuple[int, bool]]) -> Standing:
    """Where somebody stands after these puzzles: the rating of each, and whether it was solved at the first try."""
    found = Standing()
    for puzzle, solved in results:
        found.add(puzzle, solved)
    return found
