"""The commands that tell: games, cards, rules; and how the command line answers mistakes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from underhall.cli import main
from underhall.rules.catalogue import catalogue
from underhall.rules.rulebook import rulebook
from underhall.rules.texts import chapter_title, paragraphs
from underhall.text import LANGUAGES, rule_texts
from underhall.version import BUILD, VERSION

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]


class Ran:
    """What one command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Runs commands as `underhall …` does, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, line: str) -> Ran:
        code = main(line.split())
        printed = self.capsys.readouterr()
        return Ran(code, printed.out, printed.err)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A shell on a wide English terminal."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return Shell(capsys)


def test_the_command_runs_on_its_own() -> None:
    """A process of its own, in the language of its environment, prints to the right places and exits with the code."""
    environment = {**os.environ, "LC_ALL": "uk_UA.UTF-8"}
    command = [sys.executable, "-m", "underhall.cli", "cards", "boss-monster", "dark-alter"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("underhall: Карти «dark-alter» немає. Найближчі ідентифікатори: dark-altar")


def test_games_lists_what_can_be_played(run: Shell) -> None:
    """The page for people names the game, its seats, its profiles and its options."""
    done = run("games")
    assert done.code == 0
    for word in ("Boss Monster", "boss-monster", "2–4", "trefl-pl", "first-ru", "alpha-ja", "mulligan"):
        assert word in done.out


def test_games_says_what_is_left_out_alone(run: Shell) -> None:
    """Below the options of Super Boss Monster: items and Boss Monster's cards that do nothing for one player."""
    shown = " ".join(run("games").out.split())
    assert "mixed: In solo games these stay in the box, as they would do nothing: Draculord, Robobo, Assassin" in shown
    assert (
        "items: In solo games these stay in the box, as they would do nothing: Emergency Halo, Wand of Autocorrect"
        in shown
    )


def test_games_as_json(run: Shell) -> None:
    """Programs get the same in one object."""
    game = run("games --json").json["games"][0]
    assert game["id"] == "boss-monster"
    assert game["seats"] == [2, 3, 4]
    assert set(game["profiles"]) == {"trefl-pl", "first-ru", "alpha-ja"}
    assert "four_of_five" in game["options"]["mulligan"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_lists_all_cards(run: Shell, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card is there with its id, in every language, and nothing is cut on a narrow terminal."""
    monkeypatch.setenv("COLUMNS", "80")
    ids = [card["id"] for card in run("cards boss-monster --json").json["cards"]]
    done = run(f"cards boss-monster --lang {lang}")
    assert done.code == 0
    assert len(ids) == len(set(ids)) == 9 + 31 + 16 + 41
    assert [id for id in ids if id not in done.out] == []
    assert "…" not in done.out


def test_one_card_in_full(run: Shell) -> None:
    """Name, figures and effect, as on the table."""
    out = run("cards boss-monster dark-altar").out
    assert out.startswith("Dark Altar  dark-altar\n")
    assert "Kind: ordinary trap room\nDamage: 1\nTreasure: cleric ×2\nCopies: 3\n" in out
    assert "Destroy this room" in out


def test_one_card_in_another_language(run: Shell) -> None:
    """Names, headings and words are all translated."""
    out = run("cards boss-monster king-croak --lang uk").out
    assert out.startswith("Король Квак  king-croak\nСултан стічних вод\nОД: 800\nСкарби: боєць\n")


def test_one_card_as_json(run: Shell) -> None:
    """The printed facts with the words of the language."""
    answer = run("cards boss-monster the-fool --json --lang pl").json
    assert answer["lang"] == "pl"
    assert answer["card"]["type"] == "hero"
    assert answer["card"]["health"] == 2
    assert answer["card"]["name"] != "The Fool"


def test_what_the_first_printings_had(run: Shell) -> None:
    """The ninth boss is marked as theirs, and so is a spell with fewer copies."""
    assert "Only in the first printings." in run("cards boss-monster old-mossgrave").out
    cards = run("cards boss-monster --json").json["cards"]
    fewer = next(card["id"] for card in cards if "copies_first" in card)
    assert "Copies in the first printings:" in run(f"cards boss-monster {fewer}").out


def test_rules_lists_all_entries(run: Shell) -> None:
    """One line for each, and the counts."""
    lines = run("rules boss-monster").out.splitlines()
    book = catalogue("boss-monster")
    assert len(lines) == len(book.entries()) + 1
    assert lines[-1] == f"Rules: {len(book.rules)}. Rulings: {len(book.conflicts)}. Examples: {len(book.examples)}."
    listed = run("rules boss-monster --json").json["rules"]
    assert [line.split()[0] for line in lines[:-1]] == [entry["id"] for entry in listed]


@pytest.mark.parametrize(
    ("id", "headings"),
    [
        ("BM-SETUP-02", ["Editions", "Source", "How to check"]),
        ("BM-ADV-12", ["Our rulings on it: BM-CONF-02"]),
        ("BM-CONF-02", ["Readings", "Setting: death_timing: on_leave | on_damage", "How to check"]),
        ("BM-EX-01", ["Note", "Related rules: BM-BAIT-01"]),
    ],
)
def test_one_rule_in_full(run: Shell, id: str, headings: list[str]) -> None:
    """A rule, a ruling and an example each tell all there is."""
    out = run(f"rules boss-monster {id.lower()}").out
    assert out.startswith(f"{id}  ")
    assert [heading for heading in headings if f"\n{heading}" not in out] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["BM-SETUP-02", "BM-CONF-02", "BM-EX-01"])
def test_a_rule_is_told_in_the_readers_language(run: Shell, lang: str, id: str) -> None:
    """Its chapter, what it says, and how editions differ, how we rule, or what the example shows."""
    entry = catalogue("boss-monster").entry(id)
    said = paragraphs(entry, rule_texts(lang))
    assert len(said) >= 2
    out = "".join(run(f"rules boss-monster {id} --lang {lang}").out.split())  # lines may break anywhere
    book = rulebook("boss-monster")
    chapter, _ = book.place_of(id)
    for words in (chapter_title(book, chapter, rule_texts(lang)), *said):
        assert "".join(words.split()) in out


def test_the_rulebook_is_written(run: Shell, tmp_path: Path) -> None:
    """To a file, which is replaced, or to the terminal; a file that cannot be written is an error that says why."""
    file = tmp_path / "book.html"
    file.write_text("something else")
    assert str(file) in run(f"rulebook boss-monster --lang uk --out {file}").out.replace("\n", "")
    assert '<html lang="uk">' in file.read_text("utf-8")
    assert run("rulebook munchkin-quest --summary --lang ja").out.startswith("<!doctype html>")
    answer = run(f"rulebook boss-monster --out {tmp_path / 'missing' / 'book.html'}")
    assert answer.code == 2
    assert "--out" in answer.err
    assert "chess" in run("rulebook chess").err


def test_sources_are_named_by_edition(run: Shell) -> None:
    """Nobody has to know the file that an edition was read from."""
    out = run("rules boss-monster BM-BAIT-05").out
    assert "Source: first-ru: p.16; trefl-pl: p.13; alpha-ja: p.16" in out


def test_one_rule_as_json(run: Shell) -> None:
    """All fields of the entry, as they stand in the catalogue."""
    answer = run("rules boss-monster BM-CONF-02 --json").json
    assert answer["kind"] == "conflict"
    assert answer["entry"]["setting"] == "death_timing: on_leave | on_damage"


def test_coverage_counts_and_names_what_is_open(run: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The exit code says whether anything is open; text and JSON agree."""
    monkeypatch.chdir(ROOT / "tests")
    told = run("rules boss-monster --coverage --json")
    assert told.json["total"] == len(catalogue("boss-monster").entries())
    assert told.json["covered"] + told.json["waived"] + len(told.json["open"]) == told.json["total"]
    assert told.code == (1 if told.json["open"] else 0)
    shown = run("rules boss-monster --coverage")
    assert shown.code == told.code
    assert f"Covered: {told.json['covered']}." in shown.out
    assert [id for id in told.json["open"] if id not in shown.out] == []


def test_coverage_needs_a_checkout(run: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An installed package has no tests to count."""
    monkeypatch.chdir(tmp_path)
    done = run("rules boss-monster --coverage")
    assert done.code == 2
    assert "works only inside a checkout" in done.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("plya", "There is no command “plya”. Commands: games, cards, rules"),
        ("plya", "Did you mean “play”?"),
        ("cards", "“GAME” is missing. Usage: underhall cards GAME [ID]"),
        ("cards chess", "There is no game “chess”. Games: boss-monster, super-boss-monster, munchkin-quest."),
        ("rules chess", "There is no game “chess”. Games: boss-monster, super-boss-monster, munchkin-quest."),
        ("cards boss-monster fire-bal", "There is no card “fire-bal”."),
        ("rules boss-monster BM-BATE-05", "There is no rule “BM-BATE-05”. The closest IDs: BM-BAIT-05"),
        ("rules boss-monster --covrage", "There is no option “--covrage” here. Usage: underhall rules GAME [ID]"),
        ("cards boss-monster --lang", "The option “--lang” needs a value, or does not take one."),
        ("cards boss-monster --lang tlh", "The language “tlh” is not available. Languages: en, ru, uk, pl, ja."),
        ("cards boss-monster a b", "“underhall cards boss-monster a b” is not understood."),
        ("--json", "There is no option “--json” here."),
        ("games --jsn", "Did you mean “--json”?"),
        ("cards bos-monster", "Did you mean “boss-monster”?"),
        (
            "games --color sometimes",
            "“sometimes” is not a value of the option “--color”.",
        ),
        ("completion tcsh", "“tcsh” is not a value of the option “SHELL”. Valid values: bash, zsh, fish."),
    ],
)
def test_mistakes_are_told_on_standard_error(run: Shell, line: str, told: str) -> None:
    """Exit code 2, nothing on standard output, and a sentence that says what would be right."""
    done = run(line)
    assert done.code == 2
    assert done.out == ""
    assert told in done.err or told in json.loads(done.err)["message"]


def test_mistakes_are_told_in_json_to_programs(run: Shell) -> None:
    """With --json the error is an object, still on standard error."""
    done = run("cards boss-monster dark-alter --json --lang ja")
    assert (done.code, done.out) == (2, "")
    told = json.loads(done.err)
    assert told["error"] == "error-unknown-card"
    assert told["details"]["name"] == "dark-alter"
    assert told["message"].startswith("「dark-alter」というカードはありません")


def test_no_words_are_a_question_for_help(run: Shell) -> None:
    """`underhall` alone shows the page."""
    assert run("").out == run("--help").out


def test_the_version_is_told(run: Shell) -> None:
    """As name, number and how the engine was built, in one's language."""
    engine = {"release": "compiled engine, PGO, LTO"}.get(BUILD, f"{BUILD} engine")
    assert run("--version").out == f"underhall {VERSION} ({engine}, nets)\n"
    assert run("--version --lang pl").out.startswith(f"underhall {VERSION} (silnik ")
