"""What could not be stored is nowhere: not in memory, not on a page, not in an answer; and nobody else suffers."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.desk import BEAT, Desk, Page, play_out
from tests.server.live_server import LiveServer
from underhall.server.bodies import ContinueFrom, Join, NewTable, SeatWish
from underhall.server.changes import LogEntry
from underhall.server.guests import guest_of
from underhall.server.protocol import Answer
from underhall.server.refusals import Refusal
from underhall.server.schema import GUESTS, LINES, LOG, SITTING, TABLES
from underhall.server.store import Batch, NotStored, Store, rows

pytestmark = pytest.mark.once

ANN, BOB = guest_of("ann"), guest_of("bob")


class Disk:
    """Lets the commits of a store fail as a full or locked disk does."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.patch = monkeypatch
        self.commit = store._commit_all

    def fail(self) -> None:
        def full(batch: Batch) -> None:
            if batch.owners():
                raise sqlite3.OperationalError("database or disk is full")

        self.patch.setattr(self.store, "_commit_all", full)

    def work(self) -> None:
        self.patch.setattr(self.store, "_commit_all", self.commit)


def stored(desk: Desk) -> dict[str, list[dict[str, Any]]]:
    """Everything on the disk."""

    def ask(connection: Any) -> dict[str, list[dict[str, Any]]]:
        tables = (GUESTS, TABLES, LOG, LINES, SITTING)
        return {each.name: list(rows(connection, select(each).order_by(*each.primary_key))) for each in tables}

    return desk.run(desk.registry.store.read(ask))


def remembered(desk: Desk) -> dict[str, Any]:
    """What the desk says of every table, and of the names."""
    told: dict[str, Any] = {}
    for row in stored(desk)["tables"]:
        table = desk.table(row["id"])
        game = table.session.game.fingerprint() if table.session is not None else None
        lines = [line.text or line.phrase for line in table.lines]
        rest = (lines, game, list(table.record.people))
        told[row["id"]] = (table.record.row(), table.log_length, table.next_line, *rest)
    told["names"] = [desk.run(desk.registry.guests.name(guest)) for guest in (ANN, BOB)]
    return told


Deed = Callable[[Desk, "Scene"], None]


class Scene:
    """Tables in every standing, with somebody at them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.run(desk.registry.guests.rename(ANN, "Ann"))
        desk.run(desk.registry.guests.rename(BOB, "Bob"))
        self.over = desk.open("me", "random", seed="7")
        page = desk.page(self.over, 0)
        play_out(desk, [page], lambda page: 0)
        page.shut()
        self.open = desk.open("me", "open", "open")
        self.almost = desk.open("me", "open")
        self.friends = desk.friends("bob", seed="3", free_chat=True)
        self.mine = desk.page(desk.open("me", "greedy", seed="5"), 0)
        self.mine.answer(0)


def create(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.create(ANN, "here", NewTable("boss-monster", [SeatWish("me"), SeatWish("bot")])))


def create_open(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.create(ANN, "here", NewTable("boss-monster", [SeatWish("me"), SeatWish("open")])))


def join(desk: Desk, scene: Scene) -> None:
    record = scene.open.record
    desk.run(desk.registry.join(BOB, "here", record.id, Join(record.invite)))


def join_last(desk: Desk, scene: Scene) -> None:
    record = scene.almost.record
    desk.run(desk.registry.join(BOB, "here", record.id, Join(record.invite)))


def start(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.start(ANN, scene.open.record.id))


def leave_open(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.leave(ANN, scene.open.record.id))


def clear_open(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.clear(ANN, scene.open.record.id))


def clear_running(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.clear(BOB, scene.friends[0].table.record.id))


def leave_running(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.leave(BOB, scene.friends[0].table.record.id))


def rename(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.guests.rename(BOB, "Robert"))


def rematch(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.rematch(ANN, "here", scene.over.record.id))


def continue_from(desk: Desk, scene: Scene) -> None:
    desk.run(desk.registry.continue_from(ANN, "here", scene.over, ContinueFrom(3, 0)))


def from_page(page: Page, **frame: Any) -> None:
    """A frame, and a commit that fails."""
    before = len(page.frames)
    page.desk.run(page._send(frame))
    with suppress(NotStored):
        page.desk.run(page.desk.registry.store.committed())
    page.read()
    assert page.frames[before:] == [], "something was told that is not so"
    assert page.connection.closed
    raise NotStored


def answer(desk: Desk, scene: Scene) -> None:
    question = scene.mine.question
    assert question is not None
    from_page(scene.mine, type="answer", id="x", question=question["id"], option=0)


def undo(desk: Desk, scene: Scene) -> None:
    from_page(scene.mine, type="undo")


def resign(desk: Desk, scene: Scene) -> None:
    from_page(scene.mine, type="resign")


def policy(desk: Desk, scene: Scene) -> None:
    from_page(scene.mine, type="policy", policy={"ask": "always", "never": []})


def vote(desk: Desk, scene: Scene) -> None:
    from_page(scene.mine, type="vote", yes=True)


def say(desk: Desk, scene: Scene) -> None:
    from_page(scene.friends[0], type="say", text="hello there")


def phrase(desk: Desk, scene: Scene) -> None:
    from_page(scene.friends[1], type="say", phrase="phrase-hello")


def relieve(desk: Desk, scene: Scene) -> None:
    desk.run(scene.friends[1]._shut())
    desk.time.turn(61)
    scene.friends[0].read()
    from_page(scene.friends[0], type="relieve", seat=1)


DEEDS: dict[str, Deed] = {
    deed.__name__: deed
    for deed in (
        create,
        create_open,
        join,
        join_last,
        start,
        leave_open,
        leave_running,
        clear_open,
        clear_running,
        rename,
        rematch,
        continue_from,
        answer,
        undo,
        resign,
        policy,
        vote,
        say,
        phrase,
        relieve,
    )
}


@pytest.mark.parametrize("deed", DEEDS)
def test_what_fails_to_commit_is_nowhere(desk: Desk, monkeypatch: pytest.MonkeyPatch, deed: str) -> None:
    """Whatever somebody does when the disk is full: it is refused, and afterwards all is as if it had not been."""
    scene = Scene(desk)
    desk.turn(BEAT)
    before, known = stored(desk), remembered(desk)
    disk = Disk(desk.registry.store, monkeypatch)
    disk.fail()
    with pytest.raises(NotStored):
        DEEDS[deed](desk, scene)
    disk.work()
    assert stored(desk) == before
    assert set(desk.registry.tables) <= {row["id"] for row in before["tables"]}, "a table that is nowhere stored"
    assert remembered(desk) == known
    desk.restart()
    assert remembered(desk) == known


def test_a_rematch_that_failed_can_be_asked_for_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its game is played and stored like any other."""
    scene = Scene(desk)
    disk = Disk(desk.registry.store, monkeypatch)
    disk.fail()
    with pytest.raises(NotStored):
        rematch(desk, scene)
    disk.work()
    again = desk.run(desk.registry.rematch(ANN, "here", scene.over.record.id))
    page = desk.page(again, 0)
    play_out(desk, [page], lambda page: 0)
    desk.restart()
    assert desk.table(again.record.id).record.standing == "ended"
    assert desk.table(scene.over.record.id).record.again == again.record.id


def test_what_came_after_it_fails_with_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a commit is under way more comes up for the next. If it fails, that has nothing to stand on: a log with a
    hole would be the end of the game."""
    page = desk.page(desk.open("me", "greedy", "greedy", seed="4"), 0)
    other = desk.page(desk.open("me", "greedy", seed="4"), 0)
    store, id = desk.registry.store, page.table.record.id
    logged = page.table.log_length
    writes: list[Batch] = []
    commit = store._commit_all

    def once(batch: Batch) -> None:
        writes.append(batch)
        if len(writes) == 1:
            raise sqlite3.OperationalError("disk I/O error")
        commit(batch)

    monkeypatch.setattr(store, "_commit_all", once)
    heard: list[tuple[int, bool]] = []

    async def keep(n: int) -> None:
        page.table.log(LogEntry("policy", 0, 0, "person", "{}", -1))
        store.on_commit(lambda worked: heard.append((n, worked)), id)

    async def play() -> None:
        await keep(1)
        store._coalesce(1)  # it is being written from here on
        await keep(2)
        other.table.record.turn = 3
        other.table.save("turn")
        await store.committed(other.table.record.id)

    desk.run(play())
    assert heard == [(1, False), (2, False)]
    found = [row["number"] for row in stored(desk)["log"] if row["table_id"] == id]
    assert found == list(range(logged))
    assert desk.table(id).log_length == logged
    assert not other.table.broken
    assert other.table.record.turn == 3


# -- one does not suffer for another ------------------------------------------------------------------------------


@pytest.fixture
def desk(database: str) -> Iterator[Desk]:
    desk = Desk(database)
    yield desk
    desk.close()


def test_only_the_guilty_table_is_broken_off(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    """Six tables answer at the same time, and one of them writes what no database takes."""
    pages = [desk.page(desk.open("me", "greedy", seed=str(n)), 0) for n in range(6)]
    guilty = pages[2]
    questions = [page.question for page in pages]
    frames = [len(page.frames) for page in pages]

    async def all_at_once() -> None:
        guilty.table.store.add(
            "line",
            {"table_id": guilty.table.record.id, "number": 0, "guest": "a", "name": "b", "phrase": None, "text": ""},
        )
        for page, question in zip(pages, questions, strict=True):
            assert question is not None
            page.table.receive(page.connection, Answer("one", question["id"], 0))
        await desk.registry.store.committed(pages[0].table.record.id)

    desk.run(all_at_once())
    for n, page in enumerate(pages):
        page.read()
        accepted = [frame for frame in page.frames[frames[n] :] if frame["type"] == "accepted"]
        assert bool(accepted) == (page is not guilty)
        assert page.connection.closed == (page is guilty)
    assert "did not take what one table wrote" in capsys.readouterr().err
    again = desk.page(desk.table(guilty.table.record.id), 0)
    assert again.question == questions[2]
    again.answer(0)
    assert [frame["type"] for frame in again.frames if frame["type"] == "accepted"]


def test_what_belongs_together_is_written_together(desk: Desk) -> None:
    """A rematch is a new table and a word at the old one: with one of them refused, neither is there."""
    store = desk.registry.store
    table = desk.open("me", "greedy")
    other = desk.open("me", "greedy")

    async def write() -> list[bool]:
        heard: dict[str, bool] = {}
        table.record.again = "somewhere"
        table.save("again")
        store.bind(table.record.id, "new")
        store.add("sitting", {"guest": None, "table_id": "new"})
        other.record.turn = 7
        other.save("turn")
        for id in (table.record.id, "new", other.record.id):
            store.on_commit(lambda worked, id=id: heard.update({id: worked}), id)  # type: ignore[misc]
        await store.committed(other.record.id)
        return list(heard.values())

    assert desk.run(write()) == [False, False, True]
    found = {row["id"]: row for row in stored(desk)["tables"]}
    assert found[table.record.id]["again"] == ""
    assert found[other.record.id]["turn"] == 7
    assert table.broken
    assert desk.table(table.record.id).record.again == ""


@pytest.mark.parametrize("bad", ["a\x00b", "line\nbreak", "\x1b[31m", "\u202e", "\x7f"])
def test_odd_characters_are_refused_before_they_are_written(desk: Desk, bad: str) -> None:
    """In ids, seeds, names and chat; the table that is asked for by such a name is not there."""
    page = desk.page(desk.open("me", "greedy", free_chat=True), 0)
    question = page.question
    assert question is not None
    for frame in (
        {"type": "answer", "id": bad, "question": question["id"], "option": 0},
        {"type": "answer", "id": "1", "question": bad, "option": 0},
        {"type": "say", "text": bad} if bad != "line\nbreak" else {"type": "say", "phrase": bad},
        {"type": "say", "phrase": bad},
    ):
        (refused,) = page.send(**frame)
        assert refused["type"] == "refused", frame
    assert page.question == question
    seats = [SeatWish("me"), SeatWish("bot")]
    with pytest.raises(Refusal, match="refused-text-odd"):
        desk.run(desk.registry.create(ANN, "here", NewTable("boss-monster", seats, seed=bad)))
    for look in (
        desk.registry.table(bad),
        desk.registry.join(ANN, "here", bad, Join()),
        desk.registry.visible_table(ANN, bad),
    ):
        with pytest.raises(Refusal, match="refused-no-table"):
            desk.run(look)
    if bad != "line\nbreak":
        with pytest.raises(Refusal, match="refused-text-odd"):
            desk.run(desk.registry.guests.rename(ANN, bad))
    page.answer(0)


def test_over_http_a_table_of_an_odd_name_is_not_there(database: str) -> None:
    """404, and not a word in the server's log."""
    live = LiveServer(database)
    try:
        ann = live.person()
        for path in ("/api/tables/a%00b", "/api/replays/a%00b", "/api/tables/a%00b/invite", "/api/tables/%E2%80%AE"):
            assert ann.get(path, 404)["error"] in ("refused-no-table", "refused-not-found")
        assert ann.post("/api/tables/a%00b/join", {}, 404)["error"] in ("refused-no-table", "refused-not-found")
        assert ann.put("/api/me", {"name": "a\x00b"}, 400)["error"] == "refused-text-odd"
        table = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": "a\x00b"}
        assert ann.post("/api/tables", table, 400)["error"] == "refused-text-odd"
    finally:
        live.close()


def test_a_name_that_was_not_stored_is_not_used(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guest hears that it did not work, and is called as before."""
    live = LiveServer(database)
    try:
        ann = live.person("Ann")
        store = live.app.app.state.registry.store  # type: ignore[attr-defined]
        disk = Disk(store, monkeypatch)
        disk.fail()
        assert ann.put("/api/me", {"name": "Anne"}, 503)["error"] == "refused-not-stored"
        seats = [{"kind": "me"}, {"kind": "open"}]
        assert ann.post("/api/tables", {"game": "boss-monster", "seats": seats}, 503)["error"] == "refused-not-stored"
        disk.work()
        assert ann.get("/api/me") == {"name": "Ann"}
        assert ann.get("/api/tables")["mine"] == []
    finally:
        live.close()
