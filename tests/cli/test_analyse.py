"""`underhall analyse`: a saved game looked through by the coach."""

from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.cli.test_replay import played
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once


@pytest.fixture
def saved(shell: Shell) -> Path:
    """A game of a few answers, saved."""
    file = Path("game.underhall")
    file.write_bytes(played(answers=6, seats=2).save())
    return file


def test_everybody_has_a_line(shell: Shell, saved: Path) -> None:
    """With accuracy, what was given away, luck, and how their chances went."""
    ran = shell(f"analyse {saved}")
    assert ran.code == 0
    assert "Chances are estimates from what each player knew at the time." in ran.out
    assert "Accuracy" in ran.out
    assert "Luck" in ran.out


def test_programs_read_it_as_json(shell: Shell, saved: Path) -> None:
    """One object, with everybody's figures."""
    found = shell(f"analyse {saved} --json").json
    assert found["game"] == "boss-monster"
    assert [player["seat"] for player in found["players"]] == [0, 1]
    assert found["curve"][-1]["answers"] == 6
    for point in found["curve"]:
        assert sum(point["chances"]) == pytest.approx(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_no_save_is_refused_in_every_language(shell: Shell, lang: str) -> None:
    """Nothing is printed but the reason."""
    Path("no.underhall").write_bytes(b"no save")
    for name in ("no.underhall", "missing.underhall"):
        ran = shell(f"analyse {name} --lang {lang}")
        assert ran.code != 0
        assert ran.out == ""
        assert ran.err


def test_a_game_of_other_rules_is_refused(shell: Shell, saved: Path) -> None:
    """It cannot be played again."""
    game = played(answers=6, seats=2)
    game.config.rules += 1
    saved.write_bytes(game.save())
    ran = shell(f"analyse {saved}")
    assert ran.code != 0
    assert ran.out == ""
