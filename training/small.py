"""The recipe in small, with numpy alone: a linear player learns from greedy players, then by playing against itself.

    PYTHONPATH=src:training python training/small.py boss-monster --imitate 400 --rounds 6

It scores an option by the sum of a number for each of its bytes and one for its kind at this kind of decision. That is
far from what the nets can do; but it learns from the same rows, in the same games and by the same loss, in seconds, so
that tests and whoever changes an encoding see whether there is something to learn from.
"""

import argparse
import json
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from results import Step, results
from tables import Table, measured_tables

from underhall.games import GAMES
from underhall.kernel.encoding import Layout
from underhall.kernel.many_games import MOST_SEATS, ManyGames
from underhall.kernel.playout import GreedyPolicy, RandomPolicy
from underhall.kernel.registry import GameInfo
from underhall.lab.simulate import interval

GAMES_AT_ONCE: Final = 64
STEPS: Final = 300  # decisions of each game in a round of self-play
BATCH: Final = 1024
CLIP: Final = 0.2
RATE: Final = 0.02
BYTES: Final = 256
MOST_STEPS: Final = 4000  # of a measurement

Array = NDArray[Any]


class Options(NamedTuple):
    """The options of many decisions: the numbers that each is scored by, and which of them there are."""

    features: Array  # [decisions, options, features]
    there: Array  # [decisions, options]


class Linear:
    """A player with a number for each thing that may be true of an option."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        columns = [column.name for column in layout.blocks[0].columns]
        self.decision = layout.offsets[layout.blocks[0].name] + columns.index("decision")
        self.kind = [column.name for column in layout.option].index("kind")
        size = (layout.option_size + BYTES) * BYTES
        self.weights = np.zeros(size, np.float32)
        self.mean = np.zeros(size, np.float32)
        self.square = np.zeros(size, np.float32)
        self.updates = 0

    def options(self, rows: Array, counts: Array) -> Options:
        """What is true of each option."""
        layout, most = self.layout, int(counts.max())
        end = layout.state_size + most * layout.option_size
        parts = rows[:, layout.state_size : end].reshape(len(rows), most, layout.option_size).astype(np.int64)
        at_decision = (layout.option_size + rows[:, self.decision].astype(np.int64)) * BYTES
        kinds = at_decision[:, None] + parts[:, :, self.kind]
        features = np.concatenate([parts + np.arange(layout.option_size) * BYTES, kinds[:, :, None]], 2)
        return Options(features, np.arange(most) < counts[:, None])

    def likely(self, options: Options) -> Array:
        """How likely it is to choose each."""
        scores = np.where(options.there, self.weights[options.features].sum(2), -1e9)
        weights = np.exp(scores - scores.max(1, keepdims=True))
        shares: Array = weights / weights.sum(1, keepdims=True)
        return shares

    def learn(self, options: Options, likely: Array, chosen: Array, gain: Array) -> None:
        """Make choices likelier by which something was gained, and those unlikelier by which something was lost."""
        wanted = -likely
        wanted[np.arange(len(chosen)), chosen] += 1
        each = (wanted * gain[:, None])[:, :, None] / len(chosen)
        spread = np.broadcast_to(each, options.features.shape)
        slope = np.bincount(options.features.ravel(), spread.ravel(), len(self.weights)).astype(np.float32)
        self.updates += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope * slope - self.square)
        mean, square = self.mean / (1 - 0.9**self.updates), self.square / (1 - 0.99**self.updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-6)


class Seen(NamedTuple):
    """Decisions of a round, one behind the other."""

    rows: Array
    counts: Array
    chosen: Array
    before: Array  # how likely the choice was


class Small:
    """A run."""

    def __init__(self, info: GameInfo, seed: int) -> None:
        self.info = info
        self.seed = seed
        self.luck = np.random.default_rng(seed)
        self.player = Linear(info.layout)
        self.greedy = GreedyPolicy(info.start(info.seats[-1], "wording", {}, True).wording, info.judge)
        self.seats = 3 if 3 in info.seats and 2 not in info.seats else 2

    def rows(self, many: ManyGames) -> Array:
        return np.frombuffer(many.rows, np.uint8).reshape(len(many), self.info.layout.row_size)

    def chosen(self, likely: Array, counts: Array) -> Array:
        """An option of each decision, as likely as the player finds it."""
        places: Array = np.minimum((likely.cumsum(1) < self.luck.random((len(likely), 1))).sum(1), counts - 1)
        return places

    def imitate(self, steps: int) -> float:
        """Let greedy players play, and learn what they choose; how often that was hit in the last third comes back."""
        many = ManyGames(self.info, [self.seats] * GAMES_AT_ONCE, f"{self.seed}/imitate", teacher=self.greedy)
        hits = []
        for _ in range(steps):
            chosen = np.frombuffer(many.advice, np.uint8).astype(np.int64)
            options = self.player.options(self.rows(many), np.frombuffer(many.counts, np.uint8))
            likely = self.player.likely(options)
            hits.append(float((likely.argmax(1) == chosen).mean()))
            self.player.learn(options, likely, chosen, np.ones(len(chosen)))
            many.step(chosen.tolist())
        return float(np.mean(hits[-max(1, steps // 3) :]))

    def play(self, rounds: int) -> None:
        """Play against itself, and learn from how the games end."""
        many = ManyGames(self.info, [self.seats] * GAMES_AT_ONCE, f"{self.seed}/play")
        for _ in range(rounds):
            seen, steps = [], []
            for _ in range(STEPS):
                counts = np.frombuffer(many.counts, np.uint8).copy()
                seats = np.frombuffer(many.seats, np.uint8).copy()
                rows = self.rows(many).copy()
                likely = self.player.likely(self.player.options(rows, counts))
                chosen = self.chosen(likely, counts)
                many.step(chosen.tolist())
                seen.append(Seen(rows, counts, chosen, likely[np.arange(len(chosen)), chosen]))
                over = np.frombuffer(many.over, np.uint8).copy()
                won = np.frombuffer(many.scores, np.float32).reshape(-1, MOST_SEATS).copy()
                steps.append(Step(0, seats, over, won))
            self.learn(Seen(*(np.concatenate(each) for each in zip(*seen, strict=True))), *results(steps, 1))

    def learn(self, seen: Seen, won: Array, known: Array) -> None:
        places = np.nonzero(known.reshape(-1))[0]
        gain = won.reshape(-1) - won[known].mean() if len(places) else won.reshape(-1)
        gain = gain / (gain[places].std() + 1e-6) if len(places) else gain
        self.luck.shuffle(places)
        for mine in np.array_split(places, max(1, len(places) // BATCH)):
            options = self.player.options(seen.rows[mine], seen.counts[mine])
            likely = self.player.likely(options)
            ratio = likely[np.arange(len(mine)), seen.chosen[mine]] / seen.before[mine]
            # Beyond the clip there is nothing more to gain: the same loss as in selfplay.py.
            is_free = np.where(gain[mine] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            self.player.learn(options, likely, seen.chosen[mine], gain[mine] * ratio * is_free)

    def measure(self, rival: str, games: int) -> dict[str, Any]:
        """Itself against others, in each seat in turn; every game is counted.

        It chooses by chance: one that has learned nothing then plays at random. Its first choices would be the first
        options, and whoever always takes these beats random players already.
        """
        tables: list[Table] = measured_tables(self.seats, games, rival)
        rivals = {"greedy": self.greedy, "random": RandomPolicy()}
        policies = [table.policies(rivals) for table in tables]
        many = ManyGames(self.info, [self.seats] * games, f"{self.seed}/measure", None, policies)
        waiting, won = np.ones(games, bool), np.zeros(games)
        own = np.array([table.net_seat for table in tables])
        for _ in range(MOST_STEPS):
            counts = np.frombuffer(many.counts, np.uint8)
            likely = self.player.likely(self.player.options(self.rows(many), counts))
            many.step(self.chosen(likely, counts).tolist())
            ended = waiting & (np.frombuffer(many.over, np.uint8) > 0)
            scores = np.frombuffer(many.scores, np.float32).reshape(-1, MOST_SEATS)[np.arange(games), own]
            won = np.where(ended, scores, won)
            waiting &= ~ended
            if not waiting.any():
                break
        low, high = interval(float(won.sum()), games)
        return {
            "rival": rival,
            "games": games,
            "unfinished": int(waiting.sum()),
            "won": float(won.sum()),
            "low": low,
            "high": high,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--imitate", type=int, default=400, help="decisions of each game that greedy players play")
    parser.add_argument("--rounds", type=int, default=6, help="of self-play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=200, help="games against each rival")
    given = parser.parse_args()
    run = Small(GAMES[given.game], given.seed)
    if given.imitate:
        print(json.dumps({"hit": run.imitate(given.imitate)}), flush=True)
    for number in range(given.rounds + 1):
        if number:
            run.play(1)
        print(json.dumps({"rounds": number, **run.measure("random", given.measure)}), flush=True)


if __name__ == "__main__":
    main()
