"""The bosses: what each does when it levels up."""

from typing import Final

from underhall.games.series.cards import MONSTER, SPELL, TRAP
from underhall.games.series.ops import (
    WITH_CARDS,
    BuildFound,
    Discard,
    Draw,
    FetchHero,
    HealOrDrawSpell,
    KillInTown,
    LookAtHand,
    May,
    OpponentsDestroy,
    Recover,
    Search,
    StealChosen,
    TargetOpponent,
    TargetTownHero,
)
from underhall.games.series.vocabulary import boss

BOSSES: Final = (
    boss("draculord", TargetOpponent(WITH_CARDS), LookAtHand(), StealChosen()),
    boss("xyzax", Recover(), Recover()),
    boss("king-croak", May(), Search(MONSTER), BuildFound()),
    boss("robobo", OpponentsDestroy()),
    boss("cerebellus", May(), Draw(SPELL, 3), Discard(SPELL)),
    boss("seducia", May(), FetchHero()),
    boss("cleopatra", May(), Search(TRAP), BuildFound()),
    boss("gorgona", TargetTownHero(), KillInTown()),
    boss("old-mossgrave", HealOrDrawSpell()),
)
