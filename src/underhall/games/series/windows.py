"""The moments for reactions: what may be announced, what has been, and what becomes of it."""

from typing import Any, Final

from underhall.games.series import messages as say
from underhall.games.series.cards import ADVENTURE_ICON, BUILD_ICON, WHEN_ACTIVATED, WHEN_CAST, Ability
from underhall.games.series.knowledge import lose_openly
from underhall.games.series.moves import destroy, spend, spent
from underhall.games.series.ops import Cost, G, Pick, Word, place_hidden
from underhall.games.series.option_kinds import CAST, PASS, USE
from underhall.games.series.picks import (
    next_position,
    position_of,
    target_card,
    target_room,
    target_seat,
    target_spell,
    this_room,
)
from underhall.games.series.state import BUILD, SeriesGame
from underhall.kernel.agenda import FIRST, NO_EVENT, NO_UID, NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Choice, Decision, kind_of, pack, x_of, y_of
from underhall.kernel.fields import minus, plus
from underhall.kernel.types import CardNo, EventNumber, OptionCode, SeatNo, Slot, Uid

PASSING: Final = pack(PASS)


# -- what may be announced ------------------------------------------------------------------------------------


def phase_icon(g: SeriesGame) -> int:
    """What stands on the spells that may be cast now."""
    return BUILD_ICON if g.phase == BUILD else ADVENTURE_ICON


def can_begin(g: SeriesGame, seat: SeatNo, card: CardNo, uid: Uid, more: tuple[int, ...], ability: Ability) -> bool:
    """Whether targets exist and costs can be paid; `uid` is the room whose ability it is, if it is one's."""
    if ability.announced_at == 0:
        return True
    ops = ability.program.ops
    begun = (
        Frame(ability.program, 0, seat, card, NO_EVENT, (uid, *more)) if more else ability.beginning(seat, card, uid)
    )
    for i in range(ability.announced_at):
        if not g.is_possible(ops[i], begun):
            return False
    return True


def add_spells(g: SeriesGame, seat: SeatNo, moment: int, more: tuple[int, ...], codes: list[OptionCode]) -> None:
    """Add the spells that `seat` may cast at this moment, by card; `more` are picks made already."""
    for card in g.seats[seat].castable(phase_icon(g)):
        ability = g.abilities[card][moment]
        if ability is not None and can_begin(g, seat, card, NO_UID, more, ability):
            codes.append(pack(CAST, card))


def add_rooms(g: SeriesGame, seat: SeatNo, moment: int, more: tuple[int, ...], codes: list[OptionCode]) -> None:
    """Add the rooms that `seat` may use at this moment, from the boss outwards."""
    side = g.seats[seat]
    for slot in side.usable(g.abilities):
        room = side.dungeon[slot][-1]
        ability = g.abilities[room.card][moment]
        if (
            ability is not None
            and not spent(g, room, ability)
            and can_begin(g, seat, room.card, room.uid, more, ability)
        ):
            codes.append(pack(USE, room.card, slot))


def begin(g: SeriesGame, seat: SeatNo, code: OptionCode, moment: int, more: tuple[int, ...] = ()) -> None:
    """Start what the card of an option does at this moment."""
    card = CardNo(x_of(code))
    uid = g.top(seat, Slot(y_of(code))).uid if kind_of(code) == USE else NOTHING
    ability = g.abilities[card][moment]
    if ability is not None:
        g.push(ability.program, seat, card, NO_EVENT, (uid, *more))


# -- windows --------------------------------------------------------------------------------------------------


class Window(Pick[G]):
    """Everybody may announce something. Picks: whose turn it is to act, in the order of priority.

    Whoever acts sends the word back to the first; the window closes when all have passed in a row.
    """

    kind: str = "react"
    secret: bool = True

    def chooser(self, g: G, frame: Frame) -> SeatNo:
        return g.priorities()[position_of(frame)]

    def options(self, g: G, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [PASSING]
        self.add_options(g, frame, seat, codes)
        return codes

    def add_options(self, g: G, frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        """Add what `seat` may announce now."""
        add_spells(g, seat, WHEN_CAST, (), codes)
        add_rooms(g, seat, WHEN_ACTIVATED, (), codes)

    def closed_by(self, g: G, frame: Frame) -> int:
        """Whose place in the order of priority closes the window: nobody's, so that all may act."""
        return NOBODY

    def is_open(self, g: G) -> bool:
        """Whether anybody may act in it at all."""
        return True

    def run(self, g: G, frame: Frame) -> None:
        if not self.is_open(g):
            return
        codes: list[OptionCode] = []
        order = g.priorities()
        last = self.closed_by(g, frame)
        first = position_of(frame)
        for position in range(first, len(order)):
            seat = order[position]
            if seat == last:
                return
            self.add_options(g, frame, seat, codes)
            if codes:
                codes.insert(0, PASSING)
                g.ask(self, frame if position == first else frame.at(position), seat, codes)
                return

    def run_for(self, g: G, frame: Frame, only: SeatNo) -> None:
        """What `run` comes to where all others pass: nobody is asked but this seat."""
        if not self.is_open(g):
            return
        order = g.priorities()
        last = self.closed_by(g, frame)
        first = position_of(frame)
        for position in range(first, len(order)):
            seat = order[position]
            if seat == last:
                return
            if seat == only:
                codes = self.options(g, frame, seat)
                if len(codes) > 1:
                    g.ask(self, frame if position == first else frame.at(position), seat, codes)
                return

    def answered(self, g: G, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if code == PASSING:
            g.again(frame, next_position(frame))
        else:
            g.again(frame, FIRST)
            self.act(g, frame, seat, code)

    def act(self, g: G, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        """Do what `seat` has chosen."""
        begin(g, seat, code, WHEN_CAST if kind_of(code) == CAST else WHEN_ACTIVATED)


def lay_room_of_turn(g: SeriesGame, seat: SeatNo, code: OptionCode) -> None:
    """The room that a player lays each turn."""
    g.change(seat).placed = True
    place_hidden(g, seat, CardNo(x_of(code)), Slot(y_of(code)))


# -- announcing -------------------------------------------------------------------------------------------------


class Announce(Word[G]):
    """Say what is played and on what, and pay for it; then others may react.

    Until here nobody else knew of it: targets and costs were only chosen.
    """

    def __init__(self, is_spell: bool, limited: bool, costs: tuple[Cost[Any], ...], destroys_this: bool) -> None:
        self.is_spell = is_spell
        self.limited = limited
        self.costs = costs
        self.destroys_this = destroys_this

    def announce(self, g: G, frame: Frame) -> EventNumber:
        """Emit the announcement; the number of its event is returned."""
        raise NotImplementedError

    def announce_plainly(self, g: G, frame: Frame, rule: str) -> EventNumber:
        return g.emit(say.SPELL_CAST if self.is_spell else say.ABILITY_USED, rule, frame.seat, frame.source)

    def announce_hero(self, g: G, frame: Frame, rule: str) -> EventNumber:
        message = say.SPELL_CAST_HERO if self.is_spell else say.ABILITY_USED_HERO
        return g.emit(message, rule, frame.seat, frame.source, target_card(frame))

    def announce_seat(self, g: G, frame: Frame, rule: str) -> EventNumber:
        message = say.SPELL_CAST_SEAT if self.is_spell else say.ABILITY_USED_SEAT
        return g.emit(message, rule, frame.seat, frame.source, target_seat(frame))

    def announce_room(self, g: G, frame: Frame, rule: str) -> EventNumber:
        owner, slot = g.place_of(target_room(frame))
        return g.emit(say.SPELL_CAST_ROOM, rule, frame.seat, frame.source, g.top(owner, slot).card, owner)

    def announce_spell(self, g: G, frame: Frame, rule: str) -> EventNumber:
        message = say.SPELL_CAST_SPELL if self.is_spell else say.ABILITY_USED_SPELL
        other = announced(g, target_spell(frame))
        return g.emit(message, rule, frame.seat, frame.source, other.source if other is not None else NOTHING)

    def open_windows(self, g: G, frame: Frame, number: EventNumber) -> None:
        """Let others react to the announcement of this number."""
        raise NotImplementedError

    def run(self, g: G, frame: Frame) -> None:
        if self.is_spell:
            lose_openly(g, frame.seat, frame.source)
            g.staged = plus(g.staged, frame.source)
        if self.limited:
            spend(g, this_room(frame))
        number = self.announce(g, frame)
        g.frame = frame.caused_by(number)
        g.agenda[-1] = g.agenda[-1].caused_by(number)
        self.open_windows(g, frame, number)
        first = len(frame.picks) - len(self.costs)
        for i in range(len(self.costs)):
            self.costs[i].pay(g, frame, frame.picks[first + i])
        if self.destroys_this:
            owner, slot = g.place_of(this_room(frame))
            destroy(g, owner, slot, "BM-KEY-02")


# -- what has been announced ------------------------------------------------------------------------------------


def asked_again(g: SeriesGame, seat: SeatNo, number: int) -> Decision:
    """The decision of `seat` in the window on top of the agenda, as if it had not chosen yet."""
    frame = g.agenda.pop()
    if frame.pc + 1 < frame.program.length:
        g.agenda.append(frame.next())
    op = frame.program.ops[frame.pc]
    assert isinstance(op, Pick)
    if frame.picks:
        frame = frame.at(g.priorities().index(seat))
    return Decision(number, seat, op, frame, op.options(g, frame, seat), g.wording)


def announced(g: SeriesGame, cause: EventNumber) -> Frame | None:
    """What waits to resolve after the announcement numbered `cause`."""
    for frame in g.agenda:
        if frame.cause == cause:
            op = frame.program.ops[frame.pc]
            if not (isinstance(op, Choice) and op.secret):  # no window in which it may be answered
                return frame
    return None


class PutAway(Word[SeriesGame]):
    """A played spell goes to the discard pile (BM-SPELL-06)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        put_away(g, frame.source)


def put_away(g: SeriesGame, spell: CardNo) -> None:
    g.staged = minus(g.staged, spell)
    g.discard = plus(g.discard, spell)


class CancelSpell(Word[SeriesGame]):
    """The spell picked has no effect and is discarded (BM-KEY-07)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        cause = target_spell(frame)
        spell = announced(g, cause)
        if spell is None:
            g.emit(say.FIZZLED, "BM-KEY-08", frame.seat, frame.source)
            return
        g.agenda = [f for f in g.agenda if f.cause != cause]
        put_away(g, spell.source)
        g.emit(say.SPELL_CANCELLED, "BM-KEY-07", spell.seat, spell.source)
