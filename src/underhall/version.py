"""Which Underhall this is: its version, written here and nowhere else, and whether its engine is compiled."""

from typing import Final, Literal

from underhall.kernel import agenda

Engine = Literal["compiled", "interpreted"]

VERSION: Final = "0.1.0"
# Compiled, a module of the kernel is a shared library.
ENGINE: Final[Engine] = "interpreted" if agenda.__file__.endswith(".py") else "compiled"
