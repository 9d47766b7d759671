"""The charts of measured/speed.md: docs/speed_chart.py."""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.documents.pages import DOCS
from underhall.lab import history
from underhall.lab.history import Entry

pytestmark = pytest.mark.once
sys.path.insert(0, str(DOCS))

import speed_chart  # noqa: E402
from speed_chart import CHARTS, draw, speed_history  # noqa: E402


def entry(commit: str, **figures: tuple[float, float, float]) -> Entry:
    named = {name.replace("_", "-"): figure for name, figure in figures.items()}
    return Entry(commit, "2026-01-01", "2026-01-02", "release", "3.11", "Linux", 2, 0.5, named)


OLD, NEW = entry("aaaaaaaaaa", clone=(2.0, 1.9, 2.2)), entry("bbbbbbbbbb+", clone=(0.3, 0.3, 0.3), view=(2.0, 2.0, 2.0))


def test_a_chart_has_a_point_for_each_commit_that_was_measured() -> None:
    """It lies within the picture, says its figures to who cannot see it, and has no colours of its own."""
    clone = next(chart for chart in CHARTS if chart.target == "clone")
    drawn = draw(clone, [OLD, NEW])
    svg = ET.fromstring(drawn)
    points = svg.findall("circle")
    assert len(points) == 2
    assert [float(point.attrib["cy"]) for point in points] == sorted(float(point.attrib["cy"]) for point in points)
    for point in points:
        assert 0 < float(point.attrib["cx"]) < speed_chart.WIDTH
        assert 0 < float(point.attrib["cy"]) < speed_chart.HEIGHT
    assert svg.findtext("title") == "Copy of a game, µs. aaaaaaaaaa: 2, bbbbbbbbbb+: 0.3. Wanted: 0.35"
    assert "#" not in drawn
    assert "style" not in drawn
    assert "\n" not in drawn


def test_what_was_not_measured_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a chart without figures, nor a point without one."""
    monkeypatch.setattr(history, "read", lambda root: [OLD, NEW])
    page = speed_history()
    assert page.count("<svg") == 2
    assert "| View of a seat, µs | – | 2 | 3 |" in page
    assert "| cores that others had, at most | 0.5 | 0.5 | 0 |" in page


def test_the_history_of_this_project_can_be_read() -> None:
    """Every line is whole, and names no machine."""
    for each in history.read(Path(__file__).parents[2]):
        assert each.figures
        assert all(low <= value <= high for value, low, high in each.figures.values())
        assert each.machine in ("Linux x86_64", "Linux aarch64", "Darwin arm64")
