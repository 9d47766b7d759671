"""The admin page: what goes on, how the server fares, what people have reported, and a button for what to do about it.

It is there only for a host who has set a token, which the browser asks for as a password. It is plain HTML, without any
script: nothing that a guest has written can do anything here but be read.
"""

import asyncio
import base64
import hmac
from functools import partial
from html import escape
from time import gmtime, strftime
from typing import Annotated, Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body

from underhall.errors import UnderhallError
from underhall.server.errorlog import ERRORS
from underhall.server.http import registry_of
from underhall.server.limits import address_of
from underhall.server.moderation import desk
from underhall.server.operations.events import EVENTS, short
from underhall.server.operations.figures import FIGURES, NOW, SINCE_START
from underhall.server.operations.settings import Settings
from underhall.server.record import read_record
from underhall.server.refusals import Refusal
from underhall.server.security import wanted_language
from underhall.server.store import Row
from underhall.text import Texts, texts

Call = Request[Any, Any, Any]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
STYLE: Final = "body{font:15px sans-serif;margin:1em;max-width:80em}td,th{padding:.3em .6em;text-align:left;\
border-bottom:1px solid #ccc;max-width:24em;overflow-wrap:break-word}div{overflow-x:auto}form{display:inline}\
button{min-height:44px;min-width:44px;padding:0 .8em;font:inherit}\
dialog{position:fixed;inset:0;margin:auto;max-width:32em;box-shadow:0 0 0 100vmax #0008}main[inert]{opacity:.4}"
SURE: Final = "yes"
# With the referrer policy of all other answers, a browser would not say which page a form is from, and be refused.
META: Final = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<meta name="referrer" content="same-origin">'
)
ASK: Final = {"www-authenticate": 'Basic realm="Underhall", charset="UTF-8"', "cache-control": "no-store"}


def is_host(request: Call) -> bool:
    """Whether the request carries the token, as the password of any name."""
    settings: Settings = request.app.state.settings
    if not settings.admin_token:
        raise Refusal("refused-not-found", 404)
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if given:
        registry_of(request).limits.host_tokens.spend(address_of(request.scope))
    try:
        password = base64.b64decode(given, validate=True).decode().partition(":")[2] if scheme == "Basic" else ""
    except ValueError:
        password = ""
    if hmac.compare_digest(password.encode(), settings.admin_token.encode()):
        return True
    if given:
        EVENTS.refused("refused-admin", address=address_of(request.scope))
    return False


@get("/admin", include_in_schema=False)
async def admin(request: Call) -> Response[str]:
    """Everything on one page."""
    if not is_host(request):
        return Response("", status_code=401, media_type=MediaType.TEXT, headers=ASK)
    return await _shown(request, "")


@post("/admin", include_in_schema=False, status_code=200)
async def admin_act(request: Call, data: Form) -> Response[str]:
    """Do what a button says, and show everything again. What is grave is first asked again, in a dialog."""
    if not is_host(request):
        return Response("", status_code=401, media_type=MediaType.TEXT, headers=ASK)
    action, subject = data.get("action", ""), data.get("subject", "")
    known = [each for each in desk.ACTIONS if each == action]
    if not known:
        raise Refusal("refused-request", 400)
    store = registry_of(request).store
    try:
        if known[0] in desk.GRAVE and data.get("sure") != SURE:
            lost = await asyncio.to_thread(store.read_now, partial(desk.at_stake, action=known[0], subject=subject))
            return await _shown(request, "", Doubt(known[0], subject, lost))
        await asyncio.to_thread(store.read_now, partial(desk.act, action=known[0], subject=subject))
    except UnderhallError as error:
        return await _shown(request, _sentence(error, _language(request)))
    EVENTS.note("admin", action=action, subject=subject[:64])
    return await _shown(request, texts(_language(request)).say("cli-admin-done"))


def _sentence(error: UnderhallError, lang: str) -> str:
    return texts(lang).say(error.message_id, **error.details)


def _language(request: Call) -> str:
    return wanted_language(request.headers.get("accept-language", ""))


async def _shown(request: Call, notice: str, doubt: "Doubt | None" = None) -> Response[str]:
    store = registry_of(request).store
    found = [await asyncio.to_thread(store.read_now, each) for each in (desk.tables, desk.reports, desk.bans)]
    request.app.state.monitor.measure()
    base: str = request.app.state.hosts.base_path
    page = await registry_of(request).background.run(partial(_page, _language(request), base, notice, doubt, *found))
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


class Doubt(NamedTuple):
    """Something grave that the host may want done, and what would be lost by it."""

    action: desk.Action
    subject: str
    lost: dict[str, Any]


def _page(
    lang: str,
    base: str,
    notice: str,
    doubt: Doubt | None,
    tables: list[Row],
    reports: list[Row],
    bans: list[Row],
) -> str:
    words = texts(lang)
    buttons = Buttons(words, base)
    names = (*NOW, *SINCE_START)
    parts = [
        f"<p><b>{escape(notice)}</b></p>" if notice else "",
        _table(words, "admin-load", names, [[f"{FIGURES.total(name):g}" for name in names]]),
        _table(
            words,
            "admin-reports",
            ("cli-admin-report", "cli-admin-table", "cli-admin-about", "cli-admin-text", "cli-admin-created", ""),
            [
                [
                    escape(f"{row['id']} · {row['kind']}"),
                    escape(row["table_id"]),
                    escape(f"{row['name']} {short(row['about'])} {row['address']}"),
                    escape(row["text"]),
                    _time(row["created"]),
                    buttons(("mute", row["about"]), ("ban", row["about"]), ("dismiss", row["id"])),
                ]
                for row in reports
            ],
        ),
        _table(
            words,
            "admin-tables",
            ("cli-admin-table", "cli-admin-game", "cli-admin-standing", "cli-admin-people", "cli-admin-created", ""),
            [_table_row(words, buttons, row) for row in tables],
        ),
        _table(
            words,
            "admin-bans",
            ("cli-admin-kind", "cli-admin-whom", "cli-admin-why", "cli-admin-until", ""),
            [
                [
                    escape(words.say(desk.KINDS[row["kind"]])),
                    escape(row["subject"] if len(row["subject"]) < 64 else short(row["subject"])),
                    escape(row["reason"]),
                    _time(row["until"]) if row["until"] else escape(words.say("cli-admin-for-ever")),
                    buttons((f"un{row['kind']}", row["subject"])),
                ]
                for row in bans
            ],
        ),
        _table(words, "admin-errors", (), [[escape(line)] for line in reversed(ERRORS.recent)]),
    ]
    head = f"{META}<style>{STYLE}</style>"
    title = escape(words.say("admin-title"))
    asked = "" if doubt is None else _dialog(words, base, doubt)
    body = f"{asked}<main{' inert' if asked else ''}><h1>{title}</h1>{''.join(parts)}</main>"
    return f'<!doctype html><html lang="{lang}"><head>{head}<title>{title}</title></head><body>{body}</body></html>'


def _dialog(words: Texts, base: str, doubt: Doubt) -> str:
    """The question whether that is meant. It is all that can be reached; who goes on without thinking has cancelled."""
    does = escape(words.say(f"admin-do-{doubt.action}"))
    lost = {**doubt.lost, "game": words.say(f"game-{doubt.lost['game']}")} if "game" in doubt.lost else doubt.lost
    return (
        '<dialog open role="alertdialog" aria-modal="true" aria-labelledby="ask" aria-describedby="lost">'
        f'<h2 id="ask">{escape(words.say(f"admin-ask-{doubt.action}"))}</h2>'
        f'<p id="lost">{escape(words.say(f"admin-lost-{doubt.action}", **lost))}</p>'
        f'<form action="{base}/admin"><button autofocus>{escape(words.say("admin-cancel"))}</button></form> '
        f'<form method="post" action="{base}/admin"><input type="hidden" name="sure" value="{SURE}">'
        f'<input type="hidden" name="subject" value="{escape(doubt.subject)}">'
        f'<button name="action" value="{doubt.action}">{does}</button></form></dialog>'
    )


def _table_row(words: Texts, buttons: "Buttons", row: Row) -> list[str]:
    record = read_record(row)
    people = [f"{place.name} {short(place.guest)}" for place in record.places if place.kind == "person"]
    actions = (("delete", record.id),) if record.standing == "ended" else (("close", record.id), ("delete", record.id))
    return [
        escape(record.id),
        escape(words.say(f"game-{record.game}")),
        escape(words.say(desk.STANDINGS[record.standing])),
        escape(", ".join(people)),
        _time(record.created),
        buttons(*actions),
    ]


class Buttons:
    """Forms of one button each."""

    def __init__(self, words: Texts, base: str) -> None:
        self.words = words
        self.base = base

    def __call__(self, *actions: tuple[str, str]) -> str:
        return " ".join(
            f'<form method="post" action="{self.base}/admin">'
            f'<input type="hidden" name="subject" value="{escape(subject)}">'
            f'<button name="action" value="{action}">{escape(self.words.say(f"admin-do-{action}"))}</button></form>'
            for action, subject in actions
        )


def _table(words: Texts, title: str, heads: tuple[str, ...], lines: list[list[str]]) -> str:
    """A heading and a table; what is in its cells is HTML already."""
    heading = f"<h2>{escape(words.say(title))}</h2>"
    if not lines:
        return f"{heading}<p>{escape(words.say('cli-admin-nothing'))}</p>"
    said = [escape(words.say(each) if each.startswith("cli-") else each) for each in heads]
    first = f"<tr>{''.join(f'<th>{each}</th>' if each else '<td></td>' for each in said)}</tr>" if heads else ""
    rest = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in line)}</tr>" for line in lines)
    return f"{heading}<div><table>{first}{rest}</table></div>"  # which moves by itself where it is too wide


def _time(seconds: int) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(seconds))


HANDLERS: Final = [admin, admin_act]
