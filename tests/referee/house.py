"""Which referee is for which game."""

from typing import Final

from tests.conformance.tables import ALL, STYLES, Table
from tests.referee.boss_monster import BossMonsterReferee
from tests.referee.desk import Referee
from tests.referee.munchkin_quest import MunchkinQuestReferee
from tests.referee.super_boss_monster import SuperBossMonsterReferee

REFEREES: Final[dict[str, type[Referee]]] = {
    "boss-monster": BossMonsterReferee,
    "super-boss-monster": SuperBossMonsterReferee,
    "munchkin-quest": MunchkinQuestReferee,
}


def fixtures(game: str, count: int) -> list[tuple[Table, str, str]]:
    """So many games to be refereed: every table and way of playing in turn, each with a seed of its own."""
    tables = [table for table in ALL if table.game == game]
    return [(tables[i % len(tables)], f"referee {i}", STYLES[i % len(STYLES)]) for i in range(count)]
