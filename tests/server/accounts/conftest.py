"""A live server on each kind of database, without limits unless a test wants them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server.live_server import LiveServer
from tests.server.postgresql import PostgreSQL
from underhall.server.accounts import passwords


@pytest.fixture(scope="package", autouse=True)
def _quick_hashes() -> Iterator[None]:
    """Each password in milliseconds; what it costs in earnest has a test of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('live')}/hall.db"
    else:
        running: PostgreSQL = request.getfixturevalue("postgresql")
        url = running.database()
    live = LiveServer(url)
    yield live
    live.close()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[LiveServer]:
    live = LiveServer(f"sqlite:///{tmp_path / 'hall.db'}", limits=True)
    yield live
    live.close()
