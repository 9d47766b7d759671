"""The names of the environments: `boss-monster-v0` with us and in PettingZoo, `underhall/BossMonster-v0` in Gymnasium.

The version goes up when the meaning of an action, of a column of observations or of rewards changes.
"""

from typing import Final

from underhall.errors import BadEnvironment
from underhall.games import GAMES
from underhall.kernel.registry import GameInfo

VERSION: Final = "v0"
NAMES: Final = {f"{game}-{VERSION}": game for game in GAMES}


def info_of(name: str) -> GameInfo:
    """The game of an environment's name."""
    game = NAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadEnvironment(why="name", given=repr(name), valid=NAMES)
    return GAMES[game]


def gymnasium_id(name: str) -> str:
    """What Gymnasium calls the environment for one seat: `boss-monster-v0` is `underhall/BossMonster-v0`."""
    words = name.removesuffix(f"-{VERSION}").split("-")
    return f"underhall/{''.join(word.capitalize() for word in words)}-{VERSION}"
