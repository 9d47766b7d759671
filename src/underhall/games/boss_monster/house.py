"""House sets of Boss Monster."""

from collections.abc import Callable
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games.boss_monster.cards import bosses, rooms, spells
from underhall.games.boss_monster.encoding.layout import NUMBER as ENCODED
from underhall.games.boss_monster.facts import ABILITIES, read_card
from underhall.games.boss_monster.judge import HELD, ICONS, held_worth
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.programs import PROGRAMS
from underhall.games.boss_monster.vocabulary import attach_card
from underhall.games.series.cards import ROOM, TYPES, Card, count_symbols
from underhall.games.series.house import SeriesHouse, check_limits, words_in
from underhall.games.series.vocabulary import Definition, Text, boss, counterspell, room, spell
from underhall.kernel.agenda import Program
from underhall.kernel.decisions import Wording
from underhall.kernel.house import HouseEntry, put
from underhall.kernel.state_reader import Names
from underhall.kernel.types import CardNo

FORMS: Final[dict[str, dict[str, Callable[..., Any]]]] = {
    "boss": {"boss": boss},
    "room": {"room": room},
    "spell": {"spell": spell, "counterspell": counterspell},
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "boss": ("id", "xp", "treasure"),
    "room": ("id", "kind", "advanced", "damage", "treasures", "copies"),
    "spell": ("id", "phases", "copies"),
}
MAKERS: Final = frozenset(["boss", "room", "hero", "spell", "counterspell"])
# A set to begin with: one card that works, and its words.
STARTER: Final = """[[room]]
id = "my-first-room"
kind = "monster"
advanced = false
damage = 2
treasures = { mage = 1 }
copies = 3
does = "when_hero_dies_here(Draw(ROOM), limit=ONCE_PER_TURN)"
"""
STARTER_WORDS: Final = """card-my-first-room = My First Room
    .effect = Once per turn: when a hero dies in this room, draw one room.
"""


class BossHouse(SeriesHouse):
    """The tables of Boss Monster."""

    types: tuple[str, ...] = ("boss", "room", "spell")

    def starter(self) -> tuple[str, str]:
        return STARTER, STARTER_WORDS

    def vocabulary(self) -> dict[str, Any]:
        return words_in((bosses, rooms, spells), MAKERS)

    def forms(self, type: str) -> dict[str, Callable[..., Any]]:
        return FORMS[type]

    def fields(self, type: str) -> tuple[str, ...]:
        return FIELDS[type]

    def read(self, number: int, entry: HouseEntry) -> Card:
        card = Card(CardNo(number), entry.id, TYPES.index(entry.type))
        read_card(card, entry.fields)
        count_symbols(card)
        check_limits(card)
        return card

    def check(self, entry: HouseEntry) -> None:
        card = self.read(0, entry)
        if card.type != ROOM and not says_something(entry.definition):
            raise BadCardData(file="cards.toml", card=card.id, why="does = []", valid='does = ["Draw(ROOM)"]')

    def attach(self, card: Card, definition: Definition) -> dict[str, Program]:
        return attach_card(card, definition)

    def enter(self, card: Card, entry: HouseEntry, alike: int) -> None:
        number = card.number
        put(ABILITIES, number, card.abilities, card.abilities)
        put(ICONS, number, card.symbols, 0)
        put(HELD, number, held_worth(card), 0)
        put(ENCODED, number, ENCODED[alike], 0)

    def wording(self) -> Wording:
        return WORDING

    def names(self) -> Names:
        return Names(WORDING.cards, PROGRAMS)


def says_something(definition: Definition) -> bool:
    return any(not isinstance(text, Text) or text.ops for text in definition.texts)


HOUSE: Final = BossHouse()
