"""Every program by name: saves know what is in progress by these names alone."""

from typing import Final

from underhall.games.munchkin_quest.arrive import APPEARING, ENTERING
from underhall.games.munchkin_quest.bargain import (
    ARRIVING_BY_MAGIC,
    BIDDING,
    BIDDING_FROM_AFAR,
    COUNTERING,
    HELPING,
    TRADING,
)
from underhall.games.munchkin_quest.cards import CARD_PROGRAMS
from underhall.games.munchkin_quest.deals import DEALING
from underhall.games.munchkin_quest.effects import CURSE_MOMENT, CURSING
from underhall.games.munchkin_quest.fight import (
    AFTER_VICTORY,
    AWARD_MOMENT,
    BOSS_FIGHT,
    FIGHTING,
    GATHERING_STRENGTH,
    MEETING,
    PROVOKING,
    VICTORY,
)
from underhall.games.munchkin_quest.flight import DEFEAT, ESCAPE, IN_VAIN, RUNNING
from underhall.games.munchkin_quest.giving_up import GIVING_UP
from underhall.games.munchkin_quest.hits import HITS_MOMENT, LOSING_HITS
from underhall.games.munchkin_quest.items import BUYING_A_LEVEL, LAYING_AT_ONCE, PICKING_UP, TIDYING
from underhall.games.munchkin_quest.moves import PARTING
from underhall.games.munchkin_quest.rolls import ROLL_MOMENT
from underhall.games.munchkin_quest.search import FOUND_MONSTER, GLEANING, SEARCHING
from underhall.games.munchkin_quest.setup import OPENING, PREPARE
from underhall.games.munchkin_quest.timing import ACTION_MOMENT, PUTTING_AWAY, SWAPPING
from underhall.games.munchkin_quest.turn import END_MOMENT, EXPLORING, FACING, GIVING, MONSTERS_TURN, TURN, WALKING
from underhall.kernel.agenda import Program

RULES_PROGRAMS: Final = (
    ACTION_MOMENT,
    AFTER_VICTORY,
    APPEARING,
    ARRIVING_BY_MAGIC,
    AWARD_MOMENT,
    BIDDING,
    BIDDING_FROM_AFAR,
    BOSS_FIGHT,
    BUYING_A_LEVEL,
    COUNTERING,
    CURSE_MOMENT,
    CURSING,
    DEALING,
    DEFEAT,
    END_MOMENT,
    ENTERING,
    ESCAPE,
    EXPLORING,
    FACING,
    FIGHTING,
    FOUND_MONSTER,
    GATHERING_STRENGTH,
    GIVING,
    GIVING_UP,
    GLEANING,
    HELPING,
    HITS_MOMENT,
    IN_VAIN,
    LAYING_AT_ONCE,
    LOSING_HITS,
    MEETING,
    MONSTERS_TURN,
    OPENING,
    PARTING,
    PICKING_UP,
    PREPARE,
    PROVOKING,
    PUTTING_AWAY,
    ROLL_MOMENT,
    RUNNING,
    SEARCHING,
    SWAPPING,
    TIDYING,
    TRADING,
    TURN,
    VICTORY,
    WALKING,
)

# Those through which the effect of a card goes on; the others are steps of a turn.
EFFECT_PROGRAMS: Final = (
    ACTION_MOMENT,
    CURSE_MOMENT,
    CURSING,
    DEALING,
    HITS_MOMENT,
    IN_VAIN,
    LOSING_HITS,
    PARTING,
    PICKING_UP,
    PUTTING_AWAY,
    ROLL_MOMENT,
    SWAPPING,
    TRADING,
)

PROGRAMS: Final[dict[str, Program]] = {**CARD_PROGRAMS, **{program.name: program for program in RULES_PROGRAMS}}
