"""Dropping, picking up, throwing, laying and using items; bribes (MQ-ITEM-26 to -38)."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from tests.rules.munchkin_quest.item_scenes import against, alone, carried, tidies, walk_in
from underhall.games.munchkin_quest.facts import DXM


@rule("MQ-ITEM-26", "MQ-ITEM-27")
def test_items_and_gold_are_dropped_in_the_room() -> None:
    """The helmet and 200 gold lie there, listed apart; bonus and gold are gone from Ann, and no move is spent."""
    t = alone()
    t.items("ann", "t-firefighters-helmet")
    t.gold("ann", 500)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "drop", card="t-firefighters-helmet")
    t.answer("ann", "drop-gold", number=200)
    t.answer("ann", "done")
    room = t.tile("beige-chamber")
    assert ([item.card for item in room.floor], room.gold) == (["t-firefighters-helmet"], 200)
    assert (t.sheet("ann").strength, t.sheet("ann").gold, t.sheet("ann").moves_left) == (1, 300, 3)


@rule("MQ-ITEM-26")
def test_others_may_drop_things_outside_their_turn_but_nobody_in_combat() -> None:
    """Before Bob's first action Ann drops her sword; in her own fight she cannot."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-begrudging-sword")
    t.begin("bob", "window")
    tidies(t, "ann", ("drop", "t-begrudging-sword"))
    assert carried(t, "ann") == []
    t = against("m-moonlighting-rat")
    t.items("ann", "t-begrudging-sword")
    walk_in(t)
    assert not t.may("ann", "drop")
    assert not t.may("ann", "tidy")


@rule("MQ-ITEM-28")
def test_everybody_sees_what_lies_anywhere() -> None:
    """From the Entrance Bob, and a watcher, see what Ann has dropped two rooms away."""
    t = alone()
    t.items("ann", "t-begrudging-sword")
    t.begin("ann")
    tidies(t, "ann", ("drop", "t-begrudging-sword"))
    for seat in (t.seat("bob"), -1):
        floor = t.g.view(seat).rooms[t.place("beige-chamber")].floor  # type: ignore[attr-defined]
        assert [item.card for item in floor] == ["t-begrudging-sword"]


@rule("MQ-ITEM-29")
def test_one_move_picks_up_any_or_all() -> None:
    """Three items and gold for one move; or only one of them."""
    for wanted in (["t-begrudging-sword", "t-pot-lid", "t-party-cone"], ["t-party-cone"]):
        t = alone()
        t.floor("beige-chamber", "t-begrudging-sword", "t-pot-lid", "t-party-cone", gold=400)
        t.begin("ann")
        t.answer("ann", "pick-up")
        for card in wanted:
            t.answer("ann", "item", card=card)
        if len(wanted) < 3:
            t.answer("ann", "done")
        assert sorted(carried(t, "ann")) == sorted(wanted)
        assert (t.sheet("ann").gold, t.sheet("ann").moves_left) == (700, 2)
        assert t.sheet("ann").strength == (1 + 2 + 1 + 1 if len(wanted) == 3 else 2)


@rule("MQ-ITEM-29", "MQ-CONF-47")
def test_whoever_picks_up_too_much_leaves_something() -> None:
    """Hands and pack are full: all may be taken, and then Ann drops what she likes least."""
    t = alone()
    t.items("ann", "t-meat-mallet")
    t.items("ann", "t-torch-map", "t-pocket-bow", packed=True)
    t.floor("beige-chamber", "t-begrudging-sword")
    t.begin("ann")
    t.answer("ann", "pick-up")
    t.answer("ann", "item", card="t-begrudging-sword")
    assert t.asked() == "ann: tidy"
    t.answer("ann", "drop", card="t-torch-map")
    t.answer("ann", "done")
    assert carried(t, "ann") == ["(t-begrudging-sword)", "(t-pocket-bow)", "t-meat-mallet"]
    assert [item.card for item in t.tile("beige-chamber").floor] == ["t-torch-map"]


@rule("MQ-ITEM-29")
def test_without_a_move_nothing_is_picked_up() -> None:
    t = alone()
    t.items("ann", "t-adamant-armour", "t-clown-shoes", "t-shield-unreasonable", "t-big-rubber-duck")
    t.floor("beige-chamber", "t-begrudging-sword")
    t.begin("ann")
    assert t.sheet("ann").moves_left == 0
    assert not t.may("ann", "pick-up")


def robbed() -> QuestTable:
    """The squirrel has made Ann drop a sword and a shield, and she ran to the Entrance with moves left."""
    t = against("m-psycho-squirrel")
    t.items("ann", "t-begrudging-sword", "t-pot-lid")
    t.next_from(DXM, "d-half-breed", "d-super-munchkin")  # for the next two turns: nothing to react with
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    t.answer("ann", "item", card="t-begrudging-sword")
    return t


@rule("MQ-ITEM-31")
def test_what_a_card_bars_lies_until_the_victims_next_turn() -> None:
    """Nobody may pick it up before Ann's next turn, neither Ann nor Bob; then anybody may."""
    t = robbed()
    assert [(item.card, item.barred) for item in t.tile("waiting-room").floor] == [
        ("t-begrudging-sword", True),
        ("t-pot-lid", True),
    ]
    t.colour("purple")
    t.answer("ann", "end")
    t.all_pass()
    assert [item.barred for item in t.tile("waiting-room").floor] == [True, True]
    t.colour("purple")
    t.answer("bob", "end")
    t.all_pass()
    assert [item.barred for item in t.tile("waiting-room").floor] == [False, False]


@rule("MQ-ITEM-30")
def test_what_one_was_made_to_drop_costs_a_move_like_everything_else() -> None:
    """Once the squirrel is beaten, Ann pays a move to take her things up again."""
    t = robbed()
    t.colour("purple")
    t.answer("ann", "end")
    t.all_pass()
    t.colour("purple")
    t.answer("bob", "end")
    t.all_pass()
    t.answer("ann", "walk", place="waiting-room")
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    left = t.sheet("ann").moves_left
    t.answer("ann", "pick-up")
    t.answer("ann", "item", card="t-begrudging-sword")
    assert t.sheet("ann").moves_left == left - 1


@rule("MQ-ITEM-17")
def test_gold_is_no_item() -> None:
    """The squirrel, who takes items, leaves a pile of gold alone; dropped and traded it can be."""
    t = against("m-psycho-squirrel")
    t.gold("ann", 900)
    walk_in(t)
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").gold, t.tile("waiting-room").gold) == (900, 0)
    t.answer("ann", "trade", seat="bob")
    t.answer("ann", "gold", number=300)
    t.answer("ann", "done")
    t.answer("bob", "yes")
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (600, 600)


@rule("MQ-ITEM-18")
def test_any_amount_of_gold_weighs_nothing() -> None:
    t = alone()
    t.gold("ann", 10_000)
    t.begin("ann")
    assert (t.sheet("ann").moves, t.sheet("ann").moves_left) == (3, 3)


@rule("MQ-ITEM-32")
@pytest.mark.parametrize(
    ("link", "able"), [("passage", True), ("door", True), ("locked", True), ("hidden", True), ("wall", False)]
)
def test_things_are_thrown_into_the_same_room_or_the_next(link: str, able: bool) -> None:
    """Doors on the way do not matter, a wall does."""
    t = against("m-moonlighting-rat")
    t.room("beige-chamber", "east", of="waiting-room", link=link)
    t.at("bob", "beige-chamber")
    t.items("bob", "t-sudden-hen")
    walk_in(t)
    t.answer("ann", "roll")
    assert t.may("bob", "throw", card="t-sudden-hen") == able


@rule("MQ-ITEM-33")
def test_what_is_thrown_is_discarded() -> None:
    """A potion and a chicken: both are in the Treasure discards after the fight."""
    t = against("m-moonlighting-rat")
    t.items("bob", "t-sudden-hen", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "throw", card="t-sudden-hen")
    t.answer("bob", "for-munchkins")
    t.answer("bob", "play", card="t-potion-of-strength")
    t.answer("bob", "for-munchkins")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert sorted(t.view("ann").treasure_discard) == ["t-potion-of-strength", "t-sudden-hen"]
    assert carried(t, "bob") == []


@rule("MQ-ITEM-34")
def test_one_use_items_work_from_hand_and_from_the_belt() -> None:
    """Both are offered to a fighter; of two copies of one potion both can be used, one after the other."""
    t = against("m-moonlighting-rat")
    t.hand("ann", "t-potion-of-strength", "t-bottled-applause")
    t.items("ann", "t-potion-of-strength", "t-freezing-explosive-potion")
    walk_in(t)
    offered = [option.fields["card"] for option in t.options("ann", "play")]
    assert sorted(map(str, offered)) == ["t-bottled-applause", "t-freezing-explosive-potion", "t-potion-of-strength"]
    for _ in range(2):
        t.answer("ann", "play", card="t-potion-of-strength")
        t.answer("ann", "for-munchkins")
    assert t.fight().totals[0] == 11
    assert not t.may("ann", "play", card="t-potion-of-strength")


@rule("MQ-CONF-27")
@pytest.mark.parametrize(("one_use_range", "able"), [("thrown", False), ("anywhere", True)])
def test_outsiders_need_to_throw_unless_the_table_says_otherwise(one_use_range: str, able: bool) -> None:
    """Bob, two rooms from the fight, holds a potion that can be thrown."""
    t = munchkin_quest(["ann", "bob"], one_use_range=one_use_range)
    t.room("waiting-room", "east")
    t.room("beige-chamber", "west")
    t.at("bob", "beige-chamber")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.hand("bob", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "roll")
    assert t.may("bob", "play", card="t-potion-of-strength") == able


@rule("MQ-CONF-27")
def test_dxm_cards_reach_any_fight() -> None:
    """Bob enhances the rat from the far end of the dungeon; a banana in play he cannot throw so far."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "west")
    t.at("bob", "beige-chamber")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.hand("bob", "d-enh-hairy")
    t.items("bob", "t-banana-of-fate")
    walk_in(t)
    t.answer("ann", "roll")
    assert [str(option) for option in t.options("bob")] == ["pass", "play d-enh-hairy"]


@rule("MQ-ITEM-35")
def test_other_items_are_laid_before_they_are_used() -> None:
    """In her turn Ann lays the slippers and uses them after her fight; from hand they do nothing."""
    t = against("m-moonlighting-rat")
    t.hand("ann", "t-sneaky-slippers")
    t.begin("ann")
    t.answer("ann", "lay", card="t-sneaky-slippers")
    t.answer("ann", "walk", place="waiting-room")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.may("ann", "use", card="t-sneaky-slippers")
    t = against("m-moonlighting-rat")
    t.hand("ann", "t-sneaky-slippers")
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.asked() == "ann: moves"


@rule("MQ-ITEM-36")
def test_a_helper_cannot_lay_items() -> None:
    """Bob holds a sword and helps: he has nothing to do before the roll. Ann in her fight cannot lay hers, either."""
    t = against("m-moonlighting-rat")
    t.hand("ann", "t-pot-lid")
    t.hand("bob", "t-begrudging-sword")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    assert not t.may("ann", "lay")
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 2
    assert "t-begrudging-sword" in t.view("bob").hand


@rule("MQ-ITEM-38")
def test_a_monster_that_takes_a_price_goes_for_it_and_others_do_not() -> None:
    """The kobold leaves for 400 gold; the rat offers nothing of the kind."""
    t = against("m-kobold-accountant")
    t.gold("ann", 400)
    walk_in(t)
    t.answer("ann", "bribe", card="m-kobold-accountant")
    assert (t.view("ann").fight, t.view("ann").monsters, t.sheet("ann").gold) == (None, [], 0)
    t = against("m-moonlighting-rat")
    t.gold("ann", 1000)
    walk_in(t)
    assert not t.may("ann", "bribe")
