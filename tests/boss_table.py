"""A Boss Monster table laid out by name: arrange what matters, act through decisions, look at what a player sees."""

from collections.abc import Sequence
from typing import Any

from tests.card_table import CardTable
from tests.decks import arrange
from underhall.games.boss_monster.facts import CARDS, NUMBER, TREASURES
from underhall.games.boss_monster.info import BOSS_MONSTER
from underhall.games.boss_monster.settings import read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out, order_by_xp
from underhall.games.boss_monster.state import BUILD, BossMonster
from underhall.games.boss_monster.turn import TURN
from underhall.games.boss_monster.view_types import View
from underhall.games.series.cards import BOSS, HERO, ROOM
from underhall.kernel.fields import minus
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import seeded
from underhall.kernel.state_checks import all_cards

# Where each phase starts among the ops of a turn; "reveal" is the step that closes the build phase.
STARTS = {
    "beginning": "BeginTurn",
    "build": "BeginBuilding",
    "reveal": "RevealRooms",
    "bait": "Bait",
    "adventure": "BeginAdventures",
    "end": "CleanUp",
}
STOPS = {
    "beginning": "BeginBuilding",
    "build": "Bait",
    "reveal": "Bait",
    "bait": "BeginAdventures",
    "adventure": "CleanUp",
    "end": "EndTurn",
}
INSIDE = {"reveal": BUILD}


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


class Table(CardTable[BossMonster, View]):
    """A game of Boss Monster under test."""

    shape = View
    whole_setup = PREPARE
    whole_turn = TURN
    starts = STARTS
    stops = STOPS
    inside = INSIDE

    def everything(self) -> list[int]:
        return all_cards(self.g)


# Bosses for seats in order, by descending XP, so that the first seat acts first unless a test says otherwise.
DEFAULT_BOSSES = ("draculord", "cleopatra", "king-croak", "xyzax")


def boss_monster(seats: Sequence[str] = ("ann", "bob"), bosses: Sequence[str] = (), **options: Any) -> Table:
    """An empty table: bosses dealt (highest XP first unless named), no hands, no rooms, full decks."""
    settings = read_settings(options)
    config = GameConfig("boss-monster", BOSS_MONSTER.rules, BOSS_MONSTER.cards, len(seats), "test", settings.chosen)
    g = lay_out(config, seeded("test"), settings, False)
    table = Table(g, list(seats))
    arrange(g, table._decks().values(), g.wording.cards)
    # Heroes for more players stay in the box; a test may still want one of them.
    g.removed += tuple(c.number for c in CARDS if c.type == HERO and c.number not in g.hero_deck + g.epic_deck)
    for s, boss in enumerate(bosses or DEFAULT_BOSSES[: len(seats)]):
        number = NUMBER[boss]
        assert CARDS[number].type == BOSS
        if number in g.boss_deck:
            g.boss_deck = minus(g.boss_deck, number)
        g.change(s).boss = number
    order_by_xp(g)
    return table


def fresh(seats: Sequence[str] = ("ann", "bob"), seed: object = 0, **options: Any) -> Table:
    """A table at the very start, nothing dealt: arrange luck with `next_from`, then call `setup`."""
    settings = read_settings(options)
    config = GameConfig("boss-monster", BOSS_MONSTER.rules, BOSS_MONSTER.cards, len(seats), str(seed), settings.chosen)
    return Table(lay_out(config, seeded(str(seed)), settings, False), list(seats))


def all_rooms() -> list[str]:
    return [card.id for card in CARDS if card.type == ROOM]
