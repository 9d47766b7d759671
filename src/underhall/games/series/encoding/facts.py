"""What learners are told of every card of the series: its printed facts as numbers."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, BOSS, HERO, MONSTER, ROOM, SPELL, TRAP, Card
from underhall.games.series.encoding.columns import TREASURES, treasure_columns
from underhall.kernel.encoding import NO_CARD, at_most, flag, number

FACTS: Final = (
    flag("boss", "a boss"),
    flag("room", "a room"),
    flag("spell", "a spell"),
    flag("item", "an item"),
    flag("trap", "a trap room"),
    flag("monster", "a monster room"),
    flag("advanced", "an advanced room"),
    number("damage", 20, "damage"),
    *treasure_columns(("cleric", "fighter", "mage", "thief", "explorer"), "it"),
    flag("in_build", "castable in the build phase"),
    flag("in_adventure", "castable in the adventure phase"),
    number("xp", 255, "XP of a boss, in fives"),
    number("boosts_neighbours", 10, "extra damage of adjacent monster rooms"),
    flag("counts_monsters", "deals as much damage as there are monster rooms"),
    number("boosts_next_trap", 10, "extra damage of a trap entered next"),
    flag("bounces", "sends heroes back one room"),
    number("moments", 20, "moments at which it does something"),
)


def facts_of(card: Card) -> list[int]:
    """What `FACTS` says of a card."""
    treasure = [*card.treasure, *([0] * (TREASURES - len(card.treasure)))]
    is_room = card.type == ROOM
    return [
        int(card.type == BOSS),
        int(is_room),
        int(card.type == SPELL),
        int(card.type > HERO),
        int(is_room and card.kind == TRAP),
        int(is_room and card.kind == MONSTER),
        int(card.advanced),
        at_most(card.damage, 20),
        *treasure,
        card.icons & 1,
        card.icons >> 1 & 1,
        at_most(card.xp // 5, 255),
        card.boosts_neighbours,
        int(card.counts_monsters),
        card.boosts_next_trap,
        int(card.bounces),
        len([ability for ability in card.abilities if ability is not None]),
    ]


def facts_by_number(numbers: list[int], cards: int) -> list[list[int]]:
    """What `FACTS` says, by the number that rows have for a card. `numbers` has them by the engine's."""
    rows = [[0] * len(FACTS) for _ in range(cards)]
    for engine_number in range(len(numbers)):
        if numbers[engine_number] != NO_CARD:
            rows[numbers[engine_number]] = facts_of(ALL_CARDS[engine_number])
    return rows
