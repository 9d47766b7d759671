"""The odds that are shown: counted out, alone and with each helper."""

from itertools import product

import pytest

from tests.quest_fights import beside, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.outlook import WHOLE, chances, outlook
from underhall.games.munchkin_quest.search import search_dice
from underhall.kernel.types import SeatNo


@pytest.mark.parametrize("best_twice", [False, True])
@pytest.mark.parametrize(("ahead", "mine", "theirs"), [(0, 1, 1), (-3, 2, 1), (4, 1, 3), (2, 0, 2), (-20, 1, 1)])
def test_chances_are_those_of_all_throws(ahead: int, mine: int, theirs: int, best_twice: bool) -> None:
    """Every throw of all the dice, one by one."""
    win = tie = 0
    for throw in product(range(1, 7), repeat=mine + theirs):
        sides = [list(throw[:mine]), list(throw[mine:])]
        sums = [sum(side) + (max(side, default=0) if best_twice else 0) for side in sides]
        win += ahead + sums[0] > sums[1]
        tie += ahead + sums[0] == sums[1]
    throws = 6 ** (mine + theirs)
    assert chances(ahead, mine, theirs, best_twice) == (win * WHOLE // throws, tie * WHOLE // throws)


def test_odds_with_everybody_who_may_be_called() -> None:
    """Bob is next door; Cy is two rooms away and would have to come by magic. Both make it better."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    walk_in(t)
    before = t.g.fingerprint()
    seen = outlook(t.g)
    assert seen.odds is not None
    assert set(seen.with_helper) == {"1", "2"}
    assert seen.odds.win + seen.odds.tie + seen.odds.lose == WHOLE
    for helped in seen.with_helper.values():
        assert helped.win > seen.odds.win
        assert helped.win + helped.tie + helped.lose == WHOLE
    fight = t.fight()
    assert fight.can_help == [1]
    assert [(each.seat, each.why, each.rooms) for each in fight.cannot_help] == [(2, "far", 2)]
    assert t.g.fingerprint() == before


def test_no_odds_without_a_fight() -> None:
    """Before anybody is met there is nothing to expect but where monsters go."""
    t = beside("m-fungus", names=("ann", "bob"))
    seen = outlook(t.g)
    assert seen.odds is None
    assert not seen.with_helper


def searcher(face: str, laid: str) -> QuestTable:
    """Ann is about to search a room north of the Entrance."""
    t = munchkin_quest()
    t.room(face, "north")
    t.at("ann", face)
    if laid:
        t.laid("ann", laid)
    t.begin("ann")
    return t


@pytest.mark.parametrize(
    ("face", "laid", "dice"),
    [("waiting-room", "", 1), ("rumour-mill", "", 1), ("rumour-mill", "d-elf", 2), ("kennel", "d-dwarf", 0)],
)
def test_what_a_search_brings_is_counted_out(face: str, laid: str, dice: int) -> None:
    """Every throw is made, with the dice and additions of the room and of the searcher's own cards."""
    found = {"gold": 0, "treasure": 0, "monster": 0}
    for faces in product(range(1, 7), repeat=dice):
        t = searcher(face, laid)
        assert search_dice(t.g, SeatNo(0)) == dice
        t.dice(*faces)
        before = t.view("ann").treasure_deck
        t.answer("ann", "search")
        if t.told("search-monster"):
            found["monster"] += 1
        else:
            found["treasure" if t.view("ann").treasure_deck < before else "gold"] += 1
    seen = outlook(searcher(face, laid).g).search
    assert seen is not None
    assert (seen.gold, seen.treasure, seen.monster) == tuple(n * WHOLE // 6**dice for n in found.values())


def test_no_search_is_foreseen_where_none_can_be_made() -> None:
    assert outlook(searcher("hands-off-museum", "").g).search is None


@pytest.mark.parametrize(("why", "rooms"), [("dead", 1), ("shunned", 1), ("level", 1), ("far", -1)])
def test_who_cannot_help_and_why(why: str, rooms: int) -> None:
    """What keeps somebody away is told with how far that is."""
    t = beside("m-fungus", names=("ann", "bob"))
    walk_in(t)
    fight = t.g.fight
    assert fight is not None
    assert t.fight().cannot_help == []
    if why == "dead":
        t.dead("bob")
    elif why == "shunned":
        t.g.change(SeatNo(0)).fights_alone = True
    elif why == "level":
        fight.boss = True
    else:
        for side in range(4):
            t.link("entrance", ("north", "east", "south", "west")[side], "wall")
    assert [(each.seat, each.why, each.rooms) for each in t.fight().cannot_help] == [(1, why, rooms)]


def test_a_foreseen_path_says_by_which_side_each_room_is_left() -> None:
    """Through the Entrance, where nobody stops, one goes straight on."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("kennel", "south")
    uid = t.monster("m-bullrog", "waiting-room", "bob")
    seen = [path for paths in outlook(t.g).peeks.values() for path in paths if path.uid == uid]
    assert seen
    for path in seen:
        assert len(path.sides) == len(path.places) - 1
        for place, side, to, jumps in zip(path.places, path.sides, path.places[1:], range(9), strict=False):
            beside = t.g.rooms[place].beside[side]
            assert jumps in path.jumps or beside == to or t.g.rooms[beside].beside[side] == to
