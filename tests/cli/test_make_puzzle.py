"""`underhall puzzles make`: a puzzle from a moment of a saved game."""

from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.puzzles.test_made import first_puzzle, played, why_none
from underhall.kernel.game import Game
from underhall.puzzles.collection import of_folder

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def bosses() -> Game:
    return played("boss-monster", 2, "a")


@pytest.fixture
def save(bosses: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.underhall"
    file.write_bytes(bosses.save())
    return file


def test_it_is_written_to_a_folder_of_ones_own(bosses: Game, save: Path, shell: Shell, tmp_path: Path) -> None:
    """In a folder that works like ours; nothing is written where there is none."""
    at, name, text = first_puzzle(bosses, "build")
    solver = next(seat for seat in (0, 1) if not why_none(bosses, at, seat))
    ran = shell(f"puzzles make {save} --moment {at} --as {solver} --out {tmp_path}/own")
    assert (ran.code, ran.err) == (0, "")
    file = tmp_path / "own" / "boss-monster" / name
    assert "".join(ran.out.split()) == str(file)
    assert file.read_text("utf-8") == text
    assert [each.id for each in of_folder("boss-monster", str(tmp_path / "own")).puzzles] == [name[4:-5]]
    none = shell(f"puzzles make {save} --moment 0 --out {tmp_path}/none")
    assert none.code != 0
    assert "No puzzle begins here" in none.err
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("", "--moment"),
        ("--moment 99999", "0–"),
        ("--moment -1", "--moment"),
        ("--moment 20 --as 7", "--as"),
    ],
)
def test_what_is_wrong_is_told(save: Path, shell: Shell, options: str, told: str) -> None:
    ran = shell(f"puzzles make {save} {options}")
    assert ran.code != 0
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_it_takes_saves_only(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no save")
    for name in ("text", "nothing", "."):
        ran = shell(f"puzzles make {tmp_path}/{name} --moment 3")
        assert ran.code != 0
        assert ran.err.startswith("underhall: ")
