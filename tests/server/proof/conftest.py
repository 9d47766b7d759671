"""Servers that the proofs share."""

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without limits."""
    house = House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'hall.db'}")
    yield house
    house.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with all its limits."""
    house = House(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'hall.db'}", limits=True)
    yield house
    house.close()
