"""The scene, set up once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.attacks.scene import Scene, prepare, scene_of


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("prepared")
    return folder, prepare(folder)


@pytest.fixture(scope="module")
def scene(prepared: tuple[Path, dict[str, str]], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """One for all tests of a file."""
    with scene_of(*prepared, tmp_path_factory.mktemp("scene")) as scene:
        yield scene


@pytest.fixture
def own_scene(prepared: tuple[Path, dict[str, str]], tmp_path: Path) -> Iterator[Scene]:
    """One for a test that measures memory, or uses up what an address may do."""
    with scene_of(*prepared, tmp_path) as scene:
        yield scene
