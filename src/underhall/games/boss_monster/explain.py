"""What a question of Boss Monster is about, and what its answers do."""

from typing import Final

from underhall.games.boss_monster.crossing import Crossing, total_damage
from underhall.games.boss_monster.facts import TREASURES
from underhall.games.boss_monster.judge import STEPS
from underhall.games.boss_monster.state import ADVENTURE, WOUNDS_TO_LOSE, BossMonster
from underhall.games.boss_monster.turn import lured_to
from underhall.games.series.explain.facts import TableReader
from underhall.games.series.explain.options import explanation
from underhall.games.series.pieces import Hero
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Explanation
from underhall.kernel.types import SeatNo, Slot, Uid


class BossReader(TableReader):
    """What is read off a table of Boss Monster."""

    steps: frozenset[str] = STEPS
    treasures: int = len(TREASURES)
    treasure_names: tuple[str, ...] = TREASURES

    def end(self, g: SeriesGame, hero: Hero, seat: SeatNo, at: Slot, last: Uid) -> tuple[int, int]:
        assert isinstance(g, BossMonster)
        way = Crossing(g, seat, hero.bounced, at, last)
        left = hero.health - hero.damage
        while way.enter_next():
            left -= way.damage
            if left <= 0:
                return way.at, left
        return NOTHING, left

    def damage(self, g: SeriesGame, seat: SeatNo) -> int:
        assert isinstance(g, BossMonster)
        return total_damage(g, seat)

    def treasure(self, g: SeriesGame, seat: SeatNo, treasure: int) -> int:
        assert isinstance(g, BossMonster)
        return g.treasure(seat, treasure) if g.seats[seat].boss >= 0 else 0

    def lured(self, g: SeriesGame, place: int) -> SeatNo:
        assert isinstance(g, BossMonster)
        return lured_to(g, g.town[place].card, False) if g.order else NOBODY

    def deadly(self, g: SeriesGame) -> int:
        return WOUNDS_TO_LOSE

    def walks(self, g: SeriesGame) -> bool:
        return g.phase == ADVENTURE


READER: Final = BossReader()


def explain(g: BossMonster, decision: Decision) -> Explanation:
    return explanation(g, decision, READER)
