"""Gangs in a fight."""

from tests.marks import rule
from tests.quest_fights import ROOM, beside, walk_in


@rule("MQ-GANG-01", "MQ-GANG-05")
def test_a_gang_is_fought_as_a_whole_and_pays_for_each() -> None:
    """Rat and goblin: two levels, two Treasures, both gone."""
    t = beside("m-maul-rat", "m-lame-goblin")
    walk_in(t)
    assert (t.tile(ROOM).monsters, t.fight().monsters, t.fight().levels) == ([1, 2], [1, 2], 2)
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held, t.view("ann").monsters) == (3, 2, [])


@rule("MQ-CONF-21", "MQ-GANG-05")
def test_levels_beyond_the_tenth_are_lost() -> None:
    """At level 9 two kills give one level: the tenth, by a kill."""
    t = beside("m-maul-rat", "m-lame-goblin")
    t.level("ann", 9)
    walk_in(t)
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 10
    assert [event["n"] for event in t.told("level-gained")] == [1]
