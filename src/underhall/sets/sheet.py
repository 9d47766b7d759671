"""A picture of all cards of a set: their names, pictures, figures and texts, at a glance and for the printer."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from underhall.errors import UnwritableFile
from underhall.extras import needed_by
from underhall.games import GAMES
from underhall.kernel.house import HouseEntry
from underhall.sets.lettering import write
from underhall.sets.loading import load_set
from underhall.sets.reader import HouseSet
from underhall.sets.texts import texts_with
from underhall.text import Texts

with needed_by("underhall set check --out", "lab"):
    from PIL import Image, ImageDraw

ART: Final = files("underhall") / "server" / "static" / "art"  # the page's; by game, with the places in an atlas
WIDTH: Final = 300
HEIGHT: Final = 420
MARGIN: Final = 12
GAP: Final = 16
HEAD: Final = 44
PICTURE: Final = 132  # the most that a picture is high
COLUMNS: Final = 4
STONE: Final = "#1d1a24"
PAPER: Final = "#efe2c4"
INK: Final = "#2b2118"
FAINT: Final = "#6a5a45"
LIGHT: Final = "#fff6df"
HEADS: Final = {"trap": "#8c4a2f", "monster": "#4d6b3c", "boss": "#6b2f5f", "spell": "#2f5577", "room": "#5a5a66"}
TEXTS: Final = ("title", "effect", "bad-stuff", "deal", "boss", "level-up", "flavor")


def draw_sheet(house: HouseSet, lang: str, file: Path) -> None:
    """Draw every card of the set into one PNG."""
    load_set(house)  # its texts are known then
    rows = -(-len(house.entries) // COLUMNS)
    columns = min(COLUMNS, len(house.entries))
    size = (GAP + columns * (WIDTH + GAP), GAP + rows * (HEIGHT + GAP))
    sheet = Image.new("RGB", size, STONE)
    text = texts_with(lang, house.key)
    for place, entry in enumerate(house.entries):
        at = (GAP + place % COLUMNS * (WIDTH + GAP), GAP + place // COLUMNS * (HEIGHT + GAP))
        sheet.paste(_card(house, entry, text), at)
    try:
        sheet.save(file, "PNG")
    except OSError as error:
        raise UnwritableFile(file=str(file), reason=str(error.strerror or error)) from error


def _card(house: HouseSet, entry: HouseEntry, text: Texts) -> Any:
    card = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(card)
    draw.rectangle((0, 0, WIDTH, HEAD), fill=HEADS.get(str(entry.fields.get("kind")), HEADS.get(entry.type, "#444a5a")))
    write(draw, house.words_in(text.lang).name(entry), (MARGIN, 8), WIDTH - 2 * MARGIN, 22, LIGHT, 1)
    y = HEAD
    picture = picture_of(house.game, house.art.get(entry.id, ""))
    if picture is not None:
        times = min(WIDTH // picture.width, PICTURE // picture.height)
        large = picture.resize((picture.width * times, picture.height * times), Image.Resampling.NEAREST)
        draw.rectangle((0, y, WIDTH, y + large.height), fill=STONE)
        card.paste(large, ((WIDTH - large.width) // 2, y), large)
        y += large.height
    y = write(draw, " · ".join(_facts(house, entry, text)), (MARGIN, y + 8), WIDTH - 2 * MARGIN, 14, FAINT, 4) + 6
    for attribute in TEXTS:
        if text.has(entry.message, attribute):
            said = text.attribute(entry.message, attribute)
            y = write(draw, said, (MARGIN, y), WIDTH - 2 * MARGIN, 16, INK, 9) + 6
    draw.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=INK, width=3)
    return card


def picture_of(game: str, card: str) -> Any:
    """The picture of a printed card, or None where the page has not been built. A game may have cards of another."""
    for where in (game, *GAMES):
        for name, kind in _atlas(where).items():
            if card in kind["at"]:
                x, y = kind["at"][card]
                width, height = kind["size"]
                with (ART / where / kind.get("file", f"{name}.png")).open("rb") as file:
                    return Image.open(file).convert("RGBA").crop((x, y, x + width, y + height))
    return None


@cache
def _atlas(game: str) -> dict[str, Any]:
    file = ART / game / "atlas.json"
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes()) if file.is_file() else {}
    return found


def _facts(house: HouseSet, entry: HouseEntry, text: Texts) -> list[str]:
    """The figures of a card, as they are shown for printed ones."""
    if entry.is_tile:
        return [f"{name} {_said(value)}" for name, value in entry.fields.items() if name != "id"]
    facts = GAMES[house.game].text_board().facts({**entry.fields, "type": entry.type}, text)
    return [f"{heading}: {value}" for heading, value in facts.items()]


def _said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_said(each)}" for name, each in value.items())
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)
