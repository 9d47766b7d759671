"""Everything that can happen, as message ids with their arguments and the rule behind each.

The words are in locales/*/boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see.
"""

from typing import Final

from underhall.kernel.events import Message

# Setup
BOSS_DEALT: Final = Message("boss-dealt", "BM-SETUP-06", "seat:seat boss:card xp:n")
BOSSES_OFFERED: Final = Message("bosses-offered", "BM-VAR-03", "seat:seat ?boss:card ?other:card")
BOSS_CHOSEN: Final = Message("boss-chosen", "BM-VAR-03", "seat:seat boss:card xp:n")
FIRST_PLAYER: Final = Message("first-player", "BM-SETUP-08", "seat:seat xp:n")
HAND_DEALT: Final = Message("hand-dealt", "BM-SETUP-13", "seat:seat rooms:n spells:n")
MULLIGAN_TAKEN: Final = Message("mulligan-taken", "BM-VAR-07", "seat:seat")
START_DISCARDED: Final = Message("start-discarded", "BM-SETUP-14", "seat:seat card:card other:card")

# The turn
TURN_BEGAN: Final = Message("turn-began", "BM-TURN-01", "turn:n")
PHASE_BEGAN: Final = Message("phase-began", "BM-TURN-01", "phase:phase")
HERO_REVEALED: Final = Message("hero-revealed", "BM-TURN-05", "hero:card")
NO_HERO_LEFT: Final = Message("no-hero-left", "BM-CONF-06")
CARD_DRAWN: Final = Message("card-drawn", "BM-TURN-07", "seat:seat ?card:card deck:deck")
NOTHING_TO_DRAW: Final = Message("nothing-to-draw", "BM-CONF-15", "seat:seat deck:deck")
DECK_REBUILT: Final = Message("deck-rebuilt", "BM-FAQ-02", "deck:deck n:n")
DECK_SHUFFLED: Final = Message("deck-shuffled", "BM-KEY-47", "deck:deck")

# Building
ROOM_PLACED: Final = Message("room-placed", "BM-BUILD-03", "seat:seat slot:slot ?card:card")
BUILD_PASSED: Final = Message("build-passed", "BM-BUILD-02", "seat:seat")
ROOM_REVEALED: Final = Message("room-revealed", "BM-BUILD-19", "seat:seat card:card slot:slot")
ROOM_BUILT: Final = Message("room-built", "BM-BUILD-20", "seat:seat card:card slot:slot")
LEVELLED_UP: Final = Message("levelled-up", "BM-BOSS-06", "seat:seat boss:card")
BUILDING_BARRED: Final = Message("building-barred", "BM-BUILD-01", "seat:seat")
ROOM_RETURNED: Final = Message("room-returned", "BM-KEY-33", "seat:seat ?card:card")
ABILITY_WORKS: Final = Message("ability-works", "BM-ROOM-04", "seat:seat card:card")

# Bait
HERO_LURED: Final = Message("hero-lured", "BM-BAIT-05", "hero:card seat:seat best:n second:n")
HERO_TIED: Final = Message("hero-tied", "BM-BAIT-06", "hero:card best:n")
HERO_UNMOVED: Final = Message("hero-unmoved", "BM-BAIT-07", "hero:card")
FOOL_LURED: Final = Message("fool-lured", "BM-BAIT-05", "hero:card seat:seat souls:n")
FOOL_TIED: Final = Message("fool-tied", "BM-BAIT-06", "hero:card souls:n")

# Adventure
ADVENTURE_BEGAN: Final = Message("adventure-began", "BM-ADV-02", "seat:seat heroes:n")
HERO_ENTERED: Final = Message("hero-entered", "BM-ADV-05", "hero:card seat:seat card:card slot:slot")
HERO_PASSED: Final = Message("hero-passed", "BM-CONF-40", "hero:card card:card")
HERO_BOUNCED: Final = Message("hero-bounced", "BM-ADV-08", "hero:card card:card")
ROOM_HURT: Final = Message("room-hurt", "BM-ADV-06", "hero:card card:card damage:n total:n health:n")
HERO_HURT: Final = Message("hero-hurt", "BM-KEY-24", "hero:card damage:n total:n health:n")
HERO_DIED: Final = Message("hero-died", "BM-ADV-14", "hero:card seat:seat souls:n")
HERO_SURVIVED: Final = Message("hero-survived", "BM-ADV-15", "hero:card seat:seat wounds:n")

# Spells, abilities, and what they do
SPELL_CAST: Final = Message("spell-cast", "BM-SPELL-08", "seat:seat card:card")
SPELL_CAST_ROOM: Final = Message("spell-cast-room", "BM-KEY-09", "seat:seat card:card room:card owner:seat")
SPELL_CAST_HERO: Final = Message("spell-cast-hero", "BM-KEY-09", "seat:seat card:card hero:card")
SPELL_CAST_SEAT: Final = Message("spell-cast-seat", "BM-KEY-09", "seat:seat card:card other:seat")
SPELL_CAST_SPELL: Final = Message("spell-cast-spell", "BM-KEY-06", "seat:seat card:card other:card")
ABILITY_USED: Final = Message("ability-used", "BM-KEY-01", "seat:seat card:card")
ABILITY_USED_HERO: Final = Message("ability-used-hero", "BM-KEY-01", "seat:seat card:card hero:card")
ABILITY_USED_SEAT: Final = Message("ability-used-seat", "BM-KEY-01", "seat:seat card:card other:seat")
ABILITY_USED_SPELL: Final = Message("ability-used-spell", "BM-KEY-06", "seat:seat card:card other:card")
SPELL_CANCELLED: Final = Message("spell-cancelled", "BM-KEY-07", "seat:seat card:card")
FIZZLED: Final = Message("fizzled", "BM-KEY-08", "seat:seat card:card")
ROOM_DESTROYED: Final = Message("room-destroyed", "BM-KEY-20", "seat:seat card:card")
ROOM_UNCOVERED: Final = Message("room-uncovered", "BM-KEY-21", "seat:seat card:card")
ROOM_DEACTIVATED: Final = Message("room-deactivated", "BM-KEY-11", "seat:seat card:card")
ROOM_BOOSTED: Final = Message("room-boosted", "BM-ROOM-04", "seat:seat card:card n:n")
DUNGEON_BOOSTED: Final = Message("dungeon-boosted", "BM-ROOM-04", "seat:seat n:n")
ROOMS_SWAPPED: Final = Message("rooms-swapped", "BM-FAQ-04", "seat:seat card:card other:card")
TREASURE_DOUBLED: Final = Message("treasure-doubled", "BM-BAIT-04", "seat:seat")
CARD_DISCARDED: Final = Message("card-discarded", "BM-KEY-27", "seat:seat card:card")
CARD_LOST: Final = Message("card-lost", "BM-KEY-29", "seat:seat card:card")
CARD_RECOVERED: Final = Message("card-recovered", "BM-SETUP-12", "seat:seat card:card")
CARD_FOUND: Final = Message("card-found", "BM-KEY-47", "seat:seat card:card")
NOTHING_FOUND: Final = Message("nothing-found", "BM-KEY-47", "seat:seat")
CARD_STOLEN: Final = Message("card-stolen", "BM-KEY-35", "seat:seat other:seat ?card:card")
HAND_SEEN: Final = Message("hand-seen", "BM-KEY-35", "seat:seat other:seat")
HERO_FLED: Final = Message("hero-fled", "BM-END-03", "hero:card seat:seat")
HERO_MOVED: Final = Message("hero-moved", "BM-KEY-30", "hero:card seat:seat")
HERO_SENT_BACK: Final = Message("hero-sent-back", "BM-CONF-42", "hero:card seat:seat")
HERO_REVIVED: Final = Message("hero-revived", "BM-KEY-30", "hero:card seat:seat")
HERO_STRENGTHENED: Final = Message("hero-strengthened", "BM-KEY-39", "hero:card n:n")
TOWN_HERO_KILLED: Final = Message("town-hero-killed", "BM-CONF-36", "hero:card seat:seat souls:n")
HEROES_KEPT_OUT: Final = Message("heroes-kept-out", "BM-KEY-30", "seat:seat")
SOUL_LOST: Final = Message("soul-lost", "BM-ADV-14", "seat:seat hero:card")
WOUND_HEALED: Final = Message("wound-healed", "BM-KEY-37", "seat:seat hero:card n:n")

# The end
ROOMS_WOKE: Final = Message("rooms-woke", "BM-END-02")
SEAT_OUT: Final = Message("seat-out", "BM-WIN-02", "seat:seat wounds:n")
WON_BY_SOULS: Final = Message("won-by-souls", "BM-WIN-03", "seat:seat souls:n wounds:n")
WON_LAST: Final = Message("won-last", "BM-CONF-13", "seat:seat")
WON_TIE: Final = Message("won-tie", "BM-WIN-04", "seat:seat score:n")
WON_TIE_XP: Final = Message("won-tie-xp", "BM-WIN-05", "seat:seat score:n xp:n")
COUNTED_OUT: Final = Message("counted-out", "BM-CONF-06", "seat:seat score:n")
