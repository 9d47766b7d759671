"""The shapes of a view: plain msgspec structs, which also give the wire its schema.

They stay interpreted, since mypyc cannot compile such classes; view.py fills them and is compiled. Rooms go by their
number in `rooms` (`place`), monsters by their `uid`, which they keep as long as they are on the map. Nothing in a view
refers back to it, so the garbage collector need not look at the larger ones.
"""

import msgspec

from underhall.kernel.view_types import DecisionView


class LinkView(msgspec.Struct, frozen=True):
    """A link of a room: what shows, and what it costs the viewer (0: not passable)."""

    kind: str  # passage · door · locked · hidden · wall
    cost: int
    fixed: bool  # the Entrance's
    walled: bool  # a card has put a wall there
    to: int  # the room behind it, -1: darkness


class FloorView(msgspec.Struct, frozen=True):
    """An item that lies dropped in a room."""

    card: str
    cheated: bool
    barred: bool  # nobody may pick it up yet


class RoomView(msgspec.Struct, frozen=True, gc=False):
    """A tile of the map."""

    face: str
    x: int
    y: int
    good: list[str]
    bad: list[str]
    special: bool
    search: int | None  # null: it can never be searched
    arrows: dict[str, str]  # colour → side
    links: list[LinkView]  # north, east, south, west
    deal: bool
    mark: str  # '' · looted · cleaned-out
    floor: list[FloorView]
    gold: int
    munchkins: list[int]
    dead: list[int]
    monsters: list[int]
    price: int  # moves of the viewer's cheapest known walk there, -1: none
    reach: bool  # the viewer can get there with the moves that are left


class MonsterView(msgspec.Struct, frozen=True, gc=False):
    """A monster on the map."""

    uid: int
    card: str
    level: int
    dice: int
    treasures: int
    owner: int
    colour: str
    place: int
    gait: str
    size: str
    traits: list[str]
    enhancers: list[str]
    boss: bool
    mate: bool


class ItemView(msgspec.Struct, frozen=True):
    """An item in play."""

    card: str
    slot: str
    packed: bool
    cheated: bool
    both_hands: bool
    active: bool  # its limits let its owner use it
    bonus: int  # what it adds as the table stands


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One player's munchkin, and what lies before the player."""

    colour: str
    male: bool
    level: int
    health: int
    max_health: int
    moves: int  # the supply
    moves_left: int
    gold: int
    place: int
    dead: bool
    races: list[str]
    classes: list[str]
    half_breed: bool
    super_munchkin: bool
    laid: list[str]
    items: list[ItemView]
    curses: list[str]
    boons: list[str]
    strength: int  # level and items, as the table stands
    flight: bool
    fire_protection: bool
    shunned: bool
    treasures_held: int
    dxm_held: int
    known: list[str]  # cards the viewer knows to be in this hand
    hand_limit: int
    pack_limit: int
    hands_used: int
    free_bases: int


class SummandView(msgspec.Struct, frozen=True):
    """One row of a side's sum."""

    side: int  # 0: munchkins, 1: monsters
    what: str  # level · item · card · hatred · room · added
    seat: int  # whose it is or who added it, -1: nobody's
    uid: int  # the monster it belongs to, -1: none
    card: str
    n: int
    why: str  # the race or class that is hated, where it is one
    rule: str  # by which it counts


class DieView(msgspec.Struct, frozen=True):
    """A die on the table."""

    face: int
    roller: int
    seat: int  # the munchkin it counts for, -1: none
    uid: int  # the monster it counts for, -1: none


class ReasonView(msgspec.Struct, frozen=True):
    """Why there is a die more or less, or something to add to a roll."""

    what: str  # printed · card · sign · room · added
    card: str
    why: str  # the sign, where it is one of the room's
    n: int


class DiceView(msgspec.Struct, frozen=True):
    """How many dice a fighter rolls."""

    seat: int
    uid: int
    count: int
    reasons: list[ReasonView]  # what makes them more or fewer than one


class TermsView(msgspec.Struct, frozen=True):
    """What a helper is to get."""

    seat: int
    gold: int  # below zero: what the helper pays
    items: list[str]
    treasures: int
    picks_first: bool


class EscapeView(msgspec.Struct, frozen=True):
    """One monster to run from."""

    seat: int
    uid: int
    more: int  # what is added to the escape roll
    safe: int  # from this face of the die on one gets away; above 6 never
    done: str  # '' · escaped · caught
    reasons: list[ReasonView]  # of what is added


class AbsentView(msgspec.Struct, frozen=True):
    """Somebody who cannot walk in to help."""

    seat: int
    why: str  # dead · shunned: the leader gets no help · far · level: too low for the Boss
    rooms: int  # how many rooms away, -1: there is no way


class FightView(msgspec.Struct, frozen=True):
    """The combat in progress."""

    place: int
    leader: int
    helper: int
    monsters: list[int]
    boss: bool
    step: str
    summands: list[SummandView]
    totals: list[int]  # of both sides, dice included once they are rolled; once compared they stay
    dice_to_roll: list[DiceView]
    dice: list[DieView]
    treasures: int
    levels: int  # for the leader
    can_help: list[int]  # the seats that could be invited
    cannot_help: list[AbsentView]  # while help can still come
    may_act: list[int]  # everybody who may act from where they stand, whatever they hold
    offers: list[TermsView]
    terms: TermsView | None
    locked: bool
    exits: list[int]
    loot: list[str]
    counter: TermsView | None  # the leader's own terms, while their helper thinks about them
    calls_left: int  # how often the leader may still call for help, as things stand
    asked: list[int]  # called, and not answered yet
    declined: list[int]  # said no since the last call
    order: list[int]  # whose pick each of the loot is, the next first
    wins_ties: int  # the seat by which a tie is won, -1: a tie is lost
    escapes: list[EscapeView]  # once the fight is lost
    by_magic: list[str]  # the viewer's cards of which one must go if the viewer, who is too far away, is to help
    best_twice: bool  # whether the best die of each side counts twice here
    hits_if_lost: int  # what each loser loses at once
    safe_roll: int  # an escape roll of so much succeeds


class RollView(msgspec.Struct, frozen=True):
    """Dice that have been rolled and not used yet."""

    kind: str
    seat: int
    dice: list[DieView]
    more: int


class TradeView(msgspec.Struct, frozen=True):
    """An offer between two players."""

    giver: int
    taker: int
    gold: int
    items: list[str]
    wanted_gold: int
    wanted: list[str]


class SaleView(msgspec.Struct, frozen=True):
    """What the viewer would give for a level."""

    sum: int  # what the items count, so far
    items: list[str]
    price: int


class PathView(msgspec.Struct, frozen=True):
    """How a monster goes, or went: the rooms in order, and which steps go over a gap or the edge."""

    uid: int
    places: list[int]
    sides: list[int]  # by which it leaves each of them but the last; empty in games stored before they were kept
    jumps: list[int]  # indexes of steps
    fast: bool
    blocked: str  # the side on which an arrow is blocked in the last room, or ''


class CurseView(msgspec.Struct, frozen=True):
    """A curse that is being played."""

    card: str
    by: int
    victim: int


class View(msgspec.Struct, frozen=True, gc=False):
    """The table through one pair of eyes."""

    you: int
    turn: int
    phase: str
    active: int
    first: int
    goal: int
    boss_level: int
    settings: dict[str, str]
    hand: list[str]
    seats: list[SeatView]
    rooms: list[RoomView]
    monsters: list[MonsterView]
    fight: FightView | None
    roll: RollView | None
    trade: TradeView | None
    sale: SaleView | None
    charity: list[int] | None  # who may get the viewer's next surplus card; empty: it is discarded
    curse: CurseView | None
    arriving: str  # the monster that has been drawn and has no base yet
    die: str  # the colour that the Monster Die shows, or ''
    paths: list[PathView]
    room_deck: int
    link_deck: int
    monster_deck: int
    treasure_deck: int
    dxm_deck: int
    monster_discard: list[str]
    treasure_discard: list[str]
    dxm_discard: list[str]
    staged: list[str]
    waiting: list[int]  # seats known to be choosing; empty while somebody may or may not react
    window: bool  # a moment for reactions is open
    decision: DecisionView | None
    winners: list[int]
    ending: str


class OddsView(msgspec.Struct, frozen=True):
    """How a fight would end if nobody acted: chances in per mille."""

    win: int
    tie: int
    lose: int


class HelpView(msgspec.Struct, frozen=True):
    """The fight with somebody's help: our side before its dice, and how it would end, in per mille."""

    ours: int
    dice: int
    wins_ties: bool
    win: int
    tie: int
    lose: int


class SearchView(msgspec.Struct, frozen=True):
    """What a search would bring, chances in per mille."""

    gold: int
    treasure: int  # with or without gold
    monster: int


class OutlookView(msgspec.Struct, frozen=True):
    """What is to be expected, as the table stands and unless somebody acts."""

    odds: OddsView | None  # of the fight in progress
    with_helper: dict[str, HelpView]  # by seat that may be called, from near or far
    search: SearchView | None  # of the munchkin whose turn it is, where that can be done now
    peeks: dict[str, list[PathView]]  # by colour: how the monsters would move
