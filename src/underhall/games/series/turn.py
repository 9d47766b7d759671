"""What happens in the turns of every game of the series."""

from underhall.games.series import messages as say
from underhall.games.series.knowledge import reveal_to_all
from underhall.games.series.parts import soul_parts
from underhall.games.series.picks import position_of
from underhall.games.series.state import SETUP, SeriesGame
from underhall.kernel.agenda import FIRST, NO_CARD, NOBODY, Frame, Op, Program, at_position
from underhall.kernel.types import CardNo, SeatNo, Slot, Uid


def enter_phase(g: SeriesGame, phase: int, rule: str) -> None:
    g.phase = phase
    g.active = NOBODY
    g.emit(say.PHASE_BEGAN, rule, phase)


# -- build ----------------------------------------------------------------------------------------------------


class NextBuilder(Op[SeriesGame]):
    """One after another places a room or does not (BM-BUILD-15). Picks: the place in the order."""

    def __init__(self, build_step: Program) -> None:
        self.build_step = build_step

    def run(self, g: SeriesGame, frame: Frame) -> None:
        order = g.turn_order()
        position = position_of(frame)
        if position < len(order):
            g.again(frame, at_position(position + 1))
            g.active = order[position]
            g.push(self.build_step, g.active, NO_CARD, frame.cause, FIRST)
        else:
            g.active = NOBODY


class StopBuilding(Op[SeriesGame]):
    """Who has not placed by now has declined (BM-BUILD-17)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        if not g.seats[frame.seat].placed:
            g.emit(say.BUILD_PASSED, "BM-BUILD-02", frame.seat)


def turn_up(g: SeriesGame) -> list[tuple[Uid, ...]]:
    """Turn all hidden rooms up; their uids come back, a tuple for each seat in the order of playing."""
    built: list[tuple[Uid, ...]] = []
    for s in g.playing():
        side = g.change(s)
        uids: list[Uid] = []
        for slot in range(len(side.dungeon)):
            room = side.dungeon[slot][-1]
            if room.hidden:
                g.replace_top(s, Slot(slot), room.revealed())
                reveal_to_all(g, s, room.held)
                g.emit(say.ROOM_REVEALED, "BM-SETUP-19" if g.phase == SETUP else "BM-BUILD-19", s, room.card, slot)
                uids.append(room.uid)
        uids.sort()
        built.append(tuple(uids))
    return built


# -- bait -----------------------------------------------------------------------------------------------------


class LureRules:
    """The rules by which a game says where a hero goes: to somebody, to nobody of several, or to nobody at all."""

    def __init__(self, lured: str, tied: str, unmoved: str) -> None:
        self.lured = lured
        self.tied = tied
        self.unmoved = unmoved


def most_of(
    g: SeriesGame, card: CardNo, seats: tuple[SeatNo, ...], counts: list[int], rules: LureRules, aloud: bool
) -> SeatNo:
    """The seat with most of what the hero wants, of which `counts` has how much each seat shows; NOBODY if several."""
    best = 0
    second = 0
    seat = NOBODY
    for i in range(len(seats)):
        if counts[i] > best:
            second = best
            best = counts[i]
            seat = seats[i]
        elif counts[i] > second:
            second = counts[i]
    if best == second:
        seat = NOBODY
    if aloud:
        if best == 0:
            g.emit(say.HERO_UNMOVED, rules.unmoved, card)
        elif seat == NOBODY:
            g.emit(say.HERO_TIED, rules.tied, card, best)
        else:
            g.emit(say.HERO_LURED, rules.lured, card, seat, best, second)
    return seat


def fewest_souls(g: SeriesGame, card: CardNo, aloud: bool) -> SeatNo:
    seats = g.playing()
    least = min([g.souls(s) for s in seats])
    poorest = [s for s in seats if g.souls(s) == least]
    seat = poorest[0] if len(poorest) == 1 else NOBODY
    if aloud:
        if seat == NOBODY:
            g.emit(say.FOOL_TIED, "BM-CONF-51", card, least)
        else:
            g.emit(say.FOOL_LURED, "BM-CONF-51", card, seat, least)
        if not g.quiet:
            g.explain(soul_parts(g, sorted(seats)))
    return seat


# -- end ------------------------------------------------------------------------------------------------------


def rest(g: SeriesGame, seat: SeatNo) -> bool:
    """Stop what lasts until the end of the turn at a player's side; whether a deactivated room woke."""
    side = g.change(seat)
    side.placed = False
    side.doubled = 0
    side.boost = 0
    side.kept_out = False
    woke = False
    for slot in range(len(side.dungeon)):
        stack = side.dungeon[slot]
        for room in stack:
            if room.needs_rest:
                woke = woke or room.off
                side.put(Slot(slot), tuple([each.rested() for each in stack]))
    if side.entrance:
        side.entrance = tuple([hero.rested() for hero in side.entrance])
    return woke
