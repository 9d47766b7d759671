"""The Treasures: what items grant and can do, potions, scrolls. Slots, bonuses and values are in data/cards.toml."""

from typing import Final

from underhall.games.munchkin_quest.conditions import Fights, HasHelper
from underhall.games.munchkin_quest.facts import (
    CURSE_ON_ANYONE,
    DEMON,
    IN_COMBAT,
    LOCKED,
    SAME_OR_ADJACENT,
    SELF,
    UNDEAD,
    WOULD_LOSE_HITS,
)
from underhall.games.munchkin_quest.vocabulary import (
    Holds,
    Says,
    bonus,
    card,
    go_up_a_level,
    link_costs,
    played,
    thrown,
    used,
)
from underhall.games.munchkin_quest.words import AddBonus, CancelCurse, ChooseSide, DiscardThis, PreventHits

TREASURES: Final = (
    card("t-firefighters-helmet", Holds("fire_protection", True)),
    card("t-party-cone", bonus(+2, HasHelper())),
    card("t-halo-on-a-stick", bonus(+2, Fights(UNDEAD, DEMON))),
    card("t-barrel-with-straps", Holds("health", 1)),
    card("t-bubble-wrap-hauberk", used(WOULD_LOSE_HITS, PreventHits(), DiscardThis(), reach=SELF)),
    card("t-fashionably-late-boots", Holds("moves", 1)),
    card("t-flip-flops-of-flight", Holds("flight", True), Holds("escape", 1)),
    card("t-lockpick-loafers", link_costs(LOCKED, 1)),
    card("t-spear-of-protruding", Says("both_hands", 2)),
    card("t-rubber-chicken", thrown(ChooseSide(), AddBonus(+3))),
    card("t-wishing-ring", played(CURSE_ON_ANYONE, CancelCurse())),
    card("t-potion-of-strength", played(IN_COMBAT, ChooseSide(), AddBonus(+5), reach=SAME_OR_ADJACENT)),
    card("t-freezing-explosive-potion", played(IN_COMBAT, ChooseSide(), AddBonus(+5), reach=SAME_OR_ADJACENT)),
    go_up_a_level("t-level-misread-chart"),
    go_up_a_level("t-level-flatter-cartographer"),
    go_up_a_level("t-level-polish-trophy"),
    go_up_a_level("t-level-fail-upward"),
)
