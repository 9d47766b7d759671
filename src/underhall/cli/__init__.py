"""The command `underhall`.

To add a command: a module beside this one with one function, a line in the list below, examples in manual.py, and its
texts (its help is a message id, too) in locales/*/cli.ftl and manual.ftl. A command prints to standard output and
raises an UnderhallError when something is wrong; what becomes of the error is decided here.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from underhall.bots.net import has_net
from underhall.cli.admin import admin
from underhall.cli.analyse import analyse
from underhall.cli.backup import backup
from underhall.cli.bench import bench
from underhall.cli.cards import cards
from underhall.cli.completing import WORDS, candidates
from underhall.cli.completion import completion
from underhall.cli.databases import migrate, move, restore
from underhall.cli.docs import docs
from underhall.cli.exits import INTERRUPTED, UNREAD, WRONG
from underhall.cli.games import games
from underhall.cli.help import HelpCommand, HelpGroup
from underhall.cli.house_set import house_set
from underhall.cli.learn import learn
from underhall.cli.options import Color, Lang
from underhall.cli.output import Unread, print_error, print_plain, use_color
from underhall.cli.play import play
from underhall.cli.puzzles import puzzles
from underhall.cli.replay import replay
from underhall.cli.report import report
from underhall.cli.rulebook import rulebook
from underhall.cli.rules import rules
from underhall.cli.serve import serve
from underhall.cli.simulate import simulate
from underhall.cli.tournament import tournament
from underhall.cli.usage import color_of, language_of, misused
from underhall.cli.verify import verify
from underhall.errors import UnderhallError
from underhall.games import GAMES
from underhall.text import texts
from underhall.version import BUILD, VERSION

app = typer.Typer(cls=HelpGroup, add_completion=False, pretty_exceptions_enable=False)

app.command("games", cls=HelpCommand, help="cli-games-help")(games)
app.command("cards", cls=HelpCommand, help="cli-cards-help")(cards)
app.command("rules", cls=HelpCommand, help="cli-rules-help")(rules)
app.command("learn", cls=HelpCommand, help="cli-learn-help")(learn)
app.command("puzzles", cls=HelpCommand, help="cli-puzzles-help")(puzzles)
app.command("set", cls=HelpCommand, help="cli-set-help")(house_set)
app.command("rulebook", cls=HelpCommand, help="cli-rulebook-help")(rulebook)
app.command("simulate", cls=HelpCommand, help="cli-simulate-help")(simulate)
app.command("tournament", cls=HelpCommand, help="cli-tournament-help")(tournament)
app.command("report", cls=HelpCommand, help="cli-report-help")(report)
app.command("play", cls=HelpCommand, help="cli-play-help")(play)
app.command("serve", cls=HelpCommand, help="cli-serve-help")(serve)
app.command("backup", cls=HelpCommand, help="cli-backup-help")(backup)
app.command("restore", cls=HelpCommand, help="cli-restore-help")(restore)
app.command("migrate", cls=HelpCommand, help="cli-migrate-help")(migrate)
app.command("move", cls=HelpCommand, help="cli-move-help")(move)
app.command("admin", cls=HelpCommand, help="cli-admin-help")(admin)
app.command("replay", cls=HelpCommand, help="cli-replay-help")(replay)
app.command("verify", cls=HelpCommand, help="cli-verify-help")(verify)
app.command("analyse", cls=HelpCommand, help="cli-analyse-help")(analyse)
app.command("bench", cls=HelpCommand, help="cli-bench-help")(bench)
app.command("docs", cls=HelpCommand, help="cli-docs-help")(docs)
app.command("completion", cls=HelpCommand, help="cli-completion-help")(completion)


def _print_version(ctx: typer.Context, wanted: bool) -> None:
    if wanted:
        nets = "yes" if any(has_net(game) for game in GAMES) else "no"
        print_plain(texts(ctx.obj).say("cli-version", version=VERSION, engine=BUILD, nets=nets))
        raise typer.Exit


@app.callback(help="cli-help")
def _underhall(
    version: Annotated[
        bool, typer.Option("--version", help="cli-option-version", is_eager=True, callback=_print_version)
    ] = False,
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Options of the command itself."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code, one of those in exits.py."""
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv) or ["--help"])
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Unread, BrokenPipeError):
        # What is still to be written goes nowhere, or Python would complain about it at its very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD


def _run(words: list[str]) -> int:
    command = typer.main.get_command(app)
    if words[0] == WORDS:
        print_plain("\n".join(candidates(command, words[1:])))
        return 0
    lang = language_of(words)
    use_color(color_of(words))
    try:
        code = command.main(words, prog_name="underhall", standalone_mode=False, obj=lang)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        print_error(misused(error, words), lang, as_json="--json" in words)
    except UnderhallError as error:
        print_error(error, lang, as_json="--json" in words)
    except typer.Abort:
        return INTERRUPTED
    return WRONG
