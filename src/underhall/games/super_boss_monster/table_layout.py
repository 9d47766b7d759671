"""A Super Boss Monster table laid out by name."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.table_layout import SeriesLayout
from underhall.games.super_boss_monster.board import BOARD_SPACES, ON_BOSS, ON_ROOM, ON_THE_BOARD, SPACES
from underhall.games.super_boss_monster.facts import LANDMARKS, TAVERN, TREASURES
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.games.super_boss_monster.items import hand_out
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.settings import read_settings
from underhall.games.super_boss_monster.setup import BOX, lay_out, order_from
from underhall.games.super_boss_monster.state import BUILD, CITY, PHASES, SuperBossMonster
from underhall.games.super_boss_monster.turn import TURN
from underhall.kernel.fields import replaced
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import seeded
from underhall.kernel.table_layout import DECK, SEAT, TABLE, TableLayoutError, Word, arrange
from underhall.kernel.types import SeatNo, Slot

# Where each phase starts among the ops of a turn. Some steps have names of their own:
# "arrivals" is the city phase without the market, "draft" what players do in it, "reveal" closes the build phase.
STARTS: Final = {
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
INSIDE: Final = {"arrivals": CITY, "draft": CITY, "reveal": BUILD}

# Bosses for seats in order, by descending XP, so that the first seat is the first player at first.
# None of them does anything of its own at an ordinary table: their level-ups come once, with the fifth room.
DEFAULT_BOSSES: Final = (
    "nana-webb",
    "lord-grumble",
    "emperor-dododo",
    "baron-bruin",
    "zorp-from-accounting",
    "dean-sporesby",
)


class SuperLayout(SeriesLayout[SuperBossMonster]):
    """A table of Super Boss Monster by name. Options go by words as at any table, and besides these are

    'space temple-market', 'boss mecha-gary', 'item scroll-bar', 'treasure mage'.
    """

    vocabulary: ClassVar[dict[str, Word]] = {
        **SeriesLayout.vocabulary,
        "items": Word(SEAT, "give_item"),
        "minion": Word(SEAT, "minion"),
        "first-player": Word(TABLE, "first_player"),
        "coins": Word(SEAT, "coins", int),
        "market": Word(TABLE, "market"),
        "landmark": Word(DECK, "landmark"),
        "carrying": Word(DECK, "carrying"),
    }
    places: ClassVar[Collection[str]] = (
        *LANDMARKS[:ON_THE_BOARD],
        *(space.name for space in SPACES[:BOARD_SPACES]),
    )
    whole_turn = TURN
    starts = STARTS
    inside = INSIDE

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
        room = self.g.top(self.seat(name), Slot(slot))
        self.g.replace_top(self.seat(name), Slot(slot), room.with_tokens(n))

    def _hero(self, card: str, token: int = 0, item: str = "") -> SuperHero:
        hero = self.g.new_hero(self._take(card)).with_token(token)
        if item:
            others, self.g.town = self.g.town, (hero,)
            self._hand_out(item, card)
            (hero,), self.g.town = self.g.town, others
        return hero

    def _hand_out(self, item: str, hero: str) -> None:
        if not hand_out(self.g, self._take(item)):
            raise TableLayoutError("item", f"{item} {hero}")

    def carrying(self, hero: str, item: str) -> None:
        """The hero in town carries the item."""
        there = [ALL_CARDS[each.card].id for each in self.g.town]
        if hero not in there:
            raise TableLayoutError("card", hero, there)
        place = there.index(hero)
        others = self.g.town
        self.g.town = (others[place],)
        self._hand_out(item, hero)
        self.g.town = replaced(others, place, self.g.town[0])

    def landmark(self, place: str, *heroes: str) -> None:
        """This hero stands on the landmark; in the tavern there may be several, the top of the pile last."""
        if place not in LANDMARKS:
            raise TableLayoutError("place", place, LANDMARKS)
        index = LANDMARKS.index(place)
        if index == TAVERN:
            self.g.tavern += tuple(self._hero(card) for card in heroes)
        else:
            for hero in heroes:
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
            lair.minion_room = self.g.top(self.seat(name), Slot(where)).uid
        elif where == "boss":
            lair.minion = ON_BOSS
        else:
            spaces = [space.name for space in SPACES]
            if where not in spaces:
                raise TableLayoutError("place", where, ["boss", *spaces])
            lair.minion = spaces.index(where)

    def first_player(self, name: str) -> None:
        self.g.order = order_from(self.g, self.seat(name))

    def _order(self) -> None:
        self.g.order = order_from(self.g, SeatNo(0))

    def coins(self, name: str, n: int) -> None:
        self.g.change_lair(self.seat(name)).coins = n

    def clear(self, bosses: Sequence[str]) -> None:
        """Decks in a fixed order, these bosses dealt, no hands and no rooms.

        Whatever does not belong to this table by its options lies in the box (`g.removed`): somebody may still want it.
        """
        g = self.g
        arrange(g, self._decks().values(), g.wording.cards)
        dealt = g.boss_deck + g.room_deck + g.spell_deck + g.hero_deck + g.epic_deck + g.item_deck
        for card in BOX:
            if card.number not in dealt:
                g.removed += (card.number,) * card.copies
        for name, boss in zip(self.names, bosses, strict=False):
            self.boss(name, boss)


def fresh_game(seats: int, seed: str, options: Mapping[str, object]) -> SuperBossMonster:
    """A game at the very start, nothing dealt."""
    rules = read_settings(dict(options), seats)
    info = SUPER_BOSS_MONSTER
    config = GameConfig(info.id, info.rules, info.cards, seats, seed, rules.chosen)
    return lay_out(config, seeded(seed), rules, False)


def empty_table(names: Sequence[str], options: Mapping[str, object]) -> SuperLayout:
    """A table with full decks at which only bosses have been dealt; the first seat is the first player."""
    layout = SuperLayout(fresh_game(len(names), "test", options), list(names))
    layout.clear(DEFAULT_BOSSES)
    return layout
