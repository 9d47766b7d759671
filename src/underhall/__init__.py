"""Underhall, the table for dungeon board games: start, play, save and load games from Python."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

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

if TYPE_CHECKING:
    from underhall.environments import env, make_vec

__version__: Final = VERSION

ENVIRONMENTS: Final = ("env", "make_vec")  # names that are in underhall.environments


def __getattr__(name: str) -> Any:
    """What needs libraries of the extra `lab` is imported when somebody looks at it."""
    if name in ENVIRONMENTS:
        return getattr(import_module("underhall.environments"), name)
    raise AttributeError(f"module 'underhall' has no attribute {name!r}")


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
    "env",
    "game_info",
    "layout",
    "load",
    "make_vec",
    "new",
    "seeded",
    "teller",
]
