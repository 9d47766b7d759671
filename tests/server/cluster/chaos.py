"""People who do everything at once at a cluster behind nginx, of which something is killed again and again: a node, one
that only stands still, one that is told to end, Redis, PostgreSQL. Nothing that anybody was told may be lost, nothing
may count twice, and everybody comes back by themselves.

    python -m tests.server.cluster.chaos KILLS
"""

import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import psycopg

from tests.server.cluster.nodes import Cluster
from tests.server.cluster.services import Nginx, OwnPostgreSQL, Redis
from tests.server.desk import Desk
from tests.server.proof.storm import Storm
from underhall.server.database_url import database_url

NODES = 3
VICTIMS = ["node", "redis", "postgresql", "redis", "postgresql", "restart", "redis", "node", "postgresql", "redis"]
VICTIMS += ["frozen", "postgresql", "node", "redis", "postgresql"]
MOST_SECONDS = 3000.0


class KilledCluster:
    """Nodes, Redis and PostgreSQL, any of which is killed at any moment, and started again."""

    def __init__(self, folder: Path, luck: random.Random, victims: list[str]) -> None:
        self.folder = folder
        self.luck = luck
        self.victims = victims
        self.killed: Counter[str] = Counter()
        self.redis = Redis()
        self.postgresql = OwnPostgreSQL()
        self.cluster: Cluster | None = None
        self.nginx: Nginx | None = None
        self.frozen: list[int] = []
        self.dead: list[int] = []
        self.starting: list[int] = []

    @property
    def port(self) -> int:
        assert self.nginx is not None
        return self.nginx.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Everything the first time; then whatever was killed."""
        if self.cluster is None:
            self.redis.start()
            self.postgresql.start()
            self.cluster = Cluster(self.folder, self.postgresql.url, self.redis.url, NODES)
            self.nginx = Nginx(self.folder, [node.port for node in self.cluster.nodes])
            self.nginx.start()
            return
        for number in self.dead:
            self.cluster[number].start()  # the others go on meanwhile
        for number in self.frozen:
            self.cluster[number].thaw()
        self.starting += self.dead
        self.dead, self.frozen = [], []
        for service in (self.redis, self.postgresql):
            if service.process is None:
                service.start()

    def wait(self) -> None:
        """Until all nodes are there."""
        assert self.cluster is not None
        for number in self.starting:
            self.cluster[number].wait()
        self.starting = []

    def kill(self) -> None:
        """Something, at this very moment."""
        assert self.cluster is not None
        victim = self.victims[sum(self.killed.values()) % len(self.victims)]
        self.killed[victim] += 1
        self.wait()  # for the node before: none starts without its database and its bus
        if victim == "redis":
            self.redis.kill()
        elif victim == "postgresql":
            self.postgresql.kill()
            self.postgresql.start()  # what was stored is looked at next
        else:
            number = self.luck.randrange(NODES)
            if victim == "node":
                self.cluster[number].kill()
                self.dead.append(number)
            elif victim == "restart":
                self.cluster[number].stop()
                self.dead.append(number)
            else:
                self.cluster[number].freeze()
                self.frozen.append(number)
                time.sleep(4.0)  # longer than any lease

    def stop(self) -> None:
        assert self.cluster is not None
        self.wait()
        for node in self.cluster.nodes:
            if node.process is not None:
                node.stop()

    def close(self) -> None:
        if self.cluster is not None:
            self.cluster.close()
        if self.nginx is not None:
            self.nginx.kill()
        self.redis.kill()


class Chaos(Storm):
    """The same people, and the same book of what they were told."""

    def __init__(self, folder: Path, kills: int, seed: str, longest: float, victims: list[str]) -> None:
        self.victims = victims
        super().__init__(folder, kills, seed, longest)

    def killed_server(self, workers: bool) -> KilledCluster:
        return KilledCluster(self.folder, self.luck, self.victims)

    def newcomer(self) -> str:
        """As a page does: again, while nobody can serve."""
        while True:
            try:
                return super().newcomer()
            except (KeyError, httpx.HTTPError):
                time.sleep(0.1)

    @property
    def enough(self) -> bool:
        """So many kills: on a busy machine not everything that people do is done in between."""
        return self.killed >= self.kills

    def stored(self) -> Any:
        return psycopg.connect(self.server.postgresql.url)

    def run(self) -> None:
        try:
            super().run()
        except BaseException:
            if self.server.cluster is not None:
                print(self.server.killed, self.server.cluster.errors(), file=sys.stderr)
            raise
        finally:
            self.server.postgresql.close()

    def wake(self) -> None:
        """Every table can be taken up."""
        desk = Desk(str(database_url(self.server.postgresql.url).render_as_string(hide_password=False)))
        for table in self.ledger.tables:
            desk.table(table).require_playable()
        desk.close()
        errors = self.server.cluster.errors()
        assert "Traceback" not in errors, errors


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder), int(sys.argv[1]), str(time.time()), MOST_SECONDS, VICTIMS)
        chaos.run()
        print(chaos, dict(chaos.server.killed))


if __name__ == "__main__":
    main()
