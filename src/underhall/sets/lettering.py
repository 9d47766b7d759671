"""Text in pictures, in all languages: with the fonts of the page, of which each has only some of the letters."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from underhall.extras import needed_by

with needed_by("underhall set check --out", "lab"):
    from PIL import ImageFont

ASSETS: Final = files("underhall") / "server" / "static" / "assets"
FONTS: Final = ("fira-sans-condensed-", "noto-sans-jp-400-")  # the first that has a letter draws it
WEIGHT: Final = "-400-"
NO_LETTER: Final = "\uffff"
CLOSING: Final = "。、，．！？」』）…ー"  # no line begins with these
SPACING: Final = 1.3  # from line to line, by the size of the letters


def write(draw: Any, text: str, at: tuple[int, int], width: int, size: int, colour: str, lines: int) -> int:
    """Write a text in at most so many lines; the height below it comes back."""
    x, y = at
    for line in wrapped(text, width, size)[:lines]:
        right = float(x)
        for letters, font in runs(line, size):
            draw.text((right, y + size), letters, colour, font, anchor="ls")
            right += font.getlength(letters)
        y += round(size * SPACING)
    return y


def wrapped(text: str, width: int, size: int) -> list[str]:
    """Lines that are no wider. Japanese has no spaces, so what is too long for a line is broken anywhere."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if length(longer, size) <= width:
            lines[-1] = longer
            continue
        lines.append("")
        for letter in word:
            if letter not in CLOSING and length(lines[-1] + letter, size) > width:
                lines.append("")
            lines[-1] += letter
    return [line for line in lines if line]


def length(text: str, size: int) -> float:
    found: float = sum(font.getlength(letters) for letters, font in runs(text, size))
    return found


def runs(text: str, size: int) -> list[tuple[str, Any]]:
    """The text in pieces, each with a font that has its letters."""
    found: list[tuple[str, Any]] = []
    for letter in text:
        font = font_for(letter, size)
        if found and found[-1][1] is font:
            found[-1] = (found[-1][0] + letter, font)
        else:
            found.append((letter, font))
    return found


@cache
def font_for(letter: str, size: int) -> Any:
    """The first font that has the letter; Pillow's own where none has, or where the page has not been built."""
    listed = fonts(size)
    for font in listed:
        if letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask(NO_LETTER)):
            return font
    return listed[-1]


@cache
def fonts(size: int) -> list[Any]:
    names = sorted(file.name for file in ASSETS.iterdir()) if ASSETS.is_dir() else []
    found = []
    for family in FONTS:
        latin_first = sorted(names, key=lambda name: ("-latin-" not in name, name))
        for name in latin_first:
            if name.startswith(family) and WEIGHT in name and name.endswith(".woff2"):
                found.append(ImageFont.truetype(BytesIO((ASSETS / name).read_bytes()), size))
    return [*found, ImageFont.load_default(size)]
