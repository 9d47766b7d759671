"""`underhall rulebook`: a game's rulebook as one HTML file, to print or to read anywhere."""

from pathlib import Path
from typing import Annotated

import typer

from underhall.cli.files import write_file
from underhall.cli.options import Color, Game, Lang
from underhall.cli.output import console, print_plain
from underhall.errors import UnwritableFile
from underhall.rules.paper import one_page, whole_book
from underhall.rules.rulebook import rulebook as book_of
from underhall.text import rule_texts, texts


def rulebook(
    game: Game,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-rulebook-out")] = None,
    summary: Annotated[bool, typer.Option("--summary", help="cli-rulebook-summary")] = False,
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Write the rulebook, or the page to lay beside the table."""
    written = one_page if summary else whole_book
    html = written(book_of(game), rule_texts(lang), texts(lang))
    if out is None:
        print_plain(html)
        return
    try:
        write_file(out, html.encode())
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or str(error)
        raise UnwritableFile(file=str(out), reason=reason) from error
    console().print(texts(lang).say("cli-rulebook-done", file=str(out)), soft_wrap=True)
