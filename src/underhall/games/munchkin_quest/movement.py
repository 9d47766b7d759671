"""Where monsters go in the Monsters' turn: arrows, gaits, gaps and edges, the Entrance, their targets (MQ-MON-*)."""

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.dungeon import OPPOSITE, end_of_line
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.packing import BACK_SHIFT, FIXED, SEEN, SHOWN_MASK
from underhall.games.munchkin_quest.pieces import Monster, Path
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_CARD, NOTHING
from underhall.kernel.events import Part


def can_pass(g: MunchkinQuest, monster: Monster, place: int, side: int) -> bool:
    """Whether the monster gets through the link (MQ-MON-07, -08, MQ-GANG-04)."""
    return CARDS[monster.card].passes >> g.link(place, side) & 1 == 1


class Step:
    """Where one step of a monster leads."""

    def __init__(self, to: int, jumps: bool, crosses: bool) -> None:
        self.to = to
        self.jumps = jumps  # over a gap or the edge
        self.crosses = crosses  # through the Entrance


def step(g: MunchkinQuest, monster: Monster, place: int, side: int) -> Step | None:
    """One step by that side, or None where it cannot be made."""
    if not can_pass(g, monster, place, side):
        return None
    to = g.rooms[place].beside[side]
    jumps = to < 0
    if jumps:
        to = end_of_line(g, place, side)  # MQ-MON-15 to -17
        if to == NOTHING:
            return None
    if to != facts.ENTRANCE:
        return Step(to, jumps, False)
    beyond = through_entrance(g, monster, place, side)
    return Step(beyond, jumps, True) if beyond >= 0 else None


def through_entrance(g: MunchkinQuest, monster: Monster, place: int, side: int) -> int:
    """Where a step into the Entrance leads, or nothing.

    Nobody but the Boss stops there: straight on, or not at all (MQ-FIX-04, -05, MQ-CONF-19).
    """
    beyond = g.rooms[facts.ENTRANCE].beside[side]
    if beyond < 0 or beyond == place or not can_pass(g, monster, facts.ENTRANCE, side):
        return NOTHING
    return beyond


def meets_target(g: MunchkinQuest, monster: Monster, place: int) -> bool:
    """Whether the living munchkin of its base's colour is there (MQ-MON-13, MQ-CONF-15)."""
    target = g.munchkins[monster.owner]
    return not target.dead and target.place == place


class Walk:
    """The way a monster goes, as far as it has got, and by which side it leaves each room."""

    def __init__(self, monster: Monster) -> None:
        self.monster = monster
        self.here = monster.place
        self.places = [monster.place]
        self.sides: list[int] = []
        self.visited = 1 << monster.place
        self.jumps = 0
        self.fast = False
        self.blocked = NOTHING

    def go(self, g: MunchkinQuest, side: int) -> bool:
        """Take a step by that side, unless there is none or it leads where it has been (MQ-MON-12)."""
        taken = step(g, self.monster, self.here, side)
        if taken is None or self.visited >> taken.to & 1 or (taken.crosses and self.visited >> facts.ENTRANCE & 1):
            return False
        if taken.jumps:
            self.jumps |= 1 << (len(self.places) - 1)
        if taken.crosses:
            self.visited |= 1 << facts.ENTRANCE
        self.here = taken.to
        self.visited |= 1 << taken.to
        self.places.append(taken.to)
        self.sides.append(side)
        return True

    def path(self) -> Path:
        path = Path()
        path.uid = self.monster.uid
        path.places = tuple(self.places)
        path._sides = tuple(self.sides)
        path.jumps = self.jumps
        path.fast = self.fast
        path.blocked = self.blocked
        return path


def path_of(g: MunchkinQuest, monster: Monster, colour: int) -> Path:
    """The way a monster goes when this colour is rolled; nothing changes by asking."""
    return walk_of(g, monster, colour).path()


def walk_of(g: MunchkinQuest, monster: Monster, colour: int) -> Walk:
    walk = Walk(monster)
    gait = g.monster_gait(monster)
    if gait == facts.LURKING or (meets_target(g, monster, monster.place) and not g.rules.leaves_target):
        return walk
    last = NOTHING
    side = first_side(g, monster, gait, colour)
    while side >= 0:
        if not walk.go(g, side):
            walk.blocked = side
            break
        last = side
        if meets_target(g, monster, walk.here):
            return walk  # where it stops for good (MQ-MON-14)
        if gait == facts.SLOW:
            break
        side = g.face(walk.here).arrows[colour]
    if gait == facts.FAST and last >= 0:  # MQ-MON-20, MQ-CONF-16
        walk.fast = walk.go(g, last)
    return walk


def first_side(g: MunchkinQuest, monster: Monster, gait: int, colour: int) -> int:
    """By which side the monster starts: a Contrary one goes against the arrow (MQ-MON-23)."""
    side = g.face(monster.place).arrows[colour]
    if side < 0 or gait != facts.CONTRARY:
        return side
    contrary = OPPOSITE[side]
    follows = g.rules.contrary_follows and step(g, monster, monster.place, contrary) is None
    return side if follows else contrary


def break_door(g: MunchkinQuest, monster: Monster, place: int, side: int) -> None:
    """The door by which one who breaks them leaves a room is a passage for good, never the Entrance's (MQ-MON-08)."""
    number = g.rooms[place].links[side]
    link = g.links[number]
    if CARDS[monster.card].breaks_doors and not link & FIXED and g.link(place, side) in (facts.DOOR, facts.LOCKED):
        g.set_link(number, facts.PASSAGE | (link & SHOWN_MASK) << BACK_SHIFT | SEEN)
        g.emit(say.DOOR_BROKEN, "MQ-MON-08", monster.card, g.rooms[place].face, side)


def goes_next_door(g: MunchkinQuest, monster: Monster, to: int) -> None:
    """A card sends the monster into the next room; one who breaks doors breaks the one between (MQ-CONF-66)."""
    if to in g.rooms[monster.place].beside:
        break_door(g, monster, monster.place, g.rooms[monster.place].beside.index(to))
    g.replace_monster(monster.at(to))


def plan(g: MunchkinQuest, colour: int) -> list[Walk]:
    """The ways of all monsters. Doors are broken first: what one changes on the map counts for all (MQ-MON-26)."""
    walks: list[Walk] = []
    for breaks in (True, False):
        for monster in g.monsters:
            if CARDS[monster.card].breaks_doors == breaks:
                walk = walk_of(g, monster, colour)
                walks.append(walk)
                for i in range(len(walk.sides)):
                    break_door(g, monster, walk.places[i], walk.sides[i])
    return walks


def foreseen(g: MunchkinQuest, colour: int) -> list[Path]:
    """The same if this colour was rolled; nothing changes by asking."""
    breaks = any(CARDS[monster.card].breaks_doors for monster in g.monsters)
    return [walk.path() for walk in plan(g.clone() if breaks else g, colour)]


def move_all(g: MunchkinQuest, colour: int) -> None:
    """All monsters move as one action (MQ-MON-25 to -27)."""
    walks = plan(g, colour)
    moved = False
    g.paths = ()
    for monster in g.monsters:
        for walk in walks:
            if walk.monster.uid == monster.uid:
                path = walk.path()
                if len(path.places) > 1 or path.blocked >= 0:
                    g.paths = (*g.paths, path)
                if len(path.places) > 1:
                    moved = True
                    to = path.places[-1]
                    g.replace_monster(monster.at(to))
                    start = g.rooms[monster.place].face
                    gait = g.monster_gait(monster)
                    rule = "MQ-MON-23" if gait == facts.CONTRARY else "MQ-MON-20" if path.fast else "MQ-MON-05"
                    g.emit(say.MONSTER_MOVED, rule, monster.card, start, g.rooms[to].face, len(path.places) - 1)
                    if not g.quiet:
                        g.explain(way_parts(g, walk, colour))
    if not moved:
        g.emit(say.MONSTERS_STAY, "MQ-MON-10")
        if not g.quiet:
            g.explain(stay_parts(g, walks, colour))


def way_parts(g: MunchkinQuest, walk: Walk, colour: int) -> list[Part]:
    """Room by room, why a monster went there: the face of each room, by which side it left, and why it stopped."""
    monster = walk.monster
    gait = g.monster_gait(monster)
    parts = [Part("colour", colour), Part("base", facts.SEAT_COLOURS[monster.owner], NO_CARD, monster.owner)]
    for i in range(len(walk.sides)):
        face = g.face(walk.places[i])
        side = walk.sides[i]
        against = i == 0 and gait == facts.CONTRARY and side != face.arrows[colour]
        extra = walk.fast and i == len(walk.sides) - 1
        parts.append(Part("room", face.number))
        parts.append(Part("fast" if extra else "contrary" if against else "arrow", side))
        if walk.jumps >> i & 1:
            parts.append(Part("jump", g.face(walk.places[i + 1]).number))
    parts.append(Part("room", g.face(walk.here).number))
    if meets_target(g, monster, walk.here):
        parts.append(Part("target", 0, NO_CARD, monster.owner))
    elif walk.blocked >= 0:
        parts.append(Part("blocked", walk.blocked))
    elif gait == facts.SLOW:
        parts.append(Part("slow", 0))
    elif g.face(walk.here).arrows[colour] < 0:
        parts.append(Part("no-arrow", 0))
    return parts


def stay_parts(g: MunchkinQuest, walks: list[Walk], colour: int) -> list[Part]:
    """Why each monster stays where it is."""
    parts = [Part("colour", colour)]
    for walk in walks:
        monster = walk.monster
        if monster.boss or walk.sides:
            continue
        what = "stays"
        if g.monster_gait(monster) == facts.LURKING:
            what = "lurks"
        elif meets_target(g, monster, monster.place):
            what = "target"
        elif walk.blocked >= 0:
            what = "blocked"
        elif g.face(monster.place).arrows[colour] < 0:
            what = "no-arrow"
        parts.append(Part(what, walk.blocked, monster.card, monster.owner))
    return parts
