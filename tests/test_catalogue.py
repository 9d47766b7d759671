"""The rule catalogue is sound, and coverage is read from the tests as they are written."""

import re
from pathlib import Path

import pytest

import underhall
from underhall.errors import UnknownGame, UnknownRule, UsageError
from underhall.games import GAMES
from underhall.rules.catalogue import Conflict, Example, Rule, catalogue
from underhall.rules.coverage import card_coverage, checkout, coverage
from underhall.rules.texts import paragraphs
from underhall.text import LANGUAGES, rule_texts

pytestmark = pytest.mark.once

DATA = Path(underhall.__file__).parent / "games"
TESTS = """
from tests.marks import card, rule

@rule("BM-BAIT-05", "BM-BAIT-06")
@card("dark-altar")
def test_two(): ...

@rule("BM-BAIT-05")
class TestMany:
    def test_one(self): ...

@rule("BM-NOPE-01")
@card("no-such-card")
def test_nothing(): ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with two tests, a mistaken one, and two waivers."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(TESTS)
    (tmp_path / "tests" / "waivers.toml").write_text('[boss-monster]\n"BM-TURN-01" = "why"\nopen-grave = "why"\n')
    return tmp_path


@pytest.mark.parametrize("game", list(GAMES))
def test_the_catalogue_is_whole(game: str) -> None:
    """Every rule, ruling and example that is written down is there, each with an id of its own."""
    known = catalogue(game)
    text = (DATA / game.replace("-", "_") / "data" / "rules.yaml").read_text("utf-8")
    written = re.findall(r"^ *- id: (\S+)$", text.partition("\nrules:\n")[2], re.MULTILINE)
    assert sorted(written) == sorted(known.entries())
    assert known.rules
    assert known.conflicts
    assert known.examples
    (prefix,) = {id.partition("-")[0] for id in known.entries()}
    assert all(re.fullmatch(rf"{prefix}-[A-Z]+-\d\d", id) for id in known.entries())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_entry_can_be_read(game: str, lang: str) -> None:
    """In each language: a rule with how editions differ, a ruling with its question, an example with its result."""
    said = rule_texts(lang)
    for entry in catalogue(game).entries().values():
        told = paragraphs(entry, said)
        assert all(told), entry.id
        wanted = {Rule: 1 + bool(isinstance(entry, Rule) and entry.differs), Conflict: 2, Example: 3}
        assert len(told) == wanted[type(entry)], entry.id


@pytest.mark.parametrize("game", list(GAMES))
def test_entries_refer_to_entries(game: str) -> None:
    """Rulings and examples name rules that exist, and editions that exist."""
    known = catalogue(game)
    referring: list[Conflict | Example] = [*known.conflicts, *known.examples]
    for entry in referring:
        assert set(entry.rules) <= known.entries().keys(), entry.id
    printed: list[Rule | Example] = [*known.rules, *known.examples]
    for each in printed:
        assert each.editions == "all" or set(each.editions) <= known.editions.keys(), each.id


def test_an_entry_is_found_by_its_id() -> None:
    """However it is capitalised; otherwise the nearest are named."""
    known = catalogue("boss-monster")
    assert known.entry("bm-conf-02").id == "BM-CONF-02"
    with pytest.raises(UnknownRule, match="BM-BAIT-0"):
        known.entry("BM-BATE-05")


def test_an_unknown_game_has_no_catalogue() -> None:
    """The error names the games that have one."""
    with pytest.raises(UnknownGame, match="boss-monster"):
        catalogue("../boss_monster")


def test_rules_are_covered_waived_or_open(root: Path) -> None:
    """Marks on functions and classes count; marks that name nothing are reported."""
    found = coverage("boss-monster", root)
    assert found.covered == {
        "BM-BAIT-05": ["tests/test_some.py::test_two", "tests/test_some.py::TestMany"],
        "BM-BAIT-06": ["tests/test_some.py::test_two"],
    }
    assert found.waived == {"BM-TURN-01": "why"}
    assert len(found.open) == len(catalogue("boss-monster").entries()) - len(found.covered) - len(found.waived)
    assert found.unknown == {"BM-NOPE-01": ["tests/test_some.py::test_nothing"]}


def test_cards_are_covered_waived_or_open(root: Path) -> None:
    """Cards are counted as rules are."""
    found = card_coverage("boss-monster", root)
    assert found.covered == {"dark-altar": ["tests/test_some.py::test_two"]}
    assert found.waived == {"open-grave": "why"}
    assert {"draculord", "annihilator", "the-fool"} <= set(found.open)
    assert found.unknown == {"no-such-card": ["tests/test_some.py::test_nothing"]}


def test_the_checkout_is_found_from_inside(root: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """From any folder below it; elsewhere there is nothing to count."""
    below = root / "src" / "deep"
    below.mkdir(parents=True)
    assert checkout(below) == root
    with pytest.raises(UsageError, match="checkout"):
        checkout(tmp_path_factory.mktemp("elsewhere"))
