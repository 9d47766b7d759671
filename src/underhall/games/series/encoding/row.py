"""Parts of rows that both Boss Monsters write alike: cards, heroes, hands, rooms and sides."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE, ROOM, SPELL, Card
from underhall.games.series.encoding.columns import (
    DISCARDS,
    FEWEST_SOULS,
    HELD,
    KNOWN,
    MOST_DAMAGE,
    MOST_DUE,
    MOST_HEALTH,
    MOST_HELD,
    MOST_PICKED,
    MOST_SOULS,
)
from underhall.games.series.encoding.dungeon import DungeonPath, has_hidden
from underhall.games.series.encoding.estimates import Estimates, HeroPlace
from underhall.games.series.knowledge import surely_in_hand
from underhall.games.series.packing import card_of, known_to
from underhall.games.series.pieces import Hero, Seat, Stack
from underhall.games.series.state import MOST_ROOMS, SeriesGame
from underhall.kernel.decisions import Decision
from underhall.kernel.encoding import NO_CARD, UNSEEN_CARD, Numbers, add_asked, at_most, place_from
from underhall.kernel.types import SeatNo

NO_CARDS_HELD: Final = bytes(HELD)
NO_CARDS_KNOWN: Final = bytes(KNOWN)
NO_DISCARDS: Final = bytes(DISCARDS)
SPELL_HELD: Final = 256  # what `count_held` counts a spell as; a room is 1


def add_table(
    out: BytesWriter,
    g: SeriesGame,
    me: SeatNo,
    decision: Decision | None,
    turns: int,
    numbers: Numbers,
    cards: list[int],
) -> None:
    """`table_columns`. `cards` has the numbers of cards by the engine's."""
    count = len(g.seats)
    active = place_from(g.active, me, count)
    out.append(u8(count))
    out.append(u8(g.phase + 1))
    out.append(u8(at_most(g.turn, turns)))
    out.append(u8(active))
    add_asked(out, decision, me, count, numbers, cards, MOST_PICKED)


def seats_from(me: SeatNo, count: int) -> list[int]:
    """All seats in the order in which a row has them."""
    return [(me + i) % count for i in range(count)]


def add_crossing(out: BytesWriter, g: SeriesGame, me: SeatNo, walker: Hero) -> None:
    """`crossing_columns` of the hero who is crossing a dungeon."""
    out.append(u8(place_from(g.walker_seat, me, len(g.seats))))
    out.append(u8(at_most(g.walker_at + 1, MOST_ROOMS + 1)))
    out.append(u8(1 if g.walker_room >= 0 else 0))
    out.append(u8(at_most(walker.health - walker.damage, MOST_HEALTH)))


def add_coming(out: BytesWriter, side: Seat, s: SeatNo, estimates: Estimates) -> None:
    """`COMING_COLUMNS` of a player."""
    out.append(u8(1 if has_hidden(side) else 0))
    out.append(u8(at_most(len(side.entrance), 12)))
    out.append(u8(at_most(estimates.due_souls[s], MOST_DUE)))
    out.append(u8(at_most(estimates.due_wounds[s], MOST_DUE)))


def add_chosen_hero(
    out: BytesWriter, g: SeriesGame, me: SeatNo, hero: int, estimates: Estimates, no_place: bytes
) -> None:
    """The columns of an option that names a hero, from its card to the hero's fate."""
    found = HeroPlace(g, estimates, hero)
    out.append(u8(NO_CARD))
    out.append(u8(place_from(found.owner, me, len(g.seats))))
    out.write(no_place)
    add_hero(out, hero, found.health)
    out.append(u8(found.where))
    out.append(u8(place_from(found.goes, me, len(g.seats))))
    out.append(u8(found.fate))


def wants_of(hero: Card) -> int:
    """What lures a hero, as rows have it."""
    if hero.goes_to_fewest_souls:
        return FEWEST_SOULS
    return 0 if hero.wants == NO_TREASURE else hero.wants + 1


def add_hero(out: BytesWriter, number: int, health: i64) -> None:
    """The columns of a hero who has this card."""
    hero = ALL_CARDS[number]
    out.append(u8(wants_of(hero)))
    out.append(u8(at_most(health, MOST_HEALTH)))
    out.append(u8(1 if hero.epic else 0))


def add_hand(out: BytesWriter, side: Seat, numbers: list[int]) -> None:
    """The cards in one's own hand and those that one has set aside face down."""
    free = HELD
    for held in side.hand:
        if free > 0:
            out.append(u8(numbers[card_of(held)]))
            free -= 1
    for held in side.sealed:
        if free > 0:
            out.append(u8(numbers[card_of(held)]))
            free -= 1
    out.write(NO_CARDS_HELD[HELD - free :])


def add_known(out: BytesWriter, g: SeriesGame, seat: SeatNo, me: SeatNo, numbers: list[int]) -> None:
    """The cards that `me` knows to be in the hand of another seat."""
    free = KNOWN
    if seat != me:
        marks = 0
        for held in g.seats[seat].hand:
            marks |= held
        if known_to(marks) >> me & 1:
            cards = surely_in_hand(g, seat, me)
            cards.sort()
            for number in cards:
                if free > 0:
                    out.append(u8(numbers[number]))
                    free -= 1
    out.write(NO_CARDS_KNOWN[KNOWN - free :])


def add_all_known(
    out: BytesWriter, g: SeriesGame, seats: list[int], me: SeatNo, most_seats: int, numbers: list[int]
) -> None:
    """The cards known to be in each hand, and empty places for seats that nobody has."""
    for s in seats:
        add_known(out, g, SeatNo(s), me, numbers)
    out.write(NO_CARDS_KNOWN * (most_seats - len(seats)))


def add_discards(out: BytesWriter, g: SeriesGame, numbers: list[int]) -> None:
    """The cards that were discarded last."""
    discard = g.discard
    count = len(discard)
    shown = min(count, DISCARDS)
    for i in range(shown):
        out.append(u8(numbers[discard[count - 1 - i]]))
    out.write(NO_DISCARDS[shown:])


def add_room(out: BytesWriter, stack: Stack, own: bool, path: DungeonPath, slot: int, numbers: list[int]) -> None:
    """`ROOM_COLUMNS` of the room on top."""
    room = stack[-1]
    out.append(u8(UNSEEN_CARD if room.hidden and not own else numbers[room.card]))
    out.append(u8(1 if room.hidden else 0))
    out.append(u8(1 if room.off else 0))
    out.append(u8(1 if room.used else 0))
    out.append(u8(at_most(path.damages[slot], MOST_DAMAGE) if path.rooms[slot] >= 0 else 0))
    out.append(u8(at_most(len(stack) - 1, 5)))
    out.append(u8(numbers[stack[-2].card] if len(stack) > 1 else NO_CARD))


def add_place(out: BytesWriter, side: Seat, slot: int, path: DungeonPath, numbers: list[int]) -> None:
    """`PLACE_COLUMNS` of a place in one's own dungeon for a room."""
    out.append(u8(slot + 1))
    if slot < len(side.dungeon):
        out.append(u8(numbers[side.dungeon[slot][-1].card]))
        out.append(u8(at_most(path.damages[slot], MOST_DAMAGE)))
    else:
        out.append(u8(NO_CARD))
        out.append(u8(0))


def add_room_chosen(out: BytesWriter, side: Seat, slot: int, path: DungeonPath, numbers: list[int]) -> None:
    """`PLACE_COLUMNS` of a room in somebody's dungeon."""
    stack = side.dungeon[slot]
    out.append(u8(slot + 1))
    out.append(u8(numbers[stack[-2].card] if len(stack) > 1 else NO_CARD))
    out.append(u8(at_most(path.damages[slot], MOST_DAMAGE)))


def add_side(
    out: BytesWriter, g: SeriesGame, s: SeatNo, estimates: Estimates, treasures: int, numbers: list[int]
) -> None:
    """`side_columns` of a player."""
    side = g.seats[s]
    symbols: i64 = estimates.shown[s]
    held = count_held(side)
    out.append(u8(at_most(estimates.souls[s], MOST_SOULS)))
    out.append(u8(at_most(g.wounds(s), 20)))
    out.append(u8(numbers[side.boss] if side.boss >= 0 else NO_CARD))
    out.append(u8(1 if side.levelled else 0))
    out.append(u8(at_most(held % SPELL_HELD, MOST_HELD)))
    out.append(u8(at_most(held // SPELL_HELD, MOST_HELD)))
    out.append(u8(at_most(len(side.sealed), 10)))
    for _ in range(treasures):
        out.append(u8(at_most(symbols & 255, 20)))
        symbols >>= BYTE
    out.append(u8(at_most(estimates.paths[s].total, MOST_DAMAGE)))
    out.append(u8(1 if side.placed else 0))
    out.append(u8(1 if side.kept_out else 0))
    out.append(u8(at_most(side.doubled, 5)))
    out.append(u8(at_most(side.boost, 20)))
    out.append(u8(rank_of(g.order, s)))


def count_held(side: Seat) -> i64:
    """How many rooms a player holds, with those set aside, and in the next byte how many spells."""
    return count_cards(side.hand) + count_cards(side.sealed) if side.sealed else count_cards(side.hand)


def count_cards(cards: tuple[int, ...]) -> i64:
    count: i64 = 0
    for held in cards:
        type_ = ALL_CARDS[card_of(held)].type
        if type_ == ROOM:
            count += 1
        elif type_ == SPELL:
            count += SPELL_HELD
    return count


def rank_of(order: tuple[int, ...], seat: SeatNo) -> int:
    """The place of a seat in an order, from 1 on; 0 where there is none yet."""
    for i in range(len(order)):
        if order[i] == seat:
            return i + 1
    return 0
