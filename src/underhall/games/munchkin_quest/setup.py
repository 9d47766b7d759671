"""From the box to the first turn: decks, the Entrance, starting kits, who begins (MQ-SETUP-*)."""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.characters import START_CARDS
from underhall.games.munchkin_quest.facts import CARDS, PRINTED
from underhall.games.munchkin_quest.hands import draw_many
from underhall.games.munchkin_quest.items import add_lays
from underhall.games.munchkin_quest.moves import can_lay_character
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.packing import BACK_SHIFT, FIXED, hand_card
from underhall.games.munchkin_quest.pieces import NO_SIDES, new_room
from underhall.games.munchkin_quest.plays import begin, is_play, lay_down
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.settings import SHORT_TILES, Settings
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.turn import TURN
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, OptionCode, SeatNo, seat_numbers


def lay_out(config: GameConfig, luck: Luck, rules: Settings, quiet: bool) -> MunchkinQuest:
    """The table before anything is dealt: three decks, tiles and links shuffled, the Entrance in the middle."""
    decks: list[list[CardNo]] = [[], [], []]
    for card in PRINTED:
        decks[card.deck] += [card.number] * card.copies
    tiles = [1 + n for n in range(facts.TILES)]
    if config.house is not None:
        for number in config.house.cards:
            decks[CARDS[number].deck] += [CardNo(number)] * CARDS[number].copies
        tiles += config.house.tiles
    links = facts.LINK_PIECES[:]
    for deck in decks:
        luck.shuffle(deck)
    luck.shuffle(tiles)
    luck.shuffle(links)
    if rules.short:
        tiles = tiles[:SHORT_TILES]
    game = MunchkinQuest(config, rules, quiet)
    game.luck = luck
    game.decision_counts = (0,) * config.seats
    game.munchkins = tuple([Munchkin() for _ in range(config.seats)])
    game.rooms = (new_room(facts.ENTRANCE, 0, 0, NO_SIDES, (0, 1, 2, 3)),)
    game.links = tuple([kind | kind << BACK_SHIFT | FIXED for kind in facts.ENTRANCE_LINKS])
    game.monster_deck = tuple(decks[facts.MONSTER])
    game.treasure_deck = tuple(decks[facts.TREASURE])
    game.dxm_deck = tuple(decks[facts.DXM])
    game.room_deck = tuple(tiles)
    game.link_deck = tuple(links)
    return game


class AskSex(Pick):
    """Everybody chooses at the same time (MQ-SETUP-11, MQ-CONF-34)."""

    kind: str = "choose-sex"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        for seat in seat_numbers(g.seats()):
            g.ask(self, frame, seat, self.options(g, frame, seat))

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.MALE), pack(kinds.FEMALE)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.change(seat).male = kind_of(code) == kinds.MALE


class DealKits(Effect):
    """Three Treasures and three DxM cards each (MQ-SETUP-09)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        for seat in seat_numbers(g.seats()):
            g.emit(say.SEX_CHOSEN, "MQ-SETUP-11", seat, 1 if g.munchkins[seat].male else 0)
            draw_many(g, seat, facts.TREASURE, START_CARDS, "MQ-SETUP-09")
            draw_many(g, seat, facts.DXM, START_CARDS, "MQ-SETUP-09")


class RollForFirst(Effect):
    """The highest roll begins; who ties for it rolls again (MQ-SETUP-13, MQ-CONF-10)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        tied = list(seat_numbers(g.seats()))
        rule = "MQ-SETUP-13"
        while len(tied) > 1:
            rolled = [1 + g.luck.below(D6) for _ in tied]
            for i in range(len(tied)):
                g.emit(say.FIRST_ROLLED, rule, tied[i], rolled[i])
            rule = "MQ-CONF-10"
            best = max(rolled)
            tied = [tied[i] for i in range(len(tied)) if rolled[i] == best]
        g.first = g.active = tied[0]
        g.emit(say.FIRST_PLAYER, "MQ-SETUP-13", g.first)
        for seat in reversed(g.from_seat(g.first)):
            g.push(OPENING, seat, NO_CARD, NO_EVENT, ())


class OpeningLay(Pick):
    """Before the first turn everybody may lay race, class and items (MQ-SETUP-12)."""

    kind: str = "opening"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.DONE)]
        last = NOTHING
        for held in g.munchkins[seat].hand:
            card = hand_card(held)
            if card != last and CARDS[card].in_play and can_lay_character(g, seat, card):
                codes.append(pack(kinds.PLAY, card))
            last = card
        add_lays(g, seat, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.DONE:
            return
        g.again(frame, ())
        if is_play(code):
            begin(g, seat, code)
        else:
            lay_down(g, seat, CardNo(x_of(code)), kind_of(code) == kinds.LAY_PACKED, "MQ-SETUP-12")


class BeginPlay(Effect):
    """The first turn."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.push(TURN, NOBODY, NO_CARD, NO_EVENT, ())


OPENING: Final = Program("opening", (OpeningLay(),))
PREPARE: Final = Program("prepare", (AskSex(), DealKits(), RollForFirst(), BeginPlay()))
