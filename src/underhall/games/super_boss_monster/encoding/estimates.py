"""What a seat works out from the table before its row is written, as if the minions' errands were done."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.encoding.columns import DIES, WOUNDS
from underhall.games.series.encoding.dungeon import DungeonCells, DungeonPath, kept
from underhall.games.series.encoding.estimates import Estimates
from underhall.games.series.encoding.row import add_room
from underhall.games.series.pieces import Hero
from underhall.games.series.state import MOST_ROOMS
from underhall.games.super_boss_monster.board import LAST_ROOM, ON_BOSS, ON_ROOM, SPACES, TREASURE, TREASURE_OF
from underhall.games.super_boss_monster.crossing import FLEES, where_it_dies, where_it_ends
from underhall.games.super_boss_monster.encoding.layout import LAYOUT, MOST_TOKENS, NUMBER
from underhall.games.super_boss_monster.errands import LAST_ROOM_BONUS
from underhall.games.super_boss_monster.facts import TAVERN, TEMPLE, TRAITS, TREASURES
from underhall.games.super_boss_monster.forecast import pending_space
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import BAIT, SuperBossMonster
from underhall.games.super_boss_monster.turn import needed
from underhall.kernel.agenda import NOTHING
from underhall.kernel.encoding import at_most
from underhall.kernel.types import SeatNo, seat_numbers

FLED: Final = 3  # what becomes of a hero, besides what the series knows: it runs back to town

NO_ROOM: Final = bytes(len(LAYOUT.block("rooms").columns))
NO_ROOMS: Final = NO_ROOM * MOST_ROOMS

# One icon of each treasure, as icons are counted. A shift of a literal would be one of 32 bits in compiled code.
ONE_ICON: Final[list[int]] = [1 << treasure * BYTE for treasure in range(len(TREASURES))]


@mypyc_attr(acyclic=True)
class SuperEstimates(Estimates):
    """What a seat sees coming at this table."""

    def __init__(
        self, g: SuperBossMonster, me: SeatNo, cells: list[DungeonCells], shown: list[int], souls: list[int], soon: bool
    ) -> None:
        super().__init__(me, cells, shown, souls, soon)
        self.g = g
        self.spaces: list[int] = []  # on which the minions have yet to do their errands
        self.hated = [0] * len(cells)  # more damage for heroes of a class, a byte for each treasure
        self.spared = [0] * len(cells)  # damage that epic heroes do not take
        self.drafting = False  # whether a card of the market is chosen

    def wanted(self, number: int, shown: i64) -> i64:
        total = super().wanted(number, shown)
        too = TRAITS[number].wants_too
        if too != NO_TREASURE:
            shift: i64 = too * BYTE
            total += shown >> shift & 255
        return total

    def fate_of(self, hero: Hero, seat: SeatNo, total: i64) -> int:
        assert isinstance(hero, SuperHero)
        if hero.item != NOTHING:
            end = where_it_ends(self.g, hero, seat)
            return DIES if end >= 0 else FLED if end == FLEES else WOUNDS
        printed = ALL_CARDS[hero.card]
        hated: i64 = self.hated[seat]
        if hated and printed.wants != NO_TREASURE:
            shift: i64 = printed.wants * BYTE
            total += hated >> shift & 255
        if printed.epic:
            total -= self.spared[seat]
        return DIES if total >= hero.health - hero.damage else WOUNDS

    def enters(self, hero: Hero) -> bool:
        assert isinstance(hero, SuperHero)
        return not hero.waits

    def estimate_town(self, town: tuple[Hero, ...], playing: tuple[int, ...]) -> None:
        g = self.g
        if not g.rules.solo:
            super().estimate_town(town, playing)
            return
        staying = 0
        for i in range(len(town)):
            hero = town[i]
            mine = self.wanted(hero.card, self.shown[0])
            takes = needed(g, staying if g.rules.solo_closes_up else i)
            goes = 0 if mine >= takes else NOTHING
            if goes == NOTHING:
                staying += 1
            self.add_hero_in_town(hero, SeatNo(goes), takes - 1, mine)


def estimates_of(g: SuperBossMonster, me: SeatNo) -> SuperEstimates:
    """What the seat sees coming."""
    cells: list[DungeonCells] = []
    shown: list[int] = []
    souls: list[int] = []
    spaces: list[int] = []
    for s in seat_numbers(len(g.seats)):
        side = g.seats[s]
        space = pending_space(g, s) if g.order else NOTHING
        seen = cells_of(g, s, s == me, space)
        path = seen.path
        cells.append(seen)
        spaces.append(space)
        souls.append(g.souls(s))
        if side.boss < 0:
            shown.append(0)
            continue
        symbols: i64 = ALL_CARDS[side.boss].symbols + g.lairs[s].borrowed + (path.symbols << side.doubled) + path.bait
        if space >= 0 and SPACES[space].does == TREASURE:
            symbols += ONE_ICON[TREASURE_OF[SPACES[space].landmark]]
        shown.append(symbols)
    estimates = SuperEstimates(g, me, cells, shown, souls, g.phase < BAIT)
    estimates.spaces = spaces
    for s in seat_numbers(len(cells)):
        find_hated(estimates, s)
    estimates.estimate_town(g.town, g.order)
    estimates.estimate_entrances(g.seats)
    walker = g.walking
    if walker is not None:
        fate = DIES
        if not walker.doomed or g.walker_sent:
            end = where_it_dies(g, walker, g.walker_seat, g.walker_at, g.walker_room)
            fate = DIES if end >= 0 else FLED if end == FLEES else WOUNDS
        estimates.walker_fate = fate
        estimates.add_due(walker, g.walker_seat, fate)
    return estimates


def find_hated(estimates: SuperEstimates, s: SeatNo) -> None:
    """See which heroes a dungeon hurts more or less than others."""
    path = estimates.paths[s]
    for slot in range(len(path.rooms)):
        room = path.rooms[slot]
        if room >= 0:
            traits = TRAITS[room]
            if traits.hates_by and traits.hates != NO_TREASURE:
                estimates.hated[s] += traits.hates_by << traits.hates * BYTE
            if traits.spares_epic:
                estimates.spared[s] += path.damages[slot]


def cells_of(g: SuperBossMonster, s: SeatNo, own: bool, space: int) -> DungeonCells:
    """The dungeon of a seat as its own player sees it, or the others, with the errand on this space done."""
    side = g.seats[s]
    lair = g.lairs[s]
    rest: i64 = side.boost | side.doubled << 8 | lair.minion + 1 << 16 | space + 1 << 24 | lair.last_boost << 32
    rest |= lair.minion_room + 1 << 40
    if side.levelled:
        rest = -rest - 1
    known: DungeonCells | None = side._cells_own if own else side._cells
    if known is not None and known.dungeon is side.dungeon and known.rest == rest and known.borrowed == lair.borrowed:
        return known
    rooms: list[int] = []
    boosts: list[int] = []
    symbols: i64 = 0
    bait: i64 = 0
    count = len(side.dungeon)
    for slot in range(count):
        room = side.dungeon[slot][-1]
        if room.off or (room.hidden and not own):
            rooms.append(NOTHING)
            boosts.append(0)
            continue
        symbols += ALL_CARDS[room.card].symbols
        bait += TRAITS[room.card].bait
        if room.disabled:
            rooms.append(NOTHING)
            boosts.append(0)
            continue
        traits = TRAITS[room.card]
        more = room.boost + room.tokens + room.ahead + boost_at(g, s, room.card, slot)
        if traits.wakes and room.tally:
            more += traits.wakes
        if slot == 0 and space >= 0 and SPACES[space].does == LAST_ROOM:
            more += LAST_ROOM_BONUS
        if slot == count - 1 and side.levelled:
            first = TRAITS[side.boss].boosts_first
            if first and g.kinds_shown(s) >= 3:
                more += first
        rooms.append(room.card)
        boosts.append(more)
    path = DungeonPath(rooms, boosts, symbols, bait)
    row = BytesWriter()
    add_rooms(row, g, s, own, path)
    return kept(side, DungeonCells(side.dungeon, rest, lair.borrowed, path, row.getvalue()), own)


def boost_at(g: SuperBossMonster, s: SeatNo, room: int, slot: int) -> int:
    """What a room deals at this place of a dungeon besides what stands on it."""
    side = g.seats[s]
    lair = g.lairs[s]
    traits = TRAITS[room]
    total = side.boost
    if traits.boost_with_minion and lair.minion >= ON_BOSS:
        total += traits.boost_with_minion
    if slot == 0:
        total += traits.boost_as_last + lair.last_boost
        if side.levelled:
            total += TRAITS[side.boss].boosts_last
    return total


def add_rooms(out: BytesWriter, g: SuperBossMonster, s: SeatNo, own: bool, path: DungeonPath) -> None:
    dungeon = g.seats[s].dungeon
    lair = g.lairs[s]
    for slot in range(MOST_ROOMS):
        if slot >= len(dungeon):
            out.write(NO_ROOM)
            continue
        room = dungeon[slot][-1]
        add_room(out, dungeon[slot], own, path, slot, NUMBER)
        out.append(u8(at_most(room.tokens, MOST_TOKENS)))
        out.append(u8(1 if room.disabled else 0))
        out.append(u8(1 if lair.minion == ON_ROOM and lair.minion_room == room.uid else 0))
        out.append(u8(at_most(room.tally, 5)))


def summoned_from(g: SuperBossMonster, place: int) -> SuperHero | None:
    """The hero at a landmark, with the token that it gets when a minion summons it."""
    hero = (g.tavern[-1] if g.tavern else None) if place == TAVERN else g.landmarks[place]
    if hero is None:
        return None
    token = -2 if place == TAVERN else g.rules.temple_token if place == TEMPLE else 2
    if g.rules.one_health:
        token = max(token, 1 - hero.health)
    return hero.with_token(token)
