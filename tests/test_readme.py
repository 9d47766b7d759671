"""What the README shows is true."""

import doctest
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"

# What the README tells of besides, as somebody would write it who has his types checked.
MORE = """
view: underhall.BossMonsterView = game.view(0)
view.hand.sort()
game.view(0).hand[0].upper()
underhall.new("boss-monster", seats=2).decisions[0].options[0].fields["card"].upper()
game.imagine(0, underhall.seeded(1)).clone().over
print(game.view(0).hand, underhall.new("munchkin-quest", seats=3).view(0).fight)
"""
# And what somebody gets wrong: the type checker says so.
WRONG = """
game.answer("first", 0)
game.view(0).gold
game.agenda
"""


def test_the_example_runs() -> None:
    """The Python session in the README gives what it says, line by line."""
    tried = doctest.testfile(str(README), module_relative=False)
    assert tried.attempted >= 5
    assert tried.failed == 0


@pytest.mark.once
def test_the_example_passes_strict_type_checks(tmp_path: Path) -> None:
    """So does a program that uses views, options and imagined worlds; what is wrong is still found."""
    steps = doctest.DocTestParser().get_examples(README.read_text("utf-8"))
    program = tmp_path / "program.py"
    program.write_text("".join(step.source for step in steps) + MORE + WRONG, "utf-8")
    # With the project's own settings, strict ones, what `make lint` knows of the package is used again.
    known = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    said, _, _ = api.run([*known, str(program)])
    assert [line.partition(" error: ")[2] for line in said.splitlines() if " error: " in line] == [
        'Argument 1 to "answer" of "Game" has incompatible type "str"; expected "int | bool"  [arg-type]',
        '"View" has no attribute "gold"  [attr-defined]',
        '"Game[View]" has no attribute "agenda"  [attr-defined]',
    ], said
