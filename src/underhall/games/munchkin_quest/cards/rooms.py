"""The rooms: deals, rules of entering, what counts in fights there. Signs and arrows are in data/rooms.toml."""

from typing import Final

from underhall.games.munchkin_quest.conditions import HasFlight, IsEvader, MonsterHas, Not, OddLevel
from underhall.games.munchkin_quest.facts import DEMON, DXM, FOOTGEAR, TREASURE, UNDEAD
from underhall.games.munchkin_quest.vocabulary import (
    Says,
    deal,
    monsters_get,
    munchkins_get,
    on_entering,
    room,
)
from underhall.games.munchkin_quest.words import ChooseOtherRoom, DrawCards, GoThere, Heal, PayGold, PayToll

ROOMS: Final = (
    # Deals
    room("hospital", deal(PayGold(200), Heal(1))),
    room("tombola-tomb", deal(PayGold(400), DrawCards(TREASURE, 1), once_per_turn=True)),
    room("rumour-mill", deal(PayGold(200), DrawCards(DXM, 1), once_per_turn=True)),
    room("poof-travel-desk", deal(PayGold(300), ChooseOtherRoom(), GoThere(), once_per_turn=True)),
    # Rules
    room("odd-room", Says("good_if", OddLevel()), Says("bad_if", Not(OddLevel()))),
    room("evil-altar", monsters_get(+2, MonsterHas(UNDEAD, DEMON)), Says("curse_tip", 1)),
    room("draughty-room", Says("bad_if", HasFlight()), Says("throw_from_inside", True)),
    room("mime-academy", Says("helper_bare", True)),
    room("echo-chamber", Says("best_die_twice", True)),
    room("booing-arena", Says("loot_alone", 1), Says("escape", -1)),
    room("trapdoor-stage", Says("owner_picks_exit", True)),
    room("sticky-floor", Says("leave_cost", 1), Says("escape", -1), Says("waived_by", FOOTGEAR)),
    room("tax-cave", on_entering(PayToll(100)), munchkins_get(-2, IsEvader())),
)
