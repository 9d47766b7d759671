"""A game's rulebook: the entries of its catalogue in chapters, in the order in which one learns the game."""

import re
import tomllib
from functools import cache
from importlib import resources
from itertools import chain

import msgspec

from underhall.rules.catalogue import Conflict, Entry, Example, Rule, catalogue


class Section(msgspec.Struct, frozen=True):
    """What is said about one thing."""

    id: str  # its title is the message `section-bm-build-five`
    paragraphs: list[list[Rule]]
    rulings: list[Conflict]
    examples: list[Example]

    @property
    def rules(self) -> list[Rule]:
        """All rules of its paragraphs."""
        return list(chain.from_iterable(self.paragraphs))


class Chapter(msgspec.Struct, frozen=True):
    """A part of the game that one learns at a time."""

    id: str  # its title is the message `chapter-bm-build`, the sentence that leads into it `.lead`
    sections: list[Section]


class Rulebook(msgspec.Struct, frozen=True):
    """The whole book of a game."""

    game: str
    letters: str  # with which the ids of its rules begin, as messages have them: `bm`
    chapters: list[Chapter]
    terms: list[str]  # words that need explaining: `term-priority`
    summary: list[str]  # the rows of the page to lay beside the table: `summary-bm-goal`

    def place_of(self, id: str) -> tuple[Chapter, Section]:
        """Where the entry of this id stands."""
        for chapter in self.chapters:
            for section in chapter.sections:
                if any(entry.id == id for entry in entries_of(section)):
                    return chapter, section
        raise KeyError(id)


def entries_of(section: Section) -> list[Entry]:
    """Everything that stands in a section, in its order."""
    return [*section.rules, *section.rulings, *section.examples]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rulebook.toml` as it is written."""

    terms: list[str]
    summary: list[str]
    chapters: dict[str, dict[str, list[str]]]


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of `game`."""
    known = catalogue(game)
    file = resources.files("underhall").joinpath("games", game.replace("-", "_"), "data", "rulebook.toml")
    written = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _Written)
    letters = known.rules[0].id.partition("-")[0]
    rules = {rule.id: rule for rule in known.rules}

    def section(id: str, paragraphs: list[str]) -> Section:
        named = [_ids(paragraph, letters) for paragraph in paragraphs]
        here = set(chain.from_iterable(named))
        said = [[rules[each] for each in ids if each in rules] for ids in named]
        return Section(
            id,
            [paragraph for paragraph in said if paragraph],
            [each for each in known.conflicts if here & {each.id, *each.rules[:1]}],
            [each for each in known.examples if here & {each.id, *each.rules[:1]}],
        )

    chapters = [Chapter(id, [section(*each) for each in sections.items()]) for id, sections in written.chapters.items()]
    return Rulebook(game, letters.lower(), chapters, written.terms, written.summary)


def _ids(paragraph: str, letters: str) -> list[str]:
    """The ids that a paragraph stands for: `WIN-01 BUILD-02..04`."""
    found = []
    for part in paragraph.split():
        topic, numbers = re.fullmatch(r"([A-Z]+)-([0-9.]+)", part).groups()  # type: ignore[union-attr]
        start, _, end = numbers.partition("..")
        found += [f"{letters}-{topic}-{number:02}" for number in range(int(start), int(end or start) + 1)]
    return found
