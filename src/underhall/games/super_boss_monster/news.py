"""What counts as new information in Super Boss Monster: past it, a move is not taken back.

A player's own deeds and all that follows from them by the rules are no news to that player. Whatever shows a card,
spends luck, or is somebody else's doing is. A message that is in neither list counts as news, to be on the safe side.
"""

from typing import Final

from underhall.games.boss_monster.news import CONSEQUENCES as OLD_CONSEQUENCES
from underhall.games.boss_monster.news import DEEDS as OLD_DEEDS
from underhall.games.boss_monster.wording import FROM_DECK
from underhall.games.super_boss_monster.wording import ON_TOP
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.events import Event

# What somebody does; the first value says who.
DEEDS: Final = OLD_DEEDS | {
    "boss-works",
    "card-drafted",
    "minion-placed",
    "minion-on-room",
    "minion-on-boss",
    "hero-summoned",
    "card-from-market",
    "item-spent",
    "spell-caught",
    "shield-raised",
    "coins-gained",
    "coins-paid",
    "card-put-under",
    "card-left-on-top",
    "item-retired",
}

# What follows by the rules from what lies open.
CONSEQUENCES: Final = OLD_CONSEQUENCES | {
    "hero-to-landmark",
    "hero-to-tavern",
    "nothing-to-draft",
    "minion-stays",
    "errand",
    "errand-at-card",
    "errand-in-vain",
    "symbol-gained",
    "last-room-boosted",
    "market-cleared",
    "hero-came",
    "hero-stayed",
    "hero-unhurt",
    "hero-slipped",
    "hero-skipped",
    "hero-pulled-back",
    "hero-ghosted",
    "hero-redirected",
    "hero-sent",
    "hero-held",
    "aimed-at-room",
    "aimed-at-hero",
    "aimed-at-seat",
    "aimed-at-card",
    "token-placed",
    "token-removed",
    "room-disabled",
    "room-primed",
    "item-taken",
    "item-waits",
    "item-won",
    "marker-passed",
    "ends-by-wounds",
}


def is_news(event: Event, seat: int) -> bool:
    """Whether the event told `seat` something that it could not have worked out."""
    name = event.message.name
    if name in DEEDS:
        return event.values[0] != seat
    return name not in CONSEQUENCES


def shows(decision: Decision) -> bool:
    """Whether the question lists cards that lie in a deck."""
    for code in decision.codes:
        if kind_of(code) in (FROM_DECK, ON_TOP):
            return True
    return False
