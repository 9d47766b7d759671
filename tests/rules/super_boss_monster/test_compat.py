"""Cards of other sets on this table: mixed decks, guests, items, five and six players, coins."""

from collections.abc import Sequence

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import idle_to, pass_to_room, refused, resolved
from tests.super_table import SuperTable, fresh, super_boss_monster
from underhall.errors import BadOptionCombination
from underhall.games.boss_monster.info import BOSS_MONSTER
from underhall.games.series.cards import ALL_CARDS, HERO, ROOM, SPELL
from underhall.games.super_boss_monster.facts import CARDS
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.games.super_boss_monster.setup import BOX
from underhall.kernel.luck import seeded

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
COMPASS = "captain-compass"  # health 4, explorer
RITA = "rover-rita"  # health 6, explorer
OVERKILL = "dame-overkill"  # epic, health 13, fighter
HUNTER = "relic-hunter"  # epic, health 12, mage and thief
FOOL = "the-fool"  # health 2, no treasure

FIVE = ["ann", "bob", "cy", "dan", "eve"]
SIX = [*FIVE, "fay"]
QUIET = ("library-treasure", "temple-treasure", "stadium-treasure", "hideout-treasure")


def ids(deck: Sequence[int]) -> set[str]:
    return {ALL_CARDS[number].id for number in deck}


def boxes(deck: Sequence[int]) -> set[str]:
    return {ALL_CARDS[number].box for number in deck}


# -- mixed sets --------------------------------------------------------------------------------------------


@rule("SBM-COMPAT-01")
def test_bosses_rooms_and_spells_of_the_first_game_may_be_mixed_in() -> None:
    """Mixed decks hold the cards of both sets; the table for it is set up and goes on to its first decision."""
    t = fresh(mixed=True)
    assert boxes(t.g.room_deck) == boxes(t.g.spell_deck) == boxes(t.g.boss_deck) == {"super", "boss-monster"}
    assert {"goblin-armory", "minion-arena"} <= ids(t.g.room_deck)
    t.setup()

    assert t.waiting == ["ann", "bob"]
    alone = fresh()
    assert boxes(alone.g.room_deck + alone.g.spell_deck + alone.g.boss_deck) == {"super"}


@rule("SBM-COMPAT-01")
@card("golem-factory", "fear")
def test_cards_of_the_first_game_are_drafted_built_and_cast_here() -> None:
    """A room of the first game is drafted from the market and built; its spell sends a hero back to town."""
    t = super_boss_monster(mixed=True)
    t.next_from("room deck", "golem-factory", "box-trap")
    t.hand("bob", "fear")
    t.entrance("ann", LAG)

    t.turns("city")
    t.answer("ann", "card golem-factory").answer("ann", "space library-treasure")
    t.answer("bob", "card box-trap").answer("bob", "space temple-treasure")
    t.answer("ann", "place golem-factory 0").answer("bob", "pass")
    pass_to_room(t, "golem-factory")
    t.answer("bob", "cast fear")

    assert t.rooms("ann") == ["golem-factory"]
    assert LAG in t.in_town + t.at("stadium")


@rule("SBM-COMPAT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heroes_are_the_complete_set_of_one_game(seats: int) -> None:
    """Whichever set is chosen, the hero decks hold all its heroes for so many players and none of the other's."""
    names = FIVE[:seats]
    for heroes, box in (("super", "super"), ("boss_monster", "boss-monster")):
        t = fresh(names, heroes=heroes, mixed=True)
        decks = t.g.hero_deck + t.g.epic_deck
        assert boxes(decks) == {box}
        assert ids(decks) == {c.id for c in BOX if c.type == HERO and c.box == box and c.players <= seats}


@rule("SBM-COMPAT-02")
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"heroes": "boss_monster", "promo": "on"}), (5, {"heroes": "boss_monster"})]
)
def test_heroes_of_two_games_are_refused(seats: int, options: dict[str, str]) -> None:
    """A guest among the first game's heroes, or explorers beside them, are refused with the nearest that is allowed."""
    with pytest.raises(BadOptionCombination):
        fresh(FIVE[:seats], **options)


@rule("SBM-COMPAT-03")
@card("goblin-armory")
def test_one_more_damage_without_the_word_token_places_none() -> None:
    """A room of the first game adds 1 to the damage of its neighbours: their damage is higher, no token lies there."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena", "goblin-armory", "vip-bouncer")

    assert t.damage_of("ann") == [2, 1, 4]
    assert t.tokens_on("ann") == [0, 0, 0]


@rule("SBM-COMPAT-03")
@card("giant-size")
def test_a_bonus_of_the_first_game_ends_with_the_turn() -> None:
    """A spell that makes a room deal 3 more places no token, and the next turn the room is as before."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", LALIHO)
    t.hand("ann", "giant-size", "critical-typo")

    t.turns("adventure")
    resolved(t.answer("ann", "cast giant-size"))
    assert (t.damage_of("ann"), t.tokens_on("ann")) == ([4], [0])
    idle_to(t, 2, "city")

    assert (t.damage_of("ann"), t.tokens_on("ann")) == ([1], [0])


@rule("SBM-COMPAT-19")
def test_every_card_tells_its_set() -> None:
    """Everything that may lie on this table says which set it is from, on the card and in what is printed."""
    assert all(each.box for each in BOX)
    assert {each.box for each in CARDS} == {"super", "explorers", "coins", "items", "promo"}
    assert all(record["box"] for record in SUPER_BOSS_MONSTER.printed())
    assert {each.box for each in BOX if each.id in BOSS_MONSTER.card_ids} == {"boss-monster"}


# -- heroes with two treasures, or none --------------------------------------------------------------------


def pushed_out(hero: str, **occupied: str) -> SuperTable:
    """The hero is the leftmost of a full town, and another one arrives; some landmarks are taken."""
    t = super_boss_monster(promo=True)
    t.town(hero, BINGO)
    for place, other in occupied.items():
        t.landmark(place, other)
    t.only_in("hero deck", BUNNY)
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.in_town == [BINGO, BUNNY]
    return t


@rule("SBM-COMPAT-04", "SBM-EX-02")
@card("relic-hunter")
def test_a_hero_with_two_treasures_goes_to_the_landmark_of_the_first() -> None:
    """The library is free: there it goes, even if the hideout is free, too."""
    t = pushed_out(HUNTER)

    assert t.at("library") == [HUNTER]
    assert t.at("hideout") == t.at("tavern") == []


@rule("SBM-COMPAT-04", "SBM-EX-02")
@card("relic-hunter")
def test_a_hero_with_two_treasures_goes_to_the_landmark_of_the_second_where_the_first_is_taken() -> None:
    """The library is taken and the hideout free: there it goes."""
    t = pushed_out(HUNTER, library=PAM)

    assert t.at("hideout") == [HUNTER]
    assert t.at("library") == [PAM]


@rule("SBM-COMPAT-05", "SBM-EX-02")
@card("relic-hunter")
def test_a_hero_with_two_treasures_goes_to_the_tavern_where_both_are_taken() -> None:
    """Library and hideout are taken; that temple and stadium are free does not matter."""
    t = pushed_out(HUNTER, library=PAM, hideout=FRAN)

    assert t.at("tavern") == [HUNTER]
    assert t.at("temple") == t.at("stadium") == []


@rule("SBM-COMPAT-06", "SBM-EX-18")
@card("the-fool")
def test_a_hero_without_a_treasure_goes_to_the_tavern() -> None:
    """The jester of the first game is pushed out of town: to the tavern, although every landmark is free."""
    t = pushed_out(FOOL)

    assert t.at("tavern") == [FOOL]
    assert all(t.at(place) == [] for place in ("temple", "stadium", "library", "hideout"))


# -- items -------------------------------------------------------------------------------------------------


def with_items(*items: str, seats: int = 3) -> SuperTable:
    """These are the next items; nobody arrives of their own accord."""
    t = super_boss_monster(seats=FIVE[:seats], items=True)
    t.only_in("item deck", *items)
    return t


def carried(t: SuperTable) -> list[tuple[str, str]]:
    return [(hero.card, hero.item) for hero in t.view("").town]


@rule("SBM-COMPAT-07", "SBM-CONF-35")
@card("scroll-bar")
def test_an_item_is_revealed_each_turn_and_goes_to_the_leftmost_hero_it_suits() -> None:
    """A fighter and two mages stand in town, an item for mages comes up: the mage on the second space has it."""
    t = with_items("scroll-bar", "plot-armour")
    t.only_in("hero deck", BUNNY, PAM, WISEBEARD, FRAN, LARRY, PETE)

    t.turns("city")
    assert t.told("item-revealed") == [{"card": "scroll-bar"}]
    assert carried(t) == [(BUNNY, ""), (PAM, "scroll-bar"), (WISEBEARD, "")]
    assert t.events("hero-revealed", "item-revealed", "item-taken", "card-drafted") == [
        "hero-revealed",
        "hero-revealed",
        "hero-revealed",
        "item-revealed",
        "item-taken",
    ]
    idle_to(t, 2, "city", QUIET)

    assert t.told("item-revealed") == [{"card": "scroll-bar"}, {"card": "plot-armour"}]


@rule("SBM-COMPAT-07")
def test_without_items_none_is_revealed() -> None:
    """A table that does not play with items has none."""
    t = super_boss_monster()

    t.phase("city")

    assert t.view("").item_deck == 0
    assert t.told("item-revealed") == []


@rule("SBM-COMPAT-08", "SBM-CONF-35")
@card("grappling-spork")
def test_an_item_that_suits_nobody_waits_until_somebody_comes_whom_it_suits() -> None:
    """An item for thieves waits above the board for two turns; then a thief is revealed and has it."""
    t = with_items("grappling-spork")
    t.only_in("hero deck", BUNNY, PAM, BINGO, LAG, WISEBEARD, "deacon-brick", FRAN, MO, LALIHO)

    t.turns("city")
    assert t.view("").items_waiting == ["grappling-spork"]
    idle_to(t, 2, "city", QUIET)
    assert t.view("").items_waiting == ["grappling-spork"]
    idle_to(t, 3, "city", QUIET)

    assert t.view("").items_waiting == []
    assert t.told("item-taken") == [{"hero": FRAN, "card": "grappling-spork"}]


@rule("SBM-CONF-35")
@card("grappling-spork", "master-key-blank", "loaded-lunchbox")
def test_of_several_waiting_items_the_oldest_is_handed_out_first() -> None:
    """Two items wait and a third comes up with two thieves: the older two are carried, from the left."""
    t = with_items("loaded-lunchbox")
    t.g.items_waiting = (t._take("master-key-blank"), t._take("grappling-spork"))
    t.only_in("hero deck", LARRY, BUNNY, FRAN)

    t.phase("arrivals")

    assert carried(t) == [(LARRY, "master-key-blank"), (BUNNY, ""), (FRAN, "grappling-spork")]
    assert t.view("").items_waiting == ["loaded-lunchbox"]


@rule("SBM-COMPAT-09")
@card("scroll-bar")
def test_heroes_on_landmarks_get_no_items() -> None:
    """The only mages stand on the library and in the tavern: the item waits."""
    t = with_items("scroll-bar")
    t.landmark("library", PAM)
    t.landmark("tavern", WISEBEARD)
    t.only_in("hero deck", BUNNY, FRAN, BINGO)

    t.phase("arrivals")

    assert t.view("").items_waiting == ["scroll-bar"]
    library = t.view("").landmarks["library"]
    assert library is not None
    assert library.item == ""


@rule("SBM-COMPAT-10")
@card("scroll-bar")
def test_a_hero_keeps_its_item_on_a_landmark() -> None:
    """A mage with an item is pushed to the library; summoned from there, it still carries it."""
    t = with_items(seats=2)
    t.town(PAM, BUNNY)
    t.carrying(PAM, "scroll-bar")
    t.only_in("hero deck", FRAN)
    t.only_in("epic deck")

    t.phase("arrivals")
    library = t.view("").landmarks["library"]
    assert library is not None
    assert (library.card, library.item) == (PAM, "scroll-bar")
    t.minion("ann", "library-summon")
    t.phase("minion")
    t.answer("ann", "seat bob")

    (summoned,) = t.side("bob").entrance
    assert (summoned.card, summoned.item, summoned.token) == (PAM, "scroll-bar", 2)


@rule("SBM-COMPAT-18")
@card("plot-armour")
def test_an_item_helps_its_hero_and_goes_to_the_boss_with_its_death() -> None:
    """A hero with 3 more health dies of 7 damage and not of 4; the item then lies with the owner of the dungeon."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "minion-arena", "minion-arena")
    t.tokens("ann", 1, 3)
    t.tokens("ann", 0, 2)
    t.entrance("ann", BUNNY, item="plot-armour")

    t.phase("adventure")

    assert t.told("room-hurt")[0] == {"hero": BUNNY, "card": "minion-arena", "damage": 4, "total": 4, "health": 7}
    assert t.told("room-hurt")[1]["total"] == 7
    assert t.order_of_deaths() == [BUNNY]
    assert t.told("item-won") == [{"seat": "ann", "card": "plot-armour"}]
    assert t.side("ann").items == ("plot-armour",)


@rule("SBM-COMPAT-18")
@card("plot-armour")
def test_the_item_of_a_hero_who_survives_is_used_up() -> None:
    """A hero with an item reaches the boss: nobody wins the item."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", BUNNY, item="plot-armour")

    t.phase("adventure")

    assert t.wounds("ann") == 1
    assert t.side("ann").items == ()
    assert t.side("ann").items_retired == ("plot-armour",)


@rule("SBM-COMPAT-18")
@card("participation-trophy", "plot-armour")
def test_a_boss_keeps_one_item_and_may_spend_it() -> None:
    """A second item is won: one of the two is given up, and the other may be spent once."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "minion-arena")
    t.tokens("ann", 0, 8)
    t.give_item("ann", "participation-trophy")
    t.entrance("ann", BUNNY, item="plot-armour")
    t.entrance("ann", LALIHO)

    t.phase("adventure")
    t.answer("ann", "pass")
    assert sorted(t.options("ann")) == ["card participation-trophy", "card plot-armour"]
    t.answer("ann", "card plot-armour")
    assert t.side("ann").items == ("participation-trophy",)
    t.answer("ann", "item participation-trophy")

    assert [told["seat"] for told in t.told("card-drawn")] == ["ann"]
    assert t.side("ann").items == ()
    assert sorted(t.side("ann").items_retired) == ["participation-trophy", "plot-armour"]


# -- five and six players ----------------------------------------------------------------------------------


@rule("SBM-COMPAT-11")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_five_and_six_players_the_explorers_are_in_the_decks(seats: int) -> None:
    """The extension's cards are shuffled into the corresponding decks; with four players they are not."""
    t = fresh(SIX[:seats])

    assert "explorers" in boxes(t.g.boss_deck) & boxes(t.g.room_deck) & boxes(t.g.spell_deck)
    assert "explorers" in boxes(t.g.hero_deck) & boxes(t.g.epic_deck)
    four = fresh(SIX[:4])
    assert "explorers" not in boxes(four.g.boss_deck + four.g.room_deck + four.g.hero_deck + four.g.epic_deck)


@rule("SBM-COMPAT-11", "SBM-CONF-20")
def test_with_five_players_town_and_market_have_five_spaces() -> None:
    """Five heroes arrive and none is pushed out; with the next one the leftmost is. Five rooms lie on the market."""
    heroes = [BUNNY, FRAN, PAM, BINGO, COMPASS, LAG]
    t = super_boss_monster(seats=FIVE)
    t.only_in("hero deck", *heroes)
    t.only_in("epic deck")

    t.phase("city")

    assert t.in_town == heroes[:5]
    assert len([each for each in t.on_market if each in {c.id for c in BOX if c.type == ROOM}]) == 5
    while t.waiting:
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    t.phase("arrivals")
    assert t.in_town == heroes[1:]
    assert t.at("stadium") == [BUNNY]


@rule("SBM-COMPAT-11")
@pytest.mark.parametrize(("seats", "explorers"), [(5, "off"), (6, "off"), (2, "on"), (4, "on"), (1, "on")])
def test_explorers_come_with_five_and_six_players_and_only_then(seats: int, explorers: str) -> None:
    """Five players without the extension, or fewer with it, are refused."""
    with pytest.raises(BadOptionCombination):
        fresh(SIX[:seats], explorers=explorers)


@rule("SBM-COMPAT-12")
@pytest.mark.parametrize(("seats", "rooms", "spells"), [(4, 4, 1), (5, 5, 1), (6, 5, 2)])
def test_the_sixth_market_space_holds_a_second_spell(seats: int, rooms: int, spells: int) -> None:
    """Four and five players have as many rooms and one spell; six have five rooms and two spells."""
    t = super_boss_monster(seats=SIX[:seats])

    t.phase("city")

    types = [next(c.type for c in BOX if c.id == each) for each in t.on_market]
    assert (types.count(ROOM), types.count(SPELL)) == (rooms, spells)


@rule("SBM-COMPAT-13", "SBM-CONF-19", "SBM-CONF-44")
@pytest.mark.parametrize("launch_pad", ["spaces_only", "landmark"])
def test_the_launch_pad_lends_an_explorer_symbol(launch_pad: str) -> None:
    """A minion on its first space: one explorer symbol more in the bait phase, gone with the next turn."""
    t = super_boss_monster(seats=FIVE, launch_pad=launch_pad)
    t.minion("ann", "launch-pad-treasure")
    t.dungeon("bob", "minion-arena")
    t.entrance("bob", LAG)
    t.town(COMPASS)
    t.hand("ann", "deep-freeze")
    assert t.symbols("ann", "explorer") == 0

    t.turns("minion")
    assert t.symbols("ann", "explorer") == 1
    assert t.side("ann").borrowed == (0, 0, 0, 0, 1)
    assert t.told("hero-tied") == [{"hero": COMPASS, "best": 1}]  # with the fifth player's boss
    idle_to(t, 2, "city")

    assert t.symbols("ann", "explorer") == 0


@rule("SBM-COMPAT-13")
def test_the_launch_pad_is_beside_the_board_with_five_players_only() -> None:
    """Its two spaces are offered to five players, and not to four."""
    for seats, offered in ((4, False), (5, True)):
        t = super_boss_monster(seats=FIVE[:seats])
        t.phase("city")
        t.answer("ann", t.options("ann")[0])
        assert t.can("ann", "space launch-pad-treasure") == offered
        assert t.can("ann", "space launch-pad-shuffle") == offered


@rule("SBM-COMPAT-14", "SBM-CONF-37")
def test_the_launch_pad_shuffles_a_stack_of_any_dungeon() -> None:
    """Three rooms in a stack: the same three in an order drawn by lot, and nothing happens as if one were built."""
    tops = set()
    for seed in range(16):
        t = super_boss_monster(seats=FIVE)
        t.g.luck = seeded(str(seed))
        t.dungeon("bob", "minion-arena", ["password-sphinx", "overtime-ossuary", "box-trap"])
        t.minion("ann", "launch-pad-shuffle")
        t.phase("minion")
        t.answer("ann", "room box-trap bob 0")
        place = t.side("bob").dungeon[0]
        assert sorted([place.card, *place.under]) == ["box-trap", "overtime-ossuary", "password-sphinx"]
        assert t.told("stack-shuffled") == [{"seat": "bob", "card": place.card}]
        assert t.told("ability-works") == []
        tops.add(place.card)

    assert tops == {"box-trap", "overtime-ossuary", "password-sphinx"}


@rule("SBM-CONF-37")
@pytest.mark.parametrize("setting", ["same_top", "stay"])
def test_tokens_on_a_shuffled_stack(setting: str) -> None:
    """They stay if the same room ends on top; on another one only where the table plays so."""
    seen = set()
    for seed in range(12):
        t = super_boss_monster(seats=FIVE, shuffled_tokens=setting)
        t.g.luck = seeded(str(seed))
        t.dungeon("bob", ["vip-bouncer", "minion-arena"], "box-trap")
        t.tokens("bob", 1, 2)
        t.minion("ann", "launch-pad-shuffle")
        t.phase("minion")
        t.answer("ann", "room minion-arena bob 1")
        top = t.rooms("bob")[0]
        seen.add(top)
        assert t.tokens_on("bob") == [2 if top == "minion-arena" or setting == "stay" else 0, 0]

    assert seen == {"vip-bouncer", "minion-arena"}


@rule("SBM-CONF-37")
@pytest.mark.parametrize("setting", ["same_top", "stay"])
def test_which_stacks_may_be_shuffled(setting: str) -> None:
    """Not one whose top room holds a minion; a single room may be chosen, and nothing changes."""
    t = super_boss_monster(seats=FIVE, shuffled_tokens=setting)
    t.dungeon("ann", "vip-bouncer")
    t.dungeon("bob", ["box-trap", "minion-arena"], "box-trap")
    t.tokens("ann", 0, 1)
    t.minion("bob", 1)
    t.minion("ann", "launch-pad-shuffle")

    t.phase("minion")
    assert t.options("ann") == ["pass", "room vip-bouncer ann 0", "room box-trap bob 0"]
    assert refused(t, "ann", "room", "minion-arena", 1, 1)
    t.answer("ann", "room vip-bouncer ann 0")

    assert t.rooms("ann") == ["vip-bouncer"]
    assert t.tokens_on("ann") == [1]


@rule("SBM-COMPAT-14", "SBM-KEY-13")
@card("freeze")
def test_a_deactivated_stack_is_not_shuffled() -> None:
    """What lies beneath a deactivated room stays covered: its stack cannot be chosen."""
    t = super_boss_monster(seats=FIVE, mixed=True)
    t.dungeon("ann", "vip-bouncer")
    t.dungeon("bob", "minion-arena", ["ogre-weight-room", "box-trap"])
    t.minion("ann", "launch-pad-shuffle")
    t.hand("cy", "freeze")

    t.turn("build")
    t.answer("cy", "cast freeze").answer("cy", "room box-trap bob 0")

    assert t.view("").phase == "minion"
    assert t.options("ann") == ["pass", "room vip-bouncer ann 0", "room minion-arena bob 1"]


@rule("SBM-CONF-20")
def test_the_launch_pad_is_no_landmark_to_explorers() -> None:
    """An explorer who is pushed out of town goes to the tavern, and no space summons from the pad."""
    t = super_boss_monster(seats=FIVE)
    t.town(COMPASS, BUNNY, FRAN, PAM, BINGO)
    t.only_in("hero deck", LAG, RITA, WISEBEARD, LARRY, "brother-bandage")

    t.phase("city")
    assert t.at("tavern") == [COMPASS]
    assert "launch-pad" not in t.view("").landmarks
    t.answer("ann", t.options("ann")[0])

    assert not t.can("ann", "space launch-pad-summon")
    assert t.can("ann", "space launch-pad-treasure")
    assert t.can("ann", "space launch-pad-shuffle")


@rule("SBM-CONF-20")
def test_the_launch_pad_may_be_played_as_a_landmark() -> None:
    """Played so, the explorer stands on the pad, covers its two spaces, and may be summoned with +2."""
    t = super_boss_monster(seats=FIVE, launch_pad="landmark")
    t.town(COMPASS, BUNNY, FRAN, PAM, BINGO)
    t.only_in("hero deck", LAG, RITA, WISEBEARD, LARRY, "brother-bandage")

    t.phase("city")
    assert t.at("launch-pad") == [COMPASS]
    t.answer("ann", t.options("ann")[0])
    assert not t.can("ann", "space launch-pad-treasure")
    assert not t.can("ann", "space launch-pad-shuffle")
    t.answer("ann", "space launch-pad-summon")
    while t.waiting:
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    t.phase("minion")
    t.answer("ann", "seat bob")

    summoned = t.side("bob").entrance[0]
    assert (summoned.card, summoned.token, summoned.health) == (COMPASS, 2, 6)
    assert t.at("launch-pad") == []


@rule("SBM-COMPAT-15")
def test_with_five_players_a_tie_keeps_the_hero_in_town() -> None:
    """Two dungeons show equally many of a hero's symbol, and more than the others: it stays, and is not shared out."""
    t = super_boss_monster(seats=FIVE)
    t.dungeon("ann", "tag-team-pit")
    t.dungeon("bob", "tag-team-pit")
    t.town(BUNNY, LAG)

    t.phase("bait")

    assert t.in_town == [BUNNY, LAG]
    assert [told["hero"] for told in t.told("hero-tied")] == [BUNNY, LAG]


@rule("SBM-COMPAT-20")
def test_with_six_players_there_are_six_minions_with_the_same_rights() -> None:
    """Each of six players places a minion of their own, on the board or in the own dungeon, and each has its errand."""
    t = super_boss_monster(seats=SIX)
    t.dungeon("fay", "ogre-weight-room")
    # None of these goes to a landmark, where it would stand in the way.
    t.next_from("hero deck", "old-mo", "bunny", "vicar-vigour", "sticky-fran", "deacon-brick", "captain-compass")
    spaces = ["temple-treasure", "stadium-treasure", "library-treasure", "hideout-treasure", "launch-pad-treasure"]

    t.phase("city")
    for name, space in zip(FIVE, spaces, strict=True):
        t.answer(name, t.options(name)[0])
        assert t.can(name, f"space {space}")
        t.answer(name, f"space {space}")
        assert not t.can("fay", f"space {space}")
    t.answer("fay", t.options("fay")[0]).answer("fay", "room ogre-weight-room fay 0")
    t.phase("minion")

    assert [told["seat"] for told in t.told("symbol-gained")] == FIVE
    assert t.told("errand-at-card") == [{"seat": "fay", "card": "ogre-weight-room"}]
    assert t.tokens_on("fay") == [1]


# -- coins -------------------------------------------------------------------------------------------------


@rule("SBM-COMPAT-16")
def test_every_player_starts_with_three_coins() -> None:
    """A table with coins is set up: three for each; a table without them has none."""
    for coins, n in ((True, 3), (False, 0)):
        t = fresh(["ann", "bob", "cy"], coins=coins)
        t.setup()
        for name in t.names:
            t.answer(name, t.options(name)[0])

        assert [side.coins for side in t.view("").seats] == [n, n, n]
        assert len(t.told("coins-dealt")) == (3 if coins else 0)


@rule("SBM-COMPAT-17")
@pytest.mark.parametrize("coin_time", ["build_slot", "build_phase"])
def test_once_a_turn_a_room_may_be_discarded_for_a_coin(coin_time: str) -> None:
    """The first room makes a coin; a second one the same turn is refused, and in the next turn it may be done again."""
    t = super_boss_monster(coins=True, coin_time=coin_time)
    t.hand("ann", "box-trap", "vip-bouncer", "stealth")
    t.coins("ann", 3)

    t.turns("build")
    t.answer("ann", "coin box-trap")
    assert t.hand_of("ann") == ["stealth", "vip-bouncer"]
    assert t.side("ann").coins == 4
    assert t.discarded == ["box-trap"]
    assert refused(t, "ann", "coin", "vip-bouncer")
    assert t.can("ann", "place vip-bouncer 0")
    idle_to(t, 2, "build", QUIET)
    while not t.can("ann", "place vip-bouncer"):
        t.answer(t.waiting[0], "pass")

    assert t.can("ann", "coin vip-bouncer")


@rule("SBM-COMPAT-17")
def test_only_rooms_make_coins() -> None:
    """Spells are not offered for a coin, and without coins on the table nothing is."""
    t = super_boss_monster(coins=True)
    t.hand("ann", "box-trap", "stealth")
    t.phase("build")
    assert t.can("ann", "coin box-trap")
    assert refused(t, "ann", "coin", "stealth")

    t = super_boss_monster()
    t.hand("ann", "box-trap")
    t.phase("build")
    assert not t.can("ann", "coin box-trap")


@rule("SBM-CONF-36")
@pytest.mark.parametrize(("coin_time", "later"), [("build_slot", False), ("build_phase", True)])
def test_when_a_room_may_be_discarded_for_a_coin(coin_time: str, later: bool) -> None:
    """In the own slot before a room is placed; elsewhere in the build phase only where the table plays so."""
    t = super_boss_monster(coins=True, coin_time=coin_time)
    t.hand("ann", "box-trap", "vip-bouncer", "stealth")
    t.hand("bob", "minion-arena", "deep-freeze")
    t.dungeon("bob", "ogre-weight-room")

    t.phase("build")
    assert t.can("ann", "coin vip-bouncer")
    t.answer("ann", "place box-trap 0")
    assert t.can("ann", "cast stealth")
    assert t.can("ann", "coin vip-bouncer") == later
    t.answer("ann", "pass")
    assert t.view("").active == t.seat("ann")
    assert t.can("bob", "cast deep-freeze")
    assert t.can("bob", "coin minion-arena") == later
    t.answer("bob", "pass")

    assert t.view("").active == t.seat("bob")
    assert t.can("bob", "coin minion-arena")


@rule("SBM-CONF-36")
@pytest.mark.parametrize("coin_time", ["build_slot", "build_phase"])
def test_no_coin_is_made_outside_the_build_phase(coin_time: str) -> None:
    """In the adventure phase rooms are not offered for coins."""
    t = super_boss_monster(coins=True, coin_time=coin_time)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", LAG)
    t.hand("ann", "box-trap", "critical-typo")

    t.phase("adventure")

    assert t.can("ann", "cast critical-typo")
    assert refused(t, "ann", "coin", "box-trap")
