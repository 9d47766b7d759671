"""Help and trade in notes: what changes hands, and what the help would change."""

from underhall.games.munchkin_quest.bargain import expected_treasures, helpers
from underhall.games.munchkin_quest.combat import Fight
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.offers import Terms, Trade
from underhall.games.munchkin_quest.outlook import help_of, win_chance
from underhall.games.munchkin_quest.packing import item_card
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.explain import GOOD, HARM, PLAIN, Note, percent
from underhall.kernel.types import SeatNo


def odds_with(g: MunchkinQuest, helper: SeatNo) -> int:
    """The chance of winning with this helper."""
    helped = help_of(g, helper)
    return helped.win + helped.tie if helped.wins_ties else helped.win


def help_change(g: MunchkinQuest, fight: Fight, helper: SeatNo) -> Note:
    """The odds of the fight without and with this helper."""
    helped = help_of(g, helper)
    odds = helped.win + helped.tie if helped.wins_ties else helped.win
    before = win_chance(g, fight)
    tone = GOOD if odds > before else HARM if odds < before else PLAIN
    return Note("explain-mq-help-change", {"before": percent(before)}, tone=tone, certain=False, odds=odds)


def call_notes(g: MunchkinQuest, fight: Fight) -> list[Note]:
    """Who could come, and how the fight would stand with the best of them."""
    near = helpers(g, fight)
    if not near:
        return [Note("explain-mq-nobody-near", certain=False)]
    best, odds = near[0], -1
    for seat in near:
        with_ = odds_with(g, seat)
        if with_ > odds:
            best, odds = seat, with_
    return [Note("explain-mq-help", {"n": len(near)}, seats={"who": best}, certain=False, odds=odds)]


def terms_notes(g: MunchkinQuest, fight: Fight, terms: Terms, seat: SeatNo) -> list[Note]:
    """What the seat, who leads or would help, gives and gets by the terms. It is paid after the fight."""
    leads = seat == fight.leader
    notes: list[Note] = []
    if terms.gold:
        pays = leads == (terms.gold > 0)
        id = "explain-mq-gold-lost" if pays else "explain-mq-gold-gained"
        notes.append(Note(id, {"n": abs(terms.gold)}, tone=HARM if pays else GOOD, certain=False))
    for item in terms.items:
        cards = {"card": CARDS[item_card(item)].id}
        id = "explain-mq-card-lost" if leads else "explain-mq-card-gained"
        notes.append(Note(id, cards=cards, tone=HARM if leads else GOOD, certain=False))
    numbers = {"n": terms.treasures, "total": expected_treasures(g, fight)}
    if terms.treasures:
        notes.append(share_note(numbers, terms.seat, leads))
    if 0 < terms.treasures < numbers["total"]:
        first = terms.seat if terms.picks_first else fight.leader
        notes.append(first_note(first, seat))
    return notes


def share_note(numbers: dict[str, int], helper: SeatNo, leads: bool) -> Note:
    """Whose the Treasures are."""
    if leads:
        return Note("explain-mq-share", numbers, seats={"who": helper}, certain=False)
    return Note("explain-mq-share-yours", numbers, tone=GOOD if numbers["n"] else PLAIN, certain=False)


def first_note(first: int, seat: SeatNo) -> Note:
    if first == seat:
        return Note("explain-mq-first-you", tone=GOOD, certain=False)
    return Note("explain-mq-first", seats={"who": first}, certain=False)


def trade_notes(trade: Trade, seat: SeatNo) -> list[Note]:
    """Both sides of an offer, as whoever is asked sees it."""
    gives = seat == trade.giver
    paid, got = (trade.gold, trade.wanted_gold) if gives else (trade.wanted_gold, trade.gold)
    mine, theirs = (trade.items, trade.wanted) if gives else (trade.wanted, trade.items)
    notes: list[Note] = []
    for item in theirs:
        card = CARDS[item_card(item)]
        numbers = {"bonus": card.bonus, "value": card.value}
        notes.append(Note("explain-mq-you-get", numbers, {"card": card.id}, tone=GOOD, certain=False))
    if got:
        notes.append(Note("explain-mq-gold-gained", {"n": got}, tone=GOOD, certain=False))
    for item in mine:
        card = CARDS[item_card(item)]
        numbers = {"bonus": card.bonus, "value": card.value}
        notes.append(Note("explain-mq-you-give", numbers, {"card": card.id}, tone=HARM, certain=False))
    if paid:
        notes.append(Note("explain-mq-gold-lost", {"n": paid}, tone=HARM, certain=False))
    return notes
