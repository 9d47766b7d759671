"""`underhall` whose reaction windows are short: with people's own, each of their moments takes two seconds.

python -m tests.server.cluster.quick_node [--in NAMESPACE] serve --db postgresql://… --bus redis://…
"""

import sys

from tests.server.cluster.links import enter
from underhall.cli import main
from underhall.server.app import make_app
from underhall.server.registry import draw_window_time

WINDOW = 0.05  # seconds


def short_time() -> float:
    return WINDOW


if __name__ == "__main__":
    if sys.argv[1] == "--in":
        enter(sys.argv[2])
        del sys.argv[1:3]
    defaults = make_app.__defaults__ or ()
    assert draw_window_time in defaults
    make_app.__defaults__ = tuple(short_time if each is draw_window_time else each for each in defaults)
    sys.exit(main())
