"""Everything that can happen, as message ids with their arguments.

The words are in locales/*/boss-monster.ftl under `event-<name>`; `?` marks what only some seats may see.
"""

from typing import Final

from underhall.kernel.events import (
    BAD,
    CONSEQUENCE,
    DEED,
    GOOD,
    NAMED,
    OTHER,
    PHASE,
    RESULT,
    ROUTINE,
    SKIPPED,
    STEP,
    THERE,
    TURN,
    UNSEEN,
    Message,
)

# Topics
FIGHTS: Final = "fights"  # heroes, from town to the boss
BUILDING: Final = "building"

# Setup
BOSS_DEALT: Final = Message("boss-dealt", "seat:seat boss:card xp:n", use="played", topic=OTHER, short=SKIPPED)
BOSSES_OFFERED: Final = Message("bosses-offered", "seat:seat ?boss:card ?other:card", topic=OTHER)
BOSS_CHOSEN: Final = Message("boss-chosen", "seat:seat boss:card xp:n", DEED, use="played", topic=OTHER)
FIRST_PLAYER: Final = Message("first-player", "seat:seat xp:n", topic=OTHER, log=RESULT)
HAND_DEALT: Final = Message("hand-dealt", "seat:seat rooms:n spells:n", topic=OTHER, short=SKIPPED)
MULLIGAN_TAKEN: Final = Message("mulligan-taken", "seat:seat", topic=OTHER)
START_DISCARDED: Final = Message("start-discarded", "seat:seat card:card other:card", DEED, topic=OTHER)

# The turn
TURN_BEGAN: Final = Message("turn-began", "turn:n", CONSEQUENCE, topic=OTHER, changes="turn=turn", log=TURN)
PHASE_BEGAN: Final = Message(
    "phase-began", "phase:phase", CONSEQUENCE, topic=OTHER, changes="phase=phase active=-1", log=PHASE
)
HERO_REVEALED: Final = Message("hero-revealed", "hero:card", topic=FIGHTS, changes="hero>town", together="")
NO_HERO_LEFT: Final = Message("no-hero-left", tells=CONSEQUENCE, topic=OTHER)
CARD_DRAWN: Final = Message(
    "card-drawn",
    "seat:seat ?card:card deck:deck",
    use="drawn",
    topic=OTHER,
    changes="{deck}_deck-1 seat.{deck}s_held+1 hand+card",
    log=ROUTINE,
    together="seat",
    short=UNSEEN,
)
NOTHING_TO_DRAW: Final = Message("nothing-to-draw", "seat:seat deck:deck", CONSEQUENCE, topic=OTHER)
DECK_REBUILT: Final = Message("deck-rebuilt", "deck:deck n:n", topic=OTHER, changes="{deck}_deck=n", log=ROUTINE)
DECK_SHUFFLED: Final = Message("deck-shuffled", "deck:deck", topic=OTHER, log=ROUTINE)

# Building
ROOM_PLACED: Final = Message(
    "room-placed",
    "seat:seat slot:slot ?card:card",
    DEED,
    topic=BUILDING,
    changes="room+ seat.placed=true hand-card",
    together="",
)
BUILD_PASSED: Final = Message(
    "build-passed", "seat:seat", DEED, topic=BUILDING, changes="seat.placed=true", together=""
)
ROOM_REVEALED: Final = Message(
    "room-revealed", "seat:seat card:card slot:slot", DEED, use="played", topic=BUILDING, changes="room+", together=""
)
ROOM_BUILT: Final = Message(
    "room-built", "seat:seat card:card slot:slot", DEED, use="played", topic=BUILDING, changes="room+ hand-card"
)
LEVELLED_UP: Final = Message(
    "levelled-up",
    "seat:seat boss:card",
    CONSEQUENCE,
    use="used",
    topic=BUILDING,
    changes="seat.levelled=true",
    log=RESULT,
)
BUILDING_BARRED: Final = Message("building-barred", "seat:seat", CONSEQUENCE, topic=BUILDING, harms="?seat")
ROOM_RETURNED: Final = Message("room-returned", "seat:seat ?card:card", CONSEQUENCE, topic=BUILDING, harms="?seat")
ABILITY_WORKS: Final = Message("ability-works", "seat:seat card:card", DEED, use="used", topic=OTHER, log=STEP)

# Bait
HERO_LURED: Final = Message(
    "hero-lured",
    "hero:card seat:seat best:n second:n",
    CONSEQUENCE,
    topic=FIGHTS,
    changes="hero>seat.entrance",
    together="seat",
)
HERO_TIED: Final = Message("hero-tied", "hero:card best:n", CONSEQUENCE, topic=FIGHTS, together="")
HERO_UNMOVED: Final = Message("hero-unmoved", "hero:card", CONSEQUENCE, topic=FIGHTS, together="")
FOOL_LURED: Final = Message(
    "fool-lured", "hero:card seat:seat souls:n", CONSEQUENCE, topic=FIGHTS, changes="hero>seat.entrance"
)
FOOL_TIED: Final = Message("fool-tied", "hero:card souls:n", CONSEQUENCE, topic=FIGHTS)

# Adventure
ADVENTURE_BEGAN: Final = Message(
    "adventure-began", "seat:seat heroes:n", CONSEQUENCE, topic=FIGHTS, changes="active=seat", log=STEP, concerns=NAMED
)
HERO_ENTERED: Final = Message(
    "hero-entered",
    "hero:card seat:seat card:card slot:slot",
    CONSEQUENCE,
    topic=FIGHTS,
    changes="hero>walker",
    log=STEP,
    short=THERE,
)
HERO_PASSED: Final = Message("hero-passed", "hero:card card:card", CONSEQUENCE, topic=FIGHTS, log=STEP, short=THERE)
HERO_BOUNCED: Final = Message("hero-bounced", "hero:card card:card", CONSEQUENCE, topic=FIGHTS)
ROOM_HURT: Final = Message(
    "room-hurt",
    "hero:card card:card damage:n total:n health:n",
    CONSEQUENCE,
    topic=FIGHTS,
    changes="walker.damage=total",
    log=STEP,
    short=THERE,
)
HERO_HURT: Final = Message(
    "hero-hurt", "hero:card damage:n total:n health:n", CONSEQUENCE, topic=FIGHTS, changes="walker.damage=total"
)
HERO_DIED: Final = Message(
    "hero-died",
    "hero:card seat:seat souls:n",
    CONSEQUENCE,
    scores=True,
    topic=FIGHTS,
    changes="hero> seat.souls+souls seat.score+souls",
    log=RESULT,
    together="seat",
    tone=GOOD,
    counts="souls+souls",
)
HERO_SURVIVED: Final = Message(
    "hero-survived",
    "hero:card seat:seat wounds:n",
    CONSEQUENCE,
    scores=True,
    topic=FIGHTS,
    changes="hero> seat.wounds+wounds seat.score-wounds",
    log=RESULT,
    harms="seat",
    together="seat",
    tone=BAD,
    counts="wounds+wounds",
)

# Spells, abilities, and what they do
SPELL_CAST: Final = Message(
    "spell-cast",
    "seat:seat card:card",
    DEED,
    use="played",
    topic=OTHER,
    changes="hand-card seat.spells_held-1",
    acts=True,
)
SPELL_CAST_ROOM: Final = Message(
    "spell-cast-room",
    "seat:seat card:card room:card owner:seat",
    DEED,
    use="played",
    topic=OTHER,
    changes="hand-card seat.spells_held-1",
    harms="?owner",
    acts=True,
)
SPELL_CAST_HERO: Final = Message(
    "spell-cast-hero",
    "seat:seat card:card hero:card",
    DEED,
    use="played",
    topic=OTHER,
    changes="hand-card seat.spells_held-1",
    acts=True,
)
SPELL_CAST_SEAT: Final = Message(
    "spell-cast-seat",
    "seat:seat card:card other:seat",
    DEED,
    use="played",
    topic=OTHER,
    changes="hand-card seat.spells_held-1",
    harms="?other",
    acts=True,
)
SPELL_CAST_SPELL: Final = Message(
    "spell-cast-spell",
    "seat:seat card:card other:card",
    DEED,
    use="played",
    topic=OTHER,
    changes="hand-card seat.spells_held-1",
    acts=True,
)
ABILITY_USED: Final = Message("ability-used", "seat:seat card:card", DEED, use="used", topic=OTHER, acts=True)
ABILITY_USED_HERO: Final = Message(
    "ability-used-hero", "seat:seat card:card hero:card", DEED, use="used", topic=OTHER, acts=True
)
ABILITY_USED_SEAT: Final = Message(
    "ability-used-seat", "seat:seat card:card other:seat", DEED, use="used", topic=OTHER, harms="?other", acts=True
)
ABILITY_USED_SPELL: Final = Message(
    "ability-used-spell", "seat:seat card:card other:card", DEED, use="used", topic=OTHER, acts=True
)
SPELL_CANCELLED: Final = Message(
    "spell-cancelled", "seat:seat card:card", CONSEQUENCE, topic=OTHER, log=RESULT, harms="?seat"
)
FIZZLED: Final = Message("fizzled", "seat:seat card:card", CONSEQUENCE, topic=OTHER)
ROOM_DESTROYED: Final = Message(
    "room-destroyed", "seat:seat card:card", DEED, topic=BUILDING, changes="room- discard+card", harms="?seat"
)
ROOM_UNCOVERED: Final = Message("room-uncovered", "seat:seat card:card", CONSEQUENCE, topic=BUILDING)
ROOM_DEACTIVATED: Final = Message(
    "room-deactivated",
    "seat:seat card:card",
    CONSEQUENCE,
    topic=BUILDING,
    changes="room.off=true room.damage=0",
    harms="?seat",
)
ROOM_BOOSTED: Final = Message("room-boosted", "seat:seat card:card n:n", CONSEQUENCE, topic=BUILDING)
DUNGEON_BOOSTED: Final = Message("dungeon-boosted", "seat:seat n:n", CONSEQUENCE, topic=BUILDING)
ROOMS_SWAPPED: Final = Message(
    "rooms-swapped", "seat:seat card:card other:card", CONSEQUENCE, topic=BUILDING, harms="?seat"
)
TREASURE_DOUBLED: Final = Message("treasure-doubled", "seat:seat", CONSEQUENCE, topic=OTHER)
CARD_DISCARDED: Final = Message(
    "card-discarded", "seat:seat card:card", DEED, topic=OTHER, changes="hand-card discard+card", harms="?seat"
)
CARD_LOST: Final = Message(
    "card-lost", "seat:seat card:card", topic=OTHER, changes="hand-card discard+card", harms="?seat"
)
CARD_RECOVERED: Final = Message(
    "card-recovered", "seat:seat card:card", DEED, use="drawn", topic=OTHER, changes="discard-card hand+card"
)
CARD_FOUND: Final = Message("card-found", "seat:seat card:card", DEED, use="drawn", topic=OTHER)
NOTHING_FOUND: Final = Message("nothing-found", "seat:seat", topic=OTHER)
CARD_STOLEN: Final = Message("card-stolen", "seat:seat other:seat ?card:card", use="drawn", topic=OTHER, harms="other")
HAND_SEEN: Final = Message("hand-seen", "seat:seat other:seat", topic=OTHER, harms="other")
HERO_FLED: Final = Message(
    "hero-fled", "hero:card seat:seat", CONSEQUENCE, topic=FIGHTS, changes="hero>town", harms="?seat"
)
HERO_MOVED: Final = Message(
    "hero-moved", "hero:card seat:seat", CONSEQUENCE, topic=FIGHTS, changes="hero>seat.entrance", harms="?seat"
)
HERO_SENT_BACK: Final = Message("hero-sent-back", "hero:card seat:seat", CONSEQUENCE, topic=FIGHTS, harms="?seat")
HERO_REVIVED: Final = Message(
    "hero-revived",
    "hero:card seat:seat",
    CONSEQUENCE,
    scores=True,
    topic=FIGHTS,
    changes="hero>seat.entrance",
    harms="?seat",
    counts="souls-hero",
)
HERO_STRENGTHENED: Final = Message("hero-strengthened", "hero:card n:n", CONSEQUENCE, topic=FIGHTS)
TOWN_HERO_KILLED: Final = Message(
    "town-hero-killed",
    "hero:card seat:seat souls:n",
    CONSEQUENCE,
    scores=True,
    topic=FIGHTS,
    changes="hero> seat.souls+souls seat.score+souls",
    log=RESULT,
    tone=GOOD,
    counts="souls+souls",
)
HEROES_KEPT_OUT: Final = Message("heroes-kept-out", "seat:seat", CONSEQUENCE, topic=FIGHTS, harms="?seat")
SOUL_LOST: Final = Message(
    "soul-lost", "seat:seat hero:card", DEED, scores=True, topic=FIGHTS, harms="?seat", counts="souls-hero"
)
WOUND_HEALED: Final = Message(
    "wound-healed", "seat:seat hero:card n:n", DEED, scores=True, topic=FIGHTS, log=RESULT, counts="wounds-n souls+n"
)

# The end
ROOMS_WOKE: Final = Message("rooms-woke", tells=CONSEQUENCE, topic=BUILDING, log=ROUTINE)
SEAT_OUT: Final = Message(
    "seat-out", "seat:seat wounds:n", CONSEQUENCE, topic=FIGHTS, changes="seat.out=true", log=RESULT, harms="seat"
)
WON_BY_SOULS: Final = Message("won-by-souls", "seat:seat souls:n wounds:n", topic=OTHER, log=RESULT)
WON_LAST: Final = Message("won-last", "seat:seat", topic=OTHER, log=RESULT)
WON_TIE: Final = Message("won-tie", "seat:seat score:n", topic=OTHER, log=RESULT)
WON_TIE_XP: Final = Message("won-tie-xp", "seat:seat score:n xp:n", topic=OTHER, log=RESULT)
COUNTED_OUT: Final = Message("counted-out", "seat:seat score:n", topic=OTHER, log=RESULT)
