"""Words about heroes: damage, die, entrance, heal, health, ordinary and epic."""

from typing import Any

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.games.boss_monster.facts import printed

EDITIONS = ("trefl-pl", "first-ru", "alpha-ja")
DEATH_TIMINGS = ("on_leave", "on_damage")
EPIC = a_hero(health=11, epic=True)

# Monster's Ballroom has no number of its own: it counts rooms (BM-KEY-45).
PRINTED = [room for room in printed()["room"] if room["id"] != "monster-s-ballroom"]


def until_in_room(t: Table, room: str) -> None:
    """Everybody passes until the hero stands in this room."""
    while t.walked()[-1:] != [room]:
        assert t.waiting, f"no hero came to {room}"
        t.answer(t.waiting[0], "pass")


def scored(t: Table, name: str) -> tuple[list[str], list[str]]:
    """The heroes of a scorekeeping area, face down (souls) and face up (wounds), as everybody sees them."""
    seat = t.view("").seats[t.seat(name)]
    return list(seat.soul_heroes), list(seat.wound_heroes)


def working(t: Table) -> list[str]:
    """The rooms whose triggered ability has worked, in order."""
    return [told["card"] for told in t.told("ability-works")]


# -- damage -----------------------------------------------------------------------------------------------------------


@rule("BM-KEY-10")
@pytest.mark.parametrize("record", PRINTED, ids=[room["id"] for room in PRINTED])
def test_a_room_deals_the_damage_in_its_heart(record: dict[str, Any]) -> None:
    """A hero who enters a room with nothing to change it takes exactly the printed damage."""
    t = boss_monster()
    t.dungeon("ann", record["id"])
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    t.all_pass()

    assert t.view("").seats[0].dungeon[0].damage == record["damage"]
    assert t.walked() == [record["id"]]
    taken = [(told["damage"], told["total"]) for told in t.told("room-hurt")]
    assert taken == ([(record["damage"], record["damage"])] if record["damage"] else [])
    assert t.wounds("ann") == 2


# -- die --------------------------------------------------------------------------------------------------------------


@rule("BM-KEY-24")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
def test_a_hero_dies_of_the_damage_of_rooms(death_timing: str) -> None:
    """A hero whose health the rooms' damage uses up is scored as a soul."""
    hero = a_hero(health=6)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave", "golem-factory")
    t.entrance("ann", hero)
    t.phase("adventure")

    assert t.order_of_deaths() == [hero]
    assert t.walked() == ["neanderthal-cave", "neanderthal-cave"]
    assert scored(t, "ann") == ([hero], [])


@rule("BM-KEY-24")
@card("cave-in", "exhaustion")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(("spell", "health"), [("cave-in", 8), ("exhaustion", 4)])
def test_a_hero_dies_of_a_spell(spell: str, health: int, death_timing: str) -> None:
    """A hero that the rooms alone would let pass is scored as a soul after a spell."""
    hero = a_hero(health=health)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "succubus-spa", "succubus-spa", "zombie-prison")
    t.entrance("ann", hero)
    t.hand("ann", spell)
    t.phase("adventure")
    until_in_room(t, "succubus-spa")
    spared = t.fork().all_pass()
    t.answer("ann", f"cast {spell}")
    if spell == "cave-in":
        t.answer("ann", "room succubus-spa ann 2")
    t.all_pass()

    assert scored(spared, "ann") == ([], [hero])
    assert t.order_of_deaths() == [hero]
    assert t.walked() == ["succubus-spa"]
    assert scored(t, "ann") == ([hero], [])


@rule("BM-KEY-24")
@card("bottomless-pit", "boulder-ramp")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(("room", "health"), [("bottomless-pit", 8), ("boulder-ramp", 6)])
def test_a_hero_dies_of_a_rooms_effect(room: str, health: int, death_timing: str) -> None:
    """A hero that the rooms' damage would let pass is scored as a soul after the effect of a room."""
    hero = a_hero(health=health)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", room, "succubus-spa")
    t.entrance("ann", hero)
    t.phase("adventure")
    until_in_room(t, room)
    spared = t.fork().all_pass()
    t.answer("ann", f"use {room} 1")
    t.all_pass()

    assert scored(spared, "ann") == ([], [hero])
    assert t.order_of_deaths() == [hero]
    assert t.walked() == [room]
    assert scored(t, "ann") == ([hero], [])


@rule("BM-KEY-25")
@card("giant-size", "annihilator")
@pytest.mark.parametrize(("spell", "room"), [("giant-size", "golem-factory"), ("annihilator", "open-grave")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_soul_is_the_dungeon_owners_whoever_caused_the_death(spell: str, room: str, edition: str) -> None:
    """A rival's spell makes the hero die in the first player's dungeon: the soul is the first player's, face down."""
    hero = a_hero(health=4)
    t = boss_monster(edition=edition)
    t.dungeon("ann", room)
    t.entrance("ann", hero)
    t.hand("bob", spell)
    t.phase("adventure")
    spared = t.fork().all_pass()
    t.answer("bob", f"cast {spell}")
    t.all_pass()

    assert scored(spared, "ann") == ([], [hero])
    assert t.told("hero-died") == [{"hero": hero, "seat": "ann", "souls": 1}]
    assert scored(t, "ann") == ([hero], [])
    assert scored(t, "bob") == ([], [])


@rule("BM-KEY-25")
@card("giant-size")
def test_a_spell_on_the_heros_own_room_kills_for_the_dungeon_owner_too() -> None:
    """Where a boost hurts the hero in the room, the rival who casts it still gets no soul."""
    hero = a_hero(health=4)
    t = boss_monster(boost_hits_occupant=True)
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", hero)
    t.hand("bob", "giant-size")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    t.answer("bob", "cast giant-size")
    t.all_pass()

    assert scored(t, "ann") == ([hero], [])
    assert scored(t, "bob") == ([], [])


@rule("BM-KEY-26")
@card("golem-factory", "brainsucker-hive", "vampire-bordello")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(
    ("first", "last", "total"),
    [
        ("golem-factory", "brainsucker-hive", 4),
        ("brainsucker-hive", "golem-factory", 4),
        ("golem-factory", "vampire-bordello", 5),
        ("vampire-bordello", "golem-factory", 5),
    ],
)
def test_a_hero_dies_where_its_health_falls_to_zero(first: str, last: str, total: int, death_timing: str) -> None:
    """The second of two rooms uses up the hero's health: only the second one's ability sees the death."""
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", first, last)
    t.entrance("ann", hero)
    t.give_wounds("ann", a_hero(health=6))
    t.phase("adventure")
    t.all_pass()

    assert t.told("room-hurt")[-1]["total"] == total
    assert t.order_of_deaths() == [hero]
    assert working(t) == [last]


@rule("BM-KEY-26")
@card("golem-factory", "exhaustion")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
def test_a_hero_killed_by_a_spells_damage_dies_in_the_room_it_stands_in(death_timing: str) -> None:
    """Exhaustion uses up the health of a hero standing in Golem Factory: a room is drawn."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "golem-factory", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "exhaustion")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    t.answer("ann", "cast exhaustion")
    t.all_pass()

    assert working(t) == ["golem-factory"]
    assert t.hand_of("ann") == ["dark-altar"]


@rule("BM-KEY-26")
@card("assassin", "giant-size")
def test_a_hero_saved_in_one_room_dies_in_another() -> None:
    """Assassin gives health back in the first room, so the room where it runs out for good is the room of death."""
    t = boss_monster(death_timing="on_leave")
    t.dungeon("ann", "golem-factory", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "giant-size")
    t.hand("bob", "assassin")
    t.phase("adventure")
    t.answer("ann", "cast giant-size")
    t.answer("ann", "room golem-factory ann 1")
    until_in_room(t, "golem-factory")
    t.answer("bob", "cast assassin")
    t.all_pass()

    assert [(told["total"], told["health"]) for told in t.told("room-hurt")] == [(5, 4), (7, 7)]
    assert working(t) == ["brainsucker-hive"]


@rule("BM-KEY-26")
@card("teleportation", "golem-factory")
def test_the_room_of_death_stays_the_one_where_health_fell_to_zero() -> None:
    """A hero sent back with lethal damage dies on leaving another room, but of the room that used up its health."""
    t = boss_monster(death_timing="on_leave")
    t.dungeon("ann", "brainsucker-hive", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "teleportation")
    t.phase("adventure")
    until_in_room(t, "golem-factory")
    t.answer("ann", "cast teleportation")
    t.all_pass()

    assert t.walked() == ["brainsucker-hive", "golem-factory", "brainsucker-hive"]
    assert t.souls("ann") == 1
    assert working(t) == ["golem-factory"]


# -- entrance ---------------------------------------------------------------------------------------------------------


@rule("BM-KEY-30")
def test_a_lured_hero_stands_at_the_entrance_and_in_no_room() -> None:
    """After bait the hero is at the entrance, nobody is in a dungeon, and the leftmost room is entered first."""
    hero = a_hero(health=8, wants="fighter")
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa")
    t.town(hero)
    t.phase("bait")

    assert t.queue("ann") == [hero]
    assert t.in_town == []
    assert t.view("").walker is None
    assert t.view("").seats[0].entrance[0].damage == 0

    t.phase("adventure")
    assert t.walked() == ["golem-factory", "open-grave", "succubus-spa"]


@rule("BM-KEY-30")
@card("bottomless-pit", "cave-in", "fear")
def test_nothing_that_needs_a_hero_in_a_room_reaches_the_entrance() -> None:
    """The leftmost room cannot kill a hero who waits outside it, and neither can its collapse."""
    hero = a_hero(health=8)
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit", "succubus-spa")
    t.entrance("ann", hero)
    t.hand("ann", "cave-in", "fear")
    t.phase("adventure")
    assert t.options("ann") == ["pass", "cast cave-in"]
    inside = t.fork().answer("ann", "pass")
    assert inside.options("ann") == ["pass", "cast cave-in", "cast fear", "use bottomless-pit 1"]

    t.answer("ann", "cast cave-in")
    t.answer("ann", "room bottomless-pit ann 1")
    assert t.order_of_deaths() == []
    t.all_pass()
    assert t.walked() == ["succubus-spa"]
    assert scored(t, "ann") == ([], [hero])


@rule("BM-KEY-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_room_built_on_the_left_leaves_the_hero_outside(edition: str) -> None:
    """A hero waits while a third room is built: it is still at the entrance and then walks through that room first."""
    hero = a_hero(health=8)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", hero)
    t.hand("ann", "neanderthal-cave")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 2")

    assert t.rooms("ann") == ["neanderthal-cave", "golem-factory", "open-grave"]
    assert t.queue("ann") == [hero]
    assert t.view("").walker is None
    assert t.view("").seats[0].entrance[0].damage == 0

    t.phase("adventure")
    assert [(told["card"], told["total"]) for told in t.told("room-hurt")] == [
        ("neanderthal-cave", 3),
        ("golem-factory", 5),
        ("open-grave", 7),
    ]


@rule("BM-KEY-32")
def test_heroes_enter_in_the_order_of_the_queue() -> None:
    """Three heroes lured one after the other enter in the order in which they stand at the entrance."""
    heroes = [a_hero(health=8, wants="fighter"), a_hero(health=4, wants="fighter"), a_hero(health=6, wants="fighter")]
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.town(*heroes)
    t.phase("bait")
    assert t.queue("ann") == heroes

    t.phase("adventure")
    assert [told["hero"] for told in t.told("hero-entered")] == heroes


@rule("BM-KEY-32")
@card("princess-in-peril")
@pytest.mark.parametrize(
    ("options", "first_come"),
    [
        ({"edition": "trefl-pl"}, True),
        ({"edition": "alpha-ja"}, True),
        ({"edition": "first-ru"}, False),
        ({"entrance_order": "arrival"}, True),
        ({"entrance_order": "appearance"}, False),
        ({"edition": "first-ru", "entrance_order": "arrival"}, True),
    ],
)
def test_who_is_first_at_the_entrance_depends_on_the_edition(options: dict[str, str], first_come: bool) -> None:
    """A younger hero is fetched before an older one comes: arrival at the dungeon or appearance in town decides."""
    older, younger = a_hero(health=8, wants="fighter"), a_hero(health=6, wants="fighter")
    t = boss_monster(**options)
    t.dungeon("ann", "golem-factory")
    t.town(older, younger)
    t.hand("ann", "princess-in-peril")
    t.phase("build")
    t.answer("ann", "cast princess-in-peril")
    t.answer("ann", f"hero {younger}")
    assert t.queue("ann") == [younger]
    t.phase("bait")

    expected = [younger, older] if first_come else [older, younger]
    assert t.queue("ann") == expected
    t.phase("adventure")
    assert [told["hero"] for told in t.told("hero-entered")] == expected


# -- heal -------------------------------------------------------------------------------------------------------------


def healing(t: Table, *wounds: str) -> Table:
    """A hero dies in Vampire Bordello of a player who has these wounds; the player is asked whether to heal."""
    t.dungeon("ann", "vampire-bordello")
    t.entrance("ann", "the-fool")
    t.give_wounds("ann", *wounds)
    t.give_wounds("bob", a_hero(health=8))
    return t.phase("adventure")


@rule("BM-KEY-37")
@card("vampire-bordello")
def test_healing_turns_one_wound_into_a_soul() -> None:
    """Two wounds and three souls become one wound and four souls, and the hero chosen lies face down."""
    mended, hurt = a_hero(health=4), a_hero(health=6)
    t = boss_monster()
    souls = [a_hero(health=4, n=1), a_hero(health=4, n=2)]
    t.give_souls("ann", *souls)
    healing(t, mended, hurt)
    assert (t.wounds("ann"), t.souls("ann")) == (2, 3)
    t.answer("ann", "yes")
    assert t.options("ann") == [f"hero {mended}", f"hero {hurt}"]
    t.answer("ann", f"hero {mended}")

    assert (t.wounds("ann"), t.souls("ann")) == (1, 4)
    assert scored(t, "ann") == ([*souls, "the-fool", mended], [hurt])
    assert t.told("wound-healed") == [{"seat": "ann", "hero": mended, "n": 1}]
    assert (t.wounds("bob"), t.souls("bob")) == (1, 0)


@rule("BM-KEY-37")
@card("vampire-bordello")
def test_nothing_is_healed_unless_the_owner_wants_it() -> None:
    """Who may heal and does not keeps the wounds; without wounds nobody is asked."""
    t = healing(boss_monster(), a_hero(health=4))
    t.answer("ann", "no")
    assert (t.wounds("ann"), t.souls("ann")) == (1, 1)

    unhurt = healing(boss_monster())
    assert unhurt.waiting == []
    assert (unhurt.wounds("ann"), unhurt.souls("ann")) == (0, 1)


@rule("BM-KEY-38")
@card("vampire-bordello", "old-mossgrave")
@pytest.mark.parametrize("by", ["vampire-bordello", "old-mossgrave"])
def test_one_heal_turns_an_epic_hero_whole(by: str) -> None:
    """One heal takes two wounds away and gives two souls when the hero turned is epic."""
    t = boss_monster(bosses=["old-mossgrave", "gorgona"], decks="first")
    if by == "vampire-bordello":
        healing(t, EPIC)
        assert (t.wounds("ann"), t.souls("ann")) == (2, 1)
        t.answer("ann", "yes")
        assert (t.wounds("ann"), t.souls("ann")) == (0, 3)
    else:
        t.give_wounds("ann", EPIC)
        t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
        t.hand("ann", "neanderthal-cave")
        t.phase("build")
        assert (t.wounds("ann"), t.souls("ann")) == (2, 0)
        t.answer("ann", "place neanderthal-cave 4")
        assert (t.wounds("ann"), t.souls("ann")) == (0, 2)
    assert t.told("wound-healed") == [{"seat": "ann", "hero": EPIC, "n": 2}]


# -- health -----------------------------------------------------------------------------------------------------------


@rule("BM-KEY-39")
@card("giant-size")
@pytest.mark.parametrize("death_timing", DEATH_TIMINGS)
@pytest.mark.parametrize(
    ("room", "boosted", "left"),
    [("neanderthal-cave", False, 1), ("beast-menagerie", False, 0), ("beast-menagerie", True, -3)],
)
def test_a_hero_dies_at_zero_health_or_below(room: str, boosted: bool, left: int, death_timing: str) -> None:
    """Health less damage is what a hero has left; with 1 it goes on, with 0 and with -3 it dies."""
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", room)
    t.entrance("ann", hero)
    t.hand("ann", "giant-size")
    t.phase("adventure")
    if boosted:
        t.answer("ann", "cast giant-size")
    t.all_pass()

    taken = t.told("room-hurt")[-1]
    assert (taken["health"], taken["health"] - taken["total"]) == (4, left)
    assert scored(t, "ann") == (([], [hero]) if left > 0 else ([hero], []))


@rule("BM-KEY-39")
@card("fear")
def test_the_table_shows_health_and_the_damage_taken() -> None:
    """A hero of health 8 in the second of rooms 2 and 3 has taken 5 and has 3 left."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "neanderthal-cave")
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "fear")
    t.phase("adventure")
    until_in_room(t, "neanderthal-cave")

    walker = t.view("").walker
    assert walker is not None
    assert (walker.hero.health, walker.hero.damage) == (8, 5)


# -- ordinary and epic ------------------------------------------------------------------------------------------------


@rule("BM-KEY-40")
@card("mimic-vault")
def test_a_card_naming_an_ordinary_hero_does_not_offer_epic_ones() -> None:
    """Mimic Vault offers the ordinary heroes in town and not the epic one between them."""
    one, two = a_hero(health=4), a_hero(health=8)
    t = boss_monster()
    t.town(one, EPIC, two)
    t.hand("ann", "mimic-vault")
    t.phase("build")
    t.answer("ann", "place mimic-vault 0")

    assert t.options("ann") == [f"hero {one}", f"hero {two}"]
    t.answer("ann", f"hero {two}")
    assert t.queue("ann") == [two]
    assert t.in_town == [one, EPIC]


@rule("BM-KEY-40")
@card("mimic-vault")
def test_a_card_naming_an_ordinary_hero_does_nothing_with_epic_ones_only() -> None:
    """With only an epic hero in town Mimic Vault fetches nobody."""
    t = boss_monster()
    t.town(EPIC)
    t.hand("ann", "mimic-vault")
    t.phase("build")
    t.answer("ann", "place mimic-vault 0")

    assert t.rooms("ann") == ["mimic-vault"]
    assert t.waiting == []
    assert t.queue("ann") == []
    assert t.in_town == [EPIC]


@rule("BM-KEY-42")
@card("princess-in-peril")
@pytest.mark.parametrize("epic", [False, True])
def test_a_spell_on_a_hero_in_town_offers_both_kinds(epic: bool) -> None:
    """Princess in Peril may fetch an ordinary or an epic hero."""
    ordinary = a_hero(health=4)
    t = boss_monster()
    t.town(ordinary, EPIC)
    t.hand("ann", "princess-in-peril")
    t.phase("build")
    t.answer("ann", "cast princess-in-peril")
    assert t.options("ann") == [f"hero {ordinary}", f"hero {EPIC}"]

    t.answer("ann", f"hero {EPIC if epic else ordinary}")
    assert t.queue("ann") == [EPIC if epic else ordinary]


@rule("BM-KEY-42")
@card("zombie-attack", "zombie-prison")
@pytest.mark.parametrize("source", ["cast zombie-attack", "use zombie-prison 0"])
def test_effects_on_a_soul_offer_both_kinds(source: str) -> None:
    """Zombie Attack and Zombie Prison may revive an ordinary or an epic hero."""
    ordinary = a_hero(health=4)
    t = boss_monster()
    t.dungeon("ann", "zombie-prison")
    t.hand("ann", "zombie-attack")
    t.give_souls("bob", ordinary, EPIC)
    t.phase("build")
    t.answer("ann", source)
    assert t.options("ann") == [f"hero {ordinary}", f"hero {EPIC}"]

    t.answer("ann", f"hero {EPIC}")
    assert t.queue("bob") == [EPIC]
    assert t.souls("bob") == 1


@rule("BM-KEY-42")
@card("gorgona", "seducia")
@pytest.mark.parametrize("boss", ["gorgona", "seducia"])
def test_bosses_that_name_a_hero_reach_both_kinds(boss: str) -> None:
    """Gorgona may kill, and Seducia fetch, an ordinary or an epic hero from town."""
    ordinary = a_hero(health=4)
    t = boss_monster(bosses=[boss, "robobo"])
    t.town(ordinary, EPIC)
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.hand("ann", "neanderthal-cave")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 4")
    if boss == "seducia":
        t.answer("ann", "yes")
    assert t.options("ann")[:2] == [f"hero {ordinary}", f"hero {EPIC}"]

    t.answer("ann", f"hero {EPIC}")
    assert t.in_town == [ordinary]
    assert (t.souls("ann"), t.queue("ann")) == ((2, []) if boss == "gorgona" else (0, [EPIC]))


@rule("BM-KEY-42")
@card("fear", "assassin", "teleportation", "exhaustion", "bottomless-pit", "boulder-ramp")
@pytest.mark.parametrize("hero", [a_hero(health=8), EPIC], ids=["ordinary", "epic"])
def test_effects_on_a_hero_in_a_dungeon_reach_both_kinds(hero: str) -> None:
    """Every spell and ability that names a hero in a dungeon is offered for an ordinary and for an epic one."""
    for room in ("bottomless-pit", "boulder-ramp"):
        t = boss_monster()
        t.dungeon("ann", "succubus-spa", room)
        t.entrance("ann", hero)
        t.hand("ann", "fear", "teleportation", "exhaustion")
        t.hand("bob", "assassin", "fear")
        t.phase("adventure")
        until_in_room(t, room)

        assert sorted(t.options("ann")) == [
            "cast exhaustion",
            "cast fear",
            "cast teleportation",
            "pass",
            f"use {room} 0",
        ]
        t.answer("ann", "pass")
        assert sorted(t.options("bob")) == ["cast assassin", "cast fear", "pass"]
