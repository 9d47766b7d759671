"""A table that cannot be taken up says so; everybody else notices nothing."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.desk import Desk
from tests.server.live_server import LiveServer
from underhall.server import registry
from underhall.server.guests import guest_of
from underhall.server.refusals import Refusal
from underhall.server.restore import states_not_undone
from underhall.server.session import UNDO_QUEUED

pytestmark = pytest.mark.once

ANN = guest_of("ann")
DAMAGE = {
    "an answer that fits no question": "update log set value = 99 where table_id = ? and kind = 'answer'",
    "a row that is gone": "delete from log where table_id = ? and number = 1",
    "a policy that is none": "update log set kind = 'policy', note = 'nonsense' where table_id = ? and number = 0",
    "options that are none": "update tables set options = '[]' where id = ?",
    "seats that are none": "update tables set seats = '{' where id = ?",
    "a game that nobody knows": "update tables set game = 'chess' where id = ?",
}


def damage(desk: Desk, table: str, statement: str) -> None:
    with sqlite3.connect(desk.url.removeprefix("sqlite:///")) as connection:
        connection.execute(statement, (table,))
    connection.close()


def played(desk: Desk, **wish: str) -> str:
    """A table with a few answers, that somebody has left."""
    page = desk.page(desk.open("me", "greedy", **wish), 0)
    for _ in range(4):
        page.answer(0)
    page.shut()
    return page.table.record.id


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_table_is_refused_with_a_word(desk: Desk, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each time, and not only the first; it is never there as if nothing were wrong."""
    id = played(desk)
    desk.restart()
    damage(desk, id, DAMAGE[kind])
    for _ in range(2):
        with pytest.raises(Refusal, match="refused-damaged"):
            desk.run(desk.registry.visible_table(ANN, id))
    assert id in capsys.readouterr().err
    assert desk.page(desk.open("me", "greedy"), 0).question is not None


def test_a_stranger_does_not_learn_of_a_damaged_table(desk: Desk) -> None:
    """To whom it is none of their business, it is not there."""
    id = played(desk, watchers=False)  # type: ignore[arg-type]
    desk.restart()
    damage(desk, id, DAMAGE["a row that is gone"])
    with pytest.raises(Refusal, match="refused-no-table"):
        desk.run(desk.registry.visible_table(guest_of("eve"), id))


def test_timed_tables_that_cannot_be_woken_do_not_stop_the_rest(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other timed tables wake, and everybody gets their heartbeats."""
    monkeypatch.setattr(registry, "HEARTBEAT", 0.01)
    ids = [played(desk, pace="live") for _ in range(3)]
    desk.restart()
    damage(desk, ids[0], DAMAGE["a row that is gone"])
    damage(desk, ids[1], DAMAGE["seats that are none"])

    async def open_doors() -> None:
        desk.registry.open()
        while ids[2] not in desk.registry.tables or desk.registry.tables[ids[2]].session is None:
            await asyncio.sleep(0.01)

    desk.run(open_doors())
    told = capsys.readouterr().err
    assert ids[0] in told
    assert ids[1] in told
    page = desk.page(desk.registry.tables[ids[2]], 0)
    before = len(page.frames)

    async def wait() -> None:
        while not any(frame["type"] == "beat" for frame in page.frames[before:]):
            await asyncio.sleep(0.01)
            page.read()

    desk.run(wait())


@pytest.mark.source
def test_chores_survive_whatever_one_table_does(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    """A table whose eyes fail: the next one gets its heartbeat all the same, and sleeps when its time has come."""
    first = desk.page(desk.open("me", "greedy"), 0)
    second = desk.page(desk.open("me", "greedy"), 0)
    asleep = played(desk)

    class Blind(type(first.connection)):  # type: ignore[misc]
        def send(self, *frames: bytes) -> None:
            raise RuntimeError("no such eyes")

    blind = Blind(0, "x")
    first.table.connections.append(blind)
    desk.turn(301)
    before = len(second.frames)
    desk.run(_chores(desk))
    second.read()
    assert [frame["type"] for frame in second.frames[before:]] == ["beat"]
    assert asleep not in desk.registry.tables
    assert "no such eyes" in capsys.readouterr().err
    first.table.connections.remove(blind)


async def _chores(desk: Desk) -> None:
    desk.registry.chores()


def test_over_the_wire_a_damaged_table_is_a_refusal(tmp_path: Path) -> None:
    """409 with its reason, also to a socket; in the lists it says what is wrong; and a heartbeat to everybody else."""
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    live = LiveServer(url)
    ann = live.person("Ann")
    wish = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    id = ann.post("/api/tables", wish, 201)["table"]["id"]
    socket = ann.socket(id, 0)
    socket.sync()
    socket.answer(0)
    live.close()
    with sqlite3.connect(tmp_path / "hall.db") as connection:
        connection.execute(DAMAGE["an answer that fits no question"], (id,))
    connection.close()
    live = LiveServer(url)
    try:
        ann.live = live
        ann.http.base_url = f"http://127.0.0.1:{live.port}"
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/invite", f"/api/replays/{id}", f"/api/tables/{id}/course"):
            assert ann.get(path, 409)["error"] == "refused-damaged"
        assert ann.socket(id, 0).read() == {"type": "closed", "problem": {"error": "refused-damaged", "args": {}}}
        (mine,) = ann.get("/api/tables")["mine"]
        assert mine["table"]["problem"] == "refused-damaged"
        ann.post(f"/api/tables/{id}/clear")
        assert ann.get("/api/tables")["mine"] == []
        other = ann.post("/api/tables", wish, 201)["table"]["id"]
        assert ann.socket(other, 0).sync()["shown"]["question"]
    finally:
        live.close()


def test_the_state_of_a_turn_that_was_taken_back_is_none_to_go_on_from() -> None:
    """What was undone has not been; the same turn begun once more counts."""

    def row(number: int, kind: str, value: int) -> dict[str, object]:
        return {"number": number, "kind": kind, "value": value}

    def state(number: int, answered: int) -> dict[str, int]:
        return {"number": number, "answered": answered}

    log = [row(number, "answer", 0) for number in range(12)]
    states = [state(0, 0), state(5, 5), state(10, 10)]
    assert states_not_undone(log, states) == states
    assert states_not_undone([*log, row(12, "undo", 10)], states) == states, "up to the turn, not over it"
    assert states_not_undone([*log, row(12, "undo", UNDO_QUEUED)], states) == states, "that had not come to its turn"
    assert states_not_undone([*log, row(12, "undo", 9)], states) == states[:2]
    again = [*states, state(14, 10)]
    assert states_not_undone([*log, row(12, "undo", 9), row(13, "answer", 1)], again) == [*states[:2], again[-1]]
