"""Boss Monster's own bosses, rooms, spells and The Fool at this table: the same cards under another timing."""

from typing import Any

import pytest

from tests.cards.super_boss_monster.casting import THREE, announce, pass_to
from tests.cards.super_boss_monster.rooms import (
    HALLS,
    asks,
    build,
    cast,
    hurts,
    places,
    printed,
    refuses,
    revealed,
    stacks,
    unanswered,
    until_in,
    use,
    uses,
)
from tests.marks import card, rule
from tests.super_table import SuperTable, fresh, super_boss_monster
from underhall.games.series.cards import ALL_CARDS

BUNNY, LAG, LALIHO = "bunny", "sir-lag", "laliho"  # fighters with 4, 6 and 8 health
PAM, MO = "pixel-pam", "old-mo"  # mages with 4 and 8
BINGO = "gran-bingo"  # a cleric with 6
OVERKILL = "dame-overkill"  # epic, 13
ROOM_DECK, SPELL_DECK = 1, 2


def mixed(seats: tuple[str, ...] = ("ann", "bob"), bosses: tuple[str, ...] = (), **options: Any) -> SuperTable:
    return super_boss_monster(seats, bosses, mixed=True, **options)


# -- bosses ---------------------------------------------------------------------------------------------------


def four_rooms(boss: str, seats: tuple[str, ...] = ("ann", "bob"), **options: Any) -> SuperTable:
    """Ann's boss has four rooms, and a fifth in hand: 3 damage, fighter."""
    t = mixed(seats, (boss, "lord-grumble", "emperor-dododo")[: len(seats)], **options)
    t.dungeon("ann", *HALLS)
    t.hand("ann", "vip-bouncer")
    return t


def levels_up(t: SuperTable) -> SuperTable:
    """Ann builds her fifth room."""
    build(t, "ann", "place vip-bouncer 4")
    assert t.side("ann").levelled
    return t


@card("draculord")
def test_draculord_sees_a_hand_and_takes_a_card() -> None:
    """Ann knows the rest of the hand from then on, Cy nothing of it."""
    t = four_rooms("draculord", THREE)
    t.hand("bob", "box-trap", "payday")
    levels_up(t)
    assert asks(t, "ann") == ("steal", "draculord")
    assert t.options("ann") == ["card box-trap", "card payday"]
    t.answer("ann", "card payday")

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["payday"], ["box-trap"])
    assert t.view("ann").seats[1].known == ("box-trap",)
    assert t.view("cy").seats[1].known == ()


@card("xyzax")
def test_xyzax_takes_two_cards_from_the_discard_pile() -> None:
    """Rooms and spells of either game."""
    t = four_rooms("xyzax")
    t.pile("payday", "minion-arena", "goblin-armory")
    levels_up(t)
    assert asks(t, "ann") == ("recover", "xyzax")
    t.answer("ann", "card goblin-armory").answer("ann", "card payday")

    assert t.hand_of("ann") == ["goblin-armory", "payday"]
    assert t.discarded == ["minion-arena"]


@card("king-croak", "cleopatra")
@rule("SBM-TOKEN-04", "SBM-ROOM-05")
@pytest.mark.parametrize(
    ("boss", "found", "other"),
    [("king-croak", "gargoyle-choir", "refund-desk"), ("cleopatra", "refund-desk", "gargoyle-choir")],
)
def test_a_boss_searches_an_advanced_room_of_a_kind_and_builds_it_at_once(boss: str, found: str, other: str) -> None:
    """A cleric's: it covers one of two matching rooms with its tokens, but not the one with a minion on it."""
    t = four_rooms(boss)
    t.only_in("room deck", found, other, "minion-arena")
    t.tokens("ann", 3, 2)
    t.minion("ann", 0)
    levels_up(t)
    assert asks(t, "ann") == ("may", boss)
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("build-found", boss)
    assert t.options("ann") == ["pass", f"place {found} 3"]
    t.answer("ann", f"place {found} 3")

    assert stacks(t, "ann")[1] == ["tourist-trap", found]
    assert t.tokens_on("ann") == [0, 0, 0, 0, 0]
    assert t.view("").room_deck == 2


@card("king-croak", "cleopatra")
@pytest.mark.parametrize("boss", ["king-croak", "cleopatra"])
def test_a_boss_need_not_search_nor_build_what_it_finds(boss: str) -> None:
    t = levels_up(four_rooms(boss))
    fork = t.fork()
    t.answer("ann", "no")
    assert t.hand_of("ann") == []

    fork.answer("ann", "yes")
    while fork.waiting and "pass" not in fork.options("ann"):
        fork.answer("ann", fork.options("ann")[0])
    if fork.waiting:
        fork.answer("ann", "pass")
    assert len(fork.hand_of("ann")) == 1


@card("robobo")
@rule("SBM-ROOM-06")
def test_robobo_makes_every_opponent_destroy_a_room_that_no_minion_guards() -> None:
    """Bob chooses among two of his three rooms, Cy has one only."""
    t = four_rooms("robobo", THREE)
    t.dungeon("bob", "minion-arena", "pinata-gallery", "tag-team-pit")
    t.minion("bob", 2)
    t.dungeon("cy", "tag-team-pit")
    levels_up(t)
    assert asks(t, "bob") == ("destroy-own", "robobo")
    assert t.options("bob") == ["room tag-team-pit bob 0", "room pinata-gallery bob 1"]
    t.answer("bob", "room pinata-gallery bob 1")

    assert t.rooms("bob") == ["minion-arena", "tag-team-pit"]
    assert t.rooms("cy") == []
    assert len(t.rooms("ann")) == 5


@card("cerebellus")
def test_cerebellus_draws_three_spells_and_discards_one() -> None:
    t = four_rooms("cerebellus")
    t.next_from("spell deck", "payday", "co-op", "fear")
    levels_up(t)
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("discard", "cerebellus")
    t.answer("ann", "card co-op")

    assert t.hand_of("ann") == ["fear", "payday"]
    assert t.discarded == ["co-op"]


@card("seducia")
@rule("SBM-BAIT-09")
def test_seducia_fetches_any_hero_but_for_those_on_landmarks() -> None:
    """From town or from a hero deck; it stands at Ann's entrance and goes in this turn."""
    t = four_rooms("seducia")
    t.town(PAM)
    t.landmark("temple", BINGO)
    t.only_in("hero deck", BUNNY)
    t.only_in("epic deck", OVERKILL)
    levels_up(t)
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("fetch-hero", "seducia")
    assert sorted(t.options("ann")) == [f"from-deck {BUNNY}", f"from-deck {OVERKILL}", f"hero {PAM}"]
    t.answer("ann", f"from-deck {OVERKILL}")
    assert t.queue("ann") == [OVERKILL]
    t.phase("adventure")

    assert t.wounds("ann") == 2


@card("gorgona", "crystal-golf-ball")
@rule("SBM-COMPAT-18")
def test_gorgona_kills_a_hero_in_town_and_has_its_item() -> None:
    """It is her soul at once; a landmark is not town."""
    t = four_rooms("gorgona", items=True)
    t.town(PAM, OVERKILL)
    t.carrying(PAM, "crystal-golf-ball")
    t.landmark("temple", BINGO)
    levels_up(t)
    assert asks(t, "ann") == ("choose-hero", "gorgona")
    assert t.options("ann") == [f"hero {PAM}", f"hero {OVERKILL}"]
    t.answer("ann", f"hero {PAM}")

    assert (t.souls("ann"), t.in_town) == (1, [OVERKILL])
    assert t.side("ann").items == ("crystal-golf-ball",)


@card("old-mossgrave")
@rule("SBM-COMPAT-01")
def test_old_mossgrave_who_is_in_the_first_printings_only_is_not_mixed_in() -> None:
    """What is mixed in are Boss Monster's decks as they are played with by default: eight bosses, and no gardener."""
    old = [ALL_CARDS[number].id for number in fresh(mixed=True).g.boss_deck if ALL_CARDS[number].box == "boss-monster"]

    assert len(old) == 8
    assert "old-mossgrave" not in old


@card("draculord", "xyzax", "king-croak", "robobo", "cerebellus", "seducia", "cleopatra", "gorgona")
@rule("SBM-CITY-21")
@pytest.mark.parametrize(
    "boss",
    [
        "draculord",
        "xyzax",
        "king-croak",
        "robobo",
        "cerebellus",
        "seducia",
        "cleopatra",
        "gorgona",
    ],
)
def test_an_old_boss_levels_up_once_and_has_no_place_for_a_minion(boss: str) -> None:
    """Levelled up already, it does nothing with another fifth room, and no minion may be sent to it."""
    t = four_rooms(boss)
    t.levelled("ann")
    t.market("box-trap", "minion-arena")
    t.phase("draft")
    t.answer("ann", "card box-trap")
    assert asks(t, "ann")[0] == "place-minion"
    assert not any(words.startswith("boss") for words in t.options("ann"))
    t.answer("ann", t.options("ann")[0]).answer("bob", t.options("bob")[0])
    build(t, "ann", "place vip-bouncer 4")

    assert t.told("levelled-up") == []
    assert t.waiting == []


# -- rooms: what they deal and show ---------------------------------------------------------------------------


@card("dragon-hatchery")
def test_a_dragon_hatchery_shows_four_treasures_and_lures_all_but_explorers() -> None:
    t = mixed()
    t.dungeon("ann", "dragon-hatchery")
    t.town("gran-bingo", BUNNY)
    assert printed(t, "ann") == (0, {"cleric": 1, "fighter": 1, "mage": 1, "thief": 1})
    t.phase("bait")

    assert t.queue("ann") == [BUNNY]  # Bob's boss shows a cleric, so that the other stays
    assert t.in_town == ["gran-bingo"]


@card("goblin-armory", "freeze", "deep-freeze")
@rule("SBM-COMPAT-03", "SBM-KEY-09", "SBM-KEY-10")
def test_a_goblin_armory_arms_its_neighbours_frozen_or_not_but_not_while_deactivated() -> None:
    """To freeze it takes its damage only; to turn it off takes its ability, too."""
    t = mixed()
    t.dungeon("ann", "minion-arena", "goblin-armory", "box-trap")
    assert t.damage_of("ann") == [2, 1, 2]
    t.hand("ann", "deep-freeze", "freeze", "co-op")
    t.phase("build")
    cast(t, "ann", "deep-freeze", "room goblin-armory ann 1")
    assert t.damage_of("ann") == [2, 0, 2]
    cast(t, "ann", "freeze", "room goblin-armory ann 1")

    assert t.damage_of("ann") == [1, 0, 2]


@card("monster-s-ballroom")
@rule("SBM-TOKEN-01")
def test_a_ballroom_deals_as_much_as_there_are_monster_rooms_and_its_tokens_on_top() -> None:
    t = mixed()
    t.dungeon("ann", "monster-s-ballroom", "minion-arena", "box-trap", "goblin-armory")
    t.tokens("ann", 3, 2)

    assert t.damage_of("ann")[0] == 5


@card("dizzygas-hallway", "banana-corridor")
def test_a_dizzy_hero_takes_two_more_in_the_trap_behind_the_hallway() -> None:
    """A monster room between spares it."""
    t = mixed()
    t.dungeon("ann", "dizzygas-hallway", "box-trap", "dizzygas-hallway", "minion-arena")
    t.entrance("ann", OVERKILL)
    t.phase("adventure")

    assert hurts(t) == [("dizzygas-hallway", 1), ("box-trap", 4), ("dizzygas-hallway", 1), ("minion-arena", 1)]


@card("minotaur-s-maze", "frozen-monster")
def test_a_maze_sends_each_hero_back_once_and_the_room_before_it_is_entered_again() -> None:
    """The Frozen Monster before it wakes for the second entry."""
    t = mixed()
    t.dungeon("ann", "frozen-monster", "minotaur-s-maze", "box-trap")
    t.entrance("ann", LALIHO)
    t.phase("adventure")

    assert t.walked() == ["frozen-monster", "minotaur-s-maze", "frozen-monster", "minotaur-s-maze", "box-trap"]
    assert hurts(t) == [("frozen-monster", 3), ("box-trap", 2)]


@card("neanderthal-cave")
def test_no_advanced_room_of_either_game_is_built_on_a_neanderthal_cave() -> None:
    t = mixed()
    t.dungeon("ann", "neanderthal-cave", "minion-arena")
    t.hand("ann", "captains-colosseum", "beast-menagerie", "vip-bouncer")
    t.phase("build")

    on_top = [words for words in t.options("ann") if words.endswith(" 1")]
    assert on_top == ["place vip-bouncer 1"]


# -- rooms: when they are built -------------------------------------------------------------------------------


def built(room: str, *, hand: tuple[str, ...] = (), bob: tuple[str, ...] = ()) -> SuperTable:
    """A table at which Ann is about to build this room on her Tourist Trap, which matches everything."""
    t = mixed()
    t.dungeon("ann", "tourist-trap")
    t.hand("ann", room, *hand)
    t.hand("bob", *bob)
    return t


@card("specter-s-sanctum")
def test_a_specters_sanctum_costs_an_opponent_a_spell() -> None:
    t = built("specter-s-sanctum", bob=("payday", "box-trap"))
    build(t, "ann", "place specter-s-sanctum 1")

    assert t.hand_of("bob") == ["box-trap"]
    assert t.discarded == ["payday"]


@card("dark-laboratory")
def test_a_dark_laboratory_draws_two_spells_and_discards_one() -> None:
    t = built("dark-laboratory")
    t.next_from("spell deck", "payday", "fear")
    build(t, "ann", "place dark-laboratory 1")
    assert asks(t, "ann") == ("discard", "dark-laboratory")
    t.answer("ann", "card fear")

    assert t.hand_of("ann") == ["payday"]


@card("centipede-tunnel", "stealth")
def test_a_centipede_tunnel_swaps_two_stacks_of_a_dungeon_with_their_tokens() -> None:
    """Anybody's, but not a hidden one."""
    t = built("centipede-tunnel", bob=("stealth",))
    t.dungeon("bob", "minion-arena", ["box-trap", "compound-interest-vault"])
    t.tokens("bob", 1, 2)
    t.phase("build")
    hidden = t.fork()
    places(t, "ann", "place centipede-tunnel 1")
    revealed(t)
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("choose-dungeon", "centipede-tunnel")
    t.answer("ann", "seat bob").answer("ann", "room minion-arena bob 1")
    assert stacks(t, "bob") == [["box-trap", "compound-interest-vault"], ["minion-arena"]]
    assert t.tokens_on("bob") == [0, 2]

    places(hidden, "ann", "place centipede-tunnel 1")
    cast(hidden, "bob", "stealth")
    revealed(hidden)
    hidden.answer("ann", "yes")
    assert asks(hidden, "ann")[0] == "choose-stack"


@card("construction-zone", "password-sphinx")
def test_a_construction_zone_builds_one_more_room_at_once() -> None:
    """That one is built face up, and its own text works."""
    t = built("construction-zone", hand=("password-sphinx",))
    t.next_from("spell deck", "payday")
    build(t, "ann", "place construction-zone 1")
    assert asks(t, "ann") == ("build-another", "construction-zone")
    t.answer("ann", "place password-sphinx 2")

    assert t.rooms("ann") == ["password-sphinx", "construction-zone", "tourist-trap"]
    assert t.hand_of("ann") == ["payday"]


@card("mimic-vault")
def test_a_mimic_vault_brings_an_ordinary_hero_from_town() -> None:
    """Neither an epic one nor one on a landmark; it goes in this turn."""
    t = built("mimic-vault")
    t.town(OVERKILL, PAM)
    t.landmark("temple", BINGO)
    build(t, "ann", "place mimic-vault 1")

    assert t.queue("ann") == [PAM]
    assert t.in_town == [OVERKILL]


@card("monstrous-monument")
def test_a_monstrous_monument_takes_back_a_monster_room_of_either_game() -> None:
    t = built("monstrous-monument")
    t.pile("box-trap", "minion-arena", "golem-factory", "payday")
    build(t, "ann", "place monstrous-monument 1")
    assert sorted(t.options("ann")) == ["card golem-factory", "card minion-arena"]
    t.answer("ann", "card minion-arena")

    assert t.hand_of("ann") == ["minion-arena"]


@card("beast-menagerie", "night-shift")
def test_a_beast_menagerie_draws_for_another_monster_room_once_a_turn() -> None:
    """Two monster rooms are built in one turn by the Night Shift; a trap room is nothing to it."""
    t = mixed()
    t.dungeon("ann", ["tag-team-pit", "beast-menagerie"])
    t.dungeon("bob", "pinata-gallery")
    t.hand("ann", "minion-arena", "vip-bouncer", "night-shift")
    t.next_from("room deck", "box-trap", "piggy-bank-of-doom")
    t.phase("build")
    cast(t, "ann", "night-shift").answer("ann", "place minion-arena 1").answer("ann", "place vip-bouncer 2")
    revealed(t)
    assert t.hand_of("ann") == ["box-trap"]
    t.phase("end")
    build(t, "ann", "place box-trap 3")

    assert t.hand_of("ann") == []


# -- rooms: when a hero dies there ----------------------------------------------------------------------------


def dies_in(room: str, *, hand: tuple[str, ...] = (), heroes: tuple[str, ...] = (BUNNY,)) -> SuperTable:
    """Heroes die in Ann's only room, one after another; Bob has a room and a spell in hand that he cannot use."""
    t = mixed()
    t.dungeon("ann", room)
    t.tokens("ann", 0, 6)
    t.entrance("ann", *heroes)
    t.hand("ann", *hand)
    t.hand("bob", "box-trap", "payday")
    return t


@card("golem-factory", "open-grave", "brainsucker-hive", "succubus-spa", "vampire-bordello")
@rule("SBM-ADV-13")
@pytest.mark.parametrize(
    "room", ["golem-factory", "open-grave", "brainsucker-hive", "succubus-spa", "vampire-bordello"]
)
def test_what_a_room_does_for_a_death_it_does_once_a_turn(room: str) -> None:
    """Two heroes die there: it works for the first, at once, and nobody can respond to it."""
    t = dies_in(room, heroes=(BUNNY, LAG))
    t.pile("minion-arena", "vip-bouncer")
    t.give_wounds("ann", OVERKILL, PAM)
    t.hand("bob", "stealth")
    t.next_from("room deck", "minion-arena")  # whatever is drawn: there is nothing to do with it in this phase
    t.next_from("spell deck", "motivation")
    t.phase("adventure").answer("bob", "pass")
    while t.waiting:
        name = t.waiting[0]
        by_room = asks(t, name)[1] == room
        assert name == "ann" or not by_room
        t.answer(name, t.options(name)[0] if by_room else "pass")

    assert t.order_of_deaths() == [BUNNY, LAG]
    assert len(t.told("ability-works")) == 1
    gained = {"succubus-spa": "card-stolen", "open-grave": "card-recovered", "vampire-bordello": "wound-healed"}
    assert len(t.told(gained.get(room, "card-drawn"))) == 1


@card("golem-factory", "no-continues-left")
@rule("SBM-ADV-13")
def test_a_hero_killed_by_a_spell_has_died_in_the_room_it_stands_in() -> None:
    t = mixed()
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", BUNNY)
    t.hand("ann", "no-continues-left")
    t.next_from("room deck", "box-trap")
    t.phase("adventure")
    until_in(t, "golem-factory")
    cast(t, "ann", "no-continues-left")

    assert t.hand_of("ann") == ["box-trap"]


@card("brainsucker-hive", "vampire-bordello")
@pytest.mark.parametrize("room", ["brainsucker-hive", "vampire-bordello"])
def test_who_declines_what_an_old_room_offers_may_have_it_for_the_next_death(room: str) -> None:
    """Once per turn is not the first time each turn: the first game's cards are not used up by declining."""
    t = dies_in(room, heroes=(BUNNY, LAG))
    t.give_wounds("ann", PAM)
    t.phase("adventure")
    assert asks(t, "ann") == ("may", room)
    t.answer("ann", "no")

    assert asks(t, "ann") == ("may", room)
    assert t.order_of_deaths() == [BUNNY, LAG]


@card("vampire-bordello")
def test_a_bordello_without_wounds_asks_nobody() -> None:
    t = dies_in("vampire-bordello")
    t.phase("adventure")

    assert t.waiting == []
    assert t.souls("ann") == 1


# -- rooms: drafting ------------------------------------------------------------------------------------------


@card("haunted-library", "back-door-turnstile")
@rule("SBM-CITY-22")
def test_a_haunted_library_lets_one_draft_the_top_of_the_spell_deck() -> None:
    """Instead of a card from the market, which then has one more to clear; only its owner sees the spell."""
    t = mixed()
    t.dungeon("ann", "haunted-library", "back-door-turnstile")
    t.market("box-trap", "minion-arena", "co-op")
    t.next_from("spell deck", "payday")
    t.phase("draft")
    assert t.options("ann") == ["card minion-arena", "card box-trap", "card co-op", "deck 1", "deck 2"]
    t.answer("ann", "deck 2")

    assert t.hand_of("ann") == ["payday"]
    assert "card" not in t.told("card-drawn", "bob")[0]
    assert len(t.on_market) == 3
    t.answer("ann", t.options("ann")[0])
    assert t.options("bob") == ["card minion-arena", "card box-trap", "card co-op"]


# -- rooms: used by their owner -------------------------------------------------------------------------------


@card("dark-altar")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_dark_altar_is_destroyed_for_any_card_of_the_discard_pile(phase: str) -> None:
    """It pays on announcing, so that it may even bring itself back."""
    t = mixed()
    t.dungeon("ann", "dark-altar", "box-trap")
    t.entrance("ann", LALIHO)
    t.pile("payday")
    t.phase(phase)
    use(t, "ann", "dark-altar 1")
    assert asks(t, "ann") == ("recover", "dark-altar")
    assert sorted(t.options("ann")) == ["card dark-altar", "card payday"]
    t.answer("ann", "card dark-altar")

    assert t.hand_of("ann") == ["dark-altar"]
    assert t.rooms("ann") == ["box-trap"]


@card("dark-altar", "bottomless-pit", "jackpot-stash", "torture-chamber", "zombie-prison")
@rule("SBM-ROOM-06")
@pytest.mark.parametrize("room", ["dark-altar", "bottomless-pit", "jackpot-stash", "torture-chamber", "zombie-prison"])
def test_a_room_with_a_minion_on_it_cannot_destroy_itself(room: str) -> None:
    """Elsewhere the minion is no hindrance."""
    t = mixed()
    t.dungeon("ann", room)
    t.entrance("ann", LALIHO)
    t.give_souls("bob", PAM)
    t.pile("payday")
    t.hand("ann", "stealth")
    t.hand("bob", "vip-bouncer")
    t.minion("ann", 0)
    t.phase("adventure")
    until_in(t, room)
    assert uses(t, "ann") == []

    t.minion("ann", "library-treasure")
    t.answer("ann", "cast stealth")
    assert uses(t, "ann") == [f"use {room} 0"]


@card("dracolich-lair")
def test_a_dracolich_lair_trades_two_rooms_for_one_once_a_turn() -> None:
    t = mixed()
    t.dungeon("ann", ["take-a-number-tomb", "dracolich-lair"])
    t.pile("vip-bouncer")
    t.hand("ann", "box-trap", "box-trap", "minion-arena", "tag-team-pit")
    t.phase("build").answer("ann", "use dracolich-lair 0").answer("ann", "card box-trap")
    t.answer("ann", "card box-trap")
    assert asks(t, "ann") == ("recover", "dracolich-lair")
    t.answer("ann", "card vip-bouncer")

    assert t.hand_of("ann") == ["minion-arena", "tag-team-pit", "vip-bouncer"]
    assert uses(t, "ann") == []


@card("witch-s-kitchen")
def test_a_witchs_kitchen_cooks_a_spell_from_a_monster_room() -> None:
    """Of either game; a trap room is no ingredient."""
    t = mixed()
    t.dungeon("ann", "witch-s-kitchen")
    t.hand("ann", "minion-arena", "golem-factory", "box-trap")
    t.next_from("spell deck", "payday")
    t.phase("build").answer("ann", "use witch-s-kitchen 0")
    assert sorted(t.options("ann")) == ["card golem-factory", "card minion-arena"]
    t.answer("ann", "card minion-arena")
    unanswered(t)

    assert "payday" in t.hand_of("ann")
    assert uses(t, "ann") == []


@card("all-seeing-eye")
@rule("SBM-KEY-29")
def test_an_all_seeing_eye_cancels_any_spell_of_another_for_a_spell_once_a_turn() -> None:
    """It need not be aimed at its owner; the second spell cannot be cancelled with it."""
    t = mixed()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", ["cauldron-call-centre", "all-seeing-eye"])
    t.hand("ann", "deep-freeze", "deep-freeze")
    t.hand("bob", "payday", "night-shift", "feng-shui")
    t.phase("build")
    announce(t, "ann", "deep-freeze", "room box-trap ann 0").answer("ann", "pass")
    t.answer("bob", "use all-seeing-eye 0").answer("bob", "card feng-shui")
    unanswered(t)
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "deep-freeze"}]
    assert t.damage_of("ann") == [2]
    announce(t, "ann", "deep-freeze", "room box-trap ann 0")

    assert t.waiting == ["bob"]
    assert uses(t, "bob") == []


@card("liger-s-den", "counterspell")
def test_a_ligers_den_draws_when_a_spell_of_its_owner_takes_effect() -> None:
    """A cancelled spell does not; the next one does, and strengthens the Dial-Up Dungeon besides."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "dial-up-dungeon", ["cauldron-call-centre", "liger-s-den"])
    t.hand("ann", "deep-freeze", "stealth")
    t.hand("bob", "counterspell")
    t.next_from("spell deck", "power-bonus")
    t.phase("build")
    announce(t, "ann", "deep-freeze", "room liger-s-den ann 0").answer("ann", "pass")
    t.answer("bob", "cast counterspell").answer("ann", "pass")
    assert t.told("room-disabled") == []
    assert t.damage_of("ann")[0] == 2
    assert t.hand_of("ann") == ["stealth"]
    announce(t, "ann", "stealth").answer("ann", "room liger-s-den ann 0")

    assert t.hand_of("ann") == ["power-bonus"]
    assert t.damage_of("ann")[0] == 3


@card("bottomless-pit", "hydra-committee")
@rule("SBM-ADV-13")
def test_a_bottomless_pit_kills_the_hero_in_it() -> None:
    """The pit is gone before the hero dies; the death still counts for the dungeon."""
    t = mixed(bosses=("hydra-committee", "lord-grumble"))
    t.levelled("ann")
    t.dungeon("ann", "bottomless-pit", "box-trap")
    t.entrance("ann", OVERKILL)
    t.phase("adventure")
    until_in(t, "bottomless-pit")
    use(t, "ann", "bottomless-pit 1")
    assert t.souls("ann") == 2
    t.answer("ann", "yes")

    assert t.hand_of("ann") == ["bottomless-pit"]
    assert t.rooms("ann") == ["box-trap"]


@card("boulder-ramp", "recycling-center")
def test_a_boulder_ramp_is_fed_with_another_room_without_a_minion() -> None:
    """5 damage in the Ramp; the Recycling Center pays its owner two rooms for the loss."""
    t = mixed()
    t.dungeon("ann", "boulder-ramp", "minion-arena", "box-trap", ["piggy-bank-of-doom", "recycling-center"])
    t.minion("ann", 2)
    t.entrance("ann", LAG)
    t.phase("adventure")
    until_in(t, "boulder-ramp")
    t.answer("ann", "use boulder-ramp 3")
    assert asks(t, "ann") == ("destroy-another", "boulder-ramp")
    assert t.options("ann") == ["room recycling-center ann 0", "room box-trap ann 1"]
    t.answer("ann", "room box-trap ann 1")
    assert asks(t, "ann") == ("may", "recycling-center")
    t.answer("ann", "yes")
    unanswered(t)

    assert t.souls("ann") == 1
    assert len(t.hand_of("ann")) == 2


@card("the-crushinator")
@rule("SBM-COMPAT-03")
def test_the_crushinator_strengthens_all_rooms_until_the_end_of_the_turn() -> None:
    """Without tokens, and once a turn."""
    t = mixed()
    t.dungeon("ann", ["piggy-bank-of-doom", "the-crushinator"], "box-trap", "minion-arena", "tourist-trap")
    t.hand("ann", "co-op")
    t.turn("build")
    use(t, "ann", "the-crushinator 3", "room tourist-trap ann 0")
    assert t.damage_of("ann") == [4, 4, 3]
    assert t.tokens_on("ann") == [0, 0, 0]
    assert uses(t, "ann") == []
    t.all_pass()

    assert t.damage_of("ann") == [2, 2, 1]


@card("jackpot-stash")
@rule("SBM-BOARD-04")
def test_a_jackpot_doubles_the_symbols_of_rooms_and_not_of_the_boss() -> None:
    """What the boss has, or has gained from an errand, counts once."""
    t = mixed(bosses=("nana-webb", "lord-grumble"))
    t.dungeon("ann", "jackpot-stash", "piggy-bank-of-doom")
    t.minion("ann", "hideout-treasure")
    t.hand("ann", "co-op")
    t.phase("build")
    use(t, "ann", "jackpot-stash 1")
    t.all_pass()
    assert t.symbols("ann", "thief") == 1 + 2 * 2
    t.phase("minion")

    assert t.symbols("ann", "thief") == 2 + 2 * 2


@card("torture-chamber")
def test_a_torture_chamber_costs_an_opponent_a_room() -> None:
    t = mixed()
    t.dungeon("ann", "torture-chamber")
    t.hand("bob", "box-trap", "payday")
    t.phase("build")
    use(t, "ann", "torture-chamber 0")

    assert t.hand_of("bob") == ["payday"]
    assert t.rooms("ann") == []


@card("zombie-prison", "zombie-attack")
@rule("SBM-END-07")
def test_a_soul_revived_in_the_adventure_phase_waits_and_one_revived_in_the_build_phase_goes_in() -> None:
    """The Prison works in either phase, the Attack in the build phase, with 2 more health this turn."""
    for phase in ("build", "adventure"):
        t = mixed()
        t.dungeon("ann", "zombie-prison")
        t.give_souls("bob", PAM)
        t.entrance("ann", LALIHO)
        t.phase(phase)
        use(t, "ann", "zombie-prison 0")
        t.all_pass()
        assert t.souls("bob") == 0
        if phase == "build":
            t.phase("adventure")
        assert t.wounds("bob") == (1 if phase == "build" else 0)
        assert t.queue("bob") == ([] if phase == "build" else [PAM])
        if phase == "adventure":
            assert t.side("bob").entrance[0].waits
            t.phase("end").phase("adventure")
            assert t.wounds("bob") == 1

    t = mixed()
    t.give_souls("bob", PAM)
    t.hand("ann", "zombie-attack")
    t.phase("build")
    cast(t, "ann", "zombie-attack")
    assert t.side("bob").entrance[0].health == 6
    t.phase("adventure")
    assert t.wounds("bob") == 1


# -- spells ---------------------------------------------------------------------------------------------------


def walking(*rooms: str, hero: str = LALIHO, ann: tuple[str, ...] = (), bob: tuple[str, ...] = ()) -> SuperTable:
    """A hero is in the first of Ann's rooms."""
    t = mixed()
    t.dungeon("ann", *rooms)
    t.dungeon("bob", "tag-team-pit")
    t.entrance("ann", hero)
    t.hand("ann", *ann)
    t.hand("bob", *bob)
    t.turn("adventure")
    return until_in(t, rooms[0])


@card("annihilator", "giant-size")
@rule("SBM-COMPAT-03")
@pytest.mark.parametrize(("spell", "room"), [("annihilator", "box-trap"), ("giant-size", "minion-arena")])
def test_a_room_of_a_kind_is_made_stronger_by_three_until_the_end_of_the_turn(spell: str, room: str) -> None:
    """Anybody's room of that kind; every hero meets it, unlike a Critical Typo."""
    t = mixed()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.entrance("ann", LALIHO, MO)
    t.hand("bob", spell)
    before = dict(zip(t.rooms("ann"), t.damage_of("ann"), strict=True))[room]
    t.turn("adventure")
    cast(t, "bob", spell)

    assert [damage for name, damage in hurts(t) if name == room] == [before + 3] * 2
    assert t.tokens_on("ann") == [0, 0]
    assert dict(zip(t.rooms("ann"), t.damage_of("ann"), strict=True))[room] == before


@card("assassin")
def test_an_assassin_gives_a_rivals_hero_three_health_for_the_turn() -> None:
    """It answers the damage of a Final Form: the hero survives with 1 left."""
    t = walking("box-trap", hero=LAG, ann=("final-form",), bob=("assassin",))
    announce(t, "ann", "final-form")
    cast(t, "bob", "assassin")

    assert t.told("hero-hurt") == [{"hero": LAG, "damage": 4, "total": 6, "health": 9}]
    assert t.wounds("ann") == 1


@card("cave-in")
@rule("SBM-ROOM-06")
def test_a_cave_in_kills_the_hero_in_the_room_but_not_under_a_minion() -> None:
    """The hero dies in no room, and the one with the minion is not offered."""
    t = mixed()
    t.dungeon("ann", "golem-factory", "minion-arena", "box-trap")
    t.minion("ann", 1)
    t.entrance("ann", OVERKILL)
    t.hand("ann", "cave-in")
    t.phase("adventure")
    until_in(t, "golem-factory")
    t.answer("ann", "cast cave-in")
    assert t.options("ann") == ["room box-trap ann 0", "room golem-factory ann 2"]
    t.answer("ann", "room golem-factory ann 2")

    assert t.souls("ann") == 2
    assert t.rooms("ann") == ["minion-arena", "box-trap"]
    assert t.hand_of("ann") == []


@card("counterspell")
@rule("SBM-STACK-02", "SBM-KEY-29")
def test_a_counterspell_may_be_countered_and_what_is_beneath_works() -> None:
    """Ann's Freeze, Bob's Counterspell, Ann's Counterspell: the newest resolves first."""
    t = mixed()
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "deep-freeze", "counterspell")
    t.hand("bob", "counterspell")
    t.phase("build")
    announce(t, "ann", "deep-freeze")
    t.answer("bob", "cast counterspell")
    assert t.stack == ["deep-freeze", "counterspell"]
    t.answer("ann", "cast counterspell")

    assert t.told("spell-cancelled") == [{"seat": "bob", "card": "counterspell"}]
    assert t.told("room-disabled") == [{"seat": "bob", "card": "minion-arena"}]


@card("exhaustion", "pinata-gallery")
@rule("SBM-ADV-13")
def test_exhaustion_deals_as_much_as_there_are_active_rooms_where_the_hero_stands() -> None:
    """It dies in the Gallery, which has something to say about it."""
    t = walking("pinata-gallery", "box-trap", "minion-arena", "tourist-trap", hero=LAG, ann=("exhaustion",))
    cast(t, "ann", "exhaustion")

    assert t.told("hero-hurt")[0]["damage"] == 4
    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("put-token", "pinata-gallery")


@card("fear", "emergency-halo")
@rule("SBM-END-06")
def test_fear_sends_a_hero_to_town_with_its_item() -> None:
    """To the right end; the leftmost is pushed out if town is full."""
    t = mixed(items=True)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.town(PAM, LAG)
    t.entrance("ann", BINGO, item="emergency-halo")
    t.hand("bob", "fear")
    t.turn("adventure")
    until_in(t, "minion-arena")
    cast(t, "bob", "fear")

    assert t.in_town == [LAG, BINGO]
    assert t.at("library") == [PAM]
    assert (t.view("").town[1].item, t.view("").town[1].damage) == ("emergency-halo", 0)


@card("freeze")
@rule("SBM-KEY-10", "SBM-KEY-12", "SBM-ROOM-08")
def test_a_deactivated_room_is_passed_and_its_errand_is_in_vain() -> None:
    """Damage with tokens, symbols, ability and errand are gone until the end of the turn."""
    t = mixed()
    t.dungeon("ann", "box-trap", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.minion("ann", 0)
    t.entrance("ann", LALIHO)
    t.hand("bob", "freeze", "co-op")
    before = t.symbols("ann", "fighter")
    t.turn("build")
    t.pass_until("bob", "build")
    cast(t, "bob", "freeze", "room ogre-weight-room ann 0")
    assert t.symbols("ann", "fighter") == before - 1
    t.all_pass()

    assert t.walked() == ["box-trap"]
    assert len(t.told("errand-in-vain")) == 1
    assert t.tokens_on("ann") == [0, 2]
    assert t.damage_of("ann") == [2, 4]


@card("jeopardy")
def test_jeopardy_gives_everybody_a_new_hand_from_the_first_player_on() -> None:
    """Two rooms and a spell each; Jeopardy itself is on the table meanwhile, and the others may respond."""
    t = mixed(THREE)
    t.first_player("bob")
    t.dungeon("cy", "tag-team-pit")
    t.hand("ann", "jeopardy")
    t.hand("bob", "box-trap")
    t.hand("cy", "deep-freeze", "minion-arena")
    t.phase("build")
    pass_to(t, "build of bob", "ann")
    announce(t, "ann", "jeopardy")
    t.pass_until("cy", "respond").answer("cy", "cast deep-freeze")
    unanswered(t)

    assert t.told("room-disabled") == [{"seat": "cy", "card": "tag-team-pit"}]
    assert [len(t.hand_of(name)) for name in THREE] == [3, 3, 3]
    assert [told["seat"] for told in t.told("card-drawn")] == ["bob"] * 3 + ["cy"] * 3 + ["ann"] * 3
    assert sorted(t.discarded) == ["box-trap", "deep-freeze", "jeopardy", "minion-arena"]


@card("kobold-strike")
def test_a_kobold_strike_takes_back_all_rooms_laid_this_turn() -> None:
    """Also those that lie on another; nobody lays one after it, and the tokens beneath are still there."""
    t = mixed()
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 2)
    t.hand("ann", "compound-interest-vault")
    t.hand("bob", "kobold-strike", "minion-arena")
    t.phase("build").answer("ann", "place compound-interest-vault 0")
    pass_to(t, "build of bob", "bob")
    cast(t, "bob", "kobold-strike")

    assert t.waiting == []
    assert stacks(t, "ann") == [["box-trap"]]
    assert t.tokens_on("ann") == [2]
    assert t.hand_of("ann") == ["compound-interest-vault"]
    assert t.hand_of("bob") == ["minion-arena"]


@card("motivation")
def test_motivation_lays_a_second_room_where_somebody_has_more() -> None:
    """Not on the stack that already has a face-down room; Bob, who has most, cannot cast it."""
    t = mixed()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena", "tag-team-pit")
    t.hand("ann", "motivation", "compound-interest-vault", "vip-bouncer", "password-sphinx")
    t.hand("bob", "motivation", "co-op")
    t.phase("build").answer("ann", "place vip-bouncer 0")
    cast(t, "ann", "motivation")
    assert asks(t, "ann") == ("place-another", "motivation")
    assert t.options("ann") == ["pass", "place password-sphinx 1"]
    t.answer("ann", "place password-sphinx 1")
    assert t.waiting == ["bob"]
    refuses(t, "bob", "cast", "motivation")
    revealed(t)

    assert t.rooms("ann") == ["password-sphinx", "vip-bouncer"]


@card("princess-in-peril")
@rule("SBM-BAIT-09")
def test_a_princess_brings_a_hero_from_town_to_ones_own_entrance() -> None:
    """An epic one as well; nobody from a landmark."""
    t = mixed()
    t.town(PAM, OVERKILL)
    t.landmark("temple", BINGO)
    t.hand("ann", "princess-in-peril")
    t.phase("build").answer("ann", "cast princess-in-peril")
    assert t.options("ann") == [f"hero {PAM}", f"hero {OVERKILL}"]
    t.answer("ann", f"hero {OVERKILL}")

    assert (t.queue("ann"), t.in_town) == ([OVERKILL], [PAM])


@card("soul-harvest")
def test_a_soul_harvest_gives_up_a_soul_for_two_spells() -> None:
    """Only one's own; the hero is out of the game."""
    t = mixed()
    t.give_souls("ann", BUNNY, OVERKILL)
    t.hand("ann", "soul-harvest")
    t.next_from("spell deck", "payday", "fear")
    t.phase("build").answer("ann", "cast soul-harvest")
    assert sorted(t.options("ann")) == [f"hero {BUNNY}", f"hero {OVERKILL}"]
    t.answer("ann", f"hero {BUNNY}")

    assert t.souls("ann") == 2
    assert t.hand_of("ann") == ["fear", "payday"]


@card("teleportation", "hat-of-many-tabs")
def test_a_teleported_hero_starts_again_at_the_leftmost_room() -> None:
    """It keeps its damage, and each room entered counts for its Hat: the second is again the first."""
    t = mixed(items=True)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.entrance("ann", MO, item="hat-of-many-tabs")
    t.hand("ann", "teleportation")
    t.phase("adventure")
    until_in(t, "box-trap")
    cast(t, "ann", "teleportation")

    assert t.walked() == ["box-trap", "box-trap", "minion-arena"]
    assert hurts(t) == [("box-trap", 2), ("minion-arena", 1)]


@card("trepidation")
def test_trepidation_keeps_all_heroes_out_of_the_leaders_dungeon_this_turn() -> None:
    """Bob is ahead by two souls; his heroes wait and go in next turn."""
    t = mixed()
    t.give_souls("bob", OVERKILL)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.entrance("bob", PAM, BUNNY)
    t.hand("ann", "trepidation")
    t.turn("adventure")
    cast(t, "ann", "trepidation")
    assert t.queue("bob") == [PAM, BUNNY]
    assert t.wounds("bob") == 0
    t.phase("adventure")

    assert t.wounds("bob") == 2


@card("annihilator", "assassin", "cave-in", "exhaustion", "fear", "giant-size", "teleportation", "trepidation")
@card("counterspell", "freeze", "jeopardy", "kobold-strike", "motivation", "princess-in-peril", "soul-harvest")
@card("zombie-attack", "dreamcatcher")
@rule("SBM-KEY-29", "SBM-COMPAT-01")
@pytest.mark.parametrize(
    ("spell", "phase"),
    [
        *((spell, "adventure") for spell in ("annihilator", "cave-in", "exhaustion", "fear", "giant-size")),
        *((spell, "adventure") for spell in ("teleportation", "trepidation", "freeze", "jeopardy", "soul-harvest")),
        *((spell, "build") for spell in ("kobold-strike", "motivation", "princess-in-peril", "zombie-attack")),
        *((spell, "build") for spell in ("freeze", "jeopardy", "soul-harvest")),
    ],
)
def test_an_old_spell_is_cast_in_its_phases_and_can_be_caught(spell: str, phase: str) -> None:
    """Bob catches what Ann casts: it does nothing, and lies in his hand."""
    t = mixed()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.dungeon("bob", "tag-team-pit", "pinata-gallery", "frozen-monster")
    t.give_souls("ann", BUNNY)
    t.give_souls("bob", OVERKILL, "sir-render")
    t.town(PAM)
    t.entrance("ann", LALIHO)
    t.hand("ann", spell, "vip-bouncer")
    t.hand("bob", "dreamcatcher", "stealth")
    t.phase(phase)
    if phase == "adventure":
        until_in(t, "box-trap")
    before = t.view("")
    t.answer("ann", f"cast {spell}")
    while t.waiting == ["ann"] and asks(t, "ann")[1] == spell:
        t.answer("ann", t.options("ann")[0])
    assert t.stack == [spell]
    t.answer("bob", "cast dreamcatcher")
    unanswered(t)

    assert sorted(t.hand_of("bob")) == sorted([spell, "stealth"])
    assert t.told("spell-cancelled") == [{"seat": "ann", "card": spell}]
    after = t.view("")
    assert [seat.dungeon for seat in after.seats] == [seat.dungeon for seat in before.seats]
    assert [seat.souls for seat in after.seats] == [seat.souls for seat in before.seats]
    assert after.town == before.town


# -- heroes ---------------------------------------------------------------------------------------------------


@card("the-fool")
def test_the_fool_goes_to_whoever_has_the_fewest_souls_and_stays_with_a_tie() -> None:
    """He is of the first game's heroes, who may be played with instead of ours."""
    t = super_boss_monster(THREE, heroes="boss_monster")
    t.town("the-fool")
    t.give_souls("ann", OVERKILL)
    t.give_souls("cy", BUNNY)
    t.phase("bait")
    assert t.queue("bob") == ["the-fool"]

    t = super_boss_monster(THREE, heroes="boss_monster")
    t.town("the-fool")
    t.give_souls("ann", OVERKILL)
    t.phase("bait")
    assert t.in_town == ["the-fool"]


@card("the-fool")
@rule("SBM-COMPAT-02")
def test_a_hero_of_the_first_game_walks_and_dies_as_any_other() -> None:
    t = super_boss_monster(heroes="boss_monster")
    t.dungeon("ann", "box-trap")
    t.entrance("ann", "the-fool")
    t.phase("adventure")

    assert t.souls("ann") == 1
