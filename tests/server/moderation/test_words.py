"""Words that a host does not want."""

import os
from pathlib import Path

import pytest

from underhall.server.moderation.words import WordList
from underhall.server.refusals import Refusal


@pytest.fixture
def words(tmp_path: Path) -> WordList:
    file = tmp_path / "words.txt"
    file.write_text("# a comment\nfrog\nЖаба\nred herring\n\n", "utf-8")
    found = WordList()
    found.use(file)
    return found


WRITTEN = ["frog", "You FROG!", "f.r.o.g", "f r o g", "fr0g", "frög", "ЖАБА", "red-herring", "(frog)"]


@pytest.mark.parametrize("text", WRITTEN)
def test_a_word_is_found_however_it_is_written(words: WordList, text: str) -> None:
    """In any case, with accents, set apart, with signs in place of letters."""
    with pytest.raises(Refusal) as refused:
        words.check(text)
    assert refused.value.problem.error == "refused-words"


@pytest.mark.parametrize("text", ["", "frogs", "leapfrog", "red", "a comment", "жабка"])
def test_other_words_are_not(words: WordList, text: str) -> None:
    """A word counts whole."""
    words.check(text)


def test_the_file_is_read_anew_when_it_changes(tmp_path: Path, words: WordList) -> None:
    """And kept as it was when it is gone."""
    file = tmp_path / "words.txt"
    file.write_text("toad\n", "utf-8")
    os.utime(file, ns=(1, 1))
    words.look_again()
    words.check("frog")
    file.unlink()
    words.look_again()
    with pytest.raises(Refusal):
        words.check("toad")
