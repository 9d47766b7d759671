"""What these tests share with those of the commands."""

from tests.cli.conftest import shell

__all__ = ["shell"]
