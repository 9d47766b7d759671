"""Shortest ways of monsters through the dungeon, for the curse that leads one to its victim."""

from underhall.games.munchkin_quest.dungeon import ALL_SIDES, neighbours
from underhall.games.munchkin_quest.facts import ENTRANCE
from underhall.games.munchkin_quest.movement import Step, can_pass, step, through_entrance
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOTHING
from underhall.kernel.types import SeatNo


def steps_from(g: MunchkinQuest, monster: Monster, start: int) -> list[int]:
    """How many rooms the monster would have to go from there to each room, the Entrance being one; -1: no way.

    A link lets it through from both sides or from none, so the way back is as long. Only the Entrance, where none of
    them stops, is no end of a way.
    """
    far = [NOTHING] * len(g.rooms)
    far[start] = 0
    ring = [start]
    while ring:
        place = ring.pop(0)
        beside = g.rooms[place].beside
        for side in ALL_SIDES:
            to = beside[side]
            if to < 0 or not can_pass(g, monster, place, side):
                continue
            cost = far[place] + 1
            if to == ENTRANCE:
                to = through_entrance(g, monster, place, side)
                cost += 1
                if to < 0:
                    continue
            if far[to] < 0 or cost < far[to]:
                far[to] = cost
                ring.append(to)
    return far


def rooms_in_step(taken: Step) -> int:
    """How many rooms a step counts for: through the Entrance it is two."""
    return 2 if taken.crosses else 1


def ends_of_shortest_ways(g: MunchkinQuest, monster: Monster, victim: SeatNo, n: int) -> list[int]:
    """Where up to `n` steps of shortest ways to the victim can end: beside the Entrance if the victim is there, and
    before it if the last step would lead into it (MQ-FIX-04)."""
    goal = g.munchkins[victim].place
    goals = [goal]
    if goal == ENTRANCE:
        goals = [p for p in neighbours(g, ENTRANCE) if can_pass(g, monster, p, g.rooms[p].beside.index(ENTRANCE))]
    far = steps_from(g, monster, monster.place)
    reached = [place for place in goals if far[place] >= 0]
    if not reached:
        return []
    nearest = min([far[place] for place in reached])
    at = min(n, nearest)
    if at == 0:
        return []
    rests = [steps_from(g, monster, place) for place in reached if far[place] == nearest]
    found: list[int] = []
    for place in range(1, len(g.rooms)):
        last = far[place] == at
        if far[place] == at - 1:
            last = before_entrance(g, monster, place, rests, nearest - at - 1)
        if last and place != monster.place and is_at_distance(rests, place, nearest - far[place]):
            found.append(place)
    return found


def is_at_distance(rests: list[list[int]], place: int, rest: int) -> bool:
    """Whether it is so far from there to one of the ends; `rests` are the ways from each of them."""
    for far in rests:
        if far[place] == rest:
            return True
    return False


def before_entrance(g: MunchkinQuest, monster: Monster, place: int, rests: list[list[int]], rest: int) -> bool:
    """Whether the way goes on from there through the Entrance, so far from an end of it."""
    if rest < 0:
        return False
    for side in ALL_SIDES:
        taken = step(g, monster, place, side)
        if taken is not None and taken.crosses and not taken.jumps and is_at_distance(rests, taken.to, rest):
            return True
    return False


def sides_of_way(g: MunchkinQuest, monster: Monster, to: int) -> list[int]:
    """The sides by which the rooms of a shortest way there are left."""
    rest = steps_from(g, monster, to)
    here = monster.place
    sides: list[int] = []
    while here != to:
        best: Step | None = None
        best_side = least = NOTHING
        for side in ALL_SIDES:
            taken = step(g, monster, here, side)
            if taken is not None and not taken.jumps and rest[taken.to] >= 0:
                far = rest[taken.to] + rooms_in_step(taken)
                if best is None or far < least:
                    best, best_side, least = taken, side, far
        assert best is not None, f"no way from {here} to {to}"
        here = best.to
        sides.append(best_side)
    return sides
