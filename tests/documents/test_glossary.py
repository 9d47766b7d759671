"""The glossary in CONTRIBUTING.md: few words, in order, each of them in use."""

import re
from typing import Final

import pytest

from tests.documents.pages import ROOT
from tests.documents.test_names import words

pytestmark = pytest.mark.once

MOST: Final = 40
LONGEST: Final = 100  # characters of an explanation


def glossary() -> dict[str, str]:
    """The words that it explains."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("\n## Words\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+) \| (.+) \|$", section, re.MULTILINE)
    assert rows[0] == ("word", "meaning")
    return dict(rows[1:])


def test_the_glossary_is_short() -> None:
    """And can be looked through: words in order, a line for each."""
    found = glossary()
    assert 20 < len(found) <= MOST
    assert list(found) == sorted(found)
    assert [word for word, meaning in found.items() if len(meaning) > LONGEST] == []


def test_every_word_of_the_glossary_occurs_in_the_code() -> None:
    """As a name or a class."""
    assert [word for word in glossary() if not {word, word.capitalize()} & words()] == []
