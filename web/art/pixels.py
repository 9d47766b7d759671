"""Pixel art from icons: an icon is made small, shaded in three tones, and set into a dithered, torch-lit room."""

import io
import json
import math
from pathlib import Path
from typing import Final

import cairosvg
from PIL import Image

WEB: Final = Path(__file__).resolve().parent.parent
ICONS: Final = json.loads((WEB / "node_modules/@iconify-json/game-icons/icons.json").read_text("utf-8"))

Tones = tuple[str, str, str]  # shade, middle, light
Mask = list[list[bool]]

# From dark to light: four tones for the backdrop, then the lights of a figure that is made of the same stuff.
RAMPS: Final = {
    "cleric": ("#0f1a2b", "#1a3049", "#2a4f70", "#4b86ab", "#8fd0f2", "#d8f2ff"),
    "fighter": ("#24110f", "#43201a", "#6e3424", "#b35432", "#f08a52", "#ffd3a8"),
    "mage": ("#1c1230", "#33204f", "#543577", "#8a5bb8", "#c79af0", "#f0dcff"),
    "thief": ("#171c0e", "#2b3517", "#4a5a22", "#7f9636", "#c6dc52", "#f3fab8"),
    "explorer": ("#101a24", "#1d2f3a", "#33505a", "#7a8a86", "#ffcf5a", "#fff2c0"),
    "all": ("#201620", "#3c2a37", "#6b4a4c", "#a87a5c", "#f0c36e", "#fff0c0"),
    "spell": ("#0e1c22", "#123540", "#1b5c62", "#2f938b", "#6fdcc0", "#d8fff0"),
    "boss": ("#1d0f1c", "#3d1a33", "#6a2a48", "#a8425a", "#f0846e", "#ffd9b0"),
    "town": ("#151a33", "#26305a", "#40528a", "#6f86b8", "#b9cbe8", "#eef4ff"),
    "stone": ("#15121c", "#2a2433", "#423a4e", "#6b6078", "#a99cb0", "#e6dcea"),
    "gold": ("#20150c", "#3d2812", "#66431c", "#a87430", "#f0c25e", "#fff2c0"),
    "ward": ("#0e1c22", "#14343a", "#1f5a5c", "#3a928c", "#8fe0cc", "#e2fff4"),
    "moss": ("#12180f", "#22301a", "#3b5228", "#648240", "#a8cc66", "#effac0"),
    "wine": ("#1d0f1c", "#371a30", "#5c2a48", "#964260", "#e0807e", "#ffd9c0"),
    "night": ("#0d0d18", "#17182c", "#252a48", "#434c78", "#8592c4", "#dfe6ff"),
    "beige": ("#231c14", "#40342a", "#66543f", "#a08762", "#e0c898", "#fff4d8"),
}

TONES: Final[dict[str, Tones]] = {
    "bone": ("#a8977c", "#e8dcc0", "#fffaf0"),
    "steel": ("#6a7285", "#b4bfd0", "#f4f8ff"),
    "green": ("#3e6b3a", "#7fb85a", "#d6f09a"),
    "stone": ("#6d5a52", "#b09a86", "#ecdcc4"),
    "red": ("#8a2a2a", "#e0523e", "#ffb08a"),
    "purple": ("#5c3a86", "#a878dc", "#ecd4ff"),
    "gold": ("#a8742a", "#f4c25a", "#fff2c0"),
    "ice": ("#3b7fae", "#9ad8f5", "#ffffff"),
    "hide": ("#7a4428", "#c8824a", "#ffdca0"),
    "pale": ("#9a8aa0", "#e4d8e0", "#ffffff"),
    "slime": ("#7a9a3a", "#c6dc6a", "#fbffd0"),
    "jade": ("#3a7a6a", "#6fc8a4", "#d8ffe0"),
    "rose": ("#9a4466", "#e888a8", "#ffe0ea"),
    "brew": ("#3d2b57", "#8a5bb8", "#c6f07a"),
    "wood": ("#5a3a2a", "#a8703e", "#f0c890"),
    "fire": ("#b03a1e", "#f08a3c", "#ffe9a8"),
    "skin": ("#a8683e", "#eab07c", "#ffe6c4"),
    "cleric": ("#2f6f9a", "#7cc6ee", "#e2f6ff"),
    "fighter": ("#9a3f24", "#e8774a", "#ffd0a8"),
    "mage": ("#6a45a0", "#b98af0", "#f2e0ff"),
    "thief": ("#6e7f2a", "#c6dc52", "#f6fcc4"),
    "explorer": ("#a8742a", "#ffcf5a", "#fff6d0"),
}

INK: Final = "#140f1a"
FLOOR: Final = 6  # rows
_BAYER: Final = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def rgb(colour: str) -> tuple[int, int, int]:
    """The colour "#rrggbb" as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(one: str, other: str, share: float) -> str:
    """The first colour with that share of the other."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def dither(x: int, y: int) -> float:
    """The threshold at a pixel, between 0 and 1, by which two tones mix into a third."""
    return (_BAYER[y % 4][x % 4] + 0.5) / 16


def mask(icon: str, size: int, threshold: int = 105) -> Mask:
    """The icon in a square of `size` pixels, standing on its lower edge; a pixel is either set or not."""
    body = ICONS["icons"].get(icon) or ICONS["icons"][ICONS["aliases"][icon]["parent"]]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" color="#000">{body["body"]}</svg>'
    drawn = Image.open(io.BytesIO(cairosvg.svg2png(svg.encode(), output_width=size * 8, output_height=size * 8)))
    shape = drawn.split()[3]
    shape = shape.crop(shape.getbbox())
    scale = size / max(shape.size)
    width, height = (max(1, round(length * scale)) for length in shape.size)
    square = Image.new("L", (size, size), 0)
    square.paste(shape.resize((width, height), Image.Resampling.BOX), ((size - width) // 2, size - height))
    pixels = square.load()
    return [[pixels[x, y] > threshold for x in range(size)] for y in range(size)]


def paint(image: Image.Image, shape: Mask, left: int, top: int, tones: Tones, outline: str) -> None:
    """Puts the shape on the image: lit from the upper left, shaded below, with an outline of one pixel."""
    alpha = (255,) if image.mode == "RGBA" else ()
    shade, middle, light = (rgb(tone) + alpha for tone in tones)
    edge = rgb(outline) + alpha
    pixels = image.load()
    size = len(shape)

    def is_set(x: int, y: int) -> bool:
        return 0 <= x < size and 0 <= y < size and shape[y][x]

    for y in range(-1, size + 1):
        for x in range(-1, size + 1):
            to_x, to_y = left + x, top + y
            if not (0 <= to_x < image.width and 0 <= to_y < image.height):
                continue
            if is_set(x, y):
                if not is_set(x, y - 1) or (not is_set(x - 1, y) and y < size * 0.6):
                    pixels[to_x, to_y] = light
                elif not is_set(x, y + 1) or (not is_set(x + 1, y) and y > size * 0.4):
                    pixels[to_x, to_y] = shade
                else:
                    darkness = y / size * 0.9 + x / size * 0.35 - 0.42
                    pixels[to_x, to_y] = shade if darkness > dither(x, y) * 0.9 + 0.12 else middle
            elif any(is_set(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
                pixels[to_x, to_y] = edge


def place(ramp: str, style: str, size: tuple[int, int], seed: int = 1, ground: int = FLOOR) -> Image.Image:
    """A lit place without a figure: "brick", "arch", "cave", "sky", or "stars" for what has no place.

    The floor is `ground` rows deep.
    """
    width, height = size
    colours = [rgb(colour) for colour in RAMPS[ramp]]
    image = Image.new("RGB", size, colours[0])
    pixels = image.load()
    floor = height - ground
    for y in range(height):
        for x in range(width):
            pixels[x, y] = colours[_wall(x, y, width, height, style, seed)]
    if style == "arch":
        _columns(pixels, colours, width, floor)
    if style in ("brick", "arch"):
        for x in (18, width - 19) if style == "arch" else (14, width - 15):
            torch(pixels, x, 14, colours)
    if style != "stars":
        _floor(pixels, colours, width, height, floor)
    return image


def scene(
    icon: str,
    ramp: str,
    tones: str,
    style: str,
    size: tuple[int, int] = (80, 44),
    figure: int = 30,
    seed: int = 1,
    threshold: int = 105,
) -> Image.Image:
    """A figure in a place."""
    width, height = size
    image = place(ramp, style, size, seed)
    top = (height - figure) // 2 if style == "stars" else height - FLOOR + 1 - figure
    paint(image, mask(icon, figure, threshold), (width - figure) // 2, top, TONES[tones], RAMPS[ramp][0])
    return image


def _wall(x: int, y: int, width: int, height: int, style: str, seed: int) -> int:
    """The tone of the backdrop at a pixel: light falls from the middle, and the wall has its pattern."""
    across, down = (x - width / 2) / (width * 0.50), (y - height * 0.52) / (height * 0.62)
    light = max(0.0, min(0.999, 1.0 - math.hypot(across, down))) * 3.0
    level = int(light) + (1 if light - int(light) > dither(x, y) else 0)
    level = min(level, 3 if style == "stars" else 2)
    if style in ("brick", "arch"):
        row = y // 5
        if y % 5 == 4 or (x + row % 2 * 5) % 10 == 9:
            return max(0, level - 1)
        if y % 5 == 0 and level > 0 and (x * 7 + row * 13) % 11 == 0:
            return min(3, level + 1)
    elif style == "cave":
        if y < 4 + 3 * math.sin(x * 0.5 + seed) + 2 * math.sin(x * 1.3):
            return 0
        roughness = math.sin(x * 0.37 + seed) + math.sin(y * 0.51 + x * 0.13 + seed * 2) + math.sin((x + y) * 0.23)
        if roughness > 1.2:
            return max(0, level - 1)
        if roughness < -1.7:
            return min(3, level + 1)
    elif style == "stars":
        angle = math.atan2(y - height / 2, x - width / 2)
        if int(angle / math.pi * 8 + 8.5) % 2:
            return max(0, level - 1)
    elif style == "sky":
        return min(3, int(light * 0.9 + dither(x, y) * 0.9))
    return level


def _columns(pixels, colours, width: int, floor: int) -> None:  # type: ignore[no-untyped-def]
    for middle in (9, width - 10):
        for y in range(3, floor):
            for x in range(middle - 4, middle + 4):
                tone = 3 if x == middle - 4 else 0 if x == middle + 3 else 2 if x < middle - 1 else 1
                pixels[x, y] = colours[tone]
        for x in range(middle - 6, middle + 6):
            for y in (3, 4, floor - 2, floor - 1):
                pixels[x, y] = colours[3 if y in (3, floor - 2) else 2]


def torch(pixels, x: int, y: int, colours) -> None:  # type: ignore[no-untyped-def]
    """A torch whose flame ends at `y`."""
    flame, core = rgb("#ffb13d"), rgb("#ffe9a8")
    for dy, row in enumerate((".f.", ".c.", "fcf", "fcf", ".h.", "hhh", ".s.")):
        for dx, what in enumerate(row):
            if what != ".":
                tone = {"f": flame, "c": core, "h": colours[3], "s": colours[2]}[what]
                pixels[x + dx - 1, y + dy - 4] = tone


def _floor(pixels, colours, width: int, height: int, floor: int) -> None:  # type: ignore[no-untyped-def]
    for y in range(floor, height):
        for x in range(width):
            deep = y - floor
            level = 3 if deep == 0 else 2 if deep < 3 else 1
            if deep > 0 and ((x + deep // 3 * 6 + deep) % 13 == 0 or dither(x, y) > 0.75):
                level = max(0, level - 1)
            pixels[x, y] = colours[level]


def sprite(icon: str, tones: str, size: int, threshold: int = 110) -> Image.Image:
    """The figure alone, outlined, on nothing."""
    image = Image.new("RGBA", (size + 2, size + 2), (0, 0, 0, 0))
    paint(image, mask(icon, size, threshold), 1, 1, TONES[tones], INK)
    return image


def drawn(rows: list[str], palette: dict[str, str]) -> Image.Image:
    """A picture written out, a letter for each pixel; letters without a colour are clear."""
    image = Image.new("RGBA", (max(map(len, rows)), len(rows)), (0, 0, 0, 0))
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in palette:
                image.putpixel((x, y), (*rgb(palette[letter]), 255))
    return image


CROWN: Final = ["y..y.y..y", "yy.yyy.yy", "yyyyyyyyy", "yrywywyry", "ooooooooo"]
CROWN_COLOURS: Final = {"y": "#ffc94a", "w": "#fffaf0", "r": "#e0523e", "o": "#c8792a"}


def crowned(image: Image.Image, icon: str, size: int, left: int, top: int) -> Image.Image:
    """The same with a crown on the figure, which was painted at (`left`, `top`): an epic hero."""
    shape = mask(icon, size)
    peak = next(y for y, row in enumerate(shape) if any(row))
    head = [x for row in shape[peak : peak + 3] for x, bit in enumerate(row) if bit]
    at = (left + round(sum(head) / len(head)) - 4, max(1, top + peak - 3))
    crown = drawn(CROWN, CROWN_COLOURS)
    shadow = Image.new("RGBA", crown.size, (*rgb(INK), 255))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        image.paste(shadow, (at[0] + dx, at[1] + dy), crown)
    image.paste(crown, at, crown)
    return image


def sheet(pictures: dict[str, Image.Image], columns: int) -> tuple[Image.Image, dict[str, tuple[int, int]]]:
    """Pictures of one size side by side, and where each begins."""
    width, height = next(iter(pictures.values())).size
    rows = math.ceil(len(pictures) / columns)
    mode = next(iter(pictures.values())).mode
    whole = Image.new(mode, (width * columns, height * rows))
    places = {}
    for number, (name, picture) in enumerate(pictures.items()):
        places[name] = (number % columns * width, number // columns * height)
        whole.paste(picture, places[name])
    return whole, places


def save(image: Image.Image, file: Path) -> None:
    """Writes the picture as small as it goes without changing what is seen."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if image.mode == "RGB":
        image = image.quantize(min(256, len(image.getcolors(1 << 16) or ())), dither=Image.Dither.NONE)
    image.save(file, optimize=True)
