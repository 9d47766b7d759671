"""The rulebook has every entry once, every text in each language, and prints as one file."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

import underhall
from tests.copied import runs, shared, theirs
from tests.pictures import BOARDS, PICTURES, written
from underhall.games import GAMES
from underhall.rules.catalogue import catalogue
from underhall.rules.paper import one_page, whole_book
from underhall.rules.rulebook import entries_of, rulebook
from underhall.rules.texts import chapter_title, lead, paragraphs, section_title
from underhall.text import LANGUAGES, rule_texts, texts

pytestmark = pytest.mark.once

LOCALES = Path(underhall.__file__).parent / "locales"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_entry_stands_in_one_place(game: str) -> None:
    """Rules in a paragraph, rulings and examples beside the rule that they are about."""
    book = rulebook(game)
    count = Counter(
        entry.id for chapter in book.chapters for section in chapter.sections for entry in entries_of(section)
    )
    assert count == Counter(catalogue(game).entries().keys())
    for conflict in catalogue(game).conflicts:
        _, section = book.place_of(conflict.id)
        assert not conflict.rules or conflict.rules[0] in {rule.id for rule in section.rules}


def test_no_two_chapters_have_one_address() -> None:
    """A chapter is an address of the page, as are the glossary, the summary and the whole book."""
    for game in GAMES:
        ids = [chapter.id for chapter in rulebook(game).chapters]
        assert len({*ids, "glossary", "summary", "whole"}) == len(ids) + 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_all_of_it_can_be_read(game: str, lang: str) -> None:
    """Titles, leads, glossary and summary."""
    book, said = rulebook(game), rule_texts(lang)
    for chapter in book.chapters:
        assert chapter_title(book, chapter, said)
        assert lead(book, chapter, said)
        for section in chapter.sections:
            assert section_title(book, chapter, section, said)
    for term in book.terms:
        assert said.say(f"term-{term}")
        assert said.attribute(f"term-{term}", "means")
    for row in book.summary:
        assert said.say(f"summary-{book.letters}-{row}")
        assert said.attribute(f"summary-{book.letters}-{row}", "says")


def test_texts_belong_to_something() -> None:
    """No text is left of a rule, a chapter or a word that is gone."""
    wanted = set()
    for game in GAMES:
        book = rulebook(game)
        wanted |= {f"rule-{id.lower()}" for id in catalogue(game).entries()}
        wanted |= {f"chapter-{book.letters}-{chapter.id}" for chapter in book.chapters}
        wanted |= {
            f"section-{book.letters}-{chapter.id}-{section.id}"
            for chapter in book.chapters
            for section in chapter.sections
        }
        wanted |= {f"term-{term}" for term in book.terms}
        wanted |= {f"summary-{book.letters}-{row}" for row in book.summary}
    for lang in LANGUAGES:
        files = (LOCALES / lang).glob("*rules.ftl")
        found = {id for file in files for id in re.findall(r"^([a-z0-9-]+) =", file.read_text("utf-8"), re.MULTILINE)}
        assert {id for id in found if not id.startswith(("rulebook-", "picture-"))} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_word_of_the_glossary_is_found(game: str, lang: str) -> None:
    """Each stands in some rule of the game, so that its explanation can be opened there."""
    book, said = rulebook(game), rule_texts(lang)
    everything = " ".join(
        paragraph for entry in catalogue(game).entries().values() for paragraph in paragraphs(entry, said)
    ).lower()
    for term in book.terms:
        stems = said.attribute(f"term-{term}", "stems").lower().replace("!", "").split(",")
        assert any(stem in everything for stem in stems), (term, stems)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_copied(lang: str) -> None:
    """No text of a rulebook, ours or about it, shares six words in a row with a publisher's."""
    assert len(theirs()) > 30_000
    for file in sorted((LOCALES / lang).glob("*rules.ftl")):
        for line in file.read_text("utf-8").splitlines():
            said = line.partition(" = ")[2]
            assert shared(said) == [], f"{lang} {line}"


def test_a_copied_run_is_noticed() -> None:
    """Whatever its case and punctuation."""
    assert list(runs("One, two THREE four; five six")) == ["one two three four five six"]


class Outline(HTMLParser):
    """What a page opens and closes, and where it points to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember ids, links and what would be loaded."""
        given = dict(attrs)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        if id := given.get("id"):
            self.ids.append(id)
        if tag == "a":
            self.links.append(given.get("href") or "")
        elif "src" in given or "href" in given:
            self.fetched.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Tags close in the order in which they were opened."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_book_is_one_file(game: str, lang: str) -> None:
    """It loads nothing, its links lead somewhere, and every entry can be linked to."""
    html = whole_book(rulebook(game), rule_texts(lang), texts(lang))
    page = Outline()
    page.feed(html)
    assert page.open == []
    assert page.fetched == []
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert catalogue(game).entries().keys() <= set(page.ids)
    assert f'<html lang="{lang}">' in html
    assert "url(" not in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_summary_fits_on_a_page(game: str, lang: str) -> None:
    """Ten rows at most, and no more than a page of this size holds."""
    book = rulebook(game)
    html = one_page(book, rule_texts(lang), texts(lang))
    assert html.count("<dt>") == len(book.summary) <= 10
    assert len(re.sub(r"<style>.*</style>|<[^>]+>", "", html, flags=re.DOTALL)) < 2600


@pytest.mark.parametrize("game", list(GAMES))
def test_pictures_show_what_the_engine_lays_out(game: str) -> None:
    """`python -m tests.pictures` would write what is written, and each has a caption."""
    assert (BOARDS / game / "pictures.json").read_text("utf-8") == written(game)
    letters = rulebook(game).letters
    for lang in LANGUAGES:
        assert all(rule_texts(lang).has(f"picture-{letters}-{name}") for name in PICTURES[game])
