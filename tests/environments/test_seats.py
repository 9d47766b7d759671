"""Seats against bots, seats that are out, and what is refused: with a sentence that says what would be right."""

from typing import Any

import numpy as np
import pytest

import underhall
from tests.environments.play import any_legal, random_steps
from underhall.environments import SeatEnv
from underhall.errors import BadEnvironment, BadSeatCount, UnderhallError, UnknownBot

BOSS = "boss-monster-v0"


def test_whoever_is_out_acts_a_last_time_and_the_others_play_on() -> None:
    """With None, and with the reward of a loss; the game goes on without that agent."""
    out = 0
    for seed in range(30):
        env = underhall.env(BOSS, seats=4)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in random_steps(env, seed, 10_000):
            _, reward, over, _, info = env.last()
            total[agent] += reward
            if over and env.match.decision is not None:
                out += 1
                assert reward == pytest.approx(-1 / 3)
                assert not info["action_mask"].any()
                assert env.match.decision.seat != env.possible_agents.index(agent)
        assert env.agents == []
        winners = env.match.game.outcome.winners if env.match.game.outcome else []
        for seat, agent in enumerate(env.possible_agents):
            assert (total[agent] > 0) == (seat in winners)
        if out > 2:
            break
    assert out > 2


@pytest.mark.parametrize("opponents", ["random", "normal", "easy"])
def test_bots_play_the_other_seats(opponents: str) -> None:
    """The learner is asked alone, whichever seat it has; the same seed gives the same game."""
    stories = []
    for _ in range(2):
        env = SeatEnv(BOSS, seats=3, seat=2, opponents=opponents, illegal="error")
        draw = np.random.default_rng(4)
        seen, info = env.reset(seed=8)
        story, over = [seen["observation"].tobytes()], False
        while not over:
            assert env.match.decision is not None
            assert env.match.decision.seat == 2
            assert np.array_equal(info["action_mask"], env.action_masks())
            seen, reward, over, cut, info = env.step(any_legal(info["action_mask"], draw))
            assert not cut
            story.append(seen["observation"].tobytes())
        assert reward != 0 or env.match.game.outcome is not None
        assert not info["action_mask"].any()
        stories.append(story)
    assert stories[0] == stories[1]


def test_an_illegal_action_changes_nothing_or_loses() -> None:
    """Either way the sentence says what would have been legal."""
    env = underhall.env(BOSS)
    env.reset(seed=1)
    before = env.match.game.fingerprint()
    for action in (0, -1, 99_999, 64.5, "pass", None):
        with pytest.raises(BadEnvironment) as refused:
            env.step(action)
        assert str(env.match.offered[0]) in str(refused.value)
    assert env.match.game.fingerprint() == before
    seat = SeatEnv(BOSS)
    seat.reset(seed=1)
    with pytest.warns(UserWarning, match="not legal"):
        _, reward, over, _, info = seat.step(0)
    assert (reward, over) == (-1.0, True)
    assert str(seat.match.actions.count) not in info["illegal"]
    assert "Legal: " in info["illegal"]
    many = underhall.make_vec(BOSS, 2)
    seen, infos = many.reset(seed=1)
    kept = seen["observation"].copy()
    legal = int(np.flatnonzero(infos["action_mask"][0])[0])
    with pytest.raises(UnderhallError, match=r"\[1\]: 0"):
        many.step([legal, 0])
    assert np.array_equal(kept, seen["observation"])


def test_after_the_end_there_is_nothing_to_do() -> None:
    """Nor before the start: a game has to be begun."""
    env = underhall.env(BOSS)
    with pytest.raises(BadEnvironment, match="reset"):
        env.step(1)
    for _ in random_steps(env, 2, 10_000):
        pass
    with pytest.raises(BadEnvironment, match="reset"):
        env.step(1)
    env.reset(seed=3)
    seat = SeatEnv(BOSS)
    with pytest.raises(BadEnvironment, match="reset"):
        seat.step(1)
    with pytest.raises(BadEnvironment, match="reset"):
        underhall.make_vec(BOSS, 1).step([1])


def test_a_seat_that_is_out_does_nothing() -> None:
    """Its only action is None."""
    env = underhall.env(BOSS)
    for agent in random_steps(env, 2, 10_000):
        if env.terminations[agent]:
            with pytest.raises(BadEnvironment, match="None"):
                env.step(64)


WRONG: list[tuple[dict[str, Any], type[UnderhallError], str]] = [
    ({"name": "boss-monster"}, BadEnvironment, "boss-monster-v0"),
    ({"name": "chess-v0"}, BadEnvironment, "munchkin-quest-v0"),
    ({"seats": 9}, BadSeatCount, "2 to 4"),
    ({"seat": 2}, BadEnvironment, "0, 1"),
    ({"seat": -1}, BadEnvironment, "0, 1"),
    ({"opponents": "deep"}, UnknownBot, "random"),
    ({"opponents": ["random", "random"]}, BadEnvironment, "random"),
    ({"observations": "pixels"}, BadEnvironment, "blocks"),
    ({"illegal": "shrug"}, BadEnvironment, "loses"),
    ({"options": {"colour": "red"}}, UnderhallError, "edition"),
]


@pytest.mark.parametrize(("how", "error", "says"), WRONG, ids=str)
def test_what_cannot_be_made_is_refused(how: dict[str, Any], error: type[UnderhallError], says: str) -> None:
    """At once, not when the first game begins."""
    with pytest.raises(error, match=says):
        SeatEnv(**{"name": BOSS, **how})


@pytest.mark.parametrize(
    ("how", "says"),
    [({"count": 0}, "1, 2, 3"), ({"opponents": "nightmare"}, "normal"), ({"observations": "blocks"}, "bare")],
    ids=str,
)
def test_many_games_are_refused_likewise(how: dict[str, Any], says: str) -> None:
    """Bots that think for long would keep all other games waiting."""
    with pytest.raises(BadEnvironment, match=says):
        underhall.make_vec(**{"name": BOSS, "count": 2, **how})


def test_render_says_what_is_legal() -> None:
    """In words, for whoever looks on while developing."""
    env = underhall.env(BOSS, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert "65: yes" in shown


def test_what_a_bot_may_not_choose_is_refused() -> None:
    """Also the last option from behind, which Python would take for one."""
    env = underhall.env(BOSS)
    env.reset(seed=1)
    for place in (-1, len(env.match.offered)):
        with pytest.raises(UnderhallError):
            env.match.answer(place)
