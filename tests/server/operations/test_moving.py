"""Whole databases: copied, restored and moved between SQLite and PostgreSQL without the loss of a letter."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.cli.shell import Shell
from tests.server.operations.rows import fill
from tests.server.postgresql import PostgreSQL
from underhall.errors import UnusableDatabase
from underhall.server import migrations
from underhall.server.backup import copy_database
from underhall.server.moving import contents, migrate_database, move_database, open_plain, restore_database
from underhall.server.store import Store

pytestmark = pytest.mark.once


def content(url: str) -> dict[str, tuple[int, str]]:
    engine = open_plain(url)
    try:
        with engine.connect() as connection:
            return contents(connection)
    finally:
        engine.dispose()


def sqlite(file: Path) -> str:
    return f"sqlite:///{file}"


def test_there_and_back_everything_is_the_same(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """SQLite to PostgreSQL, a backup of that, restored to both kinds: every row of every kind, byte by byte."""
    first, second = sqlite(tmp_path / "first.db"), postgresql.database()
    fill(first)
    before = content(first)
    assert all(count >= 3 or name == "history" for name, (count, _) in before.items())
    assert move_database(first, second) == sum(count for count, _ in before.values())
    assert content(second) == content(first) == before
    copy = tmp_path / "copy.db"
    held = Store(second)  # a server runs meanwhile
    try:
        assert copy_database(second, copy) == before["tables"][0]
    finally:
        held.release()
    assert sorted(file.name for file in tmp_path.glob("copy.db*")) == ["copy.db"]
    third, fourth = sqlite(tmp_path / "third.db"), postgresql.database()
    restore_database(copy, third)
    restore_database(copy, fourth)
    assert content(third) == content(fourth) == before


def test_a_command_by_itself_knows_every_table(tmp_path: Path) -> None:
    """Also what nothing else has imported: people's accounts once stayed behind when a copy was restored."""
    first, second = sqlite(tmp_path / "first.db"), sqlite(tmp_path / "second.db")
    fill(first)
    with closing(sqlite3.connect(tmp_path / "first.db")) as database:
        there = {name for (name,) in database.execute("select name from sqlite_master where type = 'table'")}
    assert there - {"alembic_version", "leases", "processes"} == content(first).keys()
    command = [sys.executable, "-m", "underhall", "move", "--from", first, "--to", second]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert content(second) == content(first)


def test_nothing_is_ever_overwritten(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """A database with anything in it is refused, and so is moving one onto itself; both stay as they were."""
    first, second = sqlite(tmp_path / "first.db"), postgresql.database()
    fill(first)
    move_database(first, second)
    before = content(second)
    for target in (second, first, f"sqlite:///{tmp_path}/../{tmp_path.name}/first.db"):
        with pytest.raises(UnusableDatabase, match="not empty"):
            move_database(first, target)
    assert content(second) == content(first) == before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_in_use_is_refused(tmp_path: Path, postgresql: PostgreSQL, kind: str) -> None:
    """As source and as target, and for a migration."""
    used = sqlite(tmp_path / "used.db") if kind == "sqlite" else postgresql.database()
    other = sqlite(tmp_path / "other.db")
    Store(other).release()
    running = Store(used)
    try:
        for work in (
            lambda: move_database(used, sqlite(tmp_path / "new.db")),
            lambda: move_database(other, used),
            lambda: migrate_database(used),
        ):
            with pytest.raises(UnusableDatabase, match="Another server"):
                work()
    finally:
        running.release()


def left_by_the_version_before(file: Path) -> str:
    """A database without the last step of all migrations; the step that it has."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    last = ScriptDirectory.from_config(config).get_revision("head")
    assert last is not None
    assert isinstance(last.down_revision, str)
    engine = open_plain(sqlite(file))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, last.down_revision)
    engine.dispose()
    return last.down_revision


def test_a_newer_database_is_refused_and_an_older_one_updated(tmp_path: Path) -> None:
    """The copy itself stays as it was."""
    copy, newer = tmp_path / "copy.db", tmp_path / "newer.db"
    step = migrate_database(sqlite(newer))
    assert left_by_the_version_before(copy) != step
    with closing(sqlite3.connect(newer, isolation_level=None)) as changed:
        changed.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UnusableDatabase, match="newer version"):
        restore_database(newer, sqlite(tmp_path / "new.db"))
    before = copy.read_bytes()
    restore_database(copy, sqlite(tmp_path / "restored.db"))
    assert copy.read_bytes() == before
    assert migrate_database(sqlite(tmp_path / "restored.db")) == step


def test_what_is_no_database_is_told(shell: Shell) -> None:
    """In a sentence, and nothing is made in its place."""
    Path("text.db").write_text("no database at all " * 100)
    for line, words in (
        ("move --from sqlite:///nothing.db --to sqlite:///new.db", "There is no database nothing.db"),
        ("move --from sqlite:///text.db --to sqlite:///new.db", "text.db is not an Underhall database"),
        ("restore nothing.db --db sqlite:///new.db", "There is no database nothing.db"),
        ("restore . --db sqlite:///new.db", "is a folder"),
        ("move --from nonsense --to sqlite:///new.db", "--from"),
        ("migrate --db mysql://host/games", "cannot use the database"),
    ):
        done = shell(line)
        assert done.code == 2, line
        assert words in " ".join(done.err.split()), line
    assert not Path("new.db").exists()
    assert not Path("nothing.db").exists()
