"""The compiled package is the same program as the source."""

import ast
import importlib
import importlib.metadata
import importlib.resources
from pathlib import Path
from types import ModuleType

import msgspec

import underhall
from underhall import GAMES
from underhall.kernel.luck import Luck
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
        assert {name.rpartition(".")[2] for name in plain} <= {"saves", "table_layout", "view_types"}
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


def fixed_tuples(tree: ast.Module) -> set[str]:
    """Constants whose type says how many things they hold: `NAME: Final = (1, 2, 3)`."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.annotation, ast.Name)
        and isinstance(node.value, ast.Tuple)
    }


def test_tables_are_not_made_anew_at_each_look() -> None:
    """mypyc keeps a fixed tuple in parts: to look up a place in it, all of it is put together, each time.

    A table is `Final[tuple[int, ...]]`; an eighth of what a greedy bot took was once tables that were not.
    """
    root = Path(__file__).parents[1] / "src"
    files = [file for folder in ("kernel", "games") for file in sorted((root / "underhall" / folder).rglob("*.py"))]
    trees = {
        ".".join(file.relative_to(root).with_suffix("").parts): ast.parse(file.read_text("utf-8"))
        for file in files
        if "text_board" not in file.parts  # not compiled
    }
    fixed = {name: fixed_tuples(tree) for name, tree in trees.items()}
    found = []
    for name, tree in trees.items():
        known = set(fixed[name])
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                known |= {each.name for each in node.names} & fixed.get(node.module or "", set())
        for look in ast.walk(tree):
            if not isinstance(look, ast.Subscript) or isinstance(look.slice, ast.Constant | ast.UnaryOp | ast.Slice):
                continue
            if isinstance(look.value, ast.Name) and look.value.id in known:
                found.append(f"{name}:{look.lineno} {ast.unparse(look)}")
    assert found == []


def test_objects_that_end_deep_inside_others_harm_no_neighbour() -> None:
    """Python lets objects wait that end more than fifty deep; those of acyclic classes have no room for that."""
    for depth in range(30, 80):
        made = [Luck(n, 2, 3, 4) for n in range(400)]
        kept = [b"%d" % n for n in range(400)], made[::2]
        inside = made[1::2]
        del made
        while inside:
            held: object = inside.pop()
            for _ in range(depth):
                held = (held,)
            del held
        assert [luck.state() for luck in kept[1]] == [[n, 2, 3, 4] for n in range(0, 400, 2)], depth
        assert kept[0] == [b"%d" % n for n in range(400)], depth


def test_everything_that_is_data_is_installed() -> None:
    """Texts and data files come with the package, wherever it lies."""
    data = [f"games/{game.replace('-', '_')}/data/cards.toml" for game in GAMES]
    for name in ("py.typed", "locales/ja/errors.ftl", "games/munchkin_quest/data/rooms.toml", *data):
        assert importlib.resources.files(underhall).joinpath(name).is_file(), name


def test_the_version_is_said_once() -> None:
    """The package and its metadata agree on it."""
    assert importlib.metadata.version("underhall") == underhall.__version__ == VERSION
