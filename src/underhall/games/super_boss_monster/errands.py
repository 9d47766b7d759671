"""The minion phase: each minion does the errand of the space it stands on (SBM-MINION-01 to -09)."""

from typing import Final

from underhall.games.series.cards import ROOM, SPELL
from underhall.games.series.moves import boost_room, draw
from underhall.games.series.ops import Discard, Pick, own_rooms
from underhall.games.series.option_kinds import PASS, SEAT
from underhall.games.series.picks import position_of
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.board import (
    AT_BASE,
    DRAW_ROOM,
    DRAW_SPELL,
    LAST_ROOM,
    MARKET,
    ON_BOSS,
    ON_ROOM,
    SHUFFLE,
    SPACES,
    SUMMON,
    TREASURE,
    TREASURE_OF,
    Space,
)
from underhall.games.super_boss_monster.facts import LAUNCH_PAD, TAVERN, TEMPLE, WHEN_MINIONS_ARE_DONE, WHEN_SENT
from underhall.games.super_boss_monster.moves import gain_symbol, room_at
from underhall.games.super_boss_monster.ops import TakeFromMarket
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.games.super_boss_monster.triggers import set_off_all, trigger_of
from underhall.kernel.agenda import NO_CARD, NO_UID, NOTHING, Frame, Op, Program, at_position
from underhall.kernel.decisions import kind_of, pack, x_of, y_of, z_of
from underhall.kernel.fields import plus
from underhall.kernel.types import EventNumber, OptionCode, SeatNo, Slot, Uid

LAST_ROOM_BONUS: Final = 2


class NextErrand(Op[SuperBossMonster]):
    """One errand after another, in the order of play. Picks: the place in the order."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        position = position_of(frame)
        if position >= len(g.order):
            return
        g.again(frame, at_position(position + 1))
        seat = g.order[position]
        lair = g.lairs[seat]
        if lair.minion == ON_BOSS:
            at_boss(g, seat)
        elif lair.minion == ON_ROOM:
            at_room(g, seat, lair.minion_room)
        elif lair.minion != AT_BASE:
            number = g.emit(say.ERRAND, "SBM-MINION-01", seat, lair.minion)
            g.frame = frame.caused_by(number)
            on_board(g, seat, lair.minion, number)


def at_boss(g: SuperBossMonster, seat: SeatNo) -> None:
    side = g.seats[seat]
    ability = g.abilities[side.boss][WHEN_SENT]
    number = g.emit(say.ERRAND_AT_CARD, "SBM-MINION-01", seat, side.boss)
    if ability is not None and side.levelled:
        g.push(ability.program, seat, side.boss, number, (NOTHING,))
    else:
        g.emit(say.ERRAND_IN_VAIN, "SBM-CONF-11", seat)


def at_room(g: SuperBossMonster, seat: SeatNo, uid: Uid) -> None:
    """A room that is deactivated does nothing for its minion (SBM-ROOM-08); a disabled one does."""
    room = room_at(g, uid)
    if room is None or not room.active:
        g.emit(say.ERRAND_IN_VAIN, "SBM-ROOM-08", seat)
        return
    ability = g.abilities[room.card][WHEN_SENT]
    number = g.emit(say.ERRAND_AT_CARD, "SBM-MINION-01", seat, room.card)
    if ability is not None:
        g.push(ability.program, seat, room.card, number, (uid,))


def on_board(g: SuperBossMonster, seat: SeatNo, place: int, cause: EventNumber) -> None:
    space = SPACES[place]
    does = space.does
    if does == SUMMON:
        g.push(SUMMONING, seat, NO_CARD, cause, (place,))
        return
    if space.landmark != TAVERN and g.landmarks[space.landmark] is not None and g.rules.covered_errand_lost:
        g.emit(say.ERRAND_IN_VAIN, "SBM-CONF-33", seat)
    elif does == TREASURE:
        rule = "SBM-COMPAT-13" if space.landmark == LAUNCH_PAD else "SBM-BOARD-04"
        gain_symbol(g, seat, TREASURE_OF[space.landmark], rule)
    elif does == MARKET and not g.market:
        g.emit(say.ERRAND_IN_VAIN, "SBM-BOARD-09", seat)
    elif does == MARKET:
        g.push(FROM_MARKET, seat, NO_CARD, cause, (NOTHING,))
    elif does == DRAW_ROOM:
        draw(g, seat, ROOM)
    elif does == DRAW_SPELL:
        draw(g, seat, SPELL)
        g.push(DISCARD_SPELL, seat, NO_CARD, cause, (NOTHING,))
    elif does == LAST_ROOM:
        if not g.rules.hideout_fixed:
            g.change_lair(seat).last_boost += LAST_ROOM_BONUS
            g.emit(say.LAST_ROOM_BOOSTED, "SBM-BOARD-12", seat, LAST_ROOM_BONUS)
        elif g.seats[seat].dungeon:
            boost_room(g, seat, Slot(0), LAST_ROOM_BONUS)
    elif does == SHUFFLE:
        g.push(SHUFFLING, seat, NO_CARD, cause, (NOTHING,))


def space_of(frame: Frame) -> Space:
    """The space of the board whose errand is done."""
    return SPACES[frame.picks[0]]


class Summon(Pick[SuperBossMonster]):
    """The hero of the landmark must go to some dungeon, with the token shown there (SBM-BOARD-14 to -16)."""

    kind: str = "summon"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        landmark = space_of(frame).landmark
        if landmark == TAVERN and not g.tavern:
            return []
        if landmark != TAVERN and g.landmarks[landmark] is None:
            return []
        return [pack(SEAT, s) for s in g.order]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        space = space_of(frame)
        hero: SuperHero | None
        if space.landmark == TAVERN:
            hero = g.tavern[-1]
            g.tavern = g.tavern[:-1]
        else:
            hero = g.take_from_landmark(space.landmark)
        if hero is None:
            return
        token = g.rules.temple_token if space.landmark == TEMPLE else space.token
        if g.rules.one_health:
            token = max(token, 1 - hero.health)
        hero = hero.with_token(token)
        rule = "SBM-BOARD-16" if space.landmark == TAVERN else "SBM-BOARD-14"
        g.emit(say.HERO_SUMMONED, rule, seat, hero.card, x_of(code), token, hero.health)
        g.come_to_entrance(SeatNo(x_of(code)), hero)


class ShuffleStack(Pick[SuperBossMonster]):
    """The cards of a stack in any dungeon may change their order by chance (SBM-COMPAT-14, SBM-CONF-37)."""

    kind: str = "shuffle-stack"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in g.order:
            codes += own_rooms(g, s, NOTHING)
        return [pack(PASS), *codes] if codes else codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PASS:
            return
        owner, slot = y_of(code), z_of(code)
        stack = g.seats[owner].dungeon[slot]
        places = list(range(len(stack)))
        g.luck.shuffle(places)
        top = stack[places[-1]]
        old = stack[-1]
        fresh = [stack[i] for i in places]
        if top.uid != old.uid:
            tokens = old.tokens if g.rules.shuffle_keeps_tokens else 0
            fresh = [room.with_tokens(0) for room in fresh]
            fresh[-1] = top.with_tokens(tokens)
        g.change(SeatNo(owner)).put(Slot(slot), tuple(fresh))
        g.emit(say.STACK_SHUFFLED, "SBM-COMPAT-14", owner, g.top(SeatNo(owner), Slot(slot)).card)


class MinionsDone(Op[SuperBossMonster]):
    """What bosses do once every errand is done, in the order of play."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        found: list[int] = []
        for s in g.order:
            side = g.seats[s]
            if side.levelled and g.abilities[side.boss][WHEN_MINIONS_ARE_DONE] is not None:
                found.append(trigger_of(WHEN_MINIONS_ARE_DONE, s, NO_UID))
        set_off_all(g, found, NOTHING, frame.cause)


class ClearMarket(Op[SuperBossMonster]):
    """What is left on the market is discarded (SBM-MINION-05)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        for card in g.market:
            g.discard = plus(g.discard, card)
            g.emit(say.MARKET_CLEARED, "SBM-SOLO-11" if g.rules.solo else "SBM-MINION-05", card)
        g.market = ()


ERRANDS: Final = Program("errands", (NextErrand(),))
SUMMONING: Final = Program("summoning", (Summon(),))
SHUFFLING: Final = Program("shuffling", (ShuffleStack(),))
FROM_MARKET: Final = Program("from-market", (TakeFromMarket(),))
DISCARD_SPELL: Final = Program("discard-spell", (Discard(SPELL),))
