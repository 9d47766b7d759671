"""The turn: its five phases, and what happens when it begins."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import rule
from tests.rules.boss_monster.dealing import EDITIONS, IDLERS, is_a, pass_to_turn, refused
from underhall.errors import NotYourDecision
from underhall.games.boss_monster.state import PHASES
from underhall.games.series.cards import ROOM

NAMES = ("ann", "bob", "cy", "dot")
EPIC = tuple(a_hero(epic=True, n=n) for n in range(8))


def phases(t: Table) -> list[str]:
    return [PHASES[told["phase"]] for told in t.told("phase-began")]


def revealed(t: Table) -> list[str]:
    return [told["hero"] for told in t.told("hero-revealed")]


# -- the phases ----------------------------------------------------------------------------------------------


@rule("BM-TURN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_has_five_phases_in_a_fixed_order(edition: str) -> None:
    """In two turns of passing the same five phases follow each other twice."""
    t = boss_monster(edition=edition)
    t.turns()
    pass_to_turn(t, 3)
    turn = ["beginning", "build", "bait", "adventure", "end"]
    assert phases(t)[:10] == turn + turn
    assert [told["turn"] for told in t.told("turn-began")] == [1, 2, 3]
    parts = t.events("turn-began", "phase-began")
    assert parts[:12] == (["turn-began"] + ["phase-began"] * 5) * 2


@rule("BM-TURN-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_players_share_a_turn(edition: str) -> None:
    """With three players the next turn comes only after each of them has been through building and adventuring."""
    t = boss_monster(NAMES[:3], edition=edition)
    for name, room in (("ann", "dark-altar"), ("bob", "jackpot-stash"), ("cy", "bottomless-pit")):
        t.dungeon(name, room)
        t.hand(name, "golem-factory")
        t.entrance(name, a_hero(wants="cleric", n=t.seat(name)))
    t.next_from("hero deck", *IDLERS[:3])
    t.turns()
    active: dict[str, list[str]] = {"build": [], "adventure": []}
    while t.view("").turn == 1:
        seen = t.view("")
        name = t.names[seen.active]
        if name not in active[seen.phase]:
            active[seen.phase].append(name)
        t.answer(t.waiting[0], "pass")
    assert active == {"build": ["ann", "bob", "cy"], "adventure": ["ann", "bob", "cy"]}
    assert [told["seat"] for told in t.told("build-passed")] == ["ann", "bob", "cy"]
    assert [told["seat"] for told in t.told("adventure-began")] == ["ann", "bob", "cy"]
    told = t.events("turn-began", "build-passed", "adventure-began")
    assert told == ["turn-began"] + ["build-passed"] * 3 + ["adventure-began"] * 3 + ["turn-began"]
    assert t.view("").turn == 2


@rule("BM-TURN-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_undecided_turn_is_followed_by_another(edition: str) -> None:
    """Nine souls and four wounds decide nothing: after turn 1 comes the beginning of turn 2."""
    t = boss_monster(edition=edition)
    t.give_souls("ann", *[a_hero(n=n) for n in range(9)])
    t.give_wounds("bob", *[a_hero(n=n) for n in range(9, 13)])
    t.turns("end")
    assert t.view("").turn == 2
    assert t.told("turn-began") == [{"turn": 2}]
    assert phases(t)[:2] == ["end", "beginning"]
    assert t.events()[:4] == ["phase-began", "turn-began", "phase-began", "hero-revealed"]
    assert t.view("").winners == []


@rule("BM-TURN-03")
def test_a_decided_game_has_no_further_turn() -> None:
    """Ten souls end the game with the turn."""
    t = boss_monster()
    t.give_souls("ann", *[a_hero(n=n) for n in range(10)])
    t.turns("end")
    assert t.view("").winners == [0]
    assert t.told("turn-began") == []
    assert t.waiting == []


# -- heroes come to town -------------------------------------------------------------------------------------


@rule("BM-TURN-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_hero_a_player_is_revealed(edition: str, seats: int) -> None:
    """The turn begins with as many new heroes as players, the next of the deck, and they are in town for all to see."""
    t = boss_monster(NAMES[:seats], edition=edition)
    heroes = list(IDLERS[:seats])
    t.next_from("hero deck", *heroes)
    size = t.view("").hero_deck
    t.phase("beginning")
    assert revealed(t) == heroes
    assert [[hero.card for hero in t.view(viewer).town] for viewer in (*t.names, "")] == [heroes] * (seats + 1)
    assert t.view("").hero_deck == size - seats


@rule("BM-CONF-03", "BM-TURN-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_number_of_heroes_does_not_fall_with_a_player(edition: str) -> None:
    """Four started, one has been eliminated: the next turn begins with four heroes."""
    t = boss_monster(NAMES, edition=edition)
    t.give_wounds("cy", *[a_hero(n=n) for n in range(5)])
    t.turns("end")
    assert t.view("").seats[2].out
    assert (t.view("").turn, len(revealed(t))) == (2, 4)
    assert len(t.in_town) == 4


@rule("BM-TURN-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_new_heroes_join_those_still_in_town(edition: str) -> None:
    """Of three heroes one finds no dungeon: with the two of the next turn the town holds three, the old one first."""
    t = boss_monster(edition=edition)
    left, *new = IDLERS[:3]
    t.town(a_hero(wants="cleric"), left, a_hero(wants="thief"))
    t.next_from("hero deck", *new)
    t.turns("bait")
    assert t.view("").turn == 2
    assert t.in_town == [left, *new]


@rule("BM-TURN-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ordinary_heroes_come_before_epic_ones(edition: str) -> None:
    """No epic hero is revealed while an ordinary one is left; then all come from the epic deck."""
    t = boss_monster(edition=edition)
    t.only_in("hero deck", *IDLERS[:4])
    t.next_from("epic deck", *EPIC[:4])
    full = t.view("").epic_deck
    t.phase("beginning")
    assert (revealed(t), t.view("").epic_deck) == (list(IDLERS[:2]), full)
    t.phase("beginning")
    assert (revealed(t), t.view("").epic_deck) == (list(IDLERS[:4]), full)
    t.phase("beginning")
    assert (revealed(t)[4:], t.view("").epic_deck) == (list(EPIC[:2]), full - 2)
    t.phase("beginning")
    assert (revealed(t)[6:], t.view("").epic_deck) == (list(EPIC[2:4]), full - 4)


@rule("BM-CONF-04", "BM-TURN-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ordinary_hero_stuck_in_town_does_not_hold_up_the_epic_ones(edition: str) -> None:
    """The ordinary deck is empty and one ordinary hero waits in town: the next heroes are epic."""
    t = boss_monster(edition=edition)
    t.only_in("hero deck")
    t.town(IDLERS[0])
    t.next_from("epic deck", *EPIC[:2])
    t.phase("beginning")
    assert revealed(t) == list(EPIC[:2])
    assert t.in_town == [IDLERS[0], *EPIC[:2]]


@rule("BM-CONF-05", "BM-TURN-04", "BM-TURN-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_epic_deck_makes_up_for_missing_ordinary_heroes(edition: str) -> None:
    """One ordinary hero is left for two players: that one is revealed, then an epic one, in the same turn."""
    t = boss_monster(edition=edition)
    t.only_in("hero deck", IDLERS[0])
    t.next_from("epic deck", EPIC[0])
    t.phase("beginning")
    assert revealed(t) == [IDLERS[0], EPIC[0]]
    assert t.view("").hero_deck == 0


# -- the draw ------------------------------------------------------------------------------------------------


@rule("BM-TURN-07", "BM-CONF-29")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_a_room_after_the_heroes_have_come(edition: str, seats: int) -> None:
    """All heroes are revealed before the first draw; every hand grows by one card, the next room of the deck."""
    t = boss_monster(NAMES[:seats], edition=edition)
    rooms = ["dark-altar", "golem-factory", "brainsucker-hive", "bottomless-pit"][:seats]
    t.next_from("room deck", *rooms)
    t.hand("bob", "freeze", "open-grave")
    before = t.view("")
    t.phase("beginning")
    after = t.view("")
    assert t.events("hero-revealed", "card-drawn") == ["hero-revealed"] * seats + ["card-drawn"] * seats
    for name, room in zip(t.names, rooms, strict=True):
        assert t.hand_of(name) == sorted([room, *(["freeze", "open-grave"] if name == "bob" else [])])
    assert (after.room_deck, after.spell_deck) == (before.room_deck - seats, before.spell_deck)


@rule("BM-CONF-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_of_each_turn_is_always_a_room(edition: str) -> None:
    """Ten turns begin, and each time both players draw a room and no spell."""
    t = boss_monster(edition=edition)
    spells = t.view("").spell_deck
    for turn in range(1, 11):
        t.phase("beginning")
        for name in t.names:
            assert len(t.hand_of(name)) == turn
            assert all(is_a(ROOM, card) for card in t.hand_of(name))
    assert t.view("").spell_deck == spells


@rule("BM-TURN-09", "BM-TURN-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_building_starts_when_the_last_player_has_drawn(edition: str) -> None:
    """Cy's Haunted Library makes a choice of the third draw: until it is made the turn is still beginning."""
    t = boss_monster(NAMES[:3], bosses=["gorgona", "seducia", "robobo"], edition=edition)
    t.dungeon("cy", "haunted-library")
    t.turns()
    assert t.waiting == ["cy"]
    assert t.view("").phase == "beginning"
    assert [len(t.hand_of(name)) for name in t.names] == [1, 1, 0]
    t.answer("cy", "deck 1")
    assert t.view("").phase == "build"
    assert [len(t.hand_of(name)) for name in t.names] == [1, 1, 1]
    assert t.events("card-drawn", "phase-began") == ["phase-began"] + ["card-drawn"] * 3 + ["phase-began"]


# -- when spells and abilities may be used ---------------------------------------------------------------------


@rule("BM-TURN-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_played_while_the_turn_begins(edition: str) -> None:
    """A hammer spell, a room and a room to destroy are at hand, but nobody is asked to use them."""
    t = boss_monster(edition=edition)
    for name in t.names:
        t.dungeon(name, "dark-altar")
        t.hand(name, "freeze", "golem-factory")
    t.phase("beginning")
    assert t.waiting == []
    assert t.events("spell-cast-room", "ability-used", "room-placed") == []
    assert [len(t.hand_of(name)) for name in t.names] == [3, 3]


@rule("BM-TURN-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_played_while_the_turn_begins_is_refused(edition: str) -> None:
    """While Bob chooses a deck neither he nor Ann can cast a hammer spell, place a room or destroy one."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "dark-altar")
    t.dungeon("bob", "dark-altar", "haunted-library")
    for name in t.names:
        t.hand(name, "freeze", "golem-factory")
    t.turns()
    assert (t.view("").phase, t.waiting) == ("beginning", ["bob"])
    assert t.options("bob") == ["deck 1", "deck 2"]
    refused(t, "bob", "cast", "freeze")
    refused(t, "bob", "place", "golem-factory", 2)
    refused(t, "bob", "use", "dark-altar", 1)
    before = t.g.fingerprint()
    with pytest.raises(NotYourDecision):
        t.g.answer(t.seat("ann"), 0)
    assert t.g.fingerprint() == before

    t.answer("bob", "deck 2")
    assert {"cast freeze", "place golem-factory 1", "use dark-altar 0"} <= set(t.options("ann"))


@rule("BM-TURN-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("more", [{}, {"post_reveal_window": "on"}])
def test_spells_and_abilities_belong_to_building_and_adventuring(edition: str, more: dict[str, str]) -> None:
    """Over a whole turn a two-icon spell and an ability are offered in the build and adventure phases only."""
    t = boss_monster(edition=edition, machinations="on", **more)
    t.dungeon("ann", "dark-altar", "haunted-library")
    t.hand("ann", "jeopardy")
    t.town(a_hero(wants="cleric"))
    t.next_from("hero deck", *IDLERS[:2])
    t.next_from("room deck", "dracolich-lair", "vampire-bordello")
    t.turns()
    offered: dict[str, set[str]] = {}
    while t.view("").turn == 1:
        (name,) = t.waiting
        options = t.options(name)
        if name == "ann":
            offered.setdefault(t.view("").phase, set()).update(options)
        t.answer(name, "pass" if "pass" in options else "deck 1")
    reactions = {"pass", "cast jeopardy", "use dark-altar 1"}
    assert offered["beginning"] == {"deck 1", "deck 2"}
    assert offered["build"] == reactions | {"place dracolich-lair 1"}
    assert offered["adventure"] == reactions
    assert offered["end"] == {"pass", "deck 1", "deck 2"}
    assert "bait" not in offered
    assert phases(t)[:5] == ["beginning", "build", "bait", "adventure", "end"]


@rule("BM-TURN-10")
@pytest.mark.parametrize("phase", ["bait", "end"])
def test_nobody_reacts_while_heroes_choose_or_the_turn_ends(phase: str) -> None:
    """With spells and abilities at hand nobody is asked anything in the bait phase or at the end of the turn."""
    t = boss_monster()
    for name in t.names:
        t.dungeon(name, "dark-altar")
        t.hand(name, "jeopardy")
    t.town(*IDLERS[:1], a_hero(wants="thief"))
    t.phase(phase)
    assert t.waiting == []
    assert t.discarded == []
    assert [t.rooms(name) for name in t.names] == [["dark-altar"], ["dark-altar"]]
