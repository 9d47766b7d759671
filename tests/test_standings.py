"""What messages count for the seats, turn by turn: the chart at the end agrees with the table."""

import random

import pytest

import underhall
from underhall.cli.boards import new_board
from underhall.text import texts


@pytest.mark.parametrize(
    ("name", "measures"),
    [
        ("boss-monster", ("souls", "wounds")),
        ("super-boss-monster", ("souls", "wounds")),
        ("munchkin-quest", ("level",)),
    ],
)
def test_what_is_counted_is_what_everybody_has(name: str, measures: tuple[str, ...]) -> None:
    for seed in range(4):
        game = underhall.engine.new(name, 3, seed)
        luck = random.Random(seed)
        for _ in range(1500):
            if not game.pending:
                break
            game.answer(game.pending[0].seat, luck.randrange(len(game.pending[0].codes)))
        board = new_board(name, texts("en"), ["Ann", "Bob", "Cy"], ["", "", ""])
        counted = board.standings(game.events, 3)[-1].values
        assert {measure.name for measure in board.measures()} == set(measures)
        for measure in measures:
            assert counted[measure] == [getattr(side, measure) for side in game.view(0).seats], (seed, measure)


@pytest.mark.parametrize("name", underhall.GAMES)
def test_every_board_counts_what_messages_say(name: str) -> None:
    board = new_board(name, texts("en"), ["Ann"], [""])
    known = {measure.name for measure in board.measures()}
    counts = [(message, count) for message in underhall.GAMES[name].messages() for count in message.counts]
    assert {count.what for _, count in counts} == known
    for message, _ in counts:
        assert "seat" in message.names
        assert message.scores
