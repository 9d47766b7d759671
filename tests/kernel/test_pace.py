"""A game that waits in a moment for reactions: nobody is asked, whoever imagines it."""

import pytest

import underhall
from underhall import seeded
from underhall.games import GAMES
from underhall.kernel.pace import NO_SEAT, run_on, step, stop_waiting, take, wait


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_world_waits_as_the_game_does(name: str) -> None:
    """For each seat and a watcher: no options are listed for nobody, and the world goes on where the game would."""
    game = underhall.engine.new(name, 3, "waiting", quiet=True)
    luck = seeded("waiting")
    waited = 0
    for _ in range(300):
        moment = run_on(game)
        if moment is not None:
            wait(game, moment)
            for seat in range(-1, 3):
                world = game.imagine(seat, seeded(waited))
                assert [(each.seat, each.codes) for each in world.pending] == [(NO_SEAT, [])]
                stop_waiting(world)
                assert not world.pending
                step(world)
            stop_waiting(game)
            step(game)
            waited += 1
        elif game.pending:
            decision = game.pending[0]
            take(game, decision, luck.below(len(decision.codes)))
        else:
            break
    assert waited > 10
