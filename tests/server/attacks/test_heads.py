"""Heads of requests: too long, too many, too slow (C1, M2)."""

import json
import resource
import time

import pytest

from tests.server.attacks.arms import HEAD, answer_on, push
from tests.server.attacks.scene import Scene
from underhall.server.security import read_token

pytestmark = pytest.mark.once

END = b"Connection: close\r\n\r\n"


def status_of(answer: bytes) -> int:
    assert answer, "closed without a word"
    return int(answer.split(None, 2)[1])


def refused(answer: bytes, status: int, error: str) -> None:
    """A refusal as any other: with a reason, and with the headers that every answer has."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert status_of(answer) == status
    assert json.loads(body)["error"] == error
    assert b"\r\nx-content-type-options: nosniff" in head
    assert b"\r\ncontent-security-policy: " in head


@pytest.mark.parametrize("size", [5_000, 16_000, 64_000])
@pytest.mark.parametrize("upgrade", [b"", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"])
def test_a_long_cookie_is_refused_without_being_read(scene: Scene, size: int, upgrade: bytes) -> None:
    """The standard library would take seconds for it, and everybody else would wait."""
    before = scene.worked()
    with scene.raw(HEAD + upgrade + b'Cookie: x="' + b"\\a" * (size // 2) + b'"\r\n' + END) as line:
        refused(answer_on(line), 431, "refused-too-large")
    assert scene.worked() - before < 1


def test_cookies_that_just_fit_are_read_at_once(scene: Scene) -> None:
    """A hundred of them take no time to speak of: a seventh of a second each, they used to take."""
    before = scene.worked()
    for _ in range(100):
        with scene.raw(HEAD + b'Cookie: x="' + b"\\a" * 2000 + b'"\r\n' + END) as line:
            assert status_of(answer_on(line)) == 200
    assert scene.worked() - before < 3


def test_a_token_is_found_among_other_cookies() -> None:
    token = "A" * 22 + "." + "b" * 32
    for cookie in (
        f"underhall={token}",
        f'a=b; underhall="{token}"; c=d',
        f"x=underhall=1;underhall={token}",
        f"notunderhall=1; underhall={token};",
    ):
        assert read_token(cookie.encode()) == token
    for cookie in ("", "a=b", "underhall", "underhall=" + 65 * "x", "xunderhall=abc", "underhall=\xe4"):
        assert read_token(cookie.encode("latin-1")) == ""


def test_a_header_that_never_ends_is_cut_off(own_scene: Scene) -> None:
    """The server takes a little more than what is allowed, and keeps none of it."""
    before = own_scene.memory()
    with own_scene.raw(HEAD + b"X: ") as line:
        for _ in range(80):
            push(line, b"x" * 100_000)
        refused(answer_on(line), 431, "refused-too-large")
    assert own_scene.memory() - before < 5


@pytest.mark.parametrize("count", [65, 20_000])
def test_many_headers_are_refused(scene: Scene, count: int) -> None:
    with scene.raw(HEAD) as line:
        push(line, b"".join(b"a%d: b\r\n" % n for n in range(count)) + END)
        refused(answer_on(line), 431, "refused-too-large")


def test_a_long_address_is_refused(scene: Scene) -> None:
    for path in (b"a" * 9_000, b"a" * 200_000):
        with scene.raw() as line:
            push(line, b"GET /" + path + b" HTTP/1.1\r\nHost: localhost\r\n" + END)
            refused(answer_on(line), 414, "refused-too-large")


def test_what_a_browser_sends_is_let_in(scene: Scene) -> None:
    """Thirty headers, a cookie with other sites' things in it, a long referrer."""
    headers = b"".join(b"X-%d: some words\r\n" % n for n in range(30)) + b"Referer: " + 2000 * b"x" + b"\r\n"
    cookie = b"; ".join(b"k%d=" % n + 50 * b"v" for n in range(60))
    with scene.raw(HEAD + headers + b"Cookie: " + cookie + b"\r\n" + END) as line:
        assert status_of(answer_on(line)) == 200


def test_many_requests_in_one_breath_are_refused(scene: Scene) -> None:
    """None waits for an answer before it asks the next; nobody does that but to make us work."""
    with scene.raw() as line:
        push(line, (HEAD + b"\r\n") * 5_000)
        assert answer_on(line).count(b"HTTP/1.1 200") <= 16


def test_a_request_that_does_not_go_on_is_given_up(scene: Scene) -> None:
    """After ten seconds, whether all of it is missing, its head or its body; a byte now and then does not help."""
    body = HEAD.replace(b"GET", b"PUT") + b"Content-Type: application/json\r\nContent-Length: 60\r\n\r\n{"
    starts = {"nothing": b"", "head": HEAD, "body": body}
    began = time.monotonic()
    waiting = {name: scene.raw(start) for name, start in starts.items()}
    answers: dict[str, bytes] = {}
    while waiting:
        for name, line in list(waiting.items()):
            if name != "nothing":
                push(line, b"x")
            line.settimeout(0.3)
            try:
                answers[name] = line.recv(65536)
            except TimeoutError:
                continue
            except ConnectionError:
                answers[name] = b""
            assert time.monotonic() - began > 5, f"{name}: hardly waited for"
            waiting.pop(name).close()
    for part in ("head", "body"):
        refused(answers[part], 408, "refused-slow")
    assert answers["nothing"] == b""


def test_half_requests_leave_room_for_others(own_scene: Scene) -> None:
    """With few files to go round, the oldest of those who do not go on make room for whoever comes."""
    assert own_scene.server.process is not None
    resource.prlimit(own_scene.server.process.pid, resource.RLIMIT_NOFILE, (400, 400))
    lines = [own_scene.raw(HEAD) for _ in range(700)]
    for _ in range(5):
        assert own_scene.ask("/api/me").status == 200
    assert answer_on(lines[0]) == b"", "cut off without a word"
    for line in lines:
        line.close()
