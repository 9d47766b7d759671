"""Dice: the Monster Die and its cards, the d10, plain dice, no dice at all."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, faces, plays, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM, MONSTER


@rule("MQ-DICE-01", "MQ-DICE-06")
@pytest.mark.parametrize(("d10", "spared"), [(3, True), (4, False)])
def test_a_d10_power_looks_at_the_d10_alone(d10: int, spared: bool) -> None:
    """A level-3 Warrior loses in an arena that takes 1 from escape rolls: the d10 works up to 3, as it fell."""
    t = beside("m-shrieking-geek", room="booing-arena")
    t.laid("ann", "d-warrior")
    t.level("ann", 3)
    walk_in(t, "booing-arena")
    t.dice(1, 6)
    t.answer("ann", "roll")
    t.luck((10, d10 - 1), (6, 5))
    t.answer("ann", "d10", card="d-warrior")
    assert t.told("d10-rolled") == [{"seat": 0, "card": "d-warrior", "n": d10, "limit": 3}]
    assert t.sheet("ann").health == (4 if spared else 3)


@rule("MQ-DICE-01", "MQ-DICE-05")
def test_a_die_is_a_plain_die_unless_it_says_otherwise() -> None:
    """Combat, escape, and the squirrel's roll are one d6 each: the next number below six decides them."""
    t = beside("m-psycho-squirrel")
    t.room("beige-chamber", "east", ROOM)
    t.level("ann", 5)
    walk_in(t)
    t.luck((6, 5), (6, 0), (6, 2))
    t.answer("ann", "roll")
    assert t.told("dice-rolled") == [{"seat": 0, "n": 3, "dice": 1}]
    assert t.sheet("ann").level == 6


@rule("MQ-DICE-02")
def test_the_monster_die_gives_bases_and_the_way_monsters_go() -> None:
    """At the end of a turn the die shows green, and monsters follow green arrows."""
    t = munchkin_quest(["ann", "bob"])
    t.room("night-school", "north")
    t.room("waiting-room", "east", "night-school")  # no green arrow
    uid = t.monster("m-moonlighting-rat", "night-school", "bob")
    t.begin("ann")
    t.colour("green")
    t.answer("ann", "end")
    rat = t.standee(uid)
    assert (t.view("ann").die, rat is not None and rat.place) == ("green", t.place("waiting-room"))


@rule("MQ-DICE-03", "MQ-CONF-01")
@pytest.mark.parametrize(("die_card", "drawn"), [("any_player", 1), ("roller", 0)])
@pytest.mark.parametrize("dead", [False, True])
def test_the_player_of_the_colour_draws_whoever_rolls(die_card: str, drawn: int, dead: bool) -> None:
    """Ann's turn ends and the die shows Cy's colour: Cy draws, dead or alive; or only the roller ever would."""
    t = munchkin_quest(["ann", "bob", "cy"], die_card=die_card)
    t.next_from(DXM, "d-cheat", "d-cheat")
    if dead:
        t.dead("cy")
    t.begin("ann")
    t.colour(t.colour_of("cy"))
    t.answer("ann", "end")
    assert t.sheet("cy").dxm_held == drawn


@rule("MQ-DICE-04")
@pytest.mark.parametrize("colour", ["orange", "purple", "blue"])
def test_a_colour_nobody_plays_gives_no_card(colour: str) -> None:
    """Three play: orange, purple and blue are nobody's."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.begin("ann")
    t.colour(colour)
    t.answer("ann", "end")
    assert t.g.seat_of_colour(COLOURS.index(colour)) == -1
    assert [seat.dxm_held for seat in t.view("ann").seats] == [0, 1, 0]  # Bob's turn has begun with its card


@rule("MQ-DICE-07", "MQ-CONF-26")
def test_a_loaded_die_turns_a_monster_die_just_rolled() -> None:
    """Ann rolls the Monster Die at the end of her turn and turns it to green."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-loaded-die")
    t.begin("ann")
    t.colour("orange")
    t.answer("ann", "end")
    assert plays(t, "ann") == ["d-loaded-die"]
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "colour", colour=COLOURS.index("green"))
    assert t.view("ann").die == "green"


@rule("MQ-DICE-07", "MQ-CONF-26")
def test_a_loaded_die_turns_a_d10() -> None:
    """The Warrior's power has failed with a 10; Ann turns the d10 to 1."""
    t = beside("m-shrieking-geek")
    t.laid("ann", "d-warrior")
    t.hand("ann", "d-loaded-die")
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    t.answer("ann", "pass")
    t.luck((10, 9), (6, 5))
    t.answer("ann", "d10", card="d-warrior")
    assert [option.fields.get("card") for option in t.options("ann", "play")] == ["d-loaded-die"]
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "face", face=1)
    assert t.told("d10-rolled")[0]["n"] == 1
    assert t.sheet("ann").health == 4


@rule("MQ-CONF-26")
def test_a_loaded_die_is_for_ones_own_dice_and_a_reloaded_one_for_any() -> None:
    """Bob rolled nothing here: his Loaded Die is not offered, his Reloaded Die may turn Ann's."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "cy")
    t.hand("bob", "d-loaded-die", "d-reloaded-die")
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert plays(t, "bob") == ["d-reloaded-die"]
    assert faces(t, "ann") == [6]


@rule("MQ-DICE-08", "MQ-ROOM-04")
def test_without_dice_the_roll_is_nothing_and_bonuses_still_count() -> None:
    """A Warrior in the Padded Cell has no die: level 5 and a helmet of 2 are 7."""
    t = beside("m-moonlighting-rat", room="padded-cell")
    t.laid("ann", "d-warrior")
    t.level("ann", 5)
    t.items("ann", "t-firefighters-helmet")
    walk_in(t, "padded-cell")
    assert [dice.count for dice in t.fight().dice_to_roll] == [0, 1]
    t.dice(3)
    t.answer("ann", "roll")
    assert t.told("fight-totals") == [{"ours": 7, "theirs": 4}]


@rule("MQ-DICE-08")
def test_a_search_without_dice_is_its_sign() -> None:
    """A Warrior in the Mirror Maze, which counts against Warriors, has no die; the sign +1 alone is 1: a monster."""
    t = munchkin_quest(["ann", "bob"])
    t.room("mirror-maze", "north")
    t.at("ann", "mirror-maze")
    t.laid("ann", "d-warrior")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "search")
    assert t.told("searched")[0]["n"] == 1
    assert t.fight().leader == 0


@rule("MQ-EX-03", "MQ-CONF-02", "MQ-CONF-03", "MQ-EXPL-09", "MQ-EXPL-10", "MQ-EXPL-11")
@pytest.mark.parametrize("full_base", ["colour", "map"])
def test_when_all_bases_are_out_the_strongest_of_the_colour_make_room(full_base: str) -> None:
    """The die shows orange, which nobody plays; Ann picks Cy's colour, whose three bases are out. The two strongest of
    them are both of level 8 and leave; the spider stays, and Cy draws no card for the choice. By the other reading the
    strongest of the whole map leave first."""
    t = munchkin_quest(["ann", "bob", "cy"], full_base=full_base)
    t.room("night-school", "north")
    t.room("sofa-canyon", "north", "night-school")
    t.monster("m-itsy-bitsy-spider", "sofa-canyon", "cy")
    t.monster("m-gelatinous-octahedron", "sofa-canyon", "cy")
    t.monster("m-psycho-squirrel", "sofa-canyon", "cy", "d-enh-enraged")
    t.monster("m-plutonium-dragon", "sofa-canyon", "bob")
    t.g.room_deck = ()
    t.next_from(MONSTER, "m-squidzilla")
    t.begin("ann")
    t.answer("ann", "walk", place="night-school")
    t.colour("orange")
    t.answer("ann", "lure")
    assert [option.fields["colour"] for option in t.options("ann")] == [
        COLOURS.index(t.colour_of(name)) for name in t.names
    ]
    t.answer("ann", "colour", colour=COLOURS.index(t.colour_of("cy")))
    left = {monster.card: monster.owner for monster in t.view("ann").monsters}
    expected = {"m-itsy-bitsy-spider": 2, "m-squidzilla": 2, "m-plutonium-dragon": 1}
    if full_base == "map":
        del expected["m-plutonium-dragon"]
    assert left == expected
    assert (t.sheet("cy").free_bases, t.sheet("cy").dxm_held) == (1, 0)
