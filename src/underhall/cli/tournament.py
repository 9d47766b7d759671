"""`underhall tournament`: bots play everyone against everyone, and are rated."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from underhall.bots.program import TIME_LIMIT
from underhall.cli.options import Cluster, Color, Game, Json, Lang, SetFolders, bot_names, table_options
from underhall.cli.output import console, print_error, print_json, progress, table
from underhall.lab.errors import BotOut
from underhall.lab.simulate import Share
from underhall.lab.tournament import Tournament, groups_of
from underhall.lab.tournament import tournament as play_all
from underhall.text import Texts, texts


def tournament(
    game: Game,
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT…", help="cli-tournament-bots")],
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-tournament-seats")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-tournament-games")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-simulate-seed")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="cli-simulate-jobs")] = 1,
    cluster: Cluster = None,
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="SECONDS", help="cli-tournament-time")
    ] = TIME_LIMIT,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-simulate-option")
    ] = None,
    house: SetFolders = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="cli-tournament-out")] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Let bots play everyone against everyone and print how they did."""
    text = texts(lang)
    names = bot_names(bots)
    total = games * groups_of(game, names, seats)
    with progress(total, text.say("cli-simulate-playing"), hidden=json) as done:
        result = play_all(
            game,
            names,
            games,
            seed,
            table_options(option or [], house),
            jobs,
            out,
            done,
            seats=seats,
            time_limit=time_limit,
            cluster=cluster,
        )
    for each in result.out:
        print_error(BotOut(why=each.why, name=each.bot, given=each.given), lang, json)
    if json:
        print_json(msgspec.to_builtins(result, str_keys=True))
        return
    _print(result, text)
    if out is not None:
        console().print(text.say("cli-tournament-kept", folder=str(out)), soft_wrap=True)


def _print(result: Tournament, text: Texts) -> None:
    printed = console()
    standings = table(
        text.say("cli-tournament-standings"),
        [
            text.say("cli-simulate-bot"),
            text.say("cli-tournament-rating"),
            text.say("cli-simulate-interval"),
            text.say("cli-tournament-games-played"),
            text.say("cli-simulate-won"),
            text.say("cli-simulate-share"),
            text.say("cli-simulate-interval"),
        ],
    )
    for each in result.standings:
        rating = [f"{each.rating:.1f}", f"{each.low:.1f} – {each.high:.1f}"]
        won = each.won
        share = [f"{won.share:.1%}", f"{won.low:.1%} – {won.high:.1%}"] if each.games else ["–", "–"]
        standings.add_row(each.bot, *rating, str(each.games), str(won.wins), *share)
    printed.print(standings)
    if result.games:
        printed.print(_against(result, text))
    printed.print(text.say("cli-tournament-meaning"))
    if result.found:
        printed.print(text.say("cli-tournament-found", games=result.found))
    printed.print(text.say("cli-simulate-hash", hash=result.outcome_hash))


def _against(result: Tournament, text: Texts) -> object:
    """Who beats whom."""
    bots = [each.bot for each in result.standings]
    listing = table(text.say("cli-tournament-against"), ["", *bots])
    for bot in bots:
        listing.add_row(bot, *(_cell(result.against[bot].get(other)) for other in bots))
    return listing


def _cell(share: Share | None) -> str:
    return "" if share is None else f"{share.share:.0%}"
