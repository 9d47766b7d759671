"""The spells: a target where there is one, then what happens to it."""

from typing import Final

from underhall.games.series.cards import MONSTER, SPELL, TRAP
from underhall.games.series.ops import (
    LEADING_BY_TWO,
    OWN,
    RIVAL,
    BarBuilding,
    BoostRoom,
    BringFromTown,
    CaveIn,
    Deactivate,
    Draw,
    HurtByRooms,
    KeepOut,
    LoseSoul,
    OnlyWithFewerRooms,
    PlaceAnother,
    ReplaceHands,
    ReviveSoul,
    SendToFirstRoom,
    SendToTown,
    Strengthen,
    TargetHeroInDungeon,
    TargetOpponent,
    TargetRoom,
    TargetSoul,
    TargetTownHero,
)
from underhall.games.series.vocabulary import counterspell, spell
from underhall.games.series.windows import CancelSpell

SPELLS: Final = (
    spell("annihilator", TargetRoom(room_kind=TRAP), BoostRoom(+3)),
    spell("assassin", TargetHeroInDungeon(RIVAL), Strengthen(+3)),
    spell("cave-in", TargetRoom(OWN, to_destroy=True), CaveIn()),
    counterspell("counterspell", CancelSpell()),
    spell("exhaustion", TargetHeroInDungeon(OWN), HurtByRooms()),
    spell("fear", TargetHeroInDungeon(), SendToTown()),
    spell("freeze", TargetRoom(), Deactivate()),
    spell("giant-size", TargetRoom(room_kind=MONSTER), BoostRoom(+3)),
    spell("jeopardy", ReplaceHands()),
    spell("kobold-strike", BarBuilding()),
    spell("motivation", OnlyWithFewerRooms(), PlaceAnother()),
    spell("princess-in-peril", TargetTownHero(), BringFromTown()),
    spell("soul-harvest", TargetSoul(OWN), LoseSoul(), Draw(SPELL, 2)),
    spell("teleportation", TargetHeroInDungeon(OWN), SendToFirstRoom()),
    spell("trepidation", TargetOpponent(LEADING_BY_TWO), KeepOut()),
    spell("zombie-attack", TargetSoul(RIVAL), ReviveSoul(bonus=+2)),
)
