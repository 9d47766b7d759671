"""A Boss Monster table laid out by name: arrange what matters, act through decisions, look at what a player sees."""

from collections.abc import Sequence
from typing import Any

from tests.card_table import CardTable
from underhall.games.boss_monster.facts import CARDS, TREASURES
from underhall.games.boss_monster.setup import PREPARE
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.table_layout import DEFAULT_BOSSES, BossLayout, fresh_game
from underhall.games.boss_monster.view_types import View
from underhall.games.series.cards import HERO, ROOM
from underhall.kernel.state_checks import all_cards

STOPS = {
    "beginning": "BeginBuilding",
    "build": "Bait",
    "reveal": "Bait",
    "bait": "BeginAdventures",
    "adventure": "CleanUp",
    "end": "EndTurn",
}


def a_hero(health: int | None = None, wants: str | None = None, epic: bool = False, n: int = 0) -> str:
    """The id of the n-th printed hero with this health and treasure."""
    fitting = [
        card.id
        for card in CARDS
        if card.type == HERO
        and card.epic == epic
        and (health is None or card.health == health)
        and (wants is None or (card.wants < 4 and TREASURES[card.wants] == wants))
    ]
    return fitting[n]


class Table(CardTable[BossMonster, View], BossLayout):
    """A game of Boss Monster under test."""

    shape = View
    whole_setup = PREPARE
    stops = STOPS

    def everything(self) -> list[int]:
        return all_cards(self.g)


def boss_monster(seats: Sequence[str] = ("ann", "bob"), bosses: Sequence[str] = (), **options: Any) -> Table:
    """An empty table: bosses dealt (highest XP first unless named), no hands, no rooms, full decks."""
    table = fresh(seats, "test", **options)
    table.clear(bosses or DEFAULT_BOSSES)
    return table


def fresh(seats: Sequence[str] = ("ann", "bob"), seed: object = 0, **options: Any) -> Table:
    """A table at the very start, nothing dealt: arrange luck with `next_from`, then call `setup`."""
    return Table(fresh_game(len(seats), str(seed), options), list(seats))


def all_rooms() -> list[str]:
    return [card.id for card in CARDS if card.type == ROOM]
