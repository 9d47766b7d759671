"""The files of a house set: from a folder, and as the one text that saves and servers carry."""

import hashlib
import stat
from pathlib import Path
from typing import Final

import msgspec

from underhall.kernel.house_errors import BadSet
from underhall.text import LANGUAGES

SET_FILE: Final = "set.toml"
CARDS_FILE: Final = "cards.toml"
ROOMS_FILE: Final = "rooms.toml"
WORD_FILES: Final = tuple([f"{lang}.ftl" for lang in LANGUAGES])
NAMES: Final = (SET_FILE, CARDS_FILE, ROOMS_FILE, *WORD_FILES)
LARGEST: Final = 64_000  # characters, of all files together: some two hundred cards
HASH_BYTES: Final = 8

Files = dict[str, str]


def read_folder(folder: Path | str) -> Files:
    """The files of the set in `folder`, by name. Other files that lie there are left alone."""
    path = Path(folder)
    if not path.is_dir():
        raise BadSet(file=str(folder), line=0, why="no-folder", name=str(folder))
    files: Files = {}
    for name in NAMES:
        file = path / name
        try:
            if not stat.S_ISREG(file.stat().st_mode) or file.stat().st_size > 4 * LARGEST:
                raise BadSet(file=name, line=0, why="long", name=str(LARGEST))
            files[name] = file.read_text("utf-8-sig")  # some editors put a mark before the first line
        except FileNotFoundError:
            continue
        except UnicodeDecodeError as error:
            line = file.read_bytes().count(b"\n", 0, error.start) + 1
            raise BadSet(file=name, line=line, why="encoding", name=name) from error
        except OSError as error:
            raise BadSet(file=name, line=0, why="no-file", name=name, nearest=NAMES) from error
    return checked(files)


def checked(files: Files) -> Files:
    """Refuse what is no set at all."""
    if sum(len(text) for text in files.values()) > LARGEST:
        raise BadSet(file=SET_FILE, line=0, why="long", name=str(LARGEST))
    for name in files:
        if name not in NAMES:
            raise BadSet(file=name, line=0, why="no-file", name=name, nearest=NAMES)
    for name in (SET_FILE, CARDS_FILE):
        if name not in files:
            raise BadSet(file=name, line=0, why="no-file", name=name, nearest=[name])
    return files


def pack(files: Files) -> str:
    """All files as one text: the same files are always the same text."""
    return msgspec.json.encode({name: files[name] for name in sorted(files)}).decode()


def unpack(text: str) -> Files:
    """The files in a text of `pack`, or an error: it may come from anybody."""
    if len(text) > 2 * LARGEST:
        raise BadSet(file=SET_FILE, line=0, why="long", name=str(LARGEST))
    try:
        return checked(msgspec.json.decode(text, type=Files))
    except msgspec.MsgspecError as error:
        raise BadSet(file=SET_FILE, line=0, why="no-file", name=str(error), nearest=NAMES) from error


def hash_of(files: Files) -> str:
    return hashlib.blake2b(pack(files).encode(), digest_size=HASH_BYTES).hexdigest()
