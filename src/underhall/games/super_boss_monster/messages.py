"""Everything that can happen at this table, besides what Boss Monster's moves tell, with the rule behind each.

The words are in locales/*/super-boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see. What
both games tell is told with this game's rule ids here.
"""

from typing import Final

from underhall.games.boss_monster import messages as boss_monster
from underhall.kernel.events import Message

# Setup
CARD_SHOWN: Final = Message("card-shown", "SBM-SETUP-13", "seat:seat card:card")
COINS_DEALT: Final = Message("coins-dealt", "SBM-COMPAT-16", "seat:seat n:n")

# City
MARKET_FILLED: Final = Message("market-filled", "SBM-CITY-02", "card:card")
HERO_TO_LANDMARK: Final = Message("hero-to-landmark", "SBM-CITY-09", "hero:card landmark:landmark")
HERO_TO_TAVERN: Final = Message("hero-to-tavern", "SBM-CITY-10", "hero:card")
TOWN_DECK_EMPTY: Final = Message("town-deck-empty", "SBM-END-11")
LAST_HERO_REVEALED: Final = Message("last-hero-revealed", "SBM-SOLO-19")
CARD_DRAFTED: Final = Message("card-drafted", "SBM-CITY-15", "seat:seat card:card")
NOTHING_TO_DRAFT: Final = Message("nothing-to-draft", "SBM-CONF-25", "seat:seat")
MINION_PLACED: Final = Message("minion-placed", "SBM-CITY-18", "seat:seat space:space")
MINION_ON_ROOM: Final = Message("minion-on-room", "SBM-CITY-18", "seat:seat card:card")
MINION_ON_BOSS: Final = Message("minion-on-boss", "SBM-CITY-21", "seat:seat card:card")
MINION_STAYS: Final = Message("minion-stays", "SBM-CONF-40", "seat:seat")

# Minions
ERRAND: Final = Message("errand", "SBM-MINION-01", "seat:seat space:space")
ERRAND_AT_CARD: Final = Message("errand-at-card", "SBM-MINION-01", "seat:seat card:card")
ERRAND_IN_VAIN: Final = Message("errand-in-vain", "SBM-ROOM-08", "seat:seat")
SYMBOL_GAINED: Final = Message("symbol-gained", "SBM-BOARD-04", "seat:seat treasure:treasure")
LAST_ROOM_BOOSTED: Final = Message("last-room-boosted", "SBM-BOARD-12", "seat:seat n:n")
HERO_SUMMONED: Final = Message("hero-summoned", "SBM-BOARD-14", "seat:seat hero:card to:seat token:n health:n")
CARD_FROM_MARKET: Final = Message("card-from-market", "SBM-BOARD-08", "seat:seat card:card")
MARKET_CLEARED: Final = Message("market-cleared", "SBM-MINION-05", "card:card")
STACK_SHUFFLED: Final = Message("stack-shuffled", "SBM-COMPAT-14", "seat:seat card:card")

# Bait
HERO_CAME: Final = Message("hero-came", "SBM-SOLO-13", "hero:card seat:seat n:n needed:n")
HERO_STAYED: Final = Message("hero-stayed", "SBM-SOLO-13", "hero:card n:n needed:n")

# Adventure
HERO_UNHURT: Final = Message("hero-unhurt", "SBM-ADV-04", "hero:card card:card")
HERO_SLIPPED: Final = Message("hero-slipped", "SBM-ADV-04", "hero:card card:card damage:n total:n health:n")
HERO_SKIPPED: Final = Message("hero-skipped", "SBM-COMPAT-18", "hero:card card:card")
HERO_PULLED_BACK: Final = Message("hero-pulled-back", "SBM-ADV-03", "hero:card seat:seat")
HERO_GHOSTED: Final = Message("hero-ghosted", "SBM-ADV-04", "hero:card")
HERO_SENT: Final = Message("hero-sent", "SBM-BAIT-07", "hero:card to:seat")
HERO_REDIRECTED: Final = Message("hero-redirected", "SBM-BAIT-07", "hero:card seat:seat to:seat")
HERO_HELD: Final = Message("hero-held", "SBM-END-07", "hero:card seat:seat")

# Spells, abilities, and what they do
BOSS_WORKS: Final = Message("boss-works", "SBM-BOSS-09", "seat:seat boss:card")
AIMED_AT_ROOM: Final = Message("aimed-at-room", "SBM-STACK-05", "card:card room:card owner:seat")
AIMED_AT_HERO: Final = Message("aimed-at-hero", "SBM-STACK-05", "card:card hero:card")
AIMED_AT_SEAT: Final = Message("aimed-at-seat", "SBM-STACK-05", "card:card other:seat")
AIMED_AT_CARD: Final = Message("aimed-at-card", "SBM-STACK-05", "card:card other:card")
ITEM_SPENT: Final = Message("item-spent", "SBM-COMPAT-18", "seat:seat card:card")
SPELL_CAUGHT: Final = Message("spell-caught", "SBM-KEY-29", "seat:seat card:card")
SHIELD_RAISED: Final = Message("shield-raised", "SBM-STACK-05", "seat:seat")
TOKEN_PLACED: Final = Message("token-placed", "SBM-TOKEN-01", "seat:seat card:card n:n")
TOKEN_REMOVED: Final = Message("token-removed", "SBM-TOKEN-06", "seat:seat card:card n:n")
ROOM_DISABLED: Final = Message("room-disabled", "SBM-KEY-08", "seat:seat card:card")
ROOM_PRIMED: Final = Message("room-primed", "SBM-TOKEN-09", "seat:seat card:card n:n")
DECK_LOOKED_AT: Final = Message("deck-looked-at", "SBM-KEY-25", "seat:seat deck:deck n:n")
CARD_KEPT: Final = Message("card-kept", "SBM-KEY-25", "seat:seat ?card:card deck:deck")
CARD_PUT_UNDER: Final = Message("card-put-under", "SBM-KEY-25", "seat:seat ?card:card deck:deck")
CARD_LEFT_ON_TOP: Final = Message("card-left-on-top", "SBM-KEY-25", "seat:seat ?card:card deck:deck")
CARD_GIVEN: Final = Message("card-given", "SBM-KEY-27", "seat:seat other:seat ?card:card")
COINS_GAINED: Final = Message("coins-gained", "SBM-COMPAT-17", "seat:seat n:n total:n")
COINS_PAID: Final = Message("coins-paid", "SBM-COMPAT-17", "seat:seat n:n total:n")

# Items
ITEM_REVEALED: Final = Message("item-revealed", "SBM-COMPAT-07", "card:card")
ITEM_TAKEN: Final = Message("item-taken", "SBM-COMPAT-07", "hero:card card:card")
ITEM_WAITS: Final = Message("item-waits", "SBM-COMPAT-08", "card:card")
ITEM_WON: Final = Message("item-won", "SBM-COMPAT-18", "seat:seat card:card")
ITEM_RETIRED: Final = Message("item-retired", "SBM-COMPAT-18", "seat:seat card:card")

# The end
MARKER_PASSED: Final = Message("marker-passed", "SBM-END-03", "seat:seat")
ENDS_BY_SOULS: Final = Message("ends-by-souls", "SBM-END-10", "seat:seat souls:n")
SCORED: Final = Message("scored", "SBM-WIN-01", "seat:seat souls:n wounds:n score:n")
WON_BY_SCORE: Final = Message("won-by-score", "SBM-WIN-02", "seat:seat score:n")
WON_BY_XP: Final = Message("won-by-xp", "SBM-WIN-04", "seat:seat score:n xp:n")
WON_TOGETHER: Final = Message("won-together", "SBM-CONF-24", "seat:seat score:n xp:n")
ENDS_BY_WOUNDS: Final = Message("ends-by-wounds", "SBM-SOLO-17", "wounds:n")
ENDS_BY_TAVERN: Final = Message("ends-by-tavern", "SBM-SOLO-18", "hero:card")
SOLO_SCORED: Final = Message("solo-scored", "SBM-SOLO-21", "seat:seat score:n title:title")
TRUE_SCORED: Final = Message("true-scored", "SBM-CHAL-02", "seat:seat score:n title:title")

# The rule of this game behind what Boss Monster's moves tell.
RULES: Final[dict[str, str]] = {
    "boss-dealt": "SBM-SETUP-08",
    "bosses-offered": "SBM-SETUP-08",
    "boss-chosen": "SBM-SETUP-09",
    "first-player": "SBM-SETUP-10",
    "hand-dealt": "SBM-SETUP-11",
    "mulligan-taken": "SBM-SETUP-13",
    "turn-began": "SBM-TURN-01",
    "phase-began": "SBM-TURN-01",
    "hero-revealed": "SBM-CITY-04",
    "card-drawn": "SBM-BOARD-10",
    "nothing-to-draw": "SBM-CONF-25",
    "deck-rebuilt": "SBM-CONF-25",
    "deck-shuffled": "SBM-KEY-25",
    "room-placed": "SBM-BUILD-03",
    "build-passed": "SBM-BUILD-13",
    "room-revealed": "SBM-BUILD-15",
    "room-built": "SBM-BUILD-15",
    "levelled-up": "SBM-BOSS-05",
    "building-barred": "SBM-BUILD-01",
    "room-returned": "SBM-BUILD-19",
    "ability-works": "SBM-ROOM-02",
    "hero-lured": "SBM-BAIT-04",
    "hero-tied": "SBM-BAIT-05",
    "hero-unmoved": "SBM-BAIT-06",
    "fool-lured": "SBM-BAIT-04",
    "fool-tied": "SBM-BAIT-05",
    "adventure-began": "SBM-ADV-01",
    "hero-entered": "SBM-ADV-03",
    "hero-passed": "SBM-KEY-10",
    "hero-bounced": "SBM-ADV-03",
    "room-hurt": "SBM-ADV-04",
    "hero-hurt": "SBM-ADV-05",
    "hero-died": "SBM-ADV-10",
    "hero-survived": "SBM-ADV-11",
    "spell-cast": "SBM-STACK-01",
    "spell-cast-room": "SBM-STACK-05",
    "spell-cast-hero": "SBM-STACK-05",
    "spell-cast-seat": "SBM-STACK-05",
    "spell-cast-spell": "SBM-KEY-29",
    "ability-used": "SBM-KEY-02",
    "ability-used-hero": "SBM-KEY-02",
    "ability-used-seat": "SBM-KEY-02",
    "ability-used-spell": "SBM-KEY-29",
    "spell-cancelled": "SBM-KEY-29",
    "fizzled": "SBM-STACK-06",
    "room-destroyed": "SBM-KEY-21",
    "room-uncovered": "SBM-KEY-26",
    "room-deactivated": "SBM-KEY-10",
    "room-boosted": "SBM-TOKEN-09",
    "dungeon-boosted": "SBM-TOKEN-09",
    "rooms-swapped": "SBM-ROOM-11",
    "treasure-doubled": "SBM-BAIT-03",
    "card-discarded": "SBM-KEY-30",
    "card-lost": "SBM-KEY-31",
    "card-recovered": "SBM-SPELL-01",
    "card-found": "SBM-KEY-25",
    "nothing-found": "SBM-KEY-25",
    "card-stolen": "SBM-KEY-27",
    "hand-seen": "SBM-KEY-27",
    "hero-fled": "SBM-END-06",
    "hero-moved": "SBM-BAIT-07",
    "hero-sent-back": "SBM-ADV-03",
    "hero-revived": "SBM-END-07",
    "hero-strengthened": "SBM-TOKEN-10",
    "town-hero-killed": "SBM-ADV-13",
    "heroes-kept-out": "SBM-END-07",
    "soul-lost": "SBM-ADV-10",
    "wound-healed": "SBM-KEY-24",
    "rooms-woke": "SBM-KEY-18",
}


def _retold(message: Message, rule: str) -> Message:
    """The same message with this game's rule behind it."""
    twin = Message(message.name, rule)
    twin.names = message.names
    twin.types = message.types
    twin.secrets = message.secrets
    twin.has_secret = message.has_secret
    return twin


HERE: Final[dict[str, Message]] = {
    message.name: _retold(message, RULES[message.name])
    for message in vars(boss_monster).values()
    if isinstance(message, Message) and message.name in RULES
}
