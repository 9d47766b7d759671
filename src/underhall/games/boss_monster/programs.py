"""Every program by name: saves know what is in progress by these names alone."""

from typing import Final

from underhall.games.boss_monster.adventure import ADVENTURE_TURN, ADVENTURES, IN_ROOM
from underhall.games.boss_monster.cards import CARD_PROGRAMS
from underhall.games.boss_monster.setup import MULLIGANS, PREPARE
from underhall.games.boss_monster.timing import ANSWER, CANCEL
from underhall.games.boss_monster.turn import BUILD_STEP, BUILDERS, MACHINATIONS, TURN, TURN_DRAW, WINDOW
from underhall.games.series.ops import BUILT, DESTROY_OWN, HEAL, WATCHED
from underhall.games.series.setup import FIRST_ROOMS
from underhall.kernel.agenda import Program

RULES_PROGRAMS: Final = (
    ADVENTURES,
    ADVENTURE_TURN,
    ANSWER,
    BUILDERS,
    BUILD_STEP,
    BUILT,
    CANCEL,
    DESTROY_OWN,
    FIRST_ROOMS,
    HEAL,
    IN_ROOM,
    MACHINATIONS,
    MULLIGANS,
    PREPARE,
    TURN,
    TURN_DRAW,
    WATCHED,
    WINDOW,
)

PROGRAMS: Final[dict[str, Program]] = {**CARD_PROGRAMS, **{program.name: program for program in RULES_PROGRAMS}}
