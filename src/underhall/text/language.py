"""Which of our languages a person wants."""

import os
import re
from typing import Final

from underhall.errors import UnknownLanguage

LANGUAGES: Final = ("en", "ru", "uk", "pl", "ja")


def negotiate(lang_tag: str | None) -> str:
    """The language for `lang_tag` ("uk", "uk-UA"); without one, what the environment asks for, or else English.

    A tag that somebody typed and that we cannot serve is an error; an environment that we cannot serve is not.
    """
    if lang_tag is not None:
        lang = _spoken(lang_tag)
        if lang is None:
            raise UnknownLanguage(name=lang_tag, known=LANGUAGES)
        return lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:  # the first that is set decides, as everywhere else on the system
            return _spoken(value) or "en"
    return "en"


def _spoken(tag: str) -> str | None:
    """The language of a tag such as "uk", "uk-UA" or "uk_UA.UTF-8", if it is one of ours."""
    lang = re.split(r"[-_.@]", tag.strip().lower())[0]
    return lang if lang in LANGUAGES else None
