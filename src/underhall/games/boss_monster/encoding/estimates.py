"""What a seat works out from the table before its row is written."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from underhall.games.boss_monster.encoding.layout import NUMBER
from underhall.games.boss_monster.outlook import walk
from underhall.games.boss_monster.pieces import BossSeat
from underhall.games.boss_monster.state import BAIT, BossMonster
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.encoding.columns import DIES, EMPTY_ROOM, ROOM_COLUMNS, WOUNDS
from underhall.games.series.encoding.dungeon import DungeonCells, DungeonPath, kept
from underhall.games.series.encoding.estimates import Estimates
from underhall.games.series.encoding.row import add_room
from underhall.games.series.state import MOST_ROOMS
from underhall.kernel.agenda import NOTHING
from underhall.kernel.types import SeatNo, seat_numbers

NO_ROOMS: Final = EMPTY_ROOM * MOST_ROOMS


def estimates_of(g: BossMonster, me: SeatNo) -> Estimates:
    """What the seat sees coming."""
    cells: list[DungeonCells] = []
    shown: list[int] = []
    souls: list[int] = []
    for s in seat_numbers(len(g.seats)):
        side = g.seats[s]
        seen = cells_of(side, s == me)
        path = seen.path
        cells.append(seen)
        souls.append(g.souls(s))
        shown.append(0 if side.out or side.boss < 0 else ALL_CARDS[side.boss].symbols + (path.symbols << side.doubled))
    estimates = Estimates(me, cells, shown, souls, g.phase < BAIT)
    estimates.estimate_town(g.town, g.playing())
    estimates.estimate_entrances(g.seats)
    walker = g.walker
    if walker is not None:
        dies = walker.doomed and not g.walker_sent
        if not dies:
            dies = walk(g, g.walker_seat, walker, g.walker_at, g.walker_room) >= 0
        estimates.walker_fate = DIES if dies else WOUNDS
        estimates.add_due(walker, g.walker_seat, estimates.walker_fate)
    return estimates


def cells_of(side: BossSeat, own: bool) -> DungeonCells:
    """The dungeon of a side as its own player sees it, or the others."""
    known: DungeonCells | None = side._cells_own if own else side._cells
    if known is not None and known.dungeon is side.dungeon and known.rest == side.boost:
        return known
    rooms: list[int] = []
    boosts: list[int] = []
    symbols: i64 = 0
    for stack in side.dungeon:
        room = stack[-1]
        if room.off or (room.hidden and not own):
            rooms.append(NOTHING)
            boosts.append(0)
        else:
            rooms.append(room.card)
            boosts.append(room.boost + side.boost)
            symbols += ALL_CARDS[room.card].symbols
    path = DungeonPath(rooms, boosts, symbols)
    row = BytesWriter()
    for slot in range(len(rooms)):
        add_room(row, side.dungeon[slot], own, path, slot, NUMBER)
    row.write(NO_ROOMS[len(rooms) * len(ROOM_COLUMNS) :])
    return kept(side, DungeonCells(side.dungeon, side.boost, 0, path, row.getvalue()), own)
