"""Whatever comes over a socket, the server neither falls over nor changes its mind: it refuses, or closes."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.desk import Desk
from tests.server.live_server import LiveServer
from tests.server.proof.test_doors import BOT, ME, table_of
from underhall.server.guests import guest_of
from underhall.server.protocol import FromPage
from underhall.server.socket import table_socket
from underhall.server.table import Table

pytestmark = pytest.mark.once

DECODER = msgspec.json.Decoder(FromPage)
TYPES = ("sync", "answer", "policy", "say", "mute", "undo", "resign", "vote", "back", "ping")
# Frames that change nothing of the game even when they are good.
HARMLESS = ("sync", "ping", "mute", "say")

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
words = st.sampled_from(("id", "question", "option", "policy", "phrase", "text", "guest", "on", "yes", "ask", "never"))
wrong = st.one_of(anything, st.integers(-3, 3), st.integers(min_value=2**31), st.text(max_size=6))
near = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from((*TYPES, "snapshot", "Sync", "", "answer ")),
    st.dictionaries(words, wrong, max_size=4),
)
texts = st.one_of(
    st.text(max_size=200),
    st.builds(json.dumps, anything),
    st.builds(json.dumps, near),
    st.builds(lambda frame, at: json.dumps(frame)[:at], near, st.integers(0, 60)),
    st.builds(lambda deep, mark: mark * deep, st.integers(1, 4000), st.sampled_from(("[", '{"type":', '"'))),
)


class Door:
    """A socket of the real handler, its other end in this process."""

    def __init__(self, desk: Desk, table: Table, seat: int, guest: str) -> None:
        self.desk = desk
        self.table = table
        self.sent: list[dict[str, Any]] = []
        self.to_app: asyncio.Queue[Any] = asyncio.Queue()
        self.scope = {
            "type": "websocket",
            "path": f"/api/tables/{table.record.id}/socket",
            "query_string": f"seat={seat}".encode(),
            "state": {"guest": guest_of(guest), "session": guest_of(guest)},
        }

    async def send(self, message: Any) -> None:
        self.sent.append(message)

    async def meet(self, messages: list[dict[str, Any]]) -> None:
        """Open, say all that, hear what comes back, and go."""
        for message in ({"type": "websocket.connect"}, *messages):
            self.to_app.put_nowait(message)
        handling = asyncio.ensure_future(table_socket(self.desk.registry, self.scope, self.to_app.get, self.send))
        while not self.to_app.empty() and not handling.done():
            await asyncio.sleep(0)
        await self.desk.registry.store.committed()
        for _ in range(3):
            await asyncio.sleep(0)
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await handling

    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(each["text"]) for each in self.sent if each["type"] == "websocket.send"]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Desk, Table]]:
    desk = Desk(Path(tmp_path_factory.mktemp("frames")))
    ann, _ = desk.friends("bob")
    yield desk, ann.table
    desk.close()


def met(desk: Desk, table: Table, seat: int, messages: list[dict[str, Any]], guest: str = "") -> list[dict[str, Any]]:
    """What comes back when this guest, or whoever sits there, opens the seat and says all that."""
    door = Door(desk, table, seat, guest or ("ann", "bob")[max(seat, 0)])
    desk.run(door.meet(messages))
    desk.settle()
    return door.frames()


def test_a_socket_of_no_table_is_told_so(tables: tuple[Desk, Table]) -> None:
    """Whatever else the path says, it is answered like a table that is not there."""
    desk, table = tables
    for path in ("/", "/api/tables", f"/api/tables/{table.record.id}", f"/api/tables/{table.record.id}/socket/more"):
        door = Door(desk, table, 0, "ann")
        door.scope["path"] = path
        desk.run(door.meet([]))
        assert [(frame["type"], frame["problem"]["error"]) for frame in door.frames()] == [
            ("closed", "refused-no-table")
        ]
        assert door.sent[-1]["type"] == "websocket.close"


def good(text: str) -> str:
    """The type of the frame that the text is, or ''."""
    try:
        return str(msgspec.to_builtins(DECODER.decode(text))["type"])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""


def changes_something(text: str) -> bool:
    """Whether it is a good frame that may rightly change the game or the table."""
    return good(text) not in ("", *HARMLESS)


def ends_the_game(text: str) -> bool:
    return good(text) in ("resign", "vote")


@hypothesis.settings(max_examples=400, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck))
@hypothesis.given(texts=st.lists(texts, min_size=1, max_size=4), seat=st.sampled_from((0, 1, -1)))
def test_no_text_breaks_a_table(tables: tuple[Desk, Table], texts: list[str], seat: int) -> None:
    """Random text, random JSON, frames with a wrong field: each is answered, and the game stays where it is."""
    hypothesis.assume(not any(ends_the_game(text) for text in texts))
    desk, table = tables
    assert table.session is not None
    before, logged = table.session.game.fingerprint(), table.log_length
    frames = met(desk, table, seat, [{"type": "websocket.receive", "text": text} for text in texts])
    assert all(frame["type"] in ("refused", "seats", "beat", "snapshot", "update", "said", "votes") for frame in frames)
    if not any(changes_something(text) for text in texts):
        assert table.session.game.fingerprint() == before
        assert table.log_length == logged
        bad = [text for text in texts if not good(text)]
        assert len([frame for frame in frames if frame["type"] == "refused"]) >= len(bad)
    assert not table.broken


@hypothesis.settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck))
@hypothesis.given(data=st.binary(max_size=300), seat=st.sampled_from((0, -1)))
def test_no_bytes_break_a_table(tables: tuple[Desk, Table], data: bytes, seat: int) -> None:
    """A binary message is no frame, whatever is in it."""
    desk, table = tables
    assert table.session is not None
    before = table.session.game.fingerprint()
    frames = met(desk, table, seat, [{"type": "websocket.receive", "bytes": data}])
    assert [frame["problem"]["error"] for frame in frames if frame["type"] == "refused"] == ["refused-frame"]
    assert table.session.game.fingerprint() == before


@hypothesis.settings(max_examples=250, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck))
@hypothesis.given(
    id=st.text(max_size=80),
    question=st.one_of(
        st.just("the one that is open"),
        st.text(max_size=80),
        st.builds("{}.{}".format, st.integers(0, 3), st.integers(0, 9)),
    ),
    option=st.one_of(st.integers(-2, 40), st.integers(-(2**63), 2**63 - 1)),
    seat=st.sampled_from((0, 1, -1)),
)
def test_no_made_up_answer_moves_the_game(
    tables: tuple[Desk, Table], id: str, question: str, option: int, seat: int
) -> None:
    """Only an option of the question that is open does; anything else is refused with its id, and nothing changes."""
    desk, table = tables
    assert table.session is not None
    asked = table.session.questions.open.get(seat)
    if asked is not None and question == "the one that is open":
        question = asked.id
    hypothesis.assume(asked is None or asked.id != question or not 0 <= option < len(asked.question.options))
    before, logged = table.session.game.fingerprint(), table.log_length
    text = json.dumps({"type": "answer", "id": id, "question": question, "option": option})
    frames = met(desk, table, seat, [{"type": "websocket.receive", "text": text}])
    (refused,) = [frame for frame in frames if frame["type"] == "refused"]
    assert refused["id"] in (id, "")
    assert refused["problem"]["error"].startswith("refused-")
    assert table.session.game.fingerprint() == before
    assert table.log_length == logged


def test_a_huge_frame_ends_the_connection_and_nothing_else(live: LiveServer) -> None:
    """Others at the table do not notice."""
    ann = live.person("Ann")
    table = table_of(ann, ME, BOT)["table"]["id"]
    socket, watcher = ann.socket(table, 0), ann.socket(table, -1)
    socket.sync()
    watcher.sync()
    question = socket.shown["question"]
    socket.wire.send('{"type":"say","text":"' + "x" * 200_000 + '"}')
    with pytest.raises(ConnectionClosed):
        socket.until("nothing that there is")
    watcher.sync()
    again = ann.socket(table, 0)
    again.sync()
    assert again.shown["question"] == question
