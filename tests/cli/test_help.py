"""Help pages: each reads like a manual page in every language, and every example on it works."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import underhall
from tests.cli.shell import Shell
from tests.fair.games import proof_of_a_game
from underhall.bots import new_bot
from underhall.cli import app
from underhall.cli.exits import FAILED, MEANINGS
from underhall.cli.manual import MANUALS
from underhall.fair import write_proof
from underhall.server.store import Store
from underhall.sets.new import new_set
from underhall.text import LANGUAGES, texts

pytestmark = pytest.mark.once

COMMANDS = [command.name or "" for command in app.registered_commands]
EXAMPLES = [(command, line) for command, manual in MANUALS.items() for line in manual.examples]

# The examples show what one would really type; a test has less time, and no network.
SHORTER = {
    "simulate": "--games 2",
    "tournament": "--games 2",
    "report": "--games 1 --bot random --seats 2",
    "serve": "--port 0 --host 127.0.0.1",
    "bench": "--seconds 0.01",
    "puzzles": "--games 1",
}


def test_every_command_has_a_manual() -> None:
    """And no manual is left of a command that is gone."""
    assert sorted(MANUALS) == sorted(["underhall", *COMMANDS])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_a_page_in_every_language(
    shell: Shell, command: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How it is written, what it does, what it takes, how it ends, and examples at the end; nothing is cut."""
    monkeypatch.setenv("COLUMNS", "60")
    text = texts(lang)
    ran = shell(f"{command} --help --lang {lang}")
    assert ran.code == 0
    assert ran.out.startswith(f"underhall {command}".rstrip())
    assert "cli-" not in ran.out
    assert "…" not in ran.out.replace("BOT,BOT…", "")
    headings = ["cli-help-options", "cli-help-exits", "cli-help-examples"]
    places = [ran.out.index(f"\n\n{text.say(heading)}\n") for heading in headings]
    assert places == sorted(places)
    manual = MANUALS[command or "underhall"]
    examples = ran.out[places[-1] :]
    assert [line for line in manual.examples if f"\n  {line}\n" not in examples] == []
    assert all(f"--{name}" in ran.out for name in ("help", "lang", "color"))


def test_every_exit_code_is_told(shell: Shell) -> None:
    """All of them on the first page; 1 only where a command can end so."""
    page = shell("--help").out
    assert [int(code) for code in re.findall(r"^  (\d+) ", page, re.MULTILINE)] == list(MEANINGS)
    for command in COMMANDS:
        told = re.search(rf"^  {FAILED}  ", shell(f"{command} --help").out, re.MULTILINE)
        assert (told is not None) == (command in ("rules", "replay", "puzzles", "set", "verify"))


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the examples speak of: a save, a database, and the folders of a home."""
    folder = tmp_path_factory.mktemp("prepared")
    game = underhall.engine.new("boss-monster", 3, 1)
    while not game.over:
        decision = game.decisions[0]
        bot = new_bot("random", decision.seat, underhall.seeded(str(len(game.answers))))
        game.answer(decision.seat, bot.choose(lambda: None, decision, lambda luck: game))
    (folder / "game.underhall").write_bytes(game.save())
    for name in ("games.db", "copy.db"):
        Store(f"sqlite:///{folder / name}").release()
    (folder / "game.proof.json").write_bytes(write_proof(proof_of_a_game()))
    for name in (".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions", "bin"):
        (folder / name).mkdir(parents=True)
    own = folder / "my-puzzles" / "boss-monster"
    own.mkdir(parents=True)
    shipped = Path(underhall.__file__).parent / "puzzles" / "shipped" / "boss-monster"
    shutil.copy(min(shipped.iterdir()), own / "001-own.yaml")
    command = folder / "bin" / "underhall"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m underhall.cli "$@"\n')
    command.chmod(0o755)
    return folder


@pytest.fixture
def folder(prepared: Path, tmp_path: Path) -> Path:
    """The same for one example, which may change it."""
    return shutil.copytree(prepared, tmp_path, dirs_exist_ok=True)


@pytest.mark.parametrize(("command", "line"), EXAMPLES, ids=[line for _, line in EXAMPLES])
def test_every_example_works(command: str, line: str, folder: Path) -> None:
    """As it stands there, in a shell; what serves is interrupted when it is open."""
    if "my-set" in line and "set new" not in line:
        new_set(folder / "my-set", "boss-monster")
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(Path(underhall.__file__).parents[1]),
        "BROWSER": "true",  # the command that does nothing
        "LC_ALL": "C.UTF-8",
    }
    serves = command == "serve" or line == "underhall play"
    before, pipe, after = f"{line} ".partition("| ")
    running = subprocess.Popen(
        [
            "bash",
            "-o",
            "pipefail",
            "-c",
            f"{'exec ' if serves else ''}{before}{SHORTER.get(command, '')} {pipe}{after}",
        ],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        if serves:
            assert running.stdout is not None
            assert "http://localhost:" in running.stdout.readline()
            running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=280)
    finally:
        running.kill()
    assert "Traceback" not in err
    # Whoever has written all of it before the reader has enough ends well.
    assert running.returncode in ((130,) if serves else (0, 141) if pipe else (0,)), err
    assert out or serves or ">" in line
    if ">" in line:
        assert "__complete" in (folder / line.rpartition("~/")[2]).read_text()
