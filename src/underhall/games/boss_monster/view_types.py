"""The shapes of a view: plain msgspec structs, which also give the wire its schema.

They stay interpreted, since mypyc cannot compile such classes; view.py fills them and is compiled.
"""

import msgspec

from underhall.games.series.view_types import HeroProspect, TableView
from underhall.kernel.view_types import DecisionView


class RoomView(msgspec.Struct, frozen=True, gc=False):
    """A place in a dungeon: its visible room, and how many cards lie beneath."""

    card: str  # '' while it is hidden from the viewer
    hidden: bool
    off: bool
    used: bool
    damage: int
    treasure: tuple[int, ...]
    under: tuple[str, ...]


class HeroView(msgspec.Struct, frozen=True, gc=False):
    """A hero; `goes_to` is the seat it would be lured to as the table stands, or -1."""

    card: str
    health: int
    damage: int
    goes_to: int = -1


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table as the viewer sees it.

    Views share it as long as nothing of it changes. So it cannot be changed itself: tuples all the way down.
    """

    boss: str
    xp: int
    levelled: bool
    out: bool
    souls: int
    wounds: int
    soul_heroes: tuple[str, ...]
    wound_heroes: tuple[str, ...]
    rooms_held: int
    spells_held: int
    known: tuple[str, ...]  # cards the viewer knows to be in this hand
    sealed: int
    dungeon: tuple[RoomView, ...]  # from the boss outwards
    damage: int
    treasure: tuple[int, ...]
    entrance: tuple[HeroView, ...]
    placed: bool
    kept_out: bool


class WalkerView(msgspec.Struct, frozen=True):
    """The hero crossing a dungeon."""

    hero: HeroView
    seat: int
    slot: int
    in_room: bool


class View(TableView, frozen=True):
    """The table through one pair of eyes."""

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


class ProspectView(HeroProspect, frozen=True):
    """What will become of a hero as the table stands, unless somebody reacts."""

    dies: bool
    slot: int  # where, counted from the boss; -1: it reaches the boss
    wounds: int  # what it deals the boss, if it gets there
    sure: bool  # no room that lies face down could change it


class OutlookView(msgspec.Struct, frozen=True):
    """What is to be expected: the heroes in town, those at each entrance, and the one who is walking."""

    town: list[ProspectView]
    entrances: list[list[ProspectView]]  # by seat
    walker: ProspectView | None
