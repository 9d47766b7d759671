"""Options of fights and meetings, and the bargains with helpers."""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.bargain import expected_treasures, helpers, offer_of
from underhall.games.munchkin_quest.codes import coded_item
from underhall.games.munchkin_quest.judge.dangers import Dangers
from underhall.games.munchkin_quest.judge.table import fighting, worth
from underhall.games.munchkin_quest.judge.trying import DEPTH, attempt
from underhall.games.munchkin_quest.meeting import opponents
from underhall.games.munchkin_quest.offers import Terms
from underhall.games.munchkin_quest.picks import Bid
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of
from underhall.kernel.judge import DECIDED
from underhall.kernel.types import OptionCode, SeatNo, Uid

ROUND_SUMS: Final = (0, 100, 200, 300, 500, 1000)  # of gold that are tried in a bargain


def bid_gold(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    return bid(g, seat, decision, code) if is_round(g, code) else -DECIDED


def on_meeting(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """The fight with those who are there and those taken on, or what a card would make of the meeting."""
    kind = kind_of(code)
    if kind == kinds.DIE:
        return -DECIDED
    if kind not in (kinds.FIGHT, kinds.MONSTER):
        return attempt(g, seat, decision, code, DEPTH)
    uids = opponents(g, seat) if decision.kind == "meeting" else []
    taken_on = [Uid(uid) for uid in decision.frame.picks if uid >= 0]  # below zero it says why they have met
    if kind == kinds.MONSTER:
        taken_on.append(Uid(y_of(code)))
    for uid in taken_on:
        if uid not in uids:
            uids.append(uid)
    return fighting(g, seat, g.munchkins[seat].place, uids)


def in_fight(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """The leader's menu: rolling now, calling for help if there is any worth its price, or acting."""
    kind = kind_of(code)
    fight = g.fight
    if kind == kinds.DIE or fight is None:
        return -DECIDED
    if kind == kinds.ROLL:
        return worth(g, seat)
    if kind == kinds.CALL:
        best = -DECIDED
        if fight.calls == 0:
            for helper in helpers(g, fight):
                if is_better_off(g, helper, fair_terms(g, helper)):
                    best = max(best, with_terms(g, seat, fair_terms(g, helper)) - 1)
        return best
    return attempt(g, seat, decision, code, DEPTH)


def fair_terms(g: MunchkinQuest, helper: SeatNo) -> Terms:
    """The fewest Treasures for which the helper would come; all of them if it would not."""
    fight = g.fight
    assert fight is not None
    most = expected_treasures(g, fight)
    for n in range(most + 1):
        terms = Terms(helper, 0, (), n, False)
        if is_better_off(g, helper, terms):
            return terms
    return Terms(helper, 0, (), most, True)


def is_better_off(g: MunchkinQuest, seat: SeatNo, terms: Terms) -> bool:
    """Whether the seat is better off with this bargain than without it."""
    return with_terms(g, seat, terms) > worth(g, seat)


def with_terms(g: MunchkinQuest, seat: SeatNo, terms: Terms) -> int:
    """What the table is worth to the seat if the helper comes for these terms."""
    world = g.clone()
    fight = world.fight
    if fight is None:
        return worth(world, seat)
    fight.helper = terms.seat
    fight.terms = terms
    world.change(terms.seat).place = fight.place
    return worth(world, seat) + (1 if terms.picks_first == (seat == terms.seat) else 0)


def bid(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """A step of building terms: the best for oneself that the other side would still agree to."""
    fight = g.fight
    if fight is None:
        return 0
    kind = kind_of(code)
    said = Bid(decision.frame)
    helper = said.helper
    now = worth(g, seat)
    if kind == kinds.DECLINE:
        return now
    if kind == kinds.PASS:
        offer = offer_of(fight, helper)
        return now if offer is None else with_terms(g, seat, offer)
    treasures, gold, items = said.treasures, said.gold, list(said.items)
    first = False
    if kind == kinds.NUMBER:
        treasures = x_of(code)
    elif kind == kinds.GOLD:
        gold = x_of(code)
    elif kind == kinds.PAY_GOLD:
        gold = -x_of(code)
    elif kind == kinds.ITEM:
        items.append(coded_item(code))
    elif kind == kinds.FIRST_PICK:
        first = True
    terms = Terms(helper, gold, tuple(items), treasures, first)
    other = fight.leader if seat == helper else helper
    mine = with_terms(g, seat, terms) + (change_of_danger(g, seat, fight.place) if seat == helper else 0)
    return mine if is_better_off(g, other, terms) else now - 1 - abs(mine - now)


def is_round(g: MunchkinQuest, code: OptionCode) -> bool:
    """Whether it is a sum worth thinking about: a round one, or all that somebody has."""
    return x_of(code) in ROUND_SUMS or x_of(code) in [munchkin.gold for munchkin in g.munchkins]


def change_of_danger(g: MunchkinQuest, seat: SeatNo, place: int) -> int:
    """What it means to go there and stay till the next turn, where the monsters are that others lose to."""
    stay = Dangers(g, seat).stay  # by a name of its own: compiled, the object would be gone before its list is read
    return stay[place] - stay[g.munchkins[seat].place]


def on_offers(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """The leader takes the offer that leaves it best off, unless it does better alone."""
    fight = g.fight
    kind = kind_of(code)
    if fight is not None and kind == kinds.ACCEPT:
        offer = offer_of(fight, SeatNo(x_of(code)))
        if offer is not None:
            return with_terms(g, seat, offer) + 1
    return -DECIDED if kind in (kinds.COUNTER, kinds.BETTER) else worth(g, seat)


def on_counter(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    fight = g.fight
    kind = kind_of(code)
    if kind == kinds.YES and fight is not None and fight.counter is not None:
        return with_terms(g, seat, fight.counter) + (
            change_of_danger(g, seat, fight.place) if seat != fight.leader else 0
        )
    return -DECIDED if kind == kinds.COUNTER else worth(g, seat)
