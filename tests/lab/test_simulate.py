"""Simulation: the same numbers however the work is shared, honest intervals, saves that can be checked."""

from pathlib import Path

import pytest

import underhall
from underhall.errors import BadOptionValue, UnderhallError, UnknownBot, UnknownOption
from underhall.lab.simulate import Simulation, interval, seating, simulate

BOTS = ["greedy", "random", "random"]


def counted(result: Simulation) -> tuple[object, ...]:
    """What a simulation found out, without how long it took."""
    return (result.games, result.decisions, result.choices, result.mean_turns, result.wins, result.seats)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    """One process or two: the same games, wins and hash; another seed gives others."""
    one = simulate("boss-monster", BOTS, 12, seed=5)
    two = simulate("boss-monster", BOTS, 12, seed=5, jobs=2)
    other = simulate("boss-monster", BOTS, 12, seed=6)
    assert counted(one) == counted(two)
    assert one.outcome_hash == two.outcome_hash
    assert one.outcome_hash != other.outcome_hash


def test_every_game_is_won_once_and_every_decision_is_a_choice() -> None:
    """The wins of the bots and of the seats each add up to the games; the engine asks nothing that is no choice."""
    result = simulate("boss-monster", BOTS, 10, seed=1)
    assert result.games == 10
    assert sum(share.wins for share in result.wins.values()) == 10
    assert sum(share.wins for share in result.seats.values()) == 10
    assert 0 < result.choices == result.decisions
    assert result.choices_per_s == pytest.approx(result.choices / result.seconds)


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    """After as many games as seats everybody has sat everywhere."""
    assert [seating(["a", "b", "c"], n) for n in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Known values of Wilson's interval, at the ends too."""
    assert list(interval(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_saved_games_load_and_verify(tmp_path: Path) -> None:
    """Each game is a file of its own that replays to the outcome counted."""
    result = simulate("boss-monster", ["random", "random"], 4, seed=2, options={"edition": "first-ru"}, save=tmp_path)
    files = sorted(tmp_path.glob("*.underhall"))
    assert len(files) == 4
    games = [underhall.engine.load(file.read_bytes()) for file in files]
    assert all(game.over and game.config.options["edition"] == "first-ru" for game in games)
    assert sum(game.outcome.winners == [0] for game in games if game.outcome) == result.seats[0].wins


@pytest.mark.parametrize(
    ("bots", "games", "options", "error"),
    [
        (["random", "clever"], 1, {}, UnknownBot),
        (["random", "random"], 0, {}, BadOptionValue),
        (["random", "random"], 1, {"colour": "red"}, UnknownOption),
        (["random"], 1, {}, UnderhallError),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], games: int, options: dict[str, str], error: type[UnderhallError], tmp_path: Path
) -> None:
    """A typed error, and no folder is made."""
    with pytest.raises(error):
        simulate("boss-monster", bots, games, options=options, save=tmp_path / "saves")
    assert not (tmp_path / "saves").exists()
