"""The compiled package is the same program as the source."""

import importlib
import importlib.metadata
import importlib.resources
from pathlib import Path

import msgspec

import underhall


def test_no_struct_is_compiled() -> None:
    """mypyc drops a Struct's keywords, such as `array_like`: compiled, it would write other bytes."""
    root = Path(underhall.__file__).parent
    files = [file.relative_to(root.parent).with_suffix("") for file in sorted(root.rglob("*.py"))]
    names = [".".join(file.parts).removesuffix(".__init__") for file in files]
    for module in [importlib.import_module(name) for name in names if not name.endswith("__main__")]:
        if not str(module.__file__).endswith(".py"):
            structs = [
                name
                for name, value in vars(module).items()
                if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
            ]
            assert structs == [], f"list {module.__name__} among INTERPRETED in setup.py"


def test_everything_that_is_data_is_installed() -> None:
    """Texts and data files come with the package, wherever it lies."""
    for name in ("py.typed", "locales/ja/errors.ftl", "games/boss_monster/data/cards.toml"):
        assert importlib.resources.files(underhall).joinpath(name).is_file(), name


def test_the_version_is_said_once() -> None:
    """The package and its metadata agree on it."""
    assert importlib.metadata.version("underhall") == underhall.__version__
