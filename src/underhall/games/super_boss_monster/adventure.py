"""Heroes cross the dungeons: room by room, with a window before the first and after each (SBM-ADV-01 to -14)."""

from typing import Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.moves import (
    judge,
    set_off,
    spend,
    start_walking,
    stop_walking,
    walker_dies,
    walker_survives,
)
from underhall.games.series.picks import position_of
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import TRAITS, WHEN_HERO_ENTERS, WHEN_HERO_SURVIVES
from underhall.games.super_boss_monster.items import survive, without_item
from underhall.games.super_boss_monster.moves import leftmost_active, remove_tokens, replace, room_at
from underhall.games.super_boss_monster.ops import head_of_queue
from underhall.games.super_boss_monster.parts import room_parts
from underhall.games.super_boss_monster.pieces import SuperHero, SuperRoom
from underhall.games.super_boss_monster.state import SOLO_WOUNDS, SuperBossMonster
from underhall.games.super_boss_monster.timing import Window
from underhall.games.super_boss_monster.triggers import add_dungeon, set_off_all
from underhall.kernel.agenda import FIRST, NO_CARD, NO_UID, NOBODY, NOTHING, Frame, Op, Program, at_position
from underhall.kernel.fields import minus, plus
from underhall.kernel.types import Slot, Uid


class NextAdventurer(Op[SuperBossMonster]):
    """The next player with heroes who do not wait becomes active (SBM-ADV-01). Picks: the place in the order."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        for position in range(position_of(frame), len(g.order)):
            seat = g.order[position]
            g.active = seat
            if head_of_queue(g) is not None:
                g.again(frame, at_position(position + 1))
                number = g.emit(boss_say.ADVENTURE_BEGAN, "SBM-ADV-01", seat, len(g.seats[seat].entrance))
                g.push(ADVENTURE_TURN, seat, NO_CARD, number, FIRST)
                return
        g.active = NOBODY


class NextHero(Op[SuperBossMonster]):
    """The hero who came first goes first, when the one before has died or met the boss (SBM-ADV-02)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if head_of_queue(g) is not None:
            g.again(frame, FIRST)
            g.push(ENTERING, frame.seat, NO_CARD, frame.cause, FIRST)


class Enter(Op[SuperBossMonster]):
    """After the window before the first room (SBM-CONF-26) whoever is first now goes in."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        hero = head_of_queue(g)
        if hero is None:
            return
        seat = frame.seat
        side = g.change(seat)
        side.entrance = minus(side.entrance, hero)
        start_walking(g, seat, hero)
        g.walker_gap = False
        if hero.item != NOTHING and TRAITS[hero.item].skips_first:
            skip(g, hero)
        step_on(g)


def skip(g: SuperBossMonster, hero: SuperHero) -> None:
    """The hero walks past the leftmost active room, and past what is switched off before it."""
    at = leftmost_active(g, g.walker_seat)
    if at == NOTHING:
        return
    for passed in range(g.walker_at - 1, at, -1):
        g.emit(boss_say.HERO_PASSED, "SBM-KEY-10", hero.card, g.top(g.walker_seat, Slot(passed)).card)
    g.walker_at = Slot(at)
    g.emit(say.HERO_SKIPPED, "SBM-COMPAT-18", hero.card, g.top(g.walker_seat, Slot(at)).card)


def step_on(g: SuperBossMonster) -> None:
    """The walker enters the next room to the right, or reaches the boss."""
    walker = g.walking
    if walker is None:
        return
    seat = g.walker_seat
    dungeon = g.seats[seat].dungeon
    at = Slot(min(g.walker_at, len(dungeon)) - 1)
    while at >= 0 and dungeon[at][-1].off:
        g.emit(boss_say.HERO_PASSED, "SBM-KEY-17", walker.card, dungeon[at][-1].card)
        at = Slot(at - 1)
    if at < 0:
        meet_boss(g)
        return
    room = dungeon[at][-1]
    g.walker = walker.entered_one_more()
    g.walker_at = at
    g.walker_room = room.uid
    g.walker_sent = False
    g.walker_gap = False
    number = g.emit(boss_say.HERO_ENTERED, "SBM-ADV-03", walker.card, seat, room.card, at)
    g.push(IN_ROOM, seat, NO_CARD, number, FIRST)


def meet_boss(g: SuperBossMonster) -> None:
    """The hero has got through and wounds; then comes what that sets off (SBM-ADV-11, -12)."""
    walker = g.walking
    if walker is None:
        return
    seat = g.walker_seat
    walker_survives(g)
    rule = "SBM-ADV-11" if g.seats[seat].dungeon or walker.rooms else "SBM-ADV-14"
    number = g.emit(boss_say.HERO_SURVIVED, rule, walker.card, seat, ALL_CARDS[walker.card].value)
    if g.rules.solo and 0 <= g.wounds(seat) - SOLO_WOUNDS < ALL_CARDS[walker.card].value:
        g.last_turn = True  # whatever is healed from now on
        g.emit(say.ENDS_BY_WOUNDS, "SBM-SOLO-17", g.wounds(seat))
    found: list[int] = []
    add_dungeon(g, seat, WHEN_HERO_SURVIVES, found)
    set_off_all(g, found, walker.card, number)
    if walker.item != NOTHING:
        survive(g, seat, walker)


class OnEntry(Op[SuperBossMonster]):
    """What happens before the room deals its damage."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        walker = g.walking
        room = room_at(g, g.walker_room)
        if walker is None or room is None:
            return
        if walker.item != NOTHING and TRAITS[walker.item].prises_tokens:
            remove_tokens(g, room.uid, 1, "SBM-COMPAT-18")
        ability = g.abilities[room.card][WHEN_HERO_ENTERS]
        if ability is not None:
            set_off(g, g.walker_seat, room, ability)


class TakeDamage(Op[SuperBossMonster]):
    """The room's damage, what it was primed with, and a slip into the next; then the hero may be dead (SBM-ADV-04)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        walker = g.walking
        room = room_at(g, g.walker_room)
        if walker is None or room is None:
            return
        seat, at = g.walker_seat, g.walker_at
        damage = g.damage_to(walker, seat, at, g.walker_last, walker.rooms)
        bounces = g.sends_back(seat, at, walker.bounced)
        if bounces:
            damage = 0  # it turns the hero back before it can do any
        traits = TRAITS[room.card]
        ahead = room.ahead if bounces else 0  # what awaits whoever takes damage here still does
        after = room if room.ahead == ahead else room.with_ahead(ahead)
        if traits.wakes:
            after = after.counted()
        if after is not room:
            replace(g, after)
        hero = walker  # as it came in
        if walker.ghost:
            walker = walker.with_ghost(walker.ghost - 1)
        if damage > 0:
            walker = walker.hurt(damage)
            g.emit(boss_say.ROOM_HURT, "SBM-ADV-04", walker.card, room.card, damage, walker.damage, walker.health)
            if not g.quiet:
                g.explain(room_parts(g, seat, at, room, hero, damage))
        else:
            g.emit(say.HERO_UNHURT, spared_by(g, hero, room, bounces), walker.card, room.card)
        g.walker = walker
        if damage > 0 and traits.slips and not room.used:
            spend(g, room.uid)
            if not walker.doomed:
                slip(g, room.uid, traits.slips)
        judge(g)
        walker = g.walking
        assert walker is not None  # it is dead only once it has died
        if walker.doomed:
            walker_dies(g, room.uid)
        elif bounces:
            g.emit(boss_say.HERO_BOUNCED, "SBM-ROOM-02", walker.card, room.card)
            g.walker = walker.bounced_by(room.uid)
            g.walker_at = Slot(at + 2)
            g.walker_room = NO_UID
            g.walker_last = room.uid
            g.walker_sent = True


def spared_by(g: SuperBossMonster, hero: SuperHero, room: SuperRoom, bounces: bool) -> str:
    """The rule by which the hero who has entered takes no damage in this room."""
    if room.disabled:
        return "SBM-KEY-08"
    if bounces or (TRAITS[room.card].spares_epic and ALL_CARDS[hero.card].epic):
        return "SBM-ROOM-02"
    if hero.ghost:
        return "SBM-STACK-01"
    deals = g.damage(g.walker_seat, g.walker_at) + g.entry_bonus(g.walker_seat, g.walker_at, g.walker_last)
    return "SBM-COMPAT-18" if deals > 0 and hero.item != NOTHING else "SBM-ADV-04"


def slip(g: SuperBossMonster, uid: Uid, most: int) -> None:
    """The hero also takes the next room's damage now; nothing else of that room works, and it is not entered."""
    walker = g.walking
    at = Slot(g.walker_at - 1)
    if walker is None or at < 0:
        return
    damage = min(most, g.damage_to(walker, g.walker_seat, at, uid, walker.rooms + 1, False))
    if damage > 0:
        walker = walker.hurt(damage)
        g.walker = walker
        card = g.top(g.walker_seat, at).card
        g.emit(say.HERO_SLIPPED, "SBM-ROOM-02", walker.card, card, damage, walker.damage, walker.health)


class RoomWindow(Window):
    """The window in a room is open while its hero is there; when that was the last one, also after its death.

    Where another hero is to follow, the window before that one's first room comes next.
    """

    def is_open(self, g: SuperBossMonster) -> bool:
        return head_of_queue(g) is None if g.walker is None else not g.walker_sent


class Leave(Op[SuperBossMonster]):
    """After the window the walker flees, whatever else would move it, or moves on."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        walker = g.walking
        if walker is None:
            return
        if walker.item != NOTHING and TRAITS[walker.item].flees and 1 <= walker.health - walker.damage <= 2:
            lair = g.change_lair(g.walker_seat)
            lair.retired = plus(lair.retired, walker.item)
            g.emit(say.ITEM_RETIRED, "SBM-COMPAT-18", g.walker_seat, walker.item)
            g.emit(boss_say.HERO_FLED, "SBM-END-06", walker.card, g.walker_seat)
            stop_walking(g)
            g.come_to_town(without_item(walker))
            return
        if not g.walker_sent:
            g.walker_last = g.walker_room
        step_on(g)


IN_ROOM: Final = Program("in-room", (OnEntry(), TakeDamage(), RoomWindow(), Leave()))
ENTERING: Final = Program("entering", (Window(), Enter()))
ADVENTURE_TURN: Final = Program("adventure-turn", (NextHero(),))
ADVENTURES: Final = Program("adventures", (NextAdventurer(),))
