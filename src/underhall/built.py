"""How the engine was compiled: setup.py writes this file anew into a package that is built for release."""

from typing import Final

# Compiled twice: the second time as a training run (tools/training.py) has shown where the time goes (PGO), and all
# modules together when they are linked (LTO).
RELEASE: Final = False
