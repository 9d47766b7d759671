"""Everything that can happen at this table, besides what Boss Monster's moves emit.

The words are in locales/*/super-boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see. What
both games emit gets this game's rule ids here.
"""

from typing import Final

from underhall.games.series.messages import BUILDING, FIGHTS
from underhall.kernel.events import CONSEQUENCE, DEED, OTHER, RESULT, ROUTINE, STEP, Message

# Setup
CARD_SHOWN: Final = Message("card-shown", "seat:seat card:card", topic=OTHER, log=ROUTINE)
COINS_DEALT: Final = Message("coins-dealt", "seat:seat n:n", topic=OTHER, log=ROUTINE)

# City
MARKET_FILLED: Final = Message("market-filled", "card:card", topic=OTHER, changes="market+card", together="")
HERO_TO_LANDMARK: Final = Message(
    "hero-to-landmark", "hero:card landmark:landmark", CONSEQUENCE, topic=FIGHTS, changes="hero>landmarks.{landmark}"
)
HERO_TO_TAVERN: Final = Message("hero-to-tavern", "hero:card", CONSEQUENCE, topic=FIGHTS, changes="hero>tavern")
TOWN_DECK_EMPTY: Final = Message("town-deck-empty", topic=OTHER)
NO_HERO_CAME: Final = Message("no-hero-came", topic=OTHER)
LAST_HERO_REVEALED: Final = Message("last-hero-revealed", topic=OTHER)
CARD_DRAFTED: Final = Message(
    "card-drafted", "seat:seat card:card", DEED, topic=BUILDING, changes="market-card hand+card", together=""
)
NOTHING_TO_DRAFT: Final = Message("nothing-to-draft", "seat:seat", CONSEQUENCE, topic=OTHER)
MINION_PLACED: Final = Message(
    "minion-placed", "seat:seat space:space", DEED, topic=BUILDING, changes="seat.minion=space spaces.{space}=seat"
)
MINION_ON_ROOM: Final = Message(
    "minion-on-room", "seat:seat card:card", DEED, topic=BUILDING, changes="seat.minion=:room room.minion=true"
)
MINION_ON_BOSS: Final = Message(
    "minion-on-boss", "seat:seat card:card", DEED, topic=BUILDING, changes="seat.minion=:boss"
)
MINION_STAYS: Final = Message("minion-stays", "seat:seat", CONSEQUENCE, topic=OTHER)

# Minions
ERRAND: Final = Message("errand", "seat:seat space:space", CONSEQUENCE, topic=OTHER, log=STEP)
ERRAND_AT_CARD: Final = Message("errand-at-card", "seat:seat card:card", CONSEQUENCE, use="used", topic=OTHER, log=STEP)
ERRAND_IN_VAIN: Final = Message("errand-in-vain", "seat:seat", CONSEQUENCE, topic=OTHER)
SYMBOL_GAINED: Final = Message(
    "symbol-gained", "seat:seat treasure:treasure", CONSEQUENCE, topic=OTHER, changes="seat.treasure.#treasure+1"
)
LAST_ROOM_BOOSTED: Final = Message("last-room-boosted", "seat:seat n:n", CONSEQUENCE, topic=OTHER)
HERO_SUMMONED: Final = Message(
    "hero-summoned",
    "seat:seat hero:card to:seat token:n health:n",
    DEED,
    topic=FIGHTS,
    changes="hero>to.entrance",
    harms="?to",
)
CARD_FROM_MARKET: Final = Message(
    "card-from-market", "seat:seat card:card", DEED, topic=OTHER, changes="market-card hand+card"
)
MARKET_CLEARED: Final = Message(
    "market-cleared",
    "card:card",
    CONSEQUENCE,
    topic=OTHER,
    changes="market-card discard+card",
    log=ROUTINE,
    together="",
)
STACK_SHUFFLED: Final = Message("stack-shuffled", "seat:seat card:card", topic=BUILDING, log=ROUTINE, harms="?seat")

# Bait
HERO_CAME: Final = Message(
    "hero-came", "hero:card seat:seat n:n needed:n", CONSEQUENCE, topic=FIGHTS, changes="hero>seat.entrance"
)
HERO_STAYED: Final = Message("hero-stayed", "hero:card n:n needed:n", CONSEQUENCE, topic=FIGHTS, together="")

# Adventure
HERO_UNHURT: Final = Message("hero-unhurt", "hero:card card:card", CONSEQUENCE, topic=FIGHTS, log=STEP)
HERO_SLIPPED: Final = Message(
    "hero-slipped",
    "hero:card card:card damage:n total:n health:n",
    CONSEQUENCE,
    topic=FIGHTS,
    changes="walker.damage=total",
    log=STEP,
)
HERO_SKIPPED: Final = Message("hero-skipped", "hero:card card:card", CONSEQUENCE, topic=FIGHTS, log=STEP)
HERO_PULLED_BACK: Final = Message("hero-pulled-back", "hero:card seat:seat", CONSEQUENCE, topic=FIGHTS, harms="?seat")
HERO_GHOSTED: Final = Message("hero-ghosted", "hero:card", CONSEQUENCE, topic=FIGHTS)
HERO_SENT: Final = Message(
    "hero-sent", "hero:card to:seat", CONSEQUENCE, topic=FIGHTS, changes="hero>to.entrance", harms="?to"
)
HERO_REDIRECTED: Final = Message(
    "hero-redirected", "hero:card seat:seat to:seat", CONSEQUENCE, topic=FIGHTS, changes="hero>to.entrance", harms="?to"
)
HERO_HELD: Final = Message("hero-held", "hero:card seat:seat", CONSEQUENCE, topic=FIGHTS)

# Spells, abilities, and what they do
BOSS_WORKS: Final = Message("boss-works", "seat:seat boss:card", DEED, use="used", topic=OTHER, log=STEP)
AIMED_AT_ROOM: Final = Message(
    "aimed-at-room", "card:card room:card owner:seat", CONSEQUENCE, topic=OTHER, log=STEP, harms="?owner"
)
AIMED_AT_HERO: Final = Message("aimed-at-hero", "card:card hero:card", CONSEQUENCE, topic=OTHER, log=STEP)
AIMED_AT_SEAT: Final = Message(
    "aimed-at-seat", "card:card other:seat", CONSEQUENCE, topic=OTHER, log=STEP, harms="?other"
)
AIMED_AT_CARD: Final = Message("aimed-at-card", "card:card other:card", CONSEQUENCE, topic=OTHER, log=STEP)
ITEM_SPENT: Final = Message("item-spent", "seat:seat card:card", DEED, use="played", topic=OTHER, acts=True)
SPELL_CAUGHT: Final = Message("spell-caught", "seat:seat card:card", DEED, topic=OTHER)
SHIELD_RAISED: Final = Message("shield-raised", "seat:seat", DEED, topic=OTHER)
TOKEN_PLACED: Final = Message(
    "token-placed", "seat:seat card:card n:n", CONSEQUENCE, topic=BUILDING, changes="room.tokens+n room.damage+n"
)
TOKEN_REMOVED: Final = Message(
    "token-removed",
    "seat:seat card:card n:n",
    CONSEQUENCE,
    topic=BUILDING,
    changes="room.tokens-n room.damage-n",
    harms="?seat",
)
ROOM_DISABLED: Final = Message(
    "room-disabled",
    "seat:seat card:card",
    CONSEQUENCE,
    topic=BUILDING,
    changes="room.disabled=true room.damage=0",
    harms="?seat",
)
ROOM_PRIMED: Final = Message("room-primed", "seat:seat card:card n:n", CONSEQUENCE, topic=BUILDING)
DECK_LOOKED_AT: Final = Message("deck-looked-at", "seat:seat deck:deck n:n", topic=OTHER, log=STEP)
CARD_KEPT: Final = Message("card-kept", "seat:seat ?card:card deck:deck", use="drawn", topic=OTHER, log=ROUTINE)
CARD_PUT_UNDER: Final = Message("card-put-under", "seat:seat ?card:card deck:deck", DEED, topic=OTHER, log=ROUTINE)
CARD_LEFT_ON_TOP: Final = Message("card-left-on-top", "seat:seat ?card:card deck:deck", DEED, topic=OTHER, log=ROUTINE)
CARD_GIVEN: Final = Message("card-given", "seat:seat other:seat ?card:card", topic=OTHER)
COINS_GAINED: Final = Message("coins-gained", "seat:seat n:n total:n", DEED, topic=OTHER, changes="seat.coins=total")
COINS_PAID: Final = Message("coins-paid", "seat:seat n:n total:n", DEED, topic=OTHER, changes="seat.coins=total")

# Items
ITEM_REVEALED: Final = Message("item-revealed", "card:card", topic=OTHER)
ITEM_TAKEN: Final = Message("item-taken", "hero:card card:card", CONSEQUENCE, topic=FIGHTS)
ITEM_WAITS: Final = Message("item-waits", "card:card", CONSEQUENCE, topic=OTHER)
ITEM_WON: Final = Message("item-won", "seat:seat card:card", CONSEQUENCE, use="drawn", topic=FIGHTS, log=RESULT)
ITEM_RETIRED: Final = Message("item-retired", "seat:seat card:card", DEED, topic=OTHER)

# The end
MARKER_PASSED: Final = Message("marker-passed", "seat:seat", CONSEQUENCE, topic=OTHER, log=ROUTINE)
ENDS_BY_SOULS: Final = Message("ends-by-souls", "seat:seat souls:n", topic=OTHER, log=RESULT)
SCORED: Final = Message("scored", "seat:seat souls:n wounds:n score:n", topic=OTHER)
WON_BY_SCORE: Final = Message("won-by-score", "seat:seat score:n", topic=OTHER, log=RESULT)
WON_BY_XP: Final = Message("won-by-xp", "seat:seat score:n xp:n", topic=OTHER, log=RESULT)
WON_TOGETHER: Final = Message("won-together", "seat:seat score:n xp:n", topic=OTHER, log=RESULT)
ENDS_BY_WOUNDS: Final = Message("ends-by-wounds", "wounds:n", CONSEQUENCE, topic=OTHER, log=RESULT)
ENDS_BY_TAVERN: Final = Message("ends-by-tavern", "hero:card", topic=OTHER, log=RESULT)
SOLO_SCORED: Final = Message("solo-scored", "seat:seat score:n title:title", topic=OTHER, log=RESULT)
TRUE_SCORED: Final = Message("true-scored", "seat:seat score:n title:title", topic=OTHER, log=RESULT)

# The rule behind what a card does is the one by which the card works: `SuperBossMonster.rule_of_card` finds it.
BY_CARD: Final = "by card"

# This game's rule behind what the moves emit that both games share. Each of them comes from one place, or from
# several for the same reason; those that have several reasons are in `SuperBossMonster.rule_behind`.
SHARED_RULES: Final[dict[str, str]] = {
    # Setup
    "bosses-offered": "SBM-SETUP-08",
    # Building
    "room-placed": "SBM-BUILD-03",
    "build-passed": "SBM-BUILD-13",
    "room-revealed": "SBM-BUILD-15",
    "room-built": BY_CARD,
    "levelled-up": "SBM-BOSS-05",
    "building-barred": BY_CARD,
    "room-returned": BY_CARD,
    "ability-works": "SBM-ROOM-02",
    # Bait
    "fool-lured": "SBM-HERO-04",
    "fool-tied": "SBM-HERO-04",
    # Adventure
    "hero-hurt": BY_CARD,
    "hero-died": "SBM-ADV-10",
    # Spells, abilities, and what they do
    "spell-cancelled": "SBM-KEY-29",
    "fizzled": "SBM-STACK-06",
    "room-destroyed": "SBM-KEY-21",
    "room-uncovered": "SBM-KEY-26",
    "room-deactivated": "SBM-KEY-10",
    "room-boosted": "SBM-TOKEN-09",
    "dungeon-boosted": "SBM-TOKEN-09",
    "rooms-swapped": "SBM-ROOM-11",
    "treasure-doubled": "SBM-BAIT-03",
    "card-drawn": BY_CARD,
    "nothing-to-draw": "SBM-CONF-25",
    "deck-rebuilt": "SBM-CONF-25",
    "deck-shuffled": "SBM-KEY-25",
    "card-discarded": "SBM-KEY-30",
    "card-lost": "SBM-KEY-31",
    "card-recovered": BY_CARD,
    "card-found": "SBM-KEY-25",
    "nothing-found": "SBM-KEY-25",
    "card-stolen": BY_CARD,
    "hand-seen": "SBM-KEY-27",
    "hero-fled": "SBM-END-06",
    "hero-moved": BY_CARD,
    "hero-sent-back": BY_CARD,
    "hero-revived": "SBM-END-07",
    "hero-strengthened": BY_CARD,
    "town-hero-killed": "SBM-ADV-13",
    "heroes-kept-out": BY_CARD,
    "soul-lost": BY_CARD,
    "wound-healed": "SBM-KEY-24",
}
# The same before the first turn.
SETUP_RULES: Final[dict[str, str]] = {
    "hand-dealt": "SBM-SETUP-11",
    "card-drawn": "SBM-SETUP-11",
    "room-placed": "SBM-SETUP-15",
    "build-passed": "SBM-SETUP-15",
    "room-revealed": "SBM-SETUP-16",
    "ability-works": "SBM-SETUP-17",
}
