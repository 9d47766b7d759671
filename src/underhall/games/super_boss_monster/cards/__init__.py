"""What each card does, one module a type; the printed facts are in data/cards.toml.

Boss Monster's cards come along as they are defined there: the same definitions, tied for this table.
"""

from typing import Final

from underhall.games.boss_monster.cards.bosses import BOSSES as OLD_BOSSES
from underhall.games.boss_monster.cards.heroes import HEROES as OLD_HEROES
from underhall.games.boss_monster.cards.rooms import ROOMS as OLD_ROOMS
from underhall.games.boss_monster.cards.spells import SPELLS as OLD_SPELLS
from underhall.games.super_boss_monster.cards.bosses import BOSSES
from underhall.games.super_boss_monster.cards.items import ITEMS
from underhall.games.super_boss_monster.cards.rooms import ROOMS
from underhall.games.super_boss_monster.cards.spells import SPELLS
from underhall.games.super_boss_monster.vocabulary import attach

CARD_PROGRAMS: Final = attach(BOSSES + ROOMS + SPELLS + ITEMS, OLD_BOSSES + OLD_ROOMS + OLD_SPELLS + OLD_HEROES)
