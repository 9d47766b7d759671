"""The Treasures: what items grant and can do, potions, scrolls. Slots, bonuses and values are in data/cards.toml."""

from typing import Any, Final

from underhall.games.munchkin_quest.combat import FIGHT_ROLL, SEARCH_ROLL
from underhall.games.munchkin_quest.conditions import Fights, HasHelper, Is, IsHelper
from underhall.games.munchkin_quest.effects import (
    AddBonus,
    CancelCurse,
    ChooseMonster,
    ChooseOtherRoom,
    ChooseSide,
    DiscardThis,
    DrawCards,
    GoThere,
    GrantForTurn,
    LoseHits,
    MonsterBonus,
    MonsterDice,
    PreventHits,
    RollDie,
    SendAway,
)
from underhall.games.munchkin_quest.effects_items import (
    ChooseFighter,
    ChooseMonsterUpTo,
    ChooseQuietRoom,
    ChooseWounded,
    Fee,
    FighterDice,
    FlyOrEscape,
    GainMoves,
    GoToEntrance,
    HealPicked,
    IfOwnDieShowed,
    IfRolled,
    LeaveTreasure,
    LockFight,
    OweHit,
    RedirectCurse,
    RollAgain,
    SlipThrough,
    SomebodyElseHas,
    Spent,
    UndoCurse,
)
from underhall.games.munchkin_quest.effects_powers import ChooseDisplaced, Displace
from underhall.games.munchkin_quest.facts import (
    AFTER_ROLL,
    AFTER_WON_FIGHT,
    ANY_TIME,
    ANY_TIME_OR_CURSE,
    ANYWHERE,
    CURSE_ON_ANYONE,
    CURSE_ON_YOU,
    DEMON,
    DOOR,
    DWARF,
    DXM,
    ELF,
    FLYING,
    HALFLING,
    HIDDEN,
    IN_COMBAT,
    LOCKED,
    MEETING,
    ONCE_PER_CURSE,
    ONCE_PER_FIGHT,
    ONCE_PER_TURN,
    OWN_COMBAT,
    OWN_TURN,
    OWN_TURN_OR_ESCAPE,
    PASSAGE,
    PLANT,
    SAME_OR_ADJACENT,
    SELF,
    SWORD,
    THIEF,
    TINY,
    UNDEAD,
    WALL,
    WARRIOR,
    WIZARD,
    WOULD_LOSE_HITS,
)
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING
from underhall.games.munchkin_quest.vocabulary import (
    Definition,
    Holds,
    Part,
    Says,
    after_fight,
    bonus,
    card,
    for_the_turn,
    go_up_a_level,
    link_costs,
    played,
    thrown,
    used,
)
from underhall.kernel.agenda import Op


def plain(id: str) -> Definition:
    """An item that is no more than its printed slot, bonus, value and limits."""
    return card(id)


def into_a_fight(*ops: Op[Any]) -> Part:
    """A throwable one-use card, played by anybody in the room of a fight or next to it."""
    return played(IN_COMBAT, *ops, reach=SAME_OR_ADJACENT)


TREASURES: Final = (
    # Headgear
    card("t-firefighters-helmet", Holds("fire_protection", True)),
    plain("t-pointy-hat-of-power"),
    plain("t-tiara-of-a-tiny-kingdom"),
    card("t-thinking-cap", Holds("d10", 1)),
    card(
        "t-helm-of-selective-hearing",
        used(CURSE_ON_YOU, RollDie(), AFTER_ROLLING, IfRolled(6), CancelCurse(), limit=ONCE_PER_CURSE),
    ),
    card("t-party-cone", bonus(+2, HasHelper())),
    card("t-halo-on-a-stick", bonus(+2, Fights(UNDEAD, DEMON))),
    card("t-canary-helmet", bonus(+1, Is(DWARF)), Holds("search", 1)),
    # Armour
    plain("t-adamant-armour"),
    card("t-flaming-armour", Holds("fire_protection", True)),
    plain("t-pleather-jerkin"),
    plain("t-undeliverable-mail"),
    card("t-dinner-plate-armour", Holds("escape", -1)),
    card("t-barrel-with-straps", Holds("health", 1)),
    card("t-bubble-wrap-hauberk", used(WOULD_LOSE_HITS, PreventHits(), DiscardThis())),
    plain("t-hide-armour"),
    # Footgear
    card("t-sneaky-slippers", used(AFTER_WON_FIGHT, SlipThrough(PASSAGE, DOOR), limit=ONCE_PER_TURN)),
    card("t-fashionably-late-boots", Holds("moves", 1)),
    plain("t-steel-toed-ballet-shoes"),
    card("t-flip-flops-of-flight", Holds("flight", True), Holds("escape", 1)),
    plain("t-clown-shoes"),
    card("t-lockpick-loafers", bonus(+1, Is(THIEF)), link_costs(LOCKED, 1)),
    # One hand
    plain("t-begrudging-sword"),
    card("t-spear-of-protruding", Says("both_hands", 2)),
    plain("t-cheese-grater-of-peace"),
    card("t-mighty-pen", bonus(+2, SomebodyElseHas(SWORD))),
    card("t-backhanded-dagger", bonus(+1, Is(THIEF))),
    card("t-tankard-of-tenacity", bonus(+1, Is(DWARF))),
    plain("t-pot-lid"),
    plain("t-shield-unreasonable"),
    card("t-sudden-hen", thrown(ChooseSide(), AddBonus(+3))),
    card("t-pocket-bow", bonus(+2, Fights(FLYING))),
    plain("t-axe-of-asking"),
    plain("t-wand-of-wild-pointing"),
    card("t-torch-map", bonus(+2, Fights(UNDEAD, PLANT)), Holds("search", 1)),
    card("t-garlic-baguette", bonus(+3, Fights(UNDEAD)), bonus(+1, Is(HALFLING))),
    # Two hands
    plain("t-meat-mallet"),
    card("t-sword-that-enters-first", bonus(+1, Is(WARRIOR))),
    card("t-folding-drawbridge", link_costs(WALL, 3)),
    card("t-longbow-social-distance", bonus(+1, Is(ELF)), Holds("escape", 1)),
    plain("t-wrecking-bell"),
    plain("t-staff-of-other-business"),
    card("t-halberd-by-committee", bonus(+3, HasHelper())),
    card("t-handheld-ballista", Holds("moves", -1)),
    # Shiny
    card(
        "t-wishing-ring",
        played(CURSE_ON_ANYONE, CancelCurse()),
        used(CURSE_ON_ANYONE, CancelCurse(), DiscardThis(), reach=ANYWHERE),
    ),
    card(
        "t-eye-of-argon",
        Holds("bound", True),
        after_fight(IfOwnDieShowed(1), LoseHits(1, never_last=True)),
    ),
    card("t-amulet-mild-protection", Holds("health", 1)),
    card("t-participation-medal", bonus(+2, IsHelper())),
    plain("t-borrowed-teeth"),
    card("t-monocle-of-markup", Holds("sale_bonus", 100)),
    card("t-suspicious-brooch", used(CURSE_ON_YOU, RedirectCurse(), DiscardThis())),
    # Clothing
    card("t-cape-dramatic-exits", Holds("escape", 1)),
    plain("t-archmage-bathrobe"),
    plain("t-grandmas-sweater"),
    card("t-cloak-of-being-furniture", Holds("disdained_by_size", TINY)),
    # On the belt
    card("t-big-rubber-duck", used(AFTER_ROLL, RollAgain(FIGHT_ROLL), limit=ONCE_PER_FIGHT)),
    card("t-banana-of-fate", thrown(ChooseFighter(), FighterDice(-1))),
    card("t-dungeon-pass", for_the_turn(Holds("disdained_up_to", 10)), used(MEETING, GrantForTurn(), DiscardThis())),
    card("t-blame-glass", used(AFTER_ROLL, RollAgain(SEARCH_ROLL), limit=ONCE_PER_TURN)),
    # Potions
    card("t-potion-of-strength", into_a_fight(ChooseSide(), AddBonus(+5))),
    card("t-freezing-explosive-potion", into_a_fight(ChooseSide(), AddBonus(+5))),
    card(
        "t-flight-potion",
        for_the_turn(Holds("flight", True)),
        for_the_turn(link_costs(HIDDEN, 1)),
        played(OWN_TURN_OR_ESCAPE, FlyOrEscape(), reach=SELF),
    ),
    card(
        "t-blink-potion",
        played(OWN_COMBAT, ChooseOtherRoom(next_door=True), GoThere(), Spent(), reach=SELF, boss=False),
    ),
    card("t-red-potion", played(ANY_TIME, ChooseWounded(), HealPicked(2), reach=SELF, for_others=True)),
    card("t-liquid-confidence", into_a_fight(ChooseSide(), AddBonus(+3), DrawCards(DXM, 1))),
    card("t-chamomile-of-doom", into_a_fight(ChooseMonster(), MonsterDice(-1), MonsterBonus(-2))),
    card("t-suspiciously-glowing", into_a_fight(ChooseSide(), AddBonus(+8), OweHit())),
    card(
        "t-essence-of-wrong-turn",
        played(IN_COMBAT, ChooseDisplaced(), Displace(), Spent(), reach=SAME_OR_ADJACENT, boss=False),
    ),
    card("t-haste-potion", played(OWN_TURN, GainMoves(2), reach=SELF)),
    card("t-bottled-applause", into_a_fight(ChooseSide(), AddBonus(+3))),
    # Scrolls
    card("t-scroll-of-ominous-humming", into_a_fight(ChooseSide(), AddBonus(+6), Fee(200, unless=Is(WIZARD)))),
    card("t-scroll-restricted-area", played(OWN_COMBAT, LockFight(), reach=SELF, boss=False)),
    card("t-return-to-sender", played(OWN_TURN, GoToEntrance(), reach=SELF, meeting=True)),
    card("t-you-are-here", played(OWN_TURN_OR_ESCAPE, ChooseQuietRoom(), GoThere(), reach=SELF, meeting=True)),
    card(
        "t-sudden-paperwork",
        played(OWN_COMBAT, ChooseMonsterUpTo(6), SendAway(), LeaveTreasure(1), Spent(), reach=SELF, boss=False),
    ),
    card("t-fine-print", played(ANY_TIME_OR_CURSE, UndoCurse())),
    # Go Up a Level
    go_up_a_level("t-level-misread-chart"),
    go_up_a_level("t-level-flatter-cartographer"),
    go_up_a_level("t-level-polish-trophy"),
    go_up_a_level("t-level-fail-upward"),
)
