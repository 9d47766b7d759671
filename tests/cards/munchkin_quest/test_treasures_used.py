"""Items whose abilities are used or which are thrown: helms and brooches against curses, dice, slippers, passes."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import has, near_a_fight, rolls, runs, walk_in
from tests.marks import card
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import MONSTER, TREASURE


def cursed_by_ann(*bobs: str) -> QuestTable:
    """Ann curses Bob, who has items and a level to lose."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.hand("ann", "d-curse-forgot-backstory", "d-curse-forgot-backstory")
    t.items("bob", *bobs)
    for name in t.names:
        t.level(name, 3)
    t.begin("ann")
    curse(t)
    return t


def curse(t: QuestTable, victim: str = "bob") -> None:
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat=victim)


@card("t-helm-of-selective-hearing")
@pytest.mark.parametrize(("rolled", "level"), [(6, 3), (5, 2)])
def test_the_helm_hears_a_curse_on_a_roll_below_six(rolled: int, level: int) -> None:
    """On 6 it is cancelled; there is one roll for each curse."""
    t = cursed_by_ann("t-helm-of-selective-hearing")
    t.dice(rolled)
    t.answer("bob", "use", card="t-helm-of-selective-hearing")
    assert t.sheet("bob").level == level
    assert t.asked() == "ann: moves"
    curse(t)
    assert t.may("bob", "use", card="t-helm-of-selective-hearing")


@card("t-helm-of-selective-hearing")
def test_the_helms_die_may_be_loaded() -> None:
    """Bob turns his 1 to a 6."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.hand("bob", "d-loaded-die")
    t.items("bob", "t-helm-of-selective-hearing")
    t.level("bob", 3)
    t.begin("ann")
    curse(t)
    t.dice(1)
    t.answer("bob", "use", card="t-helm-of-selective-hearing")
    t.answer("bob", "play", card="d-loaded-die")
    t.answer("bob", "face", face=6)
    assert t.sheet("bob").level == 3


@card("t-helm-of-selective-hearing")
def test_the_helm_is_deaf_to_other_peoples_curses() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.items("ann", "t-helm-of-selective-hearing")
    t.level("bob", 3)
    t.begin("ann")
    curse(t)
    assert t.sheet("bob").level == 2


@card("t-wishing-ring")
def test_a_ring_in_play_cancels_a_curse_on_anybody_from_anywhere() -> None:
    """Cy, two rooms away, saves Bob: ring and curse are discarded."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.at("cy", "beige-chamber")
    t.hand("ann", "d-curse-forgot-backstory")
    t.items("cy", "t-wishing-ring")
    t.level("bob", 3)
    t.begin("ann")
    curse(t)
    t.answer("cy", "use", card="t-wishing-ring")
    assert (t.sheet("bob").level, has(t, "cy", "t-wishing-ring")) == (3, False)
    assert t.view("ann").treasure_discard == ["t-wishing-ring"]
    assert t.view("ann").dxm_discard == ["d-curse-forgot-backstory"]


@card("t-suspicious-brooch")
def test_the_brooch_sends_a_curse_back_to_who_played_it() -> None:
    """Ann loses the level, and the brooch is gone."""
    t = cursed_by_ann("t-suspicious-brooch")
    t.answer("bob", "use", card="t-suspicious-brooch")
    assert (t.sheet("ann").level, t.sheet("bob").level) == (2, 3)
    assert not has(t, "bob", "t-suspicious-brooch")


@card("t-suspicious-brooch")
def test_a_curse_sent_back_may_be_answered() -> None:
    """Ann has a ring in play."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.items("ann", "t-wishing-ring")
    t.items("bob", "t-suspicious-brooch")
    t.level("ann", 3)
    t.level("bob", 3)
    t.begin("ann")
    curse(t)
    t.answer("bob", "use", card="t-suspicious-brooch")
    t.answer("ann", "use", card="t-wishing-ring")
    assert (t.sheet("ann").level, t.sheet("bob").level) == (3, 3)


@card("t-suspicious-brooch")
def test_the_brooch_does_not_turn_ones_own_curse() -> None:
    """Who curses oneself cannot be hit instead of oneself."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.items("ann", "t-suspicious-brooch")
    t.level("ann", 3)
    t.begin("ann")
    curse(t, "ann")
    assert (t.sheet("ann").level, has(t, "ann", "t-suspicious-brooch")) == (2, True)


@card("t-bubble-wrap-hauberk")
def test_bubble_wrap_takes_all_hits_of_one_source() -> None:
    """Two monsters, two hits for the defeat: none is lost, and the hauberk is in the discards."""
    t = near_a_fight("m-moonlighting-rat", "m-fungus")
    t.items("ann", "t-bubble-wrap-hauberk")
    walk_in(t)
    rolls(t, 1, 6, 6)
    t.answer("ann", "use", card="t-bubble-wrap-hauberk")
    assert (t.sheet("ann").health, has(t, "ann", "t-bubble-wrap-hauberk")) == (4, False)
    assert t.view("ann").treasure_discard == ["t-bubble-wrap-hauberk"]


@card("t-sneaky-slippers")
def test_slippers_slip_on_after_a_won_fight() -> None:
    """Through a passage or a door, for no moves, into an explored room, and what waits there is met."""
    t = near_a_fight("m-moonlighting-rat")
    t.room("room-404", "south", of="waiting-room", link="locked")
    t.link("waiting-room", "east", "door")
    t.monster("m-kobold-accountant", "beige-chamber", "bob")
    t.items("ann", "t-sneaky-slippers")
    t.next_from(TREASURE, "t-pot-lid", "t-clown-shoes")
    walk_in(t)
    rolls(t, 6, 1)
    t.answer("ann", "use", card="t-sneaky-slippers")
    rooms = {option.fields["place"] for option in t.options("ann", "place")}
    assert rooms == {t.place("entrance"), t.place("beige-chamber")}
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 2)
    assert t.fight().place == t.place("beige-chamber")
    rolls(t, 6, 1)
    assert t.asked() == "ann: moves"  # once in a turn


@card("t-sneaky-slippers")
def test_slippers_are_for_the_leader_who_has_won() -> None:
    """A helper is not asked, and a loser is not either."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("bob", "t-sneaky-slippers")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    rolls(t, 6, 6, 1)
    assert t.asked() == "ann: moves"

    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-sneaky-slippers")
    walk_in(t)
    rolls(t, 1, 6, 6)
    runs(t)
    assert t.asked() == "ann: moves"


@card("t-big-rubber-duck")
def test_the_duck_squeaks_once_a_fight() -> None:
    """Ann's own die is rolled again, the monster's stays, and the new result stands."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-big-rubber-duck")
    walk_in(t)
    rolls(t, 1, 4)
    t.dice(6)
    t.answer("ann", "use", card="t-big-rubber-duck")
    assert t.told("fight-totals") == [{"ours": 8, "theirs": 5}]  # 1 + 1 + 6; and it was asked only once
    assert t.sheet("ann").level == 2


@card("t-big-rubber-duck")
def test_the_duck_does_not_touch_dice_rolled_for_a_monster() -> None:
    """Bob rolls for his rat, but has no combat die of his own."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("bob", "t-big-rubber-duck")
    walk_in(t)
    rolls(t, 6, 1)
    assert t.sheet("ann").level == 2


@card("t-blame-glass")
def test_the_glass_searches_again_once_a_turn() -> None:
    """A 1 would bring a monster; the second roll is 4, and the next search is taken as it falls."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.room("waiting-room", "east", of="beige-chamber")
    t.at("ann", "beige-chamber")
    t.items("ann", "t-blame-glass")
    t.gold("ann", 0)
    t.begin("ann")
    t.dice(1, 4)
    t.answer("ann", "search")
    t.answer("ann", "use", card="t-blame-glass")
    assert t.sheet("ann").gold == 500
    t.answer("ann", "walk", place="waiting-room")
    t.dice(2)
    t.answer("ann", "search")
    assert (t.asked(), t.sheet("ann").gold) == ("ann: moves", 800)


@card("t-blame-glass")
def test_the_glass_is_for_ones_own_searches() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.at("ann", "beige-chamber")
    t.items("bob", "t-blame-glass")
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    assert t.asked() == "ann: moves"


@card("t-dungeon-pass")
def test_the_pass_is_shown_instead_of_a_fight() -> None:
    """Discarded on entering: everything up to level 10 disdains Ann until her turn ends."""
    t = near_a_fight("m-tax-lich")
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.items("ann", "t-dungeon-pass")
    walk_in(t)
    t.answer("ann", "use", card="t-dungeon-pass")
    assert (t.view("ann").fight, has(t, "ann", "t-dungeon-pass")) == (None, False)
    t.answer("ann", "walk", place="beige-chamber")
    assert t.view("ann").fight is None
    t.colour("purple")
    t.answer("ann", "end")
    t.all_pass()
    assert t.sheet("ann").boons == []


@card("t-dungeon-pass")
def test_the_pass_is_not_valid_above_level_ten() -> None:
    """An elemental of level 12 fights on, the rat beside it stands aside."""
    t = near_a_fight("m-espresso-elemental", "m-moonlighting-rat")
    t.level("ann", 5)
    t.items("ann", "t-dungeon-pass")
    walk_in(t)
    t.answer("ann", "use", card="t-dungeon-pass")
    t.answer("ann", "fight")
    names = [m.card for m in t.view("ann").monsters if m.uid in t.fight().monsters]
    assert names == ["m-espresso-elemental"]


@card("t-dungeon-pass")
def test_the_pass_works_at_the_start_of_a_turn_but_not_on_a_boss() -> None:
    """Ann wakes up beside a rat; at level 10 in the Entrance nobody asks for a pass."""
    t = near_a_fight("m-moonlighting-rat")
    t.at("ann", "waiting-room")
    t.items("ann", "t-dungeon-pass")
    t.begin("ann")
    t.answer("ann", "use", card="t-dungeon-pass")
    assert t.asked() == "ann: moves"

    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-dungeon-pass")
    t.level("ann", 10)
    t.next_from(MONSTER, "m-goldfish")
    t.colour("yellow")
    t.begin("ann")
    assert t.fight().boss
    assert not t.may("ann", "use")


@card("t-banana-of-fate")
def test_a_banana_takes_a_die_from_a_monster() -> None:
    """Ann throws it at the rat, which rolls none; the banana is discarded after the fight."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-banana-of-fate")
    walk_in(t)
    t.answer("ann", "throw", card="t-banana-of-fate")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert [dice.count for dice in t.fight().dice_to_roll] == [1, 0]
    rolls(t, 1)
    assert t.view("ann").treasure_discard == ["t-banana-of-fate"]


@card("t-banana-of-fate")
def test_a_banana_from_next_door_takes_a_die_from_a_munchkin() -> None:
    """Bob throws it at Ann; from two rooms away, or from hand, he could not."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("bob", "t-banana-of-fate")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "throw", card="t-banana-of-fate")
    t.answer("bob", "seat", seat="ann")
    assert [dice.count for dice in t.fight().dice_to_roll] == [0, 1]

    t = near_a_fight("m-moonlighting-rat")
    t.room("room-404", "west")
    t.at("bob", "room-404")
    t.items("bob", "t-banana-of-fate")
    walk_in(t)
    rolls(t, 6, 1)
    assert has(t, "bob", "t-banana-of-fate")

    t = near_a_fight("m-moonlighting-rat")
    t.hand("bob", "t-banana-of-fate")
    walk_in(t)
    rolls(t, 6, 1)
    assert t.view("bob").hand[0] == "t-banana-of-fate"


@card("t-sudden-hen")
@pytest.mark.parametrize(("side", "totals"), [("for-munchkins", [1 + 3, 1]), ("for-monsters", [1, 1 + 3])])
def test_a_chicken_is_thrown_for_either_side(side: str, totals: list[int]) -> None:
    """3 for a side instead of the 1 it gives in hand; then it is discarded."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-sudden-hen")
    walk_in(t)
    assert t.fight().totals == [2, 1]
    t.answer("ann", "throw", card="t-sudden-hen")
    t.answer("ann", side)
    assert t.fight().totals == totals
    rolls(t, 6, 1)
    assert t.view("ann").treasure_discard == ["t-sudden-hen"]


@card("t-sudden-hen")
def test_a_cheat_goes_with_the_thrown_chicken() -> None:
    """The chicken with its Cheat is in the air, and both are discarded."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-sudden-hen", cheat=True)
    walk_in(t)
    t.answer("ann", "throw", card="t-sudden-hen")
    t.answer("ann", "for-munchkins")
    assert t.view("ann").dxm_discard == ["d-cheat"]
