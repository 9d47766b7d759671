"""The heroes: what each has and wants, where some go when they are revealed, and who is in the decks of how many."""

import pytest

from tests.cards.super_boss_monster.rooms import FIVE, QUIET_BOSSES
from tests.marks import card, rule
from tests.super_table import SuperTable, fresh, super_boss_monster
from underhall.games.series.cards import ALL_CARDS

SIX = (*FIVE, "fay")

# Treasure, health, from how many players on, and whether epic. The guest comes by option only.
HEROES: dict[str, tuple[str, int, int, bool]] = {
    "brother-bandage": ("cleric", 4, 2, False),
    "gran-bingo": ("cleric", 6, 2, False),
    "deacon-brick": ("cleric", 8, 2, False),
    "acolyte": ("cleric", 6, 3, False),
    "novice-nell": ("cleric", 4, 4, False),
    "vicar-vigour": ("cleric", 8, 4, False),
    "bunny": ("fighter", 4, 2, False),
    "sir-lag": ("fighter", 6, 2, False),
    "laliho": ("fighter", 8, 2, False),
    "gladiator": ("fighter", 6, 3, False),
    "intern-ingrid": ("fighter", 4, 4, False),
    "axel-overswing": ("fighter", 8, 4, False),
    "pixel-pam": ("mage", 4, 2, False),
    "wisebeard": ("mage", 6, 2, False),
    "old-mo": ("mage", 8, 2, False),
    "researcher": ("mage", 6, 3, False),
    "tilda-tooltip": ("mage", 4, 4, False),
    "max-mana": ("mage", 8, 4, False),
    "sticky-fran": ("thief", 4, 2, False),
    "left-hand-larry": ("thief", 6, 2, False),
    "coupon-pete": ("thief", 8, 2, False),
    "criminal": ("thief", 6, 3, False),
    "penny-pincher": ("thief", 4, 4, False),
    "baron-von-borrow": ("thief", 8, 4, False),
    "slacker": ("thief", 6, 2, False),
    "abbess-absolute": ("cleric", 11, 2, True),
    "bishop-buffington": ("cleric", 13, 2, True),
    "priestess": ("cleric", 11, 3, True),
    "paladin-paige": ("cleric", 13, 4, True),
    "sir-render": ("fighter", 11, 2, True),
    "dame-overkill": ("fighter", 13, 2, True),
    "champion": ("fighter", 11, 3, True),
    "brunhild-bigstick": ("fighter", 13, 4, True),
    "archmage-cc": ("mage", 11, 2, True),
    "merlina-two-point-oh": ("mage", 13, 2, True),
    "archivist": ("mage", 11, 3, True),
    "doctor-x-machina": ("mage", 13, 4, True),
    "robin-hoard": ("thief", 11, 2, True),
    "lady-lockpick": ("thief", 13, 2, True),
    "brigand": ("thief", 11, 3, True),
    "phantom-of-the-menu": ("thief", 13, 4, True),
    "bar-brawler": ("fighter", 12, 2, True),
    "captain-compass": ("explorer", 4, 5, False),
    "tourist-tim": ("explorer", 4, 5, False),
    "rover-rita": ("explorer", 6, 5, False),
    "selfie-sven": ("explorer", 6, 5, False),
    "dr-digwell": ("explorer", 8, 5, False),
    "cosmo-not": ("explorer", 8, 5, False),
    "backpack-bea": ("explorer", 4, 6, False),
    "layover-lou": ("explorer", 8, 6, False),
    "choirboy-chuck": ("cleric", 6, 6, False),
    "mallet-molly": ("fighter", 6, 6, False),
    "wi-fi-wanda": ("mage", 6, 6, False),
    "receipt-rick": ("thief", 6, 6, False),
    "admiral-orbit": ("explorer", 11, 5, True),
    "first-lady-on-mars": ("explorer", 11, 5, True),
    "the-map-maker": ("explorer", 13, 5, True),
    "commander-carry-on": ("explorer", 13, 5, True),
    "captain-sequel": ("explorer", 13, 6, True),
    "cardinal-direction": ("cleric", 13, 6, True),
    "duke-nudge": ("fighter", 13, 6, True),
    "witch-hunter-gatherer": ("mage", 13, 6, True),
    "madame-moonlight": ("thief", 13, 6, True),
    "relic-hunter": ("mage", 12, 2, True),
}

# Where those go straight who have somewhere to go.
STRAIGHT = {
    "acolyte": "temple",
    "priestess": "temple",
    "gladiator": "stadium",
    "champion": "stadium",
    "researcher": "library",
    "archivist": "library",
    "criminal": "hideout",
    "brigand": "hideout",
    "slacker": "tavern",
    "bar-brawler": "tavern",
}
GUEST = "relic-hunter"
NOT_ALONE = {*STRAIGHT, GUEST}

# A room that shows one treasure twice, and deals 1 damage.
BAIT = {
    "cleric": "take-a-number-tomb",
    "fighter": "tag-team-pit",
    "mage": "cauldron-call-centre",
    "thief": "piggy-bank-of-doom",
    "explorer": "exit-through-the-gift-shop",
}


def crossing(hero: str, damage: int) -> SuperTable:
    """The hero goes through Ann's only room, which deals so much."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, damage - 2)
    t.entrance("ann", hero)
    return t.phase("adventure")


@card("brother-bandage", "gran-bingo", "deacon-brick", "acolyte", "novice-nell", "vicar-vigour", "bunny", "sir-lag")
@card("laliho", "gladiator", "intern-ingrid", "axel-overswing", "pixel-pam", "wisebeard", "old-mo", "researcher")
@card("tilda-tooltip", "max-mana", "sticky-fran", "left-hand-larry", "coupon-pete", "criminal", "penny-pincher")
@card("baron-von-borrow", "slacker", "abbess-absolute", "bishop-buffington", "priestess", "paladin-paige")
@card("sir-render", "dame-overkill", "champion", "brunhild-bigstick", "archmage-cc", "merlina-two-point-oh")
@card("archivist", "doctor-x-machina", "robin-hoard", "lady-lockpick", "brigand", "phantom-of-the-menu", "bar-brawler")
@card("captain-compass", "tourist-tim", "rover-rita", "selfie-sven", "dr-digwell", "cosmo-not", "backpack-bea")
@card("layover-lou", "choirboy-chuck", "mallet-molly", "wi-fi-wanda", "receipt-rick", "admiral-orbit")
@card("first-lady-on-mars", "the-map-maker", "commander-carry-on", "captain-sequel", "cardinal-direction")
@card("duke-nudge", "witch-hunter-gatherer", "madame-moonlight", "relic-hunter")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_dies_of_as_much_damage_as_it_has_health_and_not_of_less(hero: str) -> None:
    """An ordinary hero is one soul or one wound, an epic hero two."""
    _, health, _, epic = HEROES[hero]
    value = 2 if epic else 1
    dead = crossing(hero, health)
    assert (dead.souls("ann"), dead.wounds("ann")) == (value, 0)
    assert dead.told("hero-died") == [{"hero": hero, "seat": "ann", "souls": value}]

    alive = crossing(hero, health - 1)
    assert (alive.souls("ann"), alive.wounds("ann")) == (0, value)


@card("brother-bandage", "gran-bingo", "deacon-brick", "acolyte", "novice-nell", "vicar-vigour", "bunny", "sir-lag")
@card("laliho", "gladiator", "intern-ingrid", "axel-overswing", "pixel-pam", "wisebeard", "old-mo", "researcher")
@card("tilda-tooltip", "max-mana", "sticky-fran", "left-hand-larry", "coupon-pete", "criminal", "penny-pincher")
@card("baron-von-borrow", "slacker", "abbess-absolute", "bishop-buffington", "priestess", "paladin-paige")
@card("sir-render", "dame-overkill", "champion", "brunhild-bigstick", "archmage-cc", "merlina-two-point-oh")
@card("archivist", "doctor-x-machina", "robin-hoard", "lady-lockpick", "brigand", "phantom-of-the-menu", "bar-brawler")
@card("captain-compass", "tourist-tim", "rover-rita", "selfie-sven", "dr-digwell", "cosmo-not", "backpack-bea")
@card("layover-lou", "choirboy-chuck", "mallet-molly", "wi-fi-wanda", "receipt-rick", "admiral-orbit")
@card("first-lady-on-mars", "the-map-maker", "commander-carry-on", "captain-sequel", "cardinal-direction")
@card("duke-nudge", "witch-hunter-gatherer", "madame-moonlight", "relic-hunter")
@rule("SBM-BAIT-02", "SBM-BAIT-04")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_goes_where_most_of_its_treasure_is_and_for_no_other(hero: str) -> None:
    """Five dungeons, each with most of one treasure."""
    wanted = HEROES[hero][0]
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    for name, room in zip(FIVE, BAIT.values(), strict=True):
        t.dungeon(name, room, room)
    t.town(hero)
    t.phase("bait")

    hosts = [name for name in FIVE if t.queue(name) == [hero]]
    expected = [name for name, treasure in zip(FIVE, BAIT, strict=True) if treasure == wanted]
    if hero == GUEST:  # it wants mage and thief: Cy has four of the one, Dee four of the other and a mage for a boss
        expected = ["dee"]
    assert hosts == expected
    assert (t.in_town == [hero]) == (not hosts)


# -- straight to a landmark -----------------------------------------------------------------------------------


def revealed(hero: str, taken: bool = False, **options: str) -> SuperTable:
    """The hero is revealed; its landmark is free, or taken by a hero of the first game."""
    t = super_boss_monster(**options)
    t.only_in("hero deck")
    t.only_in("epic deck")
    t.next_from("epic deck" if HEROES[hero][3] else "hero deck", hero)
    t.town("the-fool")
    if taken:
        t.landmark(STRAIGHT[hero], "samurai-tom")
    return t.phase("arrivals")


@card("acolyte", "priestess", "gladiator", "champion", "researcher", "archivist", "criminal", "brigand", "slacker")
@card("bar-brawler")
@rule("SBM-CITY-14")
@pytest.mark.parametrize("hero", STRAIGHT)
def test_some_heroes_go_straight_to_a_landmark(hero: str) -> None:
    """They are never in town, and nobody is pushed out of it."""
    t = revealed(hero)

    assert t.at(STRAIGHT[hero]) == [hero]
    assert t.in_town == ["the-fool"]
    assert t.told("hero-revealed") == [{"hero": hero}]


@card("acolyte", "priestess", "gladiator", "champion", "researcher", "archivist", "criminal", "brigand")
@rule("SBM-CONF-22")
@pytest.mark.parametrize("hero", [hero for hero, place in STRAIGHT.items() if place != "tavern"])
@pytest.mark.parametrize("ruling", ["tavern", "town"])
def test_a_hero_whose_landmark_is_taken_goes_to_the_tavern_or_to_town_as_the_table_rules(
    hero: str, ruling: str
) -> None:
    t = revealed(hero, taken=True, landmark_taken=ruling)

    assert t.at(STRAIGHT[hero]) == ["samurai-tom"]
    assert t.at("tavern") == ([hero] if ruling == "tavern" else [])
    assert t.in_town == (["the-fool"] if ruling == "tavern" else ["the-fool", hero])


@card("slacker", "bar-brawler")
@rule("SBM-CONF-21")
@pytest.mark.parametrize("hero", ["slacker", "bar-brawler"])
@pytest.mark.parametrize("ruling", ["on_top", "at_bottom"])
def test_who_goes_to_the_tavern_lies_on_top_of_those_there_or_at_the_bottom(hero: str, ruling: str) -> None:
    t = revealed(hero, taken=True, tavern_pile=ruling)

    assert t.at("tavern") == (["samurai-tom", hero] if ruling == "on_top" else [hero, "samurai-tom"])


@card("slacker", "bar-brawler")
@rule("SBM-BAIT-09", "SBM-BOARD-14")
@pytest.mark.parametrize("hero", ["slacker", "bar-brawler"])
def test_a_hero_in_the_tavern_comes_to_a_dungeon_only_if_it_is_summoned(hero: str) -> None:
    """No bait reaches it there; it is summoned with 2 less health."""
    t = revealed(hero)
    t.minion("ann", "tavern-summon")
    t.phase("bait")
    assert t.at("tavern") == [hero]
    t.phase("minion").answer("ann", "seat bob")

    (summoned,) = t.side("bob").entrance
    assert (summoned.card, summoned.token, summoned.health) == (hero, -2, HEROES[hero][1] - 2)


@card("acolyte", "gladiator", "researcher", "criminal")
@rule("SBM-BOARD-14")
@pytest.mark.parametrize("hero", ["acolyte", "gladiator", "researcher", "criminal"])
def test_a_hero_on_its_landmark_is_not_lured_and_may_be_summoned(hero: str) -> None:
    """However much of its treasure there is; summoned, it has 2 more health."""
    t = super_boss_monster()
    t.landmark(STRAIGHT[hero], hero)
    t.dungeon("ann", BAIT[HEROES[hero][0]])
    t.phase("bait")
    assert t.queue("ann") == []
    t.minion("ann", f"{STRAIGHT[hero]}-summon")
    t.phase("minion").answer("ann", "seat bob")

    (summoned,) = t.side("bob").entrance
    assert (summoned.card, summoned.token, summoned.health) == (hero, 2, 8)


# -- the decks ------------------------------------------------------------------------------------------------


def decks(t: SuperTable) -> tuple[set[str], set[str]]:
    ordinary, epic = t.g.hero_deck, t.g.epic_deck
    found = {ALL_CARDS[card].id for card in ordinary}, {ALL_CARDS[card].id for card in epic}
    assert (len(found[0]), len(found[1])) == (len(ordinary), len(epic))  # each hero is there once
    return found


@card("brother-bandage", "gran-bingo", "deacon-brick", "acolyte", "novice-nell", "vicar-vigour", "bunny", "sir-lag")
@card("laliho", "gladiator", "intern-ingrid", "axel-overswing", "pixel-pam", "wisebeard", "old-mo", "researcher")
@card("tilda-tooltip", "max-mana", "sticky-fran", "left-hand-larry", "coupon-pete", "criminal", "penny-pincher")
@card("baron-von-borrow", "slacker", "abbess-absolute", "bishop-buffington", "priestess", "paladin-paige")
@card("sir-render", "dame-overkill", "champion", "brunhild-bigstick", "archmage-cc", "merlina-two-point-oh")
@card("archivist", "doctor-x-machina", "robin-hoard", "lady-lockpick", "brigand", "phantom-of-the-menu", "bar-brawler")
@card("captain-compass", "tourist-tim", "rover-rita", "selfie-sven", "dr-digwell", "cosmo-not", "backpack-bea")
@card("layover-lou", "choirboy-chuck", "mallet-molly", "wi-fi-wanda", "receipt-rick", "admiral-orbit")
@card("first-lady-on-mars", "the-map-maker", "commander-carry-on", "captain-sequel", "cardinal-direction")
@card("duke-nudge", "witch-hunter-gatherer", "madame-moonlight", "relic-hunter")
@rule("SBM-SETUP-04", "SBM-SETUP-05", "SBM-SETUP-06", "SBM-COMPAT-11")
@pytest.mark.parametrize(
    ("seats", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17), (5, 31, 21), (6, 37, 26)]
)
@pytest.mark.parametrize("promo", [False, True])
def test_who_is_in_the_hero_decks_of_so_many_players(seats: int, ordinary: int, epic: int, promo: bool) -> None:
    """Everybody whose card says so many players or fewer; the guest comes in addition where the table wants it."""
    found = decks(fresh(SIX[:seats], promo=promo))

    for place, is_epic in enumerate((False, True)):
        expected = {id_ for id_, (_, _, players, e) in HEROES.items() if e == is_epic and players <= seats}
        if not promo:
            expected.discard(GUEST)
        assert found[place] == expected
    assert (len(found[0]), len(found[1])) == (ordinary, epic + promo)
    view = fresh(SIX[:seats], promo=promo).view("")
    assert (view.hero_deck, view.epic_deck) == (ordinary, epic + promo)


@card("novice-nell", "intern-ingrid", "tilda-tooltip", "penny-pincher", "paladin-paige", "brunhild-bigstick")
@card("slacker", "bar-brawler", "acolyte", "gladiator", "researcher", "criminal", "priestess", "champion", "archivist")
@card("brigand", "relic-hunter")
@rule("SBM-SOLO-02", "SBM-SOLO-03", "SBM-SOLO-04")
def test_who_is_in_the_hero_decks_of_a_game_for_one() -> None:
    """Twelve and twelve: nobody who goes straight to a landmark, and of the ordinary ones nobody for four players."""
    ordinary, epic = decks(fresh(["ann"]))
    plain = {id_: facts for id_, facts in HEROES.items() if id_ not in NOT_ALONE}

    assert ordinary == {id_ for id_, (_, _, players, e) in plain.items() if not e and players < 4}
    assert epic == {id_ for id_, (_, _, players, e) in plain.items() if e and players < 5}
    assert (len(ordinary), len(epic)) == (12, 12)
