"""The town board's own pieces: the roofs of the landmarks, and a minion for each seat."""

import math
import random
from typing import Final

from PIL import Image
from pixels import INK, RAMPS, TONES, Mask, Tones, dither, mask, mixed, paint, rgb

_ROOF: Final = (98, 24)
_BUILDING: Final = 20

# landmark: icon, light, stuff; the stadium is drawn by hand
_LANDMARKS: Final[dict[str, tuple[str, str, Tones]]] = {
    "temple": ("greek-temple", "cleric", ("#4b86ab", "#b6dcf2", "#ffffff")),
    "stadium": ("", "fighter", TONES["stone"]),
    "library": ("bookshelf", "mage", ("#8a5bb8", "#d9b8f6", "#fff2ff")),
    "hideout": ("cave-entrance", "thief", ("#6d6a4a", "#b3b07a", "#f0eec0")),
    "tavern": ("beer-stein", "all", ("#a8742a", "#ffc94a", "#fff6d8")),
    "launch-pad": ("rocket", "explorer", ("#8a8a9a", "#d8dce8", "#ffffff")),
}

# seat: creature, colour; creature and colour both tell whose the piece is
_MINIONS: Final = {
    "star": ("imp-laugh", "#ffd27a"),
    "moon": ("evil-bat", "#f0648a"),
    "key": ("duck", "#86a8ff"),
    "leaf": ("mushroom", "#b4f2d6"),
    "wave": ("octopus", "#41c0d0"),
    "bone": ("rat", "#ece6da"),
}


def _colosseum() -> Mask:
    """Tiers of arches, the left wall taller."""
    shape = [[y >= (4 if x < 8 else x - 4 if x < 12 else 8) for x in range(_BUILDING)] for y in range(_BUILDING)]
    for top, height, arches in ((6, 2, 2), (10, 3, 5), (15, 5, 5)):
        for left in range(1, 1 + 4 * arches, 4):
            for y in range(top, top + height):
                shape[y][left] = shape[y][left + 1] = False
    return shape


def _roof(name: str) -> Image.Image:
    """A landmark among the roofs of the town, lit from its own place right of the middle."""
    icon, ramp, tones = _LANDMARKS[name]
    width, height = _ROOF
    ground = height - 3
    colours = [rgb(colour) for colour in RAMPS[ramp]]
    image = Image.new("RGB", _ROOF, colours[0])
    pixels = image.load()
    for y in range(height):
        for x in range(23, width):
            light = max(0.0, min(0.999, 1 - math.hypot((x - 79) / 34, (y - 13) / 17))) * 3
            level = int(light)
            pixels[x, y] = colours[min(3, level + (1 if light - level > dither(x, y) else 0))]
    for y in range(9):
        for x in range(width):
            if (x * 31 + y * 57) % 97 == 0:
                pixels[x, y] = colours[3]
    luck = random.Random(name)
    left = 30
    while left < width:
        wide, tall = luck.randint(6, 11), luck.randint(5, 11)
        for x in range(left, min(width, left + wide)):
            for y in range(ground - tall, ground):
                pixels[x, y] = colours[2 if y == ground - tall else 1]
        if wide > 6 and tall > 6 and left + 3 < width:
            pixels[left + 3, ground - tall + 3] = rgb("#ffb13d")
        left += wide
    for x in range(width):
        for y in range(ground, height):
            pixels[x, y] = colours[3 if y == ground else 1]
    shape = mask(icon, _BUILDING, 110) if icon else _colosseum()
    paint(image, shape, 69, ground - _BUILDING, tones, RAMPS[ramp][0])
    return image


def _minion(seat: str) -> Image.Image:
    """A creature on its base."""
    icon, colour = _MINIONS[seat]
    dark, light = mixed(colour, INK, 0.45), mixed(colour, "#ffffff", 0.55)
    image = Image.new("RGBA", (24, 29), (0, 0, 0, 0))
    for y, (left, right) in enumerate(((4, 19), (2, 21), (1, 22), (1, 22), (1, 22), (2, 21), (4, 19))):
        for x in range(left, right + 1):
            edge = x in (left, right) or y in (0, 6)
            tone = INK if edge else light if y == 1 else colour if y < 4 else dark
            image.putpixel((x, y + 22), (*rgb(tone), 255))
    paint(image, mask(icon, 20, 120), 2, 2, (mixed(colour, INK, 0.42), colour, light), INK)
    return image


def pictures() -> dict[str, Image.Image]:
    """All of them, by the name of their file."""
    return {
        **{f"lm-{name}": _roof(name) for name in _LANDMARKS},
        **{f"minion-{seat}": _minion(seat) for seat in _MINIONS},
    }


def used() -> set[str]:
    """The icons behind the pictures."""
    return {icon for icon, *_ in (*_LANDMARKS.values(), *_MINIONS.values()) if icon}
