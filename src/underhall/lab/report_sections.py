"""A report in words and tables, in any of the languages: what the page, the text and the terminal all show."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final, NamedTuple

from underhall.lab.comparison import Comparison, Difference, made_with
from underhall.lab.report import DECISIVE, CardReport, Report
from underhall.lab.simulate import Share
from underhall.lab.standing import LEVEL, Standing
from underhall.text import Texts

NOTHING: Final = "–"
LINE: Final = 120  # letters of a line of text
STANDS_OUT: Final = "★"
RATIO, CHANGE, SHARE, ROUNDS = "ratio", "change", "share", "rounds"  # what a chart shows


class Point(NamedTuple):
    """One line of a chart: a figure with its interval."""

    name: str
    value: float
    low: float
    high: float
    sample: int
    group: str = ""  # what has a colour of its own
    stands_out: bool = False


class Section(NamedTuple):
    """A heading, what to know about it, a table, and the points of its chart, if it has one."""

    title: str
    about: str
    columns: list[str]
    rows: list[list[str]]
    chart: str = ""
    points: list[Point] = []  # noqa: RUF012 a tuple's fields are not changed


def title(report: Report, text: Texts) -> str:
    return text.say("report-title", game=text.say(f"game-{report.game}"))


def made(report: Report) -> str:
    """The command that makes the report."""
    return made_with(report)


def facts(report: Report, text: Texts) -> str:
    """What was played."""
    seats = ", ".join(map(str, report.seats))
    return text.say("report-facts", games=report.games, seats=seats, bot=report.bot, version=report.version)


def meanings(report: Report, text: Texts) -> list[str]:
    """How to read the figures."""
    return [
        text.say("report-about-wins"),
        text.say("report-about-star", star=STANDS_OUT, count=len(report.cards), level=f"{LEVEL:.0%}"),
        text.say("report-about-uses"),
        text.say("report-about-change", least=f"{DECISIVE:.0%}"),
        text.say("report-about-bots"),
    ]


def sections(report: Report, text: Texts) -> Iterator[Section]:
    """All of the report, in order."""
    yield _lengths(report, text)
    yield _seats(report, text)
    if report.first_player:
        yield _first_player(report, text)
    for type_ in dict.fromkeys(card.type for card in report.cards.values()):
        yield _cards(type_, report, text)
    kept = {card: each.in_the_end for card, each in report.cards.items() if each.in_the_end.players}
    if kept:
        yield _standings("report-in-the-end", "report-about-in-the-end", _named(kept, text), text)
    if report.openings:
        yield _standings("report-openings", "report-about-openings", _named(report.openings, text), text)
    if report.places:
        rooms = {text.say(f"room-{room}"): each for room, each in report.places.items()}
        yield _standings("report-places", "report-about-places", rooms, text)
    if any(card.change.count for card in report.cards.values()):
        yield _changes(report, text)


def name_of(card: str, text: Texts) -> str:
    return text.say(f"card-{card}")


def _named(standings: dict[str, Standing], text: Texts) -> dict[str, Standing]:
    return {name_of(card, text): each for card, each in standings.items()}


# -- games and seats ---------------------------------------------------------------------------------------------


def _lengths(report: Report, text: Texts) -> Section:
    words = ("players", "median", "mean", "slow", "longest", "unwon")
    columns = [text.say(f"report-{word}") for word in words]
    rows = []
    points = []
    for seats, length in report.lengths.items():
        mean = f"{length.mean.mean:.1f} ({length.mean.low:.1f}–{length.mean.high:.1f})"
        rest = [str(length.slow), str(length.longest), str(report.unwon[seats])]
        rows.append([str(seats), f"{length.median:g}", mean, *rest])
        group = text.say("report-at", seats=seats)
        for rounds, games in length.rounds.items():
            points.append(Point(str(rounds), games / report.games, 0, 0, games, group))
    return Section(text.say("report-lengths"), text.say("report-about-lengths"), columns, rows, ROUNDS, points)


def _seats(report: Report, text: Texts) -> Section:
    rows = []
    points = []
    for seats, wins in report.seat_wins.items():
        group = text.say("report-at", seats=seats)
        for seat, share in wins.items():
            rows.append([str(seats), str(seat), str(report.games), f"{share.share:.1%}", _interval(share)])
            points.append(Point(str(seat), share.share, share.low, share.high, report.games, group))
    columns = [text.say("report-players"), text.say("cli-simulate-seat"), text.say("report-games"), *_won(text)]
    return Section(text.say("report-seats"), text.say("report-about-seats"), columns, rows, SHARE, points)


def _won(text: Texts) -> list[str]:
    return [text.say("report-won"), text.say("cli-simulate-interval")]


def _interval(share: Share) -> str:
    return f"{share.low:.1%}–{share.high:.1%}"


def _first_player(report: Report, text: Texts) -> Section:
    first = {text.say("report-at", seats=seats): each for seats, each in report.first_player.items()}
    return _standings("report-first", "report-about-first", first, text, "report-players")


# -- cards -------------------------------------------------------------------------------------------------------


def _cards(type_: str, report: Report, text: Texts) -> Section:
    """What became of the cards of one type."""
    cards = {card: each for card, each in report.cards.items() if each.type == type_}
    words = ("card", "sample", "won", "ratio", "interval", "taken", "drawn", "kept", "played", "used", "change")
    columns = [text.say(f"report-{word}") for word in (*words, "decisive")]
    rows = [[name_of(card, text), *_of_standing(each), *_of_uses(each)] for card, each in cards.items()]
    points = [
        _point(name_of(card, text), each.overall, each.p_adjusted < LEVEL)
        for card, each in cards.items()
        if each.overall.players
    ]
    return Section(text.say("report-type", type=type_), "", columns, rows, RATIO, points)


def _of_standing(card: CardReport) -> list[str]:
    star = f" {STANDS_OUT}" if card.p_adjusted < LEVEL else ""
    return _figures(card.overall, star)


def _figures(each: Standing, star: str = "") -> list[str]:
    if not each.players:
        return ["0", NOTHING, NOTHING, NOTHING]
    won = f"{each.wins / each.players:.0%}"
    return [str(each.players), won, f"{each.ratio:.2f}{star}", f"{each.low:.2f}–{each.high:.2f}"]


def _of_uses(card: CardReport) -> list[str]:
    change = card.change
    return [
        f"{card.taken / card.offered:.0%}" if card.offered else NOTHING,
        str(card.drawn + card.taken),
        NOTHING if card.kept is None else f"{card.kept:.0%}",
        str(card.played),
        str(card.used),
        f"{100 * change.mean:+.1f}" if change.count else NOTHING,
        f"{card.decisive / change.count:.0%}" if change.count else NOTHING,
    ]


def _standings(
    heading: str, about: str, standings: dict[str, Standing], text: Texts, what: str = "report-card"
) -> Section:
    columns = [text.say(what), *(text.say(f"report-{word}") for word in ("sample", "won", "ratio", "interval"))]
    rows = [[name, *_figures(each)] for name, each in standings.items()]
    points = [_point(name, each) for name, each in standings.items()]
    return Section(text.say(heading), text.say(about), columns, rows, RATIO, points)


def _point(name: str, each: Standing, stands_out: bool = False) -> Point:
    return Point(name, each.ratio, each.low, each.high, each.players, stands_out=stands_out)


def _changes(report: Report, text: Texts) -> Section:
    words = ("card", "choices", "change", "interval", "decisive")
    columns = [text.say(f"report-{word}") for word in words]
    rows = []
    points = []
    chosen = [(card, each) for card, each in report.cards.items() if each.change.count]
    for card, each in sorted(chosen, key=lambda pair: -pair[1].change.mean):
        name, change = name_of(card, text), each.change
        low, high = 100 * change.low, 100 * change.high
        decisive = f"{each.decisive / change.count:.0%}"
        rows.append([name, str(change.count), f"{100 * change.mean:+.1f}", f"{low:+.1f} – {high:+.1f}", decisive])
        group = text.say("report-type", type=each.type)
        points.append(Point(name, 100 * change.mean, low, high, change.count, group))
    return Section(text.say("report-changes"), text.say("report-about-changes"), columns, rows, CHANGE, points)


# -- two reports -------------------------------------------------------------------------------------------------


def differences(found: Comparison, text: Texts) -> Section:
    """What moved between two reports, as a table."""
    columns = [text.say(f"report-{word}") for word in ("what", "card", "before", "after", "p")]
    rows = [
        [
            text.say("report-figure", what=each.what),
            _subject(each, text),
            _figure(each, each.before),
            _figure(each, each.after),
            f"{each.p_adjusted:.2g}",
        ]
        for each in found.moved
    ]
    about = text.say("report-moved", moved=len(found.moved), compared=found.compared, level=f"{LEVEL:.0%}")
    return Section(text.say("report-comparison"), about, columns, rows)


def _subject(each: Difference, text: Texts) -> str:
    match each.what:
        case "first" | "length":
            return text.say("report-at", seats=int(each.subject))
        case "place":
            return text.say(f"room-{each.subject}")
    return name_of(each.subject, text)


def _figure(each: Difference, value: float) -> str:
    match each.what:
        case "taken" | "kept" | "played":
            return f"{value:.0%}"
        case "change":
            return f"{100 * value:+.1f}"
        case "length":
            return f"{value:.1f}"
    return f"{value:.2f}"


def as_markdown(report: Report, text: Texts) -> str:
    """The report as a page of the documentation."""
    lines = [f"# {title(report, text)}", "", *wrap(facts(report, text), LINE), ""]
    lines += [f"<!-- not run: {text.say('report-long')} -->", "", f"    {made(report)}", ""]
    for meaning in meanings(report, text):
        lines += wrap(f"- {meaning}", LINE, subsequent_indent="  ")
    for section in sections(report, text):
        lines += ["", f"## {section.title}", ""]
        lines += [*wrap(section.about, LINE), ""] if section.about else []
        lines += _table(section)
    return "\n".join(lines) + "\n"


def _table(section: Section) -> list[str]:
    ruler = ["---", *["--:"] * (len(section.columns) - 1)]
    return ["| " + " | ".join(cells) + " |" for cells in (section.columns, ruler, *section.rows)]
