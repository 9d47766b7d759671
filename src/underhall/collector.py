"""Python's garbage collector, as it is set while games are played."""

import gc


def calm_collector() -> None:
    """Let the garbage collector come seldom: it stops all tables, and nearly everything here goes without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 50)
