"""The rules of the town, its market and its minions where they get in each other's way."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import Scores, idle, resolved
from tests.super_table import all_spells, solo, super_boss_monster

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
LARRY = "left-hand-larry"  # health 6, thief
PETE = "coupon-pete"  # health 8, thief
PAM = "pixel-pam"  # health 4, mage
MO = "old-mo"  # health 8, mage
BINGO = "gran-bingo"  # health 6, cleric
BANDAGE = "brother-bandage"  # health 4, cleric
LANDMARKS = ("temple", "stadium", "library", "hideout")


# -- the market with too few cards -------------------------------------------------------------------------


@rule("SBM-CITY-02", "SBM-CONF-25")
def test_a_market_that_cannot_be_filled_takes_what_the_discards_give() -> None:
    """Three rooms are wanted, none is left in the deck, two lie in the discards: both come, and the spell as ever."""
    t = super_boss_monster(["ann", "bob", "cy"])
    t.only_in("room deck")
    t.pile("box-trap", "vip-bouncer", "power-bonus")

    t.phase("city")

    assert len(t.on_market) == 3
    assert sorted(each for each in t.on_market if each not in all_spells()) == ["box-trap", "vip-bouncer"]
    assert t.discarded == ["power-bonus"]
    assert t.told("deck-rebuilt") == [{"deck": t.told("deck-rebuilt")[0]["deck"], "n": 2}]


@rule("SBM-CITY-17", "SBM-CITY-15")
def test_who_finds_the_market_empty_still_sends_the_minion() -> None:
    """One card for two players: the second takes nothing, and is asked for the minion all the same."""
    t = super_boss_monster()
    t.market("box-trap")
    t.phase("draft")
    t.answer("ann", "space temple-treasure")

    assert t.hand_of("ann") == ["box-trap"]
    assert t.told("nothing-to-draft") == [{"seat": "bob"}]
    assert t.can("bob", "space stadium-treasure")
    assert not t.can("bob", "space temple-treasure")


@rule("SBM-CITY-22")
@card("back-door-turnstile")
def test_the_turnstile_offers_no_deck_that_is_empty() -> None:
    """With no room in deck or discards the market is all there is; one discarded room is enough to draw."""
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.market("vip-bouncer", "power-bonus")
    t.only_in("room deck")
    empty = t.fork()
    empty.phase("draft")
    assert sorted(empty.options("ann")) == ["card power-bonus", "card vip-bouncer"]

    t.pile("box-trap")
    t.phase("draft").answer("ann", "deck")
    assert t.hand_of("ann") == ["box-trap"]
    assert sorted(t.on_market) == ["power-bonus", "vip-bouncer"]


# -- arrivals ----------------------------------------------------------------------------------------------


@rule("SBM-CITY-12", "SBM-CITY-10", "SBM-CITY-11")
def test_of_three_thieves_pushed_out_at_once_one_finds_the_hideout() -> None:
    """The leftmost takes the landmark; the others go to the tavern, the later on top of the earlier."""
    t = super_boss_monster(["ann", "bob", "cy"])
    t.town(FRAN, LARRY, PETE)
    t.only_in("hero deck", BUNNY, LAG, LALIHO)

    t.phase("arrivals")

    assert t.at("hideout") == [FRAN]
    assert t.at("tavern") == [LARRY, PETE]
    assert t.in_town == [BUNNY, LAG, LALIHO]


@rule("SBM-CITY-14", "SBM-CITY-08", "SBM-CONF-22")
def test_a_fighter_pushed_out_takes_the_stadium_from_the_gladiator_behind() -> None:
    """The first newcomer pushes the fighter to the stadium; the Gladiator comes too late and goes to the tavern."""
    t = super_boss_monster()
    t.town(BUNNY, PAM)
    t.only_in("hero deck", BINGO, "gladiator")

    t.phase("arrivals")

    assert t.at("stadium") == [BUNNY]
    assert t.at("tavern") == ["gladiator"]
    assert t.in_town == [PAM, BINGO]


@rule("SBM-CITY-09", "SBM-MINION-09")
def test_a_landmark_left_in_this_turn_takes_nobody_of_this_turn() -> None:
    """The hero on the stadium will be summoned later: the fighter pushed out now finds it taken, the next turn free."""
    t = super_boss_monster()
    t.landmark("stadium", LAG)
    t.town(BUNNY, LALIHO)
    t.only_in("epic deck")
    t.only_in("hero deck", BINGO)
    t.phase("arrivals")
    assert (t.at("stadium"), t.at("tavern"), t.in_town) == ([LAG], [BUNNY], [LALIHO, BINGO])

    t.minion("ann", "stadium-summon")
    t.phase("minion").answer("ann", "seat bob")
    assert (t.at("stadium"), t.queue("bob")) == ([], [LAG])
    t.only_in("hero deck", PAM)
    t.phase("arrivals")
    assert (t.at("stadium"), t.in_town) == ([LALIHO], [BINGO, PAM])


@rule("SBM-SOLO-18", "SBM-SOLO-07")
def test_alone_the_second_of_three_heroes_may_end_the_game() -> None:
    """One landmark is free: the first push fills it, the second goes to the tavern, and the third hero never comes."""
    t = solo()
    for place, hero in zip(LANDMARKS[:3], (BINGO, LAG, PAM), strict=True):
        t.landmark(place, hero)
    t.town(FRAN, LARRY, BUNNY, MO)
    t.only_in("hero deck", PETE, LALIHO, BANDAGE)

    t.turns("city")

    assert t.at("hideout") == [FRAN]
    assert t.at("tavern") == [LARRY]
    assert [told["hero"] for told in t.told("hero-revealed")] == [PETE, LALIHO]
    assert t.waiting == []
    assert t.g.outcome is not None
    assert t.g.outcome.rule == "SBM-SOLO-18"


@rule("SBM-SOLO-18", "SBM-END-06")
@card("ragequit-form")
def test_alone_a_hero_sent_back_to_a_full_town_may_end_the_game_in_the_adventure() -> None:
    """The walker goes back to town, the leftmost hero is pushed out, and every landmark is taken: over at once."""
    t = solo()
    for place, hero in zip(LANDMARKS, (BINGO, LAG, PAM, FRAN), strict=True):
        t.landmark(place, hero)
    t.town(LARRY, PETE, MO, BANDAGE)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", LALIHO, BUNNY)
    t.hand("ann", "ragequit-form")
    t.phase("adventure")
    while not t.can("ann", "cast ragequit-form"):
        t.answer("ann", "pass")
    t.answer("ann", "cast ragequit-form")
    resolved(t)

    assert t.at("tavern") == [LARRY]
    assert t.in_town == [PETE, MO, BANDAGE, LALIHO]
    assert t.g.outcome is not None
    assert t.g.outcome.rule == "SBM-SOLO-18"
    assert t.queue("ann") == [BUNNY]
    assert (t.souls("ann"), t.wounds("ann")) == (0, 0)


@rule("SBM-END-06", "SBM-END-05", "SBM-TOKEN-10")
@card("ragequit-form")
def test_a_summoned_hero_sent_back_keeps_its_token_until_the_end_and_pushes_another_out() -> None:
    """Hurt, with a +2 token, back in a full town: the leftmost leaves at once, the token and the damage at the end."""
    t = super_boss_monster()
    t.town(BUNNY, PAM)
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", LARRY, token=2)
    t.hand("ann", "ragequit-form")
    t.turn("adventure")
    while not t.can("ann", "cast ragequit-form") or t.view("").walker is None:
        t.answer(t.waiting[0], "pass")
    t.answer("ann", "cast ragequit-form")
    resolved(t)
    assert t.at("stadium") == [BUNNY]
    assert t.in_town == [PAM, LARRY]
    t.all_pass()

    hero = t.view("").town[1]
    assert (hero.card, hero.health, hero.damage, hero.token) == (LARRY, 6, 0, 0)


# -- spaces and errands ------------------------------------------------------------------------------------


@rule("SBM-BOARD-02", "SBM-BOARD-03", "SBM-BOARD-01")
def test_with_heroes_everywhere_only_summoning_is_left() -> None:
    """Four landmarks and the tavern are full: five spaces are open, and a minion takes one of them away."""
    t = super_boss_monster()
    for place, hero in zip(LANDMARKS, (BINGO, LAG, PAM, FRAN), strict=True):
        t.landmark(place, hero)
    t.landmark("tavern", MO, PETE)
    t.market("box-trap", "vip-bouncer", "power-bonus")
    t.phase("draft").answer("ann", "card box-trap")
    summons = [f"space {place}-summon" for place in (*LANDMARKS, "tavern")]
    assert t.options("ann") == summons

    t.answer("ann", "space tavern-summon").answer("bob", "card vip-bouncer")
    assert t.options("bob") == summons[:-1]


@rule("SBM-MINION-01", "SBM-TURN-02")
@card("cauldron-call-centre")
def test_the_order_of_errands_decides_who_draws_which_card() -> None:
    """Cy is first: the Call Centre draws the top spell, the library of the next in order the one below."""
    t = super_boss_monster(["ann", "bob", "cy"])
    t.first_player("cy")
    t.dungeon("cy", "cauldron-call-centre")
    t.next_from("spell deck", "dreamcatcher", "night-shift")
    t.hand("cy", "box-trap")
    t.hand("ann", "free-lunch")
    t.minion("ann", "library-spell")
    t.minion("cy", 0)

    t.phase("minion")
    assert t.waiting == ["cy"]
    t.answer("cy", "card box-trap").answer("ann", "card free-lunch")

    assert t.hand_of("cy") == ["dreamcatcher"]
    assert t.hand_of("ann") == ["night-shift"]


@rule("SBM-MINION-06", "SBM-BOARD-09")
@card("five-finger-cloakroom")
def test_a_cloakroom_may_empty_the_market_before_the_temple() -> None:
    """What is taken at the reveal is gone when the errand comes: the temple's minion finds nothing."""
    t = super_boss_monster()
    t.market("box-trap")
    t.hand("bob", "five-finger-cloakroom")
    t.minion("ann", "temple-market")
    t.turn("build")
    t.pass_until("bob", "build")
    t.answer("bob", "place five-finger-cloakroom 0")
    while t.waiting and "yes" not in t.options(t.waiting[0]):
        t.answer(t.waiting[0], "pass")
    t.answer("bob", "yes")

    assert t.hand_of("bob") == ["box-trap"]
    assert t.hand_of("ann") == []
    assert t.events("errand-in-vain") == ["errand-in-vain"]


@rule("SBM-MINION-05", "SBM-MINION-06")
@card("your-sliminess")
def test_the_boss_who_takes_what_is_left_is_not_asked_where_nothing_is() -> None:
    """The temple takes the last card; with the market empty Your Sliminess has nothing to offer."""
    t = super_boss_monster(bosses=["your-sliminess", "lord-grumble"])
    t.levelled("ann")
    t.market("box-trap")
    t.hand("ann", "vip-bouncer")
    t.minion("bob", "temple-market")
    t.phase("minion")

    assert t.hand_of("bob") == ["box-trap"]
    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.waiting == []
    assert t.events("boss-works", "market-cleared") == []


@rule("SBM-BOARD-10", "SBM-CONF-25")
def test_the_stadium_with_nothing_to_draw_does_not_stop_the_other_errands() -> None:
    """No room in deck or discards: it is told, and the next minion does its errand."""
    t = super_boss_monster()
    t.only_in("room deck")
    t.minion("ann", "stadium-room")
    t.minion("bob", "library-treasure")
    t.phase("minion")

    assert t.hand_of("ann") == []
    assert len(t.told("nothing-to-draw")) == 1
    assert t.symbols("bob", "mage") == 1


@rule("SBM-BOARD-11", "SBM-CONF-25")
@pytest.mark.parametrize("held", [("box-trap", "power-bonus"), ("box-trap",)])
def test_the_library_without_spells_to_draw_still_asks_for_a_spell(held: tuple[str, ...]) -> None:
    """Nothing can be drawn, and the spell held is discarded all the same; a room never is."""
    t = super_boss_monster()
    t.hand("ann", *held)
    t.only_in("spell deck")
    t.minion("ann", "library-spell")
    t.phase("minion")

    assert t.hand_of("ann") == ["box-trap"]
    assert t.discarded == list(held[1:])
    assert len(t.told("nothing-to-draw")) == 1


@rule("SBM-BOARD-16", "SBM-BOARD-14", "SBM-CONF-21", "SBM-BAIT-07")
def test_heroes_summoned_and_lured_queue_in_the_order_of_their_coming() -> None:
    """Of three in the tavern the top one comes, behind the hero of the earlier errand and before the lured one."""
    t = super_boss_monster()
    t.landmark("tavern", PETE, MO, LALIHO)
    t.landmark("temple", BINGO)
    t.town(BUNNY)
    t.dungeon("bob", "minion-arena")
    t.minion("ann", "temple-summon")
    t.minion("bob", "tavern-summon")
    t.turn("minion").answer("ann", "seat bob").answer("bob", "seat bob")

    summoned = [(told["hero"], told["token"], told["health"]) for told in t.told("hero-summoned")]
    assert summoned == [(BINGO, 2, 8), (LALIHO, -2, 6)]
    assert [told["hero"] for told in t.told("hero-entered")] == [BINGO, LALIHO, BUNNY]
    assert t.at("tavern") == [PETE, MO]


@rule("SBM-BOARD-17", "SBM-CITY-19")
def test_a_pile_of_three_loses_one_hero_however_many_minions_want_it() -> None:
    """The tavern's space holds one minion: the second player cannot summon from there in the same turn."""
    t = super_boss_monster()
    t.landmark("tavern", PETE, MO, LALIHO)
    t.market("box-trap", "vip-bouncer", "power-bonus")
    t.turns("draft").answer("ann", "card box-trap").answer("ann", "space tavern-summon").answer(
        "bob", "card vip-bouncer"
    )
    assert not t.can("bob", "space tavern-summon")
    t.answer("bob", "space library-treasure")
    while "seat ann" not in t.options("ann"):
        idle(t)
    t.answer("ann", "seat ann")
    assert t.at("tavern") == [PETE, MO]


@rule("SBM-BOARD-04", "SBM-BOARD-05", "SBM-BAIT-04")
def test_two_borrowed_symbols_make_a_tie_out_of_a_lead() -> None:
    """Ann leads by one fighter symbol; Bob borrows one: the hero stays, and both symbols are gone next turn."""
    t = super_boss_monster()
    t.dungeon("ann", "tag-team-pit")
    t.dungeon("bob", "minion-arena")
    t.town(BUNNY)
    t.minion("bob", "stadium-treasure")
    t.turn("minion").all_pass()

    assert t.told("hero-tied") == [{"hero": BUNNY, "best": 2}]
    assert t.in_town == [BUNNY]
    assert t.symbols("bob", "fighter") == 1
    t.phase("bait")
    assert t.queue("ann") == [BUNNY]


@rule("SBM-BAIT-11", "SBM-BAIT-10")
def test_a_summoned_hero_is_not_lured_away_by_more_treasure() -> None:
    """Bob shows the most of its treasure; the hero that was summoned to Ann stays with Ann, others come to Bob."""
    t = super_boss_monster()
    t.dungeon("bob", "tag-team-pit", "minion-arena")
    t.landmark("stadium", LAG)
    t.town(BUNNY, LALIHO)
    t.minion("ann", "stadium-summon")
    t.phase("minion").answer("ann", "seat ann")
    t.phase("bait")

    assert t.queue("ann") == [LAG]
    assert t.queue("bob") == [BUNNY, LALIHO]


# -- items on heroes who move -------------------------------------------------------------------------------


@rule("SBM-COMPAT-07", "SBM-COMPAT-08")
def test_two_items_and_one_hero_whom_both_suit() -> None:
    """The item that waited longer is carried; the one revealed this turn waits, for the hero has its hands full."""
    t = super_boss_monster(["ann", "bob", "cy"], items="on")
    t.town(FRAN)
    t.only_in("hero deck", BUNNY, PAM)
    t.only_in("epic deck")
    t.g.items_waiting += (t._take("grappling-spork"),)
    t.only_in("item deck", "master-key-blank")
    t.phase("arrivals")
    assert t.told("item-taken") == [{"hero": FRAN, "card": "grappling-spork"}]
    assert t.view("").items_waiting == ["master-key-blank"]


@rule("SBM-COMPAT-10", "SBM-COMPAT-09", "SBM-TOKEN-10")
@card("thermos-of-holy-soup")
def test_an_item_goes_with_its_hero_to_the_landmark_and_into_the_dungeon() -> None:
    """Pushed out with the Thermos, summoned with +2: printed health, gear and token add up, and the item is won."""
    t = super_boss_monster(items="on")
    t.town(BINGO, BUNNY)
    t.carrying(BINGO, "thermos-of-holy-soup")
    t.only_in("hero deck", PAM)
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.at("temple") == [BINGO]
    hero = t.view("").landmarks["temple"]
    assert hero is not None
    assert hero.item == "thermos-of-holy-soup"

    t.dungeon("ann", "minion-arena")
    t.tokens("ann", 0, 9)
    t.minion("ann", "temple-summon")
    t.phase("minion").answer("ann", "seat ann")
    assert t.view("").seats[0].entrance[0].health == 6 + 2 + 2
    t.phase("adventure").all_pass()
    assert t.order_of_deaths() == [BINGO]
    assert t.side("ann").items == ("thermos-of-holy-soup",)


# -- the end ------------------------------------------------------------------------------------------------


@rule("SBM-END-10", "SBM-WIN-03", "SBM-WIN-04")
def test_two_with_ten_souls_and_one_with_fewer_wounds() -> None:
    """Ann and Bob both end the game; Cy, who has nine souls and no wound, ties with Bob and wins by XP."""
    t = super_boss_monster(["ann", "bob", "cy"], ["lord-grumble", "emperor-dododo", "nana-webb"])
    scores = Scores(t)
    scores.give("ann", 10, 4)
    scores.give("bob", 10, 1)
    scores.give("cy", 9)
    t.phase("end")

    assert t.told("ends-by-souls") == [{"seat": "ann", "souls": 10}]
    assert t.side("cy").xp > t.side("bob").xp
    assert t.g.outcome is not None
    assert t.g.outcome.winners == [t.seat("cy")]
    assert t.g.outcome.scores == [6, 9, 9]
