"""The project as a whole: nothing in it belongs to one machine, and nothing in the games goes untested."""

import re
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from underhall.games import GAMES
from underhall.rules.coverage import Coverage, card_coverage, checkout, coverage, marks, waivers

pytestmark = pytest.mark.once

Measure = Callable[[str, Path], Coverage]


@pytest.fixture(scope="module", autouse=True)
def _tests_are_read_once() -> Iterator[None]:
    """Reading all tests takes seconds, and each test here would do so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("underhall.rules.coverage.marks", cache(marks))
        yield


ROOT = checkout(Path(__file__).parent)

# Put together here, so that this file does not contain what it looks for.
FORBIDDEN = [
    re.compile(r"pypi" + r"\.org"),
    re.compile(r"python" + r"hosted"),
    re.compile(r"npm" + r"js\.(org|com)"),
    re.compile(r"(deb|security|ftp)\.debian" + r"\.org"),
    re.compile(r"(^|[^\w.~])/" + r"(work|farm|root|home|Users)/", re.MULTILINE),
]


CACHES = {"__pycache__", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"}  # that tests may have written


def files() -> list[Path]:
    """The files of the project: tracked, or new and not ignored; in an sdist, all that there are but the built page."""
    if not (ROOT / ".git").exists():
        found = [file for file in ROOT.rglob("*") if file.is_file() and not CACHES.intersection(file.parts)]
        return [file for file in found if not file.is_relative_to(ROOT / "src" / "underhall" / "server" / "static")]
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [ROOT / name for name in listed if (ROOT / name).is_file()]


def test_every_shortened_proof_has_its_full_length_in_the_soak() -> None:
    """Whatever asks `tests/lengths.py` how long it takes is named by `make soak`, by itself or by a pattern."""
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\nsoak:")[2].partition("\n\n")[0]
    assert "UNDERHALL_LENGTHS=full" in recipe
    named = [each for each in recipe.replace("\\\n", " ").split() if each.startswith("tests/")]
    run = {file for each in named for file in ROOT.glob(f"{each}/**/*.py" if (ROOT / each).is_dir() else each)}
    shortened = [
        file
        for file in ROOT.glob("tests/**/*.py")
        if re.search(r"^from tests\.lengths import", file.read_text("utf-8"), re.MULTILINE)
    ]
    page = [file for file in ROOT.glob("web/tests/*.ts") if "UNDERHALL_LENGTHS" in file.read_text("utf-8")]
    assert len(shortened) > 20
    assert len(page) > 0
    assert [file.name for file in page if str(file.relative_to(ROOT / "web")) not in recipe] == []
    assert [str(file.relative_to(ROOT)) for file in shortened if file not in run and file.name != "conftest.py"] == []


def test_no_file_names_a_package_registry_or_a_place_on_one_machine() -> None:
    """The project installs by package name, from whatever mirror a machine uses, wherever it lies."""
    found = []
    for file in files():
        text = file.read_bytes().decode("utf-8", errors="ignore")
        found += [f"{file.relative_to(ROOT)}: {match.group()}" for each in FORBIDDEN for match in each.finditer(text)]
    assert found == []


def test_every_folder_is_in_the_sdist() -> None:
    """`make dist` compares file by file, but minutes later and only when somebody calls it."""
    lines = (ROOT / "MANIFEST.in").read_text("utf-8").splitlines()
    grafted = {line.removeprefix("graft ") for line in lines if line.startswith("graft ")}
    folders = {relative.parts[0] for file in files() if len((relative := file.relative_to(ROOT)).parts) > 1}
    assert folders == grafted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("measured", [coverage, card_coverage], ids=["rules", "cards"])
class TestEveryRuleAndCard:
    """Every rule and every card leads to a test, and back."""

    def test_is_tested_or_waived(self, game: str, measured: Measure) -> None:
        """Nothing is open."""
        assert measured(game, ROOT).open == []

    def test_is_what_a_mark_names(self, game: str, measured: Measure) -> None:
        """No mark names a rule or card that does not exist."""
        assert measured(game, ROOT).unknown == {}

    def test_is_not_waived_and_tested_at_once(self, game: str, measured: Measure) -> None:
        """A waiver goes when the test comes."""
        found = measured(game, ROOT)
        assert found.covered.keys() & found.waived.keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_waiver_names_something_and_gives_a_reason(game: str) -> None:
    """A waiver is a line with a reason, about a rule or card that exists."""
    known = {*coverage(game, ROOT).waived, *card_coverage(game, ROOT).waived}
    assert waivers(game, ROOT).keys() == known
    assert all(len(reason.split()) >= 3 for reason in waivers(game, ROOT).values())
