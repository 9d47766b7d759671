"""Into the dark: new rooms, their links, their cards, and the explored dungeon."""

import pytest

from tests.marks import rule
from tests.quest_fights import kinds
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import DXM, MONSTER
from underhall.kernel.fields import minus

NORTH = 0
PLAIN = [(2, 0), (2, 0), (2, 0), (2, 0)]  # the second side of the tile, and three links with their backs up


def explored(face: str, coin: int = 0, colour: int = 0) -> QuestTable:
    """Ann has explored north of the Entrance; the Monster Die shows her own red."""
    t = munchkin_quest()
    t.next_room(face)
    t.next_from(MONSTER, "m-goldfish")
    t.begin("ann")
    t.luck((2, coin), *PLAIN[1:], (6, colour))
    t.answer("ann", "explore", side=NORTH)
    return t


@rule("MQ-EXPL-01", "MQ-ROOM-12")
def test_the_next_tile_is_laid_behind_the_link() -> None:
    """The cell north of the Entrance was dark and holds the first tile of the stock; one tile and three links less."""
    t = explored("waiting-room")
    tile = t.tile("waiting-room")
    assert (tile.x, tile.y, t.view("ann").room_deck, t.view("ann").link_deck) == (0, -1, 23, 70)
    assert [link.to for link in t.tile("entrance").links] == [1, -1, -1, -1]
    assert tile.links[2].to == 0


@rule("MQ-EXPL-02")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_rooms_are_never_turned(side: int) -> None:
    """Wherever it is laid, its arrows point as printed."""
    t = munchkin_quest()
    t.next_room("waiting-room")
    t.begin("ann")
    t.luck((2, 0))
    t.answer("ann", "explore", side=side)
    assert t.tile("waiting-room").arrows == {"red": "east", "orange": "south", "blue": "north", "purple": "west"}


@rule("MQ-EXPL-03", "MQ-EXPL-05", "MQ-CARD-24")
def test_the_explorer_goes_in_and_draws_before_the_monster_comes() -> None:
    """Ann is in the room and has her DxM card when the Monster card is drawn."""
    t = munchkin_quest()
    t.next_from(DXM, "d-elf")
    t.next_from(MONSTER, "m-goldfish")
    t.next_room("tax-cave")
    t.begin("ann")
    t.luck((2, 1))
    t.answer("ann", "explore", side=NORTH)
    assert (t.where("ann"), t.view("ann").hand, t.asked()) == ("tax-cave", ["d-elf"], "ann: toll")
    assert (t.view("ann").monsters, t.told("monster-drawn")) == ([], [])
    t.answer("ann", "yes")
    assert [m["card"] for m in t.told("monster-drawn")] == ["m-goldfish"]


@rule("MQ-EXPL-04", "MQ-CONF-32")
def test_bare_sides_get_links() -> None:
    """Three for a room with one neighbour; in the corner between two rooms both links stay, and two are drawn."""
    t = explored("waiting-room")
    assert len(t.told("link-laid")) == 3
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("beige-chamber", "east")
    t.link("beige-chamber", "north", "locked")
    t.at("ann", "waiting-room")
    t.next_room("broom-cupboard")
    t.begin("ann")
    t.luck((2, 0))
    t.answer("ann", "explore", side=1)
    links = t.tile("broom-cupboard").links
    assert (len(t.told("link-laid")), links[2].kind, links[3].kind) == (3 + 3 + 2, "locked", "passage")
    assert t.view("ann").link_deck == 73 - 3 - 3 - 2


@rule("MQ-EXPL-04", "MQ-ROOM-13")
@pytest.mark.parametrize("coin", [0, 1])
def test_the_face_of_a_link_is_luck(coin: int) -> None:
    """The next piece is a wall on one face and a passage on the other."""
    t = munchkin_quest()
    t.next_room("waiting-room")
    t.g.link_deck = (*minus(t.g.link_deck, 4), 4)
    t.begin("ann")
    t.luck((2, 0), (2, coin))
    t.answer("ann", "explore", side=NORTH)
    assert t.tile("waiting-room").links[0].kind == ("passage" if coin else "wall")


@rule("MQ-EXPL-14", "MQ-EXPL-15")
@pytest.mark.parametrize("yes", [True, False])
def test_a_monster_is_lured_on_entering(yes: bool) -> None:
    """The stock is empty: whoever comes into a quiet room may look for a monster, for no move."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.g.room_deck = ()
    t.next_from(MONSTER, "m-goldfish")
    t.begin("ann")
    assert not t.may("ann", "lure")  # the Entrance has none
    t.answer("ann", "walk", place="waiting-room")
    assert t.asked() == "ann: lure"
    t.answer("ann", "lure" if yes else "pass")
    assert t.sheet("ann").moves_left == 2
    if yes:
        if t.asked() == "ann: choose-base":
            t.answer("ann", "colour")
        assert t.fight().leader == t.seat("ann")
    else:
        assert (t.view("ann").monsters, t.asked()) == ([], "ann: moves")


@rule("MQ-EXPL-15")
def test_nobody_is_asked_while_tiles_are_left_or_monsters_there() -> None:
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert t.asked() == "ann: moves"
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.g.room_deck = ()
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert t.asked() == "ann: fight"


@rule("MQ-EXPL-14")
def test_the_last_tile_explores_the_dungeon() -> None:
    t = munchkin_quest()
    t.next_room("waiting-room")
    t.g.room_deck = t.g.room_deck[-1:]
    t.next_from(MONSTER, "m-goldfish")
    t.items("ann", "t-adamant-armour")
    t.begin("ann")
    t.luck(*PLAIN, (6, 0))
    t.answer("ann", "explore", side=NORTH)
    assert len(t.told("dungeon-explored")) == 1
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert kinds(t, "ann").isdisjoint({"explore", "force"})
    assert t.may("ann", "walk")
