"""When things resolve at this table: last in, first out, with responses to responses (SBM-STACK-01 to -06).

Whatever is announced waits until all have passed in a row, from the active player clockwise; a response goes on top
of it and resolves first. Targets are fixed on announcing; one that is destroyed or put out of action meanwhile gets
nothing, and an effect without any target left is cancelled.
"""

from typing import Any, Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import (
    ROOM,
    SHELF,
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    WHEN_YOU_CAST,
    Ability,
)
from underhall.games.series.moves import destroy, discard, spend, spent
from underhall.games.series.ops import (
    HERO_TARGET,
    ROOM_TARGET,
    SEAT_TARGET,
    Cost,
    Pick,
    Target,
    Word,
    add_placements,
    place_hidden,
)
from underhall.games.series.option_kinds import CAST, PASS, PLACE, USE
from underhall.games.series.state import card_of
from underhall.games.series.windows import announced, castable_icon, put_away
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import ITEM, WHEN_SPELL_RESOLVES, WHEN_SPENT
from underhall.games.super_boss_monster.moves import gain_coins, pay_coins, room_at
from underhall.games.super_boss_monster.ops import CARD_TARGET, DUNGEON_TARGET, OnlyIf
from underhall.games.super_boss_monster.state import BUILD, Lair, SuperBossMonster
from underhall.games.super_boss_monster.triggers import add_dungeon, set_off_all
from underhall.games.super_boss_monster.wording import FOR_COIN, SPEND
from underhall.kernel.agenda import NOBODY, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import minus, plus

PASSING: Final = pack(PASS)


def can_begin(g: SuperBossMonster, seat: int, card: int, picks: tuple[int, ...], ability: Ability) -> bool:
    """Whether targets exist and costs can be paid."""
    if ability.announced_at == 0:
        return True
    ops = ability.program.ops
    frame = Frame(ability.program, 0, seat, card, NOTHING, picks)
    for i in range(ability.announced_at):
        if not ops[i].possible(g, frame):
            return False
    return True


def add_effects(g: SuperBossMonster, seat: int, codes: list[int]) -> None:
    """Add what `seat` may announce now: spells by card, rooms from the boss outwards, then items."""
    icon = castable_icon(g)
    side = g.seats[seat]
    last = NOTHING
    for held in side.hand:
        card = card_of(held)
        if card != last:
            last = card
            if SHELF[card].icons & icon:
                ability = g.on[card][WHEN_CAST]
                if ability is not None and can_begin(g, seat, card, (NOTHING,), ability):
                    codes.append(pack(CAST, card))
    dungeon = side.dungeon
    for slot in range(len(dungeon)):
        room = dungeon[slot][-1]
        ability = g.on[room.card][WHEN_ACTIVATED]
        if (
            ability is not None
            and room.active
            and not spent(g, room, ability)
            and can_begin(g, seat, room.card, (room.uid,), ability)
        ):
            codes.append(pack(USE, room.card, slot))
    for item in g.lairs[seat].items:
        if SHELF[item].icons & icon:
            ability = g.on[item][WHEN_SPENT]
            if ability is not None and can_begin(g, seat, item, (NOTHING,), ability):
                codes.append(pack(SPEND, item))


def add_cancels(g: SuperBossMonster, seat: int, cause: int, codes: list[int]) -> None:
    """Add what `seat` may cancel the spell with that waits on top."""
    icon = castable_icon(g)
    for card in g.different(seat, SPELL):
        ability = g.on[card][WHEN_A_SPELL_IS_CAST]
        if ability is not None and SHELF[card].icons & icon and can_begin(g, seat, card, (NOTHING, cause), ability):
            codes.append(pack(CAST, card))
    dungeon = g.seats[seat].dungeon
    for slot in range(len(dungeon)):
        room = dungeon[slot][-1]
        ability = g.on[room.card][WHEN_A_SPELL_IS_CAST]
        if (
            ability is not None
            and room.active
            and not spent(g, room, ability)
            and can_begin(g, seat, room.card, (room.uid, cause), ability)
        ):
            codes.append(pack(USE, room.card, slot))
    for item in g.lairs[seat].items:
        if SHELF[item].icons & icon and g.on[item][WHEN_A_SPELL_IS_CAST] is not None:
            codes.append(pack(SPEND, item))


def begin(g: SuperBossMonster, seat: int, code: int, cause: int) -> None:
    """Start the spell, ability or item of an option; `cause` is the announcement that it answers, if it does."""
    card = x_of(code)
    kind = kind_of(code)
    uid = g.top(seat, y_of(code)).uid if kind == USE else NOTHING
    ability = g.on[card][WHEN_CAST if kind == CAST else WHEN_ACTIVATED if kind == USE else WHEN_SPENT]
    if ability is not None:
        g.push(ability.program, seat, card, NOTHING, (uid,))
        return
    ability = g.on[card][WHEN_A_SPELL_IS_CAST]
    if ability is not None:
        g.push(ability.program, seat, card, NOTHING, (uid, cause))


# -- windows --------------------------------------------------------------------------------------------------


class Window(Pick[SuperBossMonster]):
    """Everybody may announce spells, abilities and items. Picks: whose turn it is to act, in the order of priority."""

    kind: str = "react"
    secret: bool = True

    def chooser(self, g: SuperBossMonster, frame: Frame) -> int:
        return g.by_priority(frame.picks[0])

    def options(self, g: SuperBossMonster, frame: Frame, seat: int) -> list[int]:
        codes = [PASSING]
        self.add_options(g, frame, seat, codes)
        return codes

    def add_options(self, g: SuperBossMonster, frame: Frame, seat: int, codes: list[int]) -> None:
        add_effects(g, seat, codes)

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        codes = [PASSING]
        position = frame.picks[0]
        seat = g.by_priority(position)
        while seat != NOBODY:
            self.add_options(g, frame, seat, codes)
            if len(codes) > 1:
                here = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, (position,))
                g.ask(self, here, seat, codes)
                return
            position += 1
            seat = g.by_priority(position)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: int, code: int) -> None:
        if code == PASSING:
            g.again(frame, (frame.picks[0] + 1,))
        else:
            g.again(frame, (0,))
            begin(g, seat, code, frame.cause)


class Responses(Window):
    """Everybody may respond to what waits on top; a spell of somebody else's may be cancelled."""

    kind: str = "respond"

    def add_options(self, g: SuperBossMonster, frame: Frame, seat: int, codes: list[int]) -> None:
        add_effects(g, seat, codes)
        if seat != frame.seat and SHELF[frame.source].type == SPELL:
            add_cancels(g, seat, frame.cause, codes)


class BuildWindow(Window):
    """The same while a player is placing: the active one may lay a room among everything else."""

    kind: str = "build"

    def add_options(self, g: SuperBossMonster, frame: Frame, seat: int, codes: list[int]) -> None:
        building = seat == g.active and not g.seats[seat].placed
        if building:
            add_placements(g, seat, codes)
        if g.rules.coins and not g.lairs[seat].coin_taken and (building or g.rules.coins_all_phase):
            for card in g.different(seat, ROOM):
                codes.append(pack(FOR_COIN, card))
        add_effects(g, seat, codes)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: int, code: int) -> None:
        if kind_of(code) == PLACE:
            g.again(frame, (0,))
            g.change(seat).placed = True
            place_hidden(g, seat, x_of(code), y_of(code))
        elif kind_of(code) == FOR_COIN:
            g.again(frame, (0,))
            g.change_lair(seat).coin_taken = True
            discard(g, seat, x_of(code))
            gain_coins(g, seat, 1, "SBM-COMPAT-17")
        else:
            super().answered(g, frame, seat, code)


RESPONSES: Final = Program("responses", (Responses(),))


# -- announcing and resolving -----------------------------------------------------------------------------------


class Announce(Word[SuperBossMonster]):
    """Say what is played and on what, and pay for it; then everybody may respond.

    Until here nobody else knew of it: targets and costs were only chosen.
    """

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
        self.type_ = type_
        self.limited = limited
        self.targets = targets
        self.costs = costs
        self.destroys_this = destroys_this
        self.coins = coins
        self.cancels = cancels

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        seat = frame.seat
        card = frame.source
        if self.type_ == SPELL:
            g.lose_openly(seat, card)
            g.staged = plus(g.staged, card)
        elif self.type_ == ITEM:
            lair = g.change_lair(seat)
            lair.items = minus(lair.items, card)
            lair.retired = plus(lair.retired, card)
        if self.limited:
            spend(g, frame.picks[0])
        number = self.tell(g, frame)
        g.frame = frame.caused_by(number)
        g.agenda[-1] = g.agenda[-1].caused_by(number)
        self.tell_targets(g, frame)
        g.push(RESPONSES, seat, card, number, (0,))
        if self.coins:
            pay_coins(g, seat, self.coins, "SBM-KEY-02" if self.type_ == ROOM else say.BY_CARD)
        first = len(frame.picks) - len(self.costs)
        for i in range(len(self.costs)):
            self.costs[i].pay(g, frame, frame.picks[first + i])
        if self.destroys_this:
            place = g.place_of(frame.picks[0])
            destroy(g, place >> 3, place & 7)

    def tell(self, g: SuperBossMonster, frame: Frame) -> int:
        """One target is told with the announcement, several after it."""
        seat, card = frame.seat, frame.source
        if self.type_ == ITEM:
            return g.emit(say.ITEM_SPENT, "SBM-COMPAT-18", seat, card)
        is_spell = self.type_ == SPELL
        if self.cancels:
            other = announced(g, frame.picks[1])
            spell = other.source if other is not None else NOTHING
            return g.emit(
                boss_say.SPELL_CAST_SPELL if is_spell else boss_say.ABILITY_USED_SPELL, "SBM-KEY-29", seat, card, spell
            )
        if len(self.targets) == 1 and frame.picks[1] != NOTHING:
            target = self.targets[0].target
            pick = frame.picks[1]
            aimed = "SBM-STACK-05" if is_spell else "SBM-KEY-02"
            if target == ROOM_TARGET and is_spell:
                place = g.place_of(pick)
                room = g.top(place >> 3, place & 7)
                return g.emit(boss_say.SPELL_CAST_ROOM, "SBM-STACK-05", seat, card, room.card, place >> 3)
            if target == HERO_TARGET:
                return g.emit(
                    boss_say.SPELL_CAST_HERO if is_spell else boss_say.ABILITY_USED_HERO, aimed, seat, card, pick
                )
            if target in (SEAT_TARGET, DUNGEON_TARGET):
                return g.emit(
                    boss_say.SPELL_CAST_SEAT if is_spell else boss_say.ABILITY_USED_SEAT, aimed, seat, card, pick
                )
        return (
            g.emit(boss_say.SPELL_CAST, "SBM-BUILD-14" if g.phase == BUILD else "SBM-ADV-07", seat, card)
            if is_spell
            else g.emit(boss_say.ABILITY_USED, "SBM-KEY-02", seat, card)
        )

    def tell_targets(self, g: SuperBossMonster, frame: Frame) -> None:
        """Everything that the announcement itself did not name."""
        card = frame.source
        for i in range(len(self.targets)):
            target = self.targets[i].target
            pick = frame.picks[1 + i]
            if pick < 0:  # none, or something else was chosen instead
                continue
            if target == CARD_TARGET:
                g.emit(say.AIMED_AT_CARD, "SBM-STACK-05", card, pick)
            elif len(self.targets) == 1 and self.type_ != ITEM and (target != ROOM_TARGET or self.type_ == SPELL):
                continue
            elif target == ROOM_TARGET:
                place = g.place_of(pick)
                g.emit(say.AIMED_AT_ROOM, "SBM-STACK-05", card, g.top(place >> 3, place & 7).card, place >> 3)
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
            return announced(g, frame.picks[1]) is not None
        for i in range(len(self.targets)):
            if frame.picks[1 + i] == NOTHING or not self.stands(g, frame, i):
                return False
        return True

    def stands(self, g: SuperBossMonster, frame: Frame, i: int) -> bool:
        """Whether what was chosen can still be a target; a shield raised since then does not count (SBM-CONF-47)."""
        target = self.targets[i]
        pick = frame.picks[1 + i]
        if target.target == ROOM_TARGET and g.rules.disabling_cancels:
            room = room_at(g, pick)
            if room is not None and room.disabled - 1 > frame.cause:
                return False
        then = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, frame.picks[: 1 + i])
        lairs = g.lairs
        g.lairs = tuple([unshielded(lair) for lair in lairs])
        legal = target.legal(g, then, pick)
        g.lairs = lairs
        return legal

    def aims_at(self, g: SuperBossMonster, frame: Frame, seat: int, at_player: bool) -> bool:
        """Whether one of the targets is the dungeon of `seat`, a room or a hero in it, or perhaps the player."""
        for i in range(len(self.targets)):
            target = self.targets[i].target
            pick = frame.picks[1 + i]
            if pick == NOTHING:
                continue
            if target == ROOM_TARGET:
                place = g.place_of(pick)
                if place != NOTHING and place >> 3 == seat:
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


def cancel(g: SuperBossMonster, cause: int) -> Frame | None:
    """Take the spell announced as number `cause`, and all that waits on it, off the agenda."""
    spell = announced(g, cause)
    if spell is not None:
        g.agenda = [frame for frame in g.agenda if frame.cause != cause]
    return spell


class CatchSpell(Word[SuperBossMonster]):
    """The spell picked has no effect and comes into one's own hand."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        spell = cancel(g, frame.picks[1])
        if spell is None:
            return
        g.emit(boss_say.SPELL_CANCELLED, "SBM-KEY-29", spell.seat, spell.source)
        g.staged = minus(g.staged, spell.source)
        g.gain(frame.seat, spell.source, 63)
        g.emit(say.SPELL_CAUGHT, say.BY_CARD, frame.seat, spell.source)


class CancelAimedHere(Word[SuperBossMonster]):
    """Every waiting spell of others that is aimed at one's dungeon, a room or a hero in it, has no effect."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        causes: list[int] = []
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
        waiting = announced(g, frame.picks[1])
        if waiting is None:
            return False
        op = waiting.program.ops[waiting.pc]
        return isinstance(op, Resolve) and op.aims_at(g, waiting, frame.seat, True)
