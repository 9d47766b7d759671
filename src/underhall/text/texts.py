"""All texts of one language, by message id."""

import re
from functools import cache
from importlib import resources
from typing import Final

from underhall.errors import UnknownLanguage
from underhall.text.language import LANGUAGES

# A message or a term: its first line and those that are indented. The parser is the judge of what is in it.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n)*", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class TextError(Exception):
    """A text does not exist or lacks a variable: a mistake of ours, never answered with English or an empty string."""


class Texts:
    """The messages of one language."""

    def __init__(self, lang: str, sources: list[str]) -> None:
        from fluent.runtime import FluentBundle  # here, since completion says nothing and is in a hurry

        self.lang = lang
        # Isolation marks are for right-to-left languages; in a terminal they are noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        # Parsing a whole language takes half a second, for which every command would wait: each is parsed when wanted.
        self._unparsed: dict[str, str] = {}
        for source in sources:
            for entry in ENTRY.finditer(source):
                self._unparsed.setdefault(entry[1], entry[0])

    def with_words(self, sources: list[str]) -> "Texts":
        """These texts and, before them, those of house sets: what they say of a card counts."""
        return _More(self, sources)

    def _parse(self, id: str) -> None:
        """Make the entry, and what it refers to, known to the bundle."""
        from fluent.runtime import FluentResource  # here, as above

        source = self._unparsed.get(id)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            self._unparsed.pop(id, None)
            for name in REFERENCE.findall(source):
                self._parse(name)

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        self._parse(message_id)
        if not self._bundle.has_message(message_id):
            return False
        return attribute is None or attribute in self._bundle.get_message(message_id).attributes

    def say(self, message_id: str, **args: str | int) -> str:
        """The message with its variables filled in."""
        return self._format(message_id, None, args)

    def attribute(self, message_id: str, name: str, **args: str | int) -> str:
        """The attribute `name` of the message with its variables filled in."""
        return self._format(message_id, name, args)

    def _format(self, message_id: str, attribute: str | None, args: dict[str, str | int]) -> str:
        wanted = f"{message_id}.{attribute}" if attribute else message_id
        if not self.has(message_id, attribute):
            raise TextError(f"{self.lang}: there is no text {wanted}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.lang}: {wanted} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"{self.lang}: {wanted} with {args}: {'; '.join(str(error) for error in errors)}")
        return str(text)


class _More(Texts):
    """Texts of house sets, and behind them those of the language."""

    def __init__(self, behind: Texts, sources: list[str]) -> None:
        super().__init__(behind.lang, sources)
        self._behind = behind

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        own = Texts.has(self, message_id)
        return Texts.has(self, message_id, attribute) if own else self._behind.has(message_id, attribute)

    def _format(self, message_id: str, attribute: str | None, args: dict[str, str | int]) -> str:
        if Texts.has(self, message_id):
            return super()._format(message_id, attribute, args)
        return self._behind._format(message_id, attribute, args)


@cache
def texts(lang: str) -> Texts:
    """The texts of `lang`, read once; but for those of rules, which are many and rarely wanted."""
    return _read(lang, rules=False)


@cache
def rule_texts(lang: str) -> Texts:
    """What the rulebooks say in `lang`: `rule-bm-bait-05` is BM-BAIT-05, and `rule-chapter-…` are headings."""
    return _read(lang, rules=True)


def _read(lang: str, rules: bool) -> Texts:
    if lang not in LANGUAGES:
        raise UnknownLanguage(name=lang, known=LANGUAGES)
    folder = resources.files("underhall").joinpath("locales", lang)
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    wanted = [file for file in files if file.name.endswith(".ftl") and file.name.endswith("rules.ftl") == rules]
    return Texts(lang, [file.read_text("utf-8") for file in wanted])
