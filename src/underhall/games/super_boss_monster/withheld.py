"""Why a card in a hand cannot be played now."""

from typing import Final

from underhall.games.series.option_kinds import CAST, PLACE, TAKE
from underhall.games.series.withheld import withheld_cards
from underhall.games.super_boss_monster.option_kinds import FOR_COIN
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.decisions import Decision
from underhall.kernel.withheld import Withheld

FROM_THE_MARKET: Final = ("draft", "take-from-market")  # the same card may lie there and be held
NAMING_A_HELD_CARD: Final = (PLACE, CAST, TAKE, FOR_COIN)
RULES: Final = {
    "other-question": "",
    "build-spell": "SBM-SPELL-03",
    "adventure-spell": "SBM-SPELL-04",
    "no-target": "SBM-STACK-05",
    "room-phase": "SBM-BUILD-01",
    "not-your-build": "SBM-BUILD-02",
    "room-built": "SBM-BUILD-01",
    "no-building": "SBM-BUILD-01",
    "advanced": "SBM-BUILD-10",
    "no-place": "SBM-BUILD-07",
}


def withheld(g: SuperBossMonster, decision: Decision) -> list[Withheld]:
    if decision.kind in FROM_THE_MARKET:
        return []
    return withheld_cards(g, decision, NAMING_A_HELD_CARD, RULES)
