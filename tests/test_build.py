"""The compiled package is the same program as the source."""

import importlib
import importlib.metadata
import importlib.resources
from pathlib import Path
from types import ModuleType

import msgspec

import underhall
from underhall import GAMES
from underhall.version import ENGINE, VERSION


def modules(folder: Path) -> list[ModuleType]:
    """Every module in a folder of the package."""
    root = Path(underhall.__file__).parents[1]
    files = [file.relative_to(root).with_suffix("") for file in sorted(folder.rglob("*.py"))]
    names = [".".join(file.parts).removesuffix(".__init__") for file in files]
    return [importlib.import_module(name) for name in names if not name.endswith("__main__")]


def is_compiled(module: ModuleType) -> bool:
    return not str(module.__file__).endswith(".py")


def test_every_game_is_compiled_or_none() -> None:
    """What is compiled cannot be the base of what is not: the kernel and all games go together."""
    root = Path(underhall.__file__).parent
    folders = [root / "kernel", *(root / "games" / game.replace("-", "_") for game in GAMES)]
    every = [module for folder in folders for module in modules(folder)]
    engine = [module for module in every if ".text_board" not in module.__name__]  # drawn at a person's pace
    plain = {module.__name__ for module in engine if not is_compiled(module)}
    if ENGINE == "compiled":
        assert {name.rpartition(".")[2] for name in plain} <= {"saves", "view_types"}
    else:
        assert len(plain) == len(engine)


def test_no_struct_is_compiled() -> None:
    """mypyc drops a Struct's keywords, such as `array_like`: compiled, it would write other bytes."""
    for module in modules(Path(underhall.__file__).parent):
        if is_compiled(module):
            structs = [
                name
                for name, value in vars(module).items()
                if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
            ]
            assert structs == [], f"list {module.__name__} among INTERPRETED in setup.py"


def test_everything_that_is_data_is_installed() -> None:
    """Texts and data files come with the package, wherever it lies."""
    data = [f"games/{game.replace('-', '_')}/data/cards.toml" for game in GAMES]
    for name in ("py.typed", "locales/ja/errors.ftl", "games/munchkin_quest/data/rooms.toml", *data):
        assert importlib.resources.files(underhall).joinpath(name).is_file(), name


def test_the_version_is_said_once() -> None:
    """The package and its metadata agree on it."""
    assert importlib.metadata.version("underhall") == underhall.__version__ == VERSION
