"""Rooms and links: signs, what is next door, what is empty, and what never changes."""

import pytest

from tests.marks import rule
from tests.quest_fights import beside, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import EVERYBODY, FACE, FACES, MONSTER
from underhall.games.munchkin_quest.packing import BACK_SHIFT


def dice(t: QuestTable, name: str) -> int:
    """How many dice this munchkin rolls in the fight."""
    return next(row.count for row in t.fight().dice_to_roll if row.seat == t.seat(name))


@rule("MQ-ROOM-02")
@pytest.mark.parametrize(("face", "count"), [("indoor-forest", 2), ("darkroom", 0), ("waiting-room", 1)])
def test_signs_change_combat_dice(face: str, count: int) -> None:
    """An Elf where the sign is green, red, or missing."""
    t = beside("m-moonlighting-rat", room=face)
    t.laid("ann", "d-elf")
    walk_in(t, face)
    assert dice(t, "ann") == count


@rule("MQ-ROOM-07")
@pytest.mark.parametrize(("level", "count"), [(1, 2), (2, 0), (3, 2)])
def test_a_question_mark_means_a_rule(level: int, count: int) -> None:
    """The Odd Room shows no race or class; its rule decides."""
    t = beside("m-moonlighting-rat", room="odd-room")
    t.level("ann", level)
    walk_in(t, "odd-room")
    assert t.tile("odd-room").special
    assert dice(t, "ann") == count


@rule("MQ-ROOM-08")
def test_a_sign_for_all_is_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """No tile of ours shows it, so a plain room gets it here: leader and helper, of any race, roll a die more."""
    face = FACES[FACE["waiting-room"]]
    monkeypatch.setattr(face, "good", 1 << EVERYBODY)
    t = beside("m-moonlighting-rat")
    t.laid("bob", "d-dwarf")
    t.at("bob", "waiting-room")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    if t.decision("bob").kind == "bid-gold":
        t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    assert (dice(t, "ann"), dice(t, "bob")) == (2, 2)


@rule("MQ-ROOM-09")
def test_a_room_with_dropped_things_is_empty() -> None:
    """Nobody is in the Waiting Room, whatever lies there; in the Beige Chamber stands a monster, and Ann is outside."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("beige-chamber", "south")
    t.floor("waiting-room", "t-pot-lid", gold=100)
    t.monster("m-gazebo", "beige-chamber", "bob")
    t.begin("ann")
    empty = [room.face for room in t.view("ann").rooms if not room.munchkins and not room.monsters]
    assert empty == ["waiting-room"]


@rule("MQ-ROOM-11", "MQ-ROOM-14")
@pytest.mark.parametrize("link", ["passage", "door", "locked", "hidden", "wall"])
def test_openings_are_all_links_but_walls(link: str) -> None:
    """Ann has no moves: the emergency passage is offered for anything but a wall."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("beige-chamber", "east", "waiting-room", link)
    t.at("ann", "waiting-room")
    t.cursed("ann", "d-curse-lead-trousers")
    t.items("ann", "t-adamant-armour", "t-clown-shoes", "t-shield-unreasonable")
    t.begin("ann")
    assert t.may("ann", "force", side=1) == (link != "wall")


@rule("MQ-ROOM-12")
def test_what_lies_on_the_map_is_explored() -> None:
    """A link with a room behind it is walked through, one without is explored."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.begin("ann")
    assert [option.fields["place"] for option in t.options("ann", "walk")] == [1]
    assert {option.fields["side"] for option in t.options("ann", "explore")} == {1, 2, 3}


@rule("MQ-ROOM-13")
@pytest.mark.parametrize("back", [1, 2, 3, 4])
def test_a_turned_link_shows_its_other_face(back: int) -> None:
    """A passage becomes what is on its back, and a passage again."""
    t = munchkin_quest()
    t.room("lockpick-and-sons", "north")
    t.at("ann", "lockpick-and-sons")
    t.gold("ann", 400)
    number = t.g.rooms[1].links[0]
    t.g.set_link(number, back << BACK_SHIFT)
    t.begin("ann")
    before = t.tile("lockpick-and-sons").links[0].kind
    t.answer("ann", "deal")
    t.answer("ann", "side", side=0)
    turned = t.tile("lockpick-and-sons").links[0].kind
    t.answer("ann", "deal")
    t.answer("ann", "side", side=0)
    assert (before, turned) == ("passage", ["door", "locked", "hidden", "wall"][back - 1])
    assert t.tile("lockpick-and-sons").links[0].kind == "passage"


@rule("MQ-FIX-03", "MQ-CONF-35")
def test_the_links_of_the_entrance_never_change() -> None:
    """The locksmith turns any link of his room but the one to the Entrance; no Bullrog breaks the Entrance's door."""
    t = munchkin_quest()
    t.room("lockpick-and-sons", "east")
    t.at("ann", "lockpick-and-sons")
    t.begin("ann")
    t.answer("ann", "deal")
    assert {option.fields["side"] for option in t.options("ann")} == {0, 1, 2}
    t = munchkin_quest()
    t.room("beige-chamber", "east")  # its red arrow points west
    t.room("waiting-room", "west")
    uid = t.monster("m-bullrog", "beige-chamber", "bob")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "end")
    bullrog = t.standee(uid)
    assert bullrog is not None
    assert bullrog.place == t.place("waiting-room")
    assert (t.tile("entrance").links[1].kind, t.told("door-broken")) == ("door", [])


@rule("MQ-FIX-06")
def test_nothing_takes_the_boss_away() -> None:
    """Cards that send monsters away or spare a fight are not offered against a Boss."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.level("ann", 10)
    t.items("ann", "t-dungeon-pass")
    t.hand("ann", "t-essence-of-wrong-turn", "t-potion-of-strength")
    t.next_from(MONSTER, "m-goldfish")
    t.colour("red")
    t.begin("ann")
    assert t.fight().boss
    assert t.may("ann", "play", card="t-potion-of-strength")
    assert not t.may("ann", "play", card="t-essence-of-wrong-turn")
    assert not t.may("ann", "use", card="t-dungeon-pass")
