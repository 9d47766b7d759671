"""The rooms. A reader with the card in one hand should be able to check its line with a finger."""

from typing import Final

from underhall.games.boss_monster.facts import MONSTER, ONCE_IN_LATER_PRINTS, ONCE_PER_TURN, ROOM, SPELL
from underhall.games.boss_monster.ops import (
    RIVAL,
    WITH_CARDS,
    WITH_ROOMS,
    WITH_SPELLS,
    BoostDungeon,
    BringFromTown,
    BuildAtOnce,
    ChooseDungeon,
    ChooseStack,
    DestroyAnother,
    DestroyThis,
    Discard,
    DoubleTreasure,
    Draw,
    Heal,
    HurtHero,
    KillHero,
    LoseAtRandom,
    May,
    MayHeal,
    PayCard,
    Recover,
    ReviveSoul,
    StealAtRandom,
    SwapStacks,
    TargetHeroHere,
    TargetOpponent,
    TargetSoul,
    TargetTownHero,
)
from underhall.games.boss_monster.vocabulary import (
    activated,
    boost_neighbours,
    boost_next_trap,
    cancels_a_rivals_spell,
    damage_is_monster_rooms,
    may_draw_a_spell_instead,
    no_advanced_on_top,
    room,
    send_back_once,
    when_built,
    when_hero_dies_here,
    when_you_build_another,
    when_you_cast,
    when_you_lose_another_room,
)

ROOMS: Final = (
    # Cleric
    room("dark-altar", activated(DestroyThis(), then=(Recover(),))),
    room("open-grave", when_hero_dies_here(Recover(ROOM), limit=ONCE_PER_TURN)),
    room("specter-s-sanctum", when_built(TargetOpponent(WITH_SPELLS), LoseAtRandom(SPELL))),
    room("succubus-spa", when_hero_dies_here(TargetOpponent(WITH_CARDS), StealAtRandom(), limit=ONCE_PER_TURN)),
    room(
        "dracolich-lair",
        activated(PayCard(ROOM, of=2), PayCard(ROOM, earlier=1), then=(Recover(ROOM),), limit=ONCE_PER_TURN),
    ),
    room("vampire-bordello", when_hero_dies_here(MayHeal(), Heal(), limit=ONCE_PER_TURN)),
    # Fighter
    room("goblin-armory", boost_neighbours(+1)),
    room("golem-factory", when_hero_dies_here(Draw(ROOM), limit=ONCE_PER_TURN)),
    room("minotaur-s-maze", send_back_once()),
    room("neanderthal-cave", no_advanced_on_top()),
    room("beast-menagerie", when_you_build_another(MONSTER, Draw(ROOM), limit=ONCE_PER_TURN)),
    room("monster-s-ballroom", damage_is_monster_rooms()),
    # Mage
    room("brainsucker-hive", when_hero_dies_here(May(), Draw(SPELL), limit=ONCE_PER_TURN)),
    room("dark-laboratory", when_built(Draw(SPELL, 2), Discard(SPELL))),
    room("haunted-library", may_draw_a_spell_instead()),
    room("witch-s-kitchen", activated(PayCard(ROOM, MONSTER), then=(Draw(SPELL),), limit=ONCE_PER_TURN)),
    room("all-seeing-eye", cancels_a_rivals_spell(PayCard(SPELL), limit=ONCE_PER_TURN)),
    room("liger-s-den", when_you_cast(Draw(SPELL), limit=ONCE_PER_TURN)),
    # Thief
    room("bottomless-pit", activated(TargetHeroHere(), DestroyThis(), then=(KillHero(),))),
    room("boulder-ramp", activated(TargetHeroHere(), DestroyAnother(), then=(HurtHero(5),))),
    room("dizzygas-hallway", boost_next_trap(+2)),
    room("jackpot-stash", activated(DestroyThis(), then=(DoubleTreasure(),))),
    room("recycling-center", when_you_lose_another_room(May(), Draw(ROOM, 2))),
    room("the-crushinator", activated(DestroyAnother(), then=(BoostDungeon(+2),), limit=ONCE_IN_LATER_PRINTS)),
    # Several treasures
    room("centipede-tunnel", when_built(May(), ChooseDungeon(), ChooseStack(), ChooseStack(), SwapStacks())),
    room("construction-zone", when_built(BuildAtOnce())),
    room("dragon-hatchery"),
    room("mimic-vault", when_built(TargetTownHero(ordinary_only=True), BringFromTown())),
    room("monstrous-monument", when_built(Recover(ROOM, MONSTER))),
    room("torture-chamber", activated(TargetOpponent(WITH_ROOMS), DestroyThis(), then=(LoseAtRandom(ROOM),))),
    room("zombie-prison", activated(TargetSoul(RIVAL), DestroyThis(), then=(ReviveSoul(),))),
)
