"""Levels: their range, buying and losing them (MQ-LEVEL-*)."""

import pytest

from tests.marks import rule
from tests.quest_table import munchkin_quest
from tests.rules.munchkin_quest.item_scenes import against, alone, carried, walk_in


@rule("MQ-LEVEL-01", "MQ-CONF-21")
def test_levels_end_at_ten() -> None:
    """Squidzilla alone is worth two levels, but from 9 there is one to gain."""
    t = against("m-squidzilla")
    t.level("ann", 9)
    t.items("ann", "t-eye-of-argon", "t-flaming-armour", "t-longbow-social-distance", "t-firefighters-helmet")
    walk_in(t)
    ours, theirs = t.fight().totals
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert ours + 6 > theirs + 2
    assert t.sheet("ann").level == 10


@rule("MQ-LEVEL-02")
def test_a_monster_that_is_not_killed_gives_no_level() -> None:
    """The rat is led astray, and that is all."""
    t = against("m-moonlighting-rat")
    t.room("beige-chamber", "east", of="waiting-room")
    t.hand("ann", "t-essence-of-wrong-turn")
    walk_in(t)
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    assert (t.view("ann").fight, t.sheet("ann").level) == (None, 1)


@rule("MQ-LEVEL-03")
def test_a_level_costs_a_thousand_in_gold_and_items() -> None:
    """600 gold and an item of 400: one level, and both are gone."""
    t = alone()
    t.items("ann", "t-cloak-of-being-furniture")
    t.gold("ann", 600)
    t.begin("ann")
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-cloak-of-being-furniture")
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").gold, carried(t, "ann")) == (2, 0, [])
    assert t.view("ann").treasure_discard == ["t-cloak-of-being-furniture"]


@rule("MQ-LEVEL-03", "MQ-CONF-38")
def test_levels_may_be_bought_again_and_gold_pays_only_the_rest() -> None:
    """2,500 gold and a sword: first the sword and 700 gold, then 1,000 gold; the third time it is not enough."""
    t = alone()
    t.items("ann", "t-begrudging-sword")
    t.gold("ann", 2500)
    t.begin("ann")
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-begrudging-sword")
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").gold) == (2, 1800)
    t.answer("ann", "buy-level")
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").gold) == (3, 800)
    assert not t.may("ann", "buy-level")


@rule("MQ-LEVEL-03")
def test_levels_are_bought_in_the_own_turn_outside_combat() -> None:
    """Not in a fight, and not with cards in hand."""
    t = against("m-moonlighting-rat")
    t.gold("ann", 1000)
    walk_in(t)
    assert not t.may("ann", "buy-level")
    t = alone()
    t.gold("ann", 900)
    t.hand("ann", "t-tiara-of-a-tiny-kingdom")
    t.begin("ann")
    assert not t.may("ann", "buy-level")


@rule("MQ-LEVEL-04")
def test_items_count_their_printed_value_packed_or_not() -> None:
    """600 and 400, one of them packed and neither usable by Ann: a level."""
    t = alone()
    t.items("ann", "t-handheld-ballista")
    t.items("ann", "t-pointy-hat-of-power", packed=True)
    t.gold("ann", 0)
    t.begin("ann")
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-handheld-ballista")
    t.answer("ann", "item", card="t-pointy-hat-of-power")
    t.answer("ann", "done")
    assert (t.sheet("ann").level, carried(t, "ann")) == (2, [])


@rule("MQ-LEVEL-05")
def test_no_change_is_given() -> None:
    """Items worth 1,300 buy one level; gold is not touched, and nothing comes back."""
    t = alone()
    t.items("ann", "t-handheld-ballista", "t-eye-of-argon", "t-pot-lid")
    t.items("ann", "t-pleather-jerkin", packed=True)
    t.gold("ann", 100)
    t.begin("ann")
    t.answer("ann", "buy-level")
    for card in ("t-pot-lid", "t-pleather-jerkin", "t-eye-of-argon", "t-handheld-ballista"):  # 700, then 1,300
        t.answer("ann", "item", card=card)
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").gold, carried(t, "ann")) == (2, 100, [])


@rule("MQ-LEVEL-03", "MQ-LEVEL-05")
def test_the_sum_is_shown_and_the_purchase_can_be_cancelled() -> None:
    """Two items are in the sum and nothing has gone yet: Ann thinks better of it and has lost nothing."""
    t = alone()
    t.items("ann", "t-pot-lid", "t-handheld-ballista", "t-pleather-jerkin")
    t.gold("ann", 800)
    t.begin("ann")
    before = carried(t, "ann")
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-pot-lid")
    assert carried(t, "ann") == before
    assert not t.may("ann", "item", card="t-pot-lid")
    t.answer("ann", "item", card="t-pleather-jerkin")
    sale = t.view("ann").sale
    assert sale is not None
    assert (sale.sum, sale.items, sale.price) == (200, ["t-pot-lid", "t-pleather-jerkin"], 1000)
    assert t.view("bob").sale is None
    assert t.may("ann", "done")  # 800 gold pay the rest
    t.answer("ann", "decline")
    assert (t.sheet("ann").level, t.sheet("ann").gold, carried(t, "ann")) == (1, 800, before)
    assert t.told("card-discarded") == []
    assert t.may("ann", "buy-level")


@rule("MQ-LEVEL-06", "MQ-FIX-01")
@pytest.mark.parametrize(("level", "left"), [(5, 4), (1, 1)])
def test_levels_are_lost_where_a_card_says_so_but_never_the_first(level: int, left: int) -> None:
    """The troll's Bad Stuff."""
    t = against("m-motivational-troll")
    t.level("ann", level)
    walk_in(t)
    t.dice(1, 6, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert t.sheet("ann").level == left


@rule("MQ-FIX-02")
def test_the_last_level_is_not_for_sale() -> None:
    """At level 9 neither gold nor a card helps; killing a monster does."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.level("ann", 9)
    t.gold("ann", 3000)
    t.hand("ann", "t-level-fail-upward")
    t.begin("ann")
    assert not t.may("ann", "buy-level")
    assert not t.may("ann", "play")
    t.answer("ann", "walk", place="waiting-room")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 10
