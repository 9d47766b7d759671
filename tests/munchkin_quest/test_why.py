"""Every event names the rule by which it happened there: one that exists and that could have caused it.

`COULD` was read through by hand against the catalogue: for each message the rules that may stand behind it, and the
phase, card, room or cause with which each of them may. A rule is no property of its message: a card is drawn at the
beginning of a turn, for a new room, by the Monster Die, for a monster beaten, in a deal, after death.
"""

from collections.abc import Iterator

import pytest

import underhall
from tests.conformance.munchkin_quest import steady
from tests.marks import rule
from tests.quest_fights import beside, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import (
    CARDS,
    COLOURS,
    CONTRARY,
    DECKS,
    FACES,
    KINDS,
    LASTING,
    MONSTER,
    NEXT_COMBAT,
    SEAT_COLOURS,
)
from underhall.games.munchkin_quest.settings import VALUES
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import CARD, CHARITY, MONSTERS, MOVES
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event, Message
from underhall.kernel.luck import Luck, seeded
from underhall.rules.catalogue import catalogue

# Conditions are words that must all hold; of words joined by commas one is enough, and "!" denies one.
BY_CARD = {
    "MQ-ITEM-02": "by-item",
    "MQ-KEY-11": "by-potion,by-scroll",
    "MQ-CARD-10": "by-go_up_a_level",
    "MQ-RACE-04": "by-race",
    "MQ-CLASS-05": "by-class after-card-used",
    "MQ-CLASS-07": "by-class after-card-used",
    "MQ-CURSE-02": "by-curse after-curse-works",
    "MQ-CURSE-06": "by-curse after-card-used",
    "MQ-CARD-18": "by-move_or_room_trick",
    "MQ-ITEM-33": "by-item after-card-thrown",
    "MQ-RUN-06": "by-monster after-caught fled",
    "MQ-ITEM-38": "by-monster after-card-used fight",
    "MQ-COMBAT-37": "by-monster won",
    "MQ-DEAL-01": "no-card after-dealt",
    "MQ-ROOM-01": "no-card after-walked,after-explored,after-helper-joins,after-moved-by-magic,after-none entered",
}
PRICE = {"MQ-DEAL-04": "no-card after-dealt"}
FEET = "moves no-card"
IN_A_FIGHT = "moves fight"
COULD: dict[str, dict[str, str]] = {
    # Set-up and the course of turns
    "sex-chosen": {"MQ-SETUP-11": "setup"},
    "first-rolled": {"MQ-SETUP-13": "setup !tied", "MQ-CONF-10": "setup tied"},
    "first-player": {"MQ-SETUP-13": "setup"},
    "turn-began": {"MQ-TURN-01": "no-card"},
    "phase-began": {"MQ-TURN-01": "moves,charity", "MQ-MON-01": "monsters alive", "MQ-DEATH-09": "monsters !alive"},
    "returned": {"MQ-DEATH-12": "card no-card"},
    # Cards
    "card-drawn": {
        "MQ-SETUP-09": "setup no-card",
        "MQ-DEATH-13": "card no-card just-returned",
        "MQ-TURN-02": "card dxm mine",
        "MQ-EXPL-05": "moves dxm mine after-explored",
        "MQ-DICE-03": "moves dxm after-monster-die rolled-colour",
        "MQ-MON-03": "monsters dxm after-monster-die rolled-colour",
        "MQ-COMBAT-38": "moves dxm won",
        "MQ-HELP-17": "moves dxm won helped",
        "MQ-COMBAT-41": "moves treasure won after-fight-totals",
        "MQ-COMBAT-32": "moves treasure",
        "MQ-SEARCH-09": "moves treasure after-searched total-5,total-6,total-8",
        "MQ-SEARCH-10": "moves treasure after-searched total-9",
        "MQ-CARD-09": "moves after-dealt",
        "MQ-DEAL-01": "moves after-dealt",
        "MQ-ROOM-01": "just-curse-tip,in-booing-arena dxm,won",
        "MQ-KEY-11": "by-potion dxm fight",
    },
    "card-shown": {
        "MQ-COMBAT-41": "moves treasure won after-fight-totals",
        "MQ-ROOM-01": "moves treasure won after-fight-totals",
        "MQ-COMBAT-32": "moves treasure",
        "MQ-HELP-10": "moves treasure won helped",
        "MQ-SEARCH-09": "moves treasure after-searched total-5,total-6,total-8",
        "MQ-SEARCH-10": "moves treasure after-searched total-9",
        "MQ-CARD-09": "moves after-dealt treasure",
        "MQ-DEAL-01": "moves after-dealt treasure",
    },
    "hand-shown": {"MQ-CARD-04": "card,moves,charity no-card !fight"},
    "deck-empty": {"MQ-SETUP-04": ""},
    "deck-reshuffled": {"MQ-SETUP-03": ""},
    "card-laid": {
        "MQ-SETUP-12": "setup",
        "MQ-TURN-08": "moves told-item mine !fight",
        "MQ-CARD-14": "told-item !mine !fight",
        "MQ-CHAR-05": "charity told-item mine",
        "MQ-CARD-12": "!setup told-character",
        "MQ-RACE-09": "!setup told-race no-card",
        "MQ-CLASS-11": "!setup told-class no-card",
        "MQ-CURSE-02": "told-class by-curse",
        "MQ-ITEM-04": "told-item by-cheat",
    },
    "card-packed": {
        "MQ-SETUP-12": "setup",
        "MQ-TURN-08": "moves mine !fight",
        "MQ-CARD-14": "!mine !fight",
        "MQ-CHAR-05": "charity mine",
        "MQ-ITEM-13": "!setup no-card !fight",
    },
    "card-unpacked": {"MQ-ITEM-13": "!setup no-card !fight"},
    "grip-changed": {"MQ-ITEM-09": "!setup no-card !fight"},
    "card-played": {
        "MQ-CURSE-01": "told-curse alive-now",
        "MQ-CURSE-03": "told-wishing-ring by-curse after-card-played alive-now",
        "MQ-CARD-10": "told-go_up_a_level alive-now",
        "MQ-CARD-18": "told-move_or_room_trick",
        "MQ-ENH-01": "told-enhancer fight",
        "MQ-ENH-07": "told-wandering_monster,told-mate fight",
        "MQ-DICE-07": "told-loaded_die",
        "MQ-ITEM-04": "told-cheat !fight",
        "MQ-KEY-11": "told-potion,told-scroll",
        "MQ-COMBAT-13": "told-treasure fight involved",
        "MQ-HELP-26": "told-treasure fight !involved",
        "MQ-HELP-04": "fight after-helper-joins",
        "MQ-RUN-09": "fled told-potion,told-scroll,told-move_or_room_trick involved",
        "MQ-DEATH-11": "!alive-now",
    },
    "card-used": {
        "MQ-ITEM-02": "told-item",
        "MQ-RACE-04": "told-race",
        "MQ-CLASS-05": "told-class",
        "MQ-CLASS-07": "told-class",
        "MQ-ITEM-38": "told-monster fight",
        "MQ-CURSE-06": "told-curse !fight",
    },
    "card-thrown": {"MQ-ITEM-33": "told-item fight"},
    "card-discarded": {
        "MQ-DEATH-04": "!alive-now",
        "MQ-CLASS-05": "by-class after-card-used",
        "MQ-RUN-06": "by-monster after-caught fled",
        **PRICE,
    },
    "card-returned": {"MQ-COMBAT-34": "moves"},
    "card-shed": {
        "MQ-CARD-12": "!setup no-card told-character",
        "MQ-CLASS-05": "by-class after-card-used",
        "MQ-CLASS-06": "by-class after-card-used told-class",
        "MQ-CLASS-11": "told-class,told-super_munchkin",
        "MQ-RACE-08": "told-half_breed",
        "MQ-RACE-09": "told-race no-card",
        "MQ-CONF-72": "told-race,told-class",
        "MQ-CURSE-02": "by-curse told-race,told-class",
        "MQ-RUN-06": "by-monster told-class",
    },
    "discard-taken": {"MQ-DEAL-01": "moves after-dealt"},
    "card-given": {"MQ-CHAR-02": "charity mine", "MQ-CHAR-04": "charity mine several"},
    "charity-discard": {"MQ-CHAR-03": "charity mine"},
    "item-dropped": {
        "MQ-ITEM-26": "!setup no-card !fight",
        "MQ-DEATH-06": "!alive-now",
        "MQ-ROOM-01": "fled in-sticky-floor",
        "MQ-CURSE-02": "by-curse after-curse-works",
        "MQ-RUN-06": "by-monster after-caught fled",
    },
    "gold-dropped": {
        "MQ-ITEM-26": "!setup no-card !fight",
        "MQ-DEATH-06": "!alive-now",
        "MQ-RUN-06": "by-monster after-caught fled",
    },
    "item-picked-up": {
        "MQ-ITEM-29": "moves mine !fight no-card after-none",
        "MQ-SEARCH-15": "moves mine !fight after-searched",
        "MQ-DEAL-01": "moves mine after-dealt",
    },
    "gold-picked-up": {
        "MQ-ITEM-29": "moves mine !fight no-card after-none",
        "MQ-SEARCH-15": "moves mine !fight after-searched",
    },
    "item-lost": {
        "MQ-ITEM-05": "told-cheat",
        "MQ-CARD-06": "by-item after-card-used",
        "MQ-LEVEL-04": "moves mine no-card !fight",
        "MQ-DEAL-01": "moves mine no-card after-dealt",
        "MQ-CLASS-05": "by-class after-card-used",
        "MQ-CURSE-02": "by-curse after-curse-works",
        "MQ-RUN-06": "by-monster after-caught fled",
        **PRICE,
    },
    "gold-gained": {
        "MQ-SEARCH-08": "moves mine after-searched total-2,total-3,total-4",
        "MQ-SEARCH-09": "moves mine after-searched total-5,total-6,total-8",
        "MQ-SEARCH-10": "moves mine after-searched total-9",
        "MQ-DEAL-01": "moves mine after-dealt",
    },
    "gold-lost": {
        "MQ-LEVEL-03": "moves mine no-card !fight",
        "MQ-ROOM-01": "moves no-card in-tax-cave",
        "MQ-CURSE-02": "by-curse after-curse-works",
        "MQ-CURSE-06": "by-curse after-card-used",
        "MQ-KEY-11": "by-scroll fight",
        "MQ-ITEM-38": "by-monster after-card-used fight",
        "MQ-RUN-06": "by-monster after-caught fled",
        **PRICE,
    },
    "curse-played": {"MQ-CURSE-01": "by-curse after-card-played"},
    "curse-cancelled": {
        "MQ-CURSE-03": "by-wishing-ring",
        "MQ-CURSE-04": "by-class after-card-used",
        "MQ-ITEM-02": "by-item !by-wishing-ring",
        "MQ-KEY-11": "by-scroll",
    },
    "curse-redirected": {"MQ-ITEM-02": "by-item after-card-used"},
    "curse-works": {"MQ-CURSE-02": "by-curse"},
    "curse-stays": {"MQ-CURSE-05": "told-next-combat", "MQ-CURSE-06": "told-lasting"},
    "curse-lifted": {
        "MQ-CURSE-05": "told-next-combat no-card after-fight-began,after-fight-totals,after-boss-comes,after-none",
        "MQ-CURSE-06": "by-curse after-card-used told-lasting",
        "MQ-DEAL-01": "after-dealt told-lasting",
        "MQ-KEY-11": "by-scroll told-lasting",
    },
    "cheated": {"MQ-ITEM-04": "by-cheat !fight"},
    "item-stolen": {"MQ-CLASS-07": "by-class after-card-used"},
    "curse-tip": {"MQ-ROOM-01": "by-curse in-evil-altar"},
    # Characters
    "level-gained": {
        "MQ-CARD-10": "by-go_up_a_level",
        "MQ-LEVEL-03": "moves mine after-level-bought",
        "MQ-DEAL-01": "moves mine after-dealt",
        "MQ-COMBAT-44": "moves won !scary",
        "MQ-COMBAT-45": "moves won scary !helped",
        "MQ-HELP-18": "moves won helped !scary",
        "MQ-HELP-19": "moves won helped scary",
    },
    "level-lost": {
        "MQ-HEALTH-03": "no-card !fight just-level-for-hits",
        "MQ-DEATH-05": "!alive-now",
        "MQ-BOSS-12": "moves boss just-boss-level-lost",
        "MQ-CURSE-02": "by-curse after-curse-works",
        "MQ-RUN-06": "by-monster after-caught fled",
    },
    "level-bought": {"MQ-LEVEL-03": "moves mine no-card !fight"},
    "hits-lost": {
        "MQ-COMBAT-47": "no-card after-fight-totals fled !boss",
        "MQ-BOSS-12": "no-card after-fight-totals fled boss",
        "MQ-RUN-07": "fled just-in-vain",
        "MQ-CONF-70": "by-potion !fight",
        "MQ-ITEM-02": "by-item after-none",
        "MQ-CURSE-02": "by-curse after-curse-works",
        "MQ-RUN-06": "by-monster after-caught fled",
    },
    "hits-prevented": {"MQ-ITEM-02": "by-item after-card-used"},
    "hits-healed": {
        "MQ-HEALTH-03": "no-card !fight just-level-for-hits",
        "MQ-HEALTH-04": "by-class,by-race,by-potion,after-dealt",
    },
    "level-for-hits": {"MQ-HEALTH-03": "no-card !fight"},
    "died": {
        "MQ-DEATH-01": "just-hits-lost,just-promise-kept",
        "MQ-DEATH-15": "mine no-card just-gave-up",
        "MQ-RUN-06": "by-monster after-caught fled",
        "MQ-CONF-59": "",
    },
    "taken-over": {"MQ-CONF-61": IN_A_FIGHT},
    "gave-up": {"MQ-DEATH-15": "mine no-card"},
    # The map
    "walked": {"MQ-MOVE-03": "moves mine no-card after-none", "MQ-ITEM-02": "by-item after-card-used moves"},
    "forced": {"MQ-MOVE-08": FEET},
    "blocked": {"MQ-MOVE-05": FEET, "MQ-MOVE-06": FEET, "MQ-MOVE-08": FEET},
    "explored": {"MQ-EXPL-01": "moves mine no-card"},
    "link-laid": {"MQ-EXPL-04": "moves after-explored"},
    "link-turned": {"MQ-DEAL-01": "moves after-dealt"},
    "link-walled": {"MQ-CARD-18": "by-move_or_room_trick after-card-played"},
    "room-turned": {"MQ-CARD-18": "by-move_or_room_trick after-card-played !fight"},
    "dungeon-explored": {"MQ-EXPL-14": "moves after-explored"},
    "moved-by-magic": {
        "MQ-DEAL-01": "moves after-dealt mine",
        "MQ-TURN-06": "moves mine !fight by-scroll,by-move_or_room_trick",
        "MQ-RUN-09": "fled involved by-scroll,by-move_or_room_trick",
        "MQ-HELP-04": "fight after-helper-joins",
        "MQ-CARD-18": "by-move_or_room_trick mine",
        "MQ-KEY-11": "by-potion,by-scroll",
    },
    "toll-paid": {"MQ-ROOM-01": "moves in-tax-cave"},
    "toll-evaded": {"MQ-ROOM-01": "moves in-tax-cave"},
    "searched": {"MQ-SEARCH-01": "moves mine no-card"},
    "search-monster": {"MQ-SEARCH-07": "moves mine after-searched,just-searched total-1,total-7"},
    "room-looted": {"MQ-SEARCH-09": "moves total-5,total-6,total-8"},
    "room-cleaned-out": {"MQ-SEARCH-10": "moves total-9", "MQ-SEARCH-11": "moves total-5,total-6,total-8"},
    "dealt": {"MQ-DEAL-01": "moves mine no-card !fight"},
    # Dice
    "dice-rolled": {
        "MQ-SEARCH-01": "moves mine no-card !fight",
        "MQ-RUN-05": "fled involved no-card",
        "MQ-CLASS-07": "by-class after-card-used",
        "MQ-DICE-05": "by-item,by-monster",
        "MQ-DICE-08": "moves mine no-card !fight no-dice",
        "MQ-ITEM-02": "by-item just-dice-again",
        "MQ-RACE-04": "by-race just-dice-again",
    },
    "monster-die": {"MQ-DICE-02": "moves", "MQ-MON-02": "monsters mine"},
    "die-set": {"MQ-DICE-07": "by-loaded_die"},
    "monster-die-set": {"MQ-DICE-07": "by-loaded_die"},
    "dice-again": {"MQ-ITEM-02": "by-item after-card-used", "MQ-RACE-04": "by-race after-card-used"},
    "d10-rolled": {"MQ-CLASS-07": "by-class after-card-used", "MQ-CLASS-08": "by-class after-card-used"},
    # Monsters
    "monster-drawn": {
        "MQ-EXPL-07": "moves mine after-explored !fight",
        "MQ-SEARCH-07": "moves mine after-searched !fight",
        "MQ-EXPL-15": "moves mine all-explored !fight",
        "MQ-ENH-07": "moves after-card-played fight",
        "MQ-BOSS-01": "moves mine highest !fight",
    },
    "monster-based": {
        "MQ-EXPL-08": "moves after-monster-die drawn-by-EXPL-07 rolled-colour",
        "MQ-CONF-56": "moves after-monster-die !drawn-by-EXPL-07 rolled-colour",
        "MQ-BOSS-02": "moves after-monster-die drawn-by-BOSS-01 rolled-colour",
        "MQ-EXPL-09": "moves after-monster-die !rolled-colour",
        "MQ-CONF-03": "moves after-monster-die",
    },
    "base-freed": {"MQ-EXPL-10": "moves after-monster-die"},
    "no-monster": {"MQ-CONF-33": "moves"},
    "monster-moved": {
        "MQ-MON-05": "monsters after-monster-die",
        "MQ-MON-20": "monsters after-monster-die",
        "MQ-MON-23": "monsters after-monster-die contrary",
    },
    "monster-sent": {
        "MQ-DEAL-01": "moves after-dealt",
        "MQ-CURSE-02": "by-curse after-curse-works !fight",
        "MQ-CLASS-07": "by-class fight",
        "MQ-KEY-11": "by-potion fight",
    },
    "monsters-stay": {"MQ-MON-10": "monsters after-monster-die"},
    "monster-left": {
        "MQ-CARD-17": "moves mated",
        "MQ-BOSS-13": "moves boss",
        "MQ-ITEM-38": "by-monster after-card-used fight",
        "MQ-KEY-11": "by-scroll fight",
    },
    "monster-enhanced": {"MQ-ENH-01": "by-enhancer fight"},
    "monster-joins": {"MQ-ENH-07": "fight after-monster-die,by-mate"},
    "door-broken": {"MQ-MON-08": "monsters,by-curse,by-class,by-potion,after-dealt"},
    "disdained": {"MQ-COMBAT-49": "moves !fight"},
    # Fights
    "fight-began": {
        "MQ-COMBAT-03": "moves mine after-walked,after-moved-by-magic,after-none",
        "MQ-COMBAT-04": "moves mine after-curse-works,after-monster-sent",
        "MQ-COMBAT-05": "moves mine drawn-lately",
        "MQ-TURN-05": "moves mine after-phase-began first-thing",
        "MQ-CONF-63": "moves,charity mine",
        "MQ-RUN-13": "moves mine just-fled",
        "MQ-COMBAT-49": "moves mine after-none",
        "MQ-COMBAT-53": "moves mine",
    },
    "boss-comes": {"MQ-BOSS-01": "moves mine highest"},
    "side-bonus": {
        "MQ-CLASS-05": "by-class fight involved",
        "MQ-HELP-28": "by-class fight !involved",
        "MQ-ITEM-33": "by-item fight after-card-thrown",
        "MQ-KEY-11": "by-potion,by-scroll fight",
    },
    "monsters-bonus": {
        "MQ-ITEM-33": "by-item fight after-card-thrown",
        "MQ-KEY-11": "by-potion,by-scroll fight",
    },
    "dice-changed": {
        "MQ-CLASS-05": "by-class fight",
        "MQ-ITEM-33": "by-item fight after-card-thrown",
        "MQ-KEY-11": "by-potion fight",
    },
    "backstabbed": {"MQ-CLASS-05": "by-class fight involved", "MQ-HELP-28": "by-class fight !involved"},
    "roll-announced": {"MQ-COMBAT-19": IN_A_FIGHT},
    "fight-locked": {"MQ-CONF-62": "by-scroll fight"},
    "fight-dice": {"MQ-COMBAT-14": IN_A_FIGHT, "MQ-HELP-12": f"{IN_A_FIGHT} helped"},
    "fight-monster-dice": {"MQ-COMBAT-15": IN_A_FIGHT},
    "fight-totals": {"MQ-COMBAT-24": IN_A_FIGHT},
    "fight-won": {"MQ-COMBAT-24": "more", "MQ-CLASS-12": "tie just-tie-won"},
    "fight-lost": {"MQ-COMBAT-24": "fewer", "MQ-COMBAT-25": "tie just-tie-lost"},
    "tie-won": {"MQ-CLASS-12": "tie"},
    "tie-lost": {"MQ-COMBAT-25": "tie"},
    "fight-ended": {"MQ-COMBAT-33": "moves"},
    "monster-killed": {"MQ-COMBAT-37": "moves won"},
    "monster-reborn": {"MQ-COMBAT-37": "moves won by-monster"},
    "loot-shown": {"MQ-HELP-10": "moves won helped"},
    # Help
    "help-called": {"MQ-HELP-02": IN_A_FIGHT},
    "nobody-came": {"MQ-HELP-02": IN_A_FIGHT},
    "offer-made": {"MQ-HELP-09": IN_A_FIGHT},
    "offer-declined": {"MQ-CONF-06": IN_A_FIGHT},
    "offer-countered": {"MQ-HELP-11": IN_A_FIGHT},
    "better-asked": {"MQ-HELP-11": IN_A_FIGHT},
    "helper-joins": {"MQ-HELP-03": IN_A_FIGHT, "MQ-HELP-04": IN_A_FIGHT, "MQ-HELP-05": IN_A_FIGHT},
    "helper-pays": {"MQ-HELP-09": IN_A_FIGHT},
    "promise-kept": {"MQ-CONF-06": "moves helped"},
    "trade-offered": {"MQ-ITEM-21": "!setup !fight no-card"},
    "trade-done": {"MQ-ITEM-21": "!setup !fight no-card"},
    "trade-countered": {"MQ-CONF-07": "!setup !fight no-card"},
    "trade-declined": {"MQ-ITEM-21": "!setup !fight no-card"},
    "item-traded": {"MQ-ITEM-21": "!setup !fight no-card"},
    "gold-traded": {"MQ-ITEM-21": "!setup !fight no-card", "MQ-CLASS-07": "by-class after-card-used !fight"},
    # Flight
    "exit-chosen": {"MQ-RUN-02": "fled", "MQ-ROOM-01": "fled in-trapdoor-stage"},
    "no-exit": {"MQ-RUN-10": "fled"},
    "escaped": {"MQ-RUN-05": "fled"},
    "caught": {"MQ-RUN-06": "fled !no-exit", "MQ-RUN-10": "fled no-exit"},
    "auto-escape": {"MQ-RUN-09": "fled by-potion"},
    "bad-stuff-in-vain": {"MQ-RUN-07": "fled"},
    "ran": {"MQ-RUN-04": "fled"},
    "boss-level-lost": {"MQ-BOSS-12": "fled boss"},
    # The end
    "won-game": {"MQ-BOSS-10": "moves won boss", "MQ-BOSS-11": "moves won boss helped"},
    "monsters-win": {"MQ-WIN-02": ""},
}
PHASES = {CARD: "card", MOVES: "moves", CHARITY: "charity", MONSTERS: "monsters"}
CHARACTER = ("race", "class", "half_breed", "super_munchkin")
IN_FIGHTS = ("fight-began", "boss-comes")
GAMES = 16
MOST_ANSWERS = 900


def what(number: int) -> set[str]:
    """What a card is, in words."""
    card = CARDS[number]
    words = {DECKS[card.deck], card.id[2:]}
    if card.deck != MONSTER:
        words.add(KINDS[card.kind])
        words |= {
            word for word, duration in (("lasting", LASTING), ("next-combat", NEXT_COMBAT)) if card.duration == duration
        }
        if KINDS[card.kind] in CHARACTER:
            words.add("character")
        if card.is_item:
            words.add("item")
    return words


class Moment:
    """What is known of the game while its events are gone through."""

    def __init__(self, seats: int) -> None:
        self.phase = "setup"
        self.active = -1
        self.dead: set[int] = set()
        self.level = [1] * seats
        self.room = [0] * seats
        self.tied = 0  # rolls for the first turn
        self.seats = seats
        self.total = 0  # of the last search
        self.colour = -1
        self.goal = 10
        self.lately: set[str] = set()  # what has happened in this turn
        self.just = ["", "", ""]  # the last events by name
        self.drawn_by = ""
        self.fighters: set[int] = set()
        self.fight = self.fled = self.won = self.boss = self.helped = False
        self.scary = self.mated = self.all_explored = False
        self.exitless: set[int] = set()
        self.sums = (0, 0)
        self.names: dict[int, str] = {}

    def begin_fight(self, seat: int) -> None:
        self.fight = True
        self.fled = self.won = self.boss = self.helped = self.mated = False
        self.fighters = {seat}
        self.exitless = set()

    def words(self, event: Event) -> set[str]:
        """The words that hold for an event."""
        told = dict(zip(event.message.names, event.values, strict=False))
        seat = told.get("seat", -1)
        cause = self.names.get(event.cause, "none")
        words = {self.phase, f"after-{cause}", *self.lately, *(f"just-{name}" for name in self.just)}
        if event.source < 0:
            words.add("no-card")
        else:
            words |= {f"by-{word}" for word in what(event.source)}
        if "card" in told and told["card"] >= 0:
            words |= {f"told-{word}" for word in what(told["card"])}
        holds = {
            "mine": seat == self.active,
            "alive": self.active not in self.dead,
            "alive-now": seat not in self.dead,
            "tied": self.tied >= self.seats,
            "involved": seat in self.fighters,
            "fight": self.fight,
            "fled": self.fled,
            "won": self.won,
            "boss": self.boss,
            "helped": self.helped,
            "scary": self.scary,
            "mated": self.mated,
            "all-explored": self.all_explored,
            "no-exit": seat in self.exitless,
            "highest": 0 <= seat < self.seats and self.level[seat] >= self.goal,
            "just-in-vain": "bad-stuff-in-vain" in self.just,
            "no-dice": told.get("dice") == 0,
            "more": self.sums[0] > self.sums[1],
            "fewer": self.sums[0] < self.sums[1],
            "tie": self.sums[0] == self.sums[1],
            "several": self.seats > 2,
            "contrary": event.message is say.MONSTER_MOVED and CARDS[told["card"]].gait == CONTRARY,
            "rolled-colour": self.colour in SEAT_COLOURS[: self.seats],
            f"total-{max(1, min(self.total, 9))}": True,
            f"drawn-by-{self.drawn_by}": True,
        }
        words |= {word for word, true in holds.items() if true}
        if "deck" in told:
            words.add(DECKS[told["deck"]])
        if 0 <= seat < self.seats:
            words.add(f"in-{FACES[self.room[seat]].id}")
        if "room" in told:
            words.add(f"in-{FACES[told['room']].id}")
        return words

    def note(self, event: Event) -> None:
        """Go on to the next event."""
        told = dict(zip(event.message.names, event.values, strict=False))
        name, seat = event.message.name, told.get("seat", -1)
        self.names[event.number] = name
        if name != "deck-reshuffled":
            self.just = [*self.just[1:], name]
        if name == "turn-began":
            self.phase, self.active, self.lately = "card", seat, {"first-thing"}
            self.fight = False
        elif name == "phase-began":
            self.phase = PHASES[told["phase"]]
            self.fight = False
        elif name == "first-rolled":
            self.tied += 1
        elif name in IN_FIGHTS:
            if not self.fight or self.fled or self.won:
                self.begin_fight(seat)
            self.boss = name == "boss-comes"
        elif name == "returned":
            self.dead.discard(seat)
            self.room[seat] = 0
            self.lately.add("just-returned")
        elif name == "died":
            self.dead.add(seat)
            self.fighters.discard(seat)
        elif name in ("level-gained", "level-lost"):
            self.level[seat] = told["level"]
        elif name in ("walked", "explored", "moved-by-magic", "ran"):
            self.room[seat] = told["room"]
            self.lately.add("entered")
            if seat == self.active:
                self.lately -= {"first-thing", "drawn-lately", "just-fled"}
            if name == "moved-by-magic" and self.names.get(event.cause) != "helper-joins":
                self.fighters.discard(seat)
            if seat == self.active and (name == "ran" or (name == "moved-by-magic" and self.fled)):
                self.lately.add("just-fled")
        elif name == "searched":
            self.total = told["n"]
        elif name in ("monster-die", "monster-die-set"):
            self.colour = told["colour"]
        elif name == "monster-drawn":
            self.drawn_by = event.rule.removeprefix("MQ-")
            self.lately.add("drawn-lately")
        elif name == "fight-totals":
            self.sums = (told["ours"], told["theirs"])
            self.lately -= {"first-thing", "drawn-lately", "just-fled"}
        elif name == "fight-won":
            self.won, self.fight = True, False
        elif name == "fight-lost":
            self.fled, self.fight = True, False
        elif name == "fight-ended":
            self.fight = self.fled = self.won = False
        elif name == "helper-joins":
            self.helped = True
            self.fighters.add(seat)
            self.room[seat] = self.room[told["leader"]]
        elif name == "monster-killed":
            self.scary = CARDS[told["card"]].scary
        elif name == "monster-joins":
            self.mated = self.mated or event.source >= 0
        elif name == "no-exit":
            self.exitless.add(seat)
        elif name == "dungeon-explored":
            self.all_explored = True
        if name == "curse-tip":
            self.just = ["curse-tip", "curse-tip", "curse-tip"]


def holds(condition: str, words: set[str]) -> bool:
    for each in condition.split():
        if not any((word[1:] not in words) if word.startswith("!") else word in words for word in each.split(",")):
            return False
    return True


def faults(g: MunchkinQuest, level: int = 1) -> list[str]:
    """The events of a game whose rule could not have caused them; everybody began at that level."""
    moment = Moment(g.seats())
    moment.goal = g.rules.goal
    moment.level = [level] * g.seats()
    found: list[str] = []
    for event in g.events:
        if event.message is not say.PHASE_BEGAN and event.message is not say.TURN_BEGAN:
            words = moment.words(event)
            moment.note(event)
        else:
            moment.note(event)
            words = moment.words(event)
        could = COULD[event.message.name]
        if event.rule not in could:
            found.append(f"event {event.number}: {event.message.name} by {event.rule}")
        elif not holds(could[event.rule], words):
            found.append(
                f"event {event.number}: {event.message.name} by {event.rule} needs {could[event.rule]!r}, "
                f"there is {sorted(words)}"
            )
    return found


DULL = ("die", "trade", "tidy", "drop", "drop-gold", "show", "shed", "end", "counter", "better")


def lively(decision: Decision, luck: Luck) -> int:
    """An answer by chance, with little trade, tidying up and dying."""
    index = luck.below(len(decision.codes))
    for _ in range(3):
        if decision.options[index].kind not in DULL:
            break
        index = luck.below(len(decision.codes))
    return index


def random_games(batch: int) -> Iterator[tuple[MunchkinQuest, int]]:
    """Games of all sizes by chance, half of them by players who know what is good for them and stand before the last
    level; with each the level at which everybody has begun."""
    luck = seeded(f"why {batch}")
    for number in range(GAMES):
        options = {name: values[-1] for name, values in VALUES.items() if luck.below(3) == 0}
        game = underhall.engine.new("munchkin-quest", 2 + luck.below(3), f"why {batch} {number}", options)
        assert isinstance(game, MunchkinQuest)
        wise = number % 2 == 1
        level = game.rules.goal - 1 if wise else 1
        for munchkin in game.munchkins:
            munchkin.level = level
        for _ in range(MOST_ANSWERS):
            if game.over:
                break
            decision = game.decisions[0]
            wanted = steady(decision) if wise and luck.below(4) else []
            game.answer(decision.seat, wanted[luck.below(len(wanted))] if wanted else lively(decision, luck))
        yield game, level


def test_every_message_has_its_rules() -> None:
    """The table names every message of the game, and only rules of its catalogue."""
    messages = {value.name for value in vars(say).values() if isinstance(value, Message)}
    assert COULD.keys() == messages
    assert {rule for rules in COULD.values() for rule in rules} <= catalogue("munchkin-quest").entries().keys()


@pytest.mark.parametrize("batch", range(6))
def test_the_rule_of_every_event_could_have_caused_it(batch: int) -> None:
    """Games of all sizes and options by chance, as far as the table knows what goes on in them."""
    for game, level in random_games(batch):
        assert faults(game, level)[:3] == []


# -- pointed scenes -------------------------------------------------------------------------------------------------


def why(t: QuestTable, message: str) -> list[str]:
    """The rules behind every event of this name so far."""
    return [event.rule for event in t.g.events if event.message.name == message]


def test_a_kit_is_explained_by_the_kit_and_a_turns_card_by_the_turn() -> None:
    """Six cards each to begin with, then one for the turn that begins."""
    game = underhall.engine.new("munchkin-quest", 2, 5)
    assert isinstance(game, MunchkinQuest)
    for seat in range(2):
        game.answer(seat, 0)
    while game.turn == 0:
        game.answer(game.decisions[0].seat, 0)
    drawn = [event.rule for event in game.events if event.message is say.CARD_DRAWN]
    assert drawn == ["MQ-SETUP-09"] * 12 + ["MQ-TURN-02"]


@rule("MQ-DEATH-13", "MQ-DEATH-14")
def test_who_returns_has_the_kit_of_the_dead_and_then_the_card_of_the_turn() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.dead("ann")
    t.begin("ann", "start")
    assert why(t, "card-drawn") == ["MQ-DEATH-13"] * 4 + ["MQ-TURN-02"]


def test_a_new_room_explains_its_card_its_monster_and_the_fight() -> None:
    """The explorer's card is the room's, the other's card the die's; the fight begins because a monster appeared."""
    t = munchkin_quest(["ann", "bob"])
    t.next_room("waiting-room")
    t.next_from(MONSTER, "m-goldfish")
    t.begin("ann")
    t.luck((2, 0), *[(2, 0)] * 3, (6, COLOURS.index(t.colour_of("bob"))))
    t.answer("ann", "explore", side=0)
    t.all_pass()
    if t.may("ann", "colour"):
        t.answer("ann", "colour")
    assert why(t, "card-drawn")[:1] == ["MQ-EXPL-05"]
    assert set(why(t, "card-drawn")[1:]) <= {"MQ-DICE-03"}
    assert why(t, "monster-drawn") == ["MQ-EXPL-07"]
    assert set(why(t, "monster-based")) <= {"MQ-EXPL-08", "MQ-EXPL-09"}
    if t.g.fight is None and t.may("ann", "fight"):
        t.answer("ann", "fight")
    assert why(t, "fight-began") == ["MQ-COMBAT-05"]


@pytest.mark.parametrize(
    ("total", "gold", "cards", "mark"),
    [
        (3, "MQ-SEARCH-08", [], []),
        (5, "MQ-SEARCH-09", ["MQ-SEARCH-09"], ["MQ-SEARCH-09"]),
    ],
)
def test_what_is_found_has_the_rule_of_its_row(total: int, gold: str, cards: list[str], mark: list[str]) -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.at("ann", "waiting-room")
    t.begin("ann")
    t.dice(total - t.g.face(t.place("waiting-room")).search)
    t.answer("ann", "search")
    t.all_pass()
    assert why(t, "dice-rolled") == ["MQ-SEARCH-01"]
    assert (why(t, "gold-gained"), why(t, "card-drawn"), why(t, "room-looted")) == ([gold], cards, mark)


@pytest.mark.parametrize(
    ("helps", "leader", "helper"), [(False, "MQ-COMBAT-45", ""), (True, "MQ-HELP-19", "MQ-HELP-19")]
)
def test_levels_for_a_scary_monster_have_rules_of_their_own(helps: bool, leader: str, helper: str) -> None:
    """Two for the one who kills Squidzilla alone, one each for two; the card for its colour is the helper's.

    And the hit that the draught costs afterwards has its own rule.
    """
    t = beside("m-squidzilla")
    t.level("ann", 8)
    t.items("ann", "t-adamant-armour", "t-clown-shoes", "t-handheld-ballista", "t-eye-of-argon")
    t.laid("ann", "d-dwarf")  # who carries all that
    t.hand("ann", "t-suspiciously-glowing")
    walk_in(t)
    t.answer("ann", "play", card="t-suspiciously-glowing")
    t.answer("ann", "for-munchkins")
    if helps:
        helped_by(t, "bob")
    t.dice(*[2] * (4 if helps else 3))
    t.answer("ann", "roll")
    t.all_pass()
    assert why(t, "level-gained") == [rule for rule in (leader, helper) if rule]
    assert why(t, "card-drawn")[:1] == (["MQ-HELP-17"] if helps else ["MQ-COMBAT-41"])
    assert why(t, "hits-lost") == ["MQ-CONF-70"]


@pytest.mark.parametrize(("exits", "caught"), [(True, "MQ-RUN-06"), (False, "MQ-RUN-10")])
def test_hits_of_a_defeat_and_of_bad_stuff_have_different_rules(exits: bool, caught: str) -> None:
    """One for the lost fight, two by the Ogre; and without a way out nobody rolls."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east", link="" if exits else "wall")
    t.monster("m-ogre-dentist", "waiting-room", "bob")
    t.at("ann", "waiting-room")
    t.begin("ann", "start")
    t.all_pass()
    if t.may("ann", "fight"):
        t.answer("ann", "fight")
    t.dice(1, 1, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert why(t, "fight-began") == ["MQ-TURN-05"]
    assert why(t, "hits-lost") == ["MQ-COMBAT-47", "MQ-RUN-06"]
    assert why(t, "caught") == [caught]


def test_bad_stuff_in_vain_explains_the_hit_that_it_costs() -> None:
    """The Spider takes headgear; Ann has none."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-itsy-bitsy-spider", "waiting-room", "bob", "d-enh-ancient")
    walk_in(t)
    t.dice(1, 1, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert why(t, "hits-lost") == ["MQ-COMBAT-47", "MQ-RUN-07"]


def test_a_death_has_the_rule_that_brought_it_and_its_losses_the_rules_of_death() -> None:
    """On purpose; the hand, the level, the gold and the items go by other rules than the death."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 3)
    t.items("ann", "t-pot-lid")
    t.hand("ann", "d-elf")
    t.begin("ann")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert (why(t, "gave-up"), why(t, "died")) == (["MQ-DEATH-15"], ["MQ-DEATH-15"])
    assert (why(t, "card-discarded"), why(t, "level-lost")) == (["MQ-DEATH-04"], ["MQ-DEATH-05"])
    assert (why(t, "item-dropped"), why(t, "gold-dropped")) == (["MQ-DEATH-06"], ["MQ-DEATH-06"])
    assert why(t, "phase-began")[-2] == "MQ-DEATH-09"


def test_a_curse_takes_an_item_by_the_rule_of_curses_and_a_sale_by_that_of_sales() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-barrel-with-straps", "t-handheld-ballista")
    t.gold("ann", 600)
    t.hand("bob", "d-curse-armour-to-pudding")
    t.begin("ann", "window")
    t.answer("bob", "play", card="d-curse-armour-to-pudding")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()
    t.answer("ann", "buy-level")
    t.answer("ann", "item", card="t-handheld-ballista")
    t.answer("ann", "done")
    assert why(t, "card-played") == ["MQ-CURSE-01"]
    assert why(t, "item-lost") == ["MQ-CURSE-02", "MQ-LEVEL-04"]
    assert (why(t, "gold-lost"), why(t, "level-gained")) == (["MQ-LEVEL-03"], ["MQ-LEVEL-03"])


def test_a_deal_explains_its_price_and_what_it_does() -> None:
    """The hospital takes gold and heals; the same hit may be healed for a level."""
    t = munchkin_quest(["ann", "bob"])
    t.room("hospital", "east")
    t.at("ann", "hospital")
    t.level("ann", 2)
    t.wounds("ann", 2)
    t.begin("ann")
    t.answer("ann", "deal")
    t.all_pass()
    assert (why(t, "dealt"), why(t, "gold-lost")) == (["MQ-DEAL-01"], ["MQ-DEAL-04"])
    t.answer("ann", "tidy")
    t.answer("ann", "heal")
    assert why(t, "hits-healed") == ["MQ-HEALTH-04", "MQ-HEALTH-03"]
    assert why(t, "level-lost") == ["MQ-HEALTH-03"]


@pytest.mark.parametrize(("monster", "expected"), [("m-fungus", "MQ-TURN-06"), ("", "MQ-KEY-11")])
def test_magic_is_explained_by_the_fight_it_spares_only_if_there_is_one(monster: str, expected: str) -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    if monster:
        t.monster(monster, "waiting-room", "bob")
    t.at("ann", "waiting-room")
    t.hand("ann", "t-return-to-sender")
    t.begin("ann")
    t.answer("ann", "play", card="t-return-to-sender")
    t.all_pass()
    assert why(t, "moved-by-magic") == [expected]
    assert t.where("ann") == "entrance"


def test_what_lies_there_is_picked_up_for_a_move_or_by_a_search() -> None:
    for act, expected in (("pick-up", "MQ-ITEM-29"), ("search", "MQ-SEARCH-15")):
        t = munchkin_quest(["ann", "bob"])
        t.room("waiting-room", "east")
        t.at("ann", "waiting-room")
        t.floor("waiting-room", "t-pot-lid", gold=100)
        t.begin("ann")
        t.dice(3)
        t.answer("ann", act)
        t.all_pass()
        t.answer("ann", "item", card="t-pot-lid")
        assert (why(t, "gold-picked-up"), why(t, "item-picked-up")) == ([expected], [expected])


def test_a_race_goes_by_its_owners_will_and_what_stands_on_it_by_its_own_rule() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf", "d-half-breed")
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-elf")
    assert why(t, "card-shed") == ["MQ-CARD-12", "MQ-RACE-08"]


@pytest.mark.parametrize(
    ("dice", "message", "expected"),
    [
        ((3, 2), "fight-won", "MQ-COMBAT-24"),
        ((2, 3), "fight-lost", "MQ-COMBAT-24"),
        ((3, 3), "fight-lost", "MQ-COMBAT-25"),
    ],
)
def test_a_tie_is_lost_by_the_rule_of_ties_and_anything_else_by_the_sums(
    dice: tuple[int, int], message: str, expected: str
) -> None:
    """The Lame Goblin and Ann, both of level 1, with a die each."""
    t = beside("m-lame-goblin")
    walk_in(t)
    t.dice(*dice)
    t.answer("ann", "roll")
    t.all_pass()
    assert why(t, message) == [expected]


@rule("MQ-CLASS-12")
def test_a_tie_that_a_warrior_wins_is_explained_by_the_warrior() -> None:
    t = beside("m-lame-goblin")
    t.laid("ann", "d-warrior")
    walk_in(t)
    t.dice(3, 3)
    t.answer("ann", "roll")
    t.all_pass()
    assert why(t, "fight-won") == ["MQ-CLASS-12"]


@rule("MQ-COMBAT-53", "MQ-COMBAT-03")
def test_in_a_mixed_group_each_monster_is_fought_by_its_own_rule() -> None:
    """The Goblin must be fought; the Bullrog, which disdains Ann, is taken on."""
    t = beside("m-lame-goblin", "m-bullrog")
    walk_in(t)
    t.answer("ann", "monster", card="m-bullrog")
    if t.may("ann", "fight"):
        t.answer("ann", "fight")
    assert why(t, "fight-began") == ["MQ-COMBAT-03", "MQ-COMBAT-53"]


@rule("MQ-RUN-13")
def test_who_flees_among_other_monsters_fights_them_by_the_rule_of_flight() -> None:
    """Ann loses to the Fungus and runs on into the Goblin's room."""
    t = beside("m-fungus")
    t.room("beige-chamber", "east", "waiting-room")
    t.monster("m-lame-goblin", "beige-chamber", "bob")
    walk_in(t)
    t.dice(1, 6, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    t.answer("ann", "place", place="beige-chamber")
    t.all_pass()
    if t.may("ann", "fight"):
        t.answer("ann", "fight")
    assert why(t, "fight-began") == ["MQ-COMBAT-03", "MQ-RUN-13"]
