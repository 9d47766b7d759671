"""House sets of both Boss Monsters: their cards lie behind all printed ones in the table that both games share."""

from types import ModuleType
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games.series.cards import (
    ALL_CARDS,
    CLERIC,
    EXPLORER,
    FIRST_TIME,
    HERO,
    MONSTER,
    NO_LIMIT,
    ROOM,
    SPELL,
    TRAP,
    Card,
)
from underhall.games.series.encoding.facts import facts_of
from underhall.games.series.ops import ANY, LEADING_BY_TWO, RIVAL, WITH_CARDS
from underhall.games.series.vocabulary import TYPE_NAMES
from underhall.kernel.agenda import Op, Program
from underhall.kernel.decisions import Wording
from underhall.kernel.house import FreeNumbers, House, HouseEntry, HouseTable, most_alike, names_with, put, wording_with
from underhall.kernel.state_reader import Names
from underhall.kernel.types import CardNo

END: Final = 4096  # numbers of cards that rows, hands and options have room for many times over
FREE: Final[list[FreeNumbers]] = []  # one, made when it is first asked for: then all printed cards are there
NO_CARD_HERE: Final = Card(CardNo(0), "", HERO)  # where no card is
MOST: Final = 20  # of anything that a card may say how many
MOST_COPIES: Final = 5
MOST_DAMAGE: Final = 9
MOST_ICONS: Final = 3
LIMITS: Final = {
    "type_": (ROOM, SPELL),
    "kind": (TRAP, MONSTER),
    "room_kind": (ANY, MONSTER),
    "grade": (ANY, 1),
    "whose": (ANY, RIVAL),
    "condition": (WITH_CARDS, LEADING_BY_TWO),
    "limit": (NO_LIMIT, FIRST_TIME),
    "treasure": (CLERIC, EXPLORER),
    "treasures": (CLERIC, EXPLORER),
    "rest": (0, 2),
    "of": (1, 5),
    "earlier": (0, 4),
    "": (0, MOST),
}


def free_numbers() -> FreeNumbers:
    if not FREE:
        FREE.append(FreeNumbers(len(ALL_CARDS), END))
    return FREE[0]


def words_in(modules: tuple[ModuleType, ...], left_out: frozenset[str]) -> dict[str, Any]:
    """What the modules of printed cards are written in: functions, ops and numbers by the names they have there."""
    found: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            if not name.startswith("_") and name not in left_out and is_word(value):
                found[name] = value
    return found


def is_word(value: Any) -> bool:
    if isinstance(value, type):
        return issubclass(value, Op)
    if isinstance(value, int | Op):
        return True
    return callable(value) and str(getattr(value, "__module__", "")).startswith("underhall.games")


def check_limits(card: Card) -> None:
    """House cards stay within what the table can show and count."""
    for name, value, most in (
        ("copies", card.copies, MOST_COPIES),
        ("damage", card.damage, MOST_DAMAGE),
        ("treasures", sum(card.treasure), MOST_ICONS),
        ("xp", card.xp, 9999),
    ):
        if value > most:
            raise BadCardData(file="cards.toml", card=card.id, why=f"{name} = {value}", valid=f"0 – {most}")
    if card.type == ROOM and card.shows == 0:
        raise BadCardData(file="cards.toml", card=card.id, why="treasures = {}", valid="{ cleric = 1, … }")
    if card.type == SPELL and card.icons == 0:
        raise BadCardData(file="cards.toml", card=card.id, why="phases = []", valid='["build", "adventure"]')


class SeriesHouse(HouseTable):
    """What the tables of the two games have alike."""

    def read(self, number: int, entry: HouseEntry) -> Card:
        """The card as it is printed."""
        raise NotImplementedError

    def attach(self, card: Card, definition: Any) -> dict[str, Program]:
        """What the card does at this table; the programs by name."""
        raise NotImplementedError

    def enter(self, card: Card, entry: HouseEntry, alike: int) -> None:
        """Put the card into the game's own tables. To learners it is the printed card of the number `alike`."""
        raise NotImplementedError

    def wording(self) -> Wording:
        raise NotImplementedError

    def names(self) -> Names:
        raise NotImplementedError

    def limits(self) -> dict[str, tuple[int, int]]:
        return LIMITS

    def pictures(self, type: str) -> tuple[str, ...]:
        known = len(self.wording().cards)
        return tuple([card.id for card in ALL_CARDS[:known] if TYPE_NAMES[card.type] == type])

    def check(self, entry: HouseEntry) -> None:
        self.read(0, entry)

    def add(self, game: str, key: str, entries: list[HouseEntry], texts: tuple[str, ...]) -> House:
        printed = [facts_of(card) for card in ALL_CARDS[: len(self.wording().cards)]]
        numbers = free_numbers().take(len(entries))
        programs: dict[str, Program] = {}
        ids: dict[int, str] = {}
        for number, entry in zip(numbers, entries, strict=True):
            card = self.read(number, entry)
            put(ALL_CARDS, number, card, NO_CARD_HERE)
            alike = most_alike(facts_of(card), printed)
            self.enter(card, entry, alike)
            programs.update(self.attach(card, entry.definition))
            ids[number] = card.id
        wording = wording_with(self.wording(), ids)
        return House(game, key, tuple(numbers), (), wording, names_with(self.names(), ids, programs), texts)

    def remove(self, cards: list[int], tiles: list[int]) -> None:
        free_numbers().give_back(cards)
