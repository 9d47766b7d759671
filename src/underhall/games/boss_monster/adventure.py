"""Heroes cross the dungeons: room by room, with a window in each (BM-ADV-01 to -20)."""

from typing import Final

from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.timing import Window
from underhall.games.series import messages as say
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.moves import judge, start_walking, walker_dies, walker_survives
from underhall.games.series.ops import Passage
from underhall.games.series.parts import damage_parts, that_count
from underhall.games.series.picks import position_of
from underhall.kernel.agenda import FIRST, NO_CARD, NO_UID, NOBODY, Frame, Op, Program, at_position
from underhall.kernel.types import SeatNo, Slot


class NextAdventurer(Op[BossMonster]):
    """The next player with heroes at the entrance takes an adventure turn. Picks: the place in the order."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        order = g.turn_order()
        for position in range(position_of(frame), len(order)):
            seat = order[position]
            side = g.seats[seat]
            if side.entrance and not side.kept_out:
                g.again(frame, at_position(position + 1))
                g.active = seat
                number = g.emit(say.ADVENTURE_BEGAN, "BM-ADV-01", seat, len(side.entrance))
                g.push(ADVENTURE_TURN, seat, NO_CARD, number, FIRST)
                return
        g.active = NOBODY


class NextHero(Passage[BossMonster]):
    """The hero who came first goes first (BM-ADV-04); those kept out wait."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        if sets_out(g, frame.seat):
            step_on(g)

    def run_through(self, g: BossMonster, frame: Frame) -> None:
        if sets_out(g, frame.seat):
            cross(g)


def sets_out(g: BossMonster, seat: SeatNo) -> bool:
    """Let the first hero at the entrance set out, if there is one that may."""
    side = g.change(seat)
    if not side.entrance or side.kept_out:
        return False
    start_walking(g, seat, side.entrance[0])
    side.entrance = side.entrance[1:]
    return True


def step_on(g: BossMonster) -> None:
    """The walker enters the next active room to the right, or reaches the boss."""
    walker = g.walker
    if walker is None:
        return
    seat = g.walker_seat
    side = g.seats[seat]
    at = Slot(g.walker_at - 1)
    while at >= 0 and side.dungeon[at][-1].off:
        g.emit(say.HERO_PASSED, "BM-CONF-40", walker.card, side.dungeon[at][-1].card)
        at = Slot(at - 1)
    if at < 0:
        walker_survives(g)
        g.scored_turn = g.turn
        rule = "BM-ADV-15" if side.dungeon else "BM-CONF-39"
        g.emit(say.HERO_SURVIVED, rule, walker.card, seat, ALL_CARDS[walker.card].value)
        return
    room = side.dungeon[at][-1]
    g.walker_at = at
    g.walker_room = room.uid
    rule = "BM-CONF-42" if g.walker_sent else "BM-ADV-05"
    g.walker_sent = False
    number = g.emit(say.HERO_ENTERED, rule, walker.card, seat, room.card, at)
    bounce = g.sends_back(seat, at, walker.bounced)
    if not bounce or g.rules.bounces_after_damage:
        deal_damage(g, seat, at)
    walker = g.walker
    if walker is None:
        return
    if bounce:
        g.emit(say.HERO_BOUNCED, "BM-ROOM-04", walker.card, room.card)
        g.walker = walker.bounced_by(room.uid)
        g.walker_at = Slot(at + 2)
        g.walker_room = NO_UID
        g.walker_last = room.uid
        step_on(g)
    else:
        g.push(IN_ROOM, seat, NO_CARD, number, FIRST)


def deal_damage(g: BossMonster, seat: SeatNo, at: Slot) -> None:
    """The room's damage on entry; where death does not wait, it comes at once (BM-ADV-06, -12)."""
    walker = g.walker
    if walker is None:
        return
    damage = g.damage(seat, at) + g.entry_bonus(seat, at, g.walker_last)
    if damage > 0:
        walker = walker.hurt(damage)
        g.walker = walker
        g.emit(say.ROOM_HURT, "BM-ADV-06", walker.card, g.top(seat, at).card, damage, walker.damage, walker.health)
        if not g.quiet:
            g.explain(that_count(damage_parts(g, seat, at)))
        judge(g)
        if g.rules.dies_on_damage and walker.doomed:
            walker_dies(g, g.walker_doom)


class RoomWindow(Window):
    """The window in a room is open only while its hero is there (BM-ADV-10, -20)."""

    def is_open(self, g: BossMonster) -> bool:
        return g.walker is not None and not g.walker_sent


class Leave(Passage[BossMonster]):
    """After the window the walker dies or moves on; being sent elsewhere spares it (BM-CONF-22)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        if leaves(g):
            step_on(g)

    def run_through(self, g: BossMonster, frame: Frame) -> None:
        if leaves(g):
            cross(g)


def leaves(g: BossMonster) -> bool:
    """Whether the walker leaves its room alive; if not, it dies there."""
    walker = g.walker
    if walker is None:
        return False
    if walker.doomed and not g.walker_sent:
        walker_dies(g, g.walker_doom)
        return False
    if not g.walker_sent:
        g.walker_last = g.walker_room
    return True


def cross(g: BossMonster) -> None:
    """The walker goes on until it dies or reaches the boss, while nobody does anything: `step_on` and `Leave` in turns,
    without what lies between (tests/test_trying.py compares them)."""
    walker = g.walker
    if walker is None:
        return
    seat = g.walker_seat
    dungeon = g.seats[seat].dungeon
    rules = g.rules
    health = walker.health
    taken = walker.damage
    bounced = walker.bounced
    doom = g.walker_doom
    last = g.walker_last
    at = Slot(g.walker_at - 1)
    while True:
        while at >= 0 and dungeon[at][-1].off:
            at = Slot(at - 1)
        if at < 0:
            walker_survives(g)
            g.scored_turn = g.turn
            return
        room = dungeon[at][-1]
        bounces = g.sends_back(seat, at, bounced)
        if not bounces or rules.bounces_after_damage:
            damage = g.damage(seat, at) + g.entry_bonus(seat, at, last)
            if damage > 0:
                taken += damage
                if taken < health:
                    doom = NO_UID
                elif doom == NO_UID:
                    doom = room.uid
                if rules.dies_on_damage and taken >= health:
                    break
        last = room.uid
        if bounces:
            bounced = (*bounced, room.uid)
            at = Slot(at + 1)
        elif taken >= health:
            break
        else:
            at = Slot(at - 1)
    g.walker = walker.hurt(taken - walker.damage)
    walker_dies(g, doom)


class MoreHeroes(Op[BossMonster]):
    """Before each further hero there is a moment for spells again, as before the first (BM-CONF-47)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        side = g.seats[frame.seat]
        if side.entrance and not side.kept_out:
            g.push(ADVENTURE_TURN, frame.seat, NO_CARD, frame.cause, FIRST)


IN_ROOM: Final = Program("in-room", (RoomWindow(), Leave()))
ADVENTURE_TURN: Final = Program("adventure-turn", (Window(), NextHero(), MoreHeroes()))
ADVENTURES: Final = Program("adventures", (NextAdventurer(),))
