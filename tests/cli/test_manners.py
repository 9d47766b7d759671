"""How the command behaves among others: in pipes, without colours, interrupted."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import underhall

pytestmark = pytest.mark.once

UNDERHALL = [sys.executable, "-m", "underhall.cli"]
HERE = {
    **{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR", "FORCE_COLOR")},
    "PYTHONPATH": str(Path(underhall.__file__).parents[1]),
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm-256color",
}
SILENT = 5.0  # seconds after which one presses a key again
ESCAPE = "\x1b["
COLOR = re.compile(r"\x1b\[[\d;]*3\d")  # a colour of letters, bold or not


def piped(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*UNDERHALL, *words], env={**HERE, **environment}, capture_output=True, text=True, timeout=120
    )


def on_a_terminal(words: list[str], *typed: tuple[str, str], **environment: str) -> tuple[int, str]:
    """The exit code of a command on a terminal of its own, and all that it showed. Each key is typed when the words
    before it have appeared. Where the last one has no effect, it is typed again: a Ctrl+C that comes between Python's
    prompt and its waiting for a key is acted on with the next key only, which a person then presses."""
    pid, file = pty.fork()
    if pid == 0:
        os.execvpe(UNDERHALL[0], [*UNDERHALL, *words], {**HERE, **environment})
    shown = b""
    looked = 0
    keys = list(typed)
    last = ""
    silent_since = time.monotonic()
    end = time.monotonic() + 120
    try:
        while time.monotonic() < end:
            if select.select([file], [], [], 0.2)[0]:
                try:
                    read = os.read(file, 65_536)
                except OSError:  # it has ended
                    break
                if not read:
                    break
                shown += read
                silent_since = time.monotonic()
            if keys and keys[0][0].encode() in shown[looked:]:
                looked = len(shown)
                last = keys.pop(0)[1]
                os.write(file, last.encode())
            elif last and not keys and time.monotonic() - silent_since > SILENT:
                silent_since = time.monotonic()
                os.write(file, last.encode())
    finally:
        os.close(file)  # which ends it, if it has not ended
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status), shown.decode(errors="replace")


CARD = ["rules", "boss-monster", "BM-BAIT-05"]


def test_colours_are_for_terminals() -> None:
    """A terminal has them; a pipe, a dumb terminal and whoever says so have not."""
    assert COLOR.search(on_a_terminal(CARD)[1])
    assert ESCAPE not in piped(*CARD).stdout
    assert ESCAPE not in on_a_terminal(CARD, TERM="dumb")[1]
    assert not COLOR.search(on_a_terminal(CARD, NO_COLOR="1")[1])
    assert ESCAPE not in on_a_terminal([*CARD, "--color", "never"])[1]


def test_colours_can_be_had_in_a_pipe() -> None:
    """By the option, which also wins over the environment, or by the environment."""
    assert COLOR.search(piped(*CARD, FORCE_COLOR="1").stdout)
    assert COLOR.search(piped(*CARD, "--color=always", NO_COLOR="1").stdout)
    assert COLOR.search(piped("--color", "always", *CARD).stdout)
    assert COLOR.search(piped("cards", "--help", "--color", "always").stdout)
    assert ESCAPE not in piped(*CARD, "--color", "never", FORCE_COLOR="1").stdout


def test_nothing_in_a_pipe_is_wider_than_80() -> None:
    """However wide the terminal is that the pipe was started from; COLUMNS says otherwise."""
    assert max(map(len, piped("cards", "boss-monster").stdout.splitlines())) == 80
    assert max(map(len, piped("cards", "boss-monster", COLUMNS="100").stdout.splitlines())) == 100


def test_no_progress_bar_goes_into_a_pipe() -> None:
    """Not even where colours are wanted; on a terminal there is one."""
    line = ["simulate", "boss-monster", "--seats", "2", "--games", "40"]
    assert piped(*line, FORCE_COLOR="1").stderr == ""
    assert "/40" in on_a_terminal(line)[1]


@pytest.mark.parametrize("words", [["rules", "boss-monster"], ["cards", "munchkin-quest", "--json"], ["--help"]])
def test_a_reader_who_has_enough_is_no_error(words: list[str]) -> None:
    """`underhall … | head -n 1` ends like other programs do, without a word."""
    running = subprocess.Popen(
        [*UNDERHALL, *words], env=HERE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    assert running.wait(60) == 141


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_without_a_traceback(jobs: str) -> None:
    """Ctrl+C goes to all processes of the terminal; 130 is what shells expect."""
    line = ["simulate", "boss-monster", "--games", "1000000", "--jobs", jobs]
    code, shown = on_a_terminal(line, ("/1000000", "\x03"))
    assert code == 130
    assert "Traceback" not in shown
    assert "KeyboardInterrupt" not in shown


def test_an_interrupted_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is and how to go on is said; and so one can."""
    monkeypatch.chdir(tmp_path)
    code, shown = on_a_terminal(["play", "--text", "--seed", "4"], ("> ", "1\r"), ("> ", "\x03"))
    assert code == 130
    assert "Traceback" not in shown
    assert (tmp_path / "boss-monster-4.underhall").is_file()
    again = re.search(r"underhall (play boss-monster --load \S+ --bots \S+)", shown.replace("\r\n", " "))
    assert again is not None, shown
    ran = subprocess.run(
        [*UNDERHALL, *again.group(1).split()], env=HERE, stdin=subprocess.DEVNULL, capture_output=True, timeout=60
    )
    assert ran.returncode == 0


def test_an_interrupted_server_ends_with_130(tmp_path: Path) -> None:
    """All was stored long ago."""
    running = subprocess.Popen(
        [*UNDERHALL, "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'games.db'}"],
        env=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stdout is not None
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.communicate(timeout=60) == ("", "")
        assert running.returncode == 130
    finally:
        running.kill()
