"""Servers that the proofs share."""

from collections.abc import Iterator

import pytest

from tests.server.live_server import LiveServer


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server without limits."""
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('live') / 'hall.db'}")
    yield live
    live.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with all its limits."""
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'hall.db'}", limits=True)
    yield live
    live.close()
