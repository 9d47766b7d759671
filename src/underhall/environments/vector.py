"""Many games at once for one learner, in compiled code, as a vector environment of Gymnasium.

What is seen and what is legal lies in arrays that every step writes anew: copy what you keep. A game that is over makes
room for the next within the same step (`AutoresetMode.SAME_STEP`): what the seat saw last is `infos["final_obs"]`.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from underhall.bots.play import policy_of
from underhall.engine import new
from underhall.environments.match import RESET
from underhall.environments.names import info_of
from underhall.environments.observing import ARRAY, BARE, Mask, Observer
from underhall.environments.opponents import Names, read_opponents, read_seat
from underhall.environments.rewards import from_scores
from underhall.errors import BadEnvironment
from underhall.kernel.action_games import ActionGames
from underhall.kernel.many_games import BROKEN_OFF, ENDED, MOST_SEATS, Policies
from underhall.sets.loading import SetSource, use_sets

SELF: Final = "self"  # instead of bots: the learner has all seats
VECTOR_FORMS: Final = (ARRAY, BARE)
METADATA: Final = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
Flags = NDArray[np.bool_]


class ManyTablesEnv(VectorEnv[Any, Any, Any]):
    """`count` games side by side. The engine itself plays the other seats: `opponents` are `random` or `normal`.

    With `opponents="self"` the learner has every seat, one after the other: `infos["seat"]` says who is asked in each
    game. The reward of a step is that of the seat that acted; `infos["scores"]` has the parts of the win of all seats
    of the games that have ended.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        name: str,
        count: int,
        seats: int = 2,
        seat: int = 0,
        opponents: Names = "random",
        options: dict[str, Any] | None = None,
        observations: str = ARRAY,
        sets: Sequence[SetSource] = (),
    ) -> None:
        self.info = info_of(name)
        if type(count) is not int or count < 1:
            raise BadEnvironment(why="games", given=repr(count), valid="1, 2, 3, …")
        if observations not in VECTOR_FORMS:
            raise BadEnvironment(why="observations", given=repr(observations), valid=VECTOR_FORMS)
        self.options = use_sets(sets, options or {})
        game = new(self.info.id, seats, 0, self.options, quiet=True)
        self.seats = seats
        self.policies: Policies = [None] * seats
        if opponents != SELF:
            names = read_opponents(opponents, read_seat(seat, seats), seats)
            self.policies = [policy_of(game.wording, self.info.id, each) for each in names]
            for each, policy in zip(names, self.policies, strict=True):
                if each and policy is None:
                    raise BadEnvironment(why="engine-bots", given=each, valid=("random", "normal", SELF))
        self.observer = Observer(self.info, observations)
        self.num_envs = count
        self.single_observation_space = self.observer.space()
        self.single_action_space = spaces.Discrete(self.info.actions.count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.seen: NDArray[np.uint8] = np.zeros((count, self.info.layout.state_size), np.uint8)
        self.legal: Mask = np.zeros((count, self.info.actions.count), np.int8)
        self.seen_last: NDArray[np.uint8] = np.zeros_like(self.seen)
        self.games: ActionGames | None = None

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew. `options` are not used."""
        super().reset(seed=seed)
        text = str(seed) if seed is not None else str(self.np_random.integers(1 << 62))
        every = [self.seats] * self.num_envs
        policies = [self.policies] * self.num_envs
        buffers = (self.seen.reshape(-1), self.legal.reshape(-1), self.seen_last.reshape(-1))
        self.games = ActionGames(self.info, every, text, self.options, policies, *buffers)
        self.over = np.frombuffer(self.games.over, np.uint8)
        self.asked = np.frombuffer(self.games.seats, np.uint8)
        self.acted = np.frombuffer(self.games.answered, np.uint8)
        self.scores = np.frombuffer(self.games.scores, np.float32).reshape(-1, MOST_SEATS)
        return self._seen(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Act in every game."""
        games = self.games
        if games is None:
            raise BadEnvironment(why="over", given=str(actions), valid=RESET)
        games.step_actions(np.asarray(actions).tolist())
        infos = self._infos()
        worth = np.zeros(self.num_envs)
        ended = self.over == ENDED
        cut = self.over == BROKEN_OFF
        if self.over.any():
            done = self.over != 0
            for place in np.flatnonzero(ended):
                worth[place] = from_scores(self.scores[place, : self.seats].tolist())[self.acted[place]]
            infos["scores"] = self.scores[:, : self.seats].copy()
            infos["final_obs"] = self._final(done)
            infos["final_info"] = {"action_mask": self._masks(done), "_action_mask": done}
            infos["_scores"] = infos["_final_obs"] = infos["_final_info"] = done
        return self._seen(), worth, ended, cut, infos

    def action_masks(self) -> Mask:
        """What is legal in each game, as sb3-contrib asks for it."""
        return self.legal

    def _seen(self) -> Any:
        return self.seen if self.observer.form == BARE else {"observation": self.seen, "action_mask": self.legal}

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.legal, "seat": self.asked}

    def _masks(self, done: Flags) -> NDArray[np.object_]:
        found = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(done):
            found[place] = self.observer.nothing_legal
        return found

    def _final(self, done: Flags) -> NDArray[np.object_]:
        """What the seats that acted last saw at the end."""
        found = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(done):
            seen = self.seen_last[place].copy()
            bare = self.observer.form == BARE
            found[place] = seen if bare else {"observation": seen, "action_mask": self.observer.nothing_legal}
        return found


def make_vec(name: str, count: int, **how: Any) -> ManyTablesEnv:
    """Games at once: `underhall.make_vec("boss-monster-v0", 64)`. See `ManyTablesEnv` for what else it takes."""
    return ManyTablesEnv(name, count, **how)


def vector_entry(name: str, num_envs: int = 1, **how: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` calls."""
    return ManyTablesEnv(name, num_envs, **how)
