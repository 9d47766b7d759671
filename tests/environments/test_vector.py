"""Many games at once are the games that one would step one by one."""

import numpy as np
import pytest

import underhall
from tests.environments.play import any_legal
from tests.lengths import length
from underhall.environments import NAMES
from underhall.environments.rewards import from_scores

STEPS = length(60, 1_000)


@pytest.mark.parametrize("name", NAMES)
def test_each_game_is_the_one_that_is_played_alone(name: str) -> None:
    """Observation, mask, who is asked, how it ends; another game then begins in its place."""
    count, ended = 3, 0
    many = underhall.make_vec(name, count, seats=3, opponents="self")
    alone = [underhall.env(name, seats=3) for _ in range(count)]
    begun = [0] * count
    seen, infos = many.reset(seed=9)
    for place, env in enumerate(alone):
        env.match.seed, env.match.begun = f"9/{place}/0", 0
        env.reset()
    draw = np.random.default_rng(2)
    for _ in range(STEPS):
        actions = []
        for place, env in enumerate(alone):
            same = env.last()[0]
            assert np.array_equal(seen["observation"][place], same["observation"])
            assert np.array_equal(seen["action_mask"][place], same["action_mask"])
            assert env.agent_selection == f"seat_{infos['seat'][place]}"
            actions.append(any_legal(same["action_mask"], draw))
        acted = infos["seat"].copy()
        seen, rewards, over, cut, infos = many.step(np.array(actions))
        assert not cut.any()
        for place, env in enumerate(alone):
            env.step(actions[place])
            while env.agents and env.terminations[env.agent_selection] and env.match.decision is not None:
                env.step(None)  # somebody is out, and the others play on
            done = env.match.decision is None
            assert over[place] == done
            if done:
                ended += 1
                agent = f"seat_{acted[place]}"
                assert env.rewards.get(agent) in (rewards[place], None)
                last = infos["final_obs"][place]["observation"]
                assert last.tobytes() == env.match.game.encoded_state(int(acted[place]))
                begun[place] += 1
                env.match.seed, env.match.begun = f"9/{place}/{begun[place]}", 0
                env.reset()
            else:
                assert rewards[place] == 0
    assert ended or name != "boss-monster-v0"


def test_the_same_seed_gives_the_same_games_to_the_bit() -> None:
    """Against bots, too."""
    runs = []
    for _ in range(2):
        many = underhall.make_vec("boss-monster-v0", 4, seats=3, seat=1, opponents=["random", "normal"])
        seen, infos = many.reset(seed=3)
        draw = np.random.default_rng(1)
        story = []
        for _ in range(20):
            assert (infos["seat"] == 1).all()
            seen, rewards, over, _, infos = many.step([any_legal(mask, draw) for mask in many.action_masks()])
            story.append(
                (seen["observation"].tobytes(), infos["action_mask"].tobytes(), rewards.tolist(), over.tolist())
            )
        runs.append(story)
    assert runs[0] == runs[1]


def test_the_arrays_are_the_same_all_along() -> None:
    """Nothing is allocated for observations and masks from step to step."""
    many = underhall.make_vec("boss-monster-v0", 2, observations="bare")
    first, infos = many.reset(seed=1)
    mask = infos["action_mask"]
    again, _, _, _, infos = many.step([int(np.flatnonzero(each)[0]) for each in mask])
    assert again is first
    assert infos["action_mask"] is mask
    assert many.observation_space.contains(first)


def test_what_the_winners_gain_the_others_lose() -> None:
    """Whoever shares a win has a part of it; nobody gains where nobody wins."""
    assert from_scores([1.0, 0.0]) == [1.0, -1.0]
    assert from_scores([0.0, 0.5, 0.5, 0.0]) == pytest.approx([-1 / 3, 1 / 3, 1 / 3, -1 / 3])
    assert from_scores([0.0, 0.0, 0.0]) == [0.0, 0.0, 0.0]
    assert from_scores([0.4]) == [0.4]
