"""What it costs to end a turn in each room: the monsters that will be there then."""

from underhall.games.munchkin_quest.facts import COLOURS, ENTRANCE
from underhall.games.munchkin_quest.judge.defeats import DefeatCost
from underhall.games.munchkin_quest.judge.standing import LEVEL_WORTH, standing_of
from underhall.games.munchkin_quest.judge.table import own_dice, with_interference
from underhall.games.munchkin_quest.movement import path_of
from underhall.games.munchkin_quest.outlook import WHOLE, chances
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import disdains, strength
from underhall.kernel.types import SeatNo


class Dangers:
    """What it costs on average to end the turn in each room: the fight with all monsters that will be there then."""

    def __init__(self, g: MunchkinQuest, seat: SeatNo) -> None:
        self.stay = [0] * len(g.rooms)
        self.wake = [0] * len(g.rooms)  # without those that are there now: for whoever beats them
        hunters = [monster for monster in g.monsters if not monster.boss and not disdains(g, monster, seat)]
        if not hunters:
            return
        munchkin = g.change(seat)
        here = munchkin.place
        munchkin.place = ENTRANCE  # nobody stops there: this shows how far those would go that stop at this munchkin
        hunt = Hunt(g, seat, hunters)
        for first in range(len(COLOURS)):
            for second in range(len(COLOURS)):
                met_in_rooms = hunt.met_in_rooms(first, second)
                for place in range(len(met_in_rooms)):
                    if met_in_rooms[place]:
                        self.stay[place] += hunt.cost(met_in_rooms[place])
                        self.wake[place] += hunt.cost(met_in_rooms[place] & ~hunt.there_now[place])
        munchkin.place = here
        for place in range(len(g.rooms)):
            self.stay[place] //= len(COLOURS) ** 2
            self.wake[place] //= len(COLOURS) ** 2


class Hunt:
    """Where monsters may be when the turn of a munchkin is over, and what each gang of them would cost it."""

    def __init__(self, g: MunchkinQuest, seat: SeatNo, hunters: list[Monster]) -> None:
        self.g = g
        self.seat = seat
        self.hunters = hunters
        self.there_now = [0] * len(g.rooms)  # hunters, as bits
        for i in range(len(hunters)):
            place = hunters[i].place
            self.there_now[place] |= 1 << i
        self.ways_on: dict[int, tuple[int, ...]] = {}
        self.costs: dict[int, int] = {0: 0}
        self.cost_of_defeat = DefeatCost(g, seat, standing_of(g, seat))
        self.mine = strength(g, seat)
        self.dice = own_dice(g, seat)

    def met_in_rooms(self, first: int, second: int) -> list[int]:
        """For each room the hunters that are met there, as bits, once everybody has rolled for the monsters.

        Later rolls are one of the colours that the first two leave, so that all come as often.
        """
        found = [0] * len(self.g.rooms)
        for i in range(len(self.hunters)):
            hunter = self.hunters[i]
            for roll in range(self.g.seats()):
                colour = first if roll == 0 else second if roll == 1 else (first + (second + 1) * roll) % 6
                places = self.way_of(i, hunter, colour)
                if len(places) > 1:
                    if hunter.owner == self.seat:
                        for place in places[1:]:
                            found[place] |= 1 << i
                    hunter = hunter.at(places[-1])
            found[hunter.place] |= 1 << i
        return found

    def way_of(self, i: int, hunter: Monster, colour: int) -> tuple[int, ...]:
        """The rooms through which a hunter goes on from where it is."""
        key = (i << 8 | hunter.place) << 3 | colour
        places = self.ways_on.get(key)
        if places is None:
            places = self.ways_on[key] = path_of(self.g, hunter, colour).places
        return places

    def cost(self, met_bits: int) -> int:
        """What it costs to meet these hunters."""
        cost = self.costs.get(met_bits)
        if cost is None:
            met = [self.hunters[i] for i in range(len(self.hunters)) if met_bits >> i & 1]
            cost = self.costs[met_bits] = encounter(self.g, met, self.mine, self.dice, self.cost_of_defeat)
        return cost


def encounter(g: MunchkinQuest, met: list[Monster], mine: int, dice: int, cost_of_defeat: DefeatCost) -> int:
    """What it costs to meet these monsters, wherever it is; nothing if they are welcome."""
    thrown = 0
    for monster in met:
        mine -= g.monster_level(monster)
        thrown += g.monster_dice(monster)
    win = with_interference(chances(mine, dice, thrown, False)[0])
    loss = cost_of_defeat.with_interference([monster.card for monster in met])
    return min(0, (len(met) * LEVEL_WORTH * win - loss * (WHOLE - win)) // WHOLE)
