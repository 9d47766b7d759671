"""A Super Boss Monster table laid out by name: arrange what matters, act through decisions, look as a player does."""

from collections.abc import Sequence
from typing import Any

from tests.card_table import CardTable
from underhall.games.series.cards import HERO, ROOM, SPELL
from underhall.games.super_boss_monster.board import AT_BASE
from underhall.games.super_boss_monster.facts import CARDS, TREASURES
from underhall.games.super_boss_monster.setup import PREPARE
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.games.super_boss_monster.table_layout import DEFAULT_BOSSES, SuperLayout, fresh_game
from underhall.games.super_boss_monster.view_types import SeatView, View
from underhall.kernel.state_checks import all_cards

STOPS = {
    "city": "BeginBuilding",
    "arrivals": "Do CITY_STEPS",
    "draft": "BeginBuilding",
    "build": "BeginErrands",
    "reveal": "BeginErrands",
    "minion": "Bait",
    "bait": "BeginAdventures",
    "adventure": "BeginEnd",
    "end": "EndTurn",
}


def a_hero(health: int | None = None, wants: str | None = None, epic: bool = False, n: int = 0) -> str:
    """The id of the n-th plain hero of the box with this health and treasure."""
    fitting = [
        card.id
        for card in CARDS
        if card.type == HERO
        and card.box == "super"
        and card.epic == epic
        and (health is None or card.health == health)
        and (wants is None or (card.wants < len(TREASURES) and TREASURES[card.wants] == wants))
    ]
    return fitting[n]


class SuperTable(CardTable[SuperBossMonster, View], SuperLayout):
    """A game of Super Boss Monster under test."""

    shape = View
    whole_setup = PREPARE
    stops = STOPS

    def everything(self) -> list[int]:
        return all_cards(self.g)

    # -- playing --------------------------------------------------------------------------------------

    def can(self, name: str, words: str) -> bool:
        """Whether the seat is asked now and may answer so, or with something that begins so."""
        return any(option == words or option.startswith(words + " ") for option in self.options(name))

    # -- looking --------------------------------------------------------------------------------------

    def side(self, name: str) -> SeatView:
        """One player's side of the table as its owner sees it."""
        return self.view(name).seats[self.seat(name)]

    def tokens_on(self, name: str) -> list[int]:
        """The +1 tokens on the rooms from left to right."""
        return [room.tokens for room in reversed(self.side(name).dungeon)]

    def damage_of(self, name: str) -> list[int]:
        """What the rooms deal to a hero with nothing special about it, from left to right."""
        return [room.damage for room in reversed(self.side(name).dungeon)]

    def symbols(self, name: str, treasure: str) -> int:
        return self.side(name).treasure[TREASURES.index(treasure)]

    def at(self, place: str) -> list[str]:
        """The heroes on a landmark, or in the tavern with the top of the pile last."""
        view = self.view("")
        if place == "tavern":
            return [hero.card for hero in view.tavern]
        hero = view.landmarks[place]
        return [] if hero is None else [hero.card]

    @property
    def on_market(self) -> list[str]:
        return self.view("").market

    @property
    def stack(self) -> list[str]:
        """What waits to resolve; the last is the next."""
        return [effect.card for effect in self.view("").stack]


def super_boss_monster(seats: Sequence[str] = ("ann", "bob"), bosses: Sequence[str] = (), **options: Any) -> SuperTable:
    """An empty table: bosses dealt (the first seat is the first player), no hands, no rooms, full decks.

    Whatever does not belong to this table by its options lies in the box (`g.removed`): a test may still want it.
    """
    table = fresh(seats, "test", **options)
    table.clear(bosses or DEFAULT_BOSSES)
    return table


def fresh(seats: Sequence[str] = ("ann", "bob"), seed: object = 0, **options: Any) -> SuperTable:
    """A table at the very start, nothing dealt: arrange luck with `next_from`, then call `setup`."""
    return SuperTable(fresh_game(len(seats), str(seed), options), list(seats))


def solo(boss: str = "nana-webb", **options: Any) -> SuperTable:
    """An empty table for one player, called "ann"."""
    return super_boss_monster(["ann"], [boss], **options)


def all_rooms() -> list[str]:
    return [card.id for card in CARDS if card.type == ROOM]


def all_spells() -> list[str]:
    return [card.id for card in CARDS if card.type == SPELL]


def minions_at_home(table: SuperTable) -> bool:
    return all(lair.minion == AT_BASE for lair in table.g.lairs)
