"""Numbers that mean something: a seat is no card, and a card no place. At run time they are plain ints."""

from typing import Final, NewType

SeatNo = NewType("SeatNo", int)  # a player's place at the table, from 0; NOBODY is none
CardNo = NewType("CardNo", int)  # a card in this process; what is stored names cards by id
Uid = NewType("Uid", int)  # a room, hero or monster in play, numbered as it came
Slot = NewType("Slot", int)  # a place in a dungeon, from the boss on
OptionCode = NewType("OptionCode", int)  # an option in one int: see `pack` in decisions.py
EventNumber = NewType("EventNumber", int)  # a place in the log, from 0; also how many events were before it
AnswerCount = NewType("AnswerCount", int)  # how many answers were given before a moment

# Not SeatNo(-1): the compiler would not take it for a constant.
WATCHER: Final[SeatNo] = -1  # type: ignore[assignment]  # whoever sees what is public: given in place of a seat where something is seen

MOST_SEATS: Final = 16  # far more than any game has
_Seats = tuple[SeatNo, ...]
# By how many there are and by who comes first.
_SEATS: Final[tuple[tuple[_Seats, ...], ...]] = tuple(
    [
        tuple([tuple([SeatNo((first + i) % count) for i in range(count)]) for first in range(max(count, 1))])
        for count in range(MOST_SEATS + 1)
    ]
)


def seat_numbers(count: int) -> tuple[SeatNo, ...]:
    """The seats of a table of so many."""
    return _SEATS[count][0]


def seats_from(first: SeatNo, count: int) -> tuple[SeatNo, ...]:
    """The seats of a table of so many, clockwise from the first."""
    return _SEATS[count][first]
