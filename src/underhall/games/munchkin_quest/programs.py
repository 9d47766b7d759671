"""Every program by name: saves know what is in progress by these names alone."""

from typing import Final

from underhall.games.munchkin_quest import (
    arrive,
    bargain,
    deals,
    effects,
    fight,
    flight,
    giving_up,
    hits,
    items,
    meeting,
    moves,
    open_windows,
    plays,
    rolls,
    search,
    setup,
    trade,
    turn,
)
from underhall.games.munchkin_quest.cards import CARD_PROGRAMS
from underhall.kernel.agenda import Program
from underhall.kernel.card_game import programs_in

MODULES: Final = (
    *(arrive, bargain, deals, effects, fight, flight, giving_up, hits, items),
    *(meeting, moves, open_windows, plays, rolls, search, setup, trade, turn),
)
RULES_PROGRAMS: Final[dict[str, Program]] = programs_in(MODULES)
PROGRAMS: Final[dict[str, Program]] = {**CARD_PROGRAMS, **RULES_PROGRAMS}
