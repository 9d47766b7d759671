"""Requests made up from the OpenAPI document itself, and from nothing good: every answer is one the document knows."""

import itertools
import random
import string
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.lengths import length
from tests.server.accounts.signed import signed_up
from tests.server.live_server import LiveServer, Person
from tests.server.postgresql import PostgreSQL
from tests.server.proof.test_doors import BOT, ME, OPEN, play_out, table_of

pytestmark = [pytest.mark.once, pytest.mark.long]

EXAMPLES = length(12, 300)
GAME = "boss-monster"
NAMES = itertools.count(1)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server without limits on each kind of database."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('live') / 'hall.db'}"
    else:
        running: PostgreSQL = request.getfixturevalue("postgresql")
        url = running.database()
    live = LiveServer(url)
    yield live
    live.close()


@pytest.fixture(scope="module")
def ann(live: LiveServer) -> Person:
    return live.person("Ann")


@pytest.fixture(scope="module")
def schema(live: LiveServer) -> Any:
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{live.port}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def ids(ann: Person) -> list[str]:
    """Tables of each kind, so that requests meet something: one that waits, one that runs, one that is over."""
    made = [table_of(ann, ME, OPEN, public=True), table_of(ann, ME, BOT), table_of(ann, ME, BOT, public=True)]
    ids = [each["table"]["id"] for each in made]
    play_out(ann.socket(ids[2], 0))
    return ids


def operations() -> list[tuple[str, str]]:
    """Every operation that the document names; the document itself is the server's."""
    from underhall.server.app import make_app

    schema = make_app("sqlite://").app.openapi_schema.to_schema()  # type: ignore[attr-defined]
    return [
        (method.upper(), path) for path, item in schema["paths"].items() for method in item if method != "parameters"
    ]


@pytest.mark.parametrize(("method", "path"), operations())
def test_every_operation_answers_as_documented(
    live: LiveServer, ann: Person, ids: list[str], schema: Any, method: str, path: str
) -> None:
    """No failure of the server, only documented statuses, and bodies of the documented shape: for a guest, for somebody
    who keeps a name, and for nobody."""
    operation = schema[path][method]
    zoe = signed_up(live, f"Zoe {next(NAMES):04}")  # who may log out or erase herself
    known = [{"underhall": ann.token}, {"underhall": zoe.token}]
    seen: set[int] = set()

    @hypothesis.given(case=operation.as_strategy(), luck=hypothesis.strategies.randoms(use_true_random=False))
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    def meet(case: Any, luck: random.Random) -> None:
        if "table_id" in case.path_parameters and luck.random() < 0.8:
            case.path_parameters["table_id"] = luck.choice(ids)
        if "game" in case.path_parameters and luck.random() < 0.5:
            case.path_parameters["game"] = GAME
        if isinstance(case.body, dict) and "game" in case.body and luck.random() < 0.7:
            case.body["game"] = GAME
            case.body["options"] = {}
        reply = case.call(cookies=luck.choice(known) if luck.random() < 0.8 else None)
        seen.add(reply.status_code)
        case.validate_response(
            reply,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    meet()
    assert seen


def test_bodies_that_are_no_bodies(live: LiveServer, ann: Person, ids: list[str]) -> None:
    """Broken JSON, wrong types, huge numbers, deep nests, other encodings: refused with a reason, never a failure."""
    luck = random.Random(7)
    paths = ["/api/tables", f"/api/tables/{ids[0]}/join", f"/api/replays/{ids[2]}/continue", "/api/me"]
    bodies: list[bytes] = [
        b"",
        b"null",
        b"[]",
        b"0",
        b'"x"',
        b"{",
        b"\xff\xfe{\x00}\x00",
        b"[" * 5000,
        b'{"a":' * 5000,
        b'{"name": "\\ud800"}',
        b'{"at": 1e400, "seat": 0}',
        b'{"at": 99999999999999999999999999, "seat": 0}',
        b'{"at": -1, "seat": -1}',
        b'{"invite": "' + b"x" * 60_000 + b'"}',
        b'{"game": "boss-monster", "seats": [' + b'{"kind": "me"},' * 3000 + b'{"kind": "me"}]}',
    ]
    for _ in range(150):
        text = "".join(luck.choice(string.printable + "äжあ\u202e") for _ in range(luck.randint(0, 60)))
        bodies.append(text.encode())
    for path in paths:
        for body in bodies:
            method = "PUT" if path == "/api/me" else "POST"
            reply = ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
            assert reply.status_code < 500, (path, body[:80], reply.text)
            if reply.status_code >= 400:
                assert reply.json()["error"].startswith(("refused-", "error-")), reply.text
            else:
                assert body.startswith(b"{"), f"{body!r} was obeyed"


def test_a_body_that_is_too_large_is_not_read(live: LiveServer, ann: Person) -> None:
    reply = requests.post(
        f"http://127.0.0.1:{live.port}/api/tables",
        data=b"x" * 5_000_000,
        headers={"content-type": "application/json"},
        cookies={"underhall": ann.token},
        timeout=20,
    )
    assert reply.status_code == 413
