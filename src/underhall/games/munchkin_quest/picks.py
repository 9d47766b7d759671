"""What a frame has picked, by name. Effects hand on what was chosen as numbers; what each one is stands here."""

from typing import NewType

from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOBODY, Frame
from underhall.kernel.types import CardNo, SeatNo, Uid

Place = NewType("Place", int)  # a room by its number on the map
Participant = NewType("Participant", int)  # of a fight: a seat, or a monster's uid and MONSTER_PARTICIPANT
Item = NewType("Item", int)  # a card with its flags: see packing.py

# -- what was picked last, by the effect before --------------------------------------------------------------------


def picked_seat(frame: Frame) -> SeatNo:
    return SeatNo(frame.picks[-1])


def picked_place(frame: Frame) -> Place:
    return Place(frame.picks[-1])


def picked_uid(frame: Frame) -> Uid:
    return Uid(frame.picks[-1])


def picked_monster(g: MunchkinQuest, frame: Frame) -> Monster | None:
    """The monster, unless it has gone since."""
    return g.monster(picked_uid(frame))


def picked_participant(frame: Frame) -> Participant:
    return Participant(frame.picks[-1])


def picked_item(frame: Frame) -> Item:
    """An item in play, or below zero -1 - card for one in hand."""
    return Item(frame.picks[-1])


def picked_side(frame: Frame) -> int:
    """A side of the fight."""
    return frame.picks[-1]


def picked_die(frame: Frame) -> int:
    """The place of a die among those on the table."""
    return frame.picks[-1]


# -- what a program was begun with ---------------------------------------------------------------------------------


def about_monster(g: MunchkinQuest, frame: Frame) -> Monster | None:
    """The monster that a program is about: it is beaten, or somebody runs from it."""
    return g.monster(Uid(frame.picks[0]))


def about_place(frame: Frame) -> Place:
    return Place(frame.picks[0])


def about_seat(frame: Frame) -> SeatNo:
    """Another seat: whom a trade is offered, who has played a curse, whom terms are for."""
    return SeatNo(frame.picks[0])


def about_card(frame: Frame) -> CardNo:
    return CardNo(frame.picks[0])


def about_item(frame: Frame) -> Item:
    return Item(frame.picks[0])


# -- picks of several parts ----------------------------------------------------------------------------------------


class Bid:
    """Terms that are being put together, as far as they are said."""

    def __init__(self, frame: Frame) -> None:
        picks = frame.picks
        self.helper = SeatNo(picks[0])
        self.treasures = picks[1] if len(picks) > 1 else 0
        self.gold = picks[2] if len(picks) > 2 else 0
        self.items = picks[3:]


class Sale:
    """Items that are to pay for a level: their sum, how many they are, what each counts more, and which they are."""

    def __init__(self, frame: Frame) -> None:
        picks = frame.picks
        self.sum = picks[0] if picks else 0
        self.count = picks[1] if len(picks) > 1 else 0
        self.knows_more = len(picks) > 2
        self.more = picks[2] if len(picks) > 2 else 0
        self.items = picks[3:]


class Arrival:
    """A monster that appears: where, and what for."""

    def __init__(self, frame: Frame) -> None:
        self.place = Place(frame.picks[0])
        self.purpose = frame.picks[1]


class Theft:
    """From whom something is taken, and what: gold, or below zero -1 - item."""

    def __init__(self, frame: Frame) -> None:
        self.victim = SeatNo(frame.picks[-2])
        self.prize = frame.picks[-1]


class Losses:
    """Items that somebody must lose: who is behind it, and how many have gone."""

    def __init__(self, frame: Frame) -> None:
        self.by = SeatNo(frame.picks[0] if frame.picks else NOBODY)
        self.gone = frame.picks[-1] if len(frame.picks) > 1 else 0


class Price:
    """An item that is being paid for, and what the items given for it so far are worth."""

    def __init__(self, frame: Frame) -> None:
        self.item = Item(frame.picks[0])
        self.begun = len(frame.picks) > 1
        self.paid = frame.picks[1] if len(frame.picks) > 1 else 0


def passes(frame: Frame) -> tuple[int, int]:
    """Of a window: whose turn it is, and how many have passed in a row. It is looked at all the time: no object."""
    picks = frame.picks
    return (picks[0], picks[1]) if len(picks) == 2 else (0, 0)


class Hits:
    """Hits to be lost: how many, whether the last one is spared, and why they are lost."""

    def __init__(self, frame: Frame) -> None:
        picks = frame.picks
        self.n = picks[0]
        self.never_last = len(picks) > 1 and picks[1] == 1
        self.why = picks[2] if len(picks) > 2 else 0
