"""The moments outside combat: before an action, at the start and at the end of a turn. Neighbours may trade in them."""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.items import TIDYING, can_rearrange
from underhall.games.munchkin_quest.picks import about_place
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import ACTION_WINDOW, TURN_WINDOW, WindowNo
from underhall.games.munchkin_quest.trade import TRADING, add_trades
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import NO_CARD, NO_EVENT, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.game import Do
from underhall.kernel.types import OptionCode, SeatNo


class OpenWindow(Window):
    """A moment outside combat, in which neighbours may trade as well (MQ-ITEM-21)."""

    def add_more(self, g: MunchkinQuest, seat: SeatNo, codes: list[OptionCode]) -> None:
        add_trades(g, seat, codes)

    def other(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.push(TRADING, seat, NO_CARD, NO_EVENT, (x_of(code),))


class ActionWindow(OpenWindow):
    """Before an action of the active player the others may interrupt (MQ-CARD-23, MQ-CONF-05)."""

    window: WindowNo = ACTION_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return not g.turn_over


# Windows count passes in their picks: where the program around them has picks of its own, they run on their own.
ACTION_MOMENT: Final = Program("action-moment", (ActionWindow(),))
BEFORE_ACTING: Final = Do(ACTION_MOMENT)


def still_there(g: MunchkinQuest, frame: Frame) -> bool:
    """Whether the munchkin is in the room in which it began to act: it may have been moved, or have run, meanwhile."""
    return not frame.picks or g.munchkins[frame.seat].place == about_place(frame)


class TurnWindow(OpenWindow):
    """The first moment of a turn. Whoever has something to rearrange outside the own turn may do so here."""

    window: WindowNo = TURN_WINDOW

    def add_more(self, g: MunchkinQuest, seat: SeatNo, codes: list[OptionCode]) -> None:
        super().add_more(g, seat, codes)
        if can_rearrange(g, seat):
            codes.append(pack(kinds.TIDY))

    def other(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.TIDY:
            g.push(TIDYING, seat, NO_CARD, NO_EVENT, ())
        else:
            super().other(g, frame, seat, code)
