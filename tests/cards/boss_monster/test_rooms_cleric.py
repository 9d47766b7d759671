"""The cleric's rooms: Dark Altar, Open Grave, Specter's Sanctum, Succubus Spa, Dracolich Lair, Vampire Bordello."""

import pytest

from tests.boss_table import a_hero, boss_monster
from tests.cards.boss_monster.rooms import (
    cast,
    every_edition,
    icons,
    kind_asked,
    refuses,
    source_asking,
    stacks,
    until_in_room,
    use,
    uses,
    why,
)
from tests.marks import card, rule

# -- Dark Altar -----------------------------------------------------------------------------------------


@card("dark-altar")
@rule("BM-KEY-02", "BM-CONF-23")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_dark_altar_is_given_up_for_any_discarded_card(phase: str, edition: str) -> None:
    """In either phase its owner destroys it and takes a room, a spell or the altar itself out of the discards."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dark-altar", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.pile("open-grave", "fear", "dracolich-lair")
    t.phase(phase)
    assert t.waiting == ["ann"]
    t.answer("ann", "use dark-altar 1")

    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("recover", "dark-altar")
    assert sorted(t.options("ann")) == ["card dark-altar", "card dracolich-lair", "card fear", "card open-grave"]
    assert t.rooms("ann") == ["golem-factory"]
    t.answer("ann", "card fear")

    assert t.hand_of("ann") == ["fear"]
    assert t.discarded == ["open-grave", "dracolich-lair", "dark-altar"]
    assert t.events("room-destroyed", "ability-used", "card-recovered") == [
        "ability-used",
        "room-destroyed",
        "card-recovered",
    ]
    assert t.told("ability-used") == [{"seat": "ann", "card": "dark-altar"}]
    assert t.told("card-recovered") == [{"seat": "ann", "card": "fear"}]
    assert why(t, "room-destroyed") == why(t, "card-recovered") == [("dark-altar", "ability-used")]
    assert t.view("bob").seats[0].known == ("fear",)


@card("dark-altar")
@rule("BM-KEY-01")
def test_dark_altar_is_kept_if_its_owner_does_not_use_it() -> None:
    """Passing leaves the altar in its place with its two icons, and nobody else may use it."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "dark-altar")
    t.hand("bob", "freeze")
    t.pile("fear")
    t.phase("build")
    assert t.options("ann") == ["pass", "use dark-altar 0"]
    t.answer("ann", "pass")
    assert t.options("bob") == ["pass", "cast freeze"]
    refuses(t, "bob", "use", "dark-altar", 0)
    t.all_pass()

    assert t.rooms("ann") == ["dark-altar"]
    assert icons(t, "ann") == [2, 1, 0, 0]
    assert t.discarded == ["fear"]


@card("dark-altar")
def test_dark_altar_comes_back_itself_where_nothing_else_is_discarded() -> None:
    """With nothing else in the discards the altar is the only card to take, and it is taken without a question."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar")
    t.phase("build")
    t.answer("ann", "use dark-altar 0")

    assert t.hand_of("ann") == ["dark-altar"]
    assert t.rooms("ann") == []
    assert t.discarded == []
    assert t.told("card-recovered") == [{"seat": "ann", "card": "dark-altar"}]


@card("dark-altar")
def test_dark_altars_have_no_limit_a_turn() -> None:
    """Two altars may both be used in one phase, the second for the first."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", "open-grave", "dark-altar")
    t.pile("fear")
    t.phase("build")
    assert uses(t, "ann") == ["use dark-altar 0", "use dark-altar 2"]
    use(t, "ann", "dark-altar 0", "card fear")
    assert uses(t, "ann") == ["use dark-altar 1"]
    t.answer("ann", "use dark-altar 1")

    assert t.hand_of("ann") == ["dark-altar", "fear"]
    assert t.rooms("ann") == ["open-grave"]
    assert t.discarded == ["dark-altar"]


@card("dark-altar")
@rule("BM-PRIO-04")
def test_a_rival_s_dark_altar_waits_for_the_active_player_s_answer() -> None:
    """Bob pays with his altar; active Ann answers with hers and takes the card he wanted; he takes what is left."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar")
    t.dungeon("bob", "dark-altar", "golem-factory")
    t.pile("jeopardy")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "use dark-altar 1")
    assert (t.waiting, kind_asked(t, "ann")) == (["ann"], "answer")
    assert t.rooms("bob") == ["golem-factory"]
    assert t.hand_of("bob") == []

    t.answer("ann", "use dark-altar 0").answer("ann", "card jeopardy")
    assert t.hand_of("ann") == ["jeopardy"]
    t.answer("ann", "pass")

    assert t.hand_of("bob") == ["dark-altar"]
    assert t.discarded == ["dark-altar"]
    assert [told["seat"] for told in t.told("card-recovered")] == ["ann", "bob"]


@card("dark-altar")
@rule("BM-CONF-20")
def test_dark_altar_cannot_be_used_under_a_room_placed_on_it() -> None:
    """From the placement of a face-down room on it the altar is covered and not offered any more."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", "dark-altar")
    t.hand("ann", "golem-factory")
    t.pile("fear")
    t.phase("build")
    t.answer("ann", "place golem-factory 1")

    assert t.options("ann") == ["pass", "use dark-altar 0"]
    refuses(t, "ann", "use", "dark-altar", 1)


# -- Open Grave -----------------------------------------------------------------------------------------


@card("open-grave")
@rule("BM-KEY-26")
@every_edition
def test_open_grave_brings_back_a_discarded_room_when_a_hero_dies_in_it(edition: str) -> None:
    """A hero dies in it: its owner takes one discarded room of either grade, cannot decline, and gets no spell."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.pile("golem-factory", "fear", "recycling-center")
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("recover", "open-grave")
    assert t.options("ann") == ["card golem-factory", "card recycling-center"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "card", "fear")
    t.answer("ann", "card recycling-center")

    assert t.hand_of("ann") == ["recycling-center"]
    assert t.discarded == ["golem-factory", "fear"]
    assert t.events("hero-died", "ability-works", "card-recovered") == ["hero-died", "ability-works", "card-recovered"]
    assert t.told("ability-works") == [{"seat": "ann", "card": "open-grave"}]
    assert why(t, "card-recovered") == [("open-grave", "ability-works")]
    assert t.rooms("ann") == ["neanderthal-cave", "open-grave"]
    assert t.waiting == []


@card("open-grave")
def test_open_grave_works_once_a_turn() -> None:
    """Of two heroes who die in it in one turn the first brings a room back; in the next turn it works again."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.pile("golem-factory", "succubus-spa", "boulder-ramp")
    t.phase("adventure")
    t.answer("ann", "card golem-factory")

    assert t.souls("ann") == 2
    assert t.waiting == []
    assert t.hand_of("ann") == ["golem-factory"]

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    t.answer("ann", "card boulder-ramp")
    assert t.hand_of("ann") == ["boulder-ramp", "golem-factory"]


@card("open-grave")
@pytest.mark.parametrize(("pile", "hand"), [([], []), (["fear"], []), (["fear", "succubus-spa"], ["succubus-spa"])])
def test_open_grave_takes_the_only_room_unasked_and_nothing_where_there_is_none(
    pile: list[str], hand: list[str]
) -> None:
    """Without a discarded room a death in it brings nothing; a single one is taken without a question."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.pile(*pile)
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert t.waiting == []
    assert t.hand_of("ann") == hand


@card("open-grave")
@rule("BM-KEY-26")
def test_open_grave_does_not_care_for_heroes_who_die_elsewhere_or_live() -> None:
    """A death in the room before it and a hero who walks through it leave the discards alone."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie", "open-grave")
    t.entrance("ann", a_hero(health=4), a_hero(health=8))
    t.pile("golem-factory")
    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 1)
    assert t.walked() == ["beast-menagerie", "beast-menagerie", "open-grave"]
    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []


@card("open-grave")
def test_two_open_graves_work_once_each() -> None:
    """One hero dies in the first grave and a healthier one in the second: each brings a room back."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave", "open-grave")
    t.entrance("ann", a_hero(health=4), a_hero(health=6), a_hero(health=6, n=1))
    t.pile("golem-factory", "succubus-spa", "boulder-ramp")
    t.phase("adventure")
    t.answer("ann", "card golem-factory")
    t.answer("ann", "card succubus-spa")

    assert t.souls("ann") == 3
    assert t.waiting == []
    assert t.hand_of("ann") == ["golem-factory", "succubus-spa"]


@card("open-grave", "freeze")
@rule("BM-KEY-14", "BM-CONF-02")
def test_open_grave_frozen_around_a_doomed_hero_brings_nothing_back() -> None:
    """Deactivated between the lethal damage and the death, the grave stays silent; the soul is scored all the same."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "open-grave")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.pile("golem-factory")
    t.phase("adventure")
    until_in_room(t, "open-grave")
    cast(t, "bob", "freeze", "room open-grave ann 0")
    t.all_pass()

    assert t.souls("ann") == 1
    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []


@card("open-grave")
@rule("BM-BUILD-25")
def test_open_grave_covered_sees_no_death() -> None:
    """A hero dies in the room on top of it: the covered grave brings nothing back."""
    t = boss_monster()
    t.dungeon("ann", ["open-grave", "beast-menagerie"])
    t.entrance("ann", a_hero(health=4))
    t.pile("golem-factory", "succubus-spa")
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert t.waiting == []
    assert t.hand_of("ann") == []


# -- Specter's Sanctum ----------------------------------------------------------------------------------


@card("specter-s-sanctum")
@rule("BM-BUILD-20", "BM-KEY-29", "BM-CONF-33")
@every_edition
def test_specter_s_sanctum_takes_a_random_spell_from_a_rival_of_choice(edition: str) -> None:
    """Built, it makes one rival who holds spells lose one of them at random; the owner picks the rival and must."""
    t = boss_monster(seats=["ann", "bob", "cy", "dee"], edition=edition)
    t.hand("ann", "specter-s-sanctum")
    t.hand("bob", "golem-factory", "fear", "assassin")
    t.hand("cy", "cave-in")
    t.hand("dee", "open-grave")
    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 0")
    assert t.told("card-lost") == []
    t.pass_until("ann", "choose-opponent")

    assert source_asking(t, "ann") == "specter-s-sanctum"
    assert t.options("ann") == ["seat bob", "seat cy"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "seat", 3)
    t.answer("ann", "seat bob")

    lost = [told["card"] for told in t.told("card-lost")]
    assert len(lost) == 1
    assert lost[0] in ("fear", "assassin")
    assert t.hand_of("bob") == sorted({"golem-factory", "fear", "assassin"} - set(lost))
    assert t.hand_of("cy") == ["cave-in"]
    assert t.discarded == lost
    assert t.told("card-lost") == [{"seat": "bob", "card": lost[0]}]
    assert why(t, "card-lost") == [("specter-s-sanctum", "ability-works")]
    assert t.waiting == []


@card("specter-s-sanctum")
@pytest.mark.parametrize(
    ("bobs", "cys", "lost"),
    [
        ([], [], []),
        (["golem-factory"], ["open-grave"], []),
        (["golem-factory", "fear"], ["open-grave"], ["fear"]),
        ([], ["cave-in"], ["cave-in"]),
    ],
)
def test_specter_s_sanctum_asks_nothing_where_at_most_one_rival_has_a_spell(
    bobs: list[str], cys: list[str], lost: list[str]
) -> None:
    """Without spells in rival hands nothing happens; a single rival with spells is picked without a question."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.hand("ann", "specter-s-sanctum", "freeze")
    t.hand("bob", *bobs)
    t.hand("cy", *cys)
    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 0")
    t.all_pass()

    assert t.rooms("ann") == ["specter-s-sanctum"]
    assert t.discarded == lost
    assert [told["card"] for told in t.told("card-lost")] == lost
    assert t.hand_of("ann") == ["freeze"]


@card("specter-s-sanctum", "counterspell", "all-seeing-eye")
@rule("BM-CONF-28")
def test_specter_s_sanctum_is_no_spell_to_cancel() -> None:
    """A rival with Counterspell and All-Seeing Eye is not asked anything and loses the spell."""
    t = boss_monster()
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "specter-s-sanctum")
    t.hand("bob", "counterspell")
    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 0")

    assert t.waiting == []
    assert t.hand_of("bob") == []
    assert t.discarded == ["counterspell"]


@card("specter-s-sanctum")
@rule("BM-BUILD-21")
def test_two_players_sanctums_work_by_descending_xp() -> None:
    """Both build one: the higher XP robs first; each loses a spell."""
    t = boss_monster()
    t.hand("ann", "specter-s-sanctum", "fear")
    t.hand("bob", "specter-s-sanctum", "assassin")
    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 0")
    t.answer("bob", "place specter-s-sanctum 0")

    assert t.told("card-lost") == [{"seat": "bob", "card": "assassin"}, {"seat": "ann", "card": "fear"}]
    assert t.hand_of("ann") == t.hand_of("bob") == []


@card("specter-s-sanctum", "motivation")
def test_two_sanctums_built_in_one_turn_both_work() -> None:
    """When-built is not a matter of once a turn: two copies laid in one turn rob two spells."""
    t = boss_monster()
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "specter-s-sanctum", "specter-s-sanctum", "motivation")
    t.hand("bob", "fear", "assassin", "cave-in")
    t.phase("build")
    t.answer("ann", "cast motivation")
    t.answer("ann", "place specter-s-sanctum 0")
    t.answer("ann", "place specter-s-sanctum 1")
    t.all_pass()

    assert t.rooms("ann") == ["specter-s-sanctum", "specter-s-sanctum"]
    assert len(t.told("card-lost")) == 2
    assert len(t.hand_of("bob")) == 1


@card("specter-s-sanctum", "kobold-strike")
@rule("BM-BUILD-20")
def test_specter_s_sanctum_taken_back_before_the_reveal_robs_nobody() -> None:
    """Kobold Strike returns the face-down Sanctum to the hand: it was never built."""
    t = boss_monster()
    t.hand("ann", "specter-s-sanctum")
    t.hand("bob", "kobold-strike", "fear")
    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 0")
    cast(t, "bob", "kobold-strike")
    t.all_pass()

    assert t.rooms("ann") == []
    assert t.hand_of("ann") == ["specter-s-sanctum"]
    assert t.hand_of("bob") == ["fear"]
    assert t.told("card-lost") == []


# -- Succubus Spa ---------------------------------------------------------------------------------------


@card("succubus-spa")
@rule("BM-KEY-26", "BM-KEY-35")
@every_edition
def test_succubus_spa_steals_a_random_card_from_a_rival_of_choice(edition: str) -> None:
    """A hero dies in it: the owner must pick a rival with cards and takes one at random; nobody else sees which."""
    t = boss_monster(seats=["ann", "bob", "cy", "dee"], edition=edition)
    t.dungeon("ann", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "golem-factory", "princess-in-peril")
    t.hand("cy", "open-grave")
    t.phase("adventure")

    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("choose-opponent", "succubus-spa")
    assert t.options("ann") == ["seat bob", "seat cy"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "seat", 3)
    t.answer("ann", "seat bob")

    stolen = t.hand_of("ann")
    assert len(stolen) == 1
    assert stolen[0] in ("golem-factory", "princess-in-peril")
    assert sorted(t.hand_of("bob") + stolen) == ["golem-factory", "princess-in-peril"]
    assert t.hand_of("cy") == ["open-grave"]
    for watcher in ("ann", "bob"):
        assert t.told("card-stolen", watcher) == [{"seat": "ann", "other": "bob", "card": stolen[0]}]
    for watcher in ("cy", "dee", ""):
        assert t.told("card-stolen", watcher) == [{"seat": "ann", "other": "bob"}]
    assert why(t, "card-stolen") == [("succubus-spa", "ability-works")]
    assert t.view("bob").seats[0].known == tuple(stolen)
    assert t.view("cy").seats[0].known == ()
    assert t.discarded == []


@card("succubus-spa")
def test_succubus_spa_works_once_a_turn() -> None:
    """Of two heroes who die in it in one turn the first steals a card; in the next turn it works again."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.hand("bob", "golem-factory", "open-grave", "dark-altar")
    t.phase("adventure")

    assert t.souls("ann") == 2
    assert (len(t.hand_of("ann")), len(t.hand_of("bob"))) == (1, 2)

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    assert (len(t.hand_of("ann")), len(t.hand_of("bob"))) == (2, 1)


@card("succubus-spa")
def test_succubus_spa_steals_nothing_from_empty_hands() -> None:
    """With no card in any rival hand a death in it asks and changes nothing."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "golem-factory")
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert t.waiting == []
    assert t.told("card-stolen") == []
    assert t.hand_of("ann") == ["golem-factory"]


@card("succubus-spa")
def test_succubus_spa_takes_rooms_and_spells_alike() -> None:
    """The only card of the only rival with cards is taken without a question, whichever type it has."""
    for only in ("golem-factory", "princess-in-peril"):
        t = boss_monster(seats=["ann", "bob", "cy"])
        t.dungeon("ann", "neanderthal-cave", "succubus-spa")
        t.entrance("ann", a_hero(health=4))
        t.hand("cy", only)
        t.phase("adventure")

        assert t.waiting == []
        assert t.hand_of("ann") == [only]
        assert t.hand_of("cy") == []


@card("succubus-spa", "goblin-armory")
@rule("BM-KEY-26")
@pytest.mark.parametrize(("neighbour", "stolen"), [("goblin-armory", ["dark-altar"]), ("dragon-hatchery", [])])
def test_succubus_spa_works_for_a_death_its_neighbour_made_possible(neighbour: str, stolen: list[str]) -> None:
    """Beside Goblin Armory the Spa deals 2, kills a hero it would not kill alone, and so steals."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "succubus-spa", neighbour)
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "dark-altar")
    t.phase("adventure")

    assert t.hand_of("ann") == stolen
    assert (t.souls("ann"), t.wounds("ann")) == ((1, 0) if stolen else (0, 1))


@card("succubus-spa", "freeze")
@rule("BM-KEY-14")
def test_succubus_spa_frozen_around_a_doomed_hero_steals_nothing() -> None:
    """Bob freezes the Spa with the doomed hero in it and keeps his other card."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "succubus-spa")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze", "open-grave")
    t.phase("adventure")
    until_in_room(t, "succubus-spa")
    cast(t, "bob", "freeze", "room succubus-spa ann 0")
    t.all_pass()

    assert t.souls("ann") == 1
    assert t.hand_of("bob") == ["open-grave"]
    assert t.told("card-stolen") == []


# -- Dracolich Lair -------------------------------------------------------------------------------------


@card("dracolich-lair")
@rule("BM-KEY-01", "BM-KEY-27", "BM-KEY-28", "BM-CONF-23")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_dracolich_lair_trades_two_rooms_for_a_discarded_one(phase: str, edition: str) -> None:
    """In either phase its owner discards two rooms of choice and then takes any room out of the discards."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dracolich-lair")
    t.hand("ann", "golem-factory", "open-grave", "recycling-center", "counterspell")
    t.entrance("ann", a_hero(health=8))
    t.pile("succubus-spa", "fear")
    t.phase(phase)
    t.answer("ann", "use dracolich-lair 0")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("discard", "dracolich-lair")
    assert sorted(t.options("ann")) == ["card golem-factory", "card open-grave", "card recycling-center"]
    refuses(t, "ann", "pass")
    t.answer("ann", "card recycling-center")
    assert sorted(t.options("ann")) == ["card golem-factory", "card open-grave"]
    assert t.discarded == ["succubus-spa", "fear"], "nobody else sees what is being chosen"
    assert (t.view("bob").waiting, t.told("ability-used")) == ([], [])
    t.answer("ann", "card golem-factory")

    assert kind_asked(t, "ann") == "recover"
    assert sorted(t.options("ann")) == ["card golem-factory", "card recycling-center", "card succubus-spa"]
    refuses(t, "ann", "card", "fear")
    t.answer("ann", "card succubus-spa")

    assert t.hand_of("ann") == ["counterspell", "open-grave", "succubus-spa"]
    assert t.discarded == ["fear", "recycling-center", "golem-factory"]
    assert t.rooms("ann") == ["dracolich-lair"]
    assert t.events("card-discarded", "ability-used", "card-recovered", "room-destroyed") == [
        "ability-used",
        "card-discarded",
        "card-discarded",
        "card-recovered",
    ]
    assert why(t, "card-discarded") == [("dracolich-lair", "ability-used")] * 2
    assert why(t, "card-recovered") == [("dracolich-lair", "ability-used")]
    assert [told["card"] for told in t.told("card-discarded", "bob")] == ["recycling-center", "golem-factory"]


@card("dracolich-lair")
def test_dracolich_lair_may_give_back_what_it_was_paid_with() -> None:
    """With no other room discarded the choice is between the two rooms just paid."""
    t = boss_monster()
    t.dungeon("ann", "dracolich-lair")
    t.hand("ann", "golem-factory", "open-grave")
    t.phase("build")
    t.answer("ann", "use dracolich-lair 0").answer("ann", "card golem-factory")
    assert sorted(t.options("ann")) == ["card golem-factory", "card open-grave"]
    t.answer("ann", "card golem-factory")

    assert t.hand_of("ann") == ["golem-factory"]
    assert t.discarded == ["open-grave"]


@card("dracolich-lair")
@rule("BM-KEY-01")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ([], False),
        (["golem-factory"], False),
        (["golem-factory", "counterspell", "counterspell"], False),
        (["golem-factory", "golem-factory"], True),
        (["vampire-bordello", "recycling-center"], True),
    ],
)
def test_dracolich_lair_needs_two_rooms_in_hand(hand: list[str], offered: bool) -> None:
    """It is offered with two rooms in hand, even two alike, and not with one, however many spells there are."""
    t = boss_monster()
    t.dungeon("ann", "dracolich-lair", "dark-altar")
    t.hand("ann", *hand)
    t.pile("open-grave")
    t.phase("build")

    assert uses(t, "ann") == ["use dark-altar 0", *(["use dracolich-lair 1"] if offered else [])]
    if not offered:
        refuses(t, "ann", "use", "dracolich-lair", 1)


@card("dracolich-lair")
def test_dracolich_lair_paid_with_two_alike_asks_only_what_to_take() -> None:
    """Two copies of one room are both discarded without a question, and one of them may come back."""
    t = boss_monster()
    t.dungeon("ann", "dracolich-lair")
    t.hand("ann", "golem-factory", "golem-factory")
    t.pile("open-grave")
    t.phase("build")
    t.answer("ann", "use dracolich-lair 0")
    assert t.options("ann") == ["card open-grave", "card golem-factory"]
    t.answer("ann", "card golem-factory")

    assert t.hand_of("ann") == ["golem-factory"]
    assert t.discarded == ["open-grave", "golem-factory"]


@card("dracolich-lair")
def test_dracolich_lair_works_once_a_turn() -> None:
    """After one use it is not offered again in the build or the adventure phase, but it is in the next turn."""
    t = boss_monster()
    t.dungeon("ann", "dracolich-lair", "dark-altar")
    t.hand("ann", "golem-factory", "golem-factory", "open-grave", "open-grave", "succubus-spa")
    t.entrance("ann", a_hero(health=8))
    t.turns("build")
    t.answer("ann", "use dracolich-lair 1").answer("ann", "card golem-factory").answer("ann", "card golem-factory")
    assert uses(t, "ann") == ["use dark-altar 0"]
    refuses(t, "ann", "use", "dracolich-lair", 1)
    assert [place.used for place in t.view("bob").seats[0].dungeon] == [False, True]

    while t.view("").turn == 1:
        if t.view("").phase == "adventure":
            assert uses(t, "ann") == ["use dark-altar 0"]
        t.answer("ann", "pass")
    assert uses(t, "ann") == ["use dark-altar 0", "use dracolich-lair 1"]


@card("dracolich-lair")
def test_two_dracolich_lairs_work_once_each() -> None:
    """The limit is each card's own."""
    t = boss_monster()
    t.dungeon("ann", "dracolich-lair", "dracolich-lair")
    t.hand("ann", "golem-factory", "golem-factory", "open-grave", "open-grave")
    t.phase("build")
    t.answer("ann", "use dracolich-lair 1").answer("ann", "card golem-factory").answer("ann", "card golem-factory")
    assert t.hand_of("ann") == ["golem-factory", "open-grave", "open-grave"]
    assert uses(t, "ann") == ["use dracolich-lair 0"]
    t.answer("ann", "use dracolich-lair 0").answer("ann", "card open-grave").answer("ann", "card open-grave")
    t.answer("ann", "card open-grave")

    assert t.hand_of("ann") == ["golem-factory", "open-grave"]
    assert uses(t, "ann") == []


@card("dracolich-lair", "dark-altar")
@rule("BM-PRIO-04")
def test_a_rival_s_dracolich_lair_is_paid_before_the_active_player_answers() -> None:
    """Bob has paid when Ann answers with Dark Altar and takes one of his rooms; he takes from what is left."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar")
    t.dungeon("bob", "dracolich-lair")
    t.hand("bob", "golem-factory", "open-grave")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "use dracolich-lair 0").answer("bob", "card golem-factory")
    assert (t.waiting, kind_asked(t, "ann")) == (["ann"], "answer")
    assert sorted(t.discarded) == ["golem-factory", "open-grave"]
    t.answer("ann", "use dark-altar 0").answer("ann", "card golem-factory")

    assert t.hand_of("ann") == ["golem-factory"]
    assert sorted(t.options("bob")) == ["card dark-altar", "card open-grave"]


@card("dracolich-lair")
@rule("BM-BUILD-25", "BM-CONF-20")
def test_dracolich_lair_cannot_be_used_under_another_room() -> None:
    """Covered by the room just placed on it, the Lair is not offered; it stays in the stack."""
    t = boss_monster()
    t.dungeon("ann", "dracolich-lair", "dark-altar")
    t.hand("ann", "golem-factory", "open-grave", "succubus-spa")
    t.phase("build")
    assert "use dracolich-lair 1" in t.options("ann")
    t.answer("ann", "place golem-factory 1")
    assert uses(t, "ann") == ["use dark-altar 0"]
    t.all_pass()
    assert stacks(t, "ann") == [["dracolich-lair", "golem-factory"], ["dark-altar"]]


# -- Vampire Bordello -----------------------------------------------------------------------------------


@card("vampire-bordello")
@rule("BM-KEY-26", "BM-KEY-37")
@every_edition
def test_vampire_bordello_may_turn_a_wound_into_a_soul(edition: str) -> None:
    """A hero dies in it: its owner may heal, and picks which of the wounds."""
    one, other = a_hero(health=6), a_hero(health=6, n=1)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("ann", one, other)
    t.give_wounds("bob", a_hero(health=8))
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (1, 2)
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("may", "vampire-bordello")
    assert t.options("ann") == ["yes", "no"]
    t.answer("ann", "yes")
    assert (kind_asked(t, "ann"), t.options("ann")) == ("heal", [f"hero {one}", f"hero {other}"])
    t.answer("ann", f"hero {other}")

    assert (t.souls("ann"), t.wounds("ann"), t.wounds("bob")) == (2, 1, 1)
    assert t.view("").seats[0].wound_heroes == (one,)
    assert t.view("").seats[0].soul_heroes == (a_hero(health=4), other)
    assert t.told("wound-healed") == [{"seat": "ann", "hero": other, "n": 1}]
    assert why(t, "wound-healed") == [("vampire-bordello", "ability-works")]
    assert t.waiting == []


@card("vampire-bordello")
def test_vampire_bordello_heals_only_if_its_owner_wants_it() -> None:
    """Saying no leaves the wounds as they are; the hero who died is a soul all the same."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("ann", a_hero(health=6))
    t.phase("adventure")
    t.answer("ann", "no")

    assert (t.souls("ann"), t.wounds("ann")) == (1, 1)
    assert t.told("wound-healed") == []
    assert t.waiting == []


@card("vampire-bordello")
def test_vampire_bordello_asks_nothing_without_own_wounds() -> None:
    """Where its owner has no wounds, a rival's wounds are not offered and no question is asked."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("bob", a_hero(health=8))
    t.phase("adventure")

    assert t.waiting == []
    assert (t.souls("ann"), t.wounds("ann"), t.wounds("bob")) == (1, 0, 1)


@card("vampire-bordello")
@rule("BM-KEY-38")
@every_edition
def test_vampire_bordello_turns_an_epic_hero_whole(edition: str) -> None:
    """The only wound is an epic hero: one heal makes two souls of two wounds, without asking which."""
    epic = a_hero(health=11, epic=True)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.entrance("ann", a_hero(health=4))
    t.give_wounds("ann", epic)
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (1, 2)
    t.answer("ann", "yes")

    assert (t.souls("ann"), t.wounds("ann")) == (3, 0)
    assert t.told("wound-healed") == [{"seat": "ann", "hero": epic, "n": 2}]


@card("vampire-bordello")
def test_vampire_bordello_heals_once_a_turn() -> None:
    """Two heroes die in it in one turn: one wound is healed; in the next turn it may heal again."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.give_wounds("ann", a_hero(health=6), a_hero(health=6, n=1), a_hero(health=6, n=2))
    t.phase("adventure")
    t.answer("ann", "yes").answer("ann", f"hero {a_hero(health=6)}")
    assert t.waiting == []
    assert (t.souls("ann"), t.wounds("ann")) == (3, 2)

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    t.answer("ann", "yes").answer("ann", f"hero {a_hero(health=6, n=1)}")
    assert (t.souls("ann"), t.wounds("ann")) == (5, 1)


@card("vampire-bordello")
def test_vampire_bordello_with_nothing_to_heal_is_not_used_up() -> None:
    """A first death finds no wound, a hero then wounds the boss, and the next death in the same turn may heal it."""
    survivor = a_hero(health=8)
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.entrance("ann", a_hero(health=4), survivor, a_hero(health=4, n=1))
    t.phase("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (2, 1)
    assert t.options("ann") == ["yes", "no"]
    t.answer("ann", "yes")
    assert (t.souls("ann"), t.wounds("ann")) == (3, 0)
    assert t.told("wound-healed") == [{"seat": "ann", "hero": survivor, "n": 1}]


@card("vampire-bordello")
@rule("BM-WIN-02")
@pytest.mark.parametrize(("answer", "out"), [("yes", False), ("no", True)])
def test_vampire_bordello_saves_a_player_with_five_wounds(answer: str, out: bool) -> None:
    """The fifth wound comes before the death in the Bordello: healed, the player is still in the game."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "neanderthal-cave", "vampire-bordello")
    t.give_wounds("ann", *(a_hero(health=6, n=n) for n in range(4)))
    t.entrance("ann", a_hero(health=8), a_hero(health=4))
    t.turn("adventure")
    assert t.wounds("ann") == 5
    t.answer("ann", answer)
    if answer == "yes":
        t.answer("ann", f"hero {a_hero(health=8)}")

    assert t.view("").seats[0].out is out
    assert t.told("seat-out") == ([{"seat": "ann", "wounds": 5}] if out else [])


@card("vampire-bordello", "cave-in")
@rule("BM-KEY-20")
def test_vampire_bordello_destroyed_around_a_hero_heals_nothing() -> None:
    """Cave-In kills the hero in the Bordello and the Bordello with it: nothing is healed."""
    t = boss_monster()
    t.dungeon("ann", "dragon-hatchery", ["vampire-bordello", "vampire-bordello"])
    t.entrance("ann", a_hero(health=8))
    t.give_wounds("ann", a_hero(health=6))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    until_in_room(t, "vampire-bordello")
    cast(t, "ann", "cave-in", "room vampire-bordello ann 0")

    assert t.waiting == []
    assert (t.souls("ann"), t.wounds("ann")) == (1, 1)
    assert stacks(t, "ann") == [["dragon-hatchery"], ["vampire-bordello"]]
    assert t.told("ability-works") == []
