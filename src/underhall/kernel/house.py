"""House sets: cards that people have added to a game, as the engine knows them. underhall/sets reads them.

Cards are rows of tables that the whole process shares. Those of a house set lie behind the printed ones, under numbers
that only a game with this set ever meets, since its decks alone hold them. A game names its sets in the option `sets`;
the numbers are free again once no game with them is left.
"""

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Any, Final, TypeVar

from underhall.kernel.agenda import Program
from underhall.kernel.decisions import Wording
from underhall.kernel.events import CONSEQUENCE, OTHER, Message
from underhall.kernel.house_errors import SetNotLoaded, SetsFull
from underhall.kernel.state_reader import Names

if TYPE_CHECKING:
    from underhall.kernel.game import GameConfig

T = TypeVar("T")

SETS: Final = "sets"  # the option that names them: "name@hash", with "+" between several
MOST_KEPT: Final = 8  # combinations of sets that stay loaded while nobody plays with them

CUT_OFF: Final = Message("house-card-cut-off", "card:card", CONSEQUENCE, topic=OTHER)


class House:
    """The house sets of one table: a combination of sets, and what it adds to its game."""

    def __init__(
        self,
        game: str,
        key: str,
        cards: tuple[int, ...],
        tiles: tuple[int, ...],
        wording: Wording,
        names: Names,
        texts: tuple[str, ...],
    ) -> None:
        self.game = game
        self.key = key
        self.cards = cards  # the numbers of its cards, each once
        self.tiles = tiles  # the numbers of its room tiles, where the game has some
        self.wording = wording  # the game's, with these cards
        self.names = names
        self.texts = texts  # each set as one text, as saves carry it
        self.failed: dict[int, int] = {}  # how often it could not even be asked whether a card can begin
        self.lease: object = None  # whose end gives the numbers back

    def has(self, card: int) -> bool:
        return card in self.cards


class FreeNumbers:
    """The numbers of a table that house sets may have, the smallest first."""

    def __init__(self, first: int, end: int) -> None:
        self.free = list(range(first, end))
        heapify(self.free)

    def take(self, count: int) -> list[int]:
        """So many numbers in rising order, so that the cards of a set are in the same order everywhere."""
        if count > len(self.free):
            raise SetsFull(cards=count, free=len(self.free))
        return [heappop(self.free) for _ in range(count)]

    def give_back(self, numbers: list[int]) -> None:
        for number in numbers:
            heappush(self.free, number)


class Registry:
    """The sets that this process has loaded: those asked for last, and how to load others again."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], House] = {}
        self.reload: Callable[[str, str], House | None] | None = None

    def keep(self, house: House) -> None:
        """The newest comes last; the oldest goes, unless a game still has it."""
        self.kept.pop((house.game, house.key), None)
        self.kept[(house.game, house.key)] = house
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]

    def find(self, game: str, key: str) -> House:
        house = self.kept.get((game, key))
        if house is None and self.reload is not None:
            house = self.reload(game, key)
        if house is None:
            raise SetNotLoaded(sets=key)
        return house


REGISTRY: Final = Registry()


def house_of(game: str, options: dict[str, str]) -> House | None:
    """The house sets that a table with these options is played with, if any."""
    key = options.get(SETS)
    return None if key is None else REGISTRY.find(game, key)


def wording_of(config: "GameConfig", printed: Wording) -> Wording:
    """The wording of a game of this config: that of printed cards alone, unless it has house sets."""
    return printed if config.house is None else config.house.wording


class HouseEntry:
    """One card or tile of a set: what is printed on it, and what it does, in the words of the game's vocabulary."""

    def __init__(self, type: str, fields: dict[str, Any], definition: Any, is_tile: bool = False) -> None:
        self.type = type
        self.fields = fields
        self.definition = definition
        self.is_tile = is_tile  # a side of a room tile, not a card

    @property
    def id(self) -> str:
        return str(self.fields["id"])

    @property
    def message(self) -> str:
        """What its words are called in Fluent files."""
        return f"room-{self.id}" if self.is_tile else f"card-{self.id}"


class HouseTable:
    """What a game says of house sets, and its tables of cards as far as sets add to them."""

    types: tuple[str, ...] = ()  # the lists in cards.toml
    tile_types: tuple[str, ...] = ()  # the lists in rooms.toml, of which two entries are the sides of one tile

    def starter(self) -> tuple[str, str]:
        """The cards.toml of a set to begin with, of one card, and the card's words."""
        raise NotImplementedError

    def vocabulary(self) -> dict[str, Any]:
        """Every word that printed cards of the game are written in, by its name."""
        raise NotImplementedError

    def forms(self, type: str) -> dict[str, Callable[..., Any]]:
        """What makes a definition of an id and what the card does; the first is meant if a card names none."""
        raise NotImplementedError

    def attributes(self) -> frozenset[str]:
        """What a word may be given by name: the facts that printed cards state so."""
        return frozenset()

    def limits(self) -> dict[str, tuple[int, int]]:
        """The least and the most that words may be given, by parameter; under "" for those that are not named here.

        What stands for something, such as a type of cards, must be one that there is.
        """
        return {}

    def pictures(self, type: str) -> tuple[str, ...]:
        """The printed cards of this type, whose pictures a card may have."""
        raise NotImplementedError

    def fields(self, type: str) -> tuple[str, ...]:
        """The printed facts that a card of this type may have."""
        raise NotImplementedError

    def check(self, entry: HouseEntry) -> None:
        """Refuse printed facts that make no sense, or that do not fit what the card does."""
        raise NotImplementedError

    def add(self, game: str, key: str, entries: list[HouseEntry], texts: tuple[str, ...]) -> House:
        """Put the cards into the tables. Whoever calls this gives them back in the end, by `remove`."""
        raise NotImplementedError

    def remove(self, cards: list[int], tiles: list[int]) -> None:
        raise NotImplementedError


def wording_with(wording: Wording, ids: dict[int, str]) -> Wording:
    """The wording of a game with more cards, by their numbers. Numbers in between are other sets'."""
    cards = [*wording.cards, *([""] * (max(ids) + 1 - len(wording.cards)))] if ids else list(wording.cards)
    for number, id in ids.items():
        cards[number] = id
    return Wording(wording.kinds, tuple(cards))


def names_with(names: Names, ids: dict[int, str], programs: dict[str, Program]) -> Names:
    """What stored names stand for, with more cards."""
    more = Names(names.cards, {**names.programs, **programs})
    for number, id in ids.items():
        more.numbers[id] = number
    return more


def put(table: list[T], number: int, value: T, blank: T) -> None:
    """Put a value into a table at this number, which may lie beyond its end."""
    while len(table) <= number:
        table.append(blank)
    table[number] = value


def most_alike(facts: list[int], printed: list[list[int]]) -> int:
    """The place of the row that differs least: what a house card is to learners, who know printed cards only."""
    best = 0
    least = -1
    for place in range(len(printed)):
        difference = sum([abs(facts[i] - printed[place][i]) for i in range(len(facts))])
        if any(printed[place]) and (least < 0 or difference < least):
            best = place
            least = difference
    return best
