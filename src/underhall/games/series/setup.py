"""Bosses, hands and the first room: what every game of the series begins with."""

from typing import Final

from underhall.games.series import messages as say
from underhall.games.series.cards import ROOM, SPELL
from underhall.games.series.moves import draw
from underhall.games.series.ops import Pick, pass_or_place, place_hidden
from underhall.games.series.option_kinds import PLACE, TAKE
from underhall.games.series.state import SeriesGame, card_of, held_card
from underhall.kernel.agenda import Frame, Op, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of

START_ROOMS: Final = 5
START_SPELLS: Final = 2


class DealBosses(Op[SeriesGame]):
    """One boss each, face up; with the variant, two each of which one is kept (BM-SETUP-06, BM-VAR-03)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for s in range(len(g.seats)):
            side = g.change(s)
            if g.settings.choose_boss:
                one, two = take_boss(g), take_boss(g)
                side.sealed = (held_card(one, 0, 0), held_card(two, 0, 0))
                g.emit(say.BOSSES_OFFERED, "BM-VAR-03", s, one, two, seen_by=1 << s)
            else:
                side.boss = take_boss(g)
                g.emit(say.BOSS_DEALT, "BM-SETUP-06", s, side.boss, g.xp(s))


def take_boss(g: SeriesGame) -> int:
    card = g.boss_deck[-1]
    g.boss_deck = g.boss_deck[:-1]
    return card


class ChooseBoss(Pick[SeriesGame]):
    """All choose at the same time; nobody sees a choice before the last is made."""

    kind: str = "choose-boss"
    by_luck: bool = True

    def run(self, g: SeriesGame, frame: Frame) -> None:
        if g.settings.choose_boss:
            for s in range(len(g.seats)):
                g.ask(self, frame, s, self.options(g, frame, s))

    def options(self, g: SeriesGame, frame: Frame, seat: int) -> list[int]:
        return [pack(TAKE, card_of(held)) for held in sorted(g.seats[seat].sealed)]

    def answered(self, g: SeriesGame, frame: Frame, seat: int, code: int) -> None:
        side = g.change(seat)
        if card_of(side.sealed[0]) != x_of(code):
            side.sealed = (side.sealed[1], side.sealed[0])


class DealHands(Op[SeriesGame]):
    """Five rooms and two spells each (BM-SETUP-13)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for s in g.order:
            deal_hand(g, s, "BM-SETUP-13")


def deal_hand(g: SeriesGame, seat: int, rule: str) -> None:
    g.emit(say.HAND_DEALT, rule, seat, START_ROOMS, START_SPELLS)
    for _ in range(START_ROOMS):
        draw(g, seat, ROOM, rule)
    for _ in range(START_SPELLS):
        draw(g, seat, SPELL, rule)


class FirstRooms(Pick[SeriesGame]):
    """By descending XP each may lay one room face down (BM-SETUP-16 to -18). Picks: the place in XP order."""

    kind: str = "first-room"

    def run(self, g: SeriesGame, frame: Frame) -> None:
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

    def options(self, g: SeriesGame, frame: Frame, seat: int) -> list[int]:
        return pass_or_place(g, seat)

    def answered(self, g: SeriesGame, frame: Frame, seat: int, code: int) -> None:
        g.again(frame, (frame.picks[0] + 1,))
        if kind_of(code) == PLACE:
            place_hidden(g, seat, x_of(code), y_of(code), "BM-SETUP-17")
        else:
            g.emit(say.BUILD_PASSED, "BM-SETUP-16", seat)


FIRST_ROOMS: Final = Program("first-rooms", (FirstRooms(),))
