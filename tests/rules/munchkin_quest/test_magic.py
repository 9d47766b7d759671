"""Cards that bring monsters, carry munchkins to fights and out of them, and stab from behind."""

import pytest

from tests.marks import card, rule
from tests.quest_fights import ROOM, asks, beside, bid, helped_by, kinds, plays, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import DXM, MONSTER


@card("d-curse-sex-appeal")
@rule("MQ-COMBAT-04")
def test_a_monster_brought_to_the_active_player_is_fought() -> None:
    """Before Ann can leave, Bob's curse pulls the rat into her room: she fights, and then takes her step."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.room("sofa-canyon", "north", "beige-chamber")
    t.at("ann", "beige-chamber")
    t.hand("bob", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "walk", place="sofa-canyon")
    t.answer("bob", "play", card="d-curse-sex-appeal")
    t.answer("bob", "seat", seat="ann")
    assert t.where("ann") == "beige-chamber"
    assert (t.asked(), t.fight().leader) == ("ann: fight", 0)
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.where("ann")) == (2, "sofa-canyon")


@rule("MQ-COMBAT-02", "MQ-COMBAT-01")
def test_a_monster_brought_to_somebody_else_waits() -> None:
    """Ann sends the rat to Bob in her own turn: nobody fights now."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.at("bob", "beige-chamber")
    t.hand("ann", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-sex-appeal")
    t.answer("ann", "seat", seat="bob")
    assert [monster.place for monster in t.view("ann").monsters] == [t.place("beige-chamber")]
    assert t.view("ann").fight is None


@rule("MQ-COMBAT-35", "MQ-ENH-05")
def test_a_monster_that_goes_next_door_keeps_its_enhancers() -> None:
    """A Hairy squirrel that is beaten but not killed is Hairy in its new room."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    uid = t.monster("m-psycho-squirrel", ROOM, "bob", "d-enh-hairy")
    t.level("ann", 9)
    walk_in(t)
    t.dice(6, 1, 6)
    t.answer("ann", "roll")
    squirrel = t.standee(uid)
    assert squirrel is not None
    assert (squirrel.place, squirrel.enhancers) == (t.place("beige-chamber"), ["d-enh-hairy"])


@rule("MQ-COMBAT-53", "MQ-CONF-42", "MQ-COMBAT-49")
def test_of_several_disdaining_monsters_one_may_be_attacked() -> None:
    """Bullrog and dragon both disdain level 4: Ann attacks the Bullrog alone."""
    t = beside("m-bullrog", "m-plutonium-dragon")
    t.level("ann", 4)
    walk_in(t)
    assert t.asked() == "ann: moves"
    t.answer("ann", "fight")
    assert (t.asked(), kinds(t, "ann")) == ("ann: provoke", {"monster"})
    t.answer("ann", "monster", card="m-bullrog")
    t.answer("ann", "fight")
    assert t.fight().totals == [4, 18]


@card("m-plutonium-dragon")
@rule("MQ-EX-18", "MQ-HELP-15", "MQ-HELP-16")
def test_two_halflings_give_the_dragon_three_not_six() -> None:
    """Level 20 and 3 more, for leader and helper together."""
    t = beside("m-plutonium-dragon")
    t.level("ann", 6)
    t.laid("ann", "d-halfling")
    t.laid("bob", "d-halfling")
    walk_in(t)
    assert t.fight().totals[1] == 23
    helped_by(t, "bob")
    assert t.fight().totals[1] == 23


@card("d-tunnel-with-your-name")
@rule("MQ-HELP-04")
def test_a_helper_may_come_by_magic() -> None:
    """Cy is two rooms away and holds a tunnel: nobody sees that he is asked; taken, he plays the card and is there."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    t.hand("cy", "d-tunnel-with-your-name")
    walk_in(t)
    assert t.fight().can_help == [1]
    t.answer("ann", "call")
    t.answer("bob", "decline")
    assert asks(t, "cy", "bid-treasures")
    assert (t.view("ann").waiting, t.view("ann").window) == ([], True)
    bid(t, "cy", 1)
    t.answer("ann", "accept", seat="cy")
    assert (t.where("cy"), t.view("cy").hand) == (ROOM, [])
    assert t.view("ann").dxm_discard == ["d-tunnel-with-your-name"]
    assert (t.fight().helper, t.fight().totals) == (2, [2, 5])


@rule("MQ-HELP-04")
def test_that_somebody_far_away_declines_is_not_told() -> None:
    """Cy keeps the tunnel, and nobody learns of it."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    t.hand("cy", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "decline")
    t.answer("cy", "decline")
    assert [event["seat"] for event in t.told("offer-declined")] == [1]
    assert t.fight().declined == [1]


@rule("MQ-RUN-09")
def test_a_card_that_carries_one_away_spares_rolls_and_bad_stuff() -> None:
    """Ann loses to rat and goblin and takes a tunnel to a room behind a wall: two hits for the defeat, no roll."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    t.room("beige-chamber", "east", ROOM, "wall")
    t.hand("ann", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "fight")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: escape"
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").health, t.sheet("ann").gold) == ("beige-chamber", 2, 300)
    assert t.told("dice-rolled") == []


@rule("MQ-BOSS-04")
def test_no_tunnel_leads_away_from_the_boss() -> None:
    """Neither before the roll nor instead of escaping: the card that would carry Ann away is not to be had."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.level("ann", 10)
    t.hand("ann", "d-tunnel-with-your-name")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.next_from(DXM, "d-half-breed")
    t.colour(t.colour_of("ann"))
    t.begin("ann")
    assert t.fight().boss
    assert plays(t, "ann") == []
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert len(t.told("escaped")) == 1
    assert "d-tunnel-with-your-name" in t.view("ann").hand


@card("d-thief")
@rule("MQ-HELP-28", "MQ-CONF-40", "MQ-MOVE-12")
def test_a_thief_stabs_from_outside_and_pays_no_move() -> None:
    """Bob, next door, discards a card: 3 less for Ann's side, once for each back; his moves are untouched."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    t.laid("bob", "d-thief")
    t.hand("bob", "d-elf", "d-dwarf")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "power", card="d-thief")
    t.answer("bob", "card", card="d-elf")
    assert t.fight().totals == [-2, 1]
    assert t.told("backstabbed") == [{"seat": 1, "victim": 0}]
    assert t.sheet("bob").moves_left == 3
    assert not t.may("bob", "power")
    t.all_pass()
    assert t.asked() == "ann: fight"


@card("d-cheat")
@rule("MQ-ITEM-04")
def test_a_cheat_stays_with_an_item() -> None:
    """The Cheese Grater is not for Ann, but laid with a Cheat its bonus counts."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "t-cheese-grater-of-peace", "d-cheat")
    t.begin("ann")
    assert not t.may("ann", "lay")
    t.answer("ann", "play", card="d-cheat")
    assert t.told("cheated") == [{"seat": 0, "card": "t-cheese-grater-of-peace"}]
    assert t.sheet("ann").strength == 4
    assert [item.cheated for item in t.sheet("ann").items] == [True]


@card("d-curse-hot-potato-weapon")
@rule("MQ-CURSE-02")
@pytest.mark.parametrize("protected", [True, False])
def test_a_hot_potato_burns_what_is_in_a_hand_unless_one_is_protected(protected: bool) -> None:
    """Bob loses his sword; under a firefighter's helmet he would keep it."""
    t = munchkin_quest(["ann", "bob"])
    t.items("bob", "t-begrudging-sword")
    if protected:
        t.items("bob", "t-firefighters-helmet")
    t.hand("ann", "d-curse-hot-potato-weapon")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-hot-potato-weapon")
    t.answer("ann", "seat", seat="bob")
    assert ("t-begrudging-sword" in [item.card for item in t.sheet("bob").items]) == protected
