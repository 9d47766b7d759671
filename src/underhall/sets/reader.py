"""Reads the files of a house set. All that is wrong is reported at once, each with its file and line."""

import re
from difflib import get_close_matches
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games import GAMES
from underhall.kernel.house import HouseEntry, HouseTable
from underhall.kernel.house_errors import BadSet, SetFault
from underhall.kernel.registry import GameInfo
from underhall.sets.files import CARDS_FILE, ROOMS_FILE, SET_FILE, WORD_FILES, Files, hash_of, pack
from underhall.sets.lines import Toml
from underhall.sets.word_files import CardWords, forbidden_letter, read_words
from underhall.sets.words import BadWords, Vocabulary

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID: Final = 40
MOST_CARDS: Final = 40
MOST_LINES: Final = 12  # of what one card does
OWN_FIELDS: Final = ("does", "form", "art")
SET_FIELDS: Final = ("id", "game", "by", "totals")


class HouseSet:
    """A set that has been read: its cards, their words and pictures."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.id = ""
        self.game = ""
        self.by = ""  # who made it
        self.hash = hash_of(files)
        self.entries: list[HouseEntry] = []
        self.art: dict[str, str] = {}  # by card: the printed card whose picture it shows
        self.words: dict[str, CardWords] = {}  # by language

    @property
    def key(self) -> str:
        """Its name and hash, as the option `sets` has them."""
        return f"{self.id}@{self.hash}"

    @property
    def text(self) -> str:
        """All of it as one text."""
        return pack(self.files)

    def printed(self) -> list[dict[str, Any]]:
        """Its cards as they are printed, like those of the game."""
        return [
            {
                "type": "tile" if entry.is_tile else entry.type,
                "name": self.words_in("en").name(entry),
                "picture": self.art.get(entry.id, ""),
                **entry.fields,
            }
            for entry in self.entries
        ]

    def words_in(self, lang: str) -> CardWords:
        """Its words in this language or, if it has none, in the first that it has."""
        return self.words.get(lang) or self.words.get("en") or next(iter(self.words.values()))


def read_set(files: Files) -> HouseSet:
    """The set in these files; the first thing that is wrong is raised."""
    house, faults = check_set(files)
    if faults:
        raise faults[0]
    return house


def check_set(files: Files) -> tuple[HouseSet, list[BadSet]]:
    """The set in these files, and all that is wrong with it."""
    reader = _SetReader(files)
    try:
        reader.read()
    except BadSet as error:
        reader.faults.append(error)
    return reader.house, reader.faults


class _SetReader:
    def __init__(self, files: Files) -> None:
        self.files = files
        self.house = HouseSet(files)
        self.faults: list[BadSet] = []
        self.file = SET_FILE
        self.seen: set[str] = set()
        self.messages: list[str] = []  # of all cards, also of those with something wrong

    def fault(self, line: int, why: SetFault, name: object, nearest: Any = ()) -> None:
        self.faults.append(BadSet(file=self.file, line=line, why=why, name=str(name), nearest=nearest))

    def read(self) -> None:
        head = Toml(SET_FILE, self.files[SET_FILE])
        info = self.read_head(head)
        if info is None:
            return
        table = info.house_sets()
        vocabulary = Vocabulary(table)
        self.read_cards(CARDS_FILE, table.types, table, vocabulary)
        if ROOMS_FILE in self.files and table.tile_types:
            self.read_cards(ROOMS_FILE, table.tile_types, table, vocabulary)
            sides = [entry for entry in self.house.entries if entry.type in table.tile_types]
            if len(sides) % 2:
                self.fault(1, "totals", f"{table.tile_types[0]}: {len(sides)}", [len(sides) + 1])
        self.check_totals(head)
        self.read_words()

    def read_head(self, head: Toml) -> GameInfo | None:
        content = head.content
        for name in content:
            if name not in SET_FIELDS:
                self.fault(head.line("", 0, name), "field", name, get_close_matches(name, SET_FIELDS, 1, 0))
        id, game = content.get("id"), content.get("game")
        if not isinstance(id, str) or not ID.fullmatch(id) or len(id) > LONGEST_ID:
            self.fault(head.line("", 0, "id"), "id", id, ["my-first-set"])
        else:
            self.house.id = id
        self.house.by = str(content.get("by", ""))[:60]
        if letter := forbidden_letter(self.house.by):
            self.fault(head.line("", 0, "by"), "letter", letter)
        if not isinstance(game, str) or game not in GAMES:
            known = get_close_matches(str(game), GAMES, 1, 0.5) or list(GAMES)
            self.fault(head.line("", 0, "game"), "value", f"game = {game!r}", known)
            return None
        self.house.game = game
        return GAMES[game]

    def read_cards(self, file: str, types: tuple[str, ...], table: HouseTable, vocabulary: Vocabulary) -> None:
        self.file = file
        toml = Toml(file, self.files[file])
        for name in toml.content:
            if name not in types:
                self.fault(toml.line(name), "field", f"[[{name}]]", [f"[[{each}]]" for each in types])
        for type in types:
            entries = toml.content.get(type, [])
            if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
                self.fault(toml.line(type), "field", f"[{type}]", [f"[[{type}]]"])
                continue
            for place in range(len(entries)):
                self.read_card(_Place(toml, type, place), dict(entries[place]), table, vocabulary)
        if len(self.house.entries) > MOST_CARDS:
            self.fault(1, "many", MOST_CARDS)
        if not self.seen and not self.faults:
            self.fault(1, "missing", f"[[{types[0]}]]", [f"[[{each}]]" for each in types])

    def read_card(self, at: "_Place", fields: dict[str, Any], table: HouseTable, vocabulary: Vocabulary) -> None:
        id = fields.get("id")
        if not isinstance(id, str) or not ID.fullmatch(id):
            self.fault(at.line("id"), "id", id, ["glowing-moss"])
            return
        if len(id) > LONGEST_ID:
            self.fault(at.line("id"), "long", LONGEST_ID)
            return
        if id in self.seen:
            self.fault(at.line("id"), "twice", id, [f"{id}-2"])
            return
        self.seen.add(id)
        self.messages.append(f"room-{id}" if self.file == ROOMS_FILE else f"card-{id}")
        if any(id in each.card_ids for each in GAMES.values()):
            self.fault(at.line("id"), "printed", id, [f"house-{id}"])
        does, form, art = [fields.pop(name, None) for name in OWN_FIELDS]
        known = table.fields(at.type)
        before = len(self.faults)
        for name in fields:
            if name not in known:
                nearest = get_close_matches(name, (*known, *OWN_FIELDS), 1, 0.5) or known
                self.fault(at.line(name), "field", name, nearest)
        definition = self.read_behaviour(at, id, does, form, table, vocabulary)
        if definition is None or len(self.faults) > before:
            return
        entry = HouseEntry(at.type, fields, definition, self.file == ROOMS_FILE)
        try:
            table.check(entry)
        except BadCardData as error:
            why = str(error.details["why"])
            name = field_of(why, fields)
            self.fault(at.line(name), "value" if name else "missing", why, [error.details["valid"]])
            return
        except (TypeError, AttributeError, ValueError) as error:
            self.fault(at.line("does"), "behaviour", str(error))
            return
        self.house.entries.append(entry)
        self.read_art(at, id, art, table)

    def read_behaviour(
        self, at: "_Place", id: str, does: Any, form: Any, table: HouseTable, vocabulary: Vocabulary
    ) -> Any:
        forms = table.forms(at.type)
        if form is None:
            form = next(iter(forms))
        if form not in forms:
            self.fault(at.line("form"), "value", f"form = {form!r}", list(forms))
            return None
        texts = [does] if isinstance(does, str) else [] if does is None else does
        if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
            self.fault(at.line("does"), "value", f"does = {does!r}", ['does = ["Draw(ROOM)"]'])
            return None
        if len(texts) > MOST_LINES:
            self.fault(at.line("does"), "many", MOST_LINES)
            return None
        parts: list[Any] = []
        for text in texts:
            try:
                value = vocabulary.read(text)
            except BadWords as error:
                self.fault(at.line("does"), error.why, error.name, error.nearest)
                return None
            parts += value if isinstance(value, tuple) else [value]
        try:
            return forms[form](id, *parts)
        except (TypeError, ValueError) as error:
            self.fault(at.line("does"), "behaviour", str(error))
            return None

    def read_art(self, at: "_Place", id: str, art: Any, table: HouseTable) -> None:
        pictures = table.pictures(at.type)
        if art is None:
            art = pictures[sum(id.encode()) % len(pictures)]
        if art not in pictures:
            self.fault(at.line("art"), "art", art, get_close_matches(str(art), pictures, 3, 0.3) or pictures[:5])
        else:
            self.house.art[id] = str(art)

    def check_totals(self, head: Toml) -> None:
        """What set.toml says of its cards, if it does, is what there is."""
        self.file = SET_FILE
        totals = head.content.get("totals", {})
        if not isinstance(totals, dict):
            self.fault(head.line("", 0, "totals"), "value", f"totals = {totals!r}", ["[totals]"])
            return
        counts: dict[str, int] = {}
        for entry in self.house.entries:
            counts[entry.type] = counts.get(entry.type, 0) + int(entry.fields.get("copies", 1))
        if self.faults:
            return  # what could not be read is not counted
        for name, count in totals.items():
            found = counts.get(name, 0)
            if found != count:
                self.fault(head.line("totals", 0, name), "totals", f"{name} = {count}", [f"{name} = {found}"])

    def read_words(self) -> None:
        for file in WORD_FILES:
            if file in self.files:
                words, faults = read_words(file, self.files[file], self.messages)
                self.house.words[file.partition(".")[0]] = words
                self.faults += faults
        if not self.house.words:
            self.file = WORD_FILES[0]
            self.fault(1, "no-file", WORD_FILES[0], [WORD_FILES[0]])


def field_of(why: str, fields: dict[str, Any]) -> str:
    """The field that is wrong, by what the game says of it; "" if it is not there."""
    name = why.partition(" =")[0].strip()
    if name in fields:
        return name
    if name == "does" or "(" in name:
        return "does"
    parts = {each: value for each, value in fields.items() if isinstance(value, dict | list)}
    return next((each for each, value in parts.items() if any(str(part) in why for part in value)), "")


class _Place:
    """One entry of a file."""

    def __init__(self, toml: Toml, type: str, place: int) -> None:
        self.toml = toml
        self.type = type
        self.place = place

    def line(self, key: str) -> int:
        return self.toml.line(self.type, self.place, key)
