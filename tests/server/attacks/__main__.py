"""Every attack against a server of its own: how long it works while somebody else waits, and what its memory does.

python -m tests.server.attacks [NAME…]
"""

import sys
import tempfile
import time
from pathlib import Path

from tests.server.attacks.arms import ALL
from tests.server.attacks.scene import Other, prepare, scene_of

SECONDS = 8.0  # that others ask for at least
LONGEST = 250.0  # milliseconds that the server may work before one answer in a hundred, at the most
GROWTH = 50.0  # MB


def main() -> int:
    wanted = [name for name in ALL if not sys.argv[1:] or any(word in name for word in sys.argv[1:])]
    failed = 0
    print(f"{'attack':24} {'others p50':>10} {'p99':>8} {'max':>8} {'memory':>9} {'log':>7}  verdict")
    with tempfile.TemporaryDirectory() as first:
        known = prepare(Path(first))
        for name in ["(nothing)", *wanted]:
            with tempfile.TemporaryDirectory() as folder, scene_of(Path(first), known, Path(folder)) as scene:
                before = scene.memory()
                other = Other(scene)
                end = time.monotonic() + SECONDS
                if name in ALL:
                    ALL[name](scene)
                time.sleep(max(0.0, end - time.monotonic()))
                growth = scene.memory() - before
                waited = other.waited()
                log = scene.server.errors.stat().st_size
                good = waited.at(0.99) <= LONGEST and growth <= GROWTH and log < 10_000
                failed += not good
                print(
                    f"{name:24} {waited.at(0.5):7.0f} ms {waited.at(0.99):5.0f} ms {waited.most:5.0f} ms "
                    f"{growth:+6.1f} MB {log:5} B  {'held' if good else 'BROKEN'}",
                    flush=True,
                )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
