"""How fast the environments for learners are, beside other people's where those are installed too.

    pip install 'pettingzoo[classic]' rlcard

All play at random and take turns, by processor time. Only steps with a choice are counted: ours ask nothing else, but
uno often leaves a single action. What is seen is looked at in each step, as a learner would.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import underhall
from underhall.environments.names import NAMES
from underhall.lab.bench import Clock, Environments
from underhall.lab.machine import spread

ROUNDS: Final = 5
GAMES_AT_ONCE: Final = 64
WARM: Final = 0.05  # seconds
HANABI, UNO = "hanabi", "uno"


def measure_environments(seconds: float) -> Environments:
    """Each for about `seconds`; peers that are not installed are left out."""
    first = next(iter(NAMES))
    makers: dict[str, Callable[[], Callable[[float], float]]] = {
        **{name: lambda name=name: _by_turns(underhall.env(name, seats=2)) for name in NAMES},  # type: ignore[misc]
        HANABI: lambda: _by_turns(import_module("pettingzoo.classic.hanabi_v5").env(players=2)),
        UNO: lambda: _of_rlcard(import_module("rlcard").make(UNO)),
    }
    measured = {}
    for name, maker in makers.items():
        try:
            measured[name] = maker()
        except ImportError:
            continue  # a peer that nobody has to have
        measured[name](WARM)
    vector = _at_once(underhall.make_vec(first, GAMES_AT_ONCE, seats=2, opponents="self"))
    rounds: dict[str, list[float]] = {name: [] for name in measured}
    at_once = []
    for _ in range(ROUNDS):
        for name, play in measured.items():
            rounds[name].append(play(seconds / ROUNDS))
        at_once.append(vector(seconds / ROUNDS))
    return Environments(
        steps_per_s={name: max(found) for name, found in rounds.items()},
        times={
            peer: spread([ours / theirs for ours, theirs in zip(rounds[first], rounds[peer], strict=True)])
            for peer in (HANABI, UNO)
            if peer in rounds
        },
        vector_per_s=max(at_once),
    )


def _by_turns(env: Any) -> Callable[[float], float]:
    """An environment of PettingZoo."""
    draw = random.Random(1).random
    env.reset(seed=1)

    def play(seconds: float) -> float:
        choices = 0
        clock = Clock(seconds)
        while choices == 0 or not clock.over:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                # As bools: what is not 0 among bytes numpy finds one by one, which takes as long as a step.
                legal = seen["action_mask"].view(bool).nonzero()[0]
                env.step(int(legal[int(draw() * len(legal))]))
                choices += len(legal) > 1
        return choices / clock.spent

    return play


def _of_rlcard(env: Any) -> Callable[[float], float]:
    """An environment of RLCard."""
    draw = random.Random(1).random

    def play(seconds: float) -> float:
        choices = 0
        clock = Clock(seconds)
        while choices == 0 or not clock.over:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(draw() * len(legal))])
                choices += len(legal) > 1
        return choices / clock.spent

    return play


def _at_once(many: Any) -> Callable[[float], float]:
    """Many games at once: only what steps take is counted, since learners choose actions in ways of their own."""
    draw = random.Random(1).random
    many.reset(seed=1)

    def play(seconds: float) -> float:
        steps = 0
        spent = 0.0
        clock = Clock(seconds)
        while steps == 0 or not clock.over:
            places = [mask.nonzero()[0] for mask in many.action_masks().view(bool)]
            actions = [int(legal[int(draw() * len(legal))]) for legal in places]
            begun = clock.spent
            many.step(actions)
            spent += clock.spent - begun
            steps += len(actions)
        return steps / spent

    return play
