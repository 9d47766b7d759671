"""A report as one HTML page with charts, which opens anywhere and loads nothing: the libraries that draw are in it.

Altair describes the charts, vl-convert brings Vega, which draws them. Without scripts the tables say the same.
"""

import html
import json
import re
from typing import Any, Final

import altair as alt
import vl_convert

from underhall.lab.report import Report
from underhall.lab.report_sections import CHANGE, ROUNDS, SHARE, Point, Section, facts, made, meanings, sections
from underhall.lab.report_sections import title as title_of
from underhall.text import Texts

WIDTH: Final = 600
LINE: Final = 15  # pixels for a line of a chart
AMBER, STONE, INK = "#b45309", "#57534e", "#1c1917"
COLOURS: Final = ("#b45309", "#0f766e", "#6d28d9", "#be123c", "#1d4ed8", "#4d7c0f", "#78716c")
LOADS_NOTHING: Final = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
)
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem; color: #1c1917;
  background: #fdfcfa }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
pre { background: #f0ede8; padding: .75rem; overflow-x: auto; white-space: pre-wrap }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #e0dbd3; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
.wide { overflow-x: auto } nav { columns: 14rem } nav ul { margin: 0 } summary { cursor: pointer; padding: .5rem 0 }
"""
EXPORT: Final = "window.vegaEmbed = vegaEmbed;"
DRAW: Final = """
for (const [id, spec] of Object.entries(JSON.parse(document.getElementById("charts").textContent)))
  vegaEmbed("#" + id, spec, { actions: false, renderer: "svg" });
"""


def page(report: Report, text: Texts) -> str:
    """The page."""
    parts = list(sections(report, text))
    charts = {f"chart-{place}": chart(part, text) for place, part in enumerate(parts) if part.points}
    specs = json.dumps(charts).replace("<", "\\u003c")
    heading = html.escape(title_of(report, text))
    body = [
        f"<h1>{heading}</h1>",
        f"<p>{html.escape(facts(report, text))}</p>",
        f"<pre>{html.escape(made(report))}</pre>",
        "<ul>" + "".join(f"<li>{html.escape(each)}</li>" for each in meanings(report, text)) + "</ul>",
        "<nav><ul>"
        + "".join(f'<li><a href="#part-{place}">{html.escape(part.title)}</a></li>' for place, part in enumerate(parts))
        + "</ul></nav>",
        *(_section(place, part, text) for place, part in enumerate(parts)),
        f'<script id="charts" type="application/json">{specs}</script>',
        f"<script>{_embedded(vl_convert.javascript_bundle(EXPORT))}</script>",
        f"<script>{DRAW}</script>",
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<meta http-equiv="Content-Security-Policy" content="{LOADS_NOTHING}">'
        f"<title>{heading}</title><style>{STYLE}</style>"
    )
    lines = "\n".join(body)
    return f'<!doctype html>\n<html lang="{text.lang}">\n<head>{head}</head>\n<body>\n{lines}\n</body>\n</html>\n'


def _embedded(script: str) -> str:
    """Nothing in it ends the element that it is in."""
    return re.sub("</(script)", r"<\\/\1", script, flags=re.IGNORECASE)


def _section(place: int, part: Section, text: Texts) -> str:
    about = f"<p>{html.escape(part.about)}</p>" if part.about else ""
    drawn = f'<div class="wide"><div id="chart-{place}"></div></div>' if part.points else ""
    summary = html.escape(text.say("report-table", count=len(part.rows)))
    details = f'<details><summary>{summary}</summary><div class="wide">{_table(part)}</div></details>'
    return f'<section id="part-{place}"><h2>{html.escape(part.title)}</h2>{about}{drawn}{details}</section>'


def _table(part: Section) -> str:
    head = "".join(f"<th>{html.escape(each)}</th>" for each in part.columns)
    rows = ("".join(f"<td>{html.escape(cell)}</td>" for cell in row) for row in part.rows)
    return (
        f"<table><thead><tr>{head}</tr></thead><tbody>"
        + "".join(f"<tr>{row}</tr>" for row in rows)
        + "</tbody></table>"
    )


# -- charts ------------------------------------------------------------------------------------------------------


def chart(part: Section, text: Texts) -> dict[str, Any]:
    """The chart of a section, as Vega-Lite describes it."""
    values = [_value(point) for point in part.points]
    data = alt.InlineData(values=values)
    if part.chart == ROUNDS:
        drawn = _histogram(data, text)
    elif part.chart == SHARE:
        drawn = _by_seat(data, text)
    else:
        drawn = _with_intervals(data, part, text)
    found: dict[str, Any] = drawn.configure(font="system-ui, sans-serif", background="transparent").to_dict(
        validate=False
    )
    return found


def _value(point: Point) -> dict[str, Any]:
    shown = {name: round(each, 4) for name, each in zip(("value", "low", "high"), point[1:4], strict=True)}
    return {"name": point.name, **shown, "count": point.sample, "group": point.group, "out": point.stands_out}


def _tooltip(text: Texts) -> list[alt.Tooltip]:
    fields = (("name", "report-card"), ("value", "report-value"), ("low", "report-low"), ("high", "report-high"))
    shown = [alt.Tooltip(f"{field}:{'N' if field == 'name' else 'Q'}", title=text.say(id)) for field, id in fields]
    return [*shown, alt.Tooltip("count:Q", title=text.say("report-sample"))]


def _with_intervals(data: alt.InlineData, part: Section, text: Texts) -> Any:
    """A line for each name: a point and its interval, and what is fair."""
    is_change = part.chart == CHANGE
    heading = text.say("report-change" if is_change else "report-ratio")
    y = alt.Y("name:N", title=None, sort=alt.SortField("value", order="descending"), axis=alt.Axis(labelLimit=260))
    base = alt.Chart(data).encode(y=y, tooltip=_tooltip(text))
    colour: Any = alt.condition("datum.out", alt.value(AMBER), alt.value(STONE))
    if is_change:
        colour = alt.Color("group:N", title=None, scale=alt.Scale(range=list(COLOURS)))
    lines = base.mark_rule().encode(x=alt.X("low:Q", title=heading), x2="high:Q", color=colour)
    points = base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q", color=colour)
    fair = alt.Chart(alt.InlineData(values=[{"fair": 0 if is_change else 1}])).mark_rule(strokeDash=[4, 4], color=INK)
    return alt.layer(fair.encode(x="fair:Q"), lines, points).properties(width=WIDTH, height=LINE * len(part.points))


def _by_seat(data: alt.InlineData, text: Texts) -> Any:
    """The share of each seat with its interval, a column for each number of players."""
    x = alt.X("name:N", title=text.say("cli-simulate-seat"), axis=alt.Axis(labelAngle=0))
    y = alt.Y("low:Q", title=text.say("report-won"), axis=alt.Axis(format="%"))
    base = alt.Chart(data).encode(x=x, tooltip=_tooltip(text))
    lines = base.mark_rule(color=STONE).encode(y=y, y2="high:Q")
    points = base.mark_point(filled=True, size=60, opacity=1, color=AMBER).encode(y="value:Q")
    drawn = alt.layer(lines, points).properties(width=90, height=160).facet(column=alt.Column("group:N", title=None))
    return drawn.resolve_scale(x="independent")  # a table for two has no third seat


def _histogram(data: alt.InlineData, text: Texts) -> Any:
    """How many games took how many rounds, a row for each number of players."""
    base = alt.Chart(data).mark_bar(color=AMBER)
    whole = alt.Axis(format="d", tickMinStep=1)
    drawn = base.encode(
        x=alt.X("round:Q", title=text.say("report-rounds"), axis=whole, scale=alt.Scale(zero=False)),
        y=alt.Y("value:Q", title=text.say("report-games"), axis=alt.Axis(format="%")),
        tooltip=[alt.Tooltip("round:Q", title=text.say("report-rounds")), alt.Tooltip("count:Q")],
    ).transform_calculate(round="toNumber(datum.name)")
    return drawn.properties(width=WIDTH, height=90).facet(row=alt.Row("group:N", title=None))
