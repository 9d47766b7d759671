"""Searching rooms."""

import pytest

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import MONSTER, TREASURE


def searcher(face: str = "waiting-room", *laid: str, **options: str) -> QuestTable:
    """Ann stands in a room north of the Entrance."""
    t = munchkin_quest(**options)
    t.room(face, "north")
    t.at("ann", face)
    t.laid("ann", *laid)
    return t


def search(t: QuestTable, *dice: int) -> None:
    t.dice(*dice)
    t.answer("ann", "search")


@rule("MQ-SEARCH-01")
def test_a_search_takes_a_move_and_a_die() -> None:
    t = searcher()
    t.begin("ann")
    search(t, 2)
    assert (t.sheet("ann").moves_left, t.sheet("ann").gold) == (2, 600)


@rule("MQ-SEARCH-02")
def test_not_beside_a_monster() -> None:
    """The Bullrog disdains Ann, who may walk about it; it does not let her search."""
    t = searcher()
    t.monster("m-bullrog", "waiting-room", "bob")
    t.begin("ann")
    assert t.asked() == "ann: moves"
    assert not t.may("ann", "search")


@rule("MQ-SEARCH-03")
def test_once_per_room_and_turn() -> None:
    t = searcher()
    t.room("beige-chamber", "north", "waiting-room")
    t.begin("ann")
    search(t, 2)
    assert not t.may("ann", "search")
    t.answer("ann", "walk", place="beige-chamber")
    assert t.may("ann", "search")


@rule("MQ-SEARCH-04")
def test_some_rooms_are_never_searched() -> None:
    """In the museum nothing is looked for, but what lies dropped may be picked up."""
    t = searcher("hands-off-museum")
    t.floor("hands-off-museum", "t-pot-lid")
    t.begin("ann")
    assert not t.may("ann", "search")
    assert t.may("ann", "pick-up")


@rule("MQ-SEARCH-05", "MQ-SEARCH-07", "MQ-SEARCH-13")
@pytest.mark.parametrize(
    ("face", "die", "total"), [("sofa-canyon", 5, 7), ("minimalist-loft", 2, 0), ("waiting-room", 1, 1)]
)
def test_a_result_of_7_or_at_most_1_is_a_monster(face: str, die: int, total: int) -> None:
    """No gold; the monster has a base by the Monster Die and is fought at once, the searcher leading."""
    t = searcher(face)
    t.next_from(MONSTER, "m-goldfish")
    t.begin("ann")
    t.luck((6, die - 1), (6, 2))
    t.answer("ann", "search")
    assert t.told("searched")[0]["n"] == total
    assert (t.fight().leader, t.sheet("ann").gold, t.sheet("ann").moves_left) == (t.seat("ann"), 300, 2)
    assert [(m.card, m.colour) for m in t.view("ann").monsters] == [("m-goldfish", "yellow")]


@rule("MQ-SEARCH-06", "MQ-ROOM-02")
def test_a_green_sign_is_a_second_die() -> None:
    """An Elf in the Rumour Mill, whose search sign takes 1 away: two dice of 9 find what 8 does."""
    t = searcher("rumour-mill", "d-elf")
    t.begin("ann")
    search(t, 4, 5)
    assert (t.sheet("ann").gold, t.sheet("ann").treasures_held) == (800, 1)


@rule("MQ-SEARCH-06", "MQ-ROOM-02")
def test_a_red_sign_leaves_no_die() -> None:
    """A Dwarf in the Kennel rolls nothing: a monster for sure. The escape die is not touched by signs."""
    t = searcher("kennel", "d-dwarf")
    t.next_from(MONSTER, "m-fungus")
    t.begin("ann")
    t.luck((6, 2))
    t.answer("ann", "search")
    assert (t.told("searched")[0]["n"], t.told("dice-rolled")[0]["dice"]) == (-2, 0)
    t.dice(6, 5)
    t.answer("ann", "roll")
    t.all_pass()
    assert [rolled["dice"] for rolled in t.told("dice-rolled")] == [0, 1]


@rule("MQ-SEARCH-08", "MQ-SEARCH-09", "MQ-SEARCH-10")
@pytest.mark.parametrize(
    ("dice", "gold", "treasures", "mark"),
    [
        ((2,), 300, 0, ""),
        ((3,), 400, 0, ""),
        ((4,), 500, 0, ""),
        ((5,), 100, 1, "looted"),
        ((6,), 300, 1, "looted"),
        ((4, 4), 500, 1, "looted"),
        ((4, 5), 0, 2, "cleaned-out"),
        ((5, 5), 500, 2, "cleaned-out"),
        ((5, 6), 0, 3, "cleaned-out"),
        ((6, 6), 0, 3, "cleaned-out"),
    ],
)
def test_the_search_table(dice: tuple[int, ...], gold: int, treasures: int, mark: str) -> None:
    """Two dice: a Halfling in the Tombola Tomb, which has no search sign. It does not roll them again."""
    t = searcher("tombola-tomb", *(["d-halfling"] if len(dice) == 2 else []))
    t.begin("ann")
    search(t, *dice)
    t.all_pass()
    sheet = t.sheet("ann")
    assert (sheet.gold - 300, sheet.treasures_held, t.tile("tombola-tomb").mark) == (gold, treasures, mark)


@rule("MQ-SEARCH-11", "MQ-SEARCH-12", "MQ-CONF-12")
@pytest.mark.parametrize(("cleaned_out", "again"), [("closed", False), ("open", True)])
def test_looted_twice_is_cleaned_out(cleaned_out: str, again: bool) -> None:
    """Ann loots the room, then Bob does: nobody searches it any more, but what lies there may be picked up."""
    t = searcher(cleaned_out=cleaned_out)
    t.at("bob", "waiting-room")
    t.begin("ann")
    search(t, 5)
    assert t.tile("waiting-room").mark == "looted"
    t.answer("ann", "end")
    t.all_pass()
    t.dice(6)
    t.answer("bob", "search")
    assert t.tile("waiting-room").mark == "cleaned-out"
    t.answer("bob", "tidy")
    t.answer("bob", "drop-gold", number=100)
    t.answer("bob", "done")
    t.answer("bob", "end")
    t.all_pass()
    assert (t.asked(), t.may("ann", "search"), t.may("ann", "pick-up")) == ("ann: moves", again, True)


@rule("MQ-SEARCH-14", "MQ-CONF-13")
@pytest.mark.parametrize(("beside", "dead", "shown"), [(True, False, True), (True, True, False), (False, False, False)])
def test_finds_are_shown_when_somebody_is_there(beside: bool, dead: bool, shown: bool) -> None:
    """A dead munchkin sees nothing."""
    t = searcher()
    t.next_from(TREASURE, "t-pot-lid")
    if beside:
        t.at("bob", "waiting-room")
    if dead:
        t.dead("bob")
    t.begin("ann")
    search(t, 6)
    known = t.view("bob").seats[t.seat("ann")].known
    assert known == (["t-pot-lid"] if shown else [])
    assert bool(t.told("card-shown")) == shown


@rule("MQ-SEARCH-15")
def test_a_search_takes_along_what_lies_there() -> None:
    """Of two dropped items one is taken, for the one move of the search."""
    t = searcher()
    t.floor("waiting-room", "t-pot-lid", "t-party-cone")
    t.begin("ann")
    search(t, 2)
    t.answer("ann", "item", card="t-party-cone")
    t.answer("ann", "done")
    assert [item.card for item in t.sheet("ann").items] == ["t-party-cone"]
    assert ([item.card for item in t.tile("waiting-room").floor], t.sheet("ann").moves_left) == (["t-pot-lid"], 2)


@rule("MQ-SEARCH-16")
@pytest.mark.parametrize("won", [True, False])
def test_a_monster_comes_before_what_lies_there(won: bool) -> None:
    """Beaten, it leaves its Treasure first; lost, the things stay, and what lies where Ann runs to does too."""
    t = searcher()
    t.floor("waiting-room", "t-pot-lid")
    t.floor("entrance", "t-party-cone")
    t.next_from(MONSTER, "m-lame-goblin")
    t.begin("ann")
    t.luck((6, 0), (6, 1))
    t.answer("ann", "search")
    t.answer("ann", "colour", colour=2)
    t.dice(*((6, 1) if won else (1, 6, 6)))
    t.answer("ann", "roll")
    t.all_pass()
    if won:
        assert (t.asked(), t.sheet("ann").treasures_held) == ("ann: pick-up", 1)
        t.answer("ann", "item", card="t-pot-lid")
        assert t.tile("waiting-room").floor == []
    else:
        assert (t.where("ann"), t.asked()) == ("entrance", "ann: moves")
        assert [item.card for item in t.tile("waiting-room").floor] == ["t-pot-lid"]
        assert t.sheet("ann").items == []
