"""Puzzles of Boss Monster: those of the series."""

from typing import Final

from underhall.games.boss_monster.state import PHASES
from underhall.games.series.puzzles import SeriesPuzzles

PUZZLES: Final = SeriesPuzzles(PHASES)
