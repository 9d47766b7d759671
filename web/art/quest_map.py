"""The pieces of the Quest map: links, arrows, bases and die faces, all by formula or by hand."""

from typing import Final

from PIL import Image
from pixels import INK, dither, drawn, rgb

# emblem: colour, light, shade. Four are the seats', flame and bolt are the die's own; in the order of the die's faces.
EMBLEMS: Final = {
    "moon": ("#f0648a", "#ffc2d2", "#8c2848"),
    "flame": ("#ff9a3d", "#ffdcae", "#9c4a10"),
    "star": ("#ffd27a", "#fff4d4", "#a8762a"),
    "leaf": ("#b4f2d6", "#effff8", "#4f9a7c"),
    "key": ("#86a8ff", "#d6e2ff", "#3a54a8"),
    "bolt": ("#c08cf5", "#ecd8ff", "#6a3fa6"),
}

# The emblems as they are printed on things: black, without the outline that they have in signs.toml.
_PRINTS: Final = {
    "moon": "...cccc../..cccc.../.ccc...../.ccc...../.ccc...../.cccc...c/..cccccc./...cccc../.........",
    "flame": "....c..../....cc.../..c.cc.../..cccccc./.cccccccc/.ccc.cccc/.cc...ccc/.cc...cc./..ccccc..",
    "star": "....c..../....c..../...ccc.../ccccccccc/.ccccccc./..ccccc../..ccccc../.ccc.ccc./.c.....c.",
    "leaf": ".......cc/....ccccc/..cccccc./.ccccccc./.cccccc../ccccccc../ccccc..../ccc....../c........",
    "key": "..cccc.../..c..c.../..c..c.../..cccc.../...cc..../...cc..../...cccc../...cc..../...ccccc.",
    "bolt": "....cccc./...cccc../..cccc.../.ccccccc./...cccc../...ccc.../..ccc..../..cc...../..c......",
}

COLUMNS: Final = {"link-h": 5, "link-v": 5, "arrow": 6, "base": 6, "die": 6, "d6": 7, "d10": 11}
_SIDES: Final = ("n", "e", "s", "w")
_ARROW: Final = 20
_BASE: Final = (52, 16)
_LINK: Final = (28, 12)
_KINDS: Final = ("passage", "door", "locked", "hidden", "wall")

_PADLOCK: Final = ["..kkk..", ".kbbbk.", ".kb.bk.", "kkkkkkk", "kyywyok", "kyykyok", "kyyyook", "kkkkkkk"]
_PADLOCK_COLOURS: Final = {"k": INK, "b": "#e8dcc0", "y": "#ffc94a", "o": "#c8792a", "w": "#fffaf0"}
_QUESTION: Final = [".ccc.", "c...c", "...cc", "..c..", ".....", "..c.."]
_STONE: Final = ("#15121c", "#2a2433", "#4a4158", "#766a86")
_WOOD: Final = ("#3a2210", "#6e4420", "#a8702f", "#dca860")
_SLABS: Final = ("#3c2f2a", "#6b5646", "#94785e")
_IRON: Final = "#6a7285"
_SCRATCH: Final = "#c8b8e0"

_DIGITS: Final = {
    "0": "111/101/101/101/111",
    "1": "010/110/010/010/111",
    "2": "110/001/010/100/111",
    "3": "110/001/010/001/110",
    "4": "101/101/111/001/001",
    "5": "111/100/110/001/110",
    "6": "011/100/111/101/111",
    "7": "111/001/010/010/010",
    "8": "111/101/111/101/111",
    "9": "111/101/111/001/110",
}


def _empty(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGBA", size, (0, 0, 0, 0))


def _dot(image: Image.Image, x: int, y: int, colour: str) -> None:
    image.putpixel((x, y), (*rgb(colour), 255))


def _emblem(name: str, k: int = 1, colour: str = INK) -> Image.Image:
    whole = drawn(_PRINTS[name].split("/"), {"c": colour})
    return whole.resize((whole.width * k, whole.height * k), Image.Resampling.NEAREST)


def _stamp(image: Image.Image, what: Image.Image, left: int, top: int) -> None:
    image.alpha_composite(what, (left, top))


def _in_arrow(side: str, x: int, y: int) -> bool:
    """Whether a pixel lies in the arrow: a roof on a block, turned to its side."""
    along, across = {"n": (y, x), "e": (20 - x, y), "s": (20 - y, x), "w": (x, y)}[side]
    return (2 <= along <= 8 and abs(across - 10) <= along - 2) or (9 <= along <= 16 and abs(across - 10) <= 5)


# where the emblem stands in the arrow
_STANDS: Final = {"n": (6, 7), "e": (5, 6), "s": (6, 5), "w": (7, 6)}


def _arrow(emblem: str, side: str) -> Image.Image:
    """An arrow with its emblem upright and its light from above, whichever side it points to."""
    colour, light, shade = EMBLEMS[emblem]
    image = _empty((_ARROW, _ARROW))
    for y in range(_ARROW):
        for x in range(_ARROW):
            above, *others = (_in_arrow(side, x + dx, y + dy) for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)))
            if _in_arrow(side, x, y):
                _dot(image, x, y, light if not above else shade if not others[0] else colour)
            elif above or any(others):
                _dot(image, x, y, INK)
    _stamp(image, _emblem(emblem), *_STANDS[side])
    return image


def _base(emblem: str) -> Image.Image:
    """The foot of a standee, 52 × 16, with the emblem in front."""
    colour, light, shade = EMBLEMS[emblem]
    image = _empty(_BASE)

    def is_set(x: int, y: int) -> bool:
        return (abs(x - 25.5) / 25) ** 3 + (abs(y - 7.5) / 7.6) ** 3 <= 1

    for y in range(_BASE[1]):
        for x in range(_BASE[0]):
            if is_set(x, y):
                inside = all(is_set(x + dx, y + dy) for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)))
                _dot(image, x, y, INK if not inside else light if y < 4 else shade if y > 11 else colour)
    _stamp(image, _emblem(emblem), 22, 4)
    return image


def _die(emblem: str) -> Image.Image:
    """A face of the monster die."""
    colour, light, shade = EMBLEMS[emblem]
    image = _empty((28, 28))
    for y in range(28):
        for x in range(28):
            if not ({x, y} <= {0, 1, 26, 27}):
                rim = min(x, y) < 2 or max(x, y) > 25
                tone = INK if rim else light if min(x, y) < 4 else shade if max(x, y) > 23 else colour
                _dot(image, x, y, tone)
    _stamp(image, _emblem(emblem, 2), 5, 5)
    return image


_PIPS: Final = {
    "1": ((6, 6),),
    "2": ((3, 3), (9, 9)),
    "3": ((3, 3), (6, 6), (9, 9)),
    "4": ((3, 3), (9, 3), (3, 9), (9, 9)),
    "5": ((3, 3), (9, 3), (6, 6), (3, 9), (9, 9)),
    "6": ((3, 3), (9, 3), (3, 6), (9, 6), (3, 9), (9, 9)),
}


def _d6(face: str) -> Image.Image:
    """A face of an ordinary die; "?" before it is rolled."""
    image = _empty((14, 14))
    for y in range(14):
        for x in range(14):
            if not {x, y} <= {0, 13}:
                rim = x in (0, 13) or y in (0, 13)
                tone = INK if rim else "#fffaf0" if y < 3 else "#c9bda4" if y > 10 or x > 11 else "#efe3c6"
                _dot(image, x, y, tone)
    for left, top in _PIPS.get(face, ()):
        for x in (left, left + 1):
            for y in (top, top + 1):
                _dot(image, x, y, INK)
    if face == "?":
        _stamp(image, drawn(_QUESTION, {"c": "#5b4330"}), 4, 4)
    return image


def _d10(face: str) -> Image.Image:
    """A die of ten, point up, with its number; "?" before it is rolled."""
    size = 18
    image = _empty((size, size))

    def is_set(x: int, y: int) -> bool:
        across = abs(x - 8.5)
        return 1 <= y <= 16 and across <= min(0.9 + (y - 1) * 0.86, 8.0 if y <= 11 else 8.0 - (y - 11) * 1.5)

    for y in range(size):
        for x in range(size):
            across = abs(x - 8.5)
            if is_set(x, y):
                front = across <= min(0.8 + (y - 1) * 0.62, 5.6 - max(0, y - 12) * 1.7)
                tone = "#d8c4f2" if front else "#fff6ff" if x < 9 and y < 10 else "#8a6cb8"
                _dot(image, x, y, tone)
            elif any(is_set(x + dx, y + dy) for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0))):
                _dot(image, x, y, INK)
    if face == "?":
        _stamp(image, drawn(_QUESTION, {"c": INK}), 6, 6)
        return image
    for number, digit in enumerate(face):
        _stamp(image, drawn(_DIGITS[digit].split("/"), {"1": INK}), (8, 5)[len(face) - 1] + 4 * number, 7)
    return image


def _link(kind: str, lying: bool) -> Image.Image:
    """What lies between two rooms: between north and south when `lying`, else between west and east."""
    width, height = _LINK
    image = _empty(_LINK)
    for y in range(height):
        for x in range(width):
            _dot(image, x, y, _link_tone(kind, x, y))
    if kind == "door":
        _dot(image, 18, 6, "#ffc94a")
        _dot(image, 19, 6, "#ffc94a")
    if not lying:
        image = image.transpose(Image.Transpose.TRANSPOSE)
    middle = (image.width // 2, image.height // 2)
    if kind == "locked":
        _stamp(image, drawn(_PADLOCK, _PADLOCK_COLOURS), middle[0] - 4 + lying, middle[1] - 4)
    if kind == "hidden":
        _stamp(image, drawn(_QUESTION, {"c": "#f3ead6"}), middle[0] - 2, middle[1] - 3)
    return image


def _link_tone(kind: str, x: int, y: int) -> str:
    width, height = _LINK
    rim = x in (0, width - 1) or y in (0, height - 1)
    opening = 4 <= x <= 23
    if kind == "passage" and opening:
        return _SLABS[0] if x in (4, 23) else _SLABS[1] if x % 5 == 0 or y % 4 == 0 else _SLABS[2]
    if kind in ("door", "locked") and opening:
        if x in (4, 23) or y in (0, 11):
            return INK
        if x in (7, 20):
            return _IRON
        return _WOOD[0] if (x - 5) % 6 == 5 else _WOOD[3] if y in (1, 2) else _WOOD[1] if y > 8 else _WOOD[2]
    scratched = (x in (7, 20) and y % 3 != 2) or (y in (2, 9) and x % 3 != 2)
    if kind == "hidden" and 7 <= x <= 20 and 2 <= y <= 9 and scratched:
        return _SCRATCH
    joint = y % 4 == 3 or (x + y // 4 % 2 * 3) % 6 == 5
    return _STONE[0] if rim else _STONE[1] if joint else _STONE[3] if y % 4 == 0 else _STONE[2]


def grounds() -> dict[str, Image.Image]:
    """What the map lies on, and a room that nobody has explored: its floor is lost in the dark."""
    dark, void = Image.new("RGB", (64, 64)), Image.new("RGB", (32, 32))
    for y in range(64):
        for x in range(64):
            depth = 0.35 + 0.9 * max(abs(x - 31.5), abs(y - 31.5)) / 32
            dark.putpixel((x, y), rgb("#100c15" if dither(x, y) < depth else "#1b1522"))
    for y in range(32):
        for x in range(32):
            grain = ((x * 13 + y * 7) ^ (x * y)) % 29
            void.putpixel((x, y), rgb("#0e0b13" if grain else "#17121d"))
    return {"quest-dark": dark, "quest-void": void}


def pictures() -> dict[str, dict[str, Image.Image]]:
    """All of them, by the sheet they belong on."""
    return {
        "link-h": {kind: _link(kind, True) for kind in _KINDS},
        "link-v": {kind: _link(kind, False) for kind in _KINDS},
        "arrow": {f"{emblem}-{side}": _arrow(emblem, side) for side in _SIDES for emblem in EMBLEMS},
        "base": {emblem: _base(emblem) for emblem in EMBLEMS},
        "die": {emblem: _die(emblem) for emblem in EMBLEMS},
        "d6": {face: _d6(face) for face in (*_PIPS, "?")},
        "d10": {face: _d10(face) for face in (*map(str, range(1, 11)), "?")},
    }
