"""A Super Boss Monster table laid out by name: arrange what matters, act through decisions, look as a player does."""

from collections.abc import Sequence
from typing import Any

from tests.card_table import CardTable
from tests.decks import arrange
from underhall.games.series.cards import ALL_CARDS, BOSS, HERO, ROOM, SPELL
from underhall.games.super_boss_monster.board import AT_BASE, ON_BOSS, ON_ROOM, SPACES
from underhall.games.super_boss_monster.facts import CARDS, LANDMARKS, NUMBER, TAVERN, TREASURES
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.games.super_boss_monster.items import hand_out
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.settings import read_settings
from underhall.games.super_boss_monster.setup import BOX, PREPARE, lay_out, order_from
from underhall.games.super_boss_monster.state import BUILD, CITY, PHASES, SuperBossMonster
from underhall.games.super_boss_monster.turn import TURN
from underhall.games.super_boss_monster.view_types import SeatView, View
from underhall.kernel.fields import replaced
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import seeded
from underhall.kernel.state_checks import all_cards

# Where each phase starts among the ops of a turn, and before which op it is over. Some steps have names of their own:
# "arrivals" is the city phase without the market, "draft" what players do in it, "reveal" closes the build phase.
STARTS = {
    "city": "BeginTurn",
    "arrivals": "HeroesArrive",
    "draft": "Do CITY_STEPS",
    "build": "BeginBuilding",
    "reveal": "RevealRooms",
    "minion": "BeginErrands",
    "bait": "Bait",
    "adventure": "BeginAdventures",
    "end": "BeginEnd",
}
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
INSIDE = {"arrivals": CITY, "draft": CITY, "reveal": BUILD}


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


class SuperTable(CardTable[SuperBossMonster, View]):
    """A game of Super Boss Monster under test. Options go by words as at any table, and besides these are

    'space temple-market', 'boss mecha-gary', 'item scroll-bar', 'treasure mage'.
    """

    shape = View
    whole_setup = PREPARE
    whole_turn = TURN
    starts = STARTS
    stops = STOPS
    inside = INSIDE

    def everything(self) -> list[int]:
        return all_cards(self.g)

    def _op(self, name: str) -> int:
        return super()._op("RevealItem") + 1 if name == "Do CITY_STEPS" else super()._op(name)

    def _decks(self) -> dict[str, str]:
        return {**super()._decks(), "item deck": "item_deck"}

    def _named(self, type_: str, value: Any) -> Any:
        if type_ == "space":
            return SPACES[value].name
        if type_ == "landmark":
            return LANDMARKS[value]
        if type_ == "treasure":
            return TREASURES[value]
        return PHASES[value] if type_ == "phase" else super()._named(type_, value)

    # -- arranging ------------------------------------------------------------------------------------

    def tokens(self, name: str, slot: int, n: int) -> None:
        """Put +1 tokens on the room at this place."""
        room = self.g.top(self.seat(name), slot)
        self.g.replace_top(self.seat(name), slot, room.with_tokens(n))

    def _hero(self, card: str, token: int = 0, item: str = "") -> SuperHero:
        hero = self.g.new_hero(self._take(card)).with_token(token)
        if item:
            others, self.g.town = self.g.town, (hero,)
            assert hand_out(self.g, self._take(item)), f"{item} does not suit {card}"
            (hero,), self.g.town = self.g.town, others
        return hero

    def carrying(self, hero: str, item: str) -> None:
        """The hero in town carries the item."""
        (place,) = [i for i, each in enumerate(self.g.town) if each.card == NUMBER[hero]]
        others = self.g.town
        self.g.town = (others[place],)
        assert hand_out(self.g, self._take(item)), f"{item} does not suit {hero}"
        self.g.town = replaced(others, place, self.g.town[0])

    def landmark(self, place: str, *heroes: str) -> None:
        """This hero stands on the landmark; in the tavern there may be several, the top of the pile last."""
        index = LANDMARKS.index(place)
        if index == TAVERN:
            self.g.tavern += tuple(self._hero(card) for card in heroes)
        else:
            (hero,) = heroes
            self.g.put_on_landmark(index, self._hero(hero))

    def entrance(self, name: str, *heroes: str, token: int = 0, item: str = "") -> None:
        self.g.change(self.seat(name)).entrance += tuple(self._hero(card, token, item) for card in heroes)

    def give_item(self, name: str, item: str) -> None:
        self.g.change_lair(self.seat(name)).items += (self._take(item),)

    def market(self, *cards: str) -> None:
        """These cards lie on the market."""
        self.g.market += tuple(self._take(card) for card in cards)

    def minion(self, name: str, where: str | int) -> None:
        """The minion stands on a space of the board, on "boss", or on the own room at this place."""
        lair = self.g.change_lair(self.seat(name))
        if isinstance(where, int):
            lair.minion = ON_ROOM
            lair.minion_room = self.g.top(self.seat(name), where).uid
        elif where == "boss":
            lair.minion = ON_BOSS
        else:
            lair.minion = [space.name for space in SPACES].index(where)

    def first_player(self, name: str) -> None:
        self.g.order = order_from(self.g, self.seat(name))

    def coins(self, name: str, n: int) -> None:
        self.g.change_lair(self.seat(name)).coins = n

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


# Bosses for seats in order, by descending XP, so that the first seat is the first player unless a test says otherwise.
# None of them does anything of its own in an ordinary test: their level-ups come once, with the fifth room.
DEFAULT_BOSSES = ("nana-webb", "lord-grumble", "emperor-dododo", "baron-bruin", "zorp-from-accounting", "dean-sporesby")


def super_boss_monster(seats: Sequence[str] = ("ann", "bob"), bosses: Sequence[str] = (), **options: Any) -> SuperTable:
    """An empty table: bosses dealt (the first seat is the first player), no hands, no rooms, full decks.

    Whatever does not belong to this table by its options lies in the box (`g.removed`): a test may still want it.
    """
    table = fresh(seats, "test", **options)
    g = table.g
    arrange(g, table._decks().values(), g.wording.cards)
    dealt = g.boss_deck + g.room_deck + g.spell_deck + g.hero_deck + g.epic_deck + g.item_deck
    for card in BOX:
        if card.number not in dealt:
            g.removed += (card.number,) * card.copies
    for s, boss in enumerate(bosses or DEFAULT_BOSSES[: len(seats)]):
        assert ALL_CARDS[NUMBER[boss]].type == BOSS
        g.change(s).boss = table._take(boss)
    g.order = order_from(g, 0)
    return table


def fresh(seats: Sequence[str] = ("ann", "bob"), seed: object = 0, **options: Any) -> SuperTable:
    """A table at the very start, nothing dealt: arrange luck with `next_from`, then call `setup`."""
    rules = read_settings(options, len(seats))
    info = SUPER_BOSS_MONSTER
    config = GameConfig(info.id, info.rules, info.cards, len(seats), str(seed), rules.chosen)
    return SuperTable(lay_out(config, seeded(str(seed)), rules, False), list(seats))


def solo(boss: str = "nana-webb", **options: Any) -> SuperTable:
    """An empty table for one player, called "ann"."""
    return super_boss_monster(["ann"], [boss], **options)


def all_rooms() -> list[str]:
    return [card.id for card in CARDS if card.type == ROOM]


def all_spells() -> list[str]:
    return [card.id for card in CARDS if card.type == SPELL]


def minions_at_home(table: SuperTable) -> bool:
    return all(lair.minion == AT_BASE for lair in table.g.lairs)
