"""Shortest ways of monsters through the dungeon, for the curse that leads one to its victim."""

from underhall.games.munchkin_quest.dungeon import ALL_SIDES, neighbours
from underhall.games.munchkin_quest.facts import ENTRANCE
from underhall.games.munchkin_quest.movement import Step, can_pass, step
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOTHING


def steps_from(g: MunchkinQuest, monster: Monster, start: int) -> list[int]:
    """How many rooms the monster would have to go from there to each room, the Entrance being one; -1: no way."""
    far = [NOTHING] * len(g.rooms)
    far[start] = 0
    ring = [start]
    while ring:
        place = ring.pop(0)
        for side in ALL_SIDES:
            taken = step(g, monster, place, side)
            if taken is not None and not taken.jumps:
                cost = far[place] + rooms_in_step(taken)
                if far[taken.to] < 0 or cost < far[taken.to]:
                    far[taken.to] = cost
                    ring.append(taken.to)
    return far


def rooms_in_step(taken: Step) -> int:
    """How many rooms a step counts for: through the Entrance it is two."""
    return 2 if taken.crosses else 1


def ends_of_shortest_ways(g: MunchkinQuest, monster: Monster, victim: int, n: int) -> list[int]:
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
    ends = [place for place in reached if far[place] == nearest]
    found: list[int] = []
    for place in range(1, len(g.rooms)):
        last = far[place] == at or (far[place] == at - 1 and before_entrance(g, monster, place, ends, nearest - at - 1))
        if last and place != monster.place and is_at_distance(g, monster, place, ends, nearest - far[place]):
            found.append(place)
    return found


def is_at_distance(g: MunchkinQuest, monster: Monster, place: int, ends: list[int], rest: int) -> bool:
    """Whether it is so far from there to one of the ends."""
    far = steps_from(g, monster, place)
    return any(far[end] == rest for end in ends)


def before_entrance(g: MunchkinQuest, monster: Monster, place: int, ends: list[int], rest: int) -> bool:
    """Whether the way goes on from there through the Entrance, so far from an end of it."""
    if rest < 0:
        return False
    for side in ALL_SIDES:
        taken = step(g, monster, place, side)
        if taken is not None and taken.crosses and not taken.jumps and is_at_distance(g, monster, taken.to, ends, rest):
            return True
    return False


def sides_of_way(g: MunchkinQuest, monster: Monster, to: int) -> list[int]:
    """The sides by which the rooms of a shortest way there are left."""
    here = monster.place
    sides: list[int] = []
    while here != to:
        left = steps_from(g, monster, here)[to]
        for side in ALL_SIDES:
            taken = step(g, monster, here, side)
            if taken is not None and not taken.jumps and distance_by(g, monster, taken, to) == left:
                here = taken.to
                sides.append(side)
                break
    return sides


def distance_by(g: MunchkinQuest, monster: Monster, taken: Step, to: int) -> int:
    """How far a way is that begins with this step; -1 if it does not lead there."""
    rest = steps_from(g, monster, taken.to)[to]
    return rest + rooms_in_step(taken) if rest >= 0 else NOTHING
