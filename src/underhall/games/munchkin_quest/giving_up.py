"""Dying on purpose, at any moment of the own turn (MQ-DEATH-15, MQ-CONF-31)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.moves import die
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_CARD, NO_EVENT, Frame, Program
from underhall.kernel.decisions import kind_of, pack
from underhall.kernel.types import OptionCode, SeatNo


def add_death(g: MunchkinQuest, seat: SeatNo, codes: list[OptionCode]) -> None:
    """Add that the active player may die instead, to what it is asked anyhow: nobody is asked for that alone."""
    if seat == g.active and len(codes) > 1:
        codes.append(pack(kinds.DIE))


def give_up(g: MunchkinQuest, seat: SeatNo) -> None:
    g.push(GIVING_UP, seat, NO_CARD, NO_EVENT, ())


class GiveUp(Pick):
    """It cannot be undone, so it is asked again."""

    kind: str = "give-up"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.NO), pack(kinds.YES)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.YES:
            g.emit(say.GAVE_UP, "MQ-DEATH-15", seat)
            die(g, seat, "MQ-DEATH-15")


GIVING_UP: Final = Program("giving-up", (GiveUp(),))
