"""Fights: sums, dice, ties, rewards, defeat."""

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import DXM, MONSTER


def facing_a_rat() -> QuestTable:
    """Ann stands beside a room with a Maul Rat (level 1, one die) on Bob's base."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-maul-rat", "waiting-room", "bob")
    t.begin("ann")
    return t


@rule("MQ-COMBAT-03", "MQ-COMBAT-24", "MQ-COMBAT-44")
def test_a_larger_total_kills_the_monster_and_gives_a_level() -> None:
    """Ann walks in and rolls 5 against 2: 6 to 3, level 2, one Treasure, and the rat is gone."""
    t = facing_a_rat()
    t.answer("ann", "walk", place="waiting-room")
    t.dice(5, 2)
    t.answer("ann", "roll")
    assert t.told("fight-totals") == [{"ours": 6, "theirs": 3}]
    assert t.sheet("ann").level == 2
    assert t.sheet("ann").treasures_held == 1
    assert t.view("ann").monsters == []


@rule("MQ-COMBAT-25", "MQ-COMBAT-47", "MQ-RUN-04", "MQ-RUN-05")
def test_a_tie_is_lost_and_the_loser_runs() -> None:
    """3 against 3: a hit is lost, and an escape roll of 5 spares Ann the Bad Stuff; she ends in the Entrance."""
    t = facing_a_rat()
    t.answer("ann", "walk", place="waiting-room")
    t.dice(2, 2, 5)
    t.answer("ann", "roll")
    assert t.sheet("ann").health == 3
    assert t.where("ann") == "entrance"


@rule("MQ-CLASS-12")
def test_a_warrior_wins_ties() -> None:
    """The same tie, and Ann is a Warrior."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-maul-rat", "waiting-room", "bob")
    t.laid("ann", "d-warrior")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    t.dice(2, 2)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 2


@rule("MQ-EXPL-07", "MQ-EXPL-08", "MQ-DICE-03")
def test_a_new_room_holds_a_monster_on_the_base_of_the_rolled_colour() -> None:
    """Ann explores; the die shows Bob's colour, so Bob draws a DxM card and owns the monster."""
    t = munchkin_quest(["ann", "bob"])
    t.next_from(MONSTER, "m-maul-rat")
    t.next_from(DXM, "d-elf", "d-dwarf")
    t.begin("ann")
    held = t.sheet("bob").dxm_held
    t.next_room("waiting-room")
    t.luck((2, 0), *[(2, 0)] * 3, (6, 2))  # the tile's side, three links, the die: yellow
    t.answer("ann", "explore", side=1)
    assert t.sheet("bob").dxm_held == held + 1
    assert [monster.owner for monster in t.view("ann").monsters] == [t.seat("bob")]
