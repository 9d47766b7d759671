"""The positions that the rulebook's pictures show, laid out on real tables; the page draws what a seat sees of them.

`python -m tests.pictures` writes them to web/src/boards/<game>/pictures.json; a test says when they are out of date.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

import underhall
from tests.boss_table import boss_monster
from tests.quest_fights import beside, walk_in
from tests.rules.munchkin_quest.test_monsters import GRID, printed_map
from tests.super_table import super_boss_monster
from underhall.kernel.game import Game

BOARDS: Final = Path(__file__).parent.parent / "web" / "src" / "boards"
PEOPLE: Final = ("ann", "bob")


def seen(game: Game) -> dict[str, Any]:
    """What the first seat sees, and what it may expect."""
    info = underhall.game_info(game.config.game)
    return {"view": msgspec.to_builtins(game.view(0)), "outlook": msgspec.to_builtins(info.outlook(game, 0))}


def bait() -> Game:
    """A fighter who counts three symbols to one."""
    t = boss_monster(PEOPLE, ("king-croak", "draculord"))
    t.dungeon("ann", "goblin-armory", "witch-s-kitchen")
    t.dungeon("bob", "bottomless-pit", "minotaur-s-maze")
    t.town("samurai-tom")
    t.phase("build")
    return t.g


def build() -> Game:
    """Four rooms, one of them on top of another."""
    t = boss_monster(PEOPLE, ("king-croak", "draculord"))
    t.dungeon("ann", "dragon-hatchery", "bottomless-pit", ["dark-altar", "dracolich-lair"], "goblin-armory")
    t.phase("build")
    return t.g


def walk() -> Game:
    """A hero in the second room, and everybody may react."""
    t = boss_monster(PEOPLE, ("king-croak", "draculord"))
    t.dungeon("ann", "bottomless-pit", "goblin-armory", "dragon-hatchery")
    t.entrance("ann", "fire-s-breath-heroine-of-arcadia")
    t.hand("ann", "annihilator")
    t.phase("adventure")
    while (walker := t.view("ann").walker) is None or walker.slot != 1:
        t.answer("ann", "pass")
    return t.g


def city() -> Game:
    """Heroes in town and on a landmark, a market, nobody's minion placed yet."""
    t = super_boss_monster(PEOPLE)
    t.dungeon("ann", "vip-bouncer", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.town("laliho")
    t.landmark("library", "wisebeard")
    t.phase("city")
    return t.g


def minions() -> Game:
    """A minion on a room, a token on another."""
    t = super_boss_monster(PEOPLE)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.tokens("ann", 1, 1)
    t.minion("ann", 0)
    t.phase("build")
    return t.g


def monsters() -> Game:
    """The printed map, with monsters whose ways the examples tell."""
    t = printed_map(r4="waiting-room")
    t.monster("m-psycho-squirrel", "waiting-room", "bob")
    t.monster("m-shadow-nose", GRID[2], "bob")
    t.begin("ann")
    return t.g


def fight() -> Game:
    """A fight before the roll."""
    t = beside("m-shadow-nose")
    t.level("ann", 4)
    t.items("ann", "t-flaming-armour", "t-begrudging-sword")
    walk_in(t)
    return t.g


PICTURES: Final = {
    "boss-monster": {"bait": bait, "build": build, "walk": walk},
    "super-boss-monster": {"city": city, "build": minions},
    "munchkin-quest": {"monsters": monsters, "fight": fight},
}


def written(game: str) -> str:
    """The file of a game's pictures."""
    pictures = {name: seen(made()) for name, made in PICTURES[game].items()}
    return msgspec.json.format(msgspec.json.encode(pictures), indent=2).decode() + "\n"


if __name__ == "__main__":
    for each in PICTURES:
        (BOARDS / each / "pictures.json").write_text(written(each), "utf-8")
