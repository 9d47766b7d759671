"""The coach at the table: hints for whoever plays without other people, reports on games that are over."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.coach_processes import GATE
from tests.server.desk import PATIENCE, Desk, Page
from underhall.coach.hints import MOST_ADVISED
from underhall.kernel.types import WATCHER
from underhall.server.bodies import AskHint, Hint, Report, ReportProgress
from underhall.server.changes import Thought
from underhall.server.coach_messages import HINT_LIMIT, REPORT_LIMIT, Advised
from underhall.server.coaching import ABANDONED_AFTER, MOST_WAITING, Coach, Work
from underhall.server.guests import guest_of
from underhall.server.hint_process import advise
from underhall.server.protocol import Answer, Undo, Vote
from underhall.server.refusals import Refusal
from underhall.server.table import Table
from underhall.server.thinking import encode_thought
from underhall.server.thinking_messages import read_request

pytestmark = pytest.mark.once

HERE = "here"


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What the coach's processes do instead of thinking."""
    gate = tmp_path / "gate"
    gate.write_text("wait")
    monkeypatch.setenv(GATE, str(gate))
    monkeypatch.setattr(Coach, "hint_module", "tests.server.coach_processes")
    monkeypatch.setattr(Coach, "report_module", "tests.server.coach_processes")
    yield gate
    gate.write_text("go on")


@pytest.fixture
def broken(gate: Path, tmp_path: Path) -> Iterator[Desk]:
    """A desk whose coach does what the gate says."""
    desk = Desk(tmp_path)
    yield desk
    gate.write_text("go on")
    desk.close()


def hint(desk: Desk, page: Page, question: str | None = None, seat: int = 0, guest: str = "ann") -> Hint:
    return desk.run(asked_for_hint(desk, page, question, seat, guest))


def asked_for_hint(
    desk: Desk, page: Page, question: str | None = None, seat: int = 0, guest: str = "ann"
) -> Coroutine[Any, Any, Hint]:
    if question is None:
        assert page.question is not None
        question = page.question["id"]
    return desk.registry.coach.hint(page.table, guest_of(guest), HERE, AskHint(seat, question))


def at_a_choice(desk: Desk, page: Page) -> Page:
    """The page, once it is asked something with more than one answer."""
    for _ in range(20):
        if page.question is not None and len(page.question["options"]) > 1:
            return page
        if page.question is None:
            desk.turn(2)
        else:
            page.answer(page.question["safe"])
    raise AssertionError("nothing to choose")


def ended(desk: Desk, seed: str = "1", answers: int = 3) -> Table:
    """A table whose only person has ended the game after a few answers."""
    table = desk.open("me", "greedy", seed=seed)
    page = desk.page(table, 0)
    for _ in range(answers):
        at_a_choice(desk, page).answer(0)
    page.send(type="vote", yes=True)
    assert table.record.standing == "ended"
    return table


def report(desk: Desk, table: Table, guest: str = "ann", address: str = HERE) -> str | ReportProgress:
    return desk.run(desk.registry.coach.report(table, guest_of(guest), address))


def made(desk: Desk, table: Table, guest: str = "ann") -> str:
    """The report, asked for until it is there."""
    end = time.monotonic() + PATIENCE
    while isinstance(found := report(desk, table, guest), ReportProgress):
        assert time.monotonic() < end
        desk.run(asyncio.sleep(0.02))
    return found


async def while_it_waits(desk: Desk, asking: Coroutine[Any, Any, Any], *acts: Any) -> Any:
    """What comes of a request when these things happen while it is thought about."""
    task = asyncio.get_running_loop().create_task(asking)
    await asyncio.sleep(0)
    for act in acts:
        act()
        await asyncio.sleep(0)
    desk.time.turn(0)
    return await asyncio.wait_for(task, PATIENCE)


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_names_the_best_options_of_the_question(desk: Desk) -> None:
    """Each once, the best first, with chances between never and always; the game has not moved."""
    page = at_a_choice(desk, desk.page(desk.open("me", "greedy"), 0))
    assert page.question is not None
    frames = len(page.frames)
    found = hint(desk, page)
    assert found.question == page.question["id"]
    places = [option.option for option in found.options]
    assert 1 <= len(places) <= MOST_ADVISED
    assert len(set(places)) == len(places)
    assert all(0 <= place < len(page.question["options"]) for place in places)
    chances = [option.chance for option in found.options]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert len(page.frames) == frames


def test_the_process_thinks_about_the_game_as_it_stands(desk: Desk) -> None:
    """Also in the middle of a turn, from the state at its beginning."""
    page = at_a_choice(desk, desk.page(desk.open("me", "greedy"), 0))
    session = page.table.session
    assert session is not None
    decision = session.game.decision_of(0)
    assert decision is not None
    reply = advise(read_request(encode_thought(Thought("", session.game, decision))))
    assert isinstance(reply, Advised)
    assert {place for place, _, _ in reply.options} <= set(range(len(decision.codes)))


def test_a_hot_seat_game_of_one_guest_has_hints(broken: Desk, gate: Path) -> None:
    """Nobody else is there to be harmed."""
    table = broken.open("me", "me")
    pages = [broken.page(table, seat) for seat in (0, 1)]
    while not (asked := [page for page in pages if page.question and len(page.question["options"]) > 1]):
        next(page for page in pages if page.question).answer(0)
    gate.write_text("babble")
    with pytest.raises(Refusal, match="refused-hint-failed"):  # it was let in
        hint(broken, asked[0], seat=asked[0].seat)


def test_where_other_people_play_there_are_no_hints(broken: Desk) -> None:
    """Not for anybody, nor while the other one is away; once the other has resigned, only bots are left."""
    ann, bob = broken.friends("bob")
    for page, seat, guest in ((ann, 0, "ann"), (bob, 1, "bob")):
        with pytest.raises(Refusal, match="refused-hint-people") as refused:
            hint(broken, page, "0.1", seat, guest)
        assert refused.value.status == 403
    bob.shut()
    with pytest.raises(Refusal, match="refused-hint-people"):
        hint(broken, ann, "0.1")


def test_nobody_gets_a_hint_on_anothers_seat(broken: Desk) -> None:
    """Not a watcher, not on a bot's seat, not on one that is not there."""
    table = broken.open("me", "greedy")
    at_a_choice(broken, broken.page(table, 0))
    watcher = broken.page(table, WATCHER, "bob")
    for seat, guest in ((0, "bob"), (WATCHER, "bob"), (1, "ann"), (99, "ann"), (-1, "ann")):
        with pytest.raises(Refusal, match="refused-not-your-seat"):
            hint(broken, watcher, "0.1", seat, guest)
    assert broken.registry.coach.hints.process is None


def test_a_question_that_is_not_open_has_no_hint(broken: Desk) -> None:
    """Neither one that never was, nor one of before, nor any after the end."""
    page = at_a_choice(broken, broken.page(broken.open("me", "greedy"), 0))
    assert page.question is not None
    before = page.question["id"]
    page.answer(0)
    for question in (before, "", "x", "\u0000" * 99):
        with pytest.raises(Refusal, match="refused-stale"):
            hint(broken, page, question)
    page.send(type="vote", yes=True)
    with pytest.raises(Refusal, match="refused-over"):
        hint(broken, page, before)


@pytest.mark.parametrize("meanwhile", ["answered", "undone", "ended", "unloaded"])
def test_a_hint_on_a_question_that_is_gone_is_dropped(broken: Desk, gate: Path, meanwhile: str) -> None:
    """Whatever has become of it."""
    page = at_a_choice(broken, broken.page(broken.open("me", "greedy"), 0))
    if meanwhile == "undone":
        page.answer(0)
        page = at_a_choice(broken, page)
    assert page.question is not None
    table, connection = page.table, page.connection
    acts = {
        "answered": lambda: table.receive(connection, Answer("x", page.question["id"], 0)),  # type: ignore[index]
        "undone": lambda: table.receive(connection, Undo()),
        "ended": lambda: table.receive(connection, Vote(True)),
        "unloaded": table.close_session,
    }
    with pytest.raises(Refusal, match="refused-stale"):
        broken.run(
            while_it_waits(broken, asked_for_hint(broken, page), acts[meanwhile], partial(gate.write_text, "babble"))
        )


@pytest.mark.parametrize("how", ["die", "babble"])
def test_a_process_that_fails_is_replaced(
    broken: Desk, gate: Path, how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whoever asked hears that there is no hint, the log says why, and the next one is asked all the same."""
    page = at_a_choice(broken, broken.page(broken.open("me", "greedy"), 0))
    gate.write_text(how)
    for _ in range(2):
        with pytest.raises(Refusal, match="refused-hint-failed") as refused:
            hint(broken, page)
        assert refused.value.status == 503
    assert "coach: its process has died" in capfd.readouterr().err
    assert page.answer(0)  # the game goes on


def test_a_process_that_hangs_is_ended(broken: Desk, capfd: pytest.CaptureFixture[str]) -> None:
    """When its time is over."""
    page = at_a_choice(broken, broken.page(broken.open("me", "greedy"), 0))
    with pytest.raises(Refusal, match="refused-hint-failed"):
        broken.run(while_it_waits(broken, asked_for_hint(broken, page), partial(broken.time.turn, HINT_LIMIT)))
    assert "it was not done within 60 seconds" in capfd.readouterr().err
    assert broken.registry.coach.hints.process is None


def test_a_guest_has_one_hint_at_a_time(broken: Desk, gate: Path) -> None:
    """A second wish takes the place of the first."""
    page = at_a_choice(broken, broken.page(broken.open("me", "greedy"), 0))

    async def twice() -> list[Any]:
        first = asyncio.create_task(asked_for_hint(broken, page))
        await asyncio.sleep(0)
        second = asyncio.create_task(asked_for_hint(broken, page))
        await asyncio.sleep(0)
        gate.write_text("babble")
        return list(await asyncio.gather(first, second, return_exceptions=True))

    first, second = broken.run(twice())
    assert [str(first), str(second)] == ["refused-busy", "refused-hint-failed"]


def test_a_flood_of_wishes_is_refused(tmp_path: Path, gate: Path) -> None:
    """So many in a minute of one guest; the queue is never longer than that."""
    desk = Desk(tmp_path, limits=True)
    page = at_a_choice(desk, desk.page(desk.open("me", "greedy"), 0))

    async def flood() -> list[Any]:
        tasks = [asyncio.create_task(asked_for_hint(desk, page)) for _ in range(30)]
        await asyncio.sleep(0)
        gate.write_text("babble")
        return await asyncio.gather(*tasks, return_exceptions=True)

    found = [str(each) for each in desk.run(flood())]
    desk.close()
    assert found.count("refused-too-fast") == 10
    assert found.count("refused-busy") == 19
    assert found.count("refused-hint-failed") == 1


def test_the_queue_has_an_end(broken: Desk, gate: Path) -> None:
    """What comes after it is refused, and what waits is done in its turn."""
    desk = broken
    table = desk.open("me", "greedy")
    page = at_a_choice(desk, desk.page(table, 0))
    coach = desk.registry.coach
    _, thought = coach._thought(table, guest_of("ann"), AskHint(0, page.question["id"]))  # type: ignore[index]

    async def fill() -> list[object]:
        done: list[object] = []
        for number in range(MOST_WAITING):
            coach.hints.begin(Work("x", str(number), encode_thought(thought), done.append))
        with pytest.raises(Refusal, match="refused-busy") as refused:
            await asked_for_hint(desk, page)
        assert refused.value.status == 429
        gate.write_text("babble")
        end = time.monotonic() + PATIENCE
        while len(done) < MOST_WAITING:
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
        return done

    assert len(desk.run(fill())) == MOST_WAITING


# -- reports -----------------------------------------------------------------------------------------------------------


def test_a_report_is_made_once_and_kept(desk: Desk) -> None:
    """Also for the next start of the server; everybody who may see the game may see it."""
    table = ended(desk)
    text = made(desk, table)
    found = msgspec.json.decode(text, type=Report)
    assert [point.at for point in found.curve] == sorted(point.at for point in found.curve)
    assert all(abs(sum(point.chances) - 1) < 1e-9 for point in found.curve)
    assert len(found.seats) == 2
    assert report(desk, table, "bob") == text
    assert desk.registry.coach.reports.process is None
    desk.settle()
    desk.restart()
    assert report(desk, desk.table(table.record.id), "cleo") == text


def makes_reports(desk: Desk) -> bool:
    """Whether there is a process for it."""
    return desk.registry.coach.reports.process is not None


def test_a_report_that_nobody_asks_about_is_dropped(broken: Desk) -> None:
    """Its process is ended; whoever comes back begins again."""
    table = ended(broken)
    assert report(broken, table) == ReportProgress(0.0, 0)
    assert makes_reports(broken)
    broken.turn(ABANDONED_AFTER - 1)
    assert report(broken, table, "bob") == ReportProgress(0.0, 0)
    broken.turn(ABANDONED_AFTER - 1)
    assert makes_reports(broken)
    broken.turn(1)
    assert not makes_reports(broken)
    assert report(broken, table) == ReportProgress(0.0, 0)


def test_reports_wait_for_each_other(broken: Desk) -> None:
    """One is made at a time; a guest has one at a time; those who wait hear how many come first."""
    tables = [ended(broken, seed) for seed in "123"]
    assert report(broken, tables[0], "ann") == ReportProgress(0.0, 0)
    assert report(broken, tables[1], "bob") == ReportProgress(0.0, 1)
    with pytest.raises(Refusal, match="refused-report-one") as refused:
        report(broken, tables[2], "ann")
    assert refused.value.status == 429
    assert report(broken, tables[1], "ann") == ReportProgress(0.0, 1)
    broken.turn(ABANDONED_AFTER)
    assert report(broken, tables[2], "ann") == ReportProgress(0.0, 0)


@pytest.mark.parametrize("how", ["die", "babble"])
def test_a_report_that_fails_says_so_once(
    broken: Desk, gate: Path, how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """Then it is tried again if somebody asks again."""
    table = ended(broken)
    gate.write_text(how)
    for _ in range(2):
        with pytest.raises(Refusal, match="refused-report-failed") as refused:
            made(broken, table)
        assert refused.value.status == 503
    assert f"table {table.record.id}: coach: its process has died" in capfd.readouterr().err


def test_a_report_that_hangs_is_given_up(broken: Desk) -> None:
    """However often somebody asks."""
    table = ended(broken)
    begun = broken.time.now()
    report(broken, table)
    while broken.time.now() < begun + REPORT_LIMIT - ABANDONED_AFTER:
        broken.turn(ABANDONED_AFTER - 1)
        assert report(broken, table) == ReportProgress(0.0, 0)
    broken.turn(ABANDONED_AFTER - 1)
    broken.turn(1)
    with pytest.raises(Refusal, match="refused-report-failed"):
        report(broken, table)


def test_a_game_of_older_rules_has_no_report(broken: Desk) -> None:
    """It cannot be played again, and the refusal says so."""
    table = ended(broken)
    table.record.rules -= 1
    with pytest.raises(Refusal, match="refused-report-old-rules"):
        report(broken, table)


def test_a_server_that_stops_leaves_no_process_behind(broken: Desk) -> None:
    """Whoever waits hears something."""
    table = ended(broken)
    report(broken, table)
    process = broken.registry.coach.reports.process
    assert process is not None
    broken.run(broken.registry.close())
    assert not process.is_alive
