"""Draws all pictures of the page into src/art. Needs cairosvg, pillow and the npm packages; run from anywhere.

    python web/art/make.py

The results are committed, so only who changes the art needs this. AUTHORS names who drew each icon: an icon without
its author is an error, since the licence (CC BY 3.0) asks for the name.
"""

import json
import sys
import tomllib

import boss_monster
import glyphs
import munchkin_quest
import quest_map
import super_boss_monster
import town
from authors import AUTHORS
from pixels import WEB, save, sheet

OUT = WEB / "src" / "art"
PRINTED = {"boss-monster": boss_monster, "super-boss-monster": super_boss_monster}
COLUMNS = {"room": 8, "boss": 3, "spell": 4, "item": 4, "hero": 8, "sprite": 14, "mini": 9}
COLUMNS |= {"monster": 6, "treasure": 8, "dxm": 8, "scene": 7, "standee": 8, "munchkin": 4}
COLUMNS |= {"link-h": 5, "link-v": 5, "arrow": 6, "base": 6, "die": 6, "d6": 7, "d10": 11}


def facts(game: str) -> dict[str, list[dict[str, object]]]:
    """What is printed on the cards of a game."""
    folder = WEB.parent / "src" / "underhall" / "games" / game.replace("-", "_")
    return tomllib.loads((folder / "data" / "cards.toml").read_text("utf-8"))


def main() -> int:
    icons = glyphs.used().union(town.used(), munchkin_quest.used(), *(game.used() for game in PRINTED.values()))
    unnamed = sorted(icons - {icon for drawn in AUTHORS.values() for icon in drawn})
    if unnamed:
        print("Whose are these? Add them to authors.py:", ", ".join(unnamed))
        return 1
    drawn = {**glyphs.pictures(), **town.pictures(), **quest_map.grounds()}
    for name, picture in drawn.items():
        save(picture, OUT / "glyphs" / f"{name}.png")
    sizes = {name: picture.size for name, picture in drawn.items()}
    (OUT / "glyphs" / "sizes.json").write_text(json.dumps(sizes, separators=(",", ":")) + "\n", "utf-8")
    games = {game: module.pictures(facts(game)) for game, module in PRINTED.items()}
    games["munchkin-quest"] = munchkin_quest.pictures()
    for game, sheets in games.items():
        atlas = {}
        for name, pictures in sheets.items():
            whole, places = sheet(pictures, COLUMNS[name])
            save(whole, OUT / game / f"{name}.png")
            size = next(iter(pictures.values())).size
            atlas[name] = {"size": size, "sheet": whole.size, "at": places}
        (OUT / game / "atlas.json").write_text(json.dumps(atlas, separators=(",", ":")) + "\n", "utf-8")
    credits = {author: sorted(set(drawn) & icons) for author, drawn in AUTHORS.items()}
    credits = {author: drawn for author, drawn in credits.items() if drawn}
    (OUT / "credits.json").write_text(json.dumps(credits, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
