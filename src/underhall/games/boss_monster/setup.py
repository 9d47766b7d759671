"""From the box to the first turn: decks, bosses, hands, mulligans, sealed discards, the first room."""

from typing import Final

from underhall.games.boss_monster import messages as say
from underhall.games.boss_monster.facts import BOSS, CARDS, HERO, ROOM, SPELL
from underhall.games.boss_monster.moves import draw
from underhall.games.boss_monster.ops import May, Pick, held_cards, pass_or_place, place_hidden
from underhall.games.boss_monster.settings import Settings
from underhall.games.boss_monster.state import SETUP, BossMonster, card_of, held_card, new_seat
from underhall.games.boss_monster.turn import TURN, RevealRooms
from underhall.games.boss_monster.wording import NO, PLACE, TAKE, WORDING
from underhall.kernel.agenda import NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.game import Charter, Do
from underhall.kernel.luck import Luck

START_ROOMS: Final = 5
START_SPELLS: Final = 2
START_DISCARDS: Final = 2
HARD_MODE_BARS_HEALTH: Final = 4


def lay_out(charter: Charter, luck: Luck, settings: Settings, quiet: bool) -> BossMonster:
    """The table before anything is dealt: every deck filtered for the players and shuffled on its own."""
    seats = charter.seats
    bosses: list[int] = []
    rooms: list[int] = []
    spells: list[int] = []
    ordinary: list[int] = []
    epic: list[int] = []
    for card in CARDS:
        copies = card.copies_first if settings.first_decks else card.copies
        if card.type == BOSS:
            bosses += [card.number] * copies
        elif card.type == ROOM:
            rooms += [card.number] * copies
        elif card.type == SPELL:
            spells += [card.number] * copies
        elif card.type == HERO and card.players <= seats:
            if card.epic:
                epic.append(card.number)
            elif not (settings.hard_mode and card.health == HARD_MODE_BARS_HEALTH):
                ordinary.append(card.number)
    for deck in (bosses, rooms, spells, ordinary, epic):
        luck.shuffle(deck)
    return BossMonster(
        charter,
        luck,
        WORDING,
        [],
        [],
        [0] * seats,
        0,
        quiet,
        settings,
        [new_seat() for _ in range(seats)],
        [],
        bosses,
        rooms,
        spells,
        ordinary,
        epic,
        [],
        [],
        [],
        [],
        [],
        [],
        SETUP,
        0,
        NOBODY,
        0,
        False,
        None,
        NOBODY,
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
        False,
        0,
        [],
        "",
    )


class DealBosses(Op[BossMonster]):
    """One boss each, face up; with the variant, two each of which one is kept (BM-SETUP-06, BM-VAR-03)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in range(len(g.seats)):
            side = g.seats[s]
            if g.settings.choose_boss:
                one, two = g.boss_deck.pop(), g.boss_deck.pop()
                side.sealed = [held_card(one, 0, 0), held_card(two, 0, 0)]
                g.emit(say.BOSSES_OFFERED, "BM-VAR-03", s, one, two, seen_by=1 << s)
            else:
                side.boss = g.boss_deck.pop()
                g.emit(say.BOSS_DEALT, "BM-SETUP-06", s, side.boss, g.xp(s))


class ChooseBoss(Pick[BossMonster]):
    """All choose at the same time; nobody sees a choice before the last is made."""

    kind: str = "choose-boss"

    def run(self, g: BossMonster, frame: Frame) -> None:
        if g.settings.choose_boss:
            for s in range(len(g.seats)):
                g.ask(self, frame, s, self.options(g, frame, s))

    def options(self, g: BossMonster, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE, card_of(held)) for held in sorted(g.seats[seat].sealed)]

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        sealed = g.seats[seat].sealed
        if card_of(sealed[0]) != x_of(code):
            sealed.reverse()


class ShowBosses(Op[BossMonster]):
    """Turn up the bosses chosen; from now on the order of XP is known (BM-SETUP-07, -08)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in range(len(g.seats)):
            side = g.seats[s]
            if side.sealed:
                side.boss = card_of(side.sealed[0])
                g.removed.append(card_of(side.sealed[1]))
                side.sealed = []
                g.emit(say.BOSS_CHOSEN, "BM-VAR-03", s, side.boss, g.xp(s))
        order_by_xp(g)
        g.emit(say.FIRST_PLAYER, "BM-SETUP-08", g.order[0], g.xp(g.order[0]))


def order_by_xp(g: BossMonster) -> None:
    """Descending XP; of equals the earlier seat counts as higher (BM-CONF-27)."""
    ranked = sorted([(-g.xp(s), s) for s in range(len(g.seats))])
    g.order = [s for _, s in ranked]


class DealHands(Op[BossMonster]):
    """Five rooms and two spells each (BM-SETUP-13)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            deal_hand(g, s, "BM-SETUP-13")


def deal_hand(g: BossMonster, seat: int, rule: str) -> None:
    g.emit(say.HAND_DEALT, rule, seat, START_ROOMS, START_SPELLS)
    for _ in range(START_ROOMS):
        draw(g, seat, ROOM, rule)
    for _ in range(START_SPELLS):
        draw(g, seat, SPELL, rule)


class OfferMulligans(Op[BossMonster]):
    """Go through the hands for poor ones, where the table plays with mulligans."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        if g.settings.mulligan != "off":
            g.push(MULLIGANS, NOBODY, NOTHING, NOTHING, (0,))


class Mulligans(May):
    """Whoever has a poor hand may draw another, once (BM-CONF-07). Picks: the place in XP order.

    Nobody else learns who is asked: to have been asked and to have declined would tell what one holds.
    """

    kind: str = "mulligan"
    secret: bool = True

    def chooser(self, g: BossMonster, frame: Frame) -> int:
        return g.order[frame.picks[0]]

    def run(self, g: BossMonster, frame: Frame) -> None:
        position = frame.picks[0]
        while position < len(g.order):
            seat = g.order[position]
            if poor_hand(g, seat):
                here = Frame(frame.program, frame.pc, seat, frame.source, frame.cause, (position,))
                g.ask(self, here, seat, self.options(g, here, seat))
                return
            position += 1

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        g.again(frame, (frame.picks[0] + 1,))
        if kind_of(code) == NO:
            return
        g.emit(say.MULLIGAN_TAKEN, "BM-VAR-07", seat)
        for held in g.seats[seat].hand:
            card = card_of(held)
            g.deck(CARDS[card].type).append(card)
        g.seats[seat].hand = []
        g.luck.shuffle(g.room_deck)
        g.luck.shuffle(g.spell_deck)
        deal_hand(g, seat, "BM-VAR-07")


def poor_hand(g: BossMonster, seat: int) -> bool:
    """Whether the rooms drawn entitle to a mulligan (BM-VAR-06)."""
    return g.poor_hand(seat)


class StartDiscards(Pick[BossMonster]):
    """All discard two cards at the same time, face down until everybody has chosen (BM-SETUP-14, -15)."""

    kind: str = "discard-start"

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            g.ask(self, frame, s, self.options(g, frame, s))

    def options(self, g: BossMonster, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE, card) for card in held_cards(g, seat)]

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        side = g.seats[seat]
        side.sealed.append(side.hand.pop(g.find_held(seat, x_of(code))))
        if len(side.sealed) < START_DISCARDS:
            g.ask(self, frame, seat, self.options(g, frame, seat))


class ShowDiscards(Op[BossMonster]):
    """The sealed discards go to the pile together."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            side = g.seats[s]
            cards = sorted([card_of(held) for held in side.sealed])
            g.discard += cards
            side.sealed = []
            g.emit(say.START_DISCARDED, "BM-SETUP-14", s, cards[0], cards[1])


class FirstRooms(Pick[BossMonster]):
    """By descending XP each may lay one room face down (BM-SETUP-16 to -18). Picks: the place in XP order."""

    kind: str = "first-room"

    def run(self, g: BossMonster, frame: Frame) -> None:
        position = frame.picks[0]
        while position < len(g.order):
            seat = g.order[position]
            codes = self.options(g, frame, seat)
            here = Frame(frame.program, frame.pc, seat, frame.source, frame.cause, (position,))
            if len(codes) > 1:
                g.ask(self, here, seat, codes)
                return
            g.emit(say.BUILD_PASSED, "BM-SETUP-16", seat)
            position += 1

    def options(self, g: BossMonster, frame: Frame, seat: int) -> list[int]:
        return pass_or_place(g, seat)

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        g.again(frame, (frame.picks[0] + 1,))
        if kind_of(code) == PLACE:
            place_hidden(g, seat, x_of(code), y_of(code), "BM-SETUP-17")
        else:
            g.emit(say.BUILD_PASSED, "BM-SETUP-16", seat)


MULLIGANS: Final = Program("mulligans", (Mulligans(),))
FIRST_ROOMS: Final = Program("first-rooms", (FirstRooms(),))
PREPARE: Final = Program(
    "setup",
    (
        DealBosses(),
        ChooseBoss(),
        ShowBosses(),
        DealHands(),
        OfferMulligans(),
        StartDiscards(),
        ShowDiscards(),
        Do(FIRST_ROOMS),
        RevealRooms(),
        Do(TURN),
    ),
)
