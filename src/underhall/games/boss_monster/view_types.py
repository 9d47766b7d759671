"""The shapes of a view: plain msgspec structs, which also give the wire its schema.

They stay interpreted, since mypyc cannot compile such classes; view.py fills them and is compiled.
"""

import msgspec


class RoomView(msgspec.Struct, frozen=True):
    """A place in a dungeon: its visible room, and how many cards lie beneath."""

    card: str  # '' while it is hidden from the viewer
    hidden: bool
    off: bool
    used: bool
    damage: int
    treasure: list[int]
    under: list[str]


class HeroView(msgspec.Struct, frozen=True):
    """A hero; `goes_to` is the seat it would be lured to as the table stands, or -1."""

    card: str
    health: int
    damage: int
    goes_to: int = -1


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table as the viewer sees it."""

    boss: str
    xp: int
    levelled: bool
    out: bool
    souls: int
    wounds: int
    soul_heroes: list[str]
    wound_heroes: list[str]
    rooms_held: int
    spells_held: int
    known: list[str]  # cards the viewer knows to be in this hand
    sealed: int
    dungeon: list[RoomView]  # from the boss outwards
    damage: int
    treasure: list[int]
    entrance: list[HeroView]
    placed: bool
    kept_out: bool


class WalkerView(msgspec.Struct, frozen=True):
    """The hero crossing a dungeon."""

    hero: HeroView
    seat: int
    slot: int
    in_room: bool


class OptionView(msgspec.Struct, frozen=True):
    """One answer the viewer may give."""

    kind: str
    fields: dict[str, str | int]


class DecisionView(msgspec.Struct, frozen=True):
    """What the viewer is asked."""

    number: int
    kind: str
    source: str
    options: list[OptionView]


class View(msgspec.Struct, frozen=True):
    """The table through one pair of eyes."""

    you: int
    turn: int
    phase: str
    active: int
    order: list[int]
    settings: dict[str, str]
    hand: list[str]
    sealed: list[str]
    seats: list[SeatView]
    town: list[HeroView]
    walker: WalkerView | None
    staged: list[str]
    room_deck: int
    spell_deck: int
    hero_deck: int
    epic_deck: int
    discard: list[str]
    removed: int
    waiting: list[int]  # seats known to be choosing; empty while somebody may or may not react
    window: bool  # a moment for reactions is open
    decision: DecisionView | None
    winners: list[int]
    ending: str


class ProspectView(msgspec.Struct, frozen=True):
    """What will become of a hero as the table stands, unless somebody reacts."""

    card: str
    place: str  # town · entrance · dungeon
    seat: int  # whose dungeon it is at, or will go to; -1: it stays in town
    tied: list[int]  # the seats between which it cannot decide
    counts: list[int]  # by seat: what it compares, which is treasure or, for fools, souls
    dies: bool
    slot: int  # where, counted from the boss; -1: it reaches the boss
    wounds: int  # what it deals the boss, if it gets there
    sure: bool  # no room that lies face down could change it


class OutlookView(msgspec.Struct, frozen=True):
    """What is to be expected: the heroes in town, those at each entrance, and the one who is walking."""

    town: list[ProspectView]
    entrances: list[list[ProspectView]]  # by seat
    walker: ProspectView | None
