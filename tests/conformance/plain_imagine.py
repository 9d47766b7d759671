"""The plain way to deal afresh what a seat cannot know: an object for every hidden card, and one step after another.

underhall/games/series/imagine.py must deal the same worlds.
"""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.series.moves import shuffled
from underhall.games.series.packing import (
    blur_id_of,
    card_of,
    hand_card,
    is_known_to,
    is_not_in_deck_for,
    marks_of,
    marks_of_seats,
)
from underhall.games.series.state import SeriesGame
from underhall.games.series.windows import asked_again
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Decision
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, SeatNo, Slot, seat_numbers

# Where a hidden card lies: in a deck, in a hand, sealed, face down in a dungeon, or out of the game.
IN_DECK: Final = 0
IN_HAND: Final = 1
SEALED: Final = 2
FACE_DOWN: Final = 3
BURIED: Final = 4

# So often a deal is tried before the true one is kept: choices under way may need a rare card to exist at all.
TRIES: Final = 40


class Place:
    """One place that the seat cannot look at, and what it believes to be there."""

    def __init__(self, where: int, seat: SeatNo, index: int, held: int, knower: SeatNo) -> None:
        self.where = where
        self.seat = seat
        self.index = index
        self.held = held
        self.card = card_of(held)
        # The seat's marks on the card. Where cards cannot be told apart, these wander.
        self.known = is_known_to(held, knower)
        self.not_in_deck = is_not_in_deck_for(held, knower)


def plain_imagine(g: SeriesGame, seat: SeatNo, luck: Luck) -> SeriesGame:
    world = deal_world(g, seat, luck)
    if isinstance(world, SuperBossMonster):
        world.item_deck = shuffled(world.item_deck, luck)
    return world


def deal_world(g: SeriesGame, seat: SeatNo, luck: Luck) -> SeriesGame:
    spare: SeriesGame | None = None
    for _ in range(TRIES):
        world = g.clone()
        step_back(world, seat)
        deal_bosses(world, seat, luck)
        dealt = deal_afresh(world, seat, luck, ROOM) and deal_afresh(world, seat, luck, SPELL)
        reseal(world, seat, luck)
        world.hero_deck = shuffled(world.hero_deck, luck)
        world.epic_deck = shuffled(world.epic_deck, luck)
        world.luck = luck.fork()
        world.relist_options(seat)
        if dealt and all(decision.codes for decision in world.pending):
            if all(entitled(world, decision) for decision in world.pending):
                return world
            spare = world
    if spare is not None:
        return spare
    world = g.clone()
    step_back(world, seat)
    world.luck = luck.fork()
    return world


def entitled(world: SeriesGame, decision: Decision) -> bool:
    """Whether the hand is one that would be asked: a mulligan can be answered with any, but is offered for a poor one.

    Some editions call a hand poor so rarely that no deal may turn one up; then an ordinary one must do.
    """
    return decision.kind != "mulligan" or world.has_poor_hand(decision.seat)


def step_back(world: SeriesGame, seat: SeatNo) -> None:
    """Another seat is choosing in secret what to play: nobody else knows that yet, so it has yet to choose."""
    pending: list[Decision] = []
    for decision in world.pending:
        if decision.seat != seat and decision.frame.pc < decision.frame.program.secret_until:
            world.agenda.pop()  # the rest of what it was going to play
            decision = asked_again(world, decision.seat, decision.number)
        pending.append(decision)
    world.pending = tuple(pending)


def deal_afresh(world: SeriesGame, seat: SeatNo, luck: Luck, type_: int) -> bool:
    """Deal the cards of one type; False where no card fits a hidden room."""
    places = hidden_places(world, seat, type_)
    if seat >= 0 and not mix_up(world, seat, luck, type_, places):
        return False
    # A seat that has looked through the deck knows what is in it and what is not: two pools.
    for not_in_deck in (False, True):
        cards: list[int] = []
        for place in places:
            if not is_known_to(place.held, seat) and is_not_in_deck_for(place.held, seat) == not_in_deck:
                cards.append(card_of(place.held))
        open_places = [p for p in places if not p.known and p.not_in_deck == not_in_deck]
        luck.shuffle(cards)
        for place in open_places:
            if place.where == FACE_DOWN and not draw_fitting(world, place, cards):
                return False
        for place in open_places:
            if place.where != FACE_DOWN:
                place.card = cards.pop()
    put_all(world, places, seat, type_)
    return True


def draw_fitting(world: SeriesGame, place: Place, cards: list[int]) -> bool:
    """Take the first card of a shuffled pool that could have been laid face down at this place."""
    for i in range(len(cards)):
        if fits(world, place, cards[i]):
            place.card = cards.pop(i)
            return True
    return False


def mix_up(world: SeriesGame, knower: SeatNo, luck: Luck, type_: int, places: list[Place]) -> bool:
    """Where the knower cannot tell cards apart, what it knows of them may be true of any of them."""
    mixed = False
    for blur in world.blurs:
        if blur.knower != knower:
            continue
        alike = [p for p in places if p.where != IN_DECK and blur_id_of(p.held) in blur.tokens]
        for i in range(len(alike) - 1, 0, -1):
            j = luck.below(i + 1)
            one, two = alike[i], alike[j]
            card, known, not_in_deck = one.card, one.known, one.not_in_deck
            one.card, one.known, one.not_in_deck = two.card, two.known, two.not_in_deck
            two.card, two.known, two.not_in_deck = card, known, not_in_deck
            mixed = True
    if mixed:
        for place in places:
            if place.known and not fits(world, place, place.card):
                return False
    return True


def hidden_places(world: SeriesGame, knower: SeatNo, type_: int) -> list[Place]:
    places: list[Place] = []
    for i in range(len(world.deck(type_))):
        places.append(Place(IN_DECK, NOBODY, i, world.deck_card(type_, i), knower))
    for i in range(len(world.buried)):
        add_place(places, BURIED, NOBODY, i, world.buried[i], knower, type_)
    for s in seat_numbers(len(world.seats)):
        if s == knower:
            continue
        side = world.seats[s]
        for i in range(len(side.hand)):
            add_place(places, IN_HAND, s, i, side.hand[i], knower, type_)
        for i in range(len(side.sealed)):
            add_place(places, SEALED, s, i, side.sealed[i], knower, type_)
        for i in range(len(side.dungeon)):
            room = side.dungeon[i][-1]
            if room.hidden:
                add_place(places, FACE_DOWN, s, i, room.held, knower, type_)
    return places


def add_place(places: list[Place], where: int, seat: SeatNo, index: int, held: int, knower: SeatNo, type_: int) -> None:
    if ALL_CARDS[card_of(held)].type == type_:
        places.append(Place(where, seat, index, held, knower))


def fits(world: SeriesGame, place: Place, card: int) -> bool:
    """Whether `card` could have been laid face down at this place."""
    if place.where != FACE_DOWN:
        return True
    stack = world.seats[place.seat].dungeon[place.index]
    if len(stack) == 1:
        return not ALL_CARDS[card].advanced
    return world.may_cover(CardNo(card), stack[:-1])


def put_all(world: SeriesGame, places: list[Place], knower: SeatNo, type_: int) -> None:
    """Lay the cards of all places down; what is in a hand is sorted again."""
    deck = list(world.deck(type_))
    buried = list(world.buried)
    hands = [list(side.hand) for side in world.seats]
    sealed = [list(side.sealed) for side in world.seats]
    for place in places:
        if place.where == IN_DECK:
            deck[place.index] = CardNo(place.card)
            continue
        held = hand_card(place.card) | marks_of(place.held)
        if knower >= 0:
            held &= ~marks_of_seats(1 << knower)
            held |= hand_card(0, int(place.known) << knower, int(place.not_in_deck) << knower)
        if place.where == BURIED:
            buried[place.index] = held
        elif place.where == IN_HAND:
            hands[place.seat][place.index] = held
        elif place.where == SEALED:
            sealed[place.seat][place.index] = held
        else:
            world.replace_top(place.seat, Slot(place.index), world.top(place.seat, Slot(place.index)).as_card(held))
    world.set_deck(type_, tuple(deck))
    world.buried = tuple(buried)
    for s in seat_numbers(len(world.seats)):
        hands[s].sort()
        side = world.change(s)
        side.hand = tuple(hands[s])
        side.sealed = tuple(sealed[s])


def reseal(world: SeriesGame, seat: SeatNo, luck: Luck) -> None:
    """Nobody knows which of their cards the others have set aside face down."""
    for s in seat_numbers(len(world.seats)):
        if s != seat and world.seats[s].sealed and world.order:
            side = world.change(s)
            cards = [*side.hand, *side.sealed]
            luck.shuffle(cards)
            count = len(side.sealed)
            side.sealed = tuple(cards[:count])
            side.hand = tuple(sorted(cards[count:]))


def deal_bosses(world: SeriesGame, seat: SeatNo, luck: Luck) -> None:
    """While bosses are being chosen, nobody knows what the others were offered."""
    if world.order:
        return
    pool = list(world.boss_deck)
    for s in range(len(world.seats)):
        if s != seat:
            pool += [CardNo(card_of(held)) for held in world.seats[s].sealed]
    luck.shuffle(pool)
    for s in seat_numbers(len(world.seats)):
        if s != seat and world.seats[s].sealed:
            world.change(s).sealed = (hand_card(pool.pop()), hand_card(pool.pop()))
    world.boss_deck = tuple(pool)
