"""Walking: what a step costs, what stands in the way, and the emergency passage."""

import pytest

from tests.marks import rule
from tests.quest_fights import kinds
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.conditions import Wears
from underhall.games.munchkin_quest.facts import CARDS, ONE_HAND, TWO_HANDS

ROW = ["waiting-room", "beige-chamber", "broom-cupboard", "unfinished-room"]


def row() -> QuestTable:
    """Four plain rooms in a line east of the Entrance; Ann stands in the first."""
    t = munchkin_quest()
    t.room(ROW[0], "east")
    for i in range(1, len(ROW)):
        t.room(ROW[i], "east", ROW[i - 1])
    t.at("ann", ROW[0])
    return t


def behind(link: str, **options: str) -> QuestTable:
    """Ann stands in the Waiting Room; this link leads east to the Beige Chamber."""
    t = munchkin_quest(**options)
    t.room("waiting-room", "north")
    t.room("beige-chamber", "east", "waiting-room", link)
    t.at("ann", "waiting-room")
    return t


def shut_in(t: QuestTable, face: str) -> None:
    for side in ("north", "east", "south", "west"):
        t.link(face, side, "wall")


@rule("MQ-MOVE-01", "MQ-MOVE-04")
def test_three_steps_a_turn() -> None:
    """Along a row of rooms three steps are made; after each Ann is in a room, and a fourth is not offered."""
    t = row()
    t.room("sock-abyss", "east", ROW[3])
    t.begin("ann")
    for room in ROW[1:]:
        t.answer("ann", "walk", place=room)
        assert t.where("ann") == room
    assert not t.may("ann", "walk")
    assert not t.may("ann", "explore")


@rule("MQ-MOVE-02")
def test_a_search_and_two_steps_are_all() -> None:
    t = row()
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    t.answer("ann", "walk", place=ROW[1])
    t.answer("ann", "walk", place=ROW[2])
    assert t.sheet("ann").moves_left == 0
    assert not t.may("ann", "search")


@rule("MQ-MOVE-02")
def test_picking_up_takes_a_move() -> None:
    t = row()
    t.floor(ROW[0], "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "pick-up")
    t.answer("ann", "item", card="t-pot-lid")
    assert t.sheet("ann").moves_left == 2


@rule("MQ-MOVE-03")
def test_nobody_goes_diagonally() -> None:
    """From the Entrance north and east are next door; the room north-east of it is not."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("beige-chamber", "east")
    t.room("broom-cupboard", "east", "waiting-room")
    t.begin("ann")
    assert {option.fields["place"] for option in t.options("ann", "walk")} == {1, 2}


@rule("MQ-MOVE-05", "MQ-CONF-09")
@pytest.mark.parametrize(
    ("link", "hidden_cost", "left"),
    [("passage", "3", 2), ("door", "3", 2), ("locked", "3", 0), ("hidden", "3", 0), ("hidden", "2", 1)],
)
def test_a_link_costs_what_it_shows(link: str, hidden_cost: str, left: int) -> None:
    t = behind(link, hidden_cost=hidden_cost)
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    assert t.sheet("ann").moves_left == left


@rule("MQ-MOVE-05", "MQ-CONF-11")
def test_two_moves_do_not_open_a_locked_door() -> None:
    """One move is spent: the lock is too much, and the emergency passage is open only to whoever has spent none."""
    t = behind("locked")
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    assert not t.may("ann", "walk", place=t.place("beige-chamber"))
    assert not t.may("ann", "force")


@rule("MQ-CONF-11")
def test_the_emergency_passage_at_any_time_by_the_other_reading() -> None:
    t = behind("locked", emergency="any_time")
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    t.answer("ann", "force", side=1)
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 0)


@rule("MQ-MOVE-06")
def test_walls_open_to_magic_only() -> None:
    """Nobody walks through a wall; with the Folding Drawbridge it costs three moves."""
    t = behind("wall")
    t.begin("ann")
    assert not t.may("ann", "walk", place=t.place("beige-chamber"))
    t = behind("wall")
    t.items("ann", "t-folding-drawbridge")
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 0)


@rule("MQ-MOVE-07", "MQ-ROOM-11")
@pytest.mark.parametrize(("link", "next_door"), [("wall", False), ("locked", True), ("hidden", True), ("door", True)])
def test_what_lies_behind_a_wall_is_not_next_door(link: str, next_door: bool) -> None:
    """Bob stands behind the link: trading, helping and throwing reach him through anything but a wall."""
    t = behind(link)
    t.at("bob", "beige-chamber")
    t.items("ann", "t-pot-lid")
    t.begin("ann")
    assert t.may("ann", "trade") == next_door
    t = behind(link)
    t.at("bob", "beige-chamber")
    t.at("ann", "entrance")
    t.monster("m-fungus", "waiting-room", "bob")
    t.hand("bob", "t-potion-of-strength")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert (t.seat("bob") in t.fight().can_help) == next_door
    t.dice(1, 1)
    t.answer("ann", "roll")
    assert t.may("bob", "play", card="t-potion-of-strength") == next_door


@rule("MQ-MOVE-08", "MQ-EX-01", "MQ-ROOM-14")
@pytest.mark.parametrize("link", ["passage", "door", "locked", "hidden"])
def test_without_moves_one_opening_is_passed_all_the_same(link: str) -> None:
    """Lead trousers and Big items leave Ann no moves: she forces her way through, and can do nothing more."""
    t = behind(link)
    t.cursed("ann", "d-curse-lead-trousers")
    t.items("ann", "t-adamant-armour", "t-clown-shoes", "t-shield-unreasonable")
    t.begin("ann")
    assert (t.sheet("ann").moves, t.may("ann", "walk")) == (0, False)
    t.answer("ann", "force", side=1)
    assert t.where("ann") == "beige-chamber"
    assert kinds(t, "ann").isdisjoint({"walk", "explore", "force", "search", "deal", "pick-up"})


@rule("MQ-MOVE-08")
def test_the_emergency_passage_takes_all_moves() -> None:
    """With two moves a locked door can be forced; none is left afterwards."""
    t = behind("locked")
    t.cursed("ann", "d-curse-lead-trousers")
    t.begin("ann")
    assert t.sheet("ann").moves_left == 2
    t.answer("ann", "force", side=1)
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 0)


@rule("MQ-MOVE-09")
def test_walls_all_around_keep_one_in() -> None:
    t = behind("wall")
    t.room("broom-cupboard", "east", "beige-chamber")
    shut_in(t, "broom-cupboard")
    t.at("ann", "broom-cupboard")
    t.cursed("ann", "d-curse-lead-trousers")
    t.items("ann", "t-adamant-armour", "t-clown-shoes", "t-shield-unreasonable")
    t.begin("ann")
    assert kinds(t, "ann").isdisjoint({"walk", "explore", "force"})
    assert t.may("ann", "end")


@rule("MQ-MOVE-10")
def test_more_moves_count_from_the_beginning() -> None:
    """One of three is spent; the boots bring one more: three are left."""
    t = row()
    t.hand("ann", "t-fashionably-late-boots")
    t.begin("ann")
    t.answer("ann", "walk", place=ROW[1])
    t.answer("ann", "lay", card="t-fashionably-late-boots")
    assert (t.sheet("ann").moves, t.sheet("ann").moves_left) == (4, 3)


@rule("MQ-MOVE-11")
def test_fewer_moves_undo_nothing() -> None:
    """Two of three are spent when a second Big item is laid: none is left, and Ann stays where she is."""
    t = row()
    t.items("ann", "t-adamant-armour")
    t.hand("ann", "t-clown-shoes")
    t.begin("ann")
    t.answer("ann", "walk", place=ROW[1])
    t.answer("ann", "walk", place=ROW[2])
    t.answer("ann", "lay", card="t-clown-shoes")
    assert (t.where("ann"), t.sheet("ann").moves, t.sheet("ann").moves_left) == (ROW[2], 2, 0)
    assert t.sheet("ann").health == 4


@rule("MQ-MOVE-13", "MQ-MON-28", "MQ-CONF-20", "MQ-EXPL-14")
@pytest.mark.parametrize(("link", "goes"), [("passage", True), ("locked", False)])
def test_the_rim_of_an_explored_dungeon(link: str, goes: bool) -> None:
    """No tile is left: munchkins cannot leave over the rim, nor force it; a monster can, by the link's kind."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("beige-chamber", "south")
    t.link("waiting-room", "north", link)
    t.g.room_deck = ()
    uid = t.monster("m-goldfish", "waiting-room", "bob")
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    t.answer("ann", "pass")
    assert kinds(t, "ann").isdisjoint({"explore", "force"})
    t.colour("blue")  # the Waiting Room's blue arrow points north
    t.answer("ann", "end")
    t.all_pass()
    monster = t.standee(uid)
    assert monster is not None
    assert monster.place == t.place("beige-chamber" if goes else "waiting-room")


@rule("MQ-MOVE-06", "MQ-MOVE-10", "MQ-ITEM-20", "MQ-ITEM-21")
def test_a_big_gift_before_a_step_takes_the_moves_for_it() -> None:
    """Ann is about to spend all three moves on a locked door; Bob hands her a second Big item, and she stays."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east", link="locked")
    big = [card.id for card in CARDS if card.big and card.is_item and card.slot == TWO_HANDS][:1]
    other = [card.id for card in CARDS if card.big and card.is_item and card.slot not in (ONE_HAND, TWO_HANDS)][:1]
    t.items("ann", *other)
    t.items("bob", *big)
    t.unhurried = True
    t.begin("ann")
    assert t.sheet("ann").moves_left == 3
    t.answer("ann", "walk", place="waiting-room")
    t.answer("bob", "trade", seat="ann")
    t.answer("bob", "item", card=big[0])
    t.answer("bob", "done")
    t.answer("ann", "yes")
    t.all_pass()
    assert (t.where("ann"), t.sheet("ann").moves_left, len(t.told("blocked"))) == ("entrance", 2, 1)


@rule("MQ-EXPL-13", "MQ-EXPL-01", "MQ-CARD-23")
def test_a_monster_that_no_longer_disdains_keeps_one_from_exploring() -> None:
    """Ann, beside a monster that minds her helmet, is about to explore; the helmet goes, and no tile is laid."""
    id = next(card.id for card in CARDS if isinstance(card.disdains, Wears))
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster(id, "waiting-room", "bob")
    t.at("ann", "waiting-room")
    t.items("ann", "t-party-cone")
    t.hand("bob", "d-curse-helmet-to-hamster")
    t.begin("ann")
    t.answer("ann", "explore", side=1)
    t.answer("bob", "play", card="d-curse-helmet-to-hamster")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()
    assert (len(t.view("ann").rooms), t.told("explored"), t.fight().leader) == (2, [], 0)
