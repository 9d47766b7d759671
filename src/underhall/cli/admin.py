"""`underhall admin`: a host looks after a server, through its database."""

from time import gmtime, strftime
from typing import Annotated, Any

import typer
from rich.table import Table

from underhall.cli.databases import Db, database
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_json
from underhall.errors import BadOptionValue, UsageError
from underhall.extras import needed_by
from underhall.text import Texts, texts

LISTS = ("list", "reports", "bans")
COLUMNS = {
    "table": "cli-admin-table",
    "game": "cli-admin-game",
    "standing": "cli-admin-standing",
    "people": "cli-admin-people",
    "created": "cli-admin-created",
    "report": "cli-admin-report",
    "kind": "cli-admin-kind",
    "about": "cli-admin-about",
    "text": "cli-admin-text",
    "whom": "cli-admin-whom",
    "why": "cli-admin-why",
    "until": "cli-admin-until",
}


def admin(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="cli-admin-action")],
    subject: Annotated[str, typer.Argument(metavar="SUBJECT", help="cli-admin-subject")] = "",
    db: Db = "",
    *,
    days: Annotated[float, typer.Option("--days", metavar="DAYS", min=0, help="cli-admin-days")] = 0.0,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="cli-admin-reason")] = "",
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Show what there is, or say what shall be done."""
    with needed_by("underhall admin", "server"):
        from underhall.server.moderation import desk  # here, since other commands need not wait for it
        from underhall.server.moving import used_database

    known = [each for each in desk.ACTIONS if each == action]
    if not known and action not in LISTS:
        raise BadOptionValue(name="ACTION", value=action, valid=[*LISTS, *desk.ACTIONS])
    if known and not subject:
        raise UsageError(why="missing", given="SUBJECT", valid=f"underhall admin {action} SUBJECT")
    words = texts(lang)
    with used_database(database(db, "--db")) as connection:
        if known:
            desk.act(connection, known[0], subject, days, reason)
            if not json:
                console().print(words.say("cli-admin-done"), soft_wrap=True)
            else:
                print_json({"done": action, "subject": subject})
            return
        rows = {"list": desk.tables, "reports": desk.reports, "bans": desk.bans}[action](connection)
    found = [{"list": _of_table, "reports": _of_report, "bans": _of_ban}[action](row, words) for row in rows]
    if json:
        print_json({action: found})
    elif not found:
        console().print(words.say("cli-admin-nothing"))
    else:
        _print(found, words)


def _print(found: list[dict[str, str]], words: Texts) -> None:
    table = Table(box=None, pad_edge=False)
    for key in found[0]:
        table.add_column(words.say(COLUMNS[key]), overflow="fold")
    for each in found:
        table.add_row(*each.values())
    console().print(table)


def _of_table(row: dict[str, Any], words: Texts) -> dict[str, str]:
    from underhall.server.moderation.desk import STANDINGS  # here, since other commands need not wait for it
    from underhall.server.operations.events import short  # nor for this
    from underhall.server.record import read_record  # nor for this

    record = read_record(row)
    people = [f"{place.name} {short(place.guest)}".strip() for place in record.places if place.kind == "person"]
    return {
        "table": record.id,
        "game": record.game,
        "standing": words.say(STANDINGS[record.standing]),
        "people": ", ".join(people),
        "created": _time(record.created),
    }


def _of_report(row: dict[str, Any], words: Texts) -> dict[str, str]:
    from underhall.server.operations.events import short  # here, since other commands need not wait for it

    return {
        "report": row["id"],
        "kind": row["kind"],
        "table": row["table_id"],
        "about": " ".join(filter(None, (row["name"], short(row["about"]), row["address"]))),
        "text": row["text"],
        "created": _time(row["created"]),
    }


def _of_ban(row: dict[str, Any], words: Texts) -> dict[str, str]:
    from underhall.server.moderation.desk import KINDS  # here, since other commands need not wait for it

    return {
        "kind": words.say(KINDS[row["kind"]]),
        "whom": row["subject"],
        "why": row["reason"],
        "until": _time(row["until"]) if row["until"] else words.say("cli-admin-for-ever"),
    }


def _time(seconds: int) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(seconds))
