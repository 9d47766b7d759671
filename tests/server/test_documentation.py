"""The documentation is served under /docs, as strictly as the table; where it was not built, a sentence says how."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.live_server import LiveServer
from underhall.server import pages
from underhall.server.headers import POLICY

pytestmark = pytest.mark.once

FIRST = b"<!doctype html><title>Underhall</title>"
STYLE = b"body { color: black }"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the place of the page's, with nothing in it yet."""
    folder = tmp_path / "static"
    folder.mkdir()
    monkeypatch.setattr(pages, "FOLDER", folder.resolve())
    return folder


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    live = LiveServer(f"sqlite:///{tmp_path / 'hall.db'}")
    yield httpx.Client(base_url=f"http://127.0.0.1:{live.port}")
    live.close()


def test_both_addresses_lead_to_its_first_page(built: Path, client: httpx.Client) -> None:
    """With or without a slash: relative links work from there."""
    (built / "docs" / "_static").mkdir(parents=True)
    (built / "docs" / "index.html").write_bytes(FIRST)
    (built / "docs" / "_static" / "look.css").write_bytes(STYLE)
    (built / "docs" / "_static" / "look.css.br").write_bytes(b"packed by the build")
    assert client.get("/api/version").json()["docs"], "the page's footer leads there"
    for address in ("/docs", "/docs/"):
        answer = client.get(address)
        assert answer.status_code == 302
        assert answer.headers["location"] == "/docs/index.html"
    first = client.get("/docs/index.html")
    assert first.content == FIRST
    assert first.headers["content-security-policy"] == POLICY
    for accepted, encoding in (("gzip, br", "br"), ("gzip, deflate", "gzip"), ("identity", None)):
        with client.stream("GET", "/docs/_static/look.css", headers={"accept-encoding": accepted}) as style:
            assert style.headers.get("content-encoding") == encoding
            body = b"".join(style.iter_raw())
        assert body == {"br": b"packed by the build", "gzip": gzip.compress(STYLE, mtime=0), None: STYLE}[encoding]
    assert client.get("/docs/nothing.html").status_code == 404
    assert client.get("/docs/%2e%2e/secret.html").status_code == 404


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("", "The documentation has not been built. Build it with “make docs”."),
        ("pl, en", "Dokumentacja nie została zbudowana: zrobi to polecenie „make docs”."),
    ],
)
def test_what_was_not_built_says_how(built: Path, client: httpx.Client, wanted: str, expected: str) -> None:
    """One sentence, in the reader's language."""
    answer = client.get("/docs/", headers={"accept-language": wanted})
    assert answer.status_code == 404
    assert answer.text == expected
    assert answer.headers["content-type"].startswith("text/plain")
    assert not client.get("/api/version").json()["docs"]
