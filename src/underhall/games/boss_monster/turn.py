"""A turn: beginning, build, bait, adventure, end (BM-TURN-01)."""

from collections.abc import Collection
from typing import Final

from underhall.games.boss_monster.adventure import ADVENTURES
from underhall.games.boss_monster.state import (
    ADVENTURE,
    BAIT,
    BEGINNING,
    BUILD,
    END,
    LAST_TURN,
    SOULS_TO_WIN,
    STALEMATE_TURNS,
    WOUNDS_TO_LOSE,
    BossMonster,
)
from underhall.games.boss_monster.timing import BuildWindow, Window
from underhall.games.series import messages as say
from underhall.games.series.cards import ALL_CARDS, NO_TREASURE, ROOM, SPELL
from underhall.games.series.moves import draw
from underhall.games.series.ops import BUILT, ON_WAKING, Pick, levels_up, push_built
from underhall.games.series.option_kinds import DECK, PASS
from underhall.games.series.picks import next_position, position_of
from underhall.games.series.pieces import Hero
from underhall.games.series.turn import (
    LureRules,
    NextBuilder,
    StopBuilding,
    enter_phase,
    fewest_souls,
    most_of,
    rest,
    turn_up,
)
from underhall.kernel.agenda import FIRST, NO_CARD, NO_EVENT, NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.events import Part
from underhall.kernel.fields import plus
from underhall.kernel.game import Do
from underhall.kernel.types import CardNo, OptionCode, SeatNo, seat_numbers

WINDOW: Final = Program("window", (Window(),))


# -- beginning ------------------------------------------------------------------------------------------------


class BeginTurn(Op[BossMonster]):
    def run(self, g: BossMonster, frame: Frame) -> None:
        g.take_snapshot(frame)
        g.turn += 1
        g.emit(say.TURN_BEGAN, "BM-SETUP-22" if g.turn == 1 else "BM-TURN-03", g.turn)
        enter_phase(g, BEGINNING, "BM-TURN-01")


class RevealHeroes(Op[BossMonster]):
    """As many as players started, ordinary heroes before epic ones (BM-TURN-04, -06, BM-CONF-03, -05, -06)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        for _ in range(len(g.seats)):
            card = g.take_hero_card()
            if card == NOTHING:
                g.emit(say.NO_HERO_LEFT, "BM-CONF-06")
                return
            hero = g.new_hero(card)
            g.town = plus(g.town, hero)
            g.emit(say.HERO_REVEALED, "BM-TURN-06" if ALL_CARDS[hero.card].epic else "BM-TURN-04", hero.card)


class TurnDraw(Pick[BossMonster]):
    """Everybody draws a room, or a spell where a room allows it. Picks: the place in XP order."""

    kind: str = "draw-from"

    def chooser(self, g: BossMonster, frame: Frame) -> SeatNo:
        return g.playing()[position_of(frame)]

    def run(self, g: BossMonster, frame: Frame) -> None:
        seats = g.playing()
        position = position_of(frame)
        while position < len(seats):
            seat = seats[position]
            for stack in g.seats[seat].dungeon:
                room = stack[-1]
                if room.active and ALL_CARDS[room.card].spell_instead:
                    here = Frame(frame.program, frame.pc, seat, room.card, frame.cause, (position,))
                    g.ask(self, here, seat, self.options(g, here, seat))
                    return
            draw(g, seat, ROOM, "BM-TURN-07")
            position += 1

    def options(self, g: BossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(DECK, ROOM), pack(DECK, SPELL)]

    def answered(self, g: BossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        # The next to draw does so by the rules again, not because of this seat's room.
        g.again(Frame(frame.program, frame.pc, NOBODY, NO_CARD, frame.cause, ()), next_position(frame))
        draw(g, seat, x_of(code), "BM-TURN-07" if x_of(code) == ROOM else "BM-SPELL-07")


TURN_DRAW: Final = Program("turn-draw", (TurnDraw(),))


# -- build ----------------------------------------------------------------------------------------------------


class BeginBuilding(Op[BossMonster]):
    def run(self, g: BossMonster, frame: Frame) -> None:
        enter_phase(g, BUILD, "BM-TURN-01")


class RevealRooms(Op[BossMonster]):
    """All hidden rooms turn up at once; then, by descending XP, each boss levels up and each room works."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        built = turn_up(g)
        seats = g.playing()
        for i in range(len(seats) - 1, -1, -1):
            rises = levels_up(g, seats[i])
            if rises or built[i]:
                push_built(g, seats[i], frame.cause, rises, built[i])


class PostReveal(Op[BossMonster]):
    """One more window where the table wants it (BM-CONF-24)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        if g.rules.post_reveal_window:
            g.push(WINDOW, NOBODY, NO_CARD, frame.cause, FIRST)


BUILD_STEP: Final = Program("build-step", (BuildWindow(), StopBuilding()))
BUILDERS: Final = Program("builders", (NextBuilder(BUILD_STEP),))


# -- bait -----------------------------------------------------------------------------------------------------


class Bait(Op[BossMonster]):
    """Each hero in town goes where most of its treasure is; ties keep it in town (BM-BAIT-01 to -12)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        enter_phase(g, BAIT, "BM-TURN-01")
        staying: list[Hero] = []
        for hero in g.town:
            seat = lured_to(g, hero.card, True)
            if seat == NOBODY:
                staying.append(hero)
            else:
                g.come_to_entrance(seat, hero)
        g.town = tuple(staying)


LURE_RULES: Final = LureRules(lured="BM-BAIT-05", tied="BM-BAIT-06", unmoved="BM-BAIT-07")


def lured_to(g: BossMonster, card: CardNo, aloud: bool) -> SeatNo:
    """The seat whose dungeon draws the hero now, or NOBODY."""
    hero = ALL_CARDS[card]
    if hero.goes_to_fewest_souls:
        return fewest_souls(g, card, aloud)
    if hero.wants == NO_TREASURE:
        return NOBODY
    seats = g.playing()
    seat = most_of(g, card, seats, [g.treasure(s, hero.wants) for s in seats], LURE_RULES, aloud)
    if aloud and not g.quiet:
        g.explain([Part("seat", g.treasure(s, hero.wants), NO_CARD, s) for s in sorted(seats)])
    return SeatNo(seat)


# -- adventure ------------------------------------------------------------------------------------------------


class BeginAdventures(Op[BossMonster]):
    def run(self, g: BossMonster, frame: Frame) -> None:
        enter_phase(g, ADVENTURE, "BM-TURN-01")


# -- end ------------------------------------------------------------------------------------------------------


class CleanUp(Op[BossMonster]):
    """What lasts until the end of the turn stops; rooms wake; damage is forgotten (BM-END-01 to -03)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        enter_phase(g, END, "BM-TURN-01")
        g.no_building = False
        woke = False
        for s in seat_numbers(len(g.seats)):
            woke = rest(g, s) or woke
        if woke:
            g.emit(say.ROOMS_WOKE, "BM-END-02")


class LevelUpsOnWaking(Op[BossMonster]):
    """A level-up that a deactivated room held back comes when the room works again, by descending XP (BM-CONF-38)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        if g.rules.levels_up_on_waking:
            for s in reversed(g.playing()):
                if levels_up(g, s):
                    g.push(BUILT, s, NO_CARD, frame.cause, (ON_WAKING,))


class JudgeGame(Op[BossMonster]):
    """Who has won, who is out, or nobody yet (BM-WIN-01 to -06, BM-CONF-06, -12, -13)."""

    def run(self, g: BossMonster, frame: Frame) -> None:
        seats = g.playing()
        lost = [s for s in seats if g.wounds(s) >= WOUNDS_TO_LOSE]
        won = [s for s in seats if g.souls(s) >= SOULS_TO_WIN and s not in lost]
        if len(won) == 1:
            g.emit(say.WON_BY_SOULS, "BM-WIN-03", won[0], g.souls(won[0]), g.wounds(won[0]))
            g.end((won[0],), "BM-WIN-03")
        elif won:
            self.break_tie(g, won)
        elif len(lost) == len(seats):
            self.break_tie(g, lost)
        else:
            for s in lost:
                eliminate(g, s)
            left = g.playing()
            if len(left) == 1:
                g.emit(say.WON_LAST, "BM-CONF-13", left[0])
                g.end((left[0],), "BM-CONF-13")
            elif counted_out(g):
                winner = best_of(g, left)
                g.emit(say.COUNTED_OUT, "BM-CONF-06", winner, g.score(winner))
                g.end((winner,), "BM-CONF-06")

    def break_tie(self, g: BossMonster, seats: list[SeatNo]) -> None:
        winner = best_of(g, seats)
        if len([s for s in seats if g.score(s) == g.score(winner)]) > 1:
            g.emit(say.WON_TIE_XP, "BM-WIN-05", winner, g.score(winner), g.xp(winner))
            g.end((winner,), "BM-WIN-05")
        else:
            g.emit(say.WON_TIE, "BM-WIN-04", winner, g.score(winner))
            g.end((winner,), "BM-WIN-04")


def best_of(g: BossMonster, seats: Collection[SeatNo]) -> SeatNo:
    """The highest souls minus wounds; of equals the lowest XP, of those the later seat (BM-WIN-05, BM-CONF-27)."""
    best = NOBODY
    for s in g.order:
        if s in seats and (best == NOBODY or g.score(s) >= g.score(best)):
            best = s
    return best


def counted_out(g: BossMonster) -> bool:
    """No hero is left to come, and none is in play or any likely to move (BM-CONF-06)."""
    if g.hero_deck or g.epic_deck:
        return False
    if not g.town and not any(g.seats[s].entrance for s in g.playing()):
        return True
    return g.turn - g.scored_turn >= STALEMATE_TURNS or g.turn >= LAST_TURN


def eliminate(g: BossMonster, seat: SeatNo) -> None:
    """The player's cards leave the game; heroes at the entrance go back to town (BM-MP-02, BM-CONF-35)."""
    side = g.change(seat)
    g.emit(say.SEAT_OUT, "BM-WIN-02", seat, g.wounds(seat))
    g.leave_game(seat)
    g.buried = (*g.buried, *[held | 1 << seat for held in side.hand])  # the player still knows them
    side.hand = ()
    for stack in side.dungeon:
        for room in stack:
            g.removed = plus(g.removed, room.card)
    side.dungeon = ()
    waiting = side.entrance
    side.entrance = ()
    for hero in waiting:
        g.come_to_town(hero)


class Machinations(Pick[BossMonster]):
    """Who defeated no hero this turn may draw a card (BM-VAR-04, BM-CONF-37). Picks: the place in XP order."""

    kind: str = "machinations"

    def chooser(self, g: BossMonster, frame: Frame) -> SeatNo:
        return g.playing()[position_of(frame)]

    def run(self, g: BossMonster, frame: Frame) -> None:
        if not g.rules.machinations:
            return
        seats = g.playing()
        for position in range(position_of(frame), len(seats)):
            if not g.seats[seats[position]].killed:
                here = Frame(frame.program, frame.pc, seats[position], frame.source, frame.cause, (position,))
                g.ask(self, here, seats[position], self.options(g, here, seats[position]))
                return

    def options(self, g: BossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(PASS), pack(DECK, ROOM), pack(DECK, SPELL)]

    def answered(self, g: BossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.again(frame, next_position(frame))
        if kind_of(code) == DECK:
            draw(g, seat, x_of(code), "BM-VAR-04")


class EndTurn(Op[BossMonster]):
    def run(self, g: BossMonster, frame: Frame) -> None:
        for s in seat_numbers(len(g.seats)):
            if g.seats[s].killed:
                g.change(s).killed = False
        g.push(TURN, NOBODY, NO_CARD, NO_EVENT, FIRST)


MACHINATIONS: Final = Program("machinations", (Machinations(),))
TURN: Final = Program(
    "turn",
    (
        BeginTurn(),
        RevealHeroes(),
        Do(TURN_DRAW),
        BeginBuilding(),
        Do(BUILDERS),
        RevealRooms(),
        PostReveal(),
        Bait(),
        BeginAdventures(),
        Do(ADVENTURES),
        CleanUp(),
        LevelUpsOnWaking(),
        JudgeGame(),
        Do(MACHINATIONS),
        EndTurn(),
    ),
)
