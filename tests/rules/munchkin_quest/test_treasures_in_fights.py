"""Treasures that take somebody out of a fight."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, helped_by, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM, MONSTER


@rule("MQ-COMBAT-33", "MQ-COMBAT-34", "MQ-CONF-50")
@pytest.mark.parametrize(("returned_cards", "bobs"), [("target_gone", []), ("all", ["t-freezing-explosive-potion"])])
def test_a_leader_who_blinks_away_ends_the_fight(returned_cards: str, bobs: list[str]) -> None:
    """Neither won nor lost: no hit; the potion for Ann's side is back in her hand, Bob's for the monster is not."""
    t = beside("m-moonlighting-rat", returned_cards=returned_cards)
    t.hand("ann", "t-blink-potion", "t-potion-of-strength")
    t.hand("bob", "t-freezing-explosive-potion")
    walk_in(t)
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-freezing-explosive-potion")
    t.answer("bob", "for-monsters")
    t.answer("ann", "play", card="t-blink-potion")
    t.all_pass()
    assert t.view("ann").fight is None
    assert (t.where("ann"), t.sheet("ann").health) == ("entrance", 4)
    assert t.view("ann").hand == ["t-potion-of-strength"]
    assert t.view("bob").hand == bobs


@rule("MQ-HELP-07", "MQ-CONF-06")
def test_a_helper_who_blinks_away_is_owed_nothing() -> None:
    """Bob takes 200 gold for his help and leaves the fight: Ann keeps the gold and fights on."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "t-blink-potion")
    walk_in(t)
    helped_by(t, "bob", 0, 200)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-blink-potion")
    assert t.fight().totals == [1, 1]
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").gold, t.sheet("bob").gold, t.where("bob")) == (300, 300, "entrance")


@rule("MQ-COMBAT-31", "MQ-COMBAT-35")
def test_a_monster_led_astray_leaves_the_fight_with_its_enhancers() -> None:
    """The Ancient rat wanders off next door, and the goblin fights on alone; a die taken from the rat is forgotten."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    uid = t.monster("m-moonlighting-rat", ROOM, "bob", "d-enh-ancient")
    t.monster("m-lame-goblin", ROOM, "bob")
    t.hand("ann", "t-essence-of-wrong-turn")
    walk_in(t)
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    rat = t.standee(uid)
    assert rat is not None
    assert (rat.place, rat.level, rat.enhancers) == (t.place("beige-chamber"), 11, ["d-enh-ancient"])
    assert t.fight().totals == [1, 1]


@rule("MQ-COMBAT-32", "MQ-CONF-52")
@pytest.mark.parametrize(("die", "treasures"), [(6, 2), (1, 0)])
def test_what_a_removed_monster_leaves_waits_for_the_rest(die: int, treasures: int) -> None:
    """The accountant is sent away by paperwork for a Treasure: Ann has it only once the rat is beaten too."""
    t = beside("m-kobold-accountant", "m-moonlighting-rat")
    t.hand("ann", "t-sudden-paperwork")
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    t.answer("ann", "monster", card="m-kobold-accountant")
    assert t.sheet("ann").treasures_held == 0
    t.dice(die, 7 - die, 6)
    t.answer("ann", "roll")
    assert t.sheet("ann").treasures_held == treasures


@rule("MQ-CONF-52")
def test_with_no_monster_left_the_treasure_is_had_at_once() -> None:
    """The only monster is sent away."""
    t = beside("m-kobold-accountant")
    t.hand("ann", "t-sudden-paperwork")
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    assert t.view("ann").fight is None
    assert (t.sheet("ann").treasures_held, t.sheet("ann").level) == (1, 1)


@rule("MQ-RUN-09")
@pytest.mark.parametrize("card", ["t-you-are-here", "t-flight-potion"])
def test_treasures_that_spare_the_escape(card: str) -> None:
    """No roll and no Bad Stuff: by a map to a quiet room, or with wings to the exit one has chosen."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    t.room("beige-chamber", "west")
    t.hand("ann", card)
    walk_in(t)
    if t.asked() == "ann: meeting":
        t.answer("ann", "fight")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "play", card=card)
    if card == "t-you-are-here":
        t.answer("ann", "place", place="beige-chamber")
    else:
        t.answer("ann", "monster", card="m-moonlighting-rat")
    assert t.where("ann") == ("beige-chamber" if card == "t-you-are-here" else "entrance")
    assert (t.sheet("ann").health, t.told("dice-rolled")) == (2, [])


@rule("MQ-BOSS-04", "MQ-BOSS-05")
def test_neither_the_boss_nor_its_challenger_is_taken_out_of_their_fight() -> None:
    """Blinking away, leading the Boss astray and sending it off with paperwork are all refused."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.level("ann", 10)
    t.hand("ann", "t-blink-potion", "t-essence-of-wrong-turn", "t-sudden-paperwork")
    t.next_from(MONSTER, "m-goldfish")
    t.next_from(DXM, "d-half-breed")
    t.colour(t.colour_of("ann"))
    t.begin("ann")
    assert t.fight().boss
    assert not t.may("ann", "play")


@rule("MQ-BOSS-06")
def test_the_boss_never_disdains() -> None:
    """Tiny monsters disdain a munchkin that looks like furniture; one that comes as the Boss fights it all the same."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 10)
    t.items("ann", "t-cloak-of-being-furniture")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.colour("orange")
    t.begin("ann")
    t.answer("ann", "colour", colour=COLOURS.index(t.colour_of("bob")))
    assert t.told("disdained") == []
    assert (t.asked(), t.fight().boss) == ("ann: fight", True)


@rule("MQ-COMBAT-49", "MQ-COMBAT-52")
def test_tiny_monsters_disdain_furniture() -> None:
    """The same rat, elsewhere, is not fought."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-cloak-of-being-furniture")
    walk_in(t)
    assert (t.asked(), t.told("disdained")) == ("ann: moves", [{"card": "m-moonlighting-rat", "seat": 0}])
