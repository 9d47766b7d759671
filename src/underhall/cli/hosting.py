"""The options of `underhall serve` beyond where to listen: how its host wants it run."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from underhall.cli.files import read_bytes
from underhall.errors import BadOptionValue, BadTokenFile, UnreadableFile

if TYPE_CHECKING:
    from underhall.server.operations.settings import Settings

FORMATS: Final = ("text", "json")
SHORTEST_TOKEN: Final = 16
TOKEN: Final = re.compile(rf"[!-~]{{{SHORTEST_TOKEN},200}}")
EXAMPLE: Final = "python3 -c 'import secrets; print(secrets.token_urlsafe(24))'"

KeepFinished = Annotated[float, typer.Option("--keep-finished", metavar="DAYS", min=0, help="cli-serve-keep-finished")]
KeepIdle = Annotated[float, typer.Option("--keep-idle", metavar="DAYS", min=0, help="cli-serve-keep-idle")]
KeepOpen = Annotated[float, typer.Option("--keep-open", metavar="DAYS", min=0, help="cli-serve-keep-open")]


class Hosting(NamedTuple):
    """As it was typed."""

    base_path: str = ""
    proxies: tuple[str, ...] = ()
    log: str = ""
    metrics_token: str = ""
    admin_token: str = ""
    drain: float = 0.0
    keep: tuple[float, float, float] = (0.0, 0.0, 0.0)  # days: finished games, idle ones, tables that wait
    words: Path | None = None


def settings_of(hosting: Hosting) -> "Settings":
    """The same, checked; from now on events are logged and words are looked for as it says."""
    from underhall.server.moderation.words import WORDS  # here, since other commands need not wait for it
    from underhall.server.operations.events import EVENTS  # nor for this
    from underhall.server.operations.settings import Settings, is_base_path, is_network  # nor for this

    if not is_base_path(hosting.base_path):
        raise BadOptionValue(name="--base-path", value=hosting.base_path, valid=["/games", "/club/games"])
    for each in hosting.proxies:
        if not is_network(each):
            raise BadOptionValue(name="--proxy", value=each, valid=["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    if hosting.log not in ("", *FORMATS):
        raise BadOptionValue(name="--log", value=hosting.log, valid=FORMATS)
    if hosting.words is not None:
        read_bytes(hosting.words)  # fails with a sentence that says why
        try:
            WORDS.use(hosting.words)
        except UnicodeDecodeError as error:
            raise UnreadableFile(why="forbidden", file=str(hosting.words), reason="UTF-8") from error
    EVENTS.format = hosting.log  # type: ignore[assignment]  # checked above
    finished, idle, waiting = hosting.keep
    return Settings(
        hosting.base_path,
        hosting.proxies,
        hosting.metrics_token,
        hosting.admin_token,
        hosting.drain,
        finished,
        idle,
        waiting,
    )


def read_token(file: Path) -> str:
    """The token in a file; refused if anybody could guess it."""
    token = read_bytes(file).decode("ascii", "replace").strip()
    if not TOKEN.fullmatch(token):
        raise BadTokenFile(file=str(file), least=SHORTEST_TOKEN, example=EXAMPLE)
    return token
