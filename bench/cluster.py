"""Answers a second of three nodes on PostgreSQL and Redis, against one node on SQLite, on the same machine in turns.

    python bench/cluster.py --rounds 5 --clients 200 --seconds 5

Both sides play the same race (bench/load_driver.py): tables of four, all answer as soon as asked. At the cluster,
each request and each socket goes to the next of the three nodes, whichever runs the table, so that two sockets of three
are at another node than their table: no load balancer is kinder. The harness of the tests starts PostgreSQL and Redis.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.cluster.nodes import Cluster, Node  # noqa: E402
from tests.server.cluster.services import OwnPostgreSQL, Redis  # noqa: E402
from tests.server.proof.process import Server  # noqa: E402

WARM = 2.0  # seconds before anything is counted


def race(ports: list[int], clients: int, seconds: float, pids: list[int]) -> dict[str, Any]:
    """One round; what the driver says of it."""
    command = [sys.executable, str(ROOT / "bench" / "load_driver.py"), "race", ",".join(map(str, ports)), str(clients)]
    command += ["--seconds", str(seconds), "--warm", str(WARM), "--pids", ",".join(map(str, pids))]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=240)
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def shown(name: str, said: dict[str, Any]) -> str:
    figures = f"{said['moves_s']:7.0f} answers/s  p50 {said['p50_ms']:4.0f} ms  p99 {said['p99_ms']:4.0f} ms"
    return f"{name:22} {figures}  servers' processor {said['server_cpu']:.2f}  errors {said['err']}"


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--clients", type=int, default=200)
    options.add_argument("--seconds", type=float, default=5.0)
    given = options.parse_args()
    redis, postgresql = Redis(), OwnPostgreSQL()
    redis.start()
    postgresql.start()
    ratios: list[float] = []
    errors = 0
    with tempfile.TemporaryDirectory() as folder:
        Node.module = Server.module  # as people run it, not as tests do
        alone = Server(Path(folder))
        alone.start()
        alone.wait()
        cluster = Cluster(Path(folder), postgresql.url, redis.url, 3)
        try:
            for _ in range(given.rounds):
                sides = []
                for name, servers in (("one node, SQLite", [alone]), ("three nodes", cluster.nodes)):
                    pids = [server.process.pid for server in servers if server.process is not None]
                    said = race([server.port for server in servers], given.clients, given.seconds, pids)
                    print(shown(name, said), *said["errors"], flush=True)
                    errors += said["err"]
                    sides.append(said["moves_s"])
                ratios.append(sides[1] / max(sides[0], 1e-9))
        finally:
            alone.kill()
            cluster.close()
            redis.kill()
            postgresql.close()
        print(cluster.errors() if errors else "", end="")
    spread = f"{min(ratios):.2f}–{max(ratios):.2f}"
    print(f"three nodes against one: {statistics.median(ratios):.2f} × ({spread}), {errors} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
