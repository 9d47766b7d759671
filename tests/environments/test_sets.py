"""House sets in environments: `sets` means the same as in `underhall.new`, in every form."""

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import underhall
from tests.environments.play import any_legal
from underhall.environments import SeatEnv
from underhall.kernel.house import REGISTRY
from underhall.kernel.house_errors import BadSet
from underhall.sets.loading import KNOWN

EXAMPLES = Path(__file__).parents[2] / "examples" / "sets"
SETS = {
    "boss-monster-v0": "moss-and-mirrors",
    "super-boss-monster-v0": "office-party",
    "munchkin-quest-v0": "picnic",
}


def names_of_sets(env: Any) -> str:
    house = env.match.game.config.house
    return house.key if house is not None else ""


def options_of(env: Any) -> list[str]:
    """What is offered, in words: the numbers of house cards are each process's own."""
    return [str(option) for option in env.match.decision.options]


@pytest.mark.parametrize(("name", "folder"), SETS.items())
def test_a_game_with_a_set_is_that_of_new_and_is_played_to_its_end(name: str, folder: str) -> None:
    env = underhall.env(name, seats=2, sets=[EXAMPLES / folder])
    env.reset(seed=5)
    game = underhall.engine.new(name.removesuffix("-v0"), 2, "5", quiet=True, sets=[EXAMPLES / folder])
    while len(game.pending[0].codes) == 1:
        game.answer(game.pending[0].seat, 0)
    assert env.match.game.fingerprint() == game.fingerprint()
    draw = np.random.default_rng(1)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else any_legal(seen["action_mask"], draw))
    assert env.match.game.over or env.match.broken_off
    assert names_of_sets(env).startswith(folder)


def test_cards_of_the_set_come_to_the_players() -> None:
    env = underhall.env("boss-monster-v0", sets=[EXAMPLES / "moss-and-mirrors"])
    draw = np.random.default_rng(1)
    met = 0
    for seed in range(5):
        env.reset(seed=seed)
        house = env.match.game.config.house
        assert house is not None
        while env.match.decision is not None:
            met += sum(house.has(code >> 8 & 65535) for code in env.match.decision.codes)
            env.step(any_legal(env.action_masks(), draw))
    assert met


def test_one_seat_and_many_tables_take_sets() -> None:
    seat = gymnasium.make("underhall/BossMonster-v0", sets=[EXAMPLES / "moss-and-mirrors"])
    seat.reset(seed=3)
    assert names_of_sets(seat.unwrapped).startswith("moss-and-mirrors@")
    many = underhall.make_vec("boss-monster-v0", 4, opponents="self", sets=[EXAMPLES / "moss-and-mirrors"])
    draw = np.random.default_rng(1)
    many.reset(seed=3)
    ended = 0
    for _ in range(200):
        _, _, over, _, _ = many.step([any_legal(mask, draw) for mask in many.action_masks()])
        ended += int(over.sum())
    assert ended
    assert many.games is not None
    for place in range(4):
        house = many.games.game(place).config.house
        assert house is not None
        assert house.key.startswith("moss-and-mirrors@")


def test_an_environment_carries_its_sets_to_another_process() -> None:
    """Where nobody has read the folder."""
    env = underhall.env("boss-monster-v0", sets=[EXAMPLES / "moss-and-mirrors"])
    env.reset(seed=2)
    env.step(any_legal(env.action_masks(), np.random.default_rng(1)))
    data = pickle.dumps(env)
    KNOWN.clear()
    REGISTRY.kept.clear()
    other = pickle.loads(data)
    assert options_of(other) == options_of(env)
    assert np.array_equal(other.last()[0]["observation"], env.last()[0]["observation"])
    other.reset()
    assert names_of_sets(other) == names_of_sets(env)


def test_a_set_by_itself_is_a_list_of_one() -> None:
    env = underhall.env("boss-monster-v0", sets=str(EXAMPLES / "moss-and-mirrors"))
    assert names_of_sets(env).startswith("moss-and-mirrors@")


@pytest.mark.parametrize(
    ("sets", "why"),
    [
        (["nowhere"], "nowhere"),
        ("nowhere", "nowhere"),
        ([5], "5"),
        ([EXAMPLES / "picnic"], "munchkin-quest"),
        ([EXAMPLES / "picnic"] * 5, "more than 4"),
    ],
)
def test_bad_sets_are_refused_at_once(sets: Any, why: str) -> None:
    for make in (underhall.env, SeatEnv, lambda name, **how: underhall.make_vec(name, 2, **how)):
        with pytest.raises(BadSet, match=why):
            make("boss-monster-v0", sets=sets)
