"""The rooms: deals, rules of entering, what counts in fights there. Signs and arrows are in data/rooms.toml."""

from typing import Final

from underhall.games.munchkin_quest.conditions import HasFlight, Not, OddLevel, OfSlot, OwesToll, Wears
from underhall.games.munchkin_quest.effects import (
    ChooseOtherRoom,
    DrawCards,
    GainLevels,
    GoThere,
    Heal,
    PayGold,
    PayToll,
)
from underhall.games.munchkin_quest.effects_rooms import (
    ChooseDropped,
    ChooseMonsterOnMap,
    ClaimDropped,
    LiftOwnCurse,
    OneStep,
    Pawn,
    PayHeld,
    PayPrice,
    PayValue,
    TakeFromDiscards,
    TurnLink,
)
from underhall.games.munchkin_quest.facts import (
    ARMOUR,
    CLASS,
    DEMON,
    DXM,
    FOOTGEAR,
    HEADGEAR,
    POTION,
    RACE,
    TREASURE,
    UNDEAD,
    Bonus,
)
from underhall.games.munchkin_quest.vocabulary import Says, deal, monsters_get, munchkins_get, on_entering, room

ROOMS: Final = (
    # Deals
    room("hospital", deal(PayGold(200), Heal(1))),
    room("night-school", deal(PayValue(800), GainLevels(1), once_per_turn=True)),
    room("tombola-tomb", deal(PayGold(400), DrawCards(TREASURE, 1), once_per_turn=True)),
    room("laboratory", deal(PayHeld(DXM, 2), TakeFromDiscards(TREASURE, POTION), once_per_turn=True)),
    room("den-of-thieves", deal(ChooseDropped(), PayPrice(), ClaimDropped())),
    room("pawn-pit", deal(Pawn(200, less=100))),
    room("rumour-mill", deal(PayGold(200), DrawCards(DXM, 1), once_per_turn=True)),
    room("lockpick-and-sons", deal(PayGold(200), TurnLink())),
    room("curse-laundry", deal(PayHeld(DXM, 2, or_gold=300), LiftOwnCurse())),
    room("poof-travel-desk", deal(PayGold(300), ChooseOtherRoom(), GoThere(), once_per_turn=True)),
    room("job-fair", deal(PayGold(300), TakeFromDiscards(DXM, RACE, CLASS, topmost=True), once_per_turn=True)),
    room("whistle-shop", deal(PayGold(200), ChooseMonsterOnMap(), OneStep(), once_per_turn=True)),
    # Rules
    room("odd-room", Says("good_if", OddLevel()), Says("bad_if", Not(OddLevel()))),
    room("evil-altar", monsters_get(+2, UNDEAD, DEMON), Says("curse_tip", 1)),
    room("draughty-room", Says("bad_if", HasFlight()), Says("throw_from_inside", True)),
    room("mime-academy", Says("helper_bare", True)),
    room("echo-chamber", Says("best_die_twice", True)),
    room("booing-arena", Says("loot_alone", 1), Says("escape", -1)),
    room("trapdoor-stage", Says("owner_picks_exit", True)),
    room("sticky-floor", Says("leave_cost", 1), Says("escape", -1), Says("waived_by", FOOTGEAR)),
    room("tax-cave", on_entering(PayToll(100)), munchkins_get(-2, OwesToll())),
    room(
        "coat-check-crypt",
        Says("mutes", OfSlot(HEADGEAR)),
        Says("search_bonus", Bonus(+1, Not(Wears(ARMOUR)))),
    ),
)
