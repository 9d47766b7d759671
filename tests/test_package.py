"""What the package says of itself, and what is built of it."""

import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import setuptools
import yaml

from tests.server.live_server import LiveServer
from underhall.games import GAMES

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"


def loaded(file: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py tells setuptools."""
    told: dict[str, Any] = {}
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(setuptools, "setup", lambda **words: told.update(words))
    loaded(ROOT / "setup.py", "underhall_setup")
    return told


def test_the_description_needs_no_files_beside_it(described: dict[str, Any]) -> None:
    """A package index shows neither our pictures nor our other documents: nothing in the text leads to them."""
    text = described["long_description"]
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "![" in readme
    assert re.findall(r"\]\((?!https?:|#)", text) == []
    assert [line for line in readme.splitlines() if line.startswith("#")] == [
        line for line in text.splitlines() if line.startswith("#")
    ]
    assert ">>> import underhall" in text
    assert len(text) > 0.7 * len(readme)


def test_the_same_pythons_are_named_everywhere() -> None:
    """In the classifiers, in the workflow, and as the oldest that is needed."""
    dist = loaded(ROOT / "tools" / "dist.py", "underhall_dist")
    named = dist.versions()
    assert PROJECT["requires-python"] == f">={named[0]}"
    jobs = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]
    assert jobs["wheels"]["strategy"]["matrix"]["python"] == named
    assert jobs["test"]["steps"][1]["with"]["python-version"] == named[0]


def test_the_workflow_runs_what_everybody_runs() -> None:
    """`.ci/run` and `make dist`, with the right to read and no other, and every action of one release."""
    workflow = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert all("permissions" not in job for job in workflow["jobs"].values())
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert [step["run"] for step in steps if "run" in step] == [".ci/run", 'make dist DIST_ARGS="--python python3"']
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", step["uses"]) for step in steps if "uses" in step)


def test_a_python_is_known_by_its_version(tmp_path: Path) -> None:
    """What does not run, as the shims of pyenv may not, is none."""
    dist = loaded(ROOT / "tools" / "dist.py", "underhall_dist")
    ours = ".".join(str(number) for number in sys.version_info[:2])
    assert dist.version_of(sys.executable) == ours
    assert dist.version_of(tmp_path / "python") == ""
    shim = tmp_path / "python3.99"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    assert dist.version_of(shim) == ""
    assert dist.version_of(dist.python_of(ours)) == ours
    assert dist.python_of("3.99") is None


def test_the_tryout_knows_what_the_command_says() -> None:
    """The version in today's words, which `make dist` compares with the installed command's, with and without nets."""
    tryout = loaded(ROOT / "tools" / "tryout.py", "underhall_tryout")
    tryout.tell_version(nets="yes")
    with pytest.raises(SystemExit, match=r"tryout: .* is not "):
        tryout.tell_version(nets="no")


@pytest.mark.parametrize("game", GAMES)
def test_the_tryout_plays_a_whole_game_in_the_terminal(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where an answer has to be confirmed: its lines, whatever is asked, lead to the end."""
    monkeypatch.chdir(tmp_path)
    loaded(ROOT / "tools" / "tryout.py", "underhall_tryout").play_in_terminal(game)


@pytest.mark.long
def test_the_tryout_finds_the_whole_page_and_plays_at_a_table(tmp_path: Path) -> None:
    """By the names that the page's files have today, and in the words of today's protocol."""
    tryout = loaded(ROOT / "tools" / "tryout.py", "underhall_tryout")
    live = LiveServer(f"sqlite:///{tmp_path / 'hall.db'}")
    try:
        tryout.look_at_page(f"http://127.0.0.1:{live.port}")
        for game in GAMES:
            tryout.play_at_table(f"http://127.0.0.1:{live.port}", game)
    finally:
        live.close()
