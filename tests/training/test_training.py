"""A short training run without a GPU. It needs PyTorch, which no part of Underhall installs: see training/README.md."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.lengths import length
from underhall.bots.net import read_net

ROOT = Path(__file__).parent.parent.parent

pytestmark = [
    pytest.mark.once,
    pytest.mark.long,
    pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed"),
]


def trained(*words: object, script: str = "train.py") -> None:
    """Run one of the scripts."""
    path = os.pathsep.join([*sys.path, str(ROOT / "training")])
    command = [sys.executable, str(ROOT / "training" / script), *(str(word) for word in words)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "2"}, timeout=280)


def curve(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]


def test_a_short_run_learns_to_beat_random_resumes_and_is_exported(tmp_path: Path) -> None:
    """From nothing; then it goes on from its checkpoint, and what comes out is a net that a bot can play by."""
    small = ("--processes", 2, "--games", 20, "--steps", 24, "--batch", 480, "--rival", "random")
    folder = tmp_path / "run"
    seconds = length(20, 60)
    trained("boss-monster", "--out", folder, *small, "--imitate", seconds, "--seconds", 2 * seconds, "--measure", 2)
    measured = curve(folder)[-1]
    assert measured["what"] == "measured"
    assert measured["unfinished"] == 0
    assert measured["low"] > 0.5
    checkpoint = folder / "checkpoint.pt"
    goes_on = ("--imitate", 0, "--seconds", 10, "--measure", "--resume", checkpoint)
    trained("boss-monster", "--out", folder, *small, *goes_on)
    resumed = curve(folder)[-1]
    assert resumed["decisions"] >= measured["decisions"]
    assert resumed["imitated_games"] == measured["imitated_games"]
    if find_spec("onnx") is not None:
        trained(checkpoint, tmp_path / "net.onnx", script="export.py")
        assert read_net("boss-monster", (tmp_path / "net.onnx").read_bytes()).layout.game == "boss-monster"
