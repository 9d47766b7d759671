"""Draws all pictures of the page into src/art, and the icons of the installed page into public. Needs cairosvg, pillow
and the npm packages; run from anywhere.

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
import super_boss_monster
from authors import AUTHORS
from pixels import WEB, save, sheet

OUT = WEB / "src" / "art"
# Each draws its cards and whatever else lies on its table.
GAMES = {"boss-monster": boss_monster, "super-boss-monster": super_boss_monster, "munchkin-quest": munchkin_quest}


def facts(game: str) -> dict[str, list[dict[str, object]]]:
    """What is printed on the cards of a game."""
    folder = WEB.parent / "src" / "underhall" / "games" / game.replace("-", "_")
    return tomllib.loads((folder / "data" / "cards.toml").read_text("utf-8"))


def main() -> int:
    icons = glyphs.used().union(*({game.EMBLEM[0]} | game.used() for game in GAMES.values()))
    unnamed = sorted(icons - {icon for drawn in AUTHORS.values() for icon in drawn})
    if unnamed:
        print("Whose are these? Add them to authors.py:", ", ".join(unnamed))
        return 1
    drawn = glyphs.pictures({game: module.EMBLEM for game, module in GAMES.items()})
    for module in GAMES.values():
        drawn |= module.grounds()
    for name, picture in drawn.items():
        save(picture, OUT / "glyphs" / f"{name}.png")
    for name, (side, times) in glyphs.APP_ICONS.items():
        save(glyphs.app_icon(drawn["favicon"], side, times), WEB / "public" / f"{name}.png")
    sizes = {name: picture.size for name, picture in drawn.items()}
    (OUT / "glyphs" / "sizes.json").write_text(json.dumps(sizes, separators=(",", ":")) + "\n", "utf-8")
    for game, module in GAMES.items():
        atlas = {}
        for name, pictures in module.pictures(facts(game)).items():
            whole, places = sheet(pictures, module.COLUMNS[name])
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
