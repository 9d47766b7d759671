"""Deal afresh all that a seat cannot know: as in Boss Monster, and the order of the items besides."""

from underhall.games.series.imagine import imagine, shuffled
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.luck import Luck


def imagine_table(g: SuperBossMonster, seat: int, luck: Luck) -> SuperBossMonster:
    world = imagine(g, seat, luck)
    assert isinstance(world, SuperBossMonster)
    world.item_deck = shuffled(world.item_deck, luck)
    return world
