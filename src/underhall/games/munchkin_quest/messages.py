"""Everything that can happen at this table, with the rule behind each.

The words are in locales/*/munchkin-quest.ftl under `event-<name>`; `?` marks what only some seats may see. Types:
card, seat, n, and the words of table.py: room (a face), side, colour, deck, phase, link.
"""

from typing import Final

from underhall.kernel.events import Message

# Set-up and the course of turns
SEX_CHOSEN: Final = Message("sex-chosen", "MQ-CONF-34", "seat:seat male:n")
FIRST_ROLLED: Final = Message("first-rolled", "MQ-SETUP-13", "seat:seat n:n")
FIRST_PLAYER: Final = Message("first-player", "MQ-SETUP-13", "seat:seat")
TURN_BEGAN: Final = Message("turn-began", "MQ-TURN-01", "seat:seat turn:n")
PHASE_BEGAN: Final = Message("phase-began", "MQ-TURN-01", "phase:phase")
RETURNED: Final = Message("returned", "MQ-DEATH-12", "seat:seat gold:n")

# Cards
CARD_DRAWN: Final = Message("card-drawn", "MQ-CARD-24", "seat:seat ?card:card deck:deck")
CARD_SHOWN: Final = Message("card-shown", "MQ-COMBAT-42", "seat:seat card:card deck:deck")
DECK_EMPTY: Final = Message("deck-empty", "MQ-SETUP-04", "deck:deck")
DECK_RESHUFFLED: Final = Message("deck-reshuffled", "MQ-SETUP-03", "deck:deck")
CARD_LAID: Final = Message("card-laid", "MQ-CARD-05", "seat:seat card:card")
CARD_PACKED: Final = Message("card-packed", "MQ-ITEM-11", "seat:seat card:card")
CARD_UNPACKED: Final = Message("card-unpacked", "MQ-ITEM-13", "seat:seat card:card")
GRIP_CHANGED: Final = Message("grip-changed", "MQ-ITEM-09", "seat:seat card:card hands:n")
CARD_PLAYED: Final = Message("card-played", "MQ-CARD-21", "seat:seat card:card")
CARD_USED: Final = Message("card-used", "MQ-CARD-21", "seat:seat card:card")
CARD_THROWN: Final = Message("card-thrown", "MQ-ITEM-33", "seat:seat card:card")
CARD_DISCARDED: Final = Message("card-discarded", "MQ-CARD-06", "seat:seat card:card")
CARD_RETURNED: Final = Message("card-returned", "MQ-COMBAT-34", "seat:seat card:card")
CARD_SHED: Final = Message("card-shed", "MQ-CARD-12", "seat:seat card:card")
CARD_IN_VAIN: Final = Message("card-in-vain", "MQ-CARD-23", "seat:seat card:card")
CARD_GIVEN: Final = Message("card-given", "MQ-CHAR-02", "seat:seat card:card to:seat")
CHARITY_DISCARD: Final = Message("charity-discard", "MQ-CHAR-03", "seat:seat card:card")
ITEM_DROPPED: Final = Message("item-dropped", "MQ-ITEM-26", "seat:seat card:card room:room")
GOLD_DROPPED: Final = Message("gold-dropped", "MQ-ITEM-26", "seat:seat n:n room:room")
ITEM_PICKED_UP: Final = Message("item-picked-up", "MQ-ITEM-29", "seat:seat card:card")
GOLD_PICKED_UP: Final = Message("gold-picked-up", "MQ-ITEM-29", "seat:seat n:n")
ITEM_LOST: Final = Message("item-lost", "MQ-ITEM-15", "seat:seat card:card")
GOLD_GAINED: Final = Message("gold-gained", "MQ-ITEM-17", "seat:seat n:n")
GOLD_LOST: Final = Message("gold-lost", "MQ-ITEM-17", "seat:seat n:n")
CURSE_PLAYED: Final = Message("curse-played", "MQ-CURSE-01", "seat:seat card:card victim:seat")
CURSE_CANCELLED: Final = Message("curse-cancelled", "MQ-CURSE-03", "card:card victim:seat")
CURSE_REDIRECTED: Final = Message("curse-redirected", "MQ-CURSE-01", "card:card victim:seat")
CURSE_WORKS: Final = Message("curse-works", "MQ-CURSE-02", "card:card victim:seat")
CURSE_STAYS: Final = Message("curse-stays", "MQ-CURSE-05", "card:card victim:seat")
CURSE_LIFTED: Final = Message("curse-lifted", "MQ-CURSE-06", "card:card victim:seat")
CURSE_TIP: Final = Message("curse-tip", "MQ-ROOM-01", "seat:seat room:room")

# Characters
LEVEL_GAINED: Final = Message("level-gained", "MQ-LEVEL-01", "seat:seat n:n level:n")
LEVEL_LOST: Final = Message("level-lost", "MQ-LEVEL-06", "seat:seat n:n level:n")
LEVEL_BOUGHT: Final = Message("level-bought", "MQ-LEVEL-03", "seat:seat n:n")
HITS_LOST: Final = Message("hits-lost", "MQ-HEALTH-02", "seat:seat n:n left:n")
HITS_PREVENTED: Final = Message("hits-prevented", "MQ-HEALTH-02", "seat:seat card:card n:n")
HITS_HEALED: Final = Message("hits-healed", "MQ-HEALTH-05", "seat:seat n:n left:n")
LEVEL_FOR_HITS: Final = Message("level-for-hits", "MQ-HEALTH-03", "seat:seat")
DIED: Final = Message("died", "MQ-DEATH-01", "seat:seat room:room")
GAVE_UP: Final = Message("gave-up", "MQ-DEATH-15", "seat:seat")

# The map
WALKED: Final = Message("walked", "MQ-MOVE-03", "seat:seat room:room n:n")
FORCED: Final = Message("forced", "MQ-MOVE-08", "seat:seat side:side")
BLOCKED: Final = Message("blocked", "MQ-MOVE-06", "seat:seat side:side")
EXPLORED: Final = Message("explored", "MQ-EXPL-01", "seat:seat room:room side:side")
LINK_LAID: Final = Message("link-laid", "MQ-EXPL-04", "room:room side:side link:link")
LINK_TURNED: Final = Message("link-turned", "MQ-ROOM-13", "room:room side:side link:link")
ROOM_TURNED: Final = Message("room-turned", "MQ-SETUP-16", "room:room other:room")
DUNGEON_EXPLORED: Final = Message("dungeon-explored", "MQ-EXPL-14")
MOVED_BY_MAGIC: Final = Message("moved-by-magic", "MQ-TURN-06", "seat:seat room:room")
TOLL_PAID: Final = Message("toll-paid", "MQ-ROOM-01", "seat:seat n:n room:room")
TOLL_EVADED: Final = Message("toll-evaded", "MQ-ROOM-01", "seat:seat room:room")
SEARCHED: Final = Message("searched", "MQ-SEARCH-01", "seat:seat room:room n:n")
SEARCH_GOLD: Final = Message("search-gold", "MQ-SEARCH-08", "seat:seat n:n")
SEARCH_MONSTER: Final = Message("search-monster", "MQ-SEARCH-07", "seat:seat n:n")
ROOM_LOOTED: Final = Message("room-looted", "MQ-SEARCH-09", "room:room")
ROOM_CLEANED_OUT: Final = Message("room-cleaned-out", "MQ-SEARCH-10", "room:room")
DEALT: Final = Message("dealt", "MQ-DEAL-03", "seat:seat room:room")

# Dice
DICE_ROLLED: Final = Message("dice-rolled", "MQ-DICE-05", "seat:seat n:n dice:n")
MONSTER_DIE: Final = Message("monster-die", "MQ-DICE-02", "seat:seat colour:colour")
DIE_SET: Final = Message("die-set", "MQ-DICE-07", "seat:seat card:card face:n")
MONSTER_DIE_SET: Final = Message("monster-die-set", "MQ-DICE-07", "seat:seat card:card colour:colour")
DICE_AGAIN: Final = Message("dice-again", "MQ-DICE-07", "seat:seat card:card")
D10_ROLLED: Final = Message("d10-rolled", "MQ-CLASS-07", "seat:seat card:card n:n limit:n")

# Monsters
MONSTER_DRAWN: Final = Message("monster-drawn", "MQ-EXPL-07", "seat:seat card:card")
MONSTER_BASED: Final = Message("monster-based", "MQ-EXPL-08", "card:card colour:colour room:room")
BASE_FREED: Final = Message("base-freed", "MQ-EXPL-10", "card:card")
NO_MONSTER: Final = Message("no-monster", "MQ-CONF-33")
MONSTER_MOVED: Final = Message("monster-moved", "MQ-MON-05", "card:card room:room to:room steps:n")
MONSTER_SENT: Final = Message("monster-sent", "MQ-COMBAT-31", "card:card to:room")
MONSTERS_STAY: Final = Message("monsters-stay", "MQ-MON-10")
MONSTER_LEFT: Final = Message("monster-left", "MQ-CARD-17", "card:card")
MONSTER_ENHANCED: Final = Message("monster-enhanced", "MQ-ENH-01", "seat:seat card:card monster:card level:n")
MONSTER_JOINS: Final = Message("monster-joins", "MQ-ENH-07", "card:card")
DOOR_BROKEN: Final = Message("door-broken", "MQ-MON-08", "card:card room:room side:side")
DISDAINED: Final = Message("disdained", "MQ-COMBAT-49", "card:card seat:seat")

# Fights
FIGHT_BEGAN: Final = Message("fight-began", "MQ-COMBAT-03", "seat:seat card:card room:room level:n")
BOSS_COMES: Final = Message("boss-comes", "MQ-BOSS-01", "seat:seat card:card level:n")
SIDE_BONUS: Final = Message("side-bonus", "MQ-COMBAT-24", "seat:seat card:card n:n")
MONSTERS_BONUS: Final = Message("monsters-bonus", "MQ-COMBAT-24", "seat:seat card:card n:n")
DICE_CHANGED: Final = Message("dice-changed", "MQ-DICE-08", "seat:seat card:card n:n")
ROLL_ANNOUNCED: Final = Message("roll-announced", "MQ-COMBAT-19", "seat:seat")
FIGHT_LOCKED: Final = Message("fight-locked", "MQ-HELP-25", "seat:seat card:card")
FIGHT_DICE: Final = Message("fight-dice", "MQ-COMBAT-14", "seat:seat n:n dice:n")
FIGHT_MONSTER_DICE: Final = Message("fight-monster-dice", "MQ-COMBAT-15", "seat:seat card:card n:n dice:n")
FIGHT_TOTALS: Final = Message("fight-totals", "MQ-COMBAT-24", "ours:n theirs:n")
FIGHT_WON: Final = Message("fight-won", "MQ-COMBAT-37", "seat:seat")
TIE_WON: Final = Message("tie-won", "MQ-CLASS-12", "seat:seat")
FIGHT_LOST: Final = Message("fight-lost", "MQ-COMBAT-25", "seat:seat")
FIGHT_ENDED: Final = Message("fight-ended", "MQ-COMBAT-33", "seat:seat")
MONSTER_KILLED: Final = Message("monster-killed", "MQ-COMBAT-39", "seat:seat card:card")
MONSTER_REBORN: Final = Message("monster-reborn", "MQ-LEVEL-02", "card:card room:room")
LOOT_SHOWN: Final = Message("loot-shown", "MQ-HELP-10", "card:card")
BRIBED: Final = Message("bribed", "MQ-ITEM-38", "seat:seat card:card n:n")

# Help
HELP_CALLED: Final = Message("help-called", "MQ-HELP-02", "seat:seat")
# Gold below zero is what the helper would pay.
OFFER_MADE: Final = Message("offer-made", "MQ-HELP-09", "seat:seat gold:n treasures:n items:n first:n")
OFFER_DECLINED: Final = Message("offer-declined", "MQ-HELP-02", "seat:seat")
OFFER_COUNTERED: Final = Message("offer-countered", "MQ-HELP-11", "seat:seat gold:n treasures:n items:n first:n")
HELPER_JOINS: Final = Message("helper-joins", "MQ-HELP-05", "seat:seat leader:seat gold:n treasures:n items:n")
PROMISE_KEPT: Final = Message("promise-kept", "MQ-CONF-06", "seat:seat to:seat gold:n items:n")
BETTER_ASKED: Final = Message("better-asked", "MQ-HELP-11", "seat:seat")
TRADE_OFFERED: Final = Message("trade-offered", "MQ-ITEM-21", "seat:seat to:seat")
TRADE_DONE: Final = Message("trade-done", "MQ-ITEM-21", "seat:seat to:seat")
TRADE_COUNTERED: Final = Message("trade-countered", "MQ-CONF-07", "seat:seat to:seat")
TRADE_DECLINED: Final = Message("trade-declined", "MQ-ITEM-21", "seat:seat to:seat")
ITEM_TRADED: Final = Message("item-traded", "MQ-ITEM-23", "seat:seat card:card to:seat")
GOLD_TRADED: Final = Message("gold-traded", "MQ-ITEM-17", "seat:seat n:n to:seat")

# Flight
EXIT_CHOSEN: Final = Message("exit-chosen", "MQ-RUN-02", "seat:seat room:room")
NO_EXIT: Final = Message("no-exit", "MQ-RUN-10", "seat:seat")
ESCAPED: Final = Message("escaped", "MQ-RUN-05", "seat:seat card:card n:n")
CAUGHT: Final = Message("caught", "MQ-RUN-06", "seat:seat card:card n:n")
AUTO_ESCAPE: Final = Message("auto-escape", "MQ-RUN-09", "seat:seat card:card")
BAD_STUFF_IN_VAIN: Final = Message("bad-stuff-in-vain", "MQ-RUN-07", "seat:seat")
RAN: Final = Message("ran", "MQ-RUN-04", "seat:seat room:room")
BOSS_LEVEL_LOST: Final = Message("boss-level-lost", "MQ-BOSS-12", "seat:seat")

# The end
WON_GAME: Final = Message("won-game", "MQ-BOSS-10", "seat:seat")
MONSTERS_WIN: Final = Message("monsters-win", "MQ-WIN-02")
