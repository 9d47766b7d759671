"""The spells with hammer and axe: Counterspell, Freeze, Jeopardy, Soul Harvest."""

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
FOUR = ["ann", "bob", "cy", "dan"]
EPIC = a_hero(epic=True, health=13)
EPIC_11 = a_hero(epic=True, health=11)
ROOM_DECK, SPELL_DECK = 1, 2

ALWAYS = [*BUILD_STEPS, ENTRANCES[0], *ANNS_ROOMS, ENTRANCES[1], *BOBS_ROOMS]

both_phases = pytest.mark.parametrize("phase", ["build", "adventure"])


@rule("BM-SPELL-04", "BM-SPELL-08", "BM-BUILD-18", "BM-ADV-17", "BM-ADV-18", "BM-TURN-08", "BM-BAIT-09", "BM-END-04")
@card("freeze", "jeopardy", "soul-harvest")
@every_edition
@pytest.mark.parametrize("spell", ["freeze", "jeopardy", "soul-harvest"])
def test_a_spell_with_both_icons_may_be_cast_in_build_and_in_adventure(spell: str, edition: str) -> None:
    """In every build step, at every entrance and in every room, and not at the reveal or in the other phases."""
    found = moments_of(spell, edition)
    assert found.could == ALWAYS
    assert found.could_not == NEVER


# -- Counterspell -----------------------------------------------------------------------------------------------------


@rule("BM-KEY-06")
@card("counterspell")
@every_edition
def test_a_counterspell_cannot_be_cast_unless_a_spell_has_been(edition: str) -> None:
    """Its holder is asked in every moment of a turn in which nobody casts anything, and may never cast it."""
    found = moments_of("counterspell", edition)
    assert found.could == []
    assert sorted(found.could_not) == sorted([*NEVER, *ALWAYS])


# What tells that a spell has worked.
TELLS = {
    "annihilator": "room-boosted",
    "assassin": "hero-strengthened",
    "cave-in": "room-destroyed",
    "exhaustion": "hero-hurt",
    "fear": "hero-fled",
    "freeze": "room-deactivated",
    "giant-size": "room-boosted",
    "jeopardy": "card-drawn",
    "kobold-strike": "building-barred",
    "motivation": "room-placed",
    "princess-in-peril": "hero-moved",
    "soul-harvest": "soul-lost",
    "teleportation": "hero-sent-back",
    "trepidation": "heroes-kept-out",
    "zombie-attack": "hero-revived",
}
CASTS = [
    *(("build", spell) for spell in ("kobold-strike", "motivation", "princess-in-peril", "zombie-attack")),
    *(("adventure", spell) for spell in ("annihilator", "assassin", "cave-in", "exhaustion", "fear", "giant-size")),
    *(("adventure", spell) for spell in ("teleportation", "trepidation")),
    *((phase, spell) for phase in ("build", "adventure") for spell in ("freeze", "jeopardy", "soul-harvest")),
]


def announced(phase: str, spell: str, *counterspells: str) -> Table:
    """Ann has just announced the spell; these players hold a Counterspell, and cy has an All-Seeing Eye to use."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "succubus-spa", "haunted-library")
    t.dungeon("bob", "brainsucker-hive", "mimic-vault", "golem-factory")
    t.dungeon("cy", "all-seeing-eye")
    t.town(a_hero(health=6, wants="mage"))
    t.give_souls("ann", a_hero(health=4, wants="cleric"))
    t.give_souls("bob", *(a_hero(health=4, wants=wants) for wants in ("fighter", "mage", "thief")))
    t.entrance("bob" if spell == "assassin" else "ann", EPIC)
    t.hand("ann", spell, "neanderthal-cave")
    t.hand("cy", "trepidation" if spell != "trepidation" else "fear")
    for name in counterspells:
        t.hand(name, "counterspell")
    t.phase(phase)
    if phase == "adventure":
        pass_to(t, "brainsucker-hive of bob" if spell == "assassin" else "succubus-spa of ann", "ann")
    cast(t, "ann", spell)
    asked = t.asked("ann")
    while asked is not None and asked.kind.startswith("choose"):
        t.answer("ann", t.options("ann")[0])
        asked = t.asked("ann")
    return t


@rule("BM-KEY-06", "BM-KEY-07", "BM-CONF-28", "BM-SPELL-06")
@card("counterspell", "all-seeing-eye")
@card("annihilator", "assassin", "cave-in", "exhaustion", "fear", "freeze", "giant-size", "jeopardy", "kobold-strike")
@card("motivation", "princess-in-peril", "soul-harvest", "teleportation", "trepidation", "zombie-attack")
@pytest.mark.parametrize(
    ("chain", "works"),
    [
        pytest.param([], True, id="nobody cancels"),
        pytest.param(["bob"], False, id="countered"),
        pytest.param(["bob", "ann"], True, id="the counter is countered"),
        pytest.param(["cy"], False, id="the eye"),
        pytest.param(["bob", "cy"], True, id="the eye on the counter"),
        pytest.param(["bob", "ann", "cy"], False, id="the eye on the counter to the counter"),
    ],
)
@pytest.mark.parametrize(("phase", "spell"), CASTS)
def test_in_a_chain_of_cancels_the_newest_wins(phase: str, spell: str, chain: list[str], works: bool) -> None:
    """A spell works if it is not cancelled, or if what would cancel it is cancelled itself; all cards are discarded."""
    t = announced(phase, spell, *(name for name in chain if name != "cy"))
    for name in chain:
        t.pass_until(name, "cancel")
        cancel(t, name, "all-seeing-eye" if name == "cy" else "counterspell")
    while t.waiting:
        options = t.options(t.waiting[0])
        asked = t.asked(t.waiting[0])
        assert asked is not None
        wanted = ["place neanderthal-cave 0"] if asked.kind == "place-another" else []
        t.answer(t.waiting[0], next(words for words in [*wanted, "pass", "no"] if words in options))

    assert (TELLS[spell] in t.events()) is works
    cast_by = ["ann", *(name for name in chain if name != "cy")]
    spent = [spell, *["counterspell"] * (len(cast_by) - 1)]
    assert sorted(played for played in t.discarded if played in spent) == sorted(spent)
    assert t.view("").staged == []


@rule("BM-KEY-06", "BM-PRIO-02", "BM-PRIO-03")
@card("counterspell", "all-seeing-eye")
@both_phases
@pytest.mark.parametrize(
    ("caster", "order"), [("ann", ["cy", "bob", "dan"]), ("cy", ["ann", "bob", "dan"]), ("dan", ["cy", "ann", "bob"])]
)
def test_everybody_else_may_cancel_the_active_player_first_then_by_xp(
    phase: str, caster: str, order: list[str]
) -> None:
    """In cy's turn, whoever casts: all three others are asked in turn, and each may cancel."""
    t = boss_monster(seats=FOUR)
    means = {"ann": "counterspell", "bob": "all-seeing-eye", "cy": "counterspell", "dan": "all-seeing-eye"}
    for name, with_what in means.items():
        if name != caster:
            arm(t, name, with_what)
    t.hand(caster, "jeopardy", "open-grave")
    t.hand("cy", "open-grave")
    t.dungeon("cy", "golem-factory")
    t.entrance("cy", a_hero(health=8))
    t.phase(phase)
    pass_to(t, "build of cy" if phase == "build" else "entrance of cy", caster)
    cast(t, caster, "jeopardy")
    asked = []
    while t.waiting and t.view("").staged:
        name = t.waiting[0]
        decision = t.asked(name)
        assert decision is not None
        if decision.kind == "cancel":
            asked.append(name)
            cancelled = t.fork()
            cancel(cancelled, name, means[name])
            cancelled.all_pass()
            assert "jeopardy" in cancelled.discarded
            assert "open-grave" in cancelled.hand_of(caster)
        t.answer(name, "pass")
    assert asked == order
    assert "open-grave" in t.discarded


@rule("BM-SPELL-06", "BM-KEY-07")
@card("counterspell", "freeze")
@both_phases
def test_a_counterspell_names_the_spell_it_cancels(phase: str) -> None:
    """The log says what was countered, the countered spell does nothing, and both cards end in the discard pile."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", EPIC)
    t.hand("ann", "freeze", "jeopardy")
    t.hand("bob", "counterspell")
    t.phase(phase)
    cast(t, "ann", "freeze")
    assert t.view("").staged == ["freeze"]
    assert t.options("bob") == ["pass", "cast counterspell"]
    cast(t, "bob", "counterspell")
    assert t.told("spell-cast-spell") == [{"seat": "bob", "card": "counterspell", "other": "freeze"}]
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert turned_sideways(t, "ann") == []
    assert t.discarded == ["freeze", "counterspell"]
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["jeopardy"], [])


@rule("BM-CONF-28")
@card("counterspell", "dark-altar", "torture-chamber")
def test_a_counterspell_is_no_use_against_abilities() -> None:
    """Two room abilities are used, and the rival with a Counterspell is not even asked."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", "torture-chamber")
    t.hand("bob", "counterspell", "golem-factory")
    t.pile("open-grave")
    t.phase("build")
    t.answer("ann", "use torture-chamber 0")
    assert t.hand_of("bob") == ["counterspell"]
    assert t.waiting == ["ann"]
    t.answer("ann", "use dark-altar 0")
    t.answer("ann", "card open-grave")
    assert t.events("spell-cast-spell") == []
    assert t.hand_of("ann") == ["open-grave"]


@rule("BM-CONF-28")
@card("counterspell", "all-seeing-eye")
def test_a_counterspell_cannot_stop_an_all_seeing_eye() -> None:
    """The Eye is a room: the caster whose spell it cancels holds a Counterspell in vain."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze", "counterspell")
    t.hand("bob", "assassin")
    t.phase("build")
    cast(t, "ann", "freeze", "room golem-factory ann 0")
    t.answer("bob", "use all-seeing-eye 0")
    assert t.told("ability-used-spell") == [{"seat": "bob", "card": "all-seeing-eye", "other": "freeze"}]
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert t.hand_of("ann") == ["counterspell"]
    assert t.waiting == []


@rule("BM-CONF-28", "BM-KEY-06")
@card("counterspell", "all-seeing-eye")
def test_a_spell_saved_from_one_cancel_may_fall_to_the_next() -> None:
    """After the counter has been countered the others are still asked, and the third player's Eye cancels the spell."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "golem-factory")
    t.dungeon("cy", "all-seeing-eye")
    t.hand("ann", "freeze", "counterspell")
    t.hand("bob", "counterspell")
    t.hand("cy", "assassin")
    t.phase("build")
    cast(t, "ann", "freeze", "room golem-factory ann 0")
    t.answer("bob", "cast counterspell")
    t.answer("ann", "cast counterspell")
    t.answer("cy", "pass")
    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "counterspell"}]
    assert t.view("").staged == ["freeze"]
    t.answer("cy", "use all-seeing-eye 0")
    assert t.told("spell-cancelled")[1:] == [{"seat": "ann", "card": "freeze"}]
    assert turned_sideways(t, "ann") == []


@rule("BM-PRIO-04", "BM-KEY-06")
@card("counterspell", "freeze", "giant-size")
def test_the_active_players_answer_may_be_countered_too() -> None:
    """A rival counters the Freeze that was to save the room, and the rival's own spell works."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("ann", "freeze")
    t.hand("bob", "giant-size", "counterspell")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast_on(t, "bob", "giant-size", "golem-factory", "ann", 1)
    cast_on(t, "ann", "freeze", "golem-factory", "ann", 1)
    assert t.waiting == ["bob"]
    t.answer("bob", "cast counterspell").all_pass()
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert damages(t) == [5, 1]


@rule("BM-KEY-07", "BM-PRIO-04")
@card("counterspell", "giant-size")
@pytest.mark.parametrize("countered", [False, True])
def test_there_is_nothing_to_answer_once_a_spell_is_cancelled(countered: bool) -> None:
    """The active player is asked to answer a rival's spell only if nobody has cancelled it before."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", EPIC)
    t.hand("ann", "jeopardy")
    t.hand("bob", "giant-size")
    t.hand("cy", "counterspell")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast(t, "bob", "giant-size")
    t.answer("cy", "cast counterspell" if countered else "pass")
    asked = t.asked("ann")
    assert asked is not None
    assert asked.kind == ("react" if countered else "answer")


@rule("BM-CONF-24", "BM-KEY-06")
@card("counterspell", "freeze")
@pytest.mark.parametrize("countered", [False, True])
def test_spells_after_the_reveal_may_be_countered_like_any_other(countered: bool) -> None:
    """In the window after the reveal nobody is active: the new room may be frozen, and the spell cancelled."""
    t = boss_monster(post_reveal_window="on")
    t.hand("ann", "golem-factory", "counterspell")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "place golem-factory 0")
    t.pass_until("bob", "react")
    assert t.view("").active == -1
    cast(t, "bob", "freeze")
    t.answer("ann", "cast counterspell" if countered else "pass")
    assert turned_sideways(t, "ann") == ([] if countered else ["golem-factory"])
    assert t.waiting == []


@rule("BM-KEY-06")
@card("counterspell", "liger-s-den")
def test_casting_a_counterspell_is_casting_a_spell() -> None:
    """Liger's Den pays for the Counterspell of its owner, unless that is countered itself."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "liger-s-den")
    t.hand("ann", "freeze", "counterspell")
    t.hand("bob", "counterspell")
    t.next_from("spell deck", "fear")
    t.phase("build")
    cast(t, "ann", "freeze", "room golem-factory ann 0")
    t.answer("bob", "cast counterspell")
    let_pass = t.fork().answer("ann", "pass")
    assert let_pass.hand_of("bob") == ["fear"]
    t.answer("ann", "cast counterspell")
    assert turned_sideways(t, "ann") == ["golem-factory"]
    assert t.hand_of("bob") == []


@rule("BM-KEY-07")
@card("counterspell", "jeopardy")
def test_whoever_holds_back_the_counterspell_may_lose_it() -> None:
    """Not used against Jeopardy, it is discarded with the rest of the hand."""
    t = boss_monster()
    t.hand("ann", "jeopardy")
    t.hand("bob", "counterspell")
    t.next_from("room deck", "dark-altar", "goblin-armory", "open-grave", "golem-factory")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    t.answer("bob", "pass")
    assert t.discarded == ["counterspell", "jeopardy"]
    assert t.hand_of("bob") == ["assassin", "golem-factory", "open-grave"]


# -- Freeze -----------------------------------------------------------------------------------------------------------


@rule("BM-CONF-21", "BM-KEY-48", "BM-BOSS-03", "BM-KEY-44")
@card("freeze")
@every_edition
def test_freeze_offers_the_uncovered_active_built_rooms_of_all_dungeons(edition: str) -> None:
    """One's own and rivals', of either grade; not bosses, nor rooms that are face down, covered or frozen already."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", ["golem-factory", "beast-menagerie"], "dark-laboratory")
    t.dungeon("bob", "succubus-spa", "neanderthal-cave")
    t.hand("ann", "freeze", "freeze", "dizzygas-hallway")
    t.phase("build")
    t.answer("ann", "place dizzygas-hallway 0")
    cast(t, "ann", "freeze", "room succubus-spa bob 1")
    cast(t, "ann", "freeze")
    assert t.options("ann") == ["room beast-menagerie ann 1", "room open-grave ann 2", "room neanderthal-cave bob 0"]


@card("freeze")
@both_phases
def test_freeze_needs_a_room_to_freeze(phase: str) -> None:
    """With every room frozen already, or none built, it cannot be cast."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", EPIC)
    t.hand("ann", "freeze", "freeze", "jeopardy")
    t.phase(phase)
    cast(t, "ann", "freeze")
    refuses_to_cast(t, "ann", "freeze")

    t = boss_monster()
    t.hand("ann", "freeze", "jeopardy")
    t.entrance("ann", EPIC)
    t.phase(phase)
    refuses_to_cast(t, "ann", "freeze")


@rule("BM-KEY-11", "BM-KEY-12", "BM-END-02", "BM-SPELL-06", "BM-CONF-30", "BM-CONF-40")
@card("freeze")
@every_edition
@both_phases
def test_a_frozen_room_does_nothing_until_end_of_turn(phase: str, edition: str) -> None:
    """The hero passes it without entry, damage or window; in the next turn it is back to normal."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("bob", "freeze", "jeopardy")
    t.turn(phase)
    cast(t, "bob", "freeze", "room neanderthal-cave ann 1")
    assert t.told("room-deactivated") == [{"seat": "ann", "card": "neanderthal-cave"}]
    assert turned_sideways(t, "ann") == ["neanderthal-cave"]
    assert t.discarded == ["freeze"]
    asked_in = []
    while t.waiting:
        if t.view("").walker is not None:
            assert turned_sideways(t, "ann") == ["neanderthal-cave"]
            asked_in.append(moment(t))
        t.answer(t.waiting[0], "pass")
    assert asked_in == ["golem-factory of ann", "succubus-spa of ann"]
    assert t.told("hero-passed") == [{"hero": EPIC, "card": "neanderthal-cave"}]
    assert damages(t) == [2, 1]
    assert t.events("rooms-woke") == ["rooms-woke"]
    assert turned_sideways(t, "ann") == []

    t.entrance("ann", EPIC_11)
    t.turn("adventure").all_pass()
    assert damages(t)[2:] == [2, 3, 1]


@rule("BM-KEY-13")
@card("freeze")
def test_a_frozen_rooms_treasure_lures_nobody() -> None:
    """The dungeon whose fighter rooms are frozen in the build phase loses the fighter to a rival's boss."""
    fighter = a_hero(wants="fighter")
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "golem-factory", "neanderthal-cave")
    t.town(fighter)
    t.hand("bob", "freeze", "freeze")
    t.phase("build")
    cast(t, "bob", "freeze", "room golem-factory ann 1")
    cast_on(t, "bob", "freeze", "neanderthal-cave", "ann", 0).all_pass()
    assert side(t, "ann").treasure == (1, 0, 0, 0)
    t.phase("bait")
    assert t.queue("cy") == [fighter]


@rule("BM-KEY-14", "BM-KEY-17", "BM-KEY-16")
@card("freeze", "dark-altar")
def test_a_frozen_room_cannot_be_used_given_up_or_covered() -> None:
    """Its ability is not offered, it cannot be the price of another, and no room may be laid on it."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", "golem-factory")
    t.hand("ann", "open-grave")
    t.hand("bob", "freeze")
    t.pile("succubus-spa")
    t.phase("build")
    assert {"use dark-altar 1", "place open-grave 1"} <= set(t.options("ann"))
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room dark-altar ann 1").answer("ann", "pass")
    assert t.options("ann") == ["pass", "place open-grave 0", "place open-grave 2"]


@rule("BM-KEY-15", "BM-KEY-18", "BM-KEY-19")
@card("freeze", "goblin-armory", "monster-s-ballroom", "exhaustion")
def test_a_frozen_room_is_an_empty_space() -> None:
    """It is not counted, neighbours neither give nor take bonuses across it, and what lies beneath stays hidden."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", ["neanderthal-cave", "goblin-armory"], "monster-s-ballroom")
    t.entrance("ann", EPIC)
    t.hand("ann", "exhaustion")
    t.hand("bob", "freeze", "jeopardy")
    t.phase("adventure")
    assert [place.damage for place in side(t, "ann").dungeon] == [4, 1, 2]
    cast(t, "bob", "freeze", "room goblin-armory ann 1")
    assert [place.damage for place in side(t, "ann").dungeon] == [2, 0, 1]
    assert [place.treasure for place in side(t, "ann").dungeon][1] == (0, 0, 0, 0)
    pass_to(t, "succubus-spa of ann", "ann")
    cast(t, "ann", "exhaustion")
    assert [told["damage"] for told in t.told("hero-hurt")] == [2]


@rule("BM-BOSS-06", "BM-CONF-19", "BM-CONF-38")
@card("freeze", "gorgona")
@pytest.mark.parametrize("when", ["on_waking", "next_reveal"])
def test_a_level_up_waits_until_the_frozen_room_wakes(when: str) -> None:
    """The fifth room is revealed while another is frozen: the boss levels up when that one wakes, or next reveal."""
    t = boss_monster(bosses=["gorgona", "robobo"], frozen_level_up=when)
    t.dungeon("ann", "golem-factory", "succubus-spa", "open-grave", "brainsucker-hive")
    t.hand("ann", "neanderthal-cave", "dizzygas-hallway")
    t.hand("bob", "freeze")
    t.town("the-fool")
    t.turn("build")
    t.answer("ann", "place neanderthal-cave 4")
    cast(t, "bob", "freeze", "room open-grave ann 1").all_pass()
    assert len(t.rooms("ann")) == 5
    assert turned_sideways(t, "ann") == []
    assert side(t, "ann").levelled == (when == "on_waking")

    t.phase("build").all_pass()
    assert side(t, "ann").levelled
    assert t.events("rooms-woke", "levelled-up", "town-hero-killed") == [
        "rooms-woke",
        "levelled-up",
        "town-hero-killed",
    ]
    assert t.told("town-hero-killed") == [{"hero": "the-fool", "seat": "ann", "souls": 1}]


@rule("BM-CONF-19")
@card("freeze")
def test_a_frozen_room_keeps_its_place_in_the_row() -> None:
    """With five rooms, one of them frozen, there is no room for a sixth on the left."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "succubus-spa", "open-grave", "brainsucker-hive", "goblin-armory")
    t.levelled("ann")
    t.hand("ann", "neanderthal-cave", "freeze")
    t.phase("build")
    cast(t, "ann", "freeze", "room open-grave ann 2")
    assert t.options("ann") == ["pass", *(f"place neanderthal-cave {slot}" for slot in (0, 1, 3, 4))]


@rule("BM-CONF-40", "BM-KEY-14")
@card("freeze", "golem-factory")
@both_timings
def test_a_room_frozen_around_a_dying_hero_does_not_see_the_death(death_timing: str) -> None:
    """Damage dealt stays dealt and the hero dies, but where death waits, the frozen room draws no card for it."""
    hero = a_hero(health=4)
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "succubus-spa", "goblin-armory", "golem-factory")
    t.entrance("ann", hero)
    t.hand("bob", "freeze", "jeopardy")
    t.next_from("room deck", "dark-altar")
    t.phase("adventure")
    pass_to(t, "goblin-armory of ann", "bob")
    t.answer("bob", "pass")
    if death_timing == "on_leave":
        assert (moment(t), walker(t).damage) == ("golem-factory of ann", 6)
        cast(t, "bob", "freeze", "room golem-factory ann 0").all_pass()
        assert t.hand_of("ann") == []
    else:
        assert t.waiting == []
        assert t.hand_of("ann") == ["dark-altar"]
    assert t.order_of_deaths() == [hero]


@rule("BM-KEY-06", "BM-KEY-14")
@card("freeze", "all-seeing-eye")
def test_an_all_seeing_eye_may_cancel_the_freeze_aimed_at_it_and_not_one_later() -> None:
    """Cancelling comes before the Freeze works; an Eye that lets it pass is blind for the rest of the turn."""
    for answers in (True, False):
        t = boss_monster()
        t.dungeon("bob", "all-seeing-eye")
        t.hand("ann", "freeze", "jeopardy")
        t.hand("bob", "assassin")
        t.phase("build")
        cast_on(t, "ann", "freeze", "all-seeing-eye", "bob", 0)
        assert t.waiting == ["bob"]
        t.answer("bob", "use all-seeing-eye 0" if answers else "pass")
        assert turned_sideways(t, "bob") == ([] if answers else ["all-seeing-eye"])
        cast(t, "ann", "jeopardy")
        assert t.events("spell-cancelled") == (["spell-cancelled"] if answers else [])
        assert t.events("card-drawn") == ["card-drawn"] * 6


@rule("BM-KEY-08", "BM-KEY-09", "BM-CONF-20")
@card("freeze", "motivation")
def test_a_freeze_on_a_room_covered_in_answer_is_lost() -> None:
    """The active player lays a hidden room on the target with Motivation: neither of the two is frozen."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "open-grave", "succubus-spa")
    t.hand("ann", "motivation", "neanderthal-cave")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    cast_on(t, "bob", "freeze", "golem-factory", "ann", 0)
    cast(t, "ann", "motivation", "place neanderthal-cave 0").all_pass()
    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert turned_sideways(t, "ann") == []
    assert t.rooms("ann") == ["neanderthal-cave"]
    assert t.discarded == ["motivation", "freeze"]


@rule("BM-KEY-08")
@card("freeze")
def test_a_room_frozen_in_answer_cannot_be_frozen_again() -> None:
    """The active player freezes the target first, and the rival's Freeze is lost."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "succubus-spa")
    t.hand("ann", "freeze")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    cast_on(t, "bob", "freeze", "golem-factory", "ann", 1)
    cast_on(t, "ann", "freeze", "golem-factory", "ann", 1)
    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert turned_sideways(t, "ann") == ["golem-factory"]
    assert t.discarded == ["freeze", "freeze"]


@rule("BM-KEY-09", "BM-KEY-22")
@card("freeze", "cave-in")
def test_a_freeze_stays_with_its_room_when_the_row_closes_up() -> None:
    """A room to the right caves in in answer: the room announced is frozen in its new place, and the hero passes it."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "golem-factory", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("ann", "cave-in")
    t.hand("bob", "freeze")
    t.phase("adventure")
    t.answer("ann", "pass")
    cast_on(t, "bob", "freeze", "neanderthal-cave", "ann", 2)
    cast(t, "ann", "cave-in", "room golem-factory ann 1").all_pass()
    assert t.walked() == ["succubus-spa"]


@card("freeze", "minotaur-s-maze")
@pytest.mark.parametrize(
    ("target", "walked"),
    [
        ("room haunted-library ann 2", ["minotaur-s-maze", "open-grave"]),
        ("room minotaur-s-maze ann 1", ["haunted-library", "open-grave"]),
    ],
)
def test_a_frozen_maze_or_neighbour_sends_nobody_back(target: str, walked: list[str]) -> None:
    """With the maze frozen, or the room it would send to, the hero goes straight on."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "minotaur-s-maze", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("bob", "freeze")
    t.phase("adventure")
    cast(t, "bob", "freeze", target)
    assert t.walked() == walked


@rule("BM-END-02")
@card("freeze", "haunted-library")
def test_a_room_frozen_last_turn_works_at_the_beginning_of_the_next() -> None:
    """Haunted Library, frozen in adventure, lets its owner draw a spell when the new turn begins."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "open-grave")
    t.entrance("ann", EPIC)
    t.hand("bob", "freeze")
    t.turns("adventure")
    cast(t, "bob", "freeze", "room haunted-library ann 1").all_pass()
    assert t.view("").phase == "beginning"
    assert t.options("ann") == [f"deck {ROOM_DECK}", f"deck {SPELL_DECK}"]


# -- Jeopardy ---------------------------------------------------------------------------------------------------------


@rule("BM-PRIO-06", "BM-SPELL-06", "BM-KEY-27")
@card("jeopardy")
@both_phases
@pytest.mark.parametrize("caster", THREE)
def test_jeopardy_replaces_every_hand(caster: str, phase: str) -> None:
    """Everybody discards all cards, the caster too; then each draws two rooms and a spell, by descending XP."""
    t = boss_monster(seats=THREE)
    t.dungeon("cy", "succubus-spa")
    t.entrance("cy", EPIC)
    t.hand("ann", "open-grave", "fear")
    t.hand("bob", "golem-factory")
    t.hand(caster, "jeopardy")
    t.next_from(
        "room deck",
        *("dark-altar", "goblin-armory", "neanderthal-cave", "dark-laboratory", "boulder-ramp", "mimic-vault"),
    )
    t.next_from("spell deck", "assassin", "cave-in", "annihilator")
    t.phase(phase)
    t.pass_until(caster, "build" if phase == "build" else "react")
    while "cast jeopardy" not in t.options(caster):
        t.answer(t.waiting[0], "pass")
    cast(t, caster, "jeopardy")
    assert t.told("spell-cast") == [{"seat": caster, "card": "jeopardy"}]
    assert t.hand_of("ann") == ["assassin", "dark-altar", "goblin-armory"]
    assert t.hand_of("bob") == ["cave-in", "dark-laboratory", "neanderthal-cave"]
    assert t.hand_of("cy") == ["annihilator", "boulder-ramp", "mimic-vault"]
    thrown = [(told["seat"], told["card"]) for told in t.told("card-discarded")]
    assert sorted(thrown) == [("ann", "fear"), ("ann", "open-grave"), ("bob", "golem-factory")]
    assert sorted(t.discarded[:-1]) == ["fear", "golem-factory", "open-grave"]
    assert t.discarded[-1] == "jeopardy"
    assert t.events("card-discarded", "card-drawn") == ["card-discarded"] * 3 + ["card-drawn"] * 9


@rule("BM-KEY-35")
@card("jeopardy")
def test_the_new_hands_are_secret() -> None:
    """Everybody sees what was thrown away; what is drawn only the drawer sees."""
    t = boss_monster()
    t.hand("ann", "jeopardy")
    t.hand("bob", "open-grave")
    t.next_from("room deck", "dark-altar", "goblin-armory", "neanderthal-cave", "boulder-ramp")
    t.next_from("spell deck", "assassin", "cave-in")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    assert t.told("card-discarded", "ann") == [{"seat": "bob", "card": "open-grave"}]
    drawn = t.told("card-drawn", "ann")
    assert [told.get("card") for told in drawn] == ["dark-altar", "goblin-armory", "assassin", None, None, None]
    assert [told["deck"] for told in drawn] == [ROOM_DECK, ROOM_DECK, SPELL_DECK] * 2
    assert (side(t, "bob", "ann").rooms_held, side(t, "bob", "ann").spells_held) == (2, 1)


@card("jeopardy")
def test_jeopardy_gives_cards_to_who_has_none() -> None:
    """With nothing but the spell itself in anybody's hand it may be cast, and nobody discards anything."""
    t = boss_monster()
    t.hand("ann", "jeopardy")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    assert t.events("card-discarded") == []
    assert (len(t.hand_of("ann")), len(t.hand_of("bob"))) == (3, 3)


@card("jeopardy")
def test_jeopardy_leaves_what_is_on_the_table() -> None:
    """A room laid face down is no longer in the hand: it stays and is revealed."""
    t = boss_monster()
    t.hand("ann", "jeopardy", "open-grave", "golem-factory")
    t.next_from("room deck", "dark-altar", "goblin-armory")
    t.next_from("spell deck", "fear")
    t.phase("build")
    t.answer("ann", "place open-grave 0")
    cast(t, "ann", "jeopardy").all_pass()
    assert t.rooms("ann") == ["open-grave"]
    assert t.hand_of("ann") == ["dark-altar", "fear", "goblin-armory"]
    assert t.discarded == ["golem-factory", "jeopardy"]


@rule("BM-FAQ-02", "BM-FAQ-03", "BM-CONF-15")
@card("jeopardy")
@every_edition
def test_decks_that_run_out_under_jeopardy_are_rebuilt_from_what_was_just_thrown_away(edition: str) -> None:
    """The spell deck is made of the spells just discarded, and Jeopardy itself, still at work, is not among them.

    Under first-ru the discarded room goes into the room deck at the same time.
    """
    t = boss_monster(edition=edition)
    t.hand("ann", "jeopardy", "fear", "open-grave")
    t.hand("bob", "assassin")
    t.only_in("room deck", "dark-altar", "goblin-armory", "neanderthal-cave", "boulder-ramp", "mimic-vault")
    t.only_in("spell deck")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    spells = [held for name in ("ann", "bob") for held in t.hand_of(name) if held in ("fear", "assassin")]
    assert sorted(spells) == ["assassin", "fear"]
    rooms_too = edition == "first-ru"
    assert t.discarded == (["jeopardy"] if rooms_too else ["open-grave", "jeopardy"])
    assert t.view("").room_deck == (2 if rooms_too else 1)
    assert t.events("nothing-to-draw") == []


@rule("BM-CONF-15")
@card("jeopardy")
def test_jeopardy_gives_what_there_is() -> None:
    """With three rooms and one spell left in all, the higher XP draws in full and the other gets the rest."""
    t = boss_monster()
    t.hand("ann", "jeopardy")
    t.only_in("room deck", "dark-altar", "goblin-armory", "neanderthal-cave")
    t.only_in("spell deck", "fear")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    assert t.hand_of("ann") == ["dark-altar", "fear", "goblin-armory"]
    assert t.hand_of("bob") == ["neanderthal-cave"]
    assert t.told("nothing-to-draw") == [
        {"seat": "bob", "deck": ROOM_DECK},
        {"seat": "bob", "deck": SPELL_DECK},
    ]


@rule("BM-MP-02", "BM-MP-04")
@card("jeopardy")
def test_jeopardy_deals_no_cards_to_a_player_who_is_out() -> None:
    """Three started, one is out: two draw three cards each."""
    t = boss_monster(seats=THREE)
    t.hand("ann", "jeopardy")
    t.give_wounds("cy", EPIC, EPIC_11, a_hero(health=8))
    t.town(a_hero(health=4))
    t.phase("end")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    assert [len(t.hand_of(name)) for name in THREE] == [3, 3, 0]


@rule("BM-PRIO-04")
@card("jeopardy", "freeze")
def test_a_spell_already_announced_survives_jeopardy() -> None:
    """The active player answers a Freeze with Jeopardy: the hands go, the Freeze is in nobody's hand and works."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "jeopardy")
    t.hand("bob", "freeze", "open-grave")
    t.next_from("spell deck", "fear", "assassin")  # nothing more to answer with
    t.phase("build")
    t.answer("ann", "pass")
    cast_on(t, "bob", "freeze", "golem-factory", "ann", 0)
    cast(t, "ann", "jeopardy")
    assert turned_sideways(t, "ann") == ["golem-factory"]
    assert t.discarded == ["open-grave", "jeopardy", "freeze"]
    assert len(t.hand_of("bob")) == 3


@card("jeopardy", "liger-s-den")
def test_the_card_for_casting_jeopardy_is_lost_to_it() -> None:
    """Liger's Den draws as the spell is cast, so that card is thrown away with the hand."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.hand("ann", "jeopardy")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    cast(t, "ann", "jeopardy")
    assert t.told("card-discarded") == [{"seat": "ann", "card": "fear"}]
    assert "assassin" in t.hand_of("ann")


@rule("BM-KEY-07")
@card("jeopardy", "counterspell", "all-seeing-eye")
@both_cancels
@both_phases
def test_a_cancelled_jeopardy_leaves_the_hands(phase: str, means: str) -> None:
    """Nobody discards and nobody draws, but for what the cancel costs."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", EPIC)
    t.hand("ann", "jeopardy", "open-grave")
    t.hand("bob", "fear")
    arm(t, "cy", means)
    t.phase(phase)
    cast(t, "ann", "jeopardy")
    cancel(t, "cy", means)
    assert t.hand_of("ann") == ["open-grave"]
    assert t.hand_of("bob") == ["fear"]
    assert t.hand_of("cy") == []
    assert t.events("card-drawn") == []
    assert sorted(t.discarded) == sorted(["jeopardy", "counterspell" if means == "counterspell" else "annihilator"])


# -- Soul Harvest -----------------------------------------------------------------------------------------------------


@rule("BM-KEY-42", "BM-SPELL-06", "BM-SPELL-07")
@card("soul-harvest")
@both_phases
@pytest.mark.parametrize(("hero", "left"), [(a_hero(health=4, wants="cleric"), 3), (EPIC_11, 2)])
def test_soul_harvest_gives_up_a_soul_for_two_spells(hero: str, left: int, phase: str) -> None:
    """The hero chosen among one's own souls, ordinary or epic, leaves the game; two spells are drawn in secret."""
    others = (a_hero(health=4, wants="mage"),)
    t = boss_monster()
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", EPIC)
    t.give_souls("bob", a_hero(health=4, wants="cleric"), EPIC_11, *others)
    t.give_souls("ann", a_hero(health=4, wants="thief"))
    t.give_wounds("bob", a_hero(health=6))
    t.hand("bob", "soul-harvest", "jeopardy")
    t.next_from("spell deck", "fear", "assassin")
    t.phase(phase)
    gone = t.view("").removed
    cast(t, "bob", "soul-harvest")
    assert t.options("bob") == [
        f"hero {a_hero(health=4, wants='cleric')}",
        f"hero {EPIC_11}",
        f"hero {a_hero(health=4, wants='mage')}",
    ]
    t.answer("bob", f"hero {hero}")
    assert t.told("spell-cast-hero") == [{"seat": "bob", "card": "soul-harvest", "hero": hero}]
    assert t.told("soul-lost") == [{"seat": "bob", "hero": hero}]
    assert t.souls("bob") == left
    assert hero not in side(t, "bob").soul_heroes
    assert t.view("").removed == gone + 1
    assert t.hand_of("bob") == ["assassin", "fear", "jeopardy"]
    assert [told.get("card") for told in t.told("card-drawn", "bob")] == ["fear", "assassin"]
    assert [told.get("card") for told in t.told("card-drawn", "ann")] == [None, None]
    assert t.discarded == ["soul-harvest"]
    assert (t.souls("ann"), t.wounds("bob")) == (1, 1)


@card("soul-harvest")
@both_phases
def test_soul_harvest_needs_a_soul_of_ones_own(phase: str) -> None:
    """Wounds and rivals' souls are no harvest."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", EPIC)
    t.give_wounds("ann", a_hero(health=6))
    t.give_souls("bob", a_hero(health=4))
    t.hand("ann", "soul-harvest", "jeopardy")
    t.phase(phase)
    refuses_to_cast(t, "ann", "soul-harvest")


@card("soul-harvest")
def test_the_only_soul_is_taken_without_a_question() -> None:
    """With one soul there is nothing to choose."""
    t = boss_monster()
    t.give_souls("ann", a_hero(health=4))
    t.hand("ann", "soul-harvest")
    t.phase("build")
    cast(t, "ann", "soul-harvest")
    assert t.souls("ann") == 0
    assert len(t.hand_of("ann")) == 2


@rule("BM-WIN-03", "BM-WIN-06")
@card("soul-harvest")
@pytest.mark.parametrize("harvested", [False, True])
def test_a_harvested_soul_is_gone_when_the_turn_is_judged(harvested: bool) -> None:
    """Ten souls win at the end of the turn; nine, after the harvest, do not."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.give_souls("ann", *(a_hero(epic=True, n=n) for n in range(4)), a_hero(health=4), a_hero(health=6))
    t.hand("ann", "soul-harvest")
    t.turn("adventure")
    if harvested:
        cast(t, "ann", "soul-harvest", f"hero {a_hero(health=4)}")
    t.all_pass()
    assert t.view("").winners == ([] if harvested else [0])


@rule("BM-FAQ-02")
@card("soul-harvest")
def test_the_second_spell_comes_from_the_rebuilt_deck() -> None:
    """With one spell left the discards become the new deck at once; Soul Harvest itself is not yet among them."""
    t = boss_monster()
    t.give_souls("ann", a_hero(health=4))
    t.hand("ann", "soul-harvest")
    t.only_in("spell deck", "fear")
    t.pile("assassin", "open-grave")
    t.phase("build")
    cast(t, "ann", "soul-harvest")
    assert t.hand_of("ann") == ["assassin", "fear"]
    assert t.discarded == ["open-grave", "soul-harvest"]


@card("soul-harvest")
def test_a_harvest_without_spells_to_draw_costs_the_soul_all_the_same() -> None:
    """With no spell in deck or discards the soul is lost and nothing is drawn."""
    t = boss_monster()
    t.give_souls("ann", a_hero(health=4))
    t.hand("ann", "soul-harvest")
    t.only_in("spell deck")
    t.phase("build")
    cast(t, "ann", "soul-harvest")
    assert t.souls("ann") == 0
    assert t.hand_of("ann") == []
    assert t.told("nothing-to-draw") == [{"seat": "ann", "deck": SPELL_DECK}] * 2


@rule("BM-KEY-08")
@card("soul-harvest", "zombie-attack")
def test_a_soul_that_rises_in_answer_cannot_be_harvested() -> None:
    """The active player revives the very soul with Zombie Attack: it is not given up, and no spells are drawn."""
    hero = a_hero(health=4, wants="mage")
    t = boss_monster()
    t.give_souls("bob", hero, a_hero(health=4, wants="thief"))
    t.hand("ann", "zombie-attack")
    t.hand("bob", "soul-harvest")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "soul-harvest", f"hero {hero}")
    cast(t, "ann", "zombie-attack", f"hero {hero}")
    assert t.told("fizzled") == [{"seat": "bob", "card": "soul-harvest"}]
    assert t.queue("bob") == [hero]
    assert t.souls("bob") == 1
    assert t.hand_of("bob") == []
    assert t.discarded == ["zombie-attack", "soul-harvest"]


@rule("BM-BAIT-05")
@card("soul-harvest", "the-fool")
def test_a_harvest_may_bring_the_fool() -> None:
    """Who gives a soul up and has the fewest is where The Fool goes."""
    for harvested in (False, True):
        t = boss_monster()
        t.town("the-fool")
        t.give_souls("ann", a_hero(health=4, wants="mage"))
        t.give_souls("bob", a_hero(health=4, wants="thief"))
        t.hand("ann", "soul-harvest")
        t.phase("build")
        if harvested:
            cast(t, "ann", "soul-harvest")
        t.all_pass()
        t.phase("bait")
        assert t.queue("ann") == (["the-fool"] if harvested else [])


@rule("BM-MP-04")
@card("soul-harvest", "zombie-attack")
def test_a_harvested_hero_never_comes_back() -> None:
    """It is out of the game: no soul is left for a rival's Zombie Attack."""
    t = boss_monster()
    t.give_souls("ann", a_hero(health=4))
    t.hand("ann", "soul-harvest")
    t.hand("bob", "zombie-attack", "jeopardy")
    t.phase("build")
    kept = t.fork().answer("ann", "pass")
    assert "cast zombie-attack" in kept.options("bob")
    cast(t, "ann", "soul-harvest")
    pass_to(t, "build of ann", "bob")
    refuses_to_cast(t, "bob", "zombie-attack")


@rule("BM-KEY-07")
@card("soul-harvest", "counterspell", "all-seeing-eye")
@both_cancels
@both_phases
def test_a_cancelled_harvest_costs_no_soul(phase: str, means: str) -> None:
    """The soul is kept, no spell is drawn, and the spell is discarded."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", "succubus-spa")
    t.entrance("ann", EPIC)
    t.give_souls("ann", a_hero(health=4))
    t.hand("ann", "soul-harvest")
    arm(t, "cy", means)
    t.phase(phase)
    cast(t, "ann", "soul-harvest")
    cancel(t, "cy", means)
    assert t.souls("ann") == 1
    assert t.hand_of("ann") == []
    assert "soul-harvest" in t.discarded
