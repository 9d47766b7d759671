"""`underhall play`: the table in the browser; or, with `--text`, a person in the terminal against bots."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

import underhall
from underhall.cli.files import read_game
from underhall.cli.options import Color, Lang, SetFolders, bot_names, table_options
from underhall.cli.output import console
from underhall.cli.serve import HOST, PORT, TRIES, run_server
from underhall.cli.session import Session
from underhall.cli.text_table import TextTable
from underhall.errors import BadOptionCombination, BadOptionValue, BadSeatCount
from underhall.sets.texts import texts_for

SEATS = 3
BOT = "greedy"
NAMES = (
    "play-name-first",
    "play-name-second",
    "play-name-third",
    "play-name-fourth",
    "play-name-fifth",
    "play-name-sixth",
)


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")] = next(iter(underhall.GAMES)),
    *,
    text: Annotated[bool, typer.Option("--text", help="cli-play-text")] = False,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-play-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT…", help="cli-play-bots")] = None,
    seat: Annotated[int, typer.Option("--seat", metavar="SEAT", help="cli-play-seat")] = 0,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="cli-play-name")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED", help="cli-play-seed")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-play-option")] = None,
    house: SetFolders = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", readable=False, help="cli-play-load")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-play-save")] = None,
    no_hints: Annotated[bool, typer.Option("--no-hints", help="cli-play-no-hints")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-play-no-browser")] = False,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-serve-host")] = HOST,
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Play in the browser, or in the terminal, which all options but one are for."""
    underhall.game_info(game)
    if not (
        text
        or seat
        or no_hints
        or any(each is not None for each in (seats, bots, name, seed, option, house, load, save))
    ):
        run_server("play", host, PORT, lang, tries=TRIES, browser=not no_browser)
        return
    if load is None:
        count = _count(game, seats, bots)
        players = _players(bots, count, seat)
        seed = secrets.token_hex(4) if seed is None else seed
        started = underhall.engine.new(game, count, seed, table_options(option or [], house))
    else:
        given = {"--seats": seats, "--seed": seed, "--option": option, "--set": house}
        clashing = [flag for flag, value in given.items() if value is not None]
        if clashing:
            raise BadOptionCombination(why=["--load", *clashing], nearest="--load FILE")
        started = read_game(load)
        if started.config.game != game:
            raise BadOptionValue(name="GAME", value=game, valid=started.config.game)
        players = _players(bots, started.config.seats, seat)
    words = texts_for(lang, started)
    names = [words.say(each) for each in NAMES[: len(players)]]
    names[seat] = name or names[seat]
    with suppress(ImportError):
        import readline  # noqa: F401  # so that lines can be edited as they are typed
    TextTable(Session(started, seat, players, lang), words, names, console(), not no_hints, save).play()


def _count(game: str, seats: int | None, bots: str | None) -> int:
    """How many play: as many as were asked for, or as bots were named, or a few."""
    limits = underhall.game_info(game).seats
    count = seats
    if count is None:
        named = len(bots.split(",")) if bots else 0
        count = named + 1 if named > 1 else SEATS
    if count not in limits:
        raise BadSeatCount(game=game, seats=count, least=limits[0], most=limits[-1])
    return count


def _players(bots: str | None, seats: int, seat: int) -> list[str]:
    """The bot at each seat, '' for the person's."""
    if not 0 <= seat < seats:
        raise BadOptionValue(name="--seat", value=seat, valid=range(seats))
    names = bot_names(bots or BOT)
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise BadOptionValue(name="--bots", value=bots, valid=[BOT, ",".join([BOT] * (seats - 1))])
    return [*names[:seat], "", *names[seat:]]
