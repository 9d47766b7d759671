"""Deal afresh all that a seat cannot know, so that everything it has seen still fits.

Hidden cards are handled as what they are in a hand: one int, the card with its marks. What the seat believes of a card
is the card and the seat's own marks on it; the marks of others stay at their place. tests/conformance/plain_imagine.py
does the same place by place, and test_imagine.py compares the worlds.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.series.moves import shuffled
from underhall.games.series.packing import ALL_MARKS, blur_id_of, card_of, hand_card, is_known_to, marks_of_seats
from underhall.games.series.state import SeriesGame
from underhall.games.series.windows import asked_again
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.luck import Canonical, Luck
from underhall.kernel.types import CardNo, SeatNo, Slot, seat_numbers

# So often a deal is tried before the true one is kept: choices under way may need a rare card to exist at all.
TRIES: Final = 40


def imagine(g: SeriesGame, seat: SeatNo, luck: Luck) -> SeriesGame:
    spare: SeriesGame | None = None
    for _ in range(TRIES):
        world = g.clone()
        step_back(world, seat)
        deal_bosses(world, seat, luck)
        dealt = deal_afresh(world, seat, luck)
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


@mypyc_attr(acyclic=True)
class Hidden:
    """The cards of one type that a seat cannot look at, but for those in the deck, in the order of their places.

    The places are: out of the game, then with each other seat its hand, what it has sealed, and its dungeon.
    """

    def __init__(self, knower: SeatNo) -> None:
        self.knower = knower
        self.marks = marks_of_seats(1 << knower) if knower >= 0 else 0
        self.cards: list[int] = []  # what is there
        self.dealt: list[int] = []  # what is imagined to be there
        self.covered: list[Covered] = []
        self.in_hands: list[int] = []  # how many of them each other seat holds
        self.next = 0  # the first that has not been laid down yet

    def take(self, count: int) -> list[int]:
        """What has been dealt to so many places more."""
        begin = self.next
        self.next = begin + count
        return self.dealt[begin : begin + count]

    def is_known(self, held: int) -> bool:
        return is_known_to(held, self.knower)


@mypyc_attr(acyclic=True)
class Covered:
    """A room that lies face down."""

    def __init__(self, place: int, seat: SeatNo, slot: Slot) -> None:
        self.place = place  # among the hidden cards
        self.seat = seat
        self.slot = slot


def deal_afresh(world: SeriesGame, seat: SeatNo, luck: Luck) -> bool:
    """Deal rooms, then spells; False where no card fits a room that lies face down."""
    rooms = Hidden(seat)
    spells = Hidden(seat)
    collect(world, rooms, spells)
    if not deal(world, rooms, luck, ROOM):
        return False
    dealt = deal(world, spells, luck, SPELL)
    put_all(world, rooms, spells)
    return dealt


def collect(world: SeriesGame, rooms: Hidden, spells: Hidden) -> None:
    collect_pile(world.buried, rooms, spells)
    for s in seat_numbers(len(world.seats)):
        if s == rooms.knower:
            continue
        side = world.seats[s]
        first_room = len(rooms.cards)
        first_spell = len(spells.cards)
        collect_pile(side.hand, rooms, spells)
        rooms.in_hands.append(len(rooms.cards) - first_room)
        spells.in_hands.append(len(spells.cards) - first_spell)
        if not is_sorted(side.hand):  # its rooms are dealt first, which sorts it
            spells.cards[first_spell:] = sorted(spells.cards[first_spell:])
        if side.sealed:
            collect_pile(side.sealed, rooms, spells)
        dungeon = side.dungeon
        for slot in range(len(dungeon)):
            room = dungeon[slot][-1]
            if room.hidden:
                rooms.covered.append(Covered(len(rooms.cards), s, Slot(slot)))
                rooms.cards.append(room.held)


def collect_pile(pile: tuple[int, ...], rooms: Hidden, spells: Hidden) -> None:
    for held in pile:
        type_ = ALL_CARDS[card_of(held)].type
        if type_ == ROOM:
            rooms.cards.append(held)
        elif type_ == SPELL:
            spells.cards.append(held)


def deal(world: SeriesGame, hidden: Hidden, luck: Luck, type_: int) -> bool:
    """Deal the cards of one type; False where no card fits a room that lies face down."""
    cards = hidden.cards
    hidden.dealt = dealt = cards[:]
    if hidden.knower >= 0 and world.blurs and not mix_up(world, hidden, luck):
        return False
    deck = world.deck(type_)
    known = world.places_known(type_, hidden.knower)
    pool = list(deck)
    for i in range(len(known) - 1, -1, -1):
        del pool[known[i]]
    in_deck = len(pool)
    # A seat that has looked through the deck knows what is in it and what is not: two pools.
    not_in_deck: list[CardNo] = []
    marks = hidden.marks
    for held in cards:
        if held & marks == 0:
            pool.append(CardNo(card_of(held)))
        elif not hidden.is_known(held):
            not_in_deck.append(CardNo(card_of(held)))
    luck.shuffle(pool)
    if hidden.covered and not deal_covered(world, hidden, pool, False):
        return False
    luck.shuffle(not_in_deck)
    if hidden.covered and not deal_covered(world, hidden, not_in_deck, True):
        return False
    top = len(pool) - in_deck
    fresh = pool[top:]
    fresh.reverse()
    for place in known:
        fresh.insert(place, deck[place])
    world.set_deck(type_, tuple(fresh))
    next_covered = 0
    for i in range(len(dealt)):
        held = dealt[i]
        if next_covered < len(hidden.covered) and hidden.covered[next_covered].place == i:
            next_covered += 1
        elif held & marks == 0:
            top -= 1
            dealt[i] = hand_card(pool[top]) | held & ALL_MARKS
        elif not hidden.is_known(held):
            dealt[i] = hand_card(not_in_deck.pop()) | held & ALL_MARKS
    return True


def deal_covered(world: SeriesGame, hidden: Hidden, pool: list[CardNo], not_in_deck: bool) -> bool:
    """Lay cards of a pool face down where unknown ones lie; False where none fits."""
    for covered in hidden.covered:
        held = hidden.dealt[covered.place]
        if not hidden.is_known(held) and (held & hidden.marks != 0) == not_in_deck:
            card = draw_fitting(world, covered, pool)
            if card == NOTHING:
                return False
            hidden.dealt[covered.place] = hand_card(card) | held & ALL_MARKS
    return True


def draw_fitting(world: SeriesGame, covered: Covered, pool: list[CardNo]) -> int:
    """Take the first card of a shuffled pool that could have been laid face down at this place, or NOTHING."""
    for i in range(len(pool)):
        if fits(world, covered, pool[i]):
            return pool.pop(i)
    return NOTHING


def mix_up(world: SeriesGame, hidden: Hidden, luck: Luck) -> bool:
    """Where the knower cannot tell cards apart, what it knows of them may be true of any of them."""
    cards = hidden.cards
    marked = [i for i in range(len(cards)) if blur_id_of(cards[i])]
    if len(marked) < 2:
        return True
    dealt = hidden.dealt
    staying = ALL_MARKS & ~hidden.marks  # what others know stays at its place
    mixed = False
    for blur in world.blurs:
        if blur.knower != hidden.knower:
            continue
        tokens = blur.tokens
        alike = [i for i in marked if blur_id_of(cards[i]) in tokens]
        for i in range(len(alike) - 1, 0, -1):
            one, two = alike[i], alike[luck.below(i + 1)]
            first, second = dealt[one], dealt[two]
            dealt[one] = second & ~staying | first & staying
            dealt[two] = first & ~staying | second & staying
            mixed = True
    if mixed:
        for covered in hidden.covered:
            held = dealt[covered.place]
            if hidden.is_known(held) and not fits(world, covered, CardNo(card_of(held))):
                return False
    return True


def fits(world: SeriesGame, covered: Covered, card: CardNo) -> bool:
    """Whether `card` could have been laid face down at this place."""
    stack = world.seats[covered.seat].dungeon[covered.slot]
    if len(stack) == 1:
        return not ALL_CARDS[card].advanced
    return world.may_cover(card, stack[:-1])


def put_all(world: SeriesGame, rooms: Hidden, spells: Hidden) -> None:
    """Lay the cards of all places down; what is in a hand is sorted again."""
    if world.buried:
        world.buried = dealt_pile(world.buried, rooms, spells)
    other = 0
    next_covered = 0
    for s in seat_numbers(len(world.seats)):
        side = world.seats[s]
        if s == rooms.knower:
            if not is_sorted(side.hand):
                world.change(s).hand = tuple(sorted(side.hand))
            continue
        if side.hand:
            hand = rooms.take(rooms.in_hands[other]) + spells.take(spells.in_hands[other])
            hand.sort()
            world.change(s).hand = tuple(hand)
        if side.sealed:
            sealed = dealt_pile(side.sealed, rooms, spells)
            world.change(s).sealed = sealed
        while next_covered < len(rooms.covered) and rooms.covered[next_covered].seat == s:
            slot = rooms.covered[next_covered].slot
            world.replace_top(s, slot, world.top(s, slot).as_card(rooms.take(1)[0]))
            next_covered += 1
        other += 1


def dealt_pile(pile: tuple[int, ...], rooms: Hidden, spells: Hidden) -> tuple[int, ...]:
    """What has been dealt to the places of a pile."""
    dealt: list[int] = []
    for held in pile:
        type_ = ALL_CARDS[card_of(held)].type
        if type_ == ROOM:
            held = rooms.take(1)[0]
        elif type_ == SPELL:
            held = spells.take(1)[0]
        dealt.append(held)
    return tuple(dealt)


def is_sorted(hand: tuple[int, ...]) -> bool:
    """Whether copies of a card are in order, too: hands are sorted by card alone."""
    last = 0
    for held in hand:
        if held < last:
            return False
        last = held
    return True


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


# -- one world for all that look alike ----------------------------------------------------------------------------


def imagined(g: SeriesGame, decision: Decision) -> SeriesGame:
    """A world that the asked seat may imagine. The decision may be asked before its turn: then it is alone in it."""
    asked = g
    if decision not in g.pending:
        asked = g.clone()
        step_back(asked, decision.seat)  # whoever is about to play something has yet to choose it, too
        asked.pending = (decision,)
    world = asked.imagine(decision.seat, Canonical(1, 2, 3, 4))
    world.pending = (decision,)
    world.blurs = ()  # no rule asks who can tell which cards apart, and to keep track of it takes long
    return world
