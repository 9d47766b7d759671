"""The options of Munchkin Quest in a row."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.bargain import offer_of
from underhall.games.munchkin_quest.encoding.estimates import Estimates
from underhall.games.munchkin_quest.encoding.layout import (
    FACE_NUMBER,
    FAR,
    HUNDRED,
    KIND,
    MOST_LEVEL,
    MOST_STRENGTH,
    NUMBER,
    SEATS,
)
from underhall.games.munchkin_quest.encoding.terms import add_terms
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOTHING
from underhall.kernel.encoding import NO_CARD, at_most, place_from
from underhall.kernel.types import SeatNo, Uid

# What the three numbers of each kind of option are.
CARD_FIELD: Final = 1
SEAT_FIELD: Final = 2
PLACE_FIELD: Final = 3
FACE_FIELD: Final = 4
SIDE_FIELD: Final = 5
COLOUR_FIELD: Final = 6
UID_FIELD: Final = 7
FLAGS_FIELD: Final = 8
COUNT_FIELD: Final = 9
GOLD_FIELD: Final = 10
FIELDS: Final[dict[str, int]] = {
    "card": CARD_FIELD,
    "seat": SEAT_FIELD,
    "place": PLACE_FIELD,
    "room": FACE_FIELD,
    "side": SIDE_FIELD,
    "colour": COLOUR_FIELD,
    "uid": UID_FIELD,
    "slot": FLAGS_FIELD,
    "number": COUNT_FIELD,
    "face": COUNT_FIELD,
}

IN_GOLD: Final = (kinds.GOLD, kinds.DROP_GOLD, kinds.WANT_GOLD, kinds.PAY_GOLD)

NO_FIELD: Final = 0


def fields_of(kind: int) -> list[int]:
    found = [FIELDS[name] for name in WORDING.kinds[kind].fields]
    if kind in IN_GOLD:
        found = [GOLD_FIELD if field == COUNT_FIELD else field for field in found]
    return [*found, *([NO_FIELD] * (3 - len(found)))]


KIND_FIELDS: Final[list[list[int]]] = [fields_of(kind) for kind in range(len(WORDING.kinds))]


class NamedThings:
    """What the three numbers of an option name."""

    def __init__(self, g: MunchkinQuest, code: i64) -> None:
        self.seat = NOTHING
        self.place = NOTHING
        self.card = NO_CARD
        self.room = NO_CARD
        self.side = 0
        self.colour = 0
        self.packed = 0
        self.level = 0
        self.monsters = 0
        self.amount: i64 = 0
        fields = KIND_FIELDS[code & 255]
        rest = code >> 8
        for i in range(3):
            if fields[i] == NO_FIELD:
                break
            self.read(g, fields[i], rest & 65535)
            rest >>= 16

    def read(self, g: MunchkinQuest, field: int, value: int) -> None:
        """Take in one of the numbers."""
        if field == CARD_FIELD:
            self.card = NUMBER[value]
        elif field == SEAT_FIELD:
            self.seat = value
        elif field == PLACE_FIELD:
            self.place = value
        elif field == FACE_FIELD:
            self.room = FACE_NUMBER[value]
        elif field == SIDE_FIELD:
            self.side = value + 1
        elif field == COLOUR_FIELD:
            self.colour = value + 1
            self.seat = g.seat_of_colour(value)
        elif field == UID_FIELD:
            self.read_monster(g, Uid(value))
        elif field == FLAGS_FIELD:
            self.packed = value & 1
        elif field == COUNT_FIELD:
            self.amount = value
        else:
            self.amount = value // HUNDRED

    def read_monster(self, g: MunchkinQuest, uid: Uid) -> None:
        monster = g.monster(uid)
        if monster is not None:
            self.seat = monster.owner
            self.level = g.monster_level(monster)
            self.monsters = 1


def add_option(out: BytesWriter, g: MunchkinQuest, me: SeatNo, code: i64, estimates: Estimates) -> None:
    kind = code & 255
    named = NamedThings(g, code)
    seat = named.seat
    place = g.munchkins[me].place if kind == kinds.FIGHT else named.place
    level = named.level
    monsters = named.monsters
    munchkins = 0
    price = 0
    win = estimates.fight_win
    if place >= 0:
        level = estimates.levels[place]
        monsters = estimates.monsters[place]
        munchkins = estimates.munchkins[place]
        price = estimates.prices[place]
        win = estimates.win(place)
    out.append(u8(KIND[kind]))
    out.append(u8(named.card))
    out.append(u8(place_from(seat, me, len(g.munchkins))))
    out.append(u8(named.room))
    out.append(u8(at_most(named.amount, 255)))
    out.append(u8(named.side))
    out.append(u8(named.colour))
    out.append(u8(named.packed))
    out.append(u8(at_most(level, MOST_LEVEL)))
    out.append(u8(at_most(monsters, 6)))
    out.append(u8(win))
    out.append(u8(at_most(munchkins, SEATS)))
    out.append(u8(at_most(price, FAR)))
    out.append(u8(at_most(estimates.strengths[seat], MOST_STRENGTH) if seat >= 0 else 0))
    fight = g.fight
    add_terms(out, offer_of(fight, SeatNo(seat)) if fight is not None and seat >= 0 else None)
