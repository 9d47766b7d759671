"""The greedy bot at Munchkin Quest."""

import pytest

import underhall
from underhall import seeded
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.lab.simulate import seating


def test_greedy_beats_two_random_players_of_munchkin_quest() -> None:
    """It wins half of the games at least, and random players none; in the others the monsters win."""
    winners: list[str] = []
    for number in range(20):
        names = seating(["greedy", "random", "random"], number)
        game = underhall.new("munchkin-quest", 3, f"strength/{number}", quiet=True)
        play_out(game, [new_bot(name, seat, seeded(f"{number}/{seat}")) for seat, name in enumerate(names)])
        assert game.outcome is not None
        winners += [names[seat] for seat in game.outcome.winners]
    assert winners.count("greedy") >= 10
    assert "random" not in winners


@pytest.mark.parametrize("options", [{}, {"length": "short"}])
def test_greedy_players_of_munchkin_quest_come_to_an_end(options: dict[str, object]) -> None:
    """Somebody beats the Boss, or the monsters win, within sixty rounds."""
    game = underhall.new("munchkin-quest", 3, "ending", options, quiet=True)
    play_out(game, [new_bot("greedy", seat, seeded(seat)) for seat in range(3)])
    assert isinstance(game, MunchkinQuest)
    assert game.over
    assert game.turn <= 60 * 3
