"""Tokens: +1 on rooms, +2 and −2 on heroes, and what only looks like one."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import idle, idle_to, pass_to_room, refused, resolved
from tests.super_table import SuperTable, a_hero, super_boss_monster

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
LARRY = "left-hand-larry"  # health 6, thief
BINGO = "gran-bingo"  # health 6, cleric
OVERKILL = "dame-overkill"  # epic, health 13, fighter

QUIET = ("library-treasure", "temple-treasure", "stadium-treasure")


def damages(t: SuperTable) -> list[int]:
    return [told["damage"] for told in t.told("room-hurt")]


# -- +1 tokens ---------------------------------------------------------------------------------------------


@rule("SBM-TOKEN-01")
def test_every_token_adds_one_to_the_damage_for_every_hero() -> None:
    """A room of damage 1 with three tokens deals 4 to each of two heroes."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.tokens("ann", 0, 3)
    t.entrance("ann", LALIHO, LAG)

    t.phase("adventure")

    assert t.told("room-hurt") == [
        {"hero": LALIHO, "card": "minion-arena", "damage": 4, "total": 4, "health": 8},
        {"hero": LAG, "card": "minion-arena", "damage": 4, "total": 4, "health": 6},
    ]


@rule("SBM-CONF-30")
@card("ogre-weight-room")
@pytest.mark.parametrize(("supply", "tokens"), [("unlimited", 29), ("limited", 28)])
def test_the_supply_of_tokens(supply: str, tokens: int) -> None:
    """Twenty-eight tokens lie on rooms and one more is to be placed: that works unless the supply is limited."""
    t = super_boss_monster(token_supply=supply)
    t.dungeon("ann", "ogre-weight-room")
    t.dungeon("bob", "minion-arena")
    t.tokens("ann", 0, 20)
    t.tokens("bob", 0, 8)
    t.minion("ann", 0)

    t.phase("minion")

    assert t.tokens_on("ann") == [tokens - 8]


@rule("SBM-CONF-30")
@card("power-bonus")
def test_with_a_limited_supply_no_room_is_offered_when_it_is_used_up() -> None:
    """All tokens of a limited supply are out: a spell that places some cannot be cast."""
    t = super_boss_monster(token_supply="limited")
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 28)
    t.entrance("ann", LALIHO)
    t.hand("ann", "power-bonus", "critical-typo")

    t.phase("adventure")

    assert not t.can("ann", "cast power-bonus")
    assert t.can("ann", "cast critical-typo")


@rule("SBM-CONF-30")
@card("grappling-spork")
@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_moving_a_token_needs_none_from_the_supply(supply: str) -> None:
    """All 28 tokens are out: one may still be moved from room to room."""
    t = super_boss_monster(token_supply=supply, items=True)
    t.dungeon("ann", "ogre-weight-room", "minion-arena")
    t.tokens("ann", 0, 28)
    t.give_item("ann", "grappling-spork")

    t.phase("build")
    t.answer("ann", "item grappling-spork").answer("ann", "room minion-arena ann 0")

    assert t.tokens_on("ann") == [1, 27]


@rule("SBM-TOKEN-02")
@card("ogre-weight-room")
def test_a_token_stays_from_turn_to_turn() -> None:
    """A token is placed in the first turn; two turns later it still adds its damage."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.minion("ann", 0)

    t.turns("minion")
    assert t.tokens_on("ann") == [1]
    idle_to(t, 3, "city", QUIET)

    assert t.tokens_on("ann") == [1]
    assert t.damage_of("ann") == [3]


@rule("SBM-TOKEN-03", "SBM-KEY-08")
@card("deep-freeze")
def test_a_disabled_room_deals_no_token_damage() -> None:
    """A room of damage 2 with 2 tokens is frozen: the hero takes nothing. In the next turn it deals 4."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 2)
    t.entrance("ann", LALIHO)
    t.hand("bob", "deep-freeze")

    t.turns("adventure")
    t.answer("bob", "cast deep-freeze")

    assert damages(t) == []
    assert t.wounds("ann") == 1
    assert t.view("").turn == 2
    assert t.damage_of("ann") == [4]


@rule("SBM-TOKEN-03", "SBM-KEY-10")
@card("freeze")
def test_a_deactivated_room_deals_no_token_damage() -> None:
    """The same with the first game's spell, which deactivates: nothing now, 4 again in the next turn."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 2)
    t.entrance("ann", LALIHO)
    t.hand("bob", "freeze")

    t.turns("adventure")
    t.answer("bob", "cast freeze")

    assert damages(t) == []
    assert t.tokens_on("ann") == [2]
    assert t.damage_of("ann") == [4]


@rule("SBM-TOKEN-04", "SBM-CONF-28", "SBM-CONF-29")
@card("piggy-bank-of-doom")
def test_a_room_that_is_built_over_loses_its_tokens_at_the_reveal() -> None:
    """Three tokens lie on a room until the one on top of it is revealed; uncovered later, it has none."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.tokens("ann", 0, 3)
    t.hand("ann", "piggy-bank-of-doom")
    t.hand("bob", "stealth")

    t.turns("build")
    t.answer("ann", "place piggy-bank-of-doom 0")
    assert t.told("token-removed") == []
    idle_to(t, 2, "city")
    assert t.told("token-removed") == [{"seat": "ann", "card": "minion-arena", "n": 3}]
    assert t.tokens_on("ann") == [0]
    idle_to(t, 2, "build", QUIET)
    while not t.can("ann", "use piggy-bank-of-doom"):
        idle(t)
    t.answer("ann", "use piggy-bank-of-doom 0")

    assert t.told("room-uncovered") == [{"seat": "ann", "card": "minion-arena"}]
    assert t.stack == ["piggy-bank-of-doom"]
    assert t.tokens_on("ann") == [0]


@rule("SBM-TOKEN-04")
@card("construction-zone")
def test_a_room_that_is_built_over_at_once_loses_its_tokens_too() -> None:
    """A room of the first game builds another one face up: what that covers has no tokens left."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena")
    t.tokens("ann", 0, 3)
    t.hand("ann", "construction-zone", "piggy-bank-of-doom")

    t.turn("build")
    t.answer("ann", "place construction-zone 1")
    t.answer("ann", "place piggy-bank-of-doom 0")
    assert t.told("token-removed") == [{"seat": "ann", "card": "minion-arena", "n": 3}]
    t.all_pass()
    t.phase("build")
    t.answer("ann", "use piggy-bank-of-doom 0").answer("ann", "room construction-zone ann 1")
    t.answer("ann", "room construction-zone ann 1")

    assert t.rooms("ann") == ["construction-zone", "minion-arena"]
    assert t.tokens_on("ann") == [2, 0]


@rule("SBM-CONF-28")
@card("dark-altar")
def test_a_room_under_a_hidden_one_is_covered_from_the_moment_it_is_placed() -> None:
    """Its ability cannot be used any more, it cannot be destroyed, and its symbols count for nothing."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "the-crushinator", "dark-altar")
    t.tokens("ann", 0, 1)
    t.hand("ann", "box-trap", "power-bonus")
    t.pile("vip-bouncer")

    t.phase("build")
    assert t.can("ann", "use dark-altar")
    assert t.can("ann", "use the-crushinator")
    assert t.symbols("ann", "cleric") == 2
    t.hand("bob", "stealth")
    t.answer("ann", "place box-trap 0")

    assert t.symbols("ann", "cleric") == 0
    assert t.symbols("ann", "thief") == 2  # the boss's and the other room's: the hidden one shows nothing yet
    assert not t.can("ann", "use dark-altar")
    assert not t.can("ann", "use the-crushinator")
    t.all_pass()
    assert t.symbols("ann", "thief") == 3


@rule("SBM-CONF-29")
@card("boulder-ramp")
def test_a_destroyed_room_takes_its_tokens_with_it() -> None:
    """Two tokens lie on the top room of a stack; it is destroyed, and the room beneath starts without any."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", ["vip-bouncer", "minion-arena"], "boulder-ramp")
    t.tokens("ann", 1, 2)
    t.entrance("ann", OVERKILL)

    t.phase("adventure")
    pass_to_room(t, "boulder-ramp")
    t.answer("ann", "use boulder-ramp 0")

    assert t.rooms("ann") == ["vip-bouncer", "boulder-ramp"]
    assert t.tokens_on("ann") == [0, 0]


@rule("SBM-CONF-29")
@card("feng-shui")
def test_tokens_travel_with_a_stack_that_moves() -> None:
    """Two stacks change places, one with tokens on its top room: the tokens go along."""
    t = super_boss_monster()
    t.dungeon("ann", ["vip-bouncer", "minion-arena"], "box-trap")
    t.tokens("ann", 1, 2)
    t.hand("ann", "feng-shui")

    t.phase("build")
    t.answer("ann", "cast feng-shui").answer("ann", "room minion-arena ann 1")
    t.all_pass()

    assert t.rooms("ann") == ["box-trap", "minion-arena"]
    assert t.tokens_on("ann") == [0, 2]


@rule("SBM-TOKEN-05")
@card("piggy-bank-of-doom", "power-bonus")
@pytest.mark.parametrize("source", ["power-bonus", "piggy-bank-of-doom"])
@pytest.mark.parametrize(("rooms", "tokens"), [((1, 1), [2, 0]), ((1, 0), [1, 1]), ((0, 0), [0, 2])])
def test_tokens_for_a_dungeon_are_distributed_as_its_owner_likes(
    source: str, rooms: tuple[int, int], tokens: list[int]
) -> None:
    """Two tokens, placed when the effect resolves: both on one room, both on the other, or one on each."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", *([source] if source == "piggy-bank-of-doom" else []))
    t.entrance("ann", LALIHO)
    t.hand("ann", "power-bonus")
    t.hand("bob", "stealth")
    names = ["minion-arena", "box-trap"]

    t.phase("adventure")
    t.answer("ann", "cast power-bonus" if source == "power-bonus" else "use piggy-bank-of-doom 0")
    t.all_pass()
    for slot in rooms:
        t.answer("ann", f"room {names[slot]} ann {slot}")

    assert t.tokens_on("ann") == tokens


@rule("SBM-TOKEN-06")
@card("safety-inspection")
def test_tokens_that_a_dungeon_loses_may_be_taken_from_any_of_its_rooms() -> None:
    """Tokens lie on the first and the third room: the choice is between these two."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", "ogre-weight-room")
    t.tokens("ann", 2, 1)
    t.tokens("ann", 0, 2)
    t.entrance("ann", LALIHO)
    t.hand("bob", "safety-inspection")

    t.phase("adventure")
    t.answer("bob", "cast safety-inspection")
    assert t.options("bob") == ["pass", "room ogre-weight-room ann 0", "room box-trap ann 2"]
    t.answer("bob", "room box-trap ann 2").answer("bob", "room ogre-weight-room ann 0")

    assert t.tokens_on("ann") == [0, 0, 1]


@rule("SBM-TOKEN-07")
@card("piggy-bank-of-doom")
def test_no_token_is_ever_put_on_a_boss() -> None:
    """Wherever tokens are distributed, rooms are offered and the boss is not; without a room nothing is placed."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", "piggy-bank-of-doom")
    t.dungeon("bob", "piggy-bank-of-doom")
    t.entrance("ann", LALIHO)

    t.phase("adventure")
    t.answer("ann", "use piggy-bank-of-doom 0").answer("bob", "pass")
    assert t.asked("ann").kind == "put-token"  # type: ignore[union-attr]
    assert t.options("ann") == ["room minion-arena ann 0", "room box-trap ann 1"]
    assert refused(t, "ann", "boss", "nana-webb")
    t.answer("ann", "room box-trap ann 1").answer("ann", "room box-trap ann 1")
    t.answer("bob", "use piggy-bank-of-doom 0")

    assert t.tokens_on("bob") == []
    assert len(t.told("token-placed")) == 2


@rule("SBM-TOKEN-08")
@card("piggy-bank-of-doom")
def test_the_game_waits_until_gained_tokens_are_placed() -> None:
    """Only the owner is asked, only where to, until both tokens lie; nobody may act in between."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", "piggy-bank-of-doom")
    t.entrance("ann", LALIHO)
    t.hand("ann", "critical-typo")
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("ann", "use piggy-bank-of-doom 0").answer("ann", "pass").answer("bob", "pass")
    for placed in range(2):
        assert sum(t.tokens_on("ann")) == placed
        assert t.waiting == ["ann"]
        assert "pass" not in t.options("ann")
        assert not t.can("ann", "cast critical-typo")
        t.answer("ann", "room box-trap ann 1")

    assert t.tokens_on("ann") == [2, 0]
    assert damages(t) == []


@rule("SBM-TOKEN-09")
@card("minion-arena")
def test_a_bonus_without_the_word_token_places_none_and_ends_with_the_turn() -> None:
    """Minion Arena's errand raises its damage by 2 this turn; no token lies there, and the next turn it is 1 again."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.minion("ann", 0)
    t.entrance("ann", LALIHO)
    t.hand("ann", "critical-typo")

    t.turns("minion")
    assert t.damage_of("ann") == [3]
    assert t.tokens_on("ann") == [0]
    t.all_pass()

    assert damages(t) == [3]
    assert t.view("").turn == 2
    assert t.damage_of("ann") == [1]


@rule("SBM-TOKEN-09")
def test_the_bonus_of_the_hideout_is_no_token() -> None:
    """The last room deals 2 more this turn, and holds no token."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.minion("ann", "hideout-last-room")

    t.phase("minion")

    assert t.damage_of("ann") == [2, 3]
    assert t.tokens_on("ann") == [0, 0]


# -- health tokens -----------------------------------------------------------------------------------------


@rule("SBM-TOKEN-10")
@pytest.mark.parametrize(("token", "needed"), [(2, 8), (-2, 4), (0, 6)])
@pytest.mark.parametrize("short", [0, 1])
def test_a_health_token_changes_what_kills_its_hero(token: int, needed: int, short: int) -> None:
    """A hero of health 6 dies of 8 damage with +2, of 4 with −2; one damage less and it lives."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.tokens("ann", 0, needed - short - 1)
    t.entrance("ann", LAG, token=token)

    t.phase("adventure")

    assert damages(t) == [needed - short]
    assert (t.souls("ann"), t.wounds("ann")) == ((0, 1) if short else (1, 0))


@rule("SBM-TOKEN-10", "SBM-CONF-06")
@pytest.mark.parametrize(
    ("place", "treasure", "health"),
    [("temple", "cleric", 8), ("stadium", "fighter", 8), ("library", "mage", 8), ("hideout", "thief", 8)],
)
def test_a_hero_summoned_from_a_landmark_gets_two_health(place: str, treasure: str, health: int) -> None:
    """Each of the four landmarks sends its hero with a +2 token."""
    hero = a_hero(6, treasure)
    t = super_boss_monster()
    t.landmark(place, hero)
    t.minion("ann", f"{place}-summon")

    t.phase("minion")
    t.answer("ann", "seat bob")

    (summoned,) = t.side("bob").entrance
    assert (summoned.card, summoned.token, summoned.health) == (hero, 2, health)


@rule("SBM-TOKEN-10", "SBM-CONF-06")
@pytest.mark.parametrize("temple", ["plus_two", "none"])
def test_a_hero_summoned_from_the_tavern_loses_two_health(temple: str) -> None:
    """The top of the pile comes with a −2 token, whatever the temple gives."""
    t = super_boss_monster(temple_token=temple)
    t.landmark("tavern", LARRY, LAG)
    t.minion("ann", "tavern-summon")

    t.phase("minion")
    t.answer("ann", "seat ann")

    (summoned,) = t.side("ann").entrance
    assert (summoned.card, summoned.token, summoned.health) == (LAG, -2, 4)


@rule("SBM-CONF-06")
def test_the_temple_may_be_played_without_a_health_token() -> None:
    """Played so, a cleric summoned from the temple comes as printed; the stadium still gives two."""
    t = super_boss_monster(temple_token="none")
    t.landmark("temple", BINGO)
    t.landmark("stadium", LAG)
    t.minion("ann", "temple-summon")
    t.minion("bob", "stadium-summon")

    t.phase("minion")
    t.answer("ann", "seat bob").answer("bob", "seat ann")

    assert [(hero.token, hero.health) for hero in t.side("bob").entrance] == [(0, 6)]
    assert [(hero.token, hero.health) for hero in t.side("ann").entrance] == [(2, 8)]


@rule("SBM-TOKEN-11", "SBM-CONF-06")
def test_a_hero_lured_from_the_town_row_gets_no_token() -> None:
    """A cleric comes from town to the boss with the most of its symbols, with its printed health."""
    t = super_boss_monster()
    t.town(BINGO)

    t.phase("bait")

    (lured,) = t.side("bob").entrance
    assert (lured.card, lured.token, lured.health) == (BINGO, 0, 6)


@rule("SBM-TOKEN-12")
def test_a_treasure_token_marks_the_borrowed_symbol_until_the_end_of_the_turn() -> None:
    """It comes with the errand in the minion phase and is gone after the end of the turn."""
    t = super_boss_monster()
    t.dungeon("bob", "minion-arena")
    t.entrance("bob", LALIHO)
    t.hand("ann", "deep-freeze")
    t.minion("ann", "library-treasure")

    fork = t.fork()
    t.turns("minion")
    assert fork.side("ann").borrowed == (0, 0, 0, 0, 0)
    assert t.told("symbol-gained") == [{"seat": "ann", "treasure": "mage"}]
    assert t.side("ann").borrowed == (0, 0, 1, 0, 0)
    assert t.symbols("ann", "mage") == 1
    idle_to(t, 2, "city")

    assert t.side("ann").borrowed == (0, 0, 0, 0, 0)
    assert t.symbols("ann", "mage") == 0


# -- the printed example -----------------------------------------------------------------------------------


def bunnys_turn() -> SuperTable:
    """Laliho has walked and woken the Frozen Monster; Bunny is next, and everybody may act."""
    t = super_boss_monster(seats=["dododo", "slime"], bosses=["emperor-dododo", "your-sliminess"])
    t.dungeon("dododo", "frozen-monster", "book-eating-dragon", "minion-arena")
    t.entrance("dododo", LALIHO, BUNNY)
    t.hand("dododo", "power-bonus")
    t.hand("slime", "deep-freeze")
    t.phase("adventure")
    while t.wounds("dododo") == 0:
        t.answer(t.waiting[0], "pass")
    assert damages(t) == [2, 1]
    assert t.damage_of("dododo") == [3, 2, 1]
    assert t.queue("dododo") == [BUNNY]
    return t


@rule("SBM-EX-08")
@card("deep-freeze", "power-bonus", "frozen-monster")
def test_example_bunny_is_killed_with_a_power_bonus_although_the_monster_is_frozen() -> None:
    """Freeze takes the awake monster's 3; two tokens make the other rooms deal 4; Bunny dies in the last."""
    t = bunnys_turn()

    t.answer("dododo", "pass").answer("slime", "cast deep-freeze").answer("slime", "room frozen-monster dododo 2")
    resolved(t)
    t.answer("dododo", "cast power-bonus")
    t.all_pass().answer("dododo", "room frozen-monster dododo 2").answer("dododo", "room book-eating-dragon dododo 1")
    t.all_pass()

    assert t.told("hero-unhurt")[-1] == {"hero": BUNNY, "card": "frozen-monster"}
    assert damages(t)[2:] == [3, 1]
    assert t.order_of_deaths() == [BUNNY]
    assert t.walked()[-1] == "minion-arena"
    assert (t.souls("dododo"), t.wounds("dododo")) == (1, 1)
    assert t.tokens_on("dododo") == [1, 1, 0]
    assert t.discarded == ["deep-freeze", "power-bonus"]


@rule("SBM-EX-08")
@card("deep-freeze")
def test_example_bunny_survives_the_frozen_monster_without_a_power_bonus() -> None:
    """Freeze alone: Bunny takes 3 of its 4 and wounds."""
    t = bunnys_turn()

    t.answer("dododo", "pass").answer("slime", "cast deep-freeze").answer("slime", "room frozen-monster dododo 2")
    t.all_pass()

    assert damages(t)[2:] == [2, 1]
    assert (t.souls("dododo"), t.wounds("dododo")) == (0, 2)


@rule("SBM-EX-08")
@card("frozen-monster")
def test_example_bunny_dies_in_the_second_room_without_freeze() -> None:
    """Nobody acts: the awake monster deals 3, the next room 2, and that is too much."""
    t = bunnys_turn()

    t.all_pass()

    assert damages(t)[2:] == [3, 2]
    assert t.walked()[-1] == "book-eating-dragon"
    assert t.order_of_deaths() == [BUNNY]
