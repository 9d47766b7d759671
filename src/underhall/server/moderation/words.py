"""Words that a host does not want in names and chat: a file with one in each line, read anew when it changes.

A word counts whole, whatever its case and accents, also when its letters are set apart by dots or dashes. Who wants to
get round it finds a way: for that there are reports, mutes and bans.
"""

import re
import unicodedata
from pathlib import Path
from typing import Final

from underhall.server.refusals import Refusal

COMMENT: Final = "#"
MOST: Final = 10_000  # words
BETWEEN: Final = r"[\W_]*"
LOOKALIKES: Final = str.maketrans("013457@$", "oieastas")


class WordList:
    """The words, as one expression."""

    def __init__(self) -> None:
        self._file: Path | None = None
        self._changed = 0
        self._pattern: re.Pattern[str] | None = None

    def use(self, file: Path) -> None:
        """These words from now on; fails if the file cannot be read."""
        words = {plain(line.strip()) for line in file.read_text("utf-8").splitlines() if not line.startswith(COMMENT)}
        kept = sorted(word for word in words if word)[:MOST]
        expressions = [BETWEEN.join(re.escape(letter) for letter in word if letter.isalnum()) for word in kept]
        found = "|".join(each for each in expressions if each)
        self._pattern = re.compile(rf"(?<!\w)(?:{found})(?!\w)") if found else None
        self._file, self._changed = file, file.stat().st_mtime_ns

    def look_again(self) -> None:
        """Read the file once more if it has changed; if it cannot be read now, the words stay."""
        try:
            if self._file is not None and self._file.stat().st_mtime_ns != self._changed:
                self.use(self._file)
        except (OSError, UnicodeDecodeError):
            return

    def forget(self) -> None:
        """No word is looked for any more."""
        self._file = self._pattern = None

    def check(self, text: str) -> None:
        """Refuse a text with one of the words."""
        if self._pattern is not None and self._pattern.search(plain(text)):
            raise Refusal("refused-words", 400)


def plain(text: str) -> str:
    """The text in small letters without accents, and letters in place of the signs that look like them."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(LOOKALIKES)


WORDS: Final = WordList()
