"""Save files: read with an error that says what is wrong, written whole or not at all."""

import os
from pathlib import Path

import underhall
from underhall.errors import UnreadableFile
from underhall.kernel.game import Game


def read_bytes(file: Path) -> bytes:
    """What stands in the file."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise UnreadableFile(why="missing", file=str(file)) from None
    except IsADirectoryError:
        raise UnreadableFile(why="folder", file=str(file)) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or str(error)
        raise UnreadableFile(why="forbidden", file=str(file), reason=reason) from error


def read_game(file: Path) -> Game:
    """The game in a save file, checked by playing it again."""
    return underhall.engine.load(read_bytes(file))


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
