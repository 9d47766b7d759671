"""The town board: its spaces, which of them are open, and what each does."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES
from tests.rules.super_boss_monster.scenes import refused
from tests.super_table import SuperTable, super_boss_monster
from underhall.games.series.cards import ALL_CARDS
from underhall.games.super_boss_monster.facts import NUMBER

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]
HEROES = {"temple": "gran-bingo", "stadium": "sir-lag", "library": "wisebeard", "hideout": "left-hand-larry"}
TREASURE = {"temple": "cleric", "stadium": "fighter", "library": "mage", "hideout": "thief"}
SPECIAL = {"temple": "market", "stadium": "room", "library": "spell", "hideout": "last-room"}
SPACES = {place: [f"{place}-treasure", f"{place}-{SPECIAL[place]}", f"{place}-summon"] for place in TREASURE}


def spaces_open(t: SuperTable) -> set[str]:
    """Where the first player may send the minion, on the board."""
    t.market("vip-bouncer", "stealth", "frozen-monster")
    t.phase("draft").answer("ann", "card stealth")
    return {option.split()[1] for option in t.options("ann") if option.startswith("space")}


def sent(t: SuperTable, name: str, space: str) -> SuperTable:
    """The minion phase with the seat's minion on this space."""
    t.minion(name, space)
    return t.phase("minion")


# -- which spaces there are -------------------------------------------------------------------------------------


@rule("SBM-BOARD-01")
def test_the_board_has_thirteen_spaces() -> None:
    """Three for each of four landmarks, one for the tavern: eight open without heroes, five with one on each."""
    free = spaces_open(super_boss_monster())
    t = super_boss_monster()
    for place, hero in HEROES.items():
        t.landmark(place, hero)
    t.landmark("tavern", "bunny")
    taken = spaces_open(t)
    assert free | taken == {space for spaces in SPACES.values() for space in spaces} | {"tavern-summon"}
    assert (len(free), len(taken), len(free & taken)) == (8, 5, 0)


@rule("SBM-BOARD-02")
@pytest.mark.parametrize("place", HEROES)
def test_a_hero_covers_the_landmarks_other_spaces(place: str) -> None:
    """With a hero there only its summon is open; the other landmarks do not care."""
    t = super_boss_monster()
    t.landmark(place, HEROES[place])
    treasure, special, summon = SPACES[place]
    others = {space for other in HEROES if other != place for space in SPACES[other][:2]}
    offered = spaces_open(t)
    assert offered == others | {summon}
    assert not {treasure, special} & offered


@rule("SBM-BOARD-03")
def test_there_is_nobody_to_summon_from_an_empty_landmark() -> None:
    """Hideout and tavern are empty: their summon spaces are not offered, and cannot be had by asking."""
    t = super_boss_monster()
    t.landmark("temple", "gran-bingo")
    assert {space for space in spaces_open(t) if space.endswith("summon")} == {"temple-summon"}
    assert refused(t, "ann", "space", 11)
    assert refused(t, "ann", "space", 12)


@rule("SBM-BOARD-03")
def test_the_tavern_can_be_called_upon_while_somebody_sits_there() -> None:
    """One hero in the tavern opens its only space."""
    t = super_boss_monster()
    t.landmark("tavern", "bunny")
    assert "tavern-summon" in spaces_open(t)


@rule("SBM-CONF-33", "SBM-BOARD-02")
@pytest.mark.parametrize(("covered", "works"), [("errand_stands", True), ("errand_lost", False)])
@pytest.mark.parametrize("space", ["temple-treasure", "temple-market"])
def test_a_minion_whose_space_a_hero_covers(covered: str, works: bool, space: str) -> None:
    """By the recommendation its errand is done all the same; a table may have it done in vain."""
    t = super_boss_monster(covered_minion=covered)
    t.market("vip-bouncer")
    t.minion("ann", space)
    t.landmark("temple", "gran-bingo")
    cleric = t.symbols("ann", "cleric")
    t.phase("minion")
    gained = (t.symbols("ann", "cleric") - cleric) + len(t.hand_of("ann"))
    assert (gained, "errand-in-vain" in t.events()) == (int(works), not works)
    assert t.at("temple") == ["gran-bingo"]


# -- treasure ---------------------------------------------------------------------------------------------------


@rule("SBM-BOARD-04", "SBM-BOARD-05")
@pytest.mark.parametrize("place", TREASURE)
def test_a_treasure_space_lends_the_boss_a_symbol(place: str) -> None:
    """One more of the landmark's treasure and of no other, from the minion phase to the end of the turn."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.hand("bob", "deep-freeze")
    t.entrance("ann", "bunny")
    before = t.side("ann").treasure
    wanted = ["cleric", "fighter", "mage", "thief", "explorer"].index(TREASURE[place])
    lent = tuple(n + (i == wanted) for i, n in enumerate(before))
    t.minion("ann", f"{place}-treasure")
    assert t.side("ann").treasure == before
    t.turn("minion")
    assert (t.view("").phase, t.side("ann").treasure) == ("adventure", lent)
    assert t.side("ann").borrowed == tuple([int(i == wanted) for i in range(5)])
    assert t.side("ann").dungeon[0].treasure == (0, 1, 0, 0, 0)  # it is the boss's, not the room's
    assert t.told("symbol-gained") == [{"seat": "ann", "treasure": TREASURE[place]}]
    t.all_pass()
    assert t.side("ann").treasure == before


@rule("SBM-BOARD-04")
def test_the_symbol_is_the_bosss_not_a_rooms() -> None:
    """A stash doubles the symbols of rooms: one mage room counts two, the borrowed symbol one."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery", "jackpot-stash")
    t.minion("ann", "library-treasure")
    t.phase("build").answer("ann", "use jackpot-stash 0")
    assert t.symbols("ann", "mage") == 2
    t.phase("minion")
    assert t.symbols("ann", "mage") == 3


@rule("SBM-BOARD-05")
def test_the_tavern_has_no_treasure() -> None:
    """Whoever calls upon it gains no symbol."""
    t = super_boss_monster()
    t.landmark("tavern", "bunny")
    before = t.side("ann").treasure
    sent(t, "ann", "tavern-summon").answer("ann", "seat bob")
    assert t.side("ann").treasure == before


@rule("SBM-BOARD-06")
@pytest.mark.parametrize(("minion", "damage"), [("library-treasure", 4), ("temple-treasure", 3), ("stadium-room", 3)])
def test_the_borrowed_symbol_counts_for_effects(minion: str, damage: int) -> None:
    """Queen Krill's first room deals 1 more while her dungeon shows three treasures: cleric and explorer, and mage."""
    t = super_boss_monster(bosses=["queen-krill", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "overtime-ossuary")
    assert t.damage_of("ann") == [3]
    sent(t, "ann", minion)
    assert t.damage_of("ann") == [damage]


@rule("SBM-BOARD-06")
def test_the_borrowed_symbol_lures() -> None:
    """Nobody has a fighter symbol but the player whose minion is on the stadium."""
    t = super_boss_monster()
    t.town("bunny")
    sent(t, "bob", "stadium-treasure")
    t.phase("bait")
    assert t.queue("bob") == ["bunny"]


@rule("SBM-BOARD-07")
def test_the_borrowed_symbol_does_not_help_to_build() -> None:
    """The minion is in the library, there is no mage room: an advanced mage room fits nowhere, this turn and at all."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.hand("ann", "clockwork-crusher", "frozen-monster")
    t.minion("ann", "library-treasure")
    t.phase("build")
    assert not t.can("ann", "place clockwork-crusher")
    t.answer("ann", "pass").all_pass()
    t.phase("minion")
    assert t.symbols("ann", "mage") == 1
    t.phase("build")
    assert not t.can("ann", "place clockwork-crusher")


# -- the special spaces -----------------------------------------------------------------------------------------


@rule("SBM-BOARD-08")
def test_the_temple_takes_what_is_left_on_the_market() -> None:
    """A single card is taken, of several the owner chooses one, a room or a spell."""
    t = super_boss_monster()
    t.market("stealth")
    sent(t, "ann", "temple-market")
    assert (t.hand_of("ann"), t.discarded) == (["stealth"], [])

    t = super_boss_monster()
    t.market("stealth", "vip-bouncer", "frozen-monster")
    sent(t, "ann", "temple-market")
    assert sorted(t.options("ann")) == ["card frozen-monster", "card stealth", "card vip-bouncer"]
    t.answer("ann", "card vip-bouncer")
    assert t.hand_of("ann") == ["vip-bouncer"]
    assert sorted(t.discarded) == ["frozen-monster", "stealth"]


@rule("SBM-BOARD-09")
def test_the_temple_does_nothing_when_the_market_is_empty() -> None:
    """No card moves anywhere."""
    t = super_boss_monster()
    before = t.view("")
    sent(t, "ann", "temple-market")
    after = t.view("")
    assert t.events() == ["phase-began", "errand", "errand-in-vain"]
    assert (after.room_deck, after.spell_deck, after.discard) == (before.room_deck, before.spell_deck, [])
    assert t.hand_of("ann") == []


@rule("SBM-BOARD-10")
def test_the_stadium_draws_a_room() -> None:
    """The top card of the room deck, seen by its owner only."""
    t = super_boss_monster()
    t.next_from("room deck", "vip-bouncer")
    size = t.view("").room_deck
    t.minion("ann", "stadium-room")
    t.phase("build")
    assert t.hand_of("ann") == []
    t.phase("minion")
    assert (t.hand_of("ann"), t.view("").room_deck) == (["vip-bouncer"], size - 1)
    assert "card" not in t.told("card-drawn", "bob")[0]


@rule("SBM-CONF-25", "SBM-BOARD-10")
def test_the_stadium_rebuilds_an_exhausted_deck() -> None:
    """The discarded rooms are shuffled into a new deck; with none of them the errand brings nothing."""
    t = super_boss_monster()
    t.only_in("room deck")
    t.pile("vip-bouncer", "stealth")
    sent(t, "ann", "stadium-room")
    assert (t.hand_of("ann"), t.discarded) == (["vip-bouncer"], ["stealth"])

    t = super_boss_monster()
    t.only_in("room deck")
    sent(t, "ann", "stadium-room")
    assert (t.hand_of("ann"), t.waiting) == ([], [])
    assert len(t.told("nothing-to-draw")) == 1


@rule("SBM-BOARD-11")
def test_the_library_draws_a_spell_and_discards_one() -> None:
    """With one spell in hand there are two to choose from; rooms are no choice."""
    t = super_boss_monster()
    t.hand("ann", "deep-freeze", "vip-bouncer")
    t.next_from("spell deck", "stealth")
    sent(t, "ann", "library-spell")
    assert sorted(t.options("ann")) == ["card deep-freeze", "card stealth"]
    t.answer("ann", "card deep-freeze")
    assert (t.hand_of("ann"), t.discarded) == (["stealth", "vip-bouncer"], ["deep-freeze"])


@rule("SBM-BOARD-11")
def test_the_only_spell_is_discarded_again() -> None:
    """Who holds none discards the one just drawn."""
    t = super_boss_monster()
    t.next_from("spell deck", "stealth")
    sent(t, "ann", "library-spell")
    assert (t.hand_of("ann"), t.discarded) == ([], ["stealth"])


@rule("SBM-BOARD-12", "SBM-CONF-12")
@pytest.mark.parametrize("hideout", ["on_entry", "on_errand"])
def test_the_hideout_makes_the_last_room_stronger(hideout: str) -> None:
    """Rooms of 2 and 1: this turn they deal 2 and 3, the next turn 2 and 1 again."""
    t = super_boss_monster(hideout=hideout)
    t.dungeon("ann", "ogre-weight-room", "minion-arena")
    t.entrance("ann", "laliho")
    t.minion("ann", "hideout-last-room")
    t.turn("minion").all_pass()
    assert [told["damage"] for told in t.told("room-hurt")] == [2, 3]
    t.entrance("ann", "old-mo")
    t.turn("minion").all_pass()
    assert [told["damage"] for told in t.told("room-hurt")] == [2, 3, 2, 1]


@rule("SBM-CONF-12", "SBM-BOARD-12")
@pytest.mark.parametrize(("hideout", "damage"), [("on_entry", 5), ("on_errand", 3)])
def test_another_room_becomes_the_last(hideout: str, damage: int) -> None:
    """The last room is destroyed before the hero comes: the bonus is the new last room's, or gone with the old one."""
    t = super_boss_monster(hideout=hideout)
    t.dungeon("ann", "vip-bouncer", "dark-altar")
    t.entrance("ann", "laliho")
    t.minion("ann", "hideout-last-room")
    t.turn("minion")
    assert t.damage_of("ann")[1] == 3
    t.answer("ann", "use dark-altar 0").all_pass()
    assert [told["damage"] for told in t.told("room-hurt")] == [damage]


@rule("SBM-CONF-12")
@pytest.mark.parametrize("hideout", ["on_entry", "on_errand"])
@pytest.mark.parametrize("spell", ["deep-freeze", "freeze"])
def test_a_last_room_out_of_order_deals_nothing(hideout: str, spell: str) -> None:
    """Disabled or deactivated, the bonus goes with it."""
    t = super_boss_monster(hideout=hideout)
    t.dungeon("ann", "ogre-weight-room", "minion-arena")
    t.entrance("ann", "laliho")
    t.hand("bob", spell)
    t.minion("ann", "hideout-last-room")
    t.turn("minion").answer("bob", f"cast {spell}").answer("bob", "room minion-arena ann 0").all_pass()
    assert [told["damage"] for told in t.told("room-hurt")] == [2]
    assert t.wounds("ann") == 1


@rule("SBM-BOARD-13")
def test_the_bonus_of_the_hideout_is_no_token() -> None:
    """No token is on the room, none is told of, and what looks for tokens finds none."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.dungeon("bob", "vip-bouncer")
    t.entrance("ann", "laliho")
    t.hand("bob", "safety-inspection", "ghost-cheat")
    t.minion("ann", "hideout-last-room")
    t.turn("minion")
    assert (t.damage_of("ann"), t.tokens_on("ann")) == ([3], [0])
    assert "token-placed" not in t.events()
    assert t.options("bob") == ["pass", "cast ghost-cheat"]


# -- summoning --------------------------------------------------------------------------------------------------


@rule("SBM-BOARD-14")
def test_the_hero_must_be_sent_somewhere() -> None:
    """Any dungeon may be chosen, one's own too; there is no way to decline."""
    t = super_boss_monster(THREE)
    t.landmark("library", "wisebeard")
    sent(t, "bob", "library-summon")
    assert t.options("bob") == ["seat ann", "seat bob", "seat cy"]
    assert refused(t, "bob", "pass")
    for name in THREE:
        after = t.fork().answer("bob", f"seat {name}")
        assert after.queue(name) == ["wisebeard"]


@rule("SBM-BOARD-15")
@pytest.mark.parametrize(("damage", "dies"), [(7, False), (8, True)])
@pytest.mark.parametrize("place", HEROES)
def test_a_hero_from_a_landmark_is_stronger_by_two(place: str, damage: int, dies: bool) -> None:
    """A hero of 6 takes 8 damage to kill."""
    t = super_boss_monster()
    t.landmark(place, HEROES[place])
    t.dungeon("bob", "ogre-weight-room", "ogre-weight-room", "vip-bouncer")
    if damage == 8:
        t.tokens("bob", 0, 1)
    t.minion("ann", f"{place}-summon")
    t.turn("minion").answer("ann", "seat bob").all_pass()
    assert t.told("hero-summoned") == [
        {"seat": "ann", "hero": HEROES[place], "to": "bob", "token": 2, "health": 8},
    ]
    assert (t.souls("bob"), t.wounds("bob")) == ((1, 0) if dies else (0, 1))


@rule("SBM-CONF-06", "SBM-BOARD-15")
@pytest.mark.parametrize(("temple_token", "health"), [("plus_two", 8), ("none", 6)])
def test_the_token_of_the_temple(temple_token: str, health: int) -> None:
    """By the recommendation the temple is like the others; a table may read the example so that it has no token."""
    t = super_boss_monster(temple_token=temple_token)
    for place in ("temple", "stadium"):
        t.landmark(place, HEROES[place])
    t.minion("ann", "temple-summon")
    t.minion("bob", "stadium-summon")
    t.phase("minion").answer("ann", "seat bob").answer("bob", "seat bob")
    queue = t.view("").seats[1].entrance
    assert [(hero.card, hero.health) for hero in queue] == [("gran-bingo", health), ("sir-lag", 8)]


@rule("SBM-CONF-06")
def test_a_hero_from_town_has_no_token() -> None:
    """A cleric who is lured enters with its printed health."""
    t = super_boss_monster(bosses=["nana-webb", "lord-grumble"])
    t.town("gran-bingo")
    t.phase("bait")
    (hero,) = t.view("").seats[1].entrance
    assert (hero.card, hero.token, hero.health) == ("gran-bingo", 0, 6)


@rule("SBM-BOARD-16")
def test_the_tavern_sends_its_top_hero_two_weaker() -> None:
    """Wisebeard lies on top of Sir Lag: he goes with 4 health instead of 6, and Sir Lag is on top now."""
    t = super_boss_monster()
    t.landmark("tavern", "sir-lag", "wisebeard")
    sent(t, "ann", "tavern-summon").answer("ann", "seat bob")
    (hero,) = t.view("").seats[1].entrance
    assert (hero.card, hero.token, hero.health) == ("wisebeard", -2, 4)
    assert t.at("tavern") == ["sir-lag"]


@rule("SBM-CONF-43", "SBM-BOARD-16")
@pytest.mark.parametrize(
    ("weak", "health", "dungeon", "souls", "wounds"),
    [
        ("first_room", 0, ["frozen-monster"], 1, 0),
        ("first_room", 0, [], 0, 1),
        ("one_health", 1, ["frozen-monster"], 0, 1),
        ("one_health", 1, ["minion-arena"], 1, 0),
    ],
)
def test_a_hero_too_weak_for_the_token(
    monkeypatch: pytest.MonkeyPatch, weak: str, health: int, dungeon: list[str], souls: int, wounds: int
) -> None:
    """Were there a hero of 2 health: it dies in the first room, even a harmless one, or keeps 1 health."""
    monkeypatch.setattr(ALL_CARDS[NUMBER["bunny"]], "health", 2)
    t = super_boss_monster(weak_hero=weak)
    t.landmark("tavern", "bunny")
    t.dungeon("bob", *dungeon)
    t.minion("ann", "tavern-summon")
    t.turn("minion").answer("ann", "seat bob").all_pass()
    assert [told["health"] for told in t.told("hero-summoned")] == [health]
    assert (t.souls("bob"), t.wounds("bob")) == (souls, wounds)


@rule("SBM-BOARD-17")
def test_a_landmark_loses_one_hero_a_turn() -> None:
    """Three heroes in the tavern and four players: whoever comes second cannot call upon it."""
    t = super_boss_monster(FOUR)
    t.landmark("tavern", "bunny", "wisebeard", "gran-bingo")
    t.market("vip-bouncer", "stealth", "frozen-monster", "tag-team-pit", "box-trap")
    t.phase("draft")
    offered = []
    for name in FOUR:
        t.answer(name, t.options(name)[0])
        offered.append(t.can(name, "space tavern-summon"))
        t.answer(name, "space tavern-summon" if offered[-1] else t.options(name)[0])
    assert offered == [True, False, False, False]
    t.phase("minion").answer("ann", "seat ann")
    assert t.at("tavern") == ["bunny", "wisebeard"]


@rule("SBM-BOARD-18")
def test_landmarks_are_not_in_town() -> None:
    """Nana Webb's level-up and Mimic Vault bring heroes from town only; with nobody there they find nobody."""
    t = super_boss_monster(bosses=["nana-webb", "lord-grumble"])
    t.dungeon("ann", "vip-bouncer", "frozen-monster", "pinata-gallery", "tag-team-pit")
    t.hand("ann", "mimic-vault")
    t.landmark("library", "wisebeard")
    t.landmark("tavern", "bunny")
    t.phase("build").answer("ann", "place mimic-vault 4").all_pass()
    assert "levelled-up" in t.events()
    assert (t.queue("ann"), t.queue("bob")) == ([], [])
    assert (t.at("library"), t.at("tavern")) == (["wisebeard"], ["bunny"])


# -- printed examples -------------------------------------------------------------------------------------------


@rule("SBM-EX-09", "SBM-BOARD-15", "SBM-BOARD-16")
def test_gladiator_criminal_bunny_and_a_cleric() -> None:
    """From stadium and hideout with two more health, from the tavern with two less, from town as printed."""
    t = super_boss_monster(FOUR, ["nana-webb", "lord-grumble", "baron-bruin", "dean-sporesby"])
    t.landmark("stadium", "gladiator")
    t.landmark("hideout", "criminal")
    t.landmark("tavern", "old-mo", "bunny")
    t.town("gran-bingo")
    for name, space in zip(THREE, ("stadium-summon", "hideout-summon", "tavern-summon"), strict=True):
        t.minion(name, space)
    t.phase("minion")
    for name in THREE:
        t.answer(name, "seat bob")
    t.phase("bait")
    queue = t.view("").seats[1].entrance
    assert [(hero.card, hero.token, hero.health) for hero in queue] == [
        ("gladiator", +2, 8),
        ("criminal", +2, 8),
        ("bunny", -2, 2),
        ("gran-bingo", 0, 6),
    ]
