"""House sets of Super Boss Monster."""

from collections.abc import Callable
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games.series.cards import BOSS, Ability, Card, count_symbols
from underhall.games.series.house import SeriesHouse, check_limits, words_in
from underhall.games.series.vocabulary import Definition, Text, counterspell, room, spell
from underhall.games.super_boss_monster.cards import bosses, items, rooms, spells
from underhall.games.super_boss_monster.encoding.layout import NUMBER as ENCODED
from underhall.games.super_boss_monster.facts import (
    ABILITIES,
    ITEM,
    SUPER_MOMENTS,
    TRAITS,
    TYPES,
    WHEN_SENT,
    Traits,
    read_card,
)
from underhall.games.super_boss_monster.judge import HELD, held_worth
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.games.super_boss_monster.programs import PROGRAMS
from underhall.games.super_boss_monster.vocabulary import Trait, attach_card, boss, item
from underhall.kernel.agenda import Program
from underhall.kernel.decisions import Wording
from underhall.kernel.house import HouseEntry, put
from underhall.kernel.state_reader import Names
from underhall.kernel.types import CardNo

FORMS: Final[dict[str, dict[str, Callable[..., Any]]]] = {
    "boss": {"boss": boss},
    "room": {"room": room},
    "spell": {"spell": spell, "counterspell": counterspell},
    "item": {"item": item},
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "boss": ("id", "xp", "treasure", "level_up"),
    "room": ("id", "kind", "advanced", "damage", "treasures", "copies", "space"),
    "spell": ("id", "phases", "copies"),
    "item": ("id", "phases", "copies", "treasure"),
}
MAKERS: Final = frozenset(["boss", "room", "item", "hero", "spell", "counterspell"])
# A set to begin with: one card that works, and its words.
STARTER: Final = """[[room]]
id = "my-first-room"
kind = "monster"
advanced = false
damage = 2
treasures = { mage = 1 }
copies = 3
does = "when_built(PutTokenHere())"
"""
STARTER_WORDS: Final = """card-my-first-room = My First Room
    .effect = When you build this room, put a +1 token on it.
"""


class SuperHouse(SeriesHouse):
    """The tables of Super Boss Monster."""

    types: tuple[str, ...] = ("boss", "room", "spell", "item")

    def starter(self) -> tuple[str, str]:
        return STARTER, STARTER_WORDS

    def vocabulary(self) -> dict[str, Any]:
        return words_in((bosses, rooms, spells, items), MAKERS)

    def forms(self, type: str) -> dict[str, Callable[..., Any]]:
        return FORMS[type]

    def fields(self, type: str) -> tuple[str, ...]:
        return FIELDS[type]

    def attributes(self) -> frozenset[str]:
        texts = [text for definition in items.ITEMS for text in definition.texts]
        return frozenset([text.attribute for text in texts if isinstance(text, Trait)])

    def read(self, number: int, entry: HouseEntry) -> Card:
        return self.read_both(number, entry)[0]

    def read_both(self, number: int, entry: HouseEntry) -> tuple[Card, Traits]:
        card = Card(CardNo(number), entry.id, TYPES.index(entry.type))
        traits = Traits()
        read_card(card, traits, {"box": "super", **entry.fields})
        count_symbols(card)
        check_limits(card)
        return card, traits

    def check(self, entry: HouseEntry) -> None:
        card, traits = self.read_both(0, entry)
        texts = entry.definition.texts
        if card.type in (BOSS, ITEM) and not texts:
            raise BadCardData(file="cards.toml", card=card.id, why="does = []", valid='does = ["level_up(…)"]')
        sent = any(isinstance(text, Text) and text.moment == WHEN_SENT for text in texts)
        if sent != traits.has_space:
            valid = 'level_up = "minion-space"' if card.type == BOSS else "space = true"
            raise BadCardData(file="cards.toml", card=card.id, why="minion(…)", valid=f"{valid}: minion(…)")

    def attach(self, card: Card, definition: Definition) -> dict[str, Program]:
        return attach_card(card, definition)

    def enter(self, card: Card, entry: HouseEntry, alike: int) -> None:
        number = card.number
        put(TRAITS, number, self.read_both(number, entry)[1], Traits())
        nothing: list[Ability | None] = [None for _ in range(SUPER_MOMENTS)]
        put(ABILITIES, number, card.abilities, nothing)
        put(HELD, number, held_worth(card), 0)
        put(ENCODED, number, ENCODED[alike], 0)

    def wording(self) -> Wording:
        return WORDING

    def names(self) -> Names:
        return Names(WORDING.cards, PROGRAMS)


HOUSE: Final = SuperHouse()
