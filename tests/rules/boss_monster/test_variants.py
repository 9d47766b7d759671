"""Variants: hard mode, choosing a boss, machinations, and the mulligan."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster, fresh
from tests.marks import rule
from tests.rules.boss_monster.dealing import (
    EDITIONS,
    IDLERS,
    arranged,
    dealt,
    discard_spells,
    is_a,
    next_bosses,
    refused,
)
from underhall.errors import NotYourDecision
from underhall.games.boss_monster.facts import CARDS
from underhall.games.series.cards import HERO, ROOM, SPELL
from underhall.kernel.luck import seeded

NAMES = ("ann", "bob", "cy", "dot")


# -- hard mode -----------------------------------------------------------------------------------------------


def heroes_by_turn(seats: int, **options: str) -> list[list[str]]:
    """The heroes of each turn until both decks are empty."""
    t = boss_monster(NAMES[:seats], **options)
    turns: list[list[str]] = []
    told = 0
    while "no-hero-left" not in t.events():
        t.phase("beginning")
        came = [event["hero"] for event in t.told("hero-revealed")]
        turns.append(came[told:])
        told = len(came)
    return turns


def epic(hero: str) -> bool:
    return next(card.epic for card in CARDS if card.id == hero)


def first_epic_turn(turns: list[list[str]]) -> int:
    return next(turn for turn, heroes in enumerate(turns, start=1) if any(epic(hero) for hero in heroes))


@rule("BM-VAR-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hard_mode_leaves_out_ordinary_heroes_of_health_four(edition: str, seats: int) -> None:
    """All heroes for the table come but the ordinary ones of health 4; the epic ones are all there."""
    came = [hero for turn in heroes_by_turn(seats, edition=edition, hard_mode="on") for hero in turn]
    fitting = [card for card in CARDS if card.type == HERO and card.players <= seats]
    assert sorted(came) == sorted(card.id for card in fitting if card.epic or card.health != 4)
    assert {hero for hero in came if epic(hero)} == {card.id for card in fitting if card.epic}


@rule("BM-VAR-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "ordinary", "epics"), [(2, 9, 8), (3, 13, 12), (4, 17, 16)])
def test_hard_mode_makes_only_the_ordinary_deck_smaller(edition: str, seats: int, ordinary: int, epics: int) -> None:
    """The game starts with the smaller ordinary deck and the whole epic deck; without the variant both are whole."""
    hard = dealt(NAMES[:seats], edition=edition, hard_mode="on").view("")
    easy = dealt(NAMES[:seats], edition=edition).view("")
    assert (hard.hero_deck, hard.epic_deck) == (ordinary, epics)
    assert (easy.hero_deck, easy.epic_deck) == ({2: 13, 3: 17, 4: 25}[seats], epics)


@rule("BM-VAR-02")
@pytest.mark.parametrize(("seats", "easy", "hard"), [(2, 7, 5), (3, 6, 5), (4, 7, 5)])
def test_hard_mode_brings_the_epic_heroes_earlier(seats: int, easy: int, hard: int) -> None:
    """With the same seed the first epic hero comes in an earlier turn."""
    assert first_epic_turn(heroes_by_turn(seats)) == easy
    assert first_epic_turn(heroes_by_turn(seats, hard_mode="on")) == hard


# -- choose your boss ----------------------------------------------------------------------------------------

PAIRS = {
    "ann": ("draculord", "robobo"),
    "bob": ("gorgona", "king-croak"),
    "cy": ("seducia", "xyzax"),
    "dot": ("cerebellus", "cleopatra"),
}


def with_pairs(seats: int = 4, **options: str) -> Table:
    """Everybody has been dealt two bosses and is asked which to keep."""
    t = fresh(NAMES[:seats], choose_boss="on", mulligan="off", **options)
    next_bosses(t, *[boss for name in t.names for boss in PAIRS[name]])
    return t.setup()


@rule("BM-VAR-03")
def test_everybody_keeps_one_of_two_bosses() -> None:
    """Eight bosses are dealt to four players, four are kept and four leave the game; none is left in the deck."""
    t = with_pairs()
    assert sorted(t.waiting) == sorted(NAMES)
    for name in NAMES:
        assert set(t.options(name)) == {f"card {boss}" for boss in PAIRS[name]}
        assert sorted(t.view(name).sealed) == sorted(PAIRS[name])
        refused(t, name, "pass")
        refused(t, name, "card", "old-mossgrave")
    removed = t.view("").removed
    for name in NAMES:
        t.answer(name, f"card {PAIRS[name][1]}")
    assert [seat.boss for seat in t.view("").seats] == ["robobo", "king-croak", "xyzax", "cleopatra"]
    assert t.view("").order == [3, 1, 2, 0]
    assert t.view("").removed - removed == 4
    assert t.g.boss_deck == ()


@rule("BM-VAR-03")
def test_boss_choices_are_shown_together() -> None:
    """Nobody sees what the others were dealt or have chosen before the last has chosen."""
    t = with_pairs(3)
    other = t.fork()
    t.answer("ann", "card draculord")
    other.answer("ann", "card robobo")
    for viewer in ("bob", "cy", ""):
        assert t.view(viewer) == other.view(viewer)
        assert [seat.boss for seat in t.view(viewer).seats] == ["", "", ""]
        offered = {told["seat"]: told.get("boss") for told in t.told("bosses-offered", viewer)}
        assert {name for name, boss in offered.items() if boss is not None} == {viewer} - {""}
    with pytest.raises(NotYourDecision):
        t.g.answer(t.seat("ann"), 0)
    t.answer("cy", "card seducia")
    t.answer("bob", "card gorgona")
    assert [(seat.boss, seat.xp) for seat in t.view("").seats] == [
        ("draculord", 900),
        ("gorgona", 500),
        ("seducia", 600),
    ]


@rule("BM-VAR-03")
def test_choosing_in_one_game_leaves_its_copies_alone() -> None:
    """Two copies of a game made while bosses are chosen end up with the same cards, each once."""
    t = with_pairs()
    ends = []
    for copy in (t.fork(), t.fork()):
        for name in NAMES:
            copy.answer(name, f"card {PAIRS[name][0]}")
        ends.append(copy.g.fingerprint())
    assert ends[0] == ends[1]


@rule("BM-VAR-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_work_out_which_bosses_the_others_were_dealt(seats: int) -> None:
    """Dealt afresh as Ann might imagine it, the others hold other pairs, her own stays, and no boss is there twice."""
    t = with_pairs(seats)
    theirs = set()
    for seed in range(12):
        world = Table(t.g.imagine(0, seeded(seed)), t.names)
        assert set(world.options("ann")) == {f"card {boss}" for boss in PAIRS["ann"]}
        offered = [option for name in t.names for option in world.options(name)]
        assert len(set(offered)) == 2 * seats
        theirs.add(tuple(offered[2:]))
    assert len(theirs) > 1


@rule("BM-VAR-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_variant_nobody_chooses_a_boss(edition: str) -> None:
    """No edition offers the choice unless the table asks for it."""
    t = dealt(edition=edition)
    assert [seat.boss for seat in t.view("").seats] == ["draculord", "cleopatra"]
    assert t.told("bosses-offered") == []


# -- machinations --------------------------------------------------------------------------------------------


def after_a_kill(**options: str) -> Table:
    """Ann kills a hero; one gets through Bob's dungeon unharmed."""
    t = boss_monster(**options)
    t.dungeon("ann", "neanderthal-cave", "goblin-armory")
    t.entrance("ann", "nick-the-masher")
    t.entrance("bob", "boden-the-pantless")
    return t


@rule("BM-VAR-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("answer", "drawn"),
    [("pass", []), ("deck 1", ["open-grave"]), ("deck 2", ["freeze"])],
    ids=["none", "room", "spell"],
)
def test_who_defeated_nobody_may_draw_a_card(edition: str, answer: str, drawn: list[str]) -> None:
    """Ann killed a hero and Bob did not: only he is offered a room, a spell or nothing, and gets what he chose."""
    t = after_a_kill(edition=edition, machinations="on")
    t.next_from("room deck", "open-grave")
    t.next_from("spell deck", "freeze")
    t.turn("adventure")
    assert (t.souls("ann"), t.wounds("bob")) == (1, 1)
    assert t.waiting == ["bob"]
    assert t.view("").phase == "end"
    assert t.options("bob") == ["pass", "deck 1", "deck 2"]
    t.answer("bob", answer)
    assert t.hand_of("bob") == drawn
    assert (t.waiting, t.hand_of("ann")) == ([], [])


@rule("BM-VAR-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_variant_nobody_draws_at_the_end_of_the_turn(edition: str) -> None:
    """No edition offers the draw unless the table asks for it."""
    t = after_a_kill(edition=edition)
    t.turn("adventure")
    assert t.waiting == []
    assert (t.hand_of("ann"), t.hand_of("bob")) == ([], [])


@rule("BM-VAR-04")
def test_a_kill_counts_for_its_own_turn_only() -> None:
    """In the turn after her kill Ann is offered the draw, too."""
    t = after_a_kill(machinations="on")
    t.next_from("hero deck", *IDLERS[:4])
    t.turns("adventure")
    offered = []
    while t.view("").turn < 3:
        (name,) = t.waiting
        decision = t.asked(name)
        if decision is not None and decision.kind == "machinations":
            offered.append((t.view("").turn, name))
        t.answer(name, "pass")
    assert offered == [(1, "bob"), (2, "ann"), (2, "bob")]


@rule("BM-VAR-04", "BM-CONF-37")
def test_the_draws_are_offered_by_descending_xp() -> None:
    """XP 500, 850, 650 and nobody killed a hero: the second player is asked first, the first last."""
    t = boss_monster(NAMES[:3], bosses=["gorgona", "cleopatra", "cerebellus"], machinations="on")
    t.turn("adventure")
    asked = []
    while t.waiting:
        (name,) = t.waiting
        asked.append(name)
        t.answer(name, "deck 1")
    assert asked == ["bob", "cy", "ann"]
    assert [len(t.hand_of(name)) for name in t.names] == [1, 1, 1]


@rule("BM-VAR-05")
def test_a_soul_made_by_healing_does_not_count() -> None:
    """Bob's boss levels up and heals a wound into a soul; he killed nobody, so he is still offered the draw."""
    t = boss_monster(bosses=["draculord", "old-mossgrave"], machinations="on")
    t.dungeon("ann", "neanderthal-cave", "goblin-armory")
    t.entrance("ann", "nick-the-masher")
    t.dungeon("bob", "bottomless-pit", "golem-factory", "minotaur-s-maze", "dragon-hatchery")
    t.hand("bob", "succubus-spa")
    t.give_wounds("bob", "boden-the-pantless")
    t.turn("build")
    t.answer("bob", "place succubus-spa 4")
    assert (t.souls("bob"), t.wounds("bob"), t.souls("ann")) == (1, 0, 1)
    assert t.told("wound-healed") == [{"seat": "bob", "hero": "boden-the-pantless", "n": 1}]
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["pass", "deck 1", "deck 2"]


@rule("BM-CONF-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_was_eliminated_this_turn_is_not_offered_the_draw(edition: str) -> None:
    """A hero gives Bob his fifth wound: he is out, and only Ann and Cy are asked."""
    t = boss_monster(NAMES[:3], edition=edition, machinations="on")
    t.give_wounds("bob", *IDLERS[:4])
    t.entrance("bob", "nick-the-masher")
    t.turn("adventure")
    asked = []
    while t.waiting:
        (name,) = t.waiting
        asked.append(name)
        assert t.view("").seats[1].out
        t.answer(name, "pass")
    assert asked == ["ann", "cy"]
    assert t.events("seat-out") == ["seat-out"]


@rule("BM-CONF-37")
def test_nobody_draws_once_the_game_is_decided() -> None:
    """Ann's tenth soul ends the game before Bob could be offered a card."""
    t = after_a_kill(machinations="on")
    t.give_souls("ann", *[a_hero(epic=True, n=n) for n in range(5)])
    t.turn("adventure")
    assert t.view("").winners == [0]
    assert t.waiting == []


# -- mulligan ------------------------------------------------------------------------------------------------

SPELLS = ("freeze", "jeopardy")

# Five rooms and what is special about them.
FOUR_ADVANCED = ("dracolich-lair", "beast-menagerie", "all-seeing-eye", "recycling-center", "dark-altar")
FIVE_ADVANCED = ("dracolich-lair", "beast-menagerie", "all-seeing-eye", "recycling-center", "the-crushinator")
THREE_ADVANCED = ("dracolich-lair", "beast-menagerie", "all-seeing-eye", "bottomless-pit", "dark-altar")
FOUR_CLERIC = ("dark-altar", "dark-altar", "open-grave", "succubus-spa", "bottomless-pit")
FOUR_CLERIC_AMONG_OTHERS = ("dark-altar", "dragon-hatchery", "torture-chamber", "zombie-prison", "golem-factory")
THREE_CLERIC = ("dark-altar", "dark-altar", "open-grave", "golem-factory", "bottomless-pit")
FOUR_ICONS_ON_TWO_ROOMS = ("dark-altar", "dark-altar", "golem-factory", "bottomless-pit", "brainsucker-hive")
FIVE_CLERIC = ("dark-altar", "dark-altar", "dark-altar", "open-grave", "succubus-spa")
FIVE_CLERIC_ONE_WITH_MORE = ("dark-altar", "dark-altar", "open-grave", "succubus-spa", "torture-chamber")


# A hand that is not poor.
PLAIN = (
    "neanderthal-cave",
    "witch-s-kitchen",
    "dizzygas-hallway",
    "haunted-library",
    "jackpot-stash",
    "fear",
    "cave-in",
)


def poor(rooms: tuple[str, ...], **options: str) -> Table:
    """Ann has been dealt these rooms, Bob plain ones."""
    return dealt(hands={"ann": (*rooms, *SPELLS), "bob": PLAIN}, **options)


def asked_for_a_mulligan(t: Table) -> bool:
    """Whether Ann is asked; else the game has gone on to the discards of all."""
    decision = t.asked("ann")
    assert decision is not None
    if decision.kind == "mulligan":
        assert t.waiting == ["ann"]
        assert t.options("ann") == ["yes", "no"]
        return True
    assert decision.kind == "discard-start"
    assert sorted(t.waiting) == ["ann", "bob"]
    return False


@rule("BM-VAR-06", "BM-CONF-07")
@pytest.mark.parametrize("options", [{"edition": "trefl-pl"}, {"edition": "first-ru", "mulligan": "four_of_five"}])
@pytest.mark.parametrize(
    ("rooms", "offered"),
    [
        (FOUR_ADVANCED, True),
        (FIVE_ADVANCED, True),
        (THREE_ADVANCED, False),
        (FOUR_CLERIC, True),
        (FIVE_CLERIC, True),
        (FOUR_CLERIC_AMONG_OTHERS, True),
        (THREE_CLERIC, False),
        (FOUR_ICONS_ON_TWO_ROOMS, False),
    ],
)
def test_four_advanced_rooms_or_four_of_one_treasure_are_a_poor_hand(
    options: dict[str, str], rooms: tuple[str, ...], offered: bool
) -> None:
    """By the later rule four rooms of five are enough; a room with several treasures counts for each."""
    assert asked_for_a_mulligan(poor(rooms, **options)) == offered


@rule("BM-VAR-06", "BM-CONF-07")
@pytest.mark.parametrize("options", [{"edition": "first-ru"}, {"edition": "alpha-ja"}, {"mulligan": "all_rooms"}])
@pytest.mark.parametrize(
    ("rooms", "offered"),
    [
        (FIVE_ADVANCED, True),
        (FOUR_ADVANCED, False),
        (FIVE_CLERIC, True),
        (FOUR_CLERIC, False),
        (FIVE_CLERIC_ONE_WITH_MORE, False),
        (FOUR_CLERIC_AMONG_OTHERS, False),
    ],
)
def test_only_a_hand_all_of_one_sort_is_poor_by_the_older_rule(
    options: dict[str, str], rooms: tuple[str, ...], offered: bool
) -> None:
    """By the older rule all five rooms are advanced, or all show one treasure and no other."""
    assert asked_for_a_mulligan(poor(rooms, **options)) == offered


@rule("BM-CONF-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_may_play_without_mulligans(edition: str) -> None:
    """With the setting off not even five advanced rooms are a reason."""
    assert not asked_for_a_mulligan(poor(FIVE_ADVANCED, edition=edition, mulligan="off"))


@rule("BM-VAR-07", "BM-CONF-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mulligan_draws_a_fresh_hand(edition: str) -> None:
    """Ann has five rooms and two spells again, the decks are as large as before, and nothing is discarded."""
    t = poor(FIVE_ADVANCED, edition=edition)
    before = t.view("")
    bobs = t.hand_of("bob")
    t.answer("ann", "yes")
    after = t.view("")
    hand = t.hand_of("ann")
    assert [sum(is_a(type_, card) for card in hand) for type_ in (ROOM, SPELL)] == [5, 2]
    assert (after.room_deck, after.spell_deck) == (before.room_deck, before.spell_deck)
    assert after.discard == []
    assert t.hand_of("bob") == bobs
    assert sorted(card for card in hand if is_a(ROOM, card)) != sorted(FIVE_ADVANCED)
    assert t.told("mulligan-taken") == [{"seat": "ann"}]
    told = t.events("mulligan-taken", "card-drawn")
    assert told[told.index("mulligan-taken") + 1 :] == ["card-drawn"] * 7


@rule("BM-VAR-07", "BM-CONF-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_hand_goes_back_into_its_decks_and_only_once(edition: str) -> None:
    """When the decks are otherwise empty, Ann draws the very same seven cards; still poor, she is not asked again."""
    t = poor(FIVE_ADVANCED, edition=edition)
    t.only_in("room deck")
    t.only_in("spell deck")
    t.answer("ann", "yes")
    assert t.hand_of("ann") == sorted([*FIVE_ADVANCED, *SPELLS])
    assert (t.view("").room_deck, t.view("").spell_deck, t.view("").discard) == (0, 0, [])
    assert not asked_for_a_mulligan(t)


@rule("BM-VAR-07")
def test_the_decks_are_shuffled_for_a_mulligan() -> None:
    """The spells given back are anywhere in their deck: over a dozen games they are not always drawn again."""
    hands = set()
    for seed in range(12):
        t = arranged(hands={"ann": (*FIVE_ADVANCED, *SPELLS), "bob": PLAIN}, seed=seed).setup()
        t.answer("ann", "yes")
        hands.add(tuple(card for card in t.hand_of("ann") if is_a(SPELL, card)))
    assert len(hands) > 1


@rule("BM-VAR-08", "BM-CONF-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mulligan_may_be_declined(edition: str) -> None:
    """Ann keeps her poor hand and goes on to the discards with it."""
    t = poor(FIVE_ADVANCED, edition=edition)
    before = t.view("")
    t.answer("ann", "no")
    assert t.hand_of("ann") == sorted([*FIVE_ADVANCED, *SPELLS])
    assert (t.view("").room_deck, t.view("").spell_deck) == (before.room_deck, before.spell_deck)
    assert t.told("mulligan-taken") == []
    assert not asked_for_a_mulligan(t)
    discard_spells(t)
    assert t.view("").turn == 0


@rule("BM-CONF-07")
def test_everybody_with_a_poor_hand_is_asked_before_anybody_discards() -> None:
    """Both hands are poor: Ann decides, then Bob, each once, and then all discard."""
    other = (
        "dracolich-lair",
        "vampire-bordello",
        "monster-s-ballroom",
        "liger-s-den",
        "bottomless-pit",
        "fear",
        "cave-in",
    )
    t = dealt(hands={"ann": (*FIVE_ADVANCED, *SPELLS), "bob": other})
    assert t.waiting == ["ann"]
    t.answer("ann", "no")
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["yes", "no"]
    t.answer("bob", "no")
    assert not asked_for_a_mulligan(t)
