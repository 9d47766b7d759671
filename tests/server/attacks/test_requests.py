"""Requests that nobody needs: nonsense, probes, other sites, other names (L1–L4, L6)."""

import contextlib
import http.client
import json
import re
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.attacks.arms import HEAD, answer_on, nonsense
from tests.server.attacks.scene import ATTACKER, BOT, ME, Scene
from tests.server.desk import Desk
from tests.server.proof.process import ROOT
from underhall.errors import UnderhallError
from underhall.server import errorlog, pages
from underhall.server.errorlog import ErrorLog
from underhall.server.guests import guest_of
from underhall.server.hosts import Hosts, is_public_url
from underhall.server.limits import address_of
from underhall.server.refusals import Refusal

pytestmark = pytest.mark.once

ALWAYS = (
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
)


# -- L1 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/a%00b", "/" + 5000 * "a", "/%ff%fe", "/..%2f..%2fetc/passwd", "/a/%0a", "/%5c"])
def test_an_address_that_nobody_has_is_not_found(scene: Scene, path: str) -> None:
    reply = scene.ask(path, Accept="text/html")
    assert (reply.status, reply.error) == (404, "refused-not-found")
    assert all(reply.headers[name] for name in ALWAYS)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://", "://", "x", "http://localhost@evil.example"])
def test_an_origin_that_is_none_is_another_site(scene: Scene, origin: str) -> None:
    reply = scene.ask("/api/me", "PUT", b"{}", Origin=origin)
    assert (reply.status, reply.error) == (403, "refused-origin")
    assert all(reply.headers[name] for name in ALWAYS)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    path = f"GET /api/tables/{scene.running}/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\n"
    with scene.raw(f"{path}{upgrade}{key}\r\n".encode()) as line:
        answer = answer_on(line).lower()
    assert answer.startswith(b"http/1.1 403")
    assert all(f"\r\n{name}: ".encode() in answer for name in ALWAYS)


def test_nonsense_leaves_no_word_in_the_log(own_scene: Scene) -> None:
    """Neither does what is no HTTP, a handshake that fails, or somebody who goes in the middle of a request."""
    nonsense(own_scene)
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    for data in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
        b"GET\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n" + upgrade + b"\r\n",
        HEAD + upgrade + b"\r\n",
        HEAD + upgrade + b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
        HEAD + upgrade + b"X: " + 7_990 * b"x" + b"\r\nSec-WebSocket-Version: 13\r\n\r\n",
        HEAD + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        HEAD + b"Host: evil.example\r\n\r\n",
    ):
        with own_scene.raw(data) as line:
            line.settimeout(0.3)
            with contextlib.suppress(TimeoutError, ConnectionError):
                line.recv(65536)
    assert own_scene.ask("/api/me").status == 200
    time.sleep(0.5)
    assert own_scene.server.errors.read_text() == ""


def test_our_own_mistakes_do_not_fill_the_log_either(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So many in a minute are told; the rest is counted."""
    now = [100.0]
    monkeypatch.setattr("underhall.server.errorlog.time.monotonic", lambda: now[0])
    log = ErrorLog()
    for n in range(1000):
        log.print_error(ValueError(f"number {n}"))
    told = capsys.readouterr().err
    assert told.count("ValueError") == errorlog.MOST
    now[0] += 61
    log.print_error(ValueError("later"))
    told = capsys.readouterr().err
    assert f"{1000 - errorlog.MOST} more errors" in told
    assert "later" in told


# -- L2 ----------------------------------------------------------------------------------------------------------------


PROBES = """
    /metrics /index.php /wp-login.php /.git/config /.env /admin /t /t/a/b /new/x /api /api/ /api/health
    /rules/a/b/c /t/.git /server-status /login/a /index.html/x
"""


@pytest.mark.parametrize("path", PROBES.split())
def test_a_probe_finds_nothing(scene: Scene, path: str) -> None:
    reply = scene.ask(path)
    assert reply.status == 404
    assert reply.error == "refused-not-found"
    assert scene.ask(path, Accept="text/html,*/*").status == 404


def test_the_server_knows_the_pages_that_there_are() -> None:
    """The same as the page itself; what stands for something is some word."""
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text()
    routes = re.findall(r'^  \["(/[^"]*)", "\w+"\],$', router, re.MULTILINE)
    assert len(routes) > 10
    for route in routes:
        name = re.sub(r":\w+", "Some-word_1", route).strip("/")
        assert pages.ROUTES.fullmatch(name), route
        assert not pages.ROUTES.fullmatch(f"{name}/more/of/it")
    pattern = pages.ROUTES.pattern
    assert pattern.count("|") + 1 + 2 * pattern.count("{0,2}") + pattern.count(")?") == len(routes)


def test_the_files_of_the_page_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("assets/Arrow-BrYn98ir.js", "index.html", "licences.txt", "assets/a-_b.woff2"):
        assert pages.FILE.fullmatch(name)
    for name in ("../x.js", "a/../x.js", ".env", "a/.env", "a//b.js", "a\0.js", "a", "/etc/x.conf"):
        assert not pages.FILE.fullmatch(name)


# -- L3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8765", "127.0.0.1:1", "[::1]:8765", "192.168.1.20:8765", "a.localhost", "10.0.0.1"],
)
def test_friends_in_the_network_find_the_server(host: str) -> None:
    assert Hosts().knows(host.encode())


def test_names_that_are_not_ours_are_refused(scene: Scene) -> None:
    """Somebody else's page that has its name lead here gets nothing, over HTTP or over a socket."""
    reply = scene.ask("/api/me", Host="evil.example", Origin="http://evil.example")
    assert (reply.status, reply.error) == (421, "refused-host")
    assert scene.ask("/", Host="127.0.0.1.evil.example").status == 421
    person = scene.ask("/", Host="myserver.example", Accept="text/html", Accept_Language="xx, pl-PL;q=0.9, en;q=0.8")
    assert person.status == 421
    assert "--public-url" in person.body.decode()
    assert "Serwer" in person.body.decode()
    with pytest.raises(InvalidStatus) as refusal:
        connect(f"ws://evil.example/api/tables/{scene.running}/socket", sock=scene.raw(), proxy=None).__enter__()
    assert refusal.value.response.status_code == 421


def test_the_public_address_is_known() -> None:
    hosts = Hosts("0.0.0.0", "https://Play.Example.org/")
    assert hosts.knows(b"play.example.org")
    assert hosts.knows(b"play.example.org:443")
    assert hosts.knows(b"192.168.1.20:8765")
    assert not hosts.knows(b"example.org")
    assert not hosts.knows(b"play.example.org.evil.example")
    assert hosts.is_ours(b"https://play.example.org", b"127.0.0.1:8765"), "a proxy may put its own name for the host"
    assert not hosts.is_ours(b"https://evil.example", b"127.0.0.1:8765")
    assert not hosts.is_ours(b"http://play.example.org.evil", b"play.example.org")


@pytest.mark.parametrize(
    ("url", "good"),
    [
        ("https://underhall.example.org", True),
        ("http://192.168.1.20:8765/", True),
        ("underhall.example.org", False),
        ("ftp://a", False),
        ("https://", False),
        ("https://a/b", False),
        ("https://a?b", False),
        ("https://[", False),
        ("https://a:99999", False),
    ],
)
def test_what_a_public_address_looks_like(url: str, good: bool) -> None:
    assert is_public_url(url) is good


def test_a_household_counts_as_one_address() -> None:
    """Of an IPv6 address only the network; an IPv4 address in its clothes is the IPv4 address."""
    one, two = ({"client": (f"2001:db8:1:2::{n:x}", 1)} for n in (1, 2))
    assert address_of(one) == address_of(two) == "2001:db8:1:2::"
    assert address_of({"client": ("::ffff:192.0.2.1", 1)}) == address_of({"client": ("192.0.2.1", 1)})
    assert len(address_of({"client": ("x" * 10_000, 1)})) <= 64
    assert address_of({"client": None}) == ""


# -- L4 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/api/nothing", "/nothing", "/api/schema/openapi.json"])
def test_every_answer_tells_the_browser_what_not_to_do(scene: Scene, path: str) -> None:
    reply = scene.ask(path)
    assert all(reply.headers[name] for name in ALWAYS)
    assert reply.headers["x-frame-options"] == "DENY"
    assert (reply.headers["cache-control"] == "no-store") is path.startswith("/api/")
    assert reply.headers["strict-transport-security"] is None


def test_behind_tls_the_browser_stays_there(scene: Scene) -> None:
    """Also after an answer that says no."""
    for path, host in (("/api/me", "localhost"), ("/nothing", "localhost"), ("/", "evil.example")):
        reply = scene.ask(path, X_Forwarded_Proto="https", Host=host)
        assert "max-age=" in str(reply.headers["strict-transport-security"])
    assert "; Secure" in str(scene.ask("/api/me", X_Forwarded_Proto="https").headers["set-cookie"])


# -- L6, and requests in general ---------------------------------------------------------------------------------------


def test_a_rematch_counts_for_the_address(tmp_path: Path) -> None:
    """As any other new table does."""
    desk = Desk(tmp_path, limits=True)
    table = desk.open("me", "random")
    desk.page(table, 0).send(type="vote", yes=True)
    for _ in range(99):
        desk.registry.limits.addresses.spend("here")
    with pytest.raises((Refusal, UnderhallError), match="refused-too-fast"):
        desk.run(desk.registry.rematch(guest_of("ann"), "here", table.record.id))
    assert table.record.again == ""
    desk.close()


def test_an_address_may_ask_so_often(own_scene: Scene) -> None:
    """Three thousand times in a minute; the rest is refused before anything is done for it."""
    statuses = []
    line = http.client.HTTPConnection("127.0.0.1", own_scene.port, timeout=60)
    for _ in range(3_100):
        line.request("GET", "/api/me", headers={"X-Forwarded-For": ATTACKER})
        with line.getresponse() as reply:
            reply.read()
        statuses.append(reply.status)
    line.close()
    assert 429 in statuses
    assert statuses.index(429) >= 2_990
    with own_scene.person() as ann:
        made = ann.post("/api/tables", content=json.dumps({"game": "boss-monster", "seats": [ME, BOT]}))
        assert made.status_code == 201
