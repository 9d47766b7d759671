"""Hands and decks: drawing, holding and discarding cards, and who knows which."""

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.packing import KNOWN_SHIFT, hand_card, known_by
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOTHING
from underhall.kernel.fields import inserted, plus
from underhall.kernel.types import CardNo, SeatNo


def top(g: MunchkinQuest, type_: int) -> int:
    """Take the top card of a deck; the discard pile becomes the deck when it is needed (MQ-SETUP-03, -04)."""
    deck = g.deck(type_)
    if not deck:
        pile = g.pile(type_)
        if not pile:
            g.emit(say.DECK_EMPTY, "MQ-SETUP-04", type_)
            return NOTHING
        cards = list(pile)
        g.luck.shuffle(cards)
        deck = tuple(cards)
        g.set_pile(type_, ())
        g.emit(say.DECK_RESHUFFLED, "MQ-SETUP-03", type_)
    g.set_deck(type_, deck[:-1])
    return deck[-1]


def hold(g: MunchkinQuest, seat: SeatNo, card: CardNo, known: int) -> None:
    """Take a card into one's hand; `known` are the other seats that see it, as bits."""
    held = card | (known & ~(1 << seat)) << KNOWN_SHIFT
    hand = g.munchkins[seat].hand
    place = len(hand)
    while place > 0 and (hand_card(hand[place - 1]), hand[place - 1]) > (card, held):
        place -= 1
    g.change(seat).hand = inserted(hand, place, held)


def unhold(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> None:
    """Take a card out of a hand. Of two copies nobody can tell which one is left: only what all knew of both stays."""
    hand = g.munchkins[seat].hand
    known = -1
    copies = 0
    for held in hand:
        if hand_card(held) == card:
            copies += 1
            known &= known_by(held)
    g.change(seat).hand = tuple([held for held in hand if hand_card(held) != card])
    for _ in range(copies - 1):
        hold(g, seat, card, known)


def blur(g: MunchkinQuest, seat: SeatNo, watching: int) -> None:
    """A card has left the hand, and only these seats have seen which: what the others knew may be what has gone."""
    hand = g.munchkins[seat].hand
    g.change(seat).hand = ()
    for held in hand:
        hold(g, seat, hand_card(held), known_by(held) & watching)


def holds(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> bool:
    for held in g.munchkins[seat].hand:
        if hand_card(held) == card:
            return True
    return False


def held_cards(g: MunchkinQuest, seat: SeatNo, type_: int) -> list[int]:
    """The different cards of a deck in a hand, in order."""
    found: list[int] = []
    for held in g.munchkins[seat].hand:
        card = hand_card(held)
        if CARDS[card].deck == type_ and (not found or found[-1] != card):
            found.append(card)
    return found


def everyone(g: MunchkinQuest) -> int:
    return (1 << len(g.munchkins)) - 1


def draw(g: MunchkinQuest, seat: SeatNo, type_: int, rule: str, shown: bool = False) -> int:
    """Draw a card into the hand by a rule, openly or not; the card, or nothing if there is none."""
    card = top(g, type_)
    if card == NOTHING:
        return NOTHING
    if shown:
        hold(g, seat, CardNo(card), everyone(g))
        g.emit(say.CARD_SHOWN, rule, seat, card, type_)
    else:
        hold(g, seat, CardNo(card), 0)
        g.emit(say.CARD_DRAWN, rule, seat, card, type_, seen_by=1 << seat)
    return card


def draw_many(g: MunchkinQuest, seat: SeatNo, type_: int, n: int, rule: str, shown: bool = False) -> None:
    for _ in range(n):
        draw(g, seat, type_, rule, shown)


def watched(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether another living munchkin is in the room, so that Treasures are drawn openly (MQ-COMBAT-42)."""
    return len(g.munchkins_at(g.munchkins[seat].place)) > 1


def discard(g: MunchkinQuest, card: CardNo) -> None:
    deck = CARDS[card].deck
    g.set_pile(deck, plus(g.pile(deck), card))


def discard_held(g: MunchkinQuest, seat: SeatNo, card: CardNo, rule: str) -> None:
    unhold(g, seat, card)
    discard(g, card)
    g.emit(say.CARD_DISCARDED, rule, seat, card)
