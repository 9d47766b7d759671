"""Numbers that mean something: a seat is no card, and a card no place. At run time they are plain ints."""

from typing import Final, NewType

SeatNo = NewType("SeatNo", int)  # a player's place at the table, from 0; NOBODY is none
CardNo = NewType("CardNo", int)  # a card in this process; what is stored names cards by id
Uid = NewType("Uid", int)  # a room, hero or monster in play, numbered as it came
EventNumber = NewType("EventNumber", int)  # a place in the log, from 0; also how many events were before it
AnswerCount = NewType("AnswerCount", int)  # how many answers were given before a moment

WATCHER: Final = -1  # whoever sees what is public: given in place of a seat where something is seen
