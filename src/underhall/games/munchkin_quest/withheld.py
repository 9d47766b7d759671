"""What somebody may want to do and cannot do now: cards in hand, and what one usually does in moves and fights.

The options are there already: this says which of the checks that make them left something out.
"""

from typing import Final

from underhall.games.munchkin_quest.bargain import why_no_call
from underhall.games.munchkin_quest.characters import LEVEL_PRICE
from underhall.games.munchkin_quest.deals import NO_DEAL, why_no_deal
from underhall.games.munchkin_quest.dungeon import dark_sides, step_cost
from underhall.games.munchkin_quest.facts import (
    AFTER_DEFEAT,
    AFTER_ROLL,
    AFTER_WON_FIGHT,
    CARDS,
    CURSE_ON_ANYONE,
    CURSE_ON_YOU,
    IN_COMBAT,
    MEETING,
    NOT_IN_COMBAT,
    OWN_COMBAT,
    OWN_TURN,
    OWN_TURN_OR_ESCAPE,
    PLAY,
    WOULD_LOSE_HITS,
    Ability,
)
from underhall.games.munchkin_quest.items import TOO_DEAR, why_no_level, worth
from underhall.games.munchkin_quest.option_kinds import (
    BUY_LEVEL,
    CALL,
    CARD,
    DEAL,
    EXPLORE,
    LAY,
    LAY_PACKED,
    SEARCH,
    SWAP,
    TRADE,
)
from underhall.games.munchkin_quest.option_kinds import PLAY as PLAY_OPTION
from underhall.games.munchkin_quest.packing import hand_card
from underhall.games.munchkin_quest.plays import played_by
from underhall.games.munchkin_quest.search import why_no_search
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import (
    ANY_MOMENTS,
    ESCAPE_MENU,
    FIGHT_MENU,
    MEETING_MENU,
    MOVES_MENU,
    WindowNo,
    in_time,
    reaches,
)
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.types import CardNo, SeatNo
from underhall.kernel.withheld import OTHER_QUESTION, Reason, Withheld, offered_cards

MENUS: Final = {"moves": MOVES_MENU, "meeting": MEETING_MENU, "fight": FIGHT_MENU, "escape": ESCAPE_MENU}
LAYING: Final = ("moves", "opening")  # when items are laid from hand
OPEN_CARDS: Final = ("pick-loot", "choose-prize")  # the same card may lie there and be held
NAMING_A_HELD_CARD: Final = (PLAY_OPTION, SWAP, LAY, LAY_PACKED, CARD)

IN_A_FIGHT: Final = Reason("item-in-fight", "MQ-COMBAT-11")
NOT_YOUR_MOVES: Final = Reason("item-turn", "MQ-TURN-08")
NO_SLOT: Final = Reason("slot", "MQ-ITEM-07")
NO_ROOM: Final = Reason("character", "MQ-CARD-12")
NOT_THIS_MOMENT: Final = Reason("now", "MQ-CARD-12")
NOT_PLAYABLE: Final = Reason("now", "MQ-CARD-18")
NOT_THE_BOSS: Final = Reason("boss", "MQ-FIX-06")
ALONE: Final = Reason("alone", "MQ-ITEM-21")
NO_ROOMS: Final = Reason("no-rooms", "MQ-EXPL-14")
NO_MOVES: Final = Reason("no-moves", "MQ-MOVE-02")
DEAR: Final = Reason("dear", "MQ-MOVE-05")
ALL_EXPLORED: Final = Reason("no-dark", "MQ-EXPL-01")

# What a card must wait for; those that may be played at any time wait for the next action.
WAITS_FOR: Final = {
    NOT_IN_COMBAT: "not-in-combat",
    OWN_TURN: "own-turn",
    OWN_TURN_OR_ESCAPE: "own-turn",
    MEETING: "meeting",
    IN_COMBAT: "combat",
    OWN_COMBAT: "own-combat",
    AFTER_ROLL: "roll",
    AFTER_DEFEAT: "defeat",
    AFTER_WON_FIGHT: "victory",
    CURSE_ON_YOU: "curse",
    CURSE_ON_ANYONE: "curse",
    WOULD_LOSE_HITS: "hits",
}


def withheld(g: MunchkinQuest, decision: Decision) -> list[Withheld]:
    found: list[Withheld] = []
    add_cards(g, decision, found)
    if decision.kind == "moves":
        add_moves(g, decision, found)
    elif decision.kind == "fight":
        add_call(g, decision, found)
    return found


# -- cards ---------------------------------------------------------------------------------------------------------


def add_cards(g: MunchkinQuest, decision: Decision, found: list[Withheld]) -> None:
    """Add the cards in hand that cannot be played; none where the question is not about the hand."""
    offered = offered_cards(decision, NAMING_A_HELD_CARD)
    hand = sorted({hand_card(held) for held in g.munchkins[decision.seat].hand})
    window = window_of(decision)
    if decision.kind in OPEN_CARDS or (window == NOTHING and offered.isdisjoint(hand)):
        return
    for card in hand:
        if card not in offered:
            found.append(Withheld(why_not(g, decision, card, window), g.wording.cards[card]))


def window_of(decision: Decision) -> int:
    """The moment for cards at which the seat is asked, or NOTHING: it is asked something else."""
    op = decision.op
    return op.window if isinstance(op, Window) else MENUS.get(decision.kind, NOTHING)


def why_not(g: MunchkinQuest, decision: Decision, card: CardNo, window: int) -> Reason:
    facts = CARDS[card]
    lays = decision.kind in LAYING
    if facts.is_item and lays:
        return NO_SLOT
    if window == NOTHING and not lays:
        return OTHER_QUESTION
    if facts.is_item and not facts.one_shot:
        return IN_A_FIGHT if g.in_combat() else NOT_YOUR_MOVES
    if facts.in_play:
        dead = g.munchkins[decision.seat].dead
        return NO_ROOM if lays or (window in ANY_MOMENTS and not dead) else NOT_THIS_MOMENT
    ability = facts.on[PLAY]
    if ability is None or window == NOTHING:
        return NOT_PLAYABLE
    return why_not_begun(g, decision.seat, card, ability, WindowNo(window))


def why_not_begun(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability, window: WindowNo) -> Reason:
    """Which of the checks of `timing.usable` fails first."""
    rule = played_by(g, seat, card, ability)
    if not in_time(g, seat, ability, window):
        waits = WAITS_FOR.get(ability.timing, "now")
        here = (waits == "combat" and g.fight is not None) or (waits == "not-in-combat" and not g.in_combat())
        return Reason("now" if here else waits, rule)
    if g.fight is not None and g.fight.boss and not ability.boss:
        return NOT_THE_BOSS
    return Reason("no-target" if reaches(g, seat, card, ability) else "reach", rule)


# -- what one usually does -------------------------------------------------------------------------------------------


def add_moves(g: MunchkinQuest, decision: Decision, found: list[Withheld]) -> None:
    seat = decision.seat
    offered = {kind_of(code) for code in decision.codes}
    if EXPLORE not in offered:
        found.append(action(g, EXPLORE, why_no_way(g, seat)))
    search = why_no_search(g, seat)
    if search is not None:
        found.append(action(g, SEARCH, search))
    deal = why_no_deal(g, seat)
    if deal is not None and deal is not NO_DEAL:
        found.append(action(g, DEAL, deal))
    level = why_no_level(g, seat)
    if level is not None:
        number = min(LEVEL_PRICE, worth(g, seat)) if level is TOO_DEAR else g.rules.goal
        found.append(Withheld(level, "", g.wording.kinds[BUY_LEVEL].name, number))
    if TRADE not in offered and g.seats() > 1:
        found.append(action(g, TRADE, ALONE))


def why_no_way(g: MunchkinQuest, seat: SeatNo) -> Reason:
    """Why there is no way into the dark."""
    if not g.room_deck:
        return NO_ROOMS
    if g.moves_left(seat) <= 0:
        return NO_MOVES
    place = g.munchkins[seat].place
    for side in dark_sides(g, place):
        if step_cost(g, seat, place, side) > 0:
            return DEAR
    return ALL_EXPLORED


def add_call(g: MunchkinQuest, decision: Decision, found: list[Withheld]) -> None:
    reason = why_no_call(g, g.fight) if g.fight is not None else None
    if reason is not None:
        found.append(action(g, CALL, reason))


def action(g: MunchkinQuest, kind: int, reason: Reason) -> Withheld:
    return Withheld(reason, "", g.wording.kinds[kind].name)
