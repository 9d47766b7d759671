"""Deals that rooms offer: one move, and the price the room names (MQ-DEAL-*)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import ONCE_PER_TURN
from underhall.games.munchkin_quest.ops import Effect
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import BEFORE_ACTING, still_there
from underhall.kernel.agenda import NOTHING, Frame, Program


def can_deal(g: MunchkinQuest, seat: int) -> bool:
    """Whether the room offers a deal that can be paid and would do something (MQ-DEAL-02, -03, -06)."""
    munchkin = g.munchkins[seat]
    face = g.face(munchkin.place)
    deal = face.deal
    if deal is None or g.moves_left(seat) < face.deal_moves or g.monsters_at(munchkin.place):
        return False
    if deal.limit == ONCE_PER_TURN and munchkin.dealt >> face.number & 1:
        return False
    frame = Frame(deal.program, 0, seat, NOTHING, NOTHING, ())
    for op in deal.program.ops:
        if not op.possible(g, frame):
            return False
    return True


class MakeDeal(Effect):
    """The move is spent, the price is paid, the room keeps its word."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = frame.seat
        if g.turn_over or g.munchkins[seat].dead or not still_there(g, frame) or not can_deal(g, seat):
            return
        munchkin = g.munchkins[seat]
        face = g.face(munchkin.place)
        deal = face.deal
        assert deal is not None
        munchkin.spent += face.deal_moves
        munchkin.dealt |= 1 << face.number
        cause = g.emit(say.DEALT, "MQ-DEAL-01", seat, face.number)
        g.push(deal.program, seat, NOTHING, cause, ())


DEALING: Final = Program("dealing", (BEFORE_ACTING, MakeDeal()))
