"""Deal afresh all that a seat cannot know, so that everything it has seen still fits.

Hidden are the decks' order, the cards in other hands that the seat has not seen, the order of tiles and links, which
tiles a short game leaves in the box, and what is on the back of every link that has shown nothing but a passage. What
is known of a hand is marked card by card, and stays.
"""

from typing import Final

from underhall.games.munchkin_quest.bargain import can_come
from underhall.games.munchkin_quest.facts import CARDS, DXM, FACES, PASSAGE, TILES, TREASURE
from underhall.games.munchkin_quest.packing import BACK_SHIFT, FIXED, KNOWN_SHIFT, SEEN, SHOWN_MASK, hand_card, known_by
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.luck import Luck
from underhall.kernel.types import SeatNo

KNOWN_BITS: Final = 4
KNOWN_MASK: Final = (1 << KNOWN_BITS) - 1
TRIES: Final = 40  # a choice under way may need a rare card to exist at all


def imagine(g: MunchkinQuest, seat: SeatNo, luck: Luck) -> MunchkinQuest:
    spare: MunchkinQuest | None = None
    for _ in range(TRIES):
        world = deal_afresh(g, seat, luck)
        if fits(world, seat, 2):
            return world
        if fits(world, seat, 1):
            spare = world
    if spare is not None:
        return spare
    world = g.clone()
    world.luck = luck.fork()
    return world


def deal_afresh(g: MunchkinQuest, seat: SeatNo, luck: Luck) -> MunchkinQuest:
    world = g.clone()
    for deck in (TREASURE, DXM):
        deal_hands(world, seat, deck, luck)
    monsters = list(world.monster_deck)
    luck.shuffle(monsters)
    world.monster_deck = tuple(monsters)
    deal_tiles(world, luck)
    turn_backs(world, luck)
    world.luck = luck.fork()
    world.relist_options(seat)
    return world


def fits(world: MunchkinQuest, seat: SeatNo, least: int) -> bool:
    """Whether everybody else can answer: who is asked in the open is known to have at least two choices.

    And whoever has offered to help can come.
    """
    for decision in world.pending:
        if decision.seat != seat and len(decision.codes) < (1 if decision.secret else least):
            return False
    fight = world.fight
    if fight is not None:
        for offer in fight.offers:
            if offer.seat != seat and not can_come(world, fight, offer.seat):
                return False
    return True


def deal_tiles(world: MunchkinQuest, luck: Luck) -> None:
    """Any tile that is not on the map may come next."""
    laid = 0
    for room in world.rooms:
        laid |= 1 << FACES[room.face].tile
    house = world.config.house
    tiles = [1 + n for n in range(TILES)] if house is None else [*range(1, TILES + 1), *house.tiles]
    pool = [n for n in tiles if not laid >> n & 1]
    luck.shuffle(pool)
    world.room_deck = tuple(pool[: len(world.room_deck)])


def deal_hands(world: MunchkinQuest, seat: SeatNo, type_: int, luck: Luck) -> None:
    """The cards of a deck that the seat has not seen, dealt anew over the deck and the other hands."""
    deck = world.deck(type_)
    pool = list(deck)
    others = [s for s in range(len(world.munchkins)) if s != seat]
    for s in others:
        for held in world.munchkins[s].hand:
            if is_hidden(held, seat, type_):
                pool.append(hand_card(held))
    luck.shuffle(pool)
    if len(pool) > len(deck):
        for s in others:
            hand: list[int] = []
            for held in world.munchkins[s].hand:
                card = pool.pop() if is_hidden(held, seat, type_) else hand_card(held)
                hand.append(card << KNOWN_BITS | known_by(held))
            hand.sort()  # as hands are: by card, then by who knows it
            world.change(SeatNo(s)).hand = tuple(
                [key >> KNOWN_BITS | (key & KNOWN_MASK) << KNOWN_SHIFT for key in hand]
            )
    world.set_deck(type_, tuple(pool))


def is_hidden(held: int, seat: SeatNo, type_: int) -> bool:
    return CARDS[hand_card(held)].deck == type_ and not (seat >= 0 and known_by(held) >> seat & 1)


def turn_backs(world: MunchkinQuest, luck: Luck) -> None:
    """What lies on the back of links that have shown a passage only is as unknown as the stock."""
    pool = list(world.link_deck)
    for link in world.links:
        if is_unturned(link):
            pool.append(link >> BACK_SHIFT & SHOWN_MASK)
    luck.shuffle(pool)
    links = list(world.links)
    for i in range(len(links)):
        if is_unturned(links[i]):
            links[i] = links[i] & ~(SHOWN_MASK << BACK_SHIFT) | pool.pop() << BACK_SHIFT
    world.links = tuple(links)
    world.link_deck = tuple(pool)


def is_unturned(link: int) -> bool:
    return link & SHOWN_MASK == PASSAGE and not link & (FIXED | SEEN)
