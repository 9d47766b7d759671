"""Teach a net to play Boss Monster heads-up against a random player, in less than ten minutes.

    pip install 'underhall[lab]' sb3-contrib torch
    python examples/train_maskable_ppo.py --minutes 8 --out learned

Minutes are those of the processor. The folder then has the net, the curve (curve.csv, curve.html) and what 1,000 games
say of it (evaluation.json).
"""

import json
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import polars as pl
from gymnasium.wrappers import TransformObservation

from underhall.environments.names import gymnasium_id
from underhall.lab.simulate import interval

Choose = Callable[[Any, Any], int]  # what is seen and what is legal: what to do


def table(seat: int) -> gymnasium.Env[Any, Any]:
    """Heads-up against a random player; what is seen is scaled to 0 … 1."""
    env = gymnasium.make(gymnasium_id("boss-monster-v0"), seat=seat, opponents="random", observations="bare")
    high = env.observation_space.high.astype(np.float32)  # type: ignore[attr-defined]
    return TransformObservation(env, lambda seen: seen / high, gymnasium.spaces.Box(0, 1, high.shape, np.float32))


def evaluate(choose: Choose, games: int, seed: int = 1_000_000) -> dict[str, Any]:
    """How many of an even number of games are won, in both seats alike, with Wilson's interval."""
    won = 0
    for seat in (0, 1):
        env = table(seat)
        for game in range(games // 2):
            seen, info = env.reset(seed=seed + game)
            over = False
            while not over:
                seen, worth, over, _, info = env.step(choose(seen, info["action_mask"]))
            won += float(worth) > 0
    return {"games": games, "won": won, "share": won / games, "interval": interval(won, games)}


def train(minutes: float, out: Path) -> Choose:
    """Learn for so many minutes of processor time; the curve and the net go into the folder."""
    import torch  # large, and only needed here
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

    torch.set_num_threads(1)  # more of them wait for one another: the net is small
    tables = VecMonitor(DummyVecEnv([lambda seat=place % 2: table(seat) for place in range(16)]))
    how = {"learning_rate": 1e-3, "gamma": 1.0, "n_steps": 128, "batch_size": 512, "n_epochs": 6, "ent_coef": 0.01}
    model = MaskablePPO("MlpPolicy", tables, policy_kwargs={"net_arch": [256, 256]}, seed=1, **how)
    begun, curve = time.process_time(), []  # so that a busy machine learns as much, only later
    while time.process_time() - begun < 60 * minutes:
        model.learn(16 * 128, reset_num_timesteps=False)
        recent = [episode["r"] > 0 for episode in model.ep_info_buffer]
        curve.append({"seconds": time.process_time() - begun, "steps": model.num_timesteps, "won": np.mean(recent)})
    frame = pl.DataFrame(curve)
    frame.write_csv(out / "curve.csv")
    frame.plot.line(x="seconds", y="won").save(out / "curve.html")
    model.save(out / "net")
    return lambda seen, mask: int(model.predict(seen, action_masks=mask)[0])


if __name__ == "__main__":
    words = ArgumentParser()
    words.add_argument("--minutes", type=float, default=8)
    words.add_argument("--games", type=int, default=1_000)
    words.add_argument("--out", type=Path, default=Path("learned"))
    asked = words.parse_args()
    asked.out.mkdir(exist_ok=True)
    found = evaluate(train(asked.minutes, asked.out), asked.games)
    (asked.out / "evaluation.json").write_text(json.dumps(found))
    print(f"won {found['share']:.0%} of {found['games']} games against a random player")
