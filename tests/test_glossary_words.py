"""Every message keeps to the glossary (docs/glossary.toml) and to its language's typography."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl

from tests.test_text import bodies
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

GLOSSARY: Final = Path(__file__).parent.parent / "docs" / "glossary.toml"
CARDS: Final = ("boss-monster-cards", "super-boss-monster-cards", "munchkin-quest-cards", "munchkin-quest-words")


@cache
def glossary() -> dict[str, Any]:
    """The glossary as it is written."""
    return tomllib.loads(GLOSSARY.read_text("utf-8"))


def readings(pattern: ftl.Pattern) -> Iterator[str]:
    """The text with each of its variants in turn; what is filled in stands as `{ $name }`."""
    choices: list[list[str]] = []
    for element in pattern.elements:
        choices.append([element.value] if isinstance(element, ftl.TextElement) else list(filled(element.expression)))
    for parts in product(*choices):
        yield "".join(parts)


def filled(expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> Iterator[str]:
    """What may stand in place of braces."""
    match expression:
        case ftl.SelectExpression():
            for variant in expression.variants:
                yield from readings(variant.value)
        case ftl.StringLiteral():
            yield expression.value
        case ftl.VariableReference():
            yield f"{{ ${expression.id.name} }}"
        case ftl.MessageReference():
            yield f"{{ {expression.id.name} }}"
        case _:
            raise AssertionError(f"nothing of ours: {expression}")


class Said:
    """One text of one language: where it stands, and what it may say."""

    def __init__(self, lang: str, file: str, id: str, attribute: str, text: str) -> None:
        self.lang, self.file, self.id, self.attribute, self.text = lang, file, id, attribute, text

    @property
    def where(self) -> str:
        """Language, id and attribute, for a complaint."""
        return f"{self.lang} {self.id}{'.' * bool(self.attribute)}{self.attribute}: {self.text}"


@cache
def said(lang: str) -> tuple[Said, ...]:
    """Everything that the language says, each variant by itself."""
    found = []
    for file, body in bodies(lang).items():
        for message in body:
            if not isinstance(message, ftl.Message):
                continue
            for attribute, pattern in (
                ("", message.value),
                *((each.id.name, each.value) for each in message.attributes),
            ):
                if pattern is not None:
                    for text in dict.fromkeys(readings(pattern)):
                        found.append(Said(lang, file, message.id.name, attribute, text))
    return tuple(found)


def concerned(term: dict[str, Any], lang: str) -> list[Said]:
    """The texts that a term of the glossary speaks of: its files and ids; jokes are free."""
    files, keys = term.get("files", ["*"]), re.compile(term.get("keys", ".*"))
    return [
        one
        for one in said(lang)
        if one.attribute != "flavor" and keys.match(one.id) and any(fnmatch(one.file, file) for file in files)
    ]


def forbidden(term: dict[str, Any], lang: str) -> re.Pattern[str]:
    """Whatever is not said for the term in the language."""
    return re.compile("|".join(f"(?:{word})" for word in term[lang]["avoid"]))


TERMS: Final = [(term, lang) for term in glossary()["term"] for lang in LANGUAGES if lang in term]
NAMES: Final = [f"{lang}: {term['concept']}" for term, lang in TERMS]


@pytest.mark.parametrize(("term", "lang"), TERMS, ids=NAMES)
def test_a_thing_has_one_word(term: dict[str, Any], lang: str) -> None:
    """No message uses a word that the glossary forbids, but for those named with a reason, which do use one."""
    pattern, allowed = forbidden(term, lang), term[lang].get("except", {})
    used = [one for one in concerned(term, lang) if pattern.search(one.text)]
    assert [one.where for one in used if one.id not in allowed] == []
    assert set(allowed) - {one.id for one in used} == set(), "exceptions that nothing needs"


@pytest.mark.parametrize(("term", "lang"), TERMS, ids=NAMES)
def test_the_words_of_the_glossary_are_in_use(term: dict[str, Any], lang: str) -> None:
    """A word that the glossary recommends stands in some message."""
    texts = "\n".join(one.text for one in said(lang))
    assert [word for word in term[lang]["use"] if word not in texts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_passing_is_one_word(lang: str) -> None:
    """On the button of the page, in the list of answers of every game."""
    texts = {one.id: one.text for one in said(lang)}
    assert texts["option-pass"] == texts["munchkin-quest-option-pass"] == texts["table-pass"]


# What no text of a language has, and what is wrong with it. `{ $n }` stands for whatever is filled in.
ANYWHERE: Final = {
    r"(?<=\S)  +(?=\S)": "two spaces",
    r"\.\.\.": "three full stops for …",
    r"(?:^| )-\d": "a hyphen for the minus sign −",
    r"(?<![\w./-])\d+-\d+(?![\w-])": "a hyphen in a range, for –",
    r"\s[,;!](?:\s|$)|\w \?$": "a space before a mark",  # within a text, " ? " is what one types for help
    r"\"": "a straight quotation mark",
    r"(?<!install )(?<!\])'(?!underhall)": "a straight apostrophe",
}
EUROPEAN: Final = {
    r"\s…": "a space before …",
    r"[、。：；！？「」（）]": "a mark of Japanese",
    r"\s:(?:\s|$)": "a space before a colon",
}
CYRILLIC: Final = {
    r"[“”]": "quotation marks other than « »",
    r" –|– ": "an en dash for —",
    r" —": "a dash without a hard space before",
    r"[\d}] ?%": "% without a hard space before",
    r"[а-яёіїєґ][a-z]|[a-z][а-яёіїєґ]": "two alphabets in one word",
}
CLOSE_PERCENT: Final = {r"[\d}]\s%": "a space before %"}
TYPOGRAPHY: Final[dict[str, dict[str, str]]] = {
    "en": EUROPEAN | CLOSE_PERCENT | {r"[«»„]": "quotation marks other than “ ”", "—": "a dash"},
    "ru": EUROPEAN | CYRILLIC | {r"[іїєґІЇЄҐ]": "a letter of Ukrainian"},
    "uk": EUROPEAN | CYRILLIC | {r"[ыэёъЫЭЁЪ]": "a letter of Russian"},
    "pl": EUROPEAN
    | CLOSE_PERCENT
    | {
        r"[«»“]": "quotation marks other than „ ”",
        "—": "an em dash for –",
        r" –": "a dash without a hard space before",
    },
    "ja": CLOSE_PERCENT
    | {
        r"[:;,!](?:\s|$)": "a half-width mark",
        r"(?<!…)…(?![…）])": "half of ……",
        "～": "another wave than 〜",
        r" · ": "a dot other than ・",
        r"[！？](?=[^」）』！？…　。、「（])": "no wide space after ！ or ？",
        "[“”«»„]": "quotation marks other than 「 」",
    },
}
PAIRS: Final = {"en": ["“”", "()"], "ru": ["«»", "()"], "uk": ["«»", "()"], "pl": ["„”", "()"], "ja": ["「」", "（）"]}
UNITS: Final = re.compile(r"\{ \$\w+ \} (?:s|ms|MB|µs|с|мс|МБ|мкс|min|мин|хв)(?![\w])")


def faults(lang: str, text: str) -> list[str]:
    """What is wrong with the marks, dashes, quotation marks and spaces of a text."""
    found = [what for pattern, what in (ANYWHERE | TYPOGRAPHY[lang]).items() if re.search(pattern, text)]
    if UNITS.search(text):
        found.append("a unit without a hard space before")
    if text != text.strip():
        found.append("spaces around")
    if any(text.count(pair[0]) != text.count(pair[1]) for pair in PAIRS[lang]):
        found.append("half of a pair")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    """Marks, dashes, quotation marks and spaces are those of the language."""
    wrong = [f"{what}: {one.where}" for one in said(lang) for what in faults(lang, one.text)]
    assert wrong == []


MISPRINTS: Final = [
    ("en", "One moment …", "a space before …"),
    ("en", "Wait...", "three full stops for …"),
    ("en", "Two  spaces", "two spaces"),
    ("en", "the boss's turn", "a straight apostrophe"),
    ("en", "45 % win", "a space before %"),
    ("en", "health -2", "a hyphen for the minus sign −"),
    ("en", "for 2-4 players", "a hyphen in a range, for –"),
    ("en", "{ $seconds } s ago", "a unit without a hard space before"),
    ("ru", "Ничья — поражение", "a dash without a hard space before"),
    ("ru", "игра “Манчкин”", "quotation marks other than « »"),
    ("ru", "дверь зaперта", "two alphabets in one word"),
    ("ru", "інший ход", "a letter of Ukrainian"),
    ("uk", "{ $n }%", "% without a hard space before"),
    ("uk", "другый хід", "a letter of Russian"),
    ("pl", "Ty — zobaczymy", "an em dash for –"),
    ("pl", "karta “As”", "quotation marks other than „ ”"),
    ("pl", "karta „As", "half of a pair"),
    ("ja", "使うと: { $effect }", "a half-width mark"),
    ("ja", "95 % 信頼区間", "a space before %"),
    ("ja", "根は…ない。", "half of ……"),
    ("ja", "2～4人", "another wave than 〜"),
    ("ja", "呪い？すみません", "no wide space after ！ or ？"),
]


@pytest.mark.parametrize(("lang", "text", "what"), MISPRINTS)
def test_a_misprint_is_found(lang: str, text: str, what: str) -> None:
    """Each fault of typography, by its name."""
    assert what in faults(lang, text)


def test_english_writes_words_with_small_letters() -> None:
    """Sentence case: only a sentence's first word has a capital letter, and those that the glossary lists."""
    listed = set(glossary()["capitals"]["en"])
    # Rules name cards, rooms, traits and titles as those are written.
    names = [one.text for one in said("en") if one.file in CARDS or one.id.startswith("title-")]
    named = {word for name in names for word in re.findall(r"[A-Z]\w*", name)}
    wrong = []
    for one in said("en"):
        if one.file in CARDS or re.match(r"(card|game|title|phrase|web-bot-name|play-name)-?", one.id):
            continue
        if one.text.isupper():
            continue
        text = re.sub(r"\{ [a-z][^}]*\}", "x.", one.text)  # another message, which is a sentence
        text = re.sub(r"\{[^}]*\}|\b[A-Z]{2,}-[A-Z]+-\d+\b|https?://[\w./-]*\w", "x", text)
        for word in re.finditer(r"(?<=[\w,;)”] )[A-Z]\w*|(?<!^.)(?<![.!?] .)(?<=[“(‘])[A-Z]\w*", text):
            if word[0] not in listed and not (one.id.startswith("rule-") and word[0] in named):
                wrong.append(f"{word[0]}: {one.where}")
    assert wrong == []


def test_hints_and_refusals_are_sentences() -> None:
    """They begin with a capital letter and end with a full stop or a question mark, in every language."""
    for lang in LANGUAGES:
        ends = ("。", "？", "）", "！") if lang == "ja" else (".", "?", "!", ".)")
        for one in said(lang):
            if re.match(r"hint-|refused-|withheld-|prompt-", one.id) and not one.attribute:
                assert one.text.endswith(ends) or one.text.endswith(("}", "{ $event }")), one.where
