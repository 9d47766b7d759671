"""Health: tokens, wounds, healing (MQ-HEALTH-*)."""

import pytest

from tests.marks import rule
from tests.quest_table import munchkin_quest
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
