"""Underhall, the table for dungeon board games: start, play, save and load games from Python."""

from typing import Final

from underhall import engine
from underhall.api import (
    BossMonsterView,
    Game,
    MunchkinQuestView,
    SuperBossMonsterView,
    layout,
    load,
    new,
    teller,
)
from underhall.engine import game_info
from underhall.errors import UnderhallError
from underhall.games import GAMES
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.encoding import Layout
from underhall.kernel.events import Event
from underhall.kernel.explain import Explanation, Note
from underhall.kernel.game import Outcome
from underhall.kernel.luck import Luck, seeded
from underhall.kernel.many_games import ManyGames
from underhall.version import VERSION

__version__: Final = VERSION

__all__ = [
    "GAMES",
    "BossMonsterView",
    "Decision",
    "Event",
    "Explanation",
    "Game",
    "Layout",
    "Luck",
    "ManyGames",
    "MunchkinQuestView",
    "Note",
    "Option",
    "Outcome",
    "SuperBossMonsterView",
    "UnderhallError",
    "engine",
    "game_info",
    "layout",
    "load",
    "new",
    "seeded",
    "teller",
]
