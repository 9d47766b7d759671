"""Health: tokens, wounds, healing (MQ-HEALTH-*)."""

from collections.abc import Callable

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside
from tests.quest_table import QuestTable, munchkin_quest
from tests.rules.munchkin_quest.item_scenes import against, alone, walk_in


@rule("MQ-HEALTH-01")
def test_everybody_starts_with_four_hits_and_cards_may_add_some() -> None:
    """The amulet brings a fifth, red at once."""
    t = alone()
    t.hand("ann", "t-amulet-mild-protection")
    t.begin("ann")
    assert [(t.sheet(name).health, t.sheet(name).max_health) for name in t.names] == [(4, 4), (4, 4)]
    t.answer("ann", "lay", card="t-amulet-mild-protection")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (5, 5)


@rule("MQ-HEALTH-02")
def test_wounds_turn_tokens_and_the_maximum_stays() -> None:
    """Two hits for two monsters: two red, two black."""
    t = against("m-moonlighting-rat", "m-fungus")
    walk_in(t)
    t.dice(1, 6, 6, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (2, 4)


@rule("MQ-HEALTH-03")
def test_a_level_buys_three_hits_outside_combat() -> None:
    """Level 4 and one hit left: level 3 and four; in a fight it is not offered."""
    t = alone()
    t.level("ann", 4)
    t.wounds("ann", 3)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "heal")
    assert (t.sheet("ann").level, t.sheet("ann").health) == (3, 4)
    t = against("m-moonlighting-rat")
    t.level("ann", 4)
    t.wounds("ann", 3)
    walk_in(t)
    assert not t.may("ann", "heal")
    assert not t.may("ann", "tidy")


@rule("MQ-HEALTH-03")
def test_it_may_be_done_in_others_turns() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 2)
    t.wounds("ann", 1)
    t.begin("bob", "window")
    t.answer("ann", "tidy")
    t.answer("ann", "heal")
    assert (t.sheet("ann").level, t.sheet("ann").health) == (1, 4)


@rule("MQ-CONF-28")
@pytest.mark.parametrize(("level", "wounds", "able"), [(1, 3, False), (2, 3, True), (5, 0, False)])
def test_neither_the_first_level_nor_full_health_can_be_traded(level: int, wounds: int, able: bool) -> None:
    t = alone()
    t.items("ann", "t-pot-lid")
    t.level("ann", level)
    t.wounds("ann", wounds)
    t.begin("ann")
    t.answer("ann", "tidy")
    assert t.may("ann", "heal") == able


@rule("MQ-CONF-28")
def test_it_may_be_done_again() -> None:
    """With a maximum of 6 and one hit left, two levels restore all five."""
    t = alone()
    t.items("ann", "t-amulet-mild-protection", "t-barrel-with-straps")
    t.level("ann", 5)
    t.wounds("ann", 5)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "heal")
    assert (t.sheet("ann").level, t.sheet("ann").health) == (4, 4)
    t.answer("ann", "heal")
    assert (t.sheet("ann").level, t.sheet("ann").health) == (3, 6)


@rule("MQ-HEALTH-04")
def test_rooms_and_cards_heal_too() -> None:
    """A deal in the Hospital: 200 gold for a hit; a red potion: two."""
    t = munchkin_quest(["ann", "bob"])
    t.room("hospital", "north")
    t.at("ann", "hospital")
    t.wounds("ann", 3)
    t.hand("ann", "t-red-potion")
    t.begin("ann")
    t.answer("ann", "deal")
    assert (t.sheet("ann").health, t.sheet("ann").gold) == (2, 100)
    t.answer("ann", "play", card="t-red-potion")
    assert t.sheet("ann").health == 4


@rule("MQ-HEALTH-05")
def test_healing_stops_at_the_maximum() -> None:
    """A level for three hits, with one missing: one is healed."""
    t = alone()
    t.level("ann", 3)
    t.wounds("ann", 1)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "heal")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (4, 4)


@rule("MQ-CONF-59", "MQ-HEALTH-02")
@pytest.mark.parametrize("card", ["t-amulet-mild-protection", "t-barrel-with-straps"])
def test_packing_and_unpacking_heals_nobody(card: str) -> None:
    """Three of five hits: packed it is two of four, and taken out again three of five, as often as one likes."""
    t = alone()
    t.items("ann", card)
    t.wounds("ann", 2)
    t.begin("ann")
    t.answer("ann", "tidy")
    for _ in range(3):
        t.answer("ann", "stow", card=card)
        assert (t.sheet("ann").health, t.sheet("ann").max_health) == (2, 4)
        t.answer("ann", "take-out", card=card)
        assert (t.sheet("ann").health, t.sheet("ann").max_health) == (3, 5)


def by_a_curse(t: QuestTable) -> None:
    t.wounds("ann", 2)
    t.hand("bob", "d-curse-armour-to-pudding")
    t.begin("ann", "window")
    t.answer("bob", "play", card="d-curse-armour-to-pudding")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()


def by_a_sale(t: QuestTable) -> None:
    t.wounds("ann", 2)
    t.gold("ann", 900)
    t.begin("ann")
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-barrel-with-straps")
    assert t.sheet("ann").health == 3  # she may still think better of it
    t.answer("ann", "done")


def by_bad_stuff(t: QuestTable) -> None:
    """A hit for the defeat, and the fungus takes the armour."""
    t.wounds("ann", 1)
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert len(t.told("caught")) == 1


@rule("MQ-CONF-59")
@pytest.mark.parametrize("lost", [by_a_curse, by_a_sale, by_bad_stuff])
def test_losing_the_item_heals_nobody_either(lost: Callable[[QuestTable], None]) -> None:
    """Three of five hits with the barrel: without it two of four, however it was lost."""
    t = beside("m-fungus")
    t.items("ann", "t-barrel-with-straps")
    lost(t)
    assert t.sheet("ann").items == []
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (2, 4)


@rule("MQ-CONF-59", "MQ-LEVEL-03")
def test_what_keeps_one_alive_is_not_sold_for_a_level() -> None:
    """Two hits left, both by items: one of them may go into the sum, and then the other may not."""
    t = alone()
    t.items("ann", "t-barrel-with-straps", "t-amulet-mild-protection", "t-handheld-ballista")
    t.gold("ann", 600)
    t.wounds("ann", 4)
    t.begin("ann")
    t.answer("ann", "buy-level")
    assert t.may("ann", "item", card="t-barrel-with-straps")
    t.answer("ann", "item", card="t-amulet-mild-protection")
    assert not t.may("ann", "item", card="t-barrel-with-straps")
    t.answer("ann", "item", card="t-handheld-ballista")
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").health, t.sheet("ann").dead) == (2, 1, False)


@rule("MQ-CONF-59", "MQ-CLASS-05")
def test_what_keeps_one_alive_is_no_price_of_a_power() -> None:
    """Ann's last hit is the Barrel's: her Warrior may burn the lid or the class, but not the Barrel."""
    t = beside("m-lame-goblin")
    t.laid("ann", "d-warrior")
    t.items("ann", "t-barrel-with-straps", "t-pot-lid")
    t.wounds("ann", 4)
    walk_in(t)
    t.answer("ann", "power", card="d-warrior")
    assert not t.may("ann", "item", card="t-barrel-with-straps")
    t.answer("ann", "item", card="t-pot-lid")
    assert (t.sheet("ann").health, t.sheet("ann").dead) == (1, False)


@rule("MQ-CONF-59", "MQ-DEAL-04")
def test_what_keeps_one_alive_is_not_pawned() -> None:
    t = alone()
    t.room("pawn-pit", "east")
    t.at("ann", "pawn-pit")
    t.items("ann", "t-barrel-with-straps", "t-handheld-ballista")
    t.wounds("ann", 4)
    t.begin("ann")
    t.answer("ann", "deal")
    t.all_pass()
    assert t.sheet("ann").health == 1
    assert [item.card for item in t.sheet("ann").items] == ["t-barrel-with-straps"]


@rule("MQ-CONF-59", "MQ-DEATH-01")
def test_what_keeps_one_alive_is_not_put_away_but_may_be_lost() -> None:
    """One hit left, and the armour holds it: Ann can neither pack, drop nor trade it; Bob's curse kills her."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-barrel-with-straps", "t-pot-lid")
    t.wounds("ann", 4)
    t.hand("bob", "d-curse-armour-to-pudding")
    t.begin("ann")
    t.answer("ann", "tidy")
    assert not t.may("ann", "stow", card="t-barrel-with-straps")
    assert not t.may("ann", "drop", card="t-barrel-with-straps")
    assert t.may("ann", "stow", card="t-pot-lid")
    t.answer("ann", "done")
    t.answer("ann", "trade", seat="bob")
    assert not t.may("ann", "item", card="t-barrel-with-straps")
    t.answer("ann", "decline")
    t.answer("ann", "end")
    t.answer("bob", "play", card="d-curse-armour-to-pudding")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()
    assert len(t.told("died")) == 1


@rule("MQ-CONF-59", "MQ-RACE-07", "MQ-CLASS-10")
def test_a_class_that_mutes_the_armour_takes_a_red_token_and_brings_it_back() -> None:
    """The Thief has nothing of a barrel: three of five, two of four, and three of five without the class."""
    t = alone()
    t.items("ann", "t-barrel-with-straps")
    t.wounds("ann", 2)
    t.hand("ann", "d-thief")
    t.begin("ann")
    t.answer("ann", "play", card="d-thief")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (2, 4)
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-thief")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (3, 5)


@rule("MQ-HEALTH-05", "MQ-HEALTH-03")
def test_a_level_heals_no_token_that_is_packed_away() -> None:
    """Two of four with the amulet in the pack: a level brings four, and unpacked it is the fifth."""
    t = alone()
    t.items("ann", "t-amulet-mild-protection", packed=True)
    t.level("ann", 3)
    t.wounds("ann", 2)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "heal")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (4, 4)
    t.answer("ann", "take-out", card="t-amulet-mild-protection")
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (5, 5)


@rule("MQ-CONF-59", "MQ-ITEM-26")
def test_nobody_tidies_up_who_can_change_nothing() -> None:
    """The amulet holds the last hit, and there is neither gold nor anything else to put away: it is not offered."""
    t = alone()
    t.items("ann", "t-amulet-mild-protection")
    t.gold("ann", 0)
    t.wounds("ann", 4)
    t.begin("ann")
    assert not t.may("ann", "tidy")
