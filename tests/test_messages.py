"""What others need to know of an event is said with its message, and no message is without an event."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from underhall import GAMES
from underhall.games import __path__ as folders

TOPICS = {"fights", "building", "map", "other"}  # the page has a filter for each of them but the last
SOURCES = [path for folder in folders for path in Path(folder).rglob("*.py")]


def test_every_message_has_a_topic() -> None:
    """The page groups the log by what the messages say, and keeps no list of its own."""
    for info in GAMES.values():
        for message in info.messages():
            assert message.topic in TOPICS, f"{info.id}: {message.name} has the topic {message.topic!r}"


def test_what_is_done_to_a_seat_names_a_seat_that_everybody_sees() -> None:
    """The page tells the seat that this argument names before anything else what was done to it."""
    for info in GAMES.values():
        told = [message for message in info.messages() if message.harms]
        assert told, f"{info.id}: nothing is ever done to anybody"
        for message in told:
            field = message.names.index(message.harms.lstrip("?"))
            assert message.types[field] == "seat", f"{info.id}: {message.name}"
            assert not message.secrets[field], f"{info.id}: {message.name}"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_message_changes_is_in_the_view(game: str) -> None:
    """Each path leads to a field of the game's view, and what it is set to is an argument or written out."""
    views = import_module(f"underhall.games.{game.replace('-', '_')}.view_types")
    starts = {"seat": "SeatView", "to": "SeatView", "victim": "SeatView", "room": "RoomView", "monster": "MonsterView"}
    starts |= {"item": "ItemView", "walker": "HeroView", "fight": "FightView"}
    verbs = set()
    for message in GAMES[game].messages():
        for change in message.changes.split():
            found = re.fullmatch(r"([\w.{}#]+)([=+\->])(.*)", change)
            assert found, f"{message.name}: {change}"
            path, sign, value = found[1].split("."), found[2], found[3]
            if not value or sign == ">":
                verbs.add(found[1] + sign)
                continue
            if "{" in found[1]:
                continue
            struct = getattr(views, starts[path[0]] if len(path) > 1 and path[0] in starts else "View", None)
            name = path[1] if len(path) > 1 and path[0] in starts else path[0]
            known = struct is not None and name in struct.__struct_fields__
            assert known or message.name in OTHER_GAME, f"{message.name}: {change}"
            assert re.match(r":|-?\d|true$|false$|\[\]$", value) or value in message.names, f"{message.name}: {change}"
    assert verbs <= VERBS


# What the boards do beyond numbers and lists: web/src/boards/*/changes.ts.
VERBS = {"hero>", "room+", "room-", "own+", "own-", "item-", "figure>", "tile+", "links=", "dice+"}
VERBS |= {"monster>", "monster+", "monster-"}
OTHER_GAME = {"hero-died", "town-hero-killed", "hero-survived", "seat-out"}  # only one game of the series has the field


@pytest.mark.once
def test_every_message_is_emitted_somewhere() -> None:
    """A message that no code names is one that nobody can ever read."""
    code = "\n".join(path.read_text("utf-8") for path in SOURCES if path.name != "messages.py")
    for path in SOURCES:
        if path.name == "messages.py":
            for name in re.findall(r"^(\w+): Final = Message\(", path.read_text("utf-8"), re.MULTILINE):
                assert re.search(rf"\b{name}\b", code), f"{path}: nothing emits {name}"
