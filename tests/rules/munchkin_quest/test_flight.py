"""Running away: exits, escape rolls, Bad Stuff, and what is lost where nothing could be."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, helped_by, kinds, walk_in
from tests.quest_table import munchkin_quest


@rule("MQ-COMBAT-25", "MQ-COMBAT-47", "MQ-RUN-04", "MQ-RUN-05")
def test_a_tie_is_lost_and_the_loser_runs() -> None:
    """3 against 3: a hit is lost, and an escape roll of 5 spares Ann the Bad Stuff; she ends in the Entrance."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    t.dice(2, 2, 5)
    t.answer("ann", "roll")
    assert t.sheet("ann").health == 3
    assert t.where("ann") == "entrance"


@rule("MQ-COMBAT-48", "MQ-RUN-01", "MQ-RUN-02", "MQ-RUN-03")
def test_the_exit_is_chosen_before_the_roll_and_never_leads_into_the_dark() -> None:
    """Two explored neighbours and one dark side: two exits are offered, and no die has been rolled yet."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.level("ann", 3)
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert (t.asked(), t.sheet("ann").health) == ("ann: choose-exit", 3)
    exits = [option.fields["place"] for option in t.options("ann", "place")]
    assert exits == [t.place("beige-chamber"), t.place("entrance")]
    assert t.told("dice-rolled") == []
    assert [(escape.seat, escape.more, escape.done) for escape in t.fight().escapes] == [(0, 0, "")]


@rule("MQ-RUN-05")
@pytest.mark.parametrize(("die", "boots", "safe"), [(5, False, True), (4, False, False), (4, True, True)])
def test_five_or_more_escapes(die: int, boots: bool, safe: bool) -> None:
    """5 does, 4 does not; flip-flops of +1 make 5 of it."""
    t = beside("m-moonlighting-rat")
    if boots:
        t.items("ann", "t-flip-flops-of-flight")
    walk_in(t)
    t.dice(1, 6, die)
    t.answer("ann", "roll")
    assert t.sheet("ann").health == (3 if safe else 2)
    assert len(t.told("escaped")) == (1 if safe else 0)


@rule("MQ-RUN-04", "MQ-RUN-06")
def test_a_failed_roll_brings_the_bad_stuff_and_one_runs_all_the_same() -> None:
    """The spider takes the helmet; Ann ends in the Entrance."""
    t = beside("m-itsy-bitsy-spider")
    t.items("ann", "t-firefighters-helmet")
    walk_in(t)
    t.dice(1, 6, 2)
    t.answer("ann", "roll")
    assert (t.sheet("ann").items, t.sheet("ann").health, t.where("ann")) == ([], 3, "entrance")


@rule("MQ-RUN-07", "MQ-RUN-04", "MQ-EX-13")
def test_bad_stuff_in_vain_costs_a_hit() -> None:
    """No Headgear to lose: one hit for the defeat and one more; Ann still runs to the Entrance."""
    t = beside("m-itsy-bitsy-spider")
    walk_in(t)
    t.dice(1, 6, 2)
    t.answer("ann", "roll")
    assert (t.sheet("ann").health, t.where("ann")) == (2, "entrance")
    assert t.told("bad-stuff-in-vain") == [{"seat": 0}]


@rule("MQ-RUN-07", "MQ-CONF-51")
@pytest.mark.parametrize(("extra_hit", "health"), [("once", 1), ("each_monster", 0)])
def test_the_hit_for_bad_stuff_in_vain_is_lost_once_or_for_each_monster(extra_hit: str, health: int) -> None:
    """Spider and troll catch a level-1 munchkin without a hat: levels lost at level 1 are no effect."""
    t = beside("m-itsy-bitsy-spider", "m-motivational-troll", extra_hit=extra_hit)
    walk_in(t)
    t.dice(1, 6, 6, 6, 2, 2)
    t.answer("ann", "roll")
    t.answer("ann", "monster", card="m-itsy-bitsy-spider")
    assert t.sheet("ann").health == health
    assert t.sheet("ann").dead == (health == 0)


@rule("MQ-RUN-07", "MQ-CONF-51")
def test_one_monster_that_hurts_is_enough() -> None:
    """The spider finds no hat, the goblin finds gold: no hit more."""
    t = beside("m-itsy-bitsy-spider", "m-lame-goblin")
    walk_in(t)
    t.dice(1, 6, 6, 2, 2)
    t.answer("ann", "roll")
    t.answer("ann", "monster", card="m-itsy-bitsy-spider")
    assert (t.sheet("ann").health, t.sheet("ann").gold) == (2, 100)


@rule("MQ-RUN-08")
def test_a_roll_for_each_monster_in_the_order_one_likes() -> None:
    """Ann runs from the goblin first, with a 6, and then from the rat, with a 1."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    walk_in(t)
    t.dice(1, 6, 6, 6, 1)
    t.answer("ann", "roll")
    assert t.asked() == "ann: escape-order"
    assert [(escape.uid, escape.more, escape.done) for escape in t.fight().escapes] == [(1, 0, ""), (2, 1, "")]
    t.answer("ann", "monster", card="m-lame-goblin")
    assert t.told("escaped") == [{"seat": 0, "card": "m-lame-goblin", "n": 7}]
    assert t.told("caught") == [{"seat": 0, "card": "m-moonlighting-rat", "n": 1}]
    assert (t.sheet("ann").gold, t.sheet("ann").health) == (300, 1)


@rule("MQ-RUN-10")
def test_without_an_exit_the_bad_stuff_strikes_and_the_turn_ends() -> None:
    """Walls all round: no roll, the spider has the helmet, and Ann's moves are of no use; she stays where she is."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, "wall")
    t.monster("m-itsy-bitsy-spider", "beige-chamber", "bob")
    t.at("ann", "beige-chamber")
    t.items("ann", "t-firefighters-helmet")
    t.begin("ann")
    assert (t.asked(), t.sheet("ann").moves_left) == ("ann: fight", 3)
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert t.told("no-exit") == [{"seat": 0}]
    assert t.told("dice-rolled") == []
    assert (t.sheet("ann").items, t.sheet("ann").health, t.where("ann")) == ([], 3, "beige-chamber")
    t.all_pass()
    assert t.view("ann").active == t.seat("bob")


@rule("MQ-RUN-11", "MQ-DEATH-02")
def test_who_dies_of_bad_stuff_lies_with_the_monster() -> None:
    """Two hits left: the defeat takes one, the rat's Bad Stuff the other."""
    t = beside("m-moonlighting-rat")
    t.wounds("ann", 2)
    walk_in(t)
    t.dice(1, 6, 2)
    t.answer("ann", "roll")
    assert t.sheet("ann").dead
    assert t.where("ann") == ROOM
    assert t.tile(ROOM).dead == [t.seat("ann")]


@rule("MQ-RUN-12", "MQ-CONF-48")
@pytest.mark.parametrize("link", ["locked", "hidden", "door"])
def test_any_opening_is_an_exit(link: str) -> None:
    """Through a locked door or a hidden passage, at no cost, and it stays what it is."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, link)
    t.monster("m-moonlighting-rat", ROOM, "bob")
    walk_in(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 2)
    assert t.tile(ROOM).links[1].kind == link


@rule("MQ-RUN-03", "MQ-RUN-12")
def test_a_wall_is_no_exit() -> None:
    """Behind the wall lies an explored room all the same: the only way is back."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, "wall")
    t.monster("m-moonlighting-rat", ROOM, "bob")
    walk_in(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.where("ann") == "entrance"


@rule("MQ-ROOM-01")
@pytest.mark.parametrize(("leaves", "safe"), [(True, True), (False, False)])
def test_on_a_sticky_floor_boots_left_behind_free_the_runner(leaves: bool, safe: bool) -> None:
    """A roll of 5 is 4 there, unless Ann leaves her shoes."""
    t = beside("m-moonlighting-rat", room="sticky-floor")
    t.items("ann", "t-steel-toed-ballet-shoes")
    t.begin("ann")
    t.answer("ann", "walk", place="sticky-floor")
    t.dice(1, 6, 5)
    t.answer("ann", "roll")
    assert (t.asked(), kinds(t, "ann")) == ("ann: leave-behind", {"pass", "drop"})
    t.answer("ann", "drop" if leaves else "pass")
    assert t.sheet("ann").health == (3 if safe else 2)
    assert [lying.card for lying in t.tile("sticky-floor").floor] == (["t-steel-toed-ballet-shoes"] if leaves else [])


@rule("MQ-ROOM-01")
def test_over_a_trapdoor_the_owner_of_the_strongest_monster_picks_the_exit() -> None:
    """Rat and goblin are as strong: Ann names the rat, and Bob, on whose base it stands, sends her west."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room("trapdoor-stage", "east")
    t.room("beige-chamber", "east", "trapdoor-stage")
    t.monster("m-moonlighting-rat", "trapdoor-stage", "bob")
    t.monster("m-lame-goblin", "trapdoor-stage", "cy")
    walk_in(t, "trapdoor-stage")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: choose-monster"
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert t.asked() == "bob: choose-exit"
    t.answer("bob", "place", place="entrance")
    t.dice(6, 6)
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert t.where("ann") == "entrance"


@rule("MQ-ROOM-01")
def test_a_loser_who_owns_the_strongest_monster_changes_nothing() -> None:
    """Bob helps against his own base's monster over the trapdoor: each picks as usual."""
    t = beside("m-shrieking-geek", room="trapdoor-stage")
    t.room("beige-chamber", "east", "trapdoor-stage")
    walk_in(t, "trapdoor-stage")
    helped_by(t, "bob")
    t.dice(1, 1, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: choose-exit"


@rule("MQ-RUN-09", "MQ-RUN-08")
@pytest.mark.parametrize("first", [1, 6])
def test_magic_is_offered_before_each_roll(first: int) -> None:
    """Ann passes, runs from the first monster, and has seen enough: a tunnel spares her the second roll."""
    t = beside("m-moonlighting-rat", "m-fungus")
    t.hand("ann", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "fight")
    t.dice(1, 6, 6, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: escape"
    t.answer("ann", "pass")
    t.dice(first)
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert t.asked() == "ann: escape"
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    assert t.view("ann").fight is None
    assert (len(t.told("caught")), len(t.told("escaped"))) == ((1, 0) if first == 1 else (0, 1))
    assert t.where("ann") == "entrance"


@rule("MQ-RUN-07", "MQ-RUN-09", "MQ-CONF-51")
def test_who_tunnels_out_after_bad_stuff_in_vain_still_pays_for_it() -> None:
    """The fungus finds no armour to take: one hit more, although Ann is spared the second roll."""
    t = beside("m-fungus", "m-moonlighting-rat")
    t.hand("ann", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "fight")
    t.dice(1, 6, 6, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "pass")
    t.dice(1)
    t.answer("ann", "monster", card="m-fungus")
    assert t.sheet("ann").health == 2
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    assert (t.sheet("ann").health, len(t.told("bad-stuff-in-vain"))) == (1, 1)


@rule("MQ-CONF-24", "MQ-CONF-15")
def test_the_printed_readings_are_the_default() -> None:
    """A lost Boss fight costs one hit; a monster beside its target moves on next time."""
    settings = munchkin_quest().view("ann").settings
    assert (settings["boss_loss"], settings["beside_target"]) == ("one_hit", "leaves")
