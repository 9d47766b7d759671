"""PettingZoo's environment for games in which seats act in turns (AEC): one agent for each seat."""

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import repeat
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from underhall.environments.match import RESET, Match
from underhall.environments.names import info_of
from underhall.environments.observing import ARRAY, Mask, Observer
from underhall.environments.rewards import loss, rewards
from underhall.errors import BadEnvironment
from underhall.kernel.action_games import GOES_ON, NOT_LEGAL
from underhall.sets.loading import SetSource

NOTHING: Final = "None"
ANSI: Final = "ansi"
METADATA: Final = {"render_modes": [ANSI], "name": "underhall", "is_parallelizable": False}


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A table whose agents `seat_0`, `seat_1`, … are asked in turns.

    `seats` is how many play, `options` and `sets` are what `underhall.new` takes, `observations` the form of what
    agents see: `array`, `blocks` or `bare`. The first game of a seed is the same as that of `underhall.new`.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        observations: str = ARRAY,
        render_mode: str | None = None,
        sets: Sequence[SetSource] = (),
    ) -> None:
        super().__init__()
        info = info_of(name)
        self.name = name
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = render_mode
        self.match = Match(info, seats, options, sets)
        self.observer = Observer(info, observations)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: self.observer.action_space(partial(self.mask_of, agent)) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.infos: dict[str, dict[str, Any]] = {}

    def __repr__(self) -> str:
        return f"<{self.name}: seats {self.match.seats}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first one of `seed`, or without one the next. `options` are not used."""
        self.match.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        nobody = self.observer.nothing_legal
        self.infos = {agent: {"action_mask": nobody} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._out: list[int] = []
        self._ask()

    def step(self, action: Any) -> None:
        """Let the selected agent act; one that is out or whose game is over acts with None."""
        if not self.agents:
            raise BadEnvironment(why="over", given=repr(action), valid=RESET)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise BadEnvironment(why="dead", given=repr(action), valid=NOTHING)
            self._was_dead_step(action)
            return
        match = self.match
        done = match.table.act(action)
        if done == NOT_LEGAL:
            match.refuse(action)
        self.infos[agent]["action_mask"] = self.observer.nothing_legal
        if done == GOES_ON:
            self._ask()
            if match.seats > 2:
                self._retire()
        else:
            self._end()

    def _ask(self) -> None:
        """Select the agent that is asked."""
        table = self.match.table
        self.agent_selection = agent = self.possible_agents[table.seat]
        self.infos[agent]["action_mask"] = self.observer.mask(table)

    def _end(self) -> None:
        """Everybody who is left hears how the game has ended."""
        match = self.match
        worth = rewards(match.info, match.game) if match.decision is None else [0.0] * match.seats
        ended = self.terminations if match.decision is None else self.truncations
        for agent in self.agents:
            ended[agent] = True
            self._reward(agent, worth[self.possible_agents.index(agent)])
        self.agent_selection = self.agents[0]

    def _retire(self) -> None:
        """Whoever has lost while others play on acts a last time, with None, and is gone."""
        match = self.match
        out = match.info.seats_out(match.game)
        if len(out) == len(self._out):
            return
        for seat in out:
            if seat not in self._out:
                agent = self.possible_agents[seat]
                self.terminations[agent] = True
                self._reward(agent, loss(match.seats))
        self._out = out
        self._deads_step_first()

    def _reward(self, agent: str, worth: float) -> None:
        self.rewards[agent] = worth
        self._cumulative_rewards[agent] += worth

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """The agent that is asked, again and again until nobody is left; `step` in between."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> Any:
        """What an agent may know now, and what it may do: nothing, unless it is asked."""
        return self.observer.observation(self.match.table, self._seats[agent], self.mask_of(agent))

    def mask_of(self, agent: str) -> Mask:
        """What an agent may do now: nothing, unless it is asked."""
        info = self.infos.get(agent)
        mask: Mask = self.observer.nothing_legal if info is None else info["action_mask"]
        return mask

    def action_masks(self) -> Mask:
        """What the selected agent may do, as sb3-contrib asks for it."""
        return self.mask_of(self.agent_selection) if self.agents else self.observer.nothing_legal

    def render(self) -> str | None:
        """The game in a few words, with whoever is asked and all that is legal."""
        if self.render_mode != ANSI:
            return None
        asked = [f"{action}: {self.match.actions.text(action)}" for action in self.match.offered]
        return "\n".join([repr(self.match.game), *([self.agent_selection] if asked else []), *asked])

    def close(self) -> None:
        """Nothing is left open."""


def env(name: str, **how: Any) -> TableEnv:
    """A PettingZoo environment: `underhall.env("boss-monster-v0", seats=4)`. See `TableEnv` for what else it takes."""
    return TableEnv(name, **how)
