"""What the README shows is true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    """The Python session in the README gives what it says, line by line."""
    tried = doctest.testfile(str(README), module_relative=False)
    assert tried.attempted >= 5
    assert tried.failed == 0
