"""`underhall tournament` and `underhall report`: tables for people, one object for programs, mistakes told at once."""

import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.shell import Shell
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

CUP = "tournament boss-monster --bots random,easy --games 2"
REPORT = "report boss-monster --bot random --seats 2"


def test_a_tournament_for_programs_is_one_object(shell: Shell) -> None:
    """The same with a folder, from which the second run takes everything."""
    first = shell(f"{CUP} --seed 1 --json")
    assert (first.code, first.err) == (0, "")
    assert [each["games"] for each in first.json["standings"]] == [2, 2]
    shell(f"{CUP} --seed 1 --out cup")
    again = shell(f"{CUP} --seed 1 --out cup --json")
    assert again.json["found"] == 2
    assert again.json["outcome_hash"] == first.json["outcome_hash"]


def test_people_get_standings_and_who_beats_whom(shell: Shell) -> None:
    """Ratings and wins, each with an interval, and where the results are."""
    ran = shell(f"{CUP} --seed 1 --out cup")
    assert (ran.code, ran.err) == (0, "")
    for told in ("Standings", "Rating", "95% interval", "against the column", "Results: cup"):
        assert told in ran.out


def test_a_bot_that_is_out_is_told_on_standard_error(shell: Shell, tmp_path: Path) -> None:
    """With the reason; the others are in the table, and the command ends well."""
    program = tmp_path / "bot.py"
    program.write_text("raise SystemExit(7)")
    words = ["tournament", "boss-monster", "--games", "2", "--bots"]
    from underhall.cli import main

    assert main([*words, f"random,easy,command {shlex.quote(sys.executable)} {program}"]) == 0
    printed = shell.capsys.readouterr()
    assert "exit code 7. The tournament goes on without it" in printed.err
    assert "bot.py" not in printed.out


def test_a_report_is_printed_written_and_compared(shell: Shell) -> None:
    """Tables without a folder; files with one; two folders are compared, for people and for programs."""
    ran = shell(f"{REPORT} --games 2")
    assert (ran.code, ran.err) == (0, "")
    for told in ("Length", "Seats", "First player", "Bosses", "Rooms", "Spells", "Openings", "Fair share", "Decisive"):
        assert told in ran.out
    for name in ("a", "b"):
        assert shell(f"{REPORT} --games 2 --seed {name} --out {name}").code == 0
    assert (Path("a") / "report.html").exists()
    compared = shell("report --compare a b")
    assert compared.code == 0
    assert "Moved by more than chance would explain: 0" in compared.out
    assert shell("report --compare a b --json").json["moved"] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("balance super-boss-monster", "The command “balance” no longer exists. Its work is done by: underhall report"),
        ("report chess", "There is no game “chess”."),
        ("report", "“GAME” is missing."),
        ("report boss-monster --seats 1", "“boss-monster” is for 2 to 4 players"),
        ("report boss-monster --bot deep", "There is no bot “deep”."),
        ("report boss-monster --games 0", "“0” is not a value of the option “games”."),
        ("report --compare here there", "There is no report in “here”."),
        ("tournament boss-monster --bots random", "A tournament needs at least as many different bots as seats"),
        ("tournament boss-monster --bots random,random", "A tournament needs at least as many different bots as seats"),
        ("tournament boss-monster", "“--bots BOT,BOT…” is missing."),
        ("tournament boss-monster --bots random,deep", "There is no bot “deep”."),
        ("tournament boss-monster --bots random,search:0ms", "“search:0ms” does not say how long to think."),
        ("tournament boss-monster --bots random,easy --games 0", "“0” is not a value of the option “games”."),
        ("tournament boss-monster --bots random,easy --games 99999999999", "Valid values: 1–1000000000"),
        ("tournament boss-monster --bots random,easy --time-limit 0", "“0” is not a value of the option “time-limit”."),
        ("simulate boss-monster --jobs 5000", "“5000” is not a value of the option “jobs”."),
    ],
)
def test_mistakes_are_told(shell: Shell, words: str, told: str) -> None:
    """Exit code 2, nothing on standard output, and a sentence that says what would be right."""
    ran = shell(words)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_are_told_in_every_language(shell: Shell, lang: str) -> None:
    """No message id shows through."""
    for line in (f"{CUP} --lang {lang}", f"{REPORT} --games 1 --lang {lang}"):
        ran = shell(line)
        assert ran.code == 0
        assert "cli-" not in ran.out
        assert "report-" not in ran.out
