"""From the box to the first turn: decks, two bosses each, hands, mulligans, the first room (SBM-SETUP-01 to -18)."""

from typing import Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import BOSS, HERO, ROOM, SHELF, SPELL, Card
from underhall.games.series.ops import May
from underhall.games.series.option_kinds import NO
from underhall.games.series.setup import FIRST_ROOMS, ChooseBoss, DealBosses, DealHands, deal_hand
from underhall.games.series.state import Hero, Seat, SeriesGame, card_of
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import CARDS, ITEM, LANDMARKS, TRAITS
from underhall.games.super_boss_monster.settings import SuperSettings
from underhall.games.super_boss_monster.state import START_COINS, Lair, SuperBossMonster
from underhall.games.super_boss_monster.turn import TURN, RevealRooms
from underhall.games.super_boss_monster.wording import WORDING
from underhall.kernel.agenda import NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import kind_of
from underhall.kernel.fields import plus
from underhall.kernel.game import Do, GameConfig
from underhall.kernel.luck import Luck

BOX: Final = SHELF[: CARDS[-1].number + 1]


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


def lay_out(config: GameConfig, luck: Luck, rules: SuperSettings, quiet: bool) -> SuperBossMonster:
    """The table before anything is dealt: every deck filled for the players and shuffled on its own."""
    seats = config.seats
    bosses: list[int] = []
    rooms: list[int] = []
    spells: list[int] = []
    ordinary: list[int] = []
    epic: list[int] = []
    items: list[int] = []
    for card in BOX:
        if not belongs(card, rules, seats):
            continue
        copies = [card.number] * card.copies
        if card.type == BOSS:
            bosses += copies
        elif card.type == ROOM:
            rooms += copies
        elif card.type == SPELL:
            spells += copies
        elif card.type == ITEM:
            items += copies
        elif card.epic:
            epic += copies
        else:
            ordinary += copies
    for deck in (bosses, rooms, spells, ordinary, epic, items):
        luck.shuffle(deck)
    g = SuperBossMonster(config, WORDING, rules, quiet)
    g.luck = luck
    g.decision_counts = (0,) * seats
    g.seats = tuple([Seat() for _ in range(seats)])
    g.lairs = tuple([Lair() for _ in range(seats)])
    if rules.coins:
        for lair in g.lairs:
            lair.coins = START_COINS
    g.boss_deck = tuple(bosses)
    g.room_deck = tuple(rooms)
    g.spell_deck = tuple(spells)
    g.hero_deck = tuple(ordinary)
    g.epic_deck = tuple(epic)
    g.item_deck = tuple(items)
    landmarks: tuple[Hero | None, ...] = tuple([None for _ in LANDMARKS])
    g.landmarks = landmarks
    return g


class ShowBosses(Op[SuperBossMonster]):
    """Turn up the bosses chosen; the highest XP makes the first player (SBM-SETUP-09, -10, SBM-CONF-24)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        for s in range(len(g.seats)):
            side = g.change(s)
            side.boss = card_of(side.sealed[0])
            g.removed = plus(g.removed, card_of(side.sealed[1]))
            side.sealed = ()
            g.emit(boss_say.BOSS_CHOSEN, "SBM-SETUP-09", s, side.boss, g.xp(s))
        g.order = order_from(g, first_player(g))
        if len(g.seats) > 1:
            xps = [g.xp(s) for s in range(len(g.seats))]
            rule = "SBM-SETUP-10" if xps.count(max(xps)) == 1 else "SBM-CONF-24"
            g.emit(boss_say.FIRST_PLAYER, rule, g.order[0], g.xp(g.order[0]))
        if g.rules.coins:
            for s in g.order:
                g.emit(say.COINS_DEALT, "SBM-COMPAT-16", s, g.lairs[s].coins)


def first_player(g: SuperBossMonster) -> int:
    """The seat with the highest XP; of equals, which only mixed sets have, one by chance."""
    seats = range(len(g.seats))
    most = max([g.xp(s) for s in seats])
    highest = [s for s in seats if g.xp(s) == most]
    return highest[0] if len(highest) == 1 else highest[g.luck.below(len(highest))]


def order_from(g: SuperBossMonster, first: int) -> tuple[int, ...]:
    count = len(g.seats)
    return tuple([(first + i) % count for i in range(count)])


class OfferMulligans(Op[SuperBossMonster]):
    """Go through the hands for poor ones, where the table plays with mulligans."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if g.rules.mulligan != "off":
            g.push(MULLIGANS, NOBODY, NOTHING, NOTHING, (0,))


class Mulligans(May):
    """Whoever has a poor hand may show it and draw another, as long as it is poor. Picks: the place in the order.

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
        again = kind_of(code) != NO and g.settings.mulligan == "repeat"
        g.again(frame, (frame.picks[0] if again else frame.picks[0] + 1,))
        if kind_of(code) == NO:
            return
        g.emit(boss_say.MULLIGAN_TAKEN, "SBM-SETUP-13", seat)
        for held in g.seats[seat].hand:
            card = card_of(held)
            g.emit(say.CARD_SHOWN, "SBM-SETUP-13", seat, card)
            type_ = SHELF[card].type
            g.set_deck(type_, (*g.deck(type_), card))
        g.change(seat).hand = ()
        g.shuffle_deck(ROOM)
        g.shuffle_deck(SPELL)
        deal_hand(g, seat, "BM-VAR-07")


MULLIGANS: Final = Program("mulligans", (Mulligans(),))
PREPARE: Final = Program(
    "setup",
    (
        DealBosses(),
        ChooseBoss(),
        ShowBosses(),
        DealHands(),
        OfferMulligans(),
        Do(FIRST_ROOMS),
        RevealRooms(),
        Do(TURN),
    ),
)
