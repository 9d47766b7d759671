"""Which Underhall this is: its version, written here and nowhere else, and how its engine was built."""

from typing import Final, Literal

from underhall.built import RELEASE
from underhall.kernel import agenda

Engine = Literal["compiled", "interpreted"]
Build = Literal["release", "compiled", "interpreted"]

VERSION: Final = "0.1.0"
# Compiled, a module of the kernel is a shared library.
ENGINE: Final[Engine] = "interpreted" if agenda.__file__.endswith(".py") else "compiled"
BUILD: Final[Build] = "release" if RELEASE and ENGINE == "compiled" else ENGINE
