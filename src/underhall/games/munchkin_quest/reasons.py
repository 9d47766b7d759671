"""By which rule something happens: what a card does, what is paid for it, what a room does."""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.types import CardNo

# The rule by which a card works, by what it is; where it works in several ways, `by_card` looks further.
CARD_RULES: Final = {
    facts.ITEM: "MQ-ITEM-02",
    facts.GO_UP_A_LEVEL: "MQ-CARD-10",
    facts.RACE: "MQ-RACE-04",
    facts.CLASS: "MQ-CLASS-05",
    facts.CURSE: "MQ-CURSE-02",
    facts.ENHANCER: "MQ-ENH-01",
    facts.WANDERING_MONSTER: "MQ-ENH-07",
    facts.MATE: "MQ-ENH-07",
    facts.CHEAT: "MQ-ITEM-04",
    facts.LOADED_DIE: "MQ-DICE-07",
}


def by_card(g: MunchkinQuest) -> str:
    """The rule by which the card, the monster or the room works whose effect is under way."""
    source = g.frame.source
    if source < 0:
        return by_room(g)
    card = CARDS[source]
    if card.deck == facts.MONSTER:
        if is_under_way(g, source, facts.BRIBE):
            return "MQ-ITEM-38"
        return "MQ-COMBAT-37" if is_under_way(g, source, facts.WHEN_BEATEN) else "MQ-RUN-06"
    if is_under_way(g, source, facts.D10):
        return "MQ-CLASS-07"
    if is_under_way(g, source, facts.REMOVE):
        return "MQ-CURSE-06"
    if is_under_way(g, source, facts.THROWN):
        return "MQ-ITEM-33"
    return CARD_RULES.get(card.kind, "MQ-CARD-18" if card.deck == facts.DXM else "MQ-KEY-11")


def by_room(g: MunchkinQuest) -> str:
    """A room's deal, or its rule."""
    deal = g.face(g.munchkins[g.frame.seat].place).deal if g.frame.seat >= 0 else None
    return "MQ-DEAL-01" if deal is not None and deal.program is g.frame.program else "MQ-ROOM-01"


def as_price(g: MunchkinQuest) -> str:
    """The rule by which something is paid for the effect under way: a room names the price of its deals."""
    return "MQ-DEAL-04" if g.frame.source < 0 else by_card(g)


def is_under_way(g: MunchkinQuest, card: CardNo, moment: facts.Moment) -> bool:
    """Whether what runs now is what the card does at that moment."""
    ability = CARDS[card].on[moment]
    return ability is not None and ability.program is g.frame.program
