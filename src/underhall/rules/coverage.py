"""Which rules and cards have a test, by reading the tests: `@rule("BM-BAIT-05")` and `@card("dark-altar")`."""

import ast
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec

from underhall.errors import UsageError
from underhall.games import GAMES
from underhall.rules.catalogue import catalogue

Marks = dict[str, list[str]]  # id → the tests that name it


class Coverage(msgspec.Struct, frozen=True):
    """What is tested, what is waived with a reason, what is neither, and what names nothing."""

    covered: Marks
    waived: dict[str, str]
    open: list[str]
    unknown: Marks


def coverage(game: str, root: Path) -> Coverage:
    """How far the tests under `root` cover the rule catalogue of `game`."""
    every = {id for name in GAMES for id in catalogue(name).entries()}
    return _compared(list(catalogue(game).entries()), marks("rule", root), waivers(game, root), every)


def card_coverage(game: str, root: Path) -> Coverage:
    """How far the tests under `root` cover the printed cards of `game`."""
    every = {id for name in GAMES for id in GAMES[name].card_ids}
    return _compared(GAMES[game].card_ids, marks("card", root), waivers(game, root), every)


def _compared(wanted: Collection[str], named: Marks, waived: dict[str, str], every: Collection[str]) -> Coverage:
    return Coverage(
        covered={id: named[id] for id in wanted if id in named},
        waived={id: waived[id] for id in wanted if id in waived},
        open=[id for id in wanted if id not in named and id not in waived],
        unknown={id: tests for id, tests in named.items() if id not in every},
    )


def waivers(game: str, root: Path) -> dict[str, str]:
    """The ids of `game` that go without a test, each with its reason."""
    table: dict[str, str] = tomllib.loads((root / "tests" / "waivers.toml").read_text("utf-8")).get(game, {})
    return table


def marks(kind: str, root: Path) -> Marks:
    """The ids that the tests under `root` name in decorators of this kind."""
    named: Marks = defaultdict(list)
    for file in sorted((root / "tests").rglob("*.py")):
        text = file.read_bytes()
        if f"@{kind}(".encode() in text:
            for test in _tests(ast.parse(text, str(file))):
                for id in _ids(test, kind):
                    named[id].append(f"{file.relative_to(root).as_posix()}::{test.name}")
    return dict(named)


def _tests(of: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a file, and those in its classes: tests stand nowhere else."""
    for node in of.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
        if isinstance(node, ast.ClassDef):
            yield from _tests(node)


def _ids(test: ast.FunctionDef | ast.ClassDef, kind: str) -> list[str]:
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == kind
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def checkout(start: Path) -> Path:
    """The folder of the checkout that `start` is in: tests are not part of an installed package."""
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests" / "waivers.toml").is_file():
            return folder
    raise UsageError(why="no-checkout", given="--coverage", valid="git clone … && cd underhall")
