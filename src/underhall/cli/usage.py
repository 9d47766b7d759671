"""A command line that was not understood, explained in the language of the person who typed it."""

from collections.abc import Sequence
from typing import Any, Final

import typer

from underhall.cli.output import COLORS
from underhall.errors import UnknownLanguage, UsageError
from underhall.text import negotiate

GONE: Final = {"balance": "underhall report GAME --out DIR"}  # commands that there were, and what to write now


def language_of(words: Sequence[str]) -> str:
    """The language that the command line asks for, read before anything else so that every error can be said in it."""
    try:
        return negotiate(_value_of("--lang", words))
    except UnknownLanguage:
        return negotiate(None)  # the command will say so


def color_of(words: Sequence[str]) -> str:
    """When to use colours, read before anything else so that help has them, too."""
    asked = _value_of("--color", words)
    return asked if asked in COLORS else COLORS[0]  # the command will say so


def _value_of(wanted: str, words: Sequence[str]) -> str | None:
    """What stands behind an option, if it is there."""
    for place, word in enumerate(words):
        option, _, value = word.partition("=")
        if option == wanted:
            return value or next(iter(words[place + 1 :]), None)
    return None


def misused(error: typer.TyperException, words: Sequence[str]) -> UsageError:
    """The typed error for what the command-line library found wrong, with the right way to write the command."""
    context: Any = getattr(error, "ctx", None)
    line = usage(context) if context is not None else "underhall --help"
    typed = " ".join(words)
    # The library's own classes for these are private to it, so they are told apart by name.
    match type(error).__name__:
        case "NoSuchOption":
            return UsageError(why="no-such-option", given=getattr(error, "option_name", typed), valid=line)
        case "BadOptionUsage":
            return UsageError(why="bad-option", given=getattr(error, "option_name", typed), valid=line)
        case "MissingParameter":
            return UsageError(why="missing", given=_named(error) or typed, valid=line)
        case "BadParameter":
            return UsageError(why="bad-value", given=_named(error) or typed, valid=_range(error) or line)
    commands: dict[str, object] | None = getattr(getattr(context, "command", None), "commands", None)
    unknown = [word for word in words if not word.startswith("-")][:1]
    if commands is not None and unknown and unknown[0] in GONE:
        return UsageError(why="gone", given=unknown[0], valid=GONE[unknown[0]])
    if commands is not None and unknown and unknown[0] not in commands:
        return UsageError(why="no-such-command", given=unknown[0], valid=commands)
    return UsageError(why="not-understood", given=f"underhall {typed}", valid=line)


def usage(context: Any) -> str:
    """How the command is written: `underhall cards GAME [ID] [--lang LANG] [--json]`."""
    commands = getattr(context.command, "commands", None)
    if commands is not None:
        return f"{context.command_path} {'|'.join(commands)}"
    pieces = [written(each) if each.required else f"[{written(each)}]" for each in context.command.params]
    return " ".join([context.command_path, *pieces])


def written(parameter: Any) -> str:
    """An argument or option as one types it."""
    if parameter.param_type_name == "argument":
        return str(parameter.display_name_raw)
    names = ", ".join(parameter.opts)
    return names if parameter.is_flag else f"{names} {parameter.metavar or parameter.name.upper()}"


def _named(error: typer.TyperException) -> str | None:
    """The argument or option that the error is about."""
    parameter: Any = getattr(error, "param", None)
    return None if parameter is None else written(parameter)


def _range(error: typer.TyperException) -> str | None:
    """The numbers that the option takes, if it has bounds: `--port 0–65535`."""
    parameter: Any = getattr(error, "param", None)
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    return None if least is None or most is None else f"{parameter.opts[0]} {least}–{most}"
