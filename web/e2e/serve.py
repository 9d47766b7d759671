"""`underhall serve` for the tests in the browser, where each moment for reactions lasts as many seconds as a file says.

Games between people need not take as long as with people, and who has to be quick has all the time in the world.

    BEAT=file python serve.py ARGUMENTS
"""

import os
import sys
from functools import partial
from pathlib import Path

from underhall.cli import main
from underhall.server import run

BEAT = Path(os.environ["BEAT"])

run.make_app = partial(run.make_app, window_time=lambda: float(BEAT.read_text()))
sys.exit(main())
