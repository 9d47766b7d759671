"""What every game shares: treasure badges, seat emblems, meters, small signs, card backs, tiles and the banner.

Badges are shapes by formula, emblems and signs are drawn by hand (signs.toml), the rest is made from icons.
"""

import math
import random
import tomllib
from pathlib import Path
from typing import Final

from PIL import Image
from pixels import INK, RAMPS, TONES, dither, drawn, mask, paint, rgb, sprite

# What each class is known by, in no alphabet: cross, sword, star, eye mask, compass needle.
_SYMBOLS: Final = {
    "cleric": ("0011100", "0011100", "1111111", "1111111", "1111111", "0011100", "0011100", "0011100", "0011100"),
    "fighter": ("0001000", "0011100", "0011100", "0011100", "0011100", "1111111", "0001000", "0001000", "0011100"),
    "mage": ("00010000", "00010000", "00111000", "11111110", "01111100", "00111000", "01101100", "01000100"),
    "thief": ("011111110", "111111111", "100111001", "100111001", "111101111", "011000110"),
    "explorer": ("000010000", "000111000", "000111000", "001101100", "011000110", "111111111", "000000000"),
}
_SMALL_SYMBOLS: Final = {
    "cleric": ("00100", "00100", "11111", "00100", "00100", "00100"),
    "fighter": ("000011", "000111", "001110", "111100", "011000", "101100"),
    "mage": ("00100", "00100", "11111", "01110", "01010"),
    "thief": ("1111111", "1001001", "1110111", "0100010"),
    "explorer": ("00100", "01110", "01010", "11011", "10001"),
}
# colour, light, shade
_TREASURES: Final = {
    "cleric": ("#6cc3ee", "#d6f1ff", "#2b6f9c"),
    "fighter": ("#e2603a", "#ffc09c", "#8e2f18"),
    "mage": ("#b788ee", "#ecd8ff", "#6a3fa6"),
    "thief": ("#c6dc52", "#f6fcc4", "#71832a"),
    "explorer": ("#ffcf5a", "#fff6d0", "#a8742a"),
}


def _inside(treasure: str, u: float, v: float) -> bool:
    """Whether a point of the square from -1 to 1 lies in the treasure's shape: coin, shield, gem, bag, star."""
    if treasure == "cleric":
        return u * u + v * v <= 1.02
    if treasure == "fighter":
        return v >= -0.95 and abs(u) <= (0.92 if v < 0.15 else 0.92 * (1 - ((v - 0.15) / 0.9) ** 1.6))
    if treasure == "mage":
        return abs(u) + abs(v) <= 1.06
    if treasure == "explorer":
        return (abs(u) <= 0.74 and abs(v) <= 0.74) or abs(u) + abs(v) <= 1.06
    if v < -0.45:
        return abs(u) <= (0.55 if v < -0.72 else 0.30)
    return u * u + ((v - 0.28) / 0.74) ** 2 <= 1.0


def badge(treasure: str, size: int) -> Image.Image:
    """A treasure by shape, symbol and colour."""
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    colour, light, shade = _TREASURES[treasure]
    middle, radius = (size - 1) / 2, (size - 2) / 2 - 0.2

    def is_set(x: int, y: int) -> bool:
        on_it = 0 <= x < size and 0 <= y < size
        return on_it and _inside(treasure, (x - middle) / radius, (y - middle) / radius)

    for y in range(size):
        for x in range(size):
            if is_set(x, y):
                tone = colour
                if not is_set(x, y - 1) or (not is_set(x - 1, y) and y < middle):
                    tone = light
                elif not is_set(x, y + 1) or (not is_set(x + 1, y) and y > middle):
                    tone = shade
                image.putpixel((x, y), (*rgb(tone), 255))
            elif any(is_set(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))):
                image.putpixel((x, y), (*rgb(INK), 255))
    rows = (_SYMBOLS if size >= 19 else _SMALL_SYMBOLS)[treasure]
    left = round(middle - (len(rows[0]) - 1) / 2)
    top = round(middle - (len(rows) - 1) / 2) + {"thief": 2, "fighter": -1}.get(treasure, 0)
    for y, row in enumerate(rows):
        for x, bit in enumerate(row):
            if bit == "1":
                image.putpixel((left + x, top + y), (*rgb(INK), 255))
    return image


def signs() -> dict[str, Image.Image]:
    """The signs of signs.toml."""
    written = tomllib.loads(Path(__file__).with_name("signs.toml").read_text("utf-8"))
    return {
        name: drawn(sign["rows"].split(), {**written["palette"], **sign.get("colours", {})})
        for name, sign in written["signs"].items()
    }


def wall() -> Image.Image:
    """The stone that every page stands on."""
    image = Image.new("RGB", (64, 32))
    for y in range(32):
        row = y // 8
        shift = row % 2 * 8
        for x in range(64):
            column = (x + shift) % 64 // 16
            luck = random.Random(row * 31 + column * 7).random()
            tone = "#1c1623" if luck < 0.55 else "#1f1927"
            if y % 8 == 7 or (x + shift) % 16 == 15:
                tone = "#17121d"
            elif y % 8 == 0 and luck > 0.3 and (x + shift) % 16 < 12:
                tone = "#231c2b"
            image.putpixel((x, y), rgb(tone))
    return image


def parchment() -> Image.Image:
    """The paper of everything that is read or answered."""
    image = Image.new("RGB", (16, 16))
    for y in range(16):
        for x in range(16):
            image.putpixel((x, y), rgb("#e6d7b4" if (x * 7 + y * 3) % 23 == 0 else "#efe3c6"))
    return image


def back(ground: str, pattern: str, rim: str, icon: str, tones: str, kind: str) -> Image.Image:
    """The back of a card."""
    image = Image.new("RGB", (40, 56), rgb(ground))
    for y in range(56):
        for x in range(40):
            if kind == "lattice":
                if (x + y) % 8 == 0 or (x - y) % 8 == 0:
                    image.putpixel((x, y), rgb(pattern))
                if x % 8 == y % 8 and x % 8 in (0, 4):
                    image.putpixel((x, y), rgb("#a8425a"))
            waves = kind == "waves" and (x * x // 9 + y) % 7 == 0
            checks = kind == "checks" and (x // 4 + y // 4) % 2 == 0 and dither(x, y) > 0.5
            net = kind == "net" and ((x + y) % 6 == 0 or (x - y) % 6 == 0)
            if waves or checks or net:
                image.putpixel((x, y), rgb(pattern))
            if (x in (2, 37) and 2 <= y <= 53) or (y in (2, 53) and 2 <= x <= 37):
                image.putpixel((x, y), rgb(rim))
    paint(image, mask(icon, 22, 110), 9, 17, TONES[tones], INK)
    return image


_ROOMS_BELOW: Final = (
    ("spiky-pit", "thief", "steel"),
    ("goblin-head", "fighter", "green"),
    ("cauldron", "mage", "brew"),
    ("rock-golem", "fighter", "stone"),
    ("sword-altar", "cleric", "steel"),
)
_COMING: Final = (("cowled", "cleric", 14), ("wizard-face", "mage", 34), ("visored-helm", "fighter", 54))


def banner() -> tuple[Image.Image, Image.Image]:
    """Night over the hills with the dungeon cut open below, heroes at its stair; and the sky alone."""
    width, height, ground = 456, 92, 60
    image = Image.new("RGB", (width, height))
    luck = random.Random(12)
    sky = [rgb(c) for c in ("#141230", "#1f1b47", "#352a63", "#5b3a78", "#934a78", "#d0686a", "#f09a5c")]
    for y in range(height):
        for x in range(width):
            glow = (y / 62) ** 1.25 * 6
            level = min(6, int(glow))
            image.putpixel((x, y), sky[min(6, level + (1 if glow - level > dither(x, y) else 0))])
    for _ in range(80):
        x, y = luck.randrange(width), luck.randrange(28)
        image.putpixel((x, y), rgb("#f3ead6" if luck.random() < 0.5 else "#8a7fb8"))
    _moon(image, 237, 15)
    _hills(image, 46, 6, 0.03, 1, "#3b2557", "#4d3170")
    _hills(image, 55, 3, 0.045, 3, "#271a3d", "#36254f")
    paint(image, mask("elven-castle", 44), 262, 18, ("#1a1228", "#2b1f3f", "#4a3565"), INK)
    for x, y in ((278, 46), (284, 40), (290, 46), (284, 50)):
        image.putpixel((x, y), rgb("#ffb13d"))
        image.putpixel((x, y + 1), rgb("#ffb13d"))
    above = image.crop((0, 0, width, ground))
    _earth(image, ground)
    left = 70
    for icon, ramp, tones in _ROOMS_BELOW:
        _chamber(image, left, 52, 66, ramp)
        for x in (left + 6, left + 45):
            _small_torch(image, x, 74)
        paint(image, mask(icon, 21), left + 16, 66, TONES[tones], RAMPS[ramp][0])
        left += 56
    _chamber(image, left, 66, 64, "boss")
    paint(image, mask("vampire-dracula", 23), left + 22, 64, TONES["pale"], RAMPS["boss"][0])
    for icon, tones, x in _COMING:
        paint(image, mask(icon, 17), x, 43, TONES[tones], INK)
    _stair(image)
    return image, above


def _moon(image: Image.Image, cx: int, cy: int) -> None:
    craters = ((-4, -3, 8), (4, 4, 5), (3, -6, 3))
    for y in range(cy - 10, cy + 11):
        for x in range(cx - 10, cx + 11):
            if (x - cx) ** 2 + (y - cy) ** 2 <= 90:
                dark = any((x - cx - dx) ** 2 + (y - cy - dy) ** 2 < r for dx, dy, r in craters)
                image.putpixel((x, y), rgb("#e0cfa0" if dark else "#fff2c8"))


def _hills(image: Image.Image, base: int, height: int, pace: float, phase: int, colour: str, crest: str) -> None:
    for x in range(image.width):
        top = int(base + height * math.sin(x * pace + phase) + height * 0.5 * math.sin(x * pace * 2.7 + phase * 2))
        for y in range(top, image.height):
            image.putpixel((x, y), rgb(colour if y > top + 1 else crest))


def _earth(image: Image.Image, ground: int) -> None:
    for x in range(image.width):
        for y in range(ground, ground + 4):
            grass = "#6f8c42" if y == ground else "#3c4f2a" if y < ground + 2 else "#2a1d1c"
            image.putpixel((x, y), rgb(grass))
        for y in range(ground + 4, image.height):
            deep = y - ground - 4
            tone = "#241a26"
            if deep % 6 == 5 or (x + deep // 6 % 2 * 6) % 12 == 11:
                tone = "#17101a"
            elif deep % 6 == 0:
                tone = "#30242f"
            image.putpixel((x, y), rgb(tone))


def _chamber(image: Image.Image, left: int, width: int, top: int, ramp: str) -> None:
    colours = [rgb(colour) for colour in RAMPS[ramp]]
    for y in range(top, 90):
        for x in range(left, left + width):
            light = max(0.0, 1 - math.hypot((x - left - width / 2) / (width * 0.56), (y - 78) / 16)) * 3
            level = min(2, int(light + dither(x, y)))
            image.putpixel((x, y), colours[level] if y < 87 else colours[3 if y == 87 else 1])


def _small_torch(image: Image.Image, x: int, y: int) -> None:
    flame = ((0, -2, "#ffb13d"), (0, -1, "#ffe9a8"), (-1, -1, "#ffb13d"), (1, -1, "#ffb13d"))
    for dx, dy, colour in (*flame, (0, 0, "#8a5a2a"), (0, 1, "#5a3a1c")):
        image.putpixel((x + dx, y + dy), rgb(colour))


def _stair(image: Image.Image) -> None:
    for step in range(10):
        for x in range(34 + step * 4, 38 + step * 4):
            for y in range(60 + step * 3 if step < 9 else 87, 90):
                if y < 86 + step * 3:
                    image.putpixel((x, y), rgb("#120e17"))
            tread = min(88, 62 + step * 3)
            image.putpixel((x, tread), rgb("#b09a86"))
            image.putpixel((x, min(89, tread + 1)), rgb("#6d5a52"))


# An icon, its stuff, and how large it is.
Emblem = tuple[str, str, int]

_SPRITES: Final = {
    "gate": ("dungeon-gate", "stone", 40),
    "crown": ("crown", "gold", 30),
    "village": ("medieval-village-01", "hide", 40),
    "crypt": ("castle", "stone", 48),
    "lost": ("treasure-map", "hide", 40),
    "asleep": ("resting-vampire", "pale", 40),
    "favicon": ("dungeon-gate", "gold", 30),
}
_BACKS: Final = {
    "back-room": ("#3a1a2c", "#5a2740", "#c8824a", "dungeon-gate", "stone", "lattice"),
    "back-spell": ("#12333c", "#1b5c62", "#6fdcc0", "scroll-unfurled", "bone", "waves"),
    "back-hero": ("#26305a", "#40528a", "#b9cbe8", "tavern-sign", "steel", "checks"),
    "back-epic": ("#5a3a1c", "#8a5a2a", "#ffc94a", "crown", "gold", "checks"),
    "back-item": ("#33283f", "#463953", "#f4c25a", "open-treasure-chest", "gold", "lattice"),
    "back-monster": ("#3a1620", "#5c2430", "#f0846e", "imp-laugh", "red", "net"),
    "back-treasure": ("#3d2812", "#5e3f1a", "#f0c25e", "open-treasure-chest", "gold", "net"),
    "back-dxm": ("#2c1f4a", "#43306c", "#c79af0", "perspective-dice-six", "purple", "net"),
    "back-tile": ("#22202c", "#39344a", "#a99cb0", "dungeon-gate", "stone", "net"),
}


def pictures(emblems: dict[str, Emblem]) -> dict[str, Image.Image]:
    """All of them, by the name of their file, with the emblem of each game."""
    whole, sky = banner()
    return {
        **{f"t-{treasure}-{size}": badge(treasure, size) for treasure in _TREASURES for size in (15, 21)},
        **signs(),
        **{name: sprite(*what) for name, what in _SPRITES.items()},
        **{f"emblem-{game}": sprite(*what) for game, what in emblems.items()},
        **{name: back(*what) for name, what in _BACKS.items()},
        "wall": wall(),
        "parchment": parchment(),
        "banner": whole,
        "banner-sky": sky,
    }


# An installed page: the side of its icon, and how often the picture is enlarged. Systems cut a circle out of the last.
APP_ICONS: Final = {"icon-192": (192, 5), "icon-512": (512, 14), "icon-maskable-512": (512, 10)}


def app_icon(picture: Image.Image, side: int, times: int) -> Image.Image:
    """The picture, enlarged, in the middle of a dark square."""
    icon = Image.new("RGB", (side, side), "#1a141f")
    large = picture.resize((picture.width * times, picture.height * times), Image.Resampling.NEAREST)
    icon.paste(large, ((side - large.width) // 2, (side - large.height) // 2), large)
    return icon


def used() -> set[str]:
    """The icons behind the pictures."""
    return (
        {icon for icon, *_ in (*_SPRITES.values(), *_ROOMS_BELOW, *_COMING)}
        | {what[3] for what in _BACKS.values()}
        | {"elven-castle", "vampire-dracula"}
    )
