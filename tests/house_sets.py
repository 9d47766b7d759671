"""Forgets the house sets that a test has loaded: other tests of the same process go through the printed cards."""

import gc
import sys
from typing import Any, Final

from underhall.games import GAMES
from underhall.games.munchkin_quest.house import FREE_CARDS, FREE_TILES
from underhall.games.series.house import free_numbers
from underhall.kernel.house import REGISTRY

NUMBERS: Final = (FREE_CARDS, FREE_TILES, free_numbers())
FREE: Final = [len(numbers.free) for numbers in NUMBERS]
for info in GAMES.values():
    info.house_sets()  # whatever modules have such tables are loaded now
# The tables of games, in which the cards of house sets come behind the printed ones.
TABLES: Final[list[tuple[list[Any], int]]] = [
    (value, len(value))
    for name, module in list(sys.modules.items())
    if name.startswith("underhall.games.")
    for value in vars(module).values()
    if isinstance(value, list)
]


def forget_house_sets() -> None:
    """Nothing is left of them, unless a game is still played with one."""
    if not REGISTRY.kept and all(len(table) == length for table, length in TABLES):
        return
    REGISTRY.kept.clear()
    gc.collect()
    if [len(numbers.free) for numbers in NUMBERS] == FREE:
        for table, length in TABLES:
            del table[length:]
