"""Deals that rooms offer: one move, and the price the room names (MQ-DEAL-*)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import ONCE_PER_TURN
from underhall.games.munchkin_quest.open_windows import BEFORE_ACTING, still_there
from underhall.games.munchkin_quest.ops import Effect
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import can_begin
from underhall.kernel.agenda import NO_CARD, Frame, Program
from underhall.kernel.types import SeatNo
from underhall.kernel.withheld import Reason

NO_DEAL: Final = Reason("no-deal", "MQ-DEAL-01")
MONSTER_HERE: Final = Reason("monster", "MQ-DEAL-02")
NO_MOVES: Final = Reason("no-moves", "MQ-DEAL-03")
TERMS: Final = Reason("terms", "MQ-DEAL-04")


def why_no_deal(g: MunchkinQuest, seat: SeatNo) -> Reason | None:
    """What keeps the munchkin from a deal that can be paid and would do something, or None (MQ-DEAL-02, -03, -06)."""
    munchkin = g.munchkins[seat]
    face = g.face(munchkin.place)
    deal = face.deal
    if deal is None:
        return NO_DEAL
    if g.moves_left(seat) < face.deal_moves:
        return NO_MOVES
    if g.has_monsters(munchkin.place):
        return MONSTER_HERE
    if deal.limit == ONCE_PER_TURN and munchkin.dealt >> face.number & 1:
        return TERMS
    return None if can_begin(g, seat, NO_CARD, deal) else TERMS


def can_deal(g: MunchkinQuest, seat: SeatNo) -> bool:
    return why_no_deal(g, seat) is None


class MakeDeal(Effect):
    """The move is spent, the price is paid, the room keeps its word."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = frame.seat
        if g.turn_over or g.munchkins[seat].dead or not still_there(g, frame) or not can_deal(g, seat):
            return
        munchkin = g.change(seat)
        face = g.face(munchkin.place)
        deal = face.deal
        assert deal is not None
        munchkin.spent += face.deal_moves
        munchkin.dealt |= 1 << face.number
        cause = g.emit(say.DEALT, "MQ-DEAL-01", seat, face.number)
        g.push(deal.program, seat, NO_CARD, cause, ())


DEALING: Final = Program("dealing", (BEFORE_ACTING, MakeDeal()))
