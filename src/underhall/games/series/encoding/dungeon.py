"""A dungeon as rows have it, and its damage with other rooms in it."""

from mypy_extensions import i64, mypyc_attr

from underhall.games.series.cards import ALL_CARDS, MONSTER
from underhall.games.series.pieces import Seat, Stack
from underhall.games.series.state import MOST_ROOMS


class DungeonPath:
    """The rooms of a dungeon that work as one seat sees it, and what they deal: to be looked at with other rooms, too.

    A room that the seat cannot see counts for nothing, as it does for the outlook; its own it counts.
    """

    def __init__(self, rooms: list[int], boosts: list[int], symbols: i64, bait: i64 = 0) -> None:
        self.rooms = rooms  # cards from the boss outwards; NOTHING where no room works
        self.boosts = boosts  # what each deals besides what its card says
        self.damages = boosts[:]  # what each deals
        self.symbols = symbols  # the icons on them, a byte for each treasure
        self.bait = bait  # icons that lure only, and are never doubled
        self.total = damage_on(rooms, boosts, self.damages)


@mypyc_attr(acyclic=True)
class DungeonCells:
    """What rows have of a dungeon, and what that was worked out from: it is kept with the side until that changes."""

    def __init__(self, dungeon: tuple[Stack, ...], rest: i64, borrowed: i64, path: DungeonPath, row: bytes) -> None:
        self.dungeon = dungeon
        self.rest = rest  # all else that counts, in one number
        self.borrowed = borrowed  # icons that the boss has gained for this turn
        self.path = path
        self.row = row


def kept(side: Seat, cells: DungeonCells, own: bool) -> DungeonCells:
    """The same, kept with the side: for all who see it alike, which everybody does while no room lies face down."""
    alike = not has_hidden(side)
    if own or alike:
        side._cells_own = cells
    if alike or not own:
        side._cells = cells
    return cells


def has_hidden(side: Seat) -> bool:
    """Whether a room lies face down there."""
    for stack in side.dungeon:
        if stack[-1].hidden:
            return True
    return False


def damage_on(rooms: list[int], boosts: list[int], damages: list[int]) -> i64:
    """The damage on the whole way through these rooms; what each deals is written into `damages`."""
    monsters: i64 = 0
    for room in rooms:
        if room >= 0 and ALL_CARDS[room].kind == MONSTER:
            monsters += 1
    total: i64 = 0
    before: i64 = 0
    bonus: i64 = 0
    count = len(rooms)
    slot = count - 1
    while slot >= 0:
        room = rooms[slot]
        if room >= 0:
            card = ALL_CARDS[room]
            damage: i64 = card.damage + boosts[slot]
            if card.counts_monsters:
                damage += monsters
            if card.kind == MONSTER:
                if slot > 0 and rooms[slot - 1] >= 0:
                    damage += ALL_CARDS[rooms[slot - 1]].boosts_neighbours
                if slot + 1 < count and rooms[slot + 1] >= 0:
                    damage += ALL_CARDS[rooms[slot + 1]].boosts_neighbours
                damages[slot] = damage
            else:
                damages[slot] = damage
                damage += bonus
            total += damage
            if card.bounces:
                total += before
            before = damage
            bonus = card.boosts_next_trap
        slot -= 1
    return total


def damage_with(path: DungeonPath, slot: int, room: int, boost: int) -> i64:
    """The damage on the whole way with another room at this place, or with none (NOTHING)."""
    rooms = path.rooms[:]
    boosts = path.boosts[:]
    if slot < len(rooms):
        rooms[slot] = room
        boosts[slot] = boost
    elif slot < MOST_ROOMS:
        rooms.append(room)
        boosts.append(boost)
    return damage_on(rooms, boosts, boosts[:])
