"""How fast the engine is: random play through the public API, copies, views, saves, a cold start. On one core.

All of it is processor time, since what other processes take from this one is not the engine's; of several rounds the
best counts, since disturbances only ever add. Ratios are taken in each round, of which the median counts.
"""

import gc
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import underhall
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.collector import calm_collector
from underhall.errors import MissingExtra
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import BenchLimits, GameInfo
from underhall.lab.machine import Spread, spread
from underhall.version import BUILD, ENGINE, VERSION

T = TypeVar("T")

GAME: Final = next(iter(underhall.GAMES))  # the first is measured in full; of others, what they have limits for
MOST_SEATS: Final = 4
LONG_ROUNDS: Final = 200
LONG_TRIES: Final = 50
CAREFUL: Final = 0.65  # how often the players of such a game take the safe answer
STATES: Final = 5  # positions that a copy or a view is measured on
SLOWEST_OF: Final = 100_000  # decisions among which the slowest is looked for
SAVES: Final = 5
ROUNDS: Final = 5
START: Final = """
import sys, time
begun = time.process_time()
import underhall
underhall.engine.new(sys.argv[1], 4, 1)
print(time.process_time() - begun)
"""


class Play(msgspec.Struct, frozen=True):
    """Random play with so many seats."""

    choices_per_s: float  # decisions with at least two options
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    choices_per_game: float
    decision_us: float


class OtherGame(msgspec.Struct, frozen=True):
    """What is measured of a game beside the first, with as many seats."""

    decisions_per_s: float
    rate: Spread  # times the first game's decisions a second in the same round
    clone_us: float
    encode_us: float
    greedy_game_ms: float
    greedy_seats: int = MOST_SEATS
    long_ms: float | None = None  # the slowest decision of a very long game, where there are such games


class Environments(msgspec.Struct, frozen=True):
    """Environments for learners: steps with a choice a second."""

    steps_per_s: dict[str, float]  # of every game with two seats, and of peers, stepped one at a time
    times: dict[str, Spread]  # how many of ours of the first game in the time of one of the peer's
    vector_per_s: float  # of the first game, many at once: in `step`, without choosing the actions


class Figures(msgspec.Struct, frozen=True):
    """Everything measured."""

    version: str
    python: str
    machine: str
    cores: int
    engine: str  # how it was built: release, compiled or interpreted
    compiled: bool
    play: dict[int, Play]  # by number of seats
    clone_us: float
    view_us: float
    imagine_us: float
    encode_us: float  # a row for learners of the seat that is asked
    save_us: float
    load_us: float  # played again and compared
    resume_us: float  # carried on from the last stored state
    save_bytes: float  # of a finished game, on average
    start_s: float  # import and a new game, in a fresh process
    slowest_ms: float  # processor time of the slowest decision
    slowest_of: int  # among so many
    greedy_game_ms: float  # four greedy bots
    greedy_times: Spread  # such a game, times a random game of as many in the same round
    others: dict[str, OtherGame] = {}  # by game
    environments: Environments | None = None  # where their libraries are installed


def measure(seconds: float, step: Callable[[str], None] = lambda name: None) -> Figures:
    """Measure everything, each thing for about `seconds`; `step` hears what comes next."""
    step("play")
    play = {seats: measure_play(GAME, seats, seconds) for seats in underhall.game_info(GAME).seats}
    step("copies")
    states = [mid_game(seed) for seed in range(STATES)]
    clone_us = per_call_us(lambda state: state.clone(), states, seconds / 2)
    view_us = per_call_us(lambda state: state.view(0), states, seconds / 2)
    luck = seeded("bench")
    imagine_us = per_call_us(lambda state: state.imagine(0, luck), states, seconds / 2)
    encode_us = measure_encoding(GAME, seconds)
    step("saves")
    finished = [random_game(seed, quiet=False) for seed in range(SAVES)]
    saves = [game.save() for game in finished]
    save_us = per_call_us(lambda game: game.save(), finished, seconds / 2)
    load_us = per_call_us(underhall.engine.load, saves, seconds / 2)
    resume_us = per_call_us(lambda save: underhall.engine.load(save, verify=False), saves, seconds / 2)
    step("start")
    start_s = measure_start()
    step("slowest")
    slowest_ms, slowest_of = measure_slowest(max(seconds * 10, 1.0))
    step("greedy")
    greedy_game_ms, greedy_times = measure_greedy(GAME, MOST_SEATS, seconds)
    step("others")
    beside = measured_beside()
    rates = measure_rates([info.id for info, _ in beside], seconds)
    others = {info.id: measure_other(info.id, limits, seconds, *rates[info.id]) for info, limits in beside}
    step("environments")
    environments = measured_environments(seconds)
    return Figures(
        version=VERSION,
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        engine=BUILD,
        compiled=ENGINE == "compiled",
        play=play,
        clone_us=clone_us,
        view_us=view_us,
        imagine_us=imagine_us,
        encode_us=encode_us,
        save_us=save_us,
        load_us=load_us,
        resume_us=resume_us,
        save_bytes=statistics.mean(len(save) for save in saves),
        start_s=start_s,
        slowest_ms=slowest_ms,
        slowest_of=slowest_of,
        greedy_game_ms=greedy_game_ms,
        greedy_times=greedy_times,
        others=others,
        environments=environments,
    )


def measured_environments(seconds: float) -> Environments | None:
    """The environments for learners, where the extra `lab` is installed."""
    try:
        from underhall.lab.bench_environments import measure_environments  # here, since it needs that extra
    except MissingExtra:
        return None
    return measure_environments(seconds)


def measured_beside() -> list[tuple[GameInfo, BenchLimits]]:
    """The games that are measured beside the first, each with its limits."""
    limited = [(info, info.bench_limits()) for info in underhall.GAMES.values()]
    return [(info, limits) for info, limits in limited if limits is not None]


def measure_rates(games: Sequence[str], seconds: float) -> dict[str, tuple[Play, Spread]]:
    """Each game's random play, and how many times as many decisions a second it has as the first, in turns."""
    rounds: dict[str, list[Play]] = {game: [] for game in (GAME, *games)}
    for game in rounds:
        _random_decisions(game, MOST_SEATS, 0)
    for _ in range(ROUNDS):
        for game, played in rounds.items():
            played.append(_play_round(game, MOST_SEATS, seconds / ROUNDS))
    found = {}
    for game in games:
        both = zip(rounds[game], rounds[GAME], strict=True)
        ratios = [one.decisions_per_s / first.decisions_per_s for one, first in both]
        found[game] = (min(rounds[game], key=lambda play: play.decision_us), spread(ratios))
    return found


def measure_other(game: str, limits: BenchLimits, seconds: float, play: Play, rate: Spread) -> OtherGame:
    """The figures that another game is held to."""
    states = [mid_game(seed, game) for seed in range(STATES)]
    return OtherGame(
        decisions_per_s=play.decisions_per_s,
        rate=rate,
        clone_us=per_call_us(lambda state: state.clone(), states, seconds / 2),
        encode_us=measure_encoding(game, seconds),
        greedy_game_ms=measure_greedy(game, limits.greedy_seats, seconds)[0],
        greedy_seats=limits.greedy_seats,
        long_ms=measure_long(game, limits.greedy_seats, seconds) if limits.long_games else None,
    )


def measure_encoding(name: str, seconds: float) -> float:
    """Microseconds for the row of whoever is asked: random games with a row at every decision, less the same without.

    What rows have in common with those before is kept, so that it must be measured within games.
    """
    took: list[float] = []
    for _ in range(ROUNDS):
        games = decisions = 0
        clock = Clock(seconds / ROUNDS / 2)
        while games == 0 or not clock.over:
            decisions += _encoded_decisions(name, games, True)
            games += 1
        with_rows = clock.spent
        clock = Clock(0)
        for seed in range(games):
            _encoded_decisions(name, seed, False)
        took.append((with_rows - clock.spent) / decisions * 1e6)
    return statistics.median(took)


def _encoded_decisions(name: str, seed: int, encoding: bool) -> int:
    """Play one random game, with a row for each decision or without; how many there were."""
    game = underhall.engine.new(name, MOST_SEATS, seed, quiet=True)
    buffer = bytearray(game.layout().row_size)
    draw = random.Random(seed).random
    done = 0
    while game.pending:
        decision = game.pending[0]
        if encoding:
            game.encode(decision.seat, buffer)
        game.answer(decision.seat, int(draw() * len(decision.codes)))
        done += 1
    return done


class Clock:
    """Says when the time for a measurement is over, and how much of it the processor was ours."""

    def __init__(self, seconds: float) -> None:
        gc.collect()
        self.end = time.perf_counter() + seconds
        self.begun = time.process_time()

    @property
    def over(self) -> bool:
        return time.perf_counter() >= self.end

    @property
    def spent(self) -> float:
        return time.process_time() - self.begun


def measure_play(game: str, seats: int, seconds: float) -> Play:
    """Whole random games: list the options, pick one, answer. Counting the real choices is part of the time."""
    _random_decisions(game, seats, 0)
    return min([_play_round(game, seats, seconds / ROUNDS) for _ in range(ROUNDS)], key=lambda play: play.decision_us)


def _play_round(game: str, seats: int, seconds: float) -> Play:
    games = decisions = choices = 0
    clock = Clock(seconds)
    while games == 0 or not clock.over:
        games += 1
        for options in _random_decisions(game, seats, games):
            decisions += 1
            choices += options > 1
    spent = clock.spent
    return Play(
        choices_per_s=choices / spent,
        decisions_per_s=decisions / spent,
        games_per_s=games / spent,
        decisions_per_game=decisions / games,
        choices_per_game=choices / games,
        decision_us=spent / decisions * 1e6,
    )


def _random_decisions(name: str, seats: int, seed: int) -> list[int]:
    """Play one random game; how many options each of its decisions had."""
    game = underhall.new(name, seats, seed, quiet=True)
    draw = random.Random(seed).random
    counts: list[int] = []
    while True:
        decisions = game.decisions
        if not decisions:
            return counts
        decision = decisions[0]
        options = decision.options
        game.answer(decision.seat, options[int(draw() * len(options))])
        counts.append(len(options))


def random_game(seed: int, quiet: bool, answers: int | None = None, name: str = GAME) -> Game:
    """A random game with four seats, played to its end or for so many answers."""
    game = underhall.engine.new(name, MOST_SEATS, seed, quiet=quiet)
    draw = random.Random(seed).random
    done = 0
    while game.decisions and done != answers:
        decision = game.decisions[0]
        game.answer(decision.seat, decision.options[int(draw() * len(decision.options))])
        done += 1
    return game


def mid_game(seed: int, name: str = GAME) -> Game:
    """A game about half way through."""
    return random_game(seed, True, len(_random_decisions(name, MOST_SEATS, seed)) // 2, name)


def per_call_us(call: Callable[[T], object], on: Sequence[T], seconds: float) -> float:
    """Microseconds for one call, on average over the things it is called on."""
    for each in on:
        call(each)
    return min(_call_round(call, on, seconds / ROUNDS) for _ in range(ROUNDS))


def _call_round(call: Callable[[T], object], on: Sequence[T], seconds: float) -> float:
    calls, batch = 0, 1
    clock = Clock(seconds)
    while calls == 0 or not clock.over:
        before = clock.spent
        for _ in range(batch):
            for each in on:
                call(each)
        calls += batch * len(on)
        if clock.spent - before < 0.002:
            batch *= 2
    return clock.spent / calls * 1e6


def measure_start() -> float:
    """Import and a new game in a fresh process, without the start of Python itself."""
    took = []
    for _ in range(ROUNDS):
        command = [sys.executable, "-c", START, GAME]
        # The same package as here, also where it was found by a path relative to a folder left since.
        environment = {**os.environ, "PYTHONPATH": str(Path(underhall.__file__).parents[1])}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=60)
        took.append(float(done.stdout))
    return min(took)


def measure_slowest(seconds: float) -> tuple[float, int]:
    """The slowest of many decisions in milliseconds, and of how many."""
    slowest = seen = seed = 0
    clock = Clock(seconds)
    while seen < SLOWEST_OF and (seen == 0 or not clock.over):
        game = underhall.engine.new(GAME, MOST_SEATS, seed, quiet=True)
        draw = random.Random(seed).random
        seed += 1
        while game.decisions:
            begun = time.thread_time_ns()
            decision = game.decisions[0]
            options = decision.options
            game.answer(decision.seat, options[int(draw() * len(options))])
            slowest = max(slowest, time.thread_time_ns() - begun)
            seen += 1
    return slowest / 1e6, seen


def measure_greedy(name: str, seats: int, seconds: float) -> tuple[float, Spread]:
    """Milliseconds for a game of greedy bots only, and how many random games of as many seats last as long."""
    greedy: list[float] = []
    times: list[float] = []
    for _ in range(ROUNDS):
        games = 0  # the same in every round
        clock = Clock(seconds / ROUNDS)
        while games == 0 or not clock.over:
            game = underhall.engine.new(name, seats, games, quiet=True)
            play_out(game, [new_bot("greedy", seat, seeded(f"{games}/{seat}")) for seat in range(seats)])
            games += 1
        greedy.append(clock.spent / games * 1e3)
        times.append(greedy[-1] * _play_round(name, seats, seconds / ROUNDS / 2).games_per_s / 1e3)
    return statistics.mean(greedy), spread(times)


def measure_long(name: str, seats: int, seconds: float) -> float:
    """The slowest decision of games that are still going after very many rounds, in milliseconds.

    The players are careful, which is how nobody wins or dies for so long. The whole story is kept and garbage is
    collected as at a table of the server: otherwise the slowest by far is the one at which Python looks through
    everything that the process has ever loaded.
    """
    threshold = gc.get_threshold()
    calm_collector()
    try:
        clock = Clock(seconds)
        slowest = 0.0
        for seed in range(LONG_TRIES):
            slowest = max(slowest, _slowest_of_long_game(name, seats, seed))
            if slowest and clock.over:
                break
        return slowest
    finally:
        gc.set_threshold(*threshold)  # what is frozen stays so: to look through it again would cost whoever comes next


def _slowest_of_long_game(name: str, seats: int, seed: int) -> float:
    """Milliseconds of the slowest decision, or 0 where the game ended before its time."""
    info = underhall.game_info(name)
    game = underhall.engine.new(name, seats, seed)
    draw = random.Random(seed).random
    slowest = 0
    while game.decisions and info.turn(game) <= LONG_ROUNDS * seats:
        begun = time.thread_time_ns()
        decision = game.decisions[0]
        options = decision.options
        careful = draw() < CAREFUL
        game.answer(decision.seat, info.default_option(decision) if careful else options[int(draw() * len(options))])
        slowest = max(slowest, time.thread_time_ns() - begun)
    return slowest / 1e6 if game.decisions else 0.0
