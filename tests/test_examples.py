"""Every file in examples/ runs, is short, and is checked by mypy."""

import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "examples"
NOTEBOOK = FOLDER / "explore.ipynb"
REPLAYS = FOLDER / "replays.ipynb"
MOST_LINES = 80

# How each script is run, and what its output must hold. bot_client.py needs a server: tests/server/test_examples.py;
# bot_program.py is asked by games: tests/bots/test_own.py; bot_program.mjs: tests/lab/test_tournament.py.
RUNS = {
    "bot_in_process.py": (["4"], "of 4 games against a random player"),
    "simulate_to_polars.py": (["8", "games.parquet"], "32 rows in games.parquet"),
    "house_rule.py": (["boss-monster", "hard_mode=on", "4"], "of 4 games had another winner"),
    "read_replays.py": (["games"], "games/2.underhall: "),
}


def run(command: list[str], folder: Path) -> str:
    """What the command prints; it has to end well."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    """It ends and says what it found."""
    arguments, expected = RUNS[name]
    if name == "read_replays.py":
        command = "-m underhall.cli simulate boss-monster --bots greedy,random --games 3 --save games"
        run(command.split(), tmp_path)
        expected = expected.removeprefix("games/")
    assert expected in run([str(FOLDER / name), *arguments], tmp_path)


def test_the_rows_are_in_the_file_that_was_written(tmp_path: Path) -> None:
    """A row for each seat of each game, and one winner or more in every game."""
    import polars as pl

    run([str(FOLDER / "simulate_to_polars.py"), "8", "games.parquet"], tmp_path)
    seats = pl.read_parquet(tmp_path / "games.parquet")
    assert seats.height == 8 * 4
    assert seats.filter(pl.col("bot") == "greedy").height == 8
    assert seats.filter("won")["game"].n_unique() == 8


def test_the_teaching_example_measures_without_what_teaches() -> None:
    """Whoever plays at random wins about half of the games, in both seats."""
    spec = importlib.util.spec_from_file_location("train_maskable_ppo", FOLDER / "train_maskable_ppo.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    draw = np.random.default_rng(1)
    found = example.evaluate(lambda _, mask: int(draw.choice(np.flatnonzero(mask))), 20)
    assert found["games"] == 20
    assert 2 <= found["won"] <= 18
    assert found["interval"][0] < found["share"] < found["interval"][1]


def code_cells(file: Path = NOTEBOOK) -> list[str]:
    notebook = json.loads(file.read_text("utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Its cells, one after another, as Jupyter would run them; nothing in them needs Jupyter itself."""
    names: dict[str, object] = {"__name__": "__main__"}
    for number, source in enumerate(code_cells()):
        exec(compile(source, f"cell {number}", "exec"), names)
    printed = capsys.readouterr().out
    assert "won" in printed
    assert "█" in printed


def test_the_notebook_of_replays_answers_its_questions(capsys: pytest.CaptureFixture[str]) -> None:
    """With a few games instead of a thousand."""
    names: dict[str, object] = {"__name__": "__main__"}
    for number, source in enumerate(code_cells(REPLAYS)):
        exec(compile(source.replace("GAMES = 1_000", "GAMES = 6"), f"cell {number}", "exec"), names)
    assert names["GAMES"] == 6
    printed = capsys.readouterr().out
    assert printed.count("shape:") == 3
    assert "BM-" in printed


@pytest.mark.parametrize("file", [NOTEBOOK, REPLAYS], ids=lambda file: file.name)
def test_a_notebook_is_committed_without_outputs(file: Path) -> None:
    """What a machine printed is no part of the source."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    assert [cell["outputs"] for cell in cells if cell.get("outputs")] == []
    assert len({cell["id"] for cell in cells}) == len(cells)


def test_every_example_is_short() -> None:
    """A reader takes it in at a glance."""
    lengths = {file.name: len(file.read_text("utf-8").splitlines()) for file in FOLDER.glob("*.py")}
    lengths[NOTEBOOK.name] = sum(len(source.splitlines()) for source in code_cells())
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_every_example_is_run_and_checked() -> None:
    """Nothing lies in the folder that no test runs and mypy does not read."""
    bots = {"bot_client.py", "bot_program.py", "bot_program.mjs"}
    known = {*RUNS, *bots, "train_maskable_ppo.py", NOTEBOOK.name, REPLAYS.name}
    assert {file.name for file in FOLDER.iterdir() if file.is_file()} == known
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert settings["strict"]
    assert "examples" in settings["files"]
