"""Bodies in pieces, and what comes after them: trailers are no headers, and nothing that never ends is kept."""

import time

import pytest

from tests.server.attacks.arms import HEAD, answer_on, push
from tests.server.attacks.scene import Scene
from tests.server.attacks.test_heads import refused, status_of

pytestmark = pytest.mark.once

PIECES = (
    HEAD.replace(b"GET", b"PUT")
    + b"Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n"
)
BODY = b'\r\ne\r\n{"name":"Zoe"}\r\n'


def test_a_body_in_pieces_is_taken(scene: Scene) -> None:
    with scene.raw(PIECES + BODY + b"0\r\n\r\n") as line:
        assert status_of(answer_on(line)) == 200


@pytest.mark.parametrize("end", [b"0\r\nX: ", b"0;x="], ids=["trailer", "extension"])
def test_what_never_ends_after_a_body_is_cut_off(own_scene: Scene, end: bytes) -> None:
    """It cost the time of the square of its length, and nobody else was answered meanwhile."""
    before, worked = own_scene.memory(), own_scene.worked()
    with own_scene.raw(PIECES + BODY + end) as line:
        time.sleep(0.5)  # so that the server has read the body, and waits for what comes after it
        for _ in range(80):
            push(line, b"x" * 100_000)
        refused(answer_on(line), 431, "refused-too-large")
    assert own_scene.memory() - before < 5
    assert own_scene.worked() - worked < 2


@pytest.mark.parametrize("trailer", [b"Origin: http://localhost", b"Cookie: underhall=x", b"Host: localhost"])
def test_a_trailer_is_no_header(scene: Scene, trailer: bytes) -> None:
    """What a proxy has seen to in the head cannot be said otherwise at the end: who asks, from where, on which page."""
    foreign = PIECES + b"Origin: http://evil.example\r\n" + BODY
    with scene.raw(foreign + b"0\r\n" + trailer + b"\r\n\r\n") as line:
        refused(answer_on(line), 403, "refused-origin")


def test_a_trailer_does_not_say_where_a_request_comes_from(own_scene: Scene) -> None:
    """A proxy has said it, and limits count by it."""
    statuses = []
    for n in range(62):
        end = b"0\r\nX-Forwarded-For: 203.0.113.%d\r\n\r\n" % n
        with own_scene.raw(PIECES + BODY + end) as line:
            statuses.append(status_of(answer_on(line)))
    assert statuses == [200] * 60 + [429] * 2
