"""`underhall backup`: a copy of the server's database that is whole, also while people play."""

from pathlib import Path
from typing import Annotated

import typer

from underhall.cli.options import Color, Lang
from underhall.cli.output import console
from underhall.errors import BadOptionValue
from underhall.extras import needed_by
from underhall.text import texts


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file")],
    db: Annotated[str, typer.Option("--db", metavar="URL", help="cli-serve-db")] = "",
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Copy the database into a file."""
    with needed_by("underhall backup", "server"):
        from underhall.server.backup import copy_database  # here, since other commands need not wait for it
        from underhall.server.database_url import default_url, is_database

    where = db or default_url()
    if not is_database(where):
        raise BadOptionValue(name="--db", value=db, valid=[default_url()])
    tables = copy_database(where, file)
    console().print(texts(lang).say("cli-backup-done", file=str(file), tables=tables), soft_wrap=True)
