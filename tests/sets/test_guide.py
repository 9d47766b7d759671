"""The steps of docs/howto/first-card.md, one after the other, in a folder of their own."""

from pathlib import Path

import pytest

from tests.documents.pages import DOCS, Document
from underhall.cli import main

pytestmark = pytest.mark.once


def test_the_steps_of_the_guide_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for snippet in Document(DOCS / "howto" / "first-card.md").snippets:
        if snippet.language == "toml":
            Path("my-set/cards.toml").write_text(snippet.text)
        elif snippet.text.startswith("card-"):
            Path("my-set/en.ftl").write_text(snippet.text)
        else:
            command = snippet.text.split()
            assert command[0] == "underhall"
            assert main(command[1:]) == 0, snippet.text
    assert Path("my-set.png").read_bytes().startswith(b"\x89PNG")
