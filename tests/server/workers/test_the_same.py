"""To browsers and to whoever knocks at its doors, a server with several workers is like any other: the same tests."""

import pytest

from tests.server.proof.test_doors import *  # noqa: F403
from tests.server.test_http_api import *  # type: ignore[assignment]  # noqa: F403
from tests.server.workers.conftest import live, strict  # noqa: F401

pytestmark = pytest.mark.once
