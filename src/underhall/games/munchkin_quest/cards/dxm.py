"""The DxM cards: races, classes, curses, enhancers, dice, tricks."""

from typing import Final

from underhall.games.munchkin_quest.conditions import Fights, HasItem, HealthUpTo, InHands, OfKeyword
from underhall.games.munchkin_quest.facts import (
    AFTER_DEFEAT,
    AFTER_ROLL,
    ARMOUR,
    AXE,
    EVIL,
    FAST,
    FOOTGEAR,
    HEADGEAR,
    HIDDEN,
    IN_COMBAT,
    MACE,
    ONCE_PER_FIGHT,
    OWN_COMBAT,
    TWICE_PER_FIGHT,
    UNDEAD,
)
from underhall.games.munchkin_quest.state import MUNCHKINS
from underhall.games.munchkin_quest.vocabulary import (
    Holds,
    Says,
    at_turn_start,
    bonus,
    card,
    combat_die,
    curse,
    d10_power,
    drawback,
    enhancer,
    go_up_a_level,
    lasting_curse,
    link_costs,
    played,
    power,
)
from underhall.games.munchkin_quest.words import (
    AddBonus,
    ChooseDie,
    ChooseFace,
    DiscardItems,
    Heal,
    InFight,
    LoseHits,
    LoseLevels,
    OnlyIf,
    PayCard,
    SpareHits,
    Summon,
    Which,
)

DXM_CARDS: Final = (
    # Races
    card(
        "d-dwarf",
        Holds("big_items_free", True),
        Holds("search_gold", 100),
        bonus(+1, HasItem(weapons=(AXE, MACE))),
        drawback(Holds("escape", -1)),
    ),
    card("d-elf", Holds("helps_for_a_level", True), link_costs(HIDDEN, 1)),
    card(
        "d-halfling",
        at_turn_start(OnlyIf(HealthUpTo(2)), Heal(1)),
        Holds("hand_limit", 1),
        Holds("pack_limit", 1),
        drawback(Holds("moves", -1)),
    ),
    # Classes
    card(
        "d-warrior",
        Holds("wins_ties", True),
        power(OWN_COMBAT, PayCard(), AddBonus(+2, MUNCHKINS), limit=TWICE_PER_FIGHT),
        d10_power(AFTER_DEFEAT, SpareHits(), limit=ONCE_PER_FIGHT),
    ),
    card("d-cleric", combat_die(+1, Fights(UNDEAD)), drawback(Holds("mutes", OfKeyword(EVIL)))),
    # Curses
    curse("d-curse-armour-to-pudding", DiscardItems(Which(ARMOUR))),
    curse("d-curse-helmet-to-hamster", DiscardItems(Which(HEADGEAR))),
    curse("d-curse-shoelace-conspiracy", DiscardItems(Which(FOOTGEAR))),
    curse("d-curse-forgot-backstory", LoseLevels(1)),
    curse("d-curse-divine-paper-cut", LoseHits(1, never_last=True)),
    lasting_curse("d-curse-lead-trousers", Holds("moves", -1)),
    lasting_curse("d-curse-butterfingers", Holds("mutes", InHands())),
    lasting_curse("d-curse-terrible-reviews", Holds("shunned", True)),
    # Enhancers
    enhancer("d-enh-ancient"),
    enhancer("d-enh-hairy"),
    enhancer("d-enh-baby"),
    enhancer("d-enh-enraged", Says("escape", -1)),
    enhancer("d-enh-caffeinated", Says("new_gait", FAST)),
    enhancer("d-enh-two-headed", Says("more_dice", 1)),
    enhancer("d-enh-well-insured"),
    # Others
    card("d-wandering-monster", played(IN_COMBAT, InFight(), Summon())),
    card("d-loaded-die", played(AFTER_ROLL, ChooseDie(own=True), ChooseFace())),
    card("d-reloaded-die", played(AFTER_ROLL, ChooseDie(own=False), ChooseFace())),
    go_up_a_level("d-go-up-a-level"),
)
