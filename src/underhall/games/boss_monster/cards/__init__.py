"""What each card does, one module a type; the printed facts are in data/cards.toml."""

from typing import Final

from underhall.games.boss_monster.cards.bosses import BOSSES
from underhall.games.boss_monster.cards.heroes import HEROES
from underhall.games.boss_monster.cards.rooms import ROOMS
from underhall.games.boss_monster.cards.spells import SPELLS
from underhall.games.boss_monster.vocabulary import attach

CARD_PROGRAMS: Final = attach(BOSSES + ROOMS + SPELLS + HEROES)
