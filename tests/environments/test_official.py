"""The tests that PettingZoo, Gymnasium and OpenSpiel have for environments of others."""

import copy
import pickle
import tomllib
import warnings
from importlib import import_module
from pathlib import Path

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import underhall
from tests.environments.play import any_legal, random_steps
from tests.lengths import length
from underhall.environments import NAMES, SeatEnv, spiel
from underhall.environments.names import gymnasium_id

pytestmark = pytest.mark.once

CYCLES = length(60, 2_000)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("observations", ["array", "blocks", "bare"])
def test_the_api_is_pettingzoos(name: str, observations: str) -> None:
    """In every form of observations."""
    env = underhall.env(name, seats=3, observations=observations)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would have spaces without a dictionary
        api_test(env, num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    """PettingZoo's test; with ours it is the game that `underhall.new` starts with that seed."""
    seed_test(lambda **_: underhall.env(name), num_cycles=CYCLES)
    env = underhall.env(name, seats=3)
    env.reset(seed=7)
    assert env.match.game.fingerprint() == underhall.new(NAMES[name], 3, seed=7).fingerprint()
    env.reset()
    assert env.match.game.fingerprint() == underhall.new(NAMES[name], 3, seed="7/1").fingerprint()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("copied", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy])
def test_a_copy_goes_on_alike(name: str, copied: object) -> None:
    """In the middle of a game, and before it."""
    assert callable(copied)
    copied(underhall.env(name)).reset(seed=1)
    env = underhall.env(name, seats=3)
    for _ in random_steps(env, 3, 25):
        pass
    other = copied(env)
    draw = np.random.default_rng(1)
    for _ in range(25):
        if not env.agents:
            break
        (seen, *rest, info), (same, *likewise, told) = env.last(), other.last()
        assert np.array_equal(seen["observation"], same["observation"])
        assert np.array_equal(info["action_mask"], told["action_mask"])
        assert rest == likewise
        action = None if rest[1] or rest[2] else any_legal(info["action_mask"], draw)
        env.step(action)
        other.step(action)
    assert env.match.game.fingerprint() == other.match.game.fingerprint()


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    """With the environment that `gymnasium.make` makes."""
    env = gymnasium.make(gymnasium_id(name), seats=2).unwrapped
    assert isinstance(env, SeatEnv)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it acts blindly, and hears what would have been legal
        check_env(env, skip_render_check=True)


def test_the_libraries_know_the_names() -> None:
    """By an entry point of the package, and once ours is imported."""
    assert gymnasium.make("underhall/BossMonster-v0", seats=4, opponents="normal").unwrapped is not None
    assert gymnasium.make_vec("underhall/MunchkinQuest-v0", 2, vectorization_mode="vector_entry_point").num_envs == 2
    assert pettingzoo.make("aec", "underhall/super-boss-monster-v0", seats=5).max_num_agents == 5
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    module, _, function = project["entry-points"]["gymnasium.envs"]["__root__"].partition(":")
    assert callable(getattr(import_module(module), function))


@pytest.mark.parametrize("game", ["boss_monster", pytest.param("munchkin_quest", marks=pytest.mark.long)])
def test_openspiel_plays_it(game: str) -> None:
    """Its generic test: whole random games, with clones, histories, serialised states and what players know."""
    if game == "boss_monster" or length(0, 1):
        pyspiel.random_sim_test(pyspiel.load_game(spiel.PREFIX + game, {"players": 2, "deals": 4}), 1, True, False)


@pytest.mark.parametrize("game", ["boss_monster", "super_boss_monster", "munchkin_quest"])
def test_openspiels_resampled_states_look_the_same(game: str) -> None:
    """To the player for whom they were dealt; the state itself stays as it was."""
    state = pyspiel.load_game(spiel.PREFIX + game, {"players": 3, "deals": 9}).new_initial_state()
    draw = np.random.default_rng(5)
    state.apply_action(4)
    for _ in range(40):
        if state.is_terminal():
            break
        before = state.match.game.fingerprint()
        for player in range(3):
            other = state.resample_from_infostate(player, draw.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
        assert state.match.game.fingerprint() == before
        state.apply_action(int(draw.choice(state.legal_actions())))
    assert len(state.history()) > 20
