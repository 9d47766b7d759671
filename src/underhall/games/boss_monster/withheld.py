"""Why a card in a hand cannot be played now."""

from typing import Final

from underhall.games.boss_monster.state import BossMonster
from underhall.games.series.option_kinds import CAST, PLACE, TAKE
from underhall.games.series.withheld import withheld_cards
from underhall.kernel.decisions import Decision
from underhall.kernel.withheld import Withheld

NAMING_A_HELD_CARD: Final = (PLACE, CAST, TAKE)
RULES: Final = {
    "other-question": "",
    "build-spell": "BM-SPELL-02",
    "adventure-spell": "BM-SPELL-03",
    "not-a-cancel": "BM-KEY-06",
    "no-target": "BM-SPELL-08",
    "room-phase": "BM-BUILD-01",
    "not-your-build": "BM-BUILD-15",
    "room-built": "BM-BUILD-01",
    "no-building": "BM-BUILD-01",
    "advanced": "BM-BUILD-10",
    "no-place": "BM-BUILD-06",
}


def withheld(g: BossMonster, decision: Decision) -> list[Withheld]:
    return withheld_cards(g, decision, NAMING_A_HELD_CARD, RULES)
