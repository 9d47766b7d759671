"""What is closed is gone at once: nothing that the server makes waits for the garbage collector."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.desk import BEAT, Desk
from tests.server.live_server import LiveServer
from underhall.server.bodies import Problem
from underhall.server.refusals import Refusal
from underhall.server.registry import UNLOADED_AFTER

pytestmark = pytest.mark.source  # compiled objects have no weak references


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    """Only reference counts free memory, and what was there before does not count."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()
    gc.unfreeze()


def uncollected() -> set[str]:
    """The classes of ours, and of uvicorn's, of which the collector would find something."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    found = {f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.garbage}
    gc.garbage.clear()
    gc.set_debug(0)
    return {name for name in found if name.startswith(("underhall.", "uvicorn.", "websockets."))}


def play_and_leave(desk: Desk, pace: str) -> list[weakref.ref[object]]:
    """Two friends and a watcher play, undo, talk, come and go, and leave."""
    ann, bob = desk.friends("bob", pace=pace)
    watcher = desk.page(ann.table, guest="eve")
    for _ in range(30):
        for page in (ann, bob):
            if page.question is not None:
                page.answer(0)
        ann.send(type="undo")
        desk.turn(BEAT)
    bob.send(type="policy", policy={"ask": "hold"})
    bob.send(type="say", phrase="phrase-hello")
    bob.answer(0, question="stale")
    pages, desk.pages = [ann, bob, watcher], []
    for page in pages:
        page.shut()
    session = ann.table.session
    assert session is not None
    ours = [ann.table, ann.table.publisher, session, session.window, session.game, *(page.connection for page in pages)]
    return [weakref.ref(each) for each in ours]


@pytest.mark.parametrize("pace", ["untimed", "live"])
def test_a_table_that_is_unloaded_is_gone(desk: Desk, pace: str) -> None:
    """Its session, its connections and its game, too, whether or not its clocks ran."""
    alive = play_and_leave(desk, pace)
    desk.turn(10 * UNLOADED_AFTER)
    desk.registry.chores()
    for id in list(desk.registry.tables):
        desk.registry._unload(desk.registry.tables[id])  # clocks keep a table loaded
    assert [each() for each in alive] == [None] * len(alive)
    assert uncollected() == set()


def test_a_table_that_is_not_there_leaves_nothing_behind(desk: Desk) -> None:
    """Anybody can ask for one, as often as they like."""

    async def ask() -> int:
        refused = 0
        for _ in range(3):
            try:
                await desk.registry.table("nowhere")
            except Refusal:
                refused += 1
        return refused

    assert desk.run(ask()) == 3
    assert uncollected() == set()


def test_a_table_that_cannot_be_continued_leaves_nothing_behind(desk: Desk) -> None:
    """Nor do those who ask for it."""
    table = desk.open("me", "greedy")
    table.problem = Problem("refused-damaged")
    for _ in range(3):
        with pytest.raises(Refusal, match="refused-damaged"):
            table.require_playable()
    desk.settle()  # whoever waits for something to be stored knows the table
    alive = weakref.ref(table)
    desk.registry._unload(table)
    del table
    assert alive() is None
    assert uncollected() == set()


def test_a_socket_that_is_closed_is_gone(tmp_path: Path) -> None:
    """The protocol of uvicorn that we subclass, the connection, and what they refer to."""
    live = LiveServer(f"sqlite:///{tmp_path / 'hall.db'}")
    ann = live.person("Ann")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    id = ann.post("/api/tables", {"game": "boss-monster", "seats": seats}, 201)["table"]["id"]
    uncollected()  # what starting left behind
    for _ in range(3):
        socket = ann.socket(id, 0)
        socket.sync()
        socket.answer(0)
        socket.wire.close()
        watcher = ann.socket(id, -1)
        watcher.sync()
        watcher.wire.close()
    live.close()
    found = uncollected()
    assert not [name for name in found if name.startswith("underhall.server")], found
