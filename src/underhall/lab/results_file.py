"""What has been played of a tournament, in a folder: whoever starts it again goes on from there.

`tournament.json` says which tournament it is. `results.jsonl` has a line for every game and for every bot that is out;
lines are only ever added, each in one write. If the process is killed while it writes, the last line is torn: it is
cut off, and its game is played again.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from underhall.errors import NoAnswer, UnwritableFile
from underhall.lab.errors import BadTournament

if sys.platform != "win32":
    import fcntl

SETTINGS: Final = "tournament.json"
RESULTS: Final = "results.jsonl"


class Settings(msgspec.Struct, frozen=True):
    """Which tournament it is: with other settings, its games would be others."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, str]
    rules: int  # the version of the game's rules
    cards: str  # the hash of its cards


class GamePlayed(msgspec.Struct, frozen=True, tag="game"):
    """One game of a tournament."""

    table: int  #: which group of bots
    number: int  #: which of the group's games
    winners: tuple[int, ...]  #: seats
    turns: int


class Out(msgspec.Struct, frozen=True, tag="out"):
    """A bot that did not answer: its games do not count, and no more are played."""

    bot: str
    why: NoAnswer
    given: str  #: what was seen of it


Result = GamePlayed | Out


class ResultsFile:
    """The results of a tournament, read and added to. Without a folder they are kept for as long as this object."""

    def __init__(self, folder: Path | None, results: list[Result], descriptor: int = -1) -> None:
        self.folder = folder
        self.results = results
        self._descriptor = descriptor

    def add(self, result: Result) -> None:
        """Write the result down; once this returns, a kill does not undo it."""
        if self._descriptor >= 0:
            os.write(self._descriptor, msgspec.json.encode(result) + b"\n")
        self.results.append(result)


@contextmanager
def results_file(folder: Path | None, settings: Settings) -> Iterator[ResultsFile]:
    """The results of this tournament in the folder, for nobody else at the same time; an empty folder begins it."""
    if folder is None:
        yield ResultsFile(None, [])
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / RESULTS, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
    except OSError as error:
        raise UnwritableFile(file=str(folder), reason=error.strerror or str(error)) from error
    try:
        _lock(descriptor, folder)
        _check_settings(folder, settings)
        yield ResultsFile(folder, _read(descriptor, folder), descriptor)
    finally:
        os.close(descriptor)  # which unlocks it


def _lock(descriptor: int, folder: Path) -> None:
    if sys.platform != "win32":
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadTournament(why="in-use", where=str(folder)) from None


def _check_settings(folder: Path, settings: Settings) -> None:
    """Write the settings down, or refuse a folder with others."""
    file = folder / SETTINGS
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Settings)
    except FileNotFoundError:
        part = file.with_suffix(".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        os.replace(part, file)
        return
    except (OSError, msgspec.DecodeError) as error:
        raise BadTournament(why="damaged", where=str(folder), given=f"{SETTINGS}: {error}") from error
    for name in Settings.__struct_fields__:
        one, other = getattr(found, name), getattr(settings, name)
        if one != other:
            raise BadTournament(why="other", where=str(folder), given=f"{name} = {_shown(one)} ≠ {_shown(other)}")


def _shown(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _read(descriptor: int, folder: Path) -> list[Result]:
    """All results; what a kill has left of a line is cut off."""
    with os.fdopen(os.dup(descriptor), "rb") as file:
        file.seek(0)
        data = file.read()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.ftruncate(descriptor, whole)
    found: list[Result] = []
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except msgspec.DecodeError as error:
            given = f"{RESULTS}:{number}: {error}"
            raise BadTournament(why="damaged", where=str(folder), given=given) from error
    return found
