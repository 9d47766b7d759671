"""Who imports whom: what the map in ARCHITECTURE.md says, and nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.once  # it reads files, whatever runs

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "underhall"
ITSELF: Final = "underhall"  # the package's own __init__.py: the public functions


def drawn_after(heading: str) -> list[str]:
    """The lines of the drawing that follows this line of ARCHITECTURE.md."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    drawn = re.search(rf"^{heading}.*?\n\n((?:    .+\n)+)", text, re.MULTILINE)
    assert drawn is not None
    return drawn.group(1).splitlines()


def the_map() -> list[str]:
    """The parts of the package from left to right, as ARCHITECTURE.md draws them."""
    return [part for line in drawn_after("## Map") for part in re.findall(r"\w+", line)]


def arrows_between_games() -> set[tuple[str, str]]:
    """What a game imports, such as "series" or "boss_monster.cards", and the game that imports it."""
    drawn = [re.findall(r"[\w.]+", line) for line in drawn_after("Between the games")]
    return {(line[0], line[-1]) for line in drawn if len(line) == 2}


def files() -> Iterator[tuple[str, Path]]:
    """Every file of the package with the part that it belongs to."""
    for file in sorted(PACKAGE.rglob("*.py")):
        part = file.relative_to(PACKAGE).with_suffix("").parts[0]
        yield ITSELF if part == "__init__" else part, file


def part_of(name: str) -> str:
    """The part in which something imported lies."""
    first = name.split(".")[1] if "." in name else ""
    return first if ((PACKAGE / first).is_dir() and first) or (PACKAGE / f"{first}.py").is_file() else ITSELF


def imported(file: Path) -> Iterator[str]:
    """Everything of ours that a file imports when it runs, also inside of functions, but not for the type checker."""
    tree = ast.parse(file.read_bytes())
    checked = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for branch in node.body
        for inner in ast.walk(branch)
    }
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name for name in names if f"{name}.".startswith("underhall.") and node not in checked)


def test_the_map_shows_every_part() -> None:
    """And no other."""
    assert sorted(the_map()) == sorted({part for part, _ in files()} - {"__main__"})


def test_each_part_imports_only_from_the_left() -> None:
    """As the map says. What starts the command line is on no map: it imports it, and says what is missing."""
    place = {part: number for number, part in enumerate(the_map())}
    wrong = [
        f"{file.relative_to(ROOT)} imports {name}"
        for part, file in files()
        if part != "__main__"
        for name in imported(file)
        if part_of(name) != part and place[part_of(name)] > place[part]
    ]
    assert wrong == []


def test_the_games_import_one_another_as_their_map_says() -> None:
    """Every arrow that is drawn is needed, and there is no other."""
    found: set[tuple[str, str]] = set()
    for part, file in files():
        folder = file.relative_to(PACKAGE).parts[1] if part == "games" else ""
        for name in imported(file) if folder not in ("", "__init__.py") else ():
            other = name.removeprefix("underhall.games.")
            if other != name and other.split(".")[0] != folder:
                fitting = [arrow for arrow in arrows_between_games() if f"{other}.".startswith(f"{arrow[0]}.")]
                found.add(next((arrow for arrow in fitting if arrow[1] == folder), (other, folder)))
    assert found == arrows_between_games()


def test_no_part_that_the_map_calls_words_or_tools_knows_a_game() -> None:
    """Errors, kernel, texts and what text boards are made of: whoever needs to know of a game is given its info."""
    for part, file in files():
        if part in ("errors", "kernel", "text", "terminal"):
            assert [name for name in imported(file) if part_of(name) in ("games", ITSELF)] == [], file


def test_an_import_inside_of_a_function_says_why() -> None:
    """In a comment beside it, unless it is of something that may not be installed."""
    silent: list[str] = []
    for _, file in files():
        lines = file.read_text("utf-8").splitlines()
        for function in ast.walk(ast.parse("\n".join(lines))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom) and not is_excused(function, node, lines):
                    silent.append(f"{file.relative_to(ROOT)}:{node.lineno}: {lines[node.lineno - 1].strip()}")
    assert silent == []


def is_excused(function: ast.AST, node: ast.Import | ast.ImportFrom, lines: list[str]) -> bool:
    """Whether a comment stands at the import or above it, or it is tried only."""
    tried = [each for each in ast.walk(function) if isinstance(each, ast.With | ast.Try) and node in ast.walk(each)]
    return bool(tried) or "#" in lines[node.lineno - 1] or lines[node.lineno - 2].lstrip().startswith("#")
