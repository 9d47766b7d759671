"""`underhall report`: how seats and cards do in many games of equal bots, or what two such reports differ in."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console

from underhall.cli.options import Cluster, Color, Json, Lang, SetFolders, bot_names, table_options
from underhall.cli.output import console, print_json, progress, table
from underhall.errors import UsageError
from underhall.lab.comparison import compare as compared
from underhall.lab.report import Report, seat_counts
from underhall.lab.report import report as play_all
from underhall.lab.report_folder import FILES, make_report, read_report
from underhall.lab.report_sections import Section, differences, facts, made, meanings, sections
from underhall.text import Texts, texts

MOST_COLUMNS: Final = 8  # of a table in a terminal
HALF: Final = 5  # of a wider one, those that stand in the first table


def report(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-argument-game")] = None,
    *,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", help="cli-report-seats")] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="cli-report-bot")] = "normal",
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-report-games")] = 200,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-simulate-seed")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="cli-simulate-jobs")] = 1,
    cluster: Cluster = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-simulate-option")
    ] = None,
    house: SetFolders = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="cli-report-out")] = None,
    compare: Annotated[
        tuple[Path, Path] | None, typer.Option("--compare", metavar="DIR DIR", help="cli-report-compare")
    ] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Report on many games, or compare two reports."""
    text = texts(lang)
    if compare is not None:
        _compare(compare, text, json)
        return
    if game is None:
        raise UsageError(why="missing", given="GAME", valid="underhall report GAME [--out DIR], --compare DIR DIR")
    tables = seat_counts(game, seats or None)
    bot_names(bot)
    with progress(games * len(tables), text.say("cli-simulate-playing"), hidden=json) as done:
        asked: tuple[Any, ...] = (game, bot, games, tables, seed, table_options(option or [], house), jobs, done)
        play = play_all if out is None else partial(make_report, out, text)
        result = play(*asked, cluster=cluster)
    if json:
        print_json(msgspec.to_builtins(result, str_keys=True))
    elif out is None:
        _print(result, text)
    else:
        files = ", ".join(FILES)
        console().print(text.say("cli-report-done", folder=str(out), files=files), soft_wrap=True)


def _compare(folders: tuple[Path, Path], text: Texts, json: bool) -> None:
    found = compared(*(read_report(folder) for folder in folders))
    if json:
        print_json(msgspec.to_builtins(found, str_keys=True))
        return
    printed = console()
    printed.print(f"1: {found.before}", f"2: {found.after}", sep="\n", soft_wrap=True)
    _print_section(printed, differences(found, text))


def _print(result: Report, text: Texts) -> None:
    printed = console()
    printed.print(facts(result, text))
    printed.print(made(result), soft_wrap=True)
    for section in sections(result, text):
        _print_section(printed, section)
    for meaning in meanings(result, text):
        printed.print(meaning)


def _print_section(printed: Console, section: Section) -> None:
    """A table, or two where one would be too wide for a terminal."""
    parts = [range(len(section.columns))]
    if len(section.columns) > MOST_COLUMNS:
        parts = [range(HALF), range(HALF, len(section.columns))]
    for part in parts if section.rows else []:
        places = sorted({0, *part})
        listing = table(section.title, [section.columns[place] for place in places])
        for row in section.rows:
            listing.add_row(*(row[place] for place in places))
        printed.print(listing)
    if section.about:
        printed.print(section.about)
