"""`underhall simulate`: bots play many games, and what came of them is counted."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from underhall import game_info
from underhall.cli.options import Cluster, Color, Game, Json, Lang, SetFolders, bot_names, table_options
from underhall.cli.output import console, print_error, print_json, progress, table
from underhall.errors import BadOptionValue, BadSeatCount, BotReplaced, UsageError
from underhall.lab.simulate import Share, Simulation
from underhall.lab.simulate import simulate as play_all
from underhall.text import Texts, texts


def simulate(
    game: Game,
    *,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-simulate-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT…", help="cli-simulate-bots")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-simulate-games")] = 100,
    paired: Annotated[bool, typer.Option("--paired", help="cli-simulate-paired")] = False,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-simulate-seed")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="cli-simulate-jobs")] = 1,
    cluster: Cluster = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-simulate-option")
    ] = None,
    house: SetFolders = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help="cli-simulate-save")] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Let bots play many games and print what came of them."""
    text = texts(lang)
    names = _names(game, seats, bots)
    with progress(games, text.say("cli-simulate-playing"), hidden=json) as done:
        try:
            settings = table_options(option or [], house)
            result = play_all(game, names, games, seed, settings, jobs, save, done, paired, cluster=cluster)
        except OSError as error:
            raise UsageError(why="bad-value", given=f"--save {save}", valid=f"--save DIR ({error.strerror})") from error
    for each in result.replaced:
        print_error(BotReplaced(why=each.why, name=each.bot, given=each.given), lang, json)
    if json:
        print_json(msgspec.to_builtins(result, str_keys=True))
    else:
        _print(result, text)


def _names(game: str, seats: int | None, bots: str | None) -> list[str]:
    """The bots by seat: those named, or random ones for the seats asked for, or for a full table."""
    limits = game_info(game).seats
    if bots is None:
        count = limits[-1] if seats is None else seats
        if count not in limits:
            raise BadSeatCount(game=game, seats=count, least=limits[0], most=limits[-1])
        return ["random"] * count
    names = bot_names(bots)
    if seats is not None and len(names) != seats:
        raise BadOptionValue(name="--bots", value=bots, valid=f"{seats} × BOT")
    return names


def _print(result: Simulation, text: Texts) -> None:
    out = console()
    for heading, shares in (
        ("cli-simulate-bot", list(result.wins.items())),
        ("cli-simulate-seat", [(str(seat), share) for seat, share in result.seats.items()]),
    ):
        out.print(_shares(text.say(heading), shares, text))
    rate = {"games": f"{result.games_per_s:.1f}", "choices": f"{result.choices_per_s:,.0f}"}
    out.print(
        text.say("cli-simulate-counts", games=result.games, decisions=result.decisions, choices=result.choices),
        text.say("cli-simulate-turns", turns=f"{result.mean_turns:.1f}"),
        text.say("cli-simulate-time", seconds=f"{result.seconds:.1f}", **rate),
        text.say("cli-simulate-hash", hash=result.outcome_hash),
        sep="\n",
    )


def _shares(who: str, shares: list[tuple[str, Share]], text: Texts) -> object:
    listing = table(
        text.say("cli-simulate-wins", who=who),
        [who, text.say("cli-simulate-won"), text.say("cli-simulate-share"), text.say("cli-simulate-interval")],
    )
    for name, share in shares:
        listing.add_row(name, str(share.wins), f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}")
    return listing
