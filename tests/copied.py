"""Runs of words that our texts must not share with the publishers' rulebooks.

The rulebooks are not part of the project. What is kept of them, in `rulebooks.runs`, is a hash of every run of six
words (in Japanese, of eighteen characters), which says whether a run is theirs and nothing else. With a folder of their
texts, `python -m tests.copied FOLDER` makes the file again.
"""

import hashlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "rulebooks.runs"
WORDS: Final = 6
CHARACTERS: Final = 18
SIZE: Final = 5  # bytes of a hash: among millions of comparisons, hardly one is wrong


def runs(text: str) -> Iterator[str]:
    """Every run of the text, without case, punctuation and line breaks."""
    words = re.findall(r"\w+", text.lower())
    for at in range(len(words) - WORDS + 1):
        yield " ".join(words[at : at + WORDS])
    if re.search(r"[\u3040-\u30ff]", text):
        letters = "".join(words)
        for at in range(len(letters) - CHARACTERS + 1):
            yield letters[at : at + CHARACTERS]


def hashed(run: str) -> bytes:
    """What is kept of a run."""
    return hashlib.blake2b(run.encode(), digest_size=SIZE).digest()


@cache
def theirs() -> frozenset[bytes]:
    """The hashes of the rulebooks' runs."""
    data = FILE.read_bytes()
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def shared(text: str) -> list[str]:
    """The runs of the text that stand in a rulebook, too."""
    return [run for run in runs(text) if hashed(run) in theirs()]


if __name__ == "__main__":
    texts = [file.read_text("utf-8") for file in sorted(Path(sys.argv[1]).glob("*.txt"))]
    FILE.write_bytes(b"".join(sorted({hashed(run) for text in texts for run in runs(text)})))
