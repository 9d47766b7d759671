"""Everything that can happen at this table.

The words are in locales/*/munchkin-quest.ftl under `event-<name>`; `?` marks what only some seats may see. Types:
card, seat, n, and the words of info.py: room (a face), side, colour, deck, phase, link. `faces` are those of dice, a
digit each: no text names them. A monster is played by whoever kills it.
"""

from typing import Final

from underhall.kernel.events import (
    BAD,
    CONSEQUENCE,
    DEED,
    GOOD,
    NAMED,
    NAMED_TOO,
    OTHER,
    OWN,
    PHASE,
    RESULT,
    ROUTINE,
    SKIPPED,
    STEP,
    TURN,
    UNSEEN,
    Message,
)

# Topics
FIGHTS: Final = "fights"
MAP: Final = "map"

# Set-up and the course of turns
SEX_CHOSEN: Final = Message("sex-chosen", "seat:seat male:n", topic=OTHER)
FIRST_ROLLED: Final = Message("first-rolled", "seat:seat n:n", topic=OTHER, short=SKIPPED)
FIRST_PLAYER: Final = Message("first-player", "seat:seat", topic=OTHER, log=RESULT)
TURN_BEGAN: Final = Message(
    "turn-began", "seat:seat turn:n", topic=OTHER, changes="turn=turn active=seat phase=:card", log=TURN, concerns=NAMED
)
PHASE_BEGAN: Final = Message(
    "phase-began", "phase:phase", tells=CONSEQUENCE, topic=OTHER, changes="phase=phase", log=PHASE
)
RETURNED: Final = Message(
    "returned", "seat:seat gold:n", topic=OTHER, changes="seat.dead=false seat.gold=gold figure>entrance"
)

# Cards
CARD_DRAWN: Final = Message(
    "card-drawn",
    "seat:seat ?card:card deck:deck",
    use="drawn",
    topic=OTHER,
    changes="{deck}_deck-1 seat.{deck}_held+1 seat.{deck}s_held+1 hand+card",
    log=ROUTINE,
    together="seat",
    short=UNSEEN,
)
HAND_SHOWN: Final = Message("hand-shown", "seat:seat card:card", topic=OTHER)
CARD_SHOWN: Final = Message(
    "card-shown",
    "seat:seat card:card deck:deck",
    use="drawn",
    topic=OTHER,
    changes="seat.{deck}_held+1 seat.{deck}s_held+1 hand+card",
    short=OWN,
)
DECK_EMPTY: Final = Message("deck-empty", "deck:deck", topic=OTHER)
DECK_RESHUFFLED: Final = Message("deck-reshuffled", "deck:deck", topic=OTHER, log=ROUTINE)
CARD_LAID: Final = Message(
    "card-laid",
    "seat:seat card:card",
    tells=DEED,
    use="played",
    topic=OTHER,
    changes="hand-card own+",
    together="seat",
    short=OWN,
    arranges=True,
)
CARD_PACKED: Final = Message(
    "card-packed",
    "seat:seat card:card",
    tells=DEED,
    topic=OTHER,
    changes="hand-card own+",
    log=ROUTINE,
    together="seat",
    short=OWN,
    arranges=True,
)
CARD_UNPACKED: Final = Message(
    "card-unpacked",
    "seat:seat card:card",
    tells=DEED,
    topic=OTHER,
    changes="item.packed=false",
    log=ROUTINE,
    short=OWN,
    arranges=True,
)
GRIP_CHANGED: Final = Message(
    "grip-changed", "seat:seat card:card hands:n", tells=DEED, topic=OTHER, log=ROUTINE, short=OWN, arranges=True
)
CARD_PLAYED: Final = Message(
    "card-played",
    "seat:seat card:card",
    tells=DEED,
    use="played",
    topic=OTHER,
    changes="own- staged+card",
    log=STEP,
    acts=True,
)
CARD_USED: Final = Message("card-used", "seat:seat card:card", tells=DEED, use="used", topic=OTHER, log=STEP, acts=True)
CARD_THROWN: Final = Message(
    "card-thrown",
    "seat:seat card:card",
    tells=DEED,
    use="played",
    topic=OTHER,
    changes="own- staged+card",
    log=STEP,
    acts=True,
)
CARD_DISCARDED: Final = Message(
    "card-discarded", "seat:seat card:card", tells=DEED, topic=OTHER, changes="own-", log=STEP
)
CARD_RETURNED: Final = Message("card-returned", "seat:seat card:card", topic=OTHER)
CARD_SHED: Final = Message("card-shed", "seat:seat card:card", tells=DEED, topic=OTHER)
DISCARD_TAKEN: Final = Message("discard-taken", "seat:seat card:card", use="drawn", topic=OTHER)
CARD_GIVEN: Final = Message("card-given", "seat:seat ?card:card to:seat", topic=OTHER)
CHARITY_DISCARD: Final = Message("charity-discard", "seat:seat card:card", topic=OTHER, changes="own-")
ITEM_DROPPED: Final = Message(
    "item-dropped", "seat:seat card:card room:room", tells=DEED, topic=MAP, changes="item-", arranges=True
)
GOLD_DROPPED: Final = Message(
    "gold-dropped", "seat:seat n:n room:room", tells=DEED, topic=MAP, changes="seat.gold-n room.gold+n", arranges=True
)
ITEM_PICKED_UP: Final = Message("item-picked-up", "seat:seat card:card", tells=DEED, topic=MAP)
GOLD_PICKED_UP: Final = Message("gold-picked-up", "seat:seat n:n", tells=DEED, topic=MAP, changes="seat.gold+n")
ITEM_LOST: Final = Message(
    "item-lost", "seat:seat card:card", tells=CONSEQUENCE, topic=OTHER, changes="item-", log=RESULT, harms="seat"
)
GOLD_GAINED: Final = Message(
    "gold-gained", "seat:seat n:n", tells=CONSEQUENCE, topic=OTHER, changes="seat.gold+n", log=RESULT, short=OWN
)
GOLD_LOST: Final = Message(
    "gold-lost",
    "seat:seat n:n",
    tells=CONSEQUENCE,
    topic=OTHER,
    changes="seat.gold-n",
    log=RESULT,
    harms="seat",
    short=OWN,
)
CURSE_PLAYED: Final = Message("curse-played", "seat:seat card:card victim:seat", topic=OTHER, harms="victim", acts=True)
CURSE_CANCELLED: Final = Message("curse-cancelled", "card:card victim:seat", topic=OTHER)
CURSE_REDIRECTED: Final = Message("curse-redirected", "card:card victim:seat", topic=OTHER, harms="victim")
CURSE_WORKS: Final = Message("curse-works", "card:card victim:seat", topic=OTHER, log=STEP, tone=BAD)
CURSE_STAYS: Final = Message(
    "curse-stays", "card:card victim:seat", topic=OTHER, changes="victim.curses+card", log=STEP, harms="victim"
)
CURSE_LIFTED: Final = Message("curse-lifted", "card:card victim:seat", topic=OTHER, changes="victim.curses-card")
CHEATED: Final = Message("cheated", "seat:seat card:card", tells=DEED, topic=OTHER)
ITEM_STOLEN: Final = Message("item-stolen", "seat:seat card:card victim:seat", topic=OTHER, log=RESULT, harms="victim")
CURSE_TIP: Final = Message("curse-tip", "seat:seat room:room", topic=OTHER)

# Characters
LEVEL_GAINED: Final = Message(
    "level-gained",
    "seat:seat n:n level:n",
    tells=CONSEQUENCE,
    scores=True,
    topic=OTHER,
    changes="seat.level=level",
    log=RESULT,
    together="seat",
    tone=GOOD,
    counts="level=level",
)
LEVEL_LOST: Final = Message(
    "level-lost",
    "seat:seat n:n level:n",
    tells=CONSEQUENCE,
    scores=True,
    topic=OTHER,
    changes="seat.level=level",
    log=RESULT,
    harms="seat",
    together="seat",
    tone=BAD,
    counts="level=level",
)
LEVEL_BOUGHT: Final = Message("level-bought", "seat:seat n:n", tells=DEED, topic=OTHER)
HITS_LOST: Final = Message(
    "hits-lost", "seat:seat n:n left:n", topic=FIGHTS, changes="seat.health=left", log=RESULT, harms="seat", tone=BAD
)
HITS_PREVENTED: Final = Message("hits-prevented", "seat:seat card:card n:n", topic=OTHER)
HITS_HEALED: Final = Message(
    "hits-healed", "seat:seat n:n left:n", tells=CONSEQUENCE, topic=OTHER, changes="seat.health=left"
)
LEVEL_FOR_HITS: Final = Message("level-for-hits", "seat:seat", tells=DEED, topic=OTHER)
DIED: Final = Message(
    "died",
    "seat:seat room:room",
    topic=FIGHTS,
    changes="seat.dead=true seat.health=0",
    log=RESULT,
    harms="seat",
    tone=BAD,
)
TAKEN_OVER: Final = Message("taken-over", "seat:seat gone:seat", topic=FIGHTS)
GAVE_UP: Final = Message("gave-up", "seat:seat", topic=OTHER)

# The map
WALKED: Final = Message(
    "walked",
    "seat:seat room:room n:n",
    tells=DEED,
    topic=MAP,
    changes="figure> seat.moves_left=n",
    together="seat",
    short=OWN,
)
FORCED: Final = Message("forced", "seat:seat side:side", tells=DEED, topic=MAP)
BLOCKED: Final = Message("blocked", "seat:seat side:side", topic=MAP)
EXPLORED: Final = Message("explored", "seat:seat room:room side:side", topic=MAP, changes="tile+ room_deck-1 figure>")
LINK_LAID: Final = Message(
    "link-laid", "room:room side:side link:link", topic=MAP, log=STEP, together="room", short=SKIPPED
)
LINK_TURNED: Final = Message("link-turned", "room:room side:side link:link", topic=MAP, changes="links=")
LINK_WALLED: Final = Message("link-walled", "seat:seat room:room side:side", topic=OTHER)
ROOM_TURNED: Final = Message("room-turned", "room:room other:room", topic=MAP)
DUNGEON_EXPLORED: Final = Message("dungeon-explored", topic=MAP)
MOVED_BY_MAGIC: Final = Message(
    "moved-by-magic", "seat:seat room:room", tells=CONSEQUENCE, topic=MAP, changes="figure>"
)
TOLL_PAID: Final = Message("toll-paid", "seat:seat n:n room:room", tells=DEED, topic=MAP, changes="seat.gold-n")
TOLL_EVADED: Final = Message("toll-evaded", "seat:seat room:room", tells=DEED, topic=MAP)
SEARCHED: Final = Message("searched", "seat:seat room:room n:n", topic=MAP)
SEARCH_MONSTER: Final = Message("search-monster", "seat:seat n:n", topic=MAP)
ROOM_LOOTED: Final = Message("room-looted", "room:room", topic=MAP, changes="room.mark=:looted", log=STEP)
ROOM_CLEANED_OUT: Final = Message(
    "room-cleaned-out", "room:room", topic=MAP, changes="room.mark=:cleaned-out", log=STEP
)
DEALT: Final = Message("dealt", "seat:seat room:room", tells=DEED, topic=MAP)

# Dice
DICE_ROLLED: Final = Message("dice-rolled", "seat:seat n:n dice:n", topic=OTHER, log=STEP, short=OWN)
MONSTER_DIE: Final = Message(
    "monster-die",
    "seat:seat colour:colour",
    topic=MAP,
    changes="die=colour phase=:monsters paths=[]",
    log=STEP,
    short=OWN,
)
DIE_SET: Final = Message("die-set", "seat:seat card:card face:n", topic=OTHER)
MONSTER_DIE_SET: Final = Message("monster-die-set", "seat:seat card:card colour:colour", topic=OTHER)
DICE_AGAIN: Final = Message("dice-again", "seat:seat card:card", topic=OTHER)
D10_ROLLED: Final = Message("d10-rolled", "seat:seat card:card n:n limit:n", topic=OTHER, log=STEP)

# Monsters
MONSTER_DRAWN: Final = Message(
    "monster-drawn",
    "seat:seat card:card",
    use="drawn",
    topic=MAP,
    changes="arriving=card monster_deck-1",
    log=STEP,
    short=OWN,
)
MONSTER_BASED: Final = Message(
    "monster-based", "card:card colour:colour room:room", topic=MAP, changes="arriving=: monster+", log=STEP, short=OWN
)
BASE_FREED: Final = Message("base-freed", "card:card", topic=MAP, changes="monster-", log=ROUTINE)
NO_MONSTER: Final = Message("no-monster", topic=MAP)
MONSTER_MOVED: Final = Message(
    "monster-moved", "card:card room:room to:room steps:n", topic=MAP, changes="monster>", together=""
)
MONSTER_SENT: Final = Message("monster-sent", "card:card to:room", topic=MAP, changes="monster>")
MONSTERS_STAY: Final = Message("monsters-stay", topic=MAP)
MONSTER_LEFT: Final = Message("monster-left", "card:card", topic=MAP, changes="monster-")
MONSTER_ENHANCED: Final = Message(
    "monster-enhanced",
    "seat:seat card:card monster:card level:n",
    topic=FIGHTS,
    changes="monster.level=level monster.enhancers+card",
)
MONSTER_JOINS: Final = Message("monster-joins", "card:card", topic=FIGHTS)
DOOR_BROKEN: Final = Message("door-broken", "card:card room:room side:side", topic=MAP, changes="links=")
DISDAINED: Final = Message(
    "disdained", "card:card seat:seat", tells=CONSEQUENCE, topic=FIGHTS, log=STEP, together="seat"
)

# Fights
FIGHT_BEGAN: Final = Message(
    "fight-began", "seat:seat card:card room:room level:n", tells=CONSEQUENCE, topic=FIGHTS, concerns=NAMED
)
BOSS_COMES: Final = Message("boss-comes", "seat:seat card:card level:n", topic=FIGHTS, concerns=NAMED)
SIDE_BONUS: Final = Message("side-bonus", "seat:seat card:card n:n", tells=CONSEQUENCE, topic=FIGHTS)
MONSTERS_BONUS: Final = Message("monsters-bonus", "seat:seat card:card n:n", tells=CONSEQUENCE, topic=FIGHTS)
DICE_CHANGED: Final = Message("dice-changed", "seat:seat card:card n:n", tells=CONSEQUENCE, topic=FIGHTS)
BACKSTABBED: Final = Message("backstabbed", "seat:seat victim:seat", tells=DEED, topic=OTHER, harms="victim", acts=True)
ROLL_ANNOUNCED: Final = Message("roll-announced", "seat:seat", tells=DEED, topic=FIGHTS, log=STEP, short=SKIPPED)
FIGHT_LOCKED: Final = Message("fight-locked", "seat:seat card:card", topic=FIGHTS)
FIGHT_DICE: Final = Message(
    "fight-dice", "seat:seat n:n dice:n faces:n", topic=FIGHTS, changes="dice+", log=STEP, short=OWN
)
FIGHT_MONSTER_DICE: Final = Message(
    "fight-monster-dice", "seat:seat card:card n:n dice:n faces:n", topic=FIGHTS, changes="dice+", log=STEP, short=OWN
)
FIGHT_TOTALS: Final = Message(
    "fight-totals",
    "ours:n theirs:n",
    topic=FIGHTS,
    changes="fight.totals.0=ours fight.totals.1=theirs",
    log=STEP,
    short=OWN,
)
FIGHT_WON: Final = Message("fight-won", "seat:seat", topic=FIGHTS, changes="fight.step=:won", log=RESULT, short=OWN)
TIE_WON: Final = Message("tie-won", "seat:seat", topic=FIGHTS, log=STEP)
TIE_LOST: Final = Message("tie-lost", "seat:seat", topic=FIGHTS, log=STEP, short=OWN)
FIGHT_LOST: Final = Message(
    "fight-lost", "seat:seat", topic=FIGHTS, changes="fight.step=:lost", log=RESULT, harms="seat"
)
FIGHT_ENDED: Final = Message("fight-ended", "seat:seat", topic=FIGHTS, log=ROUTINE)
MONSTER_KILLED: Final = Message(
    "monster-killed", "seat:seat card:card", use="played", topic=FIGHTS, changes="monster-", log=STEP, tone=GOOD
)
MONSTER_REBORN: Final = Message("monster-reborn", "card:card room:room", topic=FIGHTS)
LOOT_SHOWN: Final = Message("loot-shown", "card:card", topic=FIGHTS, short=OWN)

# Help
HELP_CALLED: Final = Message("help-called", "seat:seat", tells=DEED, topic=FIGHTS, log=STEP, short=OWN)
NOBODY_CAME: Final = Message("nobody-came", "seat:seat", topic=FIGHTS, log=STEP, short=OWN)
OFFER_MADE: Final = Message("offer-made", "seat:seat gold:n treasures:n items:n first:n", topic=FIGHTS, short=OWN)
OFFER_DECLINED: Final = Message("offer-declined", "seat:seat", topic=FIGHTS, log=STEP, together="", short=OWN)
OFFER_COUNTERED: Final = Message(
    "offer-countered", "seat:seat gold:n treasures:n items:n first:n", topic=FIGHTS, short=OWN
)
HELPER_JOINS: Final = Message(
    "helper-joins", "seat:seat leader:seat gold:n treasures:n items:n", topic=FIGHTS, concerns=NAMED_TOO
)
PROMISE_KEPT: Final = Message("promise-kept", "seat:seat to:seat gold:n items:n", topic=FIGHTS, short=OWN)
HELPER_PAYS: Final = Message("helper-pays", "seat:seat n:n", topic=OTHER)
BETTER_ASKED: Final = Message("better-asked", "seat:seat", tells=DEED, topic=OTHER)
TRADE_OFFERED: Final = Message("trade-offered", "seat:seat to:seat", tells=DEED, topic=OTHER)
TRADE_DONE: Final = Message("trade-done", "seat:seat to:seat", topic=OTHER)
TRADE_COUNTERED: Final = Message("trade-countered", "seat:seat to:seat", tells=DEED, topic=OTHER)
TRADE_DECLINED: Final = Message("trade-declined", "seat:seat to:seat", topic=OTHER)
ITEM_TRADED: Final = Message("item-traded", "seat:seat card:card to:seat", topic=OTHER)
GOLD_TRADED: Final = Message("gold-traded", "seat:seat n:n to:seat", topic=OTHER, changes="seat.gold-n to.gold+n")

# Flight
EXIT_CHOSEN: Final = Message("exit-chosen", "seat:seat room:room", tells=DEED, topic=FIGHTS, log=STEP, short=SKIPPED)
NO_EXIT: Final = Message("no-exit", "seat:seat", topic=FIGHTS)
ESCAPED: Final = Message("escaped", "seat:seat card:card n:n", topic=FIGHTS, log=STEP)
CAUGHT: Final = Message("caught", "seat:seat card:card n:n", topic=FIGHTS, log=STEP, tone=BAD)
AUTO_ESCAPE: Final = Message("auto-escape", "seat:seat card:card", topic=FIGHTS)
BAD_STUFF_IN_VAIN: Final = Message("bad-stuff-in-vain", "seat:seat", topic=FIGHTS)
RAN: Final = Message("ran", "seat:seat room:room", topic=FIGHTS, changes="figure>")
BOSS_LEVEL_LOST: Final = Message("boss-level-lost", "seat:seat", topic=FIGHTS, log=RESULT, harms="seat")

# The end
WON_GAME: Final = Message("won-game", "seat:seat", scores=True, topic=FIGHTS, log=RESULT, tone=GOOD)
MONSTERS_WIN: Final = Message("monsters-win", topic=FIGHTS, log=RESULT)
