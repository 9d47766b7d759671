"""The explorers' rooms: Crashed Saucer, Abduction Photo Booth, Dino Daycare, Exit Through the Gift Shop, Pilgrim's
Jetway, Zero-G Gym, Moon Library, Smugglers' Airlock, Mothership Valet, Black Hole in the Budget.

They belong to a table of five or six; what they do is the same at any, so most tests sit only two players down.
"""

import pytest

from tests.cards.super_boss_monster.rooms import (
    FIVE,
    QUIET_BOSSES,
    asks,
    build,
    cast,
    errand,
    hurts,
    printed,
    refuses,
    send,
    stacks,
    until_in,
    use,
    uses,
    why,
)
from tests.marks import card, rule
from tests.super_table import SuperTable, a_hero, super_boss_monster


def table() -> SuperTable:
    """Five players, as the explorers want it, none of whose bosses shows an explorer's symbol."""
    return super_boss_monster(FIVE, QUIET_BOSSES)


@card(
    "crashed-saucer",
    "abduction-photo-booth",
    "dino-daycare",
    "exit-through-the-gift-shop",
    "pilgrims-jetway",
    "zero-g-gym",
    "moon-library",
    "smugglers-airlock",
    "mothership-valet",
    "black-hole-budget",
)
@rule("SBM-COMPAT-11")
@pytest.mark.parametrize(
    ("room", "damage", "symbols"),
    [
        ("crashed-saucer", 2, {"explorer": 1}),
        ("abduction-photo-booth", 2, {"explorer": 1}),
        ("dino-daycare", 1, {"explorer": 1}),
        ("pilgrims-jetway", 1, {"cleric": 1, "explorer": 1}),
        ("zero-g-gym", 1, {"fighter": 1, "explorer": 1}),
        ("moon-library", 1, {"mage": 1, "explorer": 1}),
        ("smugglers-airlock", 1, {"thief": 1, "explorer": 1}),
        ("mothership-valet", 3, {"explorer": 1}),
        ("black-hole-budget", 4, {"explorer": 1}),
    ],
)
def test_what_an_explorers_room_deals_and_shows(room: str, damage: int, symbols: dict[str, int]) -> None:
    """Everybody can read the damage and the symbols off the room."""
    t = table()
    t.dungeon("bob", room)

    assert printed(t, "bob") == (damage, symbols)


@card("mothership-valet", "black-hole-budget")
@rule("SBM-BUILD-09")
@pytest.mark.parametrize("room", ["mothership-valet", "black-hole-budget"])
def test_an_advanced_explorers_room_is_built_on_an_explorer_s_symbol(room: str) -> None:
    t = table()
    t.dungeon("ann", "tourist-trap", "moon-library")
    t.hand("ann", room)
    t.phase("build")

    assert t.options("ann") == ["pass", f"place {room} 0"]


# -- Crashed Saucer, No Refunds -----------------------------------------------------------------------------


@card("crashed-saucer")
@rule("SBM-ROOM-11")
def test_the_crashed_saucer_may_swap_two_stacks_when_it_is_built() -> None:
    """Its builder chooses any two own stacks, its own among them; each moves with all that lies in it."""
    t = super_boss_monster()
    t.dungeon("ann", ["tourist-trap", "box-trap"], "password-sphinx")
    t.tokens("ann", 1, 2)
    t.hand("ann", "crashed-saucer")
    build(t, "ann", "place crashed-saucer 2")
    assert asks(t, "ann") == ("may", "crashed-saucer")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("choose-stack", "crashed-saucer")
    assert t.options("ann") == ["room password-sphinx ann 0", "room box-trap ann 1", "room crashed-saucer ann 2"]
    t.answer("ann", "room box-trap ann 1")
    assert t.options("ann") == ["room password-sphinx ann 0", "room crashed-saucer ann 2"]
    t.answer("ann", "room password-sphinx ann 0")

    assert stacks(t, "ann") == [["crashed-saucer"], ["password-sphinx"], ["tourist-trap", "box-trap"]]
    assert t.tokens_on("ann") == [0, 0, 2]
    assert t.told("rooms-swapped") == [{"seat": "ann", "card": "box-trap", "other": "password-sphinx"}]


@card("crashed-saucer")
def test_the_crashed_saucer_may_stay_where_it_is_and_asks_nothing_alone() -> None:
    """Declining changes nothing; with a single stack there is nothing to swap."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.hand("ann", "crashed-saucer")
    t.hand("bob", "crashed-saucer")
    t.phase("build")
    t.answer("ann", "place crashed-saucer 1").answer("bob", "place crashed-saucer 0")
    t.answer("ann", "no")

    assert t.rooms("ann") == ["crashed-saucer", "box-trap"]
    assert t.waiting == []


@card("crashed-saucer", "minion-arena")
def test_the_crashed_saucer_moves_a_room_with_the_minion_on_it() -> None:
    """Swapping is neither covering nor destroying: the minion goes along and does its errand."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.hand("ann", "crashed-saucer")
    send(t, "ann", "room minion-arena ann 0")
    build(t, "ann", "place crashed-saucer 1").answer("ann", "yes")
    t.answer("ann", "room minion-arena ann 0")
    assert t.rooms("ann") == ["minion-arena", "crashed-saucer"]
    t.phase("minion")

    assert t.damage_of("ann") == [3, 2]


# -- Abduction Photo Booth ----------------------------------------------------------------------------------


@card("abduction-photo-booth")
def test_the_abduction_photo_booth_finds_a_room_for_the_first_hero_who_dies_in_it() -> None:
    """Its owner alone sees the next two rooms and must take one; the other goes under the deck. Once a turn."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "abduction-photo-booth")
    t.entrance("ann", a_hero(health=4), a_hero(health=4, n=1))
    t.only_in("room deck", "minion-arena", "vip-bouncer", "tourist-trap")
    t.phase("adventure")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("take-from-top", "abduction-photo-booth")
    assert sorted(t.options("ann")) == ["from-deck minion-arena", "from-deck vip-bouncer"]
    refuses(t, "ann", "pass")
    t.answer("ann", "from-deck vip-bouncer")

    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.view("bob").seats[0].known == ()
    assert t.souls("ann") == 2
    assert t.waiting == []
    assert [(peek.card, peek.place) for peek in t.view("ann").peeked] == [("minion-arena", 0)]


@card("abduction-photo-booth")
def test_the_abduction_photo_booth_takes_the_only_room_there_is() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "abduction-photo-booth")
    t.entrance("ann", a_hero(health=4))
    t.only_in("room deck", "minion-arena")
    t.phase("adventure")

    assert t.waiting == []
    assert t.hand_of("ann") == ["minion-arena"]
    assert t.view("").room_deck == 0


@card("abduction-photo-booth", "final-form")
@rule("SBM-ADV-13")
def test_the_abduction_photo_booth_takes_its_picture_of_a_hero_whom_a_spell_kills_there() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "abduction-photo-booth")
    t.entrance("ann", a_hero(health=6))
    t.hand("ann", "final-form")
    t.phase("adventure")
    until_in(t, "abduction-photo-booth").answer("ann", "cast final-form")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("take-from-top", "abduction-photo-booth")


# -- Dino Daycare -------------------------------------------------------------------------------------------


@card("dino-daycare")
def test_a_minion_at_the_dino_daycare_raises_one_of_the_own_monsters() -> None:
    """The token goes on a monster room of its owner's, the Daycare included, and on no trap."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "vip-bouncer", "dino-daycare")
    t.dungeon("bob", "minion-arena")
    errand(t, "ann", "room dino-daycare ann 0")
    assert asks(t, "ann") == ("put-token", "dino-daycare")
    assert t.options("ann") == ["room dino-daycare ann 0", "room vip-bouncer ann 1"]
    refuses(t, "ann", "pass")
    t.answer("ann", "room vip-bouncer ann 1")

    assert t.tokens_on("ann") == [0, 1, 0]
    assert t.damage_of("ann") == [2, 4, 1]


@card("dino-daycare")
def test_the_dino_daycare_keeps_the_token_where_it_is_the_only_monster() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "dino-daycare")
    errand(t, "ann", "room dino-daycare ann 0")

    assert t.tokens_on("ann") == [0, 1]


@card("dino-daycare", "tag-team-pit")
def test_the_dino_daycare_s_minion_is_at_home_for_the_tag_team_pit() -> None:
    """One minion does both: it raises the Pit by a token and tags it in."""
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit", "dino-daycare")
    errand(t, "ann", "room dino-daycare ann 0").answer("ann", "room tag-team-pit ann 1")

    assert t.damage_of("ann") == [3, 1]


# -- Exit Through the Gift Shop -----------------------------------------------------------------------------


@card("exit-through-the-gift-shop")
def test_the_gift_shop_deals_more_as_the_last_room() -> None:
    """It shows two explorers; next to the boss it deals 3, elsewhere 1."""
    t = table()
    t.dungeon("ann", "exit-through-the-gift-shop", "exit-through-the-gift-shop")
    t.entrance("ann", a_hero(health=8))
    assert t.damage_of("ann") == [1, 3]
    assert t.symbols("ann", "explorer") == 4
    t.phase("adventure")

    assert hurts(t) == [("exit-through-the-gift-shop", 1), ("exit-through-the-gift-shop", 3)]


@card("exit-through-the-gift-shop", "smugglers-airlock")
def test_the_gift_shop_becomes_the_last_room_when_the_one_behind_it_is_gone() -> None:
    """The first hero is put out of the Airlock behind it; the second finds the Shop at the exit."""
    t = super_boss_monster()
    t.dungeon("ann", "exit-through-the-gift-shop", "smugglers-airlock")
    t.entrance("ann", a_hero(health=8), a_hero(health=8, n=1))
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    use(t, "ann", "smugglers-airlock 0")

    assert hurts(t) == [
        ("exit-through-the-gift-shop", 1),
        ("smugglers-airlock", 1),
        ("exit-through-the-gift-shop", 3),
    ]


@card("exit-through-the-gift-shop", "coach-carnage")
@rule("SBM-BOARD-12")
def test_everything_that_helps_the_last_room_helps_the_gift_shop() -> None:
    """Its own 2, the Coach's 1 and the hideout's 2 add up."""
    t = super_boss_monster(bosses=["coach-carnage", "lord-grumble"])
    t.dungeon("ann", "box-trap", "exit-through-the-gift-shop")
    t.levelled("ann")
    errand(t, "ann", "space hideout-last-room")

    assert t.damage_of("ann") == [2, 6]


@card("exit-through-the-gift-shop", "feng-shui")
def test_the_gift_shop_loses_its_place_to_feng_shui() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "exit-through-the-gift-shop")
    t.hand("ann", "feng-shui")
    t.phase("build")
    cast(t, "ann", "feng-shui", "room box-trap ann 1")

    assert t.rooms("ann") == ["exit-through-the-gift-shop", "box-trap"]
    assert t.damage_of("ann") == [1, 2]


# -- Pilgrim's Jetway ---------------------------------------------------------------------------------------


@card("pilgrims-jetway")
def test_the_pilgrim_s_jetway_brings_back_a_room_of_a_cleric_or_an_explorer() -> None:
    """When it is built its builder may take such a room of either grade out of the discards."""
    t = super_boss_monster()
    t.hand("ann", "pilgrims-jetway")
    t.pile("box-trap", "gargoyle-choir", "crashed-saucer", "tourist-trap", "co-op")
    build(t, "ann", "place pilgrims-jetway 0")
    assert asks(t, "ann") == ("may", "pilgrims-jetway")
    t.answer("ann", "yes")
    assert sorted(t.options("ann")) == ["card crashed-saucer", "card gargoyle-choir", "card tourist-trap"]
    refuses(t, "ann", "card", "box-trap")
    t.answer("ann", "card crashed-saucer")

    assert t.hand_of("ann") == ["crashed-saucer"]
    assert t.discarded == ["box-trap", "gargoyle-choir", "tourist-trap", "co-op"]
    assert why(t, "card-recovered") == [("pilgrims-jetway", "ability-works")]


@card("pilgrims-jetway")
@pytest.mark.parametrize("pile", [[], ["box-trap", "minion-arena", "co-op"]])
def test_the_pilgrim_s_jetway_asks_nothing_where_no_such_room_is_discarded(pile: list[str]) -> None:
    t = super_boss_monster()
    t.hand("ann", "pilgrims-jetway")
    t.pile(*pile)
    build(t, "ann", "place pilgrims-jetway 0")

    assert t.waiting == []
    assert t.hand_of("ann") == []


@card("pilgrims-jetway", "overtime-ossuary")
@rule("SBM-STACK-04")
def test_the_pilgrim_s_jetway_finds_what_the_player_before_has_just_discarded() -> None:
    """Ann's Ossuary costs her a cleric's room; Bob's Jetway, built in the same turn, takes it."""
    t = super_boss_monster()
    t.hand("ann", "overtime-ossuary", "vacuum-crypt")
    t.hand("bob", "pilgrims-jetway")
    t.phase("build")
    t.answer("ann", "place overtime-ossuary 0").answer("bob", "place pilgrims-jetway 0").answer("bob", "yes")

    assert t.hand_of("bob") == ["vacuum-crypt"]
    assert t.discarded == []


# -- Zero-G Gym ---------------------------------------------------------------------------------------------


@card("zero-g-gym")
def test_the_zero_g_gym_deals_more_while_the_minion_is_in_the_dungeon() -> None:
    """With the minion on an own room it deals 2, with the minion in town 1."""
    t = super_boss_monster()
    t.dungeon("ann", "zero-g-gym", "minion-arena")
    t.entrance("ann", a_hero(health=8))
    fork = t.fork()
    errand(fork, "ann", "space stadium-treasure")
    assert fork.damage_of("ann") == [1, 1]
    errand(t, "ann", "room minion-arena ann 0")
    t.phase("adventure")

    assert hurts(t) == [("zero-g-gym", 2), ("minion-arena", 3)]
    t.phase("end")
    assert t.damage_of("ann") == [1, 1]


@card("zero-g-gym", "unidentified-fried-object")
def test_a_minion_on_the_boss_helps_the_zero_g_gym() -> None:
    t = super_boss_monster(bosses=["unidentified-fried-object", "lord-grumble"])
    t.dungeon("ann", "zero-g-gym")
    t.levelled("ann")
    errand(t, "ann", "boss unidentified-fried-object")

    assert t.damage_of("ann") == [2]


# -- Moon Library -------------------------------------------------------------------------------------------


@card("moon-library")
def test_the_moon_library_lends_a_spell_for_any_card_when_it_is_built() -> None:
    """Its builder draws a spell and must then discard a card: a room, or a spell, the new one included."""
    t = super_boss_monster()
    t.hand("ann", "moon-library", "box-trap")
    t.next_from("spell deck", "co-op")
    build(t, "ann", "place moon-library 0")
    assert asks(t, "ann") == ("discard", "moon-library")
    assert t.options("ann") == ["card box-trap", "card co-op"]
    refuses(t, "ann", "pass")
    t.answer("ann", "card box-trap")

    assert t.hand_of("ann") == ["co-op"]
    assert t.discarded == ["box-trap"]


@card("moon-library")
def test_the_moon_library_leaves_an_empty_hand_empty() -> None:
    t = super_boss_monster()
    t.hand("ann", "moon-library")
    t.next_from("spell deck", "co-op")
    build(t, "ann", "place moon-library 0")

    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert t.discarded == ["co-op"]


@card("moon-library", "lord-grumble")
@rule("SBM-BUILD-17")
def test_as_the_fifth_room_the_moon_library_waits_for_the_level_up() -> None:
    """Lord Grumble draws his room first, so that it may be what the Library costs."""
    t = super_boss_monster(bosses=["lord-grumble", "nana-webb"])
    t.dungeon("ann", "tourist-trap", "password-sphinx", "box-trap", "overtime-ossuary")
    t.hand("ann", "moon-library")
    t.next_from("room deck", "vip-bouncer")
    t.next_from("spell deck", "co-op")
    build(t, "ann", "place moon-library 4")

    assert t.events("levelled-up", "card-drawn") == ["levelled-up", "card-drawn", "card-drawn"]
    assert t.options("ann") == ["card vip-bouncer", "card co-op"]


# -- Smugglers' Airlock -------------------------------------------------------------------------------------


@card("smugglers-airlock")
@rule("SBM-END-06", "SBM-CONF-34")
def test_the_smugglers_airlock_puts_the_hero_in_it_out_to_town() -> None:
    """It is destroyed on announcing; the hero goes to the right end of the town and is well again next turn."""
    t = super_boss_monster()
    hero = a_hero(health=8)
    t.dungeon("ann", "box-trap", "smugglers-airlock", "password-sphinx")
    t.entrance("ann", hero)
    t.town(a_hero(health=6))
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    assert t.options("ann") == ["pass", "use smugglers-airlock 1"]
    use(t, "ann", "smugglers-airlock 1")

    assert t.rooms("ann") == ["box-trap", "password-sphinx"]
    assert t.discarded == ["smugglers-airlock"]
    assert t.in_town == [a_hero(health=6), hero]
    assert t.told("hero-fled") == [{"hero": hero, "seat": "ann"}]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 0)
    t.phase("end")
    assert [each.damage for each in t.view("").town] == [0, 0]


@card("smugglers-airlock")
def test_the_smugglers_airlock_opens_only_for_a_living_hero_in_it() -> None:
    """Not in the build phase, not in the other rooms, and not for one who has died in it."""
    t = super_boss_monster()
    t.dungeon("ann", "smugglers-airlock", "box-trap")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "stealth")
    t.phase("build")
    assert uses(t, "ann") == []
    t.all_pass()
    t.phase("adventure")
    offered = []
    while t.waiting:
        offered.append(uses(t, "ann"))
        t.answer("ann", "pass")
    assert offered == [[], ["use smugglers-airlock 1"], []]

    t = super_boss_monster()
    t.dungeon("ann", "overtime-ossuary", "smugglers-airlock")
    t.entrance("ann", a_hero(health=4))
    t.phase("adventure")
    assert t.waiting == []
    assert t.souls("ann") == 1


@card("smugglers-airlock")
@rule("SBM-CITY-08")
def test_the_smugglers_airlock_pushes_somebody_out_of_a_full_town() -> None:
    """Two players have two places in town: the leftmost hero makes way and goes to its landmark."""
    t = super_boss_monster()
    first, second = a_hero(health=6, wants="mage"), a_hero(health=6, wants="thief")
    t.dungeon("ann", "smugglers-airlock")
    t.entrance("ann", a_hero(health=8, wants="cleric"))
    t.town(first, second)
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    use(t, "ann", "smugglers-airlock 0")

    assert t.in_town == [second, a_hero(health=8, wants="cleric")]
    assert t.at("library") == [first]


@card("smugglers-airlock", "no-continues-left")
@rule("SBM-STACK-06")
def test_a_hero_who_dies_in_response_does_not_leave_through_the_airlock() -> None:
    """The Airlock is gone, but so is the hero whom its owner has killed on top of it."""
    t = super_boss_monster()
    t.dungeon("ann", "smugglers-airlock")
    t.entrance("ann", a_hero(health=4))
    t.hand("ann", "no-continues-left")
    t.phase("adventure")
    until_in(t, "smugglers-airlock")
    t.answer("ann", "use smugglers-airlock 0").answer("ann", "cast no-continues-left")

    assert t.souls("ann") == 1
    assert t.in_town == []
    assert t.told("fizzled") == [{"seat": "ann", "card": "smugglers-airlock"}]


# -- Mothership Valet ---------------------------------------------------------------------------------------


@card("mothership-valet")
@rule("SBM-TOKEN-12")
def test_a_minion_at_the_mothership_valet_borrows_an_explorer_s_symbol_and_hits_harder() -> None:
    """No question is asked: the boss has one explorer more and the room deals 4, until the end of the turn."""
    t = table()
    t.dungeon("ann", "mothership-valet")
    t.minion("ann", 0)
    t.phase("minion")

    assert t.symbols("ann", "explorer") == 2
    assert t.told("symbol-gained") == [{"seat": "ann", "treasure": "explorer"}]
    assert t.damage_of("ann") == [4]
    t.phase("end")
    assert (t.symbols("ann", "explorer"), t.damage_of("ann")) == (1, [3])


@card("mothership-valet", "captain-compass")
@rule("SBM-BAIT-04")
def test_the_mothership_valet_s_symbol_fetches_an_explorer() -> None:
    """A tie over an explorer is broken by the symbol that the minion has borrowed."""
    t = table()
    t.dungeon("ann", "mothership-valet")
    t.dungeon("bob", "crashed-saucer")
    t.town("captain-compass")
    tied = t.fork()
    tied.phase("bait")
    assert tied.in_town == ["captain-compass"]
    t.minion("ann", 0)
    t.phase("minion")
    t.phase("bait")

    assert t.queue("ann") == ["captain-compass"]


# -- Black Hole in the Budget -------------------------------------------------------------------------------


@card("black-hole-budget")
def test_the_black_hole_swallows_one_of_its_owner_s_tokens_each_turn() -> None:
    """At the end of the turn its owner must choose a room to lose a token, and cannot decline."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "password-sphinx", "black-hole-budget")
    t.tokens("ann", 1, 1)
    t.tokens("ann", 2, 2)
    t.dungeon("bob", "tourist-trap")
    t.tokens("bob", 0, 1)
    t.phase("end")
    assert asks(t, "ann") == ("remove-token", "black-hole-budget")
    assert t.options("ann") == ["room password-sphinx ann 1", "room box-trap ann 2"]
    refuses(t, "ann", "pass")
    refuses(t, "ann", "room", "tourist-trap", 1, 0)
    t.answer("ann", "room box-trap ann 2")

    assert t.tokens_on("ann") == [1, 1, 0]
    assert t.tokens_on("bob") == [1]
    assert t.told("token-removed") == [{"seat": "ann", "card": "box-trap", "n": 1}]


@card("black-hole-budget")
def test_the_black_hole_takes_nothing_where_there_is_nothing() -> None:
    """Without tokens nothing is asked; the only room with one, itself included, loses it unasked."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "black-hole-budget")
    t.phase("end")
    assert t.waiting == []
    assert t.events("ability-works", "token-removed") == []
    t.tokens("ann", 0, 1)
    t.phase("end")
    assert t.tokens_on("ann") == [0, 0]


@card("black-hole-budget", "ogre-weight-room")
def test_the_black_hole_eats_what_the_ogre_has_just_put_on() -> None:
    """The token of the minion phase serves the adventure and is gone at the end of the turn."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room", "black-hole-budget")
    t.entrance("ann", a_hero(health=11, epic=True))
    send(t, "ann", "room ogre-weight-room ann 1").turn("minion")

    assert hurts(t) == [("ogre-weight-room", 3), ("black-hole-budget", 4)]
    assert t.tokens_on("ann") == [0, 0]
