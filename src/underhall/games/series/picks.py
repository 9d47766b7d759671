"""What a frame has picked, by name.

A card's program begins with the room that it comes from; what it is aimed at follows. A program that goes round the
table has one pick: whose turn it is.
"""

from underhall.kernel.agenda import Frame, at_position
from underhall.kernel.types import CardNo, EventNumber, SeatNo, Uid


def this_room(frame: Frame) -> Uid:
    """The room whose card this is; NOTHING for a spell, a boss or an item."""
    return Uid(frame.picks[0])


def target_of(frame: Frame, i: int = 0) -> int:
    """What was aimed at, whatever it is, as the target number `i`."""
    return frame.picks[1 + i]


def target_seat(frame: Frame) -> SeatNo:
    return SeatNo(frame.picks[1])


def target_room(frame: Frame) -> Uid:
    return Uid(frame.picks[1])


def target_card(frame: Frame) -> CardNo:
    """A hero, or a card in a pile."""
    return CardNo(frame.picks[1])


def target_spell(frame: Frame) -> EventNumber:
    """A spell that waits, by the number of its announcement."""
    return EventNumber(frame.picks[1])


def picked_before(frame: Frame) -> tuple[int, ...]:
    """What the steps of this effect have picked so far."""
    return frame.picks[1:]


def picked_card(frame: Frame) -> CardNo:
    """The card that was picked last."""
    return CardNo(frame.picks[-1])


def position_of(frame: Frame) -> int:
    """Whose turn it is, by the place in the order of those who take turns."""
    return frame.picks[0]


def next_position(frame: Frame) -> tuple[int, ...]:
    """The picks with which it is the next one's turn."""
    return at_position(frame.picks[0] + 1)
