"""The bosses: what each does once it has levelled up: at once, from then on, or for a minion sent there."""

from typing import Final

from underhall.games.series.cards import FIRST_TIME, MONSTER, ROOM, SPELL, TRAP
from underhall.games.series.ops import BoostDungeon
from underhall.games.super_boss_monster.ops import (
    BACK_ON_TOP,
    ORDINARY,
    SHUFFLED_IN,
    BoostAnother,
    ChooseTownHero,
    DiscardAny,
    GainCoinsForHero,
    HealOrdinary,
    LookAndTake,
    LureAnywhere,
    LureHome,
    MayHealOrDraw,
    MoveToken,
    PutToken,
    PutTokenElsewhere,
    RecoverRoom,
    TakeFromMarket,
)
from underhall.games.super_boss_monster.vocabulary import (
    boost_first_room_with_three_treasures,
    boost_last_room,
    boss,
    level_up,
    may,
    minion,
    when_a_hero_dies_in_your_dungeon,
    when_all_minions_are_done,
    when_your_spell_resolves,
)

BOSSES: Final = (
    # Cleric
    boss("lord-grumble", level_up(MayHealOrDraw(ROOM))),
    boss(
        "hydra-committee",
        when_a_hero_dies_in_your_dungeon(*may(RecoverRoom(grade=ORDINARY)), limit=FIRST_TIME),
    ),
    boss("mother-inferior", minion(*may(DiscardAny(2), HealOrdinary()))),
    # Fighter
    boss("emperor-dododo", level_up(PutTokenElsewhere(), PutTokenElsewhere(), BoostDungeon(+1))),
    boss("coach-carnage", boost_last_room(+1)),
    boss("mecha-gary", minion(BoostAnother(+2, MONSTER), BoostAnother(+2, MONSTER))),
    # Mage
    boss("baron-bruin", level_up(LookAndTake(SPELL, look=5, take=2, rest=SHUFFLED_IN))),
    boss("dean-sporesby", when_your_spell_resolves(PutToken(), limit=FIRST_TIME)),
    boss("madame-buffering", minion(LookAndTake(SPELL, look=3, take=1, rest=BACK_ON_TOP))),
    # Thief
    boss("nana-webb", level_up(*may(ChooseTownHero()), LureAnywhere())),
    boss("your-sliminess", when_all_minions_are_done(*may(TakeFromMarket()), DiscardAny())),
    boss("don-quackio", minion(PutTokenElsewhere(TRAP, may=True), PutTokenElsewhere(TRAP, may=True))),
    # Explorer
    boss("zorp-from-accounting", level_up(MoveToken(), MoveToken())),
    boss("queen-krill", boost_first_room_with_three_treasures(+1)),
    boss("unidentified-fried-object", minion(ChooseTownHero(ordinary_only=True), LureHome())),
    # Coins
    boss("duchess-deducta", when_a_hero_dies_in_your_dungeon(GainCoinsForHero(), limit=FIRST_TIME)),
)
