"""The games, by id."""

from typing import Final

from underhall.games.boss_monster.table import BOSS_MONSTER
from underhall.games.super_boss_monster.table import SUPER_BOSS_MONSTER
from underhall.kernel.registry import GameInfo

GAMES: Final[dict[str, GameInfo]] = {info.id: info for info in (BOSS_MONSTER, SUPER_BOSS_MONSTER)}

# Games that are still being built: their tests play them, nobody is offered them. They are not compiled, and so cannot
# stand on a compiled kernel: they are imported by who asks for them only.
UNFINISHED: Final = ("munchkin-quest",)


def known(name: str) -> GameInfo:
    """The game of this id, finished or not."""
    if name in UNFINISHED:
        from underhall.games.munchkin_quest.table import MUNCHKIN_QUEST

        return MUNCHKIN_QUEST
    return GAMES[name]
