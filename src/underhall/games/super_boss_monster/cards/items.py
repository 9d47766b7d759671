"""The items: what each does for the hero who carries it, and what a boss may spend it on."""

from typing import Final

from underhall.games.series.cards import MONSTER, ROOM, SPELL
from underhall.games.series.ops import (
    OWN,
    WITH_CARDS,
    DestroyAnother,
    Draw,
    LookAtHand,
    LoseAtRandom,
    SendToTown,
    TargetHeroInDungeon,
    TargetOpponent,
    TargetRoom,
)
from underhall.games.series.windows import CancelSpell
from underhall.games.super_boss_monster.ops import (
    BACK_ON_TOP,
    BoostAnother,
    DestroyLastRoom,
    DiscardAny,
    DrawSpellOrPutToken,
    HealTarget,
    HurtTarget,
    LookAndTake,
    MoveToken,
    Prime,
    PutTokenOnTarget,
    RaiseShield,
    RecoverTarget,
    Redirect,
    SwapTargets,
    TargetAnotherEntrance,
    TargetAnyOpponent,
    TargetDiscarded,
    TargetOrdinaryWound,
    TargetSpellOrTokenRoom,
    TargetStack,
    TargetTokenRoom,
    TargetWaitingHero,
)
from underhall.games.super_boss_monster.vocabulary import (
    hero_has,
    item,
    spend,
    spend_to_cancel,
    when_its_hero_arrives,
    when_its_hero_survives,
)

ITEMS: Final = (
    # Cleric
    item(
        "thermos-of-holy-soup",
        hero_has("health", 2),
        hero_has("health_epic", 2),
        spend(TargetDiscarded(ROOM), then=(RecoverTarget(),)),
    ),
    item("emergency-halo", hero_has("unhurt_in", 1), spend(then=(RaiseShield(),))),
    item("speed-dial-prayer-beads", when_its_hero_survives(DiscardAny()), spend(then=(Draw(SPELL),))),
    item("incense-of-mild-concern", hero_has("less_in_traps", 1), spend(TargetOrdinaryWound(), then=(HealTarget(),))),
    # Fighter
    item("crowbar-of-persuasion", hero_has("prises_tokens"), spend(TargetTokenRoom(), then=(PutTokenOnTarget(),))),
    item("plot-armour", hero_has("health", 3), hero_has("health_epic", 3), spend(TargetRoom(OWN), then=(Prime(+3),))),
    item(
        "protein-potion",
        hero_has("less_in_monsters", 1),
        spend(then=(BoostAnother(+1, MONSTER), BoostAnother(+1, MONSTER), BoostAnother(+1, MONSTER))),
    ),
    item(
        "spiked-business-card",
        when_its_hero_survives(DestroyLastRoom()),
        spend(TargetHeroInDungeon(OWN), DestroyAnother(), then=(HurtTarget(4),)),
    ),
    # Mage
    item("wand-of-autocorrect", hero_has("deaf_to_spells"), spend_to_cancel(CancelSpell())),
    item(
        "scroll-bar",
        hero_has("skips_first"),
        spend(then=(LookAndTake(SPELL, look=3, take=1, rest=BACK_ON_TOP),)),
    ),
    item(
        "crystal-golf-ball",
        when_its_hero_arrives(DiscardAny(type_=SPELL)),
        spend(TargetAnyOpponent(), then=(LookAtHand(),)),
    ),
    item("hat-of-many-tabs", hero_has("unhurt_in", 2), spend(TargetDiscarded(SPELL), then=(RecoverTarget(),))),
    # Thief
    item("grappling-spork", hero_has("most_in_last", 2), spend(then=(MoveToken(OWN), MoveToken(OWN)))),
    item("master-key-blank", hero_has("most_in_traps", 2), spend(then=(Draw(ROOM),))),
    item("menthol-smoke-bomb", hero_has("flees"), spend(TargetHeroInDungeon(OWN), then=(SendToTown(),))),
    item(
        "loaded-lunchbox",
        when_its_hero_survives(LoseAtRandom(own=True)),
        spend(TargetOpponent(WITH_CARDS), then=(LoseAtRandom(),)),
    ),
    # For everybody
    item("participation-trophy", hero_has("health", 1), hero_has("health_epic", 1), spend(then=(Draw(ROOM),))),
    item("fold-out-map", hero_has("unhurt_in", 3), spend(TargetStack(), TargetStack(), then=(SwapTargets(),))),
    item(
        "rocket-flip-flops",
        hero_has("jumps_queue"),
        spend(TargetWaitingHero(OWN, to_move=True), TargetAnotherEntrance(), then=(Redirect(),)),
    ),
    item(
        "mystery-loot-box",
        hero_has("health", 2),
        hero_has("health_epic", 1),
        spend(TargetSpellOrTokenRoom(), then=(DrawSpellOrPutToken(),)),
    ),
)
