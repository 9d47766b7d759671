"""The spells: conditions, targets and costs where there are some, then what happens."""

from typing import Final

from underhall.games.series.cards import SPELL
from underhall.games.series.ops import (
    OWN,
    Draw,
    SendToTown,
    StealAtRandom,
    TargetHeroInDungeon,
    TargetRoom,
    TargetTownHero,
)
from underhall.games.series.vocabulary import counterspell, spell
from underhall.games.super_boss_monster.ops import (
    Disable,
    DrawNamed,
    DrawTogether,
    GainCoinsBySouls,
    GainSymbol,
    Ghost,
    GiveLeft,
    Hold,
    HurtTarget,
    KillTarget,
    LureTarget,
    NameDeck,
    OnlyIfNoDungeonShowsFewer,
    OnlyWithPlaceForTokens,
    PayCoins,
    PlaceExtra,
    Prime,
    PullBack,
    PutToken,
    RaiseShield,
    RecoverTarget,
    Redirect,
    RemoveTokensThere,
    SwapTargets,
    TargetAnotherEntrance,
    TargetAnyOpponent,
    TargetDiscarded,
    TargetDungeonWithTokens,
    TargetHeroInLastRoom,
    TargetOtherDungeon,
    TargetRichest,
    TargetStack,
    TargetWaitingHero,
    TargetWalkingHero,
    TargetWeakHero,
)
from underhall.games.super_boss_monster.timing import CancelAimedHere, CatchSpell

SPELLS: Final = (
    spell("stealth", CancelAimedHere(), RaiseShield()),
    spell("grand-heist", TargetRichest(), StealAtRandom()),
    spell("ghost-cheat", TargetWalkingHero(), Ghost()),
    spell("safety-inspection", TargetDungeonWithTokens(), RemoveTokensThere(2)),
    spell("deep-freeze", TargetRoom(), Disable()),
    spell("co-op", TargetAnyOpponent(), DrawTogether(), Draw(SPELL)),
    spell("adventure", TargetTownHero(), TargetOtherDungeon(), LureTarget()),
    counterspell("dreamcatcher", CatchSpell()),
    spell("power-bonus", OnlyWithPlaceForTokens(), PutToken(), PutToken()),
    spell("free-lunch", NameDeck(), NameDeck(), DrawNamed(2), GiveLeft()),
    spell("night-shift", OnlyIfNoDungeonShowsFewer(), PlaceExtra()),
    spell("feng-shui", TargetStack(), TargetStack(), SwapTargets()),
    spell("restore-from-backup", TargetDiscarded(), RecoverTarget()),
    spell("critical-typo", TargetRoom(OWN), Prime(+3)),
    spell("wet-floor-sign", TargetHeroInDungeon(OWN), PullBack()),
    spell("ragequit-form", TargetHeroInDungeon(), SendToTown()),
    spell("final-form", TargetHeroInLastRoom(), HurtTarget(4)),
    spell("no-continues-left", TargetWeakHero(3), KillTarget()),
    # Explorer
    spell("wrong-address", TargetWaitingHero(to_move=True), TargetAnotherEntrance(), Redirect()),
    spell("coffee-stained-star-map", GainSymbol()),
    spell("jet-lag", TargetWaitingHero(), Hold()),
    # Coins
    spell("payday", GainCoinsBySouls(2)),
    spell("bribe-the-referee", PayCoins(3), TargetHeroInDungeon(OWN), HurtTarget(5)),
)
