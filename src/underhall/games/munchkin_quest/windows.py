"""The moments at which others may act, asked seat by seat.

Windows are secret: being asked in one would give away that a seat holds something.
"""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.picks import passes
from underhall.games.munchkin_quest.plays import add_plays, begin, is_play
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import CURSE_WINDOW, HITS_WINDOW, WindowNo
from underhall.kernel.agenda import Frame
from underhall.kernel.decisions import kind_of, pack
from underhall.kernel.types import OptionCode, SeatNo

PASSING: Final = pack(kinds.PASS)


class Window(Pick):
    """Seats may act in turn until all have passed in a row. Picks: whose turn it is, how many have passed."""

    kind: str = "react"
    secret: bool = True
    options_alike: bool = True
    window: WindowNo  # which of the moments in timing.py it is

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        """Who may act: clockwise from the left of the active player."""
        return g.after_seat(g.active)

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        """Whether there is still something to react to."""
        return True

    def add_more(self, g: MunchkinQuest, seat: SeatNo, codes: list[OptionCode]) -> None:
        """What this window offers besides cards and powers."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not self.open(g, frame):
            return
        order = self.order(g, frame)
        at, passed = passes(frame)
        while passed < len(order):
            seat = order[at % len(order)]
            codes = self.options(g, frame, seat)
            if len(codes) > 1:
                here = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, (at, passed))
                g.ask(self, here, seat, codes)
                return
            at += 1
            passed += 1

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [PASSING]
        add_plays(g, seat, self.window, codes)
        self.add_more(g, seat, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        at, passed = frame.picks
        if kind_of(code) == kinds.PASS:
            g.again(frame, (at + 1, passed + 1))
            return
        if is_play(code):
            g.again(frame, (at + 1, 0))
            begin(g, seat, code)
        elif kind_of(code) == kinds.TIDY:  # nothing that the others could answer: who has tidied up may still act
            g.again(frame, (at, passed))
            self.other(g, frame, seat, code)
        else:  # a trade is between two: for the others it is as if nobody had acted
            g.again(frame, (at + 1, passed + 1))
            self.other(g, frame, seat, code)

    def other(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        """Something else than a card or power was chosen."""


class CurseWindow(Window):
    """A curse has been played: the victim first, then the others may answer it (MQ-CURSE-03, -04)."""

    window: WindowNo = CURSE_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.curse_victim >= 0

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return g.from_seat(g.curse_victim)


class HitsWindow(Window):
    """Hits are about to be lost: their victim may prevent them."""

    window: WindowNo = HITS_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.hits > 0 and not g.munchkins[frame.seat].dead

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return (frame.seat,)
