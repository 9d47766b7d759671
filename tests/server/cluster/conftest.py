"""Clusters on real PostgreSQL and real Redis."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.cluster.nodes import Cluster, Node
from tests.server.cluster.services import OwnPostgreSQL, Redis
from tests.server.postgresql import PostgreSQL


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    server = PostgreSQL()
    yield server
    server.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis that the test may kill."""
    service = Redis()
    service.start()
    yield service
    service.kill()


@pytest.fixture
def own_postgresql() -> Iterator[OwnPostgreSQL]:
    """A PostgreSQL that the test may kill."""
    service = OwnPostgreSQL()
    service.start()
    yield service
    service.close()


@pytest.fixture
def start(tmp_path: Path, postgresql: PostgreSQL, redis: Redis) -> Iterator[Callable[..., Cluster]]:
    """A cluster for one test."""
    started: list[Cluster] = []

    def start(
        nodes: int = 2,
        limits: bool = False,
        workers: int = 1,
        database: str = "",
        change: Callable[[Node], None] | None = None,
    ) -> Cluster:
        folder = tmp_path / str(len(started))
        folder.mkdir()
        started.append(Cluster(folder, database or postgresql.database(), redis.url, nodes, limits, workers, change))
        return started[-1]

    yield start
    for cluster in started:
        cluster.close()
