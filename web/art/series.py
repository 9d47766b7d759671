"""How a card of the Boss Monster series is drawn, from its line in the game's own list."""

from collections.abc import Mapping
from typing import Final

from PIL import Image
from pixels import crowned, scene, sprite

Pictures = dict[str, Image.Image]
Facts = dict[str, list[dict[str, object]]]  # cards.toml

_SPRITE: Final = (28, 33)
_FIGURE: Final = 26


# How many pictures of a kind are beside one another on a sheet.
COLUMNS: Final = {"room": 8, "boss": 3, "spell": 4, "item": 4, "hero": 8, "sprite": 14, "mini": 9}


def pictures(
    facts: Facts,
    bosses: Mapping[str, tuple[str, str, str]],
    rooms: Mapping[str, tuple[str, str, str, str]],
    spells: Mapping[str, tuple[str, str]],
    heroes: Mapping[str, str],
    items: Mapping[str, tuple[str, str]] | None = None,
) -> dict[str, Pictures]:
    """All pictures by the sheet they belong on."""
    sheets = {
        "room": {
            id: scene(icon, light, stuff, style, seed=number * 3 + 1)
            for number, (id, (icon, light, stuff, style)) in enumerate(rooms.items())
        },
        "boss": {
            id: scene(icon, "boss", stuff, style, size=(80, 64), figure=48, seed=number)
            for number, (id, (icon, stuff, style)) in enumerate(bosses.items())
        },
        "spell": {id: scene(icon, "spell", stuff, "stars", figure=34) for id, (icon, stuff) in spells.items()},
    }
    if items:
        sheets["item"] = {id: scene(icon, "all", stuff, "stars", figure=34) for id, (icon, stuff) in items.items()}
    sheets["hero"], sheets["sprite"] = _heroes(facts, heroes)
    sheets["mini"] = {id: sprite(icon, stuff, 30) for id, (icon, stuff, _) in bosses.items()}
    return sheets


def _heroes(facts: Facts, icons: Mapping[str, str]) -> tuple[Pictures, Pictures]:
    """The heroes on their cards, and as figures on the table; a hero's stuff is its class."""
    cards, sprites = {}, {}
    for hero in facts["hero"]:
        id = str(hero["id"])
        icon, stuff = icons[id], str(hero.get("treasure", "pale"))
        figure = Image.new("RGBA", _SPRITE, (0, 0, 0, 0))
        figure.paste(sprite(icon, stuff, _FIGURE), (0, 5))
        if hero["epic"]:
            cards[id] = crowned(scene(icon, "all", stuff, "arch", figure=32), icon, 32, 24, 7)
            sprites[id] = crowned(figure, icon, _FIGURE, 1, 6)
        else:
            cards[id] = scene(icon, "town", stuff, "sky", figure=34)
            sprites[id] = figure
    return cards, sprites
