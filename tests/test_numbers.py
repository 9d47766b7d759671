"""Numbers that the code keeps to: how long files are, how wide and winding functions, how little is said twice.

Complexity and parameters are counted by ruff, in `make lint`; here is seen that it counts them, with no exceptions.
"""

import ast
import tomllib
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any, Final

import pytest

pytestmark = pytest.mark.once

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "underhall"
LONGEST: Final = 600
MEDIAN: Final = 120
LONGEST_RUN: Final = 12  # of lines that two games may have alike
# What may be longer: one flat list of one kind of thing, of which nobody reads more than the one they look for.
FLAT: Final = {
    "src/underhall/errors.py": "what can go wrong, each with its message",
    "src/underhall/games/series/ops.py": "words of cards",
    "src/underhall/games/super_boss_monster/ops.py": "words of cards",
    "src/underhall/games/munchkin_quest/effects.py": "words of cards",
    "web/src/styles/cards.css": "how cards look, a part after the other",
}
LONGEST_OF_A_LIST: Final = 90  # lines of one of its things


def files(*patterns: str) -> list[Path]:
    """The files that people write."""
    found = [file for pattern in patterns for file in sorted(ROOT.glob(pattern))]
    return [file for file in found if not {"generated", "static"} & set(file.parts)]


def lines_of(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


PYTHON: Final = files("src/**/*.py", "training/**/*.py", "tools/**/*.py", "examples/**/*.py", "bench/**/*.py")
PAGE: Final = files("web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css", "web/tools/*.ts", "web/art/*.py")


def test_no_file_is_longer_than_a_reader_bears() -> None:
    """Whatever is has one idea, and may be split; a flat list is named above, and is one still."""
    long = {
        str(file.relative_to(ROOT)): len(lines_of(file)) for file in [*PYTHON, *PAGE] if len(lines_of(file)) > LONGEST
    }
    assert long.keys() == FLAT.keys(), long


@pytest.mark.parametrize("name", [name for name in FLAT if name.endswith(".py")])
def test_a_flat_list_is_one(name: str) -> None:
    """Most of it are classes of one size, and none of them is long."""
    tree = ast.parse((ROOT / name).read_text("utf-8"))
    sizes = {
        node.name: (node.end_lineno or 0) - node.lineno + 1 for node in tree.body if isinstance(node, ast.ClassDef)
    }
    assert {name: size for name, size in sizes.items() if size > LONGEST_OF_A_LIST} == {}
    assert sum(sizes.values()) > 0.6 * len(lines_of(ROOT / name))


def test_most_files_are_short() -> None:
    """Half of them, of the package and of the page, have at most so many lines."""
    assert median(len(lines_of(file)) for file in PYTHON if file.is_relative_to(SOURCE)) <= MEDIAN
    assert median(len(lines_of(file)) for file in PAGE) <= MEDIAN


def test_complexity_and_parameters_are_counted() -> None:
    """At most 15 ways through a function of a game, whose rule may be a list in the rulebook, and 12 elsewhere."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]
    of_games = tomllib.loads((SOURCE / "games" / "ruff.toml").read_text("utf-8"))
    assert {"C90", "PLR0917"} <= set(settings["select"])
    assert not {"C90", "C901", "PLR0917"} & set(settings["ignore"])
    assert settings["per-file-ignores"] == {"tests/**": ["C901"]}
    assert settings["mccabe"]["max-complexity"] == 12
    assert settings["pylint"]["max-positional-args"] == 9
    assert of_games["lint"] == {"mccabe": {"max-complexity": 15}}
    assert list(SOURCE.rglob("ruff.toml")) == [SOURCE / "games" / "ruff.toml"]


def test_no_function_is_excepted_from_the_count() -> None:
    """A comment could do so, line by line."""
    excepted = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in PYTHON
        for number, line in enumerate(lines_of(file), 1)
        if "noqa" in line and ("C901" in line or "PLR0917" in line or line.rstrip().endswith("noqa"))
    ]
    assert excepted == []


def game_of(file: Path) -> str:
    """The folder of the game that a file belongs to, "" for what is no game's."""
    parts = file.relative_to(SOURCE / "games").parts
    return parts[0] if len(parts) > 1 else ""


def told_lines(source: str) -> list[tuple[int, str]]:
    """What a file says, line by line: no imports, empty lines, comments, or lines of brackets alone."""
    imports: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    stripped = [(number, line.strip()) for number, line in enumerate(source.splitlines(), 1) if number not in imports]
    return [(number, line) for number, line in stripped if line.strip("()[]{},:") and not line.startswith("#")]


def repeated(sources: dict[str, dict[str, str]], least: int) -> list[str]:
    """Where so many lines in a row are the same in files of two games."""
    seen: dict[tuple[str, ...], list[tuple[str, str]]] = defaultdict(list)
    for game, files_ in sources.items():
        for name, source in files_.items():
            lines = told_lines(source)
            for at in range(len(lines) - least + 1):
                run = tuple([line for _, line in lines[at : at + least]])
                seen[run].append((game, f"{name}:{lines[at][0]}"))
    places = [found for found in seen.values() if len({game for game, _ in found}) > 1]
    return sorted({" ~ ".join(place for _, place in found) for found in places})


def test_no_game_repeats_another() -> None:
    """What two games have alike stands in the series or in the kernel."""
    sources: dict[str, dict[str, str]] = defaultdict(dict)
    for file in sorted((SOURCE / "games").rglob("*.py")):
        sources[game_of(file)][str(file.relative_to(SOURCE))] = file.read_text("utf-8")
    found = repeated(sources, LONGEST_RUN + 1)
    assert found == [], "\n".join(found)


def test_a_repetition_would_be_found() -> None:
    """Also with other comments and empty lines between, but not in one game alone, nor if it is shorter."""
    lines = [f"a{number} = {number}" for number in range(5)]
    one, other = "\n".join(lines), "import os\n\n" + "\n\n# why\n".join(lines) + "\n"
    assert repeated({"one": {"a.py": one}, "two": {"b.py": other}}, 5) == ["a.py:1 ~ b.py:3"]
    assert repeated({"one": {"a.py": one, "b.py": other}}, 5) == []
    assert repeated({"one": {"a.py": one}, "two": {"b.py": other}}, 6) == []
