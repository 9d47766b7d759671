"""Bargains: help for a price, in steps and binding (MQ-HELP-*, MQ-CONF-06).

The leader calls; everybody who could come is asked in turn and may post terms. The leader takes one, answers one with
terms of the leader's own, asks all for better ones, or goes without. Terms are built step by step, so that no question
has many answers, and every kind of question may be asked a few times only, so that bargaining ends.
"""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import enter
from underhall.games.munchkin_quest.codes import coded_item, item_code
from underhall.games.munchkin_quest.combat import GATHERING, Fight
from underhall.games.munchkin_quest.dungeon import near
from underhall.games.munchkin_quest.facts import CARDS, PLAY, SELF
from underhall.games.munchkin_quest.hands import discard, unhold
from underhall.games.munchkin_quest.moves import is_bound, is_vital, receive_item, remove_item
from underhall.games.munchkin_quest.offers import Terms
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.packing import bare_item, hand_card
from underhall.games.munchkin_quest.picks import Bid, about_seat
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_CARD, NO_EVENT, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.events import Message
from underhall.kernel.types import CardNo, EventNumber, OptionCode, SeatNo
from underhall.kernel.withheld import Reason

STEP: Final = 100  # of gold: any multiple of it can be named, and all there is
MOST_CALLS: Final = 2  # before others change the fight
MOST_ROUNDS: Final = 2  # of better offers, in one call
MOST_COUNTERS: Final = 2  # to each helper, in one call; and to an offer between neighbours
MOST_ITEMS: Final = 3  # in the terms of one helper
A_ROUND: Final = -1  # among the picks of the leader's choice: a round of better offers


def add_sums(kind: int, gold: int, codes: list[OptionCode]) -> None:
    """Add the sums that somebody with so much gold can name."""
    for n in range(STEP, gold, STEP):
        codes.append(pack(kind, n))
    if gold > 0:
        codes.append(pack(kind, gold))


def bare_items(g: MunchkinQuest, seat: SeatNo) -> list[int]:
    """The different items that a munchkin could hand over, without how it carries them."""
    found: list[int] = []
    for item in g.munchkins[seat].items:
        bare = bare_item(item)
        if bare not in found and not is_bound(item) and not is_vital(g, seat, item):
            found.append(bare)
    return found


# -- help ----------------------------------------------------------------------------------------------------------


def fights_alone(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether nobody may help the munchkin."""
    if g.munchkins[seat].fights_alone:
        return True
    for standing in g.standing(seat):
        if standing.fights_alone:
            return True
    return False


def may_be_called(g: MunchkinQuest, fight: Fight) -> list[SeatNo]:
    """Whom the leader may invite, near or far: alive, and against the Boss of the last level (MQ-BOSS-09)."""
    if fight.helper >= 0 or fights_alone(g, fight.leader):
        return []
    least = g.rules.goal if fight.boss else 0
    others = g.after_seat(fight.leader)
    return [seat for seat in others if not g.munchkins[seat].dead and g.munchkins[seat].level >= least]


def why_no_help(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> str:
    """What keeps the munchkin from walking in, or ''."""
    if g.munchkins[seat].dead:
        return "dead"
    if fights_alone(g, fight.leader):
        return "shunned"
    if fight.boss and g.munchkins[seat].level < g.rules.goal:
        return "level"
    return "" if near(g, g.munchkins[seat].place, fight.place) else "far"


def helpers(g: MunchkinQuest, fight: Fight) -> list[SeatNo]:
    """Who could walk in: whoever is here or next door (MQ-HELP-03)."""
    return [s for s in may_be_called(g, fight) if near(g, g.munchkins[s].place, fight.place)]


def carriers(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> list[int]:
    """The cards in hand that could carry the munchkin into the room of the fight (MQ-HELP-04)."""
    found: list[int] = []
    if fight.locked:
        return found  # nobody plays a card into it
    for held in g.munchkins[seat].hand:
        card = hand_card(held)
        ability = CARDS[card].on[PLAY]
        if ability is None or card in found or ability.reach != SELF or (fight.boss and not ability.boss):
            continue
        frame = Frame(ability.program, 0, seat, card, NO_EVENT, ())
        for op in ability.program.ops:
            if isinstance(op, Pick) and op.kind == "choose-room" and leads_to(g, op, frame, fight.place):
                found.append(card)
    return found


def leads_to(g: MunchkinQuest, rooms: Pick, frame: Frame, place: int) -> bool:
    """Whether the room is one of those that a card lets its player choose."""
    return place in [x_of(code) for code in rooms.options(g, frame, frame.seat)]


def can_come(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> bool:
    """Whether the munchkin could walk in, or arrive by magic."""
    return near(g, g.munchkins[seat].place, fight.place) or bool(carriers(g, fight, seat))


def by_magic(g: MunchkinQuest, fight: Fight) -> list[SeatNo]:
    """Who could come by magic only."""
    near_by = helpers(g, fight)
    return [s for s in may_be_called(g, fight) if s not in near_by and carriers(g, fight, s)]


HAS_HELPER: Final = Reason("helper", "MQ-HELP-01")
NOBODY_COMES: Final = Reason("no-helper", "MQ-HELP-03")
CALLED: Final = Reason("called", "MQ-HELP-02")


def why_no_call(g: MunchkinQuest, fight: Fight) -> Reason | None:
    """Why a call makes no sense, or None. It does not say whether somebody far away could come by magic."""
    if fight.helper >= 0:
        return HAS_HELPER
    if fight.step != GATHERING or fight.calls >= MOST_CALLS:
        return CALLED
    return None if may_be_called(g, fight) else NOBODY_COMES


def can_call(g: MunchkinQuest) -> bool:
    fight = g.fight
    return fight is not None and why_no_call(g, fight) is None


def expected_treasures(g: MunchkinQuest, fight: Fight) -> int:
    """What the monsters of the fight would bring."""
    return fight.spoils + sum([g.monster_treasures(monster) for monster in g.fighting_monsters()])


class CallForHelp(Effect):
    """The leader invites everybody who could come (MQ-HELP-02)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        assert fight is not None
        fight.calls += 1
        fight.offers = ()
        fight.declined = 0
        ask_for_bids(g, fight, g.emit(say.HELP_CALLED, "MQ-HELP-02", frame.seat))


def ask_for_bids(g: MunchkinQuest, fight: Fight, cause: EventNumber) -> None:
    """Everybody who could come is asked in turn; that somebody far away is asked must not be seen."""
    near_by, far = helpers(g, fight), by_magic(g, fight)
    fight.asked = 0
    for seat in reversed(may_be_called(g, fight)):
        if seat in near_by:
            fight.asked |= 1 << seat
            g.push(BIDDING, seat, NO_CARD, cause, (seat,))
        elif seat in far:
            g.push(BIDDING_FROM_AFAR, seat, NO_CARD, cause, (seat,))


class TermsStep(Pick):
    """A step of building terms. The first pick is the helper whom they are for; the chooser may be either."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is None or g.fight.helper >= 0:
            g.drop(frame)
        else:
            super().run(g, frame)


class AskTreasures(TermsStep):
    """How many Treasures; or nothing new; or not at all."""

    kind: str = "bid-treasures"

    def __init__(self, secret: bool) -> None:
        self.secret = secret

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        fight = g.fight
        most = expected_treasures(g, fight) if fight is not None else 0
        codes = [pack(kinds.DECLINE)]
        if self.secret and fight is not None and not carriers(g, fight, seat):
            return codes  # it holds nothing by which it could come
        if fight is not None and offer_of(fight, seat) is not None:
            codes.append(pack(kinds.PASS))
        return codes + [pack(kinds.NUMBER, n) for n in range(most + 1)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        fight = g.fight
        assert fight is not None
        fight.asked &= ~(1 << seat)
        kind = kind_of(code)
        if kind == kinds.NUMBER:
            g.pick(x_of(code))
            return
        g.drop(frame)
        if kind == kinds.DECLINE and seat != fight.leader:
            if not self.secret or offer_of(fight, seat) is not None:  # else nobody knows of the question
                fight.declined |= 1 << seat
                g.emit(say.OFFER_DECLINED, "MQ-CONF-06", seat)
            fight.offers = tuple([offer for offer in fight.offers if offer.seat != seat])


def offer_of(fight: Fight, seat: SeatNo) -> Terms | None:
    for offer in fight.offers:
        if offer.seat == seat:
            return offer
    return None


class AskGold(TermsStep):
    """How much gold of the leader's; or what the helper pays for being let in."""

    kind: str = "bid-gold"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        fight = g.fight
        codes = [pack(kinds.GOLD, 0)]
        if fight is not None:
            add_sums(kinds.GOLD, g.munchkins[fight.leader].gold, codes)
            add_sums(kinds.PAY_GOLD, g.munchkins[about_seat(frame)].gold, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(x_of(code) if kind_of(code) == kinds.GOLD else -x_of(code))


class AskItems(TermsStep):
    """Items of the leader's in play, one after the other, or no more."""

    kind: str = "bid-item"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.DONE)]
        asked = Bid(frame).items
        if g.fight is not None and len(asked) < MOST_ITEMS:
            for item in bare_items(g, g.fight.leader):
                if item not in asked:
                    codes.append(item_code(item))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.ITEM:
            g.again(frame, (*frame.picks, coded_item(code)))


class AskOrder(TermsStep):
    """Who picks first, where both get something (MQ-HELP-10)."""

    kind: str = "bid-order"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        most = expected_treasures(g, g.fight) if g.fight is not None else 0
        if 0 < Bid(frame).treasures < most:
            return [pack(kinds.FIRST_PICK), pack(kinds.SECOND_PICK)]
        return [pack(kinds.SECOND_PICK)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(1 if kind_of(code) == kinds.FIRST_PICK else 0)


def terms_of(frame: Frame) -> Terms:
    """What has been put together; last it was said whether the helper picks first."""
    bid = Bid(frame)
    return Terms(bid.helper, bid.gold, bid.items[:-1], bid.treasures, bid.items[-1] == 1)


class PostOffer(Effect):
    """The terms are posted for all to see, in place of earlier ones."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or fight.helper >= 0:
            return
        terms = terms_of(frame)
        fight.offers = tuple([offer for offer in fight.offers if offer.seat != terms.seat])
        if not can_come(g, fight, terms.seat):
            return
        fight.offers = (*fight.offers, terms)
        fight.declined &= ~(1 << terms.seat)
        say_terms(g, say.OFFER_MADE, "MQ-HELP-09", terms)


def say_terms(g: MunchkinQuest, message: Message, rule: str, terms: Terms) -> None:
    first = 1 if terms.picks_first else 0
    g.emit(message, rule, terms.seat, max(0, terms.gold), terms.treasures, len(terms.items), first)
    say_payment(g, terms)


def say_payment(g: MunchkinQuest, terms: Terms) -> None:
    """A helper who wants to be let in may pay for it."""
    if terms.gold < 0:
        g.emit(say.HELPER_PAYS, "MQ-HELP-09", terms.seat, -terms.gold)


class ChooseOffer(Pick):
    """The leader takes one, makes one, asks for better ones, or goes without. Picks: whom terms have been made to."""

    kind: str = "choose-offer"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        asked = not frame.picks or frame.picks[-1] == A_ROUND  # all have just been asked
        if asked and fight is not None and fight.helper < 0 and not fight.offers:
            g.emit(say.NOBODY_CAME, "MQ-HELP-02", frame.seat)
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.DECLINE)]
        fight = g.fight
        if fight is None or fight.helper >= 0:
            return codes
        able = helpers(g, fight)
        for offer in fight.offers:
            if can_come(g, fight, offer.seat) and can_pay(g, fight, offer):
                codes.append(pack(kinds.ACCEPT, offer.seat))
        for other in may_be_called(g, fight):
            if frame.picks.count(other) < MOST_COUNTERS and (other in able or offer_of(fight, other) is not None):
                codes.append(pack(kinds.COUNTER, other))
        if fight.offers and frame.picks.count(A_ROUND) < MOST_ROUNDS:
            codes.append(pack(kinds.BETTER))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        fight = g.fight
        if fight is None:
            return
        kind = kind_of(code)
        if kind == kinds.DECLINE:
            fight.offers = ()
        elif kind == kinds.ACCEPT:
            accepted = offer_of(fight, SeatNo(x_of(code)))
            assert accepted is not None
            join(g, fight, accepted)
        elif kind == kinds.BETTER:
            g.again(frame, (*frame.picks, A_ROUND))
            ask_for_bids(g, fight, g.emit(say.BETTER_ASKED, "MQ-HELP-11", seat))
        else:
            g.again(frame, (*frame.picks, x_of(code)))
            g.push(COUNTERING, seat, NO_CARD, frame.cause, (x_of(code),))


def can_pay(g: MunchkinQuest, fight: Fight, terms: Terms) -> bool:
    if terms.gold > g.munchkins[fight.leader].gold or -terms.gold > g.munchkins[terms.seat].gold:
        return False
    owned = bare_items(g, fight.leader)
    for item in terms.items:
        if item not in owned:
            return False
    return True


class AnswerCounter(Pick):
    """The helper takes the leader's terms, leaves them, or answers with other terms."""

    kind: str = "answer-counter"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return about_seat(frame)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or fight.helper >= 0:
            return
        terms = terms_of(frame)
        fight.counter = terms
        say_terms(g, say.OFFER_COUNTERED, "MQ-HELP-11", terms)
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.YES), pack(kinds.NO), pack(kinds.COUNTER, seat)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        fight = g.fight
        if fight is None:
            return
        fight.counter = None
        kind = kind_of(code)
        if kind == kinds.YES:
            join(g, fight, terms_of(frame))
        elif kind == kinds.NO:
            fight.declined |= 1 << seat
            g.emit(say.OFFER_DECLINED, "MQ-CONF-06", seat)
        else:
            g.push(BIDDING, seat, NO_CARD, frame.cause, (seat,))


def join(g: MunchkinQuest, fight: Fight, terms: Terms) -> None:
    """The helper comes, free of moves, and must help; what was promised is bound (MQ-HELP-05 to -07)."""
    walks = near(g, g.munchkins[terms.seat].place, fight.place)
    if not walks and not carriers(g, fight, terms.seat):
        return  # it cannot come any more
    fight.helper = terms.seat
    fight.out &= ~(1 << terms.seat)  # who has left may come back
    fight.terms = terms
    fight.offers = ()
    fight.asked = fight.declined = 0
    fight.changed_since_roll = True
    there = g.munchkins[terms.seat].place == fight.place
    rule = "MQ-HELP-03" if there else "MQ-HELP-05" if walks else "MQ-HELP-04"
    moved = g.emit(
        say.HELPER_JOINS, rule, terms.seat, fight.leader, max(0, terms.gold), terms.treasures, len(terms.items)
    )
    say_payment(g, terms)
    if not walks:
        g.push(ARRIVING_BY_MAGIC, terms.seat, NO_CARD, moved, ())
    elif not there:
        enter(g, terms.seat, fight.place, moved)


class ArriveByMagic(Pick):
    """The helper plays the card that carries it into the room (MQ-HELP-04)."""

    kind: str = "arrive-by-magic"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.PLAY, card) for card in carriers(g, g.fight, seat)] if g.fight is not None else []

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        assert g.fight is not None
        card = CardNo(x_of(code))
        unhold(g, seat, card)
        discard(g, card)
        g.emit(say.CARD_PLAYED, "MQ-HELP-04", seat, card)
        moved = g.emit(say.MOVED_BY_MAGIC, "MQ-HELP-04", seat, g.rooms[g.fight.place].face)
        enter(g, seat, g.fight.place, moved)


HELPING: Final = Program("helping", (CallForHelp(), ChooseOffer()))
BIDDING: Final = Program("bidding", (AskTreasures(False), AskGold(), AskItems(), AskOrder(), PostOffer()))
BIDDING_FROM_AFAR: Final = Program(
    "bidding-from-afar", (AskTreasures(True), AskGold(), AskItems(), AskOrder(), PostOffer()), secret_until=4
)
COUNTERING: Final = Program("countering", (AskTreasures(False), AskGold(), AskItems(), AskOrder(), AnswerCounter()))
ARRIVING_BY_MAGIC: Final = Program("arriving-by-magic", (ArriveByMagic(),))


# -- handing over --------------------------------------------------------------------------------------------------


def sort_out(g: MunchkinQuest, one: SeatNo, two: SeatNo) -> None:
    """Whoever has got more than it can carry sees to it at once, the active player first (MQ-CONF-47)."""
    from underhall.games.munchkin_quest.items import TIDYING, misplaced  # it stands on this module

    for seat in (two, one) if one == g.active else (one, two):
        if misplaced(g, seat):
            g.push(TIDYING, seat, NO_CARD, NO_EVENT, ())


def hand_over(g: MunchkinQuest, giver: SeatNo, taker: SeatNo, gold: int, items: tuple[int, ...]) -> None:
    """Gold and items change hands; what the receiver cannot carry is dropped (MQ-ITEM-23, -24)."""
    sum_ = min(gold, g.munchkins[giver].gold)
    if sum_ > 0:
        g.change(giver).gold -= sum_
        g.change(taker).gold += sum_
        g.emit(say.GOLD_TRADED, "MQ-ITEM-21", giver, sum_, taker)
    for wanted in items:
        for item in g.munchkins[giver].items:
            if bare_item(item) == wanted:
                handed = remove_item(g, giver, item)
                g.emit(say.ITEM_TRADED, "MQ-ITEM-21", giver, handed, taker)
                receive_item(g, taker, handed)
                break
