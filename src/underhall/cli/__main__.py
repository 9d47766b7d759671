"""`python -m underhall.cli` is the command `underhall`."""

import sys

from underhall.cli import main

sys.exit(main())
