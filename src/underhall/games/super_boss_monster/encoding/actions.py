"""The actions of Super Boss Monster: see kernel/actions.py."""

from typing import Final

from underhall.games.series.encoding.actions import series_parts
from underhall.games.super_boss_monster.board import SPACES
from underhall.games.super_boss_monster.encoding.layout import MOST_CARDS, NUMBERS, SEATS
from underhall.games.super_boss_monster.facts import TREASURES
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.kernel.actions import Actions, named

MOST_HEROES: Final = 160
MOST_SPACES: Final = 24
MOST_TREASURES: Final = 8

ACTIONS: Final = Actions(
    "super-boss-monster",
    WORDING.kinds,
    NUMBERS,
    {
        **series_parts(NUMBERS, WORDING.cards, MOST_CARDS, MOST_HEROES, SEATS),
        "space": named("space", "the space of the board", tuple([space.name for space in SPACES]), MOST_SPACES),
        "treasure": named("treasure", "the treasure", TREASURES, MOST_TREASURES),
    },
)
