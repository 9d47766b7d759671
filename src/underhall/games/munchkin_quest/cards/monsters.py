"""The monsters: whom they hate, whom they disdain, their Bad Stuff. Levels, dice and loot are in data/cards.toml."""

from typing import Final

from underhall.games.munchkin_quest.conditions import (
    GoldFrom,
    HasFireProtection,
    HasHelper,
    Is,
    LevelUpTo,
    Wears,
)
from underhall.games.munchkin_quest.facts import (
    ARMOUR,
    CLERIC,
    ELF,
    FOOTGEAR,
    HEADGEAR,
    THIEF,
    WARRIOR,
    WIZARD,
)
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING
from underhall.games.munchkin_quest.vocabulary import (
    Says,
    bad_stuff,
    bribed_with,
    card,
    disdains,
    hates,
    when_beaten,
)
from underhall.games.munchkin_quest.words import (
    ALL,
    ANY_ITEM,
    HALF,
    DiscardHeld,
    DiscardItems,
    LoseGold,
    LoseHits,
    LoseLevels,
    Perish,
    RebornNextDoor,
    RollADie,
    Which,
)

MONSTERS: Final = (
    card("m-itsy-bitsy-spider", hates(+3, Wears(HEADGEAR)), bad_stuff(DiscardItems(Which(HEADGEAR)))),
    card("m-lame-goblin", Says("escape", +1), bad_stuff(LoseGold(200))),
    card("m-potted-plant", hates(+4, Is(ELF)), bad_stuff(DiscardHeld())),
    card("m-maul-rat", hates(+2, Is(CLERIC)), bad_stuff(LoseHits(1))),
    card("m-passive-aggressive-slime", hates(+2, HasHelper()), bad_stuff(DiscardItems(Which(FOOTGEAR)))),
    card("m-skeleton-crew", hates(+2, Is(WIZARD)), bad_stuff(DiscardItems(Which(worn=True)))),
    card("m-imp-on-probation", hates(+3, Is(CLERIC)), bad_stuff(LoseHits(1, unless=HasFireProtection()))),
    card("m-kobold-accountant", hates(+3, Is(THIEF)), bribed_with(400), bad_stuff(LoseGold(HALF))),
    card(
        "m-psycho-squirrel",
        when_beaten(RollADie(), AFTER_ROLLING, RebornNextDoor()),
        bad_stuff(DiscardItems(ANY_ITEM, 2, drop=True, barred=True)),
    ),
    card("m-leperchaun", hates(+4, GoldFrom(600)), bad_stuff(LoseGold(ALL))),
    card("m-fungus", hates(+3, Wears(ARMOUR)), bad_stuff(DiscardItems(Which(ARMOUR)))),
    card("m-motivational-troll", hates(+3, LevelUpTo(3)), bad_stuff(LoseLevels(1))),
    card("m-shrieking-geek", hates(+6, Is(WARRIOR)), bad_stuff(DiscardItems(Which(HEADGEAR)))),
    card(
        "m-bullrog",
        hates(-3, HasFireProtection()),
        disdains(LevelUpTo(4)),
        Says("breaks_doors", True),
        bad_stuff(Perish()),
    ),
)
