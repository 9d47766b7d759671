"""What the actions of both Boss Monsters are made of: see kernel/actions.py.

A room is chosen by whose it is and where it lies: its card may lie face down.
"""

from typing import Final

from underhall.games.series.cards import TYPES
from underhall.games.series.state import MOST_ROOMS
from underhall.kernel.actions import Part, amounts, cards, heroes, named, seats
from underhall.kernel.encoding import Numbers

MOST_DECKS: Final = 8


def series_parts(
    numbers: Numbers, ids: tuple[str, ...], most_cards: int, most_heroes: int, most_seats: int
) -> dict[str, Part | None]:
    """`ids` are the cards in the order of the engine; there is room for so many cards, heroes and seats."""
    return {
        "card": cards(numbers, most_cards, ids),
        "hero card": heroes(numbers, most_heroes, ids),
        "room card": None,
        "seat": seats(most_seats),
        "slot": amounts("slot", "the place in the dungeon, 0 is next to the boss", list(range(MOST_ROOMS))),
        "deck": named("deck", "the deck", TYPES, MOST_DECKS),
    }
