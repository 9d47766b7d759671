"""From the box to the first turn: decks, bosses, hands, mulligans, sealed discards, the first room."""

from typing import Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.settings import BossSettings
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.turn import TURN, RevealRooms
from underhall.games.series import messages as say
from underhall.games.series.cards import HERO, Card
from underhall.games.series.ops import Pick, held_cards
from underhall.games.series.option_kinds import TAKE
from underhall.games.series.packing import card_of
from underhall.games.series.setup import (
    FIRST_ROOMS,
    Box,
    ChooseBoss,
    DealBosses,
    DealHands,
    Mulligans,
    OfferMulligans,
    copies_in,
    lay_out_decks,
    show_bosses,
)
from underhall.kernel.agenda import Frame, Op, Program
from underhall.kernel.decisions import pack, x_of
from underhall.kernel.game import Do, GameConfig
from underhall.kernel.house import wording_of
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, OptionCode, SeatNo, seat_numbers

START_DISCARDS: Final = 2
HARD_MODE_BARS_HEALTH: Final = 4


BOXES: Final[dict[tuple[int, bool, bool], Box]] = {}


def box_for(seats: int, settings: BossSettings) -> Box:
    """What is in the box for so many players; it is sorted once for all tables alike."""
    kind = (seats, settings.first_decks, settings.hard_mode)
    box = BOXES.get(kind)
    if box is None:
        cards: list[CardNo] = []
        for card in CARDS:
            copies = card.copies_first if settings.first_decks else card.copies
            if card.type == HERO:
                copies = 1 if card.players <= seats and not is_barred(card, settings) else 0
            cards += [card.number] * copies
        box = BOXES[kind] = Box(cards)
    return box


def lay_out(config: GameConfig, luck: Luck, settings: BossSettings, quiet: bool) -> BossMonster:
    """The table before anything is dealt, with what is in the box for so many players."""
    g = BossMonster(config, wording_of(config, WORDING), settings, quiet)
    box = box_for(config.seats, settings)
    lay_out_decks(g, box if config.house is None else Box(box.cards + copies_in(config.house)), luck)
    return g


def is_barred(hero: Card, settings: BossSettings) -> bool:
    """Whether the hard mode does without this hero (BM-VAR-01)."""
    return settings.hard_mode and not hero.epic and hero.health == HARD_MODE_BARS_HEALTH


class ShowBosses(Op[BossMonster]):
    """Turn up the bosses chosen; from now on the order of XP is known (BM-SETUP-07, -08)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        show_bosses(g, "BM-VAR-03")
        order_by_xp(g)
        g.emit(say.FIRST_PLAYER, "BM-SETUP-08", g.order[0], g.xp(g.order[0]))


def order_by_xp(g: BossMonster) -> None:
    """Descending XP; of equals the earlier seat counts as higher (BM-CONF-27)."""
    ranked = sorted([(-g.xp(s), s) for s in seat_numbers(len(g.seats))])
    g.order = tuple([s for _, s in ranked])


class StartDiscards(Pick[BossMonster]):
    """All discard two cards at the same time, face down until everybody has chosen (BM-SETUP-14, -15)."""

    kind: str = "discard-start"

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            g.ask(self, frame, s, self.options(g, frame, s))

    def options(self, g: BossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, card) for card in held_cards(g, seat)]

    def answered(self, g: BossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        side = g.change(seat)
        side.sealed = (*side.sealed, side.take_from_hand(g.find_held(seat, CardNo(x_of(code)))))
        if len(side.sealed) < START_DISCARDS:
            g.ask(self, frame, seat, self.options(g, frame, seat))


class ShowDiscards(Op[BossMonster]):
    """The sealed discards go to the pile together."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in g.order:
            side = g.change(s)
            cards = sorted([CardNo(card_of(held)) for held in side.sealed])
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
        OfferMulligans(MULLIGANS),
        StartDiscards(),
        ShowDiscards(),
        Do(FIRST_ROOMS),
        RevealRooms(),
        Do(TURN),
    ),
)
