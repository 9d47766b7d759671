"""The two marks that tie tests to the games: `@rule("BM-BAIT-05")` and `@card("dark-altar")`.

They are read from the source (underhall.rules.coverage), so write the ids out where the mark stands.
"""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test is about these entries of a rule catalogue."""
    return pytest.mark.rule(*ids)


def card(*ids: str) -> pytest.MarkDecorator:
    """The test is about these printed cards."""
    return pytest.mark.card(*ids)
