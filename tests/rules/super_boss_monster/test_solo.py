"""The game for one: its decks, its town, what comes when, how it ends, and what it is worth."""

from collections.abc import Sequence

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import Scores, idle, idle_to, refused, resolved
from tests.super_table import SuperTable, a_hero, all_rooms, all_spells, fresh, solo, super_boss_monster
from underhall.errors import BadOptionCombination, GameOver
from underhall.games.series.cards import ALL_CARDS, HERO
from underhall.games.super_boss_monster.board import title_of
from underhall.games.super_boss_monster.facts import CARDS

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
LARRY = "left-hand-larry"  # health 6, thief
PETE = "coupon-pete"  # health 8, thief
PAM = "pixel-pam"  # health 4, mage
WISEBEARD = "wisebeard"  # health 6, mage
MO = "old-mo"  # health 8, mage
BINGO = "gran-bingo"  # health 6, cleric
BRICK = "deacon-brick"  # health 8, cleric
BANDAGE = "brother-bandage"  # health 4, cleric
ORDINARY = (BUNNY, LAG, LALIHO, FRAN, LARRY, PETE, PAM, WISEBEARD, MO, BINGO, BRICK, BANDAGE)
OVERKILL = "dame-overkill"  # epic, health 13, fighter
RENDER = "sir-render"  # epic, health 11, fighter
LANDMARKS = ("temple", "stadium", "library", "hideout")

REMOVED_SPELLS = {
    "stealth": 2,
    "grand-heist": 2,
    "ghost-cheat": 2,
    "safety-inspection": 2,
    "deep-freeze": 2,
    "co-op": 2,
    "adventure": 2,
    "dreamcatcher": 1,
}
REMOVED_ORDINARY = ("researcher", "gladiator", "criminal", "acolyte", "slacker")
REMOVED_EPIC = ("archivist", "champion", "brigand", "priestess", "bar-brawler")


def ids(deck: Sequence[int]) -> list[str]:
    return [ALL_CARDS[number].id for number in deck]


def landmarks_taken(t: SuperTable, *heroes: str) -> None:
    for place, hero in zip(LANDMARKS, heroes, strict=False):
        t.landmark(place, hero)


# -- decks and setup ---------------------------------------------------------------------------------------


@rule("SBM-SOLO-01")
def test_the_spells_about_other_players_are_removed() -> None:
    """Fifteen of 32 spells are taken out: the deck has 17, and none of the eight names."""
    deck = ids(fresh(["ann"]).g.spell_deck)
    full = ids(fresh(["ann", "bob"]).g.spell_deck)

    assert len(full) == 32
    assert {spell: full.count(spell) for spell in REMOVED_SPELLS} == REMOVED_SPELLS
    assert len(deck) == 17
    assert not set(deck) & set(REMOVED_SPELLS)
    assert sorted(deck) == sorted(spell for spell in full if spell not in REMOVED_SPELLS)


@rule("SBM-SOLO-02")
def test_the_ordinary_heroes_for_four_and_those_of_the_landmarks_are_removed() -> None:
    """No hero with the four-player symbol and none of the five who go straight to a landmark."""
    deck = ids(fresh(["ann"]).g.hero_deck)
    for_four = {c.id for c in CARDS if c.type == HERO and not c.epic and c.players == 4}

    assert len(for_four) == 8
    assert not set(deck) & for_four
    assert not set(deck) & set(REMOVED_ORDINARY)


@rule("SBM-SOLO-03")
def test_the_epic_heroes_of_the_landmarks_are_removed() -> None:
    """Five of seventeen epic heroes are taken out; those with a player symbol otherwise stay."""
    deck = ids(fresh(["ann"]).g.epic_deck)
    every = {c.id for c in CARDS if c.type == HERO and c.epic and c.box == "super"}

    assert len(every) == 17
    assert set(deck) == every - set(REMOVED_EPIC)
    assert len(deck) == 12
    assert "paladin-paige" in deck  # with the four-player symbol


@rule("SBM-SOLO-04")
def test_twelve_ordinary_heroes_lie_on_top_of_twelve_epic_ones() -> None:
    """The decks are shuffled separately: whatever the seed, the same twelve and twelve, in an order of its own."""
    orders = set()
    for seed in range(3):
        t = fresh(["ann"], seed)
        ordinary, epic = ids(t.g.hero_deck), ids(t.g.epic_deck)
        assert sorted(ordinary) == sorted(ORDINARY)
        assert len(epic) == 12
        orders.add((*ordinary, *epic))
    assert len(orders) == 3
    assert (t.view("ann").hero_deck, t.view("ann").epic_deck) == (12, 12)


@rule("SBM-SOLO-05", "SBM-SOLO-10")
def test_the_solo_side_of_the_board_has_a_town_of_four_and_a_market_of_three() -> None:
    """A spell and two rooms lie on the market, three heroes arrive, and a fourth finds a space."""
    t = solo()
    t.town(BUNNY)
    t.only_in("hero deck", FRAN, PAM, BINGO)

    t.phase("city")

    assert t.in_town == [BUNNY, FRAN, PAM, BINGO]
    assert len(t.on_market) == 3
    assert len([each for each in t.on_market if each in all_spells()]) == 1
    assert len([each for each in t.on_market if each in all_rooms()]) == 2


@rule("SBM-SOLO-06")
def test_setup_is_as_usual_with_a_boss_of_two_seven_cards_and_perhaps_a_room() -> None:
    """Two bosses are dealt and one is kept; five rooms and two spells are drawn; a first room may be built."""
    t = fresh(["ann"], mulligan="off").setup()
    bosses = t.options("ann")
    assert len(bosses) == 2
    t.answer("ann", bosses[0])

    side = t.side("ann")
    assert bosses[0].endswith(side.boss)
    assert (side.rooms_held, side.spells_held) == (5, 2)
    room = next(option for option in t.options("ann") if option.startswith("place"))
    assert t.can("ann", "pass")
    t.answer("ann", room)
    while t.view("").turn == 0:
        idle(t)

    assert len(t.side("ann").dungeon) == 1
    assert (t.view("").turn, t.view("").phase) == (1, "city")


# -- city --------------------------------------------------------------------------------------------------


@rule("SBM-SOLO-07")
def test_three_heroes_are_revealed_each_turn_ordinary_ones_first() -> None:
    """The twelve ordinary heroes come in the first four turns, the epic ones after them."""
    t = solo("lord-grumble")
    t.only_in("hero deck", *ORDINARY)
    t.turns("city")
    seen: list[str] = []
    for turn in range(1, 7):
        idle_to(t, turn, "city", ["temple-treasure"])
        revealed = [told["hero"] for told in t.told("hero-revealed")][len(seen) :]
        assert len(revealed) == 3
        seen += revealed
        # Nobody waits: the town is emptied by hand, so that the game does not end in the tavern.
        t.g.removed += tuple(hero.card for hero in t.g.town)
        t.g.town = ()
        idle_to(t, turn, "build", ["temple-treasure"])

    assert seen[:12] == list(ORDINARY)
    assert all(hero not in ORDINARY for hero in seen[12:])
    epic = {c.id for c in CARDS if c.type == HERO and c.epic}
    assert set(seen[12:]) <= epic


@rule("SBM-SOLO-08", "SBM-SOLO-07")
@pytest.mark.parametrize(("waiting", "pushed"), [(1, 0), (2, 1), (4, 3)])
def test_the_town_has_four_spaces(waiting: int, pushed: int) -> None:
    """With one hero waiting and three reveals nobody is pushed out; with two one is, with four three are."""
    t = solo()
    t.town(*ORDINARY[:waiting])
    t.only_in("hero deck", *ORDINARY[6:9])

    t.phase("arrivals")

    assert len(t.in_town) == 4
    assert t.in_town == [*ORDINARY[:waiting], *ORDINARY[6:9]][-4:]
    assert sum(len(t.at(place)) for place in LANDMARKS) == pushed


@rule("SBM-SOLO-09")
def test_a_hero_pushed_out_of_town_goes_to_the_first_free_landmark_whatever_it_wants() -> None:
    """Two thieves are pushed out: the first stands on the temple, the second on the stadium."""
    t = solo()
    t.town(FRAN, LARRY, PAM)
    t.only_in("hero deck", BUNNY, LAG, BINGO)

    t.phase("arrivals")

    assert t.at("temple") == [FRAN]
    assert t.at("stadium") == [LARRY]
    assert t.at("hideout") == []


@rule("SBM-SOLO-09")
def test_a_landmark_that_is_taken_is_passed_over() -> None:
    """Temple and library are taken: the next heroes stand on the stadium and on the hideout."""
    t = solo()
    t.landmark("temple", BINGO)
    t.landmark("library", PAM)
    t.town(MO, WISEBEARD, BRICK)
    t.only_in("hero deck", BUNNY, LAG, FRAN)

    t.phase("arrivals")

    assert (t.at("stadium"), t.at("hideout")) == ([MO], [WISEBEARD])


@rule("SBM-EX-14")
def test_example_overflow_to_the_temple() -> None:
    """Two heroes wait, three are revealed: the first goes to the temple, the town holds the other four."""
    t = solo()
    t.town(FRAN, PAM)
    t.only_in("hero deck", BUNNY, LAG, BINGO)

    t.phase("arrivals")

    assert t.at("temple") == [FRAN]
    assert t.in_town == [PAM, BUNNY, LAG, BINGO]


@rule("SBM-SOLO-11", "SBM-EX-16")
def test_the_two_cards_left_on_the_market_are_discarded() -> None:
    """One card is taken, the minion is elsewhere: after the minion phase both others are discarded."""
    t = solo()
    t.next_from("room deck", "box-trap", "vip-bouncer")
    t.next_from("spell deck", "power-bonus")

    t.turns("city")
    assert sorted(t.on_market) == ["box-trap", "power-bonus", "vip-bouncer"]
    t.answer("ann", "card box-trap").answer("ann", "space hideout-treasure")
    assert sorted(t.on_market) == ["power-bonus", "vip-bouncer"]
    idle_to(t, 2, "city")

    assert sorted(t.discarded) == ["power-bonus", "vip-bouncer"]
    assert t.hand_of("ann") == ["box-trap"]


@rule("SBM-SOLO-12", "SBM-EX-16")
def test_the_temple_gives_one_of_the_two_that_are_left() -> None:
    """The minion on the temple's special space brings one of them home; the other is discarded."""
    t = solo()
    t.next_from("room deck", "box-trap", "vip-bouncer")
    t.next_from("spell deck", "power-bonus")

    t.turns("city")
    t.answer("ann", "card box-trap").answer("ann", "space temple-market").answer("ann", "pass")
    assert t.view("").phase == "minion"
    assert sorted(t.options("ann")) == ["card power-bonus", "card vip-bouncer"]
    t.answer("ann", "card power-bonus")
    idle_to(t, 2, "city")

    assert t.hand_of("ann") == ["box-trap", "power-bonus"]
    assert t.discarded == ["vip-bouncer"]


# -- bait --------------------------------------------------------------------------------------------------


@rule("SBM-SOLO-13", "SBM-CONF-16")
def test_a_hero_comes_for_as_many_symbols_as_its_place_in_town() -> None:
    """A mage, a fighter and a mage; three mage symbols and one fighter symbol: both mages come, the fighter stays."""
    t = solo("baron-bruin")
    t.dungeon("ann", "cauldron-call-centre", "minion-arena")
    t.town(PAM, BUNNY, MO)
    assert [t.symbols("ann", treasure) for treasure in ("mage", "fighter")] == [3, 1]
    assert [hero.needs for hero in t.view("ann").town] == [1, 2, 3]

    t.phase("bait")

    assert t.queue("ann") == [PAM, MO]
    assert t.in_town == [BUNNY]
    assert t.told("hero-stayed") == [{"hero": BUNNY, "n": 1, "needed": 2}]


@rule("SBM-SOLO-13")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
@pytest.mark.parametrize("short", [0, 1])
def test_the_fourth_hero_needs_four_symbols(place: int, short: int) -> None:
    """On each space a hero comes for exactly so many symbols, and not for one less."""
    t = solo("lord-grumble")
    rooms = ["tag-team-pit", "tag-team-pit", "minion-arena", "minion-arena"]
    wanted = place + 1 - short
    shown = rooms[: wanted // 2] + rooms[2 : 2 + wanted % 2]
    t.dungeon("ann", *shown)
    t.town(*[PAM, FRAN, WISEBEARD][:place], BUNNY)
    assert t.symbols("ann", "fighter") == wanted

    t.phase("bait")

    assert (t.queue("ann") == [BUNNY]) == (short == 0)


@rule("SBM-CONF-16")
def test_a_hero_who_moves_to_the_left_needs_fewer_symbols() -> None:
    """A fighter on the third space needs three; the turn after, on the second, it needs two."""
    t = solo("baron-bruin")
    t.dungeon("ann", "tag-team-pit")
    t.town(PAM, BINGO, BUNNY)

    t.turn("bait")
    assert t.in_town == [BINGO, BUNNY]
    assert [hero.needs for hero in t.view("ann").town] == [1, 2]
    t.phase("bait")

    assert t.queue("ann") == [BUNNY]


@rule("SBM-CONF-17")
@pytest.mark.parametrize(
    ("setting", "queue", "town"), [("frozen", [PAM], [BUNNY, MO]), ("closing_up", [PAM, BUNNY, MO], [])]
)
def test_places_in_town_during_luring(setting: str, queue: list[str], town: list[str]) -> None:
    """One symbol of each: who is second or third stays so all phase long, or closes up and comes as the first."""
    t = solo("baron-bruin", solo_shift=setting)
    t.dungeon("ann", "minion-arena")
    t.town(PAM, BUNNY, MO)

    t.phase("bait")

    assert t.queue("ann") == queue
    assert t.in_town == town


@rule("SBM-SOLO-14")
def test_heroes_on_landmarks_come_only_when_summoned() -> None:
    """Five cleric symbols do not move a cleric off the temple; a minion on its summon space does, with the token."""
    t = solo("lord-grumble")
    t.dungeon("ann", "take-a-number-tomb", "take-a-number-tomb")
    t.landmark("temple", BINGO)
    assert t.symbols("ann", "cleric") == 5

    t.phase("bait")
    assert t.queue("ann") == []
    assert t.at("temple") == [BINGO]
    t.minion("ann", "temple-summon")
    t.phase("minion")

    (summoned,) = t.side("ann").entrance
    assert (summoned.card, summoned.token) == (BINGO, 2)
    assert t.at("temple") == []


# -- tokens, other players ---------------------------------------------------------------------------------


@rule("SBM-SOLO-15")
@card("piggy-bank-of-doom", "power-bonus")
def test_no_room_holds_more_than_four_tokens() -> None:
    """A room with four is not offered; one with three takes one more and is not offered again."""
    t = solo()
    t.dungeon("ann", "box-trap", "minion-arena", "vip-bouncer", "piggy-bank-of-doom")
    t.tokens("ann", 3, 4)
    t.tokens("ann", 2, 3)
    t.entrance("ann", LALIHO)
    t.hand("ann", "power-bonus")

    t.phase("adventure")
    t.answer("ann", "use piggy-bank-of-doom 0").answer("ann", "pass")
    assert t.options("ann") == ["room vip-bouncer ann 0", "room minion-arena ann 1"]
    t.answer("ann", "room minion-arena ann 1")

    assert t.tokens_on("ann") == [4, 4, 1]
    assert t.told("token-placed")[-1] == {"seat": "ann", "card": "vip-bouncer", "n": 1}
    t.answer("ann", "cast power-bonus")
    assert t.tokens_on("ann") == [4, 4, 3]


@rule("SBM-SOLO-15")
@card("ogre-weight-room")
def test_a_room_with_four_tokens_gets_none_from_its_own_errand() -> None:
    """The errand is done and changes nothing; with two players it would."""
    for t, tokens in ((solo(), 4), (super_boss_monster(), 5)):
        t.dungeon("ann", "ogre-weight-room")
        t.tokens("ann", 0, 4)
        t.minion("ann", 0)

        t.phase("minion")

        assert t.tokens_on("ann") == [tokens]


@rule("SBM-SOLO-16")
@card("torture-chamber", "crystal-golf-ball", "assassin")
@pytest.mark.parametrize(
    ("room", "hand", "item", "how"),
    [
        ("torture-chamber", "", "", "use torture-chamber 0"),
        ("vip-bouncer", "", "crystal-golf-ball", "item crystal-golf-ball"),
        ("vip-bouncer", "", "loaded-lunchbox", "item loaded-lunchbox"),
        ("vip-bouncer", "trepidation", "", "cast trepidation"),
    ],
)
def test_what_concerns_other_players_may_be_used_and_does_nothing(room: str, hand: str, item: str, how: str) -> None:
    """An effect on opponents is used alone: it is paid for, nothing else changes, and the game goes on."""
    t = solo(mixed=True, items=True)
    t.dungeon("ann", "minion-arena", room)
    t.entrance("ann", LALIHO)
    t.hand("ann", "box-trap", *([hand] if hand else []))
    if item:
        t.give_item("ann", item)

    t.phase("adventure")
    t.answer("ann", how)
    resolved(t)
    t.all_pass()

    assert t.told("fizzled") != []
    assert t.hand_of("ann") == ["box-trap"]
    assert t.wounds("ann") == 1


@rule("SBM-SOLO-16")
@card("specter-s-sanctum", "robobo")
def test_a_room_or_boss_that_hits_other_players_may_be_built_and_levelled_up() -> None:
    """The fifth room makes opponents discard, the boss makes them destroy a room: alone, nothing happens."""
    t = solo("robobo", mixed=True)
    rooms = ["box-trap", "minion-arena", "vip-bouncer", "ogre-weight-room"]
    t.dungeon("ann", *rooms)
    t.hand("ann", "specter-s-sanctum", "power-bonus")

    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 4")

    assert t.told("levelled-up") == [{"seat": "ann", "boss": "robobo"}]
    assert t.rooms("ann") == ["specter-s-sanctum", *rooms]
    assert t.hand_of("ann") == ["power-bonus"]


# -- the end -----------------------------------------------------------------------------------------------


def over(t: SuperTable) -> bool:
    if not t.view("").winners:
        assert t.g.outcome is None
        return False
    assert t.waiting == []
    with pytest.raises(GameOver):
        t.g.answer(0, 0)
    return True


@rule("SBM-SOLO-17")
def test_five_wounds_end_the_game_with_the_turn() -> None:
    """Four wounds, an epic hero survives: six. The hero behind it is still dealt with, then the game is over."""
    t = solo()
    Scores(t, OVERKILL, BUNNY).give("ann", 0, 4)
    t.dungeon("ann", "vip-bouncer", "vip-bouncer")
    t.entrance("ann", OVERKILL, BUNNY)
    t.hand("ann", "power-bonus")

    t.turns("adventure")
    while t.wounds("ann") < 6:
        t.answer("ann", "pass")
    assert not over(t)
    assert t.queue("ann") == [BUNNY]
    t.all_pass()

    assert t.order_of_deaths() == [BUNNY]
    assert over(t)
    assert t.view("").ending == "SBM-SOLO-17"
    assert t.told("ends-by-wounds") == [{"wounds": 6}]


@rule("SBM-SOLO-17")
@card("refund-desk")
def test_the_fifth_wound_ends_the_game_although_one_is_healed_in_the_same_turn() -> None:
    """The fifth wound, then a death in the Refund Desk heals one: four wounds at the end, and the game is over."""
    t = solo()
    t.give_wounds("ann", "gran-bingo", "deacon-brick", "brother-bandage", "sir-lag")
    t.dungeon("ann", "refund-desk")
    t.entrance("ann", LALIHO, BUNNY)
    t.tokens("ann", 0, 3)
    t.hand("ann", "box-trap")

    t.turns("adventure")
    assert t.asked("ann").kind == "may"  # type: ignore[union-attr]
    assert t.told("ends-by-wounds") == [{"wounds": 5}]
    assert t.view("").last_turn
    t.answer("ann", "yes").answer("ann", "hero gran-bingo")

    assert t.order_of_deaths() == [BUNNY]
    assert t.wounds("ann") == 4
    assert over(t)
    assert t.view("").ending == "SBM-SOLO-17"


@rule("SBM-SOLO-17")
@pytest.mark.parametrize(("wounds", "ends"), [(4, False), (5, True)])
def test_four_wounds_do_not_end_the_game(wounds: int, ends: bool) -> None:
    """At the end of a turn five wounds are too many, four are not."""
    t = solo()
    Scores(t).give("ann", 3, wounds)

    t.turns("end")

    assert over(t) == ends


@rule("SBM-SOLO-18")
def test_a_hero_in_the_tavern_ends_the_game_at_once() -> None:
    """Four landmarks are taken and a fifth hero is pushed out: nothing further is played."""
    t = solo()
    landmarks_taken(t, BINGO, BUNNY, PAM, FRAN)
    t.town(MO, LAG, LARRY, BRICK)
    t.only_in("hero deck", PETE, WISEBEARD, LALIHO)

    t.turns("city")

    assert over(t)
    assert t.view("").ending == "SBM-SOLO-18"
    assert t.at("tavern") == [MO]
    assert t.told("ends-by-tavern") == [{"hero": MO}]
    assert [told["hero"] for told in t.told("hero-revealed")] == [PETE]
    assert t.told("phase-began") == [{"phase": "city"}]


@rule("SBM-SOLO-18")
@card("ragequit-form")
def test_a_hero_pushed_to_the_tavern_in_the_middle_of_an_adventure_ends_the_game_there() -> None:
    """A hero is sent back to a full town with all landmarks taken: the heroes still waiting do not enter."""
    t = solo()
    landmarks_taken(t, BINGO, BUNNY, PAM, FRAN)
    t.town(MO, LARRY, BRICK, PETE)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", LALIHO, LAG)
    t.hand("ann", "ragequit-form")

    t.turns("adventure")
    while not t.can("ann", "cast ragequit-form"):
        t.answer("ann", "pass")
    t.answer("ann", "cast ragequit-form")

    assert over(t)
    assert t.view("").ending == "SBM-SOLO-18"
    assert t.at("tavern") == [MO]
    assert t.queue("ann") == [LAG]
    assert t.wounds("ann") == 0


@rule("SBM-SOLO-19")
def test_the_turn_that_reveals_the_last_epic_hero_is_the_last() -> None:
    """The last three heroes are revealed: the turn is played to its end, and there is no other."""
    t = solo()
    t.only_in("hero deck")
    t.only_in("epic deck", OVERKILL, RENDER, "lady-lockpick")

    t.turns("city")
    assert t.view("").last_turn
    assert not over(t)
    while t.waiting:
        idle(t, ["hideout-treasure"])

    assert [told["phase"] for told in t.told("phase-began")] == ["city", "build", "minion", "bait", "adventure", "end"]
    assert over(t)
    assert t.view("").ending == "SBM-SOLO-19"
    assert t.view("").turn == 1


@rule("SBM-SOLO-20")
def test_ten_souls_do_not_end_a_game_for_one() -> None:
    """Twelve souls and one wound at the end of a turn: the game goes on."""
    t = solo()
    Scores(t, *ORDINARY[:3]).give("ann", 12, 1)

    t.turns("end")

    assert not over(t)
    assert t.view("").turn == 2
    assert t.souls("ann") == 12


# -- what it is worth --------------------------------------------------------------------------------------


@rule("SBM-SOLO-21")
def test_thirty_six_is_all_there_is_to_win() -> None:
    """All 24 heroes are souls and nobody has wounded: 36 points, and the highest title."""
    t = solo()
    souls = [c.id for c in CARDS if c.type == HERO and c.box == "super" and c.id in ids(t.g.hero_deck + t.g.epic_deck)]
    assert len(souls) == 24
    t.give_souls("ann", *souls)
    t.only_in("hero deck")
    t.only_in("epic deck")

    t.turns("city")
    while t.waiting:
        idle(t, ["hideout-treasure"])

    assert over(t)
    assert t.g.outcome is not None
    assert t.g.outcome.scores == [36]
    assert t.view("").title == "supreme-dungeon-lord"


@rule("SBM-SOLO-21")
def test_wounds_are_taken_off_the_score() -> None:
    """Nine souls and six wounds are 3 points."""
    t = solo()
    Scores(t).give("ann", 9, 6)

    t.turns("end")

    assert t.told("scored") == [{"seat": "ann", "souls": 9, "wounds": 6, "score": 3}]


TITLES = [
    (-1, "loser"),
    (0, "kobold"),
    (6, "kobold"),
    (7, "minion"),
    (12, "minion"),
    (13, "mini-boss"),
    (16, "mini-boss"),
    (17, "boss"),
    (21, "boss"),
    (22, "real-boss"),
    (25, "real-boss"),
    (26, "dungeon-keeper"),
    (28, "dungeon-keeper"),
    (29, "boss-monster"),
    (31, "boss-monster"),
    (32, "grand-boss"),
    (34, "grand-boss"),
    (35, "dungeon-lord"),
    (36, "supreme-dungeon-lord"),
]


@rule("SBM-SOLO-22")
@pytest.mark.parametrize(("score", "title"), TITLES)
def test_the_score_is_a_title(score: int, title: str) -> None:
    """Every band of the table, at both its ends; the title is on the table all the time."""
    assert title_of(score) == title
    t = solo()
    Scores(t).give("ann", max(0, score), max(0, -score))

    assert t.view("").title == title
    assert not t.view("").true_title


# -- the rest ----------------------------------------------------------------------------------------------


@rule("SBM-SOLO-23")
def test_a_turn_for_one_has_the_same_six_steps() -> None:
    """City, build, minion, bait, adventure, end; and the next turn begins."""
    t = solo()

    t.turns("city")
    idle_to(t, 2, "city", ["hideout-treasure"])

    phases = [told["phase"] for told in t.told("phase-began")]
    assert phases == ["city", "build", "minion", "bait", "adventure", "end", "city"]


@rule("SBM-SOLO-23")
@card("coach-carnage")
def test_building_and_levelling_up_are_as_usual() -> None:
    """One room a turn; the fifth levels the boss up; a sixth may only be built over another."""
    t = solo("coach-carnage")
    t.dungeon("ann", "box-trap", "minion-arena", "vip-bouncer", "ogre-weight-room")
    t.hand("ann", "banana-corridor", "vacuum-crypt", "power-bonus", "restore-from-backup")
    t.pile("tourist-trap")

    t.phase("build")
    t.answer("ann", "place banana-corridor 4")
    assert t.can("ann", "cast restore-from-backup")
    assert not t.can("ann", "place vacuum-crypt")
    t.answer("ann", "pass")
    assert t.side("ann").levelled
    assert t.damage_of("ann")[-1] == 3  # the coach's last room
    t.phase("end")
    t.phase("build")

    assert t.can("ann", "place vacuum-crypt 4")
    assert refused(t, "ann", "place", "vacuum-crypt", 5)


@rule("SBM-SOLO-23")
def test_heroes_summoned_alone_carry_the_usual_tokens() -> None:
    """The stadium gives its hero two more health."""
    t = solo()
    t.landmark("stadium", a_hero(6, "thief"))
    t.minion("ann", "stadium-summon")

    t.phase("minion")

    (summoned,) = t.side("ann").entrance
    assert (summoned.token, summoned.health) == (2, 8)


@rule("SBM-SOLO-24")
def test_a_game_for_one_needs_the_heroes_of_this_set() -> None:
    """Other heroes are refused; other sets may be mixed in with all the cards of this one."""
    with pytest.raises(BadOptionCombination):
        fresh(["ann"], heroes="boss_monster")
    t = fresh(["ann"], mixed=True, items=True)
    alone = fresh(["ann"])

    assert set(ids(alone.g.room_deck)) < set(ids(t.g.room_deck))
    assert set(ids(alone.g.spell_deck)) < set(ids(t.g.spell_deck))
    assert sorted(ids(alone.g.hero_deck)) == sorted(ids(t.g.hero_deck))
