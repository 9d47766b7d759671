"""The documents are whole: links lead somewhere, headings follow one another, the README fits on a screen."""

import re
from itertools import pairwise
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest

from tests.documents.pages import DOCS, ROOT, Document, documents

pytestmark = pytest.mark.once

LONGEST: Final = 125  # characters in a line; tables may be wider
README_LINES: Final = 60
pages = pytest.mark.parametrize("page", documents(), ids=lambda page: page.name)


def anchors(page: Document) -> set[str]:
    """What a link may name within the page: its headings, as GitHub and MyST write them."""
    found = set()
    for token, following in pairwise(page.tokens):
        if token.type == "heading_open":
            words = re.sub(r"[`*]", "", following.content).lower()
            found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found


@pages
def test_every_link_leads_to_a_file_that_is_there(page: Document) -> None:
    """And to a heading in it. What leads out of the project is not followed."""
    known = {each.path: each for each in documents()}
    for line, link in page.links:
        where = urlsplit(link)
        if where.scheme:
            continue
        target = (page.path.parent / unquote(where.path)).resolve() if where.path else page.path
        assert target.exists(), f"{page.name}:{line}: {link}"
        assert ROOT in target.parents, f"{page.name}:{line}: {link}"
        if where.fragment and target in known:
            assert where.fragment in anchors(known[target]), f"{page.name}:{line}: {link}"


@pages
def test_headings_follow_one_another(page: Document) -> None:
    """One title, and no level is left out."""
    levels = [int(token.tag[1:]) for token in page.tokens if token.type == "heading_open"]
    if page.path.parent == DOCS / "about":
        return  # it shows a document of the checkout
    assert levels[0] == 1, page.name
    assert levels.count(1) == 1, page.name
    assert all(below <= above + 1 for above, below in pairwise(levels)), page.name


@pages
def test_every_picture_says_what_it_shows(page: Document) -> None:
    """For those who cannot see it."""
    for line, token in page.inline:
        if token.type == "image":
            assert len(token.content.split()) >= 3, f"{page.name}:{line}"


@pages
def test_lines_are_short_and_clean(page: Document) -> None:
    """A change to a sentence is a change to its line."""
    for number, line in enumerate(page.text.splitlines(), 1):
        assert line == line.rstrip(), f"{page.name}:{number}: white space at the end"
        assert "\t" not in line, f"{page.name}:{number}: a tab"
        assert len(line) <= LONGEST or line.startswith(("|", "- **a card**")), f"{page.name}:{number}: too long"


def test_every_page_can_be_found() -> None:
    """The first page's tables of contents name all others."""
    listed = re.findall(r"^((?:[\w-]+/)*[\w-]+)$", (DOCS / "index.md").read_text("utf-8"), re.MULTILINE)
    there = {str(page.path.relative_to(DOCS).with_suffix("")) for page in documents() if DOCS in page.path.parents}
    assert set(listed) == there - {"index"}


def test_pictures_are_small_and_used() -> None:
    """A clone and a wheel carry them all."""
    text = "".join(page.text for page in documents())
    for file in [*DOCS.glob("*.png"), *DOCS.glob("*.svg")]:
        assert file.stat().st_size <= 250_000, file.name
        assert file.name in text, f"no page shows {file.name}"


def test_the_readme_fits_on_a_screen() -> None:
    """A picture, two commands, some lines for each kind of user; all else is in the documentation."""
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) <= README_LINES
    assert text.index("docs/table.png") < text.index("make play") < text.index("make test") < 1000
    for tutorial in sorted((DOCS / "tutorials").glob("*.md")):
        assert f"docs/tutorials/{tutorial.name}" in text
