"""The page itself: files of its build, and index.html for every address that it knows; and the documentation."""

import gzip
import mimetypes
import re
from functools import cache, partial
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.response import Redirect

from underhall.server.refusals import Refusal
from underhall.server.security import say, wanted_language

IMMUTABLE: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
FOLDER: Final = Path(str(resources.files("underhall.server").joinpath("static"))).resolve()
BROTLI: Final = ".br"  # the build has packed what is worth it
LONGEST: Final = 200
STEP: Final = r"[A-Za-z0-9_-]+"
FILE: Final = re.compile(rf"({STEP}/)*{STEP}(\.[A-Za-z0-9_-]+)+")
ADDRESS: Final = re.compile(rf"(?!api(/|$)){STEP}(/{STEP}){{0,3}}")  # what a person might have meant as a page
# The pages that there are, as in web/src/lib/router.svelte.ts.
ROUTES: Final = re.compile(
    rf"|new|t/{STEP}|watch/{STEP}|replays|replay/{STEP}|report/{STEP}|cards(/{STEP}){{0,2}}|rules(/{STEP}){{0,2}}"
    rf"|learn|learn/{STEP}/{STEP}|puzzles|puzzles/{STEP}/{STEP}"
    rf"|seek|verify/{STEP}|sets(/[^/]+)?|settings|credits|account|people/[^/]+"
)
MISSING: Final = """<!doctype html>
<meta charset="utf-8">
<title>Underhall</title>
<h1>Underhall</h1>
<p>The server runs, but its page has not been built: <code>make setup</code> builds it.</p>
"""
OFFLINE: Final = "offline.html"  # shown in place of any page that cannot be reached
DOCS: Final = "docs"  # the folder of the documentation within FOLDER, and its address

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the build, or the page."""
    name = request.path_params.get("path", "").strip("/")
    if len(name) > LONGEST:
        raise Refusal("refused-not-found", 404)
    if name == DOCS:
        return await _documentation(request)
    if FILE.fullmatch(name):
        file = (FOLDER / name).resolve()
        if FOLDER in file.parents and file.is_file():
            if name == OFFLINE:
                return _index(request, file, 200)
            # Names under assets/ carry a hash of what is in them.
            return _answer(request, file, IMMUTABLE if name.startswith("assets/") else FRESH, 200)
    status = 200 if ROUTES.fullmatch(name) else 404
    index = FOLDER / "index.html"
    # A person who has mistyped an address is told so by the page; whatever else looks around here, by the status alone.
    person = "text/html" in request.headers.get("accept", "") and bool(ADDRESS.fullmatch(name))
    if status == 404 and not (person and index.is_file()):
        raise Refusal("refused-not-found", 404)
    if not index.is_file():
        return Response(MISSING.encode(), status_code=503, media_type=MediaType.HTML)
    return _index(request, index, status)


def has_documentation() -> bool:
    """Whether it was built. Its pages are then files like all others."""
    return (FOLDER / DOCS / "index.html").is_file()


async def _documentation(request: Request[Any, Any, Any]) -> Response[Any]:
    """To its first page, by name: links would lead astray from an address that lacks the slash at its end."""
    if has_documentation():
        base: str = request.app.state.hosts.base_path
        return Redirect(f"{base}/{DOCS}/index.html", headers={"cache-control": FRESH})
    lang = wanted_language(request.headers.get("accept-language", ""))
    words = await request.app.state.registry.background.run(partial(say, lang, "docs-not-built"))
    return Response(words, status_code=404, media_type=MediaType.TEXT)


def _index(request: Request[Any, Any, Any], file: Path, status: int) -> Response[bytes]:
    """The page, which is told where it lies: its own addresses in it are relative, and it is shown at any depth."""
    base: str = request.app.state.hosts.base_path
    changed = file.stat().st_mtime_ns
    etag = f'"{changed:x}"'
    headers = {"cache-control": FRESH, "etag": etag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.HTML)
    body = _placed(file, changed, base)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", _placed_gzipped(file, changed, base)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers=headers)


@cache
def _placed(file: Path, changed: int, base: str) -> bytes:
    text = _read(file, changed).replace(b'="./', f'="{base}/'.encode())
    return text.replace(b"<html ", f'<html data-base="{base}" '.encode(), 1)


@cache
def _placed_gzipped(file: Path, changed: int, base: str) -> bytes:
    return gzip.compress(_placed(file, changed, base), mtime=0)


def _answer(request: Request[Any, Any, Any], file: Path, caching: str, status: int) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    changed = file.stat().st_mtime_ns
    etag = f'"{changed:x}"'
    headers = {"cache-control": caching, "etag": etag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    accepted = request.headers.get("accept-encoding", "")
    packed = file.with_name(file.name + BROTLI)
    body = _read(file, changed)
    if packed.is_file() and "br" in accepted:
        headers["content-encoding"], body = "br", _read(packed, changed)
    elif packed.is_file() and "gzip" in accepted:
        headers["content-encoding"], body = "gzip", _gzipped(file, changed)
    return Response(body, status_code=status, media_type=kind, headers=headers)


@cache
def _read(file: Path, changed: int) -> bytes:
    """What is in the file; `changed` makes a file that was built anew another one."""
    return file.read_bytes()


@cache
def _gzipped(file: Path, changed: int) -> bytes:
    """The file for browsers that do not take Brotli, which is any browser where the address is not a secure one."""
    return gzip.compress(_read(file, changed), mtime=0)
