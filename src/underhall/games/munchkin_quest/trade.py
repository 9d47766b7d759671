"""Trade between neighbours: an offer is built step by step, and answered (MQ-ITEM-21, -22, MQ-CONF-07)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.bargain import MOST_COUNTERS, add_sums, bare_items, hand_over, sort_out
from underhall.games.munchkin_quest.codes import coded_item, item_code
from underhall.games.munchkin_quest.dungeon import near
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.offers import Trade
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.picks import about_seat
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_CARD, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.types import OptionCode, SeatNo

MOST_REFUSALS: Final = 2  # by one neighbour, of one neighbour's offers, in the own turn
MOST_OUT_OF_TURN: Final = 1  # and in the turn of somebody else


def partners(g: MunchkinQuest, seat: SeatNo) -> list[SeatNo]:
    """Who is near enough to trade with, and has something to do with it (MQ-ITEM-21, -22)."""
    found: list[SeatNo] = []
    mine = g.munchkins[seat]
    if g.in_combat() or mine.dead:
        return found
    for other in g.after_seat(seat):
        if can_trade(g, mine, g.munchkins[other]):
            found.append(other)
    return found


def can_trade(g: MunchkinQuest, mine: Munchkin, other: Munchkin) -> bool:
    """Whether both together have something, and are near each other."""
    has = bool(mine.items or mine.gold or other.items or other.gold)
    return has and not other.dead and near(g, mine.place, other.place)


def note_refusal(g: MunchkinQuest, seat: SeatNo, other: SeatNo) -> None:
    """That neighbour has turned an offer of the seat down, or it was not made after all."""
    g.change(seat).refusals = (*g.munchkins[seat].refusals, other)


def add_trades(g: MunchkinQuest, seat: SeatNo, codes: list[OptionCode]) -> None:
    """Add the neighbours to whom an offer may be made, in whosever turn; nobody is pestered (MQ-CONF-07)."""
    mine = g.munchkins[seat]
    if g.in_combat() or mine.dead:
        return
    most = MOST_REFUSALS if seat == g.active else MOST_OUT_OF_TURN
    for other in g.after_seat(seat):
        if can_trade(g, mine, g.munchkins[other]) and (not mine.refusals or mine.refusals.count(other) < most):
            codes.append(pack(kinds.TRADE, other))


def is_refused(g: MunchkinQuest, trade: Trade) -> bool:
    """Whether this very offer has been turned down in this turn."""
    for refused in g.refused:
        if refused.same(trade):
            return True
    return False


class BuildTrade(Pick):
    """One thing more on either side, or the offer as it stands, or nothing."""

    kind: str = "build-trade"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.trade is None:
            g.trade = Trade(frame.seat, about_seat(frame))
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        trade = g.trade
        codes = [pack(kinds.DECLINE)]
        if trade is None:
            return codes
        something = trade.items or trade.gold or trade.wanted or trade.wanted_gold
        if something and not is_refused(g, trade):
            codes.append(pack(kinds.DONE))
        for item in bare_items(g, seat):
            if item not in trade.items:
                codes.append(item_code(item))
        if trade.gold == 0:
            add_sums(kinds.GOLD, g.munchkins[seat].gold, codes)
        for item in bare_items(g, trade.taker):
            if item not in trade.wanted:
                codes.append(item_code(item, kinds.WANT_ITEM))
        if trade.wanted_gold == 0:
            add_sums(kinds.WANT_GOLD, g.munchkins[trade.taker].gold, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        t = g.trade
        assert t is not None
        kind = kind_of(code)
        if kind == kinds.DONE:
            g.emit(say.TRADE_OFFERED, "MQ-ITEM-21", t.giver, t.taker)
            return
        if kind == kinds.DECLINE:
            note_refusal(g, seat, t.taker)
            g.trade = None
            g.drop(frame)
            return
        g.again(frame, frame.picks)
        item = coded_item(code)
        if kind == kinds.ITEM:
            g.trade = Trade(t.giver, t.taker, t.gold, (*t.items, item), t.wanted_gold, t.wanted)
        elif kind == kinds.GOLD:
            g.trade = Trade(t.giver, t.taker, x_of(code), t.items, t.wanted_gold, t.wanted)
        elif kind == kinds.WANT_ITEM:
            g.trade = Trade(t.giver, t.taker, t.gold, t.items, t.wanted_gold, (*t.wanted, item))
        else:
            g.trade = Trade(t.giver, t.taker, t.gold, t.items, x_of(code), t.wanted)


class AnswerTrade(Pick):
    """The other side takes the whole offer, or nothing of it, or makes another. Picks: it, and how many there were."""

    kind: str = "answer-trade"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return about_seat(frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.YES), pack(kinds.NO)]
        if len(frame.picks) <= MOST_COUNTERS:
            codes.append(pack(kinds.COUNTER, frame.seat))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        trade, g.trade = g.trade, None
        assert trade is not None
        if kind_of(code) == kinds.COUNTER:
            g.emit(say.TRADE_COUNTERED, "MQ-CONF-07", seat, trade.giver)
            g.push(TRADING, seat, NO_CARD, frame.cause, (trade.giver, *frame.picks))
            return
        if kind_of(code) == kinds.NO or seat not in partners(g, trade.giver):
            g.refused = (*g.refused, trade)
            note_refusal(g, trade.giver, seat)
            g.emit(say.TRADE_DECLINED, "MQ-ITEM-21", trade.giver, seat)
            return
        g.emit(say.TRADE_DONE, "MQ-ITEM-21", trade.giver, seat)
        hand_over(g, trade.giver, seat, trade.gold, trade.items)
        hand_over(g, seat, trade.giver, trade.wanted_gold, trade.wanted)
        sort_out(g, trade.giver, seat)


TRADING: Final = Program("trading", (BuildTrade(), AnswerTrade()))
