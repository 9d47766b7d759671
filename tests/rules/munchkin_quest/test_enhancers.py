"""Enhancers, and monsters sent into fights."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, plays, walk_in
from tests.quest_table import munchkin_quest


@rule("MQ-ENH-01", "MQ-CONF-04")
def test_anybody_enhances_a_monster_of_a_fight_from_anywhere() -> None:
    """Bob is three rooms away: he may not play Hairy before the fight, but once the roll is announced he may."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "west")
    t.room("sofa-canyon", "west", "beige-chamber")
    t.at("bob", "sofa-canyon")
    t.hand("bob", "d-enh-hairy")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    assert t.asked() == "ann: fight"
    t.answer("ann", "roll")
    assert plays(t, "bob") == ["d-enh-hairy"]
    t.answer("bob", "play", card="d-enh-hairy")
    assert t.fight().totals == [1, 6]


@rule("MQ-CONF-04")
def test_no_enhancer_outside_a_fight_or_after_the_roll() -> None:
    """The Bullrog disdains Ann, so there is no fight: Bob is asked nothing. In a fight he may not wait for the dice."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "d-enh-hairy", "d-loaded-die")
    t.begin("ann")
    assert t.g.decision_of(t.seat("bob")) is None
    t.answer("ann", "walk", place=ROOM)
    t.answer("ann", "roll")
    t.dice(3, 3)
    t.answer("bob", "pass")
    assert plays(t, "bob") == ["d-loaded-die"]


@rule("MQ-ENH-02", "MQ-ENH-03", "MQ-FIX-01")
@pytest.mark.parametrize(
    ("monster", "enhancers", "level"),
    [
        ("m-shrieking-geek", ["d-enh-ancient", "d-enh-baby"], 11),
        ("m-shrieking-geek", ["d-enh-ancient", "d-enh-hairy", "d-enh-baby"], 16),
        ("m-kobold-accountant", ["d-enh-baby"], 1),
    ],
)
def test_enhancers_add_up_and_never_go_below_one(monster: str, enhancers: list[str], level: int) -> None:
    """Ancient 10, Hairy 5, Baby -5; a level-2 monster that is a Baby is of level 1."""
    t = beside(monster)
    t.hand("ann", *enhancers)
    walk_in(t)
    for card in enhancers:
        t.answer("ann", "play", card=card)
    assert t.fight().totals[1] == level
    assert t.view("ann").monsters[0].level == level


@rule("MQ-ENH-04")
def test_with_several_monsters_the_player_names_the_one() -> None:
    """Cy must name rat or goblin; only the goblin grows."""
    t = beside("m-moonlighting-rat", "m-lame-goblin", names=("ann", "bob", "cy"))
    t.hand("cy", "d-enh-hairy")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("cy", "play", card="d-enh-hairy")
    assert t.asked() == "cy: choose-monster"
    t.answer("cy", "monster", card="m-lame-goblin")
    assert {monster.card: monster.level for monster in t.view("ann").monsters} == {
        "m-moonlighting-rat": 1,
        "m-lame-goblin": 6,
    }


@rule("MQ-ENH-05", "MQ-COMBAT-35")
def test_a_survivor_carries_its_enhancers_into_the_next_fight() -> None:
    """The Ancient fungus wins; when Ann walks in again it is still Ancient."""
    t = beside("m-fungus")
    t.hand("bob", "d-enh-ancient")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-enh-ancient")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "walk", place=ROOM)
    assert t.fight().totals == [1, 15]


@rule("MQ-ENH-06")
@pytest.mark.parametrize(("enhancer", "treasures"), [("d-enh-hairy", 2), ("d-enh-baby", 0), ("d-enh-well-insured", 3)])
def test_enhancers_change_the_treasures(enhancer: str, treasures: int) -> None:
    """A rat brings one: Hairy one more, Baby none."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "bob", enhancer)
    t.level("ann", 7)
    walk_in(t)
    assert t.fight().treasures == treasures
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").treasures_held == treasures
