"""Everything that can happen, as message ids with their arguments.

The words are in locales/*/boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see.
"""

from typing import Final

from underhall.kernel.events import Message

# Setup
BOSS_DEALT: Final = Message("boss-dealt", "seat:seat boss:card xp:n")
BOSSES_OFFERED: Final = Message("bosses-offered", "seat:seat ?boss:card ?other:card")
BOSS_CHOSEN: Final = Message("boss-chosen", "seat:seat boss:card xp:n")
FIRST_PLAYER: Final = Message("first-player", "seat:seat xp:n")
HAND_DEALT: Final = Message("hand-dealt", "seat:seat rooms:n spells:n")
MULLIGAN_TAKEN: Final = Message("mulligan-taken", "seat:seat")
START_DISCARDED: Final = Message("start-discarded", "seat:seat card:card other:card")

# The turn
TURN_BEGAN: Final = Message("turn-began", "turn:n")
PHASE_BEGAN: Final = Message("phase-began", "phase:phase")
HERO_REVEALED: Final = Message("hero-revealed", "hero:card")
NO_HERO_LEFT: Final = Message("no-hero-left")
CARD_DRAWN: Final = Message("card-drawn", "seat:seat ?card:card deck:deck")
NOTHING_TO_DRAW: Final = Message("nothing-to-draw", "seat:seat deck:deck")
DECK_REBUILT: Final = Message("deck-rebuilt", "deck:deck n:n")
DECK_SHUFFLED: Final = Message("deck-shuffled", "deck:deck")

# Building
ROOM_PLACED: Final = Message("room-placed", "seat:seat slot:slot ?card:card")
BUILD_PASSED: Final = Message("build-passed", "seat:seat")
ROOM_REVEALED: Final = Message("room-revealed", "seat:seat card:card slot:slot")
ROOM_BUILT: Final = Message("room-built", "seat:seat card:card slot:slot")
LEVELLED_UP: Final = Message("levelled-up", "seat:seat boss:card")
BUILDING_BARRED: Final = Message("building-barred", "seat:seat")
ROOM_RETURNED: Final = Message("room-returned", "seat:seat ?card:card")
ABILITY_WORKS: Final = Message("ability-works", "seat:seat card:card")

# Bait
HERO_LURED: Final = Message("hero-lured", "hero:card seat:seat best:n second:n")
HERO_TIED: Final = Message("hero-tied", "hero:card best:n")
HERO_UNMOVED: Final = Message("hero-unmoved", "hero:card")
FOOL_LURED: Final = Message("fool-lured", "hero:card seat:seat souls:n")
FOOL_TIED: Final = Message("fool-tied", "hero:card souls:n")

# Adventure
ADVENTURE_BEGAN: Final = Message("adventure-began", "seat:seat heroes:n")
HERO_ENTERED: Final = Message("hero-entered", "hero:card seat:seat card:card slot:slot")
HERO_PASSED: Final = Message("hero-passed", "hero:card card:card")
HERO_BOUNCED: Final = Message("hero-bounced", "hero:card card:card")
ROOM_HURT: Final = Message("room-hurt", "hero:card card:card damage:n total:n health:n")
HERO_HURT: Final = Message("hero-hurt", "hero:card damage:n total:n health:n")
HERO_DIED: Final = Message("hero-died", "hero:card seat:seat souls:n")
HERO_SURVIVED: Final = Message("hero-survived", "hero:card seat:seat wounds:n")

# Spells, abilities, and what they do
SPELL_CAST: Final = Message("spell-cast", "seat:seat card:card")
SPELL_CAST_ROOM: Final = Message("spell-cast-room", "seat:seat card:card room:card owner:seat")
SPELL_CAST_HERO: Final = Message("spell-cast-hero", "seat:seat card:card hero:card")
SPELL_CAST_SEAT: Final = Message("spell-cast-seat", "seat:seat card:card other:seat")
SPELL_CAST_SPELL: Final = Message("spell-cast-spell", "seat:seat card:card other:card")
ABILITY_USED: Final = Message("ability-used", "seat:seat card:card")
ABILITY_USED_HERO: Final = Message("ability-used-hero", "seat:seat card:card hero:card")
ABILITY_USED_SEAT: Final = Message("ability-used-seat", "seat:seat card:card other:seat")
ABILITY_USED_SPELL: Final = Message("ability-used-spell", "seat:seat card:card other:card")
SPELL_CANCELLED: Final = Message("spell-cancelled", "seat:seat card:card")
FIZZLED: Final = Message("fizzled", "seat:seat card:card")
ROOM_DESTROYED: Final = Message("room-destroyed", "seat:seat card:card")
ROOM_UNCOVERED: Final = Message("room-uncovered", "seat:seat card:card")
ROOM_DEACTIVATED: Final = Message("room-deactivated", "seat:seat card:card")
ROOM_BOOSTED: Final = Message("room-boosted", "seat:seat card:card n:n")
DUNGEON_BOOSTED: Final = Message("dungeon-boosted", "seat:seat n:n")
ROOMS_SWAPPED: Final = Message("rooms-swapped", "seat:seat card:card other:card")
TREASURE_DOUBLED: Final = Message("treasure-doubled", "seat:seat")
CARD_DISCARDED: Final = Message("card-discarded", "seat:seat card:card")
CARD_LOST: Final = Message("card-lost", "seat:seat card:card")
CARD_RECOVERED: Final = Message("card-recovered", "seat:seat card:card")
CARD_FOUND: Final = Message("card-found", "seat:seat card:card")
NOTHING_FOUND: Final = Message("nothing-found", "seat:seat")
CARD_STOLEN: Final = Message("card-stolen", "seat:seat other:seat ?card:card")
HAND_SEEN: Final = Message("hand-seen", "seat:seat other:seat")
HERO_FLED: Final = Message("hero-fled", "hero:card seat:seat")
HERO_MOVED: Final = Message("hero-moved", "hero:card seat:seat")
HERO_SENT_BACK: Final = Message("hero-sent-back", "hero:card seat:seat")
HERO_REVIVED: Final = Message("hero-revived", "hero:card seat:seat")
HERO_STRENGTHENED: Final = Message("hero-strengthened", "hero:card n:n")
TOWN_HERO_KILLED: Final = Message("town-hero-killed", "hero:card seat:seat souls:n")
HEROES_KEPT_OUT: Final = Message("heroes-kept-out", "seat:seat")
SOUL_LOST: Final = Message("soul-lost", "seat:seat hero:card")
WOUND_HEALED: Final = Message("wound-healed", "seat:seat hero:card n:n")

# The end
ROOMS_WOKE: Final = Message("rooms-woke")
SEAT_OUT: Final = Message("seat-out", "seat:seat wounds:n")
WON_BY_SOULS: Final = Message("won-by-souls", "seat:seat souls:n wounds:n")
WON_LAST: Final = Message("won-last", "seat:seat")
WON_TIE: Final = Message("won-tie", "seat:seat score:n")
WON_TIE_XP: Final = Message("won-tie-xp", "seat:seat score:n xp:n")
COUNTED_OUT: Final = Message("counted-out", "seat:seat score:n")
