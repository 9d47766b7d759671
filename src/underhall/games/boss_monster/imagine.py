"""Deal afresh all that a seat cannot know, so that everything it has seen still fits."""

from typing import Final

from underhall.games.boss_monster.facts import CARDS, ROOM, SPELL
from underhall.games.boss_monster.state import (
    BossMonster,
    Room,
    Stack,
    aside_of,
    card_of,
    held_card,
    known_of,
)
from underhall.kernel.agenda import NOTHING
from underhall.kernel.luck import Luck

# Where a hidden card lies: in a deck, in a hand, sealed, or face down in a dungeon.
IN_DECK: Final = 0
IN_HAND: Final = 1
SEALED: Final = 2
FACE_DOWN: Final = 3


class Place:
    """One place whose card the seat does not know."""

    def __init__(self, where: int, seat: int, index: int, card: int, aside: bool) -> None:
        self.where = where
        self.seat = seat
        self.index = index
        self.card = card
        self.aside = aside  # the seat has seen the deck without this card in it


def imagine(g: BossMonster, seat: int, luck: Luck) -> BossMonster:
    world = g.clone()
    for type_ in (ROOM, SPELL):
        deal_afresh(world, seat, luck, type_)
    deal_bosses(world, seat, luck)
    reseal(world, seat, luck)
    luck.shuffle(world.hero_deck)
    luck.shuffle(world.epic_deck)
    world.luck = luck.fork()
    world.repose(seat)
    return world


def deal_afresh(world: BossMonster, seat: int, luck: Luck, type_: int) -> None:
    places = hidden_places(world, seat, type_)
    # A seat that has looked through the deck knows what is in it and what is not: two pools.
    for aside in (False, True):
        pool = [place for place in places if place.aside == aside]
        cards = [place.card for place in pool]
        luck.shuffle(cards)
        for i in range(len(pool)):
            pool[i].card = cards[i]
    if type_ == ROOM:
        for place in places:
            if place.where == FACE_DOWN and not fits(world, place, place.card):
                swap(place, [p for p in places if may_swap(world, place, p)], luck)
    settle_loose(world, seat, luck, type_, places)
    for place in places:
        put(world, place)
    for side in world.seats:
        side.hand.sort()


def hidden_places(world: BossMonster, seat: int, type_: int) -> list[Place]:
    places: list[Place] = []
    deck = world.deck(type_)
    for i in range(len(deck)):
        places.append(Place(IN_DECK, NOTHING, i, deck[i], False))
    for s in range(len(world.seats)):
        if s == seat:
            continue
        side = world.seats[s]
        for i in range(len(side.hand)):
            held = side.hand[i]
            if CARDS[card_of(held)].type == type_ and not is_known(held, seat):
                places.append(Place(IN_HAND, s, i, card_of(held), has_aside(aside_of(held), seat)))
        for i in range(len(side.sealed)):
            held = side.sealed[i]
            if CARDS[card_of(held)].type == type_:
                places.append(Place(SEALED, s, i, card_of(held), has_aside(aside_of(held), seat)))
        if type_ == ROOM:
            for i in range(len(side.dungeon)):
                room = side.dungeon[i][-1]
                if room.hidden:
                    places.append(Place(FACE_DOWN, s, i, room.card, has_aside(room.aside, seat)))
    return places


def is_known(held: int, seat: int) -> bool:
    return seat >= 0 and known_of(held) >> seat & 1 == 1


def has_aside(mask: int, seat: int) -> bool:
    return seat >= 0 and mask >> seat & 1 == 1


def fits(world: BossMonster, place: Place, card: int) -> bool:
    """Whether `card` could have been laid face down at this place."""
    if place.where != FACE_DOWN:
        return True
    stack = world.seats[place.seat].dungeon[place.index]
    if len(stack) == 1:
        return not CARDS[card].advanced
    return world.may_cover(card, stack[:-1])


def may_swap(world: BossMonster, one: Place, two: Place) -> bool:
    return one.aside == two.aside and fits(world, one, two.card) and fits(world, two, one.card)


def swap(place: Place, others: list[Place], luck: Luck) -> None:
    if others:
        other = others[luck.below(len(others))]
        card = place.card
        place.card = other.card
        other.card = card


def settle_loose(world: BossMonster, seat: int, luck: Luck, type_: int, places: list[Place]) -> None:
    """Bring each card the seat knows to be with certain players to one of them."""
    fixed: list[Place] = []
    for loose in world.loose:
        if seat < 0 or not loose.knowers >> seat & 1 or CARDS[loose.card].type != type_:
            continue
        homes = [p for p in places if p.seat >= 0 and loose.where >> p.seat & 1 and p not in fixed]
        there = [p for p in homes if p.card == loose.card]
        source = [p for p in places if p.card == loose.card and p not in fixed]
        if there and luck.below(2):
            fixed.append(there[luck.below(len(there))])
            continue
        pairs = [(h, p) for h in homes for p in source if may_swap(world, h, p)]
        if pairs:
            home, other = pairs[luck.below(len(pairs))]
            other.card = home.card
            home.card = loose.card
            fixed.append(home)


def put(world: BossMonster, place: Place) -> None:
    if place.where == IN_DECK:
        world.deck(CARDS[place.card].type)[place.index] = place.card
        return
    side = world.seats[place.seat]
    if place.where == IN_HAND:
        held = side.hand[place.index]
        side.hand[place.index] = held_card(place.card, known_of(held), aside_of(held))
    elif place.where == SEALED:
        held = side.sealed[place.index]
        side.sealed[place.index] = held_card(place.card, known_of(held), aside_of(held))
    else:
        stack = side.dungeon[place.index]
        old = stack[-1]
        room = Room(place.card, old.uid, True, old.off, old.used, old.boost, old.aside)
        fresh: Stack = (*stack[:-1], room)
        side.dungeon[place.index] = fresh


def reseal(world: BossMonster, seat: int, luck: Luck) -> None:
    """Nobody knows which of their cards the others have set aside face down."""
    for s in range(len(world.seats)):
        side = world.seats[s]
        if s != seat and side.sealed and world.order:
            cards = side.hand + side.sealed
            luck.shuffle(cards)
            aside = len(side.sealed)
            side.sealed = cards[:aside]
            side.hand = sorted(cards[aside:])


def deal_bosses(world: BossMonster, seat: int, luck: Luck) -> None:
    """While bosses are being chosen, nobody knows what the others were offered."""
    if world.order:
        return
    pool = world.boss_deck[:]
    for s in range(len(world.seats)):
        if s != seat:
            pool += [card_of(held) for held in world.seats[s].sealed]
    luck.shuffle(pool)
    for s in range(len(world.seats)):
        side = world.seats[s]
        if s != seat and side.sealed:
            side.sealed = [held_card(pool.pop(), 0, 0), held_card(pool.pop(), 0, 0)]
    world.boss_deck = pool
