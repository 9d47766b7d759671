"""The city phase: the market is refilled, heroes arrive, and each player drafts and sends the minion (SBM-CITY-01)."""

from typing import Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.series.moves import can_draw, draw, rebuild
from underhall.games.series.ops import Pick
from underhall.games.series.option_kinds import DECK, IN_ROOM
from underhall.games.series.packing import card_of
from underhall.games.series.picks import position_of
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.board import (
    AT_BASE,
    BOARD_SPACES,
    ON_BOSS,
    ON_ROOM,
    PAD_SPACES,
    PAD_SUMMON,
    SPACES,
    SUMMON,
)
from underhall.games.super_boss_monster.facts import NO_LANDMARK, TAVERN, TRAITS
from underhall.games.super_boss_monster.moves import take_from_market
from underhall.games.super_boss_monster.ops import market_cards
from underhall.games.super_boss_monster.option_kinds import ON_BOSS_CARD, SPACE
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.scoring import finish
from underhall.games.super_boss_monster.state import SOLO_REVEALS, SuperBossMonster
from underhall.kernel.agenda import FIRST, NO_CARD, NOTHING, Frame, Op, Program, at_position
from underhall.kernel.decisions import kind_of, pack, x_of, z_of
from underhall.kernel.fields import plus
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot

MOST_ROOMS_ON_MARKET: Final = 5  # the sixth player's space holds a second spell (SBM-COMPAT-12)
SOLO_MARKET: Final = 2


class RefillMarket(Op[SuperBossMonster]):
    """One spell, and as many rooms as players (SBM-CITY-02, SBM-SOLO-10)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        players = len(g.seats)
        rule = "SBM-SOLO-10" if g.rules.solo else "SBM-CITY-02"
        fill(g, SPELL, 1, rule)
        if players > MOST_ROOMS_ON_MARKET:
            fill(g, SPELL, 1, "SBM-COMPAT-12")
        fill(g, ROOM, SOLO_MARKET if g.rules.solo else min(players, MOST_ROOMS_ON_MARKET), rule)


def fill(g: SuperBossMonster, type_: int, count: int, rule: str) -> None:
    for _ in range(count):
        deck = g.deck(type_)
        if not deck:
            rebuild(g, type_)
            deck = g.deck(type_)
            if not deck:
                return
        card = CardNo(card_of(g.take_from_deck(type_, len(deck) - 1)))
        g.market = plus(g.market, card)
        g.emit(say.MARKET_FILLED, rule, card)


class HeroesArrive(Op[SuperBossMonster]):
    """As many as players, ordinary ones first; without enough of them this turn is the last (SBM-CITY-04, -05)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if g.rules.ends_without_heroes and not g.heroes_left():
            g.emit(say.NO_HERO_CAME, "SBM-END-11")
            finish(g, "SBM-END-11")  # the last turn was complete, and this one cannot begin
            return
        for _ in range(SOLO_REVEALS if g.rules.solo else len(g.seats)):
            card = g.take_hero_card()
            if card == NOTHING:
                run_out_of_heroes(g)
                return
            hero = g.new_hero(card)
            g.emit(boss_say.HERO_REVEALED, "SBM-SOLO-07" if g.rules.solo else "SBM-CITY-04", hero.card)
            arrive(g, hero)
            if g.winners:
                return
        if not g.heroes_left() and (g.rules.solo or g.rules.ends_with_last):
            g.last_turn = True
            g.emit(say.LAST_HERO_REVEALED, "SBM-SOLO-19" if g.rules.solo else "SBM-CONF-05")


def run_out_of_heroes(g: SuperBossMonster) -> None:
    """There are fewer heroes than were to come: this turn is the last, if it is played at all (SBM-END-11)."""
    g.last_turn = True
    g.emit(say.TOWN_DECK_EMPTY, "SBM-END-11")
    if g.rules.ends_at_once and not g.rules.solo:
        finish(g, "SBM-END-11")


def arrive(g: SuperBossMonster, hero: SuperHero) -> None:
    """A hero who is revealed comes to town, or straight to the landmark on its card (SBM-CITY-14, SBM-CONF-22)."""
    straight = TRAITS[hero.card].landmark
    if straight == NO_LANDMARK or g.rules.solo:
        g.come_to_town(hero)
    elif straight == TAVERN:
        g.come_to_tavern(hero, "SBM-CITY-14")
    elif g.landmarks[straight] is None:
        g.put_on_landmark(straight, hero)
        g.emit(say.HERO_TO_LANDMARK, "SBM-CITY-14", hero.card, straight)
    elif g.rules.taken_means_town:
        g.come_to_town(hero)
    else:
        g.come_to_tavern(hero, "SBM-CONF-22")


# -- draft and minions ------------------------------------------------------------------------------------------


class NextInCity(Op[SuperBossMonster]):
    """One after another drafts a card and places the minion (SBM-CITY-15, -17). Picks: the place in the order."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        position = position_of(frame)
        if position < len(g.order):
            g.again(frame, at_position(position + 1))
            program = MINION_FIRST if g.rules.minion_first else DRAFT_FIRST
            g.push(program, g.order[position], NO_CARD, frame.cause, FIRST)


class Draft(Pick[SuperBossMonster]):
    """Take a card from the market, or from a deck where a room allows it (SBM-CITY-22)."""

    kind: str = "draft"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = market_cards(g)
        rooms = spells = False
        for stack in g.seats[seat].dungeon:
            room = stack[-1]
            if room.active:
                rooms = rooms or TRAITS[room.card].drafts_room
                spells = spells or ALL_CARDS[room.card].spell_instead
        if rooms and can_draw(g, ROOM):
            codes.append(pack(DECK, ROOM))
        if spells and can_draw(g, SPELL):
            codes.append(pack(DECK, SPELL))
        return codes

    def on_no_options(self, g: SuperBossMonster, frame: Frame) -> None:
        g.emit(say.NOTHING_TO_DRAFT, "SBM-CONF-25", frame.seat)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == DECK:
            draw(g, seat, x_of(code))
        else:
            take_from_market(g, seat, CardNo(x_of(code)))
            g.emit(say.CARD_DRAFTED, "SBM-SOLO-11" if g.rules.solo else "SBM-CITY-15", seat, x_of(code))


class PlaceMinion(Pick[SuperBossMonster]):
    """Send the minion to a free space of the board, to an own room, or to the own boss (SBM-CITY-18 to -21)."""

    kind: str = "place-minion"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        spaces = PAD_SPACES if g.rules.explorers else BOARD_SPACES
        taken = taken_spaces(g)
        for space in range(spaces):
            if is_open(g, space, taken):
                codes.append(pack(SPACE, space))
        if g.rules.pad_is_landmark and is_open(g, PAD_SUMMON, taken):
            codes.append(pack(SPACE, PAD_SUMMON))
        side = g.seats[seat]
        if TRAITS[side.boss].has_space and (side.levelled or g.rules.boss_space_late):
            codes.append(pack(ON_BOSS_CARD, side.boss))
        for slot in range(len(side.dungeon)):
            room = side.dungeon[slot][-1]
            if room.active and TRAITS[room.card].has_space:
                codes.append(pack(IN_ROOM, room.card, seat, slot))
        return codes

    def on_no_options(self, g: SuperBossMonster, frame: Frame) -> None:
        g.emit(say.MINION_STAYS, "SBM-CONF-40", frame.seat)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        lair = g.change_lair(seat)
        kind = kind_of(code)
        if kind == SPACE:
            lair.minion = x_of(code)
            g.emit(say.MINION_PLACED, "SBM-CITY-18", seat, x_of(code))
        elif kind == IN_ROOM:
            lair.minion = ON_ROOM
            lair.minion_room = g.top(seat, Slot(z_of(code))).uid
            g.emit(say.MINION_ON_ROOM, "SBM-CITY-18", seat, x_of(code))
        else:
            lair.minion = ON_BOSS
            g.emit(say.MINION_ON_BOSS, "SBM-CITY-21" if g.seats[seat].levelled else "SBM-CONF-11", seat, x_of(code))


def taken_spaces(g: SuperBossMonster) -> int:
    """Where minions stand, as a mask of spaces."""
    taken = 0
    for lair in g.lairs:
        if lair.minion != AT_BASE:
            taken |= 1 << lair.minion
    return taken


def is_open(g: SuperBossMonster, space: int, taken: int) -> bool:
    """Whether a minion may be placed there: nobody's is, and a hero is or is not there (SBM-BOARD-02, -03)."""
    if taken >> space & 1:
        return False
    landmark = SPACES[space].landmark
    if landmark == TAVERN:
        return len(g.tavern) > 0
    return (g.landmarks[landmark] is not None) == (SPACES[space].does == SUMMON)


DRAFT_FIRST: Final = Program("draft-first", (Draft(), PlaceMinion()))
MINION_FIRST: Final = Program("minion-first", (PlaceMinion(), Draft()))
CITY_STEPS: Final = Program("city-steps", (NextInCity(),))
