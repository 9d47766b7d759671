"""When things resolve at this table: last in, first out, with responses to responses (SBM-STACK-01 to -06).

Whatever is announced waits until all have passed in a row, from the active player clockwise; a response goes on top
of it and resolves first. Targets are fixed on announcing; one that is destroyed or put out of action meanwhile gets
nothing, and an effect without any target left is cancelled.
"""

from typing import Any, Final

from underhall.games.series import messages as boss_say
from underhall.games.series import windows
from underhall.games.series.cards import (
    ALL_CARDS,
    ROOM,
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    WHEN_YOU_CAST,
)
from underhall.games.series.moves import discard
from underhall.games.series.ops import HERO_TARGET, ROOM_TARGET, SEAT_TARGET, Cost, Target, Word, add_placements
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.games.series.packing import ALL_SEATS
from underhall.games.series.picks import target_of, target_spell
from underhall.games.series.windows import (
    add_rooms,
    add_spells,
    announced,
    begin,
    can_begin,
    lay_room_of_turn,
    phase_icon,
    put_away,
)
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import ITEM, WHEN_SPELL_RESOLVES, WHEN_SPENT
from underhall.games.super_boss_monster.moves import gain_coins, pay_coins, room_at
from underhall.games.super_boss_monster.ops import CARD_TARGET, DUNGEON_TARGET, OnlyIf
from underhall.games.super_boss_monster.option_kinds import FOR_COIN, SPEND
from underhall.games.super_boss_monster.pieces import Lair
from underhall.games.super_boss_monster.state import BUILD, SuperBossMonster
from underhall.games.super_boss_monster.triggers import add_dungeon, set_off_all
from underhall.kernel.agenda import FIRST, NO_UID, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import minus, plus
from underhall.kernel.types import CardNo, EventNumber, OptionCode, SeatNo, Uid


def add_effects(g: SuperBossMonster, seat: SeatNo, codes: list[OptionCode]) -> None:
    """Add what `seat` may announce now: spells by card, rooms from the boss outwards, then items."""
    add_spells(g, seat, WHEN_CAST, (), codes)
    add_rooms(g, seat, WHEN_ACTIVATED, (), codes)
    add_items(g, seat, WHEN_SPENT, (), codes)


def add_cancels(g: SuperBossMonster, seat: SeatNo, cause: EventNumber, codes: list[OptionCode]) -> None:
    """Add what `seat` may cancel the spell with that waits on top."""
    add_spells(g, seat, WHEN_A_SPELL_IS_CAST, (cause,), codes)
    add_rooms(g, seat, WHEN_A_SPELL_IS_CAST, (cause,), codes)
    add_items(g, seat, WHEN_A_SPELL_IS_CAST, (cause,), codes)


def add_items(g: SuperBossMonster, seat: SeatNo, moment: int, more: tuple[int, ...], codes: list[OptionCode]) -> None:
    """Add the items that `seat` may spend at this moment."""
    icon = phase_icon(g)
    for item in g.lairs[seat].items:
        if ALL_CARDS[item].icons & icon:
            ability = g.abilities[item][moment]
            if ability is not None and can_begin(g, seat, item, NO_UID, more, ability):
                codes.append(pack(SPEND, item))


# -- windows --------------------------------------------------------------------------------------------------


class Window(windows.Window[SuperBossMonster]):
    """Everybody may announce spells, abilities and items."""

    def add_options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        add_effects(g, seat, codes)

    def act(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        kind = kind_of(code)
        moment = WHEN_CAST if kind == CAST else WHEN_ACTIVATED if kind == USE else WHEN_SPENT
        if g.abilities[x_of(code)][moment] is not None:
            begin(g, seat, code, moment)
        else:
            begin(g, seat, code, WHEN_A_SPELL_IS_CAST, (frame.cause,))


class Responses(Window):
    """Everybody may respond to what waits on top; a spell of somebody else's may be cancelled."""

    kind: str = "respond"

    def add_options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        add_effects(g, seat, codes)
        if seat != frame.seat and ALL_CARDS[frame.source].type == SPELL:
            add_cancels(g, seat, frame.cause, codes)


class BuildWindow(Window):
    """The same while a player is placing: the active one may lay a room among everything else."""

    kind: str = "build"

    def add_options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        building = seat == g.active and not g.seats[seat].placed
        if building:
            add_placements(g, seat, codes)
        if g.rules.coins and not g.lairs[seat].coin_taken and (building or g.rules.coins_all_phase):
            for card in g.different_held(seat, ROOM):
                codes.append(pack(FOR_COIN, card))
        add_effects(g, seat, codes)

    def act(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PLACE:
            lay_room_of_turn(g, seat, code)
        elif kind_of(code) == FOR_COIN:
            g.change_lair(seat).coin_taken = True
            discard(g, seat, CardNo(x_of(code)))
            gain_coins(g, seat, 1, "SBM-COMPAT-17")
        else:
            super().act(g, frame, seat, code)


RESPONSES: Final = Program("responses", (Responses(),))


# -- announcing and resolving -----------------------------------------------------------------------------------


class Announce(windows.Announce[SuperBossMonster]):
    """After the announcement everybody may respond."""

    def __init__(
        self,
        type_: int,
        limited: bool,
        targets: tuple[Target[Any], ...],
        costs: tuple[Cost[Any], ...],
        destroys_this: bool,
        coins: int,
        cancels: bool,
    ) -> None:
        super().__init__(type_ == SPELL, limited, costs, destroys_this)
        self.type_ = type_
        self.targets = targets
        self.coins = coins
        self.cancels = cancels

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if self.type_ == ITEM:
            lair = g.change_lair(frame.seat)
            lair.items = minus(lair.items, frame.source)
            lair.retired = plus(lair.retired, frame.source)
        super().run(g, frame)

    def open_windows(self, g: SuperBossMonster, frame: Frame, number: EventNumber) -> None:
        self.announce_targets(g, frame)
        g.push(RESPONSES, frame.seat, frame.source, number, FIRST)
        if self.coins:
            pay_coins(g, frame.seat, self.coins, "SBM-KEY-02" if self.type_ == ROOM else say.BY_CARD)

    def announce(self, g: SuperBossMonster, frame: Frame) -> EventNumber:
        """One target is named in the announcement, several after it."""
        if self.type_ == ITEM:
            return g.emit(say.ITEM_SPENT, "SBM-COMPAT-18", frame.seat, frame.source)
        if self.cancels:
            return self.announce_spell(g, frame, "SBM-KEY-29")
        targets = self.targets
        if len(targets) == 1 and target_of(frame) != NOTHING:
            target = targets[0].target
            aimed = "SBM-STACK-05" if self.is_spell else "SBM-KEY-02"
            if target == ROOM_TARGET and self.is_spell:
                return self.announce_room(g, frame, aimed)
            if target == HERO_TARGET:
                return self.announce_hero(g, frame, aimed)
            if target in (SEAT_TARGET, DUNGEON_TARGET):
                return self.announce_seat(g, frame, aimed)
        cast = "SBM-BUILD-14" if g.phase == BUILD else "SBM-ADV-07"
        return self.announce_plainly(g, frame, cast if self.is_spell else "SBM-KEY-02")

    def announce_targets(self, g: SuperBossMonster, frame: Frame) -> None:
        """Everything that the announcement itself did not name."""
        card = frame.source
        targets = self.targets
        for i in range(len(targets)):
            target = targets[i].target
            pick = target_of(frame, i)
            if pick < 0:  # none, or something else was chosen instead
                continue
            if target == CARD_TARGET:
                g.emit(say.AIMED_AT_CARD, "SBM-STACK-05", card, pick)
            elif len(targets) == 1 and self.type_ != ITEM and (target != ROOM_TARGET or self.type_ == SPELL):
                continue
            elif target == ROOM_TARGET:
                owner, slot = g.place_of(Uid(pick))
                g.emit(say.AIMED_AT_ROOM, "SBM-STACK-05", card, g.top(owner, slot).card, owner)
            elif target == HERO_TARGET:
                g.emit(say.AIMED_AT_HERO, "SBM-STACK-05", card, pick)
            elif target in (SEAT_TARGET, DUNGEON_TARGET):
                g.emit(say.AIMED_AT_SEAT, "SBM-STACK-05", card, pick)


def unshielded(lair: Lair) -> Lair:
    if not lair.shielded:
        return lair
    bare = lair.copy()
    bare.shielded = False
    return bare


class Resolve(Word[SuperBossMonster]):
    """Cancel an effect whose target is none any more (SBM-STACK-06): a room, a hero, or the spell to be cancelled."""

    def __init__(self, targets: tuple[Target[Any], ...], type_: int, cancels: bool) -> None:
        self.targets = targets
        self.type_ = type_
        self.cancels = cancels

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if not self.has_reason(g, frame):
            g.emit(boss_say.FIZZLED, "SBM-STACK-06", frame.seat, frame.source)
            g.drop(frame)
            if self.type_ == SPELL:
                put_away(g, frame.source)

    def has_reason(self, g: SuperBossMonster, frame: Frame) -> bool:
        if self.cancels:
            return announced(g, target_spell(frame)) is not None
        for i in range(len(self.targets)):
            if target_of(frame, i) == NOTHING or not self.stands(g, frame, i):
                return False
        return True

    def stands(self, g: SuperBossMonster, frame: Frame, i: int) -> bool:
        """Whether what was chosen can still be a target; a shield raised since then does not count (SBM-CONF-47)."""
        target = self.targets[i]
        pick = target_of(frame, i)
        if target.target == ROOM_TARGET and g.rules.disabling_cancels:
            room = room_at(g, Uid(pick))
            if room is not None and room.disabled - 1 > frame.cause:
                return False
        then = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, frame.picks[: 1 + i])
        lairs = g.lairs
        g.lairs = tuple([unshielded(lair) for lair in lairs])
        legal = target.legal(g, then, pick)
        g.lairs = lairs
        return legal

    def aims_at(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, at_player: bool) -> bool:
        """Whether one of the targets is the dungeon of `seat`, a room or a hero in it, or perhaps the player."""
        for i in range(len(self.targets)):
            target = self.targets[i].target
            pick = target_of(frame, i)
            if pick == NOTHING:
                continue
            if target == ROOM_TARGET:
                owner, _ = g.place_of(Uid(pick))
                if owner == seat:
                    return True
            elif target == HERO_TARGET:
                if g.walker is not None and g.walker.card == pick and g.walker_seat == seat:
                    return True
            elif pick == seat and (target == DUNGEON_TARGET or (at_player and target == SEAT_TARGET)):
                return True
        return False


class PutAway(Word[SuperBossMonster]):
    """A spell that has resolved goes to the discard pile, and may set something off (SBM-SPELL-06)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        put_away(g, frame.source)
        found: list[int] = []
        add_dungeon(g, frame.seat, WHEN_SPELL_RESOLVES, found)
        add_dungeon(g, frame.seat, WHEN_YOU_CAST, found)
        set_off_all(g, found, frame.source, frame.cause)


# -- cancelling -------------------------------------------------------------------------------------------------


def cancel(g: SuperBossMonster, cause: EventNumber) -> Frame | None:
    """Take the spell announced as number `cause`, and all that waits on it, off the agenda."""
    spell = announced(g, cause)
    if spell is not None:
        g.agenda = [frame for frame in g.agenda if frame.cause != cause]
    return spell


class CatchSpell(Word[SuperBossMonster]):
    """The spell picked has no effect and comes into one's own hand."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        spell = cancel(g, target_spell(frame))
        if spell is None:
            return
        g.emit(boss_say.SPELL_CANCELLED, "SBM-KEY-29", spell.seat, spell.source)
        g.staged = minus(g.staged, spell.source)
        g.gain(frame.seat, spell.source, ALL_SEATS)
        g.emit(say.SPELL_CAUGHT, say.BY_CARD, frame.seat, spell.source)


class CancelAimedHere(Word[SuperBossMonster]):
    """Every waiting spell of others that is aimed at one's dungeon, a room or a hero in it, has no effect."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        causes: list[EventNumber] = []
        for waiting in g.agenda:
            op = waiting.program.ops[waiting.pc]
            if (
                isinstance(op, Resolve)
                and op.type_ == SPELL
                and waiting.seat != frame.seat
                and op.aims_at(g, waiting, frame.seat, False)
            ):
                causes.append(waiting.cause)
        for cause in reversed(causes):
            spell = cancel(g, cause)
            if spell is not None:
                put_away(g, spell.source)
                g.emit(boss_say.SPELL_CANCELLED, "SBM-KEY-29", spell.seat, spell.source)


class OnlyIfAimedAtYou(OnlyIf):
    """The spell to be cancelled is aimed at oneself, one's rooms, or a hero in one's dungeon."""

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        waiting = announced(g, target_spell(frame))
        if waiting is None:
            return False
        op = waiting.program.ops[waiting.pc]
        return isinstance(op, Resolve) and op.aims_at(g, waiting, frame.seat, True)
