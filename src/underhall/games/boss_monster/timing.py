"""When things resolve: windows, announcements, cancels, fizzling. This is the timing of Boss Monster's own table.

In a window the active player acts until passing, then the others by descending XP; whoever acts sends the word
back to the active player, and the window closes when all have passed in a row (BM-CONF-32). What a rival
announces waits until the active player and then those with more XP have answered it (BM-PRIO-03, -04); only cancels
jump ahead (BM-KEY-06).
"""

from typing import Any, Final

from underhall.games.boss_monster.state import BossMonster
from underhall.games.series import messages as say
from underhall.games.series import windows
from underhall.games.series.cards import WHEN_A_SPELL_IS_CAST, WHEN_YOU_CAST
from underhall.games.series.moves import set_off
from underhall.games.series.ops import (
    HERO_TARGET,
    ROOM_TARGET,
    SEAT_TARGET,
    SPELL_TARGET,
    Cost,
    Target,
    Word,
    add_placements,
)
from underhall.games.series.option_kinds import PLACE
from underhall.games.series.picks import next_position, target_of
from underhall.games.series.windows import PASSING, add_rooms, add_spells, begin, lay_room_of_turn, put_away
from underhall.kernel.agenda import FIRST, Frame, Program
from underhall.kernel.decisions import kind_of
from underhall.kernel.types import EventNumber, OptionCode, SeatNo


class Window(windows.Window[BossMonster]):
    """Everybody may use spells and abilities."""


class BuildWindow(Window):
    """The same while a player is placing: the active one may lay a room among everything else (BM-BUILD-16, -18)."""

    kind: str = "build"

    def add_options(self, g: BossMonster, frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        if seat == g.active and not g.seats[seat].placed:
            add_placements(g, seat, codes)
        super().add_options(g, frame, seat, codes)

    def act(self, g: BossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PLACE:
            lay_room_of_turn(g, seat, code)
        else:
            super().act(g, frame, seat, code)


class AnswerWindow(Window):
    """Whoever goes before the one who has announced something may answer it first, with any number of effects.

    That is the active player, then everybody with more XP than the announcer (BM-PRIO-02 to -04).
    """

    kind: str = "answer"

    def closed_by(self, g: BossMonster, frame: Frame) -> int:
        return frame.seat


class CancelWindow(windows.Window[BossMonster]):
    """Anybody else may cancel the spell just announced, active or not. Picks: whose turn it is to say so."""

    kind: str = "cancel"

    def add_options(self, g: BossMonster, frame: Frame, seat: SeatNo, codes: list[OptionCode]) -> None:
        if seat != frame.seat:
            add_spells(g, seat, WHEN_A_SPELL_IS_CAST, (), codes)
            add_rooms(g, seat, WHEN_A_SPELL_IS_CAST, (), codes)

    def answered(self, g: BossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if code == PASSING:
            g.again(frame, next_position(frame))
        else:
            g.again(frame, frame.picks)
            begin(g, seat, code, WHEN_A_SPELL_IS_CAST, (frame.cause,))


ANSWER: Final = Program("answer", (AnswerWindow(),))
CANCEL: Final = Program("cancel", (CancelWindow(),))


class Announce(windows.Announce[BossMonster]):
    """After the announcement come cancels and the answers of those who go before."""

    def __init__(
        self, is_spell: bool, limited: bool, target: int, costs: tuple[Cost[Any], ...], destroys_this: bool
    ) -> None:
        super().__init__(is_spell, limited, costs, destroys_this)
        self.target = target

    def open_windows(self, g: BossMonster, frame: Frame, number: EventNumber) -> None:
        if self.target != SPELL_TARGET and g.active != frame.seat:
            g.push(ANSWER, frame.seat, frame.source, number, FIRST)
        if self.is_spell:
            g.push(CANCEL, frame.seat, frame.source, number, FIRST)

    def announce(self, g: BossMonster, frame: Frame) -> EventNumber:
        aimed = "BM-KEY-09" if self.is_spell else "BM-KEY-01"
        if self.target == ROOM_TARGET:
            return self.announce_room(g, frame, "BM-KEY-09")
        if self.target == HERO_TARGET:
            return self.announce_hero(g, frame, aimed)
        if self.target == SEAT_TARGET:
            return self.announce_seat(g, frame, aimed)
        if self.target == SPELL_TARGET:
            return self.announce_spell(g, frame, "BM-KEY-06")
        return self.announce_plainly(g, frame, "BM-SPELL-08" if self.is_spell else "BM-KEY-01")


class Resolve(Word[BossMonster]):
    """Go on only if the target is still one; otherwise the effect fizzles (BM-KEY-08).

    A spell that takes effect sets off what its player's rooms do then, before it works itself (BM-CONF-50).
    """

    def __init__(self, target: Target[Any] | None, is_spell: bool) -> None:
        self.target = target
        self.is_spell = is_spell

    def run(self, g: BossMonster, frame: Frame) -> None:
        target = self.target
        if target is not None and not target.legal(g, frame, target_of(frame)):
            g.emit(say.FIZZLED, "BM-KEY-08", frame.seat, frame.source)
            g.drop(frame)
            if self.is_spell:
                put_away(g, frame.source)
        elif self.is_spell:
            for stack in g.seats[frame.seat].dungeon:
                room = stack[-1]
                ability = g.abilities[room.card][WHEN_YOU_CAST]
                if ability is not None and room.active:
                    set_off(g, frame.seat, room, ability, "BM-CONF-50")
