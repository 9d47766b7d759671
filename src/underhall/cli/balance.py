"""`underhall balance`: equal bots play many games, and it is told which cards did well and which nobody wanted."""

from typing import Annotated

import msgspec
import typer

from underhall.cli.options import Color, Game, Json, Lang, bot_names, table_options
from underhall.cli.output import console, print_json, progress, table
from underhall.lab.balance import FAIR, LONG, Balance, Fate, Standing, seat_counts
from underhall.lab.balance import balance as play_all
from underhall.text import Texts, texts

NOTHING = "–"


def balance(
    game: Game,
    *,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", help="cli-balance-seats")] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="cli-balance-bot")] = "greedy",
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-balance-games")] = 2000,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-simulate-seed")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="cli-simulate-jobs")] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-simulate-option")
    ] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Let equal bots play many games and print what became of each card."""
    text = texts(lang)
    tables = seat_counts(game, seats or None)
    bot_names(bot)
    with progress(games * len(tables), text.say("cli-simulate-playing"), hidden=json) as done:
        result = play_all(game, bot, games, tables, seed, table_options(option or []), jobs, done)
    if json:
        print_json(msgspec.to_builtins(result, str_keys=True))
    else:
        _print(result, text)


def _print(result: Balance, text: Texts) -> None:
    for type_ in dict.fromkeys(fate.type for fate in result.cards.values()):
        _print_type(type_, result, text)
    _print_kept(result, text)
    for seats in result.seats:
        _print_lengths(seats, result, text)
    console().print(
        text.say("cli-balance-meaning", low=f"{FAIR[0]}", high=f"{FAIR[1]}"),
        text.say("cli-balance-counts", games=result.games, bot=result.bot),
        sep="\n",
    )


def _print_type(type_: str, result: Balance, text: Texts) -> None:
    """What became of the cards of one type."""
    fates = {card: fate for card, fate in result.cards.items() if fate.type == type_}
    listing = table(
        text.say("cli-cards-heading", type=type_, count=len(fates)),
        [
            text.say("cli-cards-card"),
            text.say("cli-balance-taken"),
            text.say("cli-balance-drawn"),
            text.say("cli-balance-played"),
            text.say("cli-balance-used"),
            *(text.say("cli-balance-at", seats=seats) for seats in result.seats),
            text.say("cli-balance-overall"),
            text.say("cli-simulate-interval"),
        ],
    )
    for card, fate in fates.items():
        listing.add_row(card, *_numbers(fate, result.seats))
    console().print(listing)


def _print_kept(result: Balance, text: Texts) -> None:
    """How those fared who had a card before them at the end, where cards stay."""
    kept = {card: fate.kept for card, fate in result.cards.items() if fate.kept.players}
    if not kept:
        return
    listing = table(
        text.say("cli-balance-kept"),
        [
            text.say("cli-cards-card"),
            text.say("cli-balance-keepers"),
            text.say("cli-balance-overall"),
            text.say("cli-simulate-interval"),
        ],
    )
    for card, standing in kept.items():
        listing.add_row(card, str(standing.players), _ratio(standing), f"{standing.low:.2f} – {standing.high:.2f}")
    console().print(listing)


def _print_lengths(seats: int, result: Balance, text: Texts) -> None:
    """How long the games of so many took."""
    rounds = result.lengths[seats]
    console().print(
        text.say(
            "cli-balance-rounds",
            seats=seats,
            median=f"{rounds.median:g}",
            slow=rounds.slow,
            longest=rounds.longest,
            limit=LONG,
            share=f"{rounds.in_time:.1%}",
            unwon=result.unwon[seats],
        )
    )


def _numbers(fate: Fate, tables: tuple[int, ...]) -> list[str]:
    overall = fate.overall
    return [
        f"{fate.taken / fate.offered:.0%}" if fate.offered else NOTHING,
        str(fate.drawn),
        str(fate.played),
        str(fate.used),
        *(_ratio(fate.by_seats[seats]) for seats in tables),
        _ratio(overall),
        f"{overall.low:.2f} – {overall.high:.2f}" if overall.players else NOTHING,
    ]


def _ratio(standing: Standing) -> str:
    if not standing.players:
        return NOTHING
    return f"{standing.ratio:.2f}{'' if standing.is_fair else ' !'}"
