"""The shapes of a view: plain msgspec structs, which also give the wire its schema.

They stay interpreted, since mypyc cannot compile such classes; view.py fills them and is compiled.
"""

import msgspec

from underhall.games.series.view_types import HeroProspect, TableView
from underhall.kernel.view_types import DecisionView


class RoomView(msgspec.Struct, frozen=True, gc=False):
    """A place in a dungeon: its visible room, and what lies beneath."""

    card: str  # '' while it is hidden from the viewer
    hidden: bool
    off: bool  # deactivated
    disabled: bool
    used: bool
    damage: int
    tokens: int
    treasure: tuple[int, ...]
    under: tuple[str, ...]
    minion: bool  # its owner's minion stands on it


class HeroView(msgspec.Struct, frozen=True, gc=False):
    """A hero; `goes_to` is the seat it would be lured to as the table stands, or -1."""

    card: str
    health: int
    damage: int
    token: int
    item: str
    waits: bool
    goes_to: int = -1
    needs: int = 0  # alone: how many symbols bring it
    pushed_to: str = ""  # in town: the landmark it would go to if it were pushed out now


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table as the viewer sees it.

    Views share it as long as nothing of it changes. So it cannot be changed itself: tuples all the way down.
    """

    boss: str
    xp: int
    levelled: bool
    souls: int
    wounds: int
    score: int
    soul_heroes: tuple[str, ...]
    wound_heroes: tuple[str, ...]
    rooms_held: int
    spells_held: int
    known: tuple[str, ...]  # cards the viewer knows to be in this hand
    sealed: int
    dungeon: tuple[RoomView, ...]  # from the boss outwards
    damage: int
    treasure: tuple[int, ...]
    borrowed: tuple[int, ...]
    last_boost: int
    entrance: tuple[HeroView, ...]
    minion: str  # the space it stands on, '' at its base
    placed: bool
    kept_out: bool
    shielded: bool
    coins: int
    items: tuple[str, ...]
    items_retired: tuple[str, ...]


class WalkerView(msgspec.Struct, frozen=True):
    """The hero crossing a dungeon."""

    hero: HeroView
    seat: int
    slot: int
    in_room: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A room as a target."""

    seat: int
    slot: int


class EffectView(msgspec.Struct, frozen=True):
    """Something announced that waits to resolve; the last of the stack is the next to do so."""

    card: str
    seat: int
    rooms: list[PlaceView]
    heroes: list[str]
    seats: list[int]
    cards: list[str]


class PeekView(msgspec.Struct, frozen=True):
    """A card in a deck that the viewer has seen; `place` counts from the bottom."""

    deck: str
    place: int
    card: str


class View(TableView, frozen=True):
    """The table through one pair of eyes."""

    seats: list[SeatView]
    town: list[HeroView]  # from the left
    landmarks: dict[str, HeroView | None]
    tavern: list[HeroView]  # the top of the pile is last
    market: list[str]
    items_waiting: list[str]
    spaces: dict[str, int]  # the minions on the board: the seat at each space that is taken
    walker: WalkerView | None
    stack: list[EffectView]
    staged: list[str]
    room_deck: int
    spell_deck: int
    hero_deck: int
    epic_deck: int
    item_deck: int
    peeked: list[PeekView]
    discard: list[str]
    removed: int
    last_turn: bool
    title: str  # alone: the title as it stands
    true_title: bool
    waiting: list[int]  # seats known to be choosing; empty while somebody may or may not react
    window: bool  # a moment for reactions is open
    decision: DecisionView | None
    winners: list[int]
    ending: str


class FateView(msgspec.Struct, frozen=True):
    """How a walk through a dungeon would end."""

    dies: bool
    slot: int  # where, counted from the boss; -1: it reaches the boss
    wounds: int  # what it deals the boss, if it gets there


class ProspectView(HeroProspect, frozen=True):
    """What will become of a hero as the table stands, unless somebody reacts."""

    needs: int  # alone: how many symbols bring it
    dies: bool
    slot: int
    wounds: int
    sure: bool  # no room that lies face down could change it


class PushView(msgspec.Struct, frozen=True):
    """A hero whom the heroes of the next turn push out of town, and the landmark it goes to."""

    card: str
    landmark: str


class ForecastView(msgspec.Struct, frozen=True):
    """The bait phase, and who is left to be pushed out."""

    town: list[ProspectView]
    pushed: list[PushView]


class SummonView(msgspec.Struct, frozen=True):
    """The hero at a landmark: its health with the token of the space, and its fate in each dungeon."""

    landmark: str
    card: str
    health: int
    fates: list[FateView]  # by seat


class OutlookView(msgspec.Struct, frozen=True):
    """What is to be expected, as the table stands and unless somebody reacts."""

    town: list[ProspectView]
    pushed: list[PushView]
    arriving: int  # heroes next turn
    entrances: list[list[ProspectView]]  # by seat
    walker: ProspectView | None
    summons: list[SummonView]
    trials: dict[str, ForecastView]  # while somebody sends a minion: what each open space would change
