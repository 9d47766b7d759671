"""The schemas in docs/schemas say what the server really sends and takes."""

import runpy
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

TOOL = Path(__file__).parent.parent.parent / "tools" / "schemas.py"


def test_the_schemas_are_up_to_date() -> None:
    """What `python tools/schemas.py` would write is what is written there."""
    assert runpy.run_path(str(TOOL))["stale"]() == []
