"""House sets in play: from folders and texts into the tables of a game, and out of them again."""

import os
import re
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from underhall.games import GAMES
from underhall.kernel.house import REGISTRY, SETS, House
from underhall.kernel.house_errors import BadSet
from underhall.sets.files import read_folder, unpack
from underhall.sets.reader import HouseSet, read_set

T = TypeVar("T")
SetSource = Path | str | HouseSet  # a folder, or a set that has been read

MOST_KNOWN: Final = 64  # sets whose text is remembered
BETWEEN: Final = "+"
MOST_SETS: Final = 4  # at one table
KEY: Final = re.compile(r"[a-z][a-z0-9-]{0,39}@[0-9a-f]{16}")
FOLDER_NAME: Final = "UNDERHALL_SETS"

# Sets that have been read, by name and hash: the newest last. What is in play is with the games themselves.
KNOWN: Final[dict[str, HouseSet]] = {}


class _Lease:
    """Goes with a `House`, which is compiled and cannot say when it is gone."""


def load_set(source: SetSource) -> HouseSet:
    """Read the set of a folder (or one that has been read already) and remember it."""
    if not isinstance(source, SetSource):
        raise BadSet(file="sets", line=0, why="no-folder", name=repr(source))
    house = source if isinstance(source, HouseSet) else read_set(read_folder(source))
    KNOWN.pop(house.key, None)
    KNOWN[house.key] = house
    while len(KNOWN) > MOST_KNOWN:
        del KNOWN[next(iter(KNOWN))]
    return house


def load_text(text: str) -> HouseSet:
    """The same for a set that came as one text, with a save or from another server."""
    return load_set(read_set(unpack(text)))


def key_of(sets: Sequence[HouseSet]) -> str:
    """What the option `sets` says of these: the same, in whatever order they are named."""
    return BETWEEN.join(sorted({house.key for house in sets}))


def load_sets(sources: Sequence[SetSource]) -> list[HouseSet]:
    """All sets that a table is to be played with."""
    if isinstance(sources, SetSource):  # a text is a sequence, too: of letters, which are no folders
        return [load_set(sources)]
    if len(sources) > MOST_SETS:
        raise BadSet(file="sets", line=0, why="many", name=str(MOST_SETS))
    return [load_set(source) for source in sources]


def use_sets(sources: Sequence[SetSource], options: dict[str, T]) -> dict[str, T | str]:
    """The options of a table with these sets at it."""
    chosen: dict[str, T | str] = dict(options)
    houses = load_sets(sources)
    if houses:
        chosen[SETS] = key_of(houses)
    return chosen


def loaded_sets(key: str) -> list[HouseSet]:
    """The sets that a key names, as far as they are known."""
    return [KNOWN[each] for each in key.split(BETWEEN) if each in KNOWN]


def find_again(key: str) -> None:
    """Look for the sets of a key in the folder that `UNDERHALL_SETS` names: what a server and its processes share."""
    folder = os.environ.get(FOLDER_NAME, "")
    for each in key.split(BETWEEN)[:MOST_SETS]:
        file = Path(folder) / f"{each}.json"
        if folder and each not in KNOWN and KEY.fullmatch(each) and file.is_file():
            load_text(file.read_text("utf-8"))


def keep_for_all(house: HouseSet) -> None:
    """Put a set into that folder, where other processes find it. A file is there in full or not at all."""
    folder = Path(os.environ[FOLDER_NAME])
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{house.key}.json"
    if not file.exists():
        part = file.with_suffix(f".{os.getpid()}.part")
        part.write_text(house.text, "utf-8")
        os.replace(part, file)


def put_into_play(game: str, key: str) -> House | None:
    """Make the sets of a key part of the game's tables; None if one of them is not known."""
    find_again(key)
    names = key.split(BETWEEN)
    sets = loaded_sets(key)
    if len(sets) != len(names) or len(names) > MOST_SETS:
        return None
    for house in sets:
        if house.game != game:
            raise BadSet(file="set.toml", line=1, why="value", name=f"game = {house.game!r}", nearest=[game])
    entries = [entry for house in sets for entry in house.entries]
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise BadSet(file="cards.toml", line=1, why="twice", name=entry.id, nearest=[f"{entry.id}-2"])
        seen.add(entry.id)
    table = GAMES[game].house_sets()
    made = table.add(game, key, entries, tuple(house.text for house in sets))
    lease = _Lease()
    weakref.finalize(lease, table.remove, list(made.cards), list(made.tiles)).atexit = False
    made.lease = lease
    REGISTRY.keep(made)
    return made


REGISTRY.reload = put_into_play
