"""From the box to the first turn: decks, two bosses each, hands, mulligans, the first room (SBM-SETUP-01 to -18)."""

from typing import Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, HERO, Card
from underhall.games.series.moves import shuffled
from underhall.games.series.option_kinds import NO
from underhall.games.series.picks import next_position
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
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import CARDS, ITEM, LANDMARKS, TRAITS
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.games.super_boss_monster.pieces import Lair, SuperHero
from underhall.games.super_boss_monster.settings import SuperSettings
from underhall.games.super_boss_monster.state import START_COINS, SuperBossMonster
from underhall.games.super_boss_monster.turn import TURN, RevealRooms
from underhall.kernel.agenda import Frame, Op, Program
from underhall.kernel.decisions import kind_of
from underhall.kernel.game import Do, GameConfig
from underhall.kernel.house import wording_of
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, OptionCode, SeatNo, seat_numbers

BOX: Final = ALL_CARDS[: CARDS[-1].number + 1]


def belongs(card: Card, rules: SuperSettings, seats: int) -> bool:
    """Whether the card is in a deck at this table (SBM-COMPAT-01, -02, -11, SBM-SOLO-01 to -03)."""
    box = card.box
    if card.type == HERO:
        if rules.old_heroes:
            return box == "boss-monster" and card.players <= seats
        if rules.solo:
            return box == "super" and TRAITS[card.number].solo
        if box == "promo":
            return rules.promo
        return card.players <= seats and (box == "super" or (box == "explorers" and rules.explorers))
    if rules.solo and not TRAITS[card.number].solo:
        return False
    if box == "boss-monster":
        return rules.mixed
    if box == "explorers":
        return rules.explorers
    if box == "coins":
        return rules.coins
    return rules.items if box == "items" else box == "super"


class SuperBox(Box):
    """A box with items in it."""

    def __init__(self, cards: list[CardNo]) -> None:
        super().__init__(cards)
        self.items = self.of_type(ITEM)


BOXES: Final[dict[tuple[int, ...], SuperBox]] = {}


def box_for(seats: int, rules: SuperSettings) -> SuperBox:
    """What belongs to a table of so many players; it is sorted once for all tables alike."""
    sets = (rules.old_heroes, rules.solo, rules.promo, rules.explorers, rules.mixed, rules.coins, rules.items)
    kind = (seats, *[int(has) for has in sets])
    box = BOXES.get(kind)
    if box is None:
        cards: list[CardNo] = []
        for card in BOX:
            if belongs(card, rules, seats):
                cards += [card.number] * card.copies
        box = BOXES[kind] = SuperBox(cards)
    return box


def lay_out(config: GameConfig, luck: Luck, rules: SuperSettings, quiet: bool) -> SuperBossMonster:
    """The table before anything is dealt, with what belongs to it for so many players."""
    g = SuperBossMonster(config, wording_of(config, WORDING), rules, quiet)
    box = box_for(config.seats, rules)
    if config.house is not None:
        house = [card for card in copies_in(config.house) if rules.items or ALL_CARDS[card].type != ITEM]
        box = SuperBox(box.cards + house)
    lay_out_decks(g, box, luck)
    g.item_deck = shuffled(box.items, luck)
    g.lairs = tuple([Lair() for _ in range(config.seats)])
    if rules.coins:
        for lair in g.lairs:
            lair.coins = START_COINS
    landmarks: tuple[SuperHero | None, ...] = tuple([None for _ in LANDMARKS])
    g.landmarks = landmarks
    return g


class ShowBosses(Op[SuperBossMonster]):
    """Turn up the bosses chosen; the highest XP makes the first player (SBM-SETUP-09, -10, SBM-CONF-24)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        show_bosses(g, "SBM-SETUP-09")
        g.order = order_from(g, first_player(g))
        if len(g.seats) > 1:
            xps = [g.xp(s) for s in seat_numbers(len(g.seats))]
            rule = "SBM-SETUP-10" if xps.count(max(xps)) == 1 else "SBM-CONF-24"
            g.emit(boss_say.FIRST_PLAYER, rule, g.order[0], g.xp(g.order[0]))
        if g.rules.coins:
            for s in g.order:
                g.emit(say.COINS_DEALT, "SBM-COMPAT-16", s, g.lairs[s].coins)


def first_player(g: SuperBossMonster) -> SeatNo:
    """The seat with the highest XP; of equals, which only mixed sets have, one by chance."""
    seats = seat_numbers(len(g.seats))
    most = max([g.xp(s) for s in seats])
    highest = [s for s in seats if g.xp(s) == most]
    return highest[0] if len(highest) == 1 else highest[g.luck.below(len(highest))]


def order_from(g: SuperBossMonster, first: SeatNo) -> tuple[SeatNo, ...]:
    count = len(g.seats)
    return tuple([SeatNo((first + i) % count) for i in range(count)])


class SuperMulligans(Mulligans):
    """Whoever has a poor hand shows it and draws another, perhaps as long as it is poor (SBM-SETUP-13)."""

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        taken = kind_of(code) != NO
        same_seat = taken and g.rules.mulligan == "repeat"
        g.again(frame, frame.picks if same_seat else next_position(frame))
        if taken:
            self.redraw(g, seat, "SBM-SETUP-13")

    def put_back(self, g: SeriesGame, seat: SeatNo, card: CardNo) -> None:
        g.emit(say.CARD_SHOWN, "SBM-SETUP-13", seat, card)


MULLIGANS: Final = Program("mulligans", (SuperMulligans(),))
PREPARE: Final = Program(
    "setup",
    (
        DealBosses(),
        ChooseBoss(),
        ShowBosses(),
        DealHands(),
        OfferMulligans(MULLIGANS),
        Do(FIRST_ROOMS),
        RevealRooms(),
        Do(TURN),
    ),
)
