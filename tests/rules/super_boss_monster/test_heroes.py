"""Heroes: what a card tells, what one is worth, and who has an ability."""

import pytest

from tests.marks import rule
from tests.super_table import SuperTable, a_hero, super_boss_monster
from underhall.games.series.cards import HERO, NO_TREASURE
from underhall.games.super_boss_monster.facts import CARDS, NO_LANDMARK, TAVERN, TRAITS, TREASURES

ALL = [card for card in CARDS if card.type == HERO]


def walked_through(hero: str, *dungeon: str) -> SuperTable:
    """The hero has met ann's dungeon and nobody has done anything."""
    t = super_boss_monster()
    t.dungeon("ann", *dungeon)
    t.entrance("ann", hero)
    return t.phase("adventure").all_pass()


@rule("SBM-HERO-01")
def test_every_hero_has_a_grade_a_treasure_and_health() -> None:
    """Epic heroes have more health than ordinary ones; each wants a treasure, those who go to the tavern, too."""
    assert all(card.health > 0 for card in ALL)
    assert max(card.health for card in ALL if not card.epic) < min(card.health for card in ALL if card.epic)
    assert [card.id for card in ALL if card.wants == NO_TREASURE] == []
    idlers = {card.id: TREASURES[card.wants] for card in ALL if TRAITS[card.number].landmark == TAVERN}
    assert idlers == {"bar-brawler": "fighter", "slacker": "thief"}


@rule("SBM-HERO-01")
@pytest.mark.parametrize("wants", ["cleric", "fighter", "mage", "thief"])
@pytest.mark.parametrize("epic", [False, True])
def test_the_symbol_tells_what_lures_a_hero(wants: str, epic: bool) -> None:
    """Of four dungeons that each show one treasure the hero goes to that of its own."""
    bosses = {"cleric": "lord-grumble", "fighter": "coach-carnage", "mage": "baron-bruin", "thief": "nana-webb"}
    t = super_boss_monster(list(bosses), list(bosses.values()))
    hero = a_hero(wants=wants, epic=epic)
    t.town(hero)
    t.phase("bait")
    assert {name: t.queue(name) for name in bosses if t.queue(name)} == {wants: [hero]}


@rule("SBM-HERO-01")
@pytest.mark.parametrize(("hero", "dies"), [("bunny", True), ("sir-lag", False)])
def test_the_number_tells_how_much_damage_a_hero_can_take(hero: str, dies: bool) -> None:
    """Four damage kill a hero of 4, not one of 6."""
    t = walked_through(hero, "vip-bouncer", "minion-arena")
    assert (t.souls("ann"), t.wounds("ann")) == ((1, 0) if dies else (0, 1))


@rule("SBM-HERO-02")
def test_an_ordinary_hero_is_worth_one() -> None:
    """One soul when killed, one wound when it gets through."""
    assert walked_through("bunny", "vip-bouncer", "minion-arena").souls("ann") == 1
    assert walked_through("bunny", "vip-bouncer").wounds("ann") == 1


@rule("SBM-HERO-03")
def test_an_epic_hero_is_worth_two() -> None:
    """Two souls when killed, two wounds when it gets through."""
    t = walked_through("sir-render", "dino-treadmill", "dino-treadmill", "overtime-ossuary")
    assert (t.souls("ann"), t.wounds("ann"), t.side("ann").soul_heroes) == (2, 0, ("sir-render",))
    t = walked_through("sir-render", "dino-treadmill", "dino-treadmill")
    assert (t.souls("ann"), t.wounds("ann"), t.side("ann").wound_heroes) == (0, 2, ("sir-render",))


@rule("SBM-HERO-04")
@pytest.mark.parametrize("hero", ["bunny", "wisebeard", "sir-render", "lady-lockpick"])
def test_a_hero_without_ability_does_nothing_of_its_own(hero: str) -> None:
    """It comes to town, and walks through a dungeon like anybody."""
    t = super_boss_monster()
    t.only_in("hero deck", hero)
    t.only_in("epic deck")
    t.phase("arrivals")
    assert t.in_town == [hero]
    assert t.events() == ["hero-revealed", "town-deck-empty"]
    t = walked_through(hero, "frozen-monster")
    assert t.events("ability-works", "hero-to-landmark", "hero-to-tavern") == []


@rule("SBM-HERO-04")
def test_ten_heroes_have_an_ability() -> None:
    """Each of them goes where its text says as soon as it is revealed; nobody else of a whole deck leaves so soon."""
    able = {card.id for card in ALL if TRAITS[card.number].landmark != NO_LANDMARK}
    assert len(able) == 10
    t = super_boss_monster(["ann", "bob", "cy", "dot"])
    while not t.events("town-deck-empty", "no-hero-came"):
        t.phase("arrivals")
    moves = ("hero-revealed", "hero-to-landmark", "hero-to-tavern")
    told = {name: iter(t.told(name)) for name in moves}
    revealed, straight = "", set()
    for name in t.events(*moves):
        hero = next(told[name])["hero"]
        if name == "hero-revealed":
            revealed = hero
        elif hero == revealed:
            straight.add(hero)
    assert straight == able
