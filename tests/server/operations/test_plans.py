"""What is asked of the database goes along indexes, however many tables are stored: nothing reads all of them. And a
server that has run for a while leaves nothing behind."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from tests.server.desk import Desk
from underhall.server.accounts.friends import friends_of
from underhall.server.accounts.profiles import people_at, profile_of
from underhall.server.accounts.replacing import replace_rows
from underhall.server.lists import finished, going_on
from underhall.server.moderation import desk as moderation

pytestmark = pytest.mark.once

LARGE = ("tables", "sitting", "log", "lines", "states", "rated", "ratings", "friends", "accounts", "guests")
ACCOUNT = {"person": "ann", "name": "Ann", "created": 0}
QUESTIONS: dict[str, Callable[[Connection], object]] = {
    "lists": lambda connection: going_on(connection, "ann", "", ""),
    "finished games": lambda connection: finished(connection, "ann", ""),
    "a profile": lambda connection: profile_of(connection, ACCOUNT, "bob"),
    "friends": lambda connection: friends_of(connection, "ann"),
    "one guest for another": lambda connection: replace_rows(connection, "ann", "bob", "Bob"),
    "the admin page": moderation.tables,
}
BY_PERSON = ("a profile", "one guest for another")


def plans(desk: Desk, question: Callable[[Connection], object]) -> list[str]:
    """How SQLite goes about all that is asked."""
    asked: list[tuple[str, Any]] = []
    engine = desk.registry.store.engine

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        asked.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", note)
    with engine.connect() as connection:
        question(connection)
        connection.rollback()
    event.remove(engine, "before_cursor_execute", note)
    with engine.connect() as connection:
        cursor: Any = connection.connection.cursor()
        return [
            str(step[3])
            for statement, parameters in asked
            for step in cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()
        ]


@pytest.mark.parametrize("name", QUESTIONS)
def test_nothing_reads_all_there_is(desk: Desk, name: str) -> None:
    table = desk.open("me", "greedy")
    found = plans(desk, QUESTIONS[name])
    assert found
    assert not [step for step in found if step.startswith("SCAN") and step.split()[1] in LARGE], found
    if name in BY_PERSON:  # of one person's tables there are few: not by all that are over
        assert not [step for step in found if "(standing=?)" in step], found
    assert not [step for step in plans(desk, lambda it: people_at(it, table.record)) if step.startswith("SCAN")]


@pytest.mark.long
def test_a_server_leaves_nothing_behind() -> None:
    """A few seconds of the soak: people play, come and go; afterwards no task, socket, file or row is left."""
    script = Path(__file__).parents[3] / "bench" / "live_tables.py"
    few = ["--tables", "4", "--think", "0.1", "--warm", "1", "--seconds", "6", "--growth", "2", "--soak"]
    done = subprocess.run([sys.executable, script, *few], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
