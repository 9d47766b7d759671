"""Every program by name: saves know what is in progress by these names alone."""

from typing import Final

from underhall.games.series.ops import BUILT, DESTROY_OWN, HEAL, WATCHED
from underhall.games.series.setup import FIRST_ROOMS
from underhall.games.super_boss_monster.adventure import ADVENTURE_TURN, ADVENTURES, ENTERING, IN_ROOM
from underhall.games.super_boss_monster.cards import CARD_PROGRAMS
from underhall.games.super_boss_monster.city import CITY_STEPS, DRAFT_FIRST, MINION_FIRST
from underhall.games.super_boss_monster.errands import DISCARD_SPELL, ERRANDS, FROM_MARKET, SHUFFLING, SUMMONING
from underhall.games.super_boss_monster.items import RETIRE
from underhall.games.super_boss_monster.ops import MAY_HEAL, MOVED_TOKEN
from underhall.games.super_boss_monster.setup import MULLIGANS, PREPARE
from underhall.games.super_boss_monster.timing import RESPONSES
from underhall.games.super_boss_monster.triggers import TRIGGERS
from underhall.games.super_boss_monster.turn import BUILD_STEP, BUILDERS, END_EFFECTS, TURN
from underhall.kernel.agenda import Program

RULES_PROGRAMS: Final = (
    ADVENTURES,
    ADVENTURE_TURN,
    BUILDERS,
    BUILD_STEP,
    BUILT,
    CITY_STEPS,
    DESTROY_OWN,
    DISCARD_SPELL,
    DRAFT_FIRST,
    END_EFFECTS,
    ENTERING,
    ERRANDS,
    FIRST_ROOMS,
    FROM_MARKET,
    HEAL,
    IN_ROOM,
    MAY_HEAL,
    MINION_FIRST,
    MOVED_TOKEN,
    MULLIGANS,
    PREPARE,
    RESPONSES,
    RETIRE,
    SHUFFLING,
    SUMMONING,
    TRIGGERS,
    TURN,
    WATCHED,
)

PROGRAMS: Final[dict[str, Program]] = {**CARD_PROGRAMS, **{program.name: program for program in RULES_PROGRAMS}}
