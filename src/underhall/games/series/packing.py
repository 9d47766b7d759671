"""Ints of several parts: a card in a hand with what is known of it, and what is known of a place in a deck."""

from typing import Final

from mypy_extensions import i64

from underhall.kernel.fields import Packing
from underhall.kernel.types import SeatNo

ALL_SEATS: Final = 63  # a mask with the bit of each of six seats

# A card that somebody holds. The card stands in the high bits, so that a hand sorted by card has its rooms first, then
# its spells. `known` says which other seats know it; `aside` for which seats it cannot be in its deck any more, because
# they have looked through that deck since (masks of seats). A `token`, the blur id, names held cards that some seat can
# no longer tell apart (see Blur); most have none.
CARD_SHIFT: Final = 32
BLUR_ID_SHIFT: Final = 12
NOT_IN_DECK_SHIFT: Final = 6
BLUR_IDS: Final = (1 << 20) - 1
MARKS: Final = Packing(("known", 0, 6), ("aside", NOT_IN_DECK_SHIFT, 6), ("token", BLUR_ID_SHIFT, 20))
HAND_CARD: Final = Packing(*MARKS.parts, ("card", CARD_SHIFT, 16))
ALL_MARKS: Final = (1 << CARD_SHIFT) - 1


def hand_card(card: i64, known_to: i64 = 0, not_in_deck_for: i64 = 0, blur_id: i64 = 0) -> i64:
    return card << CARD_SHIFT | blur_id << BLUR_ID_SHIFT | not_in_deck_for << NOT_IN_DECK_SHIFT | known_to


def card_of(held: i64) -> i64:
    return held >> CARD_SHIFT


def marks_of(held: i64) -> i64:
    """All that is known of the card."""
    return held & ALL_MARKS


def blur_id_of(held: i64) -> i64:
    return held >> BLUR_ID_SHIFT & BLUR_IDS


def known_to(held: i64) -> i64:
    """The seats that know the card, besides its holder."""
    return held & ALL_SEATS


def is_known_to(held: int, seat: SeatNo) -> bool:
    return seat >= 0 and held >> seat & 1 == 1


def is_not_in_deck_for(held: int, seat: SeatNo) -> bool:
    return seat >= 0 and held >> (NOT_IN_DECK_SHIFT + seat) & 1 == 1


def marks_of_seats(seats: int) -> int:
    """All that these seats know of a card, as a mask."""
    return hand_card(0, seats, seats)


def with_marks_of(held: int, seen: int, seats: int) -> int:
    """`held` with what `seats` knew of a copy of it that they have seen instead: they cannot tell the two apart."""
    marks = marks_of_seats(seats)
    return held & ~marks | seen & marks


# What is known of a place in a deck: the place, counted from the bottom, the deck, and who knows it.
PLACE_SHIFT: Final = 8
TYPE_SHIFT: Final = 6
DECK_PLACE: Final = Packing(("known", 0, 6), ("type", TYPE_SHIFT, 2), ("place", PLACE_SHIFT, 16))
ONE_PLACE: Final = 1 << PLACE_SHIFT


def deck_place(type_: int, place: int, known: int) -> int:
    return place << PLACE_SHIFT | type_ << TYPE_SHIFT | known


def deck_of(known_place: int) -> int:
    """The type of the cards in that deck."""
    return known_place >> TYPE_SHIFT & 3


def place_in_deck(known_place: int) -> int:
    return known_place >> PLACE_SHIFT
