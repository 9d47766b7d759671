"""Questions the rulebooks answer: covering, empty decks, swaps, blind discards, what may be looked at, what works."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.games.boss_monster.view_types import RoomView

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def stacks(t: Table, name: str) -> list[list[str]]:
    """Every stack from the boss outwards, bottom first."""
    return [[*room.under, room.card] for room in t.view(name).seats[t.seat(name)].dungeon]


def place(t: Table, name: str, slot: int, watcher: str = "") -> RoomView:
    return t.view(watcher).seats[t.seat(name)].dungeon[slot]


# -- covering ---------------------------------------------------------------------------------------------


@rule("BM-FAQ-01")
@every_edition
@pytest.mark.parametrize(
    ("advanced", "under", "other"),
    [
        ("all-seeing-eye", "brainsucker-hive", "golem-factory"),  # a trap over a monster room
        ("dracolich-lair", "open-grave", "bottomless-pit"),  # a monster room over a trap
    ],
)
def test_monster_and_trap_do_not_matter_for_covering(edition: str, advanced: str, under: str, other: str) -> None:
    """An advanced room covers a room of the other kind where a treasure matches, and only there."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", under, other)
    t.hand("ann", advanced)
    t.phase("build")
    assert t.options("ann") == ["pass", f"place {advanced} 1"]
    t.answer("ann", f"place {advanced} 1")
    assert stacks(t, "ann") == [[other], [under, advanced]]


@rule("BM-FAQ-10", "BM-EX-05")
@card("beast-menagerie")
@every_edition
@pytest.mark.parametrize(
    ("built", "slot", "drawn"),
    [
        ("succubus-spa", 0, []),
        ("succubus-spa", 1, ["dark-altar"]),
        ("succubus-spa", 2, ["dark-altar"]),
        ("bottomless-pit", 2, []),
    ],
)
def test_a_room_does_not_see_the_build_that_covers_it(edition: str, built: str, slot: int, drawn: list[str]) -> None:
    """A monster room over Beast Menagerie draws nothing; built anywhere else it draws one card; a trap draws none."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "beast-menagerie")
    t.hand("ann", built)
    t.next_from("room deck", "dark-altar")
    t.phase("build").answer("ann", f"place {built} {slot}")
    assert t.waiting == []
    assert t.told("room-revealed") == [{"seat": "ann", "card": built, "slot": slot}]
    assert t.hand_of("ann") == drawn


@rule("BM-FAQ-10")
@card("beast-menagerie")
def test_a_room_that_draws_for_monster_rooms_does_not_draw_for_itself() -> None:
    """Beast Menagerie is a monster room, but it is some other monster room that must be built."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "beast-menagerie")
    t.phase("build").answer("ann", "place beast-menagerie 0")
    assert stacks(t, "ann") == [["golem-factory", "beast-menagerie"]]
    assert t.hand_of("ann") == []


# -- empty decks ------------------------------------------------------------------------------------------


@rule("BM-FAQ-02", "BM-CONF-15")
@pytest.mark.parametrize(
    ("options", "both"),
    [
        ({"edition": "trefl-pl"}, False),
        ({"edition": "alpha-ja"}, False),
        ({"edition": "first-ru"}, True),
        ({"reshuffle": "both"}, True),
        ({"edition": "first-ru", "reshuffle": "exhausted_only"}, False),
    ],
)
def test_an_exhausted_deck_is_made_anew_from_the_discards(options: dict[str, str], both: bool) -> None:
    """The last room leaves its deck: the discarded rooms are the new deck at once; the spells stay, or join theirs."""
    t = boss_monster(**options)
    t.pile("golem-factory", "fear", "succubus-spa", "boulder-ramp", "assassin")
    t.only_in("room deck", "open-grave", "bottomless-pit")
    spells = t.view("").spell_deck

    t.phase("beginning")

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["open-grave"], ["bottomless-pit"])
    seen = t.view("")
    assert seen.room_deck == 3
    assert sorted(seen.discard) == ([] if both else ["assassin", "fear"])
    assert seen.spell_deck == spells + (2 if both else 0)
    t.phase("beginning").phase("beginning")
    assert sorted(t.hand_of("ann") + t.hand_of("bob")) == sorted(
        ["open-grave", "bottomless-pit", "golem-factory", "succubus-spa", "boulder-ramp"]
    )


@rule("BM-FAQ-02", "BM-CONF-15")
def test_the_spell_deck_is_made_anew_from_discarded_spells_only() -> None:
    """Two spells are drawn from a deck of two: the three discarded spells are the new deck, the rooms stay."""
    t = boss_monster()
    t.pile("golem-factory", "fear", "succubus-spa", "assassin", "jeopardy")
    t.only_in("spell deck", "freeze", "cave-in")
    t.hand("ann", "dark-laboratory")
    rooms = t.view("").room_deck
    t.phase("build").answer("ann", "place dark-laboratory 0")
    assert t.hand_of("ann") == ["cave-in", "freeze"]
    assert (t.view("").spell_deck, t.view("").room_deck) == (3, rooms)
    assert t.discarded == ["golem-factory", "succubus-spa"]


@rule("BM-CONF-15")
@pytest.mark.parametrize("reshuffle", ["exhausted_only", "both"])
def test_without_discards_of_its_kind_an_empty_deck_gives_nothing(reshuffle: str) -> None:
    """No room is left anywhere: draws yield nothing until a room is discarded and somebody needs it."""
    t = boss_monster(reshuffle=reshuffle)
    t.dungeon("ann", "jackpot-stash")
    t.only_in("room deck", "open-grave")
    t.pile("fear")
    spells = t.view("").spell_deck

    t.phase("beginning")
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["open-grave"], [])
    assert [told["seat"] for told in t.told("nothing-to-draw")] == ["bob"]
    assert (t.view("").room_deck, t.view("").spell_deck, t.discarded) == (0, spells, ["fear"])

    t.phase("build").answer("ann", "use jackpot-stash 0").all_pass()
    assert sorted(t.discarded) == ["fear", "jackpot-stash"]

    t.phase("beginning")
    assert t.hand_of("ann") == ["jackpot-stash", "open-grave"]
    assert t.hand_of("bob") == []
    assert [told["seat"] for told in t.told("nothing-to-draw")] == ["bob", "bob"]


@rule("BM-FAQ-03")
@every_edition
def test_nothing_interrupts_the_making_of_a_new_deck(edition: str) -> None:
    """Two cards are drawn with one left: first card, new deck, second card, though a rival could respond."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "recycling-center", "jackpot-stash")
    t.hand("bob", "freeze", "counterspell", "jeopardy")
    t.pile("golem-factory", "succubus-spa")
    t.only_in("room deck", "open-grave")
    t.phase("build").answer("ann", "use jackpot-stash 0")
    assert t.options("ann") == ["yes", "no"]
    told = len(t.g.events)

    t.answer("ann", "yes")

    assert t.events()[told : told + 3] == ["card-drawn", "deck-rebuilt", "card-drawn"]
    drawn = [line["card"] for line in t.told("card-drawn", "ann")]
    assert drawn[0] == "open-grave"
    assert drawn[1] in ("golem-factory", "succubus-spa", "jackpot-stash")
    assert t.view("").room_deck == 2
    t.answer("ann", "pass")
    assert t.waiting == ["bob"], "only now bob may act"
    assert "cast freeze" in t.options("bob")


# -- swaps ------------------------------------------------------------------------------------------------


def about_to_swap(edition: str = "trefl-pl") -> Table:
    """Ann has built Centipede Tunnel and may swap two stacks; both dungeons hold stacks and when-built rooms."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "specter-s-sanctum", "golem-factory", ["open-grave", "dark-laboratory"])
    t.dungeon("bob", ["succubus-spa", "bottomless-pit"], "mimic-vault", "dark-altar")
    t.hand("ann", "centipede-tunnel")
    t.hand("bob", "freeze")
    t.town(a_hero(wants="fighter"))
    t.phase("build").answer("ann", "place centipede-tunnel 3")
    t.pass_until("ann", "may").answer("ann", "yes")
    return t


@rule("BM-FAQ-04")
@card("centipede-tunnel")
@every_edition
def test_a_stack_moves_as_a_whole(edition: str) -> None:
    """A over B next to the boss changes places with C: then C lies next to the boss and A over B where C was."""
    t = about_to_swap(edition)
    t.answer("ann", "seat ann").answer("ann", "room dark-laboratory ann 0").answer(
        "ann", "room specter-s-sanctum ann 2"
    )
    assert stacks(t, "ann") == [
        ["specter-s-sanctum"],
        ["golem-factory"],
        ["open-grave", "dark-laboratory"],
        ["centipede-tunnel"],
    ]
    assert t.told("rooms-swapped") == [{"seat": "ann", "card": "dark-laboratory", "other": "specter-s-sanctum"}]


@rule("BM-FAQ-05")
@card("centipede-tunnel")
def test_no_swap_changes_a_stack_or_builds_anything() -> None:
    """Whichever two places change, every stack stays as it was, the same rooms are visible, and nothing is set off."""
    t = about_to_swap()
    swaps = 0
    for owner in ("ann", "bob"):
        chosen = t.fork().answer("ann", f"seat {owner}")
        before = stacks(chosen, owner)
        hands = (t.hand_of("ann"), t.hand_of("bob"))
        for one in chosen.options("ann"):
            half = chosen.fork().answer("ann", one)
            for two in half.options("ann"):
                after = half.fork().answer("ann", two)
                i, j = int(one.split()[-1]), int(two.split()[-1])
                expected = before[:]
                expected[i], expected[j] = before[j], before[i]
                assert i != j
                assert stacks(after, owner) == expected
                assert sorted(after.rooms(owner)) == sorted(stack[-1] for stack in before)
                assert (after.hand_of("ann"), after.hand_of("bob")) == hands
                assert (after.waiting, after.discarded, after.in_town) == ([], t.discarded, t.in_town)
                swaps += 1
    assert swaps == 4 * 3 + 3 * 2


# -- secrets ----------------------------------------------------------------------------------------------


@rule("BM-FAQ-06")
@card("specter-s-sanctum", "torture-chamber")
@pytest.mark.parametrize(
    ("source", "hands"),
    [
        ("specter-s-sanctum", (("fear", "assassin", "golem-factory"), ("cave-in", "annihilator", "open-grave"))),
        ("torture-chamber", (("boulder-ramp", "golem-factory", "fear"), ("haunted-library", "open-grave", "assassin"))),
    ],
)
def test_a_blind_pick_shows_the_picker_nothing_but_how_many_cards(
    source: str, hands: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    """Two hands of other cards look the same to ann up to the discard; nobody chooses, and only the lost card shows."""
    tables = []
    for hand in hands:
        t = boss_monster(["ann", "bob", "cy"])
        t.hand("bob", *hand)
        t.hand("cy", "giant-size", "dark-altar")
        if source == "torture-chamber":
            t.dungeon("ann", source)
            t.phase("build").answer("ann", "use torture-chamber 0")
        else:
            t.hand("ann", source)
            t.phase("build").answer("ann", f"place {source} 0")
            t.all_pass()
        tables.append(t)

    for t in tables:
        assert t.waiting == ["ann"]
        assert t.options("ann") == ["seat bob", "seat cy"]
        assert t.view("ann").seats[1].known == ()
    assert tables[0].view("ann") == tables[1].view("ann")

    for t, hand in zip(tables, hands, strict=True):
        t.answer("ann", "seat bob")
        lost = [line["card"] for line in t.told("card-lost", "cy")]
        assert len(lost) == 1
        assert lost[0] in hand[:2], "of the kind the card names"
        assert t.hand_of("bob") == sorted(set(hand) - set(lost))
        assert lost[0] in t.discarded
        decision = t.asked("bob")
        assert decision is None or decision.kind == "build"
        assert t.view("ann").seats[1].known == t.view("cy").seats[1].known == ()


@rule("BM-FAQ-07")
@every_edition
def test_everybody_may_look_at_all_scored_heroes(edition: str) -> None:
    """Every player's view, and a watcher's, names the souls and the wounds of all players."""
    dying, surviving, epic = a_hero(health=4), a_hero(health=8), a_hero(health=11, epic=True)
    t = boss_monster(["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "golem-factory", "bottomless-pit", "neanderthal-cave")
    t.entrance("ann", dying)
    t.entrance("bob", surviving)
    t.entrance("cy", epic)
    t.phase("adventure").all_pass()
    for watcher in ("ann", "bob", "cy", ""):
        sides = t.view(watcher).seats
        assert [side.soul_heroes for side in sides] == [(dying,), (), ()]
        assert [side.wound_heroes for side in sides] == [(), (surviving,), (epic,)]


@rule("BM-FAQ-08")
@every_edition
def test_a_rivals_hidden_room_may_not_be_looked_at(edition: str) -> None:
    """Bob's view hides ann's room until the reveal, ann's shows it all along."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.hand("ann", "golem-factory")
    t.hand("bob", "succubus-spa")
    t.phase("build").answer("ann", "place golem-factory 0")
    assert (place(t, "ann", 0, "ann").card, place(t, "ann", 0, "ann").hidden) == ("golem-factory", True)
    for watcher in ("bob", ""):
        assert (place(t, "ann", 0, watcher).card, place(t, "ann", 0, watcher).hidden) == ("", True)
    told = [line for line in t.g.events_for(t.seat("bob")) if "golem-factory" in str(line)]
    assert told == []

    t.answer("bob", "pass")

    for watcher in ("ann", "bob", ""):
        assert (place(t, "ann", 0, watcher).card, place(t, "ann", 0, watcher).hidden) == ("golem-factory", False)


# -- when abilities work ----------------------------------------------------------------------------------


def golem_factory_beside_an_armory(hero: str) -> Table:
    """Goblin Armory gives the Golem Factory on its left one more damage while it works."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "goblin-armory")
    t.entrance("ann", hero)
    return t


def hurt_by_golem_factory(t: Table) -> list[int]:
    return [line["damage"] for line in t.told("room-hurt") if line["card"] == "golem-factory"]


@rule("BM-FAQ-09")
@card("goblin-armory")
def test_an_ability_works_while_its_room_is_in_play_visible_and_active() -> None:
    """All three conditions hold: Golem Factory deals 2 + 1."""
    t = golem_factory_beside_an_armory(a_hero(health=8))
    t.turn("build").all_pass()
    assert hurt_by_golem_factory(t) == [3]


@rule("BM-FAQ-09")
@card("goblin-armory")
def test_an_ability_does_not_work_while_its_room_is_covered() -> None:
    """A trap lies on Goblin Armory: Golem Factory deals 2, from the moment the trap is placed."""
    t = golem_factory_beside_an_armory(a_hero(health=8))
    t.hand("ann", "boulder-ramp")
    t.hand("bob", "open-grave")
    t.turn("build")
    assert place(t, "ann", 1).damage == 3
    t.answer("ann", "place boulder-ramp 0")
    assert place(t, "ann", 1).damage == 2
    t.all_pass()
    assert hurt_by_golem_factory(t) == [2]


@rule("BM-FAQ-09")
@card("goblin-armory")
@pytest.mark.parametrize("slot", [0, 2])
def test_an_ability_does_not_work_while_its_room_lies_face_down(slot: int) -> None:
    """Goblin Armory is placed on either side of Golem Factory: the bonus comes with the reveal."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.hand("ann", "goblin-armory")
    t.hand("bob", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.turn("build")
    assert place(t, "ann", 1).damage == 2, "in the hand it does nothing either"
    t.answer("ann", f"place goblin-armory {slot}")
    assert place(t, "ann", 1).damage == place(t, "ann", 1, "ann").damage == 2
    t.answer("bob", "pass").all_pass()
    assert hurt_by_golem_factory(t) == [3]


@rule("BM-FAQ-09")
@card("goblin-armory")
def test_an_ability_does_not_work_while_its_room_is_deactivated() -> None:
    """Goblin Armory is frozen: Golem Factory deals 2 this turn, and may deal 3 again when it has woken."""
    t = golem_factory_beside_an_armory(a_hero(health=8))
    t.hand("ann", "freeze")
    t.hand("bob", "open-grave")
    t.turn("build").answer("ann", "cast freeze").answer("ann", "room goblin-armory ann 0")
    assert t.waiting == ["bob"]
    assert place(t, "ann", 1).damage == 2
    t.all_pass()
    assert hurt_by_golem_factory(t) == [2]
    assert place(t, "ann", 1).damage == 3


@rule("BM-FAQ-09")
@card("goblin-armory")
def test_an_ability_does_not_work_once_its_room_has_left_play() -> None:
    """Goblin Armory is destroyed before the hero goes in: Golem Factory deals 2."""
    t = golem_factory_beside_an_armory(a_hero(health=8))
    t.hand("ann", "cave-in")
    t.turn("build").answer("ann", "cast cave-in").answer("ann", "room goblin-armory ann 0").all_pass()
    assert t.discarded == ["goblin-armory", "cave-in"]
    assert hurt_by_golem_factory(t) == [2]
