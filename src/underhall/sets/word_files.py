"""The words of a set in one language: a Fluent file with a message for each card, in plain text."""

import unicodedata
from difflib import get_close_matches
from typing import Any, Final

from underhall.kernel.house import HouseEntry
from underhall.kernel.house_errors import BadSet, SetFault

ATTRIBUTES: Final = ("effect", "title", "flavor", "bad-stuff", "deal", "boss", "level-up", "short")
LONGEST: Final = 400
LONGEST_NAME: Final = 60
# Control characters steer a terminal; these change the direction of everything that is written after them.
CONTROL: Final = ("Cc", "Cs")
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def forbidden_letter(text: str) -> str:
    """The first character that must not reach anybody's screen, as U+…; "" if there is none."""
    for letter in text:
        if letter in TURNING or (unicodedata.category(letter) in CONTROL and letter != "\n"):
            return f"U+{ord(letter):04X}"
    return ""


def is_blank(text: str) -> bool:
    """Whether nothing of it can be seen."""
    return all(letter.isspace() or unicodedata.category(letter) == "Cf" for letter in text)


class CardWords:
    """Names and texts by card, in one language; `source` is the file itself."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.names: dict[str, str] = {}

    def name(self, entry: HouseEntry) -> str:
        return self.names.get(entry.message, entry.id)


def read_words(file: str, source: str, wanted: list[str]) -> tuple[CardWords, list[BadSet]]:
    """The words in a file, and what is wrong with it. `wanted` are the messages that there should be."""
    from fluent.syntax import FluentParser, ast  # most who play have no use for it

    reader = _WordReader(file, source, wanted)
    try:
        body = FluentParser().parse(source).body
    except RecursionError:  # brackets within brackets, by the thousand
        reader.fault(0, "ftl", source.partition("\n")[0][:60], ["card-… = …"])
        return reader.words, reader.faults
    for entry in body:
        start = entry.span.start if entry.span else 0
        if isinstance(entry, ast.Junk | ast.Term):
            reader.fault(start, "ftl", source[start:].strip().partition("\n")[0][:60], ["card-… = …"])
        elif isinstance(entry, ast.Message):
            reader.read(entry, start)
    for id in wanted:
        if id not in reader.words.names and id not in reader.seen:
            reader.fault(len(source), "words", id, [f"{id} = …"])
    return reader.words, reader.faults


class _WordReader:
    def __init__(self, file: str, source: str, wanted: list[str]) -> None:
        self.file = file
        self.source = source
        self.wanted = wanted
        self.words = CardWords(source)
        self.faults: list[BadSet] = []
        self.seen: set[str] = set()

    def fault(self, at: int, why: SetFault, name: str, nearest: list[str]) -> None:
        line = self.source.count("\n", 0, at) + 1
        self.faults.append(BadSet(file=self.file, line=line, why=why, name=name, nearest=nearest))

    def read(self, message: Any, start: int) -> None:
        id = message.id.name
        if id not in self.wanted:
            self.fault(start, "words", id, get_close_matches(id, self.wanted, 1, 0.3) or self.wanted[:1])
            return
        if id in self.seen:
            self.fault(start, "again", id, [])
            return
        self.seen.add(id)
        for attribute in message.attributes:
            kind = attribute.id.name
            if kind not in ATTRIBUTES:
                self.fault(attribute.span.start, "field", f".{kind}", get_close_matches(kind, ATTRIBUTES, 1, 0))
            self.plain(attribute.value, id, attribute.span.start)
        name = self.plain(message.value, id, start, LONGEST_NAME)
        if not is_blank(name):
            self.words.names[id] = name
        elif name:
            self.fault(start, "words", id, [f"{id} = …"])

    def plain(self, pattern: Any, id: str, start: int, longest: int = LONGEST) -> str:
        """The text, in which nothing stands for something else: it comes from anybody."""
        from fluent.syntax import ast  # as above

        if pattern is None or any(not isinstance(part, ast.TextElement) for part in pattern.elements):
            self.fault(start, "ftl", id, [f"{id} = …"])
            return ""
        text = "".join(part.value for part in pattern.elements)
        if len(text) > longest:
            self.fault(start, "long", str(longest), [])
        if letter := forbidden_letter(text):
            self.fault(start, "letter", letter, [])
        return text
