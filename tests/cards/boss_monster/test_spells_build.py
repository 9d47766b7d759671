"""The spells with the hammer alone: Kobold Strike, Motivation, Princess in Peril, Zombie Attack."""

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
    damages,
    every_edition,
    moments_of,
    pass_to,
    refuses_to_cast,
    side,
    walker,
)
from tests.marks import card, rule

THREE = ["ann", "bob", "cy"]
FIVE_ROOMS = ["open-grave", "golem-factory", "brainsucker-hive", "dizzygas-hallway", "neanderthal-cave"]


@rule("BM-SPELL-02", "BM-SPELL-08", "BM-BUILD-18", "BM-ADV-17", "BM-TURN-08", "BM-BAIT-09", "BM-END-04", "BM-CONF-10")
@card("kobold-strike", "motivation", "princess-in-peril", "zombie-attack")
@every_edition
@pytest.mark.parametrize("spell", ["kobold-strike", "motivation", "princess-in-peril", "zombie-attack"])
def test_a_hammer_spell_may_be_cast_in_every_build_step_and_at_no_other_time(spell: str, edition: str) -> None:
    """Its holder may cast it in the own step and in each rival's, and not at the reveal or in any other phase."""
    found = moments_of(spell, edition)
    assert found.could == BUILD_STEPS
    assert sorted(found.could_not) == sorted([*NEVER, *ENTRANCES, *ANNS_ROOMS, *BOBS_ROOMS])


# -- Princess in Peril ------------------------------------------------------------------------------------------------


@rule("BM-KEY-42", "BM-SPELL-06", "BM-HERO-08")
@card("princess-in-peril")
def test_princess_in_peril_offers_every_hero_in_town_and_no_other() -> None:
    """Ordinary and epic heroes in town may be chosen; those at an entrance or already scored may not."""
    mage, epic, fool = a_hero(wants="mage"), a_hero(epic=True, health=13), "the-fool"
    t = boss_monster()
    t.town(mage, epic, fool)
    t.entrance("bob", a_hero(wants="fighter"))
    t.entrance("ann", a_hero(wants="thief"))
    t.give_souls("bob", a_hero(wants="cleric"))
    t.give_wounds("bob", a_hero(wants="cleric", n=1))
    t.hand("ann", "princess-in-peril")
    t.phase("build")
    t.answer("ann", "cast princess-in-peril")
    assert t.options("ann") == [f"hero {mage}", f"hero {epic}", f"hero {fool}"]

    t.answer("ann", f"hero {epic}")
    assert t.in_town == [mage, fool]
    assert t.queue("ann") == [a_hero(wants="thief"), epic]
    assert t.told("spell-cast-hero") == [{"seat": "ann", "card": "princess-in-peril", "hero": epic}]
    assert t.told("hero-moved") == [{"hero": epic, "seat": "ann"}]
    assert t.discarded == ["princess-in-peril"]
    assert t.hand_of("ann") == []


@card("princess-in-peril")
def test_princess_in_peril_needs_a_hero_in_town() -> None:
    """With nobody in town it cannot be cast, wherever else heroes may stand."""
    t = boss_monster()
    t.entrance("bob", a_hero(wants="fighter"))
    t.give_souls("bob", a_hero(wants="cleric"))
    t.hand("ann", "princess-in-peril", "jeopardy")
    t.phase("build")
    refuses_to_cast(t, "ann", "princess-in-peril")


@rule("BM-BAIT-01", "BM-CONF-18")
@card("princess-in-peril")
@every_edition
def test_a_princess_brings_the_hero_past_the_bait_phase_and_into_this_turns_adventures(edition: str) -> None:
    """The only hero in town comes without a choice, ignores a rival's greater treasure and walks in the same turn."""
    thief = a_hero(health=4, wants="thief")
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave")
    t.dungeon("bob", "jackpot-stash")
    t.town(thief)
    t.hand("ann", "princess-in-peril")
    t.turn("build")
    cast(t, "ann", "princess-in-peril")
    assert t.queue("ann") == [thief]
    t.all_pass()

    assert t.events("hero-lured") == []
    assert t.order_of_deaths() == [thief]
    assert (t.souls("ann"), t.souls("bob")) == (1, 0)


@rule("BM-SPELL-08")
@card("princess-in-peril")
@pytest.mark.parametrize("step", BUILD_STEPS)
def test_a_princess_always_calls_to_her_casters_own_entrance(step: str) -> None:
    """Whoever is active, the hero goes to the caster."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "jackpot-stash")
    t.dungeon("cy", "jackpot-stash")
    t.town(a_hero(wants="mage"), a_hero(wants="cleric"))
    t.hand("bob", "princess-in-peril", "open-grave")
    t.phase("build")
    pass_to(t, step, "bob")
    cast(t, "bob", "princess-in-peril", f"hero {a_hero(wants='cleric')}")
    t.all_pass()
    assert [t.queue(name) for name in THREE] == [[], [a_hero(wants="cleric")], []]
    assert t.in_town == [a_hero(wants="mage")]


@rule("BM-CONF-16", "BM-KEY-32")
@card("princess-in-peril")
@pytest.mark.parametrize(("edition", "called_first"), [("trefl-pl", True), ("alpha-ja", True), ("first-ru", False)])
def test_where_a_called_hero_stands_in_the_queue_depends_on_the_edition(edition: str, called_first: bool) -> None:
    """A later hero called in the build phase enters before one lured in bait, except by order of appearance."""
    earlier, later = a_hero(health=4, wants="cleric"), a_hero(health=4, wants="mage")
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave")
    t.town(earlier, later)
    t.hand("ann", "princess-in-peril")
    t.turn("build")
    cast(t, "ann", "princess-in-peril", f"hero {later}")
    t.all_pass()
    assert t.order_of_deaths() == ([later, earlier] if called_first else [earlier, later])


@rule("BM-KEY-08", "BM-KEY-09", "BM-PRIO-04")
@card("princess-in-peril")
def test_two_princesses_call_the_same_hero_and_the_active_players_is_heard() -> None:
    """The active player answers a rival's Princess with her own: the rival's has nobody left to call."""
    wanted, other = a_hero(wants="mage"), a_hero(wants="cleric")
    t = boss_monster()
    t.town(wanted, other)
    t.hand("ann", "princess-in-peril")
    t.hand("bob", "princess-in-peril")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "princess-in-peril", f"hero {wanted}")
    assert t.waiting == ["ann"]
    cast(t, "ann", "princess-in-peril", f"hero {wanted}")

    assert t.told("fizzled") == [{"seat": "bob", "card": "princess-in-peril"}]
    assert t.queue("ann") == [wanted]
    assert t.queue("bob") == []
    assert t.in_town == [other]
    assert t.discarded == ["princess-in-peril", "princess-in-peril"]


@rule("BM-KEY-07")
@card("princess-in-peril", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_princess_who_is_not_heard_leaves_the_hero_to_the_bait_phase(means: str) -> None:
    """Cancelled, the spell moves nobody, and the hero goes where its treasure is."""
    thief = a_hero(wants="thief")
    t = boss_monster(seats=THREE)
    t.dungeon("bob", "jackpot-stash")
    t.town(thief)
    t.hand("ann", "princess-in-peril")
    arm(t, "cy", means)
    t.phase("build")
    cast(t, "ann", "princess-in-peril")
    cancel(t, "cy", means)
    assert t.in_town == [thief]
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "princess-in-peril"}]
    assert "princess-in-peril" in t.discarded

    t.all_pass()
    t.phase("bait")
    assert t.queue("bob") == [thief]


# -- Zombie Attack ----------------------------------------------------------------------------------------------------


def with_souls(**options: str) -> Table:
    """Three players with souls; bob holds Zombie Attack."""
    t = boss_monster(seats=THREE, **options)
    t.give_souls("ann", a_hero(health=4, wants="cleric"), a_hero(epic=True, health=11))
    t.give_souls("bob", a_hero(health=4, wants="fighter"))
    t.give_souls("cy", a_hero(health=4, wants="mage"))
    t.give_wounds("ann", a_hero(health=6, wants="thief"))
    t.hand("bob", "zombie-attack", "jeopardy")
    return t


@rule("BM-KEY-42")
@card("zombie-attack")
def test_zombie_attack_offers_the_souls_of_all_rivals() -> None:
    """Ordinary and epic heroes among the rivals' souls may be chosen, but neither wounds nor the caster's own souls."""
    t = with_souls()
    t.phase("build")
    cast(t, "bob", "zombie-attack")
    assert t.options("bob") == [
        f"hero {a_hero(health=4, wants='cleric')}",
        f"hero {a_hero(epic=True, health=11)}",
        f"hero {a_hero(health=4, wants='mage')}",
    ]


@card("zombie-attack")
def test_zombie_attack_needs_a_rivals_soul() -> None:
    """With souls of one's own and rivals' wounds only, it cannot be cast."""
    t = boss_monster()
    t.give_souls("ann", a_hero(health=4, wants="cleric"))
    t.give_wounds("bob", a_hero(health=4, wants="mage"))
    t.hand("ann", "zombie-attack", "jeopardy")
    t.phase("build")
    refuses_to_cast(t, "ann", "zombie-attack")


@rule("BM-MP-04")
@card("zombie-attack")
def test_zombie_attack_cannot_reach_the_souls_of_a_player_who_is_out() -> None:
    """The souls of a defeated player are out of the game."""
    t = with_souls()
    t.give_wounds("cy", a_hero(epic=True, health=13), a_hero(epic=True, health=13, n=1), a_hero(health=8))
    t.phase("end")
    assert side(t, "cy").out
    t.phase("build")
    cast(t, "bob", "zombie-attack")
    assert f"hero {a_hero(health=4, wants='mage')}" not in t.options("bob")
    assert len(t.options("bob")) == 2


@rule("BM-KEY-42", "BM-SPELL-06")
@card("zombie-attack")
@pytest.mark.parametrize(
    ("hero", "health", "left"), [(a_hero(health=4, wants="cleric"), 6, 2), (a_hero(epic=True, health=11), 13, 1)]
)
def test_zombie_attack_takes_the_soul_until_the_hero_dies_again(hero: str, health: int, left: int) -> None:
    """The hero stands at its owner's entrance with two more health; an epic one costs two souls until it is dead."""
    t = with_souls()
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave", "beast-menagerie", "beast-menagerie")
    t.turn("build")
    assert t.souls("ann") == 3
    cast(t, "bob", "zombie-attack", f"hero {hero}")
    assert t.queue("ann") == [hero]
    assert side(t, "ann").entrance[0].health == health
    assert t.souls("ann") == left
    assert hero not in side(t, "ann").soul_heroes
    assert t.told("spell-cast-hero") == [{"seat": "bob", "card": "zombie-attack", "hero": hero}]
    assert t.told("hero-revived") == [{"hero": hero, "seat": "ann"}]
    assert t.told("hero-strengthened") == [{"hero": hero, "n": 2}]
    assert t.discarded == ["zombie-attack"]

    t.all_pass()
    assert t.order_of_deaths() == [hero]
    assert (t.souls("ann"), t.wounds("ann")) == (3, 1)


@card("zombie-attack")
@both_timings
def test_a_revived_hero_walks_in_the_same_turn_and_dies_at_two_more_damage(death_timing: str) -> None:
    """A hero of health 4 outlives 5 damage and gives a wound; with 6 damage it is a soul again."""
    hero = a_hero(health=4, wants="mage")
    for last, souls, wounds in (("open-grave", 0, 1), ("neanderthal-cave", 1, 0)):
        t = boss_monster(death_timing=death_timing)
        t.dungeon("bob", "neanderthal-cave", last)
        t.give_souls("bob", hero)
        t.hand("ann", "zombie-attack")
        t.turn("build")
        cast(t, "ann", "zombie-attack").all_pass()
        assert t.walked() == ["neanderthal-cave", last]
        assert (t.souls("bob"), t.wounds("bob")) == (souls, wounds)


@rule("BM-END-01", "BM-CONF-18")
@card("zombie-attack", "trepidation")
def test_the_zombies_strength_is_gone_when_it_walks_in_a_later_turn() -> None:
    """Kept out of the dungeon this turn, the revived hero has its printed health in the next."""
    hero = a_hero(health=4, wants="mage")
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave")
    t.give_souls("ann", hero, *(a_hero(health=4, wants=wants) for wants in ("cleric", "thief")))
    t.hand("bob", "zombie-attack", "trepidation")
    t.turn("build")
    cast(t, "bob", "zombie-attack", f"hero {hero}")
    pass_to(t, "entrance of ann", "bob")
    cast(t, "bob", "trepidation").all_pass()
    assert t.walked() == []
    assert [(at.card, at.health) for at in side(t, "ann").entrance] == [(hero, 4)]

    t.phase("adventure").all_pass()
    assert t.order_of_deaths() == [hero]


@rule("BM-CONF-16", "BM-ADV-04")
@card("zombie-attack")
@every_edition
def test_a_revived_hero_queues_behind_those_already_there(edition: str) -> None:
    """It comes after whoever waits at the entrance and before those lured later in the turn."""
    waiting, lured, dead = (a_hero(health=4, wants=wants) for wants in ("mage", "thief", "cleric"))
    t = boss_monster(edition=edition)
    t.dungeon("bob", "neanderthal-cave", "neanderthal-cave")
    t.give_souls("bob", dead)
    t.entrance("bob", waiting)
    t.hand("ann", "zombie-attack", "jeopardy")
    t.turn("build")
    cast(t, "ann", "zombie-attack")
    assert t.queue("bob") == [waiting, dead]
    t.all_pass()
    assert t.order_of_deaths() == [waiting, dead]

    t.town(lured)
    t.hand("ann", "zombie-attack")
    t.turn("build")
    cast(t, "ann", "zombie-attack", f"hero {dead}").all_pass()
    expected = [lured, dead] if edition == "first-ru" else [dead, lured]
    assert t.order_of_deaths()[2:] == expected


@card("zombie-attack", "minotaur-s-maze")
def test_a_revived_hero_is_a_fresh_one() -> None:
    """A hero sent back by Minotaur's Maze before it died is sent back by the same maze once more."""
    hero = a_hero(health=4, wants="thief")
    t = boss_monster()
    t.dungeon("bob", "dark-altar", "minotaur-s-maze", "neanderthal-cave")
    t.entrance("bob", hero)
    t.hand("ann", "zombie-attack")
    t.phase("adventure").all_pass()
    first = ["dark-altar", "minotaur-s-maze", "dark-altar", "minotaur-s-maze", "neanderthal-cave"]
    assert t.walked() == first
    assert t.order_of_deaths() == [hero]

    t.turn("build")
    cast(t, "ann", "zombie-attack").all_pass()
    assert t.walked() == first + first


@rule("BM-KEY-08")
@card("zombie-attack")
def test_a_soul_revived_in_answer_cannot_be_revived_again() -> None:
    """The active player answers with a Zombie Attack on the same soul: the hero rises once, the other spell is lost."""
    hero = a_hero(health=4, wants="mage")
    t = boss_monster(seats=THREE)
    t.give_souls("cy", hero)
    t.hand("ann", "zombie-attack")
    t.hand("bob", "zombie-attack")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "zombie-attack")
    cast(t, "ann", "zombie-attack")

    assert t.told("fizzled") == [{"seat": "bob", "card": "zombie-attack"}]
    assert t.queue("cy") == [hero]
    assert side(t, "cy").entrance[0].health == 6
    assert t.discarded == ["zombie-attack", "zombie-attack"]


@rule("BM-KEY-07")
@card("zombie-attack", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_zombie_attack_leaves_the_soul_in_peace(means: str) -> None:
    """The hero stays a soul, nobody stands at an entrance, and the spell is discarded."""
    t = boss_monster(seats=THREE)
    t.give_souls("bob", a_hero(health=4))
    t.hand("ann", "zombie-attack")
    arm(t, "cy", means)
    t.phase("build")
    cast(t, "ann", "zombie-attack")
    cancel(t, "cy", means)
    assert t.souls("bob") == 1
    assert t.queue("bob") == []
    assert "zombie-attack" in t.discarded


@rule("BM-END-03")
@card("zombie-attack", "fear")
def test_fear_takes_the_zombies_strength_along_with_its_damage() -> None:
    """A revived hero frightened back to town is in town with its printed health and no damage."""
    hero = a_hero(health=4, wants="mage")
    t = boss_monster()
    t.dungeon("bob", "neanderthal-cave", "open-grave")
    t.give_souls("bob", hero)
    t.hand("ann", "zombie-attack", "fear")
    t.turn("build")
    cast(t, "ann", "zombie-attack")
    pass_to(t, "open-grave of bob", "ann")
    assert (walker(t).health, walker(t).damage) == (6, 5)
    cast(t, "ann", "fear").all_pass()
    assert [(at.card, at.health, at.damage) for at in t.view("").town] == [(hero, 4, 0)]
    assert (t.souls("bob"), t.wounds("bob")) == (0, 0)


# -- Kobold Strike ----------------------------------------------------------------------------------------------------


def placing(**options: str) -> Table:
    """Ann has laid a room on her left, bob one on a stack; cy has yet to build. Bob may cast Kobold Strike."""
    t = boss_monster(seats=THREE, **options)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "dark-altar")
    t.hand("ann", "open-grave")
    t.hand("bob", "neanderthal-cave", "kobold-strike")
    t.hand("cy", "succubus-spa")
    t.turn("build")
    t.answer("ann", "place open-grave 1")
    pass_to(t, "build of bob", "bob")
    t.answer("bob", "place neanderthal-cave 0")
    return t


@rule("BM-KEY-33", "BM-BUILD-01", "BM-SPELL-06")
@card("kobold-strike")
@every_edition
def test_kobold_strike_sends_hidden_rooms_home_and_stops_all_building(edition: str) -> None:
    """Rooms laid this turn are back in their owners' hands, nobody may lay another, and nothing is revealed."""
    t = placing(edition=edition)
    cast(t, "bob", "kobold-strike")
    assert t.rooms("ann") == ["golem-factory"]
    assert t.rooms("bob") == ["dark-altar"]
    assert t.hand_of("ann") == ["open-grave"]
    assert t.hand_of("bob") == ["neanderthal-cave"]
    assert t.told("spell-cast") == [{"seat": "bob", "card": "kobold-strike"}]
    assert t.told("building-barred") == [{"seat": "bob"}]
    assert t.discarded == ["kobold-strike"]
    assert not [words for name in t.waiting for words in t.options(name) if words.startswith("place")]

    t.all_pass()
    assert t.hand_of("cy") == ["succubus-spa"]
    assert t.rooms("cy") == []
    assert t.events("room-revealed", "room-built", "levelled-up") == []
    assert [told["seat"] for told in t.told("build-passed")] == ["cy"]


@rule("BM-FAQ-08", "BM-KEY-35")
@card("kobold-strike")
def test_the_rooms_kobolds_bring_back_stay_secret() -> None:
    """Each owner is told which room came back; the others learn only whose it was."""
    t = placing()
    cast(t, "bob", "kobold-strike")
    assert t.told("room-returned", "ann") == [{"seat": "ann", "card": "open-grave"}, {"seat": "bob"}]
    assert t.told("room-returned", "bob") == [{"seat": "ann"}, {"seat": "bob", "card": "neanderthal-cave"}]
    assert t.told("room-returned", "cy") == [{"seat": "ann"}, {"seat": "bob"}]
    assert side(t, "ann", "cy").known == ()


@rule("BM-CONF-20")
@card("kobold-strike", "dark-altar")
def test_the_room_under_a_returned_one_works_again() -> None:
    """Dark Altar, covered by the hidden room, may be used again once the kobolds have lifted it."""
    t = placing()
    assert "use dark-altar 0" not in t.options("bob")
    cast(t, "bob", "kobold-strike")
    assert t.waiting == ["bob"]
    assert "use dark-altar 0" in t.options("bob")


@rule("BM-SPELL-08")
@card("kobold-strike")
@pytest.mark.parametrize("step", BUILD_STEPS)
def test_kobold_strike_bars_building_from_whichever_step_it_is_cast_in(step: str) -> None:
    """Those who have yet to build do not get to; those who have built have nothing to show for it."""
    t = boss_monster(seats=THREE)
    rooms = {"ann": "open-grave", "bob": "golem-factory", "cy": "succubus-spa"}
    for name, room in rooms.items():
        t.hand(name, room)
    t.hand("bob", "kobold-strike")
    t.phase("build")
    while t.waiting:
        name = t.waiting[0]
        where = t.names[t.view("").active]
        if name == where and f"place {rooms[name]} 0" in t.options(name) and f"build of {where}" != step:
            t.answer(name, f"place {rooms[name]} 0")
        elif name == "bob" and f"build of {where}" == step:
            cast(t, "bob", "kobold-strike")
        else:
            t.answer(name, "pass")
    assert t.events("building-barred") == ["building-barred"]
    assert [t.rooms(name) for name in THREE] == [[], [], []]
    assert [t.hand_of(name) for name in THREE] == [[room] for room in rooms.values()]
    before = THREE[: BUILD_STEPS.index(step)]
    assert [told["seat"] for told in t.told("room-placed")] == before


@rule("BM-END-01")
@card("kobold-strike")
def test_rooms_can_be_built_again_in_the_next_turn() -> None:
    """The ban ends with the turn in which the spell was cast."""
    t = placing()
    cast(t, "bob", "kobold-strike").all_pass()
    t.phase("build")
    assert "place open-grave 1" in t.options("ann")
    t.answer("ann", "place open-grave 1").all_pass()
    assert t.rooms("ann") == ["open-grave", "golem-factory"]
    assert t.told("room-revealed") == [{"seat": "ann", "card": "open-grave", "slot": 1}]


@rule("BM-BUILD-24")
@card("kobold-strike")
def test_a_returned_room_lures_nobody() -> None:
    """The tie that a hidden room was to break stays a tie after Kobold Strike, and is broken without it."""
    fighter = a_hero(wants="fighter")
    for struck in (False, True):
        t = boss_monster()
        t.dungeon("ann", "golem-factory")
        t.dungeon("bob", "golem-factory")
        t.town(fighter)
        t.hand("ann", "neanderthal-cave")
        t.hand("bob", "kobold-strike")
        t.phase("build")
        t.answer("ann", "place neanderthal-cave 1")
        if struck:
            cast(t, "bob", "kobold-strike")
        t.all_pass()
        t.phase("bait")
        assert t.queue("ann") == ([] if struck else [fighter])


@rule("BM-BUILD-20")
@card("kobold-strike", "construction-zone")
def test_kobolds_stop_a_construction_zone_before_it_opens() -> None:
    """A room that would build another when built is never built, so its owner builds nothing at all."""
    t = boss_monster()
    t.hand("ann", "construction-zone", "golem-factory")
    t.hand("bob", "kobold-strike")
    t.phase("build")
    t.answer("ann", "place construction-zone 0")
    cast(t, "bob", "kobold-strike").all_pass()
    assert t.rooms("ann") == []
    assert t.hand_of("ann") == ["construction-zone", "golem-factory"]
    assert t.events("ability-works") == []


@rule("BM-BOSS-06")
@card("kobold-strike", "king-croak")
def test_kobolds_take_the_fifth_room_away_and_the_level_up_with_it() -> None:
    """The boss whose fifth room goes back to the hand does not level up; without the spell it does."""
    for struck in (False, True):
        t = boss_monster(bosses=["king-croak", "gorgona"])
        t.dungeon("ann", *FIVE_ROOMS[:4])
        t.hand("ann", "neanderthal-cave")
        t.hand("bob", "kobold-strike")
        t.phase("build")
        t.answer("ann", "place neanderthal-cave 4")
        if struck:
            cast(t, "bob", "kobold-strike")
        t.all_pass()
        assert side(t, "ann").levelled is not struck


@rule("BM-CONF-38", "BM-KEY-47")
@card("kobold-strike", "king-croak", "cleopatra")
@pytest.mark.parametrize(
    ("boss", "found", "under"),
    [("king-croak", "beast-menagerie", "golem-factory"), ("cleopatra", "recycling-center", "dizzygas-hallway")],
)
def test_a_level_up_under_kobold_strike_finds_a_room_but_cannot_build_it(boss: str, found: str, under: str) -> None:
    """Five rooms that were there before level the boss up; the room it looks for stays in the hand."""
    for struck in (False, True):
        t = boss_monster(bosses=[boss, "gorgona"])
        t.dungeon("ann", *FIVE_ROOMS)
        t.hand("bob", "kobold-strike")
        t.only_in("room deck", found, "dark-altar")
        t.phase("build")
        if struck:
            cast(t, "bob", "kobold-strike")
        t.pass_until("ann", "may")
        t.answer("ann", "yes")
        slot = len(FIVE_ROOMS) - 1 - FIVE_ROOMS.index(under)
        if struck:
            assert t.waiting == []
            assert t.hand_of("ann") == [found]
            assert t.rooms("ann") == FIVE_ROOMS
        else:
            t.answer("ann", f"place {found} {slot}")
            assert found in t.rooms("ann")


@card("kobold-strike")
def test_kobold_strike_may_be_cast_when_there_is_nothing_to_send_home() -> None:
    """Its caster may bar building before anybody has laid a room, and nobody gets a room back."""
    t = boss_monster()
    t.hand("ann", "kobold-strike", "open-grave")
    t.hand("bob", "golem-factory")
    t.phase("build")
    cast(t, "ann", "kobold-strike")
    assert t.events("room-returned") == []
    assert t.waiting == []
    assert t.rooms("ann") == t.rooms("bob") == []


@rule("BM-KEY-07", "BM-CONF-28")
@card("kobold-strike", "counterspell")
@pytest.mark.parametrize("countered_back", [False, True])
def test_kobolds_may_be_held_off(countered_back: bool) -> None:
    """Countered, the spell changes nothing and building goes on; if the counter is countered, the kobolds strike."""
    t = placing()
    t.hand("ann", "counterspell")
    t.hand("bob", "counterspell")
    cast(t, "bob", "kobold-strike")
    assert t.waiting == ["ann"]
    t.answer("ann", "cast counterspell")
    assert t.waiting == ["bob"]
    t.answer("bob", "cast counterspell" if countered_back else "pass")
    if not countered_back:
        t.pass_until("cy", "build")
        t.answer("cy", "place succubus-spa 0")
    t.all_pass()
    assert t.rooms("ann") == (["golem-factory"] if countered_back else ["open-grave", "golem-factory"])
    assert t.rooms("bob") == (["dark-altar"] if countered_back else ["neanderthal-cave"])
    assert t.rooms("cy") == ([] if countered_back else ["succubus-spa"])
    spells = ["kobold-strike", "counterspell"] + (["counterspell"] if countered_back else [])
    assert sorted(t.discarded) == sorted(spells)


@rule("BM-KEY-06", "BM-KEY-07")
@card("kobold-strike", "all-seeing-eye")
def test_an_all_seeing_eye_sees_the_kobolds_coming() -> None:
    """Cancelled by the Eye, Kobold Strike leaves the hidden rooms where they are."""
    t = boss_monster(seats=THREE)
    t.hand("ann", "open-grave", "kobold-strike")
    arm(t, "cy", "all-seeing-eye")
    t.phase("build")
    t.answer("ann", "place open-grave 0")
    cast(t, "ann", "kobold-strike")
    cancel(t, "cy", "all-seeing-eye")
    t.all_pass()
    assert t.rooms("ann") == ["open-grave"]
    assert sorted(t.discarded) == ["annihilator", "kobold-strike"]


@card("kobold-strike")
def test_kobold_strike_after_the_reveal_finds_nothing_hidden() -> None:
    """Where a window follows the reveal, the spell may be cast there and the built rooms stay."""
    t = boss_monster(post_reveal_window="on")
    t.hand("ann", "open-grave")
    t.hand("bob", "kobold-strike")
    t.phase("build")
    t.answer("ann", "place open-grave 0")
    t.pass_until("bob", "react")
    cast(t, "bob", "kobold-strike").all_pass()
    assert t.rooms("ann") == ["open-grave"]
    assert t.events("room-returned") == []


# -- Motivation -------------------------------------------------------------------------------------------------------


@rule("BM-BOSS-02", "BM-KEY-15")
@card("motivation")
@pytest.mark.parametrize(
    ("anns", "bobs", "cys", "may"),
    [
        (0, 0, 0, False),
        (0, 1, 0, True),
        (2, 2, 2, False),
        (2, 2, 3, True),
        (2, 3, 1, True),
        (3, 2, 1, False),
        (4, 5, 0, True),
    ],
)
def test_motivation_is_for_who_has_fewer_rooms_than_some_rival(anns: int, bobs: int, cys: int, may: bool) -> None:
    """One rival with more rooms is enough; a tie for most is not, and bosses do not count."""
    t = boss_monster(seats=THREE)
    rooms = ["golem-factory", "succubus-spa", "neanderthal-cave", "brainsucker-hive", "goblin-armory"]
    t.dungeon("ann", *rooms[:anns])
    t.dungeon("bob", *rooms[:bobs])
    t.dungeon("cy", *rooms[:cys])
    t.hand("ann", "motivation", "dark-altar")
    t.phase("build")
    if may:
        assert "cast motivation" in t.options("ann")
    else:
        refuses_to_cast(t, "ann", "motivation")


@rule("BM-KEY-48", "BM-BUILD-20")
@card("motivation")
def test_motivation_counts_visible_rooms_only() -> None:
    """Cards beneath others and rooms that still lie face down make nobody's dungeon larger."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", ["dark-altar", "succubus-spa"], ["brainsucker-hive", "neanderthal-cave"])
    t.hand("bob", "motivation", "dizzygas-hallway")
    t.hand("ann", "jackpot-stash", "motivation")
    t.phase("build")
    refuses_to_cast(t, "ann", "motivation")
    t.answer("ann", "place jackpot-stash 2")
    pass_to(t, "build of bob", "bob")
    assert len(side(t, "ann").dungeon) == 3
    refuses_to_cast(t, "bob", "motivation")


@rule("BM-KEY-15")
@card("motivation", "freeze")
@pytest.mark.parametrize("may", [True, False])
def test_a_frozen_room_does_not_count_for_motivation(may: bool) -> None:
    """Freezing one's own room makes one have fewer rooms; freezing a rival's takes the difference away."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", *FIVE_ROOMS[: 2 if may else 3])
    t.hand("ann", "motivation", "freeze", "jackpot-stash")
    t.phase("build")
    assert ("cast motivation" in t.options("ann")) is not may
    cast(t, "ann", "freeze", "room golem-factory ann 1" if may else "room open-grave bob 2")
    if may:
        assert "cast motivation" in t.options("ann")
    else:
        refuses_to_cast(t, "ann", "motivation")


def motivated(*hand: str, **options: str) -> Table:
    """Ann, with two rooms against bob's three, holds Motivation and `hand`."""
    t = boss_monster(**options)
    t.dungeon("ann", "golem-factory", "succubus-spa")
    t.dungeon("bob", "open-grave", "brainsucker-hive", "neanderthal-cave")
    t.hand("ann", "motivation", *hand)
    t.phase("build")
    return t


@rule("BM-BUILD-23", "BM-BUILD-03", "BM-SPELL-06")
@card("motivation")
@every_edition
def test_motivation_lets_its_caster_lay_a_second_room_elsewhere(edition: str) -> None:
    """After the first hidden room a second may be laid anywhere that a room may go, but not on the first."""
    t = motivated("dark-altar", "jackpot-stash", edition=edition)
    t.hand("bob", "jeopardy")
    t.answer("ann", "place dark-altar 2")
    assert not [words for words in t.options("ann") if words.startswith("place")]
    cast(t, "ann", "motivation")
    asked = t.asked("ann")
    assert asked is not None
    assert (asked.kind, asked.source) == ("place-another", "motivation")
    assert t.options("ann") == [
        "pass",
        "place jackpot-stash 0",
        "place jackpot-stash 1",
        "place jackpot-stash 3",
    ]
    t.answer("ann", "place jackpot-stash 3")
    assert [place.hidden for place in side(t, "ann", "bob").dungeon] == [False, False, True, True]
    assert t.told("room-placed", "bob") == [{"seat": "ann", "slot": 2}, {"seat": "ann", "slot": 3}]
    assert t.told("spell-cast") == [{"seat": "ann", "card": "motivation"}]
    assert t.discarded == ["motivation"]

    t.all_pass()
    assert t.rooms("ann") == ["jackpot-stash", "dark-altar", "golem-factory", "succubus-spa"]
    assert [told["card"] for told in t.told("room-revealed")] == ["dark-altar", "jackpot-stash"]


@rule("BM-BUILD-23")
@card("motivation")
def test_the_room_of_motivation_may_come_first() -> None:
    """Cast before one's own placement, it takes nothing from it; the second room cannot go on the hidden first."""
    t = motivated("dark-altar", "jackpot-stash")
    cast(t, "ann", "motivation", "place dark-altar 1")
    assert [words for words in t.options("ann") if words.startswith("place")] == [
        "place jackpot-stash 0",
        "place jackpot-stash 2",
    ]
    t.answer("ann", "place jackpot-stash 0")
    assert t.rooms("ann") == ["dark-altar", "jackpot-stash"]
    assert [place.under for place in side(t, "ann").dungeon] == [("succubus-spa",), ("golem-factory",)]


@rule("BM-BUILD-10", "BM-BUILD-06", "BM-BUILD-12")
@card("motivation")
def test_the_second_room_obeys_the_rules_of_building() -> None:
    """An advanced room needs a matching treasure beneath, and a sixth place is not to be had."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "succubus-spa", "neanderthal-cave", "open-grave")
    t.dungeon("bob", *FIVE_ROOMS)
    t.levelled("bob")
    t.hand("ann", "motivation", "beast-menagerie", "dark-altar", "jackpot-stash")
    t.phase("build")
    t.answer("ann", "place dark-altar 4")
    cast(t, "ann", "motivation")
    assert t.options("ann") == [
        "pass",
        "place beast-menagerie 3",
        *(f"place jackpot-stash {slot}" for slot in range(4)),
    ]


@rule("BM-SPELL-08", "BM-BUILD-17")
@card("motivation")
@pytest.mark.parametrize("step", ["build of ann", "build of cy"])
def test_motivation_works_in_rivals_build_steps(step: str) -> None:
    """Cast in a rival's step, before or after one's own, its room is laid at once and revealed with the others."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "golem-factory")
    t.hand("bob", "motivation", "dark-altar", "jackpot-stash")
    t.hand("cy", "jeopardy")
    t.phase("build")
    pass_to(t, "build of ann", "bob")
    if step == "build of ann":
        cast(t, "bob", "motivation", "place dark-altar 0")
        pass_to(t, "build of bob", "bob")
        t.answer("bob", "place jackpot-stash 1")
        expected = ["jackpot-stash", "dark-altar"]
    else:
        pass_to(t, "build of bob", "bob")
        t.answer("bob", "pass")
        pass_to(t, "build of cy", "bob")
        assert t.options("bob") == ["pass", "cast motivation"]
        cast(t, "bob", "motivation")
        t.answer("cy", "pass")
        t.answer("bob", "place dark-altar 0")
        expected = ["dark-altar"]
    t.all_pass()
    assert t.rooms("bob") == expected
    assert [told["card"] for told in t.told("room-revealed")] == list(reversed(expected))


@card("motivation")
def test_whoever_is_motivated_need_not_build() -> None:
    """The second room may be declined, and the chance is gone with the spell."""
    t = motivated("dark-altar", "jackpot-stash")
    t.answer("ann", "place dark-altar 2")
    cast(t, "ann", "motivation", "pass")
    assert t.discarded == ["motivation"]
    t.all_pass()
    assert t.hand_of("ann") == ["jackpot-stash"]
    assert t.rooms("ann") == ["dark-altar", "golem-factory", "succubus-spa"]


@card("motivation")
@pytest.mark.parametrize("hand", [[], ["recycling-center"]])
def test_motivation_without_a_room_to_lay_is_wasted(hand: list[str]) -> None:
    """With no room in hand, or none that fits anywhere, nothing is asked and the spell is discarded."""
    t = motivated(*hand)
    cast(t, "ann", "motivation")
    assert t.waiting == []
    assert t.events("room-placed") == []
    assert t.discarded == ["motivation"]


@rule("BM-BUILD-21", "BM-BOSS-06", "BM-BOSS-07", "BM-BOSS-09")
@card("motivation", "dark-laboratory", "monstrous-monument")
def test_both_rooms_are_built_at_the_same_reveal() -> None:
    """The fourth and fifth room turn up together: one level-up, then both when-built abilities as they were laid."""
    t = boss_monster(bosses=["gorgona", "robobo"])
    t.dungeon("ann", "golem-factory", "succubus-spa", "open-grave")
    t.dungeon("bob", *FIVE_ROOMS)
    t.levelled("bob")
    t.town("the-fool")
    t.pile("neanderthal-cave")
    t.hand("ann", "motivation", "monstrous-monument", "dark-laboratory")
    t.next_from("spell deck", "fear", "fear")
    t.phase("build")
    t.answer("ann", "place monstrous-monument 3")
    cast(t, "ann", "motivation", "place dark-laboratory 4").all_pass()

    assert t.events("levelled-up") == ["levelled-up"]
    assert t.told("town-hero-killed") == [{"hero": "the-fool", "seat": "ann", "souls": 1}]
    assert [told["card"] for told in t.told("ability-works")] == ["monstrous-monument", "dark-laboratory"]
    assert t.hand_of("ann") == ["fear", "neanderthal-cave"]
    assert t.events("room-revealed", "levelled-up", "ability-works") == [
        "room-revealed",
        "room-revealed",
        "levelled-up",
        "ability-works",
        "ability-works",
    ]


@rule("BM-SPELL-05")
@card("motivation")
def test_two_motivations_give_two_more_rooms() -> None:
    """Nothing limits the spell to one a turn: hidden rooms do not count, so the second may be cast after the first."""
    t = motivated("dark-altar", "jackpot-stash", "dizzygas-hallway", "motivation")
    t.answer("ann", "place dark-altar 2")
    cast(t, "ann", "motivation", "place jackpot-stash 3")
    cast(t, "ann", "motivation", "place dizzygas-hallway 4")
    t.all_pass()
    assert t.rooms("ann") == ["dizzygas-hallway", "jackpot-stash", "dark-altar", "golem-factory", "succubus-spa"]


@rule("BM-CONF-24")
@card("motivation")
def test_motivation_must_be_cast_before_the_rooms_are_revealed() -> None:
    """Where a window follows the reveal, other hammer spells may be cast in it and Motivation may not."""
    t = motivated("dark-altar", "jackpot-stash", "princess-in-peril", post_reveal_window="on")
    t.town("the-fool")
    t.pass_until("ann", "react")
    assert "cast princess-in-peril" in t.options("ann")
    refuses_to_cast(t, "ann", "motivation")


@card("motivation", "kobold-strike")
def test_motivation_cannot_be_cast_once_building_is_barred() -> None:
    """After Kobold Strike no second room is to be had either."""
    t = boss_monster()
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "motivation", "kobold-strike", "dark-altar", "jeopardy")
    t.phase("build")
    assert "cast motivation" in t.options("ann")
    cast(t, "ann", "kobold-strike")
    refuses_to_cast(t, "ann", "motivation")


@rule("BM-PRIO-04")
@card("motivation", "kobold-strike")
def test_kobolds_in_answer_leave_motivation_nothing_to_do() -> None:
    """The active player answers a rival's Motivation with Kobold Strike: the rival lays nothing, both are discarded."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "kobold-strike")
    t.hand("bob", "motivation", "dark-altar")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "motivation")
    assert t.waiting == ["ann"]
    cast(t, "ann", "kobold-strike").all_pass()
    assert t.rooms("bob") == []
    assert t.hand_of("bob") == ["dark-altar"]
    assert sorted(t.discarded) == ["kobold-strike", "motivation"]


@rule("BM-BUILD-20")
@card("motivation", "kobold-strike")
def test_kobolds_send_both_rooms_home() -> None:
    """Two rooms laid with Motivation both come back, from the left end and from a stack."""
    t = motivated("dark-altar", "jackpot-stash")
    t.hand("bob", "kobold-strike")
    t.answer("ann", "place dark-altar 1")
    cast(t, "ann", "motivation", "place jackpot-stash 2")
    cast(t, "bob", "kobold-strike").all_pass()
    assert t.rooms("ann") == ["golem-factory", "succubus-spa"]
    assert t.hand_of("ann") == ["dark-altar", "jackpot-stash"]


@rule("BM-PRIO-04")
@card("motivation", "dark-altar")
def test_motivation_does_nothing_when_no_rival_has_more_rooms_any_longer() -> None:
    """The active player gives up the room that made the difference in answer: the rival may not build a second room."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "jackpot-stash")
    t.dungeon("bob", "open-grave")
    t.hand("bob", "motivation", "dark-altar")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "motivation")
    assert t.waiting == ["ann"]
    t.answer("ann", "use jackpot-stash 0")
    asked = t.asked("bob")
    assert asked is not None
    assert (asked.kind, asked.source) == ("build", "")
    assert t.told("room-placed") == []
    assert sorted(t.discarded) == ["jackpot-stash", "motivation"]


@rule("BM-KEY-07")
@card("motivation", "counterspell", "all-seeing-eye")
@both_cancels
def test_a_cancelled_motivation_gives_no_second_room(means: str) -> None:
    """The caster still lays the one room of the turn and no other."""
    t = boss_monster(seats=THREE)
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "motivation", "dark-altar", "jackpot-stash")
    arm(t, "cy", means)
    t.phase("build")
    cast(t, "ann", "motivation")
    cancel(t, "cy", means)
    t.answer("ann", "place dark-altar 0").all_pass()
    assert t.rooms("ann") == ["dark-altar"]
    assert t.hand_of("ann") == ["jackpot-stash"]
    assert "motivation" in t.discarded


@rule("BM-BUILD-24")
@card("motivation", "princess-in-peril", "zombie-attack")
def test_three_hammer_spells_in_one_build_step() -> None:
    """A player may cast three spells in one step; all three have worked by the end of the turn."""
    caller, dead = a_hero(health=4, wants="mage"), a_hero(health=4, wants="cleric")
    t = boss_monster()
    t.dungeon("bob", "dragon-hatchery", "dragon-hatchery")
    t.town(caller)
    t.give_souls("bob", dead)
    t.hand("ann", "motivation", "princess-in-peril", "zombie-attack", "neanderthal-cave", "open-grave")
    t.turn("build")
    cast(t, "ann", "zombie-attack")
    cast(t, "ann", "princess-in-peril")
    cast(t, "ann", "motivation", "place open-grave 0")
    t.answer("ann", "place neanderthal-cave 1").all_pass()
    assert damages(t) == [3, 2]
    assert t.order_of_deaths() == [caller]
    assert (t.souls("ann"), t.souls("bob"), t.wounds("bob")) == (1, 0, 1)
    assert t.discarded == ["zombie-attack", "princess-in-peril", "motivation"]
