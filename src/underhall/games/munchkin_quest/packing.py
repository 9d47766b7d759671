"""Numbers that hold several things: cards in hand, items, links, dice, and notes of what has been used.

Each has its parts named in a `Packing`, by which it is written into saves.
"""

from typing import Final

from underhall.kernel.fields import Packing
from underhall.kernel.types import CardNo, SeatNo, Uid

CARD_BITS: Final = 10  # of the number of a card, with room for house sets
CARD_MASK: Final = (1 << 10) - 1

# An item in play or on the floor: the card, and flags.
PACKED: Final = 1 << 10
CHEATED: Final = 1 << 11
GRIPPED: Final = 1 << 12  # a one-hand item held with both hands
BARRED_SHIFT: Final = 15  # on the floor: one more than the seat before whose next turn nobody may pick it up
FLAGS: Final = (("packed", 10, 1), ("cheated", 11, 1), ("gripped", 12, 1), ("barred", BARRED_SHIFT, 3))
ITEM: Final = Packing(("card", 0, CARD_BITS), *FLAGS)
PROMISED_ITEM: Final = Packing(("mention", 0, CARD_BITS), *FLAGS)  # it lies with whoever offers it


def item_card(item: int) -> CardNo:
    return CardNo(item & CARD_MASK)


def is_packed(item: int) -> bool:
    return item & PACKED != 0


def bare_item(item: int) -> int:
    """The card and its Cheat, without how the item is carried or what bars it."""
    return item & (CARD_MASK | CHEATED)


def unbarred(item: int) -> int:
    return item & (1 << BARRED_SHIFT) - 1


# A card in hand: the card, and the other seats that know it, as bits.
KNOWN_SHIFT: Final = CARD_BITS
HAND_CARD: Final = Packing(("card", 0, CARD_BITS), ("known", KNOWN_SHIFT, 4))


def hand_card(held: int) -> CardNo:
    return CardNo(held & CARD_MASK)


def known_by(held: int) -> int:
    """The seats, as bits, that know the card besides its holder."""
    return held >> KNOWN_SHIFT


# A link: what shows, what is on the back, whether it is fixed to the Entrance, whether everybody has seen both sides,
# whose wall stands in it.
SHOWN_MASK: Final = 7
BACK_SHIFT: Final = 3
FIXED: Final = 1 << 6
SEEN: Final = 1 << 7
WALLED_SHIFT: Final = 8  # one more than the seat at whose next turn the wall is gone
LINK: Final = Packing(
    ("shown", 0, 3), ("back", BACK_SHIFT, 3), ("fixed", 6, 1), ("seen", 7, 1), ("walled", WALLED_SHIFT, 3)
)


# A die on the table.


def die_face(die: int) -> int:
    return die & 15


def die_roller(die: int) -> SeatNo:
    return SeatNo(die >> 4 & 7)


def die_for(die: int) -> int:
    """The participant it counts for, in a fight."""
    return die >> 8


def a_die(face: int, roller: SeatNo, participant: int) -> int:
    return face | roller << 4 | participant << 8


# What a one-use card was played on: a side of the fight, or one fighter; 0 is nothing of the kind.
ON_NOTHING: Final = 0
ON_SIDE: Final = 1  # and the side
ON_FIGHTER: Final = 3  # and the participant
PLAY: Final = Packing(("mention", 0, CARD_BITS), ("owner", 10, 3), ("target", 13, 20))


def a_play(card: CardNo, owner: SeatNo, target: int) -> int:
    return card | owner << 10 | target << 13


def played_card(played: int) -> CardNo:
    return CardNo(played & CARD_MASK)


def play_owner(played: int) -> SeatNo:
    return SeatNo(played >> 10 & 7)


def play_target(played: int) -> int:
    return played >> 13


# A power that has been used: whose card, at which moment, by or on whom.
USE: Final = Packing(("mention", 0, CARD_BITS), ("moment", 10, 4), ("seat", 14, 3))


def usage(card: CardNo, moment: int, seat: SeatNo) -> int:
    return card | moment << 10 | seat << 14


def used_card(use: int) -> CardNo:
    return CardNo(use & CARD_MASK)


def used_moment(use: int) -> int:
    return use >> 10 & 15


# A card and a seat that has something to do with it.
SEAT_AND_CARD: Final = Packing(("seat", 0, 3), ("mention", 3, CARD_BITS))


def seat_and_card(seat: SeatNo, card: CardNo) -> int:
    return seat | card << 3


def seat_of_pair(pair: int) -> SeatNo:
    return SeatNo(pair & 7)


def card_of_pair(pair: int) -> CardNo:
    return CardNo(pair >> 3)


# How an escape from a monster has ended.
ESCAPE: Final = Packing(("escaped", 0, 1), ("seat", 1, 3), ("uid", 4, 20))


def escape_mark(seat: SeatNo, uid: Uid, escaped: bool) -> int:
    return uid << 4 | seat << 1 | (1 if escaped else 0)


def escape_seat(mark: int) -> SeatNo:
    return SeatNo(mark >> 1 & 7)
