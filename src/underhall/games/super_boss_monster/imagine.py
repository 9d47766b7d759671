"""Deal afresh all that a seat cannot know: as in Boss Monster, and the order of the items besides."""

from underhall.games.boss_monster.imagine import imagine
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.luck import Luck


def imagine_table(g: SuperBossMonster, seat: int, luck: Luck) -> SuperBossMonster:
    world = imagine(g, seat, luck)
    assert isinstance(world, SuperBossMonster)
    luck.shuffle(world.item_deck)
    return world
