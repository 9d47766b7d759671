"""What is set off without being announced: deaths, survivals, spells that resolve, and who orders several at once.

The active player's come first, then the others' clockwise; a player with several chooses their order.
"""

from typing import Final

from underhall.games.series.cards import FIRST_TIME, NO_LIMIT, WHEN_HERO_DIES, Ability
from underhall.games.series.moves import set_off, spend
from underhall.games.series.ops import Pick, room_option
from underhall.games.series.option_kinds import IN_ROOM
from underhall.games.series.pieces import Hero
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import WHEN_HERO_DIES_IN_DUNGEON
from underhall.games.super_boss_monster.ops import OnlyIf
from underhall.games.super_boss_monster.option_kinds import ON_BOSS_CARD
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NO_UID, NOBODY, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, z_of
from underhall.kernel.types import EventNumber, OptionCode, SeatNo, Slot, Uid

# A trigger waiting for its turn is packed: the moment, the seat, and the uid of the room (0 for the boss).
MOMENT_SHIFT: Final = 40
SEAT_SHIFT: Final = 32
UID: Final = (1 << 32) - 1


def trigger_of(moment: int, seat: SeatNo, uid: Uid) -> int:
    return moment << MOMENT_SHIFT | seat << SEAT_SHIFT | (0 if uid == NOTHING else uid)


def moment_of(trigger: int) -> int:
    return trigger >> MOMENT_SHIFT


def seat_of(trigger: int) -> SeatNo:
    return SeatNo(trigger >> SEAT_SHIFT & 255)


def uid_of(trigger: int) -> int:
    return trigger & UID


def add_dungeon(g: SuperBossMonster, seat: SeatNo, moment: int, found: list[int]) -> None:
    """Add what the boss and the rooms of a dungeon do at this moment, the leftmost room first."""
    side = g.seats[seat]
    if side.levelled and g.abilities[side.boss][moment] is not None:
        found.append(trigger_of(moment, seat, NO_UID))
    for slot in range(len(side.dungeon) - 1, -1, -1):
        room = side.dungeon[slot][-1]
        if room.active and g.abilities[room.card][moment] is not None:
            found.append(trigger_of(moment, seat, room.uid))


def set_off_all(g: SuperBossMonster, found: list[int], about: int, cause: EventNumber) -> None:
    """Let these work one after another. `about` is the card that it is about, a hero or a spell."""
    if len(found) == 1:
        work(g, found[0], about)
    elif found:
        g.push(TRIGGERS, seat_of(found[0]), NO_CARD, cause, (about, *found))


def ability_of(g: SuperBossMonster, trigger: int) -> Ability | None:
    """The ability behind a trigger, if it is still in force."""
    uid = Uid(uid_of(trigger))
    if uid == 0:
        boss = g.seats[seat_of(trigger)].boss
        return g.abilities[boss][moment_of(trigger)]
    owner, slot = g.place_of(uid)
    if owner == NOBODY:
        return None
    room = g.top(owner, slot)
    return g.abilities[room.card][moment_of(trigger)] if room.active else None


def can_work(g: SuperBossMonster, frame: Frame) -> bool:
    """Whether anything can come of the ability that is about to begin: if not, nobody hears of it.

    The conditions that its text begins with must hold, and what follows them must be possible.
    """
    for op in frame.program.ops:
        if not g.is_possible(op, frame):
            return False
        if not isinstance(op, OnlyIf):
            return True
    return True


def is_ready(g: SuperBossMonster, trigger: int, about: int) -> bool:
    """Whether something can come of the trigger now."""
    ability = ability_of(g, trigger)
    if ability is None:
        return False
    uid = Uid(uid_of(trigger))
    if not uid:
        seat = seat_of(trigger)
        return can_work(g, Frame(ability.program, 0, seat, g.seats[seat].boss, NO_EVENT, (NOTHING, about)))
    owner, slot = g.place_of(uid)
    return can_work(g, Frame(ability.program, 0, owner, g.top(owner, slot).card, NO_EVENT, (uid,)))


def work(g: SuperBossMonster, trigger: int, about: int) -> None:
    ability = ability_of(g, trigger)
    if ability is None:
        return
    seat = seat_of(trigger)
    uid = Uid(uid_of(trigger))
    if uid:
        if is_ready(g, trigger, about):
            owner, slot = g.place_of(uid)
            set_off(g, owner, g.top(owner, slot), ability)
        elif ability.limit == FIRST_TIME:
            spend(g, uid)  # the first time has passed, whatever came of it
        return
    if ability.limit != NO_LIMIT:
        if g.lairs[seat].boss_used:
            return
        g.change_lair(seat).boss_used = True
    boss = g.seats[seat].boss
    if is_ready(g, trigger, about):
        number = g.emit(say.BOSS_WORKS, "SBM-BOSS-09", seat, boss)
        g.push(ability.program, seat, boss, number, (NOTHING, about))


class Triggers(Pick[SuperBossMonster]):
    """One after another; whose turn it is chooses which of their own is next. Picks: what it is about, the triggers."""

    kind: str = "order-triggers"

    def chooser(self, g: SuperBossMonster, frame: Frame) -> SeatNo:
        return seat_of(frame.picks[1])

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        picks = [frame.picks[0]]
        for trigger in frame.picks[1:]:
            if ability_of(g, trigger) is not None:
                picks.append(trigger)
        if len(picks) == 1:
            return
        here = Frame(frame.program, frame.pc, seat_of(picks[1]), frame.source, frame.cause, tuple(picks))
        codes = self.options(g, here, here.seat)
        ready = [trigger for trigger in picks[1:] if seat_of(trigger) == here.seat and is_ready(g, trigger, picks[0])]
        if len(codes) == 1 or not ready or alike(g, here):
            self.go_on(g, here, 1)
        else:
            g.ask(self, here, here.seat, codes)

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for trigger in frame.picks[1:]:
            if seat_of(trigger) == seat:
                uid = Uid(uid_of(trigger))
                if uid:
                    owner, slot = g.place_of(uid)
                    codes.append(room_option(g, owner, slot))
                else:
                    codes.append(pack(ON_BOSS_CARD, g.seats[seat].boss))
        return codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        uid = g.top(seat, Slot(z_of(code))).uid if kind_of(code) == IN_ROOM else 0
        for i in range(1, len(frame.picks)):
            if seat_of(frame.picks[i]) == seat and uid_of(frame.picks[i]) == uid:
                self.go_on(g, frame, i)
                return

    def go_on(self, g: SuperBossMonster, frame: Frame, chosen: int) -> None:
        """Let the chosen one work; the others wait beneath it."""
        picks = frame.picks
        if len(picks) > 2:
            g.again(frame, picks[:chosen] + picks[chosen + 1 :])
        work(g, picks[chosen], picks[0])


def alike(g: SuperBossMonster, frame: Frame) -> bool:
    """Whether all triggers of the seat do the same, so that their order does not matter."""
    program: Program | None = None
    for trigger in frame.picks[1:]:
        if seat_of(trigger) == frame.seat:
            ability = ability_of(g, trigger)
            if ability is not None:
                if program is not None and ability.program is not program:
                    return False
                program = ability.program
    return True


TRIGGERS: Final = Program("triggers", (Triggers(),))


def after_death(g: SuperBossMonster, seat: SeatNo, hero: Hero, room_uid: Uid) -> None:
    """The room of a death has something to say, and so may the boss."""
    found: list[int] = []
    side = g.seats[seat]
    if side.levelled and g.abilities[side.boss][WHEN_HERO_DIES_IN_DUNGEON] is not None:
        found.append(trigger_of(WHEN_HERO_DIES_IN_DUNGEON, seat, NO_UID))
    if room_uid != NOTHING:
        for stack in side.dungeon:
            room = stack[-1]
            if room.uid == room_uid and room.active and g.abilities[room.card][WHEN_HERO_DIES] is not None:
                found.append(trigger_of(WHEN_HERO_DIES, seat, room_uid))
    set_off_all(g, found, hero.card, g.frame.cause)
