"""What lies and stands on the table: rooms, heroes, and a player's side with them.

Rooms and heroes are replaced, never changed in place, so that clones share them.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from underhall.games.series.cards import ALL_CARDS, ROOM, WHEN_A_SPELL_IS_CAST, WHEN_ACTIVATED, Ability
from underhall.games.series.packing import CARD_SHIFT, HAND_CARD, MARKS, card_of, marks_of
from underhall.kernel.agenda import NO_CARD, NO_UID, NOBODY
from underhall.kernel.fields import COPY, Fields, Record, replaced, without
from underhall.kernel.types import CardNo, SeatNo, Slot, Uid


@mypyc_attr(acyclic=True)
class Room(Record):
    """One room card in a dungeon."""

    card: CardNo = NO_CARD
    uid: Uid = NO_UID  # targets are named by it, since places shift
    hidden: bool = False  # face down, from its placement to the reveal
    off: bool = False  # deactivated
    used: bool = False  # its once-per-turn ability has been used
    boost: int = 0  # extra damage this turn
    marks: int = 0  # what was known of it in the hand; it matters while the room is hidden

    def fields(self, f: Fields, of: "Room") -> None:
        self.card = f.card("card", of.card)
        self.uid = f.number("uid", of.uid)
        self.hidden = f.flag("hidden", of.hidden)
        self.off = f.flag("off", of.off)
        self.used = f.flag("used", of.used)
        self.boost = f.number("boost", of.boost)
        self.marks = f.parts("marks", of.marks, MARKS)

    @property
    def active(self) -> bool:
        return not self.hidden and not self.off

    @property
    def needs_rest(self) -> bool:
        """Whether anything about it lasts until the end of the turn only."""
        return self.off or self.used or self.boost != 0

    @property
    def held(self) -> int:
        """The card as it was in the hand."""
        return self.card << CARD_SHIFT | self.marks

    def copy(self) -> "Room":
        new = Room()
        new.fields(COPY, self)
        return new

    def revealed(self) -> "Room":
        new = self.copy()
        new.hidden = False
        return new

    def deactivated(self) -> "Room":
        new = self.copy()
        new.hidden = False
        new.off = True
        return new

    def spent(self) -> "Room":
        """The room with its once-per-turn ability used."""
        new = self.copy()
        new.used = True
        return new

    def boosted(self, n: int) -> "Room":
        new = self.copy()
        new.boost += n
        return new

    def as_card(self, held: int) -> "Room":
        """The room that lies face down as another card of a hand."""
        new = self.copy()
        new.card = CardNo(held >> CARD_SHIFT)
        new.marks = marks_of(held)
        return new

    def rested(self) -> "Room":
        """The room at the end of a turn."""
        new = self.copy()
        new.off = new.used = False
        new.boost = 0
        return new


@mypyc_attr(acyclic=True)
class Hero(Record):
    """A hero in town, at an entrance or in a dungeon."""

    card: CardNo = NO_CARD
    serial: int = 0  # the order of reveal
    damage: int = 0
    bonus: int = 0  # extra health this turn
    bounced: tuple[int, ...] = ()  # the mazes that have sent it back
    _seen: Any = None  # no state: what views show of it

    def fields(self, f: Fields, of: "Hero") -> None:
        self.card = f.card("card", of.card)
        self.serial = f.number("serial", of.serial)
        self.damage = f.number("damage", of.damage)
        self.bonus = f.number("bonus", of.bonus)
        self.bounced = f.numbers("bounced", of.bounced)

    @property
    def health(self) -> int:
        return ALL_CARDS[self.card].health + self.bonus

    @property
    def doomed(self) -> bool:
        return self.damage >= self.health

    def copy(self) -> "Hero":
        new = Hero()
        new.fields(COPY, self)
        return new

    def hurt(self, damage: int) -> "Hero":
        new = self.copy()
        new.damage += damage
        return new

    def stronger(self, bonus: int) -> "Hero":
        new = self.copy()
        new.bonus += bonus
        return new

    def bounced_by(self, uid: Uid) -> "Hero":
        new = self.copy()
        new.bounced = (*self.bounced, uid)
        return new

    def rested(self) -> "Hero":
        """The hero with this turn's damage and bonus forgotten."""
        if not (self.damage or self.bonus or self.bounced):
            return self
        new = self.copy()
        new.damage = new.bonus = 0
        new.bounced = ()
        return new


@mypyc_attr(acyclic=True)
class Blur(Record):
    """Cards of one kind that `knower` can no longer tell apart, since one of them was moved unseen."""

    knower: SeatNo = NOBODY
    tokens: tuple[int, ...] = ()  # their blur ids
    _mask: int = 0  # the last five bits of each, as a mask; 0 if nobody has asked yet

    def fields(self, f: Fields, of: "Blur") -> None:
        self.knower = f.number("knower", of.knower)
        self.tokens = f.numbers("tokens", of.tokens)

    def has(self, blur_id: int) -> bool:
        mask = self._mask
        if mask == 0:
            for each in self.tokens:
                mask |= 1 << (each & 31)
            self._mask = mask
        # Nearly all that are not among them the mask tells apart: to compare ints as objects takes longer.
        return mask >> (blur_id & 31) & 1 == 1 and blur_id in self.tokens


def new_blur(knower: SeatNo, blur_ids: tuple[int, ...]) -> Blur:
    blur = Blur()
    blur.knower = knower
    blur.tokens = blur_ids
    return blur


Stack = tuple[Room, ...]  # bottom to top


@mypyc_attr(acyclic=True)
class SeenSide:
    """What views show of a player's side. It is kept with the side as long as that does not change: see view.py."""

    def __init__(self, beside: object, public: Any, treasure: tuple[int, ...]) -> None:
        self.beside = beside  # what the player has besides, of which views show something, too
        self.public = public  # for all who know no more of it than everybody does
        self.treasure = treasure
        self.own: Any = None  # for its player, while rooms lie face down; it may be older than the rest
        self.own_is_made = False
        # For each other player, with the blurs by which it was told what they know of the hand.
        self.known: dict[int, tuple[tuple[Blur, ...] | None, Any]] = {}


@mypyc_attr(acyclic=True)
class Seat(Record):
    """One player's side of the table. dungeon[0] is the room next to the boss; the last is at the entrance.

    Clones and views share it: what is to be changed comes from `SeriesGame.change`.
    """

    boss: CardNo = NO_CARD
    hand: tuple[int, ...] = ()  # sorted by card
    dungeon: tuple[Stack, ...] = ()
    entrance: tuple[Hero, ...] = ()
    souls: tuple[CardNo, ...] = ()
    wounds: tuple[CardNo, ...] = ()
    sealed: tuple[int, ...] = ()  # cards set aside face down until everybody has chosen
    levelled: bool = False
    placed: bool = False  # this turn's room is laid
    doubled: int = 0  # how often the rooms' treasure is doubled this turn
    boost: int = 0  # extra damage of every room this turn
    kept_out: bool = False  # heroes stay at the entrance this turn
    # What is looked for again and again is kept until the hand or the dungeon, of which it was read, is replaced.
    _rooms_of: tuple[int, ...] | None = None
    _rooms: tuple[CardNo, ...] = ()
    _spells_of: tuple[int, ...] | None = None
    _spells: tuple[CardNo, ...] = ()
    _castable_of: tuple[CardNo, ...] | None = None
    _castable_icon: int = 0
    _castable: tuple[CardNo, ...] = ()
    _cells: Any = None  # what rows for learners have of the dungeon: see encoding/
    _cells_own: Any = None  # and what the player's own have
    _used_dungeon: tuple[Stack, ...] | None = None
    _usable: tuple[int, ...] = ()
    _counted_dungeon: tuple[Stack, ...] | None = None
    _symbols: int = 0
    # No state: what views show of it, and what they showed of it before it was changed.
    _seen: SeenSide | None = None
    _seen_before: SeenSide | None = None

    def fields(self, f: Fields, of: "Seat") -> None:
        self.boss = f.card("boss", of.boss)
        self.hand = f.packed("hand", of.hand, HAND_CARD)
        self.dungeon = f.stacks("dungeon", of.dungeon, self.room_type())
        self.entrance = f.records("entrance", of.entrance, self.hero_type())
        self.souls = f.cards("souls", of.souls)
        self.wounds = f.cards("wounds", of.wounds)
        self.sealed = f.packed("sealed", of.sealed, HAND_CARD)
        self.levelled = f.flag("levelled", of.levelled)
        self.placed = f.flag("placed", of.placed)
        self.doubled = f.number("doubled", of.doubled)
        self.boost = f.number("boost", of.boost)
        self.kept_out = f.flag("kept_out", of.kept_out)

    def room_type(self) -> type[Room]:
        """What rooms are at this table."""
        return Room

    def hero_type(self) -> type[Hero]:
        return Hero

    def copy(self) -> "Seat":
        new = Seat()
        new.fields(COPY, self)
        return new

    def remember(self, shared: "Seat") -> None:
        """Take over what was read of the same hand and dungeon."""
        self._rooms_of, self._rooms = shared._rooms_of, shared._rooms
        self._spells_of, self._spells = shared._spells_of, shared._spells
        self._castable_of, self._castable_icon = shared._castable_of, shared._castable_icon
        self._castable = shared._castable
        self._used_dungeon, self._usable = shared._used_dungeon, shared._usable
        self._counted_dungeon, self._symbols = shared._counted_dungeon, shared._symbols
        self._cells, self._cells_own = shared._cells, shared._cells_own

    def new_room(self, card: CardNo, uid: Uid, hidden: bool = False, marks: int = 0) -> Room:
        """A room for the dungeon; `marks` is what was known of it in the hand."""
        room = self.room_type()()
        room.card = card
        room.uid = uid
        room.hidden = hidden
        room.marks = marks
        return room

    def rooms(self) -> tuple[CardNo, ...]:
        """The different rooms in the hand, by card."""
        if self.hand is not self._rooms_of:
            self._rooms = different(self.hand, True)
            self._rooms_of = self.hand
        return self._rooms

    def spells(self) -> tuple[CardNo, ...]:
        """The different spells in the hand, by card."""
        if self.hand is not self._spells_of:
            self._spells = different(self.hand, False)
            self._spells_of = self.hand
        return self._spells

    def castable(self, icon: int) -> tuple[CardNo, ...]:
        """The different spells in the hand with this icon on them, by card."""
        spells = self.spells()
        if spells is not self._castable_of or icon != self._castable_icon:
            self._castable = tuple([card for card in spells if ALL_CARDS[card].icons & icon])
            self._castable_of = spells
            self._castable_icon = icon
        return self._castable

    def set_hand(self, hand: tuple[int, ...], type_: int) -> None:
        """Another hand, which differs by cards of one type: what was read of the other type still holds."""
        if type_ == ROOM:
            if self._spells_of is self.hand:
                self._spells_of = hand
        elif self._rooms_of is self.hand:
            self._rooms_of = hand
        self.hand = hand

    def usable(self, abilities: list[list[Ability | None]]) -> tuple[int, ...]:
        """The places of active rooms that have something to announce, from the boss outwards.

        `abilities` are those of the table.
        """
        dungeon = self.dungeon
        if dungeon is not self._used_dungeon:
            found: list[int] = []
            for slot in range(len(dungeon)):
                room = dungeon[slot][-1]
                if room.active:
                    of_room = abilities[room.card]
                    if of_room[WHEN_ACTIVATED] is not None or of_room[WHEN_A_SPELL_IS_CAST] is not None:
                        found.append(slot)
            self._usable = tuple(found)
            self._used_dungeon = dungeon
        return self._usable

    def room_symbols(self) -> int:
        """The icons on active rooms, a byte for each treasure."""
        dungeon = self.dungeon
        if dungeon is not self._counted_dungeon:
            symbols = 0
            for stack in dungeon:
                room = stack[-1]
                if room.active:
                    symbols += ALL_CARDS[room.card].symbols
            self._symbols = symbols
            self._counted_dungeon = dungeon
        return self._symbols

    def put(self, slot: Slot, stack: Stack) -> None:
        """Lay another stack at a place of the dungeon."""
        self.dungeon = replaced(self.dungeon, slot, stack)

    def take_from_hand(self, place: int) -> int:
        held = self.hand[place]
        self.set_hand(without(self.hand, place), ALL_CARDS[card_of(held)].type)
        return held


def different(hand: tuple[int, ...], rooms: bool) -> tuple[CardNo, ...]:
    """The different rooms of a hand, or else the other cards in it, by card."""
    found: list[CardNo] = []
    last: i64 = NO_CARD
    for held in hand:
        card = card_of(held)
        if card != last and (ALL_CARDS[card].type == ROOM) == rooms:
            found.append(CardNo(card))
        last = card
    return tuple(found)


def value_of(heroes: tuple[CardNo, ...]) -> int:
    """What scored heroes are worth, in souls or in wounds."""
    total = 0
    for card in heroes:
        total += ALL_CARDS[card].value
    return total
