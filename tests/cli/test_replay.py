"""Replays: a saved game is told as a seat saw it, and checked state by state."""

from collections.abc import Callable
from pathlib import Path

import pytest

import underhall
from tests.cli.shell import Shell
from underhall.kernel.game import Game, TurnSnapshot
from underhall.kernel.luck import seeded
from underhall.kernel.saves import read_save
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once


def played(answers: int | None = None, seats: int = 3, seed: object = 7) -> Game:
    """A random game, to its end or for so many answers."""
    game = underhall.engine.new("boss-monster", seats, seed)
    luck = seeded(seed)
    while game.decisions and len(game.answers) // 2 != answers:
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    return game


@pytest.fixture
def whole(shell: Shell) -> Game:
    """A finished game, saved as whole.underhall."""
    game = played()
    Path("whole.underhall").write_bytes(game.save())
    return game


@pytest.fixture
def half(shell: Shell) -> Game:
    """A game in progress, saved as half.underhall."""
    game = played(answers=40)
    Path("half.underhall").write_bytes(game.save())
    return game


# -- telling ------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_told_with_open_cards(shell: Shell, whole: Game) -> None:
    """Every card drawn is named, every turn has its heading, and the end says who won and why."""
    ran = shell("replay whole.underhall")
    assert ran.code == 0
    assert "Shown with all cards open." in ran.out
    assert "drew a card from" not in ran.out
    assert ran.out.count("\nTurn ") == len(whole.snapshots)
    assert "Winner: " in ran.out
    assert whole.outcome is not None
    assert f"({whole.outcome.rule})" in ran.out


def test_a_game_in_progress_is_told_as_a_watcher_sees_it(shell: Shell, half: Game) -> None:
    """No card drawn is named, and where the players stand is told instead of a winner."""
    ran = shell("replay half.underhall")
    assert ran.code == 0
    assert "The game is not over: shown as everyone could see it." in ran.out
    assert "drew a card from the room deck" in ran.out
    assert "Winner: " not in ran.out
    assert "★ Ada: souls " in ran.out


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_is_told_its_own_secrets_only(shell: Shell, half: Game, seat: int) -> None:
    """Own draws are named, the others' are not."""
    ran = shell(f"replay half.underhall --as {seat}")
    name = ["Ada", "Bruno", "Chiyo"][seat]
    assert f"Shown from {name}’s seat." in ran.out
    for other in ("Ada", "Bruno", "Chiyo"):
        assert (f"  {other} drew a card from the room deck." in ran.out) == (other != name)


def test_a_game_is_told_up_to_an_answer(shell: Shell, whole: Game) -> None:
    """What came later is not told; before the end nothing hidden is."""
    ran = shell("replay whole.underhall --to 8")
    assert "answers: 8 of" in ran.out.replace("\n", " ")
    assert "\nTurn 2." not in ran.out
    assert "Winner" not in ran.out
    everything = shell(f"replay whole.underhall --to {len(whole.answers) // 2}")
    assert everything.out == shell("replay whole.underhall").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_same_game(shell: Shell, whole: Game, lang: str) -> None:
    """As many events, all in words."""
    told = shell(f"replay whole.underhall --lang {lang} --json").json
    assert told["lang"] == lang
    assert len(told["events"]) == len(whole.events)
    assert all(event["text"] for event in told["events"])
    assert shell(f"replay whole.underhall --lang {lang}").code == 0


def test_programs_get_one_object(shell: Shell, whole: Game, half: Game) -> None:
    """All there is to know about the game, and of the events what the eyes asked for may see."""
    told = shell("replay whole.underhall --json").json
    outcome = whole.outcome
    assert outcome is not None
    assert told["game"] == "boss-monster"
    assert (told["seats"], told["seed"], told["over"]) == (3, "7", True)
    assert told["answers"] == told["total_answers"] == len(whole.answers) // 2
    assert told["outcome"] == {"winners": outcome.winners, "scores": outcome.scores, "rule": outcome.rule}
    assert told["seen_by"] == "open"
    last = told["turns"][-1]
    assert [s - w for s, w in zip(last["souls"], last["wounds"], strict=True)] == outcome.scores
    secret = shell("replay half.underhall --json").json
    assert secret["seen_by"] == "public"
    assert secret["outcome"] is None
    assert all("card" not in e["args"] for e in secret["events"] if e["message"] == "event-card-drawn-unseen")
    assert not [event for event in secret["events"] if event["message"] == "event-card-drawn"]
    own = shell("replay half.underhall --json --as 1").json
    assert {e["args"]["seat"] for e in own["events"] if e["message"] == "event-card-drawn"} == {1}


# -- checking -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["whole", "half"])
def test_a_sound_save_is_verified_with_numbers(shell: Shell, whole: Game, half: Game, file: str) -> None:
    """Every answer is played again and every stored state is compared."""
    game = {"whole": whole, "half": half}[file]
    ran = shell(f"replay {file}.underhall --verify")
    assert ran.code == 0
    numbers = f"Answers replayed: {len(game.answers) // 2}. Stored states compared: {len(game.snapshots)}."
    assert ran.out == f"Equal. {numbers}\n"
    told = shell(f"replay {file}.underhall --verify --json").json
    assert told["verified"] is True
    assert told["states_equal"] == told["states"] == len(game.snapshots)


def test_a_state_that_differs_is_found(shell: Shell, whole: Game) -> None:
    """A save whose stored state was exchanged fails with exit code 1; its checksum is right all the same."""
    other = played(seed=8)
    whole.snapshots[1] = TurnSnapshot(whole.snapshots[1].answered, other.snapshots[1].state)
    Path("forged.underhall").write_bytes(whole.save())
    ran = shell("replay forged.underhall --verify")
    states = len(whole.snapshots)
    assert ran.code == 1
    assert "Not equal." in ran.out
    assert f"Stored states that match: {states - 1} of {states}." in ran.out.replace("\n", " ")
    told = shell("replay forged.underhall --verify --json")
    assert (told.code, told.json["verified"]) == (1, False)


def test_an_answer_that_was_not_possible_is_found(shell: Shell, whole: Game) -> None:
    """Checking tells how far the game could be played again; telling it is refused."""
    whole.answers[2 * 10 + 1] = 99
    Path("forged.underhall").write_bytes(whole.save())
    ran = shell("replay forged.underhall --verify")
    assert ran.code == 1
    assert f"Answers replayed: 10 of {len(whole.answers) // 2}." in ran.out.replace("\n", " ")
    refused = shell("replay forged.underhall")
    assert (refused.code, refused.out) == (2, "")
    assert "it contains an answer that is impossible in this game" in refused.err
    assert shell("replay forged.underhall --to 10").code == 0


@pytest.mark.parametrize("verify", ["", " --verify"])
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda data: b"", "it is incomplete"),
        (lambda data: b"GIF89a" + data, "it is not an Underhall save"),
        (lambda data: data[:-7], "it is incomplete"),
        (
            lambda data: data[:60] + bytes([data[60] ^ 1]) + data[61:],
            "it was changed or cut short after it was written",
        ),
    ],
    ids=["empty", "another file", "cut short", "altered"],
)
def test_damaged_files_are_refused(
    shell: Shell, whole: Game, damage: Callable[[bytes], bytes], told: str, verify: str
) -> None:
    """Exit code 2, and what is wrong with the file."""
    Path("bad.underhall").write_bytes(damage(whole.save()))
    ran = shell(f"replay bad.underhall{verify}")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_a_save_of_newer_rules_is_refused(shell: Shell, whole: Game) -> None:
    """The message says which rules can be replayed."""
    save = read_save(whole.save())
    whole.config.rules = save.rules + 1
    Path("newer.underhall").write_bytes(whole.save())
    whole.config.rules = save.rules
    ran = shell("replay newer.underhall")
    assert ran.code == 2
    assert (
        f"made by a newer version of Underhall (version {save.rules + 1}; this one loads up to {save.rules})" in ran.err
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("replay", "“FILE” is missing. Usage: underhall replay FILE"),
        ("replay nowhere.underhall", "There is no file “nowhere.underhall”. Check the name and the folder."),
        ("replay .", "“.” is a folder. Give the name of a file in it."),
        ("replay whole.underhall --as 3", "“3” is not a value of the option “--as”. Valid values: 0, 1, 2."),
        ("replay whole.underhall --to 9999", "“9999” is not a value of the option “--to”. Valid values: 0–"),
        ("replay whole.underhall --to x", "That is not a valid value for “--to N”."),
    ],
)
def test_mistakes_are_told(shell: Shell, whole: Game, line: str, told: str) -> None:
    """Exit code 2, nothing on standard output, and what would be right."""
    ran = shell(line)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_replaying_does_not_touch_the_file(shell: Shell, whole: Game) -> None:
    """Reading is only reading."""
    before = Path("whole.underhall").read_bytes()
    shell("replay whole.underhall --verify")
    shell("replay whole.underhall --json")
    assert Path("whole.underhall").read_bytes() == before
    assert [file.name for file in Path().iterdir()] == ["whole.underhall"]
