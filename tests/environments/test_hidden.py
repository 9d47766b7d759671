"""Nobody learns from an environment what the seat may not know: worlds that look alike give the same, byte for byte."""

import numpy as np
import pytest

import underhall
from tests.environments.play import random_steps
from tests.lengths import length
from underhall import GAMES, seeded
from underhall.environments import NAMES

MOMENTS = length(120, 3_000)


@pytest.mark.parametrize("name", NAMES)
def test_two_imagined_worlds_are_observed_alike(name: str) -> None:
    """Observation and mask of every seat, at many moments of games of several."""
    info = GAMES[NAMES[name]]
    env = underhall.env(name, seats=3)
    luck = seeded("worlds")
    masks = 0
    for game in range(MOMENTS // 40):
        for _ in random_steps(env, game, 40):
            real = env.match.game
            for seat, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)
                for _ in range(2):
                    world = real.imagine(seat, luck)
                    assert world.encoded_state(seat) == seen["observation"].tobytes()
                    decision = world.decision_of(seat)
                    if decision is not None and seen["action_mask"].any():
                        legal = sorted(info.actions.of(decision, 3))
                        assert legal == np.flatnonzero(seen["action_mask"]).tolist()
                        masks += 1
    assert masks > MOMENTS


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_the_row_without_options(name: str) -> None:
    """The documented columns, also in blocks; within the bounds of its space."""
    env = underhall.env(name, seats=3, observations="blocks")
    layout = underhall.layout(NAMES[name])
    row = bytearray(layout.row_size)
    for agent in random_steps(env, 11, 60):
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        env.match.game.encode(env.possible_agents.index(agent), row)
        said = layout.read(bytes(row))
        for block in layout.blocks:
            assert [list(item.values()) for item in said[block.name]] == seen["observation"][block.name].tolist()


def test_whoever_chooses_at_the_same_time_does_not_see_the_others() -> None:
    """Two pick a boss at once: what the second sees does not depend on what the first has taken."""
    seen = []
    for place in (0, 1):
        env = underhall.env("boss-monster-v0", options={"choose_boss": "on"})
        env.reset(seed=5)
        assert [decision.seat for decision in env.match.game.pending] == [0, 1]
        assert env.agent_selection == "seat_0"
        env.step(int(np.flatnonzero(env.action_masks())[place]))
        assert env.agent_selection == "seat_1"
        seen.append(env.last()[0])
    assert seen[0]["observation"].tobytes() == seen[1]["observation"].tobytes()
    assert seen[0]["action_mask"].tobytes() == seen[1]["action_mask"].tobytes()
