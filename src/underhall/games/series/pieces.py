"""What lies and stands on the table: rooms, heroes, and a player's side with them.

Rooms and heroes are replaced, never changed in place, so that clones share them.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from underhall.games.series.cards import ALL_CARDS, ROOM, WHEN_A_SPELL_IS_CAST, WHEN_ACTIVATED, Ability
from underhall.games.series.packing import CARD_SHIFT, HAND_CARD, MARKS, card_of, marks_of
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.fields import COPY, Fields, Record, replaced, without


@mypyc_attr(acyclic=True)
class Room(Record):
    """One room card in a dungeon."""

    card: int = NOTHING
    uid: int = NOTHING  # targets are named by it, since places shift
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
        new.card = held >> CARD_SHIFT
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

    card: int = NOTHING
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

    def bounced_by(self, uid: int) -> "Hero":
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

    knower: int = NOBODY
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


def new_blur(knower: int, blur_ids: tuple[int, ...]) -> Blur:
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

    boss: int = NOTHING
    hand: tuple[int, ...] = ()  # sorted by card
    dungeon: tuple[Stack, ...] = ()
    entrance: tuple[Hero, ...] = ()
    souls: tuple[int, ...] = ()
    wounds: tuple[int, ...] = ()
    sealed: tuple[int, ...] = ()  # cards set aside face down until everybody has chosen
    levelled: bool = False
    placed: bool = False  # this turn's room is laid
    doubled: int = 0  # how often the rooms' treasure is doubled this turn
    boost: int = 0  # extra damage of every room this turn
    kept_out: bool = False  # heroes stay at the entrance this turn
    # What is looked for again and again is kept until the hand or the dungeon, of which it was read, is replaced.
    _read_hand: tuple[int, ...] | None = None
    _rooms: tuple[int, ...] = ()
    _spells: tuple[int, ...] = ()
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

    def new_room(self, card: int, uid: int, hidden: bool = False, marks: int = 0) -> Room:
        """A room for the dungeon; `marks` is what was known of it in the hand."""
        room = self.room_type()()
        room.card = card
        room.uid = uid
        room.hidden = hidden
        room.marks = marks
        return room

    def rooms(self) -> tuple[int, ...]:
        """The different rooms in the hand, by card."""
        if self.hand is not self._read_hand:
            self.read_hand()
        return self._rooms

    def spells(self) -> tuple[int, ...]:
        """The different spells in the hand, by card."""
        if self.hand is not self._read_hand:
            self.read_hand()
        return self._spells

    def read_hand(self) -> None:
        rooms: list[int] = []
        spells: list[int] = []
        last = NOTHING
        for held in self.hand:
            card = card_of(held)
            if card != last:
                if ALL_CARDS[card].type == ROOM:
                    rooms.append(card)
                else:
                    spells.append(card)
            last = card
        self._rooms = tuple(rooms)
        self._spells = tuple(spells)
        self._read_hand = self.hand

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

    def put(self, slot: int, stack: Stack) -> None:
        """Lay another stack at a place of the dungeon."""
        self.dungeon = replaced(self.dungeon, slot, stack)

    def take_from_hand(self, place: int) -> int:
        held = self.hand[place]
        self.hand = without(self.hand, place)
        return held


def value_of(heroes: tuple[int, ...]) -> int:
    """What scored heroes are worth, in souls or in wounds."""
    total = 0
    for card in heroes:
        total += ALL_CARDS[card].value
    return total
