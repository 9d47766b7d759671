"""From the box to the first turn: decks, bosses, hands, mulligans, sealed discards, the first room."""

from typing import Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.settings import BossSettings
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.turn import TURN, RevealRooms
from underhall.games.boss_monster.wording import WORDING
from underhall.games.series import messages as say
from underhall.games.series.cards import BOSS, HERO, ROOM, SHELF, SPELL
from underhall.games.series.ops import May, Pick, held_cards
from underhall.games.series.option_kinds import NO, TAKE
from underhall.games.series.setup import FIRST_ROOMS, ChooseBoss, DealBosses, DealHands, deal_hand
from underhall.games.series.state import Seat, SeriesGame, card_of
from underhall.kernel.agenda import NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import plus
from underhall.kernel.game import Do, GameConfig
from underhall.kernel.luck import Luck

START_DISCARDS: Final = 2
HARD_MODE_BARS_HEALTH: Final = 4


def lay_out(config: GameConfig, luck: Luck, settings: BossSettings, quiet: bool) -> BossMonster:
    """The table before anything is dealt: every deck filtered for the players and shuffled on its own."""
    seats = config.seats
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
    g = BossMonster(config, WORDING, settings, quiet)
    g.luck = luck
    g.decision_counts = (0,) * seats
    g.seats = tuple([Seat() for _ in range(seats)])
    g.boss_deck = tuple(bosses)
    g.room_deck = tuple(rooms)
    g.spell_deck = tuple(spells)
    g.hero_deck = tuple(ordinary)
    g.epic_deck = tuple(epic)
    return g


class ShowBosses(Op[BossMonster]):
    """Turn up the bosses chosen; from now on the order of XP is known (BM-SETUP-07, -08)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in range(len(g.seats)):
            side = g.change(s)
            if side.sealed:
                side.boss = card_of(side.sealed[0])
                g.removed = plus(g.removed, card_of(side.sealed[1]))
                side.sealed = ()
                g.emit(say.BOSS_CHOSEN, "BM-VAR-03", s, side.boss, g.xp(s))
        order_by_xp(g)
        g.emit(say.FIRST_PLAYER, "BM-SETUP-08", g.order[0], g.xp(g.order[0]))


def order_by_xp(g: BossMonster) -> None:
    """Descending XP; of equals the earlier seat counts as higher (BM-CONF-27)."""
    ranked = sorted([(-g.xp(s), s) for s in range(len(g.seats))])
    g.order = tuple([s for _, s in ranked])


class OfferMulligans(Op[BossMonster]):
    """Go through the hands for poor ones, where the table plays with mulligans."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        if g.rules.mulligan != "off":
            g.push(MULLIGANS, NOBODY, NOTHING, NOTHING, (0,))


class Mulligans(May):
    """Whoever has a poor hand may draw another, once (BM-CONF-07). Picks: the place in XP order.

    Nobody else learns who is asked: to have been asked and to have declined would tell what one holds.
    """

    kind: str = "mulligan"
    secret: bool = True

    def chooser(self, g: SeriesGame, frame: Frame) -> int:
        return g.order[frame.picks[0]]

    def run(self, g: SeriesGame, frame: Frame) -> None:
        position = frame.picks[0]
        while position < len(g.order):
            seat = g.order[position]
            if g.poor_hand(seat):
                here = Frame(frame.program, frame.pc, seat, frame.source, frame.cause, (position,))
                g.ask(self, here, seat, self.options(g, here, seat))
                return
            position += 1

    def answered(self, g: SeriesGame, frame: Frame, seat: int, code: int) -> None:
        g.again(frame, (frame.picks[0] + 1,))
        if kind_of(code) == NO:
            return
        g.emit(say.MULLIGAN_TAKEN, "BM-VAR-07", seat)
        for held in g.seats[seat].hand:
            card = card_of(held)
            type_ = SHELF[card].type
            g.set_deck(type_, (*g.deck(type_), card))
        g.change(seat).hand = ()
        g.shuffle_deck(ROOM)
        g.shuffle_deck(SPELL)
        deal_hand(g, seat, "BM-VAR-07")


class StartDiscards(Pick[BossMonster]):
    """All discard two cards at the same time, face down until everybody has chosen (BM-SETUP-14, -15)."""

    kind: str = "discard-start"

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            g.ask(self, frame, s, self.options(g, frame, s))

    def options(self, g: BossMonster, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE, card) for card in held_cards(g, seat)]

    def answered(self, g: BossMonster, frame: Frame, seat: int, code: int) -> None:
        side = g.change(seat)
        side.sealed = (*side.sealed, side.take_from_hand(g.find_held(seat, x_of(code))))
        if len(side.sealed) < START_DISCARDS:
            g.ask(self, frame, seat, self.options(g, frame, seat))


class ShowDiscards(Op[BossMonster]):
    """The sealed discards go to the pile together."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            side = g.change(s)
            cards = sorted([card_of(held) for held in side.sealed])
            g.discard = (*g.discard, *cards)
            side.sealed = ()
            g.emit(say.START_DISCARDED, "BM-SETUP-14", s, cards[0], cards[1])


MULLIGANS: Final = Program("mulligans", (Mulligans(),))
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
