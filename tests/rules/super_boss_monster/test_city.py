"""City phase: the market, heroes who come to town and are pushed out of it, the draft, minions being placed."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES, idle_out, idle_to_turn, is_a, kinds_offered
from tests.rules.super_boss_monster.scenes import refused
from tests.super_table import SuperTable, super_boss_monster
from underhall.games.series.cards import ROOM, SPELL

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]
MAGES = ("pixel-pam", "wisebeard", "old-mo")
THIEVES = ("sticky-fran", "left-hand-larry", "coupon-pete")
MARKET = ("stealth", "frozen-monster", "minion-arena", "pinata-gallery", "hungry-houseplant")

# Every space of the board that is open while no hero stands on a landmark.
OPEN = [
    f"space {name}"
    for name in (
        "temple-treasure",
        "temple-market",
        "stadium-treasure",
        "stadium-room",
        "library-treasure",
        "library-spell",
        "hideout-treasure",
        "hideout-last-room",
    )
]


def arriving(t: SuperTable, *heroes: str) -> SuperTable:
    """These heroes, one for each player, come to town."""
    assert len(heroes) == len(t.names)
    t.next_from("hero deck", *heroes)
    return t.phase("arrivals")


def drafting(t: SuperTable) -> SuperTable:
    """The market is laid out, and the first player is asked to draft."""
    t.market(*MARKET[: len(t.names) + 1])
    return t.phase("draft")


def asked_for(t: SuperTable, name: str) -> str:
    decision = t.asked(name)
    return "" if decision is None else decision.kind


def placing(t: SuperTable, name: str) -> list[str]:
    """Where the seat may send its minion, once it has drafted whatever comes first."""
    if asked_for(t, name) == "draft":
        t.answer(name, t.options(name)[0])
    assert asked_for(t, name) == "place-minion"
    return t.options(name)


# -- the market -------------------------------------------------------------------------------------------------


@rule("SBM-CITY-01")
def test_market_then_heroes_then_the_draft() -> None:
    """The log tells the market first, then the heroes, then the first card drafted."""
    t = super_boss_monster(THREE).phase("city")
    t.answer("ann", t.options("ann")[0])
    told = t.events("market-filled", "hero-revealed", "card-drafted", "minion-placed")
    assert told == ["market-filled"] * 4 + ["hero-revealed"] * 3 + ["card-drafted"]


@rule("SBM-CITY-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_gets_a_spell_and_a_room_for_each_player(seats: int) -> None:
    """They are the top cards of the decks, and everybody sees them."""
    t = super_boss_monster(NAMES[:seats])
    t.next_from("spell deck", MARKET[0])
    t.next_from("room deck", *MARKET[1 : seats + 1])
    rooms, spells = t.view("").room_deck, t.view("").spell_deck
    t.phase("city")
    assert sorted(t.on_market) == sorted(MARKET[: seats + 1])
    assert (t.view("").room_deck, t.view("").spell_deck) == (rooms - seats, spells - 1)
    assert [t.view(viewer).market for viewer in t.names] == [t.on_market] * seats


@rule("SBM-CITY-02")
def test_the_market_is_filled_again_every_turn() -> None:
    """Turn 2 begins with another spell and two other rooms."""
    t = super_boss_monster().turns()
    first = t.on_market
    while t.view("").turn == 1:
        name = t.waiting[0]
        t.answer(name, "pass" if t.can(name, "pass") else t.options(name)[0])
    assert len(t.on_market) == 3
    assert [is_a(SPELL, card) for card in t.on_market].count(True) == 1
    assert len(t.told("market-filled")) == 6
    assert [told["card"] for told in t.told("market-filled")][:3] == first


@rule("SBM-CONF-25", "SBM-CITY-02")
def test_the_market_draws_on_the_discard_pile() -> None:
    """An exhausted deck is made anew from the discards of its kind when the next card is wanted, not before."""
    t = super_boss_monster(THREE)
    t.only_in("room deck", "vip-bouncer")
    t.pile("frozen-monster", "minion-arena", "hungry-houseplant", "stealth")
    assert t.view("").room_deck == 1
    t.phase("city")
    rooms = [card for card in t.on_market if is_a(ROOM, card)]
    assert rooms[0] == "vip-bouncer"
    assert set(rooms[1:]) < {"frozen-monster", "minion-arena", "hungry-houseplant"}
    assert (len(rooms), t.view("").room_deck) == (3, 1)
    assert t.discarded == ["stealth"]
    assert [told["n"] for told in t.told("deck-rebuilt")] == [3]


@rule("SBM-CONF-25", "SBM-CITY-02")
def test_without_any_card_the_market_stays_short() -> None:
    """No rooms anywhere: the market is a spell only, the first player takes it, and the others go without."""
    t = super_boss_monster(THREE)
    t.only_in("room deck")
    t.phase("city")
    assert asked_for(t, "ann") == "place-minion"
    idle_out(t)
    assert [told["seat"] for told in t.told("card-drafted")] == ["ann"]
    assert [told["seat"] for told in t.told("nothing-to-draft")] == ["bob", "cy"]
    assert [told["seat"] for told in t.told("minion-placed")] == list(THREE)


@rule("SBM-CITY-03", "SBM-CITY-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_as_many_spaces_as_players_are_used(seats: int) -> None:
    """Turn after turn there are never more heroes in town than players, nor more rooms on the market."""
    t = super_boss_monster(NAMES[:seats])
    t.turns()
    for _ in range(150):
        if not t.waiting:
            break
        assert len(t.in_town) <= seats
        assert len([card for card in t.on_market if is_a(ROOM, card)]) <= seats
        assert len([card for card in t.on_market if is_a(SPELL, card)]) <= 1
        name = t.waiting[0]
        t.answer(name, "pass" if t.can(name, "pass") else "no" if t.can(name, "no") else t.options(name)[0])
    assert t.view("").turn > 3


# -- heroes arrive ----------------------------------------------------------------------------------------------


@rule("SBM-CITY-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_heroes_as_players_are_revealed_each_turn(seats: int) -> None:
    """The town deck shrinks by exactly that many, turn after turn."""
    t = super_boss_monster(NAMES[:seats])
    size = t.view("").hero_deck + t.view("").epic_deck
    for turn in range(1, 4):
        t.phase("arrivals")
        assert t.view("").hero_deck + t.view("").epic_deck == size - turn * seats
        assert len(t.told("hero-revealed")) == turn * seats


@rule("SBM-CITY-05")
def test_ordinary_heroes_come_before_epic_ones() -> None:
    """Three players, two ordinary heroes left: both of them come, and then one epic hero."""
    t = super_boss_monster(THREE)
    t.only_in("hero deck", "bunny", "pixel-pam")
    t.next_from("epic deck", "sir-render")
    t.phase("arrivals")
    assert t.in_town == ["bunny", "pixel-pam", "sir-render"]
    assert t.view("").epic_deck == 12


@rule("SBM-CITY-07", "SBM-CONF-02")
def test_newcomers_stand_to_the_right() -> None:
    """One waits already: the two who come stand behind it in the order of their reveal, without a gap."""
    t = super_boss_monster(TWO)
    t.town("wisebeard")
    t.next_from("hero deck", "bunny", "gran-bingo")
    t.phase("arrivals")
    assert t.in_town == ["bunny", "gran-bingo"]

    t = super_boss_monster(THREE)
    t.town("wisebeard")
    t.only_in("hero deck", "bunny", "gran-bingo")
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.in_town == ["wisebeard", "bunny", "gran-bingo"]


@rule("SBM-CITY-08", "SBM-CITY-09")
@pytest.mark.parametrize(
    ("hero", "landmark"),
    [("gran-bingo", "temple"), ("sir-lag", "stadium"), ("wisebeard", "library"), ("left-hand-larry", "hideout")],
)
def test_a_full_town_pushes_its_leftmost_hero_to_the_landmark_of_its_treasure(hero: str, landmark: str) -> None:
    """Town of three is full and one more comes: the others move up, and the newcomer stands at the right end."""
    others = ["brother-bandage", "bunny"]
    t = super_boss_monster(THREE)
    t.town(hero, *others)
    t.only_in("hero deck", "coupon-pete")
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.in_town == [*others, "coupon-pete"]
    assert t.at(landmark) == [hero]
    assert t.told("hero-to-landmark") == [{"hero": hero, "landmark": landmark}]
    assert t.at("tavern") == []


@rule("SBM-CITY-10")
def test_where_the_landmark_is_taken_the_tavern_takes_in() -> None:
    """A mage is pushed out while another stands in the library."""
    t = super_boss_monster(TWO)
    t.landmark("library", "old-mo")
    t.town("wisebeard", "bunny")
    t.only_in("hero deck", "gran-bingo")
    t.only_in("epic deck")
    t.phase("arrivals")
    assert (t.at("library"), t.at("tavern")) == (["old-mo"], ["wisebeard"])
    assert t.in_town == ["bunny", "gran-bingo"]
    assert t.told("hero-to-tavern") == [{"hero": "wisebeard"}]


@rule("SBM-CITY-11", "SBM-CONF-21")
@pytest.mark.parametrize(
    ("pile", "order"),
    [
        ("on_top", ["gran-bingo", "brother-bandage", "sir-lag", "wisebeard", "left-hand-larry"]),
        ("at_bottom", ["left-hand-larry", "wisebeard", "sir-lag", "brother-bandage", "gran-bingo"]),
    ],
)
def test_the_tavern_takes_in_any_number(pile: str, order: list[str]) -> None:
    """Five heroes find their landmarks taken; the last to come lies on top, or beneath where the table plays it so."""
    t = super_boss_monster(TWO, tavern_pile=pile)
    for place, hero in zip(
        ("temple", "stadium", "library", "hideout"), ("deacon-brick", "laliho", "old-mo", "coupon-pete"), strict=True
    ):
        t.landmark(place, hero)
    t.town("gran-bingo", "brother-bandage")
    for heroes in (("sir-lag", "wisebeard"), ("left-hand-larry", "bunny"), ("pixel-pam", "sticky-fran")):
        t.next_from("hero deck", *heroes)
        t.phase("arrivals")
    assert t.in_town == ["pixel-pam", "sticky-fran"]
    assert t.at("tavern")[:-1] == order if pile == "on_top" else t.at("tavern")[1:] == order
    newest = t.at("tavern")[-1] if pile == "on_top" else t.at("tavern")[0]
    assert (len(t.at("tavern")), newest) == (6, "bunny")


@rule("SBM-CITY-11", "SBM-BOARD-16")
@pytest.mark.parametrize(("pile", "hero"), [("on_top", "wisebeard"), ("at_bottom", "sir-lag")])
def test_only_the_top_of_the_pile_can_be_summoned(pile: str, hero: str) -> None:
    """Sir Lag came to the tavern first, Wisebeard second."""
    t = super_boss_monster(TWO, tavern_pile=pile)
    t.landmark("stadium", "laliho")
    t.landmark("library", "old-mo")
    t.town("sir-lag", "wisebeard")
    t.next_from("hero deck", "bunny", "gran-bingo")
    t.phase("arrivals")
    t.minion("ann", "tavern-summon")
    t.phase("minion").answer("ann", "seat bob")
    assert t.queue("bob") == [hero]


@rule("SBM-CITY-12")
def test_heroes_are_pushed_out_until_there_is_room() -> None:
    """Two wait in a town of two, two come: both leave, the left one first."""
    t = super_boss_monster(TWO)
    t.town("wisebeard", "sir-lag")
    arriving(t, "bunny", "gran-bingo")
    assert t.in_town == ["bunny", "gran-bingo"]
    assert [told["hero"] for told in t.told("hero-to-landmark")] == ["wisebeard", "sir-lag"]
    assert (t.at("library"), t.at("stadium")) == (["wisebeard"], ["sir-lag"])
    told = t.events("hero-revealed", "hero-to-landmark")
    assert told == ["hero-revealed", "hero-to-landmark"] * 2


@rule("SBM-CITY-13")
def test_the_others_close_up_when_a_hero_leaves() -> None:
    """Of three in town the middle one is lured away; the third now stands second and is the second to leave town."""
    t = super_boss_monster(THREE, ["lord-grumble", "emperor-dododo", "hydra-committee"])
    t.town("wisebeard", "bunny", "sticky-fran")
    t.phase("bait")
    assert t.queue("bob") == ["bunny"]
    assert t.in_town == ["wisebeard", "sticky-fran"]
    arriving(t, "gran-bingo", "brother-bandage", "old-mo")
    assert [told["hero"] for told in t.told("hero-to-landmark")] == ["wisebeard", "sticky-fran"]


@rule("SBM-CITY-13")
def test_a_spell_that_takes_a_hero_from_town_closes_the_gap_at_once() -> None:
    """Adventure! sends the middle one off in the build phase."""
    t = super_boss_monster(THREE)
    t.town("wisebeard", "bunny", "sticky-fran")
    t.hand("ann", "adventure")
    t.phase("build").answer("ann", "cast adventure").answer("ann", "hero bunny").answer("ann", "seat cy")
    assert t.in_town == ["wisebeard", "sticky-fran"]
    assert t.queue("cy") == ["bunny"]


STRAIGHT = {
    "acolyte": "temple",
    "gladiator": "stadium",
    "researcher": "library",
    "criminal": "hideout",
    "priestess": "temple",
    "champion": "stadium",
    "archivist": "library",
    "brigand": "hideout",
    "slacker": "tavern",
    "bar-brawler": "tavern",
}


@rule("SBM-CITY-14")
@pytest.mark.parametrize(("hero", "landmark"), STRAIGHT.items())
def test_some_heroes_go_straight_to_a_landmark(hero: str, landmark: str) -> None:
    """The town is full, and stays as it is."""
    t = super_boss_monster(THREE)
    t.town("wisebeard", "bunny", "sticky-fran")
    t.only_in("hero deck", hero)
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.at(landmark) == [hero]
    assert t.in_town == ["wisebeard", "bunny", "sticky-fran"]
    assert [told["hero"] for told in t.told("hero-revealed")] == [hero]


@rule("SBM-CITY-14", "SBM-CONF-22")
@pytest.mark.parametrize("taken", ["tavern", "town"])
def test_a_hero_who_goes_straight_to_a_landmark_is_one_of_those_revealed(taken: str) -> None:
    """Three players reveal the Gladiator and two more, not three more; nobody is pushed out for it."""
    t = super_boss_monster(THREE, landmark_taken=taken)
    t.town("wisebeard")
    arriving(t, "gladiator", "bunny", "sticky-fran")
    assert t.at("stadium") == ["gladiator"]
    assert t.in_town == ["wisebeard", "bunny", "sticky-fran"]


@rule("SBM-CONF-22")
@pytest.mark.parametrize(
    ("taken", "town", "tavern", "library"),
    [
        ("tavern", ["wisebeard", "bunny"], ["gladiator"], []),
        ("town", ["bunny", "gladiator"], [], ["wisebeard"]),
    ],
)
def test_a_hero_whose_landmark_is_taken(taken: str, town: list[str], tavern: list[str], library: list[str]) -> None:
    """By the recommendation the Gladiator goes to the tavern; a table may let him come to town like anybody else."""
    t = super_boss_monster(TWO, landmark_taken=taken)
    t.landmark("stadium", "laliho")
    t.town("wisebeard", "bunny")
    t.only_in("hero deck", "gladiator")
    t.only_in("epic deck")
    t.phase("arrivals")
    assert (t.in_town, t.at("tavern"), t.at("library"), t.at("stadium")) == (town, tavern, library, ["laliho"])


@rule("SBM-CITY-25")
def test_heroes_left_over_count_against_the_places_in_town() -> None:
    """Three players, one hero that nobody could lure: when three more come, exactly that one is pushed out."""
    t = super_boss_monster(THREE, ["lord-grumble", "emperor-dododo", "hydra-committee"])
    t.town("wisebeard")
    t.phase("bait")
    assert t.in_town == ["wisebeard"]
    arriving(t, "bunny", "sticky-fran", "gran-bingo")
    assert t.in_town == ["bunny", "sticky-fran", "gran-bingo"]
    assert t.told("hero-to-landmark") == [{"hero": "wisebeard", "landmark": "library"}]


# -- the draft --------------------------------------------------------------------------------------------------


@rule("SBM-CITY-15", "SBM-CONF-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_one_card_from_the_market(seats: int) -> None:
    """Every hand grows by the card taken, the market shrinks by as many as players; dungeons stay as they are."""
    t = drafting(super_boss_monster(NAMES[:seats]))
    for name in t.names:
        assert t.waiting == [name]
        t.answer(name, "card " + t.on_market[0])
        t.answer(name, t.options(name)[0])
    assert [t.hand_of(name) for name in t.names] == [[card] for card in MARKET[:seats]]
    assert t.on_market == [MARKET[seats]]
    assert all(seat.dungeon == () for seat in t.view("").seats)
    assert [(told["seat"], told["card"]) for told in t.told("card-drafted")] == list(
        zip(t.names, MARKET[:seats], strict=True)
    )


@rule("SBM-CITY-15", "SBM-CONF-40")
@pytest.mark.parametrize("order", ["draft_first", "minion_first"])
def test_nobody_may_do_without_a_card_or_a_minion(order: str) -> None:
    """Neither to draft nor to send the minion can be declined."""
    t = drafting(super_boss_monster(city_order=order))
    for _ in range(4):
        assert not kinds_offered(t) & {"pass", "no"}
        name = t.waiting[0]
        t.answer(name, t.options(name)[0])
    assert t.waiting == []


@rule("SBM-CITY-15")
def test_what_is_drafted_is_public() -> None:
    """Everybody knows what the others have taken."""
    t = drafting(super_boss_monster()).answer("ann", "card stealth")
    assert t.view("bob").seats[0].known == ("stealth",)


@rule("SBM-CITY-16")
def test_the_market_is_not_refilled_during_the_draft() -> None:
    """Four players choose from five, four, three and two cards, and one is left."""
    t = drafting(super_boss_monster(FOUR))
    offered = []
    for name in FOUR:
        offered.append(len(t.options(name)))
        t.answer(name, t.options(name)[0])
        t.answer(name, t.options(name)[0])
    assert offered == [5, 4, 3, 2]
    assert len(t.on_market) == 1


@rule("SBM-CITY-17", "SBM-CONF-40")
@pytest.mark.parametrize(
    ("order", "kinds"),
    [
        ("draft_first", ["draft", "place-minion"]),
        ("minion_first", ["place-minion", "draft"]),
    ],
)
def test_a_player_drafts_and_sends_the_minion_in_one_go(order: str, kinds: list[str]) -> None:
    """The next player comes when both are done; a table may have minions placed before the draft."""
    t = drafting(super_boss_monster(city_order=order))
    asked = []
    while t.waiting:
        asked.append((t.waiting[0], asked_for(t, t.waiting[0])))
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    assert asked == [(name, kind) for name in TWO for kind in kinds]
    events = {"draft": "card-drafted", "place-minion": "minion-placed"}
    assert t.events("card-drafted", "minion-placed") == [events[kind] for kind in kinds] * 2


@rule("SBM-CITY-22")
def test_a_room_may_let_its_owner_draft_from_a_deck() -> None:
    """The back-door turnstile offers the room deck, too; then one card more is left on the market."""
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.next_from("room deck", "vip-bouncer")
    drafting(t)
    assert [option.split()[0] for option in t.options("ann")] == ["card", "card", "card", "deck"]
    t.answer("ann", "deck")
    assert t.hand_of("ann") == ["vip-bouncer"]
    t.answer("ann", OPEN[0])
    assert not t.can("bob", "deck")
    t.answer("bob", "card stealth").answer("bob", OPEN[1])
    assert sorted(t.on_market) == ["frozen-monster", "minion-arena"]
    assert [(told["seat"], told.get("card")) for told in t.told("card-drawn", "bob")] == [("ann", None)]


@rule("SBM-CITY-22", "SBM-CITY-15")
@pytest.mark.parametrize(("pile", "offered"), [((), False), (("stealth",), False), (("vip-bouncer",), True)])
def test_a_deck_without_cards_is_no_choice(pile: tuple[str, ...], offered: bool) -> None:
    """Everybody drafts one card: the turnstile offers the room deck only if there is a room to be drawn from it."""
    t = super_boss_monster()
    t.dungeon("ann", "back-door-turnstile")
    t.only_in("room deck")
    t.pile(*pile)
    t.market("frozen-monster", "deep-freeze")
    t.phase("draft")
    assert t.can("ann", "deck") == offered
    t.answer("ann", "deck" if offered else "card frozen-monster")
    assert t.hand_of("ann") == (["vip-bouncer"] if offered else ["frozen-monster"])


# -- minions ----------------------------------------------------------------------------------------------------


@rule("SBM-CITY-18")
def test_where_a_minion_may_go() -> None:
    """Free spaces of the board, own visible rooms with a space, the own boss once levelled up; nothing else."""
    t = super_boss_monster(bosses=["mecha-gary", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "take-a-number-tomb", ["ogre-weight-room", "frozen-monster"], ["frozen-monster", "minion-arena"])
    t.dungeon("bob", "minion-arena")
    drafting(t)
    assert placing(t, "ann") == [
        *OPEN,
        "boss mecha-gary",
        "room minion-arena ann 0",
        "room take-a-number-tomb ann 2",
    ]


@rule("SBM-CITY-18")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("space library-treasure", "library-treasure"),
        ("boss mecha-gary", "boss"),
        ("room minion-arena ann 0", "room"),
    ],
)
def test_everybody_sees_where_a_minion_stands(words: str, told: str) -> None:
    """On the board, on the boss or in a room."""
    t = super_boss_monster(bosses=["mecha-gary", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "minion-arena")
    placing(drafting(t), "ann")
    t.answer("ann", words)
    assert t.view("bob").seats[0].minion == told
    assert t.view("bob").spaces == ({told: 0} if told.startswith("library") else {})
    assert t.view("bob").seats[0].dungeon[0].minion == (told == "room")


@rule("SBM-CITY-19")
def test_a_space_holds_one_minion() -> None:
    """The second player may not go where the first has gone, but next to it."""
    t = drafting(super_boss_monster(THREE))
    placing(t, "ann")
    t.answer("ann", "space library-treasure")
    assert placing(t, "bob") == [space for space in OPEN if space != "space library-treasure"]
    assert t.can("bob", "space library-spell")
    assert refused(t, "bob", "space", 6)
    t.answer("bob", "space library-spell")
    assert placing(t, "cy") == [space for space in OPEN if not space.startswith("space library")]


@rule("SBM-CITY-20")
def test_no_minion_goes_to_another_players_dungeon() -> None:
    """A rival's arena and a rival's boss are not offered."""
    t = super_boss_monster(bosses=["lord-grumble", "mecha-gary"])
    t.levelled("bob")
    t.dungeon("bob", "minion-arena")
    drafting(t)
    assert placing(t, "ann") == OPEN
    assert refused(t, "ann", "room", "minion-arena", 1, 0)
    t.answer("ann", OPEN[0])
    assert placing(t, "bob")[-2:] == ["boss mecha-gary", "room minion-arena bob 0"]


FOUR_ROOMS = ("vip-bouncer", "frozen-monster", "pinata-gallery", "hungry-houseplant")


@rule("SBM-CITY-21", "SBM-CONF-11")
def test_a_boss_takes_in_minions_once_it_has_levelled_up() -> None:
    """Four rooms: not yet. The fifth is built this turn: from the next turn on."""
    t = super_boss_monster(bosses=["mecha-gary", "lord-grumble"], boss_space="when_placed")
    t.dungeon("ann", *FOUR_ROOMS)
    t.hand("ann", "vip-bouncer")
    t.turns()
    assert "boss mecha-gary" not in placing(t, "ann")
    t.answer("ann", "space hideout-treasure")
    placing(t, "bob")
    t.answer("bob", "space temple-treasure")
    t.answer("ann", "place vip-bouncer 4")
    idle_to_turn(t, 2)
    placing(t, "bob")
    t.answer("bob", OPEN[0])
    assert "boss mecha-gary" in placing(t, "ann")


@rule("SBM-CITY-21", "SBM-CONF-11")
@pytest.mark.parametrize("builds", [True, False])
def test_a_table_may_let_minions_wait_for_the_level_up(builds: bool) -> None:
    """There the minion may stand on the boss early; the errand counts only if the boss has levelled up by then."""
    t = super_boss_monster(bosses=["mecha-gary", "lord-grumble"], boss_space="when_resolved")
    t.dungeon("ann", *FOUR_ROOMS)
    t.hand("ann", "ogre-weight-room")
    drafting(t)
    placing(t, "ann")
    t.answer("ann", "boss mecha-gary")
    placing(t, "bob")
    t.answer("bob", OPEN[0])
    t.phase("build").answer("ann", "place ogre-weight-room 4" if builds else "pass").all_pass()
    t.phase("minion")
    if builds:
        t.answer("ann", "room ogre-weight-room").answer("ann", "pass")
        assert t.damage_of("ann")[0] == 4
    assert ("errand-in-vain" in t.events()) == (not builds)


@rule("SBM-CITY-23")
def test_nothing_is_cast_or_used_in_the_city_phase() -> None:
    """With a spell of both phases, a room that may be used and an item, only drafts and minions are offered."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "frozen-monster")
    t.hand("ann", "deep-freeze", "night-shift")
    t.hand("bob", "deep-freeze")
    t.give_item("bob", "emergency-halo")
    t.phase("city")
    kinds = set()
    while t.waiting:
        assert refused(t, t.waiting[0], "cast", "deep-freeze")
        kinds |= kinds_offered(t)
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    assert kinds == {"card", "space"}


@rule("SBM-CITY-24")
def test_building_begins_when_everybody_is_done() -> None:
    """While the last player has not sent the minion it is still the city phase; afterwards it is the build phase."""
    t = super_boss_monster()
    t.hand("ann", "vip-bouncer")
    t.turn()
    for name in TWO:
        t.answer(name, t.options(name)[0])
        assert (t.waiting, t.view("").phase) == ([name], "city")
        t.answer(name, t.options(name)[0])
    assert (t.waiting, t.view("").phase) == (["ann"], "build")


# -- printed examples -------------------------------------------------------------------------------------------


@rule("SBM-EX-01", "SBM-CITY-08", "SBM-CITY-09")
def test_bunny_comes_to_a_full_town() -> None:
    """Three heroes are in town, the leftmost a mage; Bunny comes, and the mage moves to the library."""
    t = super_boss_monster(THREE)
    t.town("wisebeard", "gran-bingo", "sticky-fran")
    t.landmark("hideout", "coupon-pete")
    t.only_in("hero deck", "bunny")
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.at("library") == ["wisebeard"]
    assert t.in_town == ["gran-bingo", "sticky-fran", "bunny"]
    assert [t.at(place) for place in ("temple", "stadium", "hideout", "tavern")] == [[], [], ["coupon-pete"], []]


@rule("SBM-EX-03", "SBM-CITY-14")
@pytest.mark.parametrize("town", [(), ("wisebeard",), ("wisebeard", "gran-bingo", "sticky-fran")])
def test_the_gladiator_goes_straight_to_the_stadium(town: tuple[str, ...]) -> None:
    """However full the town is, he stands on the stadium at once and the town stays as it is."""
    t = super_boss_monster(THREE)
    t.town(*town)
    t.only_in("hero deck", "gladiator")
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.at("stadium") == ["gladiator"]
    assert t.in_town == list(town)


@rule("SBM-EX-05", "SBM-CITY-16", "SBM-BOARD-08", "SBM-MINION-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("temple", [False, True])
def test_the_last_player_chooses_from_two_cards(seats: int, temple: bool) -> None:
    """However many play, one card is left: for the temple, or for the discard pile."""
    t = super_boss_monster(NAMES[:seats])
    t.next_from("hero deck", *(MAGES + THIEVES)[:seats])
    t.phase("city")
    last = t.names[-1]
    offered = []
    spaces = iter(space for space in OPEN if space != "space temple-market")
    for name in t.names:
        offered.append(len(t.on_market))
        t.answer(name, t.options(name)[0])
        t.answer(name, "space temple-market" if name == last and temple else next(spaces))
    assert offered == list(range(seats + 1, 1, -1))
    (left,) = t.on_market
    idle_out(t.phase("minion"))
    assert t.on_market == []
    cleared = [told["card"] for told in t.told("market-cleared")]
    taken = [(told["seat"], told["card"]) for told in t.told("card-from-market")]
    assert (taken, cleared) == (([(last, left)], []) if temple else ([], [left]))
    assert t.discarded.count(left) == (0 if temple else 1)
