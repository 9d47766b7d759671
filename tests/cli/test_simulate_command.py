"""`underhall simulate`: tables for people, one object for programs, and mistakes told before anything is played."""

import json
from pathlib import Path

import pytest

import underhall
from tests.cli.shell import Shell
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

FIELDS = [
    "games",
    "decisions",
    "choices",
    "seconds",
    "games_per_s",
    "choices_per_s",
    "mean_turns",
    "wins",
    "seats",
    "outcome_hash",
    "replaced",
]


def test_the_result_is_one_object_for_programs(shell: Shell) -> None:
    """Nothing but the object is printed, with every field, and the shares lie within their intervals."""
    ran = shell("simulate boss-monster --seats 3 --bots greedy,random,random --games 4 --seed 1 --json")
    assert (ran.code, ran.err) == (0, "")
    assert list(ran.json) == FIELDS
    assert ran.json["games"] == 4
    assert set(ran.json["wins"]) == {"greedy", "random"}
    assert set(ran.json["seats"]) == {"0", "1", "2"}
    for share in (*ran.json["wins"].values(), *ran.json["seats"].values()):
        assert share["low"] <= share["share"] == share["wins"] / 4 <= share["high"]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(shell: Shell) -> None:
    """The hash of the outcomes is that of the seed, not of the processes."""
    line = "simulate boss-monster --seats 2 --games 8 --json --seed"
    first, shared, other = (shell(f"{line} {end}").json for end in ("a", "a --jobs 2", "b"))
    assert first["outcome_hash"] == shared["outcome_hash"] != other["outcome_hash"]
    assert first["wins"] == shared["wins"]


def test_people_get_tables_and_counts(shell: Shell) -> None:
    """Each bot and each seat has its line, and the counts follow."""
    ran = shell("simulate boss-monster --seats 2 --games 4 --seed 1")
    assert (ran.code, ran.err) == (0, "")
    assert "Wins: Bot" in ran.out
    assert "Wins: Seat" in ran.out
    assert "│ random │ 4   │ 100.0% │" in ran.out
    assert "Games: 4. Decisions: " in ran.out
    assert "Hash of the results: " in ran.out


def test_without_seats_and_bots_the_table_is_full_of_random_players(shell: Shell) -> None:
    """Four of them, since Boss Monster is played by up to four."""
    ran = shell("simulate boss-monster --games 1 --json")
    assert list(ran.json["wins"]) == ["random"]
    assert len(ran.json["seats"]) == 4


def test_options_reach_the_games_and_saves_are_written(shell: Shell) -> None:
    """Every game is a file that loads, verifies and was played by the options given."""
    ran = shell(
        "simulate boss-monster --seats 2 --games 2 --option edition=alpha-ja --option machinations=on --save kept"
    )
    assert ran.code == 0
    files = sorted(Path("kept").iterdir())
    assert [file.name for file in files] == ["0.underhall", "1.underhall"]
    for file in files:
        game = underhall.engine.load(file.read_bytes())
        assert game.over
        assert game.config.options["edition"] == "alpha-ja"
        assert game.config.options["machinations"] == "on"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("chess", "There is no game “chess”. Games: boss-monster, super-boss-monster, munchkin-quest."),
        ("boss-monster --seats 9", "“boss-monster” is for 2 to 4 players; seats requested: 9."),
        ("boss-monster --bots random", "“boss-monster” is for 2 to 4 players; seats requested: 1."),
        ("boss-monster --bots deep,random", "There is no bot “deep”. Bots: random, easy, "),
        ("boss-monster --bots gredy,random", "Did you mean “greedy”?"),
        ("boss-monster --bots search:0ms,random", "“search:0ms” does not say how long to think."),
        ("boss-monster --bots nobody:Bot,random", "The module of the bot “nobody:Bot (No module named"),
        ("boss-monster --bots command,random", "The program of the bot “command” was not found."),
        ("boss-monster --option editon=first-ru", "Did you mean “edition”?"),
        ("boss-monster --option edition=frist-ru", "Did you mean “first-ru”?"),
        ("boss-monster --seats 3 --bots greedy,random", "“greedy,random” is not a value of the option “--bots”."),
        ("boss-monster --option colour=red", "There is no option “colour”. Options: edition, "),
        ("boss-monster --option edition=first", "“first” is not a value of the option “edition”. Valid values: "),
        ("boss-monster --option edition", "“edition” is not a value of the option “--option”."),
        ("boss-monster --games 0", "“0” is not a value of the option “games”."),
        ("boss-monster --jobs 0", "“0” is not a value of the option “jobs”."),
        ("boss-monster --games many", "That is not a valid value for “--games N”."),
    ],
)
def test_mistakes_are_told_and_nothing_is_written(shell: Shell, words: str, told: str) -> None:
    """Exit code 2, nothing on standard output, no folder made, and a sentence that says what would be right."""
    ran = shell(f"simulate {words} --save kept")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert not Path("kept").exists()


def test_a_folder_that_is_a_file_is_refused(shell: Shell) -> None:
    """The file stays as it is."""
    Path("kept").write_text("mine")
    ran = shell("simulate boss-monster --seats 2 --games 1 --save kept --json")
    assert (ran.code, ran.out) == (2, "")
    assert "--save" in json.loads(ran.err)["message"]
    assert Path("kept").read_text() == "mine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_result_are_told_in_every_language(shell: Shell, lang: str) -> None:
    """No message id shows through, on the help page or in the tables."""
    for line in ("simulate --help", "simulate boss-monster --seats 2 --games 1"):
        ran = shell(f"{line} --lang {lang}")
        assert ran.code == 0
        assert "cli-" not in ran.out
