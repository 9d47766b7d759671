"""Monsters that cards and rooms send about: doors broken on the way, the Entrance, and what others foresee."""

import pytest

from tests.marks import card, rule
from tests.quest_fights import ROOM, beside, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.outlook import outlook


def place_of(t: QuestTable, uid: int) -> str:
    standee = t.standee(uid)
    assert standee is not None
    return t.view(t.names[0]).rooms[standee.place].face


def kind(t: QuestTable, face: str, side: int) -> str:
    return t.tile(face).links[side].kind


# -- broken doors --------------------------------------------------------------------------------------------------


@card("m-bullrog")
@rule("MQ-MON-08", "MQ-MON-26", "MQ-CONF-66")
def test_the_door_over_the_edge_breaks_for_all_in_the_room() -> None:
    """Orange leads west off the map and round to the far end of the row: the locked door there breaks, not the one that
    lies between the two rooms; the rat beside the Bullrog goes the same way, as everybody could foresee."""
    t = munchkin_quest(["ann", "bob"])
    t.room("sticky-floor", "north")
    t.link("sticky-floor", "west", "locked")
    t.room("beige-chamber", "east", "sticky-floor", "door")
    bullrog = t.monster("m-bullrog", "sticky-floor", "bob")
    rat = t.monster("m-moonlighting-rat", "sticky-floor", "bob")
    assert {path.uid for path in outlook(t.g).peeks["orange"]} == {bullrog, rat}
    assert kind(t, "sticky-floor", 3) == "locked"
    t.begin("ann")
    t.colour("orange")
    t.answer("ann", "end")
    t.all_pass()
    assert place_of(t, bullrog) == place_of(t, rat) == "beige-chamber"
    assert (kind(t, "sticky-floor", 3), kind(t, "sticky-floor", 1)) == ("passage", "door")
    assert len(t.told("door-broken")) == 1


@card("m-bullrog")
@rule("MQ-CONF-66")
def test_the_bullrog_breaks_the_door_of_a_whistled_step() -> None:
    """Ann whistles it through a locked door; the door is gone."""
    t = munchkin_quest(["ann", "bob"])
    t.room("whistle-shop", "east")
    t.room("beige-chamber", "east", "whistle-shop")
    t.room("odd-room", "east", "beige-chamber", "locked")
    t.at("ann", "whistle-shop")
    uid = t.monster("m-bullrog", "odd-room", "bob")
    t.begin("ann")
    t.answer("ann", "deal")
    assert place_of(t, uid) == "beige-chamber"
    assert kind(t, "odd-room", 3) == "passage"


@card("t-essence-of-wrong-turn", "m-bullrog")
@rule("MQ-CONF-66")
def test_the_bullrog_breaks_the_door_of_a_wrong_turn() -> None:
    """Led astray through a door it leaves a passage."""
    t = beside("m-bullrog")
    t.room("beige-chamber", "east", ROOM, "door")
    t.level("ann", 6)
    t.hand("ann", "t-essence-of-wrong-turn")
    walk_in(t)
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    assert kind(t, ROOM, 1) == "passage"
    assert t.view("ann").monsters[0].place == t.place("beige-chamber")


# -- the Entrance --------------------------------------------------------------------------------------------------


@card("t-essence-of-wrong-turn", "d-wizard")
@rule("MQ-CONF-66", "MQ-FIX-04")
@pytest.mark.parametrize("by", ["t-essence-of-wrong-turn", "d-wizard"])
def test_nobody_is_sent_to_the_entrance(by: str) -> None:
    """The only room next door is the Entrance: neither Essence nor Elsewhere can be used."""
    t = beside("m-moonlighting-rat")
    t.room("room-404", "west")
    if by == "d-wizard":
        t.laid("ann", "d-wizard")
    else:
        t.hand("ann", by)
    walk_in(t)
    assert not t.may("ann", "d10" if by == "d-wizard" else "play", card=by)


def lured(*faces: str, victim: str) -> QuestTable:
    """A row of rooms from west to east, the Entrance among them; Ann has a monster in the last lured to Bob."""
    t = munchkin_quest(["ann", "bob"])
    middle = faces.index("entrance")
    for i in range(middle + 1, len(faces)):
        t.room(faces[i], "east", faces[i - 1])
    for i in range(middle - 1, -1, -1):
        t.room(faces[i], "west", faces[i + 1])
    t.at("bob", victim)
    t.hand("ann", "d-curse-sex-appeal")
    t.monster("m-moonlighting-rat", faces[-1], "ann")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-sex-appeal")
    t.answer("ann", "seat", seat="bob")
    return t


@card("d-curse-sex-appeal")
@rule("MQ-CONF-66", "MQ-FIX-05")
@pytest.mark.parametrize(
    ("rooms", "end"),
    [
        (("beige-chamber", "odd-room", "entrance", ROOM), "beige-chamber"),  # Entrance, odd-room, beige-chamber
        (("beige-chamber", "odd-room", "entrance", ROOM, "room-404"), "odd-room"),  # ROOM, Entrance, odd-room
        (("odd-room", "entrance", ROOM, "beige-chamber", "room-404"), ROOM),  # it cannot stop in the Entrance
    ],
)
def test_the_entrance_counts_as_a_room_for_sex_appeal(rooms: tuple[str, ...], end: str) -> None:
    """The rat comes three rooms nearer, the Entrance being one of them; it stops before it if it would stop there."""
    t = lured(*rooms, victim=rooms[0])
    assert place_of(t, 1) == end


# -- moves that are gone -------------------------------------------------------------------------------------------


@card("m-gazebo")
@rule("MQ-CONF-11", "MQ-MOVE-08")
@pytest.mark.parametrize("caught", [False, True])
def test_no_moves_left_means_no_emergency_passage(caught: bool) -> None:
    """Ann starts beside the Gazebo and loses: caught by it, she cannot even force a way on."""
    t = beside("m-gazebo")
    t.cursed("ann", "d-curse-lead-trousers")
    t.room("sofa-canyon", "north", ROOM)
    t.link("sofa-canyon", "east", "locked")
    t.at("ann", ROOM)
    t.dice(1, 6, 6, 1 if caught else 6)
    t.begin("ann")
    t.answer("ann", "roll")
    t.answer("ann", "place", place="sofa-canyon")
    assert t.where("ann") == "sofa-canyon"
    assert t.may("ann", "force") == (not caught)
    assert t.sheet("ann").moves_left == (0 if caught else 2)


@card("d-enh-baby", "d-enh-ancient")
@rule("MQ-CONF-64", "MQ-ENH-03", "MQ-FIX-01")
@pytest.mark.parametrize("order", [("d-enh-baby", "d-enh-ancient"), ("d-enh-ancient", "d-enh-baby")])
def test_enhancers_are_summed_before_the_floor_of_one(order: tuple[str, ...]) -> None:
    """A rat of level 1, Baby and Ancient in either order: 1 − 5 + 10, not 1 + 10."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", *order)
    walk_in(t)
    for name in order:
        t.answer("ann", "play", card=name)
    assert t.view("ann").monsters[0].level == t.fight().totals[1] == 6
