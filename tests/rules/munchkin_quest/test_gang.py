"""Gangs in a fight."""

from tests.marks import rule
from tests.quest_fights import ROOM, beside, walk_in
from tests.quest_table import munchkin_quest


@rule("MQ-GANG-01", "MQ-GANG-05")
def test_a_gang_is_fought_as_a_whole_and_pays_for_each() -> None:
    """Rat and goblin: two levels, two Treasures, both gone."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    walk_in(t)
    assert (t.tile(ROOM).monsters, t.fight().monsters, t.fight().levels) == ([1, 2], [1, 2], 2)
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held, t.view("ann").monsters) == (3, 2, [])


@rule("MQ-CONF-21", "MQ-GANG-05")
def test_levels_beyond_the_tenth_are_lost() -> None:
    """At level 9 two kills give one level: the tenth, by a kill."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    t.level("ann", 9)
    walk_in(t)
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 10
    assert [event["n"] for event in t.told("level-gained")] == [1]


def march(gang: tuple[str, ...], link: str = "passage") -> list[str]:
    """A gang in the Night School; green leads east into the Laboratory, and from there south to Lost Property. Where
    each member is after the die has shown green."""
    t = munchkin_quest(["ann", "bob"])
    t.room("night-school", "north")
    t.room("laboratory", "east", "night-school", link)
    t.room("lost-property", "south", "laboratory")
    uids = [t.monster(card, "night-school", "bob") for card in gang]
    t.begin("ann")
    t.colour("green")
    t.answer("ann", "end")
    view = t.view("ann")
    return [view.rooms[monster.place].face for monster in view.monsters if monster.uid in uids]


@rule("MQ-GANG-02")
def test_a_gang_goes_together() -> None:
    """Rat and accountant follow the same arrows and end in the same room."""
    first, second = march(("m-moonlighting-rat", "m-kobold-accountant"))
    assert (first, second) == ("lost-property", "lost-property")


@rule("MQ-GANG-03")
def test_other_feet_split_a_gang() -> None:
    """The slime is Slow: it stops in the first room, the rat goes on."""
    rat, slime = march(("m-moonlighting-rat", "m-passive-aggressive-slime"))
    assert (rat, slime) == ("lost-property", "laboratory")


@rule("MQ-GANG-04")
def test_nobody_passes_a_link_for_the_others() -> None:
    """The Shadow Nose passes locked doors; the rat beside it does not, and stays."""
    rat, nose = march(("m-moonlighting-rat", "m-shadow-nose"), "locked")
    assert rat == "night-school"
    assert nose != "night-school"
