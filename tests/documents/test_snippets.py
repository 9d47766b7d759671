"""What the documents show to be typed does what they say.

A page is run from its top: its Python in one namespace, its commands in one empty folder. What cannot be run has a
comment right before it, with the reason: `<!-- not run: it serves until it is stopped -->`.
"""

import doctest
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.documents.pages import DOCS, ROOT, Document, Snippet, documents
from underhall.cli import main

pytestmark = pytest.mark.once

# Nothing of ours; a house set, followed by tests/sets/test_guide.py; a lesson, played by tests/learn/test_lessons.py.
OTHERS: Final = {"nginx", "text", "toml", "yaml"}
FLAGS: Final = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
SPOKEN: Final = ("underhall", "make", "pip", "pipx", "uvx", "python", "cd", "npm")  # how a line of a shell begins

PAGES: Final = [page for page in documents() if page.snippets]


def commands(snippet: Snippet) -> list[list[str]]:
    """The commands in a block for the shell, each as its words. An indented block may also be a drawing."""
    if snippet.language not in ("", "shell"):
        return []
    lines = [line for line in snippet.text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if snippet.language == "":
        lines = [line for line in lines if line.split()[0] in SPOKEN]
    return [shlex.split(line, comments=True) for line in lines]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_shows_runs(page: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every block of Python, and every command that ends by itself."""
    monkeypatch.chdir(tmp_path if DOCS in page.path.parents else ROOT)
    monkeypatch.setenv("LANG", "C.UTF-8")
    names: dict[str, object] = {"__name__": "__main__"}
    for snippet in page.snippets:
        where = f"{page.name}:{snippet.line}"
        if snippet.not_run:
            continue
        if snippet.language == "python":
            run_python(snippet, where, names)
        for words in commands(snippet):
            if words[0] == "underhall":
                assert main(words[1:]) == snippet.ends_with, f"{where}: {shlex.join(words)}"
            else:
                assert words[0] == "make", f"{where}: say why this is not run: {shlex.join(words)}"


def run_python(snippet: Snippet, where: str, names: dict[str, object]) -> None:
    """A session with its answers, or a piece of a program."""
    if ">>> " not in snippet.text:
        exec(compile("\n" * snippet.line + snippet.text, where, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(snippet.text, names, where, where, snippet.line)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    said: list[str] = []
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)  # it has worked on a copy
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_says_what_it_is(page: Document) -> None:
    """A language that tests know how to run or to leave alone, and a reason of some words where it is not run."""
    for snippet in page.snippets:
        where = f"{page.name}:{snippet.line}"
        assert snippet.language in {"", "python", "shell"} | OTHERS, where
        assert not snippet.not_run or len(snippet.not_run.split()) >= 3, where


def test_the_commands_are_really_run() -> None:
    """Most of the commands, and all of the Python."""
    blocks = [snippet for page in PAGES for snippet in page.snippets]
    run = [words for snippet in blocks if not snippet.not_run for words in commands(snippet) if words[0] == "underhall"]
    assert len(run) >= 20
    assert [snippet for snippet in blocks if snippet.language == "python" and snippet.not_run] == []


def test_the_small_game_of_the_guide_plays() -> None:
    """docs/howto/stones.py is a whole game; it plays on the source, since compiled classes cannot be its base."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(DOCS / "howto" / "stones.py")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Outcome(winners=[1]") == 2
