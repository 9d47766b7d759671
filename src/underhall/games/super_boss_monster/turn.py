"""A turn: city, build, minions, bait, adventure, end (SBM-TURN-01)."""

from typing import Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, NO_TREASURE
from underhall.games.series.ops import levels_up, push_built
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
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.adventure import ADVENTURES
from underhall.games.super_boss_monster.city import CITY_STEPS, HeroesArrive, RefillMarket
from underhall.games.super_boss_monster.errands import ERRANDS, ClearMarket, MinionsDone
from underhall.games.super_boss_monster.facts import TRAITS, WHEN_TURN_ENDS
from underhall.games.super_boss_monster.items import RevealItem
from underhall.games.super_boss_monster.parts import symbol_parts
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.scoring import JudgeGame
from underhall.games.super_boss_monster.state import ADVENTURE, ALONE, BAIT, BUILD, CITY, END, MINION, SuperBossMonster
from underhall.games.super_boss_monster.timing import BuildWindow
from underhall.games.super_boss_monster.triggers import add_dungeon, work
from underhall.kernel.agenda import FIRST, NO_CARD, NO_EVENT, NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.game import Do
from underhall.kernel.types import CardNo, SeatNo, Slot, seat_numbers


class BeginTurn(Op[SuperBossMonster]):
    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        g.take_snapshot(frame)
        g.turn += 1
        g.emit(boss_say.TURN_BEGAN, "SBM-TURN-01", g.turn)
        enter_phase(g, CITY, "SBM-TURN-01")


# -- build ----------------------------------------------------------------------------------------------------


class BeginBuilding(Op[SuperBossMonster]):
    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        enter_phase(g, BUILD, "SBM-TURN-01")


class RevealRooms(Op[SuperBossMonster]):
    """All hidden rooms turn up at once; what they cover loses its tokens; then each player's boss and rooms work."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        for s in g.order:
            dungeon = g.seats[s].dungeon
            for slot in range(len(dungeon)):
                if dungeon[slot][-1].hidden:
                    g.on_room_covered(s, Slot(slot))
        built = turn_up(g)
        rises = [levels_up(g, s) for s in g.order]
        if g.rules.level_ups_first:
            for i in range(len(g.order) - 1, -1, -1):
                if built[i]:
                    push_built(g, g.order[i], frame.cause, 0, built[i])
            for i in range(len(g.order) - 1, -1, -1):
                if rises[i]:
                    push_built(g, g.order[i], frame.cause, 1, ())
            return
        for i in range(len(g.order) - 1, -1, -1):
            if rises[i] or built[i]:
                push_built(g, g.order[i], frame.cause, rises[i], built[i])


BUILD_STEP: Final = Program("build-step", (BuildWindow(), StopBuilding()))
BUILDERS: Final = Program("builders", (NextBuilder(BUILD_STEP),))


# -- minions, bait ----------------------------------------------------------------------------------------------


class BeginErrands(Op[SuperBossMonster]):
    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        enter_phase(g, MINION, "SBM-TURN-01")


class Bait(Op[SuperBossMonster]):
    """Each hero in town, from the left, goes where most of its treasure is (SBM-BAIT-01 to -11)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        enter_phase(g, BAIT, "SBM-TURN-01")
        staying: list[SuperHero] = []
        waiting = g.town
        g.town = ()
        for i in range(len(waiting)):
            hero = waiting[i]
            place = len(staying) if g.rules.solo_closes_up else i
            seat = lured_to(g, hero.card, place, True)
            if seat == NOBODY:
                staying.append(hero)
            else:
                g.come_to_entrance(seat, hero)
        g.town = tuple(staying)


LURE_RULES: Final = LureRules(lured="SBM-BAIT-04", tied="SBM-BAIT-05", unmoved="SBM-BAIT-06")


def lured_to(g: SuperBossMonster, card: CardNo, place: int, aloud: bool) -> SeatNo:
    """The seat whose dungeon draws the hero now, or NOBODY; alone, its place in town counts."""
    if g.rules.solo:
        return comes_alone(g, card, place, aloud)
    if ALL_CARDS[card].goes_to_fewest_souls:
        return fewest_souls(g, card, aloud)
    seat = most_of(g, card, g.order, [symbols_for(g, s, card) for s in g.order], LURE_RULES, aloud)
    if aloud and not g.quiet:
        g.explain(symbol_parts(g, card))
    return SeatNo(seat)


def symbols_for(g: SuperBossMonster, seat: SeatNo, card: CardNo) -> int:
    """The symbols of a dungeon that the hero wants; who has two treasures counts both."""
    total = 0
    for treasure in (ALL_CARDS[card].wants, TRAITS[card].wants_too):
        if treasure != NO_TREASURE:
            total += g.treasure(seat, treasure)
    return total


def needed(g: SuperBossMonster, place: int) -> int:
    """How many symbols bring the hero at this place of the town (SBM-SOLO-13, SBM-CHAL-01)."""
    return place + (2 if g.rules.challenge else 1)


def comes_alone(g: SuperBossMonster, card: CardNo, place: int, aloud: bool) -> SeatNo:
    found = symbols_for(g, ALONE, card)
    wanted = needed(g, place)
    if found < wanted:
        if aloud:
            g.emit(say.HERO_STAYED, "SBM-CHAL-01" if g.rules.challenge else "SBM-SOLO-13", card, found, wanted)
        return NOBODY
    if aloud:
        g.emit(say.HERO_CAME, "SBM-CHAL-01" if g.rules.challenge else "SBM-SOLO-13", card, 0, found, wanted)
    return ALONE


# -- adventure, end -----------------------------------------------------------------------------------------------


class BeginAdventures(Op[SuperBossMonster]):
    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        enter_phase(g, ADVENTURE, "SBM-TURN-01")


class BeginEnd(Op[SuperBossMonster]):
    """What works at the end of the turn: in the order of play, each player's from left to right."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        enter_phase(g, END, "SBM-TURN-01")
        found: list[int] = []
        for s in g.order:
            add_dungeon(g, s, WHEN_TURN_ENDS, found)
        if found:
            g.push(END_EFFECTS, NOBODY, NO_CARD, frame.cause, tuple(found))


class NextEndEffect(Op[SuperBossMonster]):
    """Picks: what is still to work."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if len(frame.picks) > 1:
            g.again(frame, frame.picks[1:])
        work(g, frame.picks[0], NOTHING)


END_EFFECTS: Final = Program("end-effects", (NextEndEffect(),))


class CleanUp(Op[SuperBossMonster]):
    """What lasts until the end of the turn stops, minions go home, heroes recover (SBM-END-02, -04, -05)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        g.no_building = False
        woke = False
        for s in seat_numbers(len(g.seats)):
            woke = rest(g, s) or woke
            g.change_lair(s).rest()
        g.town = tuple([hero.rested() for hero in g.town])
        g.landmarks = tuple([None if hero is None else hero.rested() for hero in g.landmarks])
        g.tavern = tuple([hero.rested() for hero in g.tavern])
        if woke:
            g.emit(boss_say.ROOMS_WOKE, "SBM-KEY-18")


class EndTurn(Op[SuperBossMonster]):
    """The marker goes to the left, and the next turn begins (SBM-END-03)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        g.order = (*g.order[1:], g.order[0])
        if len(g.order) > 1:
            g.emit(say.MARKER_PASSED, "SBM-END-03", g.order[0])
        g.push(TURN, NOBODY, NO_CARD, NO_EVENT, FIRST)


TURN: Final = Program(
    "turn",
    (
        BeginTurn(),
        RefillMarket(),
        HeroesArrive(),
        RevealItem(),
        Do(CITY_STEPS),
        BeginBuilding(),
        Do(BUILDERS),
        RevealRooms(),
        BeginErrands(),
        Do(ERRANDS),
        MinionsDone(),
        ClearMarket(),
        Bait(),
        BeginAdventures(),
        Do(ADVENTURES),
        BeginEnd(),
        CleanUp(),
        JudgeGame(),
        EndTurn(),
    ),
)
