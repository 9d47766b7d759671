"""When things resolve: windows, announcements, cancels, fizzling. This is the timing of Boss Monster's own table.

In a window the active player acts until passing, then the others by descending XP; whoever acts sends the word
back to the active player, and the window closes when all have passed in a row (BM-CONF-32). What a rival
announces waits until the active player and then those with more XP have answered it (BM-PRIO-03, -04); only cancels
jump ahead (BM-KEY-06).
"""

from typing import Any, Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.state import BossMonster
from underhall.games.series import messages as say
from underhall.games.series.cards import (
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    WHEN_YOU_CAST,
    Ability,
)
from underhall.games.series.moves import destroy, set_off, spend, spent
from underhall.games.series.ops import (
    HERO_TARGET,
    ROOM_TARGET,
    SEAT_TARGET,
    SPELL_TARGET,
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
from underhall.kernel.agenda import NOBODY, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import plus

PASSING: Final = pack(PASS)


def can_begin(g: BossMonster, seat: int, card: int, uid: int, ability: Ability) -> bool:
    """Whether targets exist and costs can be paid."""
    if ability.announced_at == 0:
        return True
    ops = ability.program.ops
    frame = Frame(ability.program, 0, seat, card, NOTHING, (uid,))
    for i in range(ability.announced_at):
        if not ops[i].possible(g, frame):
            return False
    return True


def add_effects(g: BossMonster, seat: int, codes: list[int]) -> None:
    """Add the spells and abilities `seat` may use now: spells by card, then rooms from the boss outwards."""
    icon = castable_icon(g)
    side = g.seats[seat]
    last = NOTHING
    for held in side.hand:
        card = card_of(held)
        if card != last:
            last = card
            printed = CARDS[card]
            if printed.icons & icon:
                ability = printed.on[WHEN_CAST]
                if ability is not None and can_begin(g, seat, card, NOTHING, ability):
                    codes.append(pack(CAST, card))
    dungeon = side.dungeon
    for slot in range(len(dungeon)):
        room = dungeon[slot][-1]
        ability = CARDS[room.card].on[WHEN_ACTIVATED]
        if (
            ability is not None
            and room.active
            and not spent(g, room, ability)
            and can_begin(g, seat, room.card, room.uid, ability)
        ):
            codes.append(pack(USE, room.card, slot))


def begin(g: BossMonster, seat: int, code: int, moment_cast: int, moment_use: int, more: tuple[int, ...]) -> None:
    """Start the spell or ability of an option; `more` are picks made already."""
    card = x_of(code)
    if kind_of(code) == CAST:
        ability = CARDS[card].on[moment_cast]
        if ability is not None:
            g.push(ability.program, seat, card, NOTHING, (NOTHING, *more))
        return
    room = g.top(seat, y_of(code))
    ability = CARDS[card].on[moment_use]
    if ability is not None:
        g.push(ability.program, seat, card, NOTHING, (room.uid, *more))


class Window(Pick[BossMonster]):
    """Everybody may use spells and abilities. Picks: whose turn it is to act, in the order of priority."""

    kind: str = "react"
    secret: bool = True

    def chooser(self, g: BossMonster, frame: Frame) -> int:
        return g.by_priority(frame.picks[0])

    def options(self, g: BossMonster, frame: Frame, seat: int) -> list[int]:
        codes = [PASSING]
        self.add_options(g, seat, codes)
        return codes

    def add_options(self, g: BossMonster, seat: int, codes: list[int]) -> None:
        add_effects(g, seat, codes)

    def last(self, g: BossMonster, frame: Frame) -> int:
        """Whose place in the order of priority closes the window: nobody's, so that all may act."""
        return NOBODY

    def run(self, g: BossMonster, frame: Frame) -> None:
        codes = [PASSING]
        last = self.last(g, frame)
        position = frame.picks[0]
        seat = g.by_priority(position)
        while seat != last:
            self.add_options(g, seat, codes)
            if len(codes) > 1:
                here = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, (position,))
                g.ask(self, here, seat, codes)
                return
            position += 1
            seat = g.by_priority(position)

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        if code == PASSING:
            g.again(frame, (frame.picks[0] + 1,))
        else:
            g.again(frame, (0,))
            begin(g, seat, code, WHEN_CAST, WHEN_ACTIVATED, ())


class BuildWindow(Window):
    """The same while a player is placing: the active one may lay a room among everything else (BM-BUILD-16, -18)."""

    kind: str = "build"

    def add_options(self, g: BossMonster, seat: int, codes: list[int]) -> None:
        if seat == g.active and not g.seats[seat].placed:
            add_placements(g, seat, codes)
        add_effects(g, seat, codes)

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        if kind_of(code) == PLACE:
            g.again(frame, (0,))
            g.change(seat).placed = True
            place_hidden(g, seat, x_of(code), y_of(code))
        else:
            super().answered(g, frame, seat, code)


class AnswerWindow(Window):
    """Whoever goes before the one who has announced something may answer it first, with any number of effects.

    That is the active player, then everybody with more XP than the announcer (BM-PRIO-02 to -04).
    """

    kind: str = "answer"

    def last(self, g: BossMonster, frame: Frame) -> int:
        return frame.seat


class CancelWindow(Pick[BossMonster]):
    """Anybody else may cancel the spell just announced, active or not. Picks: whose turn it is to say so."""

    kind: str = "cancel"
    secret: bool = True

    def chooser(self, g: BossMonster, frame: Frame) -> int:
        return g.by_priority(frame.picks[0])

    def options(self, g: BossMonster, frame: Frame, seat: int) -> list[int]:
        codes = [PASSING]
        if seat == frame.seat:
            return codes
        icon = castable_icon(g)
        for card in g.different(seat, SPELL):
            if CARDS[card].icons & icon and CARDS[card].on[WHEN_A_SPELL_IS_CAST] is not None:
                codes.append(pack(CAST, card))
        dungeon = g.seats[seat].dungeon
        for slot in range(len(dungeon)):
            room = dungeon[slot][-1]
            ability = CARDS[room.card].on[WHEN_A_SPELL_IS_CAST]
            if (
                ability is not None
                and room.active
                and not spent(g, room, ability)
                and can_begin(g, seat, room.card, room.uid, ability)
            ):
                codes.append(pack(USE, room.card, slot))
        return codes

    def run(self, g: BossMonster, frame: Frame) -> None:
        position = frame.picks[0]
        seat = g.by_priority(position)
        while seat != NOBODY:
            codes = self.options(g, frame, seat)
            if len(codes) > 1:
                here = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, (position,))
                g.ask(self, here, seat, codes)
                return
            position += 1
            seat = g.by_priority(position)

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        if code == PASSING:
            g.again(frame, (frame.picks[0] + 1,))
        else:
            g.again(frame, frame.picks)
            begin(g, seat, code, WHEN_A_SPELL_IS_CAST, WHEN_A_SPELL_IS_CAST, (frame.cause,))


ANSWER: Final = Program("answer", (AnswerWindow(),))
CANCEL: Final = Program("cancel", (CancelWindow(),))


class Announce(Word[BossMonster]):
    """Say what is played and on what, and pay for it; then come cancels and the active player's answer.

    Until here nobody else knew of it: target and costs were only chosen.
    """

    def __init__(
        self, is_spell: bool, limited: bool, target: int, costs: tuple[Cost[Any], ...], destroys_this: bool
    ) -> None:
        self.is_spell = is_spell
        self.limited = limited
        self.target = target
        self.costs = costs
        self.destroys_this = destroys_this

    def run(self, g: BossMonster, frame: Frame) -> None:
        seat = frame.seat
        card = frame.source
        if self.is_spell:
            g.lose_openly(seat, card)
            g.staged = plus(g.staged, card)
        if self.limited:
            spend(g, frame.picks[0])
        number = self.tell(g, frame)
        g.frame = frame.caused_by(number)
        g.agenda[-1] = g.agenda[-1].caused_by(number)
        if self.target != SPELL_TARGET and g.active != seat:
            g.push(ANSWER, seat, card, number, (0,))
        if self.is_spell:
            g.push(CANCEL, seat, card, number, (0,))
        first = len(frame.picks) - len(self.costs)
        for i in range(len(self.costs)):
            self.costs[i].pay(g, frame, frame.picks[first + i])
        if self.destroys_this:
            place = g.place_of(frame.picks[0])
            destroy(g, place >> 3, place & 7, "BM-KEY-02")

    def tell(self, g: BossMonster, frame: Frame) -> int:
        seat, card, target = frame.seat, frame.source, self.target
        aimed = "BM-KEY-09" if self.is_spell else "BM-KEY-01"
        if target == ROOM_TARGET:
            place = g.place_of(frame.picks[1])
            return g.emit(say.SPELL_CAST_ROOM, "BM-KEY-09", seat, card, g.top(place >> 3, place & 7).card, place >> 3)
        if target == HERO_TARGET:
            return g.emit(
                say.SPELL_CAST_HERO if self.is_spell else say.ABILITY_USED_HERO, aimed, seat, card, frame.picks[1]
            )
        if target == SEAT_TARGET:
            return g.emit(
                say.SPELL_CAST_SEAT if self.is_spell else say.ABILITY_USED_SEAT, aimed, seat, card, frame.picks[1]
            )
        if target == SPELL_TARGET:
            other = announced(g, frame.picks[1])
            spell = other.source if other is not None else NOTHING
            return g.emit(
                say.SPELL_CAST_SPELL if self.is_spell else say.ABILITY_USED_SPELL, "BM-KEY-06", seat, card, spell
            )
        return (
            g.emit(say.SPELL_CAST, "BM-SPELL-08", seat, card)
            if self.is_spell
            else g.emit(say.ABILITY_USED, "BM-KEY-01", seat, card)
        )


class Resolve(Word[BossMonster]):
    """Go on only if the target is still one; otherwise the effect fizzles (BM-KEY-08).

    A spell that takes effect sets off what its player's rooms do then, before it works itself (BM-CONF-50).
    """

    def __init__(self, target: Target[Any] | None, is_spell: bool) -> None:
        self.target = target
        self.is_spell = is_spell

    def run(self, g: BossMonster, frame: Frame) -> None:
        target = self.target
        if target is not None and not target.legal(g, frame, frame.picks[1]):
            g.emit(say.FIZZLED, "BM-KEY-08", frame.seat, frame.source)
            g.drop(frame)
            if self.is_spell:
                put_away(g, frame.source)
        elif self.is_spell:
            for stack in g.seats[frame.seat].dungeon:
                room = stack[-1]
                ability = CARDS[room.card].on[WHEN_YOU_CAST]
                if ability is not None and room.active:
                    set_off(g, frame.seat, room, ability, "BM-CONF-50")
