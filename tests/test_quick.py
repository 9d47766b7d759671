"""`make quick`: what it checks when these or those files were changed."""

import importlib.util
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.once

spec = importlib.util.spec_from_file_location("quick", ROOT / "tools" / "quick.py")
assert spec is not None
assert spec.loader is not None
quick = importlib.util.module_from_spec(spec)
spec.loader.exec_module(quick)


@pytest.mark.parametrize("start", [start for start, _ in quick.CONCERNS])
def test_what_it_knows_is_there(start: str) -> None:
    """Every folder and file of the list, and the tests beside it: none has moved since."""
    assert list(ROOT.glob(f"{start}*")) or (ROOT / start).exists(), start
    missing = [test for test in dict(quick.CONCERNS)[start] if test and not (ROOT / test).exists()]
    assert missing == []


def test_every_folder_of_the_source_is_known() -> None:
    """Whatever is changed there leads to some test."""
    for file in (ROOT / "src").rglob("*.py"):
        assert quick.concerned(file.relative_to(ROOT).as_posix()), file


def test_nothing_changed_is_a_cross_section() -> None:
    plan = quick.plan([])
    assert plan.cross_section
    assert plan.python
    assert plan.page
    assert any("--share" in check.command for check in quick.checks(plan))


def test_a_game_leads_to_its_own_tests() -> None:
    plan = quick.plan(["src/underhall/games/boss_monster/ops.py"])
    assert plan.tests == ["tests/boss_monster", "tests/cards/boss_monster", "tests/rules/boss_monster", *quick.ALWAYS]
    assert (plan.changed_tests, plan.cross_section, plan.python, plan.page) == ([], False, True, False)
    names = [check.name for check in quick.checks(plan)]
    assert names == ["types", "tests", "style", "layout"]


def test_a_changed_test_is_run_itself_and_something_of_it_that_takes_long(tmp_path: Path) -> None:
    """One that is gone is not."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_here.py").write_text("")
    plan = quick.plan(["tests/test_here.py", "tests/test_gone.py"], tmp_path)
    assert plan.changed_tests == ["tests/test_here.py"]
    (check,) = [each for each in quick.checks(plan) if each.name == "changed tests"]
    assert "not long" not in check.command
    assert "--long-share" in check.command


def test_what_tests_share_leads_to_the_tests_beside_it() -> None:
    assert quick.plan(["tests/server/desk.py"]).tests == ["tests/server", *quick.ALWAYS]
    assert quick.plan(["tests/boss_table.py"]).cross_section


def test_the_page_is_checked_when_it_or_its_words_were_changed() -> None:
    for file in ("web/src/App.svelte", "src/underhall/locales/en/errors.ftl"):
        names = [check.name for check in quick.checks(quick.plan([file]))]
        assert {"page, types", "page, tests"} <= set(names)
    assert not quick.plan(["src/underhall/cli/serve.py"]).page


def test_changes_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Committed on a branch, not committed, and new; not what is ignored or as it is on main."""

    def git(*words: str) -> None:
        who = ["-c", "user.name=ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(quick, "ROOT", tmp_path)
    git("init", "-b", "main")
    for name in ("same", "committed", "touched"):
        (tmp_path / name).write_text("before")
    (tmp_path / ".gitignore").write_text("ignored\n")
    git("add", ".")
    git("commit", "-m", "one")
    assert quick.changed_files() == []
    git("switch", "-c", "branch")
    (tmp_path / "committed").write_text("after")
    git("commit", "-am", "two")
    for name in ("touched", "new", "ignored"):
        (tmp_path / name).write_text("after")
    assert quick.changed_files() == ["committed", "new", "touched"]
