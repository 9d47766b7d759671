"""The games, by id."""

from typing import Final

from underhall.games.boss_monster.info import BOSS_MONSTER
from underhall.games.munchkin_quest.info import MUNCHKIN_QUEST
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.kernel.registry import GameInfo

GAMES: Final[dict[str, GameInfo]] = {info.id: info for info in (BOSS_MONSTER, SUPER_BOSS_MONSTER, MUNCHKIN_QUEST)}
