"""The hints that there are: each in every language, for every device, alone and with others."""

import re
from pathlib import Path

import underhall
from underhall.text import LANGUAGES, texts

LOCALES = Path(underhall.__file__).parent / "locales"


def hinted(game: str) -> set[str]:
    """The kinds of questions that a newcomer to `game` is told something about, whatever the language or device."""
    kinds = kinds_in(game, "en")
    for lang in LANGUAGES:
        assert kinds_in(game, lang) == kinds
        for kind in kinds:
            for device in ("mouse", "touch", "keys"):
                for alone in ("yes", "no"):
                    assert texts(lang).say(f"hint-{game}-{kind}", device=device, alone=alone)
    return kinds


def kinds_in(game: str, lang: str) -> set[str]:
    source = (LOCALES / lang / f"{game}-hints.ftl").read_text("utf-8")
    return set(re.findall(rf"^hint-{game}-([a-z-]+) =", source, re.MULTILINE))
