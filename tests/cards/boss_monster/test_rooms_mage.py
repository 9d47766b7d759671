"""The mage's rooms: the Hive, Dark Laboratory, Haunted Library, Witch's Kitchen, All-Seeing Eye, Liger's Den."""

from collections.abc import Callable

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.cards.boss_monster.rooms import (
    cast,
    every_edition,
    icons,
    kind_asked,
    pass_to,
    refuses,
    source_asking,
    stacks,
    until_in_room,
    uses,
    why,
)
from tests.marks import card, rule

# -- Brainsucker Hive -----------------------------------------------------------------------------------


@card("brainsucker-hive")
@rule("BM-KEY-26", "BM-SPELL-07")
@every_edition
def test_brainsucker_hive_may_draw_a_spell_when_a_hero_dies_in_it(edition: str) -> None:
    """A hero dies in it: its owner is asked, and with yes draws the top spell, which nobody else sees."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4))
    t.next_from("spell deck", "princess-in-peril", "fear")
    t.phase("adventure")
    assert t.souls("ann") == 1
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("may", "brainsucker-hive")
    assert t.options("ann") == ["yes", "no"]
    t.answer("ann", "yes")

    assert t.waiting == []
    assert t.hand_of("ann") == ["princess-in-peril"]
    assert t.told("card-drawn", "ann") == [{"seat": "ann", "card": "princess-in-peril", "deck": 2}]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 2}]
    assert t.events("hero-died", "ability-works", "card-drawn") == ["hero-died", "ability-works", "card-drawn"]
    assert why(t, "card-drawn") == [("brainsucker-hive", "ability-works")]


@card("brainsucker-hive")
def test_brainsucker_hive_draws_nothing_if_its_owner_says_no() -> None:
    """Saying no leaves the spell deck alone."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4))
    spells = t.view("").spell_deck
    t.phase("adventure")
    t.answer("ann", "no")

    assert t.hand_of("ann") == []
    assert t.view("").spell_deck == spells
    assert t.told("card-drawn") == []
    assert (t.souls("ann"), t.waiting) == (1, [])


@card("brainsucker-hive")
def test_brainsucker_hive_draws_once_a_turn() -> None:
    """Two heroes die in it in one turn: one spell; a death in the next turn may draw again."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.next_from("spell deck", "princess-in-peril", "kobold-strike")
    t.phase("adventure")
    t.answer("ann", "yes")
    assert (t.souls("ann"), t.waiting) == (2, [])
    assert t.hand_of("ann") == ["princess-in-peril"]

    t.phase("end")
    t.entrance("ann", a_hero(health=4, n=2))
    t.phase("adventure")
    t.answer("ann", "yes")
    assert t.hand_of("ann") == ["kobold-strike", "princess-in-peril"]


@card("brainsucker-hive")
def test_brainsucker_hive_declined_for_one_death_may_be_used_for_the_next() -> None:
    """Saying no is not a use of the ability: the second death of the turn asks again."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.next_from("spell deck", "princess-in-peril")
    t.phase("adventure")
    t.answer("ann", "no")

    assert t.souls("ann") == 2
    assert t.options("ann") == ["yes", "no"]
    t.answer("ann", "yes")
    assert t.hand_of("ann") == ["princess-in-peril"]


@card("brainsucker-hive")
@rule("BM-KEY-26")
def test_brainsucker_hive_asks_nothing_for_survivors_or_deaths_elsewhere() -> None:
    """A hero who dies before the Hive and one who gets past it are none of its business."""
    t = boss_monster()
    t.dungeon("ann", "beast-menagerie", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4), a_hero(health=8))
    t.phase("adventure")

    assert t.waiting == []
    assert (t.souls("ann"), t.wounds("ann")) == (1, 1)
    assert t.hand_of("ann") == []


@card("brainsucker-hive")
def test_two_hives_may_draw_once_each() -> None:
    """One hero dies in the first Hive and one in the second: two spells."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4), a_hero(health=6))
    t.next_from("spell deck", "princess-in-peril", "kobold-strike")
    t.phase("adventure")
    t.answer("ann", "yes").answer("ann", "yes")

    assert t.hand_of("ann") == ["kobold-strike", "princess-in-peril"]


@card("brainsucker-hive")
@rule("BM-CONF-15")
def test_brainsucker_hive_draws_nothing_from_an_empty_deck() -> None:
    """With no spell in the deck or the discards nobody is asked, it is said why, and the Hive is not used up."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4))
    t.only_in("spell deck")
    t.phase("adventure")

    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert t.told("nothing-to-draw") == [{"seat": "ann", "deck": 2}]
    assert not t.view("").seats[0].dungeon[0].used


@card("brainsucker-hive", "freeze")
@rule("BM-KEY-14")
def test_brainsucker_hive_frozen_around_a_doomed_hero_asks_nothing() -> None:
    """Deactivated between the lethal damage and the death, the Hive gives no spell."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave", "brainsucker-hive")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "freeze")
    t.phase("adventure")
    until_in_room(t, "brainsucker-hive")
    cast(t, "bob", "freeze", "room brainsucker-hive ann 0")

    assert (t.souls("ann"), t.waiting) == (1, [])
    assert t.told("ability-works") == []


# -- Dark Laboratory ------------------------------------------------------------------------------------


@card("dark-laboratory")
@rule("BM-BUILD-20", "BM-KEY-28")
@every_edition
def test_dark_laboratory_draws_two_spells_and_drops_any_one(edition: str) -> None:
    """Built, it draws the top two spells; then its owner discards a spell of choice, new or old, and must."""
    t = boss_monster(edition=edition)
    t.hand("ann", "dark-laboratory", "princess-in-peril", "golem-factory")
    t.hand("bob", "open-grave")
    t.next_from("spell deck", "fear", "assassin", "cave-in")
    t.phase("build")
    t.answer("ann", "place dark-laboratory 0")
    assert t.told("card-drawn") == []
    t.all_pass()

    assert t.hand_of("ann") == ["assassin", "fear", "golem-factory", "princess-in-peril"]
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("discard", "dark-laboratory")
    assert t.options("ann") == ["card assassin", "card fear", "card princess-in-peril"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "card", "golem-factory")
    old, new = t.fork(), t
    old.answer("ann", "card princess-in-peril")
    assert old.hand_of("ann") == ["assassin", "fear", "golem-factory"]
    new.answer("ann", "card fear")

    assert t.hand_of("ann") == ["assassin", "golem-factory", "princess-in-peril"]
    assert t.discarded == ["fear"]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 2}] * 2
    assert t.told("card-discarded", "bob") == [{"seat": "ann", "card": "fear"}]
    assert why(t, "card-drawn") == [("dark-laboratory", "ability-works")] * 2
    assert why(t, "card-discarded") == [("dark-laboratory", "ability-works")]
    assert t.waiting == []


@card("dark-laboratory")
def test_dark_laboratory_discards_unasked_where_all_spells_are_alike() -> None:
    """Two copies of one spell drawn into an empty hand: one of them goes without a question."""
    t = boss_monster()
    t.hand("ann", "dark-laboratory")
    t.next_from("spell deck", "fear", "fear")
    t.phase("build")
    t.answer("ann", "place dark-laboratory 0")

    assert t.waiting == []
    assert t.hand_of("ann") == ["fear"]
    assert t.discarded == ["fear"]


@card("dark-laboratory")
@rule("BM-CONF-15")
@pytest.mark.parametrize("left", [[], ["fear"]])
def test_dark_laboratory_makes_do_with_what_the_deck_has(left: list[str]) -> None:
    """With one spell left it is drawn and dropped again; with none nothing is drawn or dropped."""
    t = boss_monster()
    t.hand("ann", "dark-laboratory")
    t.only_in("spell deck", *left)
    t.phase("build")
    t.answer("ann", "place dark-laboratory 0")

    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert t.discarded == left
    assert t.told("nothing-to-draw") == [{"seat": "ann", "deck": 2}] * (2 - len(left))


@card("dark-laboratory", "liger-s-den")
def test_dark_laboratory_casts_nothing() -> None:
    """Drawing and discarding spells is no casting: Liger's Den gives nothing for it."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.hand("ann", "dark-laboratory")
    t.next_from("spell deck", "fear", "assassin", "cave-in")
    t.phase("build")
    t.answer("ann", "place dark-laboratory 1")
    t.all_pass()
    t.answer("ann", "card fear")

    assert t.hand_of("ann") == ["assassin"]
    assert [told["card"] for told in t.told("ability-works")] == ["dark-laboratory"]


@card("dark-laboratory")
@rule("BM-BUILD-21")
def test_two_players_laboratories_draw_by_descending_xp() -> None:
    """Both build one: the higher XP gets the two top spells and drops one before the other draws."""
    t = boss_monster()
    t.hand("ann", "dark-laboratory")
    t.hand("bob", "dark-laboratory")
    t.next_from("spell deck", "fear", "assassin", "cave-in", "giant-size")
    t.phase("build")
    t.answer("ann", "place dark-laboratory 0").answer("bob", "place dark-laboratory 0")
    assert t.waiting == ["ann"]
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["assassin", "fear"], [])
    t.answer("ann", "card fear")
    assert t.hand_of("bob") == ["cave-in", "giant-size"]
    t.answer("bob", "card cave-in")

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["assassin"], ["giant-size"])


@card("dark-laboratory", "construction-zone")
@rule("BM-FAQ-09", "BM-FAQ-10")
def test_dark_laboratory_covered_before_its_turn_comes_does_nothing() -> None:
    """Revealed with Construction Zone, whose extra room goes on top of it, the Laboratory is not visible any more."""
    t = boss_monster()
    t.dungeon("bob", "open-grave")
    t.hand("ann", "motivation", "construction-zone", "dark-laboratory", "golem-factory")
    t.phase("build")
    t.answer("ann", "cast motivation").answer("ann", "place construction-zone 0")
    t.answer("ann", "place dark-laboratory 1")
    t.pass_until("ann", "build-another")
    uncovered = t.fork()
    t.answer("ann", "place golem-factory 1")
    uncovered.answer("ann", "pass")

    assert stacks(t, "ann") == [["dark-laboratory", "golem-factory"], ["construction-zone"]]
    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert kind_asked(uncovered, "ann") == "discard"


# -- Haunted Library ------------------------------------------------------------------------------------


@card("haunted-library")
@rule("BM-TURN-07", "BM-SPELL-07", "BM-KEY-03")
@every_edition
@pytest.mark.parametrize(("deck", "drawn"), [("deck 1", "dark-altar"), ("deck 2", "fear")])
def test_haunted_library_lets_its_owner_draw_a_spell_instead(deck: str, drawn: str, edition: str) -> None:
    """At the beginning of the turn its owner chooses between a room and a spell; the others draw a room."""
    t = boss_monster(edition=edition)
    t.dungeon("bob", "haunted-library")
    t.next_from("room deck", "open-grave", "dark-altar")
    t.next_from("spell deck", "fear")
    t.phase("beginning")
    assert t.waiting == ["bob"]
    assert t.hand_of("ann") == ["open-grave"]
    assert (kind_asked(t, "bob"), source_asking(t, "bob")) == ("draw-from", "haunted-library")
    assert t.options("bob") == ["deck 1", "deck 2"]
    t.answer("bob", deck)

    assert t.hand_of("bob") == [drawn]
    assert t.hand_of("ann") == ["open-grave"]
    assert t.told("card-drawn", "ann")[1] == {"seat": "bob", "deck": int(deck[-1])}
    assert t.told("card-drawn", "bob")[1] == {"seat": "bob", "card": drawn, "deck": int(deck[-1])}
    assert t.waiting == []


@card("haunted-library")
def test_two_libraries_still_mean_one_card() -> None:
    """With two of them the owner is asked once and draws one card."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "haunted-library")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("beginning")
    t.answer("ann", "deck 2")

    assert t.waiting == []
    assert t.hand_of("ann") == ["fear"]


@card("haunted-library")
def test_haunted_library_works_every_turn() -> None:
    """It has no limit: turn after turn the owner may choose anew."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.next_from("room deck", "dark-altar", "open-grave", "succubus-spa")
    t.next_from("spell deck", "fear", "assassin")
    for deck in ("deck 2", "deck 1", "deck 2"):
        t.phase("beginning")
        t.answer("ann", deck)

    assert t.hand_of("ann") == ["assassin", "fear", "open-grave"]
    assert t.hand_of("bob").count("dark-altar") == 1


@card("haunted-library")
@rule("BM-PRIO-06")
def test_libraries_of_two_players_are_asked_by_descending_xp() -> None:
    """The higher XP chooses first and gets the top spell."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.dungeon("bob", "haunted-library")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("beginning")
    assert t.waiting == ["ann"]
    t.answer("ann", "deck 2")
    assert t.waiting == ["bob"]
    t.answer("bob", "deck 2")

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["fear"], ["assassin"])


@card("haunted-library")
@rule("BM-BUILD-25")
def test_haunted_library_covered_or_in_hand_changes_nothing() -> None:
    """Beneath another room, or not yet built, it lets nobody choose."""
    t = boss_monster()
    t.dungeon("ann", ["haunted-library", "open-grave"])
    t.hand("bob", "haunted-library")
    t.next_from("room deck", "dark-altar", "golem-factory")
    t.phase("beginning")

    assert t.waiting == []
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["dark-altar"], ["golem-factory", "haunted-library"])


def a_golem_s_draw() -> Table:
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=6))
    t.next_from("room deck", "dark-altar")
    return t.phase("adventure")


def a_menagerie_s_draw() -> Table:
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "beast-menagerie")
    t.hand("ann", "golem-factory")
    t.next_from("room deck", "dark-altar")
    return t.phase("build").answer("ann", "place golem-factory 2")


def a_center_s_draws() -> Table:
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "recycling-center", "jackpot-stash")
    t.next_from("room deck", "dark-altar", "dark-altar")
    return t.phase("build").answer("ann", "use jackpot-stash 0").answer("ann", "yes")


def a_hand_replaced() -> Table:
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.hand("ann", "jeopardy")
    t.next_from("room deck", "dark-altar", "dark-altar")
    t.next_from("spell deck", "fear")
    return t.phase("build").answer("ann", "cast jeopardy")


@card("haunted-library", "golem-factory", "beast-menagerie", "recycling-center", "jeopardy")
@pytest.mark.parametrize(
    ("draw", "hand"),
    [
        (a_golem_s_draw, ["dark-altar"]),
        (a_menagerie_s_draw, ["dark-altar"]),
        (a_center_s_draws, ["dark-altar", "dark-altar"]),
        (a_hand_replaced, ["dark-altar", "dark-altar", "fear"]),
    ],
)
def test_haunted_library_swaps_no_other_draw_of_a_room(draw: Callable[[], Table], hand: list[str]) -> None:
    """Rooms drawn through cards are rooms; only the draw at the beginning of the turn may be a spell."""
    t = draw()
    assert kind_asked(t, "ann") != "draw-from"
    assert t.hand_of("ann") == hand


@card("haunted-library")
@rule("BM-CONF-15")
def test_haunted_library_with_no_spell_left_still_gives_a_room() -> None:
    """With the spell deck exhausted a spell draws nothing, so a room is the better choice; both stay open."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.only_in("spell deck")
    t.next_from("room deck", "dark-altar")
    t.phase("beginning")
    spell = t.fork().answer("ann", "deck 2")
    t.answer("ann", "deck 1")

    assert spell.hand_of("ann") == []
    assert t.hand_of("ann") == ["dark-altar"]


@card("haunted-library", "freeze")
@rule("BM-END-02")
def test_haunted_library_frozen_in_one_turn_works_at_the_beginning_of_the_next() -> None:
    """Deactivated rooms wake at the end of the turn, so the choice is there again."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.hand("bob", "freeze")
    t.turns("build")
    cast(t, "bob", "freeze")
    t.all_pass()

    assert t.view("").turn == 2
    assert kind_asked(t, "ann") == "draw-from"


# -- Witch's Kitchen ------------------------------------------------------------------------------------


@card("witch-s-kitchen")
@rule("BM-KEY-01", "BM-KEY-28", "BM-KEY-45", "BM-CONF-23")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_witch_s_kitchen_trades_a_monster_room_for_a_spell(phase: str, edition: str) -> None:
    """In either phase its owner discards a monster room of choice, of either grade, and draws the top spell."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "witch-s-kitchen")
    t.hand("ann", "golem-factory", "dracolich-lair", "open-grave", "princess-in-peril")
    t.entrance("ann", a_hero(health=8))
    t.next_from("spell deck", "kobold-strike")
    t.phase(phase)
    t.answer("ann", "use witch-s-kitchen 0")
    assert (kind_asked(t, "ann"), source_asking(t, "ann")) == ("discard", "witch-s-kitchen")
    assert sorted(t.options("ann")) == ["card dracolich-lair", "card golem-factory"]
    refuses(t, "ann", "card", "open-grave")
    refuses(t, "ann", "pass")
    t.answer("ann", "card dracolich-lair")

    assert t.hand_of("ann") == ["golem-factory", "kobold-strike", "open-grave", "princess-in-peril"]
    assert t.discarded == ["dracolich-lair"]
    assert t.rooms("ann") == ["witch-s-kitchen"]
    assert t.events("card-discarded", "ability-used", "card-drawn") == ["ability-used", "card-discarded", "card-drawn"]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 2}]
    assert why(t, "card-drawn") == [("witch-s-kitchen", "ability-used")]


@card("witch-s-kitchen")
@rule("BM-KEY-01")
@pytest.mark.parametrize("hand", [[], ["open-grave", "recycling-center"], ["freeze"]])
def test_witch_s_kitchen_needs_a_monster_room_in_hand(hand: list[str]) -> None:
    """Traps and spells do not pay for it: it is not offered."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen", "dark-altar")
    t.hand("ann", *hand)
    t.phase("build")

    assert uses(t, "ann") == ["use dark-altar 0"]
    refuses(t, "ann", "use", "witch-s-kitchen", 1)


@card("witch-s-kitchen")
def test_witch_s_kitchen_works_once_a_turn() -> None:
    """Used in the build phase it is not offered again before the next turn."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen", "dark-altar")
    t.hand("ann", "golem-factory", "golem-factory", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.next_from("spell deck", "princess-in-peril")
    t.turns("build")
    t.answer("ann", "use witch-s-kitchen 1")
    assert t.hand_of("ann") == ["golem-factory", "golem-factory", "princess-in-peril"]
    refuses(t, "ann", "use", "witch-s-kitchen", 1)

    while t.view("").turn == 1:
        assert uses(t, "ann") == ["use dark-altar 0"]
        t.answer("ann", "pass")
    assert uses(t, "ann") == ["use dark-altar 0", "use witch-s-kitchen 1"]


@card("witch-s-kitchen")
def test_two_kitchens_work_once_each() -> None:
    """Two monster rooms are traded for two spells in one phase."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen", "witch-s-kitchen")
    t.hand("ann", "golem-factory", "golem-factory", "golem-factory")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    t.answer("ann", "use witch-s-kitchen 0").answer("ann", "use witch-s-kitchen 1")

    assert t.hand_of("ann") == ["assassin", "fear", "golem-factory"]
    assert uses(t, "ann") == []


@card("witch-s-kitchen", "counterspell")
@rule("BM-CONF-28")
def test_witch_s_kitchen_is_no_spell_to_cancel() -> None:
    """A rival with Counterspell is not asked to cancel the ability."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen")
    t.hand("ann", "golem-factory")
    t.hand("bob", "counterspell")
    t.next_from("spell deck", "fear")
    t.phase("build")
    t.answer("ann", "use witch-s-kitchen 0")

    assert t.hand_of("ann") == ["fear"]
    assert t.told("card-drawn", "ann") == [{"seat": "ann", "card": "fear", "deck": 2}]
    assert kind_asked(t, "bob") == ""


@card("witch-s-kitchen", "jackpot-stash")
@rule("BM-PRIO-04")
def test_a_rival_s_kitchen_is_paid_before_the_active_player_answers() -> None:
    """Bob discards, Ann may answer, then he draws; his Kitchen itself stays."""
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash")
    t.dungeon("bob", "witch-s-kitchen")
    t.hand("bob", "golem-factory")
    t.next_from("spell deck", "fear")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "use witch-s-kitchen 0")
    assert (kind_asked(t, "ann"), t.discarded, t.hand_of("bob")) == ("answer", ["golem-factory"], [])
    t.answer("ann", "use jackpot-stash 0")

    assert t.hand_of("bob") == ["fear"]
    assert t.events("card-discarded", "treasure-doubled", "card-drawn") == [
        "card-discarded",
        "treasure-doubled",
        "card-drawn",
    ]


# -- All-Seeing Eye -------------------------------------------------------------------------------------


@card("all-seeing-eye")
@rule("BM-KEY-06", "BM-KEY-07")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_all_seeing_eye_cancels_a_rival_s_spell_for_a_spell(phase: str, edition: str) -> None:
    """Its owner, active or not, discards a spell of choice, whatever its icon; the rival's spell has no effect."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze")
    t.hand("bob", "fear", "princess-in-peril", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.phase(phase)
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    assert (t.waiting, kind_asked(t, "bob")) == (["bob"], "cancel")
    assert t.options("bob") == ["pass", "use all-seeing-eye 0"]
    t.answer("bob", "use all-seeing-eye 0")
    assert (kind_asked(t, "bob"), source_asking(t, "bob")) == ("discard", "all-seeing-eye")
    assert t.options("bob") == ["card fear", "card princess-in-peril"]
    t.answer("bob", "card fear")

    assert t.told("ability-used-spell") == [{"seat": "bob", "card": "all-seeing-eye", "other": "freeze"}]
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert why(t, "spell-cancelled") == [("all-seeing-eye", "ability-used-spell")]
    assert t.told("room-deactivated") == []
    assert t.discarded == ["fear", "freeze"]
    assert t.hand_of("bob") == ["open-grave", "princess-in-peril"]
    assert t.rooms("bob") == ["all-seeing-eye"]


@card("all-seeing-eye")
def test_all_seeing_eye_may_let_a_spell_pass() -> None:
    """With a pass the spell works, and the Eye is still there for the next one."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze", "freeze")
    t.hand("bob", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 1")
    t.answer("bob", "pass")
    assert t.told("room-deactivated") == [{"seat": "ann", "card": "golem-factory"}]
    t.answer("ann", "cast freeze").answer("ann", "room open-grave ann 0")
    t.answer("bob", "use all-seeing-eye 0")

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert len(t.told("room-deactivated")) == 1


@card("all-seeing-eye")
@rule("BM-KEY-01")
def test_all_seeing_eye_needs_a_spell_to_discard() -> None:
    """With rooms only in hand its owner is not asked."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze")
    t.hand("bob", "open-grave", "succubus-spa")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")

    assert t.told("room-deactivated") == [{"seat": "ann", "card": "golem-factory"}]


@card("all-seeing-eye")
def test_all_seeing_eye_is_for_rivals_spells_only() -> None:
    """Neither an own spell nor a rival's ability may be cancelled, and it is not offered outside such a moment."""
    t = boss_monster()
    t.dungeon("ann", "jackpot-stash")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("bob", "jeopardy", "freeze")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    assert t.told("treasure-doubled") == [{"seat": "ann"}]
    pass_to(t, "bob", "build")
    assert uses(t, "bob") == []
    refuses(t, "bob", "use", "all-seeing-eye", 0)
    t.answer("bob", "cast jeopardy")

    assert t.discarded[-1] == "jeopardy"
    assert t.told("spell-cancelled") == []


@card("all-seeing-eye")
def test_all_seeing_eye_works_once_a_turn() -> None:
    """After one cancel it is blind for the rest of the turn and sees again in the next."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze", "freeze", "freeze")
    t.hand("bob", "fear", "fear", "assassin")
    t.turns("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("bob", "use all-seeing-eye 0").answer("bob", "card fear")
    assert t.view("").seats[1].dungeon[0].used
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    assert t.told("room-deactivated") == [{"seat": "ann", "card": "golem-factory"}]

    while t.view("").turn == 1:
        t.answer(t.waiting[0], "pass")
    pass_to(t, "ann", "build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    assert t.options("bob") == ["pass", "use all-seeing-eye 0"]


@card("all-seeing-eye")
def test_two_eyes_cancel_two_spells_in_a_turn() -> None:
    """The limit is each card's own."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye", "all-seeing-eye")
    t.hand("ann", "freeze", "freeze")
    t.hand("bob", "fear", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    assert t.options("bob") == ["pass", "use all-seeing-eye 0", "use all-seeing-eye 1"]
    t.answer("bob", "use all-seeing-eye 1")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    assert t.options("bob") == ["pass", "use all-seeing-eye 0"]
    t.answer("bob", "use all-seeing-eye 0")

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}] * 2
    assert t.told("room-deactivated") == []


@card("all-seeing-eye", "counterspell")
@rule("BM-CONF-28")
def test_a_counterspell_does_not_stop_the_eye() -> None:
    """The Eye is an ability: the rival whose spell it cancels is not asked for the Counterspell in hand."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze", "counterspell")
    t.hand("bob", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("bob", "use all-seeing-eye 0")

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert t.hand_of("ann") == ["counterspell"]
    assert kind_asked(t, "ann") != "cancel"
    assert t.discarded == ["fear", "freeze"]


@card("all-seeing-eye", "counterspell")
@rule("BM-CONF-28")
def test_all_seeing_eye_cancels_a_counterspell() -> None:
    """Ann's spell is countered by Bob; her Eye cancels the Counterspell, so that her spell works after all."""
    t = boss_monster()
    t.dungeon("ann", "all-seeing-eye")
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "freeze", "fear")
    t.hand("bob", "counterspell")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory bob 0")
    assert t.options("bob") == ["pass", "cast counterspell"]
    t.answer("bob", "cast counterspell")
    assert t.options("ann") == ["pass", "use all-seeing-eye 0"]
    t.answer("ann", "use all-seeing-eye 0")

    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "counterspell"}]
    assert t.told("room-deactivated") == [{"seat": "bob", "card": "golem-factory"}]
    assert sorted(t.discarded) == ["counterspell", "fear", "freeze"]


@card("all-seeing-eye", "freeze")
@rule("BM-KEY-06")
@pytest.mark.parametrize(("answer", "off"), [("use all-seeing-eye 0", False), ("pass", True)])
def test_all_seeing_eye_may_answer_the_freeze_aimed_at_it(answer: str, off: bool) -> None:
    """A cancel comes ahead of the spell: the Eye saves itself, or is deactivated if it lets the spell pass."""
    t = boss_monster()
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze")
    t.hand("bob", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze")
    t.answer("bob", answer)

    assert t.view("").seats[1].dungeon[0].off is off
    assert t.discarded == (["freeze"] if off else ["fear", "freeze"])


@card("all-seeing-eye")
def test_all_seeing_eye_cancels_spells_between_others() -> None:
    """A third player's Eye may cancel what Bob casts on Cy's room; the counters are asked by priority."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "all-seeing-eye")
    t.dungeon("cy", "golem-factory")
    t.hand("ann", "fear")
    t.hand("bob", "freeze")
    t.hand("cy", "counterspell")
    t.phase("build")
    pass_to(t, "bob", "build")
    t.answer("bob", "cast freeze").answer("bob", "room golem-factory cy 0")
    assert t.waiting == ["ann"]
    t.answer("ann", "use all-seeing-eye 0")

    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "freeze"}]
    assert t.hand_of("cy") == ["counterspell"]
    assert t.told("room-deactivated") == []


@card("all-seeing-eye")
@rule("BM-BUILD-25")
def test_all_seeing_eye_covered_sees_nothing() -> None:
    """Beneath another room the Eye cancels nothing."""
    t = boss_monster()
    t.dungeon("bob", ["all-seeing-eye", "golem-factory"])
    t.hand("ann", "freeze")
    t.hand("bob", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze")

    assert t.told("room-deactivated") == [{"seat": "bob", "card": "golem-factory"}]


# -- Liger's Den ----------------------------------------------------------------------------------------


@card("liger-s-den")
@rule("BM-SPELL-07")
@every_edition
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_liger_s_den_gives_a_spell_for_a_spell_cast(phase: str, edition: str) -> None:
    """When its owner casts a spell, the top spell is drawn before that one takes effect, unasked and unseen."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "liger-s-den", "golem-factory")
    t.hand("ann", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.next_from("spell deck", "counterspell")
    t.phase(phase)
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")

    assert t.hand_of("ann") == ["counterspell"]
    assert t.told("card-drawn", "bob") == [{"seat": "ann", "deck": 2}]
    assert t.events("spell-cast-room", "ability-works", "card-drawn", "room-deactivated") == [
        "spell-cast-room",
        "ability-works",
        "card-drawn",
        "room-deactivated",
    ]
    assert why(t, "card-drawn") == [("liger-s-den", "ability-works")]
    assert t.discarded == ["freeze"]


@card("liger-s-den")
def test_liger_s_den_works_once_a_turn() -> None:
    """A second spell in the same turn gives nothing; the first of the next turn does."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.dungeon("bob", "open-grave", "golem-factory")
    t.hand("ann", "freeze", "freeze", "freeze")
    t.next_from("spell deck", "fear", "assassin")
    t.turns("build")
    cast(t, "ann", "freeze", "room open-grave bob 1")
    assert t.hand_of("ann") == ["fear", "freeze", "freeze"]
    cast(t, "ann", "freeze", "room golem-factory bob 0")
    assert t.hand_of("ann") == ["fear", "freeze"]

    while t.view("").turn == 1:
        t.answer(t.waiting[0], "pass")
    drawn = t.hand_of("ann")
    cast(t, "ann", "freeze", "room open-grave bob 1")
    assert t.hand_of("ann") == sorted([card_ for card_ in drawn if card_ != "freeze"] + ["assassin"])


@card("liger-s-den")
def test_liger_s_den_gives_nothing_for_a_rival_s_spell_or_a_discarded_one() -> None:
    """Only its owner's casting counts: not what a rival casts, nor a spell paid to All-Seeing Eye."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den", "all-seeing-eye")
    t.hand("ann", "fear")
    t.hand("bob", "freeze", "freeze")
    t.phase("build")
    t.answer("bob", "cast freeze").answer("bob", "room all-seeing-eye ann 0")
    t.answer("ann", "use all-seeing-eye 0")
    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "freeze"}]
    assert t.hand_of("ann") == []
    cast(t, "bob", "freeze", "room all-seeing-eye ann 0")

    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []


@card("liger-s-den", "counterspell")
@rule("BM-KEY-07", "BM-CONF-50")
@pytest.mark.parametrize("cancel", ["cast counterspell", "use all-seeing-eye 0"])
def test_liger_s_den_gives_nothing_for_a_spell_that_is_cancelled(cancel: str) -> None:
    """A cancelled spell takes no effect: nothing is drawn, and the Den still works for the next one."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze", "freeze")
    t.hand("bob", "counterspell", "trepidation")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("bob", cancel)
    if cancel.startswith("use"):
        t.answer("bob", "card trepidation")
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert t.hand_of("ann") == ["freeze"]
    assert t.told("ability-works") == []
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    if t.waiting == ["bob"]:
        t.answer("bob", "pass")

    assert t.hand_of("ann") == ["fear"]


@card("liger-s-den", "freeze")
@rule("BM-KEY-08", "BM-CONF-50")
def test_liger_s_den_gives_nothing_for_a_spell_that_fizzles() -> None:
    """The target of Bob's spell is sacrificed in answer: the spell takes no effect, and his Den gives nothing."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "jackpot-stash")
    t.dungeon("bob", "liger-s-den")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze").answer("bob", "room jackpot-stash ann 0")
    t.answer("ann", "use jackpot-stash 0")
    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert t.hand_of("bob") == []
    assert t.told("ability-works") == []


@card("liger-s-den", "freeze")
@rule("BM-KEY-14", "BM-CONF-50")
def test_liger_s_den_frozen_in_answer_gives_nothing() -> None:
    """The Den works when the spell takes effect: frozen between announcement and effect, it does not."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", "liger-s-den")
    t.hand("ann", "freeze")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze").answer("bob", "room golem-factory ann 1")
    t.answer("ann", "cast freeze").answer("ann", "room liger-s-den bob 0")
    assert [told["card"] for told in t.told("room-deactivated")] == ["liger-s-den", "golem-factory"]
    assert t.hand_of("bob") == []


@card("liger-s-den", "counterspell")
def test_liger_s_den_counts_a_counterspell_as_a_spell_cast() -> None:
    """Cancelling a rival's spell with Counterspell is casting one, active or not."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "liger-s-den")
    t.hand("ann", "freeze")
    t.hand("bob", "counterspell")
    t.next_from("spell deck", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("bob", "cast counterspell")

    assert t.hand_of("bob") == ["fear"]
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]


@card("liger-s-den", "counterspell")
@rule("BM-CONF-50")
def test_liger_s_den_does_not_draw_the_counterspell_that_would_save_the_spell() -> None:
    """While the spell may still be cancelled, nothing has been drawn for it."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den", "golem-factory")
    t.hand("ann", "freeze")
    t.hand("bob", "counterspell")
    t.next_from("spell deck", "counterspell")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("bob", "cast counterspell")

    assert t.hand_of("ann") == []
    assert t.told("room-deactivated") == []


@card("liger-s-den", "jeopardy")
def test_liger_s_den_draws_before_the_spell_takes_effect() -> None:
    """The spell drawn for Jeopardy is part of the hand that Jeopardy discards."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.hand("ann", "jeopardy", "golem-factory")
    t.next_from("spell deck", "princess-in-peril", "fear", "assassin")
    t.phase("build")
    t.answer("ann", "cast jeopardy")

    assert t.discarded == ["princess-in-peril", "golem-factory", "jeopardy"]
    assert "fear" in t.hand_of("ann")
    assert t.hand_of("bob").count("assassin") == 1


@card("liger-s-den", "freeze")
def test_liger_s_den_frozen_by_its_owner_has_given_its_spell() -> None:
    """The owner freezes the Den itself: it was active when the spell was cast."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.hand("ann", "freeze")
    t.next_from("spell deck", "fear")
    t.phase("build")
    t.answer("ann", "cast freeze")

    assert t.view("").seats[0].dungeon[0].off
    assert t.hand_of("ann") == ["fear"]


@card("liger-s-den", "freeze")
@rule("BM-KEY-14")
def test_liger_s_den_frozen_before_gives_nothing() -> None:
    """Deactivated by a rival, the Den does not see what its owner casts, and is not used up by it."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "freeze")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    cast(t, "bob", "freeze", "room liger-s-den ann 0")
    t.answer("ann", "cast freeze")

    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []
    assert not t.view("").seats[0].dungeon[0].used


@card("liger-s-den")
def test_two_dens_give_a_spell_each() -> None:
    """One spell cast with two Dens draws two."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den", "liger-s-den")
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "freeze")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory bob 0")

    assert t.hand_of("ann") == ["assassin", "fear"]


@card("liger-s-den")
@rule("BM-CONF-15")
def test_liger_s_den_does_not_draw_the_spell_being_cast() -> None:
    """With deck and discards empty nothing is drawn: the spell cast is not discarded before it has worked."""
    t = boss_monster()
    t.dungeon("ann", "liger-s-den")
    t.dungeon("bob", "golem-factory")
    t.hand("ann", "freeze")
    t.only_in("spell deck")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory bob 0")

    assert t.hand_of("ann") == []
    assert t.told("nothing-to-draw") == [{"seat": "ann", "deck": 2}]
    assert t.discarded == ["freeze"]


@card("liger-s-den")
@rule("BM-BUILD-25")
def test_liger_s_den_covered_gives_nothing() -> None:
    """Beneath another room the Den does not see what its owner casts, and shows no mage icon."""
    t = boss_monster()
    t.dungeon("ann", ["liger-s-den", "golem-factory"])
    t.hand("ann", "freeze")
    t.phase("build")
    assert icons(t, "ann") == [1, 1, 0, 0]
    t.answer("ann", "cast freeze")

    assert t.hand_of("ann") == []
    assert t.told("ability-works") == []
