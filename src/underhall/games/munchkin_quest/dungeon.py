"""The dungeon's geometry: neighbours, prices, ways out, laying a room, and where a line leads round."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import PASSAGE, WALL
from underhall.games.munchkin_quest.packing import BACK_SHIFT, FIXED, SEEN, SHOWN_MASK, WALLED_SHIFT
from underhall.games.munchkin_quest.pieces import new_room
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOTHING
from underhall.kernel.types import SeatNo

OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1)
DX: Final[tuple[int, ...]] = (0, 1, 0, -1)
DY: Final[tuple[int, ...]] = (-1, 0, 1, 0)
ALL_SIDES: Final = (0, 1, 2, 3)


def openings(g: MunchkinQuest, place: int) -> list[int]:
    """The sides with an opening to an explored room (MQ-ROOM-11, -14)."""
    beside = g.rooms[place].beside
    return [side for side in ALL_SIDES if beside[side] >= 0 and g.link(place, side) != WALL]


def neighbours(g: MunchkinQuest, place: int) -> list[int]:
    """The rooms next door, not counting what lies behind walls (MQ-MOVE-07)."""
    beside = g.rooms[place].beside
    return [beside[side] for side in openings(g, place)]


def adjacent(g: MunchkinQuest, one: int, two: int) -> bool:
    beside = g.rooms[one].beside
    for side in ALL_SIDES:
        if beside[side] == two and g.link(one, side) != WALL:
            return True
    return False


def near(g: MunchkinQuest, one: int, two: int) -> bool:
    """The same room or the next (MQ-ITEM-32)."""
    return one == two or adjacent(g, one, two)


def rooms_between(g: MunchkinQuest, start: int, end: int) -> int:
    """How many rooms one is away from the other, by any opening; -1: there is no way."""
    far = [NOTHING] * len(g.rooms)
    far[start] = 0
    ring = [start]
    while ring and far[end] < 0:
        place = ring.pop(0)
        for beside in neighbours(g, place):
            if far[beside] < 0:
                far[beside] = far[place] + 1
                ring.append(beside)
    return far[end]


def dark_sides(g: MunchkinQuest, place: int) -> list[int]:
    """The sides that lead into the dark; none once all rooms are laid (MQ-MOVE-13)."""
    if not g.room_deck:
        return []
    beside = g.rooms[place].beside
    return [side for side in ALL_SIDES if beside[side] < 0]


def step_cost(g: MunchkinQuest, seat: SeatNo, place: int, side: int) -> int:
    """The moves it takes to leave by that side; 0: it cannot be passed."""
    kind = g.link(place, side)
    cost = g.link_cost(seat, kind)
    if kind == WALL and cost and (g.rooms[place].beside[side] < 0 or touches_entrance(g, place, side)):
        return 0  # what opens walls opens them between explored rooms only
    if cost and not g.munchkins[seat].free_of_room:
        cost += g.face(place).leave_cost
    return cost


def may_force(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether the emergency passage is open: not after moves were spent, nor to whom none are left (MQ-CONF-11)."""
    munchkin = g.munchkins[seat]
    return not munchkin.forced and not munchkin.stuck and (munchkin.spent == 0 or g.rules.emergency_any_time)


def touches_entrance(g: MunchkinQuest, place: int, side: int) -> bool:
    """Whether the link is one of the Entrance's, which nothing changes (MQ-FIX-03)."""
    return g.packed_link(place, side) & FIXED != 0


def step_costs(g: MunchkinQuest, seat: SeatNo) -> list[list[int]]:
    """The moves it takes to leave each room by each side; 0: it cannot be passed."""
    return [[step_cost(g, seat, place, side) for side in ALL_SIDES] for place in range(len(g.rooms))]


def prices(g: MunchkinQuest, seat: SeatNo, costs: list[list[int]]) -> list[int]:
    """What the cheapest walk to each room costs the munchkin, -1 where none is known; monsters do not matter.

    `costs` are its steps: see `step_costs`.
    """
    best = [NOTHING] * len(g.rooms)
    start = g.munchkins[seat].place
    best[start] = 0
    queue = [start]
    while queue:
        nearest = 0
        for i in range(1, len(queue)):
            if best[queue[i]] < best[queue[nearest]]:
                nearest = i
        place = queue.pop(nearest)
        beside = g.rooms[place].beside
        for side in ALL_SIDES:
            other = beside[side]
            if other >= 0:
                cost = costs[place][side]
                if cost and (best[other] < 0 or best[place] + cost < best[other]):
                    best[other] = best[place] + cost
                    queue.append(other)
    return best


def at(g: MunchkinQuest, x: int, y: int) -> int:
    for place in range(len(g.rooms)):
        room = g.rooms[place]
        if room.x == x and room.y == y:
            return place
    return NOTHING


def lay_room(g: MunchkinQuest, face: int, place: int, side: int) -> int:
    """Attach a room, never turned, behind a side of another; links for its bare sides (MQ-EXPL-01 to -04)."""
    x = g.rooms[place].x + DX[side]
    y = g.rooms[place].y + DY[side]
    new = len(g.rooms)
    beside = [at(g, x + DX[i], y + DY[i]) for i in ALL_SIDES]
    links: list[int] = []
    for i in ALL_SIDES:
        if beside[i] >= 0:
            links.append(g.rooms[beside[i]].links[OPPOSITE[i]])  # MQ-CONF-32
            g.set_room(beside[i], g.rooms[beside[i]].with_beside(OPPOSITE[i], new))
        else:
            links.append(len(g.links))
            g.links = (*g.links, draw_link(g))
    g.rooms = (*g.rooms, new_room(face, x, y, tuple(beside), tuple(links)))
    for i in ALL_SIDES:
        if beside[i] < 0:
            g.emit(say.LINK_LAID, "MQ-EXPL-04", face, i, g.links[links[i]] & SHOWN_MASK)
    if not g.room_deck:
        g.emit(say.DUNGEON_EXPLORED, "MQ-EXPL-14")
    return new


def draw_link(g: MunchkinQuest) -> int:
    """A link drawn blindly, face at random. A passage keeps its back to itself (MQ-EXPL-04)."""
    back = g.link_deck[-1]
    g.link_deck = g.link_deck[:-1]
    if g.luck.below(2):
        return PASSAGE | back << BACK_SHIFT
    return back | PASSAGE << BACK_SHIFT


def turn_link(g: MunchkinQuest, place: int, side: int, rule: str) -> None:
    """Turn a link over (MQ-ROOM-13)."""
    number = g.rooms[place].links[side]
    link = g.links[number]
    shown, back = link & SHOWN_MASK, link >> BACK_SHIFT & SHOWN_MASK
    g.set_link(number, back | shown << BACK_SHIFT | SEEN | link >> WALLED_SHIFT << WALLED_SHIFT)
    g.emit(say.LINK_TURNED, rule, g.rooms[place].face, side, back)


def end_of_line(g: MunchkinQuest, place: int, side: int) -> int:
    """Where a line leads that goes into the dark: the next room beyond the gap, else the far end (MQ-CONF-18)."""
    room = g.rooms[place]
    across = DX[side] != 0
    sign = DX[side] + DY[side]
    here = (room.x if across else room.y) * sign
    ahead = behind = NOTHING
    nearest = farthest = here
    for other in range(len(g.rooms)):
        there = g.rooms[other]
        if other != place and (there.y == room.y if across else there.x == room.x):
            position = (there.x if across else there.y) * sign
            if position > here and (ahead == NOTHING or position < nearest):
                ahead, nearest = other, position
            if position < farthest:
                behind, farthest = other, position
    return ahead if ahead != NOTHING else behind
