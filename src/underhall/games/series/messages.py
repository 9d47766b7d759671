"""Everything that can happen, as message ids with their arguments.

The words are in locales/*/boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see.
"""

from typing import Final

from underhall.kernel.events import CONSEQUENCE, DEED, Message

# Setup
BOSS_DEALT: Final = Message("boss-dealt", "seat:seat boss:card xp:n", use="played")
BOSSES_OFFERED: Final = Message("bosses-offered", "seat:seat ?boss:card ?other:card")
BOSS_CHOSEN: Final = Message("boss-chosen", "seat:seat boss:card xp:n", DEED, use="played")
FIRST_PLAYER: Final = Message("first-player", "seat:seat xp:n")
HAND_DEALT: Final = Message("hand-dealt", "seat:seat rooms:n spells:n")
MULLIGAN_TAKEN: Final = Message("mulligan-taken", "seat:seat")
START_DISCARDED: Final = Message("start-discarded", "seat:seat card:card other:card", DEED)

# The turn
TURN_BEGAN: Final = Message("turn-began", "turn:n", CONSEQUENCE)
PHASE_BEGAN: Final = Message("phase-began", "phase:phase", CONSEQUENCE)
HERO_REVEALED: Final = Message("hero-revealed", "hero:card")
NO_HERO_LEFT: Final = Message("no-hero-left", tells=CONSEQUENCE)
CARD_DRAWN: Final = Message("card-drawn", "seat:seat ?card:card deck:deck", use="drawn")
NOTHING_TO_DRAW: Final = Message("nothing-to-draw", "seat:seat deck:deck", CONSEQUENCE)
DECK_REBUILT: Final = Message("deck-rebuilt", "deck:deck n:n")
DECK_SHUFFLED: Final = Message("deck-shuffled", "deck:deck")

# Building
ROOM_PLACED: Final = Message("room-placed", "seat:seat slot:slot ?card:card", DEED)
BUILD_PASSED: Final = Message("build-passed", "seat:seat", DEED)
ROOM_REVEALED: Final = Message("room-revealed", "seat:seat card:card slot:slot", DEED, use="played")
ROOM_BUILT: Final = Message("room-built", "seat:seat card:card slot:slot", DEED, use="played")
LEVELLED_UP: Final = Message("levelled-up", "seat:seat boss:card", CONSEQUENCE, use="used")
BUILDING_BARRED: Final = Message("building-barred", "seat:seat", CONSEQUENCE)
ROOM_RETURNED: Final = Message("room-returned", "seat:seat ?card:card", CONSEQUENCE)
ABILITY_WORKS: Final = Message("ability-works", "seat:seat card:card", DEED, use="used")

# Bait
HERO_LURED: Final = Message("hero-lured", "hero:card seat:seat best:n second:n", CONSEQUENCE)
HERO_TIED: Final = Message("hero-tied", "hero:card best:n", CONSEQUENCE)
HERO_UNMOVED: Final = Message("hero-unmoved", "hero:card", CONSEQUENCE)
FOOL_LURED: Final = Message("fool-lured", "hero:card seat:seat souls:n", CONSEQUENCE)
FOOL_TIED: Final = Message("fool-tied", "hero:card souls:n", CONSEQUENCE)

# Adventure
ADVENTURE_BEGAN: Final = Message("adventure-began", "seat:seat heroes:n", CONSEQUENCE)
HERO_ENTERED: Final = Message("hero-entered", "hero:card seat:seat card:card slot:slot", CONSEQUENCE)
HERO_PASSED: Final = Message("hero-passed", "hero:card card:card", CONSEQUENCE)
HERO_BOUNCED: Final = Message("hero-bounced", "hero:card card:card", CONSEQUENCE)
ROOM_HURT: Final = Message("room-hurt", "hero:card card:card damage:n total:n health:n", CONSEQUENCE)
HERO_HURT: Final = Message("hero-hurt", "hero:card damage:n total:n health:n", CONSEQUENCE)
HERO_DIED: Final = Message("hero-died", "hero:card seat:seat souls:n", CONSEQUENCE, scores=True)
HERO_SURVIVED: Final = Message("hero-survived", "hero:card seat:seat wounds:n", CONSEQUENCE, scores=True)

# Spells, abilities, and what they do
SPELL_CAST: Final = Message("spell-cast", "seat:seat card:card", DEED, use="played")
SPELL_CAST_ROOM: Final = Message("spell-cast-room", "seat:seat card:card room:card owner:seat", DEED, use="played")
SPELL_CAST_HERO: Final = Message("spell-cast-hero", "seat:seat card:card hero:card", DEED, use="played")
SPELL_CAST_SEAT: Final = Message("spell-cast-seat", "seat:seat card:card other:seat", DEED, use="played")
SPELL_CAST_SPELL: Final = Message("spell-cast-spell", "seat:seat card:card other:card", DEED, use="played")
ABILITY_USED: Final = Message("ability-used", "seat:seat card:card", DEED, use="used")
ABILITY_USED_HERO: Final = Message("ability-used-hero", "seat:seat card:card hero:card", DEED, use="used")
ABILITY_USED_SEAT: Final = Message("ability-used-seat", "seat:seat card:card other:seat", DEED, use="used")
ABILITY_USED_SPELL: Final = Message("ability-used-spell", "seat:seat card:card other:card", DEED, use="used")
SPELL_CANCELLED: Final = Message("spell-cancelled", "seat:seat card:card", CONSEQUENCE)
FIZZLED: Final = Message("fizzled", "seat:seat card:card", CONSEQUENCE)
ROOM_DESTROYED: Final = Message("room-destroyed", "seat:seat card:card", DEED)
ROOM_UNCOVERED: Final = Message("room-uncovered", "seat:seat card:card", CONSEQUENCE)
ROOM_DEACTIVATED: Final = Message("room-deactivated", "seat:seat card:card", CONSEQUENCE)
ROOM_BOOSTED: Final = Message("room-boosted", "seat:seat card:card n:n", CONSEQUENCE)
DUNGEON_BOOSTED: Final = Message("dungeon-boosted", "seat:seat n:n", CONSEQUENCE)
ROOMS_SWAPPED: Final = Message("rooms-swapped", "seat:seat card:card other:card", CONSEQUENCE)
TREASURE_DOUBLED: Final = Message("treasure-doubled", "seat:seat", CONSEQUENCE)
CARD_DISCARDED: Final = Message("card-discarded", "seat:seat card:card", DEED)
CARD_LOST: Final = Message("card-lost", "seat:seat card:card")
CARD_RECOVERED: Final = Message("card-recovered", "seat:seat card:card", DEED, use="drawn")
CARD_FOUND: Final = Message("card-found", "seat:seat card:card", DEED, use="drawn")
NOTHING_FOUND: Final = Message("nothing-found", "seat:seat")
CARD_STOLEN: Final = Message("card-stolen", "seat:seat other:seat ?card:card", use="drawn")
HAND_SEEN: Final = Message("hand-seen", "seat:seat other:seat")
HERO_FLED: Final = Message("hero-fled", "hero:card seat:seat", CONSEQUENCE)
HERO_MOVED: Final = Message("hero-moved", "hero:card seat:seat", CONSEQUENCE)
HERO_SENT_BACK: Final = Message("hero-sent-back", "hero:card seat:seat", CONSEQUENCE)
HERO_REVIVED: Final = Message("hero-revived", "hero:card seat:seat", CONSEQUENCE, scores=True)
HERO_STRENGTHENED: Final = Message("hero-strengthened", "hero:card n:n", CONSEQUENCE)
TOWN_HERO_KILLED: Final = Message("town-hero-killed", "hero:card seat:seat souls:n", CONSEQUENCE, scores=True)
HEROES_KEPT_OUT: Final = Message("heroes-kept-out", "seat:seat", CONSEQUENCE)
SOUL_LOST: Final = Message("soul-lost", "seat:seat hero:card", DEED, scores=True)
WOUND_HEALED: Final = Message("wound-healed", "seat:seat hero:card n:n", DEED, scores=True)

# The end
ROOMS_WOKE: Final = Message("rooms-woke", tells=CONSEQUENCE)
SEAT_OUT: Final = Message("seat-out", "seat:seat wounds:n", CONSEQUENCE)
WON_BY_SOULS: Final = Message("won-by-souls", "seat:seat souls:n wounds:n")
WON_LAST: Final = Message("won-last", "seat:seat")
WON_TIE: Final = Message("won-tie", "seat:seat score:n")
WON_TIE_XP: Final = Message("won-tie-xp", "seat:seat score:n xp:n")
COUNTED_OUT: Final = Message("counted-out", "seat:seat score:n")
