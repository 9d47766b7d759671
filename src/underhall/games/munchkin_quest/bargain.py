"""Bargains: help for a price, in steps and binding (MQ-HELP-*, MQ-CONF-06), and trade between neighbours (MQ-CONF-07).

The leader calls; everybody who could come is asked in turn and may post terms; the leader takes one, answers one with
terms of the leader's own, or takes none. Terms are built step by step, so that no question has many answers.
"""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.arrive import enter
from underhall.games.munchkin_quest.dungeon import near
from underhall.games.munchkin_quest.moves import is_bound, receive_item, remove_item
from underhall.games.munchkin_quest.ops import Pick, Word
from underhall.games.munchkin_quest.state import (
    CARD_MASK,
    CHEATED,
    GATHERING,
    Fight,
    MunchkinQuest,
    Terms,
    Trade,
    item_card,
)
from underhall.games.munchkin_quest.wording import (
    ACCEPT,
    COUNTER,
    DECLINE,
    DONE,
    FIRST_PICK,
    GOLD,
    ITEM,
    NO,
    NUMBER,
    SECOND_PICK,
    WANT_GOLD,
    WANT_ITEM,
    YES,
)
from underhall.kernel.agenda import NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of

SUMS: Final = (100, 200, 300, 500, 1000)  # of gold that are offered, as far as there is so much
MOST_CALLS: Final = 2  # in one fight
BARE: Final = CARD_MASK | CHEATED


def sums_up_to(gold: int) -> list[int]:
    found = [n for n in SUMS if n < gold]
    if gold > 0:
        found.append(gold)
    return found


def bare_items(g: MunchkinQuest, seat: int) -> list[int]:
    """The different items that a munchkin could hand over, without how it carries them."""
    found: list[int] = []
    for item in g.munchkins[seat].items:
        if item & BARE not in found and not is_bound(item):
            found.append(item & BARE)
    return found


# -- help ----------------------------------------------------------------------------------------------------------


def helpers(g: MunchkinQuest, fight: Fight) -> list[int]:
    """Who could be invited: alive, here or next door; against the Boss of the last level (MQ-HELP-03, MQ-BOSS-09)."""
    leader = g.munchkins[fight.leader]
    if fight.helper >= 0 or leader.shunned:
        return []
    for standing in g.standing(fight.leader):
        if standing.shunned:
            return []
    found: list[int] = []
    for seat in g.from_seat(fight.leader)[1:]:
        munchkin = g.munchkins[seat]
        if munchkin.dead or not near(g, munchkin.place, fight.place):
            continue
        if not fight.boss or munchkin.level >= g.rules.goal:
            found.append(seat)
    return found


def can_call(g: MunchkinQuest) -> bool:
    fight = g.fight
    return fight is not None and fight.step == GATHERING and fight.calls < MOST_CALLS and bool(helpers(g, fight))


def expected_treasures(g: MunchkinQuest, fight: Fight) -> int:
    """What the monsters of the fight would bring."""
    total = fight.spoils
    for uid in fight.monsters:
        monster = g.monster(uid)
        if monster is not None:
            total += g.monster_treasures(monster)
    return total


class CallForHelp(Word):
    """The leader invites everybody who could come (MQ-HELP-02)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        assert fight is not None
        fight.calls += 1
        fight.offers = []
        cause = g.emit(say.HELP_CALLED, frame.seat)
        asked = helpers(g, fight)
        asked.reverse()
        for seat in asked:
            g.push(BIDDING, seat, NOTHING, cause, (seat,))


class Haggle(Pick):
    """A step of building terms. The first pick is the helper whom they are for; the chooser may be either."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is None:
            g.drop(frame)
        else:
            super().run(g, frame)


class AskTreasures(Haggle):
    """How many Treasures; or not at all."""

    kind: str = "bid-treasures"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        most = expected_treasures(g, g.fight) if g.fight is not None else 0
        return [pack(DECLINE), *[pack(NUMBER, n) for n in range(most + 1)]]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        if kind_of(code) == DECLINE:
            g.drop(frame)
            g.emit(say.OFFER_DECLINED, seat)
        else:
            g.pick(x_of(code))


class AskGold(Haggle):
    """How much gold of the leader's."""

    kind: str = "bid-gold"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        gold = g.munchkins[g.fight.leader].gold if g.fight is not None else 0
        return [pack(GOLD, 0), *[pack(GOLD, n) for n in sums_up_to(gold)]]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        g.pick(x_of(code))


class AskItem(Haggle):
    """One item of the leader's in play, or none."""

    kind: str = "bid-item"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        items = bare_items(g, g.fight.leader) if g.fight is not None else []
        return [pack(DONE), *[pack(ITEM, item_card(item), item >> 8) for item in items]]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        g.pick(NOTHING if kind_of(code) == DONE else (code >> 8 & CARD_MASK) | (code >> 24 & 255) << 8)


class AskOrder(Haggle):
    """Who picks first, where both get something (MQ-HELP-10)."""

    kind: str = "bid-order"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        most = expected_treasures(g, g.fight) if g.fight is not None else 0
        if 0 < frame.picks[1] < most:
            return [pack(FIRST_PICK), pack(SECOND_PICK)]
        return [pack(SECOND_PICK)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        g.pick(1 if kind_of(code) == FIRST_PICK else 0)


def terms_of(frame: Frame) -> Terms:
    """Picks: the helper, Treasures, gold, an item or none, whether the helper picks first."""
    helper, treasures, gold, item, first = frame.picks
    return Terms(helper, gold, (item,) if item >= 0 else (), treasures, first == 1)


class PostOffer(Word):
    """The terms are posted for all to see, in place of earlier ones."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None:
            return
        terms = terms_of(frame)
        fight.offers = [offer for offer in fight.offers if offer.seat != terms.seat]
        fight.offers.append(terms)
        first = 1 if terms.picks_first else 0
        g.emit(say.OFFER_MADE, terms.seat, terms.gold, terms.treasures, len(terms.items), first)


class ChooseOffer(Pick):
    """The leader takes one, answers one, or goes without."""

    kind: str = "choose-offer"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes = [pack(DECLINE)]
        fight = g.fight
        if fight is not None and fight.helper < 0:
            able = helpers(g, fight)
            for offer in fight.offers:
                if offer.seat in able and can_pay(g, fight, offer):
                    codes.append(pack(ACCEPT, offer.seat))
                if offer.seat in able and offer.seat not in frame.picks:
                    codes.append(pack(COUNTER, offer.seat))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        fight = g.fight
        if fight is None:
            return
        kind = kind_of(code)
        if kind == DECLINE:
            fight.offers = []
        elif kind == ACCEPT:
            for offer in fight.offers:
                if offer.seat == x_of(code):
                    join(g, fight, offer, frame.cause)
                    break
        else:
            g.again(frame, (*frame.picks, x_of(code)))
            g.push(COUNTERING, seat, NOTHING, frame.cause, (x_of(code),))


def can_pay(g: MunchkinQuest, fight: Fight, terms: Terms) -> bool:
    if terms.gold > g.munchkins[fight.leader].gold:
        return False
    owned = bare_items(g, fight.leader)
    for item in terms.items:
        if item not in owned:
            return False
    return True


class AnswerCounter(Pick):
    """The helper takes the leader's terms, or leaves it."""

    kind: str = "answer-counter"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> int:
        return frame.picks[0]

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or fight.helper >= 0:
            return
        terms = terms_of(frame)
        first = 1 if terms.picks_first else 0
        g.emit(say.OFFER_COUNTERED, terms.seat, terms.gold, terms.treasures, len(terms.items), first)
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        return [pack(YES), pack(NO)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        fight = g.fight
        if fight is None:
            return
        if kind_of(code) == YES:
            join(g, fight, terms_of(frame), frame.cause)
        else:
            fight.offers = [offer for offer in fight.offers if offer.seat != seat]
            g.emit(say.OFFER_DECLINED, seat)


def join(g: MunchkinQuest, fight: Fight, terms: Terms, cause: int) -> None:
    """The helper walks in, free of moves, and must help; what was promised is bound (MQ-HELP-05 to -07)."""
    fight.helper = terms.seat
    fight.terms = terms
    fight.offers = []
    fight.stirred = True
    told = g.emit(say.HELPER_JOINS, terms.seat, fight.leader, terms.gold, terms.treasures, len(terms.items))
    if g.munchkins[terms.seat].place != fight.place:
        enter(g, terms.seat, fight.place, told)


HELPING: Final = Program("helping", (CallForHelp(), ChooseOffer()))
BIDDING: Final = Program("bidding", (AskTreasures(), AskGold(), AskItem(), AskOrder(), PostOffer()))
COUNTERING: Final = Program("countering", (AskTreasures(), AskGold(), AskItem(), AskOrder(), AnswerCounter()))


# -- trade ---------------------------------------------------------------------------------------------------------


def partners(g: MunchkinQuest, seat: int) -> list[int]:
    """Who is near enough to trade with, and has something to do with it (MQ-ITEM-21, -22)."""
    if g.in_combat():
        return []
    found: list[int] = []
    mine = g.munchkins[seat]
    for other in g.from_seat(seat)[1:]:
        munchkin = g.munchkins[other]
        has = bool(mine.items or mine.gold or munchkin.items or munchkin.gold)
        if has and not munchkin.dead and near(g, mine.place, munchkin.place):
            found.append(other)
    return found


class BuildTrade(Pick):
    """One thing more on either side, or the offer as it stands, or nothing."""

    kind: str = "build-trade"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.trade is None:
            g.trade = Trade(frame.seat, frame.picks[0], 0, (), 0, ())
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        trade = g.trade
        codes = [pack(DECLINE)]
        if trade is None:
            return codes
        if trade.items or trade.gold or trade.wanted or trade.wanted_gold:
            codes.append(pack(DONE))
        for item in bare_items(g, seat):
            if item not in trade.items:
                codes.append(pack(ITEM, item_card(item), item >> 8))
        if trade.gold == 0:
            codes += [pack(GOLD, n) for n in sums_up_to(g.munchkins[seat].gold)]
        for item in bare_items(g, trade.taker):
            if item not in trade.wanted:
                codes.append(pack(WANT_ITEM, item_card(item), item >> 8))
        if trade.wanted_gold == 0:
            codes += [pack(WANT_GOLD, n) for n in sums_up_to(g.munchkins[trade.taker].gold)]
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        t = g.trade
        assert t is not None
        kind = kind_of(code)
        if kind == DONE:
            g.emit(say.TRADE_OFFERED, t.giver, t.taker)
            return
        if kind == DECLINE:
            g.trade = None
            g.drop(frame)
            return
        g.again(frame, frame.picks)
        item = x_of(code) | (code >> 24 & 255) << 8
        if kind == ITEM:
            g.trade = Trade(t.giver, t.taker, t.gold, (*t.items, item), t.wanted_gold, t.wanted)
        elif kind == GOLD:
            g.trade = Trade(t.giver, t.taker, x_of(code), t.items, t.wanted_gold, t.wanted)
        elif kind == WANT_ITEM:
            g.trade = Trade(t.giver, t.taker, t.gold, t.items, t.wanted_gold, (*t.wanted, item))
        else:
            g.trade = Trade(t.giver, t.taker, t.gold, t.items, x_of(code), t.wanted)


class AnswerTrade(Pick):
    """The other side takes the whole offer or nothing of it."""

    kind: str = "answer-trade"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> int:
        return frame.picks[0]

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        return [pack(YES), pack(NO)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        trade, g.trade = g.trade, None
        assert trade is not None
        if kind_of(code) == NO or seat not in partners(g, trade.giver):
            g.emit(say.TRADE_DECLINED, trade.giver, seat)
            return
        g.emit(say.TRADE_DONE, trade.giver, seat)
        hand_over(g, trade.giver, seat, trade.gold, trade.items)
        hand_over(g, seat, trade.giver, trade.wanted_gold, trade.wanted)


def hand_over(g: MunchkinQuest, giver: int, taker: int, gold: int, items: tuple[int, ...]) -> None:
    """Gold and items change hands; what the receiver cannot carry is dropped (MQ-ITEM-23, -24)."""
    sum_ = min(gold, g.munchkins[giver].gold)
    if sum_ > 0:
        g.munchkins[giver].gold -= sum_
        g.munchkins[taker].gold += sum_
        g.emit(say.GOLD_TRADED, giver, sum_, taker)
    for wanted in items:
        for item in g.munchkins[giver].items[:]:
            if item & BARE == wanted:
                remove_item(g, giver, item)
                g.emit(say.ITEM_TRADED, giver, item_card(item), taker)
                receive_item(g, taker, item)
                break


TRADING: Final = Program("trading", (BuildTrade(), AnswerTrade()))
