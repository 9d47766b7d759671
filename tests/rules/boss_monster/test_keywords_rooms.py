"""Words about rooms: build, deactivate, destroy, face down, visible, adjacent, and the kinds of rooms."""

import msgspec
import pytest

from tests.boss_table import Table, a_hero, all_rooms, boss_monster
from tests.marks import card, rule
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.view_types import RoomView
from underhall.kernel.decisions import Option

EDITIONS = ("trefl-pl", "first-ru", "alpha-ja")
PAID_WITH_ITSELF = ("dark-altar", "bottomless-pit", "jackpot-stash", "torture-chamber", "zombie-prison")
WHEN_BUILT = (
    "specter-s-sanctum",
    "dark-laboratory",
    "centipede-tunnel",
    "construction-zone",
    "mimic-vault",
    "monstrous-monument",
)
ADVANCED = (
    "dracolich-lair",
    "vampire-bordello",
    "beast-menagerie",
    "monster-s-ballroom",
    "all-seeing-eye",
    "liger-s-den",
    "recycling-center",
    "the-crushinator",
)
ADVANCED_MONSTERS = ("dracolich-lair", "vampire-bordello", "beast-menagerie", "monster-s-ballroom", "liger-s-den")
ADVANCED_TRAPS = ("all-seeing-eye", "recycling-center", "the-crushinator")


def row(t: Table, name: str) -> list[RoomView]:
    """The places of a dungeon as everybody sees them, from left to right."""
    return list(reversed(t.view("").seats[t.seat(name)].dungeon))


def damages(t: Table, name: str) -> list[int]:
    return [place.damage for place in row(t, name)]


def turned_sideways(t: Table, name: str) -> list[str]:
    return [place.card for place in row(t, name) if place.off]


def icons(t: Table, name: str) -> list[int]:
    """The boss's and the rooms' icons that count: cleric, fighter, mage, thief."""
    return list(t.view("").seats[t.seat(name)].treasure)


def cast(t: Table, by: str, spell: str, *target: str) -> None:
    """Cast a spell and name its target; nobody answers it."""
    t.answer(by, f"cast {spell}")
    for words in target:
        t.answer(by, words)
    for name in t.names:
        decision = t.asked(name)
        if decision is not None and decision.kind in ("cancel", "answer"):
            t.answer(name, "pass")


def until_in_room(t: Table, room: str) -> None:
    """Everybody passes until the hero stands in this room."""
    while t.walked()[-1:] != [room]:
        assert t.waiting, f"no hero came to {room}"
        t.answer(t.waiting[0], "pass")


def option(t: Table, name: str, words: str) -> Option:
    decision = t.asked(name)
    assert decision is not None
    return decision.options[t.options(name).index(words)]


def refuses(t: Table, name: str, wanted: Option) -> None:
    """Asked now, the seat may not answer what it could answer elsewhere; trying changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(wanted.code, wanted.index, decision.number, wanted.wording))
    assert t.g.fingerprint() == before


# -- build ------------------------------------------------------------------------------------------------------------


@rule("BM-KEY-05")
@card("dark-laboratory", "jackpot-stash")
def test_a_when_built_draw_does_not_come_from_uncovering() -> None:
    """Dark Laboratory gives two spells when it is built and none when the room above it is destroyed."""
    t = boss_monster()
    t.dungeon("ann", ["dark-laboratory", "jackpot-stash"])
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    t.all_pass()

    assert t.rooms("ann") == ["dark-laboratory"]
    assert t.hand_of("ann") == []
    assert t.told("card-drawn") == []

    built = boss_monster()
    built.hand("ann", "dark-laboratory")
    built.next_from("spell deck", "freeze", "fear")
    built.phase("build")
    built.answer("ann", "place dark-laboratory 0")

    assert [told["deck"] for told in built.told("card-drawn")] == [2, 2]
    assert built.hand_of("ann") == ["fear", "freeze"]


def everything_wanted(t: Table) -> None:
    """Something for each when-built room to work on: a rival's spell, heroes in town, discards, rooms to swap."""
    t.hand("ann", "golem-factory")
    t.hand("bob", "fear")
    t.dungeon("bob", "open-grave", "succubus-spa")
    t.town(a_hero(wants="mage"), a_hero(wants="mage", n=1))
    t.pile("brainsucker-hive", "goblin-armory")


@rule("BM-KEY-05")
@pytest.mark.parametrize("room", WHEN_BUILT)
def test_no_room_counts_as_built_by_being_uncovered(room: str) -> None:
    """Each when-built room works when it is built, and does nothing when the room on it is destroyed."""
    t = boss_monster()
    everything_wanted(t)
    t.dungeon("ann", [room, "jackpot-stash"])
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    t.all_pass()
    assert t.told("ability-works") == []
    assert t.rooms("ann") == [room]
    assert t.hand_of("bob") == ["fear"]
    assert len(t.in_town) == 2
    assert t.discarded == ["brainsucker-hive", "goblin-armory", "jackpot-stash"]
    assert t.waiting == []

    built = boss_monster()
    everything_wanted(built)
    built.hand("ann", room)
    built.phase("build")
    built.answer("ann", f"place {room} 0")
    built.all_pass()
    assert built.told("ability-works") == [{"seat": "ann", "card": room}]


# -- deactivate -------------------------------------------------------------------------------------------------------


@rule("BM-KEY-11")
@card("freeze")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deactivated_room_stays_so_until_the_turn_ends(edition: str) -> None:
    """Deactivated in the build phase, a room is off in bait and adventure and works again in the next turn."""
    t = boss_monster(bosses=["cleopatra", "seducia"], edition=edition)
    fighter = a_hero(wants="fighter")
    t.dungeon("bob", "golem-factory", "open-grave")
    t.hand("ann", "freeze", "freeze")
    t.town(fighter)
    t.entrance("bob", a_hero(health=8, wants="cleric"))
    t.turns("build")
    assert turned_sideways(t, "bob") == []

    cast(t, "ann", "freeze", "room golem-factory bob 1")
    assert t.told("room-deactivated") == [{"seat": "bob", "card": "golem-factory"}]
    assert turned_sideways(t, "bob") == ["golem-factory"]

    while t.view("").phase == "build":
        assert turned_sideways(t, "bob") == ["golem-factory"]
        t.answer("ann", "pass")
    assert t.told("hero-unmoved") == [{"hero": fighter}]
    assert t.in_town == [fighter]

    while t.view("").phase == "adventure":
        assert turned_sideways(t, "bob") == ["golem-factory"]
        t.answer("ann", "pass")
    assert t.walked() == ["open-grave"]

    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert turned_sideways(t, "bob") == []
    assert damages(t, "bob") == [2, 2]
    assert icons(t, "bob") == [1, 1, 1, 0]


@rule("BM-KEY-12")
@card("freeze")
def test_a_deactivated_room_deals_no_damage() -> None:
    """Rooms of 2, 3 and 1 with the 3 deactivated hurt a hero for 3 in all, and so it survives with 4 health."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.phase("adventure")
    untouched = t.fork().all_pass()

    cast(t, "bob", "freeze", "room neanderthal-cave ann 1")
    assert damages(t, "ann") == [2, 0, 1]
    t.all_pass()

    assert [(told["card"], told["damage"]) for told in t.told("room-hurt")] == [("open-grave", 2), ("succubus-spa", 1)]
    assert t.told("room-hurt")[-1]["total"] == 3
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)
    assert (untouched.souls("ann"), untouched.wounds("ann")) == (1, 0)


@rule("BM-KEY-13")
@card("freeze")
def test_a_deactivated_room_shows_no_treasure() -> None:
    """With the only cleric room deactivated the cleric total is 0 and the cleric stays in town."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    cleric = a_hero(wants="cleric")
    t.dungeon("bob", "dark-altar", "golem-factory")
    t.hand("ann", "freeze")
    t.town(cleric)
    t.phase("build")
    untouched = t.fork().all_pass()

    cast(t, "ann", "freeze", "room dark-altar bob 1")
    t.all_pass()
    assert row(t, "bob")[0].treasure == (0, 0, 0, 0)
    assert icons(t, "bob") == [0, 1, 0, 1]
    t.phase("bait")
    assert t.in_town == [cleric]

    assert icons(untouched, "bob") == [2, 1, 0, 1]
    untouched.phase("bait")
    assert untouched.queue("bob") == [cleric]


@rule("BM-KEY-14")
@card("freeze", "goblin-armory")
def test_a_deactivated_room_gives_no_bonus() -> None:
    """A deactivated Goblin Armory no longer makes its neighbours stronger."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "goblin-armory", "brainsucker-hive")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    assert damages(t, "ann") == [3, 1, 3]

    cast(t, "bob", "freeze", "room goblin-armory ann 1")
    t.all_pass()

    assert damages(t, "ann") == [2, 0, 2]
    assert [(told["card"], told["damage"]) for told in t.told("room-hurt")] == [
        ("golem-factory", 2),
        ("brainsucker-hive", 2),
    ]


@rule("BM-KEY-14")
@card("freeze", "witch-s-kitchen")
def test_a_deactivated_rooms_ability_is_not_offered() -> None:
    """Witch's Kitchen is offered to its owner until it is deactivated, and then refused."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen")
    t.hand("ann", "golem-factory")
    t.hand("bob", "freeze")
    t.phase("build")
    use = option(t, "ann", "use witch-s-kitchen 0")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze")

    assert turned_sideways(t, "ann") == ["witch-s-kitchen"]
    assert t.options("ann") == ["pass", "place golem-factory 1"]
    refuses(t, "ann", use)


@rule("BM-KEY-14")
@card("freeze", "all-seeing-eye")
def test_a_deactivated_eye_cancels_nothing() -> None:
    """All-Seeing Eye may answer a first spell; deactivated by it, it may not answer the second."""
    t = boss_monster()
    t.dungeon("ann", "all-seeing-eye", "golem-factory")
    t.hand("ann", "fear")
    t.hand("bob", "freeze", "freeze")
    t.phase("build")
    t.answer("bob", "cast freeze")
    t.answer("bob", "room all-seeing-eye ann 1")
    assert t.options("ann") == ["pass", "use all-seeing-eye 1"]
    t.answer("ann", "pass")
    assert turned_sideways(t, "ann") == ["all-seeing-eye"]

    t.answer("bob", "cast freeze")

    assert turned_sideways(t, "ann") == ["all-seeing-eye", "golem-factory"]
    assert t.hand_of("ann") == ["fear"]


@rule("BM-KEY-14")
@card("freeze", "liger-s-den")
def test_a_deactivated_den_pays_no_spells_back() -> None:
    """Liger's Den gives a spell for a spell cast, but not while it is deactivated."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.hand("ann", "jeopardy", "soul-harvest")
    t.give_souls("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.next_from("spell deck", "fear", "fear", "assassin")
    t.phase("build")
    awake = t.fork()
    awake.answer("ann", "cast soul-harvest")
    assert awake.hand_of("ann") == ["assassin", "fear", "fear", "jeopardy"]

    t.answer("ann", "pass")
    cast(t, "bob", "freeze")
    t.answer("ann", "cast soul-harvest")
    assert t.hand_of("ann") == ["fear", "fear", "jeopardy"]


@rule("BM-KEY-14")
@card("freeze", "beast-menagerie")
def test_a_deactivated_menagerie_does_not_see_what_is_built() -> None:
    """Beast Menagerie draws when another monster room is built, but not while it is deactivated."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie")
    t.hand("ann", "golem-factory")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "place golem-factory 1")
    awake = t.fork().all_pass()
    assert len(awake.hand_of("ann")) == 1

    cast(t, "bob", "freeze")
    t.all_pass()
    assert t.rooms("ann") == ["golem-factory", "beast-menagerie"]
    assert t.hand_of("ann") == []


@rule("BM-KEY-14")
@card("freeze", "recycling-center", "jackpot-stash")
def test_a_deactivated_center_recycles_nothing() -> None:
    """Recycling Center asks its owner when another room is destroyed, but not while it is deactivated."""
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash", "recycling-center")
    t.hand("bob", "freeze")
    t.phase("build")
    awake = t.fork().answer("ann", "use jackpot-stash 1")
    assert awake.options("ann") == ["yes", "no"]

    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room recycling-center ann 0")
    t.answer("ann", "use jackpot-stash 1")
    assert t.waiting == []
    assert t.rooms("ann") == ["recycling-center"]
    assert t.hand_of("ann") == []


@rule("BM-KEY-15")
@card("freeze", "exhaustion")
def test_effects_that_count_rooms_leave_deactivated_ones_out() -> None:
    """With four rooms, one of them deactivated, Exhaustion hurts the hero for 3."""
    t = boss_monster()
    t.dungeon("ann", "dragon-hatchery", "golem-factory", "minotaur-s-maze", "brainsucker-hive")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "exhaustion")
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", "room golem-factory ann 2")
    t.answer("ann", "cast exhaustion")

    assert [told["damage"] for told in t.told("hero-hurt")] == [3]


@rule("BM-KEY-15")
@card("freeze", "monster-s-ballroom")
def test_the_ballroom_does_not_count_deactivated_monsters() -> None:
    """Monster's Ballroom with three other monster rooms, one of them deactivated, deals 3."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "succubus-spa", "brainsucker-hive", "monster-s-ballroom")
    t.hand("bob", "freeze")
    t.phase("build")
    assert damages(t, "ann") == [2, 1, 2, 4]

    cast(t, "bob", "freeze", "room succubus-spa ann 2")
    assert damages(t, "ann") == [2, 0, 2, 3]


@rule("BM-KEY-15")
@card("freeze", "motivation")
def test_motivation_does_not_count_deactivated_rooms() -> None:
    """A rival's third room lets Motivation be cast on two; once that room is deactivated it does not."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", "golem-factory", "open-grave", "succubus-spa")
    t.hand("ann", "motivation", "brainsucker-hive")
    t.hand("cy", "freeze")
    t.phase("build")
    motivation = option(t, "ann", "cast motivation")
    t.answer("ann", "pass")
    cast(t, "cy", "freeze", "room succubus-spa bob 0")

    assert "cast motivation" not in t.options("ann")
    refuses(t, "ann", motivation)


@rule("BM-KEY-16")
@card("freeze")
def test_nothing_is_built_on_a_deactivated_room() -> None:
    """Of three rooms the deactivated one is no place to build, while the others and the free place are."""
    t = boss_monster()
    t.dungeon("bob", "open-grave", "golem-factory", "succubus-spa")
    t.hand("bob", "neanderthal-cave", "dracolich-lair")
    t.hand("ann", "freeze")
    t.phase("build")
    untouched = t.fork().answer("ann", "pass")
    cast(t, "ann", "freeze", "room open-grave bob 2")

    anywhere = [f"place neanderthal-cave {slot}" for slot in (0, 1, 2, 3)]
    assert sorted(untouched.options("bob")) == sorted(
        ["pass", "place dracolich-lair 0", "place dracolich-lair 2", *anywhere]
    )
    assert sorted(t.options("bob")) == sorted(
        [
            "pass",
            "place dracolich-lair 0",
            "place neanderthal-cave 0",
            "place neanderthal-cave 1",
            "place neanderthal-cave 3",
        ]
    )
    refuses(t, "bob", option(untouched, "bob", "place neanderthal-cave 2"))
    refuses(t, "bob", option(untouched, "bob", "place dracolich-lair 2"))


@rule("BM-KEY-16")
@card("freeze", "construction-zone")
def test_an_extra_room_is_not_built_on_a_deactivated_one_either() -> None:
    """The room that Construction Zone allows may not cover the deactivated room."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.hand("ann", "construction-zone", "neanderthal-cave")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "place construction-zone 2")
    cast(t, "bob", "freeze", "room open-grave ann 0")
    t.pass_until("ann", "build-another")

    assert t.options("ann") == [
        "pass",
        "place neanderthal-cave 1",
        "place neanderthal-cave 2",
        "place neanderthal-cave 3",
    ]


@rule("BM-KEY-17")
@card("freeze", "the-crushinator")
def test_a_deactivated_room_is_not_offered_for_destruction() -> None:
    """The Crushinator may be paid for with any other own room but the deactivated one."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "the-crushinator")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room open-grave ann 2")
    t.answer("ann", "use the-crushinator 0")

    assert t.options("ann") == ["room succubus-spa ann 1", "room golem-factory ann 3"]


@rule("BM-KEY-17")
@card("freeze", "the-crushinator")
def test_a_deactivated_room_cannot_pay_as_the_only_other_room() -> None:
    """With every other room deactivated The Crushinator is not offered at all."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "the-crushinator")
    t.hand("ann", "golem-factory")
    t.hand("bob", "freeze")
    t.phase("build")
    crush = option(t, "ann", "use the-crushinator 0")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room open-grave ann 1")

    refuses(t, "ann", crush)
    t.all_pass()
    assert t.rooms("ann") == ["open-grave", "the-crushinator"]


@rule("BM-KEY-17")
@card("freeze", "cave-in")
def test_cave_in_does_not_reach_a_deactivated_room() -> None:
    """Cave-In offers the own rooms that are active and no other."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room open-grave ann 1")
    t.answer("ann", "cast cave-in")

    assert t.options("ann") == ["room succubus-spa ann 0", "room golem-factory ann 2"]


@rule("BM-KEY-17")
@card("freeze", "robobo")
def test_a_rival_who_must_destroy_a_room_may_not_take_a_deactivated_one() -> None:
    """When Robobo levels up, rivals choose among their active rooms; a player with deactivated ones only loses none."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["robobo", "cleopatra", "king-croak"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.dungeon("bob", "golem-factory", "open-grave", "succubus-spa")
    t.dungeon("cy", "brainsucker-hive")
    t.hand("ann", "neanderthal-cave", "freeze", "freeze")
    t.phase("build")
    cast(t, "ann", "freeze", "room golem-factory bob 2")
    cast(t, "ann", "freeze", "room brainsucker-hive cy 0")
    t.answer("ann", "place neanderthal-cave 4")

    assert t.asked("bob") is not None
    assert t.options("bob") == ["room succubus-spa bob 0", "room open-grave bob 1"]
    t.answer("bob", "room open-grave bob 1")
    assert t.rooms("bob") == ["golem-factory", "succubus-spa"]
    assert t.rooms("cy") == ["brainsucker-hive"]
    assert t.waiting == []


@rule("BM-KEY-17")
@card("freeze", "dark-altar", "bottomless-pit", "jackpot-stash", "torture-chamber", "zombie-prison")
@pytest.mark.parametrize("room", PAID_WITH_ITSELF)
def test_a_deactivated_room_cannot_be_paid_with(room: str) -> None:
    """An ability that costs its own room is offered while the room is active and not once it is deactivated."""
    t = boss_monster()
    t.dungeon("ann", room, "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "fear")
    t.hand("bob", "freeze", "open-grave")
    t.give_souls("bob", a_hero(health=4))
    t.phase("adventure")
    until_in_room(t, room)
    use = option(t, "ann", f"use {room} 1")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", f"room {room} ann 1")

    assert t.options("ann") == ["pass", "cast fear"]
    refuses(t, "ann", use)
    t.all_pass()
    assert t.rooms("ann") == [room, "golem-factory"]
    assert t.told("room-destroyed") == []


@rule("BM-KEY-18")
@card("freeze", "goblin-armory")
def test_a_deactivated_room_is_an_empty_space_between_its_neighbours() -> None:
    """With the middle room deactivated, Goblin Armory on the left strengthens neither it nor the room beyond."""
    t = boss_monster()
    t.dungeon("ann", "goblin-armory", "golem-factory", "brainsucker-hive")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    assert damages(t, "ann") == [1, 3, 2]

    cast(t, "bob", "freeze", "room golem-factory ann 1")
    t.all_pass()

    assert t.rooms("ann") == ["goblin-armory", "golem-factory", "brainsucker-hive"]
    assert damages(t, "ann") == [1, 0, 2]
    assert [(told["card"], told["damage"]) for told in t.told("room-hurt")] == [
        ("goblin-armory", 1),
        ("brainsucker-hive", 2),
    ]


@rule("BM-KEY-18")
@card("freeze", "minotaur-s-maze")
def test_there_is_no_way_back_over_an_empty_space() -> None:
    """Minotaur's Maze sends the hero to the room on its left, but not past a deactivated one."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "golem-factory", "minotaur-s-maze")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", "room golem-factory ann 1")
    t.all_pass()

    assert t.walked() == ["open-grave", "minotaur-s-maze"]
    assert t.told("hero-bounced") == []


@rule("BM-KEY-19")
@card("freeze", "dark-altar")
@pytest.mark.parametrize("edition", EDITIONS)
def test_deactivating_a_room_does_not_uncover_the_one_beneath(edition: str) -> None:
    """With the top of a stack deactivated, damage, treasure and ability of the lower room stay off."""
    t = boss_monster(bosses=["king-croak", "gorgona"], edition=edition)
    t.dungeon("ann", ["dark-altar", "neanderthal-cave"], "brainsucker-hive")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "fear")
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", "room neanderthal-cave ann 1")

    stack = row(t, "ann")[0]
    assert (stack.card, stack.off, stack.under) == ("neanderthal-cave", True, ("dark-altar",))
    assert (stack.damage, stack.treasure) == (0, (0, 0, 0, 0))
    assert icons(t, "ann") == [0, 1, 1, 0]
    t.pass_until("ann", "react")
    assert t.options("ann") == ["pass", "cast fear"]
    t.all_pass()
    assert t.walked() == ["brainsucker-hive"]
    assert t.told("room-hurt")[-1]["total"] == 2


# -- destroy ----------------------------------------------------------------------------------------------------------


@rule("BM-KEY-20")
@card("jackpot-stash", "robobo")
def test_a_destroyed_room_goes_to_the_common_discard_pile() -> None:
    """A room destroyed by its owner or because of a rival lies on the pile, in no dungeon and in no hand."""
    t = boss_monster(bosses=["cleopatra", "robobo"])
    t.dungeon("ann", "jackpot-stash", "open-grave")
    t.dungeon("bob", "golem-factory", "dragon-hatchery", "succubus-spa", "brainsucker-hive")
    t.hand("bob", "neanderthal-cave")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 1")

    assert t.discarded == ["jackpot-stash"]
    assert t.rooms("ann") == ["open-grave"]
    assert t.hand_of("ann") == []

    t.answer("bob", "place neanderthal-cave 4")
    assert t.discarded == ["jackpot-stash", "open-grave"]
    assert t.rooms("ann") == []
    assert t.hand_of("ann") == t.hand_of("bob") == []


@rule("BM-KEY-21")
@card("jackpot-stash", "recycling-center", "beast-menagerie")
def test_the_room_beneath_a_destroyed_one_is_neither_destroyed_nor_built() -> None:
    """One card is discarded, the lower room works in the same place, and only one loss and no building is seen."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", ["brainsucker-hive", "jackpot-stash"], "recycling-center", "beast-menagerie")
    t.next_from("room deck", "open-grave", "open-grave", "dark-altar", "dark-altar", "succubus-spa")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 2")
    while t.waiting:
        t.answer("ann", "yes" if "yes" in t.options("ann") else "pass")

    assert t.discarded == ["jackpot-stash"]
    assert t.told("room-destroyed") == [{"seat": "ann", "card": "jackpot-stash"}]
    assert t.told("room-uncovered") == [{"seat": "ann", "card": "brainsucker-hive"}]
    assert t.hand_of("ann") == ["open-grave", "open-grave"]
    assert t.rooms("ann") == ["brainsucker-hive", "recycling-center", "beast-menagerie"]
    assert damages(t, "ann") == [2, 3, 4]
    assert row(t, "ann")[0].treasure == (0, 0, 1, 0)


@rule("BM-KEY-21")
@card("jackpot-stash", "dark-altar")
def test_an_uncovered_room_is_active_at_once() -> None:
    """The ability of the lower room is offered as soon as the upper one is destroyed, and not before."""
    t = boss_monster()
    t.dungeon("ann", ["dark-altar", "jackpot-stash"])
    t.phase("build")
    assert t.options("ann") == ["pass", "use jackpot-stash 0"]
    t.answer("ann", "use jackpot-stash 0")
    assert t.options("ann") == ["pass", "use dark-altar 0"]


@rule("BM-KEY-22")
@card("goblin-armory")
def test_rooms_slide_towards_the_boss_to_close_a_hole() -> None:
    """With the middle of three rooms destroyed, the outer two lie side by side and are neighbours."""
    t = boss_monster()
    t.dungeon("ann", "goblin-armory", "jackpot-stash", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    assert damages(t, "ann") == [1, 1, 2]
    t.answer("ann", "use jackpot-stash 1")
    t.all_pass()

    assert t.rooms("ann") == ["goblin-armory", "golem-factory"]
    assert damages(t, "ann") == [1, 3]
    assert [(told["card"], told["slot"]) for told in t.told("hero-entered")] == [
        ("goblin-armory", 1),
        ("golem-factory", 0),
    ]
    assert t.told("room-hurt")[-1]["total"] == 4


def reachable(t: Table, most: int = 2000) -> list[Table]:
    """Every position that answers lead to from here, this one included."""
    found, open_ = [t], [t]
    while open_:
        position = open_.pop()
        for decision in position.g.pending:
            for index in range(len(decision.options)):
                after = position.fork()
                after.g.answer(decision.seat, index)
                found.append(after)
                open_.append(after)
                assert len(found) < most
    return found


@rule("BM-KEY-23")
def test_without_a_card_that_destroys_no_room_goes_away() -> None:
    """Whatever two players do in a turn with cards that destroy nothing, every room of theirs stays in its dungeon."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "witch-s-kitchen")
    t.dungeon("bob", "open-grave")
    t.hand("ann", "dracolich-lair", "neanderthal-cave")
    t.hand("bob", "freeze")
    t.entrance("ann", a_hero(health=4))
    t.next_from("spell deck", "princess-in-peril")  # for the Kitchen; without a hero in town it cannot be cast
    t.turn("build")
    ends = [position for position in reachable(t) if not position.waiting]
    assert len(ends) > 20

    for end in ends:
        for name, rooms in (("ann", ["succubus-spa", "witch-s-kitchen"]), ("bob", ["open-grave"])):
            lying = [card for place in row(end, name) for card in (*place.under, place.card)]
            assert [room for room in rooms if room not in lying] == []


# -- face down --------------------------------------------------------------------------------------------------------


def seen_by(t: Table, name: str) -> str:
    """All that reaches the seat's screen: its view and its log, as text."""
    seat = t.seat(name) if name else -1
    return (msgspec.json.encode(t.view(name)) + msgspec.json.encode(t.g.events_for(seat))).decode()


@rule("BM-KEY-33")
@pytest.mark.parametrize("watcher", ["bob", ""])
@pytest.mark.parametrize("slot", [0, 1])
def test_a_face_down_room_tells_an_opponent_nothing(watcher: str, slot: int) -> None:
    """Whichever room is placed, everybody else sees the same: no name, no treasure, no damage."""
    shown = []
    for room in ("neanderthal-cave", "goblin-armory", "dragon-hatchery"):
        t = boss_monster()
        t.dungeon("ann", "succubus-spa")
        t.hand("ann", room)
        t.hand("bob", "golem-factory")
        t.phase("build")
        t.answer("ann", f"place {room} {slot}")
        hidden = t.view(watcher).seats[0].dungeon[slot]
        assert (hidden.card, hidden.hidden, hidden.damage, hidden.treasure) == ("", True, 0, (0, 0, 0, 0))
        assert room not in seen_by(t, watcher)
        assert t.view("ann").seats[0].dungeon[slot].card == room
        assert t.told("room-placed", watcher) == [{"seat": "ann", "slot": slot}]
        assert t.told("room-placed", "ann") == [{"seat": "ann", "slot": slot, "card": room}]
        shown.append(seen_by(t, watcher))
    assert shown[0] == shown[1] == shown[2]


@rule("BM-KEY-33")
def test_rooms_lie_face_down_from_placement_to_the_end_of_the_build_phase() -> None:
    """A room placed first stays face down while the others place and turns up when the build phase ends."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    for name, room in (("ann", "golem-factory"), ("bob", "open-grave"), ("cy", "succubus-spa")):
        t.hand(name, room)
    t.phase("build")
    for name, room in (("ann", "golem-factory"), ("bob", "open-grave")):
        t.answer(name, f"place {room} 0")
        assert [place.hidden for place in row(t, name)] == [True]
    assert [place.card for place in row(t, "ann")] == [""]
    assert t.told("room-revealed") == []

    t.answer("cy", "place succubus-spa 0")
    assert [row(t, name)[0].card for name in t.names] == ["golem-factory", "open-grave", "succubus-spa"]
    assert [row(t, name)[0].hidden for name in t.names] == [False, False, False]
    assert [told["card"] for told in t.told("room-revealed")] == ["golem-factory", "open-grave", "succubus-spa"]


@rule("BM-KEY-34")
@card("the-crushinator")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_face_down_room_cannot_be_destroyed(edition: str) -> None:
    """The Crushinator's cost may be any other own room but the one placed this turn, nor the room beneath that."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "the-crushinator")
    t.hand("ann", "neanderthal-cave")
    t.phase("build")
    beside, above = t.fork(), t.fork()

    beside.answer("ann", "place neanderthal-cave 4")
    beside.answer("ann", "use the-crushinator 0")
    assert beside.options("ann") == ["room succubus-spa ann 1", "room open-grave ann 2", "room golem-factory ann 3"]

    above.answer("ann", "place neanderthal-cave 2")
    above.answer("ann", "use the-crushinator 0")
    assert above.options("ann") == ["room succubus-spa ann 1", "room golem-factory ann 3"]


@rule("BM-KEY-34")
@card("the-crushinator")
def test_a_face_down_room_is_nothing_to_pay_with() -> None:
    """With nothing but a face-down room beside it The Crushinator is not offered."""
    t = boss_monster()
    t.dungeon("ann", "the-crushinator")
    t.hand("ann", "neanderthal-cave", "freeze")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 1")

    assert t.options("ann") == ["pass", "cast freeze"]


# -- ordinary and advanced --------------------------------------------------------------------------------------------


@rule("BM-KEY-43")
@card("neanderthal-cave")
def test_an_ordinary_room_is_one_that_is_not_advanced() -> None:
    """The free place and Neanderthal Cave take every ordinary room and no advanced one."""
    rooms = [room for room in all_rooms() if room != "neanderthal-cave"]
    assert set(ADVANCED) < set(rooms)
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave")
    t.hand("ann", *rooms)
    t.phase("build")

    ordinary = [room for room in rooms if room not in ADVANCED]
    for slot in (0, 1):
        offered = [
            words.split()[1] for words in t.options("ann") if words.startswith("place") and words[-1] == str(slot)
        ]
        assert sorted(offered) == sorted(ordinary)


@rule("BM-KEY-43")
@card("neanderthal-cave", "beast-menagerie")
def test_an_advanced_room_is_refused_where_only_ordinary_ones_may_lie() -> None:
    """An advanced fighter room goes on a fighter room, but not on Neanderthal Cave nor into the free place."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.hand("ann", "beast-menagerie")
    t.phase("build")
    assert t.options("ann") == ["pass", "place beast-menagerie 0"]


@rule("BM-KEY-44")
@card("the-crushinator", "boulder-ramp", "cave-in", "robobo")
@pytest.mark.parametrize("effect", ["the-crushinator", "boulder-ramp", "cave-in", "robobo"])
def test_a_card_that_says_just_room_means_both_grades(effect: str) -> None:
    """Whatever destroys "a room" offers ordinary and advanced rooms alike."""
    t = boss_monster(bosses=["cleopatra", "robobo"])
    if effect == "robobo":
        t.dungeon("ann", "golem-factory", "dracolich-lair")
        t.dungeon("bob", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
        t.hand("bob", "neanderthal-cave")
        t.phase("build")
        t.answer("bob", "place neanderthal-cave 4")
    else:
        t.dungeon(
            "ann", "boulder-ramp" if effect == "boulder-ramp" else "the-crushinator", "golem-factory", "dracolich-lair"
        )
        t.entrance("ann", a_hero(health=8))
        t.hand("ann", "cave-in")
        t.phase("adventure")
        if effect == "boulder-ramp":
            until_in_room(t, "boulder-ramp")
        t.answer("ann", "cast cave-in" if effect == "cave-in" else f"use {effect} 2")

    assert t.options("ann")[:2] == ["room dracolich-lair ann 0", "room golem-factory ann 1"]


@rule("BM-KEY-44")
@card("freeze")
def test_freeze_reaches_both_grades() -> None:
    """Freeze offers an ordinary and an advanced room."""
    t = boss_monster()
    t.dungeon("bob", "golem-factory", "dracolich-lair")
    t.hand("ann", "freeze")
    t.phase("build")
    t.answer("ann", "cast freeze")
    assert t.options("ann") == ["room dracolich-lair bob 0", "room golem-factory bob 1"]


# -- monster and trap rooms -------------------------------------------------------------------------------------------


@rule("BM-KEY-45")
@card("monster-s-ballroom")
def test_monster_rooms_of_both_grades_count_and_traps_do_not() -> None:
    """Monster's Ballroom beside an ordinary and an advanced monster room and two traps deals 3."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "dracolich-lair", "open-grave", "recycling-center", "monster-s-ballroom")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")

    assert t.told("room-hurt")[-1] == {
        "hero": a_hero(health=13, epic=True),
        "card": "monster-s-ballroom",
        "damage": 3,
        "total": 13,
        "health": 13,
    }


@rule("BM-KEY-45")
@card("giant-size")
def test_a_spell_on_a_monster_room_offers_both_grades_and_no_trap() -> None:
    """Giant Size may be cast on ordinary and advanced monster rooms of anybody and on no trap."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "dracolich-lair", "open-grave", "recycling-center")
    t.dungeon("bob", "dragon-hatchery", "dizzygas-hallway")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "giant-size")
    t.phase("adventure")
    t.answer("ann", "cast giant-size")

    assert t.options("ann") == ["room dracolich-lair ann 2", "room golem-factory ann 3", "room dragon-hatchery bob 1"]


@rule("BM-KEY-45")
@card("king-croak", "beast-menagerie", "witch-s-kitchen")
def test_other_cards_know_monster_rooms_by_their_icon_too() -> None:
    """King Croak finds advanced monster rooms only, and Witch's Kitchen takes monster rooms of both grades only."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "witch-s-kitchen", "open-grave", "succubus-spa", "brainsucker-hive")
    t.hand("ann", "golem-factory", "dracolich-lair", "open-grave", "recycling-center")
    t.phase("build")
    t.answer("ann", "use witch-s-kitchen 3")
    assert sorted(t.options("ann")) == ["card dracolich-lair", "card golem-factory"]

    t.answer("ann", "card dracolich-lair")
    t.answer("ann", "place golem-factory 4")
    t.pass_until("ann", "may")
    t.answer("ann", "yes")
    found = sorted({words.split()[1] for words in t.options("ann")})
    assert found == sorted(ADVANCED_MONSTERS)


@rule("BM-KEY-45", "BM-KEY-46")
@card("beast-menagerie")
@pytest.mark.parametrize(
    ("built", "drawn"), [("golem-factory", 1), ("vampire-bordello", 1), ("open-grave", 0), ("recycling-center", 0)]
)
def test_the_menagerie_sees_monster_rooms_of_both_grades_and_no_trap(built: str, drawn: int) -> None:
    """Beast Menagerie draws a room for an ordinary or advanced monster room built and nothing for a trap."""
    t = boss_monster()
    t.dungeon("ann", "torture-chamber", "beast-menagerie")
    t.hand("ann", built)
    t.phase("build")
    t.answer("ann", f"place {built} 1")
    t.all_pass()

    assert t.rooms("ann") == [built, "beast-menagerie"]
    assert len(t.hand_of("ann")) == drawn


@rule("BM-KEY-46")
@card("annihilator")
def test_a_spell_on_a_trap_room_offers_both_grades_and_no_monster_room() -> None:
    """Annihilator may be cast on ordinary and advanced traps of anybody and on no monster room."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "dracolich-lair", "open-grave", "recycling-center")
    t.dungeon("bob", "dragon-hatchery", "dizzygas-hallway")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "annihilator")
    t.phase("adventure")
    t.answer("ann", "cast annihilator")

    assert t.options("ann") == ["room recycling-center ann 0", "room open-grave ann 1", "room dizzygas-hallway bob 0"]


@rule("BM-KEY-46")
@card("dizzygas-hallway")
@pytest.mark.parametrize(
    ("room", "damage"), [("open-grave", 4), ("recycling-center", 5), ("golem-factory", 2), ("beast-menagerie", 4)]
)
def test_dizzygas_works_on_traps_of_both_grades_only(room: str, damage: int) -> None:
    """The room after Dizzygas Hallway deals 2 more if it is a trap, ordinary or advanced."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", room)
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert [(told["card"], told["damage"]) for told in t.told("room-hurt")] == [("dizzygas-hallway", 1), (room, damage)]


@rule("BM-KEY-46")
@card("cleopatra")
def test_cleopatra_finds_advanced_traps_only() -> None:
    """Cleopatra's search lists the advanced trap rooms of the deck and the discards, and no monster room."""
    t = boss_monster(bosses=["cleopatra", "gorgona"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.hand("ann", "neanderthal-cave")
    t.pile("all-seeing-eye", "dracolich-lair", "open-grave")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")

    assert sorted(t.options("ann")) == sorted(
        [*(f"from-deck {trap}" for trap in ADVANCED_TRAPS), "from-discard all-seeing-eye"]
    )


# -- visible ----------------------------------------------------------------------------------------------------------


@rule("BM-KEY-48")
@card("exhaustion")
def test_only_the_top_cards_of_stacks_are_visible() -> None:
    """Five places with 1, 2, 3, 1 and 1 cards are five visible rooms: their icons, their damage, their number."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon(
        "ann",
        "golem-factory",
        ["dark-altar", "minotaur-s-maze"],
        ["jackpot-stash", "neanderthal-cave", "open-grave"],
        "dragon-hatchery",
        "succubus-spa",
    )
    t.levelled("ann")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.hand("ann", "exhaustion")
    t.phase("adventure")
    assert t.rooms("ann") == ["golem-factory", "minotaur-s-maze", "open-grave", "dragon-hatchery", "succubus-spa"]
    assert damages(t, "ann") == [2, 0, 2, 0, 1]
    assert icons(t, "ann") == [3, 4, 1, 1]

    until_in_room(t, "golem-factory")
    t.answer("ann", "cast exhaustion")
    assert [told["damage"] for told in t.told("hero-hurt")] == [5]


@rule("BM-KEY-48")
def test_the_cap_is_on_visible_rooms() -> None:
    """With eight cards in five places there is no sixth place, while every place may still be covered."""
    t = boss_monster()
    t.dungeon(
        "ann",
        "golem-factory",
        ["dark-altar", "minotaur-s-maze"],
        ["jackpot-stash", "neanderthal-cave", "open-grave"],
        "dragon-hatchery",
        "succubus-spa",
    )
    t.hand("ann", "brainsucker-hive")
    t.phase("build")

    assert t.options("ann") == ["pass", *(f"place brainsucker-hive {slot}" for slot in range(5))]


@rule("BM-KEY-48")
@card("motivation")
def test_a_face_down_room_is_not_visible() -> None:
    """A rival's second room makes Motivation castable once it is face up, not while it lies face down."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "succubus-spa")
    t.hand("ann", "motivation", "brainsucker-hive", "freeze")
    t.hand("bob", "open-grave")
    t.turns("build")
    t.answer("ann", "pass")
    t.answer("bob", "place open-grave 1")
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["pass", "cast freeze"]

    t.pass_until("ann", "build")
    while t.view("").turn == 1:
        t.answer(t.waiting[0], "pass")
    assert t.rooms("bob") == ["open-grave", "succubus-spa"]
    assert "cast motivation" in t.options("ann")


# -- adjacent ---------------------------------------------------------------------------------------------------------


@rule("BM-KEY-49")
@card("goblin-armory")
@pytest.mark.parametrize(
    ("rooms", "dealt"),
    [
        (["goblin-armory", "golem-factory", "brainsucker-hive"], [1, 3, 2]),
        (["golem-factory", "goblin-armory", "brainsucker-hive"], [3, 1, 3]),
        (["golem-factory", "brainsucker-hive", "goblin-armory"], [2, 3, 1]),
    ],
)
def test_adjacent_rooms_lie_side_by_side(rooms: list[str], dealt: list[int]) -> None:
    """Goblin Armory strengthens the rooms next to it and not the one beyond; at either end it has one neighbour."""
    t = boss_monster()
    t.dungeon("ann", *rooms)
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")

    assert t.walked() == rooms
    assert [told["damage"] for told in t.told("room-hurt")] == dealt


@rule("BM-KEY-49")
@card("goblin-armory")
def test_the_room_next_to_the_boss_has_one_neighbour() -> None:
    """Between the boss and another Goblin Armory, a room is strengthened once; between two of them, twice."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "goblin-armory", "brainsucker-hive", "goblin-armory", "succubus-spa")
    t.levelled("ann")
    t.phase("build")

    assert damages(t, "ann") == [3, 1, 4, 1, 2]
