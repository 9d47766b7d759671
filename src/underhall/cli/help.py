"""Help pages in five languages: commands and options carry message ids, which are said when somebody asks."""

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from underhall.cli.exits import MEANINGS
from underhall.cli.manual import MANUALS
from underhall.cli.output import console
from underhall.cli.usage import usage, written
from underhall.text import Texts, texts


class HelpCommand(TyperCommand):
    """A command whose help is a message id."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        print_help(self, ctx)


class HelpGroup(TyperGroup):
    """A group of commands whose help is a message id."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        print_help(self, ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)  # in the order in which they were added


def print_help(command: HelpCommand | HelpGroup, ctx: Any) -> None:
    """Print how the command is written, what it does, everything it takes, examples, and how it ends."""
    text = texts(ctx.find_root().obj)
    out = console()
    manual = MANUALS[ctx.info_name]
    out.print(Text(usage(ctx), style="bold"))
    out.print(Text(text.say(command.help or "")))
    out.print()
    out.print(Text(text.attribute(manual.message, "about")))
    parameters = command.get_params(ctx)
    arguments = [parameter for parameter in parameters if parameter.param_type_name == "argument"]
    options = [parameter for parameter in parameters if parameter.param_type_name == "option"]
    _print_rows(out, text.say("cli-help-arguments"), [(written(p), _help(p, text)) for p in arguments])
    if isinstance(command, HelpGroup):
        rows = [(name, text.say(each.help or "")) for name, each in command.commands.items()]
        _print_rows(out, text.say("cli-help-commands"), rows)
    _print_rows(out, text.say("cli-help-options"), [(written(p), _help(p, text)) for p in options])
    exits = [(str(code), text.say(MEANINGS[code])) for code in manual.exits]
    _print_rows(out, text.say("cli-help-exits"), exits)
    _print_title(out, text.say("cli-help-examples"))
    for number, line in enumerate(manual.examples, 1):
        out.print(Text(f"  {line}", style="cyan"), soft_wrap=True)  # whole, so that it can be copied
        out.print(Padding(Text(text.attribute(manual.message, f"example-{number}")), (0, 0, 0, 6)))


def _print_title(out: Console, title: str) -> None:
    out.print()
    out.print(Text(title, style="bold"))


def _print_rows(out: Console, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    _print_title(out, title)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for name, meaning in rows:
        table.add_row(Text(f"  {name}"), Text(meaning))
    out.print(table)


def _help(parameter: Any, text: Texts) -> str:
    if "--help" in parameter.opts:
        return text.say("cli-option-help")
    meaning = text.say(parameter.help)
    if parameter.default is None or parameter.default is False or parameter.default == "":
        return meaning
    return f"{meaning} {text.say('cli-help-default', value=str(parameter.default))}"
