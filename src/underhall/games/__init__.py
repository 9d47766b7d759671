"""The games, by id."""

from typing import Final

from underhall.games.boss_monster.table import BOSS_MONSTER
from underhall.kernel.registry import GameInfo

GAMES: Final[dict[str, GameInfo]] = {BOSS_MONSTER.id: BOSS_MONSTER}
