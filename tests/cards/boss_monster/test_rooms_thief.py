"""The thief's rooms: the Pit, Boulder Ramp, Dizzygas Hallway, Jackpot Stash, Recycling Center, The Crushinator."""

from typing import Any

import pytest

from tests.boss_table import a_hero, boss_monster
from tests.cards.boss_monster.rooms import (
    CLERIC,
    THIEF,
    cast,
    damages,
    every_edition,
    hurts,
    icons,
    kind_asked,
    refuses,
    source_asking,
    stacks,
    unanswered,
    until_in_room,
    use,
    uses,
    why,
)
from tests.marks import card, rule

# -- Bottomless Pit -------------------------------------------------------------------------------------


@card("bottomless-pit")
@rule("BM-ADV-16", "BM-KEY-02", "BM-KEY-24")
@every_edition
@pytest.mark.parametrize(("hero", "souls"), [(a_hero(health=8), 1), (a_hero(health=13, epic=True), 2)])
def test_bottomless_pit_is_given_up_to_kill_the_hero_in_it(hero: str, souls: int, edition: str) -> None:
    """Its owner destroys it while a hero stands in it: the hero, of either kind, dies and is the owner's soul."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dragon-hatchery", "bottomless-pit", "golem-factory")
    t.entrance("ann", hero)
    t.phase("adventure")
    assert t.walked() == ["dragon-hatchery", "bottomless-pit"]
    assert t.options("ann") == ["pass", "use bottomless-pit 1"]
    t.answer("ann", "use bottomless-pit 1")

    assert (t.souls("ann"), t.wounds("ann")) == (souls, 0)
    assert hurts(t) == [("bottomless-pit", 1)]
    assert t.rooms("ann") == ["dragon-hatchery", "golem-factory"]
    assert t.discarded == ["bottomless-pit"]
    assert t.events("room-destroyed", "ability-used-hero", "hero-died") == [
        "ability-used-hero",
        "room-destroyed",
        "hero-died",
    ]
    assert t.told("ability-used-hero") == [{"seat": "ann", "card": "bottomless-pit", "hero": hero}]
    assert why(t, "hero-died") == [("bottomless-pit", "ability-used-hero")]
    assert t.walked() == ["dragon-hatchery", "bottomless-pit"]
    assert t.waiting == []


@card("bottomless-pit")
@rule("BM-KEY-01")
def test_bottomless_pit_not_used_lets_the_hero_go_on() -> None:
    """With a pass the hero has taken 1 damage and walks on, and the Pit stays."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "pass")

    assert t.wounds("ann") == 1
    assert t.walked() == ["bottomless-pit", "golem-factory"]
    assert t.rooms("ann") == ["bottomless-pit", "golem-factory"]


@card("bottomless-pit")
@rule("BM-CONF-23")
def test_bottomless_pit_is_offered_only_while_a_hero_stands_in_it() -> None:
    """Not in the build phase, not with the hero at the entrance or in another room, nor for a rival's hero."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "bottomless-pit", "succubus-spa")
    t.dungeon("bob", "bottomless-pit", "dark-altar")
    t.hand("ann", "freeze")
    t.pile("open-grave")
    t.entrance("ann", a_hero(health=8))
    t.turn("build")
    offered: dict[str, list[str]] = {}
    while t.waiting:
        name = t.waiting[0]
        where = (t.walked() or [t.view("").phase])[-1]
        assert name == "ann" or uses(t, name) == ["use dark-altar 0"]
        if name == "ann":
            offered[where] = uses(t, "ann")
        t.answer(name, "pass")

    assert offered == {
        "build": [],
        "adventure": [],
        "golem-factory": [],
        "bottomless-pit": ["use bottomless-pit 1"],
        "succubus-spa": [],
    }


@card("bottomless-pit")
def test_bottomless_pit_kills_one_hero_and_the_next_one_walks_over_its_place() -> None:
    """Only the hero in it dies; the second crosses the dungeon without the Pit."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit", "succubus-spa")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")
    t.answer("ann", "use bottomless-pit 1")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 1)
    assert t.walked() == ["bottomless-pit", "succubus-spa"]


@card("bottomless-pit")
def test_two_pits_kill_two_heroes_in_a_turn() -> None:
    """There is no limit a turn."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit", "bottomless-pit")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")
    t.answer("ann", "use bottomless-pit 1").answer("ann", "use bottomless-pit 0")

    assert (t.souls("ann"), t.wounds("ann"), t.rooms("ann")) == (2, 0, [])


@card("bottomless-pit", "freeze")
@rule("BM-PRIO-02", "BM-CONF-40")
def test_a_rival_can_pre_empt_the_pit_only_while_the_hero_is_in_an_earlier_room() -> None:
    """Frozen before the hero gets there, the Pit is passed by; with the hero in it the owner is asked first."""
    t = boss_monster(bosses=["gorgona", "draculord"])
    t.dungeon("ann", "golem-factory", "bottomless-pit")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    assert t.waiting == ["bob"]
    early = t.fork()
    cast(early, "bob", "freeze", "room bottomless-pit ann 0")
    assert (early.souls("ann"), early.wounds("ann")) == (0, 1)

    t.answer("bob", "pass")
    assert (t.walked()[-1], t.waiting) == ("bottomless-pit", ["ann"])
    t.answer("ann", "use bottomless-pit 0")
    assert (t.souls("ann"), t.wounds("ann"), t.waiting) == (1, 0, [])
    assert t.hand_of("bob") == ["freeze"]


@card("bottomless-pit", "freeze")
@rule("BM-PRIO-04", "BM-KEY-08")
def test_the_pit_answers_the_freeze_aimed_at_it() -> None:
    """Bob freezes the Pit around the hero; Ann answers with the Pit: the hero dies and the spell fizzles."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "bottomless-pit")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    until_in_room(t, "bottomless-pit")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room bottomless-pit ann 0")
    assert (kind_asked(t, "ann"), t.options("ann")) == ("answer", ["pass", "use bottomless-pit 0"])
    t.answer("ann", "use bottomless-pit 0")

    assert t.souls("ann") == 1
    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]


@card("bottomless-pit", "assassin")
def test_bottomless_pit_kills_whatever_health_the_hero_has() -> None:
    """Assassin's extra health does not help against being killed outright."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "assassin")
    t.phase("adventure")
    until_in_room(t, "bottomless-pit")
    t.answer("ann", "pass")
    cast(t, "bob", "assassin")
    t.answer("ann", "use bottomless-pit 0")

    assert t.told("hero-strengthened") == [{"hero": a_hero(health=8), "n": 3}]
    assert t.souls("ann") == 1


@card("bottomless-pit", "recycling-center")
def test_bottomless_pit_given_up_is_a_loss_that_the_center_sees() -> None:
    """Recycling Center offers its two rooms when the Pit is paid, and the hero dies all the same."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit", "recycling-center")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "use bottomless-pit 1").answer("ann", "yes")

    assert len(t.hand_of("ann")) == 2
    assert t.souls("ann") == 1


# -- Boulder Ramp ---------------------------------------------------------------------------------------


@card("boulder-ramp")
@rule("BM-KEY-01", "BM-KEY-24", "BM-KEY-44")
@every_edition
def test_boulder_ramp_deals_five_for_another_own_room(edition: str) -> None:
    """With a hero in it its owner destroys another own room of choice: 5 damage to that hero, who may die of it."""
    hero = a_hero(health=6)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dragon-hatchery", "boulder-ramp", ["golem-factory", "recycling-center"])
    t.dungeon("bob", "open-grave")
    t.entrance("ann", hero)
    t.phase("adventure")
    assert t.options("ann") == ["pass", "use boulder-ramp 1"]
    t.answer("ann", "use boulder-ramp 1")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("destroy-another", "boulder-ramp")
    assert t.options("ann") == ["room recycling-center ann 0", "room dragon-hatchery ann 2"]
    refuses(t, "ann", "pass")
    t.answer("ann", "room recycling-center ann 0")
    t.all_pass()

    assert t.told("hero-hurt") == [{"hero": hero, "damage": 5, "total": 6, "health": 6}]
    assert why(t, "hero-hurt") == [("boulder-ramp", "ability-used-hero")]
    assert t.told("ability-used-hero") == [{"seat": "ann", "card": "boulder-ramp", "hero": hero}]
    assert t.events("room-destroyed", "ability-used-hero", "hero-hurt", "hero-died") == [
        "ability-used-hero",
        "room-destroyed",
        "hero-hurt",
        "hero-died",
    ]
    assert t.souls("ann") == 1
    assert stacks(t, "ann") == [["dragon-hatchery"], ["boulder-ramp"], ["golem-factory"]]
    assert t.walked() == ["dragon-hatchery", "boulder-ramp"]


@card("boulder-ramp")
def test_boulder_ramp_may_be_used_again_and_again() -> None:
    """There is no limit a turn: two more rooms bring an epic hero to 11 damage, a third one kills it."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp", "dragon-hatchery", "dragon-hatchery", "dragon-hatchery")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    use(t, "ann", "boulder-ramp 3", "room dragon-hatchery ann 0")
    use(t, "ann", "boulder-ramp 2", "room dragon-hatchery ann 0")
    assert t.told("hero-hurt")[-1]["total"] == 11
    assert uses(t, "ann") == ["use boulder-ramp 1"]
    t.answer("ann", "use boulder-ramp 1")

    assert t.told("hero-hurt")[-1]["total"] == 16
    assert t.rooms("ann") == ["boulder-ramp"]
    assert (t.souls("ann"), t.waiting) == (2, [])


@card("boulder-ramp")
def test_boulder_ramp_takes_the_only_other_room_without_a_question() -> None:
    """With one other room it is destroyed at once; a hero who survives the 5 goes on to what is left."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "use boulder-ramp 1")

    assert t.rooms("ann") == ["boulder-ramp"]
    assert (t.souls("ann"), t.wounds("ann"), t.waiting) == (0, 1, [])


@card("boulder-ramp")
@rule("BM-BOSS-04")
def test_boulder_ramp_needs_another_room_and_a_hero_in_it() -> None:
    """Alone in its dungeon it is not offered, and neither before or after the hero stands in it."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp")
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    while t.waiting:
        assert t.options("ann") == ["pass", "cast freeze"]
        t.answer("ann", "pass")

    t = boss_monster()
    t.dungeon("ann", "golem-factory", "boulder-ramp", "succubus-spa")
    t.hand("ann", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.turn("build")
    offered = []
    while t.waiting:
        if uses(t, "ann"):
            offered.append(t.walked()[-1:])
        t.answer("ann", "pass")
    assert offered == [["boulder-ramp"]]


@card("boulder-ramp")
@rule("BM-KEY-22", "BM-CONF-41")
@pytest.mark.parametrize(
    ("paid", "walked"),
    [
        ("room haunted-library ann 3", ["haunted-library", "boulder-ramp", "succubus-spa", "goblin-armory"]),
        ("room succubus-spa ann 1", ["haunted-library", "boulder-ramp", "goblin-armory"]),
        ("room goblin-armory ann 0", ["haunted-library", "boulder-ramp", "succubus-spa"]),
    ],
)
def test_boulder_ramp_paid_with_a_room_on_either_side_leaves_the_hero_on_its_way(paid: str, walked: list[str]) -> None:
    """The rooms close up; the hero goes on to the next room on the right that is left."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "boulder-ramp", "succubus-spa", "goblin-armory")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    use(t, "ann", "boulder-ramp 2", paid)
    t.all_pass()

    assert t.walked() == walked
    assert t.wounds("ann") == 2


@card("boulder-ramp", "freeze")
@rule("BM-KEY-17")
def test_boulder_ramp_is_not_paid_with_a_frozen_room() -> None:
    """A deactivated room cannot be destroyed as its price."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp", "golem-factory", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", "room golem-factory ann 1")
    t.answer("ann", "use boulder-ramp 2")

    assert t.rooms("ann") == ["boulder-ramp", "golem-factory"]
    assert t.told("room-destroyed") == [{"seat": "ann", "card": "succubus-spa"}]


@card("boulder-ramp")
def test_a_boulder_ramp_may_roll_over_another_one() -> None:
    """One Ramp may be the price of the other, and is no price of its own."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp", "boulder-ramp")
    t.entrance("ann", a_hero(health=6))
    t.phase("adventure")
    assert t.options("ann") == ["pass", "use boulder-ramp 1"]
    t.answer("ann", "use boulder-ramp 1")

    assert t.told("room-destroyed") == [{"seat": "ann", "card": "boulder-ramp"}]
    assert t.souls("ann") == 1


@card("boulder-ramp", "assassin")
@rule("BM-ADV-12", "BM-CONF-02")
def test_a_hero_doomed_by_the_ramp_may_still_be_saved_where_death_waits() -> None:
    """At 6 of 6 the hero is doomed; Assassin's 3 health let it walk on."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp", "golem-factory")
    t.entrance("ann", a_hero(health=6))
    t.hand("bob", "assassin")
    t.phase("adventure")
    until_in_room(t, "boulder-ramp")
    t.answer("ann", "use boulder-ramp 1")
    cast(t, "bob", "assassin")
    t.all_pass()

    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


# -- Dizzygas Hallway -----------------------------------------------------------------------------------


@card("dizzygas-hallway")
@rule("BM-KEY-03", "BM-KEY-46")
@every_edition
@pytest.mark.parametrize(
    ("rooms", "dealt"),
    [
        (["dizzygas-hallway", "open-grave", "haunted-library"], [1, 4, 1]),  # the next trap only
        (["open-grave", "dizzygas-hallway", "recycling-center"], [2, 1, 5]),  # an advanced trap too, not the one before
        (["dizzygas-hallway", "golem-factory", "open-grave"], [1, 2, 2]),  # a monster room comes next
        (["open-grave", "dizzygas-hallway"], [2, 1]),  # nothing comes next
        (["dizzygas-hallway", "dizzygas-hallway", "open-grave"], [1, 3, 4]),  # they follow each other
    ],
)
def test_dizzygas_hallway_makes_a_trap_that_comes_next_deal_two_more(
    rooms: list[str], dealt: list[int], edition: str
) -> None:
    """The room a hero enters after it deals 2 more if it is a trap; nobody acts and nothing else changes."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *rooms)
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")

    assert hurts(t) == list(zip(rooms, dealt, strict=True))
    assert t.waiting == []
    assert t.told("ability-works") == t.told("room-boosted") == []


@card("dizzygas-hallway", "freeze")
@rule("BM-KEY-14", "BM-CONF-40")
@pytest.mark.parametrize(
    ("frozen", "dealt"),
    [
        ("room dizzygas-hallway ann 2", [("golem-factory", 2), ("open-grave", 2)]),
        ("room golem-factory ann 1", [("dizzygas-hallway", 1), ("open-grave", 4)]),
        ("room open-grave ann 0", [("dizzygas-hallway", 1), ("golem-factory", 2)]),
    ],
)
def test_dizzygas_hallway_means_the_next_room_that_is_entered(frozen: str, dealt: list[tuple[str, int]]) -> None:
    """A deactivated room in between is passed, so that the trap beyond it comes next."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", frozen)
    t.all_pass()

    assert hurts(t) == dealt


@card("dizzygas-hallway", "freeze")
@rule("BM-KEY-14", "BM-FAQ-09")
def test_dizzygas_hallway_switched_off_around_the_hero_helps_no_trap() -> None:
    """Deactivated while the hero stands in it, it no longer strengthens what comes next."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    until_in_room(t, "dizzygas-hallway")
    cast(t, "bob", "freeze", "room dizzygas-hallway ann 1")

    assert hurts(t) == [("dizzygas-hallway", 1), ("open-grave", 2)]


@card("dizzygas-hallway", "the-crushinator")
@rule("BM-KEY-20", "BM-CONF-41")
def test_dizzygas_hallway_destroyed_around_the_hero_helps_no_trap() -> None:
    """The price of The Crushinator with the hero in it, it leaves the next trap with that bonus only."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "the-crushinator")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in_room(t, "dizzygas-hallway")
    t.answer("ann", "use the-crushinator 0")
    t.all_pass()

    assert hurts(t) == [("dizzygas-hallway", 1), ("the-crushinator", 4)]


@card("dizzygas-hallway", "minotaur-s-maze")
def test_dizzygas_hallway_does_not_reach_past_the_maze() -> None:
    """A trap re-entered from the Maze, and one entered after the Maze, deal their own damage."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "open-grave", "minotaur-s-maze", "haunted-library")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    assert hurts(t) == [("dizzygas-hallway", 1), ("open-grave", 4), ("open-grave", 2), ("haunted-library", 1)]

    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "minotaur-s-maze", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    assert t.walked() == ["dizzygas-hallway", "minotaur-s-maze", "dizzygas-hallway", "minotaur-s-maze", "open-grave"]
    assert hurts(t) == [("dizzygas-hallway", 1), ("dizzygas-hallway", 1), ("open-grave", 2)]


@card("dizzygas-hallway", "teleportation")
def test_dizzygas_hallway_means_the_first_room_for_a_hero_teleported_out_of_it() -> None:
    """The next room such a hero enters is the leftmost one: a trap there deals 2 more, a monster room does not."""
    for first, dealt in (("haunted-library", 3), ("golem-factory", 2)):
        t = boss_monster()
        t.dungeon("ann", first, "dizzygas-hallway")
        t.entrance("ann", a_hero(health=13, epic=True))
        t.hand("ann", "teleportation")
        t.phase("adventure")
        until_in_room(t, "dizzygas-hallway")
        t.answer("ann", "cast teleportation")
        t.all_pass()

        assert t.walked() == [first, "dizzygas-hallway", first, "dizzygas-hallway"]
        assert hurts(t)[2] == (first, dealt)


@card("dizzygas-hallway")
@rule("BM-BUILD-25")
def test_dizzygas_hallway_covered_helps_no_trap() -> None:
    """Beneath another room it does nothing; on top of one it does."""
    for stack, dealt in (
        (["dizzygas-hallway", "haunted-library"], 2),
        (["haunted-library", "dizzygas-hallway"], 4),
    ):
        t = boss_monster()
        t.dungeon("ann", stack, "open-grave")
        t.entrance("ann", a_hero(health=8))
        t.phase("adventure")
        assert hurts(t) == [(stack[-1], 1), ("open-grave", dealt)]


@card("dizzygas-hallway", "annihilator")
def test_dizzygas_hallway_adds_to_other_boosts() -> None:
    """Annihilator's 3 and the Hallway's 2 come on top of the printed damage."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "annihilator")
    t.phase("adventure")
    cast(t, "ann", "annihilator", "room open-grave ann 0")
    t.all_pass()

    assert hurts(t) == [("dizzygas-hallway", 1), ("open-grave", 7)]


# -- Jackpot Stash --------------------------------------------------------------------------------------


@card("jackpot-stash")
@rule("BM-KEY-02", "BM-BAIT-04", "BM-END-01")
@every_edition
def test_jackpot_stash_is_given_up_to_double_the_icons_of_its_owner_s_rooms(edition: str) -> None:
    """Until the end of the turn every icon on the owner's rooms counts twice; the boss's, and a rival's, do not."""
    cleric = a_hero(wants="cleric")
    t = boss_monster(bosses=["xyzax", "gorgona"], edition=edition)
    t.dungeon("ann", "jackpot-stash", "torture-chamber")
    t.dungeon("bob", "dark-altar")
    t.town(cleric)
    t.phase("build")
    assert (icons(t, "ann"), icons(t, "bob")) == ([2, 0, 0, 3], [2, 0, 0, 1])
    t.answer("ann", "use jackpot-stash 1")

    assert (icons(t, "ann"), icons(t, "bob")) == ([3, 0, 0, 2], [2, 0, 0, 1])
    assert t.rooms("ann") == ["torture-chamber"]
    assert t.discarded == ["jackpot-stash"]
    assert t.events("room-destroyed", "ability-used", "treasure-doubled") == [
        "ability-used",
        "room-destroyed",
        "treasure-doubled",
    ]
    assert t.told("treasure-doubled") == [{"seat": "ann"}]
    assert why(t, "treasure-doubled") == [("jackpot-stash", "ability-used")]
    t.all_pass()
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": cleric, "seat": "ann", "best": 3, "second": 2}]
    t.phase("end")
    assert icons(t, "ann") == [2, 0, 0, 1]


@card("jackpot-stash")
def test_jackpot_stash_kept_doubles_nothing() -> None:
    """Not used, it counts its two icons and the tie keeps the hero in town."""
    cleric = a_hero(wants="cleric")
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.dungeon("ann", "jackpot-stash", "torture-chamber")
    t.dungeon("bob", "dark-altar")
    t.town(cleric)
    t.phase("build")
    t.all_pass()
    t.phase("bait")

    assert t.told("hero-tied") == [{"hero": cleric, "best": 2}]
    assert icons(t, "ann") == [2, 0, 0, 3]


@card("jackpot-stash")
@every_edition
@pytest.mark.parametrize(("jackpot", "clerics"), [("each_doubles", 1 + 2 * 4), ("doubles_once", 1 + 2 * 2)])
def test_several_jackpot_stashes_double_each_or_once_by_the_setting(jackpot: str, clerics: int, edition: str) -> None:
    """There is no limit a turn: the second Stash doubles again, or adds nothing, as the setting jackpot says."""
    t = boss_monster(bosses=["xyzax", "gorgona"], jackpot=jackpot, edition=edition)
    t.dungeon("ann", "jackpot-stash", "jackpot-stash", "dark-altar")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 2")
    assert icons(t, "ann") == [1 + 2 * 2, 0, 0, 2 * 2]
    t.answer("ann", "use jackpot-stash 1")

    assert icons(t, "ann") == [clerics, 0, 0, 0]
    assert t.told("treasure-doubled") == [{"seat": "ann"}] * 2
    t.all_pass()
    t.phase("end")
    assert icons(t, "ann") == [3, 0, 0, 0]


@card("jackpot-stash", "dragon-hatchery")
@rule("BM-BUILD-24")
def test_jackpot_stash_doubles_rooms_that_come_to_light_later_in_the_turn() -> None:
    """A room revealed after its use and the room uncovered beneath it count twice too."""
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.dungeon("ann", ["dark-altar", "jackpot-stash"])
    t.hand("ann", "dragon-hatchery")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    assert icons(t, "ann") == [1 + 2 * 2, 0, 0, 0]
    t.answer("ann", "place dragon-hatchery 1")
    t.all_pass()

    assert icons(t, "ann") == [1 + 2 * 3, 2, 2, 2]


@card("jackpot-stash", "freeze")
@rule("BM-KEY-13")
def test_jackpot_stash_doubles_no_icons_of_a_deactivated_room() -> None:
    """Twice nothing is nothing."""
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.dungeon("ann", "jackpot-stash", "dark-altar", "open-grave")
    t.hand("ann", "freeze")
    t.phase("build")
    cast(t, "ann", "freeze", "room dark-altar ann 1")
    t.answer("ann", "use jackpot-stash 2")

    assert icons(t, "ann")[CLERIC] == 1 + 2


@card("jackpot-stash")
@rule("BM-CONF-23", "BM-END-01")
def test_jackpot_stash_used_in_the_adventure_phase_is_over_by_the_next_bait() -> None:
    """It may be used then, but its effect ends with the turn."""
    t = boss_monster(bosses=["xyzax", "gorgona"])
    t.dungeon("ann", "jackpot-stash", "torture-chamber")
    t.hand("ann", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.turn("adventure")
    t.answer("ann", "use jackpot-stash 1")
    assert icons(t, "ann")[THIEF] == 2
    t.all_pass()

    assert t.view("").phase == "end"
    assert icons(t, "ann")[THIEF] == 1


# -- Recycling Center -----------------------------------------------------------------------------------


@card("recycling-center")
@rule("BM-KEY-20")
@every_edition
def test_recycling_center_may_draw_two_rooms_for_another_room_destroyed(edition: str) -> None:
    """Another own room is destroyed: its owner is asked, and with yes draws the top two rooms, unseen by others."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "recycling-center", "jackpot-stash")
    t.next_from("room deck", "golem-factory", "open-grave", "succubus-spa")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("may", "recycling-center")
    assert t.options("ann") == ["yes", "no"]
    declined = t.fork().answer("ann", "no")
    t.answer("ann", "yes")

    assert t.hand_of("ann") == ["golem-factory", "open-grave"]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 1}] * 2
    assert why(t, "card-drawn") == [("recycling-center", "ability-works")] * 2
    assert t.rooms("ann") == ["recycling-center"]
    assert declined.hand_of("ann") == []
    assert declined.rooms("ann") == ["recycling-center"]


@card("recycling-center")
def test_recycling_center_has_no_limit_a_turn() -> None:
    """Each of three rooms destroyed in one turn may bring two rooms, whatever was answered before."""
    t = boss_monster()
    t.dungeon("ann", "recycling-center", "jackpot-stash", "jackpot-stash", "jackpot-stash")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0").answer("ann", "yes")
    t.answer("ann", "use jackpot-stash 0").answer("ann", "no")
    t.answer("ann", "use jackpot-stash 0").answer("ann", "yes")

    assert t.rooms("ann") == ["recycling-center"]
    assert len(t.hand_of("ann")) == 4
    assert [told["card"] for told in t.told("ability-works")] == ["recycling-center"] * 3


@card("recycling-center", "robobo")
def test_recycling_center_sees_losses_of_its_owner_only_and_not_its_own() -> None:
    """A rival's room and the Center itself are no other own room; a room a rival makes its owner destroy is."""
    t = boss_monster(bosses=["cleopatra", "robobo"])
    t.dungeon("ann", "recycling-center", "golem-factory")
    t.dungeon("bob", "jackpot-stash", "open-grave", "succubus-spa", "brainsucker-hive", "golem-factory")
    t.phase("build")
    t.answer("bob", "use jackpot-stash 4")
    assert t.told("room-destroyed") == [{"seat": "bob", "card": "jackpot-stash"}]
    assert t.told("ability-works") == []

    t = boss_monster(bosses=["cleopatra", "robobo"])
    t.dungeon("ann", "recycling-center", "golem-factory")
    t.dungeon("bob", "open-grave", "succubus-spa", "brainsucker-hive", "golem-factory")
    t.hand("bob", "neanderthal-cave")
    t.phase("build")
    t.answer("bob", "place neanderthal-cave 4")
    assert t.options("ann") == ["room golem-factory ann 0", "room recycling-center ann 1"]
    other, itself = t.fork(), t.fork()
    other.answer("ann", "room golem-factory ann 0")
    assert other.options("ann") == ["yes", "no"]
    itself.answer("ann", "room recycling-center ann 1")
    assert itself.waiting == []
    assert itself.hand_of("ann") == []


@card("recycling-center", "boulder-ramp", "the-crushinator", "cave-in")
@pytest.mark.parametrize("means", ["use boulder-ramp 2", "use the-crushinator 1", "cast cave-in"])
def test_recycling_center_sees_every_way_of_losing_a_room(means: str) -> None:
    """A room paid for an ability or destroyed by an own spell brings two rooms."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "boulder-ramp", "the-crushinator", "recycling-center")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    until_in_room(t, "boulder-ramp")
    t.answer("ann", means).answer("ann", "room haunted-library ann 3")
    assert t.options("ann") == ["yes", "no"]
    t.answer("ann", "yes")

    assert len([card_ for card_ in t.hand_of("ann") if card_ != "cave-in"]) == 2
    assert t.rooms("ann") == ["boulder-ramp", "the-crushinator", "recycling-center"]


@card("recycling-center")
def test_two_centers_are_asked_one_after_the_other() -> None:
    """One loss seen by two Centers may bring four rooms, or two where one is declined."""
    t = boss_monster()
    t.dungeon("ann", "recycling-center", "recycling-center", "jackpot-stash")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    both, one = t.fork(), t.fork()
    both.answer("ann", "yes").answer("ann", "yes")
    one.answer("ann", "no").answer("ann", "yes")

    assert len(both.hand_of("ann")) == 4
    assert len(one.hand_of("ann")) == 2


@card("recycling-center")
@rule("BM-BUILD-25")
def test_recycling_center_does_not_take_covering_for_a_loss() -> None:
    """A room built over another one leaves the lower card in play: nothing was destroyed."""
    t = boss_monster()
    t.dungeon("ann", "recycling-center", "golem-factory")
    t.hand("ann", "open-grave")
    t.phase("build")
    t.answer("ann", "place open-grave 0")

    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert stacks(t, "ann") == [["recycling-center"], ["golem-factory", "open-grave"]]


@card("recycling-center", "jackpot-stash")
@rule("BM-BUILD-25", "BM-FAQ-09")
def test_recycling_center_does_not_see_the_loss_that_uncovers_it() -> None:
    """The room on top of it is destroyed: the Center was covered when that happened, so it offers nothing."""
    t = boss_monster()
    t.dungeon("ann", ["recycling-center", "jackpot-stash"], "golem-factory")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 1")

    assert t.rooms("ann") == ["recycling-center", "golem-factory"]
    assert kind_asked(t, "ann") != "may"
    assert t.told("ability-works") == []


@card("recycling-center", "freeze")
@rule("BM-KEY-14")
def test_recycling_center_frozen_offers_nothing() -> None:
    """While it is deactivated the destruction of another room goes unseen."""
    t = boss_monster()
    t.dungeon("ann", "recycling-center", "jackpot-stash")
    t.hand("ann", "freeze")
    t.phase("build")
    cast(t, "ann", "freeze", "room recycling-center ann 1")
    t.answer("ann", "use jackpot-stash 0")

    assert t.told("ability-works") == []
    assert (t.waiting, t.hand_of("ann")) == ([], [])


@card("recycling-center")
@rule("BM-CONF-15", "BM-FAQ-03")
def test_recycling_center_draws_as_many_rooms_as_there_are() -> None:
    """With one room left in the deck it is drawn, and the destroyed room, shuffled into a new deck, is the second."""
    t = boss_monster()
    t.dungeon("ann", "recycling-center", "jackpot-stash")
    t.only_in("room deck", "golem-factory")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0").answer("ann", "yes")

    assert t.hand_of("ann") == ["golem-factory", "jackpot-stash"]
    assert t.discarded == []


# -- The Crushinator ------------------------------------------------------------------------------------


@card("the-crushinator")
@rule("BM-KEY-01", "BM-CONF-23", "BM-END-01")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_the_crushinator_strengthens_all_own_rooms_for_another_one(phase: str, edition: str) -> None:
    """Its owner destroys another own room of choice: every own room, itself included, deals 2 more this turn."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "the-crushinator", "open-grave", "dragon-hatchery")
    t.dungeon("bob", "golem-factory")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase(phase)
    t.answer("ann", "use the-crushinator 2")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("destroy-another", "the-crushinator")
    assert t.options("ann") == ["room dragon-hatchery ann 0", "room open-grave ann 1", "room golem-factory ann 3"]
    refuses(t, "ann", "pass")
    t.answer("ann", "room open-grave ann 1")

    assert t.rooms("ann") == ["golem-factory", "the-crushinator", "dragon-hatchery"]
    assert (damages(t, "ann"), damages(t, "bob")) == ([4, 4, 2], [2])
    assert t.events("room-destroyed", "ability-used", "dungeon-boosted") == [
        "ability-used",
        "room-destroyed",
        "dungeon-boosted",
    ]
    assert t.told("dungeon-boosted") == [{"seat": "ann", "n": 2}]
    assert why(t, "dungeon-boosted") == [("the-crushinator", "ability-used")]
    t.all_pass()
    if phase == "build":
        t.phase("adventure")
        t.all_pass()
    assert hurts(t) == [("golem-factory", 4), ("the-crushinator", 4), ("dragon-hatchery", 2)]
    t.phase("end")
    assert damages(t, "ann") == [2, 2, 0]


@card("the-crushinator")
@pytest.mark.parametrize(
    ("options", "again"),
    [
        ({"edition": "trefl-pl"}, False),
        ({"edition": "first-ru"}, True),
        ({"edition": "alpha-ja"}, True),
        ({"crushinator": "once"}, False),
        ({"crushinator": "repeatable"}, True),
        ({"edition": "first-ru", "crushinator": "once"}, False),
    ],
)
def test_the_crushinator_works_once_a_turn_or_again_and_again_by_the_setting(
    options: dict[str, Any], again: bool
) -> None:
    """The first print may be used while there are rooms to pay with, the later print once each turn."""
    t = boss_monster(**options)
    t.dungeon("ann", "dark-altar", "golem-factory", "open-grave", "succubus-spa", "the-crushinator")
    t.levelled("ann")
    t.turns("build")
    use(t, "ann", "the-crushinator 0", "room golem-factory ann 3")
    assert damages(t, "ann") == [3, 4, 3, 4]
    assert ("use the-crushinator 0" in t.options("ann")) is again
    if again:
        use(t, "ann", "the-crushinator 0", "room open-grave ann 2")
        assert damages(t, "ann") == [5, 5, 6]
    else:
        refuses(t, "ann", "use", "the-crushinator", 0)

    while t.view("").turn == 1:
        t.answer(t.waiting[0], "pass")
    assert "use the-crushinator 0" in t.options("ann")
    assert damages(t, "ann")[-1] == 2


@card("the-crushinator")
def test_the_crushinator_needs_another_room() -> None:
    """Alone in its dungeon it is not offered; a single other room is taken without a question."""
    t = boss_monster()
    t.dungeon("ann", "the-crushinator")
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "freeze")
    t.phase("build")
    assert t.options("ann") == ["pass", "cast freeze"]
    refuses(t, "ann", "use", "the-crushinator", 0)

    t = boss_monster()
    t.dungeon("ann", "the-crushinator", "golem-factory")
    t.phase("build")
    t.answer("ann", "use the-crushinator 1")
    assert t.rooms("ann") == ["the-crushinator"]
    assert damages(t, "ann") == [4]


@card("the-crushinator", "cave-in")
def test_the_crushinator_s_bonus_outlives_it() -> None:
    """Destroyed after its use, it leaves the other rooms their 2 more until the end of the turn."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "the-crushinator")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    use(t, "ann", "the-crushinator 0", "room open-grave ann 1")
    cast(t, "ann", "cave-in", "room the-crushinator ann 0")

    assert t.rooms("ann") == ["golem-factory"]
    assert hurts(t) == [("golem-factory", 4)]


@card("the-crushinator")
@rule("BM-KEY-21")
def test_the_crushinator_s_bonus_covers_rooms_that_come_to_light_later() -> None:
    """A room uncovered by the price, and one revealed later in the turn, deal 2 more as well."""
    t = boss_monster()
    t.dungeon("ann", ["neanderthal-cave", "open-grave"], "the-crushinator")
    t.hand("ann", "golem-factory")
    t.phase("build")
    t.answer("ann", "use the-crushinator 0")
    assert t.rooms("ann") == ["neanderthal-cave", "the-crushinator"]
    assert damages(t, "ann") == [5, 4]
    t.answer("ann", "place golem-factory 2")
    t.all_pass()

    assert damages(t, "ann") == [4, 5, 4]


@card("the-crushinator")
def test_two_crushinators_work_once_each_and_add_up() -> None:
    """Each may be used once a turn: the bonuses add up, and one of them may be the price of the other."""
    t = boss_monster()
    t.dungeon("ann", "the-crushinator", "golem-factory", "the-crushinator", "succubus-spa")
    t.phase("build")
    use(t, "ann", "the-crushinator 1", "room golem-factory ann 2")
    assert uses(t, "ann") == ["use the-crushinator 2"]
    t.answer("ann", "use the-crushinator 2")
    assert t.options("ann") == ["room succubus-spa ann 0", "room the-crushinator ann 1"]
    t.answer("ann", "room the-crushinator ann 1")

    assert t.rooms("ann") == ["the-crushinator", "succubus-spa"]
    assert damages(t, "ann") == [6, 5]
    assert uses(t, "ann") == []


@card("the-crushinator")
@every_edition
@pytest.mark.parametrize(
    ("boost_hits_occupant", "hurt", "total"), [("off", [], 2 + 4), ("on", [{"damage": 2}], 2 + 2 + 4)]
)
def test_the_crushinator_hurts_the_hero_already_in_a_room_only_by_the_setting(
    boost_hits_occupant: str, hurt: list[dict[str, int]], total: int, edition: str
) -> None:
    """Used with a hero in a room, it hurts that hero at once only where boost_hits_occupant is on."""
    t = boss_monster(boost_hits_occupant=boost_hits_occupant, edition=edition)
    t.dungeon("ann", "golem-factory", "the-crushinator", "open-grave")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    use(t, "ann", "the-crushinator 1", "room open-grave ann 0")
    assert [{"damage": told["damage"]} for told in t.told("hero-hurt")] == hurt
    t.all_pass()

    assert t.told("room-hurt")[-1]["total"] == total


@card("the-crushinator")
@pytest.mark.parametrize("boost_hits_occupant", ["off", "on"])
def test_the_crushinator_does_not_hurt_a_hero_at_the_entrance(boost_hits_occupant: str) -> None:
    """Before the hero has entered a room there is nobody in any room to hurt."""
    t = boss_monster(boost_hits_occupant=boost_hits_occupant)
    t.dungeon("ann", "the-crushinator", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "use the-crushinator 1")

    assert t.told("hero-hurt") == []
    assert hurts(t) == [("the-crushinator", 4)]


@card("the-crushinator")
@rule("BM-CONF-41")
@pytest.mark.parametrize("boost_hits_occupant", ["off", "on"])
def test_the_crushinator_does_not_hurt_a_hero_whose_room_was_its_price(boost_hits_occupant: str) -> None:
    """The room the hero stands in is destroyed for it: the hero is in no room that could hurt it more."""
    t = boss_monster(boost_hits_occupant=boost_hits_occupant)
    t.dungeon("ann", "golem-factory", "the-crushinator")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    t.answer("ann", "use the-crushinator 0")

    assert t.told("hero-hurt") == []
    assert hurts(t) == [("golem-factory", 2), ("the-crushinator", 4)]


@card("the-crushinator")
@rule("BM-KEY-26", "BM-CONF-02")
@pytest.mark.parametrize("death_timing", ["on_leave", "on_damage"])
def test_a_hero_killed_by_a_boost_died_in_the_room_it_stands_in(death_timing: str) -> None:
    """Where a boost hurts the occupant, the last 2 damage kill the hero in Golem Factory, which draws."""
    t = boss_monster(boost_hits_occupant="on", death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "the-crushinator", "dragon-hatchery")
    t.entrance("ann", a_hero(health=4))
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    use(t, "ann", "the-crushinator 1", "room dragon-hatchery ann 0")
    t.all_pass()

    assert t.souls("ann") == 1
    assert t.walked() == ["golem-factory"]
    assert t.hand_of("ann") == ["dark-altar"]


@card("the-crushinator", "freeze")
@rule("BM-KEY-12")
def test_the_crushinator_gives_a_deactivated_room_no_damage() -> None:
    """A frozen room deals nothing, boosted or not, and the frozen Crushinator cannot be used."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "the-crushinator", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze", "freeze")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room golem-factory ann 2")
    after = t.fork()
    use(t, "ann", "the-crushinator 1")
    assert damages(t, "ann") == [0, 4]

    after.answer("ann", "pass")
    after.answer("bob", "cast freeze").answer("bob", "room the-crushinator ann 1")
    unanswered(after)
    after.all_pass()
    assert after.rooms("ann") == ["golem-factory", "the-crushinator", "open-grave"]
    assert after.wounds("ann") == 1


@card("the-crushinator", "freeze")
@rule("BM-PRIO-04", "BM-KEY-08")
def test_the_crushinator_answers_a_freeze_with_the_very_room_it_is_aimed_at() -> None:
    """Bob freezes Golem Factory; Ann pays with it in answer: the boost works, and the spell fizzles."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "the-crushinator")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room golem-factory ann 1")
    t.answer("ann", "use the-crushinator 0")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert damages(t, "ann") == [4]
