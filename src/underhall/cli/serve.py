"""`underhall serve`: the table in the browser, for oneself and for friends."""

import os
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from underhall.cli.hosting import Hosting, KeepFinished, KeepIdle, KeepOpen, read_token, settings_of
from underhall.cli.options import Color, Lang
from underhall.cli.output import console, error_console
from underhall.errors import BadOptionValue, NoWorkers, UnderhallError, UnusableBus
from underhall.extras import needed_by
from underhall.text import texts

HOST = "127.0.0.1"
PORT = 8765
TRIES = 20  # ports that `play` looks at
MOST_WORKERS = 64


def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-serve-host")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535, help="cli-serve-port")] = PORT,
    db: Annotated[str, typer.Option("--db", metavar="URL", help="cli-serve-db")] = "",
    bus: Annotated[str, typer.Option("--bus", metavar="URL", help="cli-serve-bus")] = "",
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL", help="cli-serve-public-url")] = "",
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="cli-serve-workers")
    ] = 1,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="cli-serve-no-limits")] = False,
    *,
    base_path: Annotated[str, typer.Option("--base-path", metavar="PATH", help="cli-serve-base-path")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-serve-proxy", show_default=False)
    ] = None,
    log: Annotated[str, typer.Option("--log", metavar="FORMAT", help="cli-serve-log")] = "",
    metrics_token_file: Annotated[
        Path | None, typer.Option("--metrics-token-file", metavar="FILE", help="cli-serve-metrics-token")
    ] = None,
    admin_token_file: Annotated[
        Path | None, typer.Option("--admin-token-file", metavar="FILE", help="cli-serve-admin-token")
    ] = None,
    drain: Annotated[float, typer.Option("--drain", metavar="SECONDS", min=0, max=600, help="cli-serve-drain")] = 0.0,
    keep_finished: KeepFinished = 0.0,
    keep_idle: KeepIdle = 0.0,
    keep_open: KeepOpen = 0.0,
    words: Annotated[Path | None, typer.Option("--words", metavar="FILE", help="cli-serve-words")] = None,
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Serve the table until interrupted."""
    hosting = Hosting(
        base_path.rstrip("/"),
        tuple(proxy or ()),
        log,
        "" if metrics_token_file is None else read_token(metrics_token_file),
        "" if admin_token_file is None else read_token(admin_token_file),
        drain,
        (keep_finished, keep_idle, keep_open),
        words,
    )
    run_server(
        "serve",
        host,
        port,
        lang,
        db=db,
        bus=bus,
        limits=not no_limits,
        public_url=public_url,
        workers=workers,
        hosting=hosting,
    )


def run_server(
    command: str,
    host: str,
    port: int,
    lang: str,
    *,
    tries: int = 1,
    db: str = "",
    bus: str = "",
    limits: bool = True,
    browser: bool = False,
    public_url: str = "",
    workers: int = 1,
    hosting: Hosting | None = None,
) -> None:
    """Start the server, say where it is, and open it in the browser if wanted."""
    with needed_by(f"underhall {command}", "server"):
        from underhall.server import run  # here, since other commands need not wait for it
        from underhall.server.database_url import default_url
        from underhall.server.hosts import Hosts
        from underhall.server.store import Store

    where = db or default_url()
    _check_options(host, db, where, public_url, workers)
    if bus:
        _check_bus(bus, where)
    settings = settings_of(hosting or Hosting())
    listener = run.listening(host, port, tries)
    try:
        store = Store(where, bool(bus))
    except UnderhallError:
        listener.close()
        raise
    if store.missing:
        error_console().print(texts(lang).say("cli-serve-missing", commits=store.missing), soft_wrap=True)
    address, found = listener.getsockname()[:2]
    shown = "localhost" if address in ("127.0.0.1", "0.0.0.0", "::", "::1") else address
    base = settings.base_path
    url = f"{public_url.rstrip('/')}{base}/" if public_url else f"http://{shown}:{found}{base}/"

    def ready() -> None:
        console().print(texts(lang).say("cli-serve-ready", url=url), soft_wrap=True)
        if browser:
            webbrowser.open(url)

    hosts = Hosts(host, public_url, base)
    if bus:
        from underhall.server.cluster import node  # here, since only a cluster needs Redis

        node.serve(store, bus, run.refusing(listener), workers, limits, hosts, ready, settings)
    elif workers == 1:
        run.run(run.make_server(store, limits, ready, hosts, settings), listener)
    else:
        from underhall.server.workers import worker  # here, since a single process has no use for it

        worker.serve(store, listener, workers, limits, hosts, ready, settings)


def _check_options(host: str, db: str, where: str, public_url: str, workers: int) -> None:
    """Refuse what cannot be meant."""
    from underhall.server.database_url import can_be_shared, default_url, is_database  # nor for this
    from underhall.server.hosts import is_public_url  # here, since other commands need not wait for it

    if workers > 1 and not hasattr(os, "fork"):
        raise NoWorkers
    if not is_database(where) or (workers > 1 and not can_be_shared(where)):
        raise BadOptionValue(name="--db", value=db, valid=[default_url(), "postgresql://…"])
    if not host.strip():  # the system would take that for every address there is
        raise BadOptionValue(name="--host", value=host, valid=[HOST, "0.0.0.0"])
    if public_url and not is_public_url(public_url):
        raise BadOptionValue(name="--public-url", value=public_url, valid=["https://underhall.example.org"])


def _check_bus(bus: str, db: str) -> None:
    """Refuse a bus that is none, cannot be reached, or has nothing to connect."""
    with needed_by("underhall serve --bus", "cluster"):
        from underhall.server.cluster import redis_bus  # here, since only a cluster needs Redis
        from underhall.server.database_url import database_url, shown_url  # nor need other commands wait for this

    if not redis_bus.is_bus(bus):
        raise BadOptionValue(name="--bus", value=bus, valid=["redis://localhost:6379"])
    where = database_url(db)
    if where.get_backend_name() == "sqlite":
        raise UnusableBus(why="alone", where=shown_url(where))
    redis_bus.check(bus)
