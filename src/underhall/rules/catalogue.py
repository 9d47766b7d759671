"""A game's rule catalogue: every rule, every ruling we had to make, every worked example, each with an id for ever."""

import difflib
from functools import cache
from importlib import resources

import msgspec

from underhall.errors import UnknownGame, UnknownRule
from underhall.extras import needed_by
from underhall.games import GAMES

with needed_by("underhall.rules.catalogue", "cli"):
    import yaml


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, as the editions print it or as it follows from them."""

    id: str
    phase_or_topic: str
    rule: str
    editions: list[str] | str  # "all", or the editions that say so
    source: list[str]
    check: str
    differs: str | None = None
    basis: str | None = None  # stated, inferred, or ruled; where a catalogue says so
    see: list[str] = []  # the rulings it relies on


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to read a point on which the texts are at odds, and who reads it so."""

    option: str
    editions: list[str] | str


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point on which the texts are at odds or silent, and how we rule."""

    id: str
    kind: str
    topic: str
    rules: list[str]
    options: list[Reading]
    recommended: str
    reason: str = ""  # where a catalogue gives one
    check: str = ""
    setting: str | None = None
    issue: str | None = None
    confidence: str | None = None


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example from a rulebook."""

    id: str
    title: str
    editions: list[str] | str
    source: list[str]
    setup: dict[str, object]
    action: str
    expected: list[str]
    rules: list[str]
    note: str | None = None


Entry = Rule | Conflict | Example


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printing of the rules that the catalogue was compiled from."""

    source: str
    language: str
    decks: dict[str, int]
    description: str


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is known about the rules of one game."""

    game: str
    editions: dict[str, Edition]
    glossary: dict[str, dict[str, str]]
    rules: list[Rule]
    conflicts: list[Conflict]
    examples: list[Example]

    def entries(self) -> dict[str, Entry]:
        """All entries by id, in the order of the catalogue."""
        entries: list[Entry] = [*self.rules, *self.conflicts, *self.examples]
        return {entry.id: entry for entry in entries}

    def entry(self, id: str) -> Entry:
        """The entry of this id, however it is capitalised."""
        entries = self.entries()
        if id.upper() not in entries:
            nearest = difflib.get_close_matches(id.upper(), entries, n=3, cutoff=0.0)
            raise UnknownRule(name=id, nearest=nearest)
        return entries[id.upper()]

    def cited(self, source: str) -> str:
        """A source line with the edition's name in place of its file's."""
        for name, edition in self.editions.items():
            source = source.replace(edition.source, name)
        return source


@cache
def catalogue(game: str) -> Catalogue:
    """The rule catalogue of `game`."""
    if game not in GAMES:
        raise UnknownGame(name=game, known=GAMES)
    file = resources.files("underhall").joinpath("games", game.replace("-", "_"), "data", "rules.yaml")
    # The C loader reads a catalogue ten times faster than the plain one.
    return msgspec.convert(yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader), Catalogue)
