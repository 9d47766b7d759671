"""The words of a set in one language: a Fluent file with a message for each card, in plain text."""

from difflib import get_close_matches
from typing import Any, Final

from underhall.kernel.house import HouseEntry
from underhall.kernel.house_errors import BadSet, SetFault

ATTRIBUTES: Final = ("effect", "title", "flavor", "bad-stuff", "deal", "boss", "level-up", "short")
LONGEST: Final = 400


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
    for entry in FluentParser().parse(source).body:
        start = entry.span.start if entry.span else 0
        if isinstance(entry, ast.Junk | ast.Term):
            reader.fault(start, "ftl", source[start:].strip().partition("\n")[0][:60], ["card-… = …"])
        elif isinstance(entry, ast.Message):
            reader.read(entry, start)
    for id in wanted:
        if id not in reader.words.names and id not in reader.refused:
            reader.fault(len(source), "words", id, [f"{id} = …"])
    return reader.words, reader.faults


class _WordReader:
    def __init__(self, file: str, source: str, wanted: list[str]) -> None:
        self.file = file
        self.source = source
        self.wanted = wanted
        self.words = CardWords(source)
        self.faults: list[BadSet] = []
        self.refused: set[str] = set()

    def fault(self, at: int, why: SetFault, name: str, nearest: list[str]) -> None:
        line = self.source.count("\n", 0, at) + 1
        self.faults.append(BadSet(file=self.file, line=line, why=why, name=name, nearest=nearest))

    def read(self, message: Any, start: int) -> None:
        id = message.id.name
        if id not in self.wanted:
            self.fault(start, "words", id, get_close_matches(id, self.wanted, 1, 0.3) or self.wanted[:1])
            return
        self.refused.add(id)
        for attribute in message.attributes:
            name = attribute.id.name
            if name not in ATTRIBUTES:
                self.fault(attribute.span.start, "field", f".{name}", get_close_matches(name, ATTRIBUTES, 1, 0))
            self.plain(attribute.value, id, attribute.span.start)
        text = self.plain(message.value, id, start)
        if text:
            self.words.names[id] = text

    def plain(self, pattern: Any, id: str, start: int) -> str:
        """The text, in which nothing stands for something else: it comes from anybody."""
        from fluent.syntax import ast  # as above

        if pattern is None or any(not isinstance(part, ast.TextElement) for part in pattern.elements):
            self.fault(start, "ftl", id, [f"{id} = …"])
            return ""
        text = "".join(part.value for part in pattern.elements)
        if len(text) > LONGEST:
            self.fault(start, "long", str(LONGEST), [])
        return text
