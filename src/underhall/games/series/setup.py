"""Bosses, hands and the first room: what every game of the series begins with."""

from typing import Final

from underhall.games.series import messages as say
from underhall.games.series.cards import ALL_CARDS, BOSS, HERO, ROOM, SPELL
from underhall.games.series.moves import draw, shuffled
from underhall.games.series.ops import May, Pick, pass_or_place, place_hidden
from underhall.games.series.option_kinds import NO, PLACE, TAKE
from underhall.games.series.packing import card_of, hand_card
from underhall.games.series.picks import next_position, position_of
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import FIRST, NO_CARD, NO_EVENT, NOBODY, Frame, Op, Program, at_position
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import plus
from underhall.kernel.house import House
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot, seat_numbers

START_ROOMS: Final = 5
START_SPELLS: Final = 2


class Box:
    """The cards that a table plays with, by deck. Tables of one kind share it: each shuffles for itself."""

    def __init__(self, cards: list[CardNo]) -> None:
        self.cards = cards
        self.bosses = self.of_type(BOSS)
        self.rooms = self.of_type(ROOM)
        self.spells = self.of_type(SPELL)
        heroes = self.of_type(HERO)
        self.heroes = tuple([card for card in heroes if not ALL_CARDS[card].epic])
        self.epic_heroes = tuple([card for card in heroes if ALL_CARDS[card].epic])

    def of_type(self, type_: int) -> tuple[CardNo, ...]:
        return tuple([card for card in self.cards if ALL_CARDS[card].type == type_])


def copies_in(house: House) -> list[CardNo]:
    """The cards that house sets add to the box."""
    return [CardNo(number) for number in house.cards for _ in range(ALL_CARDS[number].copies)]


def lay_out_decks(g: SeriesGame, box: Box, luck: Luck) -> None:
    """The table before anything is dealt: an empty side for everybody, every deck shuffled on its own."""
    seats = g.config.seats
    g.luck = luck
    g.decision_counts = (0,) * seats
    g.seats = tuple([g.seat_type()() for _ in range(seats)])
    g.boss_deck = shuffled(box.bosses, luck)
    g.room_deck = shuffled(box.rooms, luck)
    g.spell_deck = shuffled(box.spells, luck)
    g.hero_deck = shuffled(box.heroes, luck)
    g.epic_deck = shuffled(box.epic_heroes, luck)


class DealBosses(Op[SeriesGame]):
    """One boss each, face up; with the variant, two each of which one is kept (BM-SETUP-06, BM-VAR-03)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for s in seat_numbers(len(g.seats)):
            side = g.change(s)
            if g.rules.choose_boss:
                one, two = take_boss(g), take_boss(g)
                side.sealed = (hand_card(one), hand_card(two))
                g.emit(say.BOSSES_OFFERED, "BM-VAR-03", s, one, two, seen_by=1 << s)
            else:
                side.boss = take_boss(g)
                g.emit(say.BOSS_DEALT, "BM-SETUP-06", s, side.boss, g.xp(s))


def take_boss(g: SeriesGame) -> CardNo:
    card = g.boss_deck[-1]
    g.boss_deck = g.boss_deck[:-1]
    return card


class ChooseBoss(Pick[SeriesGame]):
    """All choose at the same time; nobody sees a choice before the last is made."""

    kind: str = "choose-boss"
    by_luck: bool = True

    def run(self, g: SeriesGame, frame: Frame) -> None:
        if g.rules.choose_boss:
            for s in seat_numbers(len(g.seats)):
                g.ask(self, frame, s, self.options(g, frame, s))

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, card_of(held)) for held in sorted(g.seats[seat].sealed)]

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        side = g.change(seat)
        if card_of(side.sealed[0]) != x_of(code):
            side.sealed = (side.sealed[1], side.sealed[0])


def show_bosses(g: SeriesGame, rule: str) -> None:
    """Turn up the bosses chosen; the others are out of the game."""
    for s in seat_numbers(len(g.seats)):
        side = g.change(s)
        if side.sealed:
            side.boss = CardNo(card_of(side.sealed[0]))
            g.removed = plus(g.removed, CardNo(card_of(side.sealed[1])))
            side.sealed = ()
            g.emit(say.BOSS_CHOSEN, rule, s, side.boss, g.xp(s))


class DealHands(Op[SeriesGame]):
    """Five rooms and two spells each (BM-SETUP-13)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for s in g.order:
            deal_hand(g, s, "BM-SETUP-13")


def deal_hand(g: SeriesGame, seat: SeatNo, rule: str) -> None:
    g.emit(say.HAND_DEALT, rule, seat, START_ROOMS, START_SPELLS)
    for _ in range(START_ROOMS):
        draw(g, seat, ROOM, rule)
    for _ in range(START_SPELLS):
        draw(g, seat, SPELL, rule)


class OfferMulligans(Op[SeriesGame]):
    """Go through the hands for poor ones, where the table plays with mulligans."""

    def __init__(self, mulligans: Program) -> None:
        self.mulligans = mulligans

    def run(self, g: SeriesGame, frame: Frame) -> None:
        if g.rules.mulligan != "off":
            g.push(self.mulligans, NOBODY, NO_CARD, NO_EVENT, FIRST)


class Mulligans(May):
    """Whoever has a poor hand may draw another, once (BM-CONF-07). Picks: the place in the order.

    Nobody else learns who is asked: to have been asked and to have declined would give away what one holds.
    """

    kind: str = "mulligan"
    secret: bool = True

    def chooser(self, g: SeriesGame, frame: Frame) -> SeatNo:
        return g.order[position_of(frame)]

    def run(self, g: SeriesGame, frame: Frame) -> None:
        position = position_of(frame)
        while position < len(g.order):
            seat = g.order[position]
            if g.has_poor_hand(seat):
                here = Frame(frame.program, frame.pc, seat, frame.source, frame.cause, at_position(position))
                g.ask(self, here, seat, self.options(g, here, seat))
                return
            position += 1

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.again(frame, next_position(frame))
        if kind_of(code) != NO:
            self.redraw(g, seat, "BM-VAR-07")

    def redraw(self, g: SeriesGame, seat: SeatNo, rule: str) -> None:
        """Shuffle the hand into the decks and draw another."""
        g.emit(say.MULLIGAN_TAKEN, rule, seat)
        for held in g.seats[seat].hand:
            card = CardNo(card_of(held))
            self.put_back(g, seat, card)
            type_ = ALL_CARDS[card].type
            g.set_deck(type_, (*g.deck(type_), card))
        g.change(seat).hand = ()
        g.shuffle_deck(ROOM)
        g.shuffle_deck(SPELL)
        deal_hand(g, seat, "BM-VAR-07")

    def put_back(self, g: SeriesGame, seat: SeatNo, card: CardNo) -> None:
        """A card of the hand is about to go back into its deck."""


class FirstRooms(Pick[SeriesGame]):
    """By descending XP each may lay one room face down (BM-SETUP-16 to -18). Picks: the place in XP order."""

    kind: str = "first-room"

    def run(self, g: SeriesGame, frame: Frame) -> None:
        position = position_of(frame)
        while position < len(g.order):
            seat = g.order[position]
            codes = self.options(g, frame, seat)
            here = Frame(frame.program, frame.pc, seat, frame.source, frame.cause, at_position(position))
            if len(codes) > 1:
                g.ask(self, here, seat, codes)
                return
            g.emit(say.BUILD_PASSED, "BM-SETUP-16", seat)
            position += 1

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return pass_or_place(g, seat)

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.again(frame, next_position(frame))
        if kind_of(code) == PLACE:
            place_hidden(g, seat, CardNo(x_of(code)), Slot(y_of(code)), "BM-SETUP-17")
        else:
            g.emit(say.BUILD_PASSED, "BM-SETUP-16", seat)


FIRST_ROOMS: Final = Program("first-rooms", (FirstRooms(),))
