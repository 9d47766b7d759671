"""Items that grant something as long as they are in use."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import item, near_a_fight, rolls, runs, walk_in
from tests.marks import card
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import MONSTER


@card("t-firefighters-helmet", "t-flaming-armour")
@pytest.mark.parametrize("id", ["t-firefighters-helmet", "t-flaming-armour"])
def test_fire_protection_counts_where_a_card_looks_for_it(id: str) -> None:
    """The Bullrog is 3 weaker against whoever has it."""
    t = near_a_fight("m-bullrog")
    t.items("ann", id)
    t.level("ann", 5)
    walk_in(t)
    assert t.sheet("ann").fire_protection
    assert t.fight().totals[1] == 18 - 3


@card("t-flip-flops-of-flight")
def test_flip_flops_give_flight() -> None:
    """And with Flight a die is lost in the Draughty Room."""
    t = munchkin_quest(["ann", "bob"])
    t.room("draughty-room", "east")
    t.monster("m-moonlighting-rat", "draughty-room", "bob")
    t.items("ann", "t-flip-flops-of-flight")
    t.begin("ann")
    assert t.sheet("ann").flight
    t.answer("ann", "walk", place="draughty-room")
    assert [dice.count for dice in t.fight().dice_to_roll] == [0, 1]


@card("t-flip-flops-of-flight", "t-longbow-social-distance", "t-cape-dramatic-exits", "t-dinner-plate-armour")
@pytest.mark.parametrize(
    ("id", "caught", "safe"),
    [
        ("t-flip-flops-of-flight", 3, 4),
        ("t-longbow-social-distance", 3, 4),
        ("t-cape-dramatic-exits", 3, 4),
        ("t-dinner-plate-armour", 5, 6),
    ],
)
def test_some_items_help_or_hinder_running_away(id: str, caught: int, safe: int) -> None:
    """Five is needed; the rat takes a hit for the defeat, and another one if it catches its victim."""
    for escape, health in ((caught, 2), (safe, 3)):
        t = near_a_fight("m-moonlighting-rat", "m-fungus")
        t.items("ann", id)
        walk_in(t)
        rolls(t, 1, 6, 6)
        runs(t)
        t.dice(escape, 6)
        t.answer("ann", "monster", card="m-moonlighting-rat")
        assert t.told("caught" if health == 2 else "escaped")[0]["card"] == "m-moonlighting-rat"
        assert t.sheet("ann").health == health - 1  # two monsters: two hits for the defeat


@card("t-canary-helmet", "t-torch-map")
@pytest.mark.parametrize("id", ["t-canary-helmet", "t-torch-map"])
def test_some_items_find_more(id: str) -> None:
    """A search roll of 2 counts 3: 400 gold instead of 300."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.at("ann", "beige-chamber")
    t.items("ann", id)
    t.gold("ann", 0)
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    assert [event["n"] for event in t.told("searched")] == [3]
    assert t.sheet("ann").gold == 400


@card("t-barrel-with-straps", "t-amulet-mild-protection")
@pytest.mark.parametrize("id", ["t-barrel-with-straps", "t-amulet-mild-protection"])
def test_some_items_hold_one_more_hit(id: str) -> None:
    """Laid, it brings a red token, and given up it takes one; a wound stays a wound."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", id)
    t.wounds("ann", 1)
    t.begin("ann")
    t.answer("ann", "lay", card=id)
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (4, 5)
    t.answer("ann", "tidy")
    t.answer("ann", "drop", card=id)
    assert (t.sheet("ann").health, t.sheet("ann").max_health) == (3, 4)


@card("t-fashionably-late-boots", "t-handheld-ballista")
def test_boots_and_ballista_change_the_moves() -> None:
    """One more, one fewer."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-fashionably-late-boots")
    t.items("bob", "t-handheld-ballista")
    t.begin("ann")
    assert (t.sheet("ann").moves_left, t.sheet("bob").moves) == (4, 2)


@card("t-lockpick-loafers")
def test_loafers_open_locked_doors_for_one_move() -> None:
    """Three moves for everybody else."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room", link="locked")
    t.at("ann", "waiting-room")
    t.items("ann", "t-lockpick-loafers")
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber", number=1)
    assert t.sheet("ann").moves_left == 2
    assert t.tile("beige-chamber").links[3].cost == 1
    assert t.view("bob").rooms[t.place("beige-chamber")].links[3].cost == 3


@card("t-folding-drawbridge")
def test_the_drawbridge_leads_through_walls_between_explored_rooms() -> None:
    """For 3 moves; not into the dark, and not through a wall of the Entrance."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room", link="wall")
    t.link("waiting-room", "north", "wall")
    t.at("ann", "waiting-room")
    t.items("ann", "t-folding-drawbridge")
    t.begin("ann")
    assert not t.may("ann", "explore", side=0)
    t.answer("ann", "walk", place="beige-chamber", number=3)
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 0)


@card("t-cloak-of-being-furniture")
def test_tiny_monsters_do_not_see_furniture() -> None:
    """The rat disdains Ann; the kobold, merely small, does not."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-cloak-of-being-furniture")
    walk_in(t)
    assert t.view("ann").fight is None
    assert t.may("ann", "fight")
    t = near_a_fight("m-kobold-accountant")
    t.items("ann", "t-cloak-of-being-furniture")
    walk_in(t)
    assert t.view("ann").fight is not None


@card("t-cloak-of-being-furniture")
def test_a_tiny_boss_sees_through_the_furniture() -> None:
    """At level 10 in the Entrance even a goldfish fights."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-cloak-of-being-furniture")
    t.level("ann", 10)
    t.next_from(MONSTER, "m-goldfish")
    t.colour("yellow")
    t.begin("ann")
    assert t.fight().boss


@card("t-thinking-cap")
def test_the_cap_makes_d10_powers_work_one_higher() -> None:
    """A Warrior of level 1 rolls 2 after a defeat: with the cap no hits are lost."""
    for cap, health in ((True, 4), (False, 3)):
        t = near_a_fight("m-moonlighting-rat")
        t.laid("ann", "d-warrior")
        if cap:
            t.items("ann", "t-thinking-cap")
        walk_in(t)
        rolls(t, 1, 6)
        t.luck((10, 1), (6, 5))
        t.answer("ann", "d10", card="d-warrior")
        runs(t)
        assert [event["limit"] for event in t.told("d10-rolled")] == [2 if cap else 1]
        assert t.sheet("ann").health == health


@card("t-monocle-of-markup")
def test_the_monocle_marks_up_three_items() -> None:
    """Value 200; four items of 100 with it: the three sold first count 200 each, even if it is one of them."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-monocle-of-markup", "t-pot-lid", "t-pocket-bow", "t-banana-of-fate")
    t.gold("ann", 200)
    t.begin("ann")
    assert item(t, "ann", "t-monocle-of-markup").bonus == 0
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-monocle-of-markup")  # 300
    t.answer("ann", "item", card="t-pot-lid")  # 500
    t.answer("ann", "item", card="t-pocket-bow")  # 700
    rest = next(option.fields["card"] for option in t.options("ann", "item"))
    t.answer("ann", "item", card=rest)  # the fourth counts as printed: 800, and the gold is the rest
    t.answer("ann", "done")
    assert (t.sheet("ann").level, t.sheet("ann").gold, t.sheet("ann").items) == (2, 0, [])


@card("t-monocle-of-markup")
def test_without_the_monocle_the_same_items_are_not_enough() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-monocle-of-markup", packed=True)
    t.items("ann", "t-pot-lid", "t-pocket-bow", "t-banana-of-fate")
    t.gold("ann", 400)
    t.begin("ann")
    assert not t.may("ann", "buy-level")
