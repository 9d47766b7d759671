"""Tables whose cards have changed since: they go on with the new ones and say so, and a card that is gone is named.

A second process has another package: with one hero more, before all others. It opens what this one stored, and the
other way round. What it does there are the functions below whose names begin with `there_`.
"""

import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import underhall
from tests.earlier.test_changes import changed
from tests.server.desk import Desk, Page, play_out
from underhall.errors import UnknownInState
from underhall.server.guests import guest_of
from underhall.server.refusals import Refusal
from underhall.server.replays import OPEN_HANDS, OldReplay, moments_of
from underhall.server.schema import LOG, STATES, TABLES
from underhall.server.store import Row, rows
from underhall.server.table import Table

pytestmark = [pytest.mark.once, pytest.mark.long]

ROOT: Final = Path(__file__).parents[2]
NEW_CARD: Final = "gargoyle-guide"
OLD_CARD: Final = "pugi-the-druidess"
TURN: Final = 3  # to which the running game is played


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return changed(tmp_path_factory.mktemp("changed"))


def run_there(package: Path, function: str, folder: Path) -> str:
    """Call a function of this module, with the changed package; what it printed."""
    command = [sys.executable, "-c", f"from {__name__} import *; {function}(Path({str(folder)!r}))"]
    env = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def any_option(luck: random.Random, page: Page) -> int:
    assert page.question is not None
    return luck.randrange(len(page.question["options"]))


def answer_some(desk: Desk, page: Page, count: int) -> None:
    luck = random.Random(page.table.record.seed)
    for _ in range(count):
        if page.question is None:
            desk.turn(2.0)
        else:
            page.answer(any_option(luck, page))


def answer_until(desk: Desk, page: Page, turn: int) -> None:
    while page.view["turn"] < turn:
        answer_some(desk, page, 1)


def stored_tables(desk: Desk) -> dict[str, Row]:
    """The rows of all tables, by the name of their edition and how far they have come."""
    found = desk.run(desk.registry.store.read(lambda connection: list(rows(connection, TABLES.select()))))
    return {row["standing"] if row["turn"] else "setup": row for row in found}


def fill(folder: Path) -> None:
    """A database with a table that is running, one that is over, and one whose first turn has not begun."""
    desk = Desk(folder)
    running = desk.page(desk.open("me", "greedy", seed="running"), 0)
    answer_until(desk, running, TURN)
    answer_some(desk, running, 1)
    over = desk.page(desk.open("me", "greedy", seed="over"), 0)
    luck = random.Random("over")
    play_out(desk, [over], lambda page: any_option(luck, page))
    desk.open("me", "greedy", seed="setup")
    assert set(stored_tables(desk)) == {"running", "ended", "setup"}
    desk.close()


def phrases(table: Table) -> list[str]:
    assert all((line.guest, line.name, line.text) == (-1, "", "") for line in table.lines)
    return [line.phrase for line in table.lines]


def log_kinds(desk: Desk, table: Table) -> list[str]:
    query = LOG.select().where(LOG.c.table_id == table.record.id).order_by(LOG.c.number)
    return [row["kind"] for row in desk.run(desk.registry.store.read(lambda connection: list(rows(connection, query))))]


def last_state(desk: Desk, table: Table) -> bytes:
    query = STATES.select().where(STATES.c.table_id == table.record.id).order_by(STATES.c.number.desc())
    found = desk.run(desk.registry.store.read(lambda connection: list(rows(connection, query))))
    return bytes(found[0]["state"])


def look_back(table: Table) -> None:
    """Every moment, with open hands; each event is told once."""
    first, answers, told = 0, table.record.answers, 0
    while first <= answers:
        found = moments_of(table, OPEN_HANDS, first, first + 50)
        first += len(found.moments)
        told += sum(len(moment.events) for moment in found.moments)
    assert isinstance(table.replay, OldReplay)
    assert told > answers
    assert len(found.turns) > 2


# -- a card more --------------------------------------------------------------------------------------------------


def test_a_running_table_goes_on_with_the_new_cards_and_says_so(package: Path, tmp_path: Path) -> None:
    fill(tmp_path)
    assert run_there(package, "there_goes_on", tmp_path) == "over\n"


def there_goes_on(folder: Path) -> None:
    desk = Desk(folder)
    before = stored_tables(desk)["running"]
    table = desk.table(before["id"]).require_playable()
    assert phrases(table) == ["notice-cards-changed"]
    assert log_kinds(desk, table)[-1] == "cards"
    assert before["cards"] != table.info.cards == stored_tables(desk)["running"]["cards"]
    page = desk.page(table, 0)
    assert [line["phrase"] for line in page.you["lines"]] == ["notice-cards-changed"]
    assert page.view["turn"] == before["turn"]
    answer_some(desk, page, 3)
    fingerprint = page.shown["view"]

    desk.restart()  # once is enough
    table = desk.table(before["id"]).require_playable()
    assert phrases(table) == ["notice-cards-changed"]
    assert log_kinds(desk, table).count("cards") == 1
    assert not table.is_current
    page = desk.page(table, 0)
    assert page.shown["view"] == fingerprint
    if page.shown["undo"]:
        page.send(type="undo")
    luck = random.Random("there")
    play_out(desk, [page], lambda page: any_option(luck, page))
    look_back(table)

    desk.restart()
    table = desk.table(before["id"]).require_playable()
    look_back(table)
    assert table.session is not None
    save = table.session.game.save()
    assert underhall.engine.load(save).over
    desk.close()
    print("over")


def test_a_finished_game_is_looked_back_at_as_it_was(package: Path, tmp_path: Path) -> None:
    fill(tmp_path)
    desk = Desk(tmp_path)
    table = desk.table(stored_tables(desk)["ended"]["id"])
    seen = [str(cards) for cards in cards_by_turn(table)]
    desk.close()
    assert run_there(package, "there_looks_back", tmp_path).splitlines() == seen


def there_looks_back(folder: Path) -> None:
    desk = Desk(folder)
    before = stored_tables(desk)["ended"]
    table = desk.table(before["id"]).require_playable()
    look_back(table)
    assert phrases(table) == []
    assert stored_tables(desk)["ended"]["cards"] == before["cards"]
    assert table.session is not None
    assert underhall.engine.load(table.session.game.save()).over
    for cards in cards_by_turn(table):
        print(cards)
    desk.close()


def cards_by_turn(table: Table) -> list[list[str]]:
    """What everybody has built and holds at the beginning of each turn but the first."""
    found = []
    for at in moments_of(table, OPEN_HANDS, 0, 0).turns:
        view = msgspec.json.decode(moments_of(table, OPEN_HANDS, at, at).moments[0].view)
        if view["turn"] > 1:
            found.append([str(view["turn"]), *(str(seat) for seat in view["seats"])])
    return found


def test_a_game_without_a_turn_yet_is_dealt_anew(package: Path, tmp_path: Path) -> None:
    fill(tmp_path)
    assert run_there(package, "there_deals_anew", tmp_path) == "turn 1\n"


def there_deals_anew(folder: Path) -> None:
    desk = Desk(folder)
    id = stored_tables(desk)["setup"]["id"]
    for _ in range(2):
        table = desk.table(id).require_playable()
        assert phrases(table) == ["notice-cards-dealt-anew"]
        assert table.is_current
        desk.restart()
    page = desk.page(desk.table(id), 0)
    answer_until(desk, page, 1)
    assert NEW_CARD.encode() in last_state(desk, page.table)
    print("turn", page.view["turn"])
    desk.close()


# -- a card less --------------------------------------------------------------------------------------------------


def test_a_card_that_is_gone_is_named_and_the_table_stays_as_it_is(
    package: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_there(package, "fill", tmp_path)
    desk = Desk(tmp_path)
    before = stored_tables(desk)
    for standing in ("running", "ended"):
        for look in (desk.registry.visible_table, desk.registry.seated_table):
            with pytest.raises(Refusal, match="error-unknown-in-state") as refusal:
                desk.run(look(guest_of("ann"), before[standing]["id"]))
            assert refusal.value.problem.args == {"why": "card", "name": NEW_CARD}
        assert NEW_CARD in capsys.readouterr().err
    listed = desk.run(desk.registry.list_tables(guest_of("ann"))).mine
    assert {own.table.problem for own in listed if own.table.turn} == {"refused-other-cards"}
    finished = desk.run(desk.registry.list_finished(guest_of("ann")))
    assert {record.problem for record in finished} == {"refused-other-cards"}
    desk.restart()
    assert stored_tables(desk) == before
    desk.close()


def test_a_card_that_is_gone_from_an_earlier_turn_is_named(package: Path, tmp_path: Path) -> None:
    """A replay shows nothing else in its place."""
    run_there(package, "fill", tmp_path)
    with sqlite3.connect(tmp_path / "hall.db") as connection:  # the card is not in the last turn any more
        last = "number = (select max(number) from states where table_id = s.table_id)"
        for id, state in connection.execute(f"select table_id, state from states as s where {last}").fetchall():
            other = msgspec.msgpack.encode(without_new_card(msgspec.msgpack.decode(state)))
            connection.execute(f"update states as s set state = ? where table_id = ? and {last}", (other, id))
    connection.close()
    desk = Desk(tmp_path)
    table = desk.table(stored_tables(desk)["ended"]["id"]).require_playable()
    with pytest.raises(UnknownInState, match=NEW_CARD):
        moments_of(table, OPEN_HANDS, 0, 50)
    desk.close()


def without_new_card(value: Any) -> Any:
    """A part of a state with another hero in place of the new one."""
    if isinstance(value, dict):
        return {name: without_new_card(each) for name, each in value.items()}
    if isinstance(value, list):
        return [without_new_card(each) for each in value]
    return OLD_CARD if value == NEW_CARD else value
