"""Bosses: what is printed on them, what they are not, and when they level up."""

from typing import Any

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import rule
from underhall.errors import BadCardData, OptionNotOffered
from underhall.games.boss_monster.cards.bosses import BOSSES
from underhall.games.boss_monster.cards.heroes import HEROES
from underhall.games.boss_monster.cards.rooms import ROOMS
from underhall.games.boss_monster.cards.spells import SPELLS
from underhall.games.boss_monster.facts import CARDS, NUMBER, TREASURES, printed, read_cards
from underhall.games.boss_monster.settings import EDITIONS
from underhall.games.boss_monster.vocabulary import attach
from underhall.games.series.cards import BOSS, LEVEL_UP
from underhall.games.series.option_kinds import PLACE
from underhall.games.series.vocabulary import Definition
from underhall.kernel.decisions import Option, pack
from underhall.text import LANGUAGES, texts

# Four rooms without an ability that could disturb; no mage wants anything here.
FOUR = ("neanderthal-cave", "neanderthal-cave", "golem-factory", "golem-factory")
OTHER_FOUR = ("brainsucker-hive", "brainsucker-hive", "succubus-spa", "succubus-spa")
MORE_FOUR = ("open-grave", "open-grave", "dizzygas-hallway", "dizzygas-hallway")

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def boss_records() -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = printed()["boss"]
    return records


def rises(t: Table) -> list[str]:
    """Whose boss has levelled up, in order."""
    return [told["seat"] for told in t.told("levelled-up")]


def happened(t: Table, *names: str) -> list[str]:
    """The named events in order, each with the seat it is about."""
    return [f"{e.message.name} {t.names[e.values[0]]}" for e in t.g.events if e.message.name in names]


def idle_heroes(t: Table, treasure: str = "mage") -> None:
    """The next heroes all want a treasure that nobody shows, so they wait in town."""
    t.next_from("hero deck", *(a_hero(wants=treasure, n=n) for n in range(6)))


def until_builds(t: Table, name: str) -> None:
    """Everybody passes until it is this player's turn to build."""
    while t.view("").active != t.seat(name) or t.waiting != [name]:
        assert t.waiting, f"{name} never builds"
        t.answer(t.waiting[0], "pass")


def until_turn(t: Table, turn: int) -> None:
    """Everybody passes until somebody is asked in that turn."""
    while t.view("").turn < turn:
        t.answer(t.waiting[0], "pass")


def refuses_to_place(t: Table, name: str, card: str, slot: int) -> None:
    """The placement is no option, and asking for it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(pack(PLACE, NUMBER[card], slot), 0, decision.number, t.g.wording))
    assert t.g.fingerprint() == before


# -- what a boss is -------------------------------------------------------------------------------------


@rule("BM-BOSS-01")
def test_every_boss_shows_xp_a_treasure_and_a_level_up() -> None:
    """Each printed boss has XP, a treasure, a level-up effect and a text for it in every language."""
    records = boss_records()
    assert len(records) == 9
    for record in records:
        card = CARDS[NUMBER[record["id"]]]
        assert isinstance(record["xp"], int)
        assert card.xp == record["xp"] > 0
        assert record["treasure"] in TREASURES
        assert [TREASURES[i] for i in range(4) if card.treasure[i]] == [record["treasure"]]
        level_up = card.abilities[LEVEL_UP]
        assert level_up is not None
        assert level_up.program.length > 0
        for language in LANGUAGES:
            assert texts(language).attribute(f"card-{card.id}", "effect").strip()


@rule("BM-BOSS-01")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("xp", None),
        ("xp", 0),
        ("xp", -50),
        ("xp", "850"),
        ("xp", True),
        ("treasure", None),
        ("treasure", ""),
        ("treasure", "gold"),
    ],
)
def test_a_boss_without_xp_or_treasure_cannot_be_loaded(field: str, value: object) -> None:
    """Card data in which a boss lacks its XP or its treasure is refused, and the error names the boss."""
    data = printed()
    record = data["boss"][3]
    if value is None:
        del record[field]
    else:
        record[field] = value
    with pytest.raises(BadCardData) as refused:
        read_cards(data)
    assert refused.value.details["card"] == record["id"] == "robobo"
    assert field in str(refused.value.details["why"])


@rule("BM-BOSS-01")
@pytest.mark.parametrize("boss", [card.id for card in CARDS if card.type == BOSS])
def test_a_boss_without_a_level_up_cannot_be_loaded(boss: str) -> None:
    """A printed boss for which no level-up is written down is refused, and the error names the boss."""
    others = tuple(entry for entry in BOSSES + ROOMS + SPELLS + HEROES if entry.id != boss)
    with pytest.raises(BadCardData) as refused:
        attach(others)
    assert refused.value.details["card"] == boss


@rule("BM-BOSS-01")
def test_a_boss_written_down_without_a_level_up_cannot_be_loaded() -> None:
    """An entry for a boss that says nothing about its level-up is refused, and the error names a boss."""
    silent = tuple(Definition(card.id, card.type, ()) for card in CARDS)
    with pytest.raises(BadCardData) as refused:
        attach(silent)
    assert CARDS[NUMBER[str(refused.value.details["card"])]].type == BOSS


@rule("BM-BOSS-02")
def test_exhaustion_counts_four_rooms_and_not_the_boss() -> None:
    """With four rooms and a boss, Exhaustion deals four damage."""
    t = boss_monster()
    t.dungeon("ann", *FOUR)
    t.hand("ann", "exhaustion")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")
    t.answer("ann", "cast exhaustion")
    assert [told["damage"] for told in t.told("hero-hurt")] == [4]


@rule("BM-BOSS-02")
def test_a_ballroom_does_not_count_the_boss_among_its_monsters() -> None:
    """A Monster's Ballroom alone beside the boss deals one damage, with three monster rooms more it deals four."""
    t = boss_monster()
    t.dungeon("ann", "monster-s-ballroom")
    t.dungeon("bob", "monster-s-ballroom", "golem-factory", "golem-factory", "golem-factory")
    assert t.view("").seats[t.seat("ann")].dungeon[0].damage == 1
    assert t.view("").seats[t.seat("bob")].dungeon[3].damage == 4


@rule("BM-BOSS-02")
@pytest.mark.parametrize(("theirs", "offered"), [(4, False), (5, True)])
def test_motivation_compares_rooms_without_the_bosses(theirs: int, offered: bool) -> None:
    """Against four rooms and a boss, a player with four rooms has not fewer; against five rooms that player has."""
    t = boss_monster()
    t.dungeon("ann", *FOUR)
    t.dungeon("bob", *(*OTHER_FOUR, "open-grave")[:theirs])
    t.hand("ann", "motivation", "jeopardy")
    t.phase("build")
    assert "cast jeopardy" in t.options("ann")
    assert ("cast motivation" in t.options("ann")) == offered


@rule("BM-BOSS-02")
def test_the_boss_takes_none_of_the_five_places() -> None:
    """Beside a boss and four rooms a fifth room finds a place, beside five rooms a sixth does not."""
    t = boss_monster()
    t.dungeon("ann", *FOUR)
    t.dungeon("bob", *OTHER_FOUR, "open-grave")
    t.hand("ann", "dark-altar")
    t.hand("bob", "dark-altar")
    t.phase("build")
    assert t.options("ann") == ["pass", *(f"place dark-altar {slot}" for slot in range(5))]
    t.answer("ann", "pass")
    assert t.options("bob") == ["pass", *(f"place dark-altar {slot}" for slot in range(5))]
    refuses_to_place(t, "bob", "dark-altar", 5)


@rule("BM-BOSS-03")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_boss_is_never_offered_for_deactivation(phase: str) -> None:
    """Freeze offers every visible room of both dungeons and nothing else."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.dungeon("bob", "neanderthal-cave")
    t.hand("ann", "freeze")
    t.entrance("ann", a_hero(health=8))
    t.phase(phase)
    t.answer("ann", "cast freeze")
    assert sorted(t.options("ann")) == [
        "room golem-factory ann 1",
        "room neanderthal-cave bob 0",
        "room open-grave ann 0",
    ]


@rule("BM-BOSS-03")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_freeze_finds_no_target_where_only_bosses_are(phase: str) -> None:
    """With bosses and no rooms on the table, Freeze cannot be cast."""
    t = boss_monster()
    t.hand("ann", "freeze", "jeopardy")
    t.entrance("ann", a_hero(health=8))
    t.phase(phase)
    assert t.options("ann") == ["pass", "cast jeopardy"]


@rule("BM-BOSS-04")
def test_a_boss_is_never_offered_to_cave_in() -> None:
    """Cave-In offers the own rooms and nothing else; without rooms it cannot be cast."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave")
    t.hand("ann", "cave-in")
    t.hand("bob", "cave-in", "jeopardy")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "cast cave-in")
    assert sorted(t.options("ann")) == ["room golem-factory ann 1", "room open-grave ann 0"]
    t.answer("ann", "room open-grave ann 0")
    assert t.options("bob") == ["pass", "cast jeopardy"]


@rule("BM-BOSS-04")
def test_a_boss_is_never_the_price_of_an_ability() -> None:
    """Abilities paid with another room offer the other rooms only, and cannot be used when there is just the boss."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "open-grave", "the-crushinator")
    t.dungeon("bob", "the-crushinator")
    t.hand("bob", "jeopardy")
    t.phase("build")
    t.answer("ann", "use the-crushinator 0")
    assert sorted(t.options("ann")) == ["room golem-factory ann 2", "room open-grave ann 1"]
    t.answer("ann", "room open-grave ann 1")
    assert t.options("bob") == ["pass", "cast jeopardy"]


@rule("BM-BOSS-04")
def test_a_boulder_ramp_cannot_roll_the_boss() -> None:
    """A Boulder Ramp that is the only room cannot be used on the hero in it."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp")
    t.hand("ann", "jeopardy")
    t.entrance("ann", a_hero(health=8))
    t.phase("adventure")
    t.answer("ann", "pass")
    walker = t.view("").walker
    assert walker is not None
    assert walker.in_room
    assert t.options("ann") == ["pass", "cast jeopardy"]


@rule("BM-BOSS-04")
def test_robobo_destroys_rooms_and_no_boss() -> None:
    """When Robobo levels up, opponents are offered their rooms only; who has no room loses nothing."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["robobo", "draculord", "cleopatra"])
    t.dungeon("ann", *FOUR)
    t.dungeon("bob", "open-grave", "succubus-spa")
    t.hand("ann", "golem-factory")
    t.phase("build")
    t.answer("ann", "place golem-factory 4")
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["room succubus-spa bob 0", "room open-grave bob 1"]
    t.answer("bob", "room open-grave bob 1")
    assert t.waiting == []
    assert [(told["seat"], told["card"]) for told in t.told("room-destroyed")] == [("bob", "open-grave")]
    assert [seat.boss for seat in t.view("").seats] == ["robobo", "draculord", "cleopatra"]


@rule("BM-BOSS-05")
@every_edition
def test_the_boss_deals_no_damage(edition: str) -> None:
    """A hero who reaches the boss with one health left has been hurt by the room only, survives and is a wound."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave")
    hero = a_hero(health=4)
    t.entrance("ann", hero)
    t.phase("adventure")
    assert t.told("room-hurt") == [
        {"hero": hero, "card": "neanderthal-cave", "damage": 3, "total": 3, "health": 4},
    ]
    assert t.told("hero-hurt") == []
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


# -- when it levels up ----------------------------------------------------------------------------------


@rule("BM-BOSS-06")
@every_edition
def test_revealing_the_fifth_room_levels_the_boss_up(edition: str) -> None:
    """The fifth room sets the level-up off when it is revealed, not when it is laid face down."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "golem-factory")
    t.hand("bob", "dark-altar")
    t.phase("build")
    t.answer("ann", "place golem-factory 4")
    assert t.waiting == ["bob"]
    assert rises(t) == []
    t.answer("bob", "pass")
    assert t.told("levelled-up") == [{"seat": "ann", "boss": "draculord"}]
    assert t.hand_of("ann") == ["dark-altar"]
    assert t.hand_of("bob") == []


@rule("BM-BOSS-06")
@every_edition
def test_four_rooms_and_the_boss_are_not_five(edition: str) -> None:
    """Revealing the fourth room beside the boss levels nobody up."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *FOUR[:3])
    t.hand("ann", "golem-factory")
    t.hand("bob", "dark-altar")
    t.phase("build")
    t.answer("ann", "place golem-factory 3").answer("bob", "pass")
    assert len(t.rooms("ann")) == 4
    assert rises(t) == []
    assert t.hand_of("bob") == ["dark-altar"]


@rule("BM-BOSS-06")
@every_edition
def test_covering_one_of_four_rooms_does_not_make_five(edition: str) -> None:
    """Five room cards of which one is covered are four visible rooms and level nobody up."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "open-grave")
    t.phase("build")
    t.answer("ann", "place open-grave 0")
    assert t.rooms("ann") == [*FOUR[:3], "open-grave"]
    assert rises(t) == []


@rule("BM-BOSS-06", "BM-BOSS-12")
def test_only_the_owner_of_the_five_rooms_levels_up() -> None:
    """Everybody sees the mark on the boss that has levelled up, and none on the other or before."""
    t = boss_monster()
    t.dungeon("ann", *OTHER_FOUR)
    t.dungeon("bob", *FOUR)
    t.hand("bob", "golem-factory")
    t.phase("build")
    for watcher in ("", "ann", "bob"):
        assert [seat.levelled for seat in t.view(watcher).seats] == [False, False]
    t.answer("bob", "place golem-factory 4")
    t.answer("bob", "no")
    for watcher in ("", "ann", "bob"):
        assert [seat.levelled for seat in t.view(watcher).seats] == [False, True]


@rule("BM-BOSS-07", "BM-BOSS-12")
@every_edition
def test_building_over_one_of_five_rooms_does_not_level_up_again(edition: str) -> None:
    """A boss that has levelled up does not do so again when its five-room dungeon is built over."""
    t = boss_monster(edition=edition)
    idle_heroes(t)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "golem-factory")
    t.hand("bob", "dark-altar")
    t.next_from("room deck", "open-grave", "dark-altar")
    t.turns("build")
    t.answer("ann", "place golem-factory 4").answer("bob", "pass")
    assert rises(t) == ["ann"]
    assert t.view("").turn == 2
    t.answer("ann", "place open-grave 0").answer("bob", "pass")
    assert t.view("").turn == 3
    assert t.rooms("ann") == ["golem-factory", *FOUR[:3], "open-grave"]
    assert rises(t) == ["ann"]
    assert t.view("bob").seats[t.seat("ann")].levelled


@rule("BM-BOSS-08")
@every_edition
def test_growing_back_to_five_rooms_does_not_level_up_again(edition: str) -> None:
    """A dungeon that falls to four rooms after the level-up and grows back to five levels nobody up again."""
    t = boss_monster(edition=edition)
    idle_heroes(t)
    t.dungeon("ann", "neanderthal-cave", "golem-factory", "golem-factory", "dark-altar")
    t.hand("ann", "neanderthal-cave")
    t.next_from("room deck", "open-grave", "succubus-spa", "open-grave", "succubus-spa")
    t.turns("build")
    t.answer("ann", "place neanderthal-cave 4")
    until_turn(t, 2)
    assert rises(t) == ["ann"]
    t.answer("ann", "use dark-altar 0")
    assert len(t.rooms("ann")) == 4
    until_turn(t, 3)
    assert len(t.rooms("ann")) == 4
    t.answer("ann", "place dark-altar 4")
    until_turn(t, 4)
    assert len(t.rooms("ann")) == 5
    assert rises(t) == ["ann"]


@rule("BM-BOSS-09", "BM-EX-14")
@every_edition
def test_the_level_up_comes_before_the_fifth_rooms_own_effect(edition: str) -> None:
    """The revealed fifth room waits until the level-up is done, and draws its spells only then."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "dark-laboratory")
    t.hand("bob", "open-grave", "succubus-spa")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    assert not t.view("").seats[t.seat("ann")].levelled
    t.answer("ann", "place dark-laboratory 4").answer("bob", "pass")
    asked = t.asked("ann")
    assert asked is not None
    assert (asked.kind, asked.source) == ("steal", "draculord")
    assert t.told("card-drawn") == []
    assert t.view("bob").seats[t.seat("ann")].dungeon[4].card == "dark-laboratory"
    t.answer("ann", "card open-grave")
    asked = t.asked("ann")
    assert asked is not None
    assert (asked.kind, asked.source) == ("discard", "dark-laboratory")
    assert t.hand_of("ann") == ["assassin", "fear", "open-grave"]
    t.answer("ann", "card fear")
    assert t.events("room-revealed", "levelled-up", "card-stolen", "ability-works", "card-drawn") == [
        "room-revealed",
        "levelled-up",
        "card-stolen",
        "ability-works",
        "card-drawn",
        "card-drawn",
    ]
    assert t.view("").seats[t.seat("ann")].levelled


@rule("BM-EX-14")
@every_edition
def test_losing_the_fifth_room_and_rebuilding_it_levels_nobody_up_again(edition: str) -> None:
    """After the level-up, the loss of a room and a fifth room with an effect of its own: only that effect happens."""
    t = boss_monster(edition=edition)
    idle_heroes(t, "thief")
    t.dungeon("bob", "neanderthal-cave", "golem-factory", "golem-factory", "dark-altar")
    t.dungeon("ann", "jackpot-stash")
    t.hand("bob", "dark-laboratory")
    t.next_from("room deck", "open-grave", "dark-laboratory")
    t.next_from("spell deck", "fear", "assassin", "fear", "assassin")
    t.turns("build")
    until_builds(t, "bob")
    t.answer("bob", "place dark-laboratory 4")
    t.pass_until("bob", "may").answer("bob", "no").answer("bob", "card fear")
    assert happened(t, "room-revealed", "levelled-up", "ability-works") == [
        "room-revealed bob",
        "levelled-up bob",
        "ability-works bob",
    ]
    assert t.view("").seats[t.seat("bob")].levelled
    until_turn(t, 2)
    until_builds(t, "bob")
    t.answer("bob", "use dark-altar 0").answer("bob", "card dark-altar")
    assert len(t.rooms("bob")) == 4
    t.answer("bob", "place dark-laboratory 4").pass_until("bob", "discard")
    assert len(t.rooms("bob")) == 5
    assert rises(t) == ["bob"]
    assert t.told("ability-works") == [{"seat": "bob", "card": "dark-laboratory"}] * 2


@rule("BM-CONF-08")
@every_edition
def test_a_level_up_falls_between_the_reveal_and_the_bait_phase(edition: str) -> None:
    """In the log of a turn stand the reveal, the level-up, the built room's effect and only then the bait phase."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "dark-laboratory")
    t.next_from("spell deck", "fear", "assassin")
    t.turn("build")
    t.answer("ann", "place dark-laboratory 4")
    t.answer("ann", t.options("ann")[0])
    t.all_pass()
    assert t.waiting == []
    assert t.events("phase-began", "room-revealed", "levelled-up", "ability-works") == [
        "phase-began",
        "room-revealed",
        "levelled-up",
        "ability-works",
        "phase-began",
        "phase-began",
        "phase-began",
    ]


@rule("BM-BOSS-10")
@every_edition
def test_bosses_level_up_by_descending_xp(edition: str) -> None:
    """Three bosses that level up in one turn do so from the highest XP to the lowest, wherever they sit."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["gorgona", "seducia", "king-croak"], edition=edition)
    t.dungeon("ann", *FOUR)
    t.dungeon("bob", *OTHER_FOUR)
    t.dungeon("cy", *MORE_FOUR)
    t.hand("ann", "golem-factory")
    t.hand("bob", "succubus-spa")
    t.hand("cy", "neanderthal-cave")
    t.phase("build")
    for _ in range(3):
        builder = t.waiting[0]
        t.answer(builder, next(words for words in t.options(builder) if words.endswith(" 4")))
    assert t.waiting == ["cy"]
    assert rises(t) == ["cy"]
    t.answer("cy", "no")
    assert t.waiting == ["bob"]
    assert rises(t) == ["cy", "bob"]
    t.answer("bob", "no")
    assert rises(t) == ["cy", "bob", "ann"]


@rule("BM-BOSS-11", "BM-CONF-09")
@every_edition
def test_each_player_finishes_level_up_and_built_room_before_the_next(edition: str) -> None:
    """The higher XP levels up and resolves the built room, then the lower XP does the same."""
    t = boss_monster(bosses=["xyzax", "draculord"], edition=edition)
    t.dungeon("ann", *FOUR)
    t.dungeon("bob", *OTHER_FOUR)
    t.hand("ann", "dark-laboratory")
    t.hand("bob", "dark-laboratory")
    t.pile("open-grave", "dizzygas-hallway", "boulder-ramp")
    t.next_from("spell deck", "fear", "assassin", "freeze", "jeopardy")
    t.phase("build")
    t.answer("bob", "place dark-laboratory 4").answer("ann", "place dark-laboratory 4")
    order = []
    while t.waiting:
        asked = t.asked(t.waiting[0])
        assert asked is not None
        order.append(f"{t.waiting[0]}: {asked.source}")
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    # Draculord finds no hand to look at; the laboratories and Xyzax's two cards have to be chosen.
    assert order == ["bob: dark-laboratory", "ann: xyzax", "ann: xyzax", "ann: dark-laboratory"]
    assert happened(t, "levelled-up", "ability-works") == [
        "levelled-up bob",
        "ability-works bob",
        "levelled-up ann",
        "ability-works ann",
    ]


@rule("BM-CONF-19")
@every_edition
def test_a_deactivated_room_keeps_its_place_among_the_five(edition: str) -> None:
    """Five rooms of which one is deactivated leave no free place on the left."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "neanderthal-cave", "neanderthal-cave", "golem-factory", "golem-factory", "open-grave")
    t.hand("ann", "succubus-spa")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room open-grave ann 0")
    assert t.view("").seats[t.seat("ann")].dungeon[0].off
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["pass", *(f"place succubus-spa {slot}" for slot in (1, 2, 3, 4))]
    refuses_to_place(t, "ann", "succubus-spa", 5)


@rule("BM-CONF-19", "BM-CONF-38")
@every_edition
@pytest.mark.parametrize("when", ["on_waking", "next_reveal"])
def test_a_deactivated_room_does_not_count_for_the_level_up(edition: str, when: str) -> None:
    """A fifth room revealed while another is deactivated levels nobody up then, but when that one works again."""
    t = boss_monster(edition=edition, frozen_level_up=when)
    idle_heroes(t)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "freeze")
    t.next_from("room deck", "open-grave", "open-grave")
    t.turns("build")
    t.answer("ann", "place neanderthal-cave 4")
    t.answer("bob", "cast freeze").answer("bob", "room golem-factory ann 0")
    assert t.view("").turn == 2
    assert [room.off for room in t.view("").seats[t.seat("ann")].dungeon] == [False] * 5
    if when == "on_waking":
        assert rises(t) == ["ann"]
        names = ("room-revealed", "rooms-woke", "levelled-up", "turn-began")
        assert t.events(*names) == [*names[:3], "turn-began"]
        return
    assert rises(t) == []
    t.answer("ann", "pass")
    assert rises(t) == []
    t.answer("bob", "pass")
    assert rises(t) == ["ann"]
    assert len(t.told("room-revealed")) == 1


@rule("BM-CONF-38", "BM-BOSS-10")
@every_edition
def test_level_ups_on_waking_come_by_descending_xp_and_before_the_game_is_judged(edition: str) -> None:
    """Two bosses whose level-up was held back: the higher XP first; Gorgona's victim makes the tenth soul."""
    t = boss_monster(bosses=["gorgona", "robobo"], edition=edition)
    t.dungeon("ann", *FOUR, "open-grave")
    t.dungeon("bob", "succubus-spa", "succubus-spa", "boulder-ramp", "boulder-ramp", "jackpot-stash")
    t.give_souls("ann", a_hero(health=4), *(a_hero(epic=True, n=n) for n in range(4)))
    t.town(a_hero(health=6))
    t.phase("end")
    while t.waiting:
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    assert rises(t) == ["ann", "bob"]
    story = ["levelled-up", "town-hero-killed", "levelled-up", "room-destroyed", "won-by-souls"]
    assert t.events("levelled-up", "town-hero-killed", "room-destroyed", "won-by-souls") == story


@rule("BM-CONF-38", "BM-MP-04")
def test_an_eliminated_boss_does_not_level_up_on_waking() -> None:
    """Who is out of the game has no rooms and no level-up; who loses this very turn still has both."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["old-mossgrave", "gorgona", "robobo"])
    t.dungeon("ann", *FOUR, "open-grave")
    t.give_wounds("ann", *(a_hero(health=4, n=n) for n in range(5)))
    t.phase("end")
    t.answer("ann", t.options("ann")[0])
    assert rises(t) == ["ann"]
    assert t.wounds("ann") == 4
    assert not t.view("").seats[0].out


@rule("BM-CONF-38")
@every_edition
def test_five_rooms_that_were_not_built_level_up_in_the_next_reveal(edition: str) -> None:
    """With the setting, five rooms that came about otherwise set nothing off but in the next reveal step."""
    t = boss_monster(edition=edition, frozen_level_up="next_reveal")
    t.dungeon("ann", *FOUR, "open-grave")
    t.hand("bob", "dark-altar")
    for phase in ("bait", "adventure", "end"):
        t.phase(phase)
        assert rises(t) == []
    t.phase("build")
    assert t.waiting == ["bob"]
    assert rises(t) == []
    t.answer("bob", "pass")
    assert rises(t) == ["ann"]
    assert t.told("room-revealed") == []


@rule("BM-CONF-38")
@every_edition
def test_five_rooms_of_which_one_is_gone_by_the_reveal_do_not_level_up(edition: str) -> None:
    """A dungeon that has fallen below five rooms by the reveal step levels nobody up."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", *FOUR, "jackpot-stash")
    t.hand("bob", "dark-altar")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0").answer("bob", "pass")
    assert len(t.rooms("ann")) == 4
    assert rises(t) == []


@rule("BM-BOSS-06", "BM-BOSS-09")
def test_a_fifth_room_built_by_another_room_levels_up_before_its_own_effect() -> None:
    """A Construction Zone laid as fourth room builds the fifth at once: level-up, then the fifth room's effect."""
    t = boss_monster()
    t.dungeon("ann", *FOUR[:3])
    t.hand("ann", "construction-zone", "dark-laboratory")
    t.phase("build")
    t.answer("ann", "place construction-zone 3")
    assert rises(t) == []
    t.answer("ann", "place dark-laboratory 4")
    told = [e.message.name for e in t.g.events]
    assert [name for name in told if name in ("room-revealed", "room-built", "levelled-up", "ability-works")] == [
        "room-revealed",
        "ability-works",
        "room-built",
        "levelled-up",
        "ability-works",
    ]
    assert [told["card"] for told in t.told("ability-works")] == ["construction-zone", "dark-laboratory"]


@rule("BM-EX-09")
@pytest.mark.parametrize("edition", ["first-ru", "alpha-ja"])
def test_one_heal_turns_an_epic_hero_whole(edition: str) -> None:
    """Old Mossgrave heals one epic wound card: two wounds become none, no souls become two."""
    t = boss_monster(bosses=["old-mossgrave", "cleopatra"], edition=edition)
    epic = a_hero(epic=True)
    t.give_wounds("ann", epic)
    assert (t.souls("ann"), t.wounds("ann")) == (0, 2)
    t.dungeon("ann", *FOUR)
    t.hand("ann", "golem-factory")
    t.phase("build")
    t.answer("ann", "place golem-factory 4")
    assert (t.souls("ann"), t.wounds("ann")) == (2, 0)
    assert t.view("bob").seats[t.seat("ann")].soul_heroes == (epic,)


@rule("BM-EX-09")
@every_edition
def test_a_bordello_turns_an_epic_wound_whole(edition: str) -> None:
    """One heal by the Vampire Bordello takes both wounds of an epic hero and gives both souls."""
    t = boss_monster(edition=edition)
    t.give_wounds("ann", a_hero(epic=True))
    t.dungeon("ann", "vampire-bordello")
    t.entrance("ann", "the-fool")
    t.phase("adventure")
    assert (t.souls("ann"), t.wounds("ann")) == (1, 2)
    t.answer("ann", "yes")
    assert (t.souls("ann"), t.wounds("ann")) == (3, 0)
