"""Shell completion: what Tab offers, asked in the shells themselves."""

import os
import pty
import select
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest

import underhall
from underhall.bots import BOTS
from underhall.cli import main
from underhall.cli.completing import SHELLS
from underhall.games import GAMES
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

PATIENCE = 60.0

# How a shell is started without anybody's settings, and how it learns to complete.
STARTED = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "source <(underhall completion bash)"),
    "zsh": (["zsh", "-f", "-i"], "autoload -Uz compinit; compinit -D -u; source <(underhall completion zsh)"),
    "fish": (["fish", "--no-config", "-i"], "underhall completion fish | source"),
}


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("simul", ["simulate"]),
        ("simulate ", list(GAMES)),
        ("--lang ", list(LANGUAGES)),
        ("--lang uk ru", ["rules", "rulebook"]),
        ("cards super-boss-monster --lang=u", ["--lang=uk"]),
        ("report boss-monster --bot ", list(BOTS)),
        ("tournament boss-monster --bots random,e", ["random,easy"]),
        ("report --compare ", [":files"]),
        ("report --compare a ", [":files"]),
        ("report --compare a b --l", ["--lang"]),
        ("simulate boss-monster --bots greedy,", [f"greedy,{bot}" for bot in BOTS]),
        ("simulate boss-monster --option edi", ["edition="]),
        ("simulate boss-monster --option edition=fi", ["edition=first-ru"]),
        ("play munchkin-quest --option length=", ["length=full", "length=short"]),
        ("play --option mul", ["mulligan="]),
        ("cards boss-monster dark-al", ["dark-altar"]),
        ("rules boss-monster bm-bait-05", ["BM-BAIT-05"]),
        ("cards boss-monster dark-altar ", []),
        ("simulate boss-monster --seats 2 --seat", []),
        ("simulate boss-monster --option a=b --opt", ["--option"]),
        ("games --color ", ["auto", "always", "never"]),
        ("completion ", list(SHELLS)),
        ("replay ", [":files"]),
        ("play --load ", [":files"]),
        ("bench --no", ["--no-peers"]),
        ("nonsense ", []),
        ("simulate boss-monster --nonsense ", []),
    ],
)
def test_what_can_come_next(capsys: pytest.CaptureFixture[str], typed: str, offered: list[str]) -> None:
    """Games, settings, bots, cards, rules, languages; files are for the shell; nothing where nothing can follow."""
    assert main(["__complete", *typed.split(" ")]) == 0
    assert capsys.readouterr().out.split() == offered


class Terminal:
    """A shell that somebody types into."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            environment = {
                "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
                "HOME": str(folder),
                "TERM": "xterm",
                "PS1": "ready$ ",
                "LC_ALL": "C.UTF-8",
                "PYTHONPATH": str(Path(underhall.__file__).parents[1]),
            }
            os.execvpe(command[0], command, environment)
        self.seen = b""

    def type(self, text: str) -> None:
        self.seen = b""
        os.write(self.file, text.encode())

    def wait_for(self, mark: str) -> str:
        """Read until the mark is there."""
        end = time.monotonic() + PATIENCE
        while mark.encode() not in self.seen:
            assert time.monotonic() < end, self.seen.decode(errors="replace")
            if select.select([self.file], [], [], 0.2)[0]:
                self.seen += os.read(self.file, 65_536)
        return self.seen.decode(errors="replace")

    def close(self) -> None:
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.file)


@pytest.mark.parametrize("shell_name", SHELLS)
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("underhall cards boss-monster dark-al", "underhall cards boss-monster dark-altar"),
        ("underhall play --option edition=fi", "underhall play --option edition=first-ru"),
        ("underhall replay my-g", "underhall replay my-game.underhall"),
    ],
)
def test_tab_in_a_real_shell(shell_name: str, typed: str, completed: str, tmp_path: Path) -> None:
    """Tab completes the word; what stands on the line then is what the shell would run."""
    command, setup = STARTED[shell_name]
    if shutil.which(command[0]) is None:
        pytest.skip(f"{shell_name} is not installed (Debian: apt-get install {shell_name})")
    (tmp_path / "my-game.underhall").touch()
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "underhall"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m underhall.cli "$@"\n')
    program.chmod(0o755)
    terminal = Terminal(command, tmp_path)
    try:
        terminal.type(f"{setup}; echo set''-up\r")
        terminal.wait_for("set-up")
        terminal.type(f"{typed}\t")
        terminal.wait_for(completed[len(typed) :])
        terminal.type("\x01echo li''ne \x05\r")  # to the beginning of the line, and back
        terminal.wait_for(f"line {completed}")
    finally:
        terminal.close()
