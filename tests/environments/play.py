"""Random play through the environments."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from underhall.environments import NAMES, TableEnv

SEATS = dict.fromkeys(NAMES, 4)


def any_legal(mask: Any, draw: np.random.Generator) -> int:
    """Any of the legal actions."""
    return int(draw.choice(np.flatnonzero(mask)))


def random_steps(env: TableEnv, seed: int, most: int) -> Iterator[str]:
    """Play at random, for so many steps at most; before each step, who acts."""
    draw = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(most):
        if not env.agents:
            return
        agent = env.agent_selection
        yield agent
        over = env.terminations[agent] or env.truncations[agent]
        env.step(None if over else any_legal(env.action_masks(), draw))
