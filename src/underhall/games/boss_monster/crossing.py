"""The way of a hero through a dungeon as it lies open, if nobody does anything on the way."""

from mypy_extensions import mypyc_attr

from underhall.games.boss_monster.state import BossMonster
from underhall.kernel.agenda import NO_UID
from underhall.kernel.fields import plus
from underhall.kernel.types import SeatNo, Slot, Uid


@mypyc_attr(acyclic=True)  # the game knows nothing of it
class Crossing:
    """A hero's way from a place towards the boss, room by room; rooms that lie face down are passed."""

    def __init__(self, g: BossMonster, seat: SeatNo, bounced: tuple[int, ...], at: Slot, last: Uid) -> None:
        self.g = g
        self.seat = seat
        self.bounced = bounced  # the mazes that have sent it back
        self.next_at = at - 1
        self.last = last  # uid of the room that it comes from
        self.at = at  # where it is now, and what it took there
        self.damage = 0
        self.passed_hidden = False

    def enter_next(self) -> bool:
        """Enter the next room that works; False when the boss is reached."""
        g = self.g
        dungeon = g.seats[self.seat].dungeon
        at = Slot(self.next_at)
        while at >= 0 and not dungeon[at][-1].active:
            self.passed_hidden = self.passed_hidden or dungeon[at][-1].hidden
            at = Slot(at - 1)
        if at < 0:
            return False
        room = dungeon[at][-1]
        bounces = g.sends_back(self.seat, at, self.bounced)
        self.at = at
        self.damage = 0
        if not bounces or g.rules.bounces_after_damage:
            self.damage = g.damage(self.seat, at) + g.entry_bonus(self.seat, at, self.last)
        self.last = room.uid
        if bounces:
            self.bounced = plus(self.bounced, room.uid)
        self.next_at = at + 1 if bounces else at - 1
        return True


def total_damage(g: BossMonster, seat: SeatNo) -> int:
    """What a hero takes on the whole way through the dungeon, as far as it lies open."""
    way = Crossing(g, seat, (), Slot(len(g.seats[seat].dungeon)), NO_UID)
    total = 0
    while way.enter_next():
        total += way.damage
    return total
