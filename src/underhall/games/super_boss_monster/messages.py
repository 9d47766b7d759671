"""Everything that can happen at this table, besides what Boss Monster's moves tell.

The words are in locales/*/super-boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see. What
both games tell is told with this game's rule ids here.
"""

from typing import Final

from underhall.kernel.events import Message

# Setup
CARD_SHOWN: Final = Message("card-shown", "seat:seat card:card")
COINS_DEALT: Final = Message("coins-dealt", "seat:seat n:n")

# City
MARKET_FILLED: Final = Message("market-filled", "card:card")
HERO_TO_LANDMARK: Final = Message("hero-to-landmark", "hero:card landmark:landmark")
HERO_TO_TAVERN: Final = Message("hero-to-tavern", "hero:card")
TOWN_DECK_EMPTY: Final = Message("town-deck-empty")
NO_HERO_CAME: Final = Message("no-hero-came")
LAST_HERO_REVEALED: Final = Message("last-hero-revealed")
CARD_DRAFTED: Final = Message("card-drafted", "seat:seat card:card")
NOTHING_TO_DRAFT: Final = Message("nothing-to-draft", "seat:seat")
MINION_PLACED: Final = Message("minion-placed", "seat:seat space:space")
MINION_ON_ROOM: Final = Message("minion-on-room", "seat:seat card:card")
MINION_ON_BOSS: Final = Message("minion-on-boss", "seat:seat card:card")
MINION_STAYS: Final = Message("minion-stays", "seat:seat")

# Minions
ERRAND: Final = Message("errand", "seat:seat space:space")
ERRAND_AT_CARD: Final = Message("errand-at-card", "seat:seat card:card")
ERRAND_IN_VAIN: Final = Message("errand-in-vain", "seat:seat")
SYMBOL_GAINED: Final = Message("symbol-gained", "seat:seat treasure:treasure")
LAST_ROOM_BOOSTED: Final = Message("last-room-boosted", "seat:seat n:n")
HERO_SUMMONED: Final = Message("hero-summoned", "seat:seat hero:card to:seat token:n health:n")
CARD_FROM_MARKET: Final = Message("card-from-market", "seat:seat card:card")
MARKET_CLEARED: Final = Message("market-cleared", "card:card")
STACK_SHUFFLED: Final = Message("stack-shuffled", "seat:seat card:card")

# Bait
HERO_CAME: Final = Message("hero-came", "hero:card seat:seat n:n needed:n")
HERO_STAYED: Final = Message("hero-stayed", "hero:card n:n needed:n")

# Adventure
HERO_UNHURT: Final = Message("hero-unhurt", "hero:card card:card")
HERO_SLIPPED: Final = Message("hero-slipped", "hero:card card:card damage:n total:n health:n")
HERO_SKIPPED: Final = Message("hero-skipped", "hero:card card:card")
HERO_PULLED_BACK: Final = Message("hero-pulled-back", "hero:card seat:seat")
HERO_GHOSTED: Final = Message("hero-ghosted", "hero:card")
HERO_SENT: Final = Message("hero-sent", "hero:card to:seat")
HERO_REDIRECTED: Final = Message("hero-redirected", "hero:card seat:seat to:seat")
HERO_HELD: Final = Message("hero-held", "hero:card seat:seat")

# Spells, abilities, and what they do
BOSS_WORKS: Final = Message("boss-works", "seat:seat boss:card")
AIMED_AT_ROOM: Final = Message("aimed-at-room", "card:card room:card owner:seat")
AIMED_AT_HERO: Final = Message("aimed-at-hero", "card:card hero:card")
AIMED_AT_SEAT: Final = Message("aimed-at-seat", "card:card other:seat")
AIMED_AT_CARD: Final = Message("aimed-at-card", "card:card other:card")
ITEM_SPENT: Final = Message("item-spent", "seat:seat card:card")
SPELL_CAUGHT: Final = Message("spell-caught", "seat:seat card:card")
SHIELD_RAISED: Final = Message("shield-raised", "seat:seat")
TOKEN_PLACED: Final = Message("token-placed", "seat:seat card:card n:n")
TOKEN_REMOVED: Final = Message("token-removed", "seat:seat card:card n:n")
ROOM_DISABLED: Final = Message("room-disabled", "seat:seat card:card")
ROOM_PRIMED: Final = Message("room-primed", "seat:seat card:card n:n")
DECK_LOOKED_AT: Final = Message("deck-looked-at", "seat:seat deck:deck n:n")
CARD_KEPT: Final = Message("card-kept", "seat:seat ?card:card deck:deck")
CARD_PUT_UNDER: Final = Message("card-put-under", "seat:seat ?card:card deck:deck")
CARD_LEFT_ON_TOP: Final = Message("card-left-on-top", "seat:seat ?card:card deck:deck")
CARD_GIVEN: Final = Message("card-given", "seat:seat other:seat ?card:card")
COINS_GAINED: Final = Message("coins-gained", "seat:seat n:n total:n")
COINS_PAID: Final = Message("coins-paid", "seat:seat n:n total:n")

# Items
ITEM_REVEALED: Final = Message("item-revealed", "card:card")
ITEM_TAKEN: Final = Message("item-taken", "hero:card card:card")
ITEM_WAITS: Final = Message("item-waits", "card:card")
ITEM_WON: Final = Message("item-won", "seat:seat card:card")
ITEM_RETIRED: Final = Message("item-retired", "seat:seat card:card")

# The end
MARKER_PASSED: Final = Message("marker-passed", "seat:seat")
ENDS_BY_SOULS: Final = Message("ends-by-souls", "seat:seat souls:n")
SCORED: Final = Message("scored", "seat:seat souls:n wounds:n score:n")
WON_BY_SCORE: Final = Message("won-by-score", "seat:seat score:n")
WON_BY_XP: Final = Message("won-by-xp", "seat:seat score:n xp:n")
WON_TOGETHER: Final = Message("won-together", "seat:seat score:n xp:n")
ENDS_BY_WOUNDS: Final = Message("ends-by-wounds", "wounds:n")
ENDS_BY_TAVERN: Final = Message("ends-by-tavern", "hero:card")
SOLO_SCORED: Final = Message("solo-scored", "seat:seat score:n title:title")
TRUE_SCORED: Final = Message("true-scored", "seat:seat score:n title:title")

# What the moves that both games share name as their rule, and the rule of this game that says the same.
SAME_RULE: Final[dict[str, str]] = {
    "BM-ADV-01": "SBM-ADV-01",
    "BM-ADV-02": "SBM-ADV-01",
    "BM-ADV-05": "SBM-ADV-03",
    "BM-ADV-06": "SBM-ADV-04",
    "BM-ADV-08": "SBM-ADV-03",
    "BM-ADV-14": "SBM-ADV-10",
    "BM-ADV-15": "SBM-ADV-11",
    "BM-ADV-16": "SBM-ADV-13",
    "BM-BAIT-04": "SBM-BAIT-03",
    "BM-BAIT-05": "SBM-BAIT-04",
    "BM-BAIT-06": "SBM-BAIT-05",
    "BM-BAIT-07": "SBM-BAIT-06",
    "BM-BOSS-01": "SBM-BOSS-09",
    "BM-BOSS-06": "SBM-BOSS-05",
    "BM-BUILD-01": "SBM-BUILD-01",
    "BM-BUILD-02": "SBM-BUILD-13",
    "BM-BUILD-03": "SBM-BUILD-03",
    "BM-BUILD-19": "SBM-BUILD-15",
    "BM-BUILD-20": "SBM-BUILD-15",
    "BM-BUILD-21": "SBM-BUILD-16",
    "BM-CONF-15": "SBM-CONF-25",
    "BM-CONF-36": "SBM-ADV-13",
    "BM-CONF-38": "SBM-BOSS-05",
    "BM-CONF-40": "SBM-KEY-10",
    "BM-CONF-42": "SBM-ADV-03",
    "BM-CONF-48": "SBM-BUILD-15",
    "BM-CONF-51": "SBM-HERO-04",
    "BM-END-01": "SBM-TOKEN-09",
    "BM-END-02": "SBM-KEY-18",
    "BM-END-03": "SBM-END-06",
    "BM-FAQ-02": "SBM-CONF-25",
    "BM-FAQ-04": "SBM-ROOM-11",
    "BM-KEY-01": "SBM-KEY-02",
    "BM-KEY-02": "SBM-KEY-02",
    "BM-KEY-05": "SBM-KEY-20",
    "BM-KEY-06": "SBM-KEY-29",
    "BM-KEY-07": "SBM-KEY-29",
    "BM-KEY-08": "SBM-STACK-06",
    "BM-KEY-09": "SBM-STACK-05",
    "BM-KEY-11": "SBM-KEY-10",
    "BM-KEY-20": "SBM-KEY-21",
    "BM-KEY-21": "SBM-KEY-26",
    "BM-KEY-24": "SBM-ADV-05",
    "BM-KEY-26": "SBM-ADV-09",
    "BM-KEY-27": "SBM-KEY-30",
    "BM-KEY-28": "SBM-KEY-30",
    "BM-KEY-29": "SBM-KEY-31",
    "BM-KEY-30": "SBM-END-07",
    "BM-KEY-33": "SBM-BUILD-19",
    "BM-KEY-35": "SBM-KEY-27",
    "BM-KEY-37": "SBM-KEY-24",
    "BM-KEY-38": "SBM-KEY-24",
    "BM-KEY-39": "SBM-TOKEN-10",
    "BM-KEY-47": "SBM-KEY-25",
    "BM-ROOM-04": "SBM-ROOM-02",
    "BM-SETUP-06": "SBM-SETUP-08",
    "BM-SETUP-08": "SBM-SETUP-10",
    "BM-SETUP-12": "SBM-SPELL-01",
    "BM-SETUP-13": "SBM-SETUP-11",
    "BM-SETUP-16": "SBM-SETUP-15",
    "BM-SETUP-17": "SBM-SETUP-15",
    "BM-SETUP-19": "SBM-SETUP-16",
    "BM-SETUP-20": "SBM-SETUP-17",
    "BM-SPELL-01": "SBM-STACK-01",
    "BM-SPELL-07": "SBM-SPELL-01",
    "BM-SPELL-08": "SBM-STACK-01",
    "BM-TURN-01": "SBM-TURN-01",
    "BM-TURN-05": "SBM-CITY-04",
    "BM-TURN-07": "SBM-BOARD-10",
    "BM-VAR-03": "SBM-SETUP-08",
    "BM-VAR-07": "SBM-SETUP-13",
}
