"""What is known of the machine while something is measured."""

import os
import sys
from pathlib import Path

import pytest

from underhall.lab import machine
from underhall.lab.machine import Spread, Watch, processor_seconds, spread, with_children

pytestmark = [pytest.mark.once, pytest.mark.skipif(sys.platform != "linux", reason="Linux tells it")]


def test_a_figure_has_its_rounds() -> None:
    assert spread([3.0, 1.0, 2.0]) == Spread(2.0, 1.0, 3.0)


def test_the_processor_time_of_another_process_is_known() -> None:
    """One that is not there has none."""
    own = processor_seconds(os.getpid())
    assert own is not None
    assert abs(own - sum(os.times()[:2])) < 1.0
    assert processor_seconds(2**30) is None
    assert os.getpid() in with_children(os.getppid())


def test_what_others_use_is_what_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that was not idle, but for what we used; nothing where the system does not tell."""
    monkeypatch.setattr(machine, "PROC", tmp_path)
    monkeypatch.setattr(os, "sysconf", lambda name: 100)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert Watch().load() is None
    ours = [(1.0, 0.0, 0.0, 0.0, 0.0), (1.0, 0.5, 2.0, 0.5, 0.0)]  # three seconds more
    monkeypatch.setattr(os, "times", lambda: ours[0])
    (tmp_path / "stat").write_text("cpu  100 0 0 100 0 0 0 0 0 0\ncpu0 …\n")
    watch = Watch()
    watch.enter("play")
    monkeypatch.setattr(os, "times", lambda: ours[1])
    (tmp_path / "stat").write_text("cpu  300 100 100 500 50 25 0 75 0 0\ncpu0 …\n")
    load = watch.load()
    assert load is not None
    # Five seconds of both cores were used, of nine and a half.
    assert load.by_others == {"play": pytest.approx(2.0 / 9.5 * 2)}
    assert load.is_busy
