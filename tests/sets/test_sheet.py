"""The sheet of a set: what is written on the cards, in every language, with their pictures."""

from pathlib import Path

import pytest

from underhall.games import GAMES
from underhall.sets import sheet
from underhall.sets.files import read_folder
from underhall.sets.lettering import CLOSING, length, wrapped
from underhall.sets.loading import load_set
from underhall.sets.new import starter
from underhall.sets.reader import read_set
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "sets"


@pytest.mark.parametrize("name", ["moss-and-mirrors", "office-party", "picnic"])
def test_every_language_has_a_sheet_of_its_own(name: str, tmp_path: Path) -> None:
    """Texts and figures are drawn, not only names: another effect is another picture."""
    house = load_set(EXAMPLES / name)
    drawn = set()
    for lang in LANGUAGES:
        sheet.draw_sheet(house, lang, tmp_path / f"{lang}.png")
        drawn.add((tmp_path / f"{lang}.png").read_bytes())
    assert len(drawn) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("en.ftl", "draw one room", "draw two rooms"),
        ("cards.toml", "damage = 2", "damage = 3"),
        ("cards.toml", "copies = 3", 'copies = 3\nart = "dark-altar"'),
    ],
)
def test_what_is_changed_on_a_card_is_seen(
    file: str, old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page's pictures, too, here as they lie in the checkout."""
    monkeypatch.setattr(sheet, "ART", ROOT / "web" / "src" / "art")
    sheet._atlas.cache_clear()
    files = starter("boss-monster", "mine")
    assert old in files[file]
    sheet.draw_sheet(read_set(files), "en", tmp_path / "before.png")
    changed = {**files, file: files[file].replace(old, new)}
    sheet.draw_sheet(read_set(changed), "en", tmp_path / "after.png")
    sheet._atlas.cache_clear()
    assert (tmp_path / "before.png").read_bytes() != (tmp_path / "after.png").read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_the_built_page_are_those_that_were_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the page took them as files of its own or into its code: each card's looks the same."""
    cards = [card for kind in sheet._atlas(game).values() for card in kind["at"]]
    built = [sheet.picture_of(game, card) for card in cards]
    monkeypatch.setattr(sheet, "ART", ROOT / "web" / "src" / "art")
    sheet._atlas.cache_clear()
    drawn = [sheet.picture_of(game, card) for card in cards]
    sheet._atlas.cache_clear()
    assert len(cards) > 50
    assert built == drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_are_no_wider_than_the_card(lang: str) -> None:
    """In Japanese, too, which has no spaces; a mark that closes a sentence begins no line."""
    text = read_folder(EXAMPLES / "moss-and-mirrors")[f"{lang}.ftl"].replace("\n", " ")
    lines = wrapped(text, 200, 16)
    assert len(lines) > 5
    for line in lines:
        assert line[0] not in CLOSING
        assert length(line.rstrip(CLOSING), 16) <= 200
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
