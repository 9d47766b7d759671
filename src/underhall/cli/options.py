"""Arguments and options that several commands take."""

from typing import Annotated

import typer

from underhall.errors import BadOptionValue
from underhall.text import negotiate


def _chosen(ctx: typer.Context, tag: str) -> str:
    """The language of this option or, without it, of the command line as a whole."""
    return negotiate(tag) if tag else str(ctx.find_root().obj)


Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="cli-option-lang", callback=_chosen)]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def table_options(given: list[str]) -> dict[str, str]:
    """The game's options as KEY=VALUE; the game itself says which there are."""
    options: dict[str, str] = {}
    for each in given:
        key, equals, value = each.partition("=")
        if not (key and equals):
            raise BadOptionValue(name="--option", value=each, valid="KEY=VALUE")
        options[key] = value
    return options
