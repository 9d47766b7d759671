"""Rulings where two things meet: a room half built, a hero behind another, a reveal that sets off another building."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.games.boss_monster.settings import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def until_active(t: Table, name: str) -> None:
    """Everybody passes until this player is active."""
    while t.view("").active != t.seat(name):
        t.answer(t.waiting[0], "pass")


def drew(t: Table, name: str) -> int:
    return len([told for told in t.told("card-drawn") if told["seat"] == name])


# -- BM-CONF-46: how many rooms there are while one lies face down -----------------------------------------------


@rule("BM-CONF-46")
@card("motivation")
@every_edition
def test_a_room_laid_over_another_does_not_make_a_dungeon_smaller(edition: str) -> None:
    """At 2:2 Ann lays a room over one of hers: the place is a room still, and she may not cast Motivation."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", "succubus-spa", "boulder-ramp")
    t.hand("ann", "neanderthal-cave", "motivation")
    t.phase("build")
    assert "cast motivation" not in t.options("ann")
    t.answer("ann", "place neanderthal-cave 0")
    assert t.waiting == []  # she was not asked again: there is nothing she could cast
    assert t.hand_of("ann") == ["motivation"]


@rule("BM-CONF-46")
@card("motivation")
@every_edition
@pytest.mark.parametrize(("slot", "allowed"), [(0, True), (3, True)])
def test_a_rival_who_builds_over_a_room_is_still_ahead(edition: str, slot: int, allowed: bool) -> None:
    """At 3:2 Ann lays a room over one of hers, or beside them: Bob may still cast Motivation."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "open-grave", "dizzygas-hallway")
    t.dungeon("bob", "succubus-spa", "boulder-ramp")
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "motivation", "succubus-spa", "boulder-ramp")
    t.phase("build")
    t.answer("ann", f"place neanderthal-cave {slot}")
    assert ("cast motivation" in t.options("bob")) == allowed
    until_active(t, "bob")
    t.answer("bob", "place succubus-spa 2")
    assert ("cast motivation" in t.options("bob")) == allowed


@rule("BM-CONF-46", "BM-KEY-15")
@card("motivation", "freeze")
def test_a_frozen_room_does_not_count_while_a_covered_one_does() -> None:
    """At 3:2, one of Ann's frozen and one covered, she is not ahead; once nothing is frozen she is."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "dizzygas-hallway")
    t.dungeon("bob", "succubus-spa", "boulder-ramp")
    t.hand("ann", "neanderthal-cave", "freeze")
    t.hand("bob", "motivation", "succubus-spa")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 0")
    world = t.fork()
    t.answer("ann", "cast freeze").answer("ann", "room open-grave ann 1")
    until_active(t, "bob")
    assert "cast motivation" not in t.options("bob")
    until_active(world, "bob")
    assert "cast motivation" in world.options("bob")


# -- BM-CONF-47: a moment before every hero ----------------------------------------------------------------------


@rule("BM-CONF-47", "BM-ADV-12")
@card("freeze")
@every_edition
def test_after_a_hero_dies_on_entering_the_next_may_still_be_met_by_a_spell(edition: str) -> None:
    """The first hero dies in the first room; before the second enters it, the rival freezes that room."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave")
    t.entrance("ann", "the-fool", a_hero(health=4))
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("bob", "pass")
    while t.view("").walker is not None:
        t.answer("bob", "pass")
    assert t.souls("ann") == 1
    assert t.queue("ann") == [a_hero(health=4)]
    t.answer("bob", "cast freeze")
    assert t.wounds("ann") == 1
    assert t.waiting == []


@rule("BM-CONF-47")
@card("trepidation")
@every_edition
def test_trepidation_between_two_heroes_keeps_the_second_out(edition: str) -> None:
    """The owner gets ahead by the first hero's soul: now Trepidation may be cast before the second sets out."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave")
    t.give_souls("ann", a_hero(health=6))
    t.entrance("ann", "the-fool", a_hero(health=4))
    t.hand("bob", "trepidation")
    t.phase("adventure")
    assert (t.souls("ann"), t.waiting) == (2, ["bob"])
    t.answer("bob", "cast trepidation")
    assert t.queue("ann") == [a_hero(health=4)]
    assert (t.wounds("ann"), t.waiting) == (0, [])


@rule("BM-CONF-47", "BM-ADV-20")
@card("zombie-prison")
def test_a_hero_revived_while_the_last_one_walks_gets_its_own_moment() -> None:
    """The queue was empty; Zombie Prison adds a hero to it, and there is a moment before that one, too."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "zombie-prison")
    t.give_souls("ann", a_hero(health=6))
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("bob", "pass")
    assert t.view("").walker is not None
    t.answer("bob", "use zombie-prison 0")
    while t.view("").walker is not None:
        t.answer("bob", "pass")
    assert (t.wounds("ann"), t.waiting) == (1, ["bob"])
    assert "cast freeze" in t.options("bob")
    t.all_pass()
    assert t.wounds("ann") == 2


# -- BM-CONF-48: who sees a room being built ----------------------------------------------------------------------

FOUR_MONSTERS = ("golem-factory", "golem-factory", "succubus-spa", "succubus-spa")


@rule("BM-CONF-48")
@card("beast-menagerie", "king-croak")
@every_edition
def test_a_menagerie_built_by_the_level_up_has_not_seen_the_fifth_room(edition: str) -> None:
    """King Croak builds Beast Menagerie after the monster room was revealed: that room draws nothing for it."""
    t = boss_monster(bosses=["king-croak", "cleopatra"], edition=edition)
    t.dungeon("ann", *FOUR_MONSTERS)
    t.hand("ann", "neanderthal-cave")
    t.phase("build")
    while "place neanderthal-cave 4" not in t.options("ann"):
        t.answer(t.waiting[0], "pass")
    t.answer("ann", "place neanderthal-cave 4").answer("ann", "yes")
    t.answer("ann", "from-deck beast-menagerie").answer("ann", "place beast-menagerie 3")
    assert t.events("room-revealed", "room-built") == ["room-revealed", "room-built"]
    assert drew(t, "ann") == 0
    assert not t.view("").seats[0].dungeon[3].used


@rule("BM-CONF-48")
@card("beast-menagerie", "cleopatra")
@every_edition
def test_a_menagerie_draws_although_the_room_it_saw_is_covered_meanwhile(edition: str) -> None:
    """Cleopatra's trap covers the monster room just revealed: the Menagerie saw it being built, and draws."""
    t = boss_monster(bosses=["cleopatra", "draculord"], edition=edition)
    t.dungeon("ann", "beast-menagerie", "boulder-ramp", "boulder-ramp", "dizzygas-hallway")
    t.hand("ann", "dragon-hatchery")
    t.hand("bob", "open-grave")
    t.next_from("room deck", "open-grave")
    t.phase("build")
    until_active(t, "ann")
    t.answer("ann", "place dragon-hatchery 4")
    while t.waiting != ["ann"]:
        t.answer(t.waiting[0], "pass")
    t.answer("ann", "yes").answer("ann", "from-deck the-crushinator").answer("ann", "place the-crushinator 4")
    assert t.rooms("ann")[0] == "the-crushinator"
    assert [told["card"] for told in t.told("ability-works")] == ["beast-menagerie"]
    assert drew(t, "ann") == 1


@rule("BM-CONF-48", "BM-FAQ-10")
@card("beast-menagerie", "king-croak")
@every_edition
def test_a_menagerie_covered_by_the_level_up_still_draws_for_what_it_saw(edition: str) -> None:
    """King Croak builds over the Menagerie: nothing for that room, but one for the monster room revealed before."""
    t = boss_monster(bosses=["king-croak", "gorgona"], edition=edition)
    t.dungeon("ann", "beast-menagerie", "boulder-ramp", "boulder-ramp", "dizzygas-hallway")
    t.hand("ann", "neanderthal-cave")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 4").answer("ann", "yes")
    t.answer("ann", "from-deck monster-s-ballroom").answer("ann", "place monster-s-ballroom 3")
    assert t.rooms("ann")[1] == "monster-s-ballroom"
    assert drew(t, "ann") == 1
    assert [told["card"] for told in t.told("ability-works")] == ["beast-menagerie"]


@rule("BM-CONF-48")
@card("beast-menagerie", "construction-zone")
def test_a_menagerie_built_by_a_construction_zone_does_not_see_the_room_beside_it() -> None:
    """Motivation let Ann lay a monster room and the Zone; the Zone builds the Menagerie: nothing is drawn for it."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "succubus-spa", "boulder-ramp", "open-grave")
    t.hand("ann", "motivation", "neanderthal-cave", "construction-zone", "beast-menagerie")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 1").answer("ann", "cast motivation")
    t.answer("ann", "place construction-zone 2")
    assert t.events("room-revealed") == ["room-revealed"] * 2
    t.answer("ann", "place beast-menagerie 0")
    assert drew(t, "ann") == 0


@rule("BM-CONF-48", "BM-CONF-49")
@card("beast-menagerie", "motivation")
def test_two_monster_rooms_in_one_reveal_draw_one_room() -> None:
    """A Menagerie sees both rooms of a Motivation, but works once per turn."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie")
    t.dungeon("bob", "succubus-spa", "boulder-ramp", "open-grave")
    t.hand("ann", "motivation", "neanderthal-cave", "golem-factory")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 1").answer("ann", "cast motivation")
    t.answer("ann", "place golem-factory 2")
    assert drew(t, "ann") == 1
    assert [told["card"] for told in t.told("ability-works")] == ["beast-menagerie"]


# -- BM-CONF-49: what uses up a once-per-turn ability -------------------------------------------------------------


@rule("BM-CONF-49")
@card("open-grave")
@every_edition
def test_an_open_grave_without_a_room_to_take_is_not_used_up(edition: str) -> None:
    """Two heroes die in it; between the deaths a room comes to the discards: the second death recovers it."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "jackpot-stash", "open-grave")
    t.entrance("ann", "the-fool", a_hero(health=4))
    t.hand("ann", "annihilator")
    t.phase("adventure")
    while t.souls("ann") == 0:
        t.answer("ann", "pass")
    assert t.told("ability-works") == []
    assert not t.view("").seats[0].dungeon[0].used
    t.answer("ann", "cast annihilator").answer("ann", "room open-grave ann 0")
    t.answer("ann", "use jackpot-stash 1")
    t.all_pass()
    assert t.souls("ann") == 2
    assert t.told("card-recovered") == [{"seat": "ann", "card": "jackpot-stash"}]
    assert t.view("").seats[0].dungeon[0].used


@rule("BM-CONF-49")
@card("succubus-spa")
def test_a_succubus_spa_is_not_used_up_while_no_rival_holds_a_card() -> None:
    """The first hero dies while all hands are empty; then a rival draws, and the second death steals that card."""
    t = boss_monster()
    t.dungeon("ann", "goblin-armory", "succubus-spa")
    t.dungeon("bob", "dark-altar")
    t.pile("golem-factory")
    t.entrance("ann", "the-fool", a_hero(health=4))
    t.hand("ann", "giant-size")
    t.phase("adventure")
    while t.souls("ann") == 0:
        t.answer(t.waiting[0], "pass")
    assert t.told("ability-works") == []
    t.answer("ann", "cast giant-size").answer("ann", "room succubus-spa ann 0")
    t.answer("bob", "use dark-altar 0").answer("bob", "card golem-factory")
    t.all_pass()
    assert t.souls("ann") == 2
    assert t.hand_of("ann") == ["golem-factory"]


@rule("BM-CONF-49", "BM-CONF-15")
@card("golem-factory")
def test_a_golem_factory_with_nothing_to_draw_is_not_used_up() -> None:
    """No room is left anywhere for the first death; for the second there is one among the discards again."""
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash", "golem-factory")
    t.only_in("room deck")
    t.entrance("ann", "the-fool", a_hero(health=4))
    t.hand("ann", "giant-size")
    t.phase("adventure")
    while t.souls("ann") == 0:
        t.answer("ann", "pass")
    assert len(t.told("nothing-to-draw")) == 1
    t.answer("ann", "cast giant-size").answer("ann", "use jackpot-stash 1")
    t.all_pass()
    assert drew(t, "ann") == 1
    assert t.view("").seats[0].dungeon[0].used


@rule("BM-CONF-49")
@card("vampire-bordello")
def test_a_vampire_bordello_without_wounds_is_not_used_up() -> None:
    """The first death finds no wound; the wound that comes between is healed by the third hero's death."""
    t = boss_monster()
    t.dungeon("ann", "vampire-bordello")
    t.entrance("ann", "the-fool", a_hero(health=8), a_hero(health=4))
    t.hand("ann", "giant-size")
    t.phase("adventure")
    while t.wounds("ann") == 0:
        t.answer("ann", "pass")
    assert t.told("ability-works") == []
    t.answer("ann", "cast giant-size")
    while "yes" not in t.options("ann"):
        t.answer("ann", "pass")
    t.answer("ann", "yes")
    assert (t.souls("ann"), t.wounds("ann")) == (3, 0)


@rule("BM-CONF-49")
@card("brainsucker-hive")
def test_declining_does_not_use_an_ability_up() -> None:
    """Ann says no to the first spell of the Hive and yes to the second."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.phase("adventure")
    t.answer("ann", "no")
    t.answer("ann", "yes")
    assert drew(t, "ann") == 1
