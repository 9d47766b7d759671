"""Arguments and options that several commands take."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from underhall.bots import check_bot, is_own
from underhall.cli.output import COLORS
from underhall.errors import BadOptionValue
from underhall.sets.loading import use_sets
from underhall.text import negotiate


def _chosen(ctx: typer.Context, tag: str) -> str:
    """The language of this option or, without it, of the command line as a whole."""
    return negotiate(tag) if tag else str(ctx.find_root().obj)


def _known_color(when: str) -> str:
    """Colours are chosen before anything is read (usage.py), so that help and errors have them; here it is checked."""
    if when not in COLORS:
        raise BadOptionValue(name="--color", value=when, valid=COLORS)
    return when


Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="cli-option-lang", callback=_chosen)]
Color = Annotated[str, typer.Option("--color", metavar="WHEN", help="cli-option-color", callback=_known_color)]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="cli-simulate-cluster")]

SetFolders = Annotated[
    list[Path] | None, typer.Option("--set", metavar="FOLDER", readable=False, help="cli-option-set")
]


def table_options(given: list[str], sets: list[Path] | None = None) -> dict[str, str]:
    """The game's options as KEY=VALUE, and house sets by their folders; the game itself says which there are."""
    options: dict[str, str] = {}
    for each in given:
        key, equals, value = each.partition("=")
        if not (key and equals):
            raise BadOptionValue(name="--option", value=each, valid="KEY=VALUE")
        options[key] = value
    return use_sets(sets or [], options)


def bot_names(given: str) -> list[str]:
    """The bots that are named, with commas between them. Modules are looked for where the command was typed, too."""
    names = [name.strip() for name in given.split(",")]
    if any(is_own(name) for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for name in dict.fromkeys(names):
        check_bot(name)
    return names
