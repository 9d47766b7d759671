"""What the engine and the server are meant to reach, and whether they do."""

from collections.abc import Iterator
from typing import Final

import msgspec

from underhall import game_info
from underhall.lab.bench import Figures
from underhall.lab.peers import Peers
from underhall.lab.servers import CLIENTS, FLAT_FILE, IN_MEMORY, OURS, Servers, Soak

COMPILED, INTERPRETED = "compiled", "interpreted"
# How many times as many real choices a second as the peer, at least.
TIMES: Final = {
    COMPILED: {"catanatron": 15.0, "gin_rummy": 4.0, "hearts": 1.0},
    INTERPRETED: {"catanatron": 2.0},
}
CLONE_US: Final = {True: 4.0, False: 25.0}
VIEW_US: Final = 40.0
START_S: Final = 0.25
SAVES_HELD: Final = 10_000
SAVES_MB: Final = 60.0
SLOWEST_MS: Final = 2.0
# How many times as many answers a second as the other server, at least.
SERVED: Final = {FLAT_FILE: 5.0, IN_MEMORY: 1.0}
SOAK_P99_MS: Final = 150.0
SOAK_GROWTH: Final = 1.1  # memory at the end against memory once all tables were going
LONG_MS: Final = 5.0


class Target(msgspec.Struct, frozen=True):
    """One target: its name, what was measured, and the limit."""

    name: str
    value: float
    limit: float
    at_least: bool = False

    @property
    def met(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def targets(figures: Figures, peers: Peers | None) -> Iterator[Target]:
    """The targets that these figures can tell about. Some hold for the compiled engine only."""
    if peers is not None:
        for flavour, limits in TIMES.items():
            for peer, limit in limits.items():
                ratio = peers.ratios.get(flavour, {}).get(peer)
                if ratio is not None:
                    yield Target(f"{flavour}-{peer}", ratio, limit, at_least=True)
        # The harness also measures the flavour that is not running here.
        for engine in peers.engines:
            if figures.compiled and engine.name.endswith(INTERPRETED) and engine.clone_us is not None:
                yield Target("interpreted-clone", engine.clone_us, CLONE_US[False])
    yield Target("clone", figures.clone_us, CLONE_US[figures.compiled])
    if figures.compiled:
        yield Target("view", figures.view_us, VIEW_US)
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
            yield Target(f"{game}-rate", other.rate, held.rate, at_least=True)
            yield Target(f"{game}-clone", other.clone_us, held.clone_us)
            yield Target(f"{game}-greedy", other.greedy_game_ms, held.greedy_ms)
            if other.long_ms is not None:
                yield Target(f"{game}-long", other.long_ms, LONG_MS)


def server_targets(servers: Servers) -> Iterator[Target]:
    """What the server is meant to reach beside boardgame.io's; its p99 in memory is the limit for ours."""
    for clients in CLIENTS:
        for peer, limit in SERVED.items():
            ratio = servers.ratios.get(peer, {}).get(clients)
            if ratio is not None:
                yield Target(f"server-{peer}-{clients}", ratio, limit, at_least=True)
        ours, theirs = servers.rate(OURS, clients), servers.rate(IN_MEMORY, clients)
        if ours is not None and theirs is not None:
            yield Target(f"server-p99-{clients}", ours.p99_ms, theirs.p99_ms)
    yield Target("server-errors", len(servers.errors), 0)


def soak_targets(soak: Soak) -> Iterator[Target]:
    """What many tables at once are meant to be like."""
    yield Target("soak-errors", len(soak.errors), 0)
    yield Target("soak-p99", soak.p99_ms, SOAK_P99_MS)
    yield Target("soak-memory", soak.memory_mb / soak.memory_mb_at_start, SOAK_GROWTH)
