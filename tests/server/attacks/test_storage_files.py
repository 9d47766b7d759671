"""The file beneath the server: held by another, cut, gone, full, locked, not to be written, or none at all."""

import contextlib
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.desk import Desk
from tests.server.live_server import LiveServer
from tests.server.postgresql import PostgreSQL
from tests.server.proof.process import ROOT, Server, serving
from underhall.cli import main
from underhall.errors import UnusableDatabase
from underhall.server import store as stores
from underhall.server.guests import guest_of
from underhall.server.store import NotStored, Store

pytestmark = [pytest.mark.once, pytest.mark.long]

TABLE = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "bot"}]}
ROOTLY = os.name == "posix" and os.getuid() == 0


def post(server: Server, path: str, body: object, token: str = "ann-has-this-very-token") -> httpx.Response:
    return httpx.post(f"{server.url}{path}", json=body, cookies={"underhall": token}, timeout=30)


def opened(server: Server, count: int) -> list[str]:
    """Some tables."""
    found = []
    for _ in range(count):
        reply = post(server, "/api/tables", TABLE)
        assert reply.status_code == 201, reply.text
        found.append(reply.json()["table"]["id"])
    return found


# -- one server at a time -----------------------------------------------------------------------------------------


def test_a_second_server_says_so_and_stops(tmp_path: Path) -> None:
    """In one sentence; the first goes on. When it is killed, the next one may."""
    with serving(tmp_path) as server:
        second = Server(tmp_path)
        second.start()
        assert second.process is not None
        assert second.process.wait() == 2
        second.process.stdout.close()
        told = server.errors.read_text()
        assert told.startswith(f"underhall: Another server is already using the database {server.file}.")
        assert len(told.splitlines()) == 1
        assert opened(server, 1)
        server.kill()
        server.start()
        server.wait()
        assert opened(server, 1)


def test_a_database_is_held_by_one_store_at_a_time(database: str) -> None:
    """Whichever it is; and let go of when the store is closed."""
    first = Store(database)
    with pytest.raises(UnusableDatabase, match="Another server is already using"):
        Store(database)
    first.release()
    Store(database).release()


def test_in_memory_everybody_has_their_own() -> None:
    """Nothing to hold there."""
    one, other = Store("sqlite://"), Store("sqlite://")
    one.release()
    other.release()


# -- what is missing ----------------------------------------------------------------------------------------------


def started(server: Server) -> str:
    """Start again; what is said meanwhile."""
    before = len(server.errors.read_text())
    server.start()
    server.wait()
    return server.errors.read_text()[before:]


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[Server]:
    """A server that was killed with everything in its journal."""
    server = Server(tmp_path)
    server.start()
    server.wait()
    opened(server, 5)
    server.kill()
    yield server
    server.kill()


def journal(server: Server) -> Path:
    return server.file.with_name("hall.db-wal")


def test_after_a_kill_nothing_is_missing(killed: Server) -> None:
    """Again and again: nobody cries wolf."""
    for _ in range(4):
        assert started(killed) == ""
        opened(killed, 3)
        killed.kill()


def test_a_journal_that_is_gone_is_noticed(killed: Server) -> None:
    """All that was in it is lost, and whoever starts the server hears of it, once."""
    journal(killed).unlink()
    told = started(killed)
    assert told.startswith("Warning: the last ")
    assert "-wal" in told
    killed.kill()
    assert started(killed) == ""


def test_a_journal_that_was_cut_is_noticed(killed: Server) -> None:
    """Only its head and the first page are there: how much of the file is in use depends on what was copied before."""
    os.truncate(journal(killed), 32 + 24 + 4096)
    assert "Warning: the last " in started(killed)


def test_an_older_copy_is_noticed(killed: Server, tmp_path: Path) -> None:
    """Somebody has put yesterday's file in place: true, and said."""
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--db", f"sqlite:///{killed.file}", "--lang", "en"]) == 0
    assert started(killed) == ""
    opened(killed, 3)
    killed.kill()
    journal(killed).unlink()
    shutil.copy(copy, killed.file)
    assert "Warning: the last 3 changes" in started(killed)


def test_a_fresh_start_is_no_loss(killed: Server) -> None:
    """Somebody has thrown everything away, or put another database there."""
    for file in killed.file.parent.glob("hall.db*"):
        if not file.name.endswith("-lock"):
            file.unlink()
    assert started(killed) == ""


def test_what_ends_cleanly_leaves_no_journal(tmp_path: Path) -> None:
    """After SIGTERM the file alone is everything."""
    server = Server(tmp_path)
    server.start()
    server.wait()
    ids = opened(server, 3)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    server.process.wait()
    server.process.stdout.close()
    assert not journal(server).exists() or journal(server).stat().st_size == 0
    with sqlite3.connect(server.file) as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (len(ids),)
    connection.close()


# -- a copy while people play -------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_is_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All that was acknowledged before is in it, and a server starts from it; copying the file alone is no backup."""
    with serving(tmp_path) as server:
        ids = opened(server, 10)
        copy = tmp_path / "copy.db"
        assert main(["backup", str(copy), "--db", f"sqlite:///{server.file}", "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"The database has been copied to {copy}; tables in it: {len(ids)}.\n"
        assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
        shutil.copy(server.file, tmp_path / "alone.db")
    desk = Desk(f"sqlite:///{copy}")
    for id in ids:
        assert desk.table(id).require_playable().session is not None
    desk.close()


@pytest.mark.parametrize("found", ["missing", "folder", "nonsense", "other", "itself", "no folder"])
def test_what_cannot_be_copied_is_said(tmp_path: Path, found: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In a sentence, and nothing is written or overwritten."""
    source, to = tmp_path / "hall.db", tmp_path / "copy.db"
    if found == "folder":
        source.mkdir()
    elif found == "nonsense":
        source.write_bytes(b"nonsense " * 1000)
    elif found == "other":
        with sqlite3.connect(source) as connection:
            connection.execute("create table cats (name text)")
        connection.close()
    elif found in ("itself", "no folder"):
        Store(f"sqlite:///{source}").release()
        to = source if found == "itself" else tmp_path / "nowhere" / "copy.db"
    before = source.read_bytes() if source.is_file() else b""
    assert main(["backup", str(to), "--db", f"sqlite:///{source}", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("underhall: ")
    assert len(told.splitlines()) == 1
    assert not source.is_file() or source.read_bytes() == before
    assert to == source or not to.exists()
    assert not list(tmp_path.glob("*.part*"))


def test_a_password_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database that lets nobody in is named without it, and no copy is begun."""
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--db", "postgresql://somebody:secret@localhost/games", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "postgresql://somebody:***@localhost/games" in told
    assert "secret" not in told
    assert not copy.exists()


# -- full, locked, read-only --------------------------------------------------------------------------------------


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    """A file system with hardly any room."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """What does not fit is refused; what was there stays readable; and once there is room, it goes on. Where nobody may
    mount anything, the next test has to do."""
    if not ROOTLY:
        return
    disk = tmp_path / "disk"
    disk.mkdir()
    with small_disk(disk, 2), serving(disk) as server:
        ids = fill(server)
        assert ids
        for id in ids:
            reply = httpx.get(f"{server.url}/api/tables/{id}", cookies={"underhall": "ann-has-this-very-token"})
            assert reply.status_code == 200
        assert "Traceback" not in server.errors.read_text()
        server.kill()
        subprocess.run(["mount", "-o", "remount,size=16m", str(disk)], check=True)
        started(server)
        more = opened(server, 2)
        for id in [*ids, *more]:
            reply = httpx.get(f"{server.url}/api/tables/{id}", cookies={"underhall": "ann-has-this-very-token"})
            assert reply.status_code == 200
        with sqlite3.connect(server.file) as connection:
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        connection.close()


def fill(server: Server) -> list[str]:
    """Open tables until there is no room for another."""
    ids: list[str] = []
    refused = 0
    while refused < 3:
        reply = post(server, "/api/tables", TABLE, f"guest-number-{len(ids):08}")
        if reply.status_code == 201:
            ids.append(reply.json()["table"]["id"])
            refused = 0
        else:
            assert reply.status_code == 503, reply.text
            assert reply.json()["error"] == "refused-not-stored"
            refused += 1
        assert len(ids) < 2000
    return ids


def test_a_database_that_says_it_is_full(tmp_path: Path) -> None:
    """SQLite's own limit, for everybody."""
    desk = Desk(tmp_path)
    store = desk.registry.store
    page = desk.page(desk.open("me", "greedy"), 0)
    question = page.question

    def shrink() -> None:
        assert store._connection is not None
        cursor = store._connection.cursor()
        cursor.execute("PRAGMA max_page_count=1")
        cursor.close()

    store._writer.submit(shrink).result()

    async def write() -> None:
        for n in range(500):
            await desk.registry.guests.rename(guest_of(f"bob {n}"), "B" * 20)

    with pytest.raises(NotStored):
        desk.run(write())
    desk.run(desk.registry.guests.rename(guest_of("bob"), "Bob"))
    assert desk.page(desk.table(page.table.record.id), 0).question == question
    desk.close()


def test_a_database_that_somebody_else_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tool holds it for longer than the server waits: what was asked meanwhile is refused, then all goes on."""
    monkeypatch.setattr(stores, "BUSY", 200)
    desk = Desk(tmp_path)
    page = desk.page(desk.open("me", "greedy"), 0)
    question = page.question
    assert question is not None
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotStored):
            desk.run(desk.registry.guests.rename(guest_of("ann"), "Anne"))
        desk.run(page._send({"type": "answer", "id": "1", "question": question["id"], "option": 0}))
        with contextlib.suppress(NotStored):
            desk.run(desk.registry.store.committed())
        assert page.connection.closed
        other.execute("ROLLBACK")
    assert desk.run(desk.registry.guests.name(guest_of("ann"))) == ""
    again = desk.page(desk.table(page.table.record.id), 0)
    assert again.question == question
    again.answer(0)
    assert again.frames[-1]["type"] in ("accepted", "update")
    desk.close()


def test_a_connection_that_is_lost_is_found_again(postgresql: PostgreSQL) -> None:
    """PostgreSQL was started anew: one commit fails, the next works."""
    url = postgresql.database()
    live = LiveServer(url)
    try:
        ann = live.person("Ann")
        with postgresql.connect(url) as other:
            # Of this database only: other tests use the same PostgreSQL at the same time.
            others = "datname = current_database() and pid <> pg_backend_pid()"
            other.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
        reply = ann.http.put("/api/me", json={"name": "Anne"})
        assert reply.status_code in (200, 503)
        assert ann.put("/api/me", {"name": "Annie"}) == {"name": "Annie"}
        assert ann.post("/api/tables", TABLE, 201)["table"]["standing"] == "running"
    finally:
        live.close()


# -- what is no database ------------------------------------------------------------------------------------------

SERVE = [sys.executable, "-m", "underhall.cli", "serve", "--lang", "en", "--port", "0", "--db"]
Said = Callable[[str], str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Said:
    """What `underhall serve` says of a database: one sentence, and nothing else."""

    def say(url: str) -> str:
        assert main(["serve", "--lang", "en", "--port", "0", *(["--db", url] if url else [])]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1, told.err
        return told.err

    return say


def test_a_file_that_is_no_database(tmp_path: Path, refused: Said) -> None:
    """Pages full of anything."""
    file = tmp_path / "hall.db"
    file.write_bytes(os.urandom(100_000))
    assert "is not an Underhall database, or is damaged" in refused(f"sqlite:///{file}")


def test_a_database_whose_first_pages_are_overwritten(tmp_path: Path, refused: Said) -> None:
    """It was one."""
    file = tmp_path / "hall.db"
    Store(f"sqlite:///{file}").release()
    with file.open("r+b") as raw:
        raw.seek(100)
        raw.write(b"\xff" * 8000)
    assert "is not an Underhall database, or is damaged" in refused(f"sqlite:///{file}")


def test_a_folder_instead_of_a_file(tmp_path: Path, refused: Said) -> None:
    assert "is a folder" in refused(f"sqlite:///{tmp_path}")


def test_a_path_that_cannot_be_made(tmp_path: Path, refused: Said) -> None:
    """There is a file where a folder would have to be."""
    (tmp_path / "file").write_text("")
    assert "cannot be opened for writing" in refused(f"sqlite:///{tmp_path / 'file' / 'hall.db'}")


def test_a_home_that_cannot_be_written(tmp_path: Path, refused: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --db the database is at home."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert "cannot be opened for writing" in refused("")


def test_a_file_system_that_is_read_only(tmp_path: Path, refused: Said) -> None:
    """A database that is there, but cannot be changed."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if ROOTLY:
        with small_disk(disk, 8):
            Store(f"sqlite:///{disk / 'hall.db'}").release()
            subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
            assert "cannot be opened for writing" in refused(f"sqlite:///{disk / 'hall.db'}")
            assert "cannot be opened for writing" in refused(f"sqlite:///{disk / 'new.db'}")
        return
    Store(f"sqlite:///{disk / 'hall.db'}").release()
    (disk / "hall.db").chmod(0o444)
    disk.chmod(0o555)
    try:
        assert "cannot be opened for writing" in refused(f"sqlite:///{disk / 'hall.db'}")
    finally:
        disk.chmod(0o755)


def test_a_database_of_a_newer_underhall(tmp_path: Path, refused: Said) -> None:
    """It has been brought to a shape that we do not know."""
    file = tmp_path / "hall.db"
    Store(f"sqlite:///{file}").release()
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    assert "was written by a newer version of Underhall" in refused(f"sqlite:///{file}")


def test_another_kind_of_database(refused: Said) -> None:
    """The password is nobody's business."""
    told = refused("mysql://ann:secret@localhost/games")
    assert "Underhall cannot use the database" in told
    assert "secret" not in told


def test_postgresql_that_does_not_answer(refused: Said) -> None:
    """Nobody listens at that port."""
    told = refused("postgresql://ann:secret@127.0.0.1:1/games")
    assert "The database postgresql://ann:***@127.0.0.1:1/games cannot be reached: Connection refused." in told
    assert "secret" not in told


def test_postgresql_without_that_database(refused: Said, postgresql: PostgreSQL) -> None:
    """What the server answers is told, and not how we asked."""
    address, _, query = postgresql.database().partition("?")
    told = refused(f"{address}_gone?{query}")
    assert re.search(r'cannot be reached: database "\w+_gone" does not exist\. Check the address, database name', told)


def test_sqlite_by_another_driver(refused: Said) -> None:
    """Installing something would not help."""
    assert "Underhall cannot use the database x.db" in refused("sqlite+aiosqlite:///x.db")


def test_postgresql_without_its_driver(refused: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what to install."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'underhall[postgresql]'" in refused("postgresql://localhost/games")


def test_the_server_runs_on_postgresql(postgresql: PostgreSQL) -> None:
    """From the first table to a kill and back."""
    url = postgresql.database()
    command = [*SERVE, url]
    ids: list[str] = []
    for _ in range(2):
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert running.stdout is not None
            line = running.stdout.readline()
            assert "http://" in line, running.stderr.read() if running.stderr is not None else ""
            server = line.split("http://")[1].split("/")[0]
            cookies = {"underhall": "ann-has-this-very-token"}
            for id in ids:
                assert httpx.get(f"http://{server}/api/tables/{id}", cookies=cookies, timeout=60).status_code == 200
            made = httpx.post(f"http://{server}/api/tables", json=TABLE, cookies=cookies, timeout=60)
            ids.append(made.json()["table"]["id"])
        finally:
            running.kill()
            running.communicate()
        postgresql.wait_until_left(url)
