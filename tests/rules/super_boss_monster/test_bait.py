"""Bait phase: what is counted, who goes where, who stays in town."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES
from tests.super_table import SuperTable, super_boss_monster

TWO, THREE = NAMES[:2], NAMES[:3]

# Bosses without a fighter symbol, and rooms that show so many together.
OTHERS = ("nana-webb", "lord-grumble", "baron-bruin")
FIGHTER_ROOMS: dict[int, list[str]] = {
    0: [],
    1: ["minion-arena"],
    2: ["tag-team-pit"],
    3: ["tag-team-pit", "minion-arena"],
}


def three_dungeons(*totals: int) -> SuperTable:
    """Three players with these fighter totals."""
    t = super_boss_monster(THREE, OTHERS)
    for name, total in zip(THREE, totals, strict=True):
        t.dungeon(name, *FIGHTER_ROOMS[total])
        assert t.symbols(name, "fighter") == total
    return t


def queues(t: SuperTable) -> dict[str, list[str]]:
    """The entrances at which somebody stands."""
    return {name: t.queue(name) for name in t.names if t.queue(name)}


# -- what is counted --------------------------------------------------------------------------------------------


@rule("SBM-BAIT-01")
def test_the_leftmost_hero_goes_first() -> None:
    """Three fighters who all go to one dungeon queue there as they stood in town."""
    t = three_dungeons(3, 1, 0)
    t.town("sir-lag", "bunny", "laliho")
    t.phase("bait")
    assert queues(t) == {"ann": ["sir-lag", "bunny", "laliho"]}
    assert [told["hero"] for told in t.told("hero-lured")] == ["sir-lag", "bunny", "laliho"]


@rule("SBM-BAIT-02")
def test_visible_rooms_and_the_boss_are_counted() -> None:
    """Baron Bruin's own mage symbol, a room with one and a room with two make four; a covered room adds nothing."""
    t = super_boss_monster(bosses=["baron-bruin", "lord-grumble"])
    t.dungeon("ann", "pinata-gallery", "cauldron-call-centre", ["dial-up-dungeon", "vip-bouncer"])
    t.dungeon("bob", "cauldron-call-centre", "pinata-gallery")
    t.town("wisebeard")
    assert (t.symbols("ann", "mage"), t.symbols("bob", "mage")) == (4, 3)
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": "wisebeard", "seat": "ann", "best": 4, "second": 3}]


@rule("SBM-BAIT-02")
def test_only_the_heros_own_treasure_is_counted() -> None:
    """Five fighter symbols mean nothing to a mage."""
    t = super_boss_monster(bosses=["nana-webb", "lord-grumble"])
    t.dungeon("ann", "tag-team-pit", "tag-team-pit", "minion-arena")
    t.dungeon("bob", "pinata-gallery")
    t.town("wisebeard")
    t.phase("bait")
    assert queues(t) == {"bob": ["wisebeard"]}


@rule("SBM-BAIT-03")
def test_a_borrowed_symbol_decides() -> None:
    """One thief symbol each; the minion on the hideout makes it two."""
    t = super_boss_monster(bosses=["lord-grumble", "baron-bruin"])
    t.dungeon("ann", "hungry-houseplant")
    t.dungeon("bob", "hungry-houseplant")
    t.town("sticky-fran")
    t.minion("ann", "hideout-treasure")
    t.phase("minion")
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": "sticky-fran", "seat": "ann", "best": 2, "second": 1}]


@rule("SBM-BAIT-03")
def test_what_rooms_and_spells_add_is_counted() -> None:
    """The choir baits one more cleric than it shows; a star map and a destroyed stash add to the count, too."""
    t = super_boss_monster(bosses=["nana-webb", "baron-bruin"])
    t.dungeon("ann", "gargoyle-choir")
    t.dungeon("bob", "frozen-monster")
    t.town("gran-bingo")
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": "gran-bingo", "seat": "ann", "best": 2, "second": 1}]

    t = super_boss_monster(bosses=["nana-webb", "baron-bruin"])
    t.dungeon("ann", "frozen-monster")
    t.dungeon("bob", "frozen-monster")
    t.hand("ann", "coffee-stained-star-map")
    t.town("gran-bingo")
    t.phase("build").answer("ann", "cast coffee-stained-star-map").answer("ann", "treasure cleric")
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": "gran-bingo", "seat": "ann", "best": 2, "second": 1}]

    t = super_boss_monster(bosses=["nana-webb", "baron-bruin"])
    t.dungeon("ann", "frozen-monster", "jackpot-stash")
    t.dungeon("bob", "frozen-monster")
    t.town("gran-bingo")
    t.phase("build").answer("ann", "use jackpot-stash 0")
    t.phase("bait")
    assert t.told("hero-lured") == [{"hero": "gran-bingo", "seat": "ann", "best": 2, "second": 1}]


# -- who goes where ---------------------------------------------------------------------------------------------


@rule("SBM-BAIT-04")
@pytest.mark.parametrize(
    ("totals", "winner"), [((3, 2, 0), "ann"), ((1, 3, 2), "bob"), ((0, 0, 1), "cy"), ((1, 1, 2), "cy")]
)
def test_a_hero_goes_to_the_strictly_highest_count(totals: tuple[int, int, int], winner: str) -> None:
    """Wherever its owner sits; the view tells beforehand where the hero would go."""
    t = three_dungeons(*totals)
    t.town("bunny")
    assert [THREE[hero.goes_to] for hero in t.view("").town] == [winner]
    t.phase("bait")
    assert queues(t) == {winner: ["bunny"]}
    assert t.in_town == []


@rule("SBM-BAIT-05", "SBM-CONF-03")
@pytest.mark.parametrize("totals", [(2, 2, 1), (1, 2, 2), (2, 0, 2), (1, 1, 1)])
def test_a_tie_for_the_highest_count_keeps_the_hero_in_town(totals: tuple[int, int, int]) -> None:
    """Two are enough for a tie, and neither experience nor the marker breaks it."""
    t = three_dungeons(*totals)
    t.town("bunny")
    assert [hero.goes_to for hero in t.view("").town] == [-1]
    t.phase("bait")
    assert queues(t) == {}
    assert t.in_town == ["bunny"]
    assert t.told("hero-tied") == [{"hero": "bunny", "best": max(totals)}]


@rule("SBM-CONF-03", "SBM-BAIT-05")
def test_a_tie_below_the_leader_does_not_matter() -> None:
    """Counts 3, 1 and 1."""
    t = three_dungeons(3, 1, 1)
    t.town("bunny")
    t.phase("bait")
    assert queues(t) == {"ann": ["bunny"]}


@rule("SBM-BAIT-06", "SBM-CONF-04")
def test_a_hero_whom_nobody_tempts_stays() -> None:
    """No dungeon shows a fighter symbol."""
    t = three_dungeons(0, 0, 0)
    t.town("bunny")
    t.phase("bait")
    assert t.in_town == ["bunny"]
    assert t.told("hero-unmoved") == [{"hero": "bunny"}]


@rule("SBM-CONF-04", "SBM-BAIT-06")
def test_it_is_enough_that_one_dungeon_tempts() -> None:
    """Two players without any fighter symbol keep nobody in town."""
    t = three_dungeons(0, 1, 0)
    t.town("bunny")
    t.phase("bait")
    assert queues(t) == {"bob": ["bunny"]}


@rule("SBM-BAIT-07", "SBM-CONF-09")
def test_heroes_queue_in_the_order_of_their_coming() -> None:
    """Who was left from last turn is first, then those summoned in the order of the errands, then those lured."""
    t = three_dungeons(3, 0, 0)
    t.town("bunny", "laliho")
    t.landmark("library", "wisebeard")
    t.landmark("hideout", "sticky-fran")
    t.entrance("ann", "gran-bingo")
    t.minion("bob", "hideout-summon")
    t.minion("cy", "library-summon")
    t.phase("minion").answer("bob", "seat ann").answer("cy", "seat ann")
    t.phase("bait")
    assert t.queue("ann") == ["gran-bingo", "sticky-fran", "wisebeard", "bunny", "laliho"]


@rule("SBM-BAIT-08")
def test_nothing_is_played_in_the_bait_phase() -> None:
    """Everybody holds spells and rooms to use; nobody is asked. What counts all the time still counts."""
    t = super_boss_monster(bosses=["nana-webb", "baron-bruin"])
    t.dungeon("ann", "gargoyle-choir", "piggy-bank-of-doom")
    t.dungeon("bob", "frozen-monster")
    t.hand("ann", "deep-freeze", "stealth")
    t.hand("bob", "deep-freeze", "stealth")
    t.town("gran-bingo")
    t.phase("bait")
    assert t.waiting == []
    assert t.events() == ["phase-began", "hero-lured"]
    assert queues(t) == {"ann": ["gran-bingo"]}


@rule("SBM-BAIT-09")
def test_heroes_on_landmarks_are_not_lured() -> None:
    """Five mage symbols move neither the mage in the library nor the one in the tavern."""
    t = super_boss_monster(bosses=["nana-webb", "baron-bruin"])
    t.dungeon("bob", "cauldron-call-centre", "cauldron-call-centre")
    t.landmark("library", "wisebeard")
    t.landmark("tavern", "old-mo")
    assert t.symbols("bob", "mage") == 5
    t.phase("bait")
    assert queues(t) == {}
    assert (t.at("library"), t.at("tavern")) == (["wisebeard"], ["old-mo"])
    assert t.events() == ["phase-began"]


@rule("SBM-BAIT-09", "SBM-BOARD-18")
@pytest.mark.parametrize("spell", ["adventure", "princess-in-peril"])
def test_heroes_on_landmarks_are_not_lured_by_spells_either(spell: str) -> None:
    """Only the heroes in town are offered; without one there the spell cannot be cast at all."""
    t = super_boss_monster(THREE)
    t.hand("ann", spell)
    t.landmark("library", "wisebeard")
    t.landmark("tavern", "old-mo")
    lonely = t.fork().phase("build")
    assert lonely.waiting == []
    t.town("bunny", "gran-bingo")
    t.phase("build").answer("ann", f"cast {spell}")
    assert t.options("ann") == ["hero bunny", "hero gran-bingo"]


@rule("SBM-BAIT-10")
def test_a_dungeon_may_get_any_number_of_heroes() -> None:
    """Three fighters go to the dungeon that leads; a thief among them goes its own way."""
    t = three_dungeons(0, 2, 1)
    t.town("bunny", "sir-lag", "laliho", "sticky-fran")
    t.phase("bait")
    assert queues(t) == {"ann": ["sticky-fran"], "bob": ["bunny", "sir-lag", "laliho"]}


@rule("SBM-BAIT-11")
def test_heroes_at_an_entrance_stay_there() -> None:
    """A mage summoned to the first player is not drawn away by the second player's symbols."""
    t = super_boss_monster(bosses=["nana-webb", "baron-bruin"])
    t.dungeon("bob", "cauldron-call-centre")
    t.landmark("library", "wisebeard")
    t.minion("ann", "library-summon")
    t.entrance("ann", "pixel-pam")
    t.phase("minion").answer("ann", "seat ann")
    t.phase("bait")
    assert queues(t) == {"ann": ["pixel-pam", "wisebeard"]}
