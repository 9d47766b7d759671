"""What a card of the series is, and all cards there are."""

from typing import Final

from underhall.kernel.agenda import NO_EVENT, Frame, Program
from underhall.kernel.types import CardNo, SeatNo, Uid

CLERIC: Final = 0
FIGHTER: Final = 1
MAGE: Final = 2
THIEF: Final = 3
EXPLORER: Final = 4  # of another set
NO_TREASURE: Final = 5
BYTE: Final = 8  # icons are also counted packed into one int, a byte for each treasure
BOSS: Final = 0
ROOM: Final = 1
SPELL: Final = 2
HERO: Final = 3
TYPES: Final[tuple[str, ...]] = ("boss", "room", "spell", "hero")
TRAP: Final = 0
MONSTER: Final = 1
KINDS: Final[tuple[str, ...]] = ("trap", "monster")
# Phases, as they stand on spells (bits, since a spell may show two icons).
BUILD_ICON: Final = 1
ADVENTURE_ICON: Final = 2
ICONS: Final = {"build": BUILD_ICON, "adventure": ADVENTURE_ICON}
# The moments at which a card's ability works.
WHEN_CAST: Final = 0
LEVEL_UP: Final = 1
WHEN_BUILT: Final = 2
WHEN_HERO_DIES: Final = 3
WHEN_ACTIVATED: Final = 4
WHEN_YOU_BUILD: Final = 5
WHEN_YOU_CAST: Final = 6
WHEN_YOU_LOSE_A_ROOM: Final = 7
WHEN_A_SPELL_IS_CAST: Final = 8
WHEN_YOU_BUILD_OVER: Final = 9
MOMENTS: Final = 10
MOST_SEATS: Final = 6  # of any game of the series
# How often an ability may be used.
NO_LIMIT: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_IN_LATER_PRINTS: Final = 2  # by the setting `crushinator`
FIRST_TIME: Final = 3  # the first time each turn: to decline uses it up


class Ability:
    """What a card does at one moment: a program, and how often it may run."""

    def __init__(self, moment: int, program: Program, limit: int, announced_at: int, kind: int, optional: bool) -> None:
        self.moment = moment
        self.program = program
        self.limit = limit
        self.announced_at = announced_at  # the ops before this one choose targets and pay costs
        self.kind = kind  # with WHEN_YOU_BUILD: the kind of room built
        self.optional = optional  # it begins with "you may"
        self._beginnings: list[Frame | None] = [None for _ in range(MOST_SEATS)]

    def beginning(self, seat: SeatNo, card: CardNo, uid: Uid) -> Frame:
        """How it would begin for this seat, with the room `uid` or NOTHING: what is asked before it is announced.

        The last is kept for each seat, since whether it can begin is asked again and again.
        """
        frame = self._beginnings[seat]
        if frame is None or frame.picks[0] != uid or frame.source != card:
            frame = Frame(self.program, 0, seat, card, NO_EVENT, (uid,))
            self._beginnings[seat] = frame
        return frame


class Card:
    """One printed card; copies share it. Behaviour is added by cards/*.py."""

    def __init__(self, number: CardNo, id: str, type: int) -> None:
        self.number = number
        self.id = id
        self.type = type
        self.copies = 1
        self.copies_first = 1
        self.box = "boss-monster"  # the set it belongs to
        self.treasure: list[int] = [0, 0, 0, 0]  # icons by treasure
        self.symbols = 0  # the same, a byte for each treasure
        self.shows = 0  # which treasures there are at all, a bit for each
        self.xp = 0
        self.kind = TRAP
        self.advanced = False
        self.damage = 0
        self.icons = 0
        self.health = 0
        self.epic = False
        self.value = 1  # souls or wounds
        self.wants = NO_TREASURE
        self.players = 2
        self.abilities: list[Ability | None] = [None for _ in range(MOMENTS)]
        # Continuous abilities, each a number or a switch that the rules look at.
        self.boosts_neighbours = 0  # extra damage of adjacent monster rooms
        self.counts_monsters = False  # damage is the number of the owner's active monster rooms
        self.boosts_next_trap = 0  # extra damage of the trap entered after this room
        self.bars_advanced = False  # no advanced room may cover it
        self.bounces = False  # sends a hero back one room, once each
        self.spell_instead = False  # the start-of-turn draw may be a spell
        self.goes_to_fewest_souls = False  # the hero looks at souls, not treasure


def count_symbols(card: Card) -> None:
    """Pack the icons, once they are known."""
    card.symbols = 0
    card.shows = 0
    for t in range(len(card.treasure)):
        card.symbols |= card.treasure[t] << t * BYTE
        if card.treasure[t]:
            card.shows |= 1 << t


# Every card of every set by number: these, and behind them those of sets that they may be mixed with. Whatever
# serves several games looks cards up here.
ALL_CARDS: Final[list[Card]] = []
