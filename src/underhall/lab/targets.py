"""What the engine and the server are meant to reach, and whether they do."""

from collections.abc import Iterator
from typing import Final

import msgspec

from underhall import game_info
from underhall.lab.bench import Environments, Figures
from underhall.lab.machine import Spread
from underhall.lab.peers import HEARTS_DECISIONS, Peers
from underhall.lab.servers import CLIENTS, FLAT_FILE, IN_MEMORY, OURS, Servers, Soak, Workers

COMPILED, INTERPRETED, PLAYOUT = "compiled", "interpreted", "playout"
# How many real choices we make in the processor time of one of the peer's, at least.
TIMES: Final = {
    COMPILED: {"catanatron": 36.0, "gin_rummy": 4.0, "hearts": 0.95},
    PLAYOUT: {"catanatron": 55.0, HEARTS_DECISIONS: 1.1},
    INTERPRETED: {"catanatron": 2.0},
}
CLONE_US: Final = {True: 0.35, False: 25.0}
VIEW_US: Final = 3.0
IMAGINE_US: Final = 6.0
ENCODE_US: Final = 12.0
GREEDY_TIMES: Final = 90.0  # random games in the time of one of greedy bots
START_S: Final = 0.25
SAVES_HELD: Final = 10_000
SAVES_MB: Final = 60.0
SLOWEST_MS: Final = 2.0
# How many times as many answers a second as the other server, at least.
SERVED: Final = {FLAT_FILE: 5.0, IN_MEMORY: 1.0}
# For how many of our answers the other server's processor time for one is enough, at least.
SERVED_PROCESSOR: Final = {IN_MEMORY: 1.9}
STORING_US: Final = 30.0  # processor time to have one answer on the disk
WORKERS_TIMES: Final = 1.6  # what two processes do, against one
SOAK_P99_MS: Final = 80.0
TABLE_KB: Final = 180.0
SOAK_GROWTH: Final = 1.1  # memory at the end against memory once all tables were going
LONG_MS: Final = 5.0
# Steps of the environment of the first game in the time of one of another's, at least.
STEPS_TIMES: Final = {"hanabi": 10.0, "uno": 5.0}
VECTOR_STEPS: Final = 100_000.0  # a second, of many games at once


class Target(msgspec.Struct, frozen=True):
    """One target: its name, what was measured, and the limit; of a ratio also its lowest and highest round."""

    name: str
    value: float
    limit: float
    at_least: bool = False
    rounds: tuple[float, float] | None = None

    @property
    def low(self) -> float:
        return self.value if self.rounds is None else self.rounds[0]

    @property
    def high(self) -> float:
        return self.value if self.rounds is None else self.rounds[1]

    @property
    def met(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit


# What ARCHITECTURE.md lists, in this order; `underhall bench --markdown` prints these.
HEADLINES: Final[tuple[str, ...]] = (
    *("compiled-catanatron", "compiled-hearts", "playout-catanatron", "playout-hearts_decisions"),
    *("interpreted-catanatron", "super-boss-monster-rate", "munchkin-quest-rate"),
    *("clone", "super-boss-monster-clone", "munchkin-quest-clone", "imagine", "view", "greedy"),
    *("encode", "super-boss-monster-encode", "munchkin-quest-encode"),
    *("server-processor-50", "server-processor-200", "server-storing-50", "server-storing-200"),
    *("workers", "soak-p99", "soak-table", "soak-memory", "slowest", "munchkin-quest-long", "start", "saves"),
    *("steps-hanabi", "steps-uno", "steps-vector"),
)


def of_rounds(name: str, ratio: Spread, limit: float, at_least: bool = True) -> Target:
    """A target for a ratio that was taken in each round."""
    return Target(name, ratio.median, limit, at_least, (ratio.low, ratio.high))


def targets(figures: Figures, peers: Peers | None) -> Iterator[Target]:
    """The targets that these figures decide. Some hold for the compiled engine only."""
    if peers is not None:
        for flavour, limits in TIMES.items():
            for peer, limit in limits.items():
                ratio = peers.ratios.get(flavour, {}).get(peer)
                if ratio is not None:
                    yield of_rounds(f"{flavour}-{peer}", ratio, limit)
        # The harness also measures the flavour that is not running here.
        for engine in peers.engines:
            if figures.compiled and engine.name.endswith(INTERPRETED) and engine.clone_us is not None:
                yield Target("interpreted-clone", engine.clone_us, CLONE_US[False])
    yield Target("clone", figures.clone_us, CLONE_US[figures.compiled])
    if figures.compiled:
        yield Target("view", figures.view_us, VIEW_US)
        yield Target("imagine", figures.imagine_us, IMAGINE_US)
        yield Target("encode", figures.encode_us, ENCODE_US)
        yield of_rounds("greedy", figures.greedy_times, GREEDY_TIMES, at_least=False)
        yield Target("slowest", figures.slowest_ms, SLOWEST_MS)
    yield Target("start", figures.start_s, START_S)
    yield Target("saves", figures.save_bytes * SAVES_HELD / 1e6, SAVES_MB)
    fewest, most = min(figures.play), max(figures.play)
    growth = figures.play[most].decision_us / figures.play[fewest].decision_us
    yield Target("growth", growth, most / fewest)
    if figures.compiled:
        for game, other in figures.others.items():
            held = game_info(game).bench_limits()
            assert held is not None, game  # it would not have been measured
            yield of_rounds(f"{game}-rate", other.rate, held.rate)
            yield Target(f"{game}-clone", other.clone_us, held.clone_us)
            yield Target(f"{game}-encode", other.encode_us, ENCODE_US)
            yield Target(f"{game}-greedy", other.greedy_game_ms, held.greedy_ms)
            if other.long_ms is not None:
                yield Target(f"{game}-long", other.long_ms, LONG_MS)
        if figures.environments is not None:
            yield from environment_targets(figures.environments)


def environment_targets(environments: Environments) -> Iterator[Target]:
    """What the environments for learners are meant to reach."""
    for peer, times in environments.times.items():
        yield of_rounds(f"steps-{peer}", times, STEPS_TIMES[peer])
    yield Target("steps-vector", environments.vector_per_s, VECTOR_STEPS, at_least=True)


def server_targets(servers: Servers) -> Iterator[Target]:
    """What the server is meant to reach beside boardgame.io's; its p99 in memory is the limit for ours."""
    for clients in CLIENTS:
        for peer, limit in SERVED.items():
            ratio = servers.ratios.get(peer, {}).get(clients)
            if ratio is not None:
                yield of_rounds(f"server-{peer}-{clients}", ratio, limit)
        for peer, limit in SERVED_PROCESSOR.items():
            cheaper = servers.processor_ratios.get(peer, {}).get(clients)
            if cheaper is not None:
                yield of_rounds(f"server-processor-{clients}", cheaper, limit)
        ours, theirs = servers.rate(OURS, clients), servers.rate(IN_MEMORY, clients)
        if ours is not None and theirs is not None:
            yield Target(f"server-p99-{clients}", ours.p99_ms, theirs.p99_ms)
        if ours is not None and ours.storing_us is not None:
            yield Target(f"server-storing-{clients}", ours.storing_us, STORING_US)
    yield Target("server-errors", len(servers.errors), 0)


def workers_targets(workers: Workers) -> Iterator[Target]:
    """What a second process is meant to add."""
    yield of_rounds("workers", workers.capacity, WORKERS_TIMES)
    yield Target("workers-errors", len(workers.errors), 0)


def soak_targets(soak: Soak) -> Iterator[Target]:
    """What many tables at once are meant to be like."""
    yield Target("soak-errors", len(soak.errors), 0)
    yield Target("soak-p99", soak.p99_ms, SOAK_P99_MS)
    yield Target("soak-table", soak.table_kb, TABLE_KB)
    yield Target("soak-memory", soak.memory_mb / soak.memory_mb_at_start, SOAK_GROWTH)
