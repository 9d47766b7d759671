"""What each seat knows of the cards in other hands, and how that changes when cards are seen or move unseen."""

from underhall.games.series.cards import ALL_CARDS, ROOM
from underhall.games.series.packing import (
    ALL_SEATS,
    blur_id_of,
    card_of,
    hand_card,
    is_known_to,
    known_to,
    marks_of,
    marks_of_seats,
    with_marks_of,
)
from underhall.games.series.pieces import Blur, new_blur
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NOTHING
from underhall.kernel.fields import minus, plus, replaced
from underhall.kernel.types import CardNo, SeatNo, seat_numbers


def lose_openly(g: SeriesGame, seat: SeatNo, card: CardNo) -> None:
    """Take `card` out of the hand for all to see."""
    reveal_to_all(g, seat, g.change(seat).take_from_hand(g.find_held(seat, card)))


def reveal_to_all(g: SeriesGame, seat: SeatNo, held: int) -> None:
    """Everybody has seen a card of `seat`. Copies look alike: who knew of one knows of one less."""
    card = card_of(held)
    doubtful = ~known_to(held) & ALL_SEATS & ~(1 << seat)
    hand = g.seats[seat].hand
    for i in range(len(hand)):
        other = hand[i]
        served = other & doubtful
        if served and card_of(other) == card:
            hand = replaced(hand, i, with_marks_of(other, held, served))
            g.change(seat).hand = hand
            doubtful &= ~served
    if blur_id_of(held):
        separate(g, held, doubtful)


def separate(g: SeriesGame, seen: int, doubtful: int) -> None:
    """Everybody has seen the card: it leaves all blurs, and takes with it one copy that was known there."""
    blur_id = blur_id_of(seen)
    for blur in g.blurs:
        bit = 1 << blur.knower
        if doubtful & bit and blur.has(blur_id) and forget_copy(g, blur, seen):
            doubtful &= ~bit
    leave_blurs(g, blur_id, ALL_SEATS)


def leave_blurs(g: SeriesGame, blur_id: int, seats: int) -> None:
    """These seats (a mask) can tell the card under `blur_id` from the others again."""
    left: list[Blur] = []
    for blur in g.blurs:
        if seats >> blur.knower & 1 and blur.has(blur_id):
            if len(blur.tokens) > 2:
                left.append(new_blur(blur.knower, minus(blur.tokens, blur_id)))
        else:
            left.append(blur)
    g.blurs = tuple(left)


def forget_copy(g: SeriesGame, blur: Blur, seen: int) -> bool:
    """The card seen was the copy that the blur's knower knew of, for all it can tell; False if it knew of none."""
    bit = 1 << blur.knower
    card = CardNo(card_of(seen))
    for s in seat_numbers(len(g.seats)):
        side = g.seats[s]
        place = known_copy(side.hand, card, blur)
        if place != NOTHING:
            g.change(s).hand = replaced(side.hand, place, with_marks_of(side.hand[place], seen, bit))
            return True
        place = known_copy(side.sealed, card, blur)
        if place != NOTHING:
            g.change(s).sealed = replaced(side.sealed, place, with_marks_of(side.sealed[place], seen, bit))
            return True
    return False


def known_copy(pile: tuple[int, ...], card: CardNo, blur: Blur) -> int:
    """Where in the pile a copy of `card` lies that the blur's knower knows and may mistake for others, or NOTHING."""
    for i in range(len(pile)):
        held = pile[i]
        if card_of(held) == card and is_known_to(held, blur.knower) and blur.has(blur_id_of(held)):
            return i
    return NOTHING


def reveal_to(g: SeriesGame, seat: SeatNo, held: int) -> None:
    """Only `seat` has seen this card of another: it can tell it from the others again."""
    if blur_id_of(held):
        leave_blurs(g, blur_id_of(held), 1 << seat)


def reveal_hand_to(g: SeriesGame, seat: SeatNo, victim: SeatNo) -> None:
    """Only `seat` has seen the whole hand of the victim."""
    side = g.change(victim)
    for held in side.hand:
        reveal_to(g, seat, held)
    side.hand = tuple([held | 1 << seat for held in side.hand])


def hand_over(g: SeriesGame, giver: SeatNo, taker: SeatNo, place: int) -> int:
    """Move the card at `place` of one hand to another; only the two of them see it. The card comes back."""
    card = card_of(g.seats[giver].hand[place])
    make_indistinct(g, giver, taker, ALL_CARDS[card].type)
    held = g.change(giver).take_from_hand(place)
    reveal_to(g, taker, held)
    g.hold(taker, (held | 1 << giver) & ~(1 << taker))
    return card


def make_indistinct(g: SeriesGame, seat: SeatNo, to: SeatNo, type_: int) -> None:
    """A card of `type_` is about to move unseen from the hand of `seat` to `to`.

    Whoever else could tell these cards apart, because some are known or some cannot be in the deck, cannot any longer.
    """
    hand = g.seats[seat].hand
    marks = 0
    for held in hand:
        marks |= held
    if not marks_of(marks):
        return  # nobody knows anything of any of them
    places = [i for i in range(len(hand)) if ALL_CARDS[card_of(hand[i])].type == type_]
    if len(places) < 2:
        return
    blur_ids: tuple[int, ...] = ()
    for p in seat_numbers(len(g.seats)):
        if p != seat and p != to and can_tell_apart(g, p, hand, places):
            if not blur_ids:
                hand = with_blur_ids(g, hand, places)
                g.change(seat).hand = hand
                blur_ids = tuple([blur_id_of(hand[i]) for i in places])
            g.blurs = plus(g.blurs, new_blur(p, blur_ids))


def with_blur_ids(g: SeriesGame, hand: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    """The hand with a blur id on each of these cards."""
    marked = list(hand)
    for i in places:
        if not blur_id_of(marked[i]):
            g.serial += 1
            marked[i] |= hand_card(0, blur_id=g.serial)
    return tuple(marked)


def can_tell_apart(g: SeriesGame, knower: SeatNo, hand: tuple[int, ...], places: list[int]) -> bool:
    marks = marks_of_seats(1 << knower)
    first = hand[places[0]] & marks
    for i in places:
        if hand[i] & marks != first or is_known_to(hand[i], knower):
            return True
        blur_id = blur_id_of(hand[i])
        if blur_id:
            for blur in g.blurs:
                if blur.knower == knower and blur.has(blur_id):
                    return True
    return False


def surely_in_hand(g: SeriesGame, seat: SeatNo, knower: SeatNo) -> list[int]:
    """The cards that `knower` knows to be in the hand of `seat`, whichever of its cards they are."""
    if knower < 0 or knower == seat:
        return []
    hand = g.seats[seat].hand
    cards: list[int] = []
    for held in hand:
        if is_known_to(held, knower) and all_in_hand(g, blur_id_of(held), hand, knower):
            cards.append(card_of(held))
    return cards


def all_in_hand(g: SeriesGame, blur_id: int, hand: tuple[int, ...], knower: SeatNo) -> bool:
    """Whether all cards that `knower` may mistake for the one under `blur_id` are in this hand."""
    if not blur_id:
        return True
    alike = [blur_id]
    for blur in reversed(g.blurs):
        if blur.knower == knower and any(each in alike for each in blur.tokens):
            alike += [each for each in blur.tokens if each not in alike]
    inside = [blur_id_of(held) for held in hand]
    for each in alike:
        if each not in inside:
            return False
    return True


def look_through_rooms(g: SeriesGame, seat: SeatNo) -> None:
    """Whoever has seen the whole room deck knows that no card now hidden elsewhere is in it."""
    mark = hand_card(0, not_in_deck_for=1 << seat)
    for s in seat_numbers(len(g.seats)):
        if s != seat:
            side = g.change(s)
            side.hand = with_mark_on_rooms(side.hand, mark)
    g.buried = with_mark_on_rooms(g.buried, mark)


def with_mark_on_rooms(pile: tuple[int, ...], mark: int) -> tuple[int, ...]:
    return tuple([held | mark if ALL_CARDS[card_of(held)].type == ROOM else held for held in pile])
