"""A new set to begin with: a folder with one card that works, to be changed."""

from pathlib import Path

from underhall.errors import UnwritableFile
from underhall.games import GAMES
from underhall.sets.files import CARDS_FILE, SET_FILE, Files


def starter(game: str, id: str) -> Files:
    """The files of a set with one card."""
    cards, words = GAMES[game].house_sets().starter()
    return {SET_FILE: f'id = "{id}"\ngame = "{game}"\n', CARDS_FILE: cards, "en.ftl": words}


def new_set(folder: Path, game: str) -> list[Path]:
    """Make the folder of a new set; what is there already is never written over."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UnwritableFile(file=str(folder), reason="exists")
    id = "".join(each if each.isalnum() and each.isascii() else "-" for each in folder.resolve().name.lower())
    files = starter(game, "-".join([part for part in id.split("-") if part]) or "my-set")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
    except OSError as error:
        raise UnwritableFile(file=str(folder), reason=str(error.strerror)) from error
    return [folder / name for name in files]
