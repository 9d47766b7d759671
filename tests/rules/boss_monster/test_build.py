"""Build phase: where a room may go, who places when, what is secret, and when a room counts as built."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import rule
from underhall.errors import NotYourDecision, OptionNotOffered
from underhall.games.boss_monster.view_types import RoomView
from underhall.kernel.decisions import Option, pack

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]
CLERIC, FIGHTER, MAGE, THIEF = range(4)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def refused(t: Table, name: str, words: str) -> None:
    """The answer is not offered; given all the same it is an error, nothing changes and nothing is told."""
    assert words not in t.options(name)
    kind, *rest = words.split()
    number = next(i for i, known in enumerate(t.g.wording.kinds) if known.name == kind)
    fields = t.g.wording.kinds[number].fields
    parts = []
    for field, part in zip(fields, rest, strict=True):
        if field == "card":
            parts.append(t.g.wording.cards.index(part))
        else:
            parts.append(t.seat(part) if field == "seat" else int(part))
    decision = t.asked(name)
    asked = decision.number if decision else 0
    before, told, answers = t.g.fingerprint(), len(t.g.events), len(t.g.answers)
    for index in range(len(decision.options) if decision else 1):
        with pytest.raises(OptionNotOffered if decision else NotYourDecision):
            t.g.answer(t.seat(name), Option(pack(number, *parts), index, asked, t.g.wording))
    assert t.g.fingerprint() == before
    assert (len(t.g.events), len(t.g.answers)) == (told, answers)


def place(t: Table, name: str, slot: int, watcher: str = "") -> RoomView:
    """One place of a dungeon, counted from the boss, as `watcher` sees it."""
    return t.view(watcher).seats[t.seat(name)].dungeon[slot]


def stacks(t: Table, name: str) -> list[list[str]]:
    """Every stack from the boss outwards, bottom first, as its owner sees it."""
    return [[*room.under, room.card] for room in t.view(name).seats[t.seat(name)].dungeon]


def treasure(t: Table, name: str, kind: int, watcher: str = "") -> int:
    return t.view(watcher).seats[t.seat(name)].treasure[kind]


def active(t: Table) -> str:
    """Whom the table shows as the active player."""
    return t.names[t.view("").active]


# -- how many, and whether at all -------------------------------------------------------------------------


@rule("BM-BUILD-01")
def test_a_second_room_in_the_same_turn_is_refused() -> None:
    """Ann has placed: as long as the turn lasts no placement of hers is accepted; next turn it is again."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "dark-altar", "golem-factory", "freeze")
    t.hand("bob", "succubus-spa")
    t.turn("build")

    t.answer("ann", "place dark-altar 1")

    assert t.options("ann") == ["pass", "cast freeze"]
    for slot in range(3):
        refused(t, "ann", f"place golem-factory {slot}")
    t.answer("ann", "pass").answer("bob", "place succubus-spa 0")
    assert t.options("ann") == ["pass", "cast freeze"]
    refused(t, "ann", "place golem-factory 2")
    t.all_pass()
    assert t.rooms("ann") == ["dark-altar", "open-grave"]
    assert t.hand_of("ann") == ["freeze", "golem-factory"]

    t.turn("build")
    assert "place golem-factory 2" in t.options("ann")


@rule("BM-BUILD-02")
def test_passing_leaves_hand_and_dungeon_alone_and_moves_play_on() -> None:
    """Ann passes: what she holds and has built is unchanged, and bob is the one who may place."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "dark-altar")
    t.hand("bob", "golem-factory")
    t.phase("build")
    assert (active(t), t.waiting) == ("ann", ["ann"])

    t.answer("ann", "pass")

    assert (t.hand_of("ann"), t.rooms("ann")) == (["dark-altar"], ["open-grave"])
    assert t.told("build-passed") == [{"seat": "ann"}]
    assert (active(t), t.waiting) == ("bob", ["bob"])
    t.answer("bob", "place golem-factory 0")
    assert (t.hand_of("ann"), t.rooms("ann")) == (["dark-altar"], ["open-grave"])
    assert t.rooms("bob") == ["golem-factory"]
    assert t.told("build-passed") == [{"seat": "ann"}]


@rule("BM-BUILD-03")
def test_a_placed_room_lies_face_down_in_the_dungeon() -> None:
    """The card has left the hand and lies in the dungeon, where its owner alone sees which it is."""
    t = boss_monster()
    t.hand("ann", "dark-altar", "golem-factory")
    t.hand("bob", "succubus-spa")
    t.phase("build")

    t.answer("ann", "place dark-altar 0")

    assert t.hand_of("ann") == ["golem-factory"]
    assert t.view("bob").seats[0].rooms_held == 1
    assert (place(t, "ann", 0, "ann").card, place(t, "ann", 0, "ann").hidden) == ("dark-altar", True)
    for watcher in ("bob", ""):
        hidden = place(t, "ann", 0, watcher)
        assert (hidden.card, hidden.hidden) == ("", True)
        assert (hidden.damage, hidden.treasure) == (0, (0, 0, 0, 0))
    assert t.told("room-placed", "ann") == [{"seat": "ann", "slot": 0, "card": "dark-altar"}]
    assert t.told("room-placed", "bob") == t.told("room-placed") == [{"seat": "ann", "slot": 0}]
    assert t.events("room-revealed", "room-built") == []


# -- where ------------------------------------------------------------------------------------------------


@rule("BM-BUILD-04")
def test_a_room_goes_to_the_free_place_on_the_left_and_never_in_between() -> None:
    """With two rooms the third place from the boss is free; no place pushes two rooms apart or leaves a gap."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "open-grave")
    t.hand("ann", "golem-factory")
    t.phase("build")

    assert t.options("ann") == ["pass", *(f"place golem-factory {slot}" for slot in range(3))]
    refused(t, "ann", "place golem-factory 3")

    laid = {}
    for slot in range(3):
        after = t.fork().answer("ann", f"place golem-factory {slot}")
        laid[slot] = stacks(after, "ann")
    assert laid == {
        0: [["open-grave", "golem-factory"], ["succubus-spa"]],
        1: [["open-grave"], ["succubus-spa", "golem-factory"]],
        2: [["open-grave"], ["succubus-spa"], ["golem-factory"]],
    }


@rule("BM-BUILD-05")
def test_a_room_goes_on_top_of_an_own_room_and_never_on_a_rivals() -> None:
    """Ann may cover her room next to the boss; whatever she does, the card lands in her own dungeon."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "brainsucker-hive")
    t.dungeon("bob", "bottomless-pit", "boulder-ramp", "succubus-spa", "haunted-library")
    t.hand("ann", "golem-factory")
    t.phase("build")

    refused(t, "ann", "place golem-factory 3")
    theirs = stacks(t, "bob")
    for words in t.options("ann"):
        after = t.fork().answer("ann", words)
        assert stacks(after, "bob") == theirs
        assert sum(len(stack) for stack in stacks(after, "ann")) == (2 if words == "pass" else 3)

    t.answer("ann", "place golem-factory 0")
    assert stacks(t, "ann") == [["brainsucker-hive", "golem-factory"], ["open-grave"]]


@rule("BM-BUILD-06")
def test_a_sixth_room_on_the_left_is_refused() -> None:
    """Five visible rooms fill a dungeon; the boss is not one of them, so four leave a place."""
    five = ["open-grave", "brainsucker-hive", "succubus-spa", "bottomless-pit", "haunted-library"]
    t = boss_monster()
    t.dungeon("ann", *five)
    t.levelled("ann")
    t.hand("ann", "golem-factory")
    t.phase("build")
    assert t.options("ann") == ["pass", *(f"place golem-factory {slot}" for slot in range(5))]
    refused(t, "ann", "place golem-factory 5")

    t = boss_monster()
    t.dungeon("ann", *five[:4])
    t.levelled("ann")
    t.hand("ann", "golem-factory")
    t.phase("build").answer("ann", "place golem-factory 4")
    assert t.rooms("ann") == ["golem-factory", *five[:4]]


@rule("BM-BUILD-06")
def test_a_stack_counts_as_one_room() -> None:
    """Only visible rooms count towards five: four places with a stack of three among them leave room for a fifth."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", ["bottomless-pit", "boulder-ramp", "dark-altar"], "succubus-spa", "haunted-library")
    t.levelled("ann")
    t.hand("ann", "golem-factory")
    t.phase("build").answer("ann", "place golem-factory 4")
    assert len(t.rooms("ann")) == 5


@rule("BM-BUILD-07")
def test_a_full_dungeon_can_still_be_built_over() -> None:
    """With five visible rooms the middle one may be covered, and five are visible afterwards."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "dark-altar", "succubus-spa", "bottomless-pit", "haunted-library")
    t.levelled("ann")
    t.hand("ann", "golem-factory")
    t.phase("build").answer("ann", "place golem-factory 2")
    assert t.rooms("ann") == ["open-grave", "dark-altar", "golem-factory", "bottomless-pit", "haunted-library"]
    assert place(t, "ann", 2).under == ("succubus-spa",)


@rule("BM-BUILD-08")
def test_an_ordinary_room_covers_any_room() -> None:
    """An ordinary fighter room goes over an advanced mage room and over ordinary rooms without fighter treasure."""
    t = boss_monster()
    t.dungeon("ann", "all-seeing-eye", "dark-altar", "bottomless-pit")
    t.hand("ann", "golem-factory")
    t.phase("build")
    assert {f"place golem-factory {slot}" for slot in range(3)} < set(t.options("ann"))

    t.answer("ann", "place golem-factory 2")

    assert stacks(t, "ann") == [["bottomless-pit"], ["dark-altar"], ["all-seeing-eye", "golem-factory"]]


@rule("BM-BUILD-09")
def test_an_advanced_room_never_goes_to_an_empty_place() -> None:
    """The advanced cleric room may cover the leftmost cleric room but not lie beside it."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "golem-factory", "bottomless-pit")
    t.hand("ann", "dracolich-lair")
    t.phase("build")
    assert t.options("ann") == ["pass", "place dracolich-lair 2"]
    refused(t, "ann", "place dracolich-lair 3")


@rule("BM-BUILD-09", "BM-BUILD-13")
def test_nothing_is_built_on_the_boss() -> None:
    """A boss with the right treasure bears no advanced room, and a room beside it leaves it in view."""
    t = boss_monster(bosses=["draculord", "cleopatra"])
    t.hand("ann", "dracolich-lair", "open-grave")
    t.phase("build")
    assert t.options("ann") == ["pass", "place open-grave 0"]
    refused(t, "ann", "place dracolich-lair 0")

    t.answer("ann", "place open-grave 0")

    assert stacks(t, "ann") == [["open-grave"]]
    assert t.view("bob").seats[0].boss == "draculord"
    assert treasure(t, "ann", CLERIC) == 2, "the boss's icon and the room's"


@rule("BM-BUILD-13")
def test_the_places_of_a_dungeon_are_its_rooms_and_the_one_on_the_left() -> None:
    """With one room there are two places, over it and left of it: none of them is the boss."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit")
    t.hand("ann", "open-grave", "dracolich-lair")
    t.phase("build")
    assert t.options("ann") == ["pass", "place open-grave 0", "place open-grave 1"]
    over = t.fork().answer("ann", "place open-grave 0")
    beside = t.fork().answer("ann", "place open-grave 1")
    assert stacks(over, "ann") == [["bottomless-pit", "open-grave"]]
    assert stacks(beside, "ann") == [["bottomless-pit"], ["open-grave"]]
    assert over.view("").seats[0].boss == beside.view("").seats[0].boss == "draculord"


@rule("BM-BUILD-10")
def test_an_advanced_room_needs_a_treasure_in_common_with_what_it_covers() -> None:
    """The advanced cleric room goes over cleric and thief together, not over fighter."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "torture-chamber")
    t.hand("ann", "dracolich-lair")
    t.phase("build")
    assert t.options("ann") == ["pass", "place dracolich-lair 0"]
    refused(t, "ann", "place dracolich-lair 1")

    t.answer("ann", "place dracolich-lair 0")

    assert stacks(t, "ann") == [["torture-chamber", "dracolich-lair"], ["golem-factory"]]


@rule("BM-EX-02")
@every_edition
def test_dracolich_lair_covers_torture_chamber(edition: str) -> None:
    """One of two treasures in common is enough."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "torture-chamber")
    t.hand("ann", "dracolich-lair")
    t.phase("build").answer("ann", "place dracolich-lair 0")
    assert stacks(t, "ann") == [["torture-chamber", "dracolich-lair"]]


@rule("BM-EX-03")
@every_edition
def test_dracolich_lair_covers_dark_altar(edition: str) -> None:
    """Both show cleric treasure."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dark-altar")
    t.hand("ann", "dracolich-lair")
    t.phase("build").answer("ann", "place dracolich-lair 0")
    assert stacks(t, "ann") == [["dark-altar", "dracolich-lair"]]


@rule("BM-EX-04")
@every_edition
def test_dracolich_lair_does_not_cover_golem_factory(edition: str) -> None:
    """Golem Factory shows no cleric treasure, though both are monster rooms and the boss is a cleric's."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "dracolich-lair", "freeze")
    t.phase("build")
    assert t.options("ann") == ["pass", "cast freeze"]
    refused(t, "ann", "place dracolich-lair 0")


@rule("BM-BUILD-11", "BM-CONF-25")
@every_edition
def test_an_advanced_room_covers_an_ordinary_or_an_advanced_one(edition: str) -> None:
    """The advanced cleric room goes over an ordinary cleric room and over another advanced one."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "vampire-bordello", "open-grave")
    t.hand("ann", "dracolich-lair")
    t.phase("build")
    assert t.options("ann") == ["pass", "place dracolich-lair 0", "place dracolich-lair 1"]
    over_ordinary = t.fork().answer("ann", "place dracolich-lair 0")
    assert stacks(over_ordinary, "ann") == [["open-grave", "dracolich-lair"], ["vampire-bordello"]]

    t.answer("ann", "place dracolich-lair 1")

    assert stacks(t, "ann") == [["open-grave"], ["vampire-bordello", "dracolich-lair"]]


@rule("BM-BUILD-12")
def test_only_the_top_of_a_stack_is_compared() -> None:
    """A thief room lies over a cleric room: an advanced thief room may cover them, an advanced cleric room may not."""
    t = boss_monster()
    t.dungeon("ann", ["open-grave", "bottomless-pit"])
    t.hand("ann", "dracolich-lair", "recycling-center")
    t.phase("build")
    assert t.options("ann") == ["pass", "place recycling-center 0"]
    refused(t, "ann", "place dracolich-lair 0")

    t.answer("ann", "place recycling-center 0")

    assert stacks(t, "ann") == [["open-grave", "bottomless-pit", "recycling-center"]]


@rule("BM-BUILD-14")
@every_edition
def test_the_spot_is_stated_with_the_placement_and_public(edition: str) -> None:
    """A card named without a place is refused; the place is told to all although the card is not."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "bottomless-pit")
    t.hand("ann", "golem-factory")
    t.hand("bob", "succubus-spa")
    t.phase("build")
    refused(t, "ann", "card golem-factory")
    decision = t.asked("ann")
    assert decision is not None
    placing = [option.fields for option in decision.options if option.kind == "place"]
    assert [fields["slot"] for fields in placing] == [0, 1, 2]

    t.answer("ann", "place golem-factory 1")

    for watcher in ("bob", ""):
        assert t.told("room-placed", watcher) == [{"seat": "ann", "slot": 1}]
        assert [room.hidden for room in t.view(watcher).seats[0].dungeon] == [False, True]
        assert place(t, "ann", 1, watcher).card == ""


@rule("BM-CONF-14")
@every_edition
def test_an_illegal_spot_is_refused_at_once_and_in_silence(edition: str) -> None:
    """An advanced fighter room over a cleric room is refused when it is placed; nobody else learns of the try."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.hand("ann", "beast-menagerie")
    t.hand("bob", "succubus-spa")
    t.phase("build")
    theirs = t.view("bob")
    refused(t, "ann", "place beast-menagerie 0")
    assert t.view("bob") == theirs
    assert t.events("room-placed") == []
    t.answer("ann", "place beast-menagerie 1")
    assert stacks(t, "ann") == [["open-grave"], ["golem-factory", "beast-menagerie"]]


@rule("BM-CONF-44")
def test_stacks_grow_without_limit() -> None:
    """Three builds over the same room in three turns make a stack of four cards."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "bottomless-pit")
    t.hand("ann", "golem-factory", "succubus-spa", "boulder-ramp")
    for card in ("golem-factory", "succubus-spa", "boulder-ramp"):
        t.turn("build").answer("ann", f"place {card} 0").all_pass()
    assert stacks(t, "ann") == [["bottomless-pit", "golem-factory", "succubus-spa", "boulder-ramp"], ["open-grave"]]
    assert t.discarded == []


# -- who and when -----------------------------------------------------------------------------------------


@rule("BM-BUILD-15")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({"edition": "trefl-pl"}, ["cy", "bob", "ann"]),
        ({"edition": "alpha-ja"}, ["cy", "bob", "ann"]),
        ({"edition": "first-ru"}, ["cy", "ann", "bob"]),
        ({"player_order": "clockwise"}, ["cy", "ann", "bob"]),
        ({"edition": "first-ru", "player_order": "xp"}, ["cy", "bob", "ann"]),
    ],
)
def test_players_place_from_the_highest_xp_on(options: dict[str, str], order: list[str]) -> None:
    """XP 500, 600, 800 round the table: the third places first, then by XP or clockwise as the table plays."""
    t = boss_monster(["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], **options)
    for name, card in (("ann", "golem-factory"), ("bob", "open-grave"), ("cy", "bottomless-pit")):
        t.hand(name, card)
    t.phase("build")
    asked = []
    while t.waiting:
        name = t.waiting[0]
        asked.append(name)
        t.answer(name, "place")
    assert asked == order
    assert [told["seat"] for told in t.told("room-placed")] == order


@rule("BM-BUILD-16")
def test_whoever_is_placing_is_the_active_player() -> None:
    """In bob's step every view names bob as active, also while another player is asked."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "freeze")
    t.hand("bob", "golem-factory", "freeze")
    t.phase("build")
    assert (active(t), t.waiting) == ("ann", ["ann"])
    t.answer("ann", "pass")
    assert (active(t), t.waiting) == ("ann", ["bob"]), "bob may react in ann's step"
    t.answer("bob", "pass")

    assert t.waiting == ["bob"]
    assert "place golem-factory 0" in t.options("bob")
    for watcher in ("ann", "bob", ""):
        assert t.view(watcher).active == t.seat("bob")
    t.answer("bob", "pass")
    assert (active(t), t.waiting) == ("bob", ["ann"])
    t.answer("ann", "pass")
    assert t.view("").active == -1, "nobody is placing any more"


@rule("BM-BUILD-17")
@every_edition
def test_who_declined_cannot_place_once_another_is_active(edition: str) -> None:
    """Ann passes and bob becomes active: her placement is refused until the next turn."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave")
    t.hand("ann", "golem-factory", "freeze")
    t.hand("bob", "succubus-spa")
    t.turn("build")
    assert "place golem-factory 1" in t.options("ann")

    t.answer("ann", "pass")

    assert active(t) == "bob"
    refused(t, "ann", "place golem-factory 1")
    t.answer("bob", "place succubus-spa 0")
    assert t.options("ann") == ["pass", "cast freeze"]
    refused(t, "ann", "place golem-factory 1")
    t.all_pass()
    assert t.rooms("ann") == ["open-grave"]

    t.turn("build")
    assert "place golem-factory 1" in t.options("ann")


@rule("BM-BUILD-17")
def test_who_has_passed_may_still_place_while_still_active() -> None:
    """Bob reacts in ann's step, so the word comes back to ann, who is still active and may place after all."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "golem-factory")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast freeze")
    assert active(t) == "ann"
    t.answer("ann", "place golem-factory 1")
    assert t.events("build-passed") == ["build-passed"], "bob's, who has no room"
    assert t.rooms("ann") == ["golem-factory", "open-grave"]


@rule("BM-BUILD-18", "BM-CONF-10")
@every_edition
def test_hammer_spells_and_abilities_work_in_the_build_phase(edition: str) -> None:
    """A hammer spell and a room's ability are accepted from either player, a spell with an axe only is not."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dark-altar", "bottomless-pit")
    t.dungeon("bob", "torture-chamber", "golem-factory")
    t.pile("fear")
    t.hand("ann", "freeze", "kobold-strike", "annihilator", "open-grave")
    t.hand("bob", "freeze", "giant-size")
    t.turn("build")
    assert {"cast freeze", "cast kobold-strike", "use dark-altar 1"} < set(t.options("ann"))
    refused(t, "ann", "cast annihilator")

    t.answer("ann", "cast freeze").answer("ann", "room golem-factory bob 0")
    assert place(t, "bob", 0).off
    t.answer("ann", "use dark-altar 1").answer("ann", "card fear")
    assert t.rooms("ann") == ["bottomless-pit"]
    assert "fear" in t.hand_of("ann")

    t.answer("ann", "pass")
    assert t.options("bob") == ["pass", "cast freeze", "use torture-chamber 1"]
    refused(t, "bob", "cast giant-size")
    t.answer("bob", "use torture-chamber 1")
    t.all_pass()
    assert "open-grave" in t.discarded


@rule("BM-BUILD-18")
def test_the_axe_spell_refused_while_building_is_good_in_the_adventure() -> None:
    """It is the phase alone that bars the spell: with the same room it may be cast once heroes go in."""
    t = boss_monster()
    t.dungeon("ann", "bottomless-pit")
    t.hand("ann", "annihilator", "kobold-strike")
    t.entrance("ann", a_hero(health=4))
    t.turn("build")
    while t.view("").phase == "build":
        assert t.options("ann") == ["pass", "cast kobold-strike"]
        t.answer("ann", "pass")
    assert t.view("").phase == "adventure"
    assert t.options("ann") == ["pass", "cast annihilator"]


@rule("BM-CONF-20")
@every_edition
def test_a_room_is_covered_from_the_moment_a_card_lies_on_it(edition: str) -> None:
    """Ann lays a hidden room over Dark Altar: neither she nor anybody can use that room for the rest of the phase."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "bottomless-pit", "dark-altar")
    t.hand("ann", "golem-factory", "freeze")
    t.hand("bob", "succubus-spa", "freeze")
    t.pile("fear")
    t.phase("build")
    assert "use dark-altar 0" in t.options("ann")
    assert treasure(t, "ann", CLERIC) == 3

    t.answer("ann", "place golem-factory 0")

    assert t.options("ann") == ["pass", "cast freeze"]
    refused(t, "ann", "use dark-altar 0")
    assert treasure(t, "ann", CLERIC) == 1
    assert place(t, "ann", 0).hidden
    t.answer("ann", "pass")
    aimed = t.fork().answer("bob", "cast freeze")
    assert aimed.waiting == ["ann"], "the one visible room is the target without asking; ann may answer"
    aimed.answer("ann", "pass")
    assert [room.off for room in aimed.view("").seats[0].dungeon] == [False, True]
    t.answer("bob", "pass")
    assert active(t) == "bob"
    t.answer("bob", "place succubus-spa 0").answer("bob", "pass")
    assert t.options("ann") == ["pass", "cast freeze"]
    refused(t, "ann", "use dark-altar 0")


@rule("BM-CONF-21")
def test_destroying_and_deactivating_reach_only_rooms_that_lie_open() -> None:
    """In the build phase hidden rooms, and the places they lie on, are no targets; all others are."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "the-crushinator", ["boulder-ramp", "dark-altar"], "golem-factory")
    t.dungeon("bob", "haunted-library", "succubus-spa")
    t.hand("ann", "bottomless-pit", "freeze")
    t.hand("bob", "minotaur-s-maze", "freeze")
    t.phase("build")

    t.answer("ann", "place bottomless-pit 3")

    destroying = t.fork().answer("ann", "use the-crushinator 2")
    assert destroying.options("ann") == ["room golem-factory ann 0", "room dark-altar ann 1"]
    refused(destroying, "ann", "room bottomless-pit ann 3")
    refused(destroying, "ann", "room open-grave ann 3")

    t.answer("ann", "pass").answer("bob", "pass").answer("bob", "place minotaur-s-maze 2").answer("bob", "cast freeze")
    assert t.options("bob") == [
        "room golem-factory ann 0",
        "room dark-altar ann 1",
        "room the-crushinator ann 2",
        "room succubus-spa bob 0",
        "room haunted-library bob 1",
    ]
    refused(t, "bob", "room minotaur-s-maze bob 2")
    refused(t, "bob", "room bottomless-pit ann 3")
    refused(t, "bob", "room open-grave ann 3")


@rule("BM-CONF-21")
def test_a_hidden_room_slides_towards_the_boss_with_the_others() -> None:
    """A room nearer to the boss is destroyed: the hidden room closes up, still hidden, and is revealed there."""
    t = boss_monster()
    t.dungeon("ann", "open-grave", "jackpot-stash")
    t.hand("ann", "golem-factory")
    t.hand("bob", "succubus-spa")
    t.phase("build")

    t.answer("ann", "place golem-factory 2").answer("ann", "use jackpot-stash 0")

    seen = t.view("bob").seats[0].dungeon
    assert [(room.card, room.hidden) for room in seen] == [("open-grave", False), ("", True)]
    assert stacks(t, "ann") == [["open-grave"], ["golem-factory"]]
    t.all_pass()
    assert t.told("room-revealed") == [{"seat": "ann", "card": "golem-factory", "slot": 1}]


# -- the reveal -------------------------------------------------------------------------------------------


@rule("BM-BUILD-19")
def test_all_hidden_rooms_are_turned_up_together() -> None:
    """Neither room is public until everybody has had the chance to place; then both are, at one stroke."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "golem-factory")
    t.hand("bob", "succubus-spa", "freeze")
    t.phase("build")

    t.answer("ann", "place golem-factory 1").answer("bob", "pass")
    assert (active(t), place(t, "ann", 1, "bob").card) == ("bob", "")
    t.answer("bob", "place succubus-spa 0")
    assert t.waiting == ["bob"], "still bob's step"
    for watcher, hidden in (("bob", ["ann"]), ("ann", ["bob"]), ("", ["ann", "bob"])):
        for owner in hidden:
            assert t.view(watcher).seats[t.seat(owner)].dungeon[-1].card == ""
    assert t.events("room-revealed") == []

    t.answer("bob", "pass")

    for watcher in ("ann", "bob", ""):
        assert place(t, "ann", 1, watcher).card == "golem-factory"
        assert place(t, "bob", 0, watcher).card == "succubus-spa"
        assert not place(t, "ann", 1, watcher).hidden
        assert not place(t, "bob", 0, watcher).hidden
    assert t.told("room-revealed") == [
        {"seat": "ann", "card": "golem-factory", "slot": 1},
        {"seat": "bob", "card": "succubus-spa", "slot": 0},
    ]
    first = t.events().index("room-revealed")
    assert t.events()[first:] == ["room-revealed", "room-revealed"], "nothing in between, and the phase ends"
    assert t.waiting == []


@rule("BM-BUILD-19")
def test_the_reveal_waits_for_everybody_although_the_last_declines() -> None:
    """Ann alone has placed: her room stays hidden while bob may still place, and is turned up when he declines."""
    t = boss_monster()
    t.hand("ann", "golem-factory")
    t.hand("bob", "succubus-spa")
    t.phase("build").answer("ann", "place golem-factory 0")
    assert place(t, "ann", 0, "bob").card == ""
    t.answer("bob", "pass")
    assert place(t, "ann", 0, "bob").card == "golem-factory"


@rule("BM-BUILD-20")
def test_a_room_is_built_at_the_reveal_and_not_when_it_is_placed() -> None:
    """Dark Laboratory gives its spells when it is turned up, not when it is laid down."""
    t = boss_monster()
    t.hand("ann", "dark-laboratory")
    t.hand("bob", "succubus-spa")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")

    t.answer("ann", "place dark-laboratory 0")
    assert t.hand_of("ann") == []
    assert t.events("card-drawn", "ability-works") == []
    assert treasure(t, "ann", MAGE) == treasure(t, "ann", MAGE, "ann") == 0

    t.answer("bob", "place succubus-spa 0")
    assert t.hand_of("ann") == ["assassin", "fear"]
    assert treasure(t, "ann", MAGE) == 2
    kinds = t.events("room-revealed", "ability-works", "card-drawn")
    assert kinds == ["room-revealed", "room-revealed", "ability-works", "card-drawn", "card-drawn"]


@rule("BM-BUILD-21")
@every_edition
def test_built_rooms_take_effect_by_descending_xp(edition: str) -> None:
    """Three Dark Laboratories are revealed: the highest XP draws from the top first, whatever the order of placing."""
    t = boss_monster(["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], edition=edition)
    for name in t.names:
        t.hand(name, "dark-laboratory")
    t.next_from("spell deck", "fear", "assassin", "freeze", "cave-in", "jeopardy", "annihilator")
    t.phase("build")
    for _ in t.names:
        t.answer(t.waiting[0], "place dark-laboratory 0")

    for name, drawn in (
        ("cy", ["assassin", "fear"]),
        ("bob", ["cave-in", "freeze"]),
        ("ann", ["annihilator", "jeopardy"]),
    ):
        assert t.waiting == [name]
        assert t.hand_of(name) == drawn
        t.answer(name, f"card {drawn[0]}")
    assert t.waiting == []
    assert [told["seat"] for told in t.told("card-drawn")] == ["cy", "cy", "bob", "bob", "ann", "ann"]


@rule("BM-BUILD-22")
def test_rooms_are_not_rearranged_while_building() -> None:
    """Without a card that says so a player is offered placing and passing only, and neither moves a room."""
    t = boss_monster()
    t.dungeon("ann", "dark-laboratory", ["open-grave", "golem-factory"], "bottomless-pit")
    t.dungeon("bob", "haunted-library", "boulder-ramp")
    t.hand("ann", "succubus-spa", "recycling-center")
    t.phase("build")
    decision = t.asked("ann")
    assert decision is not None
    assert {option.kind for option in decision.options} == {"pass", "place"}

    for option in decision.options:
        after = t.fork()
        after.g.answer(t.seat("ann"), option)
        kept = [stack[: len(was)] for stack, was in zip(stacks(after, "ann"), stacks(t, "ann"), strict=False)]
        assert kept == stacks(t, "ann")
        assert stacks(after, "bob") == stacks(t, "bob")
        assert after.waiting == []


@rule("BM-BUILD-23")
@pytest.mark.parametrize(("slot", "legal"), [(1, [0, 2]), (0, [1])])
def test_no_room_goes_on_top_of_a_hidden_one(slot: int, legal: list[int]) -> None:
    """Motivation grants a second room this turn: it goes anywhere but over the one that lies hidden."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "haunted-library", "boulder-ramp")
    t.hand("ann", "golem-factory", "succubus-spa", "motivation")
    t.hand("bob", "bottomless-pit")
    t.phase("build").answer("ann", f"place golem-factory {slot}")

    t.answer("ann", "cast motivation")

    assert t.options("ann") == ["pass", *(f"place succubus-spa {free}" for free in legal)]
    refused(t, "ann", f"place succubus-spa {slot}")
    t.answer("ann", f"place succubus-spa {legal[-1]}")
    assert [stack[-1] for stack in stacks(t, "ann")].count("golem-factory") == 1
    assert place(t, "ann", slot).hidden
    assert place(t, "ann", legal[-1]).hidden


@rule("BM-BUILD-24")
def test_a_room_revealed_this_turn_counts_in_the_bait_of_this_turn() -> None:
    """Fighter treasure is tied 1 to 1; bob reveals a fighter room and gets the fighter in the same turn."""
    fighter = a_hero(health=4, wants="fighter")
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "golem-factory")
    t.hand("bob", "minotaur-s-maze")
    t.town(fighter)
    t.turn("build").answer("bob", "place minotaur-s-maze 1").all_pass()
    assert t.told("hero-lured") == [{"hero": fighter, "seat": "bob", "best": 2, "second": 1}]

    tied = boss_monster()
    tied.dungeon("ann", "golem-factory")
    tied.dungeon("bob", "golem-factory")
    tied.hand("bob", "minotaur-s-maze")
    tied.town(fighter)
    tied.turn("build").answer("bob", "pass").all_pass()
    assert tied.in_town == [fighter]


@rule("BM-EX-06")
@every_edition
@pytest.mark.parametrize(
    ("anns", "bobs", "goes_to"),
    [
        ("golem-factory", "haunted-library", "ann"),
        ("open-grave", "golem-factory", "bob"),
        ("open-grave", "haunted-library", ""),
        ("golem-factory", "golem-factory", ""),
    ],
)
def test_a_hidden_build_decides_a_tie(edition: str, anns: str, bobs: str, goes_to: str) -> None:
    """Until the reveal nobody can tell who breaks the tie; then the icons decide, and equal ones keep the fighter."""
    fighter = a_hero(health=4, wants="fighter")
    t = boss_monster(edition=edition)
    t.dungeon("ann", "minotaur-s-maze")
    t.dungeon("bob", "minotaur-s-maze")
    t.hand("ann", "golem-factory", "open-grave")
    t.hand("bob", "golem-factory", "haunted-library", "freeze")
    t.town(fighter)
    t.phase("build").answer("ann", f"place {anns} 1")
    t.answer("bob", "pass").answer("bob", f"place {bobs} 1")
    for watcher, rival in (("ann", "bob"), ("bob", "ann"), ("", "ann"), ("", "bob")):
        seen = t.view(watcher)
        assert (place(t, rival, 1, watcher).card, place(t, rival, 1, watcher).treasure) == ("", (0, 0, 0, 0))
        assert [side.treasure[FIGHTER] for side in seen.seats] == [1, 1]
        assert [hero.goes_to for hero in seen.town] == [-1]

    t.answer("bob", "pass")
    for name, card in (("ann", anns), ("bob", bobs)):
        assert treasure(t, name, FIGHTER) == (2 if card == "golem-factory" else 1)
    t.phase("bait")

    assert [name for name in t.names if t.queue(name) == [fighter]] == ([goes_to] if goes_to else [])
    assert t.in_town == ([] if goes_to else [fighter])


@rule("BM-EX-06")
def test_a_rivals_view_is_the_same_whichever_room_lies_hidden() -> None:
    """Bob sees exactly the same table before the reveal, whether ann's room has the deciding icon or not."""
    t = boss_monster()
    t.dungeon("ann", "minotaur-s-maze")
    t.dungeon("bob", "minotaur-s-maze")
    t.hand("ann", "golem-factory", "open-grave")
    t.hand("bob", "haunted-library")
    t.town(a_hero(wants="fighter"))
    t.phase("build")
    with_icon = t.fork().answer("ann", "place golem-factory 1")
    without = t.fork().answer("ann", "place open-grave 1")
    assert with_icon.view("bob") == without.view("bob")
    assert with_icon.view("") == without.view("")
    assert with_icon.view("ann") != without.view("ann")


@rule("BM-BUILD-25")
def test_a_covered_room_stays_in_play_without_effect() -> None:
    """A mage room of damage 1 over a cleric room of damage 3: one damage, no cleric icon, no ability, no discard."""
    hero = a_hero(health=4)
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "dracolich-lair")
    t.hand("ann", "haunted-library", "golem-factory", "minotaur-s-maze", "freeze")
    t.entrance("ann", hero)
    t.turn("build")
    assert "use dracolich-lair 0" in t.options("ann")
    assert (treasure(t, "ann", CLERIC), treasure(t, "ann", MAGE)) == (1, 0)

    t.answer("ann", "place haunted-library 0").answer("ann", "pass")

    assert t.view("").phase == "adventure"
    assert t.options("ann") == ["pass", "cast freeze"]
    assert (treasure(t, "ann", CLERIC), treasure(t, "ann", MAGE)) == (0, 1)
    t.all_pass()
    assert t.told("room-hurt") == [{"hero": hero, "card": "haunted-library", "damage": 1, "total": 1, "health": 4}]
    assert t.wounds("ann") == 1
    assert stacks(t, "ann") == [["dracolich-lair", "haunted-library"]]
    assert t.discarded == []


@rule("BM-CONF-24")
@every_edition
def test_no_window_follows_the_reveal(edition: str) -> None:
    """Once the rooms are up the turn goes on to the bait; nobody is offered a hammer spell."""
    hero = a_hero(health=4, wants="fighter")
    t = boss_monster(edition=edition)
    t.hand("ann", "golem-factory", "freeze")
    t.hand("bob", "succubus-spa", "freeze")
    t.town(hero)
    t.turn("build").answer("ann", "place golem-factory 0")
    while "room-revealed" not in t.events():
        name = t.waiting[0]
        t.answer(name, "place succubus-spa 0" if "place succubus-spa 0" in t.options(name) else "pass")

    assert len(t.told("room-revealed")) == 2
    assert t.told("hero-lured") == [{"hero": hero, "seat": "ann", "best": 1, "second": 0}]
    assert t.view("").phase == "adventure"


@rule("BM-CONF-24")
def test_a_table_may_have_one_last_window_after_the_reveal() -> None:
    """With the setting on, everybody may use hammer spells once more, by descending XP, before the bait."""
    hero = a_hero(health=4, wants="fighter")
    t = boss_monster(bosses=["gorgona", "draculord"], post_reveal_window="on")
    t.hand("ann", "golem-factory", "open-grave", "freeze", "annihilator")
    t.hand("bob", "bottomless-pit", "boulder-ramp", "freeze", "giant-size")
    t.town(hero)
    t.turn("build").answer("bob", "place bottomless-pit 0")
    while "room-revealed" not in t.events():
        name = t.waiting[0]
        t.answer(name, "place golem-factory 0" if "place golem-factory 0" in t.options(name) else "pass")

    assert (t.view("").phase, t.waiting) == ("build", ["bob"])
    assert t.options("bob") == ["pass", "cast freeze"], "neither axe spells nor placing"
    t.answer("bob", "pass")
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["pass", "cast freeze"]
    in_vain, unhindered = t.fork(), t
    in_vain.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0").all_pass()
    assert in_vain.in_town == [hero], "the frozen room draws nobody"
    unhindered.answer("ann", "pass")
    assert unhindered.queue("ann") == [hero]
