"""What a seat works out from the table before its row is written: distances, strengths and odds."""

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr, u8

from underhall.games.munchkin_quest.dungeon import ALL_SIDES, step_cost
from underhall.games.munchkin_quest.encoding.layout import BESIDE, FAR, MOST_BESIDE, PERCENT, ROOMS
from underhall.games.munchkin_quest.judge.table import own_dice
from underhall.games.munchkin_quest.outlook import WHOLE, chances
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.kernel.agenda import NOTHING
from underhall.kernel.encoding import at_most
from underhall.kernel.types import SeatNo, seat_numbers


@mypyc_attr(acyclic=True)
class Estimates:
    """How far rooms are from a seat's munchkin, how strong everybody is, and how fights would end."""

    def __init__(self, g: MunchkinQuest, me: SeatNo) -> None:
        self.me = me
        self.strengths = [strength(g, s) for s in seat_numbers(len(g.munchkins))]
        self.dice = [own_dice(g, s) for s in seat_numbers(len(g.munchkins))]
        self.places: list[int] = []  # the nearest rooms, by distance
        self.prices = [FAR] * len(g.rooms)
        self.find_nearest(g)
        self.levels = [0] * len(g.rooms)  # of the monsters in each room
        self.monster_dice_in = [0] * len(g.rooms)  # their dice
        self.monsters = [0] * len(g.rooms)
        self.munchkins = [0] * len(g.rooms)
        self.wins = [NOTHING] * len(g.rooms)  # in percent, where it has been worked out
        for monster in g.monsters:
            place = monster.place
            if place >= 0:
                self.levels[place] += g.monster_level(monster)
                self.monster_dice_in[place] += g.monster_dice(monster)
                self.monsters[place] += 1
        for munchkin in g.munchkins:
            if not munchkin.dead:
                self.munchkins[munchkin.place] += 1
        here = g.rooms[g.munchkins[me].place]
        self.x = here.x
        self.y = here.y
        self.fight_win = 0

    def find_nearest(self, g: MunchkinQuest) -> None:
        """Go from room to room, the cheapest way first."""
        start = g.munchkins[self.me].place
        prices = self.prices
        prices[start] = 0
        queue = [start]
        while queue and len(self.places) < ROOMS:
            nearest = 0
            for i in range(1, len(queue)):
                if prices[queue[i]] < prices[queue[nearest]]:
                    nearest = i
            place = queue.pop(nearest)
            if place in self.places:
                continue
            self.places.append(place)
            beside = g.rooms[place].beside
            for side in ALL_SIDES:
                other = beside[side]
                if other >= 0:
                    cost = step_cost(g, self.me, place, side)
                    if cost and prices[place] + cost < prices[other]:
                        prices[other] = prices[place] + cost
                        queue.append(other)

    def win(self, place: int) -> int:
        """The chance that this munchkin beats all monsters of a room, in percent, if nobody adds anything."""
        if self.monsters[place] == 0:
            return 0
        known = self.wins[place]
        if known == NOTHING:
            ahead = self.strengths[self.me] - self.levels[place]
            known = chances(ahead, self.dice[self.me], self.monster_dice_in[place], False)[0] * PERCENT // WHOLE
            self.wins[place] = known
        return known

    def add_beside(self, out: BytesWriter, g: MunchkinQuest, place: int) -> None:
        """Where a room is, seen from the munchkin's."""
        room = g.rooms[place]
        out.append(u8(at_most(room.x - self.x + BESIDE, MOST_BESIDE)))
        out.append(u8(at_most(room.y - self.y + BESIDE, MOST_BESIDE)))
