"""What every test run shares: which engine is tested, in which order, and how Hypothesis looks for trouble."""

import gc
import os
import signal
from collections.abc import Generator
from math import ceil
from pathlib import Path
from zlib import crc32

import hypothesis
import pytest

from tests.house_sets import forget_house_sets
from tests.lengths import FULL
from underhall.kernel import agenda

FLAVOUR = "interpreted" if agenda.__file__.endswith(".py") else "compiled"

# A slow machine is not a bug; and what fails here must fail again on the next machine. `make soak` looks elsewhere.
hypothesis.settings.register_profile("underhall", deadline=None, derandomize=not FULL)
hypothesis.settings.load_profile("underhall")


def pytest_report_header() -> str:
    return f"underhall: {FLAVOUR} engine, {agenda.__file__}"


def pytest_configure() -> None:
    """Refuse to test another engine than the one that was asked for; and let what the tests start be interrupted, also
    where the run itself is in the background and deaf to it."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = os.environ.get("UNDERHALL_TESTED", FLAVOUR)
    if wanted != FLAVOUR:
        raise pytest.UsageError(f"the {wanted} engine was to be tested, but {agenda.__file__} is {FLAVOUR}")


def pytest_addoption(parser: pytest.Parser) -> None:
    help = "run one test in N of each file, always the same ones and at least one"
    parser.addoption("--share", type=int, default=1, metavar="N", help=help)
    parser.addoption("--long-share", type=int, default=1, metavar="N", help=f"{help}; those that are not long, all")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage among thousands of tests, none of which goes away: neither here, where it would take a third
    of the time, nor again and again while they run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the share that is wanted, and what takes longest first: nobody waits for it at the end."""
    for option, group in (("share", items), ("long_share", [item for item in items if is_long(item)])):
        left_out = beyond_share(group, config.getoption(option))
        if left_out:
            config.hook.pytest_deselected(items=list(left_out))
            items[:] = [item for item in items if item not in left_out]
    long = {item.path for item in items if is_long(item)}
    first: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.path in long:
            first.setdefault(item.path, []).append(item)
    rest = [item for item in items if item.path not in long]
    items[:] = in_parts(list(first.values()), rest, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def in_parts(first: list[list[pytest.Item]], rest: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """As many parts of one size as there are workers, which begin with one each: `first` is dealt out to them, file by
    file, so that what mostly waits is under way side by side."""
    found: list[pytest.Item] = []
    for worker in range(workers):
        part = [item for file in first[worker::workers] for item in file]
        size = (sum(map(len, first)) + len(rest) - len(found)) // (workers - worker)
        fill = max(0, size - len(part)) if worker + 1 < workers else len(rest)
        found += part + rest[:fill]
        rest = rest[fill:]
    return found


@pytest.fixture(autouse=True)
def only_printed_cards() -> Generator[None, None, None]:
    yield
    forget_house_sets()


def is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


def beyond_share(items: list[pytest.Item], share: int) -> set[pytest.Item]:
    """All but one in so many of each file."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    found: set[pytest.Item] = set()
    for each in files.values():
        each.sort(key=lambda item: crc32(item.nodeid.encode()))
        found.update(each[ceil(len(each) / share) :])
    return found
