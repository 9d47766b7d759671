"""How this game's options and cards are read."""

from typing import Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.series.option_kinds import KINDS
from underhall.kernel.decisions import Wording

WORDING: Final = Wording(KINDS, tuple(card.id for card in CARDS))
