"""The table as a flat value: munchkins, rooms and links, monsters, decks, the fight, the roll, and what is offered.

Zones are tuples that are replaced; rooms, monsters and offers are never changed, so that clones share them. Munchkins
are shared, too, until one of the games changes them. Cards are numbers; what else a number holds stands in packing.py.
"""

from typing import Final

from underhall.games.munchkin_quest.combat import Fight, Roll
from underhall.games.munchkin_quest.facts import FACES, MONSTER, SEAT_COLOURS, TILE_IDS, TREASURE, Face
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.offers import Trade
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.packing import LINK, SHOWN_MASK, WALLED_SHIFT
from underhall.games.munchkin_quest.pieces import Monster, Path, Room
from underhall.games.munchkin_quest.settings import Settings
from underhall.kernel.agenda import NO_CARD, NOBODY, NOTHING
from underhall.kernel.fields import Fields, replaced
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.house import wording_of
from underhall.kernel.types import CardNo, SeatNo, Uid, seat_numbers

# Parts of a turn (MQ-TURN-01).
SETUP: Final = 0
CARD: Final = 1
MOVES: Final = 2
CHARITY: Final = 3
MONSTERS: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "card", "moves", "charity", "monsters")

FIRST_SEAT: Final[SeatNo] = 0  # type: ignore[assignment]
BASES: Final = 3  # for monsters, of each colour

# All seats clockwise, by how many there are and who is the first; and without that one.
CLOCKWISE: Final = tuple(
    [
        tuple([tuple([SeatNo((first + i) % n) for i in range(n)]) for first in range(n)])
        for n in range(len(SEAT_COLOURS) + 1)
    ]
)
OTHERS: Final = tuple([tuple([order[1:] for order in orders]) for orders in CLOCKWISE])


class TableState(Game):
    """All that lies on the table."""

    munchkins: tuple[Munchkin, ...] = ()
    rooms: tuple[Room, ...] = ()
    links: tuple[int, ...] = ()
    monsters: tuple[Monster, ...] = ()
    monster_deck: tuple[CardNo, ...] = ()  # the top of each deck and pile is its end
    treasure_deck: tuple[CardNo, ...] = ()
    dxm_deck: tuple[CardNo, ...] = ()
    monster_discard: tuple[CardNo, ...] = ()
    treasure_discard: tuple[CardNo, ...] = ()
    dxm_discard: tuple[CardNo, ...] = ()
    room_deck: tuple[int, ...] = ()  # tiles
    link_deck: tuple[int, ...] = ()  # what is on the back of each piece; the front is a passage
    phase: int = SETUP
    first: SeatNo = NOBODY
    active: SeatNo = FIRST_SEAT
    serial: int = 0  # the uid given last
    fight: Fight | None = None
    roll: Roll | None = None
    trade: Trade | None = None
    curse: CardNo = NO_CARD  # the curse being played
    curse_by: SeatNo = NOBODY
    curse_victim: SeatNo = NOBODY  # nobody once it is cancelled
    arriving: CardNo = NO_CARD  # the monster card that has been drawn and has no base yet
    at_threshold: bool = False  # somebody stands on the link of an unexplored room: combat has begun (MQ-EXPL-13)
    turn_over: bool = False  # nothing more happens in the moves phase
    hits: int = 0  # about to be lost; a card may prevent them
    tipped: bool = False  # somebody has drawn for a curse in a room that pays for it, this turn
    die: int = NOTHING  # the face of the Monster Die shown last
    paths: tuple[Path, ...] = ()
    staged: tuple[CardNo, ...] = ()  # cards that have been played and do not lie anywhere yet
    winners: tuple[SeatNo, ...] = ()
    ending: str = ""
    refused: tuple[Trade, ...] = ()  # offers that neighbours have turned down this turn (MQ-CONF-07)

    def __init__(self, config: GameConfig, rules: Settings, quiet: bool) -> None:
        super().__init__(config, wording_of(config, WORDING), quiet)
        self.rules = rules
        self.shared = 0  # the munchkins that a clone has, too (a mask of seats)

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, TableState)
        self.munchkins = f.records("munchkins", of.munchkins, Munchkin)
        self.rooms = f.records("rooms", of.rooms, Room)
        self.links = f.packed("links", of.links, LINK)
        self.monsters = f.records("monsters", of.monsters, Monster)
        self.monster_deck = f.cards("monster_deck", of.monster_deck)
        self.treasure_deck = f.cards("treasure_deck", of.treasure_deck)
        self.dxm_deck = f.cards("dxm_deck", of.dxm_deck)
        self.monster_discard = f.cards("monster_discard", of.monster_discard)
        self.treasure_discard = f.cards("treasure_discard", of.treasure_discard)
        self.dxm_discard = f.cards("dxm_discard", of.dxm_discard)
        self.room_deck = f.words("room_deck", of.room_deck, TILE_IDS)
        self.link_deck = f.numbers("link_deck", of.link_deck)
        self.phase = f.word("phase", of.phase, PHASES)
        self.first = f.number("first", of.first)
        self.active = f.number("active", of.active)
        self.serial = f.number("serial", of.serial)
        self.fight = f.record("fight", of.fight, Fight)
        self.roll = f.record("roll", of.roll, Roll)
        self.trade = f.record("trade", of.trade, Trade)
        self.curse = f.mention("curse", of.curse)
        self.curse_by = f.number("curse_by", of.curse_by)
        self.curse_victim = f.number("curse_victim", of.curse_victim)
        self.arriving = f.card("arriving", of.arriving)
        self.at_threshold = f.flag("at_threshold", of.at_threshold)
        self.turn_over = f.flag("turn_over", of.turn_over)
        self.hits = f.number("hits", of.hits)
        self.tipped = f.flag("tipped", of.tipped)
        self.die = f.number("die", of.die)
        self.paths = f.records("paths", of.paths, Path)
        self.staged = f.cards("staged", of.staged)
        self.winners = f.numbers("winners", of.winners)
        self.ending = f.text("ending", of.ending)
        self.refused = f.records("refused", of.refused, Trade)

    # -- seats ----------------------------------------------------------------------------------------------

    def change(self, seat: SeatNo) -> Munchkin:
        """The munchkin of `seat`, to be changed: first it is copied if a clone has it, too.

        Ask for it before anything else is read of that munchkin: what was read before may be the other game's.
        """
        munchkin = self.munchkins[seat]
        if self.shared >> seat & 1:
            munchkin = munchkin.copied()
            self.munchkins = replaced(self.munchkins, seat, munchkin)
            self.shared &= ~(1 << seat)
        return munchkin

    def seats(self) -> int:
        return len(self.munchkins)

    def from_seat(self, seat: SeatNo) -> tuple[SeatNo, ...]:
        """All seats clockwise, `seat` first."""
        return CLOCKWISE[len(self.munchkins)][seat]

    def after_seat(self, seat: SeatNo) -> tuple[SeatNo, ...]:
        """The other seats clockwise, from the left of `seat`."""
        return OTHERS[len(self.munchkins)][seat]

    def living(self) -> list[SeatNo]:
        return [s for s in seat_numbers(len(self.munchkins)) if not self.munchkins[s].dead]

    def seat_of_colour(self, colour: int) -> SeatNo:
        """Who plays this colour, or nobody (MQ-DICE-04)."""
        for s in seat_numbers(len(self.munchkins)):
            if SEAT_COLOURS[s] == colour:
                return s
        return NOBODY

    def in_combat(self) -> bool:
        return self.fight is not None or self.at_threshold

    # -- decks ----------------------------------------------------------------------------------------------

    def deck(self, type_: int) -> tuple[CardNo, ...]:
        if type_ == MONSTER:
            return self.monster_deck
        return self.treasure_deck if type_ == TREASURE else self.dxm_deck

    def set_deck(self, type_: int, cards: tuple[CardNo, ...]) -> None:
        if type_ == MONSTER:
            self.monster_deck = cards
        elif type_ == TREASURE:
            self.treasure_deck = cards
        else:
            self.dxm_deck = cards

    def pile(self, type_: int) -> tuple[CardNo, ...]:
        if type_ == MONSTER:
            return self.monster_discard
        return self.treasure_discard if type_ == TREASURE else self.dxm_discard

    def set_pile(self, type_: int, cards: tuple[CardNo, ...]) -> None:
        if type_ == MONSTER:
            self.monster_discard = cards
        elif type_ == TREASURE:
            self.treasure_discard = cards
        else:
            self.dxm_discard = cards

    # -- the map --------------------------------------------------------------------------------------------

    def face(self, place: int) -> Face:
        return FACES[self.rooms[place].face]

    def room_of(self, seat: SeatNo) -> Room:
        """The room where the munchkin is."""
        place = self.munchkins[seat].place
        return self.rooms[place]

    def packed_link(self, place: int, side: int) -> int:
        """The link on that side with all that packing.py says of it."""
        number = self.rooms[place].links[side]
        return self.links[number]

    def link(self, place: int, side: int) -> int:
        """The kind of link on that side, with walls that cards have raised."""
        number = self.rooms[place].links[side]  # as in `packed_link`: this is asked at every step of every way
        link = self.links[number]
        return 4 if link >> WALLED_SHIFT else link & SHOWN_MASK

    def has_monsters(self, place: int) -> bool:
        for monster in self.monsters:
            if monster.place == place:
                return True
        return False

    def monsters_at(self, place: int) -> list[Monster]:
        return [monster for monster in self.monsters if monster.place == place]

    def munchkins_at(self, place: int) -> list[SeatNo]:
        """The living munchkins in a room."""
        found: list[SeatNo] = []
        for s in seat_numbers(len(self.munchkins)):
            if self.munchkins[s].place == place and not self.munchkins[s].dead:
                found.append(s)
        return found

    def monster(self, uid: Uid) -> Monster | None:
        for monster in self.monsters:
            if monster.uid == uid:
                return monster
        return None

    def fighting_monsters(self) -> list[Monster]:
        """The monsters of the fight, in the order in which they came into it."""
        found: list[Monster] = []
        if self.fight is not None:
            for uid in self.fight.monsters:
                monster = self.monster(uid)
                if monster is not None:
                    found.append(monster)
        return found

    def replace_monster(self, changed: Monster) -> None:
        self.monsters = tuple([changed if monster.uid == changed.uid else monster for monster in self.monsters])

    def set_room(self, place: int, room: Room) -> None:
        self.rooms = replaced(self.rooms, place, room)

    def set_link(self, number: int, link: int) -> None:
        self.links = replaced(self.links, number, link)

    def free_bases(self, seat: SeatNo) -> int:
        used = 0
        for monster in self.monsters:
            if monster.owner == seat and not monster.mate:
                used += 1
        return BASES - used
