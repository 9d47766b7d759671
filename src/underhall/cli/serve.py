"""`underhall serve`: the table in the browser, for oneself and for friends."""

import os
import webbrowser
from typing import Annotated

import typer

from underhall.cli.options import Color, Lang
from underhall.cli.output import console, error_console
from underhall.errors import BadOptionValue, NoWorkers, UnderhallError
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
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL", help="cli-serve-public-url")] = "",
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="cli-serve-workers")
    ] = 1,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="cli-serve-no-limits")] = False,
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Serve the table until interrupted."""
    run_server("serve", host, port, lang, db=db, limits=not no_limits, public_url=public_url, workers=workers)


def run_server(
    command: str,
    host: str,
    port: int,
    lang: str,
    *,
    tries: int = 1,
    db: str = "",
    limits: bool = True,
    browser: bool = False,
    public_url: str = "",
    workers: int = 1,
) -> None:
    """Start the server, say where it is, and open it in the browser if wanted."""
    with needed_by(f"underhall {command}", "server"):
        from underhall.server import run  # here, since other commands need not wait for it
        from underhall.server.hosts import Hosts, is_public_url
        from underhall.server.store import Store, can_be_shared, default_url, is_database

    if workers > 1 and not hasattr(os, "fork"):
        raise NoWorkers
    where = db or default_url()
    if not is_database(where):
        raise BadOptionValue(name="--db", value=db, valid=[default_url(), "postgresql://…"])
    if workers > 1 and not can_be_shared(where):
        raise BadOptionValue(name="--db", value=db, valid=[default_url(), "postgresql://…"])
    if not host.strip():  # the system would take that for every address there is
        raise BadOptionValue(name="--host", value=host, valid=[HOST, "0.0.0.0"])
    if public_url and not is_public_url(public_url):
        raise BadOptionValue(name="--public-url", value=public_url, valid=["https://underhall.example.org"])
    listener = run.listening(host, port, tries)
    try:
        store = Store(where)
    except UnderhallError:
        listener.close()
        raise
    if store.missing:
        error_console().print(texts(lang).say("cli-serve-missing", commits=store.missing), soft_wrap=True)
    address, found = listener.getsockname()[:2]
    shown = "localhost" if address in ("127.0.0.1", "0.0.0.0", "::", "::1") else address
    url = f"{public_url.rstrip('/')}/" if public_url else f"http://{shown}:{found}/"

    def ready() -> None:
        console().print(texts(lang).say("cli-serve-ready", url=url), soft_wrap=True)
        if browser:
            webbrowser.open(url)

    hosts = Hosts(host, public_url)
    if workers == 1:
        run.run(run.make_server(store, limits, ready, hosts), listener)
    else:
        from underhall.server.workers import worker  # here, since a single process has no use for it

        worker.serve(store, listener, workers, limits, hosts, ready)
