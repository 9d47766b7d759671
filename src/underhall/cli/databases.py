"""`underhall migrate`, `restore` and `move`: whole databases."""

from pathlib import Path
from typing import Annotated

import typer

from underhall.cli.options import Color, Lang
from underhall.cli.output import console
from underhall.errors import BadOptionValue
from underhall.extras import needed_by
from underhall.text import texts

Db = Annotated[str, typer.Option("--db", metavar="URL", help="cli-serve-db")]


def migrate(db: Db = "", lang: Lang = "", color: Color = "auto") -> None:
    """Bring a database up to date."""
    with needed_by("underhall migrate", "server"):
        from underhall.server.moving import migrate_database, shown_name  # here, since other commands need not wait

    where = database(db, "--db")
    step = migrate_database(where)
    console().print(texts(lang).say("cli-migrate-done", where=shown_name(where), step=step), soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-restore-file")],
    db: Db = "",
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Put a copy into an empty database."""
    with needed_by("underhall restore", "server"):
        from underhall.server.moving import restore_database, shown_name

    where = database(db, "--db")
    rows = restore_database(file, where)
    console().print(texts(lang).say("cli-move-done", where=shown_name(where), rows=rows), soft_wrap=True)


def move(
    source: Annotated[str, typer.Option("--from", metavar="URL", help="cli-move-from")],
    target: Annotated[str, typer.Option("--to", metavar="URL", help="cli-move-to")],
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Copy everything from one database into another."""
    with needed_by("underhall move", "server"):
        from underhall.server.moving import move_database, shown_name

    rows = move_database(database(source, "--from"), database(target, "--to"))
    console().print(texts(lang).say("cli-move-done", where=shown_name(target), rows=rows), soft_wrap=True)


def database(url: str, option: str) -> str:
    """The address of a database; without one, that of this person's own."""
    with needed_by("underhall", "server"):
        from underhall.server.database_url import default_url, is_database

    if url and not is_database(url):
        raise BadOptionValue(name=option, value=url, valid=[default_url(), "postgresql://…"])
    return url or default_url()
