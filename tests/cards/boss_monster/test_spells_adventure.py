"""The spells with the axe alone: what boosts rooms, what befalls heroes, Cave-In and Trepidation."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.cards.boss_monster.casting import (
    ANNS_ROOMS,
    BOBS_ROOMS,
    BUILD_STEPS,
    ENTRANCES,
    NEVER,
    arm,
    both_cancels,
    both_timings,
    cancel,
    cast,
    cast_on,
    damages,
    every_edition,
    moment,
    moments_of,
    pass_to,
    refuses_to_cast,
    side,
    turned_sideways,
    walker,
)
from tests.marks import card, rule

THREE = ["ann", "bob", "cy"]
EPIC = a_hero(epic=True, health=13)
OTHER_EPIC = a_hero(epic=True, health=13, n=1)
EPIC_11 = a_hero(epic=True, health=11)

ANYWHERE = [ENTRANCES[0], *ANNS_ROOMS, ENTRANCES[1], *BOBS_ROOMS]


@rule("BM-SPELL-03", "BM-SPELL-08", "BM-ADV-10", "BM-ADV-17", "BM-ADV-18", "BM-TURN-08", "BM-BAIT-09", "BM-END-04")
@card("annihilator", "assassin", "cave-in", "exhaustion", "fear", "giant-size", "teleportation", "trepidation")
@every_edition
@pytest.mark.parametrize(
    ("spell", "could"),
    [
        ("annihilator", ANYWHERE),
        ("giant-size", ANYWHERE),
        ("cave-in", ANYWHERE),
        ("trepidation", ANYWHERE),
        ("assassin", ANNS_ROOMS),
        ("fear", ANNS_ROOMS + BOBS_ROOMS),
        ("exhaustion", BOBS_ROOMS),
        ("teleportation", BOBS_ROOMS),
    ],
)
def test_an_axe_spell_may_be_cast_while_heroes_adventure_and_at_no_other_time(
    spell: str, could: list[str], edition: str
) -> None:
    """At entrances and in rooms, as far as its target may be there, and in no build step or other phase.

    What is on a room or a player works before the first room is entered; what is on a hero needs it inside the
    dungeon that the card names: a rival's, the caster's own or any.
    """
    found = moments_of(spell, edition)
    assert found.could == could
    elsewhere = [where for where in ANYWHERE if where not in could]
    assert sorted(found.could_not) == sorted([*NEVER, *BUILD_STEPS, *elsewhere])


@rule("BM-ADV-01")
@card("annihilator", "cave-in", "trepidation")
def test_axe_spells_wait_for_a_turn_with_adventures() -> None:
    """If no hero stands at any entrance, nobody is asked, whatever they hold."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "golem-factory")
    t.give_souls("bob", a_hero(health=4), a_hero(health=6))
    t.hand("ann", "annihilator", "giant-size", "cave-in", "trepidation", "fear")
    t.phase("adventure")
    assert t.waiting == []


@rule("BM-PRIO-02")
@card("annihilator", "giant-size")
def test_at_the_entrance_the_active_player_is_asked_first() -> None:
    """Before the hero enters, the owner of the dungeon may boost the first room, then the rival; both boosts count."""
    t = boss_monster()
    t.dungeon("bob", "open-grave", "golem-factory")
    t.entrance("bob", EPIC)
    t.hand("ann", "giant-size")
    t.hand("bob", "annihilator")
    t.phase("adventure")
    assert (t.waiting, moment(t)) == (["bob"], "entrance of bob")
    cast(t, "bob", "annihilator")
    assert (t.waiting, moment(t)) == (["ann"], "entrance of bob")
    cast(t, "ann", "giant-size")
    assert damages(t) == [5, 5]


# -- Annihilator and Giant Size ---------------------------------------------------------------------------------------

# The spell, an ordinary room of its kind that deals 2, and an advanced one; then the same of the other kind.
BOOSTS = [
    pytest.param("annihilator", "open-grave", "recycling-center", "golem-factory", id="annihilator"),
    pytest.param("giant-size", "golem-factory", "beast-menagerie", "open-grave", id="giant-size"),
]
BOOST_ROOMS = [
    pytest.param("annihilator", "open-grave", id="annihilator"),
    pytest.param("giant-size", "golem-factory", id="giant-size"),
]


@rule("BM-KEY-44", "BM-KEY-45", "BM-KEY-46", "BM-KEY-48", "BM-CONF-21")
@card("annihilator", "giant-size", "freeze")
@pytest.mark.parametrize(("spell", "room", "advanced", "other"), BOOSTS)
def test_a_boost_offers_the_visible_active_rooms_of_its_kind_in_every_dungeon(
    spell: str, room: str, advanced: str, other: str
) -> None:
    """Ordinary and advanced, one's own and rivals'; not the other kind, not what is covered, not what is frozen."""
    t = boss_monster()
    t.dungeon("ann", room, ["neanderthal-cave", "dark-altar"], ["dark-altar", "neanderthal-cave"], other)
    t.dungeon("bob", advanced, room)
    t.entrance("ann", EPIC)
    t.hand("ann", spell, "freeze")
    t.phase("adventure")
    cast(t, "ann", "freeze", f"room {room} bob 0")
    cast(t, "ann", spell)
    covering = ("dark-altar", 2) if spell == "annihilator" else ("neanderthal-cave", 1)
    assert t.options("ann") == [
        f"room {covering[0]} ann {covering[1]}",
        f"room {room} ann 3",
        f"room {advanced} bob 1",
    ]


@card("annihilator", "giant-size")
@pytest.mark.parametrize(("spell", "room", "advanced", "other"), BOOSTS)
def test_a_boost_needs_a_room_of_its_kind(spell: str, room: str, advanced: str, other: str) -> None:
    """With only rooms of the other kind on the table it cannot be cast."""
    t = boss_monster()
    t.dungeon("ann", other, ["neanderthal-cave", other] if spell == "giant-size" else ["dark-altar", other])
    t.entrance("ann", EPIC)
    t.hand("ann", spell, "jeopardy")
    t.phase("adventure")
    refuses_to_cast(t, "ann", spell)


@rule("BM-END-01", "BM-SPELL-06", "BM-ADV-06")
@card("annihilator", "giant-size")
@every_edition
@pytest.mark.parametrize(("spell", "room", "advanced", "other"), BOOSTS)
def test_a_boosted_room_deals_three_more_until_end_of_turn(
    spell: str, room: str, advanced: str, other: str, edition: str
) -> None:
    """Every hero who enters it this turn takes 3 more, in that room alone; in the next turn it deals its own again."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", other, room, "haunted-library")
    t.entrance("ann", EPIC, OTHER_EPIC)
    t.hand("ann", spell)
    t.hand("bob", "jeopardy")
    t.turn("adventure")
    cast_on(t, "ann", spell, room, "ann", 1)
    assert t.told("room-boosted") == [{"seat": "ann", "card": room, "n": 3}]
    assert [place.damage for place in side(t, "ann").dungeon] == [1, 5, 2]
    assert t.discarded == [spell]
    t.all_pass()
    assert damages(t) == [2, 5, 1, 2, 5, 1]
    assert [place.damage for place in side(t, "ann").dungeon] == [1, 2, 2]

    t.entrance("ann", a_hero(epic=True, health=11))
    t.turn("adventure").all_pass()
    assert damages(t)[6:] == [2, 2, 1]


@card("annihilator", "giant-size")
@pytest.mark.parametrize(("spell", "room"), BOOST_ROOMS)
def test_two_boosts_on_one_room_add_up(spell: str, room: str) -> None:
    """Cast by its owner and by a rival on the same room, the spell gives it 6 more damage."""
    t = boss_monster()
    t.dungeon("ann", room)
    t.entrance("ann", EPIC)
    t.hand("ann", spell)
    t.hand("bob", spell)
    t.phase("adventure")
    cast(t, "ann", spell)
    cast(t, "bob", spell)
    assert damages(t) == [8]


@card("giant-size", "monster-s-ballroom", "dragon-hatchery", "goblin-armory")
@pytest.mark.parametrize(("room", "damage"), [("monster-s-ballroom", 5), ("dragon-hatchery", 3)])
def test_giant_size_adds_to_whatever_a_monster_room_deals(room: str, damage: int) -> None:
    """A counted damage of 2 becomes 5, and no damage at all becomes 3."""
    t = boss_monster()
    t.dungeon("ann", room, "open-grave", "neanderthal-cave")
    t.entrance("ann", EPIC)
    t.hand("ann", "giant-size")
    t.phase("adventure")
    cast(t, "ann", "giant-size", f"room {room} ann 2").all_pass()
    assert damages(t) == [damage, 2, 3]


@card("annihilator", "dizzygas-hallway")
def test_annihilator_and_dizzygas_hallway_work_together() -> None:
    """The trap after the hallway deals its own 2, 2 for the hallway and 3 for the spell."""
    t = boss_monster()
    t.dungeon("ann", "dizzygas-hallway", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "annihilator")
    t.phase("adventure")
    cast(t, "ann", "annihilator", "room open-grave ann 0")
    assert damages(t) == [1, 7]


@card("annihilator", "giant-size")
@both_timings
@pytest.mark.parametrize(("spell", "room"), BOOST_ROOMS)
@pytest.mark.parametrize("hits", ["off", "on"])
def test_whether_a_boost_hurts_the_hero_in_the_room_is_a_setting(
    spell: str, room: str, hits: str, death_timing: str
) -> None:
    """By default only the next to enter suffers; with boost_hits_occupant the hero inside takes the 3 at once."""
    inside, after = a_hero(health=4, wants="mage"), EPIC
    t = boss_monster(boost_hits_occupant=hits, death_timing=death_timing)
    t.dungeon("ann", room, "succubus-spa")
    t.entrance("ann", inside, after)
    t.hand("ann", spell, "jeopardy")
    t.hand("bob", "freeze")
    t.phase("adventure")
    pass_to(t, f"{room} of ann", "ann")
    assert walker(t).damage == 2
    cast_on(t, "ann", spell, room, "ann", 1)
    if hits == "off":
        assert walker(t).damage == 2
        assert t.told("hero-hurt") == []
        pass_to(t, "succubus-spa of ann", "ann")
        assert walker(t).damage == 3
    else:
        assert t.told("hero-hurt") == [{"hero": inside, "damage": 3, "total": 5, "health": 4}]
        dead_at_once = death_timing == "on_damage"
        assert (t.order_of_deaths() == [inside]) is dead_at_once
    t.all_pass()
    assert t.order_of_deaths() == ([] if hits == "off" else [inside])
    assert [told["damage"] for told in t.told("room-hurt") if told["hero"] == after] == [5, 1]


@rule("BM-KEY-26")
@card("giant-size", "golem-factory")
@both_timings
def test_a_hero_killed_by_a_boost_dies_in_the_boosted_room(death_timing: str) -> None:
    """With boost_hits_occupant on, the room that the spell made deadly sees the death."""
    t = boss_monster(boost_hits_occupant="on", death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "giant-size")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "ann", "giant-size")
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == ["dark-altar"]
    assert t.walked() == ["golem-factory"]


@card("annihilator", "giant-size")
@pytest.mark.parametrize(("spell", "room"), BOOST_ROOMS)
def test_a_boost_elsewhere_never_hurts_the_hero_at_once(spell: str, room: str) -> None:
    """With boost_hits_occupant on, a boost on a room ahead waits until the hero enters it."""
    t = boss_monster(boost_hits_occupant="on")
    t.dungeon("ann", "succubus-spa", room)
    t.entrance("ann", EPIC)
    t.hand("ann", spell)
    t.hand("bob", "jeopardy")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "ann")
    cast_on(t, "ann", spell, room, "ann", 0)
    assert walker(t).damage == 1
    t.all_pass()
    assert damages(t) == [1, 5]


@rule("BM-KEY-08", "BM-KEY-09")
@card("annihilator", "giant-size", "freeze")
@pytest.mark.parametrize(("spell", "room"), BOOST_ROOMS)
def test_a_boost_on_a_room_frozen_in_answer_is_lost(spell: str, room: str) -> None:
    """The active player freezes the room first: a frozen room is no target, and it is not boosted when it wakes."""
    t = boss_monster()
    t.dungeon("ann", room, "neanderthal-cave")
    t.entrance("ann", EPIC)
    t.hand("ann", "freeze")
    t.hand("bob", spell)
    t.turn("adventure")
    t.answer("ann", "pass")
    cast_on(t, "bob", spell, room, "ann", 1)
    cast(t, "ann", "freeze", f"room {room} ann 1")
    assert t.told("fizzled") == [{"seat": "bob", "card": spell}]
    assert t.events("room-boosted") == []
    assert t.discarded == ["freeze", spell]
    t.all_pass()
    assert damages(t) == [3]


@rule("BM-KEY-08")
@card("annihilator", "jackpot-stash")
def test_annihilator_on_a_room_given_up_in_answer_is_lost() -> None:
    """The room is destroyed as the cost of its own ability before the spell works, and no other takes its place."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "jackpot-stash")
    t.entrance("ann", EPIC)
    t.hand("bob", "annihilator")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "bob", "annihilator", "room jackpot-stash ann 0")
    t.answer("ann", "use jackpot-stash 0").all_pass()
    assert t.told("fizzled") == [{"seat": "bob", "card": "annihilator"}]
    assert damages(t) == [2]


@rule("BM-KEY-12")
@card("giant-size", "freeze")
def test_a_boosted_room_that_is_frozen_later_deals_nothing() -> None:
    """Freezing takes the boost away together with the room's own damage."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "giant-size")
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "ann", "giant-size")
    cast(t, "bob", "freeze", "room golem-factory ann 1").all_pass()
    assert damages(t) == [2]


@rule("BM-KEY-07")
@card("annihilator", "giant-size", "counterspell", "all-seeing-eye")
@both_cancels
@pytest.mark.parametrize(("spell", "room"), BOOST_ROOMS)
def test_a_cancelled_boost_adds_nothing(spell: str, room: str, means: str) -> None:
    """The room deals what is printed on it."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", room)
    t.entrance("ann", EPIC)
    t.hand("ann", spell)
    arm(t, "cy", means)
    t.phase("adventure")
    cast_on(t, "ann", spell, room, "ann", 0)
    cancel(t, "cy", means)
    t.all_pass()
    assert damages(t) == [2]
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": spell}]


@card("giant-size", "teleportation")
def test_a_hero_sent_back_into_a_boosted_room_feels_the_boost() -> None:
    """The boost that spared the hero inside hits it when it enters the room again."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "giant-size", "teleportation")
    t.phase("adventure")
    pass_to(t, "golem-factory of ann", "ann")
    cast(t, "ann", "giant-size")
    cast(t, "ann", "teleportation")
    assert damages(t) == [2, 5, 2]


# -- Assassin ---------------------------------------------------------------------------------------------------------

BEASTS = ("beast-menagerie", "beast-menagerie")
CAVES = ("neanderthal-cave", "neanderthal-cave")


@rule("BM-KEY-39", "BM-KEY-42", "BM-SPELL-06")
@card("assassin")
@both_timings
@pytest.mark.parametrize(
    ("hero", "rooms", "dies"),
    [
        pytest.param(a_hero(health=6), BEASTS, False, id="health 6+3, damage 8"),
        pytest.param(a_hero(health=6), ("neanderthal-cave", *CAVES), True, id="health 6+3, damage 9"),
        pytest.param(EPIC_11, (*BEASTS, "neanderthal-cave", "golem-factory"), False, id="health 11+3, damage 13"),
        pytest.param(EPIC_11, (*BEASTS, *CAVES), True, id="health 11+3, damage 14"),
    ],
)
def test_assassin_gives_a_hero_in_a_rivals_dungeon_three_more_health(
    hero: str, rooms: tuple[str, ...], dies: bool, death_timing: str
) -> None:
    """An ordinary or an epic hero outlives its printed health by two damage, and dies at three more."""
    value = 2 if hero == EPIC_11 else 1
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "dragon-hatchery", *rooms)
    t.entrance("ann", hero)
    t.hand("bob", "assassin", "jeopardy")
    t.phase("adventure")
    pass_to(t, "dragon-hatchery of ann", "bob")
    before = walker(t).health
    cast(t, "bob", "assassin")
    assert walker(t).health == before + 3
    assert t.told("spell-cast-hero") == [{"seat": "bob", "card": "assassin", "hero": hero}]
    assert t.told("hero-strengthened") == [{"hero": hero, "n": 3}]
    assert t.discarded == ["assassin"]
    t.all_pass()
    assert (t.souls("ann"), t.wounds("ann")) == ((value, 0) if dies else (0, value))


@card("assassin")
def test_assassin_is_not_for_the_owner_of_the_dungeon_but_for_each_rival() -> None:
    """Both rivals may strengthen the same hero, by three each; the owner may not."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "open-grave", "open-grave")
    t.entrance("ann", EPIC)
    for name in THREE:
        t.hand(name, "assassin")
    t.hand("ann", "jeopardy")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "ann")
    refuses_to_cast(t, "ann", "assassin")
    t.answer("ann", "pass")
    cast(t, "bob", "assassin").answer("ann", "pass").answer("ann", "pass")
    cast(t, "cy", "assassin").answer("ann", "pass")
    assert walker(t).health == 19


@rule("BM-ADV-12", "BM-CONF-02", "BM-KEY-26")
@card("assassin", "golem-factory")
@both_timings
def test_assassin_saves_a_doomed_hero_where_death_waits(death_timing: str) -> None:
    """Strengthened in the room that would have killed it, the hero walks on and dies in a later room instead.

    Where death comes with the damage, the hero is a soul before anybody may act, and the room draws a card for it.
    """
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "brainsucker-hive", "golem-factory", "beast-menagerie")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "assassin", "jeopardy")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    pass_to(t, "brainsucker-hive of ann", "bob")
    t.answer("bob", "pass")
    if death_timing == "on_damage":
        assert t.waiting == []
        assert t.walked() == ["brainsucker-hive", "golem-factory"]
        assert t.hand_of("ann") == ["dark-altar"]
    else:
        assert (walker(t).health, walker(t).damage) == (4, 4)
        cast(t, "bob", "assassin").all_pass()
        assert t.walked() == ["brainsucker-hive", "golem-factory", "beast-menagerie"]
        assert t.hand_of("ann") == []
    assert t.souls("ann") == 1


@rule("BM-END-01", "BM-END-03")
@card("assassin", "fear")
def test_the_assassins_gift_ends_with_the_turn() -> None:
    """A strengthened hero frightened off to town has its printed health there and when it comes back."""
    hero = a_hero(health=4, wants="cleric")
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "haunted-library")
    t.entrance("ann", hero)
    t.hand("bob", "assassin", "fear")
    t.turn("adventure")
    cast(t, "bob", "assassin")
    assert walker(t).health == 7
    cast(t, "bob", "fear").all_pass()
    assert [(at.card, at.health) for at in t.view("").town] == [(hero, 4)]

    t.turn("bait").all_pass()
    assert t.order_of_deaths() == [hero]


@rule("BM-KEY-08")
@card("assassin", "cave-in", "bottomless-pit")
@pytest.mark.parametrize("answer", ["cast cave-in", "use bottomless-pit 0"])
def test_assassin_comes_too_late_for_a_hero_killed_in_answer(answer: str) -> None:
    """The owner kills the hero first, and the spell on it is lost."""
    hero = a_hero(health=8)
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit")
    t.entrance("ann", hero)
    t.hand("ann", "cave-in")
    t.hand("bob", "assassin")
    t.phase("adventure")
    pass_to(t, "bottomless-pit of ann", "bob")
    cast(t, "bob", "assassin")
    t.answer("ann", answer)
    assert t.told("fizzled") == [{"seat": "bob", "card": "assassin"}]
    assert t.events("hero-strengthened") == []
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert "assassin" in t.discarded


@rule("BM-KEY-07")
@card("assassin", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_assassin_strengthens_nobody(means: str) -> None:
    """The hero dies at its printed health."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "dragon-hatchery", "beast-menagerie")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "assassin")
    arm(t, "cy", means)
    t.phase("adventure")
    pass_to(t, "dragon-hatchery of ann", "bob")
    cast(t, "bob", "assassin")
    cancel(t, "cy", means)
    t.all_pass()
    assert t.souls("ann") == 1


# -- Cave-In ----------------------------------------------------------------------------------------------------------


@rule("BM-KEY-20", "BM-ADV-16", "BM-KEY-24", "BM-SPELL-06")
@card("cave-in")
@both_timings
@pytest.mark.parametrize(("hero", "souls"), [(a_hero(health=8), 1), (EPIC_11, 2)])
def test_cave_in_destroys_a_room_and_kills_the_hero_in_it(hero: str, souls: int, death_timing: str) -> None:
    """The room is discarded, the rooms slide together, and the hero is a soul of its owner and goes no further."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "haunted-library", "succubus-spa", "open-grave")
    t.entrance("ann", hero)
    t.hand("ann", "cave-in")
    t.hand("bob", "freeze")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "cave-in", "room succubus-spa ann 1")
    assert t.told("spell-cast-room") == [{"seat": "ann", "card": "cave-in", "room": "succubus-spa", "owner": "ann"}]
    assert t.told("room-destroyed") == [{"seat": "ann", "card": "succubus-spa"}]
    assert t.told("hero-died") == [{"hero": hero, "seat": "ann", "souls": souls}]
    assert t.rooms("ann") == ["haunted-library", "open-grave"]
    assert t.discarded == ["succubus-spa", "cave-in"]
    assert t.walked() == ["haunted-library", "succubus-spa"]
    assert t.waiting == []


@rule("BM-KEY-17", "BM-KEY-48", "BM-BOSS-04", "BM-KEY-44")
@card("cave-in", "freeze")
def test_cave_in_offers_ones_own_visible_active_rooms() -> None:
    """Ordinary and advanced rooms of the caster's own; not rivals' rooms, covered ones, frozen ones or the boss."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", ["golem-factory", "beast-menagerie"], "haunted-library")
    t.dungeon("bob", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("ann", "cave-in", "freeze")
    t.phase("adventure")
    cast(t, "ann", "freeze", "room open-grave ann 2")
    cast(t, "ann", "cave-in")
    assert t.options("ann") == ["room haunted-library ann 0", "room beast-menagerie ann 1"]


@rule("BM-KEY-17")
@card("cave-in", "freeze")
@pytest.mark.parametrize("rooms", [[], ["open-grave"]])
def test_cave_in_needs_an_active_room_of_ones_own(rooms: list[str]) -> None:
    """Without rooms, or with all of them frozen, it cannot be cast."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", *rooms)
    t.entrance("ann", EPIC)
    t.hand("ann", "freeze")
    t.hand("bob", "cave-in", "jeopardy")
    t.phase("adventure")
    if rooms:
        cast(t, "ann", "freeze", "room open-grave bob 0")
    pass_to(t, "entrance of ann", "bob")
    refuses_to_cast(t, "bob", "cave-in")


@rule("BM-KEY-05", "BM-KEY-21", "BM-CONF-41", "BM-EX-07")
@card("cave-in", "golem-factory", "open-grave", "dark-laboratory")
@both_timings
def test_the_room_under_a_caved_in_one_neither_hurts_nor_sees_the_death(death_timing: str) -> None:
    """The uncovered room deals no damage, draws nothing for the death and does nothing for being uncovered.

    Nor does the room that caved in: it is gone when the hero dies.
    """
    for top, under in (("open-grave", "golem-factory"), ("golem-factory", "dark-laboratory")):
        t = boss_monster(death_timing=death_timing)
        t.dungeon("ann", [under, top])
        t.entrance("ann", a_hero(health=8))
        t.hand("ann", "cave-in")
        t.pile("neanderthal-cave")
        t.phase("adventure")
        pass_to(t, f"{top} of ann", "ann")
        cast(t, "ann", "cave-in")
        assert t.rooms("ann") == [under]
        assert t.told("room-uncovered") == [{"seat": "ann", "card": under}]
        assert damages(t) == [2]
        assert t.events("ability-works", "card-drawn", "card-recovered") == []
        assert t.souls("ann") == 1
        assert t.hand_of("ann") == []


@card("cave-in")
@pytest.mark.parametrize(
    ("target", "walked"),
    [
        ("room haunted-library ann 2", ["haunted-library", "succubus-spa", "open-grave"]),
        ("room open-grave ann 0", ["haunted-library", "succubus-spa"]),
    ],
)
def test_a_cave_in_elsewhere_leaves_the_hero_alive(target: str, walked: list[str]) -> None:
    """A room behind or ahead of the hero goes; the hero goes on through the rooms that are left and survives."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "succubus-spa", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "cave-in", target)
    assert t.walked() == walked
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@rule("BM-CONF-39")
@card("cave-in")
def test_a_cave_in_at_the_entrance_spares_the_hero_outside() -> None:
    """The only room is gone before the hero enters: it walks straight to the boss."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    assert moment(t) == "entrance of ann"
    cast(t, "ann", "cave-in")
    assert t.walked() == []
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@rule("BM-ADV-18")
@card("cave-in", "recycling-center")
def test_cave_in_may_be_cast_in_a_rivals_adventure_turn() -> None:
    """The caster's own room goes, which Recycling Center turns into two cards; the rival's hero is not touched."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "recycling-center", "haunted-library")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "cave-in")
    t.next_from("room deck", "golem-factory", "succubus-spa")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "bob")
    cast(t, "bob", "cave-in", "room haunted-library bob 0")
    t.answer("bob", "yes").all_pass()
    assert t.rooms("bob") == ["recycling-center"]
    assert t.hand_of("bob") == ["golem-factory", "succubus-spa"]
    assert (t.wounds("ann"), t.souls("ann"), t.souls("bob")) == (1, 0, 0)


@rule("BM-KEY-08", "BM-KEY-17")
@card("cave-in", "freeze")
def test_a_room_frozen_in_answer_cannot_cave_in() -> None:
    """The active player freezes the rival's room first: the frozen room stays, and the spell is lost."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "haunted-library", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "freeze")
    t.hand("bob", "cave-in")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "bob", "cave-in", "room haunted-library bob 1")
    cast(t, "ann", "freeze", "room haunted-library bob 1")
    assert t.told("fizzled") == [{"seat": "bob", "card": "cave-in"}]
    assert t.rooms("bob") == ["haunted-library", "golem-factory"]
    assert turned_sideways(t, "bob") == ["haunted-library"]


@card("cave-in", "teleportation")
def test_a_hero_sent_back_in_answer_is_not_in_the_room_that_caves_in() -> None:
    """In answer to a rival's spell the owner sends the hero back and then lets the empty room cave in: it lives on."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in", "teleportation")
    t.hand("bob", "jeopardy")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "bob")
    cast(t, "bob", "jeopardy")
    cast(t, "ann", "teleportation")
    cast(t, "ann", "cave-in", "room succubus-spa ann 0").all_pass()
    assert t.walked() == ["haunted-library", "succubus-spa", "haunted-library"]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@rule("BM-KEY-07")
@card("cave-in", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_cave_in_leaves_room_and_hero_standing(means: str) -> None:
    """The room stays and the hero walks on."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "succubus-spa", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    arm(t, "cy", means)
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "cave-in", "room succubus-spa ann 1")
    cancel(t, "cy", means)
    t.all_pass()
    assert t.rooms("ann") == ["succubus-spa", "open-grave"]
    assert t.walked() == ["succubus-spa", "open-grave"]
    assert t.wounds("ann") == 1


# -- Exhaustion -------------------------------------------------------------------------------------------------------


@rule("BM-KEY-15", "BM-BOSS-02", "BM-KEY-48", "BM-SPELL-06")
@card("exhaustion", "freeze")
@pytest.mark.parametrize("frozen", [0, 1, 2])
def test_exhaustion_counts_the_casters_active_rooms(frozen: int) -> None:
    """Visible rooms that are not frozen count once each, whatever lies beneath; the boss and rivals' rooms do not."""
    t = boss_monster()
    rooms = ["dragon-hatchery", ["haunted-library", "succubus-spa"], "golem-factory", "neanderthal-cave"]
    t.dungeon("ann", *rooms)
    t.dungeon("bob", "open-grave", "brainsucker-hive")
    t.entrance("ann", EPIC)
    t.hand("ann", "exhaustion", *["freeze"] * frozen)
    t.hand("bob", "jeopardy")
    t.phase("adventure")
    for room, slot in (("golem-factory", 1), ("neanderthal-cave", 0))[:frozen]:
        cast(t, "ann", "freeze", f"room {room} ann {slot}")
    pass_to(t, "dragon-hatchery of ann", "ann")
    cast(t, "ann", "exhaustion")
    assert t.told("spell-cast-hero") == [{"seat": "ann", "card": "exhaustion", "hero": EPIC}]
    assert t.told("hero-hurt") == [{"hero": EPIC, "damage": 4 - frozen, "total": 4 - frozen, "health": 13}]
    assert walker(t).damage == 4 - frozen
    assert t.discarded[-1] == "exhaustion"


@card("exhaustion")
def test_exhaustion_deals_at_most_five() -> None:
    """Seven cards in five stacks are five rooms."""
    t = boss_monster()
    t.dungeon("ann", ["open-grave", "goblin-armory", "dragon-hatchery"], "succubus-spa", "succubus-spa", *CAVES)
    t.levelled("ann")
    t.entrance("ann", EPIC)
    t.hand("ann", "exhaustion", "jeopardy")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "ann", "exhaustion")
    assert [told["damage"] for told in t.told("hero-hurt")] == [5]


@card("exhaustion", "freeze")
def test_exhaustion_without_active_rooms_does_nothing() -> None:
    """The hero stands in the only room, which has been frozen around it: no damage, and the spell is discarded."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("ann", "exhaustion", "freeze", "jeopardy")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "freeze")
    cast(t, "ann", "exhaustion")
    assert walker(t).damage == 1
    assert t.events("hero-hurt") == []
    assert t.discarded == ["freeze", "exhaustion"]


@rule("BM-ADV-11", "BM-ADV-12", "BM-KEY-24", "BM-KEY-26")
@card("exhaustion", "golem-factory")
@both_timings
def test_exhaustion_kills_in_the_room_where_the_hero_stands(death_timing: str) -> None:
    """The hero dies there, at once or as it would move on, and the room draws a card for it."""
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", hero)
    t.hand("ann", "exhaustion", "jeopardy")
    t.next_from("room deck", "haunted-library")
    t.phase("adventure")
    pass_to(t, "golem-factory of ann", "ann")
    cast(t, "ann", "exhaustion")
    assert (t.order_of_deaths() == [hero]) is (death_timing == "on_damage")
    t.all_pass()
    assert t.order_of_deaths() == [hero]
    assert t.walked() == ["golem-factory"]
    assert t.hand_of("ann") == ["haunted-library", "jeopardy"]


@rule("BM-CONF-22")
@card("exhaustion", "fear")
@both_timings
def test_a_hero_dying_of_exhaustion_may_still_flee_where_death_waits(death_timing: str) -> None:
    """A rival's Fear denies the soul before the hero leaves the room, but not where it is dead already."""
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", hero)
    t.hand("ann", "exhaustion")
    t.hand("bob", "fear")
    t.phase("adventure")
    cast(t, "ann", "exhaustion")
    if death_timing == "on_leave":
        cast(t, "bob", "fear")
        assert t.in_town == [hero]
        assert t.souls("ann") == 0
    else:
        assert t.waiting == []
        assert t.souls("ann") == 1


@rule("BM-KEY-07")
@card("exhaustion", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_exhaustion_hurts_nobody(means: str) -> None:
    """The hero takes the damage of the rooms and no more."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "succubus-spa", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "exhaustion")
    arm(t, "cy", means)
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "ann")
    cast(t, "ann", "exhaustion")
    cancel(t, "cy", means)
    t.all_pass()
    assert t.events("hero-hurt") == []
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@card("exhaustion", "cave-in")
def test_exhaustion_counts_what_is_left_after_the_casters_own_cave_in() -> None:
    """A room given up before the spell works is not counted any more."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "open-grave", "haunted-library")
    t.entrance("ann", EPIC)
    t.hand("ann", "exhaustion", "cave-in")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "cave-in", "room haunted-library ann 0")
    cast(t, "ann", "exhaustion")
    assert [told["damage"] for told in t.told("hero-hurt")] == [2]


# -- Fear -------------------------------------------------------------------------------------------------------------


@rule("BM-END-03", "BM-CONF-17", "BM-KEY-42", "BM-SPELL-06")
@card("fear")
@every_edition
@pytest.mark.parametrize("caster", ["ann", "bob"])
@pytest.mark.parametrize("hero", [a_hero(health=8, wants="thief"), EPIC_11])
def test_fear_sends_a_hero_back_to_town(hero: str, caster: str, edition: str) -> None:
    """From one's own or a rival's dungeon, ordinary or epic: it is unhurt in town, in its old place, and not scored."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "succubus-spa", "open-grave")
    t.entrance("ann", hero)
    t.town("the-fool")
    t.hand(caster, "fear")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", caster)
    assert walker(t).damage == 3
    cast(t, caster, "fear")
    assert t.waiting == []
    assert t.told("spell-cast-hero") == [{"seat": caster, "card": "fear", "hero": hero}]
    assert t.told("hero-fled") == [{"hero": hero, "seat": "ann"}]
    assert [(at.card, at.damage) for at in t.view("").town] == [(hero, 0), ("the-fool", 0)]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 0)
    assert t.view("").walker is None
    assert t.discarded == ["fear"]


@rule("BM-BAIT-08", "BM-EX-13")
@card("fear")
def test_a_frightened_hero_may_be_lured_again_next_turn_and_starts_unhurt() -> None:
    """It does not come back this turn; lured next turn through rooms of total damage 5, a hero of health 6 survives."""
    hero = a_hero(health=6, wants="cleric")
    t = boss_monster()
    t.dungeon("ann", "open-grave", "neanderthal-cave")
    t.entrance("ann", hero)
    t.hand("bob", "fear")
    t.turn("adventure")
    pass_to(t, "open-grave of ann", "bob")
    cast(t, "bob", "fear").all_pass()
    assert t.walked() == ["open-grave"]
    assert t.in_town == [hero]

    t.turn("bait").all_pass()
    assert damages(t) == [2, 2, 3]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@rule("BM-ADV-19")
@card("fear")
def test_the_next_hero_enters_after_the_first_has_fled() -> None:
    """Fear deals with one hero; the second in the queue crosses the dungeon as usual."""
    first, second = a_hero(health=8, wants="mage"), a_hero(health=4, wants="mage")
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave")
    t.entrance("ann", first, second)
    t.hand("bob", "fear")
    t.phase("adventure")
    cast(t, "bob", "fear").all_pass()
    assert t.in_town == [first]
    assert t.order_of_deaths() == [second]
    assert t.walked() == ["neanderthal-cave", "neanderthal-cave", "open-grave"]


@rule("BM-ADV-12", "BM-CONF-02", "BM-CONF-22")
@card("fear")
@both_timings
def test_fear_denies_the_soul_of_a_doomed_hero_where_death_waits(death_timing: str) -> None:
    """Carrying lethal damage it may still flee before it leaves the room; a hero who is scored is safe from Fear."""
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "beast-menagerie")
    t.entrance("ann", hero)
    t.hand("bob", "fear", "jeopardy")
    t.phase("adventure")
    t.answer("bob", "pass")
    if death_timing == "on_leave":
        cast(t, "bob", "fear")
        assert (t.in_town, t.souls("ann")) == ([hero], 0)
    else:
        assert (t.in_town, t.souls("ann")) == ([], 1)
        assert t.waiting == []


@card("fear")
def test_fear_does_not_reach_heroes_who_are_scored_or_outside() -> None:
    """Souls, wounds, heroes in town and at entrances are in no dungeon: with only those about, it cannot be cast."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.give_souls("ann", a_hero(health=4, wants="mage"))
    t.give_wounds("bob", a_hero(health=4, wants="thief"))
    t.town(a_hero(health=4, wants="fighter"))
    t.entrance("ann", a_hero(health=8))
    t.entrance("bob", a_hero(health=6))
    t.hand("bob", "fear", "jeopardy")
    t.phase("adventure")
    assert moment(t) == "entrance of ann"
    refuses_to_cast(t, "bob", "fear")


@rule("BM-KEY-08")
@card("fear", "cave-in")
@both_timings
def test_a_hero_killed_in_answer_can_no_longer_flee(death_timing: str) -> None:
    """The owner's Cave-In is faster than the rival's Fear: the soul is scored and the Fear is lost."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    t.hand("bob", "fear")
    t.phase("adventure")
    pass_to(t, "succubus-spa of ann", "bob")
    cast(t, "bob", "fear")
    cast(t, "ann", "cave-in")
    assert t.told("fizzled") == [{"seat": "bob", "card": "fear"}]
    assert t.souls("ann") == 1
    assert t.in_town == []
    assert t.discarded == ["succubus-spa", "cave-in", "fear"]


@card("fear", "teleportation")
def test_a_hero_sent_back_in_answer_still_flees() -> None:
    """Teleportation in answer leaves the hero in the dungeon, so Fear takes it from there before it enters a room."""
    hero = a_hero(health=8)
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "open-grave")
    t.entrance("ann", hero)
    t.hand("ann", "teleportation")
    t.hand("bob", "fear")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "bob")
    cast(t, "bob", "fear")
    cast(t, "ann", "teleportation")
    assert t.events("hero-sent-back", "hero-fled", "fizzled") == ["hero-sent-back", "hero-fled"]
    assert t.walked() == ["succubus-spa", "open-grave"]
    assert t.in_town == [hero]


@card("fear", "minotaur-s-maze")
def test_a_hero_who_fled_from_a_maze_is_sent_back_by_it_again_when_it_returns() -> None:
    """The maze's one bounce for a hero is for one adventure phase, not for ever."""
    hero = a_hero(health=8, wants="cleric")
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "minotaur-s-maze", "succubus-spa")
    t.entrance("ann", hero)
    t.hand("bob", "fear")
    t.turn("adventure")
    pass_to(t, "succubus-spa of ann", "bob")
    cast(t, "bob", "fear").all_pass()
    once = ["haunted-library", "minotaur-s-maze", "haunted-library", "minotaur-s-maze", "succubus-spa"]
    assert t.walked() == once
    t.turn("bait").all_pass()
    assert t.walked() == once + once


@rule("BM-KEY-07", "BM-CONF-28")
@card("fear", "counterspell", "all-seeing-eye")
@both_cancels
@pytest.mark.parametrize("countered_back", [False, True])
def test_fear_may_be_cancelled_and_a_counterspell_in_turn(means: str, countered_back: bool) -> None:
    """Cancelled, it frightens nobody; only a Counterspell can be countered, which lets the Fear work after all."""
    hero = a_hero(health=8)
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "open-grave")
    t.entrance("ann", hero)
    t.hand("bob", "fear", *(["counterspell"] if countered_back else []))
    arm(t, "cy", means)
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "bob")
    cast(t, "bob", "fear")
    cancel(t, "cy", means)
    works = countered_back and means == "counterspell"
    if works:
        t.answer("bob", "cast counterspell")
    t.all_pass()
    assert t.in_town == ([hero] if works else [])
    assert t.wounds("ann") == (0 if works else 1)
    assert ("counterspell" in t.hand_of("bob")) is (countered_back and not works)


# -- Teleportation ----------------------------------------------------------------------------------------------------


@rule("BM-CONF-42", "BM-ADV-09", "BM-SPELL-06")
@card("teleportation")
@both_timings
@pytest.mark.parametrize(
    ("room", "walked"),
    [
        ("haunted-library", ["haunted-library", "haunted-library", "open-grave", "neanderthal-cave"]),
        ("open-grave", ["haunted-library", "open-grave", "haunted-library", "open-grave", "neanderthal-cave"]),
        (
            "neanderthal-cave",
            ["haunted-library", "open-grave", "neanderthal-cave", "haunted-library", "open-grave", "neanderthal-cave"],
        ),
    ],
)
def test_teleportation_sends_a_hero_from_any_room_to_the_leftmost(
    room: str, walked: list[str], death_timing: str
) -> None:
    """From the first, a middle or the last room it enters the leftmost anew, keeps its damage and goes on this turn."""
    dealt = {"haunted-library": 1, "open-grave": 2, "neanderthal-cave": 3}
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", *dealt)
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation")
    t.hand("bob", "jeopardy")
    t.phase("adventure")
    pass_to(t, f"{room} of ann", "ann")
    before = walker(t).damage
    cast(t, "ann", "teleportation")
    assert t.told("spell-cast-hero") == [{"seat": "ann", "card": "teleportation", "hero": EPIC}]
    assert t.told("hero-sent-back") == [{"hero": EPIC, "seat": "ann"}]
    assert t.discarded == ["teleportation"]
    assert moment(t) == "haunted-library of ann"
    assert walker(t).damage == before + 1
    t.all_pass()
    assert t.walked() == walked
    assert damages(t) == [dealt[entered] for entered in walked]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 2)


@rule("BM-ADV-09", "BM-KEY-26")
@card("teleportation", "golem-factory")
@both_timings
def test_a_hero_sent_back_may_die_on_its_second_way(death_timing: str) -> None:
    """With 3 of its 4 health gone it enters the leftmost room anew, dies there, and that room draws a card for it."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "haunted-library")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "teleportation")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    pass_to(t, "haunted-library of ann", "ann")
    cast(t, "ann", "teleportation")
    assert t.walked() == ["golem-factory", "haunted-library", "golem-factory"]
    assert damages(t) == [2, 1, 2]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert t.hand_of("ann") == ["dark-altar"]


@rule("BM-CONF-22", "BM-CONF-02", "BM-KEY-26")
@card("teleportation", "golem-factory", "brainsucker-hive")
@both_timings
def test_a_doomed_hero_is_spared_by_being_sent_back_until_it_would_move_on(death_timing: str) -> None:
    """It enters the leftmost room with its lethal damage and dies as it leaves, as one who died in the later room.

    Where death comes with the damage there is nobody left to send.
    """
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "brainsucker-hive", "golem-factory", "open-grave")
    t.entrance("ann", hero)
    t.hand("ann", "teleportation", "jeopardy")
    t.next_from("room deck", "haunted-library")
    t.phase("adventure")
    if death_timing == "on_leave":
        pass_to(t, "golem-factory of ann", "ann")
        assert (walker(t).health, walker(t).damage) == (4, 4)
        cast(t, "ann", "teleportation")
        assert t.order_of_deaths() == []
        assert walker(t).damage == 6
    t.all_pass()
    again = ["brainsucker-hive"] if death_timing == "on_leave" else []
    assert t.walked() == ["brainsucker-hive", "golem-factory", *again]
    assert t.order_of_deaths() == [hero]
    assert [told["card"] for told in t.told("ability-works")] == ["golem-factory"]
    assert "haunted-library" in t.hand_of("ann")


@card("teleportation")
def test_teleportation_is_for_a_hero_in_the_casters_own_dungeon() -> None:
    """Neither in a rival's dungeon nor before the hero has entered may it be cast."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "golem-factory")
    t.entrance("ann", EPIC)
    t.entrance("bob", OTHER_EPIC)
    t.hand("bob", "teleportation", "jeopardy")
    t.phase("adventure")
    offered = []
    while t.waiting:
        if "cast teleportation" in t.options("bob"):
            offered.append(moment(t))
        else:
            refuses_to_cast(t, "bob", "teleportation")
        t.answer("bob", "pass")
    assert offered == ["golem-factory of bob"]


@rule("BM-CONF-40")
@card("teleportation", "freeze")
def test_a_frozen_leftmost_room_is_passed_on_the_second_way_too() -> None:
    """Sent back while the leftmost room is frozen, the hero enters the next active one."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation")
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", "room neanderthal-cave ann 2")
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "teleportation")
    assert t.walked() == ["open-grave", "succubus-spa", "open-grave", "succubus-spa"]


@card("teleportation", "minotaur-s-maze")
def test_a_maze_does_not_send_a_teleported_hero_back_again() -> None:
    """The maze bounces a hero once in an adventure phase; coming back through Teleportation changes nothing."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "minotaur-s-maze", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "ann")
    cast(t, "ann", "teleportation")
    first = ["haunted-library", "minotaur-s-maze", "haunted-library", "minotaur-s-maze", "open-grave"]
    assert t.walked() == [*first, "haunted-library", "minotaur-s-maze", "open-grave"]


@card("teleportation", "dizzygas-hallway")
def test_the_hallway_follows_a_teleported_hero() -> None:
    """Sent from Dizzygas Hallway to a trap at the entrance, the hero enters it next and takes two more there."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "dizzygas-hallway")
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation")
    t.phase("adventure")
    pass_to(t, "dizzygas-hallway of ann", "ann")
    cast(t, "ann", "teleportation")
    assert damages(t) == [1, 1, 3, 1]


@rule("BM-SPELL-05")
@card("teleportation")
def test_a_hero_may_be_teleported_twice() -> None:
    """Both copies of the spell send the same hero back, from wherever it is."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation", "teleportation")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "ann")
    cast(t, "ann", "teleportation")
    pass_to(t, "open-grave of ann", "ann")
    cast(t, "ann", "teleportation")
    assert t.walked() == ["haunted-library", "open-grave"] * 3


@rule("BM-ADV-10")
@card("teleportation", "annihilator")
def test_nobody_may_act_between_the_teleportation_and_the_first_room() -> None:
    """The room that was left has no further window: the next to be asked sees the hero in the leftmost room."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation")
    t.hand("bob", "jeopardy")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "ann")
    cast(t, "ann", "teleportation")
    assert (t.waiting, moment(t)) == (["bob"], "haunted-library of ann")


@rule("BM-KEY-07")
@card("teleportation", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_teleportation_sends_nobody_back(means: str) -> None:
    """The hero goes on from where it is and reaches the boss."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "haunted-library", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("ann", "teleportation")
    arm(t, "cy", means)
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "ann")
    cast(t, "ann", "teleportation")
    cancel(t, "cy", means)
    t.all_pass()
    assert t.walked() == ["haunted-library", "open-grave"]
    assert t.events("hero-sent-back") == []
    assert t.wounds("ann") == 2


# -- Trepidation ------------------------------------------------------------------------------------------------------


def lagging(*souls: int, **options: str) -> Table:
    """Players with so many souls each, and a hero of health 8 at ann's entrance; the last player holds Trepidation."""
    names = THREE[: len(souls)]
    t = boss_monster(seats=names, **options)
    t.dungeon("ann", "open-grave", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    ordinary = iter([a_hero(health=4, n=n) for n in range(8)])
    for name, count in zip(names, souls, strict=True):
        t.give_souls(name, *(next(ordinary) for _ in range(count)))
    t.hand(names[-1], "trepidation", "jeopardy")
    return t


@card("trepidation")
@pytest.mark.parametrize(
    ("souls", "offered"),
    [
        ((2, 0, 0), ["ann"]),
        ((2, 2, 0), ["ann", "bob"]),
        ((1, 3, 1), ["bob"]),
        ((1, 1, 0), []),
        ((2, 1, 1), []),
        ((3, 4, 1), ["ann", "bob"]),
    ],
)
def test_trepidation_is_for_a_player_two_souls_ahead(souls: tuple[int, ...], offered: list[str]) -> None:
    """Each rival with at least two souls more than the caster may be chosen; with none, it cannot be cast."""
    t = lagging(*souls)
    t.phase("adventure")
    if not offered:
        refuses_to_cast(t, "cy", "trepidation")
        return
    cast(t, "cy", "trepidation")
    if len(offered) > 1:
        assert t.options("cy") == [f"seat {name}" for name in offered]
        t.answer("cy", f"seat {offered[-1]}")
    assert t.told("spell-cast-seat") == [{"seat": "cy", "card": "trepidation", "other": offered[-1]}]
    assert t.told("heroes-kept-out") == [{"seat": offered[-1]}]
    assert t.discarded == ["trepidation"]


@rule("BM-HERO-05")
@card("trepidation")
def test_trepidation_counts_souls_and_not_heroes() -> None:
    """One epic hero is a lead of two; wounds make no difference."""
    t = lagging(0, 0)
    t.give_souls("ann", EPIC_11)
    t.give_wounds("ann", a_hero(health=6))
    t.phase("adventure")
    cast(t, "bob", "trepidation")
    assert side(t, "ann").kept_out


@rule("BM-MP-04")
@card("trepidation")
def test_trepidation_cannot_be_aimed_at_a_player_who_is_out() -> None:
    """A defeated player's souls give no lead."""
    t = lagging(0, 3, 0)
    t.give_wounds("bob", EPIC, OTHER_EPIC, a_hero(health=8, n=1))
    t.phase("end")
    assert side(t, "bob").out
    t.phase("adventure")
    refuses_to_cast(t, "cy", "trepidation")


@rule("BM-ADV-20", "BM-CONF-18", "BM-END-01")
@card("trepidation")
@every_edition
def test_trepidation_keeps_heroes_at_the_entrance_for_this_turn(edition: str) -> None:
    """They enter no room this turn, are not compared in the next bait, and walk in the next adventure phase."""
    hero = a_hero(health=8)
    t = lagging(2, 0, edition=edition)
    t.turn("adventure")
    assert moment(t) == "entrance of ann"
    cast(t, "bob", "trepidation").all_pass()
    assert t.walked() == []
    assert t.queue("ann") == [hero]
    assert (t.souls("ann"), t.wounds("ann")) == (2, 0)

    t.dungeon("bob", "dragon-hatchery", "dragon-hatchery", "dragon-hatchery")
    t.turn("bait").all_pass()
    assert t.walked() == ["open-grave", "golem-factory"]
    assert t.wounds("ann") == 1


@card("trepidation")
def test_trepidation_does_not_stop_the_hero_who_is_inside() -> None:
    """Cast while one hero crosses the dungeon, it lets that one go on and keeps out the next."""
    first, second = a_hero(health=8), a_hero(health=6)
    t = lagging(2, 0)
    t.entrance("ann", second)
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "bob")
    assert t.queue("ann") == [second]
    cast(t, "bob", "trepidation").all_pass()
    assert [told["hero"] for told in t.told("hero-entered")] == [first, first]
    assert t.wounds("ann") == 1
    assert t.queue("ann") == [second]


@rule("BM-ADV-01")
@card("trepidation")
def test_trepidation_in_an_earlier_adventure_turn_takes_the_victims_turn_away() -> None:
    """Aimed at a player who adventures later in the phase, that player has no adventure turn, and others have."""
    t = lagging(0, 2, 0)
    t.dungeon("bob", "succubus-spa")
    t.entrance("bob", EPIC)
    t.dungeon("cy", "haunted-library")
    t.entrance("cy", OTHER_EPIC)
    t.phase("adventure")
    pass_to(t, "golem-factory of ann", "cy")
    cast(t, "cy", "trepidation").all_pass()
    assert [told["seat"] for told in t.told("adventure-began")] == ["ann", "cy"]
    assert t.queue("bob") == [EPIC]
    assert [told["hero"] for told in t.told("hero-entered")] == [a_hero(health=8), a_hero(health=8), OTHER_EPIC]


@card("trepidation")
def test_trepidation_on_a_player_without_heroes_changes_nothing_this_turn() -> None:
    """It may be cast on a leader with an empty entrance; heroes lured there in the next turn walk as usual."""
    hero = a_hero(health=4, wants="fighter", n=1)
    t = lagging(0, 2, 0)
    t.turn("adventure")
    cast(t, "cy", "trepidation").all_pass()
    t.dungeon("bob", "neanderthal-cave", "neanderthal-cave", "golem-factory")
    t.town(hero)
    t.turn("bait").all_pass()
    assert t.order_of_deaths() == [hero]
    assert t.souls("bob") == 3


@rule("BM-KEY-08", "BM-PRIO-04")
@card("trepidation", "soul-harvest")
def test_trepidation_is_lost_when_the_lead_is_gone() -> None:
    """The active player gives a soul up in answer and is no longer two ahead: the heroes enter."""
    t = lagging(2, 0)
    t.hand("ann", "soul-harvest")
    t.next_from("spell deck", "fear", "fear")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "bob", "trepidation")
    assert t.waiting == ["ann"]
    t.answer("ann", "cast soul-harvest")
    t.answer("ann", t.options("ann")[0]).all_pass()
    assert t.told("fizzled") == [{"seat": "bob", "card": "trepidation"}]
    assert t.walked() == ["open-grave", "golem-factory"]
    assert t.wounds("ann") == 1
    assert sorted(t.discarded) == ["soul-harvest", "trepidation"]


@rule("BM-KEY-07")
@card("trepidation", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_trepidation_lets_the_heroes_in(means: str) -> None:
    """The hero crosses the dungeon this turn."""
    t = lagging(2, 0, 0)
    arm(t, "bob", means)
    t.phase("adventure")
    pass_to(t, "entrance of ann", "cy")
    cast(t, "cy", "trepidation")
    cancel(t, "bob", means)
    t.all_pass()
    assert t.walked() == ["open-grave", "golem-factory"]
    assert t.events("heroes-kept-out") == []
    assert "trepidation" in t.discarded


@card("trepidation", "teleportation")
def test_a_hero_inside_may_be_sent_back_to_the_first_room_of_a_dungeon_under_trepidation() -> None:
    """Being sent back is not coming in from outside: the hero inside walks through the rooms once more."""
    t = lagging(2, 0)
    t.hand("ann", "teleportation")
    t.phase("adventure")
    pass_to(t, "open-grave of ann", "bob")
    cast(t, "bob", "trepidation").answer("ann", "pass")
    cast(t, "ann", "teleportation").all_pass()
    assert t.walked() == ["open-grave", "open-grave", "golem-factory"]
