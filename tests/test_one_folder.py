"""A game is one folder and one line: everything that plays, draws, measures or serves games learns of it from there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from underhall import GAMES

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "underhall"

INFO: Final = '''"""The game of stones, as the rest of Underhall knows it."""

from typing import Any

from underhall.games.stones.game import StonesInfo
from underhall.kernel.registry import BenchLimits


class Info(StonesInfo):
    def bench_limits(self) -> BenchLimits:
        return BenchLimits(rate=0.5, clone_us=7.0, greedy_ms=9.0, greedy_seats=2)

    def text_board(self) -> type[Any]:
        from underhall.games.stones.text_board.board import StonesBoard

        return StonesBoard


STONES = Info("stones", 1, "none", 2, 4, (), {}, ())
'''
BOARD: Final = '''"""The pile in a terminal."""

from rich.text import Text

from underhall.terminal.board import Board


class StonesBoard(Board[dict[str, int], None]):
    game = "stones"
    marks = ()
    chart = "play-chart"
    standing = "replay-standing"
    players = (("*", "bold"), ("+", "bold"), ("-", "bold"), ("=", "bold"))

    def table(self, view, outlook, width, size):
        return [Text(f"There are {view['left']} stones.")]

    def columns(self):
        return ()

    def row(self, view, seat, score):
        return []
'''
WORDS: Final = """game-stones = Stones
    .about = Take the last.
    .minutes = 1
prompt-choose = How many stones?
hint-stones-choose = Leave a multiple of four.
option-take = take { $number }
event-stones-taken = { $seat } takes { $n }; { $left } are left.
"""
PROGRAM: Final = """
import random
from pathlib import Path

import underhall
from tests.server.desk import Desk
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.cli.boards import new_board
from underhall.lab.bench import measured_beside
from underhall.lab.simulate import simulate
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.guests import guest_of
from underhall.text import texts

assert underhall.new("stones", seats=2, seed=1).view(0)["left"] == 21
game = underhall.engine.new("stones", seats=2, seed=1)
play_out(game, [new_bot(name, seat, underhall.seeded(seat)) for seat, name in enumerate(("greedy", "random"))])
assert game.outcome.winners == [0]  # twenty are left after the first turn, and the judge keeps it so
assert simulate("stones", ["greedy", "random"], games=4).wins["greedy"].wins > 2
assert {info.id: limits.clone_us for info, limits in measured_beside()}["stones"] == 7.0
board = new_board("stones", texts("en"), ["Ann", "Bob"], ["", "greedy"])
print(board.fitted(underhall.engine.new("stones", seats=2, seed=1).view(0), None, 80, 24)[0].plain)

desk = Desk(Path("."))
wish = NewTable("stones", [SeatWish("me"), SeatWish("bot", "greedy")])
table = desk.run(desk.registry.create(guest_of("ann"), "here", wish))
desk.settle()
page = desk.page(table, 0)
while not page.over:
    page.answer(0)
    desk.turn(2.0)
print("served", page.over)
desk.close()
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that has one game more: its folder, its words, and the line that names it."""
    copy = tmp_path / "underhall"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    folder = copy / "games" / "stones"
    (folder / "text_board").mkdir(parents=True)
    for package in (folder, folder / "text_board"):
        (package / "__init__.py").write_text('"""The game of stones."""\n', "utf-8")
    shutil.copy(ROOT / "docs" / "howto" / "stones.py", folder / "game.py")
    (folder / "info.py").write_text(INFO, "utf-8")
    (folder / "text_board" / "board.py").write_text(BOARD, "utf-8")
    (copy / "locales" / "en" / "stones.ftl").write_text(WORDS, "utf-8")
    registry = copy / "games" / "__init__.py"
    text = registry.read_text("utf-8")
    text = text.replace("\nGAMES:", "\nfrom underhall.games.stones.info import STONES\n\nGAMES:", 1)
    registry.write_text(re.sub(r"\bin \(", "in (STONES, ", text, count=1), "utf-8")
    return tmp_path


def run(package: Path, *words: str, stdin: str = "") -> str:
    """What a Python that finds this package prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(package), str(ROOT))), "LC_ALL": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=package,
        env=environment,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.once
def test_bots_laboratory_terminal_and_server_know_a_new_game(package: Path) -> None:
    """Bots play it, it is simulated, measured, drawn, and served to a page."""
    told = run(package, "-c", PROGRAM)
    assert "There are 21 stones." in told
    assert "served True" in told


@pytest.mark.long
@pytest.mark.once
def test_the_commands_know_a_new_game(package: Path) -> None:
    """They list it, simulate it, and let somebody play it in the terminal."""
    assert "Stones" in run(package, "-m", "underhall.cli", "games")
    assert "greedy" in run(
        package, "-m", "underhall.cli", "simulate", "stones", "--bots", "greedy,random", "--games", "2"
    )
    told = run(package, "-m", "underhall.cli", "play", "stones", "--text", "--seed", "1", stdin="1\n")
    assert "There are 21 stones." in told
    assert "How many stones?" in told


# Where a game is named outside of its folders, and why it must be.
NAMED: Final = {
    "src/underhall/games/__init__.py": "the line that adds it",
    "src/underhall/api.py": "what its views are to a type checker",
    "src/underhall/cli/manual.py": "examples for people, which are run by tests",
    "src/underhall/server/migrations/": "what was stored when these games were all there were",
    "tools/picture.py": "draws the picture in the README",
    "web/src/components/quest-cards.ts": "its cards are among the components, and one shows a part of the view",
    "src/underhall/locales/glossary.toml": "which files of words a term belongs to",
    "web/src/generated/": "written by make schemas",
    "web/src/art/": "drawn by web/art",
    "web/art/make.py": "the line that draws it",
}
LOOKED_AT: Final = ("src/underhall", "web/src", "web/art", "tools", "Makefile", "setup.py", "pyproject.toml")
TEXT: Final = {".py", ".ts", ".svelte", ".css", ".toml", ".mako", ""}


def own(game: str) -> tuple[str, ...]:
    """The folders and files of a game."""
    module = game.replace("-", "_")
    return (
        f"src/underhall/games/{module}/",
        f"web/src/boards/{game}/",
        f"web/art/{module}",
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_nowhere_else(game: str) -> None:
    """Neither by its id nor by its module, but for the line that adds it."""
    module = game.replace("-", "_")
    word = re.compile(rf"(?<![\w-])({game}|{module})(?![\w-])")
    series = "src/underhall/games/"  # what games of a series share names its games' modules
    found: list[str] = []
    for start in LOOKED_AT:
        for file in sorted((ROOT / start).rglob("*")) if (ROOT / start).is_dir() else [ROOT / start]:
            path = file.relative_to(ROOT).as_posix()
            if not file.is_file() or file.suffix not in TEXT or path.startswith((*own(game), *NAMED)):
                continue
            if path.startswith((series, "web/src/boards/")) or "static/" in path or "__pycache__" in path:
                continue
            lines = file.read_text("utf-8").splitlines()
            found += [f"{path}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if word.search(line)]
    assert found == []
