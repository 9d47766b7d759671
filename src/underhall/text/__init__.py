"""Texts in five languages: choose a language, then say a message by its id."""

from underhall.text.language import LANGUAGES, negotiate
from underhall.text.texts import TextError, Texts, rule_texts, texts

__all__ = ["LANGUAGES", "TextError", "Texts", "negotiate", "rule_texts", "texts"]
