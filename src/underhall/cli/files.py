"""Save files: read with an error that says what is wrong, written whole or not at all."""

import os
from pathlib import Path

import underhall
from underhall.errors import DamagedSave, UnderhallError
from underhall.kernel.game import Game


def read_bytes(file: Path, missing: UnderhallError) -> bytes:
    """What stands in the file; `missing` is raised if there is no such file."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise missing from None
    except OSError as error:
        raise DamagedSave(why="not-a-save") from error


def read_game(file: Path, missing: UnderhallError) -> Game:
    """The game in a save file, checked by playing it again."""
    return underhall.load(read_bytes(file, missing))


def write_file(file: Path, data: bytes) -> None:
    """Put the file in place in one step, so that no moment finds half of it."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(data)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


def unused(file: Path) -> Path:
    """The file, or one of a like name, that does not exist yet."""
    number = 1
    free = file
    while free.exists():
        number += 1
        free = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return free
