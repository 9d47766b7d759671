"""The figures of bench/history.jsonl as small charts, one for each: drawn when the documentation is built.

Colours are the page's own (_static/underhall.css), light or dark. Each point is a commit with the lowest and highest
round of its run; the dashed line is what is wanted. A table beside the charts says the same in numbers.
"""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from underhall.lab import history, targets
from underhall.lab.history import Entry
from underhall.lab.servers import IN_MEMORY
from underhall.lab.targets import COMPILED, PLAYOUT, TIMES

ROOT: Final = Path(__file__).resolve().parents[1]
SERVED: Final = targets.SERVED_PROCESSOR[IN_MEMORY]
WIDTH, HEIGHT = 360, 190
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 34, 30  # room for the scale, the heading and the commits


class Chart(NamedTuple):
    """What is drawn: a target by its name, in words, and what is wanted."""

    target: str
    heading: str
    limit: float


CHARTS: Final = (
    Chart("compiled-catanatron", "Random play, × catanatron", TIMES[COMPILED]["catanatron"]),
    Chart("compiled-hearts", "Random play, × OpenSpiel hearts", TIMES[COMPILED]["hearts"]),
    Chart("playout-catanatron", "Compiled playouts, × catanatron", TIMES[PLAYOUT]["catanatron"]),
    Chart("clone", "Copy of a game, µs", targets.CLONE_US[True]),
    Chart("imagine", "Imagined world, µs", targets.IMAGINE_US),
    Chart("view", "View of a seat, µs", targets.VIEW_US),
    Chart("server-processor-50", "Server, 50 clients, × boardgame.io", SERVED),
    Chart("server-processor-200", "Server, 200 clients, × boardgame.io", SERVED),
    Chart("workers", "Two server processes, × one", targets.WORKERS_TIMES),
)


def speed_history(_: str = "") -> str:
    """All charts of which there are figures, and the table, as Markdown."""
    entries = history.read(ROOT)
    shown = [chart for chart in CHARTS if any(chart.target in entry.figures for entry in entries)]
    drawn = "".join(draw(chart, entries) for chart in shown)
    return f'<div class="speed-charts">{drawn}</div>\n\n{listed(shown, entries)}'


def draw(chart: Chart, entries: Sequence[Entry]) -> str:
    """One chart: an SVG in one line, as Markdown wants it."""
    figures = [(place, entry.commit, entry.figures.get(chart.target)) for place, entry in enumerate(entries)]
    known = [(place, commit, figure) for place, commit, figure in figures if figure is not None]
    top = max([chart.limit, *(high for _, _, (_, _, high) in known)]) * 1.1
    step = (WIDTH - LEFT - RIGHT) / max(1, len(entries))

    def x(place: int) -> float:
        return round(LEFT + step * (place + 0.5), 1)

    def y(value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top), 1)

    said = ", ".join(f"{commit}: {value:.3g}" for _, commit, (value, _, _) in known)
    parts = [
        f"<title>{escape(chart.heading)}. {said}. Wanted: {chart.limit:g}</title>",
        f'<text class="heading" x="{LEFT}" y="18">{escape(chart.heading)}</text>',
        f'<line class="axis" x1="{LEFT}" y1="{y(0)}" x2="{WIDTH - RIGHT}" y2="{y(0)}"/>',
        f'<line class="wanted" x1="{LEFT}" y1="{y(chart.limit)}" x2="{WIDTH - RIGHT}" y2="{y(chart.limit)}"/>',
        f'<text class="scale" x="{LEFT - 6}" y="{y(chart.limit) + 4}">{chart.limit:g}</text>',
        f'<text class="scale" x="{LEFT - 6}" y="{y(0) + 4}">0</text>',
        f'<polyline points="{" ".join(f"{x(place)},{y(value)}" for place, _, (value, _, _) in known)}"/>',
    ]
    every = max(1, len(entries) // 4)  # names of commits, where they have room
    for place, commit, (value, low, high) in known:
        parts.append(f'<line class="rounds" x1="{x(place)}" y1="{y(low)}" x2="{x(place)}" y2="{y(high)}"/>')
        parts.append(f'<circle cx="{x(place)}" cy="{y(value)}" r="4"/>')
        if place % every == 0:
            parts.append(f'<text class="commit" x="{x(place)}" y="{HEIGHT - 10}">{escape(commit[:7])}</text>')
        if place == known[-1][0]:
            parts.append(f'<text class="value" x="{x(place) + 8}" y="{y(value) - 8}">{value:.3g}</text>')
    return f'<svg class="speed-chart" role="img" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'


def listed(shown: Sequence[Chart], entries: Sequence[Entry]) -> str:
    """The same in numbers: a row for each figure, a column for each commit."""
    head = ["", *(f"`{entry.commit[:7]}`" for entry in entries), "wanted"]
    rows = [
        ["engine", *(entry.engine for entry in entries), ""],
        ["Python, cores", *(f"{entry.python}, {entry.cores}" for entry in entries), ""],
        ["cores that others had, at most", *(_cores(entry) for entry in entries), "0"],
    ]
    for chart in shown:
        cells = [f"{entry.figures[chart.target][0]:.3g}" if chart.target in entry.figures else "–" for entry in entries]
        rows.append([chart.heading, *cells, f"{chart.limit:g}"])
    line = "|---|" + "--:|" * (len(entries) + 1)
    return "\n".join([_row(head), line, *(_row(row) for row in rows)])


def _cores(entry: Entry) -> str:
    return "–" if entry.by_others is None else f"{entry.by_others:.1f}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
