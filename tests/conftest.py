"""What every test run shares: which engine is tested, and how Hypothesis looks for trouble."""

import os

import hypothesis
import pytest

from underhall.kernel import agenda

FLAVOUR = "interpreted" if agenda.__file__.endswith(".py") else "compiled"

# A slow machine is not a bug; and what fails in CI must fail again on the next machine.
hypothesis.settings.register_profile("underhall", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("underhall")


def pytest_report_header() -> str:
    return f"underhall: {FLAVOUR} engine, {agenda.__file__}"


def pytest_configure() -> None:
    """Refuse to test another engine than the one that was asked for."""
    wanted = os.environ.get("UNDERHALL_TESTED", FLAVOUR)
    if wanted != FLAVOUR:
        raise pytest.UsageError(f"the {wanted} engine was to be tested, but {agenda.__file__} is {FLAVOUR}")
