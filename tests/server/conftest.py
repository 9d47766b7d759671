"""What the server's tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.desk import Desk
from tests.server.postgresql import PostgreSQL
from underhall.server.errorlog import ERRORS


@pytest.fixture(autouse=True)
def _errors_are_told() -> None:
    """However many the tests before this one have made."""
    ERRORS.reset()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server."""
    running = PostgreSQL()
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.db'}"
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return running.database()
