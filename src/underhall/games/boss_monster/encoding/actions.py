"""The actions of Boss Monster: see kernel/actions.py."""

from typing import Final

from underhall.games.boss_monster.encoding.layout import MOST_CARDS, NUMBERS, SEATS
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.series.encoding.actions import series_parts
from underhall.kernel.actions import Actions

MOST_HEROES: Final = 64

ACTIONS: Final = Actions(
    "boss-monster",
    WORDING.kinds,
    NUMBERS,
    series_parts(NUMBERS, WORDING.cards, MOST_CARDS, MOST_HEROES, SEATS),
)
