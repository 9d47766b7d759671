"""What each card and room does, one module a deck; the printed facts are in data/*.toml."""

from typing import Final

from underhall.games.munchkin_quest.cards.dxm import DXM_CARDS
from underhall.games.munchkin_quest.cards.monsters import MONSTERS
from underhall.games.munchkin_quest.cards.rooms import ROOMS
from underhall.games.munchkin_quest.cards.treasures import TREASURES
from underhall.games.munchkin_quest.vocabulary import attach

CARD_PROGRAMS: Final = attach(MONSTERS + TREASURES + DXM_CARDS + ROOMS)
