"""What each option of a decision is worth, by the kind of decision."""

from collections.abc import Callable
from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.judge.fights import bid, bid_gold, in_fight, on_counter, on_meeting, on_offers
from underhall.games.munchkin_quest.judge.moves import judge_moves, on_exits
from underhall.games.munchkin_quest.judge.possessions import on_cards, on_tidying, sale
from underhall.games.munchkin_quest.judge.trying import DEPTH, MOST_TRIED, attempt
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED
from underhall.kernel.types import OptionCode, SeatNo


def judge_munchkin_quest(world: Game, seat: SeatNo) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, MunchkinQuest):
        return []
    if decision.kind == "moves":
        return judge_moves(world, seat, decision)
    judge = JUDGES.get(decision.kind)
    if judge is not None:
        return [judge(world, seat, decision, code) for code in decision.codes]
    found: list[int] = []
    for code in decision.codes:
        if kind_of(code) in (kinds.COUNTER, kinds.TIDY, kinds.TRADE, kinds.DIE) or len(found) >= MOST_TRIED:
            found.append(-DECIDED)
        else:
            found.append(attempt(world, seat, decision, code, DEPTH))
    return found


def on_giving_up(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    return 0 if kind_of(code) == kinds.NO else -DECIDED


def on_building_trade(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    return 0 if kind_of(code) == kinds.DECLINE else -1


# What an option is worth, by the kind of decision; what is not here is tried.
JUDGES: Final[dict[str, Callable[[MunchkinQuest, SeatNo, Decision, OptionCode], int]]] = {
    "fight": in_fight,
    "meeting": on_meeting,
    "provoke": on_meeting,
    "bid-gold": bid_gold,
    "bid-treasures": bid,
    "bid-item": bid,
    "bid-order": bid,
    "choose-offer": on_offers,
    "answer-counter": on_counter,
    "tidy": on_tidying,
    "sell-items": sale,
    "give-up": on_giving_up,
    "choose-exit": on_exits,
    "charity": on_cards,
    "pick-loot": on_cards,
    "build-trade": on_building_trade,
}
