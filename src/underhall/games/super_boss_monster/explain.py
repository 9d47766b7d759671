"""What a question of Super Boss Monster is about, and what its answers do."""

from typing import Final

from underhall.games.series.explain.facts import FLEES, TableReader
from underhall.games.series.explain.options import explanation
from underhall.games.series.option_kinds import IN_ROOM
from underhall.games.series.pieces import Hero
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster import crossing
from underhall.games.super_boss_monster.board import AT_BASE, ON_BOSS, ON_ROOM
from underhall.games.super_boss_monster.city import PlaceMinion
from underhall.games.super_boss_monster.errands import at_boss, at_room, on_board
from underhall.games.super_boss_monster.facts import TRAITS, TREASURES
from underhall.games.super_boss_monster.judge import STEPS
from underhall.games.super_boss_monster.moves import leftmost_active
from underhall.games.super_boss_monster.option_kinds import FOR_COIN, ON_BOSS_CARD, ON_TOP, SPACE, SPEND, SYMBOL, UNDER
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import ADVENTURE, SOLO_WOUNDS, SuperBossMonster
from underhall.games.super_boss_monster.turn import lured_to
from underhall.kernel.agenda import NO_EVENT, NOBODY, NOTHING
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.explain import Explanation, Note
from underhall.kernel.judge import work_off
from underhall.kernel.types import OptionCode, SeatNo, Slot, Uid


class SuperReader(TableReader):
    """What is read off a table of Super Boss Monster."""

    steps: frozenset[str] = STEPS
    treasures: int = len(TREASURES)
    treasure_names: tuple[str, ...] = TREASURES
    counts_on_damage: bool = False  # tokens, coins and errands change it meanwhile

    def end(self, g: SeriesGame, hero: Hero, seat: SeatNo, at: Slot, last: Uid) -> tuple[int, int]:
        assert isinstance(g, SuperBossMonster)
        assert isinstance(hero, SuperHero)
        way = crossing.Crossing(g, hero, seat, at, last)
        slot = way.end()
        return (FLEES if slot == crossing.FLEES else slot), way.left

    def entry(self, g: SeriesGame, hero: Hero, seat: SeatNo) -> int:
        assert isinstance(g, SuperBossMonster)
        assert isinstance(hero, SuperHero)
        if hero.item != NOTHING and TRAITS[hero.item].skips_first:
            return max(0, leftmost_active(g, seat))
        return len(g.seats[seat].dungeon)

    def enters(self, g: SeriesGame, hero: Hero, seat: SeatNo) -> bool:
        assert isinstance(hero, SuperHero)
        return not hero.waits and not g.seats[seat].kept_out

    def damage(self, g: SeriesGame, seat: SeatNo) -> int:
        total = 0
        for slot in range(len(g.seats[seat].dungeon)):
            total += g.damage(seat, Slot(slot))
        return total

    def treasure(self, g: SeriesGame, seat: SeatNo, treasure: int) -> int:
        assert isinstance(g, SuperBossMonster)
        return g.treasure(seat, treasure) if g.seats[seat].boss >= 0 else 0

    def lured(self, g: SeriesGame, place: int) -> SeatNo:
        assert isinstance(g, SuperBossMonster)
        return lured_to(g, g.town[place].card, place, False) if g.order else NOBODY

    def coins(self, g: SeriesGame, seat: SeatNo) -> int:
        assert isinstance(g, SuperBossMonster)
        return g.lairs[seat].coins

    def is_same_side(self, g: SeriesGame, other: SeriesGame, seat: SeatNo) -> bool:
        assert isinstance(g, SuperBossMonster)
        assert isinstance(other, SuperBossMonster)
        return super().is_same_side(g, other, seat) and g.lairs[seat] is other.lairs[seat]

    def deck_cards(self, g: SeriesGame) -> int:
        assert isinstance(g, SuperBossMonster)
        return super().deck_cards(g) + len(g.item_deck)

    def deadly(self, g: SeriesGame) -> int:
        assert isinstance(g, SuperBossMonster)
        return SOLO_WOUNDS if g.rules.solo else 0

    def walks(self, g: SeriesGame) -> bool:
        return g.phase == ADVENTURE

    def errand(self, world: SeriesGame, decision: Decision, code: OptionCode) -> bool:
        if not isinstance(decision.op, PlaceMinion):
            return False
        assert isinstance(world, SuperBossMonster)
        seat = decision.seat
        world.pending = ()
        world.frame = decision.frame
        decision.op.answered(world, decision.frame, seat, code)
        lair = world.change_lair(seat)
        place = lair.minion
        if place == ON_BOSS:
            at_boss(world, seat)
        elif place == ON_ROOM:
            at_room(world, seat, lair.minion_room)
        elif place != AT_BASE:
            on_board(world, seat, place, NO_EVENT)
        work_off(world, STEPS)
        return True

    def own_notes(self, g: SeriesGame, decision: Decision, code: OptionCode) -> list[Note]:
        kind = kind_of(code)
        if kind == FOR_COIN:
            return [Note("explain-for-coin", certain=False)]
        if kind == SPEND:
            return [Note("explain-spend", certain=False)]
        if kind == SYMBOL:
            return []
        if kind == ON_TOP:
            return [Note("explain-on-top", certain=False)]
        if kind == UNDER:
            return [Note("explain-under", certain=False)]
        if isinstance(decision.op, PlaceMinion) and kind in (SPACE, ON_BOSS_CARD, IN_ROOM):
            return [Note("explain-errand", certain=False)]
        return []


READER: Final = SuperReader()


def explain(g: SuperBossMonster, decision: Decision) -> Explanation:
    return explanation(g, decision, READER)
